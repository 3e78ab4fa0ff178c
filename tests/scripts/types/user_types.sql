-- Enums, domains, composite types, uuid, bit strings, ranges of built-in ones, functions in SQL, DO.
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
--= CREATE TYPE
SELECT 'ok'::mood, 'sad'::mood < 'happy'::mood, enum_first(NULL::mood), enum_last(NULL::mood), enum_range(NULL::mood), enum_range('ok'::mood, NULL);
--> mood:user | ?column?:bool | enum_first:user | enum_last:user | enum_range:user | enum_range:user
--| ok | t | sad | happy | {sad,ok,happy} | {ok,happy}
SELECT 'mad'::mood;
--! 22P02: invalid input value for enum mood: "mad"
CREATE TABLE person (name text, m mood DEFAULT 'ok', ms mood[]);
--= CREATE TABLE
INSERT INTO person VALUES ('a', 'happy', '{sad,ok}'), ('b', DEFAULT, NULL), ('c', 'sad', '{}');
--= INSERT 0 3
SELECT * FROM person ORDER BY m;
--> name:text | m:user | ms:user
--| c | sad | {}
--| b | ok | ∅
--| a | happy | {sad,ok}
SELECT max(m), min(m), count(DISTINCT m) FROM person;
--> max:user | min:user | count:int8
--| happy | sad | 3
SELECT name FROM person WHERE m > 'sad' ORDER BY name;
--> name:text
--| a
--| b
INSERT INTO person VALUES ('d', 'angry');
--! 22P02: invalid input value for enum mood: "angry"
SELECT m::text || '!' FROM person ORDER BY name;
--> ?column?:text
--| happy!
--| ok!
--| sad!
SELECT m = 'x' FROM person;
--! 22P02: invalid input value for enum mood: "x"
SELECT 'ok'::text::mood, ARRAY['ok', 'sad']::mood[];
--> mood:user | array:user
--| ok | {ok,sad}
ALTER TYPE mood ADD VALUE 'angry' BEFORE 'sad';
--= ALTER TYPE
SELECT 'angry'::mood < 'sad'::mood;
--> ?column?:bool
--| t
ALTER TYPE mood ADD VALUE 'ok';
--! 42710: enum label "ok" already exists
ALTER TYPE mood ADD VALUE IF NOT EXISTS 'ok';
--~ enum label "ok" already exists, skipping
--= ALTER TYPE
ALTER TYPE mood RENAME VALUE 'ok' TO 'fine';
--= ALTER TYPE
SELECT m FROM person ORDER BY name;
--> m:user
--| happy
--| fine
--| sad
CREATE TYPE mood AS ENUM ();
--! 42710: type "mood" already exists
DROP TYPE mood;
--! 2BP01: cannot drop type mood because other objects depend on it
DROP TYPE nosuch;
--! 42704: type "nosuch" does not exist
DROP TYPE IF EXISTS nosuch;
--~ type "nosuch" does not exist, skipping
--= DROP TYPE
CREATE DOMAIN posint AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE DOMAIN email AS text NOT NULL CONSTRAINT has_at CHECK (VALUE LIKE '%@%') DEFAULT 'a@b';
--= CREATE DOMAIN
SELECT 5::posint, '7'::posint, pg_typeof(5::posint), 5::posint + 1, pg_typeof(5::posint + 1);
--> posint:int4 | posint:int4 | pg_typeof:regtype | ?column?:int4 | pg_typeof:regtype
--| 5 | 7 | posint | 6 | integer
SELECT (-5)::posint;
--! 23514: value for domain posint violates check constraint "posint_check"
SELECT NULL::posint, 'x@y'::email;
--> posint:int4 | email:text
--| ∅ | x@y
SELECT 'x'::email;
--! 23514: value for domain email violates check constraint "has_at"
SELECT NULL::email;
--! 23502: domain email does not allow null values
CREATE TABLE dt (id posint, e email);
--= CREATE TABLE
INSERT INTO dt (id) VALUES (1) RETURNING *;
--> id:int4 | e:text
--| 1 | a@b
--= INSERT 0 1
INSERT INTO dt VALUES (0, 'a@b');
--! 23514: value for domain posint violates check constraint "posint_check"
INSERT INTO dt VALUES (1, 'ab');
--! 23514: value for domain email violates check constraint "has_at"
INSERT INTO dt VALUES (1, NULL);
--! 23502: domain email does not allow null values
UPDATE dt SET id = -1;
--! 23514: value for domain posint violates check constraint "posint_check"
ALTER DOMAIN posint ADD CONSTRAINT small CHECK (VALUE < 100);
--= ALTER DOMAIN
INSERT INTO dt VALUES (500, 'q@r');
--! 23514: value for domain posint violates check constraint "small"
ALTER DOMAIN posint DROP CONSTRAINT small;
--= ALTER DOMAIN
DROP DOMAIN posint;
--! 2BP01: cannot drop type posint because other objects depend on it
CREATE TYPE point2 AS (x int, y int);
--= CREATE TYPE
SELECT ROW(1, 2)::point2, (ROW(1, 2)::point2).x, '(3,4)'::point2, ('(3,)'::point2).y IS NULL;
--> row:user | x:int4 | point2:user | ?column?:bool
--| (1,2) | 1 | (3,4) | t
SELECT '(1)'::point2;
--! 22P02: malformed record literal: "(1)"
SELECT '(1,2,3)'::point2;
--! 22P02: malformed record literal: "(1,2,3)"
SELECT '(a,2)'::point2;
--! 22P02: invalid input syntax for type integer: "a"
SELECT ROW(1)::point2;
--! 42846: cannot cast type record to point2
CREATE TABLE pts (id int, p point2, ps point2[]);
--= CREATE TABLE
INSERT INTO pts VALUES (1, ROW(1, 2), ARRAY[ROW(3, 4)::point2]), (2, '(5,6)', NULL);
--= INSERT 0 2
SELECT id, (p).x, p, ps[1], (ps[1]).y FROM pts ORDER BY id;
--> id:int4 | x:int4 | p:user | ps:user | y:int4
--| 1 | 1 | (1,2) | (3,4) | 4
--| 2 | 5 | (5,6) | ∅ | ∅
SELECT (p).* FROM pts ORDER BY id;
--> x:int4 | y:int4
--| 1 | 2
--| 5 | 6
UPDATE pts SET p.x = 100 WHERE id = 1 RETURNING p;
--> p:user
--| (100,2)
--= UPDATE 1
INSERT INTO pts (id, p.y) VALUES (3, 9) RETURNING p;
--> p:user
--| (,9)
--= INSERT 0 1
SELECT p.x FROM pts;
--! 42P01: missing FROM-clause entry for table "p"
SELECT (p).nosuch FROM pts;
--! 42703: column "nosuch" not found in data type point2
SELECT id FROM pts WHERE p = ROW(5, 6)::point2;
--> id:int4
--| 2
SELECT p FROM pts ORDER BY p;
--> p:user
--| (5,6)
--| (100,2)
--| (,9)
SELECT ROW(1, 'a', NULL), ROW(ROW(1, 2), '{1}'::int[]), ROW('a b', 'c"d', '', 'e,f', '(x)');
--> row:record | row:record | row:record
--| (1,a,) | ("(1,2)",{1}) | ("a b","c""d","","e,f","(x)")
SELECT ROW(1, 2) = ROW(1, 2), ROW(1, 2) < ROW(1, 3), ROW(1, NULL) = ROW(1, NULL), ROW() = ROW();
--! 0A000: cannot compare rows of zero length
SELECT ROW(1, 2) = ROW(1, 2, 3);
--! 42601: unequal number of entries in row expressions
SELECT (1, 2).f1;
--! 42601: syntax error at or near "."
--@ differs: untyped literals in a row are text here
SELECT (ROW(1, 'x')).f2;
--> f2:text
--| x
SELECT pts FROM pts WHERE id = 2;
--> pts:user
--| (2,"(5,6)",)
SELECT (pts).id FROM pts ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 3
SELECT pts.* IS NULL FROM pts ORDER BY id;
--> ?column?:bool
--| f
--| f
--| f
ALTER TYPE point2 ADD ATTRIBUTE z int;
--= ALTER TYPE
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid, '{A0EEBC99-9C0B4EF8-BB6D6BB9BD380A11}'::uuid, 'a0eebc999c0b4ef8bb6d6bb9bd380a11'::uuid, 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid < 'b0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid;
--> uuid:uuid | uuid:uuid | uuid:uuid | ?column?:bool
--| a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 | a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11 | t
SELECT 'a0eebc99'::uuid;
--! 22P02: invalid input syntax for type uuid: "a0eebc99"
SELECT 'g0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid;
--! 22P02: invalid input syntax for type uuid: "g0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11"
SELECT length(gen_random_uuid()::text), gen_random_uuid() <> gen_random_uuid();
--> length:int4 | ?column?:bool
--| 36 | t
CREATE FUNCTION add(a int, b int) RETURNS int LANGUAGE sql AS 'SELECT a + b';
--= CREATE FUNCTION
SELECT add(1, 2), add(a => 1, b => 5), add(b := 1, a := 2);
--> add:int4 | add:int4 | add:int4
--| 3 | 6 | 3
SELECT add(1);
--! 42883: function add(integer) does not exist
SELECT add('x', 1);
--! 22P02: invalid input syntax for type integer: "x"
CREATE FUNCTION add(int, int) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42723: function "add" already exists with same argument types
CREATE OR REPLACE FUNCTION add(a int, b int) RETURNS int LANGUAGE sql AS 'SELECT a - b';
--= CREATE FUNCTION
SELECT add(5, 2);
--> add:int4
--| 3
CREATE FUNCTION twice(x numeric DEFAULT 5) RETURNS numeric LANGUAGE sql IMMUTABLE RETURN x * 2;
--= CREATE FUNCTION
SELECT twice(), twice(1.5);
--> twice:numeric | twice:numeric
--| 10 | 3.0
CREATE FUNCTION series(n int) RETURNS SETOF int LANGUAGE sql AS $$ SELECT g FROM generate_series(1, n) g $$;
--= CREATE FUNCTION
SELECT * FROM series(3);
--> series:int4
--| 1
--| 2
--| 3
SELECT series(2);
--> series:int4
--| 1
--| 2
CREATE FUNCTION rows() RETURNS TABLE (a int, b text) LANGUAGE sql AS $$ VALUES (1, 'x'), (2, 'y') $$;
--= CREATE FUNCTION
SELECT * FROM rows() ORDER BY a;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
SELECT (rows()).b;
--> b:text
--| x
--| y
CREATE FUNCTION bad() RETURNS int LANGUAGE sql AS 'SELECT ''x''::text';
--! 42P13: return type mismatch in function declared to return integer
CREATE FUNCTION bad() RETURNS int LANGUAGE nosuch AS 'x';
--! 42704: language "nosuch" does not exist
CREATE FUNCTION bad() RETURNS int LANGUAGE sql AS 'SELECT nosuch';
--! 42703: column "nosuch" does not exist
CREATE FUNCTION ins(v int) RETURNS void LANGUAGE sql AS 'INSERT INTO dt (id) VALUES (v)';
--= CREATE FUNCTION
SELECT ins(9);
--> ins:void
--| ∅
SELECT id FROM dt ORDER BY id;
--> id:int4
--| 1
--| 9
CREATE FUNCTION strict_one(a int) RETURNS int LANGUAGE sql STRICT AS 'SELECT 1';
--= CREATE FUNCTION
SELECT strict_one(NULL), strict_one(5);
--> strict_one:int4 | strict_one:int4
--| ∅ | 1
DROP FUNCTION add;
--= DROP FUNCTION
DROP FUNCTION add(int, int);
--! 42883: function add(integer, integer) does not exist
DROP FUNCTION IF EXISTS add(int, int);
--~ function add(pg_catalog.int4,pg_catalog.int4) does not exist, skipping
--= DROP FUNCTION
DO $$ BEGIN INSERT INTO dt (id) VALUES (77); END $$;
--= DO
SELECT count(*) FROM dt WHERE id = 77;
--> count:int8
--| 1
DO $$ DECLARE i int := 0; BEGIN FOR i IN 1..3 LOOP INSERT INTO dt (id) VALUES (i + 1000); END LOOP; IF i = 0 THEN RAISE NOTICE 'done %', i; END IF; END $$;
--~ done 0
--= DO
SELECT count(*) FROM dt WHERE id > 1000;
--> count:int8
--| 3
DO $$ BEGIN RAISE EXCEPTION 'custom %', 5 USING ERRCODE = 'P0099'; END $$;
--! P0099: custom 5
DO $$ BEGIN PERFORM 1/0; EXCEPTION WHEN division_by_zero THEN RAISE NOTICE 'caught'; END $$;
--~ caught
--= DO
CREATE FUNCTION fact(n int) RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN IF n <= 1 THEN RETURN 1; END IF; RETURN n * fact(n - 1); END $$;
--= CREATE FUNCTION
SELECT fact(10);
--> fact:int8
--| 3628800
CREATE PROCEDURE proc(a int, INOUT b int) LANGUAGE plpgsql AS $$ BEGIN b := a * b; END $$;
--= CREATE PROCEDURE
CALL proc(3, 4);
--> b:int4
--| 12
--= CALL
CALL nosuch();
--! 42883: procedure nosuch() does not exist
SELECT proc(1, 2);
--! 42809: proc(integer, integer) is a procedure
DROP PROCEDURE proc;
--= DROP PROCEDURE
