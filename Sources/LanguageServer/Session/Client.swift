import TypeRampProject

/// What a client can do, as it says in `initialize`.
struct Client: Sendable {
  /// Whether it has said that.
  var isKnown = false
  var encoding = PositionEncoding()
  var showsMarkdown = false
  /// Whether it shows other positions of a finding.
  var showsRelated = false
  /// Whether it asks for the edit of an action when the action is chosen.
  var resolvesActions = false
  var insertsSnippets = false
  /// Whether an edit can say for which version of a document it is.
  var versionsEdits = false
  /// Whether it shows hints, which say what lenses say.
  var showsHints = false
  /// Whether it asks for findings, and does not show those that are sent to it.
  var pullsFindings = false
  /// The requests that make it ask for sizes again.
  var refreshes: [String] = []
  /// Whether it tells of files that change on disk, if it is asked to.
  var watchesFiles = false

  init() {}

  init(_ parameters: Node) {
    let capabilities = parameters["capabilities"]
    let document = capabilities?["textDocument"]
    isKnown = true
    encoding.isUTF16 = !(capabilities?["general"]?["positionEncodings"]?.strings.contains("utf-8") ?? false)
    showsMarkdown = document?["hover"]?["contentFormat"]?.strings.contains("markdown") ?? false
    showsRelated = document?["publishDiagnostics"]?["relatedInformation"]?.boolean ?? false
    resolvesActions =
      document?["codeAction"]?["resolveSupport"]?["properties"]?.strings.contains("edit") ?? false
    insertsSnippets = document?["completion"]?["completionItem"]?["snippetSupport"]?.boolean ?? false
    versionsEdits = capabilities?["workspace"]?["workspaceEdit"]?["documentChanges"]?.boolean ?? false
    showsHints = document?["inlayHint"] != nil
    pullsFindings = document?["publishDiagnostics"] == nil && document?["diagnostic"] != nil
    refreshes = ["codeLens", "inlayHint"].filter {
      capabilities?["workspace"]?[$0]?["refreshSupport"]?.boolean ?? false
    }
    .map { "workspace/\($0)/refresh" }
    watchesFiles =
      capabilities?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.boolean ?? false
  }
}
