-- ROW(x.*) is all columns of x, wherever it stands: a comparison of rows is not one of records.
CREATE TABLE pair (a int, b int);
--= CREATE TABLE
INSERT INTO pair VALUES (1, NULL);
--= INSERT 0 1
CREATE FUNCTION tells_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF row(old.*) = row(new.*) THEN RAISE NOTICE 'same'; ELSE RAISE NOTICE 'changed or unknown'; END IF;
  IF row(old.*) IS DISTINCT FROM row(new.*) THEN RAISE NOTICE 'distinct'; ELSE RAISE NOTICE 'not distinct'; END IF;
  RETURN new;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER tells BEFORE UPDATE ON pair FOR EACH ROW EXECUTE FUNCTION tells_changes();
--= CREATE TRIGGER
UPDATE pair SET b = NULL;
--~ changed or unknown
--~ not distinct
--= UPDATE 1
UPDATE pair SET b = 2;
--~ changed or unknown
--~ distinct
--= UPDATE 1
UPDATE pair SET b = 2;
--~ same
--~ not distinct
--= UPDATE 1
CREATE FUNCTION compared(OUT rows bool, OUT records bool) LANGUAGE plpgsql AS $$
DECLARE
  o pair;
  n pair;
BEGIN
  o := row(1, NULL);
  n := row(1, NULL);
  rows := row(o.*) = row(n.*);
  records := o = n;
END $$;
--= CREATE FUNCTION
SELECT * FROM compared();
--> rows:bool | records:bool
--| ∅ | t
SELECT row(x.*) = (SELECT 1, 2), row(x.*) IN (SELECT a, b FROM pair), row(x.*) IN ((1, 2), (3, 4)) FROM pair x;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
SELECT row(x.*, 1) < row(1, 2, 2) FROM pair x;
--> ?column?:bool
--| t
SELECT row(x.*) = row(1) FROM pair x;
--! 42601: unequal number of entries in row expressions
-- A column may be written as a function of its row, if there is no such function.
CREATE TABLE person (name text, age int, text text);
--= CREATE TABLE
INSERT INTO person VALUES ('Ada', 36, 'as a column');
--= INSERT 0 1
CREATE TABLE club (head person);
--= CREATE TABLE
INSERT INTO club VALUES (ROW('Bob', 40, 'as a field'));
--= INSERT 0 1
SELECT name(p), text(p) FROM person p;
--> name:text | text:text
--| Ada | as a column
SELECT name(head), text(head) FROM club;
--> name:text | text:text
--| Bob | as a field
CREATE FUNCTION name(p person) RETURNS text LANGUAGE sql AS $$ SELECT 'function of ' || p.name $$;
--= CREATE FUNCTION
SELECT name(p) FROM person p;
--> name:text
--| function of Ada
SELECT nothing(p) FROM person p;
--! 42883: function nothing(person) does not exist
SELECT pg_catalog.age(p) FROM person p;
--! 42883: function pg_catalog.age(person) does not exist
