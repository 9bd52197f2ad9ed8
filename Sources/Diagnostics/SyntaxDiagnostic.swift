package import Documents

extension Diagnostic {
  /// The report of the mistake at which a reader stopped.
  package init(_ error: SyntaxError) {
    self.init(
      id: error.mistake.id, severity: .error, message: error.mistake.message, range: error.range,
      notes: error.related.map { [Note($0.message, at: $0.range)] } ?? [])
  }
}
