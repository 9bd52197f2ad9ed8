extension DocumentFormat {
  /// The format of a source, told from its content.
  static func detect(in source: Source) -> DocumentFormat {
    if source.encoding == .binary { return .binaryPropertyList }
    return source.text.first { !$0.isWhitespace } == UInt8(ascii: "<") ? .xmlPropertyList : .json
  }
}
