import Foundation
import TestSupport
import Testing

/// The workflows cannot run here. They are read with a YAML parser, and have only keys of GitHub's documentation,
/// values of their own matrix, and scripts that bash can parse.
@Suite(.enabled(if: Python.withYAML != nil, "no Python has yaml (Debian: python3-yaml)"))
struct Workflow {
  private static func text(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appending(path: ".github/workflows/\(name).yml"), encoding: .utf8)
  }

  /// Prints what is wrong, and the scripts behind lines that begin with '##'.
  private static let script = #"""
    import re, sys, yaml
    text = sys.stdin.read()
    document = yaml.safe_load(text)
    # YAML 1.1 reads the key 'on' as true.
    document['on'] = document.pop(True, None)
    known = {
      'workflow': 'name run-name on permissions env defaults concurrency jobs',
      'job': 'name permissions needs if runs-on environment concurrency outputs env defaults steps timeout-minutes'
             ' strategy continue-on-error container services uses with secrets',
      'strategy': 'matrix fail-fast max-parallel',
      'step': 'id if name uses run working-directory shell with env continue-on-error timeout-minutes',
      'checkout': 'repository ref token path clean fetch-depth submodules persist-credentials',
      'upload-artifact': 'name path if-no-files-found retention-days compression-level overwrite'
                         ' include-hidden-files archive',
      'download-artifact': 'name path pattern merge-multiple',
      'attest-build-provenance': 'subject-path subject-checksums',
      'gh-action-pypi-publish': '',
    }
    def check(kind, values):
        for key in values:
            if key not in known[kind].split(): print(f'unknown key of a {kind}: {key}')
    check('workflow', document)
    for name, job in document['jobs'].items():
        check('job', job)
        check('strategy', job.get('strategy', {}))
        rows = job.get('strategy', {}).get('matrix', {}).get('include', [{}])
        for key in re.findall(r'matrix\.(\w+)', str(job)):
            if not all(key in row for row in rows): print(f'{name}: not in the matrix: {key}')
        for step in job['steps']:
            check('step', step)
            if ('uses' in step) == ('run' in step): print(f'{name}: expected uses or run in {step}')
            if 'uses' in step:
                # A tag or a branch can move, with the rights of the job.
                action = re.fullmatch(r'[\w-]+/([\w-]+)@[0-9a-f]{40}', step['uses'])
                if action: check(action[1], step.get('with', {}))
                else: print('expected a commit with 40 digits: ' + step['uses'])
            else: print('##' + step['run'].replace('\n', '\n##'))
    """#

  private func printed(about text: String) throws -> (complaints: [String], scripts: String) {
    let lines = try Python.complaints(of: Python.withYAML, Self.script, about: text).split(separator: "\n")
    let scripts = lines.filter { $0.hasPrefix("##") }.map { $0.dropFirst(2) }
    return (lines.filter { !$0.hasPrefix("##") }.map(String.init), scripts.joined(separator: "\n"))
  }

  @Test(arguments: [
    ("apple", ["docs/measure/Measure.swift", "docs/measure/TextStyles.c", "swift test", "-scheme Client"]),
    ("ci", [".ci/run", ".ci/full \"${names[@]}\" clean"]),
    ("release", [".ci/release release", ".ci/pack release", ".editors/pack release", "gh release create"]),
  ])
  func hasOnlyDocumentedKeysAndParsableScripts(name: String, parts: [String]) throws {
    let text = try Self.text(name)
    #expect(text.contains("NEVER BEEN RUN"))
    let (complaints, scripts) = try printed(about: text)
    #expect(complaints == [])
    for part in parts { #expect(scripts.contains(part)) }
    let bash = try Tool.run(
      URL(filePath: "/bin/bash"), ["-n", "/dev/stdin"], in: Repository.root, input: Data(scripts.utf8))
    #expect(bash.status == 0, "\(bash.errors)")
  }

  /// At night every step runs in one of the jobs.
  @Test func theJobsHaveTheStepsOfTheScript() throws {
    let script = try String(contentsOf: Repository.root.appending(path: ".ci/full"), encoding: .utf8)
    let steps = try #require(script.firstMatch(of: /steps=\(([^)]*)\)/)).1.split(whereSeparator: \.isWhitespace)
    let jobs = try Self.text("ci").matches(of: /- \{ steps: ([^}]*)\}/).flatMap { $0.1.split(separator: " ") }
    #expect(jobs.sorted() == steps.filter { $0 != "clean" }.sorted())
  }

  @Test(arguments: [
    ("timeout-minutes: 120", "timeout: 120", "unknown key of a job: timeout"),
    ("        run: swift test\n", "        runs: swift test\n", "unknown key of a step: runs"),
    ("matrix.sdk }}", "matrix.kit }}", "simulators: not in the matrix: kit"),
    (
      "@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f #", "@v7 #",
      "expected a commit with 40 digits: actions/upload-artifact@v7"
    ),
    ("path: measurements }", "paths: measurements }", "unknown key of a upload-artifact: paths"),
  ])
  func mistakesAreFound(part: String, other: String, complaint: String) throws {
    let text = try Self.text("apple")
    #expect(text.contains(part))
    #expect(try printed(about: text.replacing(part, with: other)).complaints.contains(complaint))
  }
}
