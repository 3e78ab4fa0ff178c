-- Which commands event triggers fire for, in which order, and what an error in one does.
CREATE FUNCTION tell() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', tg_event, tg_tag; RETURN; END $$;
--= CREATE FUNCTION
CREATE FUNCTION tell_too() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'too: % %', tg_event, tg_tag; END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER z ON ddl_command_start EXECUTE FUNCTION tell_too();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER a ON ddl_command_start EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER e ON ddl_command_end EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER d ON sql_drop EXECUTE FUNCTION tell();
--= CREATE EVENT TRIGGER
CREATE TABLE t (a int PRIMARY KEY);
--~ ddl_command_start CREATE TABLE
--~ too: ddl_command_start CREATE TABLE
--~ ddl_command_end CREATE TABLE
--= CREATE TABLE
DROP EVENT TRIGGER z;
--= DROP EVENT TRIGGER
ALTER EVENT TRIGGER a DISABLE;
--= ALTER EVENT TRIGGER
CREATE TABLE IF NOT EXISTS t (a int);
--~ relation "t" already exists, skipping
--~ ddl_command_end CREATE TABLE
--= CREATE TABLE
CREATE TABLE t2 AS SELECT 1 AS one;
--~ ddl_command_end CREATE TABLE AS
--= SELECT 1
SELECT 2 AS two INTO t3;
--~ ddl_command_end SELECT INTO
--= SELECT 1
CREATE VIEW v AS SELECT * FROM t;
--~ ddl_command_end CREATE VIEW
--= CREATE VIEW
CREATE OR REPLACE VIEW v AS SELECT * FROM t;
--~ ddl_command_end CREATE VIEW
--= CREATE VIEW
CREATE MATERIALIZED VIEW mv AS SELECT 1 AS one;
--~ ddl_command_end CREATE MATERIALIZED VIEW
--= SELECT 1
REFRESH MATERIALIZED VIEW mv;
--~ ddl_command_end REFRESH MATERIALIZED VIEW
--= REFRESH MATERIALIZED VIEW
CREATE INDEX i ON t2 (one);
--~ ddl_command_end CREATE INDEX
--= CREATE INDEX
ALTER INDEX i RENAME TO i2;
--~ ddl_command_end ALTER INDEX
--= ALTER INDEX
ALTER TABLE t ADD b text;
--~ ddl_command_end ALTER TABLE
--= ALTER TABLE
ALTER TABLE t RENAME COLUMN b TO c;
--~ ddl_command_end ALTER TABLE
--= ALTER TABLE
ALTER TABLE t DROP COLUMN c;
--~ sql_drop ALTER TABLE
--~ ddl_command_end ALTER TABLE
--= ALTER TABLE
ALTER VIEW v ALTER COLUMN a SET DEFAULT 1;
--~ ddl_command_end ALTER VIEW
--= ALTER VIEW
ALTER SEQUENCE IF EXISTS nothing RESTART;
--~ relation "nothing" does not exist, skipping
--~ ddl_command_end ALTER SEQUENCE
--= ALTER SEQUENCE
CREATE SEQUENCE s;
--~ ddl_command_end CREATE SEQUENCE
--= CREATE SEQUENCE
ALTER SEQUENCE s RESTART 5;
--~ ddl_command_end ALTER SEQUENCE
--= ALTER SEQUENCE
CREATE SCHEMA sc CREATE TABLE inner_one (a int) CREATE VIEW inner_two AS SELECT 1 AS one;
--~ ddl_command_end CREATE SCHEMA
--= CREATE SCHEMA
ALTER SCHEMA sc RENAME TO sc2;
--~ ddl_command_end ALTER SCHEMA
--= ALTER SCHEMA
CREATE TYPE en AS ENUM ('x');
--~ ddl_command_end CREATE TYPE
--= CREATE TYPE
ALTER TYPE en ADD VALUE 'y';
--~ ddl_command_end ALTER TYPE
--= ALTER TYPE
CREATE DOMAIN dom AS int;
--~ ddl_command_end CREATE DOMAIN
--= CREATE DOMAIN
ALTER DOMAIN dom SET DEFAULT 3;
--~ ddl_command_end ALTER DOMAIN
--= ALTER DOMAIN
CREATE FUNCTION f() RETURNS int LANGUAGE sql AS 'SELECT 1';
--~ ddl_command_end CREATE FUNCTION
--= CREATE FUNCTION
ALTER FUNCTION f() STABLE;
--~ ddl_command_end ALTER FUNCTION
--= ALTER FUNCTION
CREATE PROCEDURE pr() LANGUAGE sql AS '';
--~ ddl_command_end CREATE PROCEDURE
--= CREATE PROCEDURE
ALTER PROCEDURE pr() RENAME TO pr2;
--~ ddl_command_end ALTER PROCEDURE
--= ALTER PROCEDURE
ALTER ROUTINE pr2() SECURITY DEFINER;
--~ ddl_command_end ALTER ROUTINE
--= ALTER ROUTINE
CREATE FUNCTION tf() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN new; END';
--~ ddl_command_end CREATE FUNCTION
--= CREATE FUNCTION
CREATE TRIGGER tr BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tf();
--~ ddl_command_end CREATE TRIGGER
--= CREATE TRIGGER
ALTER TRIGGER tr ON t RENAME TO tr2;
--~ ddl_command_end ALTER TRIGGER
--= ALTER TRIGGER
ALTER TABLE t DISABLE TRIGGER tr2;
--~ ddl_command_end ALTER TABLE
--= ALTER TABLE
CREATE POLICY p ON t;
--~ ddl_command_end CREATE POLICY
--= CREATE POLICY
ALTER POLICY p ON t USING (true);
--~ ddl_command_end ALTER POLICY
--= ALTER POLICY
COMMENT ON TABLE t IS 'x';
--~ ddl_command_end COMMENT
--= COMMENT
COMMENT ON EVENT TRIGGER e IS 'x';
--= COMMENT
CREATE ROLE firing_ann;
--= CREATE ROLE
COMMENT ON ROLE firing_ann IS 'x';
--= COMMENT
GRANT SELECT ON t TO firing_ann;
--~ ddl_command_end GRANT
--= GRANT
REVOKE SELECT ON t FROM firing_ann;
--~ ddl_command_end REVOKE
--= REVOKE
GRANT CREATE ON SCHEMA sc2 TO firing_ann;
--~ ddl_command_end GRANT
--= GRANT
ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO firing_ann;
--~ ddl_command_end ALTER DEFAULT PRIVILEGES
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES REVOKE SELECT ON TABLES FROM firing_ann;
--~ sql_drop ALTER DEFAULT PRIVILEGES
--~ ddl_command_end ALTER DEFAULT PRIVILEGES
--= ALTER DEFAULT PRIVILEGES
REASSIGN OWNED BY firing_ann TO CURRENT_USER;
--= REASSIGN OWNED
DROP OWNED BY firing_ann;
--~ ddl_command_end DROP OWNED
--= DROP OWNED
ALTER ROLE firing_ann SET work_mem = '1MB';
--= ALTER ROLE
DROP ROLE firing_ann;
--= DROP ROLE
TRUNCATE t2;
--= TRUNCATE TABLE
INSERT INTO t2 VALUES (1);
--= INSERT 0 1
ANALYZE t2;
--= ANALYZE
REINDEX TABLE t2;
--= REINDEX
CREATE STATISTICS st ON one, two FROM t3;
--! 42703: column "one" does not exist
CREATE STATISTICS st ON tableoid, one FROM t2;
--! 0A000: statistics creation on system columns is not supported
SET work_mem = '2MB';
--= SET
PREPARE make AS SELECT 1 AS one;
--= PREPARE
CREATE TABLE t5 AS EXECUTE make;
--~ ddl_command_end CREATE TABLE AS
--= SELECT 1
DO $$ BEGIN CREATE TABLE t6 (a int); EXECUTE 'DROP TABLE t6'; END $$;
--~ ddl_command_end CREATE TABLE
--~ sql_drop DROP TABLE
--~ ddl_command_end DROP TABLE
--= DO
EXPLAIN (COSTS OFF) CREATE TABLE t7 AS SELECT 1 AS one;
--> QUERY PLAN:text
--| Result
CREATE FUNCTION makes() RETURNS int LANGUAGE sql AS 'CREATE TABLE t8 (a int); SELECT 8';
--~ ddl_command_end CREATE FUNCTION
--= CREATE FUNCTION
SELECT makes();
--> makes:int4
--~ ddl_command_end CREATE TABLE
--| 8
BEGIN;
--= BEGIN
DROP TABLE t8;
--~ sql_drop DROP TABLE
--~ ddl_command_end DROP TABLE
--= DROP TABLE
ROLLBACK;
--= ROLLBACK
DROP TABLE t8;
--~ sql_drop DROP TABLE
--~ ddl_command_end DROP TABLE
--= DROP TABLE
DROP TABLE IF EXISTS t9;
--~ table "t9" does not exist, skipping
--~ ddl_command_end DROP TABLE
--= DROP TABLE
DROP TABLE t2, t3, t5;
--~ sql_drop DROP TABLE
--~ ddl_command_end DROP TABLE
--= DROP TABLE
DROP MATERIALIZED VIEW mv;
--~ sql_drop DROP MATERIALIZED VIEW
--~ ddl_command_end DROP MATERIALIZED VIEW
--= DROP MATERIALIZED VIEW
DROP TYPE en;
--~ sql_drop DROP TYPE
--~ ddl_command_end DROP TYPE
--= DROP TYPE
DROP SCHEMA sc2 CASCADE;
--~ drop cascades to 2 other objects
--~ sql_drop DROP SCHEMA
--~ ddl_command_end DROP SCHEMA
--= DROP SCHEMA
CREATE TABLE broken (a nothing);
--! 42704: type "nothing" does not exist
-- An error takes back the command.
CREATE FUNCTION refuse() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no %', tg_tag USING ERRCODE = 'insufficient_privilege'; END $$;
--~ ddl_command_end CREATE FUNCTION
--= CREATE FUNCTION
CREATE EVENT TRIGGER refuse ON ddl_command_end WHEN tag IN ('CREATE TABLE') EXECUTE FUNCTION refuse();
--= CREATE EVENT TRIGGER
CREATE TABLE refused (a int);
--~ ddl_command_end CREATE TABLE
--! 42501: no CREATE TABLE
SELECT to_regclass('refused');
--> to_regclass:regclass
--| ∅
BEGIN;
--= BEGIN
SAVEPOINT before;
--= SAVEPOINT
CREATE TABLE refused (a int);
--~ ddl_command_end CREATE TABLE
--! 42501: no CREATE TABLE
ROLLBACK TO before;
--= ROLLBACK
CREATE VIEW kept AS SELECT 1 AS one;
--~ ddl_command_end CREATE VIEW
--= CREATE VIEW
COMMIT;
--= COMMIT
DO $$ BEGIN CREATE TABLE refused (a int); EXCEPTION WHEN insufficient_privilege THEN RAISE NOTICE 'caught %', sqlerrm; END $$;
--~ ddl_command_end CREATE TABLE
--~ caught no CREATE TABLE
--= DO
SELECT to_regclass('refused'), to_regclass('kept');
--> to_regclass:regclass | to_regclass:regclass
--| ∅ | kept
DROP EVENT TRIGGER refuse;
--= DROP EVENT TRIGGER
-- What triggers write, they write in the command's transaction.
CREATE TABLE audit (id int GENERATED ALWAYS AS IDENTITY, event text, tag text);
--~ ddl_command_end CREATE TABLE
--= CREATE TABLE
CREATE FUNCTION log_it() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO audit (event, tag) VALUES (tg_event, tg_tag); END $$;
--~ ddl_command_end CREATE FUNCTION
--= CREATE FUNCTION
CREATE EVENT TRIGGER log_it ON ddl_command_end EXECUTE FUNCTION log_it();
--= CREATE EVENT TRIGGER
ALTER EVENT TRIGGER e DISABLE;
--= ALTER EVENT TRIGGER
ALTER EVENT TRIGGER d DISABLE;
--= ALTER EVENT TRIGGER
BEGIN;
--= BEGIN
CREATE TABLE gone (a int);
--= CREATE TABLE
SELECT event, tag FROM audit ORDER BY id;
--> event:text | tag:text
--| ddl_command_end | CREATE TABLE
ROLLBACK;
--= ROLLBACK
CREATE TABLE stays (a int);
--= CREATE TABLE
SELECT event, tag FROM audit ORDER BY id;
--> event:text | tag:text
--| ddl_command_end | CREATE TABLE
-- Triggers run commands, which have triggers of their own.
CREATE FUNCTION shadow() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN IF to_regclass('shadow') IS NULL THEN CREATE TABLE shadow (a int); END IF; END $$;
--= CREATE FUNCTION
CREATE EVENT TRIGGER shadow ON ddl_command_start WHEN tag IN ('CREATE VIEW', 'CREATE TABLE') EXECUTE FUNCTION shadow();
--= CREATE EVENT TRIGGER
CREATE VIEW over_shadow AS SELECT * FROM shadow;
--! 54001: stack depth limit exceeded
SELECT count(*) FROM over_shadow;
--! 42P01: relation "over_shadow" does not exist
