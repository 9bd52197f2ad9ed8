/// What a user may choose about generated Swift.
public struct SwiftOptions: Sendable, Equatable {
  /// The name of the generated enumeration; nil takes the dictionary's, in UpperCamelCase.
  public var name: String?
  /// Who can see what was generated.
  public var access: Access

  /// Who can see what was generated.
  public enum Access: String, CaseIterable, Sendable {
    /// An access level of Swift.
    case `public`, `package`, `internal`
  }

  /// Options; the defaults are those of the command.
  public init(name: String? = nil, access: Access = .internal) {
    self.name = name
    self.access = access
  }
}

extension SwiftOptions {
  static let all: [SettableOption<SwiftOptions>] = [
    .typeName { $0.name = $1 },
    .choice("access", default: SwiftOptions().access, help: "the access level of the generated type") {
      $0.access = $1
    },
  ]
}

extension SettableOption {
  /// The option for the name of the generated type, shared by all formats that have one.
  static func typeName(_ set: @escaping @Sendable (inout Options, String) -> Void) -> Self {
    text(
      "type", flag: "name", placeholder: "NAME",
      expected: "an identifier in UpperCamelCase that hides no type of Swift or UIKit", fallback: "the file's name",
      help: "the name of the generated type", perInput: "names one type", accepts: SwiftName.isTypeName, set)
  }
}
