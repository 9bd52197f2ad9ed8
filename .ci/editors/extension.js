// Tests the extension for VS Code against a stand-in of the module 'vscode', vscode.js beside this file.
//   node extension.js EXTENSION TYPERAMP FOLDER
// EXTENSION is the folder of the extension, TYPERAMP the absolute path of the program, FOLDER an empty one.
"use strict"
const assert = require("assert")
const fs = require("fs")
const Module = require("module")
const path = require("path")

const vscode = require("./vscode")
const load = Module._load
Module._load = (name, ...rest) => (name === "vscode" ? vscode : load(name, ...rest))

const [extensionFolder, program, folder] = process.argv.slice(2).map((argument) => path.resolve(argument))
const manifest = JSON.parse(fs.readFileSync(path.join(extensionFolder, "package.json")))
const extension = require(extensionFolder)
const { state, events, Document, Uri, Position, Range } = vscode
const token = { onCancellationRequested() {} }
const TEXT = `{
  "titel": { "fontName": "Noteworthy-Light", "fontSize": 28 },
  "body": { "fontName": "Noteworthy-Light", "fontSize": 17 },
  "custom": { "größe😀": 1, "price": { "fontName": "Noteworthy-Bold", "fontSize": "22" } }
}
`
const TOKENS = `{
  "size": { "$type": "dimension", "small": { "$value": { "value": 12, "unit": "px" } } },
  "body": { "$type": "dimension", "$value": "{size.small}" }
}
`

async function until(what, condition) {
  for (let count = 0; count < 1_000; count++) {
    const value = await condition()
    if (value) return value
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  assert.fail(`${what}: nothing within 10 seconds. The output: ${state.output}`)
}

function open(name, languageId, text) {
  const document = new Document(path.join(folder, name), languageId, text)
  fs.writeFileSync(document.uri.path, text)
  vscode.workspace.textDocuments.push(document)
  events.opened.fire(document)
  return document
}

const found = (document) => state.diagnostics.get(document.uri.toString()) ?? []
const ids = (document) => found(document).map(({ code }) => code.value ?? code)
const has = (document, id) => until(`'${id}' in ${document.uri.path}`, () => ids(document).includes(id))
const hasNot = (document, id) => until(`no '${id}' in ${document.uri.path}`, () => !ids(document).includes(id))
const provider = (kind) => state.providers[kind]?.provider ?? assert.fail(`no provider of ${kind}`)
const at = (document, text, more = 1) => document.position(document.text.indexOf(text) + more)
const textIn = (document, { start, end }) => document.text.slice(document.offset(start), document.offset(end))

const context = { subscriptions: [], extensionUri: Uri.file(extensionFolder) }
const activate = () => extension.activate(context)

async function end() {
  await extension.deactivate()
  for (const one of context.subscriptions.splice(0)) one.dispose()
}

const isRunning = () => until("providers", () => state.providers.hover)

// The program is neither in PATH nor in the settings: a message says so in a workspace with a typeramp.json and for a
// command, and its button opens a page of the extension.
async function testNotFound() {
  process.env.PATH = ["", ".", "relative", folder].join(path.delimiter)
  activate()
  await until("a line", () => /typeramp was not found/.test(state.output))
  assert.deepEqual(state.messages, [])
  await state.commands["typeramp.showPreview"]()
  assert.match(state.messages.pop(), /typeramp was not found/)
  await end()
  state.files = [Uri.file("/a/typeramp.json")]
  state.answer = "How to Install"
  activate()
  await until("a page", () => state.executed.length > 0)
  assert.match(state.messages.pop(), /typeramp was not found/)
  const [command, page] = state.executed.pop()
  assert.equal(command, "markdown.showPreview")
  assert.match(fs.readFileSync(new URL(page), "utf8"), /^## Install/m)
  state.answer = undefined
  await end()
}

// A repository cannot choose the program: the manifest restricts the setting, and a relative path is never a program.
async function testUntrusted() {
  const { restrictedConfigurations, supported } = manifest.capabilities.untrustedWorkspaces
  assert.equal(supported, "limited")
  const evil = path.join(folder, "evil")
  fs.writeFileSync(evil, `#!/bin/sh\ntouch '${folder}/started'\n`, { mode: 0o755 })
  Object.assign(state, { restricted: restrictedConfigurations, isTrusted: false, workspace: { "typeramp.path": evil } })
  activate()
  await until("a message", () => state.messages.length > 0)
  assert.match(state.messages.pop(), /not found/)
  Object.assign(state, { isTrusted: true, workspace: { "typeramp.path": "evil" } })
  process.chdir(folder)
  await state.commands["typeramp.restart"]()
  assert.match(state.messages.pop(), /not found/)
  assert(!fs.existsSync(path.join(folder, "started")), "a program of the workspace was started")
  state.workspace = {}
  await end()
}

async function testDiagnostics() {
  const document = open("Brand.json", "json", TEXT)
  state.user["typeramp.path"] = program
  activate()
  await isRunning()
  await has(document, "unknown-text-style")
  const misspelt = found(document).find(({ code }) => (code.value ?? code) === "unknown-text-style")
  assert.equal(textIn(document, misspelt.range), "titel")
  assert.equal(misspelt.severity, 0)
  assert.equal(misspelt.source, "typeramp")
  return document
}

async function testRelatedInformation() {
  const document = open("Twice.json", "json", '{ "body": { "weight": "bold", "fontSize": 17, "fontSize": 18 } }')
  await has(document, "duplicate-key")
  const related = found(document).flatMap(({ relatedInformation }) => relatedInformation ?? [])
  assert(related.some(({ message }) => message === "the first is here"), "the first of a duplicate key is not shown")
  assert.equal(related[0].location.uri.toString(), document.uri.toString())
  events.closed.fire(document)
  await until("no findings after closing", () => found(document).length === 0)
}

async function testHover(document) {
  const hover = await provider("hover").provideHover(document, at(document, '"body"', 2), token)
  assert.match(hover.contents.value, /17/)
  assert.equal(hover.contents.isTrusted, false)
  assert.equal(hover.contents.supportHtml, false)
}

async function testCompletion(document) {
  const start = document.position(document.text.indexOf('"fontName": "Noteworthy-Light", "fontSize": 17'))
  document.edit([{ range: new Range(start, start), newText: '"", ' }])
  const position = new Position(start.line, start.character + 1)
  const { more, provider: own } = state.providers.completion
  assert(more.includes('"'), "a quotation mark is no trigger")
  const context = { triggerKind: 1, triggerCharacter: '"' }
  const { items } = await own.provideCompletionItems(document, position, token, context)
  const labels = items.map(({ label }) => label.label ?? label)
  assert(labels.some((label) => /^"?maximumPointSize"?$/.test(label)), `completion offers ${labels.join(" ")}`)
  document.edit([{ range: new Range(start, { ...start, character: start.character + 4 }), newText: "" }])
}

const actionsFor = (document, diagnostic, only) => provider("codeAction")
  .provideCodeActions(document, diagnostic.range, { diagnostics: [diagnostic], only, triggerKind: 1 }, token)

function apply(document, edit) {
  for (const [uri, edits] of edit.entries) if (uri.toString() === document.uri.toString()) document.edit(edits)
}

async function testQuickFix(document) {
  await has(document, "unknown-text-style")
  const diagnostic = found(document).find(({ code }) => (code.value ?? code) === "unknown-text-style")
  const foreign = { range: diagnostic.range, message: "of another extension" }
  const actions = await provider("codeAction")
    .provideCodeActions(document, diagnostic.range, { diagnostics: [diagnostic, foreign], triggerKind: 1 }, token)
  const fix = actions.find(({ kind }) => kind?.value === "quickfix")
  assert(fix, `no quick fix; actions: ${actions.map(({ title }) => title)}`)
  assert.equal(fix.isPreferred, true)
  assert.deepEqual(fix.diagnostics, [diagnostic])
  apply(document, (await resolved(fix)).edit)
  assert.match(document.text, /"title":/)
  await hasNot(document, "unknown-text-style")
}

const resolved = async (action) =>
  action.edit ? action : provider("codeAction").resolveCodeAction(action, token)

async function testFixAll(document) {
  await has(document, "wrong-type")
  const diagnostic = found(document).find(({ code }) => (code.value ?? code) === "wrong-type")
  const actions = await actionsFor(document, diagnostic, vscode.CodeActionKind.Empty.append("source.fixAll"))
  const fix = actions.find(({ kind }) => kind?.value.startsWith("source.fixAll"))
  assert(fix, "nothing fixes everything")
  apply(document, (await resolved(fix)).edit)
  assert.match(document.text, /"fontSize": 22/)
  await hasNot(document, "wrong-type")
}

// Changes reach the server one by one, in UTF-16, beyond a character of two units.
async function testChanges(document) {
  const line = document.text.split("\n").findIndex((text) => text.includes("😀"))
  const character = document.text.split("\n")[line].indexOf("price") + "pri".length
  const end = new Position(line, character + 2)
  document.edit([
    { range: new Range(new Position(line, character), end), newText: "" },
    { range: new Range(at(document, '"body"', 1), at(document, '"body"', 5)), newText: "bodi" },
  ])
  await has(document, "unknown-text-style")
  const symbols = await provider("symbol").provideDocumentSymbols(document, token)
  const names = symbols.flatMap(function all(one) { return [one.name, ...one.children.flatMap(all)] })
  assert(names.includes("pri") && names.includes("bodi"), `the symbols are ${names}`)
  document.edit([{ range: new Range(at(document, '"bodi"', 1), at(document, '"bodi"', 5)), newText: "body" }])
  await hasNot(document, "unknown-text-style")
}

async function testHints(document) {
  const all = new Range(new Position(0, 0), document.position(document.text.length))
  const hints = await provider("inlayHint").provideInlayHints(document, all, token)
  assert(hints.length > 0 && hints.every(({ tooltip }) => tooltip.value), "no hints, or one without its font")
}

async function testReferencesAndRename() {
  const document = open("Sizes.tokens.json", "json", TOKENS)
  const use = at(document, "{size.small}", 7)
  const definitions = await until("a definition", async () => {
    const locations = await provider("definition").provideDefinition(document, use, token)
    return locations.length > 0 && locations
  })
  assert.equal(definitions[0].uri.toString(), document.uri.toString())
  const references = await provider("reference").provideReferences(document, use, { includeDeclaration: true }, token)
  assert(references.length > 0, "no references")
  const name = at(document, '"small"', 2)
  assert(await provider("rename").prepareRename(document, name, token))
  apply(document, await provider("rename").provideRenameEdits(document, name, "tiny", token))
  assert.match(document.text, /"tiny": \{/)
  assert.match(document.text, /\{size\.tiny\}/)
}

async function testPreview() {
  const document = open("Preview.json", "json", '{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }')
  await state.commands["typeramp.showPreview"](document.uri)
  const [panel] = state.panels
  const { enableScripts, localResourceRoots, enableCommandUris } = panel.options
  assert.deepEqual({ enableScripts, localResourceRoots, enableCommandUris },
    { enableScripts: true, localResourceRoots: [], enableCommandUris: false })
  await until("a page", () => /<html/i.test(panel.webview.html))
  const before = panel.webview.html
  document.edit([{ range: new Range(at(document, "17", 0), at(document, "17", 2)), newText: "19" }])
  await until("a page of the unsaved text", () => panel.webview.html !== before)
  const last = panel.webview.html
  document.edit([{ range: new Range(new Position(0, 0), new Position(0, 1)), newText: "" }])
  await new Promise((resolve) => setTimeout(resolve, 600))
  assert(/<html/i.test(panel.webview.html), "a mistake removes the page")
  document.edit([{ range: new Range(new Position(0, 0), new Position(0, 0)), newText: "{" }])
  await until("the page again", () => panel.webview.html === last)
}

function testStaleEdit(document) {
  const convert = require(path.join(extensionFolder, "convert"))
  const textDocument = { uri: document.uri.toString(), version: document.version - 1 }
  assert.throws(() => convert.workspaceEdit({ documentChanges: [{ textDocument, edits: [] }] }), /changed/)
}

async function testWatchers() {
  await until("a watcher", () => state.watchers.length > 0)
  for (const { created, changed, deleted } of state.watchers) {
    for (const event of [created, changed, deleted]) event.fire(Uri.file(path.join(folder, "typeramp.json")))
  }
}

// No text of a file is a link in a message: VS Code would run its command on one click.
async function testMessages() {
  const configuration = path.join(folder, "typeramp.json")
  const link = "[Repair](command:workbench.action.reloadWindow)"
  fs.writeFileSync(configuration, JSON.stringify({ inputs: ["Linked.json"], fonts: [link] }))
  open("Linked.json", "json", TEXT)
  const message = await until("a message", () => state.messages.pop())
  assert.match(message, /\[Repair\] \(command:/)
  const convert = require(path.join(extensionFolder, "convert.js"))
  assert.equal(convert.sentence(`${link}${link}`), "[Repair] (command:workbench.action.reloadWindow)".repeat(2))
  fs.rmSync(configuration)
}

async function testShutdown(document) {
  await end()
  assert.deepEqual(state.providers, {})
  assert.equal(state.diagnostics.size, 0)
  assert.doesNotMatch(state.output, /has ended/)
  document.edit([])
}

// A program that ends at once is started six times, and then a message says so.
async function testRestarts() {
  const failing = path.join(folder, "failing")
  fs.writeFileSync(failing, `#!/bin/sh\necho started >>'${folder}/starts'\nexit 3\n`, { mode: 0o755 })
  state.user["typeramp.path"] = failing
  const real = globalThis.setTimeout
  const delays = []
  globalThis.setTimeout = (run, delay) => real(run, delay >= 500 && delay <= 8_000 ? (delays.push(delay), 1) : delay)
  activate()
  await until("a message", () => state.messages.length > 0)
  globalThis.setTimeout = real
  assert.match(state.messages.pop(), /ended too often/)
  assert.deepEqual(delays, [500, 1000, 2000, 4000, 8000])
  assert.equal(fs.readFileSync(path.join(folder, "starts"), "utf8"), "started\n".repeat(6))
  await end()
}

async function main() {
  await testNotFound()
  await testUntrusted()
  const document = await testDiagnostics()
  const tests = [testRelatedInformation, testHover, testCompletion, testQuickFix, testFixAll, testChanges,
    testHints, testReferencesAndRename, testPreview, testStaleEdit, testWatchers, testMessages, testShutdown]
  for (const test of tests) await test(document)
  await testRestarts()
  console.log(`extension: ${tests.length + 4} tests, against a stand-in for VS Code`)
}

main().then(() => process.exit(0), (error) => {
  console.error(`extension: ${error.stack}`)
  process.exit(1)
})
