/// The operators of charstrings, named as in Adobe's note. Those of two bytes begin with twelve.
enum CharStringOperator: Int {
  case hstem = 1
  case vstem = 3
  case vmoveto, rlineto, hlineto, vlineto, rrcurveto
  case callsubr = 10
  case `return`
  case endchar = 14
  case hstemhm = 18
  case hintmask, cntrmask, rmoveto, hmoveto, vstemhm, rcurveline, rlinecurve, vvcurveto, hhcurveto
  case callgsubr = 29
  case vhcurveto, hvcurveto
  case hflex = 0x0C22
  case flex, hflex1, flex1
}

/// The letters of an operator tell which steps it has: `h` and `v` horizontal and vertical ones, `r` both.
extension OutlinePen {
  /// Draws what an operator and its numbers describe. Further numbers, such as a width, are ignored.
  mutating func draw(_ operation: CharStringOperator, _ steps: [Double]) throws(Malformed) {
    switch operation {
    case .hmoveto: move([steps.last ?? 0, 0])
    case .vmoveto: move([0, steps.last ?? 0])
    case .rmoveto: move([steps.dropLast().last ?? 0, steps.last ?? 0])
    case .rlineto: lines(steps[...])
    case .hlineto, .vlineto:
      for (index, step) in steps.enumerated() {
        line(index.isMultiple(of: 2) == (operation == .vlineto) ? [0, step] : [step, 0])
      }
    case .rrcurveto: curves(steps[...])
    case .rcurveline:
      curves(steps.dropLast(2))
      lines(steps.suffix(2))
    case .rlinecurve:
      lines(steps.dropLast(6))
      curves(steps.suffix(6))
    case .vvcurveto, .hhcurveto: parallelCurves(steps, areVertical: operation == .vvcurveto)
    case .vhcurveto, .hvcurveto: turningCurves(steps, isVertical: operation == .vhcurveto)
    default: try flex(operation, steps)
    }
  }

  private mutating func lines(_ steps: ArraySlice<Double>) {
    for index in groups(of: 2, steps) { line([steps[index], steps[index + 1]]) }
  }

  private mutating func curves(_ steps: ArraySlice<Double>) {
    for index in groups(of: 6, steps) {
      curve(
        [steps[index], steps[index + 1]], [steps[index + 2], steps[index + 3]], [steps[index + 4], steps[index + 5]])
    }
  }

  /// Curves that begin and end in one direction. An odd number of steps begins with one in the other direction.
  private mutating func parallelCurves(_ steps: [Double], areVertical: Bool) {
    for index in groups(of: 4, steps.dropFirst(steps.count % 2)) {
      let (side, middle) = (index == 1 ? steps[0] : 0, GlyphPath.Point(steps[index + 1], steps[index + 2]))
      if areVertical {
        curve([side, steps[index]], middle, [0, steps[index + 3]])
      } else {
        curve([steps[index], side], middle, [steps[index + 3], 0])
      }
    }
  }

  /// Curves that begin in one direction and end in the other, in turn. The last one may end with another step.
  private mutating func turningCurves(_ steps: [Double], isVertical: Bool) {
    for index in groups(of: 4, steps[...]) {
      let extra = index + 5 == steps.count ? steps[index + 4] : 0
      let middle = GlyphPath.Point(steps[index + 1], steps[index + 2])
      if index % 8 == (isVertical ? 0 : 4) {
        curve([0, steps[index]], middle, [steps[index + 3], extra])
      } else {
        curve([steps[index], 0], middle, [extra, steps[index + 3]])
      }
    }
  }

  private func groups(of size: Int, _ steps: ArraySlice<Double>) -> StrideThrough<Int> {
    stride(from: steps.startIndex, through: steps.endIndex - size, by: size)
  }

  /// Two curves that become a line at small sizes. Except for `flex`, they end at the height at which they begin.
  private mutating func flex(_ operation: CharStringOperator, _ steps: [Double]) throws(Malformed) {
    switch (operation, steps.count) {
    case (.flex, 13...): curves(steps.prefix(12))
    case (.hflex, 7...):
      curve([steps[0], 0], [steps[1], steps[2]], [steps[3], 0])
      curve([steps[4], 0], [steps[5], -steps[2]], [steps[6], 0])
    case (.hflex1, 9...):
      curve([steps[0], steps[1]], [steps[2], steps[3]], [steps[4], 0])
      curve([steps[5], 0], [steps[6], steps[7]], [steps[8], -(steps[1] + steps[3] + steps[7])])
    case (.flex1, 11...):
      // The last step is in the direction in which the others went farther, and the curves end as they begin in the
      // other one.
      let width = steps[0] + steps[2] + steps[4] + steps[6] + steps[8]
      let height = steps[1] + steps[3] + steps[5] + steps[7] + steps[9]
      curves(steps.prefix(6))
      let last: GlyphPath.Point = abs(width) > abs(height) ? [steps[10], -height] : [-width, steps[10]]
      curve([steps[6], steps[7]], [steps[8], steps[9]], last)
    default: throw Malformed()
    }
  }
}
