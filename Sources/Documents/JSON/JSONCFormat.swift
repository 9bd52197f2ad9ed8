extension DocumentFormat {
  /// JSON with comments and trailing commas.
  package static let jsonWithComments = DocumentFormat(
    name: "JSON with comments", kindOfJSON: .lenient,
    read: JSONReader.commented,
    string: DocumentFormat.json.string, number: DocumentFormat.json.number, boolean: DocumentFormat.json.boolean,
    decimal: DocumentFormat.json.decimal)
}
