-- Variables of PL/pgSQL: types, defaults, constants, records, arrays, conflicts with columns.
CREATE TABLE person (id integer PRIMARY KEY, name text NOT NULL, born date, score numeric(6,2) DEFAULT 1.5);
--= CREATE TABLE
INSERT INTO person VALUES (1, 'Ada', '1815-12-10', 99.5), (2, 'Alan', '1912-06-23', NULL), (3, 'Grace', '1906-12-09', 42);
--= INSERT 0 3
DO $$
DECLARE
  a integer; b integer := 2; c integer DEFAULT 3; d integer = 4; e CONSTANT integer := 5; f text NOT NULL := 'six';
  g numeric(5,2) := 7.777; h varchar(3) := 'abc'; i boolean; j date := '2020-02-29'; k timestamp := '2020-01-01 10:00';
BEGIN
  RAISE NOTICE '% % % % % % % % % % %', a, b, c, d, e, f, g, h, i, j, k;
END $$;
--~ <NULL> 2 3 4 5 six 7.78 abc <NULL> 2020-02-29 2020-01-01 10:00:00
--= DO
DO $$ DECLARE v varchar(3) := 'abcd'; BEGIN NULL; END $$;
--! 22001: value too long for type character varying(3)
DO $$ DECLARE v varchar(3); BEGIN v := 'abcd'; END $$;
--! 22001: value too long for type character varying(3)
DO $$ DECLARE c CONSTANT integer := 1; BEGIN c := 2; END $$;
--! 22005: variable "c" is declared CONSTANT
DO $$ DECLARE n integer NOT NULL := NULL; BEGIN NULL; END $$;
--! 22004: null value cannot be assigned to variable "n" declared NOT NULL
DO $$ DECLARE n integer NOT NULL; BEGIN NULL; END $$;
--! 22004: variable "n" must have a default value, since it's declared NOT NULL
DO $$ DECLARE n integer NOT NULL := 1; BEGIN n := NULL; END $$;
--! 22004: null value cannot be assigned to variable "n" declared NOT NULL
DO $$ DECLARE n integer; n text; BEGIN NULL; END $$;
--! 42601: duplicate declaration at or near "n"
DO $$ DECLARE n nosuchtype; BEGIN NULL; END $$;
--! 42704: type "nosuchtype" does not exist
DO $$ DECLARE n nosuch%ROWTYPE; BEGIN NULL; END $$;
--! 42P01: relation "nosuch" does not exist
DO $$ BEGIN unknown_variable := 1; END $$;
--! 42601: "unknown_variable" is not a known variable
DO $$ DECLARE n integer := 'x'; BEGIN NULL; END $$;
--! 22P02: invalid input syntax for type integer: "x"
DO $$ DECLARE n smallint; BEGIN n := 40000; END $$;
--! 22003: smallint out of range
DO $$
DECLARE n person.name%TYPE; s person.score%TYPE := 1.239; x integer := 1; y x%TYPE := 2;
BEGIN
  SELECT name INTO n FROM person WHERE id = y;
  RAISE NOTICE '% % %', n, s, y;
END $$;
--~ Alan 1.24 2
--= DO
DO $$
DECLARE p person%ROWTYPE; q person;
BEGIN
  RAISE NOTICE 'empty % % %', p, p.name, p IS NULL;
  SELECT * INTO p FROM person WHERE id = 1;
  RAISE NOTICE '% % %', p, p.name, p.born;
  p.score := 12.345; p.name := upper(p.name);
  q := p;
  RAISE NOTICE '% %', q, q.score;
  q := NULL;
  RAISE NOTICE '% %', q, q.id;
  q := ROW(9, 'Nine', NULL, 9);
  RAISE NOTICE '% %', q, q.name;
END $$;
--~ empty <NULL> <NULL> t
--~ (1,Ada,1815-12-10,99.50) Ada 1815-12-10
--~ (1,ADA,1815-12-10,12.35) 12.35
--~ <NULL> <NULL>
--~ (9,Nine,,9.00) Nine
--= DO
DO $$
DECLARE r record;
BEGIN
  SELECT id, name INTO r FROM person WHERE id = 2;
  RAISE NOTICE '% %', r.id, r.name;
  SELECT born AS day, 1 + 1 AS two INTO r FROM person WHERE id = 2;
  RAISE NOTICE '% %', r.day, r.two;
  r.two := 5;
  RAISE NOTICE '%', r;
  SELECT * INTO r FROM person WHERE id = 77;
  RAISE NOTICE 'none % % found %', r, r.name, FOUND;
  r := (1, 'x'::text);
  RAISE NOTICE '% %', r.f1, r.f2;
  r := NULL;
  RAISE NOTICE '%', r;
END $$;
--~ 2 Alan
--~ 1912-06-23 2
--~ (1912-06-23,5)
--~ none (,,,) <NULL> found f
--~ 1 x
--~ <NULL>
--= DO
DO $$ DECLARE r record; BEGIN RAISE NOTICE '%', r.a; END $$;
--! 55000: record "r" is not assigned yet
DO $$ DECLARE r record; BEGIN RAISE NOTICE '%', r; END $$;
--~ <NULL>
--= DO
DO $$ DECLARE r record; BEGIN r.a := 1; END $$;
--! 55000: record "r" is not assigned yet
DO $$ DECLARE r record; BEGIN SELECT 1 AS a INTO r; RAISE NOTICE '%', r.b; END $$;
--! 42703: record "r" has no field "b"
DO $$ DECLARE r record; BEGIN SELECT 1 AS a INTO r; r.b := 1; END $$;
--! 42703: record "r" has no field "b"
DO $$ DECLARE r record; BEGIN r := 1; END $$;
--! 0A000: input of anonymous composite types is not implemented
DO $$ DECLARE p person%ROWTYPE; BEGIN p.nosuch := 1; END $$;
--! 42703: record "p" has no field "nosuch"
DO $$
DECLARE a integer[] := ARRAY[1,2,3]; b text[]; m integer[][] := ARRAY[[1,2],[3,4]];
BEGIN
  a[2] := 20; a[5] := 50;
  b[1] := 'x'; b[3] := 'z';
  m[2][1] := 30;
  a[1:2] := ARRAY[7,8];
  RAISE NOTICE '% % %', a, b, m;
  RAISE NOTICE '% % %', a[2], array_length(a, 1), m[2][1];
  a := a || 9;
  RAISE NOTICE '%', a;
END $$;
--~ {7,8,3,NULL,50} {x,NULL,z} {{1,2},{30,4}}
--~ 8 5 30
--~ {7,8,3,NULL,50,9}
--= DO
DO $$ DECLARE m integer[] := ARRAY[[1,2],[3,4]]; BEGIN m[3][1] := 1; END $$;
--! 2202E: array subscript out of range
DO $$ DECLARE a integer[]; BEGIN a[NULL] := 1; END $$;
--! 22004: array subscript in assignment must not be null
DO $$ DECLARE n integer; BEGIN n[1] := 1; END $$;
--! 42804: cannot subscript type integer because it does not support subscripting
CREATE TYPE pair AS (x integer, y integer[]);
--= CREATE TYPE
DO $$
DECLARE p pair; q pair[];
BEGIN
  p.x := 1; p.y[2] := 5;
  RAISE NOTICE '%', p;
  q[1] := p; q[2] := ROW(7, NULL);
  RAISE NOTICE '% %', q, q[2].x;
END $$;
--~ (1,[2:2]={5})
--~ {"(1,[2:2]={5})","(7,)"} 7
--= DO
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
--= CREATE DOMAIN
DO $$ DECLARE p positive := 1; BEGIN p := 5; RAISE NOTICE '%', p; p := -1; END $$;
--~ 5
--! 23514: value for domain positive violates check constraint "positive_check"
CREATE DOMAIN required AS integer NOT NULL;
--= CREATE DOMAIN
DO $$ DECLARE r required; BEGIN NULL; END $$;
--! 23502: domain required does not allow null values
DO $$ DECLARE r required := 1; BEGIN r := NULL; END $$;
--! 23502: domain required does not allow null values
DO $$
DECLARE a integer := 1; b ALIAS FOR a;
BEGIN b := 7; RAISE NOTICE '% %', a, b; END $$;
--~ 7 7
--= DO
CREATE FUNCTION by_number(integer, text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE n ALIAS FOR $1; BEGIN RETURN n || $2; END $$;
--= CREATE FUNCTION
SELECT by_number(1, 'a');
--> by_number:text
--| 1a
CREATE FUNCTION qualified(id integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE name text := 'variable';
BEGIN RETURN (SELECT p.name FROM person p WHERE p.id = qualified.id) || '/' || name; END $$;
--= CREATE FUNCTION
SELECT qualified(1);
--> qualified:text
--| Ada/variable
CREATE FUNCTION ambiguous(id integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN RETURN (SELECT name FROM person WHERE person.id = id); END $$;
--= CREATE FUNCTION
SELECT ambiguous(1);
--! 42702: column reference "id" is ambiguous
CREATE FUNCTION prefers_variable(id integer) RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
BEGIN RETURN (SELECT name FROM person WHERE person.id = id); END $$;
--= CREATE FUNCTION
SELECT prefers_variable(1);
--> prefers_variable:text
--| Ada
CREATE FUNCTION prefers_column(id integer) RETURNS bigint LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN RETURN (SELECT count(*) FROM person WHERE person.id = id); END $$;
--= CREATE FUNCTION
SELECT prefers_column(1);
--> prefers_column:int8
--| 3
CREATE FUNCTION options_in_capitals(id integer) RETURNS bigint LANGUAGE plpgsql AS $$
-- which one is meant
# VARIABLE_CONFLICT Use_Column DECLARE none CONSTANT bigint := 0;
BEGIN RETURN none + (SELECT count(*) FROM person WHERE person.id = id); END $$;
--= CREATE FUNCTION
SELECT options_in_capitals(1);
--> options_in_capitals:int8
--| 3
DO $$#variable_conflict sometimes
BEGIN END $$;
--! 42601: syntax error at or near "sometimes"
DO $$#whatever on
BEGIN END $$;
--! 42601: syntax error at or near "whatever"
CREATE FUNCTION nosuch_column() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT nosuch FROM person LIMIT 1); END $$;
--= CREATE FUNCTION
SELECT nosuch_column();
--! 42703: column "nosuch" does not exist
DO $$ BEGIN PERFORM nosuch_function(1); END $$;
--! 42883: function nosuch_function(integer) does not exist
DO $$ DECLARE x integer := 1; BEGIN x := x + y; END $$;
--! 42703: column "y" does not exist
DO $$
DECLARE a integer; b text;
BEGIN
  SELECT 1, 'one' INTO a, b; RAISE NOTICE '% %', a, b;
  SELECT 2 INTO a, b; RAISE NOTICE '% %', a, b;
  SELECT 3, 'three', 'extra' INTO a, b; RAISE NOTICE '% %', a, b;
  SELECT INTO a, b 4, 'four'; RAISE NOTICE '% %', a, b;
  SELECT id, name INTO a, b FROM person ORDER BY id DESC; RAISE NOTICE '% %', a, b;
  SELECT id, name INTO a, b FROM person WHERE false; RAISE NOTICE '% % %', a, b, FOUND;
END $$;
--~ 1 one
--~ 2 <NULL>
--~ 3 three
--~ 4 four
--~ 3 Grace
--~ <NULL> <NULL> f
--= DO
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person; END $$;
--! P0003: query returned more than one row
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person WHERE id = 99; END $$;
--! P0002: query returned no rows
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person WHERE id = 2; RAISE NOTICE '%', a; END $$;
--~ 2
--= DO
DO $$ DECLARE a integer; r record; BEGIN SELECT 1, 2 INTO a, r; END $$;
--! 42601: "r" is not a scalar variable
DO $$ DECLARE a integer; BEGIN a := count(*) FROM person; RAISE NOTICE '%', a; a := max(id) FROM person WHERE id < 3; RAISE NOTICE '%', a; END $$;
--~ 3
--~ 2
--= DO
DO $$ DECLARE a integer := (SELECT max(id) FROM person); BEGIN RAISE NOTICE '%', a; END $$;
--~ 3
--= DO
DO $$ DECLARE a integer; BEGIN a := (SELECT id FROM person); END $$;
--! 21000: more than one row returned by a subquery used as an expression
DO $$ BEGIN SELECT 1; END $$;
--! 42601: query has no destination for result data
DO $$ BEGIN PERFORM 1; PERFORM id FROM person WHERE id > 1; RAISE NOTICE '%', FOUND; PERFORM id FROM person WHERE id > 9; RAISE NOTICE '%', FOUND; END $$;
--~ t
--~ f
--= DO
DO $$
DECLARE n integer; p person;
BEGIN
  INSERT INTO person (id, name) VALUES (10, 'Ten') RETURNING id INTO n; RAISE NOTICE '%', n;
  UPDATE person SET name = 'Zehn' WHERE id = n RETURNING * INTO p; RAISE NOTICE '%', p;
  UPDATE person SET score = 1 WHERE id > 100; RAISE NOTICE 'found %', FOUND;
  DELETE FROM person WHERE id = n RETURNING name INTO p.name; RAISE NOTICE '% %', p.name, FOUND;
  GET DIAGNOSTICS n = ROW_COUNT; RAISE NOTICE 'rows %', n;
  UPDATE person SET score = score; GET DIAGNOSTICS n := ROW_COUNT; RAISE NOTICE 'rows %', n;
END $$;
--~ 10
--~ (10,Zehn,,1.50)
--~ found f
--~ Zehn t
--~ rows 1
--~ rows 3
--= DO
DO $$ DECLARE n integer; BEGIN UPDATE person SET score = 5 RETURNING id INTO n; END $$;
--! P0003: query returned more than one row
SELECT count(*) FROM person WHERE score = 5;
--> count:int8
--| 0
DO $$ BEGIN DELETE FROM person RETURNING id; END $$;
--! 42601: query has no destination for result data
SELECT count(*) FROM person;
--> count:int8
--| 3
DO $$ DECLARE p person; n integer; BEGIN FOR p IN SELECT * FROM person ORDER BY id LOOP n := p.id; RAISE NOTICE '% %', p.name, (p).born; END LOOP; END $$;
--~ Ada 1815-12-10
--~ Alan 1912-06-23
--~ Grace 1906-12-09
--= DO
DO $$ DECLARE r record; BEGIN FOR r IN SELECT id, upper(name) AS big FROM person ORDER BY id DESC LOOP RAISE NOTICE '% %', r.id, r.big; END LOOP; RAISE NOTICE '% %', r, FOUND; END $$;
--~ 3 GRACE
--~ 2 ALAN
--~ 1 ADA
--~ (1,ADA) t
--= DO
DO $$ DECLARE a integer; b text; BEGIN FOR a, b IN SELECT id, name FROM person ORDER BY id LOOP RAISE NOTICE '% %', a, b; EXIT WHEN a = 2; END LOOP; RAISE NOTICE 'left with %', a; END $$;
--~ 1 Ada
--~ 2 Alan
--~ left with 2
--= DO
DO $$ DECLARE r record; BEGIN FOR r IN SELECT 1 WHERE false LOOP NULL; END LOOP; RAISE NOTICE '%', FOUND; END $$;
--~ f
--= DO
DO $$ DECLARE r record; BEGIN FOR r IN UPDATE person SET score = id RETURNING id, score LOOP RAISE NOTICE '%', r; END LOOP; END $$;
--~ (1,1.00)
--~ (2,2.00)
--~ (3,3.00)
--= DO
DO $$ BEGIN FOR undeclared IN SELECT 1 LOOP NULL; END LOOP; END $$;
--! 42601: loop variable of loop over rows must be a record variable or list of scalar variables
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY ARRAY[3,1,2] LOOP RAISE NOTICE '%', x; END LOOP; RAISE NOTICE '%', FOUND; END $$;
--~ 3
--~ 1
--~ 2
--~ t
--= DO
DO $$ DECLARE x integer[]; BEGIN FOREACH x SLICE 1 IN ARRAY ARRAY[[1,2],[3,4]] LOOP RAISE NOTICE '%', x; END LOOP; END $$;
--~ {1,2}
--~ {3,4}
--= DO
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY ARRAY[[1,2],[3,4]] LOOP RAISE NOTICE '%', x; END LOOP; END $$;
--~ 1
--~ 2
--~ 3
--~ 4
--= DO
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY NULL::integer[] LOOP NULL; END LOOP; END $$;
--! 22004: FOREACH expression must not be null
DO $$ DECLARE x integer[]; BEGIN FOREACH x SLICE 3 IN ARRAY ARRAY[1] LOOP NULL; END LOOP; END $$;
--! 2202E: slice dimension (3) is out of the valid range 0..1
DO $$ DECLARE a text; b integer; BEGIN FOREACH a IN ARRAY string_to_array('a,b,c', ',') LOOP RAISE NOTICE '%', a; END LOOP; END $$;
--~ a
--~ b
--~ c
--= DO
DO $$ DECLARE r record; s record; BEGIN SELECT 1 AS a, 'x' AS b INTO r; s := r; s.a := 2; RAISE NOTICE '% % %', r, s, r = s; END $$;
--~ (1,x) (2,x) f
--= DO
DO $$ DECLARE r record; n integer; BEGIN SELECT * INTO r FROM person WHERE id = 1; INSERT INTO person SELECT r.id + 100, r.name, r.born, r.score; SELECT count(*) INTO n FROM person; RAISE NOTICE '%', n; END $$;
--~ 4
--= DO
DO $$ DECLARE p person; BEGIN SELECT * INTO p FROM person WHERE id = 1; p.id := 200; INSERT INTO person VALUES (p.*); INSERT INTO person SELECT (p).id + 1, p.name; END $$;
--= DO
SELECT id, name, score FROM person ORDER BY id;
--> id:int4 | name:text | score:numeric
--| 1 | Ada | 1.00
--| 2 | Alan | 2.00
--| 3 | Grace | 3.00
--| 101 | Ada | 1.00
--| 200 | Ada | 1.00
--| 201 | Ada | 1.50
DO $$ DECLARE j jsonb := '{"a": {"b": [1, 2]}}'; BEGIN RAISE NOTICE '% %', j -> 'a', j #>> '{a,b,1}'; j := jsonb_set(j, '{a,c}', '3'); RAISE NOTICE '%', j; END $$;
--~ {"b": [1, 2]} 2
--~ {"a": {"b": [1, 2], "c": 3}}
--= DO
DROP FUNCTION by_number, qualified, ambiguous, prefers_variable, prefers_column, nosuch_column;
--= DROP FUNCTION
DROP TABLE person;
--= DROP TABLE
DROP TYPE pair;
--= DROP TYPE
DROP DOMAIN positive, required;
--= DROP DOMAIN
