# Sourced by scripts that compare dumps.

# A dump without what differs from run to run.
plain() { grep -v -E '^-- Dumped|^\\(un)?restrict|^--$|^$'; }

# Shows the database's dump, restores it in two formats, asks each restored database by psql's arguments, and dumps that again.
dump_and_restore() {
    pg_dump | plain
    other=${PGDATABASE}_restored
    for format in plain custom
    do
        dropdb --if-exists "$other" 2>/dev/null
        createdb -T template0 "$other"
        if [ $format = plain ]; then pg_dump | psql -X -q -v ON_ERROR_STOP=1 -d "$other" >/dev/null; else pg_dump -Fc | pg_restore -d "$other"; fi
        psql -X -d "$other" -At "$@"
        [ "$(pg_dump -d "$other" | plain)" = "$(pg_dump | plain)" ] && echo "$format: the dump of what was restored is the same"
    done
    dropdb "$other"
}
