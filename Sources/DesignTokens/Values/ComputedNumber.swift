extension Double {
  /// The number without the noise of binary fractions: rounded to twelve digits, and to at most twelve decimals, so
  /// that 2.4 % of 2.2 is `0.0528` and not `0.05279999999999999`.
  ///
  /// A number of at most twelve digits does not change. Literals are never rounded, nor are the steps of a longer
  /// computation: only its result.
  var computed: Double {
    var scale = 1e12
    while scale > 1, (self * scale).magnitude >= 1e12 { scale /= 10 }
    // Both operands are exact: powers of ten are up to 10²², and whole numbers below 2⁵³.
    let rounded = (self * scale).rounded() / scale
    return magnitude < 1e12 ? rounded : self
  }
}
