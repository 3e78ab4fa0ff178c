-- White space around and within values is that of C's isspace: no-break and ideographic spaces belong to the value.
SELECT ('{' || chr(133) || '}')::text[] = ARRAY[chr(133)], ('{' || chr(160) || 'x}')::text[] = ARRAY[chr(160) || 'x'], ('{x' || chr(12288) || '}')::text[] = ARRAY['x' || chr(12288)];
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
SELECT ROW(chr(160)), ROW(chr(12288) || 'x'), ARRAY[chr(160), chr(12288)], ROW(chr(11)), ARRAY[chr(11)];
--> row:record | row:record | array:_text | row:record | array:_text
--| ( ) | (　x) | { ,　} | ("") | {""}
SELECT (chr(160) || '12')::int;
--! 22P02: invalid input syntax for type integer: " 12"
SELECT (chr(160) || '1.5')::numeric;
--! 22P02: invalid input syntax for type numeric: " 1.5"
SELECT (chr(160) || '1.5')::float8;
--! 22P02: invalid input syntax for type double precision: " 1.5"
SELECT ('2020-01-01' || chr(160) || '10:00')::timestamp;
--! 22007: invalid input syntax for type timestamp: "2020-01-01 10:00"
SELECT ('1 day' || chr(160) || '10:00')::interval;
--! 22007: invalid input syntax for type interval: "1 day 10:00"
SELECT (chr(160) || 'true')::boolean;
--! 22P02: invalid input syntax for type boolean: " true"
SELECT (chr(160) || '1.2.3.4')::inet;
--! 22P02: invalid input syntax for type inet: " 1.2.3.4"
SELECT (chr(160) || '(1,2)')::point;
--! 22P02: invalid input syntax for type point: " (1,2)"
SELECT pg_size_bytes(chr(160) || '1kB');
--! 22023: invalid size: " 1kB"
SELECT ('[' || chr(160) || '1,2)')::int4range;
--! 22P02: invalid input syntax for type integer: " 1"
SELECT ('{' || chr(160) || '[1,2)}')::int4multirange;
--! 22P02: malformed multirange literal: "{ [1,2)}"
SELECT (chr(160) || 'pg_class')::regclass;
--! 42P01: relation " pg_class" does not exist
SELECT parse_ident(chr(160) || 'a.b');
--> parse_ident:_text
--| { a,b}
SELECT to_tsvector('simple', 'a' || chr(160) || 'b' || chr(12288) || 'c'), ('a' || chr(160) || 'b' || chr(12288) || 'c' || chr(133) || 'd')::tsvector, ('a' || chr(160) || 'b')::tsquery;
--> to_tsvector:tsvector | tsvector:tsvector | tsquery:tsquery
--| 'a':1 'b':2 'c':3 | 'a b' 'cd' | 'a b'
SELECT (chr(11) || '1')::int, (chr(11) || '1.5 ' || chr(12))::numeric, (' ' || chr(11) || 'true ')::boolean, (chr(11) || '{a,' || chr(11) || 'b}')::text[], (chr(12) || ' 2020-01-02' || chr(11) || '03:04')::timestamp, (chr(11) || '[1,' || chr(12) || '2)')::int4range;
--> int4:int4 | numeric:numeric | bool:bool | text:_text | timestamp:timestamp | int4range:int4range
--| 1 | 1.5 | t | {a,b} | 2020-01-02 03:04:00 | [1,2)
CREATE TYPE nothing AS ();
--= CREATE TYPE
SELECT '()'::nothing, ' () '::nothing;
--> nothing:user | nothing:user
--| () | ()
SELECT '(1)'::nothing;
--! 22P02: malformed record literal: "(1)"
SELECT '(1)'::record;
--! 0A000: input of anonymous composite types is not implemented
