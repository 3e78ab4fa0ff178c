-- Whoever renames or drops finds the texts that name it, however they are written.
CREATE SEQUENCE counted;
--= CREATE SEQUENCE
CREATE TABLE draws (a int DEFAULT nextval($$counted$$), b int DEFAULT nextval('public."counted"'), c int DEFAULT nextval(E'co\x75nted'), d text DEFAULT $x$counted$x$::text);
--= CREATE TABLE
ALTER SEQUENCE counted RENAME TO "other$counted";
--= ALTER SEQUENCE
INSERT INTO draws DEFAULT VALUES RETURNING *;
--> a:int4 | b:int4 | c:int4 | d:text
--| 1 | 2 | 3 | counted
--= INSERT 0 1
DROP SEQUENCE "other$counted";
--! 2BP01: cannot drop sequence "other$counted" because other objects depend on it
ALTER SEQUENCE "other$counted" RENAME TO "it's ""one""";
--= ALTER SEQUENCE
INSERT INTO draws DEFAULT VALUES RETURNING *;
--> a:int4 | b:int4 | c:int4 | d:text
--| 4 | 5 | 6 | counted
--= INSERT 0 1
DROP SEQUENCE "it's ""one""" CASCADE;
--~ drop cascades to 3 other objects
--= DROP SEQUENCE
INSERT INTO draws DEFAULT VALUES RETURNING *;
--> a:int4 | b:int4 | c:int4 | d:text
--| ∅ | ∅ | ∅ | counted
--= INSERT 0 1
CREATE TYPE pair AS (x int, y int);
--= CREATE TYPE
CREATE TABLE pairs (a int, b int, c text DEFAULT (ARRAY[ROW(1, 2)]::pair[])::text, CHECK ((ROW(a, b)::Pair).x > 0));
--= CREATE TABLE
ALTER TYPE pair RENAME TO pair_of_numbers;
--= ALTER TYPE
INSERT INTO pairs VALUES (1, 2) RETURNING *;
--> a:int4 | b:int4 | c:text
--| 1 | 2 | {"(1,2)"}
--= INSERT 0 1
INSERT INTO pairs VALUES (0, 2);
--! 23514: new row for relation "pairs" violates check constraint "pairs_check"
DROP TYPE pair_of_numbers;
--! 2BP01: cannot drop type pair_of_numbers because other objects depend on it
ALTER TYPE pair_of_numbers ADD ATTRIBUTE z int;
--= ALTER TYPE
INSERT INTO pairs VALUES (2, 3) RETURNING *;
--> a:int4 | b:int4 | c:text
--| 2 | 3 | {"(1,2,)"}
--= INSERT 0 1
CREATE FUNCTION "Twice"(int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT $1 * 2';
--= CREATE FUNCTION
CREATE TABLE doubled (a int, b int GENERATED ALWAYS AS ("Twice"(a)) STORED);
--= CREATE TABLE
CREATE INDEX ON doubled ((U&"\0054wice"(a) + 1));
--= CREATE INDEX
ALTER FUNCTION "Twice" RENAME TO twofold;
--= ALTER FUNCTION
INSERT INTO doubled VALUES (4) RETURNING *;
--> a:int4 | b:int4
--| 4 | 8
--= INSERT 0 1
DROP FUNCTION twofold;
--! 2BP01: cannot drop function twofold(integer) because other objects depend on it
CREATE FUNCTION apart(int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT twofold($1) + 1';
--= CREATE FUNCTION
CREATE INDEX apart_of ON doubled (apart(a));
--= CREATE INDEX
CREATE OR REPLACE FUNCTION twofold(int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT $1 * 20';
--= CREATE FUNCTION
INSERT INTO doubled VALUES (5) RETURNING *;
--> a:int4 | b:int4
--| 5 | 100
--= INSERT 0 1
SELECT a FROM doubled WHERE apart(a) = 101;
--> a:int4
--| 5
CREATE SCHEMA shelf;
--= CREATE SCHEMA
CREATE VIEW shelf.seen AS SELECT twofold(a) AS t, 'doubled'::regclass AS r FROM doubled;
--= CREATE VIEW
ALTER TABLE doubled SET SCHEMA shelf;
--= ALTER TABLE
ALTER SCHEMA shelf RENAME TO "Shelf";
--= ALTER SCHEMA
SELECT * FROM "Shelf".seen ORDER BY t;
--> t:int4 | r:regclass
--| 80 | "Shelf".doubled
--| 100 | "Shelf".doubled
DROP TABLE "Shelf".doubled;
--! 2BP01: cannot drop table "Shelf".doubled because other objects depend on it
DROP SCHEMA "Shelf" CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
