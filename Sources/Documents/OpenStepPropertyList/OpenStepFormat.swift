extension DocumentFormat {
  /// The property list of OpenStep, which Apple calls the old style, and the strings file.
  package static let openStepPropertyList = DocumentFormat(
    name: "OpenStep property list",
    stringsStandForScalars: true,
    read: OpenStepReader.read,
    string: { OpenStepText.decode($0.bytes) },
    number: { OpenStepText.number($0.bytes) },
    boolean: { OpenStepText.boolean($0.bytes) })
}
