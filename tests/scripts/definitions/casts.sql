-- CREATE CAST, DROP CAST: with a function, without one, through text; where each is applied, and what depends on them.
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
--= CREATE TYPE
CREATE TYPE point3 AS (x int, y int, z int);
--= CREATE TYPE
CREATE DOMAIN small AS int CHECK (VALUE < 10);
--= CREATE DOMAIN
CREATE FUNCTION mood_of(int) RETURNS mood IMMUTABLE LANGUAGE sql AS 'SELECT (enum_range(NULL::mood))[$1]';
--= CREATE FUNCTION
CREATE FUNCTION number_of(mood) RETURNS int IMMUTABLE STRICT LANGUAGE plpgsql AS 'BEGIN RETURN CASE $1 WHEN ''sad'' THEN 1 WHEN ''ok'' THEN 2 ELSE 3 END; END';
--= CREATE FUNCTION
SELECT 2::mood;
--! 42846: cannot cast type integer to mood
SELECT CAST('ok'::mood AS int);
--! 42846: cannot cast type mood to integer
CREATE CAST (int AS mood) WITH FUNCTION mood_of(int);
--= CREATE CAST
CREATE CAST (mood AS int) WITH FUNCTION number_of(mood) AS ASSIGNMENT;
--= CREATE CAST
SELECT 2::mood, CAST('happy'::mood AS int), NULL::int::mood, (NULL::mood)::int;
--> mood:user | int4:int4 | mood:user | int4:int4
--| ok | 3 | ∅ | ∅
CREATE TABLE feelings (id int PRIMARY KEY, m mood, n int);
--= CREATE TABLE
INSERT INTO feelings (id, n) SELECT 1, 'ok'::mood;
--= INSERT 0 1
INSERT INTO feelings (id, m) SELECT 2, 2;
--! 42804: column "m" is of type mood but expression is of type integer
SELECT id + 'ok'::mood FROM feelings;
--! 42883: operator does not exist: integer + mood
SELECT * FROM feelings;
--> id:int4 | m:user | n:int4
--| 1 | ∅ | 2
SELECT ARRAY[1, 3, NULL]::mood[], ARRAY['sad', 'happy']::mood[]::int[];
--> array:user | array:_int4
--| {sad,happy,NULL} | {1,3}
CREATE CAST (int AS mood) WITH INOUT;
--! 42710: cast from type integer to type mood already exists
CREATE CAST (int AS bigint) WITH INOUT;
--! 42710: cast from type integer to type bigint already exists
SELECT castsource::regtype, casttarget::regtype, castfunc::regproc, castcontext, castmethod FROM pg_cast WHERE oid >= 16384 ORDER BY 1, 2;
--> castsource:regtype | casttarget:regtype | castfunc:regproc | castcontext:char | castmethod:char
--| integer | mood | mood_of | e | f
--| mood | integer | number_of | a | f
COMMENT ON CAST (int AS mood) IS 'by rank';
--= COMMENT
SELECT description FROM pg_description WHERE classoid = 'pg_cast'::regclass AND description = 'by rank';
--> description:text
--| by rank
COMMENT ON CAST (mood AS text) IS 'none';
--! 42704: cast from type mood to type text does not exist
-- Implicit ones decide which functions and operators fit.
CREATE FUNCTION cheer(mood) RETURNS text LANGUAGE sql AS 'SELECT ''cheer '' || $1';
--= CREATE FUNCTION
SELECT cheer(3);
--! 42883: function cheer(integer) does not exist
DROP CAST (int AS mood);
--= DROP CAST
CREATE CAST (int AS mood) WITH FUNCTION mood_of(int) AS IMPLICIT;
--= CREATE CAST
SELECT cheer(3), cheer(id) FROM feelings;
--> cheer:text | cheer:text
--| cheer happy | cheer sad
SELECT * FROM feelings WHERE m = 2;
--! 42883: operator does not exist: mood = integer
UPDATE feelings SET m = 3 WHERE id = 1;
--= UPDATE 1
SELECT * FROM feelings ORDER BY id;
--> id:int4 | m:user | n:int4
--| 1 | happy | 2
-- What uses a cast depends on it.
CREATE VIEW cheers AS SELECT cheer(f.id) AS c, f.id::mood AS m, f.id::mood::text AS t FROM feelings f;
--= CREATE VIEW
SELECT pg_get_viewdef('cheers'::regclass, true);
--> pg_get_viewdef:text
--| ␠SELECT cheer(f.id::mood) AS c,␊    f.id::mood AS m,␊    f.id::mood::text AS t␊   FROM feelings f;
SELECT * FROM cheers ORDER BY 2;
--> c:text | m:user | t:text
--| cheer sad | sad | sad
CREATE INDEX feelings_by_mood ON feelings ((id::mood));
--= CREATE INDEX
SELECT pg_get_indexdef('feelings_by_mood'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX feelings_by_mood ON public.feelings USING btree (((id)::mood))
INSERT INTO feelings VALUES (3, 'sad', 1);
--= INSERT 0 1
CREATE INDEX feelings_by_number ON feelings ((m::int));
--= CREATE INDEX
ALTER TABLE feelings ADD CHECK (m::int < 4);
--= ALTER TABLE
INSERT INTO feelings VALUES (4, 'happy', 7);
--= INSERT 0 1
DROP FUNCTION mood_of(int);
--! 2BP01: cannot drop function mood_of(integer) because other objects depend on it
--@ differs: definitions are kept as they were written, so what uses a cast depends on it, and not on its function
DROP CAST (int AS mood);
--! 2BP01: cannot drop cast from integer to mood because other objects depend on it
--@ differs: the same
DROP CAST (mood AS int);
--! 2BP01: cannot drop cast from mood to integer because other objects depend on it
DROP VIEW cheers;
--= DROP VIEW
DROP INDEX feelings_by_mood;
--= DROP INDEX
--@ differs: in PostgreSQL they are gone by now
DROP CAST IF EXISTS (int AS mood);
--= DROP CAST
SELECT cheer(3);
--! 42883: function cheer(integer) does not exist
DROP CAST (int AS mood);
--! 42704: cast from type integer to type mood does not exist
DROP CAST IF EXISTS (int AS mood);
--~ cast from type pg_catalog.int4 to type mood does not exist, skipping
--= DROP CAST
DROP CAST IF EXISTS (int AS nowhere);
--~ type "nowhere" does not exist, skipping
--= DROP CAST
DROP CAST IF EXISTS (nowhere.t AS int);
--~ schema "nowhere" does not exist, skipping
--= DROP CAST
DROP CAST (int AS nowhere);
--! 42704: type "nowhere" does not exist
DROP CAST (int AS bigint);
--! 2BP01: cannot drop cast from integer to bigint because it is required by the database system
DROP FUNCTION mood_of(int);
--= DROP FUNCTION
-- Through text.
SELECT '12'::varchar + 1;
--! 42883: operator does not exist: character varying + integer
CREATE CAST (varchar AS int) WITH INOUT AS IMPLICIT;
--= CREATE CAST
SELECT '12'::varchar + 1, sqrt('16'::varchar);
--! 42883: function sqrt(character varying) does not exist
SELECT 'x'::varchar + 1;
--! 22P02: invalid input syntax for type integer: "x"
CREATE TABLE old (v varchar(10), n int);
--= CREATE TABLE
INSERT INTO old VALUES ('7', '8'::varchar);
--= INSERT 0 1
SELECT * FROM old WHERE v = 7;
--> v:varchar | n:int4
--| 7 | 8
SELECT n || v FROM old;
--> ?column?:text
--| 87
DROP CAST (varchar AS int);
--= DROP CAST
SELECT v + 1 FROM old;
--! 42883: operator does not exist: character varying + integer
-- A number where text is wanted.
SELECT length(12);
--! 42883: function length(integer) does not exist
CREATE CAST (int AS text) WITH INOUT AS IMPLICIT;
--= CREATE CAST
SELECT length(12), repeat(7, 3), 12::text;
--> length:int4 | repeat:text | text:text
--| 2 | 777 | 12
DROP CAST (int AS text);
--= DROP CAST
SELECT length(12);
--! 42883: function length(integer) does not exist
SELECT 12::text;
--> text:text
--| 12
-- Without a function.
CREATE CAST (int AS date) WITHOUT FUNCTION;
--= CREATE CAST
SELECT 1::date, 366::date;
--> date:date | date:date
--| 2000-01-02 | 2001-01-01
CREATE CAST (date AS int) WITHOUT FUNCTION;
--= CREATE CAST
SELECT '2000-02-01'::date::int;
--> int4:int4
--| 31
CREATE CAST (text AS bytea) WITHOUT FUNCTION;
--= CREATE CAST
CREATE CAST (bytea AS text) WITHOUT FUNCTION;
--= CREATE CAST
SELECT 'aé'::text::bytea, '\x6162'::bytea::text;
--> bytea:bytea | text:text
--| \x61c3a9 | ab
DROP CAST (text AS bytea);
--= DROP CAST
DROP CAST (bytea AS text);
--= DROP CAST
CREATE CAST (int AS float8[]) WITHOUT FUNCTION;
--! 42P17: source and target data types are not physically compatible
CREATE CAST (int AS int8range) WITHOUT FUNCTION;
--! 42P17: source and target data types are not physically compatible
CREATE CAST (mood AS int4) WITHOUT FUNCTION;
--! 42P17: enum data types are not binary-compatible
CREATE CAST (text AS text[]) WITHOUT FUNCTION;
--! 42P17: array data types are not binary-compatible
CREATE CAST (point3 AS text) WITHOUT FUNCTION;
--! 42P17: source and target data types are not physically compatible
CREATE CAST (small AS date) WITHOUT FUNCTION;
--~ cast will be ignored because the source data type is a domain
--! 42P17: domain data types must not be marked binary-compatible
CREATE CAST (int AS float8) WITHOUT FUNCTION;
--! 42P17: source and target data types are not physically compatible
DROP CAST (int AS date);
--= DROP CAST
DROP CAST (date AS int);
--= DROP CAST
-- Rows.
CREATE FUNCTION as_text(point3) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1.x || ''/'' || $1.y || ''/'' || $1.z';
--= CREATE FUNCTION
CREATE FUNCTION as_point(text) RETURNS point3 IMMUTABLE LANGUAGE sql AS 'SELECT ROW(split_part($1, ''/'', 1), split_part($1, ''/'', 2), split_part($1, ''/'', 3))::point3';
--= CREATE FUNCTION
CREATE CAST (point3 AS text) WITH FUNCTION as_text(point3) AS ASSIGNMENT;
--= CREATE CAST
CREATE CAST (text AS point3) WITH FUNCTION as_point(text);
--= CREATE CAST
SELECT ROW(1, 2, 3)::point3::text, ('4/5/6'::text)::point3, (('4/5/6'::text)::point3).y;
--> row:text | point3:user | y:int4
--| 1/2/3 | (4,5,6) | 5
CREATE TABLE points (p point3, t text);
--= CREATE TABLE
INSERT INTO points VALUES (ROW(1, 2, 3), ROW(4, 5, 6)::point3);
--= INSERT 0 1
SELECT * FROM points;
--> p:user | t:text
--| (1,2,3) | 4/5/6
-- Domains.
CREATE CAST (small AS mood) WITH INOUT;
--~ cast will be ignored because the source data type is a domain
--= CREATE CAST
CREATE CAST (mood AS small) WITH INOUT;
--~ cast will be ignored because the target data type is a domain
--= CREATE CAST
DROP CAST (small AS mood);
--= DROP CAST
-- More arguments, functions of the system's own, and what is wrong with others.
CREATE FUNCTION cut(mood, int, bool) RETURNS varchar LANGUAGE sql AS 'SELECT $1::text || '' '' || $2 || '' '' || $3';
--= CREATE FUNCTION
CREATE CAST (mood AS varchar) WITH FUNCTION cut(mood, int, bool) AS ASSIGNMENT;
--= CREATE CAST
SELECT 'sad'::mood::varchar, 'ok'::mood::varchar(3);
--> varchar:varchar | varchar:varchar
--| sad -1 true | ok 7 true
CREATE TABLE cuts (v varchar(20));
--= CREATE TABLE
INSERT INTO cuts VALUES ('ok'::mood);
--= INSERT 0 1
SELECT * FROM cuts;
--> v:varchar
--| ok 24 false
CREATE CAST (float8 AS date) WITH FUNCTION to_timestamp(float8);
--! 42P17: return data type of cast function must match or be binary-coercible to target data type
CREATE CAST (float8 AS timestamptz) WITH FUNCTION to_timestamp(float8);
--= CREATE CAST
SELECT extract(epoch FROM 0.5::float8::timestamptz);
--> extract:numeric
--| 0.500000
CREATE FUNCTION nothing() RETURNS mood LANGUAGE sql AS 'SELECT NULL::mood';
--= CREATE FUNCTION
CREATE FUNCTION two(int, text) RETURNS mood LANGUAGE sql AS 'SELECT NULL::mood';
--= CREATE FUNCTION
CREATE FUNCTION sets(int) RETURNS SETOF mood LANGUAGE sql AS 'SELECT NULL::mood';
--= CREATE FUNCTION
CREATE PROCEDURE proc(int) LANGUAGE sql AS 'SELECT 1';
--= CREATE PROCEDURE
CREATE CAST (int AS mood) WITH FUNCTION nothing();
--! 42P17: cast function must take one to three arguments
CREATE CAST (int AS mood) WITH FUNCTION two(int, text);
--! 42P17: second argument of cast function must be type integer
CREATE CAST (int AS mood) WITH FUNCTION sets(int);
--! 42P17: cast function must not return a set
CREATE CAST (int AS mood) WITH FUNCTION nowhere(int);
--! 42883: function nowhere(integer) does not exist
CREATE CAST (text AS mood) WITH FUNCTION cheer(mood);
--! 42P17: argument of cast function must match or be binary-coercible from source data type
CREATE CAST (mood AS point3) WITH FUNCTION cheer(mood);
--! 42P17: return data type of cast function must match or be binary-coercible to target data type
CREATE CAST (int AS int) WITH INOUT;
--! 42P17: source data type and target data type are the same
CREATE CAST (anyelement AS int) WITH INOUT;
--! 42809: source data type anyelement is a pseudo-type
CREATE CAST (int AS record) WITH INOUT;
--! 42809: target data type record is a pseudo-type
CREATE CAST (int AS mood) WITH FUNCTION nothing() AS EXPLICIT;
--! 42601: syntax error at or near "EXPLICIT"
-- In PL/pgSQL and in results of functions.
--@ differs: here it is still there
CREATE CAST (mood AS int) WITH FUNCTION number_of(mood) AS ASSIGNMENT;
--! 42710: cast from type mood to type integer already exists
CREATE FUNCTION assigned() RETURNS int LANGUAGE plpgsql AS 'DECLARE n int; m mood := ''happy''; BEGIN n := m; SELECT ''sad''::mood INTO n WHERE n = 3; RETURN n; END';
--= CREATE FUNCTION
SELECT assigned(), 'sad'::mood::small;
--> assigned:int4 | small:int4
--| 1 | 1
CREATE FUNCTION returned() RETURNS SETOF int LANGUAGE plpgsql AS 'BEGIN RETURN NEXT ''ok''::mood; RETURN; END';
--= CREATE FUNCTION
SELECT returned();
--> returned:int4
--| 2
CREATE FUNCTION selected() RETURNS int LANGUAGE sql VOLATILE AS 'SELECT 1; SELECT ''happy''::mood';
--= CREATE FUNCTION
SELECT selected();
--> selected:int4
--| 3
-- Types take their casts with them.
DROP TYPE mood;
--! 2BP01: cannot drop type mood because other objects depend on it
--@ differs: what uses the casts counts, too
DROP TYPE mood CASCADE;
--~ drop cascades to 12 other objects
--= DROP TYPE
SELECT count(*) FROM pg_cast WHERE oid >= 16384 AND castmethod <> 'i' AND castsource <> 'float8'::regtype;
--> count:int8
--| 2
-- Owners of neither type may not.
CREATE ROLE regress_caster;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO regress_caster;
--= GRANT
SET ROLE regress_caster;
--= SET
CREATE CAST (int AS text) WITH INOUT;
--! 42501: must be owner of type integer or type text
CREATE TYPE theirs AS ENUM ('a');
--= CREATE TYPE
CREATE CAST (theirs AS int) WITHOUT FUNCTION;
--! 42501: must be superuser to create a cast WITHOUT FUNCTION
CREATE CAST (theirs AS int) WITH INOUT;
--= CREATE CAST
RESET ROLE;
--= RESET
SELECT count(*) FROM pg_cast WHERE castsource = 'theirs'::regtype;
--> count:int8
--| 1
SET ROLE regress_caster;
--= SET
DROP CAST (theirs AS int);
--= DROP CAST
DROP CAST (float8 AS timestamptz);
--! 42501: must be owner of type double precision or type timestamp with time zone
RESET ROLE;
--= RESET
DROP CAST (float8 AS timestamptz);
--= DROP CAST
DROP OWNED BY regress_caster;
--= DROP OWNED
DROP ROLE regress_caster;
--= DROP ROLE
-- A session's own type.
CREATE TYPE pg_temp.own AS ENUM ('a', 'b');
--= CREATE TYPE
CREATE CAST (pg_temp.own AS int) WITH INOUT;
--= CREATE CAST
SELECT 'a'::pg_temp.own::int;
--! 22P02: invalid input syntax for type integer: "a"
DROP TYPE pg_temp.own CASCADE;
--~ drop cascades to cast from own to integer
--= DROP TYPE
