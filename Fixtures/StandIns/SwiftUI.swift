// The declarations of SwiftUI that generated Swift uses, as the iOS 26 SDK has them: names, labels, types, actors,
// sendability and availability. Nothing works but that a font remembers what it was made of; it is there to be compiled
// against where there is no SDK.

@_exported public import Foundation

#if canImport(CoreText)
public import CoreText
#endif
#if canImport(DynamicType)
import DynamicType
#endif

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen public struct Font: Hashable, Sendable {
  public var name: String?
  public var size: CGFloat?
  public var style: TextStyle?
  public var ownWeight: Weight?
  public var design: Design?
  public var isItalic = false

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font {
    Font(name: name, size: size, style: textStyle)
  }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name, size: fixedSize) }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font {
    Font(size: size, ownWeight: weight, design: design)
  }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  public static func system(
    _ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil
  ) -> Font { Font(style: style, ownWeight: weight, design: design) }
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Font.Weight = .regular, design: Font.Design = .default) -> Font {
    Font(size: size, ownWeight: weight, design: design)
  }
  @_disfavoredOverload
  public static func system(_ style: Font.TextStyle, design: Font.Design = .default) -> Font {
    Font(style: style, design: design)
  }
  public func weight(_ weight: Font.Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  public enum TextStyle: Hashable, Sendable {
    #if VISIONOS
    /// visionOS alone.
    case extraLargeTitle, extraLargeTitle2
    #endif
    @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
    case largeTitle, title, headline, subheadline, body, callout, footnote, caption
    @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
    case title2, title3, caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  @frozen public struct Weight: Hashable, Sendable {
    public let name: String
    public static let ultraLight = Weight(name: "ultraLight")
    public static let thin = Weight(name: "thin")
    public static let light = Weight(name: "light")
    public static let regular = Weight(name: "regular")
    public static let medium = Weight(name: "medium")
    public static let semibold = Weight(name: "semibold")
    public static let bold = Weight(name: "bold")
    public static let heavy = Weight(name: "heavy")
    public static let black = Weight(name: "black")
  }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct EnvironmentValues: Sendable {
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var dynamicTypeSize: DynamicTypeSize {
    get { size }
    set { size = newValue }
  }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  public var fontResolutionContext: Font.Context { Font.Context(size: size) }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  private var size: DynamicTypeSize {
    get { DynamicTypeSize.allCases[index] }
    set { index = DynamicTypeSize.allCases.firstIndex(of: newValue)! }
  }
  private var index = 3
  public init() {}
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  public var legibilityWeight: LegibilityWeight? { nil }
}

// MARK: - Fonts of an environment

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
extension Font {
  public struct Context: Hashable, Sendable {
    let size: DynamicTypeSize
  }

  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public struct Resolved {
    public let pointSize: CGFloat
    #if canImport(CoreText)
    public let ctFont: CTFont
    #endif
  }

  #if canImport(CoreText)
  @available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
  public init(_ font: CTFont) { self.init(name: font.name, size: CGFloat(font.size)) }
  #endif

  /// The font has the size of the package's own tables, if they are there.
  @available(iOS 26, macOS 26, tvOS 26, watchOS 26, visionOS 26, *)
  public func resolve(in context: Context) -> Resolved {
    var points = Double(size ?? 0)
    #if canImport(DynamicType)
    let category = ContentSizeCategory(spelling: "\(context.size)")!
    if let style = style.map({ DynamicType.TextStyle(spelling: "\($0)")! }) {
      points =
        size == nil
        ? PreferredFont(forTextStyle: style).pointSize(compatibleWith: category)
        : FontMetrics(forTextStyle: style).scaledFont(ofSize: points, compatibleWith: category)
    }
    #endif
    #if canImport(CoreText)
    return Resolved(pointSize: CGFloat(points), ctFont: CTFont(name: name ?? ""))
    #else
    return Resolved(pointSize: CGFloat(points))
    #endif
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public protocol DynamicProperty {}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@frozen @propertyWrapper public struct Environment<Value>: DynamicProperty {
  let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

@available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty where Value: BinaryFloatingPoint {
  public var wrappedValue: Value
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension Never: View {
  public var body: Never { fatalError("Never has no value") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<First: View, Second: View>(_ first: First, _ second: Second) -> AnyView { AnyView() }
  public static func buildEither<First: View, Second: View>(first: First) -> _ConditionalContent<First, Second> {
    .init()
  }
  public static func buildEither<First: View, Second: View>(second: Second) -> _ConditionalContent<First, Second> {
    .init()
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView() }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ConditionalContent<First, Second>: View {
  nonisolated init() {}
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct AnyView: View {
  nonisolated init() {}
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct Text: View {
  nonisolated public init(_ content: String) {}

  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  public enum Case: Sendable {
    case uppercase, lowercase
  }
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
  typealias Content = _ViewModifier_Content<Self>
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public struct ModifiedContent<Content, Modifier>: View {
  nonisolated init() {}
  public var body: Never { fatalError("a primitive view has no body") }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
public enum Edge: Int8, Sendable {
  case top, leading, bottom, trailing

  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let vertical = Set(rawValue: 5)
    public static let all = Set(rawValue: 15)
  }
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 6, *)
extension View {
  nonisolated public func font(_ font: Font?) -> some View { AnyView() }
  nonisolated public func modifier<Modifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> { .init() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { AnyView() }
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { AnyView() }
  nonisolated public func padding(_ length: CGFloat) -> some View { AnyView() }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func underline(_ isActive: Bool = true) -> some View { self }
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, *)
  nonisolated public func strikethrough(_ isActive: Bool = true) -> some View { self }
  @available(iOS 14, macOS 11, tvOS 14, watchOS 7, *)
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { self }
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { AnyView() }
  @available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
  nonisolated public func dynamicTypeSize<Range>(_ range: Range) -> some View
  where Range: RangeExpression, Range.Bound == DynamicTypeSize { AnyView() }
}
