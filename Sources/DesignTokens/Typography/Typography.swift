import Diagnostics
import Documents

/// What a typography token says, with the place of each part.
struct Typography: Sendable {
  /// In order of preference.
  var families: Part<[String]>?
  /// In points.
  var size: Part<Double>?
  var weight: Part<WeightText>?
  /// In points.
  var letterSpacing: Part<Double>?
  /// As a multiple of the size.
  var lineHeight: Part<Double>?
  /// A part is there that cannot be read; it has been told why.
  var isBroken = false
  /// Members that no text style has: text case, paragraph spacing.
  var others: [Node.Member] = []

  /// A value and the member that it was given by.
  struct Part<Value: Sendable>: Sendable {
    let value: Value
    let member: Node.Member
  }

  /// The members that there are.
  enum Member: String, CaseIterable, Sendable {
    case fontFamily, fontSize, fontWeight, letterSpacing, lineHeight

    /// Where it stands among the five.
    fileprivate var index: Int {
      switch self {
      case .fontFamily: 0
      case .fontSize: 1
      case .fontWeight: 2
      case .letterSpacing: 3
      case .lineHeight: 4
      }
    }

    /// The type that DTCG gives it.
    var type: TokenType {
      switch self {
      case .fontFamily: .fontFamily
      case .fontWeight: .fontWeight
      case .lineHeight: .number
      case .fontSize, .letterSpacing: .dimension
      }
    }
  }

  /// The members of a typography as they are written.
  struct Fields {
    private var known: [Node.Member?] = Array(repeating: nil, count: Member.allCases.count)
    private(set) var others: [Node.Member] = []
    /// Those that stand a second time, each with the first.
    private(set) var repeated: [(first: Node.Member, second: Node.Member)] = []

    init(_ node: Node) {
      for member in node.members {
        guard let name = Member.allCases.first(where: { member.isNamed($0.rawValue) }) else {
          others.append(member)
          continue
        }
        if let first = self[name] { repeated.append((first, member)) } else { known[name.index] = member }
      }
    }

    subscript(_ member: Member) -> Node.Member? { known[member.index] }

    /// Those that are not there.
    var missing: [Member] { known.contains { $0 == nil } ? Member.allCases.filter { self[$0] == nil } : [] }

    /// Where the last of them ends.
    var end: Int? { known.compactMap { $0?.value.literalRange.upperBound }.max() }
  }
}
