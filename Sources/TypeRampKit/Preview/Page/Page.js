"use strict"
{
  const root = document.documentElement
  const all = (selector) => [...document.querySelectorAll(selector)]
  const control = (id) => document.getElementById(id)
  const show = (what, text) => all(`[data-shows="${what}"]`).forEach((element) => { element.textContent = text })
  const categories = all("#ticks li").map((tick) => tick.dataset)
  const texts = all("[data-length]").map((element) => ({ element, own: element.textContent }))

  function setSize() {
    const { name, title } = categories[control("size").value]
    control("size").setAttribute("aria-valuetext", title)
    show("category", title)
    for (const element of all("[data-follows]")) element.dataset.contentSize = name
    for (const mark of all("[data-at]")) mark.hidden = !mark.dataset.at.split(" ").includes(name)
    for (const tick of all("#ticks li")) tick.classList.toggle("current", tick.dataset.name === name)
    for (const cell of all("th[data-category], td[data-content-size], td[data-metric-at]")) {
      const { category, contentSize, metricAt } = cell.dataset
      cell.classList.toggle("current", [category, contentSize, metricAt].includes(name))
    }
    for (const entry of all(".entry")) {
      const size = parseFloat(getComputedStyle(entry.querySelector(".sample")).fontSize)
      entry.querySelector("[data-shows=size]").textContent = Math.round(size * 1000) / 1000
    }
  }

  function setText() {
    const { value, selectedOptions } = control("sample")
    const { language, direction, warning, ...samples } = selectedOptions[0].dataset
    for (const { element, own } of texts) {
      const text = value === "own" ? control("own").value : samples[element.dataset.length]
      element.textContent = text || own
      element.lang = language || ""
      element.dir = direction || (value === "own" ? "auto" : "ltr")
      if (!language) element.removeAttribute("lang")
    }
    control("unmeasured").textContent = warning || ""
  }

  function setWidth() {
    const { value } = control("width")
    control("width").setAttribute("aria-valuetext", `${value} points`)
    root.style.setProperty("--phone", `${value}px`)
    show("width", value)
  }

  function setGhost() { root.dataset.ghost = control("ghost").value }

  function setAppearance() { root.dataset.appearance = control("appearance").value }

  function setDictionary() {
    const chosen = control("dictionary")
    if (chosen) for (const article of all(".dictionary")) article.hidden = article.id !== chosen.value
  }

  const setters = {
    size: setSize, sample: setText, own: setText, width: setWidth, ghost: setGhost, appearance: setAppearance,
    dictionary: setDictionary,
  }
  const controls = Object.keys(setters).map(control).filter(Boolean)

  // What was chosen is there again when the page is loaded again, as after another compilation.
  const key = `typeramp ${location.pathname}`
  function save() {
    try { sessionStorage[key] = JSON.stringify(controls.map(({ value }) => value)) } catch { /* not kept */ }
  }
  function restore() {
    try {
      const values = JSON.parse(sessionStorage[key] || "[]")
      controls.forEach((control, index) => {
        const old = control.value
        if (values[index] != null) control.value = values[index]
        if (control.value !== values[index]) control.value = old
      })
    } catch { /* as it comes */ }
  }

  control("own").addEventListener("input", () => { control("sample").value = "own" })
  for (const control of controls) {
    control.addEventListener("input", () => { setters[control.id](); save() })
  }
  restore()
  for (const section of all(".size-control, .settings")) section.hidden = false
  for (const set of new Set(Object.values(setters))) set()
}
