import Diagnostics
import Documents

extension Rule {
  static let ineffectiveKey = Rule(
    id: "ineffective-key", severity: .warning,
    summary: "a style that never scales has a key about its scaling",
    reason: "'fixed' gives 'fontSize' at every content size. Whoever wrote a limit beside it expected something else.",
    bad: #"{ "body": { "fontName": "Futura-Bold", "fontSize": 17, "fixed": true, "«maximumPointSize»": 28 } }"#,
    good: #"{ "body": { "fontName": "Futura-Bold", "fontSize": 17, "fixed": true } }"#
  ) { dictionary in
    let keys: [EntryKey] = [
      .maximumPointSize, .minimumContentSizeCategory, .maximumContentSizeCategory, .relativeTo,
    ]
    return dictionary.entries.filter { $0.entry[.fixed]?.value.boolean == true }.flatMap { entry in
      keys.compactMap { key in
        entry.entry[key].map { member in
          Finding(
            at: member.key, "'\(key.rawValue)' has no effect: '\(entry.name)' is fixed and never scales",
            keyPath: entry.entry.keyPath(of: key.rawValue))
        }
      }
    }
  }
}
