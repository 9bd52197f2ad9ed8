/// Runs a Type 2 charstring (Adobe Technical Note 5177), which draws a glyph.
struct CharString<Pen: OutlinePen> {
  let subroutines: CFFIndex
  let localSubroutines: CFFIndex
  private(set) var pen: Pen
  private var stack: [Double] = []
  private var stems = 0
  private(set) var operations = 0
  private var hasEnded = false

  init(subroutines: CFFIndex, localSubroutines: CFFIndex, pen: Pen) {
    (self.subroutines, self.localSubroutines, self.pen) = (subroutines, localSubroutines, pen)
  }

  /// Throws if the charstring is malformed, or uses the operators for arithmetic, which fonts do not.
  mutating func run(_ code: ArraySlice<UInt8>, depth: Int = 0) throws(Malformed) {
    guard depth <= FontLimits.subroutineDepth else { throw Malformed() }
    var rest = code
    while !hasEnded, let byte = rest.popFirst().map(Int.init) {
      operations += 1
      guard operations <= FontLimits.operations else { throw Malformed() }
      if byte == 28 || byte >= 32 {
        guard let number = rest.popNumber(after: byte), stack.count < FontLimits.stack else { throw Malformed() }
        stack.append(number)
      } else {
        let code = byte == 12 ? rest.popFirst().map { 0x0C00 | Int($0) } : byte
        guard let operation = code.flatMap(CharStringOperator.init) else { throw Malformed() }
        if operation == .return { return }
        try execute(operation, &rest, depth)
      }
    }
  }

  private mutating func execute(
    _ operation: CharStringOperator, _ rest: inout ArraySlice<UInt8>, _ depth: Int
  ) throws(Malformed) {
    switch operation {
    case .callsubr: return try call(localSubroutines, depth)
    case .callgsubr: return try call(subroutines, depth)
    // A stem is two numbers. The glyph's width may precede the first one.
    case .hstem, .vstem, .hstemhm, .vstemhm: stems += stack.count / 2
    // The numbers before the first mask are vertical stems. A mask has a bit for each stem.
    case .hintmask, .cntrmask:
      stems += stack.count / 2
      rest = rest.dropFirst((stems + 7) / 8)
    // With four numbers it would draw two other glyphs, as fonts converted from Type 1 do.
    case .endchar where stack.count < 4: hasEnded = true
    default: try pen.draw(operation, stack)
    }
    stack.removeAll(keepingCapacity: true)
  }

  /// The number of a subroutine counts from the middle of the list, so that it takes fewer bytes.
  private mutating func call(_ list: CFFIndex, _ depth: Int) throws(Malformed) {
    let middle = list.count < 1240 ? 107 : list.count < 33_900 ? 1131 : 32_768
    guard let number = stack.popLast(), let code = list[Int(number) + middle] else { throw Malformed() }
    try run(code, depth: depth + 1)
  }
}
