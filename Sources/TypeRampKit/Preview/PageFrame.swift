import Writing

extension HTML {
  /// A self-contained page. Its Content-Security-Policy allows its own styles and its own script, fonts that are in it,
  /// and nothing else: no requests, no attributes with styles or scripts, no forms and no frames.
  ///
  /// - Parameters:
  ///   - attributes: further attributes of `<html>`, each after a space.
  ///   - styles: the contents of the `<style>` elements.
  ///   - script: the content of the `<script>` that the body has, if it has one.
  ///   - body: the element `<body>`.
  static func page(
    title: String, attributes: HTML = "", styles: [String], script: String? = nil, body: HTML
  ) -> HTML {
    let directives = [
      "default-src 'none'", "style-src " + styles.map(hash).joined(separator: " "),
      script.map { "script-src " + hash($0) },
      "font-src data:", "base-uri 'none'", "form-action 'none'",
    ]
    let sheets: [HTML] = styles.map { "<style>\(HTML(markup: $0))</style>\n" }
    return """
      <!DOCTYPE html>
      <html lang="en"\(attributes)>
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(directives.compactMap(\.self).joined(separator: "; "))">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="typeramp">
      <title>\(title)</title>
      \(sheets.joined())</head>
      \(body)
      </html>

      """
  }

  /// The name of a content in a policy.
  private static func hash(_ content: String) -> String { "'sha256-\(Base64.text(SHA256.hash(Array(content.utf8))))'" }
}
