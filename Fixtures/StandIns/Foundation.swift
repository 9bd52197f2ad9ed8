// What the stand-ins for UIKit and SwiftUI need of Foundation, where a compiler for Apple's systems has none.

open class NSObject {
  public init() {}
}

/// A `Double` converts to it by itself, because of its name and its module's.
@frozen public struct CGFloat: Hashable, Comparable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public var native: Double
  public init(_ value: Double) { native = value }
  public init(floatLiteral value: Double) { native = value }
  public init(integerLiteral value: Int) { native = Double(value) }
  public static func < (left: Self, right: Self) -> Bool { left.native < right.native }
}
