extension DocumentFormat {
  /// The format of a source, told from its content.
  static func detect(in source: Source) -> DocumentFormat { .json }
}
