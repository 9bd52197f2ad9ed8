/// What a user may choose about generated Swift.
public struct SwiftOptions: Sendable, Equatable {
  /// The name of the generated enumeration; nil takes the dictionary's, in UpperCamelCase.
  public var name: String?
  /// Who can see what was generated.
  public var access: Access
  /// The bundle that contains the fonts.
  public var bundle: Bundle
  /// The name of the method that applies a style to a view of SwiftUI.
  public var modifier: String

  /// Who can see what was generated.
  public enum Access: String, CaseIterable, Sendable {
    /// An access level of Swift.
    case `public`, `package`, `internal`
  }

  /// A bundle with fonts: that of the app, whose Info.plist lists them, or that of the package, where the generated
  /// file registers them.
  public enum Bundle: String, CaseIterable, Sendable {
    /// `Bundle.main` or `Bundle.module`.
    case main, module
  }

  /// Options; the defaults are those of the command.
  public init(
    name: String? = nil, access: Access = .internal, bundle: Bundle = .main, modifier: String = "textStyle"
  ) {
    self.name = name
    self.access = access
    self.bundle = bundle
    self.modifier = modifier
  }
}
