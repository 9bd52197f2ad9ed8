# shellcheck shell=bash
ninja_build() { ninja; }
ninja_idle() { ninja >"$scratch/idle" && grep 'no work to do' "$scratch/idle"; }
ninja_forget() { :; }
ninja_test() {
  outputs=Generated
  project
  laws
  # Without its line, a dictionary's outputs are removed.
  sed -i '/^build Generated\/Brand/,/name =/d' build.ninja
  ninja -t cleandead >/dev/null
  [ ! -e Generated/Brand.css ] || fail "the output of a removed dictionary is still there"
  [ -e Generated/Noteworthy.css ] || fail "the output of another dictionary is gone"
}
