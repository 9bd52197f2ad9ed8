extension Double {
  /// A number that arithmetic made, without the noise of binary fractions: rounded to twelve digits, and to at most twelve
  /// decimals, so that 2.4 % of 2.2 is `0.0528` and not `0.05279999999999999`.
  ///
  /// A number of at most twelve digits stays what it is. What is written as a literal is never rounded, and neither are the
  /// steps of a longer computation: only what comes of them.
  var computed: Double {
    var scale = 1e12
    while scale > 1, (self * scale).magnitude >= 1e12 { scale /= 10 }
    // Both are exact: powers of ten up to 10²² are, and so are whole numbers below 2⁵³.
    let rounded = (self * scale).rounded() / scale
    return magnitude < 1e12 ? rounded : self
  }
}
