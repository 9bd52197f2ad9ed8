"use strict"
{
  const root = document.documentElement
  const all = (selector, within = document) => [...within.querySelectorAll(selector)]
  const control = (id) => document.getElementById(id)
  const show = (what, text) => all(`[data-shows="${what}"]`).forEach((element) => { element.textContent = text })
  const categories = all("#ticks li").map((tick) => tick.dataset)
  const texts = all("[data-length]").map((element) => ({ element, own: element.textContent }))

  function setSize() {
    const { name, title, label } = categories[control("size").value]
    control("size").setAttribute("aria-valuetext", title)
    show("category", label)
    for (const element of all("[data-follows]")) element.dataset.contentSize = name
    for (const [kind, own] of [["small", categories[0]], ["largest", categories.at(-1)]]) {
      const shown = own.name === name ? categories[control("size").defaultValue] : own
      for (const phone of all(`.phone-${kind}`)) {
        phone.querySelector("figcaption span").textContent = shown.label
        phone.querySelector(".screen").dataset.contentSize = shown.name
      }
    }
    for (const mark of all("[data-at]")) mark.hidden = !mark.dataset.at.split(" ").includes(name)
    for (const tick of all("#ticks li")) tick.classList.toggle("current", tick.dataset.name === name)
    for (const cell of all("th[data-category], td[data-content-size], td[data-metric-at]")) {
      const { category, contentSize, metricAt } = cell.dataset
      cell.classList.toggle("current", [category, contentSize, metricAt].includes(name))
    }
    for (const entry of all(".entry")) {
      const size = parseFloat(getComputedStyle(entry.querySelector(".sample")).fontSize)
      entry.querySelector("[data-shows=size]").textContent = Math.round(size * 100) / 100
    }
    showColumn()
    markTexts()
  }

  // Marks the texts of the app of which a part is not seen.
  function markTexts() {
    for (const text of all(".label")) {
      const isCut = text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1
      text.previousElementSibling.querySelector(".mark").hidden = !isCut
    }
  }

  // Moves the chosen column to the middle of its table, and no column halfway below the first one, which stays.
  function showColumn() {
    for (const scroller of all(".scroller")) {
      const { offsetLeft, offsetWidth } = scroller.querySelector("th.current")
      const middle = offsetLeft - (scroller.clientWidth - offsetWidth) / 2
      const first = scroller.querySelector(".corner").offsetWidth
      const starts = all("th[data-category]", scroller).map((head) => head.offsetLeft - first)
      scroller.scrollLeft = Math.max(0, ...starts.filter((start) => start <= middle))
    }
  }

  function setText() {
    const { value, selectedOptions } = control("sample")
    const { language, direction, ...samples } = selectedOptions[0].dataset
    const text = control("own").value.trim()
    if (value === "own" && text) Object.assign(samples, { short: text, long: text, word: text.split(/\s/)[0] })
    for (const { element, own } of texts) {
      element.textContent = samples[element.dataset.length] || own
      element.lang = language || ""
      element.dir = direction || (value === "own" ? "auto" : "ltr")
      if (!language) element.removeAttribute("lang")
    }
    control("own").parentElement.hidden = value !== "own"
    control("unmeasured").hidden = !language
    showColumn()
  }

  function setWidth() {
    const { value } = control("width")
    control("width").setAttribute("aria-valuetext", `${value} points`)
    root.style.setProperty("--phone", `${value}px`)
    show("width", value)
  }

  function setCompare() { root.dataset.compare = control("compare").value }

  function setBold() { root.toggleAttribute("data-bold", control("bold").checked) }

  function setAppearance() { root.dataset.appearance = control("appearance").value }

  function setDictionary() {
    const chosen = control("dictionary")
    if (chosen) for (const article of all(".dictionary")) article.hidden = article.id !== chosen.value
    showColumn()
  }

  function setFilter() {
    const letters = control("filter").value.trim().toLowerCase()
    for (const element of all("[data-style]")) element.hidden = !element.dataset.style.toLowerCase().includes(letters)
  }

  const setters = {
    size: setSize, sample: setText, own: setText, width: setWidth, compare: setCompare, bold: setBold,
    appearance: setAppearance, dictionary: setDictionary, filter: setFilter,
  }
  // Not every page has two versions, or many styles.
  if (root.dataset.compare === "none") all("option[value=before]")[0].remove()
  control("filter").parentElement.hidden = all(".index").length === 0
  const controls = Object.keys(setters).map(control).filter(Boolean)

  // What was chosen is there again when the page is loaded again, as after another compilation.
  const key = `typeramp ${location.pathname}`
  const property = ({ type }) => type === "checkbox" ? "checked" : "value"
  function save() {
    try {
      sessionStorage[key] = JSON.stringify(controls.map((control) => control[property(control)]))
    } catch { /* not kept */ }
  }
  function restore() {
    try {
      const values = JSON.parse(sessionStorage[key] || "[]")
      controls.forEach((control, index) => {
        const name = property(control)
        const old = control[name]
        if (values[index] != null) control[name] = values[index]
        if (control[name] !== values[index]) control[name] = old
      })
    } catch { /* as it comes */ }
  }

  document.fonts.addEventListener("loadingdone", markTexts)
  control("own").addEventListener("input", () => { control("sample").value = "own" })
  for (const control of controls) {
    control.addEventListener("input", () => { setters[control.id](); save() })
  }
  restore()
  for (const section of all(".size-control, .settings")) section.hidden = false
  // In a wide window all controls are in one line.
  const wide = matchMedia("(min-width: 48rem)")
  const unfold = () => { all(".settings details")[0].open = wide.matches }
  wide.addEventListener("change", unfold)
  unfold()
  for (const set of new Set(Object.values(setters))) set()
}
