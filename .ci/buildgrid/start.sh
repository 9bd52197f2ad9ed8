# shellcheck shell=bash
# A service for remote execution: BuildGrid from PyPI, over a PostgreSQL, with worker.py as its one worker. To be sourced.

# start_buildgrid FOLDER PORT: $BUILDGRID is the folder that pip has installed it to.
start_buildgrid() {
  local folder=$1 address=127.0.0.1:$2 here
  here=$(dirname "${BASH_SOURCE[0]}")
  export PYTHONPATH=$BUILDGRID
  mkdir -p "$folder"/{database,work}
  as_postgres initdb -D "$folder/database" -A trust -U postgres >/dev/null
  # Only a socket within the folder: no port, so none that is taken.
  as_postgres pg_ctl -D "$folder/database" -w -l "$folder/database/log" \
    -o "-k $folder/database -c listen_addresses=" start >/dev/null
  local database="postgresql+psycopg2://postgres@/postgres?host=$folder/database"
  sed "s|ADDRESS|$address|; s|DATABASE|$database|; s|FOLDER|$folder|" "$here/config.yml" >"$folder/buildgrid.yml"
  python3 "$BUILDGRID/bin/bgd" migrate apply "$database" >/dev/null
  python3 "$BUILDGRID/bin/bgd" server start "$folder/buildgrid.yml" >"$folder/log" 2>&1 &
  echo $! >"$folder/server.pid"
  for _ in $(seq 100); do
    ! (: >"/dev/tcp/127.0.0.1/$2") 2>/dev/null || break
    sleep 0.2
  done
  python3 "$here/worker.py" "$address" "$folder/work" >"$folder/worker.log" 2>&1 &
  echo $! >"$folder/worker.pid"
}

stop_buildgrid() {
  for process in worker server; do [ ! -f "$1/$process.pid" ] || kill "$(cat "$1/$process.pid")" || true; done
  [ ! -d "$1/database" ] || as_postgres pg_ctl -D "$1/database" -m immediate stop >/dev/null || true
}

# PostgreSQL does not run as root.
as_postgres() {
  local program
  program=$(echo /usr/lib/postgresql/*/bin)/$1
  shift
  if [ "$(id -u)" = 0 ]; then
    chmod a+rx "$scratch" "$scratch/grid" && chown postgres "$scratch/grid/database"
    (cd / && setpriv --reuid=postgres --regid=postgres --init-groups "$program" "$@")
  else
    "$program" "$@"
  fi
}
