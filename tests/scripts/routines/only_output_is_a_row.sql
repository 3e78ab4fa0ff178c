-- A function whose only output is a row returns that row, as if it had been declared with RETURNS.
CREATE TABLE person (id int, name text);
--= CREATE TABLE
INSERT INTO person VALUES (1, 'ann'), (2, 'ben');
--= INSERT 0 2
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE
CREATE FUNCTION one(OUT person) LANGUAGE sql STABLE AS 'SELECT * FROM person WHERE id = 1';
--= CREATE FUNCTION
CREATE FUNCTION whole(OUT p person) LANGUAGE sql STABLE AS 'SELECT person FROM person WHERE id = 2';
--= CREATE FUNCTION
CREATE FUNCTION every(OUT person) RETURNS SETOF person LANGUAGE sql STABLE AS 'SELECT * FROM person ORDER BY id';
--= CREATE FUNCTION
CREATE FUNCTION in_table() RETURNS TABLE (p person) LANGUAGE sql AS 'SELECT * FROM person ORDER BY id DESC';
--= CREATE FUNCTION
CREATE FUNCTION made(INOUT p pair) LANGUAGE sql IMMUTABLE AS 'SELECT p.a + 1, p.b || ''!''';
--= CREATE FUNCTION
CREATE FUNCTION open_record(OUT r record) LANGUAGE sql AS 'SELECT 42, ''x''::text';
--= CREATE FUNCTION
SELECT one(), whole(), made(ROW(1, 'q'));
--> one:user | whole:user | made:user
--| (1,ann) | (2,ben) | (2,q!)
SELECT * FROM one();
--> id:int4 | name:text
--| 1 | ann
SELECT * FROM whole() w;
--> id:int4 | name:text
--| 2 | ben
SELECT * FROM every();
--> id:int4 | name:text
--| 1 | ann
--| 2 | ben
SELECT every();
--> every:user
--| (1,ann)
--| (2,ben)
SELECT * FROM in_table();
--> id:int4 | name:text
--| 2 | ben
--| 1 | ann
SELECT (made(ROW(1, 'q'))).b;
--> b:text
--| q!
SELECT open_record();
--> open_record:record
--| (42,x)
SELECT * FROM open_record() AS r(a int, b text);
--> a:int4 | b:text
--| 42 | x
SELECT * FROM open_record();
--! 42601: a column definition list is required for functions returning "record"
CREATE FUNCTION pl_one(OUT p person) LANGUAGE plpgsql AS $$ BEGIN SELECT * INTO p FROM person WHERE id = 2; p.name := upper(p.name); END $$;
--= CREATE FUNCTION
CREATE FUNCTION pl_every(OUT p person) RETURNS SETOF person LANGUAGE plpgsql AS $$ BEGIN FOR p IN SELECT * FROM person ORDER BY id LOOP RETURN NEXT; END LOOP; p := NULL; RETURN NEXT; END $$;
--= CREATE FUNCTION
CREATE FUNCTION pl_null(OUT p person) LANGUAGE plpgsql AS $$ BEGIN END $$;
--= CREATE FUNCTION
CREATE FUNCTION pl_made(INOUT p pair) LANGUAGE plpgsql AS $$ BEGIN p := ROW(p.a * 2, 'z'); END $$;
--= CREATE FUNCTION
CREATE FUNCTION pl_table() RETURNS TABLE (p person) LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY SELECT * FROM person ORDER BY id; END $$;
--= CREATE FUNCTION
SELECT pl_one();
--> pl_one:user
--| (2,BEN)
SELECT * FROM pl_one();
--> id:int4 | name:text
--| 2 | BEN
SELECT name FROM pl_one();
--> name:text
--| BEN
SELECT * FROM pl_every();
--> id:int4 | name:text
--| 1 | ann
--| 2 | ben
--| ∅ | ∅
SELECT * FROM pl_null();
--> id:int4 | name:text
--| ∅ | ∅
SELECT * FROM pl_made(ROW(4, 'a'));
--> a:int4 | b:text
--| 8 | z
SELECT * FROM pl_table();
--> id:int4 | name:text
--| 1 | ann
--| 2 | ben
CREATE FUNCTION wrong(OUT person) LANGUAGE sql AS 'SELECT 1';
--! 42P13: return type mismatch in function declared to return person
-- A procedure returns a record of its outputs, be it one.
CREATE PROCEDURE proc(INOUT p pair) LANGUAGE plpgsql AS $$ BEGIN p := ROW(p.a * 3, 'y'); END $$;
--= CREATE PROCEDURE
CALL proc(ROW(1, 'x'));
--> p:user
--| (3,y)
--= CALL
-- Outputs by their numbers.
CREATE FUNCTION numbered(IN i int, INOUT txt text, OUT p person, OUT n int) LANGUAGE plpgsql AS $$
BEGIN
  txt = txt || i;
  SELECT * INTO $3 FROM person WHERE id = i;
  SELECT count(*), txt || '!' INTO STRICT $4, $2 FROM person;
END $$;
--= CREATE FUNCTION
SELECT numbered(2, 'a');
--> numbered:record
--| (a2!,"(2,ben)",2)
SELECT * FROM numbered(1, 'b');
--> txt:text | p:user | n:int4
--| b1! | (1,ann) | 2
CREATE FUNCTION numbered_wrongly(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN SELECT 1 INTO $2; RETURN i; END $$;
--! 42601: "$2" is not a known variable
