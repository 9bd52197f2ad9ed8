import CommandLineKit
import Foundation
import TestSupport
import Testing

@testable import typeramp

/// `typeramp completions`, in the real shells if they are installed.
@Suite struct CompletionsTests {
  /// The completions that a shell offers for an incomplete call.
  private static let cases: [(call: String, offers: [String], not: [String])] = [
    ("typeramp val", ["validate"], ["compile"]),
    ("typeramp compile --form", ["--format"], ["--fix"]),
    ("typeramp compile --format s", ["swift", "swift-tests"], ["json"]),
    ("typeramp show --at AX", ["AX1", "AX5"], ["L"]),
    ("typeramp explain unknown-f", ["unknown-font"], ["unknown-key"]),
    ("typeramp completions ", ["bash", "zsh", "fish"], ["compile"]),
    ("typeramp compile Br", ["Brand.json"], ["--format"]),
    ("typeramp compile --depfile Br", ["Brand.json"], ["--format"]),
  ]

  private static func script(_ shell: String) throws -> Scratch {
    let scratch = try Scratch(["Brand.json": "{}"])
    let run = try Tool.run(["completions", shell], in: scratch.folder)
    try #require(run.status == 0 && run.errors.isEmpty)
    try scratch.write(run.output, to: "_typeramp")
    return scratch
  }

  /// The script runs the program.
  private static let environment = [
    "PATH": "\(Tool.executable.deletingLastPathComponent().path):\(ProcessInfo.processInfo.environment["PATH"] ?? "")"
  ]

  /// The words in a program's output, one on each line.
  private static func words(_ shell: URL, _ arguments: [String], _ scratch: Scratch) throws -> Set<String> {
    let run = try Tool.run(shell, arguments, in: scratch.folder, environment: environment)
    #expect(run.errors.isEmpty, "\(run.errors)")
    let lines = run.output.split(whereSeparator: \.isNewline)
    return Set(lines.map { String($0.prefix { $0 != "\t" }).trimmingCharacters(in: .whitespaces) })
  }

  @Test(arguments: cases) func bash(call: String, offers: [String], not others: [String]) throws {
    guard let shell = Self.shell("bash") else { return }
    let scratch = try Self.script("bash")
    // Readline completes files if a function offers nothing.
    let ask = """
      source _typeramp; COMP_WORDS=(\(call)); [[ "$1" == *" " ]] && COMP_WORDS+=(""); COMP_CWORD=$((${#COMP_WORDS[@]}-1))
      _typeramp; printf '%s\\n' "${COMPREPLY[@]}"; [ ${#COMPREPLY[@]} -gt 0 ] || compgen -f -- "${COMP_WORDS[COMP_CWORD]}"
      """
    let words = try Self.words(shell, ["--norc", "-c", ask, "bash", call], scratch)
    #expect(words.isSuperset(of: offers) && words.isDisjoint(with: others), "\(words)")
  }

  @Test func bashCompletesAValueAfterAnEqualsSign() throws {
    guard let shell = Self.shell("bash") else { return }
    let ask = """
      source _typeramp; COMP_WORDS=(typeramp compile --format = cs); COMP_CWORD=4; _typeramp; printf '%s\\n' "${COMPREPLY[@]}"
      """
    #expect(try Self.words(shell, ["--norc", "-c", ask], try Self.script("bash")) == ["css"])
  }

  @Test(arguments: cases) func fish(call: String, offers: [String], not others: [String]) throws {
    guard let shell = Self.shell("fish") else { return }
    let scratch = try Self.script("fish")
    let words = try Self.words(shell, ["-N", "-c", "source _typeramp; complete -C '\(call)'"], scratch)
    #expect(words.isSuperset(of: offers) && words.isDisjoint(with: others), "\(words)")
  }

  /// Zsh completes only at a prompt, so it runs in a terminal of its own, in which Tab is pressed.
  @Test(.enabled(if: SlowTests.areEnabled, "set TYPERAMP_SLOW=1"), arguments: cases)
  func zsh(call: String, offers: [String], not others: [String]) throws {
    guard let shell = Self.shell("zsh") else { return }
    let scratch = try Self.script("zsh")
    try scratch.write(
      """
      zmodload zsh/zpty
      zpty z \(shell.path) -f
      zpty -w z 'PROMPT=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; LISTMAX=0'
      zpty -w z 'bindkey "^I" complete-word; bindkey "^X" quit; zstyle ":completion:*" list-colors ""'
      zpty -w z 'comppostfuncs=(capture); capture() { compstate[list]=; compstate[insert]=; print "<""end>" }'
      zpty -w z 'compadd() { local -a __h; builtin compadd -A __h "$@"; print -rl -- "${__h[@]/#/<}" ; builtin compadd "$@" }'
      zpty -w z 'print "<""ready>"'
      zpty -r z output '*<ready>*'
      zpty -w -n z $'\(call)\\t'
      zpty -r z output '*<end>*'
      print -r -- "$output"
      zpty -d z
      """, to: "ask")
    let run = try Tool.run(shell, ["-f", "ask"], in: scratch.folder, environment: Self.environment)
    for offer in offers { #expect(run.output.contains("<\(offer)"), "\(offer): \(run.output)") }
    for other in others { #expect(!run.output.contains("<\(other)\r"), "\(other): \(run.output)") }
  }

  /// What a script asks the program, and the lines that it gets.
  private static let questions: [(shell: String, call: [String], lines: [String])] = [
    ("fish", ["val"], ["validate\t\(Command.validate.description.abstract)", "--version\tthe version of the program"]),
    ("zsh", ["completions", "--n"], ["--help:print this text", "-h:print this text"]),
    ("bash", ["completions", "--n"], ["--help", "-h", "--next"]), ("bash", ["compile", "--styles", ""], ["all"]),
    ("fish", ["compile", "--styles=d"], ["--styles=all", "--styles=defined"]),
    ("bash", ["compile", "-o", "a"], []), ("bash", ["unknown", "-"], []), ("bash", [], ["validate"]),
  ]

  @Test(arguments: questions) func aScriptAsksTheProgram(shell: String, call: [String], lines: [String]) throws {
    let scratch = try Scratch()
    let run = try Tool.run(["completions", shell, "--next", "--"] + call, in: scratch.folder)
    #expect(run.status == 0 && run.errors.isEmpty)
    let printed = run.output.split(separator: "\n").map(String.init)
    #expect(Set(printed).isSuperset(of: lines) && printed.isEmpty == lines.isEmpty, "\(run.output)")
  }

  @Test(arguments: [[], ["--next"], ["tcsh"], ["bash", "zsh"]]) func oneShellIsExpected(call: [String]) throws {
    let scratch = try Scratch()
    let run = try Tool.run(["completions"] + call, in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty && run.errors.hasPrefix("typeramp: error: "), "\(run.errors)")
  }

  /// Unquoted words in a script must be plain words.
  @Test func namesAreWords() {
    for description in Command.all.map(\.description) {
      let choices = description.options.flatMap(\.words.choices) + description.operandChoices
      for word in [description.name] + description.options.map(\.name) + choices {
        #expect(word.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9._-]*/) != nil, "\(word)")
      }
    }
  }

  @Test func everyCommandIsInTheManual() throws {
    let scratch = try Scratch()
    let run = try Tool.run(["man"], in: scratch.folder)
    try scratch.write(run.output, to: "typeramp.1")
    for command in Command.all { #expect(run.output.contains("\n.SS typeramp \(command.name)")) }
    #expect(run.output.contains("\n.SH DESCRIPTION\nA text\\-style dictionary gives"))
    guard let mandoc = Self.shell("mandoc") else { return }
    let lint = try Tool.run(mandoc, ["-Tlint", "typeramp.1"], in: scratch.folder)
    #expect(lint.status == 0 && lint.output.isEmpty && lint.errors.isEmpty, "\(lint.output)")
    let shown = try Tool.run(mandoc, ["-Tutf8", "typeramp.1"], in: scratch.folder)
    for example in Command.all.flatMap(\.description.examples) {
      #expect(shown.output.contains("\(example)\n"), "\(example)")
    }
  }

  /// The path of a program; nil, with a message, if it is not installed.
  private static func shell(_ name: String) -> URL? {
    let paths = ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
    let path = paths.first(where: FileManager.default.isExecutableFile)
    if path == nil { print("skipped: \(name) is not installed") }
    return path.map { URL(filePath: $0) }
  }
}
