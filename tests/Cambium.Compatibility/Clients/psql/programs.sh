# PostgreSQL's own programs: a dump compared and restored, databases and roles made and dropped, maintenance.
here=$(dirname "$0")
. "$here/dump.sh"
export PGOPTIONS="-c client_min_messages=warning"
psql -X -q -f "$here/schema.psql" || exit 1
echo "=== schema"
pg_dump --schema-only | plain
echo "=== data"
pg_dump --data-only --table=public.author | plain
echo "=== inserts"
pg_dump --data-only --column-inserts --table=public.author | plain
echo "=== restored"
other=${PGDATABASE}_restored
dropdb --if-exists "$other"
createdb -T template0 "$other" && pg_dump | psql -X -q -v ON_ERROR_STOP=1 -d "$other" >/dev/null && psql -X -d "$other" -Atc "SELECT title, price FROM shop.book ORDER BY id" -c "SELECT * FROM few" -c "\\ds shop.*"
pg_dump -d "$other" | plain | sort >"/tmp/$other.1"; pg_dump | plain | sort >"/tmp/$other.2"
cmp "/tmp/$other.1" "/tmp/$other.2" && echo "the dump of what was restored is the same"
rm -f "/tmp/$other.1" "/tmp/$other.2"
echo "=== custom format"
dropdb "$other" && createdb -T template0 "$other" && pg_dump -Fc | pg_restore -d "$other" && psql -X -d "$other" -Atc "SELECT count(*) FROM shop.book"
pg_dump -Fc | pg_restore -l | grep -c -E "TABLE DATA|CONSTRAINT|INDEX"
echo "=== in parallel"
folder=$(mktemp -d)
pg_dump -Fd -j2 -f "$folder/dump" && dropdb "$other" && createdb -T template0 "$other" && pg_restore -j2 -d "$other" "$folder/dump" && psql -X -d "$other" -Atc "SELECT count(*) FROM shop.book"
rm -rf "$folder"
echo "=== maintenance"
vacuumdb -q "$other" && vacuumdb -q --analyze-only -t public.author "$other" && reindexdb -q "$other" && echo done
pg_isready -q && echo ready
createuser --no-superuser --createdb compat_made && psql -X -Atc "SELECT rolcreatedb, rolsuper FROM pg_roles WHERE rolname = 'compat_made'" && dropuser compat_made
dropdb "$other" && psql -X -Atc "SELECT count(*) FROM pg_database WHERE datname = '$other'"
psql -X -q -c "DROP OWNED BY compat_login, compat_reader" -c "DROP ROLE compat_login, compat_reader"
