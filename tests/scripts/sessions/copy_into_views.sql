-- COPY into a view whose rows triggers take.
CREATE TABLE t (a int, b text);
--= CREATE TABLE
CREATE VIEW v AS SELECT a, b FROM t;
--= CREATE VIEW
COPY v FROM STDIN;
--! 42809: cannot copy to view "v"
CREATE FUNCTION tg() RETURNS trigger LANGUAGE plpgsql AS $$begin if new.a < 0 then return null; end if; insert into t values (new.a, coalesce(new.b, 'none')); return new; end$$;
--= CREATE FUNCTION
CREATE TRIGGER x INSTEAD OF INSERT ON v FOR EACH ROW EXECUTE FUNCTION tg();
--= CREATE TRIGGER
COPY v FROM STDIN;
--< 1	one
--< -1	less
--< 2	\N
--= COPY 3
COPY v (a) FROM STDIN WHERE a > 3;
--< 3
--< 4
--= COPY 1
COPY v FROM STDIN;
--< x	one
--! 22P02: invalid input syntax for type integer: "x"
COPY v (nope) FROM STDIN;
--! 42703: column "nope" of relation "v" does not exist
COPY v FROM STDIN (FREEZE);
--! 55000: cannot perform COPY FREEZE because the table was not created or truncated in the current subtransaction
SELECT * FROM t ORDER BY a;
--> a:int4 | b:text
--| 1 | one
--| 2 | none
--| 4 | none
COPY t FROM STDIN (HEADER match);
--< a
--! 22P04: wrong number of fields in header line: got 1, expected 2
ALTER VIEW v ALTER b SET DEFAULT 'usual';
--= ALTER VIEW
COPY v (a) FROM STDIN;
--< 5
--= COPY 1
SELECT * FROM t WHERE a = 5;
--> a:int4 | b:text
--| 5 | usual
COPY t FROM STDIN (FREEZE);
--! 55000: cannot perform COPY FREEZE because the table was not created or truncated in the current subtransaction
BEGIN;
--= BEGIN
CREATE TABLE n (a int);
--= CREATE TABLE
COPY n FROM STDIN (FREEZE);
--< 1
--= COPY 1
ROLLBACK;
--= ROLLBACK
