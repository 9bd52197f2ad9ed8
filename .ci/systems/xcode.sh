# shellcheck shell=bash
# The phase as a plain script, with the variables that Xcode sets. Whether it runs is Xcode's to decide, by the depfile.
xcode_build() {
  env SRCROOT="$PWD" TARGET_TEMP_DIR="$PWD/temp" DERIVED_FILE_DIR="$PWD/derived" SCRIPT_INPUT_FILE_COUNT=4 \
    SCRIPT_INPUT_FILE_0="$PWD/Styles/Brand.plist" SCRIPT_INPUT_FILE_1="$PWD/Styles/Noteworthy.plist" \
    SCRIPT_INPUT_FILE_2="$PWD/Fonts/OpenSans-Regular.ttf" SCRIPT_INPUT_FILE_3="$PWD/styles.args" \
    SCRIPT_OUTPUT_FILE_COUNT=3 SCRIPT_OUTPUT_FILE_0="$PWD/derived/Brand.swift" \
    SCRIPT_OUTPUT_FILE_1="$PWD/derived/Noteworthy.swift" SCRIPT_OUTPUT_FILE_2="$PWD/derived/TypeRamp.swift" \
    strace -f -qq -e trace=openat,creat,rename,renameat2,unlink,mkdir -o "$PWD/trace" /bin/sh -e phase.sh
}
xcode_test() {
  project
  mkdir derived
  build || fail "first build: it fails"
  "$typeramp" compile Styles/*.plist @styles.args --fonts Fonts/OpenSans-Regular.ttf --format swift -o expected/ 2>/dev/null
  for name in Brand Noteworthy TypeRamp; do cmp "derived/$name.swift" "expected/$name.swift" || fail "$name.swift differs"; done
  for file in Styles/Brand.plist Styles/Noteworthy.plist Fonts/OpenSans-Regular.ttf styles.args; do
    grep -qF "  $PWD/$file" derived/styles.d || fail "the depfile lacks $file"
  done
  if grep derived trace | grep -E 'O_CREAT|O_WRONLY|rename|unlink' | grep -vE 'derived/(Brand.swift|Noteworthy.swift|TypeRamp.swift|styles.d)"'
  then fail "the sandbox would deny this"; fi
  stat -c %y derived/* >before
  sed -i 's/<integer>34</<integer>35</' Styles/Noteworthy.plist
  build || fail "a changed dictionary: it fails"
  [ "$(stat -c %y derived/* | diff before - | grep -c '^>')" = 1 ] || fail "a changed dictionary: not one output is written"
  sed -i 's/<key>title</<key>titel</' Styles/Noteworthy.plist
  if build; then fail "a mistake: it passes"; fi
  grep -q "^$PWD/Styles/Noteworthy.plist:12:7: error: " "$scratch/log" || fail "a mistake: no line that Xcode reads"
}
