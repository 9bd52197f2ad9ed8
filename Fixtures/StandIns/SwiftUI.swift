// A stand-in for SwiftUI where there is none: the signatures, isolation and availability of the real declarations that
// generated code uses, so that it can be type-checked. Nothing in it works.
//
// Compiled with VISIONOS defined it has what SwiftUI has there alone.

@_exported import Foundation

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    #if VISIONOS
    case extraLargeTitle, extraLargeTitle2
    #endif
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
  }

  public struct Weight: Hashable, Sendable {
    public static let ultraLight = Weight()
    public static let thin = Weight()
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
    public static let black = Weight()
  }

  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { stub() }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { stub() }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font { stub() }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font { stub() }
  public func weight(_ weight: Weight) -> Font { stub() }
}

public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }

public struct EnvironmentValues {
  public var dynamicTypeSize: DynamicTypeSize {
    get { stub() }
    set {}
  }
  public var legibilityWeight: LegibilityWeight? {
    get { stub() }
    set {}
  }
}

@propertyWrapper
public struct Environment<Value> {
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { stub() }
}

@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {}
  public var wrappedValue: Value { stub() }
}

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("a stand-in") }
}

public struct Text: View {
  public init(_ text: String) {}
  public var body: Never { fatalError("a stand-in") }
}

@resultBuilder
public enum ViewBuilder {
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildEither<First: View, Second: View>(first: First) -> Either<First, Second> { stub() }
  public static func buildEither<First: View, Second: View>(second: Second) -> Either<First, Second> { stub() }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content { content }
}

public struct Either<First: View, Second: View>: View {
  public var body: Never { fatalError("a stand-in") }
}

@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = ModifierContent<Self>
  @ViewBuilder func body(content: Content) -> Body
}

public struct ModifierContent<Modifier: ViewModifier>: View {
  public var body: Never { fatalError("a stand-in") }
}

extension View {
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { Text("") }
  public func font(_ font: Font?) -> some View { Text("") }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public func tracking(_ tracking: CGFloat) -> some View { Text("") }
  public func dynamicTypeSize(_ range: ClosedRange<DynamicTypeSize>) -> some View { Text("") }
}

private func stub<Result>() -> Result { fatalError("a stand-in") }
