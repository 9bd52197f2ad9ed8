// The features of the server, as providers of VS Code.
"use strict"
const vscode = require("vscode")
const convert = require("./convert")

const LANGUAGES = ["json", "jsonc", "json5", "xml", "plist"]
const SELECTOR = [
  ...["file", "untitled"].flatMap((scheme) => LANGUAGES.map((language) => ({ scheme, language }))),
  { scheme: "file", pattern: "**/*.{json5,plist,tokens}" },
]

const markup = ["markdown", "plaintext"]
const CAPABILITIES = {
  general: { positionEncodings: ["utf-16"] },
  textDocument: {
    synchronization: { didSave: true },
    publishDiagnostics: { relatedInformation: true, dataSupport: true, codeDescriptionSupport: true },
    hover: { contentFormat: markup },
    completion: { completionItem: { snippetSupport: true, documentationFormat: markup, preselectSupport: true } },
    codeAction: {
      codeActionLiteralSupport: { codeActionKind: { valueSet: ["quickfix", "source.fixAll"] } },
      isPreferredSupport: true, dataSupport: true, resolveSupport: { properties: ["edit"] },
    },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    inlayHint: {},
    definition: { linkSupport: true },
    references: {},
    rename: { prepareSupport: true },
  },
  workspace: {
    workspaceFolders: true,
    workspaceEdit: { documentChanges: true },
    didChangeWatchedFiles: { dynamicRegistration: true, relativePatternSupport: true },
    inlayHint: { refreshSupport: true },
  },
}

const { languages } = vscode
const at = (position) => ({ position: convert.point(position) })
const within = (range) => ({ range: convert.plain(range) })
const each = (turn) => (sent) => convert.list(sent).map(turn)
const kind = (name) => vscode.CodeActionKind.Empty.append(name)

// By capability: registers a provider that calls `ask`, which makes a request and turns its result.
const PROVIDERS = {
  hoverProvider: (ask) => languages.registerHoverProvider(SELECTOR, {
    provideHover: (document, position, token) => ask("hover", convert.hover, document, token, at(position)),
  }),
  completionProvider: (ask, { triggerCharacters = [] }) => languages.registerCompletionItemProvider(SELECTOR, {
    provideCompletionItems: (document, position, token, { triggerKind, triggerCharacter }) => {
      const context = { triggerKind: triggerKind + 1, triggerCharacter }
      return ask("completion", convert.completions, document, token, { ...at(position), context })
    },
  }, ...triggerCharacters),
  codeActionProvider: (ask, { codeActionKinds, resolveProvider }, { client }) => languages.registerCodeActionsProvider(
    SELECTOR, {
    provideCodeActions: (document, range, { diagnostics, only, triggerKind }, token) => {
      const own = diagnostics.filter(({ sent }) => sent)
      const context = { diagnostics: own.map(({ sent }) => sent), only: only && [only.value], triggerKind }
      const turn = each((action) => convert.codeAction(action, own))
      return ask("codeAction", turn, document, token, { ...within(range), context })
    },
    resolveCodeAction: resolveProvider && (async (action, token) => {
      const sent = await client.request("codeAction/resolve", action.sent, token)
      return sent?.edit ? Object.assign(action, { edit: convert.workspaceEdit(sent.edit) }) : action
    }),
  }, { providedCodeActionKinds: codeActionKinds?.map(kind) }),
  documentSymbolProvider: (ask) => languages.registerDocumentSymbolProvider(SELECTOR, {
    provideDocumentSymbols: (document, token) => ask("documentSymbol", each(convert.symbol), document, token),
  }),
  inlayHintProvider: (ask, _, { refresh }) => languages.registerInlayHintsProvider(SELECTOR, {
    onDidChangeInlayHints: refresh.event,
    provideInlayHints: (document, range, token) =>
      ask("inlayHint", each(convert.inlayHint), document, token, within(range)),
  }),
  definitionProvider: (ask) => languages.registerDefinitionProvider(SELECTOR, {
    provideDefinition: (document, position, token) =>
      ask("definition", each(convert.location), document, token, at(position)),
  }),
  referencesProvider: (ask) => languages.registerReferenceProvider(SELECTOR, {
    provideReferences: (document, position, { includeDeclaration }, token) =>
      ask("references", each(convert.location), document, token, { ...at(position), context: { includeDeclaration } }),
  }),
  renameProvider: (ask, { prepareProvider }) => languages.registerRenameProvider(SELECTOR, {
    provideRenameEdits: (document, position, newName, token) =>
      ask("rename", convert.workspaceEdit, document, token, { ...at(position), newName }),
    prepareRename: prepareProvider && ((document, position, token) =>
      ask("prepareRename", convert.renaming, document, token, at(position))),
  }),
}

// Registers the providers of what the server can do. `refresh` tells hints that they are out of date.
function register(client, capabilities, refresh) {
  const ask = async (method, turn, document, token, more) => {
    const parameters = { textDocument: { uri: document.uri.toString() }, ...more }
    return turn(await client.request(`textDocument/${method}`, parameters, token))
  }
  const offered = Object.keys(PROVIDERS).filter((name) => capabilities[name])
  return offered.map((name) => PROVIDERS[name](ask, capabilities[name], { client, refresh }))
}

module.exports = { CAPABILITIES, SELECTOR, register }
