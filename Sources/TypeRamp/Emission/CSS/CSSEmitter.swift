extension Emitter {
  /// TODO
  package static let css = Emitter(name: "css", summary: "") { table, options in
    ""
  }
}
