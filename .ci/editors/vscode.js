// A stand-in for the module 'vscode': as much of it as the extension calls.
"use strict"
const path = require("path")

class Event {
  listeners = new Set()
  event = (listener) => (this.listeners.add(listener), { dispose: () => this.listeners.delete(listener) })
  fire = (value) => this.listeners.forEach((listener) => listener(value))
  dispose = () => this.listeners.clear()
}

class Position {
  constructor(line, character) { Object.assign(this, { line, character }) }
}

class Range {
  constructor(start, end) { Object.assign(this, { start, end }) }
}

class Uri {
  constructor(text) { this.text = text }
  static file = (file) => new Uri(`file://${file.split("/").map(encodeURIComponent).join("/")}`)
  static parse = (text) => new Uri(text)
  static joinPath = (uri, ...names) => new Uri([uri.text, ...names].join("/"))
  get path() { return decodeURIComponent(new URL(this.text).pathname) }
  get scheme() { return this.text.split(":")[0] }
  toString() { return this.text }
}

class MarkdownString {
  value = ""
  appendText(text) { return this.add(text.replace(/[\\`*_{}[\]()#+\-!~<>]/g, "\\$&")) }
  appendMarkdown(text) { return this.add(text) }
  add(text) { return (this.value += text), this }
}

class CodeActionKind {
  constructor(value) { this.value = value }
  static Empty = new CodeActionKind("")
  append(part) { return new CodeActionKind(this.value ? `${this.value}.${part}` : part) }
}

class WorkspaceEdit {
  entries = []
  set(uri, edits) { this.entries.push([uri, edits]) }
}

class Document {
  version = 1
  constructor(file, languageId, text) { Object.assign(this, { uri: Uri.file(file), languageId, text }) }
  getText() { return this.text }
  offset({ line, character }) {
    return this.text.split("\n").slice(0, line).reduce((sum, text) => sum + text.length + 1, character)
  }
  position(offset) {
    const lines = this.text.slice(0, offset).split("\n")
    return new Position(lines.length - 1, lines.at(-1).length)
  }
  // Edits of one change are of the same text, and arrive from the last to the first.
  edit(edits) {
    const sorted = [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start))
    for (const { range, newText } of sorted) {
      this.text = this.text.slice(0, this.offset(range.start)) + newText + this.text.slice(this.offset(range.end))
    }
    this.version++
    const contentChanges = sorted.map(({ range, newText }) => ({ range, text: newText }))
    events.changed.fire({ document: this, contentChanges })
  }
}

const record = (...names) =>
  class { constructor(...values) { names.forEach((name, index) => (this[name] = values[index])) } }

const names = ["opened", "changed", "closed", "saved", "trusted", "configured"]
const events = Object.fromEntries(names.map((name) => [name, new Event()]))

// What a test sets and reads: settings of the user and of the workspace, trust, providers by kind, messages, panels.
const state = {
  user: {}, workspace: {}, isTrusted: true, restricted: [], providers: {}, messages: [], answer: undefined,
  executed: [], commands: {}, files: [], panels: [], watchers: [], output: "", diagnostics: new Map(),
}

const register = (kind) => (selector, provider, ...more) => {
  state.providers[kind] = { selector, provider, more }
  return { dispose: () => delete state.providers[kind] }
}

function createDiagnosticCollection() {
  const { diagnostics } = state
  return { set: (uri, list) => diagnostics.set(uri.toString(), list), clear: () => diagnostics.clear(), dispose() {} }
}

const languages = {
  createDiagnosticCollection,
  match: (selector, { uri, languageId }) => Number(selector.some(({ scheme, language }) =>
    uri.scheme === scheme && (language ? languageId === language : path.extname(uri.path) === ".plist"))),
  registerHoverProvider: register("hover"),
  registerCompletionItemProvider: register("completion"),
  registerCodeActionsProvider: register("codeAction"),
  registerDocumentSymbolProvider: register("symbol"),
  registerInlayHintsProvider: register("inlayHint"),
  registerDefinitionProvider: register("definition"),
  registerReferenceProvider: register("reference"),
  registerRenameProvider: register("rename"),
}

// As VS Code does, it does not apply restricted settings of a workspace without trust.
function setting(name) {
  const isApplied = name in state.workspace && (state.isTrusted || !state.restricted.includes(name))
  return isApplied ? state.workspace[name] : state.user[name] ?? ""
}

const workspace = {
  textDocuments: [],
  workspaceFolders: [],
  findFiles: async () => state.files,
  getConfiguration: (section) => ({ get: (name) => setting(`${section}.${name}`) }),
  onDidOpenTextDocument: events.opened.event,
  onDidChangeTextDocument: events.changed.event,
  onDidCloseTextDocument: events.closed.event,
  onDidSaveTextDocument: events.saved.event,
  onDidGrantWorkspaceTrust: events.trusted.event,
  onDidChangeConfiguration: events.configured.event,
  createFileSystemWatcher(pattern) {
    const [created, changed, deleted] = [new Event(), new Event(), new Event()]
    const watcher = { pattern, created, changed, deleted, dispose() {} }
    state.watchers.push(watcher)
    return Object.assign(watcher,
      { onDidCreate: created.event, onDidChange: changed.event, onDidDelete: deleted.event })
  },
}

const say = async (message) => (state.messages.push(message), state.answer)

const window = {
  showErrorMessage: say,
  showInformationMessage: say,
  createOutputChannel: () => {
    const append = (text) => (state.output += text)
    return { append, appendLine: (text) => append(`${text}\n`), show() {}, dispose() {} }
  },
  createWebviewPanel(type, title, column, options) {
    const disposed = new Event()
    const dispose = () => disposed.fire()
    const panel = { title, column, options, webview: { html: "" }, onDidDispose: disposed.event, dispose, reveal() {} }
    state.panels.push(panel)
    return panel
  },
}

const commands = {
  registerCommand: (name, run) => ((state.commands[name] = run), { dispose() {} }),
  executeCommand: async (name, ...rest) => void state.executed.push([name, ...rest.map(String)]),
}

module.exports = {
  version: "stand-in", ViewColumn: { Beside: -2 }, EventEmitter: Event, Position, Range, Uri, MarkdownString,
  CodeActionKind, WorkspaceEdit, languages, workspace, window, commands, Document, state, events,
  Location: record("uri", "range"), Diagnostic: record("range", "message", "severity"),
  DiagnosticRelatedInformation: record("location", "message"), Hover: record("contents", "range"),
  CompletionItem: record("label", "kind"), CompletionList: record("items", "isIncomplete"),
  SnippetString: record("value"), TextEdit: record("range", "newText"), CodeAction: record("title", "kind"),
  DocumentSymbol: record("name", "detail", "kind", "range", "selectionRange"),
  InlayHint: record("position", "label", "kind"),
  RelativePattern: record("base", "pattern"),
}
