// Turns what the server sends into the objects of VS Code. LSP counts kinds from 1, and VS Code from 0.
"use strict"
const vscode = require("vscode")

const position = ({ line, character }) => new vscode.Position(line, character)
const range = ({ start, end }) => new vscode.Range(position(start), position(end))
const uri = (text) => vscode.Uri.parse(text, true)
const list = (value) => (value == null ? [] : Array.isArray(value) ? value : [value])
const plain = ({ start, end }) => ({ start: point(start), end: point(end) })
const point = ({ line, character }) => ({ line, character })

// Markdown without commands and without HTML.
function markdown(contents) {
  if (!contents) return undefined
  const text = new vscode.MarkdownString()
  text.isTrusted = false
  text.supportHtml = false
  const isPlain = typeof contents === "string" || contents.kind === "plaintext"
  return isPlain ? text.appendText(contents.value ?? contents) : text.appendMarkdown(contents.value)
}

// VS Code makes a link of `[text](command:…)` in a message, and one click would run the command.
const sentence = (message) => message.replaceAll("](", "] (")

const location = (sent) =>
  sent.targetUri
    ? new vscode.Location(uri(sent.targetUri), range(sent.targetSelectionRange))
    : new vscode.Location(uri(sent.uri), range(sent.range))

function diagnostic(sent) {
  const result = new vscode.Diagnostic(range(sent.range), sent.message, (sent.severity ?? 1) - 1)
  const related = ({ location: where, message }) => new vscode.DiagnosticRelatedInformation(location(where), message)
  const link = sent.codeDescription?.href
  return Object.assign(result, {
    sent,
    source: sent.source,
    code: link ? { value: sent.code, target: uri(link) } : sent.code,
    tags: sent.tags,
    relatedInformation: sent.relatedInformation?.map(related),
  })
}

const hover = (sent) => sent && new vscode.Hover(markdown(sent.contents), sent.range && range(sent.range))

function completion(sent) {
  const text = sent.textEdit?.newText ?? sent.insertText ?? sent.label
  const result = new vscode.CompletionItem(sent.label, (sent.kind ?? 1) - 1)
  const where = sent.textEdit?.range ?? sent.textEdit?.replace
  const { detail, sortText, filterText, preselect, commitCharacters, tags } = sent
  return Object.assign(result, { detail, sortText, filterText, preselect, commitCharacters, tags }, {
    documentation: markdown(sent.documentation),
    insertText: sent.insertTextFormat === 2 ? new vscode.SnippetString(text) : text,
    range: where && range(where),
    additionalTextEdits: sent.additionalTextEdits?.map(textEdit),
  })
}

const completions = (sent) =>
  new vscode.CompletionList(list(sent?.items ?? sent).map(completion), sent?.isIncomplete === true)

const textEdit = (sent) => new vscode.TextEdit(range(sent.range), sent.newText)

// An edit of a version that is not the present one is refused: it would change other text.
function workspaceEdit(sent) {
  if (!sent) return undefined
  const result = new vscode.WorkspaceEdit()
  const changes = Object.entries(sent.changes ?? {}).map(([uri, edits]) => ({ textDocument: { uri }, edits }))
  for (const { textDocument, edits } of sent.documentChanges ?? changes) {
    const target = uri(textDocument.uri)
    const open = vscode.workspace.textDocuments.find((document) => document.uri.toString() === target.toString())
    const isStale = textDocument.version != null && open && open.version !== textDocument.version
    if (isStale) throw new Error("the file has changed")
    result.set(target, edits.map(textEdit))
  }
  return result
}

// An action, with those of the diagnostics `own` that it fixes.
function codeAction(sent, own) {
  const result = new vscode.CodeAction(sent.title, sent.kind && vscode.CodeActionKind.Empty.append(sent.kind))
  const messages = list(sent.diagnostics).map(({ message }) => message)
  const diagnostics = own.filter(({ message }) => messages.includes(message))
  return Object.assign(result, { sent, diagnostics, isPreferred: sent.isPreferred, edit: workspaceEdit(sent.edit) })
}

function symbol(sent) {
  const { name, detail, kind, range: all, selectionRange, children = [] } = sent
  const result = new vscode.DocumentSymbol(name || " ", detail ?? "", kind - 1, range(all), range(selectionRange))
  result.children = children.map(symbol)
  return result
}

function inlayHint(sent) {
  const label = typeof sent.label === "string" ? sent.label : sent.label.map((part) => part.value).join("")
  const { paddingLeft, paddingRight } = sent
  const result = new vscode.InlayHint(position(sent.position), label, sent.kind)
  return Object.assign(result, { paddingLeft, paddingRight, tooltip: markdown(sent.tooltip) })
}

const renaming = (sent) => {
  if (!sent) throw new Error("this cannot be renamed")
  return sent.placeholder ? { range: range(sent.range), placeholder: sent.placeholder } : range(sent)
}

module.exports = {
  codeAction, completions, diagnostic, hover, inlayHint, list, location, plain, point, renaming, sentence, symbol,
  workspaceEdit,
}
