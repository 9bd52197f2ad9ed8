/// An output of an input.
///
/// A class, because plans are copied, and there can be thousands of outputs.
package final class PlannedOutput: Sendable {
  package let input: Input
  package let emitter: Emitter
  /// Nil for standard output.
  package let path: String?
  /// Its themes and contexts, besides those of the run.
  package let variant: VariantChoice

  package init(input: Input, emitter: Emitter, path: String?, variant: VariantChoice = VariantChoice()) {
    self.input = input
    self.emitter = emitter
    self.path = path
    self.variant = variant
  }
}

extension OutputSettings {
  /// The path of an input's output.
  ///
  /// - Parameter values: the values of placeholders other than `{name}`.
  func path(of input: Input, _ values: [String: String] = [:], in folder: String) -> String {
    let values = values.merging([OutputPath.name: input.name]) { $1 }
    return Configuration.path(OutputPath.path(path, values), in: folder)
  }

  /// Whether an input has an output for each theme or context.
  package var isOfVariants: Bool { !variantPlaceholders.isEmpty }

  private var variantPlaceholders: [String] { OutputPath.placeholders(in: path).filter { $0 != OutputPath.name } }

  /// The outputs of an input: one, or one for each theme or context.
  ///
  /// - Parameter variants: those of the input; nil if they are unknown.
  package func outputs(
    of input: Input, _ variants: InputVariants?, in folder: String
  ) throws(InputVariants.Mistake) -> [PlannedOutput] {
    guard isOfVariants, let variants else {
      return [PlannedOutput(input: input, emitter: emitter, path: path(of: input, in: folder))]
    }
    return try variants.variants(for: variantPlaceholders).map { variant in
      PlannedOutput(
        input: input, emitter: emitter, path: path(of: input, variant.values, in: folder), variant: variant.choice)
    }
  }
}

extension [OutputSettings] {
  /// The outputs of an input, to check what would be written. A mistake in a path is an error of `build`: without its
  /// placeholders, the output is checked as one for the chosen themes.
  package func checked(_ input: Input, _ contents: InputContents, _ options: InputOptions) -> [PlannedOutput] {
    let variants = contains(where: \.isOfVariants) ? InputVariants(of: contents, options) : nil
    return flatMap { output in
      let planned = try? output.outputs(of: input, variants, in: "")
      return planned ?? [PlannedOutput(input: input, emitter: output.emitter, path: nil)]
    }
  }
}
