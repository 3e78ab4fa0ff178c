#!/bin/sh
# Values of every type in COPY's binary format, and COPY in other encodings than the server's.
psql -X -q -c "CREATE TYPE pair AS (a text, b int)" -c "CREATE TYPE mood AS ENUM ('sad', 'happy')"
sed 's/.*/\\echo &\nCOPY (SELECT &) TO STDOUT (FORMAT binary) \\g |tail -c +20 | od -An -v -tx1/' <<'EOF' | psql -X -q
'$.a?(@>1)'::jsonpath
'{"a":1}'::json
'{"a": [1,2.50,null,"é"]}'::jsonb
'a b:1A,2'::tsvector
'a & !b | c:*A <2> d'::tsquery
'12.50'::money
B'1010101010'::bit varying(20)
'{1,2,NULL}'::int[]
'[2:3]={a,b}'::text[]
'(s,1)'::pair
'[1,5)'::int4range
'empty'::int4range
'(,5]'::numrange
'{[1,2),[5,6)}'::int4multirange
'1 mon 2 days 03:04:05.678'::interval
'12:34:56.789+05:30'::timetz
'-infinity'::timestamp
'0001-01-01 BC'::timestamp
123.4500::numeric
-1e-20::numeric
'NaN'::numeric
'Infinity'::numeric
'-Infinity'::numeric
'NaN'::float4
'NaN'::float8
'-Infinity'::float8
'a'::"char"
'10.1.2.3'::inet
'08:00:2b:01:02:03:04:05'::macaddr8
'<(1,2),3>'::circle
'16/B374D848'::pg_lsn
'(1,2)'::tid
'int4'::regtype
'1 2 3'::int2vector
EOF
psql -X -q -c "CREATE TABLE words (a text, b varchar, c mood, d int)" -c "INSERT INTO words VALUES ('é€ü', 'ÿ', 'sad', 1), ('plain', 'x', 'happy', 2)"
psql -X -q -c "COPY words TO STDOUT (ENCODING 'WIN1252')" | od -An -c
psql -X -q -c "COPY words TO STDOUT (FORMAT csv, HEADER, ENCODING 'latin-9')" | od -An -c
psql -X -q -c "COPY words TO STDOUT (ENCODING 'latin1')" 2>&1
psql -X -q -c "COPY words TO STDOUT (ENCODING 'nosuch')" 2>&1
PGCLIENTENCODING=WIN1252 psql -X -q -c "COPY words TO STDOUT (FORMAT binary)" | od -An -c
psql -X -q -c "COPY words TO STDOUT (FORMAT binary, ENCODING 'WIN1252')" | psql -X -q -c "COPY words FROM STDIN (FORMAT binary, ENCODING 'WIN1252')"
printf 'caf\351\tz\thappy\t3\n' | psql -X -q -c "COPY words FROM STDIN (ENCODING 'latin1')"
printf '\203A\203\\,z,sad,4\n' | PGCLIENTENCODING=SJIS psql -X -q -c "COPY words FROM STDIN (FORMAT csv)"
printf '\203A\203\\,z,sad,5\n' | psql -X -q -c "COPY words FROM STDIN (FORMAT csv, ENCODING sjis)"
psql -X -q -c "SELECT * FROM words ORDER BY d, a"
