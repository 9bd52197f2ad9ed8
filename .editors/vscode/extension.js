// typeramp in VS Code: starts `typeramp lsp`, keeps it informed, and shows what it reports.
"use strict"
const fs = require("fs")
const os = require("os")
const path = require("path")
const vscode = require("vscode")
const { Client } = require("./client")
const convert = require("./convert")
const { CAPABILITIES, SELECTOR, register } = require("./features")
const { Previews } = require("./preview")

let output, diagnostics, refresh, previews, client, context
let registered = [] // what ends with the server
let turn = Promise.resolve() // of restarts, one after another

function activate(extension) {
  context = extension
  output = vscode.window.createOutputChannel("typeramp")
  diagnostics = vscode.languages.createDiagnosticCollection("typeramp")
  refresh = new vscode.EventEmitter()
  previews = new Previews(async (...request) => client?.request(...request))
  context.subscriptions.push(output, diagnostics, refresh, previews, ...documentEvents(),
    vscode.commands.registerCommand("typeramp.restart", () => restart(true)),
    vscode.commands.registerCommand("typeramp.showPreview", showPreview),
    vscode.workspace.onDidGrantWorkspaceTrust(restart),
    vscode.workspace.onDidChangeConfiguration((event) => event.affectsConfiguration("typeramp.path") && restart()))
  start()
}

const deactivate = () => client?.stop()

const restart = (isWanted) => (turn = turn.then(deactivate).then(() => start(isWanted === true)))

function start(isWanted = false) {
  const program = findProgram()
  client = program && new Client(program, methods, { started, stopped, failed, log: (text) => output.append(text) })
  if (!client) return void missing(isWanted) // which waits for an answer
  const folders = vscode.workspace.workspaceFolders ?? []
  const workspaceFolders = folders.map(({ name, uri }) => ({ name, uri: uri.toString() }))
  const rootUri = workspaceFolders[0]?.uri ?? null
  const clientInfo = { name: "Visual Studio Code", version: vscode.version }
  client.start({ processId: process.pid, clientInfo, rootUri, workspaceFolders, capabilities: CAPABILITIES })
}

// The absolute path of the program in the setting, or else in PATH. A relative path would depend on the folder, and
// could name a program of the workspace.
function findProgram() {
  const written = String(vscode.workspace.getConfiguration("typeramp").get("path") ?? "")
  const setting = written.replace(/^~(?=\/)/, os.homedir())
  const folders = (process.env.PATH ?? "").split(path.delimiter)
  const candidates = setting ? [setting] : folders.map((folder) => path.join(folder, "typeramp"))
  return candidates.filter(path.isAbsolute).find(isExecutable)
}

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK)
    return fs.statSync(file).isFile()
  } catch {
    return false
  }
}

// A message is for those who use typeramp: any workspace with a JSON file starts the extension.
async function missing(isWanted = false) {
  const message = "The program typeramp was not found in PATH or at the absolute path in the setting 'typeramp.path'."
  output.appendLine(message)
  const configurations = isWanted || (await vscode.workspace.findFiles("**/typeramp.json", "**/node_modules/**", 1))
  if (configurations.length === 0) return
  const choice = await vscode.window.showErrorMessage(message, "How to Install", "Open Settings")
  const page = vscode.Uri.joinPath(context.extensionUri, "README.md")
  if (choice === "How to Install") await vscode.commands.executeCommand("markdown.showPreview", page)
  if (choice === "Open Settings") await vscode.commands.executeCommand("workbench.action.openSettings", "typeramp.path")
}

function started(capabilities) {
  vscode.workspace.textDocuments.forEach(opened)
  registered.push(...register(client, capabilities, refresh))
  previews.updateAll()
}

function stopped() {
  for (const one of registered.splice(0)) one.dispose()
  diagnostics.clear()
}

async function failed(message) {
  const choice = await vscode.window.showErrorMessage(convert.sentence(message), "Restart", "Show Output")
  if (choice === "Restart") await restart()
  if (choice === "Show Output") output.show()
}

const isOurs = (document) => client?.capabilities && vscode.languages.match(SELECTOR, document) > 0
const identifier = (document) => ({ uri: document.uri.toString(), version: document.version })

function documentEvents() {
  const tell = (method, more) => (document) => isOurs(document) &&
    client.notify(`textDocument/${method}`, { textDocument: identifier(document), ...more })
  return [
    vscode.workspace.onDidOpenTextDocument(opened),
    vscode.workspace.onDidChangeTextDocument(changed),
    vscode.workspace.onDidCloseTextDocument(tell("didClose")),
    vscode.workspace.onDidSaveTextDocument((document) => {
      tell("didSave")(document)
      previews.updateAll()
    }),
  ]
}

function opened(document) {
  if (!isOurs(document)) return
  const textDocument = { ...identifier(document), languageId: document.languageId, text: document.getText() }
  client.notify("textDocument/didOpen", { textDocument })
}

function changed({ document, contentChanges }) {
  if (!isOurs(document) || contentChanges.length === 0) return
  const edits = contentChanges.map(({ range, text }) => ({ range: convert.plain(range), text }))
  client.notify("textDocument/didChange", { textDocument: identifier(document), contentChanges: edits })
  previews.changed(document.uri)
}

function showPreview(uri) {
  if (!client) return missing(true)
  const active = vscode.window.activeTextEditor?.document.uri
  const target = typeof uri === "string" ? vscode.Uri.parse(uri, true) : uri ?? active
  return target && previews.show(target)
}

// Tells the server about files that it asked to watch. Kinds: 1 is created, 2 changed, 3 deleted.
function watch({ globPattern }) {
  const base = globPattern.baseUri?.uri ?? globPattern.baseUri
  const pattern = base ? new vscode.RelativePattern(vscode.Uri.parse(base, true), globPattern.pattern) : globPattern
  const watcher = vscode.workspace.createFileSystemWatcher(pattern)
  const tell = (type) => (uri) =>
    client.notify("workspace/didChangeWatchedFiles", { changes: [{ uri: uri.toString(), type }] })
  watcher.onDidCreate(tell(1))
  watcher.onDidChange(tell(2))
  watcher.onDidDelete(tell(3))
  return watcher
}

// What the server requests and notifies.
const methods = {
  "textDocument/publishDiagnostics": ({ uri, diagnostics: sent }) =>
    diagnostics.set(vscode.Uri.parse(uri, true), sent.map(convert.diagnostic)),
  "client/registerCapability": ({ registrations }) => {
    const watchers = registrations.filter(({ method }) => method === "workspace/didChangeWatchedFiles")
    registered.push(...watchers.flatMap(({ registerOptions }) => registerOptions.watchers.map(watch)))
  },
  "client/unregisterCapability": () => null,
  "workspace/inlayHint/refresh": () => refresh.fire(),
  "window/logMessage": ({ message }) => output.appendLine(message),
  "window/showMessage": ({ message }) => void vscode.window.showInformationMessage(convert.sentence(message)),
}

module.exports = { activate, deactivate }
