// Previews beside dictionaries, which change while one types. The server makes the page from the unsaved text.
"use strict"
const vscode = require("vscode")

const DELAY = 200 // milliseconds
const NOTHING = "<!DOCTYPE html><p>There is no preview: the file has errors, or is not for typeramp."

class Previews {
  constructor(request) {
    this.request = request
    this.panels = new Map()
  }

  // Shows the preview of a document; one document has at most one.
  show(uri) {
    const shown = this.panels.get(uri.toString())
    if (shown) return shown.panel.reveal(undefined, true)
    const title = `Preview ${uri.path.split("/").pop()}`
    const where = { viewColumn: vscode.ViewColumn.Beside, preserveFocus: true }
    const options = { enableScripts: true, enableCommandUris: false, enableForms: false, localResourceRoots: [] }
    const panel = vscode.window.createWebviewPanel("typeramp.preview", title, where, options)
    this.panels.set(uri.toString(), { panel, count: 0 })
    panel.onDidDispose(() => this.panels.delete(uri.toString()))
    return this.update(uri.toString())
  }

  // Updates a preview soon; each call starts the delay again.
  changed(uri) {
    const preview = this.panels.get(uri.toString())
    if (!preview) return
    clearTimeout(preview.timer)
    preview.timer = setTimeout(() => this.update(uri.toString()), DELAY)
  }

  updateAll() {
    for (const uri of this.panels.keys()) this.update(uri)
  }

  // A page without a successor stays: a dictionary has mistakes while one types.
  async update(uri) {
    const preview = this.panels.get(uri)
    const count = ++preview.count
    const result = await this.request("typeramp/preview", { textDocument: { uri } }).catch(() => null)
    const html = result?.html ?? preview.html ?? NOTHING
    if (count !== preview.count || html === preview.panel.webview.html || !this.panels.has(uri)) return
    preview.html = result?.html ?? preview.html
    preview.panel.webview.html = html
  }

  dispose() {
    for (const { panel } of this.panels.values()) panel.dispose()
  }
}

module.exports = { Previews }
