-- Who may do what: every privilege enforced, passed on, revoked, shown.
DROP ROLE IF EXISTS sp_owner, sp_alice, sp_bob, sp_team, sp_quiet, sp_maker, sp_reader, sp_loner;
--~ role "sp_owner" does not exist, skipping
--~ role "sp_alice" does not exist, skipping
--~ role "sp_bob" does not exist, skipping
--~ role "sp_team" does not exist, skipping
--~ role "sp_quiet" does not exist, skipping
--~ role "sp_maker" does not exist, skipping
--~ role "sp_reader" does not exist, skipping
--~ role "sp_loner" does not exist, skipping
--= DROP ROLE
CREATE ROLE sp_owner;
--= CREATE ROLE
CREATE ROLE sp_alice;
--= CREATE ROLE
CREATE ROLE sp_bob;
--= CREATE ROLE
CREATE ROLE sp_team;
--= CREATE ROLE
CREATE ROLE sp_quiet NOINHERIT;
--= CREATE ROLE
CREATE ROLE sp_maker CREATEROLE CREATEDB;
--= CREATE ROLE
CREATE ROLE sp_reader;
--= CREATE ROLE
CREATE ROLE sp_loner;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO sp_owner;
--= GRANT
SET ROLE sp_owner;
--= SET
CREATE TABLE item (id int PRIMARY KEY, name text, cost int, note text DEFAULT 'n');
--= CREATE TABLE
CREATE TABLE part (id int PRIMARY KEY, item_id int);
--= CREATE TABLE
INSERT INTO item VALUES (1, 'a', 10), (2, 'b', 20);
--= INSERT 0 2
INSERT INTO part VALUES (1, 1);
--= INSERT 0 1
CREATE VIEW cheap AS SELECT id, name FROM item WHERE cost < 15;
--= CREATE VIEW
CREATE VIEW cheaper AS SELECT id FROM cheap;
--= CREATE VIEW
CREATE SEQUENCE seq;
--= CREATE SEQUENCE
CREATE FUNCTION twice(a int) RETURNS int LANGUAGE sql AS 'SELECT a * 2';
--= CREATE FUNCTION
CREATE FUNCTION names() RETURNS bigint LANGUAGE sql AS 'SELECT count(name) FROM item';
--= CREATE FUNCTION
CREATE TYPE mood AS ENUM ('good', 'bad');
--= CREATE TYPE
SELECT relname, relacl FROM pg_class WHERE relname IN ('item', 'seq', 'cheap') ORDER BY 1;
--> relname:name | relacl:_aclitem
--| cheap | ∅
--| item | ∅
--| seq | ∅
-- Nothing granted yet.
SET ROLE sp_alice;
--= SET
SELECT * FROM item;
--! 42501: permission denied for table item
SELECT 1 FROM item;
--! 42501: permission denied for table item
SELECT count(*) FROM item;
--! 42501: permission denied for table item
SELECT * FROM cheap;
--! 42501: permission denied for view cheap
SELECT * FROM cheaper;
--! 42501: permission denied for view cheaper
SELECT p.id FROM part p JOIN item i ON i.id = p.item_id;
--! 42501: permission denied for table part
SELECT (SELECT max(id) FROM item);
--! 42501: permission denied for table item
SELECT 1 WHERE EXISTS (SELECT 1 FROM item);
--! 42501: permission denied for table item
WITH x AS (SELECT * FROM item) SELECT 1 FROM x;
--! 42501: permission denied for table item
INSERT INTO item VALUES (3, 'c', 30);
--! 42501: permission denied for table item
INSERT INTO part SELECT id, id FROM item;
--! 42501: permission denied for table part
UPDATE item SET cost = 1;
--! 42501: permission denied for table item
DELETE FROM item;
--! 42501: permission denied for table item
TRUNCATE item;
--! 42501: permission denied for table item
LOCK TABLE item;
--! 25P01: LOCK TABLE can only be used in transaction blocks
EXPLAIN SELECT * FROM item;
--! 42501: permission denied for table item
COPY item TO STDOUT;
--! 42501: permission denied for table item
COPY (SELECT * FROM item) TO STDOUT;
--! 42501: permission denied for table item
DECLARE c CURSOR WITH HOLD FOR SELECT * FROM item;
--! 42501: permission denied for table item
PREPARE denied AS SELECT * FROM item;
--= PREPARE
EXECUTE denied;
--! 42501: permission denied for table item
DEALLOCATE denied;
--= DEALLOCATE
CREATE TEMP TABLE stolen AS SELECT * FROM item;
--! 42501: permission denied for table item
CREATE TEMP VIEW spy AS SELECT * FROM item;
--= CREATE VIEW
SELECT * FROM spy;
--! 42501: permission denied for table item
DROP VIEW spy;
--= DROP VIEW
SELECT nextval('seq');
--! 42501: permission denied for sequence seq
SELECT currval('seq');
--! 42501: permission denied for sequence seq
SELECT setval('seq', 5);
--! 42501: permission denied for sequence seq
SELECT * FROM seq;
--! 42501: permission denied for sequence seq
SELECT twice(4);
--> twice:int4
--| 8
SELECT names();
--! 42501: permission denied for table item
SELECT 'good'::mood;
--> mood:user
--| good
-- Ownership.
ALTER TABLE item ADD COLUMN x int;
--! 42501: must be owner of table item
ALTER TABLE item RENAME TO item2;
--! 42501: must be owner of table item
ALTER TABLE item RENAME COLUMN name TO title;
--! 42501: must be owner of table item
ALTER TABLE item OWNER TO sp_alice;
--! 42501: must be owner of table item
ALTER TABLE item SET SCHEMA public;
--! 42501: must be owner of table item
ALTER VIEW cheap RENAME TO dear;
--! 42501: must be owner of view cheap
ALTER SEQUENCE seq RESTART;
--! 42501: must be owner of sequence seq
ALTER SEQUENCE seq OWNER TO sp_alice;
--! 42501: must be owner of sequence seq
ALTER INDEX item_pkey RENAME TO other;
--! 42501: must be owner of index item_pkey
CREATE INDEX ON item (name);
--! 42501: must be owner of table item
DROP INDEX item_pkey;
--! 42501: must be owner of index item_pkey
DROP TABLE item;
--! 42501: must be owner of table item
DROP VIEW cheap;
--! 42501: must be owner of view cheap
DROP SEQUENCE seq;
--! 42501: must be owner of sequence seq
DROP FUNCTION twice(int);
--! 42501: must be owner of function twice
ALTER FUNCTION twice(int) RENAME TO thrice;
--! 42501: must be owner of function twice
DROP TYPE mood;
--! 42501: must be owner of type mood
ALTER TYPE mood ADD VALUE 'so-so';
--! 42501: must be owner of type mood
COMMENT ON TABLE item IS 'mine';
--! 42501: must be owner of table item
COMMENT ON COLUMN item.name IS 'mine';
--! 42501: must be owner of relation item
CREATE OR REPLACE VIEW cheap AS SELECT 1 AS id, 'x'::text AS name;
--! 42501: permission denied for schema public
CREATE OR REPLACE FUNCTION twice(a int) RETURNS int LANGUAGE sql AS 'SELECT a * 3';
--! 42501: permission denied for schema public
CREATE TABLE mine (a int);
--! 42501: permission denied for schema public
CREATE VIEW mine AS SELECT 1 AS a;
--! 42501: permission denied for schema public
CREATE SEQUENCE mine;
--! 42501: permission denied for schema public
CREATE TYPE mine AS ENUM ('a');
--! 42501: permission denied for schema public
CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42501: permission denied for schema public
--@ differs: the database has another name
CREATE SCHEMA mine;
--! 42501: permission denied for database postgres
CREATE ROLE mine;
--! 42501: permission denied to create role
CREATE DATABASE mine;
--! 42501: permission denied to create database
ALTER ROLE sp_bob LOGIN;
--! 42501: permission denied
ALTER ROLE sp_alice CREATEROLE;
--! 42501: permission denied
ALTER ROLE sp_alice PASSWORD 'x';
--= ALTER ROLE
DROP ROLE sp_bob;
--! 42501: permission denied to drop role
GRANT sp_bob TO sp_alice;
--! 42501: must have admin option on role "sp_bob"
GRANT SELECT ON item TO sp_alice;
--! 42501: permission denied for table item
REVOKE SELECT ON item FROM sp_bob;
--! 42501: permission denied for table item
REASSIGN OWNED BY sp_owner TO sp_alice;
--! 42501: permission denied to reassign objects
DROP OWNED BY sp_owner;
--! 42501: permission denied to drop objects
DROP SCHEMA public;
--! 42501: must be owner of schema public
ALTER SCHEMA public RENAME TO mine;
--! 42501: must be owner of schema public
CHECKPOINT;
--! 42501: must be superuser or have privileges of pg_checkpoint to do CHECKPOINT
RESET ROLE;
--= RESET
-- Tables, one privilege after the other.
GRANT SELECT ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT * FROM item ORDER BY id;
--> id:int4 | name:text | cost:int4 | note:text
--| 1 | a | 10 | n
--| 2 | b | 20 | n
SELECT id FROM item FOR UPDATE;
--! 42501: permission denied for table item
SELECT id FROM item FOR SHARE;
--! 42501: permission denied for table item
SELECT * FROM cheap;
--! 42501: permission denied for view cheap
UPDATE item SET cost = 1;
--! 42501: permission denied for table item
INSERT INTO item VALUES (3, 'c', 30);
--! 42501: permission denied for table item
BEGIN;
--= BEGIN
LOCK TABLE item IN ACCESS SHARE MODE;
--= LOCK TABLE
LOCK TABLE item IN ROW EXCLUSIVE MODE;
--! 42501: permission denied for table item
ROLLBACK;
--= ROLLBACK
RESET ROLE;
--= RESET
REVOKE SELECT ON item FROM sp_alice;
--= REVOKE
GRANT INSERT ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
INSERT INTO item VALUES (3, 'c', 30);
--= INSERT 0 1
INSERT INTO item VALUES (4, 'd', 40) RETURNING id;
--! 42501: permission denied for table item
INSERT INTO item VALUES (3, 'c', 30) ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO item VALUES (3, 'c', 30) ON CONFLICT (id) DO NOTHING;
--! 42501: permission denied for table item
INSERT INTO item VALUES (3, 'c', 30) ON CONFLICT (id) DO UPDATE SET cost = 1;
--! 42501: permission denied for table item
COPY item (id, name) FROM STDIN;
--< 5	e
--= COPY 1
SELECT * FROM item;
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
REVOKE INSERT ON item FROM sp_alice;
--= REVOKE
GRANT UPDATE ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
UPDATE item SET cost = 5;
--= UPDATE 4
UPDATE item SET cost = cost + 1;
--! 42501: permission denied for table item
UPDATE item SET cost = 5 WHERE id = 1;
--! 42501: permission denied for table item
UPDATE item SET cost = 5 RETURNING cost;
--! 42501: permission denied for table item
UPDATE item SET cost = 5 FROM part;
--! 42501: permission denied for table part
DELETE FROM item;
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
REVOKE UPDATE ON item FROM sp_alice;
--= REVOKE
GRANT DELETE ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
BEGIN;
--= BEGIN
DELETE FROM item;
--= DELETE 4
ROLLBACK;
--= ROLLBACK
DELETE FROM item WHERE id = 1;
--! 42501: permission denied for table item
DELETE FROM item RETURNING 1;
--> ?column?:int4
--| 1
--| 1
--| 1
--| 1
--= DELETE 4
RESET ROLE;
--= RESET
REVOKE DELETE ON item FROM sp_alice;
--= REVOKE
GRANT TRUNCATE ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
BEGIN;
--= BEGIN
TRUNCATE item;
--= TRUNCATE TABLE
ROLLBACK;
--= ROLLBACK
TRUNCATE item RESTART IDENTITY;
--= TRUNCATE TABLE
TRUNCATE part;
--! 42501: permission denied for table part
RESET ROLE;
--= RESET
REVOKE TRUNCATE ON item FROM sp_alice;
--= REVOKE
-- MERGE needs what its actions need.
GRANT SELECT ON item, part TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
MERGE INTO item i USING part p ON i.id = p.item_id WHEN MATCHED THEN UPDATE SET cost = 0;
--! 42501: permission denied for table item
MERGE INTO item i USING part p ON i.id = p.item_id WHEN MATCHED THEN DELETE;
--! 42501: permission denied for table item
MERGE INTO item i USING part p ON i.id = p.item_id WHEN NOT MATCHED THEN INSERT (id) VALUES (9);
--! 42501: permission denied for table item
MERGE INTO item i USING part p ON i.id = p.item_id WHEN MATCHED THEN DO NOTHING;
--= MERGE 0
RESET ROLE;
--= RESET
GRANT UPDATE (cost) ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
MERGE INTO item i USING part p ON i.id = p.item_id WHEN MATCHED THEN UPDATE SET cost = 0;
--= MERGE 0
MERGE INTO item i USING part p ON i.id = p.item_id WHEN MATCHED THEN UPDATE SET name = 'z';
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
REVOKE ALL ON item, part FROM sp_alice;
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 'item';
--> relacl:_aclitem
--| {sp_owner=arwdDxt/sp_owner}
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'item'::regclass AND attacl IS NOT NULL;
--> attname:name | attacl:_aclitem
-- Columns.
GRANT SELECT (id, name), INSERT (id, name), UPDATE (name) ON item TO sp_alice;
--= GRANT
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'item'::regclass AND attacl IS NOT NULL ORDER BY attnum;
--> attname:name | attacl:_aclitem
--| id | {sp_alice=ar/sp_owner}
--| name | {sp_alice=arw/sp_owner}
SET ROLE sp_alice;
--= SET
SELECT id FROM item WHERE name = 'a';
--> id:int4
SELECT id FROM item WHERE cost = 5;
--! 42501: permission denied for table item
SELECT id FROM item ORDER BY cost;
--! 42501: permission denied for table item
SELECT name FROM item GROUP BY name, cost;
--! 42501: permission denied for table item
SELECT * FROM item;
--! 42501: permission denied for table item
SELECT item FROM item;
--! 42501: permission denied for table item
SELECT count(*) FROM item;
--> count:int8
--| 0
SELECT i.id FROM item i JOIN item j USING (id) WHERE i.id = 1;
--> id:int4
SELECT i.id FROM item i JOIN item j ON i.cost = j.cost;
--! 42501: permission denied for table item
SELECT id FROM item NATURAL JOIN (SELECT 1 AS id) x;
--> id:int4
SELECT a FROM (SELECT id AS a, cost FROM item) x;
--! 42501: permission denied for table item
INSERT INTO item (id, name) VALUES (6, 'f');
--= INSERT 0 1
INSERT INTO item (id, cost) VALUES (7, 1);
--! 42501: permission denied for table item
INSERT INTO item VALUES (7, 'g');
--= INSERT 0 1
INSERT INTO item VALUES (8, 'h', 1);
--! 42501: permission denied for table item
INSERT INTO item DEFAULT VALUES;
--! 23502: null value in column "id" of relation "item" violates not-null constraint
UPDATE item SET name = 'x' WHERE id = 6;
--= UPDATE 1
UPDATE item SET name = 'x' WHERE cost = 6;
--! 42501: permission denied for table item
UPDATE item SET cost = 6;
--! 42501: permission denied for table item
UPDATE item SET name = 'x', cost = 6;
--! 42501: permission denied for table item
SELECT id FROM item WHERE id = 6 FOR UPDATE;
--> id:int4
--| 6
DELETE FROM item WHERE id = 6;
--! 42501: permission denied for table item
COPY (SELECT id, name FROM item ORDER BY id) TO STDOUT;
--| 6␉x
--| 7␉g
--= COPY 2
COPY item TO STDOUT;
--! 42501: permission denied for table item
SELECT has_column_privilege('item', 'name', 'SELECT'), has_column_privilege('item', 'cost', 'SELECT'), has_table_privilege('item', 'SELECT'), has_any_column_privilege('item', 'SELECT'), has_any_column_privilege('item', 'REFERENCES');
--> has_column_privilege:bool | has_column_privilege:bool | has_table_privilege:bool | has_any_column_privilege:bool | has_any_column_privilege:bool
--| t | f | f | t | f
RESET ROLE;
--= RESET
REVOKE SELECT (name) ON item FROM sp_alice;
--= REVOKE
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'item'::regclass AND attacl IS NOT NULL ORDER BY attnum;
--> attname:name | attacl:_aclitem
--| id | {sp_alice=ar/sp_owner}
--| name | {sp_alice=aw/sp_owner}
REVOKE ALL ON item FROM sp_alice;
--= REVOKE
SELECT attname, attacl FROM pg_attribute WHERE attrelid = 'item'::regclass AND attacl IS NOT NULL ORDER BY attnum;
--> attname:name | attacl:_aclitem
GRANT SELECT (nosuch) ON item TO sp_alice;
--! 42703: column "nosuch" of relation "item" does not exist
GRANT DELETE (id) ON item TO sp_alice;
--! 0LP01: invalid privilege type DELETE for column
GRANT USAGE ON item TO sp_alice;
--! 0LP01: invalid privilege type USAGE for table
GRANT EXECUTE ON item TO sp_alice;
--! 0LP01: invalid privilege type EXECUTE for relation
GRANT ALL (id) ON item TO sp_alice;
--= GRANT
SELECT attacl FROM pg_attribute WHERE attrelid = 'item'::regclass AND attname = 'id';
--> attacl:_aclitem
--| {sp_alice=arwx/sp_owner}
REVOKE ALL (id) ON item FROM sp_alice;
--= REVOKE
GRANT SELECT (a) ON SEQUENCE seq TO sp_alice;
--! 0LP01: column privileges are only valid for relations
-- Views run as their owner.
GRANT SELECT ON cheap TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT * FROM cheap ORDER BY 1;
--> id:int4 | name:text
SELECT id FROM cheaper;
--! 42501: permission denied for view cheaper
RESET ROLE;
--= RESET
GRANT SELECT ON cheaper TO sp_bob;
--= GRANT
SET ROLE sp_bob;
--= SET
SELECT count(*) FROM cheaper;
--> count:int8
--| 0
SELECT id FROM cheap;
--! 42501: permission denied for view cheap
RESET ROLE;
--= RESET
REVOKE SELECT ON item FROM sp_owner;
--= REVOKE
SET ROLE sp_alice;
--= SET
SELECT * FROM cheap;
--! 42501: permission denied for table item
SET ROLE sp_owner;
--= SET
SELECT * FROM item;
--! 42501: permission denied for table item
GRANT SELECT ON item TO sp_owner;
--= GRANT
SELECT count(*) FROM item;
--> count:int8
--| 2
RESET ROLE;
--= RESET
GRANT SELECT (id) ON cheap TO sp_loner;
--= GRANT
SET ROLE sp_loner;
--= SET
SELECT id FROM cheap;
--> id:int4
SELECT name FROM cheap;
--! 42501: permission denied for view cheap
RESET ROLE;
--= RESET
-- Functions.
REVOKE EXECUTE ON FUNCTION twice(int) FROM PUBLIC;
--= REVOKE
SELECT proacl FROM pg_proc WHERE proname = 'twice';
--> proacl:_aclitem
--| {sp_owner=X/sp_owner}
SET ROLE sp_alice;
--= SET
SELECT twice(4);
--! 42501: permission denied for function twice
SELECT * FROM twice(4);
--! 42501: permission denied for function twice
RESET ROLE;
--= RESET
GRANT EXECUTE ON FUNCTION twice(int) TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT twice(4);
--> twice:int4
--| 8
SELECT has_function_privilege('twice(int)', 'EXECUTE'), has_function_privilege('sp_bob', 'twice(int)', 'EXECUTE');
--> has_function_privilege:bool | has_function_privilege:bool
--| t | f
RESET ROLE;
--= RESET
GRANT SELECT ON FUNCTION twice(int) TO sp_alice;
--! 0LP01: invalid privilege type SELECT for function
GRANT EXECUTE ON FUNCTION nosuch(int) TO sp_alice;
--! 42883: function nosuch(integer) does not exist
-- Sequences.
GRANT SELECT ON SEQUENCE seq TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT last_value FROM seq;
--> last_value:int8
--| 1
SELECT nextval('seq');
--! 42501: permission denied for sequence seq
RESET ROLE;
--= RESET
GRANT UPDATE ON SEQUENCE seq TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT nextval('seq');
--> nextval:int8
--| 1
SELECT setval('seq', 7);
--> setval:int8
--| 7
SELECT currval('seq');
--> currval:int8
--| 7
RESET ROLE;
--= RESET
REVOKE ALL ON SEQUENCE seq FROM sp_alice;
--= REVOKE
GRANT USAGE ON SEQUENCE seq TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT nextval('seq'), currval('seq');
--> nextval:int8 | currval:int8
--| 8 | 8
SELECT setval('seq', 7);
--! 42501: permission denied for sequence seq
SELECT has_sequence_privilege('seq', 'USAGE'), has_sequence_privilege('seq', 'UPDATE');
--> has_sequence_privilege:bool | has_sequence_privilege:bool
--| t | f
RESET ROLE;
--= RESET
SELECT relacl FROM pg_class WHERE relname = 'seq';
--> relacl:_aclitem
--| {sp_owner=rwU/sp_owner,sp_alice=U/sp_owner}
GRANT ALL ON SEQUENCE seq TO sp_bob;
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 'seq';
--> relacl:_aclitem
--| {sp_owner=rwU/sp_owner,sp_alice=U/sp_owner,sp_bob=rwU/sp_owner}
CREATE TABLE counted (id serial, v int);
--= CREATE TABLE
CREATE TABLE numbered (id int GENERATED ALWAYS AS IDENTITY, v int);
--= CREATE TABLE
GRANT INSERT ON counted, numbered TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
INSERT INTO counted (v) VALUES (1);
--! 42501: permission denied for sequence counted_id_seq
INSERT INTO counted VALUES (1, 1);
--= INSERT 0 1
INSERT INTO numbered (v) VALUES (1);
--= INSERT 0 1
RESET ROLE;
--= RESET
GRANT USAGE ON counted_id_seq TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
INSERT INTO counted (v) VALUES (1);
--= INSERT 0 1
RESET ROLE;
--= RESET
-- Schemas.
CREATE SCHEMA inner_space AUTHORIZATION sp_owner;
--= CREATE SCHEMA
SET ROLE sp_owner;
--= SET
CREATE TABLE inner_space.t (a int);
--= CREATE TABLE
CREATE FUNCTION inner_space.f() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE TYPE inner_space.e AS ENUM ('x');
--= CREATE TYPE
CREATE VIEW inside AS SELECT a FROM inner_space.t;
--= CREATE VIEW
GRANT SELECT ON inner_space.t, inside TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT * FROM inner_space.t;
--! 42501: permission denied for schema inner_space
SELECT inner_space.f();
--! 42501: permission denied for schema inner_space
SELECT 'x'::inner_space.e;
--! 42501: permission denied for schema inner_space
SELECT * FROM inside;
--> a:int4
SET search_path = inner_space, public;
--= SET
SELECT * FROM t;
--! 42P01: relation "t" does not exist
SELECT current_schemas(false);
--> current_schemas:_name
--| {public}
CREATE TABLE inner_space.u (a int);
--! 42501: permission denied for schema inner_space
RESET search_path;
--= RESET
RESET ROLE;
--= RESET
GRANT USAGE ON SCHEMA inner_space TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
SELECT * FROM inner_space.t;
--> a:int4
SELECT inner_space.f();
--> f:int4
--| 1
SELECT has_schema_privilege('inner_space', 'USAGE'), has_schema_privilege('inner_space', 'CREATE');
--> has_schema_privilege:bool | has_schema_privilege:bool
--| t | f
CREATE TEMP TABLE own (a int);
--= CREATE TABLE
SELECT has_schema_privilege(pg_my_temp_schema(), 'USAGE'), has_schema_privilege(pg_my_temp_schema(), 'CREATE'), has_schema_privilege(pg_my_temp_schema(), 'USAGE WITH GRANT OPTION');
--> has_schema_privilege:bool | has_schema_privilege:bool | has_schema_privilege:bool
--| t | t | f
DROP TABLE own;
--= DROP TABLE
SELECT 99::regnamespace, 'pg_toast'::regnamespace::oid, has_schema_privilege('pg_toast', 'USAGE');
--> regnamespace:regnamespace | oid:oid | has_schema_privilege:bool
--| pg_toast | 99 | f
CREATE TABLE inner_space.u (a int);
--! 42501: permission denied for schema inner_space
RESET ROLE;
--= RESET
GRANT CREATE ON SCHEMA inner_space TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
CREATE TABLE inner_space.u (a int);
--= CREATE TABLE
SELECT nspacl FROM pg_namespace WHERE nspname = 'inner_space';
--> nspacl:_aclitem
--| {sp_owner=UC/sp_owner,sp_alice=UC/sp_owner}
DROP TABLE inner_space.t;
--! 42501: must be owner of table t
SET ROLE sp_owner;
--= SET
DROP TABLE inner_space.u;
--= DROP TABLE
RESET ROLE;
--= RESET
SELECT nspacl FROM pg_namespace WHERE nspname = 'public';
--> nspacl:_aclitem
--| {pg_database_owner=UC/pg_database_owner,=U/pg_database_owner,sp_owner=C/pg_database_owner}
GRANT SELECT ON SCHEMA inner_space TO sp_alice;
--! 0LP01: invalid privilege type SELECT for schema
-- Types.
REVOKE USAGE ON TYPE mood FROM PUBLIC;
--= REVOKE
SELECT typacl FROM pg_type WHERE typname = 'mood';
--> typacl:_aclitem
--| {sp_owner=U/sp_owner}
SELECT has_type_privilege('sp_alice', 'mood', 'USAGE'), has_type_privilege('sp_owner', 'mood', 'USAGE');
--> has_type_privilege:bool | has_type_privilege:bool
--| f | t
SET ROLE sp_alice;
--= SET
CREATE TEMP TABLE moody (m mood);
--! 42501: permission denied for type mood
SELECT 'good'::mood;
--> mood:user
--| good
RESET ROLE;
--= RESET
-- Grant options.
GRANT SELECT ON item TO sp_alice WITH GRANT OPTION;
--= GRANT
SET ROLE sp_alice;
--= SET
GRANT SELECT ON item TO sp_bob;
--= GRANT
GRANT SELECT ON item TO sp_bob WITH GRANT OPTION;
--= GRANT
GRANT UPDATE ON item TO sp_bob;
--~ no privileges were granted for "item"
--= GRANT
GRANT ALL ON item TO sp_bob;
--= GRANT
--@ differs: one warning is enough
REVOKE INSERT ON item FROM sp_bob;
--~ no privileges could be revoked for "item"
--= REVOKE
SET ROLE sp_bob;
--= SET
GRANT SELECT ON item TO sp_loner;
--= GRANT
SET ROLE sp_loner;
--= SET
GRANT SELECT ON item TO sp_team;
--~ no privileges were granted for "item"
--= GRANT
RESET ROLE;
--= RESET
SELECT relacl FROM pg_class WHERE relname = 'item';
--> relacl:_aclitem
--| {sp_owner=arwdDxt/sp_owner,sp_alice=r*/sp_owner,sp_bob=r*/sp_alice,sp_loner=r/sp_bob}
REVOKE SELECT ON item FROM sp_alice;
--! 2BP01: dependent privileges exist
REVOKE GRANT OPTION FOR SELECT ON item FROM sp_alice;
--! 2BP01: dependent privileges exist
REVOKE GRANT OPTION FOR SELECT ON item FROM sp_alice CASCADE;
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 'item';
--> relacl:_aclitem
--| {sp_owner=arwdDxt/sp_owner,sp_alice=r/sp_owner}
REVOKE SELECT ON item FROM sp_alice CASCADE;
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 'item';
--> relacl:_aclitem
--| {sp_owner=arwdDxt/sp_owner}
GRANT SELECT ON item TO PUBLIC WITH GRANT OPTION;
--! 0LP01: grant options can only be granted to roles
GRANT SELECT ON item TO sp_alice GRANTED BY sp_bob;
--! 0A000: grantor must be current user
GRANT SELECT ON item TO PUBLIC;
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 'item';
--> relacl:_aclitem
--| {sp_owner=arwdDxt/sp_owner,=r/sp_owner}
SET ROLE sp_loner;
--= SET
SELECT count(*) FROM item;
--> count:int8
--| 2
RESET ROLE;
--= RESET
REVOKE SELECT ON item FROM PUBLIC;
--= REVOKE
-- Membership.
GRANT SELECT ON item TO sp_team;
--= GRANT
GRANT sp_team TO sp_alice, sp_quiet;
--= GRANT ROLE
GRANT sp_team TO sp_alice;
--~ role "sp_alice" is already a member of role "sp_team"
--= GRANT ROLE
SET ROLE sp_alice;
--= SET
SELECT count(*) FROM item;
--> count:int8
--| 2
SET ROLE sp_quiet;
--= SET
SELECT count(*) FROM item;
--! 42501: permission denied for table item
SELECT pg_has_role('sp_team', 'USAGE'), pg_has_role('sp_team', 'MEMBER'), pg_has_role('sp_team', 'MEMBER WITH ADMIN OPTION');
--> pg_has_role:bool | pg_has_role:bool | pg_has_role:bool
--| f | t | f
RESET ROLE;
--= RESET
SET SESSION AUTHORIZATION sp_quiet;
--= SET
SET ROLE sp_team;
--= SET
SELECT count(*) FROM item;
--> count:int8
--| 2
SET ROLE sp_bob;
--! 42501: permission denied to set role "sp_bob"
SET ROLE NONE;
--= SET
SELECT current_user, session_user;
--> current_user:name | session_user:name
--| sp_quiet | sp_quiet
RESET SESSION AUTHORIZATION;
--= RESET
GRANT sp_alice TO sp_team;
--! 0LP01: role "sp_alice" is a member of role "sp_team"
GRANT sp_team TO sp_team;
--! 0LP01: role "sp_team" is a member of role "sp_team"
GRANT sp_team TO sp_bob WITH ADMIN OPTION;
--= GRANT ROLE
SET ROLE sp_bob;
--= SET
GRANT sp_team TO sp_loner;
--= GRANT ROLE
REVOKE sp_team FROM sp_loner;
--= REVOKE ROLE
REVOKE sp_team FROM sp_loner;
--~ role "sp_loner" is not a member of role "sp_team"
--= REVOKE ROLE
GRANT sp_owner TO sp_loner;
--! 42501: must have admin option on role "sp_owner"
RESET ROLE;
--= RESET
REVOKE ADMIN OPTION FOR sp_team FROM sp_bob;
--= REVOKE ROLE
SET ROLE sp_bob;
--= SET
GRANT sp_team TO sp_loner;
--! 42501: must have admin option on role "sp_team"
RESET ROLE;
--= RESET
SELECT r.rolname, m.rolname, a.admin_option FROM pg_auth_members a JOIN pg_roles r ON r.oid = a.roleid JOIN pg_roles m ON m.oid = a.member WHERE r.rolname LIKE 'sp\_%' ORDER BY 1, 2;
--> rolname:name | rolname:name | admin_option:bool
--| sp_team | sp_alice | f
--| sp_team | sp_bob | f
--| sp_team | sp_quiet | f
GRANT pg_database_owner TO sp_alice;
--! XX000: role "pg_database_owner" cannot have explicit members
ALTER GROUP sp_team ADD USER sp_loner;
--= ALTER ROLE
ALTER GROUP sp_team DROP USER sp_loner;
--= ALTER ROLE
-- Who may make roles.
SET ROLE sp_maker;
--= SET
CREATE ROLE sp_made;
--= CREATE ROLE
CREATE ROLE sp_boss SUPERUSER;
--! 42501: must be superuser to create superusers
CREATE ROLE sp_boss REPLICATION;
--! 42501: must be superuser to create replication users
CREATE ROLE sp_boss BYPASSRLS;
--! 42501: must be superuser to create bypassrls users
ALTER ROLE sp_made CREATEDB;
--= ALTER ROLE
ALTER ROLE sp_made SUPERUSER;
--! 42501: must be superuser to alter superuser roles or change superuser attribute
ALTER ROLE postgres NOLOGIN;
--! 42501: must be superuser to alter superuser roles or change superuser attribute
GRANT postgres TO sp_made;
--! 42501: must be superuser to alter superusers
GRANT sp_team TO sp_made;
--= GRANT ROLE
ALTER ROLE sp_made RENAME TO sp_made2;
--= ALTER ROLE
DROP ROLE postgres;
--! 55006: session user cannot be dropped
DROP ROLE sp_maker;
--! 55006: current user cannot be dropped
DROP ROLE sp_made2;
--= DROP ROLE
CREATE ROLE pg_mine;
--! 42939: role name "pg_mine" is reserved
CREATE ROLE public;
--! 42939: role name "public" is reserved
CREATE ROLE "none";
--! 42939: role name "none" is reserved
ALTER ROLE sp_maker RENAME TO sp_maker2;
--! 0A000: current user cannot be renamed
DROP ROLE pg_monitor;
--! 2BP01: cannot drop role pg_monitor because it is required by the database system
DROP ROLE CURRENT_USER;
--! 22023: cannot use special role specifier in DROP ROLE
RESET ROLE;
--= RESET
ALTER ROLE pg_monitor LOGIN;
--! 42939: role name "pg_monitor" is reserved
DROP ROLE pg_monitor;
--! 2BP01: cannot drop role pg_monitor because it is required by the database system
-- Predefined roles.
GRANT pg_read_all_data TO sp_reader;
--= GRANT ROLE
SET ROLE sp_reader;
--= SET
SELECT count(*) FROM item;
--> count:int8
--| 2
SELECT * FROM inner_space.t;
--> a:int4
SELECT last_value > 0 FROM seq;
--> ?column?:bool
--| t
INSERT INTO item VALUES (99);
--! 42501: permission denied for table item
SELECT nextval('seq');
--! 42501: permission denied for sequence seq
RESET ROLE;
--= RESET
GRANT pg_write_all_data TO sp_reader;
--= GRANT ROLE
SET ROLE sp_reader;
--= SET
INSERT INTO item VALUES (99);
--= INSERT 0 1
UPDATE item SET cost = 0 WHERE id = 99;
--= UPDATE 1
DELETE FROM item WHERE id = 99;
--= DELETE 1
TRUNCATE item;
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
-- Catalogs with secrets.
SET ROLE sp_alice;
--= SET
SELECT rolpassword FROM pg_authid;
--! 42501: permission denied for table pg_authid
SELECT passwd FROM pg_shadow;
--! 42501: permission denied for view pg_shadow
SELECT count(*) > 0 FROM pg_roles;
--> ?column?:bool
--| t
SELECT DISTINCT rolpassword FROM pg_roles;
--> rolpassword:text
--| ********
SELECT count(*) > 0 FROM pg_user;
--> ?column?:bool
--| t
SELECT count(*) > 0 FROM pg_class;
--> ?column?:bool
--| t
SELECT * FROM pg_statistic;
--! 42501: permission denied for table pg_statistic
SELECT count(*) FROM pg_hba_file_rules;
--! 42501: permission denied for view pg_hba_file_rules
SELECT has_table_privilege('pg_authid', 'SELECT'), has_table_privilege('pg_class', 'SELECT'), has_table_privilege('pg_class', 'INSERT');
--> has_table_privilege:bool | has_table_privilege:bool | has_table_privilege:bool
--| f | t | f
SELECT table_name FROM information_schema.tables WHERE table_schema IN ('public', 'inner_space') ORDER BY 1;
--> table_name:name
--| cheap
--| counted
--| inside
--| item
--| numbered
--| t
SELECT grantee, privilege_type, is_grantable FROM information_schema.table_privileges WHERE table_name = 'item' ORDER BY 1, 2;
--> grantee:name | privilege_type:varchar | is_grantable:varchar
--| sp_team | SELECT | NO
RESET ROLE;
--= RESET
-- Foreign keys need REFERENCES, and are checked as the owner.
GRANT CREATE ON SCHEMA public TO sp_alice;
--= GRANT
REVOKE sp_team FROM sp_alice;
--= REVOKE ROLE
SET ROLE sp_alice;
--= SET
CREATE TABLE refers (item_id int REFERENCES item);
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
GRANT REFERENCES (id) ON item TO sp_alice;
--= GRANT
SET ROLE sp_alice;
--= SET
CREATE TABLE refers (item_id int REFERENCES item);
--= CREATE TABLE
INSERT INTO refers VALUES (1);
--! 23503: insert or update on table "refers" violates foreign key constraint "refers_item_id_fkey"
INSERT INTO refers VALUES (77);
--! 23503: insert or update on table "refers" violates foreign key constraint "refers_item_id_fkey"
RESET ROLE;
--= RESET
-- Owners.
ALTER TABLE refers OWNER TO sp_bob;
--= ALTER TABLE
GRANT CREATE ON SCHEMA public TO sp_bob;
--= GRANT
ALTER TABLE refers OWNER TO sp_bob;
--= ALTER TABLE
SET ROLE sp_bob;
--= SET
ALTER TABLE refers OWNER TO sp_alice;
--! 42501: must be member of role "sp_alice"
RESET ROLE;
--= RESET
GRANT sp_alice TO sp_bob;
--= GRANT ROLE
SET ROLE sp_bob;
--= SET
ALTER TABLE refers OWNER TO sp_alice;
--= ALTER TABLE
DROP TABLE refers;
--= DROP TABLE
RESET ROLE;
--= RESET
DROP ROLE sp_alice;
--! 2BP01: role "sp_alice" cannot be dropped because some objects depend on it
DROP ROLE sp_owner, sp_team;
--! 2BP01: role "sp_owner" cannot be dropped because some objects depend on it
REASSIGN OWNED BY sp_owner TO sp_bob;
--= REASSIGN OWNED
SELECT relname, pg_get_userbyid(relowner) FROM pg_class WHERE relname IN ('item', 'cheap', 'seq') ORDER BY 1;
--> relname:name | pg_get_userbyid:name
--| cheap | sp_bob
--| item | sp_bob
--| seq | sp_bob
SELECT relacl FROM pg_class WHERE relname = 'seq';
--> relacl:_aclitem
--| {sp_bob=rwU/sp_bob,sp_alice=U/sp_bob}
DROP OWNED BY sp_owner, sp_alice, sp_bob CASCADE;
--= DROP OWNED
DROP OWNED BY sp_team, sp_quiet, sp_reader, sp_loner, sp_maker;
--= DROP OWNED
DROP ROLE sp_owner, sp_alice, sp_bob, sp_team, sp_quiet, sp_maker, sp_reader, sp_loner;
--= DROP ROLE
-- An owner may be granted what goes without saying.
CREATE ROLE sp_maker;
--= CREATE ROLE
CREATE TABLE owned (a int);
--= CREATE TABLE
ALTER TABLE owned OWNER TO sp_maker;
--= ALTER TABLE
GRANT SELECT ON owned TO sp_maker WITH GRANT OPTION;
--= GRANT
SELECT relacl FROM pg_class WHERE relname = 'owned';
--> relacl:_aclitem
--| {sp_maker=ar*wdDxt/sp_maker}
REVOKE GRANT OPTION FOR SELECT ON owned FROM sp_maker;
--= REVOKE
SELECT relacl FROM pg_class WHERE relname = 'owned';
--> relacl:_aclitem
--| {sp_maker=arwdDxt/sp_maker}
DROP TABLE owned;
--= DROP TABLE
DROP ROLE sp_maker;
--= DROP ROLE
