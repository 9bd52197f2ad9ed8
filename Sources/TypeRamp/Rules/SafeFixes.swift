import Diagnostics
import Documents

/// The fixes that may be made without a person looking.
package enum SafeFixes {
  /// The bytes of a file with its safe fixes made; nil when there are none. Only the bytes concerned change: comments,
  /// order and layout stay.
  package static func applied(to bytes: [UInt8], _ compilation: Compilation) -> [UInt8]? {
    let source = compilation.source
    let fixes = compilation.findings.compactMap(\.fix).filter(\.isSafe).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
    guard !fixes.isEmpty, source.encoding != .binary else { return nil }
    let offsets = FileOffsets(source)
    var result: [UInt8] = []
    var end = 0
    for fix in fixes {
      let start = offsets.offset(of: fix.range.lowerBound)
      // Two fixes of one place cannot both be right.
      guard start >= end else { continue }
      result += bytes[end..<start] + source.encoded(fix.replacement)
      end = offsets.offset(of: fix.range.upperBound)
    }
    return result + bytes[end...]
  }
}
