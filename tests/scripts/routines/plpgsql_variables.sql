-- Variables of PL/pgSQL: types, defaults, constants, records, arrays, conflicts with columns.
CREATE TABLE person (id integer PRIMARY KEY, name text NOT NULL, born date, score numeric(6,2) DEFAULT 1.5);
INSERT INTO person VALUES (1, 'Ada', '1815-12-10', 99.5), (2, 'Alan', '1912-06-23', NULL), (3, 'Grace', '1906-12-09', 42);
DO $$
DECLARE
  a integer; b integer := 2; c integer DEFAULT 3; d integer = 4; e CONSTANT integer := 5; f text NOT NULL := 'six';
  g numeric(5,2) := 7.777; h varchar(3) := 'abc'; i boolean; j date := '2020-02-29'; k timestamp := '2020-01-01 10:00';
BEGIN
  RAISE NOTICE '% % % % % % % % % % %', a, b, c, d, e, f, g, h, i, j, k;
END $$;
DO $$ DECLARE v varchar(3) := 'abcd'; BEGIN NULL; END $$;
DO $$ DECLARE v varchar(3); BEGIN v := 'abcd'; END $$;
DO $$ DECLARE c CONSTANT integer := 1; BEGIN c := 2; END $$;
DO $$ DECLARE n integer NOT NULL := NULL; BEGIN NULL; END $$;
DO $$ DECLARE n integer NOT NULL; BEGIN NULL; END $$;
DO $$ DECLARE n integer NOT NULL := 1; BEGIN n := NULL; END $$;
DO $$ DECLARE n integer; n text; BEGIN NULL; END $$;
DO $$ DECLARE n nosuchtype; BEGIN NULL; END $$;
DO $$ DECLARE n nosuch%ROWTYPE; BEGIN NULL; END $$;
DO $$ BEGIN unknown_variable := 1; END $$;
DO $$ DECLARE n integer := 'x'; BEGIN NULL; END $$;
DO $$ DECLARE n smallint; BEGIN n := 40000; END $$;
DO $$
DECLARE n person.name%TYPE; s person.score%TYPE := 1.239; x integer := 1; y x%TYPE := 2;
BEGIN
  SELECT name INTO n FROM person WHERE id = y;
  RAISE NOTICE '% % %', n, s, y;
END $$;
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
DO $$ DECLARE r record; BEGIN RAISE NOTICE '%', r.a; END $$;
DO $$ DECLARE r record; BEGIN RAISE NOTICE '%', r; END $$;
DO $$ DECLARE r record; BEGIN r.a := 1; END $$;
DO $$ DECLARE r record; BEGIN SELECT 1 AS a INTO r; RAISE NOTICE '%', r.b; END $$;
DO $$ DECLARE r record; BEGIN SELECT 1 AS a INTO r; r.b := 1; END $$;
DO $$ DECLARE r record; BEGIN r := 1; END $$;
DO $$ DECLARE p person%ROWTYPE; BEGIN p.nosuch := 1; END $$;
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
DO $$ DECLARE m integer[] := ARRAY[[1,2],[3,4]]; BEGIN m[3][1] := 1; END $$;
DO $$ DECLARE a integer[]; BEGIN a[NULL] := 1; END $$;
DO $$ DECLARE n integer; BEGIN n[1] := 1; END $$;
CREATE TYPE pair AS (x integer, y integer[]);
DO $$
DECLARE p pair; q pair[];
BEGIN
  p.x := 1; p.y[2] := 5;
  RAISE NOTICE '%', p;
  q[1] := p; q[2] := ROW(7, NULL);
  RAISE NOTICE '% %', q, q[2].x;
END $$;
CREATE DOMAIN positive AS integer CHECK (VALUE > 0);
DO $$ DECLARE p positive := 1; BEGIN p := 5; RAISE NOTICE '%', p; p := -1; END $$;
CREATE DOMAIN required AS integer NOT NULL;
DO $$ DECLARE r required; BEGIN NULL; END $$;
DO $$ DECLARE r required := 1; BEGIN r := NULL; END $$;
DO $$
DECLARE a integer := 1; b ALIAS FOR a;
BEGIN b := 7; RAISE NOTICE '% %', a, b; END $$;
CREATE FUNCTION by_number(integer, text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE n ALIAS FOR $1; BEGIN RETURN n || $2; END $$;
SELECT by_number(1, 'a');
CREATE FUNCTION qualified(id integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE name text := 'variable';
BEGIN RETURN (SELECT p.name FROM person p WHERE p.id = qualified.id) || '/' || name; END $$;
SELECT qualified(1);
CREATE FUNCTION ambiguous(id integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN RETURN (SELECT name FROM person WHERE person.id = id); END $$;
SELECT ambiguous(1);
CREATE FUNCTION prefers_variable(id integer) RETURNS text LANGUAGE plpgsql AS $$
#variable_conflict use_variable
BEGIN RETURN (SELECT name FROM person WHERE person.id = id); END $$;
SELECT prefers_variable(1);
CREATE FUNCTION prefers_column(id integer) RETURNS bigint LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN RETURN (SELECT count(*) FROM person WHERE person.id = id); END $$;
SELECT prefers_column(1);
CREATE FUNCTION nosuch_column() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT nosuch FROM person LIMIT 1); END $$;
SELECT nosuch_column();
DO $$ BEGIN PERFORM nosuch_function(1); END $$;
DO $$ DECLARE x integer := 1; BEGIN x := x + y; END $$;
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
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person; END $$;
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person WHERE id = 99; END $$;
DO $$ DECLARE a integer; BEGIN SELECT id INTO STRICT a FROM person WHERE id = 2; RAISE NOTICE '%', a; END $$;
DO $$ DECLARE a integer; r record; BEGIN SELECT 1, 2 INTO a, r; END $$;
DO $$ DECLARE a integer; BEGIN a := count(*) FROM person; RAISE NOTICE '%', a; a := max(id) FROM person WHERE id < 3; RAISE NOTICE '%', a; END $$;
DO $$ DECLARE a integer := (SELECT max(id) FROM person); BEGIN RAISE NOTICE '%', a; END $$;
DO $$ DECLARE a integer; BEGIN a := (SELECT id FROM person); END $$;
DO $$ BEGIN SELECT 1; END $$;
DO $$ BEGIN PERFORM 1; PERFORM id FROM person WHERE id > 1; RAISE NOTICE '%', FOUND; PERFORM id FROM person WHERE id > 9; RAISE NOTICE '%', FOUND; END $$;
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
DO $$ DECLARE n integer; BEGIN UPDATE person SET score = 5 RETURNING id INTO n; END $$;
SELECT count(*) FROM person WHERE score = 5;
DO $$ BEGIN DELETE FROM person RETURNING id; END $$;
SELECT count(*) FROM person;
DO $$ DECLARE p person; n integer; BEGIN FOR p IN SELECT * FROM person ORDER BY id LOOP n := p.id; RAISE NOTICE '% %', p.name, (p).born; END LOOP; END $$;
DO $$ DECLARE r record; BEGIN FOR r IN SELECT id, upper(name) AS big FROM person ORDER BY id DESC LOOP RAISE NOTICE '% %', r.id, r.big; END LOOP; RAISE NOTICE '% %', r, FOUND; END $$;
DO $$ DECLARE a integer; b text; BEGIN FOR a, b IN SELECT id, name FROM person ORDER BY id LOOP RAISE NOTICE '% %', a, b; EXIT WHEN a = 2; END LOOP; RAISE NOTICE 'left with %', a; END $$;
DO $$ DECLARE r record; BEGIN FOR r IN SELECT 1 WHERE false LOOP NULL; END LOOP; RAISE NOTICE '%', FOUND; END $$;
DO $$ DECLARE r record; BEGIN FOR r IN UPDATE person SET score = id RETURNING id, score LOOP RAISE NOTICE '%', r; END LOOP; END $$;
DO $$ BEGIN FOR undeclared IN SELECT 1 LOOP NULL; END LOOP; END $$;
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY ARRAY[3,1,2] LOOP RAISE NOTICE '%', x; END LOOP; RAISE NOTICE '%', FOUND; END $$;
DO $$ DECLARE x integer[]; BEGIN FOREACH x SLICE 1 IN ARRAY ARRAY[[1,2],[3,4]] LOOP RAISE NOTICE '%', x; END LOOP; END $$;
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY ARRAY[[1,2],[3,4]] LOOP RAISE NOTICE '%', x; END LOOP; END $$;
DO $$ DECLARE x integer; BEGIN FOREACH x IN ARRAY NULL::integer[] LOOP NULL; END LOOP; END $$;
DO $$ DECLARE x integer[]; BEGIN FOREACH x SLICE 3 IN ARRAY ARRAY[1] LOOP NULL; END LOOP; END $$;
DO $$ DECLARE a text; b integer; BEGIN FOREACH a IN ARRAY string_to_array('a,b,c', ',') LOOP RAISE NOTICE '%', a; END LOOP; END $$;
DO $$ DECLARE r record; s record; BEGIN SELECT 1 AS a, 'x' AS b INTO r; s := r; s.a := 2; RAISE NOTICE '% % %', r, s, r = s; END $$;
DO $$ DECLARE r record; n integer; BEGIN SELECT * INTO r FROM person WHERE id = 1; INSERT INTO person SELECT r.id + 100, r.name, r.born, r.score; SELECT count(*) INTO n FROM person; RAISE NOTICE '%', n; END $$;
DO $$ DECLARE p person; BEGIN SELECT * INTO p FROM person WHERE id = 1; p.id := 200; INSERT INTO person VALUES (p.*); INSERT INTO person SELECT (p).id + 1, p.name; END $$;
SELECT id, name, score FROM person ORDER BY id;
DO $$ DECLARE j jsonb := '{"a": {"b": [1, 2]}}'; BEGIN RAISE NOTICE '% %', j -> 'a', j #>> '{a,b,1}'; j := jsonb_set(j, '{a,c}', '3'); RAISE NOTICE '%', j; END $$;
DROP FUNCTION by_number, qualified, ambiguous, prefers_variable, prefers_column, nosuch_column;
DROP TABLE person;
DROP TYPE pair;
DROP DOMAIN positive, required;
