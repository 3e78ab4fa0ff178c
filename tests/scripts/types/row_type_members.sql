-- Rows of a type can't have rows of it in them, by whatever way.
CREATE TYPE member_t AS (a int);
--= CREATE TYPE
CREATE TYPE member_range AS RANGE (subtype = member_t);
--= CREATE TYPE
ALTER TYPE member_t ADD ATTRIBUTE b member_t;
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ADD ATTRIBUTE b member_t[];
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ADD ATTRIBUTE b member_range;
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ADD ATTRIBUTE b member_range[];
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ALTER ATTRIBUTE a TYPE member_range;
--! 42P16: composite type member_t cannot be made a member of itself
CREATE TYPE member_outer AS (m member_t[]);
--= CREATE TYPE
CREATE DOMAIN member_domain AS member_outer;
--= CREATE DOMAIN
ALTER TYPE member_t ADD ATTRIBUTE b member_outer;
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ADD ATTRIBUTE b member_domain;
--! 42P16: composite type member_t cannot be made a member of itself
ALTER TYPE member_t ADD ATTRIBUTE b int;
--= ALTER TYPE
CREATE TABLE member_table (a int, o member_outer);
--= CREATE TABLE
ALTER TABLE member_table ADD COLUMN t member_table;
--! 42P16: composite type member_table cannot be made a member of itself
ALTER TABLE member_table ADD COLUMN t member_table[];
--! 42P16: composite type member_table cannot be made a member of itself
ALTER TABLE member_table ALTER COLUMN a TYPE member_table USING NULL;
--! 42P16: composite type member_table cannot be made a member of itself
ALTER TABLE member_table ALTER COLUMN a TYPE record USING NULL;
--! 42P16: column "a" has pseudo-type record
ALTER TABLE member_table ALTER COLUMN a TYPE anyelement USING NULL;
--! 42P16: column "a" has pseudo-type anyelement
DROP TABLE member_table;
--= DROP TABLE

-- A table whose rows are values in another one's column.
CREATE TABLE row_part (a int, b text, c int);
--= CREATE TABLE
CREATE TABLE row_whole (id int, part row_part);
--= CREATE TABLE
INSERT INTO row_whole VALUES (1, ROW(1, 'x', 7));
--= INSERT 0 1
ALTER TABLE row_part ALTER COLUMN b TYPE varchar;
--! 0A000: cannot alter table "row_part" because column "row_whole.part" uses its row type
ALTER TABLE row_part ALTER COLUMN a TYPE bigint;
--! 0A000: cannot alter table "row_part" because column "row_whole.part" uses its row type
ALTER TABLE row_part ADD COLUMN e int DEFAULT 5;
--! 0A000: cannot alter table "row_part" because column "row_whole.part" uses its row type
ALTER TABLE row_part ADD COLUMN d int;
--= ALTER TABLE
ALTER TABLE row_part RENAME COLUMN b TO bb;
--= ALTER TABLE
SELECT id, part, (part).bb, (part).d FROM row_whole;
--> id:int4 | part:user | bb:text | d:int4
--| 1 | (1,x,7,) | x | ∅
ALTER TABLE row_part DROP COLUMN a;
--= ALTER TABLE
DROP TABLE row_whole;
--= DROP TABLE
ALTER TABLE row_part DROP COLUMN c;
--= ALTER TABLE
SELECT bb, d FROM row_part;
--> bb:text | d:int4
DROP TABLE row_part;
--= DROP TABLE
DROP DOMAIN member_domain;
--= DROP DOMAIN
DROP TYPE member_outer;
--= DROP TYPE
DROP TYPE member_range;
--= DROP TYPE
DROP TYPE member_t;
--= DROP TYPE

-- Names of relations in texts.
SELECT ''::regclass;
--! 42602: invalid name syntax
SELECT 'a.'::regclass;
--! 42602: invalid name syntax
SELECT '.a'::regclass;
--! 42602: invalid name syntax
SELECT 'a b'::regclass;
--! 42602: invalid name syntax
SELECT '(1,2)'::regclass;
--! 42P01: relation "(1,2)" does not exist
SELECT ''::regproc;
--! 42602: invalid name syntax
SELECT 'upper(int)'::regproc;
--! 42883: function "upper(int)" does not exist
SELECT ''::regrole;
--! 42602: invalid name syntax
SELECT ''::regnamespace;
--! 42602: invalid name syntax
SELECT ''::regprocedure;
--! 22P02: expected a left parenthesis
SELECT ' pg_catalog . "pg_class" '::regclass;
--> regclass:regclass
--| pg_class
SELECT set_config('search_path', 'a b', false);
--! 22023: invalid value for parameter "search_path": "a b"
SELECT set_config('search_path', 'a,', false);
--! 22023: invalid value for parameter "search_path": "a,"
SELECT set_config('search_path', ' a , "B c" ', true);
--> set_config:text
--| ␠a , "B c"␠

-- A parenthesis that is no query.
( no_select null::int[]);
--! 42601: syntax error at or near "no_select"
((a).b);
--! 42601: syntax error at or near "a"

-- A temporary table's columns get what their type gets.
CREATE TYPE grown AS (a text, b text);
--= CREATE TYPE
CREATE TEMP TABLE grown_rows (id int, g grown);
--= CREATE TABLE
INSERT INTO grown_rows VALUES (1, '(Joe,Blow)');
--= INSERT 0 1
ALTER TYPE grown ADD ATTRIBUTE c text;
--= ALTER TYPE
INSERT INTO grown_rows VALUES (2, ROW('x', 'y', NULL));
--= INSERT 0 1
SELECT * FROM grown_rows ORDER BY id;
--> id:int4 | g:user
--| 1 | (Joe,Blow,)
--| 2 | (x,y,)
UPDATE grown_rows SET g.a = 'Jack', g.c = 'z';
--= UPDATE 2
SELECT * FROM grown_rows ORDER BY id;
--> id:int4 | g:user
--| 1 | (Jack,Blow,z)
--| 2 | (Jack,y,z)
DROP TABLE grown_rows;
--= DROP TABLE
DROP TYPE grown;
--= DROP TYPE
CREATE TABLE of_rows AS SELECT ARRAY[ROW(1, 2)] AS list;
--! 42P16: column "list" has pseudo-type record[]
CREATE VIEW of_rows AS SELECT ARRAY[ROW(1, 2)] AS list;
--! 42P16: column "list" has pseudo-type record[]
