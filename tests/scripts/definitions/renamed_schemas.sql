-- Types are of their schema, whatever it is called: format_type and dumps said the old name.
CREATE SCHEMA a;
--= CREATE SCHEMA
CREATE TYPE a.mood AS ENUM ('ok');
--= CREATE TYPE
CREATE DOMAIN a.natural AS int;
--= CREATE DOMAIN
CREATE TYPE a.pair AS (m a.mood, n a.natural);
--= CREATE TYPE
CREATE TYPE a.span AS RANGE (SUBTYPE = float8);
--= CREATE TYPE
CREATE TABLE t (m a.mood DEFAULT 'ok', n a.natural, l a.mood[], p a.pair, s a.span);
--= CREATE TABLE
CREATE FUNCTION f(a.mood) RETURNS a.natural LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
ALTER SCHEMA a RENAME TO b;
--= ALTER SCHEMA
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text
--| m | b.mood
--| n | b."natural"
--| l | b.mood[]
--| p | b.pair
--| s | b.span
INSERT INTO t VALUES (DEFAULT, 1, '{ok}', '(ok,2)', '[1,2]') RETURNING *, pg_typeof(m), pg_typeof(p);
--> m:user | n:int4 | l:user | p:user | s:user | pg_typeof:regtype | pg_typeof:regtype
--| ok | 1 | {ok} | (ok,2) | [1,2] | b.mood | b.pair
--= INSERT 0 1
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 't'::regclass;
--> pg_get_expr:text
--| 'ok'::b.mood
SELECT pg_get_function_arguments(oid), pg_get_function_result(oid) FROM pg_proc WHERE proname = 'f';
--> pg_get_function_arguments:text | pg_get_function_result:text
--| b.mood | b."natural"
SELECT typname, typnamespace::regnamespace FROM pg_type WHERE typname IN ('mood', '_mood', 'span', 'multispan', 'pair') ORDER BY 1;
--> typname:name | typnamespace:regnamespace
--| _mood | b
--| mood | b
--| pair | b
--| span | b
SELECT f('ok');
--> f:int4
--| 1
