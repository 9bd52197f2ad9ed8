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
