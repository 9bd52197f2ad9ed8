extension Emitter {
  /// TODO
  package static let swift = Emitter(name: "swift", summary: "") { table, options in
    ""
  }
}

extension Emitter {
  package static func swiftTypeName(for name: String) -> String { name }
}
