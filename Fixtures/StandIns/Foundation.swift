// What the stand-ins for UIKit and SwiftUI need of Foundation, where a compiler for Apple's systems has none.

open class NSObject {
  public init() {}
  open func mutableCopy() -> Any { fatalError("there is no copy") }
}

/// A `Double` converts to it by itself, because of its name and its module's.
@frozen public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static func < (left: Self, right: Self) -> Bool { left.native < right.native }
  public static func + (left: Self, right: Self) -> Self { Self(left.native + right.native) }
}

extension Double {
  public init(_ value: CGFloat) { self = value.native }
}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public struct AttributedString: Sendable {}

@available(iOS 15, macOS 12, tvOS 15, watchOS 8, *)
@frozen public struct AttributeContainer: Sendable {
  public init(_ dictionary: [NSAttributedString.Key: Any]) {}
  public func merging(_ other: AttributeContainer) -> AttributeContainer { self }
}

open class NSAttributedString: NSObject {
  public init(string: String, attributes: [Key: Any]? = nil) {}
  public init(attributedString: NSAttributedString) {}
  open var string: String { "" }
  open var length: Int { 0 }
  open func attribute(_ name: Key, at location: Int, effectiveRange range: UnsafeMutableRawPointer?) -> Any? { nil }

  public struct Key: Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
}

open class NSMutableAttributedString: NSAttributedString {
  open func addAttributes(_ attributes: [Key: Any], range: NSRange) {}
  open func enumerateAttribute(
    _ name: Key, in range: NSRange, using block: (Any?, NSRange, UnsafeMutableRawPointer) -> Void
  ) {}
  open func removeAttribute(_ name: Key, range: NSRange) {}
}

public struct NSRange {
  public var location = 0
  public var length = 0
  public init(location: Int, length: Int) {}
}

open class NSString: NSObject {
  public init(string: String) {}
  open func paragraphRange(for range: NSRange) -> NSRange { range }
}

open class NSLock: NSObject {
  open func lock() {}
  open func unlock() {}
}
