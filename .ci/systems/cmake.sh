# shellcheck shell=bash
cmake_configure() { cmake -S . -B out -G "$generator" >/dev/null; }
cmake_build() { cmake --build out; }
cmake_idle() { cmake --build out >"$scratch/idle" && ! grep typeramp "$scratch/idle"; }
# CMake's makefiles never forget a dependency, as the page says.
cmake_forget() { [ "$generator" = Ninja ] || { rm -r out && cmake_configure; }; }
cmake_test() {
  outputs=out/Generated
  for generator in Ninja "Unix Makefiles"; do
    project
    cmake_configure
    laws
  done
}
