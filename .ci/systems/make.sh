# shellcheck shell=bash
make_build() { make -j4 styles; }
make_idle() { make -q styles; }
make_forget() { :; }
make_test() {
  outputs=Generated
  project
  laws
  make_runs_the_build
}

# The page's short way: a phony target, and what is made of the outputs only when they change.
make_runs_the_build() {
  cd short
  cp -r ../Styles .
  make >/dev/null
  cat Generated/Brand.css Generated/Noteworthy.css | cmp - all.css || fail "typeramp build: all.css is not made"
  touch Styles/*
  make >"$scratch/log"
  if grep cat "$scratch/log"; then fail "typeramp build: all.css is made again"; fi
  sed -i 's/<integer>35</<integer>36</' Styles/Noteworthy.plist
  make >/dev/null
  cat Generated/Brand.css Generated/Noteworthy.css | cmp - all.css || fail "typeramp build: all.css is out of date"
  rm Styles/Brand.plist
  make >/dev/null
  [ ! -e Generated/Brand.css ] || fail "typeramp build: the output of a removed dictionary is still there"
  cmp Generated/Noteworthy.css all.css || fail "typeramp build: all.css has a removed dictionary"
}
