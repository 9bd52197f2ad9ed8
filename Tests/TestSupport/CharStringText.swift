private let operators: [String: [UInt8]] = [
  "hstem": [1], "vstem": [3], "vmoveto": [4], "rlineto": [5], "hlineto": [6], "vlineto": [7], "rrcurveto": [8],
  "callsubr": [10], "return": [11], "endchar": [14], "hstemhm": [18], "hintmask": [19], "cntrmask": [20],
  "rmoveto": [21], "hmoveto": [22], "vstemhm": [23], "rcurveline": [24], "rlinecurve": [25], "vvcurveto": [26],
  "hhcurveto": [27], "callgsubr": [29], "vhcurveto": [30], "hvcurveto": [31], "hflex": [12, 34], "flex": [12, 35],
  "hflex1": [12, 36], "flex1": [12, 37], "add": [12, 10],
]

/// A charstring from words: numbers, operators by their names, and bytes as `#0E`.
package func charString(_ text: String) -> [UInt8] {
  text.split(separator: " ").flatMap { word -> [UInt8] in
    if let bytes = operators[String(word)] { return bytes }
    if word.first == "#" { return [UInt8(word.dropFirst(), radix: 16) ?? 0] }
    if let number = Int(word) { return [28] + be16(number) }
    return [255] + be32(Int((Double(word) ?? 0) * 65536))
  }
}
