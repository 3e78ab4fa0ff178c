--@ cambium
-- Looking up a name, found or not, and listing the catalog are reads: whoever acts on them conflicts with definitions that come between.
CREATE TABLE log (what text);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM pg_class WHERE relname LIKE 'part%';
--> count:int8
--| 0
@b CREATE TABLE part1 (id int PRIMARY KEY);
--= CREATE TABLE
@a INSERT INTO log VALUES ('no parts');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
-- A transaction that only reads never conflicts.
@a BEGIN;
--= BEGIN
@a SELECT table_name FROM information_schema.tables WHERE table_name LIKE 'part%' ORDER BY 1;
--> table_name:name
--| part1
@b CREATE TABLE part2 (id int PRIMARY KEY);
--= CREATE TABLE
@a SELECT table_name FROM information_schema.tables WHERE table_name LIKE 'part%' ORDER BY 1;
--> table_name:name
--| part1
@a COMMIT;
--= COMMIT
-- Other kinds of objects are no matter.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM pg_namespace WHERE nspname = 'part';
--> count:int8
--| 0
@b CREATE TABLE part3 (id int PRIMARY KEY);
--= CREATE TABLE
@a INSERT INTO log VALUES ('no schema');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT to_regclass('part4') IS NULL AS is_free;
--> is_free:bool
--| t
@b CREATE TABLE part4 (id int PRIMARY KEY);
--= CREATE TABLE
@a INSERT INTO log VALUES ('part4 is free');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
@a BEGIN;
--= BEGIN
@a CREATE TABLE IF NOT EXISTS part4 (id int);
--~ relation "part4" already exists, skipping
--= CREATE TABLE
@b DROP TABLE part4;
--= DROP TABLE
@a INSERT INTO log VALUES ('part4 is there');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
-- An index is listed, too.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM pg_indexes WHERE tablename = 'part1';
--> count:int8
--| 1
@b CREATE INDEX part1_id ON part1 (id);
--= CREATE INDEX
@a INSERT INTO log VALUES ('one index');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
-- What holds for sessions to come is no matter to what the information schema shows; who may see it is.
@a SET replay = off;
--= SET
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM information_schema.tables WHERE table_name = 'part5';
--> count:int8
--| 0
@b ALTER ROLE CURRENT_USER SET work_mem = '8MB';
--= ALTER ROLE
@a INSERT INTO log VALUES ('no part5');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM information_schema.tables WHERE table_name = 'part5';
--> count:int8
--| 0
@b CREATE ROLE seer;
--= CREATE ROLE
@a INSERT INTO log VALUES ('nobody new');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT * FROM log ORDER BY what;
--> what:text
--| no part5
--| no schema
