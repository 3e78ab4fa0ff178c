#!/bin/sh
# psql's \lo_ commands, and large objects through pg_dump and pg_restore.
set -e
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT
psql -X -q -c "SET client_min_messages = error" -c "DROP ROLE IF EXISTS lo_owner"
seq 1 3000 >"$directory/in"
psql -X -q -a -v ON_ERROR_STOP=1 <<EOF | sed "s|$directory|DIRECTORY|"
SELECT lo_create(9001);
SELECT lo_put(9001, 4000, 'far away');
\lo_import $directory/in
SELECT :LASTOID > 0 AS imported, length(lo_get(:LASTOID));
\lo_export :LASTOID $directory/out
\lo_unlink :LASTOID
\lo_list
CREATE ROLE lo_owner;
SELECT lo_from_bytea(9002, decode(repeat('cafe', 3000), 'hex'));
ALTER LARGE OBJECT 9002 OWNER TO lo_owner;
EOF
cmp "$directory/in" "$directory/out" && echo same
pg_dump -Fc -f "$directory/dump"
psql -X -q -c "SELECT lo_unlink(9001), lo_unlink(9002)" -c "SELECT count(*) FROM pg_largeobject"
pg_restore -d "$PGDATABASE" "$directory/dump"
psql -X -q -c "SELECT loid, pageno, length(data), md5(data) FROM pg_largeobject ORDER BY 1, 2" -c "SELECT oid, lomowner::regrole FROM pg_largeobject_metadata ORDER BY 1"
pg_dump | grep -c lowrite
psql -X -q -c "SELECT lo_unlink(9002)" -c "DROP ROLE lo_owner"
