#!/usr/bin/env bash
# The published experiment: clerks of StrongDBMS's kind on one warehouse, a run for each number of clerks and each timing, several at once,
# each on a server and data of its own; then a table and a plot for each timing, beside the published figures, the simulated rules and the
# ceiling. Ten minutes a run, as published. Build first: dotnet build -c Release
#
#   tests/series/clerks-series.sh [DIRECTORY]        DIRECTORY/open.md, .svg, .json and the same for the other timings
#
# Environment:  CLERKS="1 2 5 10 20 30 40 50 60 100"   TIMINGS="open open-late spec"   DURATION=10m   AT_ONCE=4
#               TIME_SCALE=1     divides all waiting; figures are then labelled scaled
#               POSTGRES="Host=127.0.0.1;Username=postgres"   also runs the series there, on a database clerks_N for each size
# Exit code 0 only when every run held: consistency conditions, acknowledged orders, the log's verdict.
set -u
cd "$(dirname "$0")/../.."
directory=${1:-clerks-series}
clerks=${CLERKS:-1 2 5 10 20 30 40 50 60 100}
timings=${TIMINGS:-open open-late spec}
duration=${DURATION:-10m}
scale=${TIME_SCALE:-1}
at_once=${AT_ONCE:-4}
mkdir -p "$directory"
failures=0

tpcc() { dotnet run -c Release --no-build --project Tpcc -- "$@"; }

# one TIMING CLERKS TARGET FILE
one() {
    local timing=$1 count=$2 target=$3 file=$4
    tpcc --clerks "$count" --timing "$timing" --time-scale "$scale" --duration "$duration" --target "$target" --load replace --plain --json "$file.json" >"$file.log" 2>&1
}

wait_for_place() {
    while [ "$(jobs -rp | wc -l)" -ge "$at_once" ]; do wait -n || failures=$((failures + 1)); done
}

for timing in $timings; do
    for count in $clerks; do
        wait_for_place
        echo "$timing, $count clerks: embedded"
        one "$timing" "$count" embedded "$directory/$timing-$count-embedded" &
        if [ -n "${POSTGRES:-}" ]; then
            wait_for_place
            database="clerks_$count"
            host=$(sed -nE 's/.*[Hh]ost=([^;]*).*/\1/p' <<<"$POSTGRES"); port=$(sed -nE 's/.*[Pp]ort=([^;]*).*/\1/p' <<<"$POSTGRES")
            user=$(sed -nE 's/.*[Uu]sername=([^;]*).*/\1/p' <<<"$POSTGRES")
            createdb -h "$host" -p "${port:-5432}" -U "$user" "$database" 2>/dev/null
            echo "$timing, $count clerks: PostgreSQL"
            one "$timing" "$count" "$POSTGRES;Database=$database" "$directory/$timing-$count-postgres" &
        fi
    done

    # The next timing loads the same databases anew.
    for job in $(jobs -rp); do wait "$job" || failures=$((failures + 1)); done
    results=("$directory/$timing"-*-*.json)
    if [ -e "${results[0]}" ]; then
        tpcc sweep --output "$directory/$timing" --results "${results[@]}" || failures=$((failures + 1))
        cat "$directory/$timing.md"
    fi
done

echo "$failures runs did not hold; see $directory/*.log"
[ "$failures" -eq 0 ]
