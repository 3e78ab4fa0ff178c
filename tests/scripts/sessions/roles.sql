-- Roles, GRANT, REVOKE.
DROP ROLE IF EXISTS sc_reader, sc_writer, sc_group;
--~ role "sc_reader" does not exist, skipping
--~ role "sc_writer" does not exist, skipping
--~ role "sc_group" does not exist, skipping
--= DROP ROLE
CREATE ROLE sc_reader;
--= CREATE ROLE
CREATE ROLE sc_reader;
--! 42710: role "sc_reader" already exists
CREATE USER sc_writer PASSWORD 'secret';
--= CREATE ROLE
CREATE ROLE sc_group NOLOGIN;
--= CREATE ROLE
SELECT rolname, rolcanlogin, rolsuper FROM pg_roles WHERE rolname LIKE 'sc\_%' ORDER BY 1;
--> rolname:name | rolcanlogin:bool | rolsuper:bool
--| sc_group | f | f
--| sc_reader | f | f
--| sc_writer | t | f
CREATE TABLE t (id int PRIMARY KEY, v text, secret text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'a', 's');
--= INSERT 0 1
SET ROLE sc_reader;
--= SET
SELECT current_user, session_user;
--> current_user:name | session_user:name
--| sc_reader | postgres
SELECT * FROM t;
--! 42501: permission denied for table t
INSERT INTO t VALUES (2);
--! 42501: permission denied for table t
UPDATE t SET v = 'x';
--! 42501: permission denied for table t
DELETE FROM t;
--! 42501: permission denied for table t
TRUNCATE t;
--! 42501: permission denied for table t
CREATE TABLE mine (a int);
--! 42501: permission denied for schema public
CREATE ROLE x;
--! 42501: permission denied to create role
ALTER TABLE t ADD z int;
--! 42501: must be owner of table t
DROP TABLE t;
--! 42501: must be owner of table t
RESET ROLE;
--= RESET
GRANT SELECT ON t TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT * FROM t;
--> id:int4 | v:text | secret:text
--| 1 | a | s
DELETE FROM t;
--! 42501: permission denied for table t
RESET ROLE;
--= RESET
REVOKE SELECT ON t FROM sc_reader;
--= REVOKE
GRANT SELECT (id, v) ON t TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT id, v FROM t;
--> id:int4 | v:text
--| 1 | a
SELECT secret FROM t;
--! 42501: permission denied for table t
SELECT * FROM t;
--! 42501: permission denied for table t
SELECT count(*) FROM t;
--> count:int8
--| 1
RESET ROLE;
--= RESET
GRANT INSERT, UPDATE, DELETE ON t TO sc_group;
--= GRANT
GRANT sc_group TO sc_writer;
--= GRANT ROLE
SET ROLE sc_writer;
--= SET
INSERT INTO t VALUES (2, 'b', 't');
--= INSERT 0 1
UPDATE t SET v = 'c';
--= UPDATE 2
UPDATE t SET v = 'c' WHERE id = 2;
--! 42501: permission denied for table t
RESET ROLE;
--= RESET
SELECT has_table_privilege('sc_writer', 't', 'INSERT'), has_table_privilege('sc_reader', 't', 'SELECT'), has_table_privilege('sc_reader', 't', 'INSERT'), has_column_privilege('sc_reader', 't', 'id', 'SELECT'), has_column_privilege('sc_reader', 't', 'secret', 'SELECT');
--> has_table_privilege:bool | has_table_privilege:bool | has_table_privilege:bool | has_column_privilege:bool | has_column_privilege:bool
--| t | f | f | t | f
SELECT has_table_privilege('nosuch', 't', 'SELECT');
--! 42704: role "nosuch" does not exist
SELECT has_table_privilege('sc_reader', 'nosuch', 'SELECT');
--! 42P01: relation "nosuch" does not exist
SELECT has_table_privilege('sc_reader', 't', 'nosuch');
--! 22023: unrecognized privilege type: "nosuch"
SELECT pg_has_role('sc_writer', 'sc_group', 'MEMBER'), pg_has_role('sc_reader', 'sc_group', 'USAGE');
--> pg_has_role:bool | pg_has_role:bool
--| t | f
REVOKE sc_group FROM sc_writer;
--= REVOKE ROLE
SET ROLE sc_writer;
--= SET
INSERT INTO t VALUES (3, 'b', 't');
--! 42501: permission denied for table t
RESET ROLE;
--= RESET
CREATE VIEW tv AS SELECT id FROM t;
--= CREATE VIEW
GRANT SELECT ON tv TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT * FROM tv ORDER BY id;
--> id:int4
--| 1
--| 2
RESET ROLE;
--= RESET
CREATE SEQUENCE s;
--= CREATE SEQUENCE
SET ROLE sc_reader;
--= SET
SELECT nextval('s');
--! 42501: permission denied for sequence s
RESET ROLE;
--= RESET
GRANT USAGE ON SEQUENCE s TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT nextval('s');
--> nextval:int8
--| 1
RESET ROLE;
--= RESET
CREATE SCHEMA private;
--= CREATE SCHEMA
CREATE TABLE private.p (a int);
--= CREATE TABLE
GRANT SELECT ON private.p TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT * FROM private.p;
--! 42501: permission denied for schema private
RESET ROLE;
--= RESET
GRANT USAGE ON SCHEMA private TO sc_reader;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT * FROM private.p;
--> a:int4
RESET ROLE;
--= RESET
GRANT SELECT ON ALL TABLES IN SCHEMA public TO PUBLIC;
--= GRANT
SET ROLE sc_reader;
--= SET
SELECT secret FROM t ORDER BY id;
--> secret:text
--| s
--| t
RESET ROLE;
--= RESET
GRANT SELECT ON nosuch TO sc_reader;
--! 42P01: relation "nosuch" does not exist
GRANT SELECT ON t TO nosuch;
--! 42704: role "nosuch" does not exist
GRANT nosuch ON t TO sc_reader;
--! 42601: unrecognized privilege type "nosuch"
REVOKE ALL ON t FROM PUBLIC;
--= REVOKE
ALTER TABLE t OWNER TO sc_writer;
--= ALTER TABLE
SET ROLE sc_writer;
--= SET
SELECT count(*) FROM t;
--> count:int8
--| 2
ALTER TABLE t ADD COLUMN extra int;
--= ALTER TABLE
RESET ROLE;
--= RESET
SELECT tableowner FROM pg_tables WHERE tablename = 't';
--> tableowner:name
--| sc_writer
ALTER TABLE t OWNER TO nosuch;
--! 42704: role "nosuch" does not exist
SET ROLE nosuch;
--! 22023: role "nosuch" does not exist
SET SESSION AUTHORIZATION sc_reader;
--= SET
SELECT current_user, session_user;
--> current_user:name | session_user:name
--| sc_reader | sc_reader
RESET SESSION AUTHORIZATION;
--= RESET
SELECT current_user = session_user;
--> ?column?:bool
--| t
ALTER ROLE sc_reader RENAME TO sc_renamed;
--= ALTER ROLE
ALTER ROLE sc_renamed SUPERUSER;
--= ALTER ROLE
SELECT rolsuper FROM pg_roles WHERE rolname = 'sc_renamed';
--> rolsuper:bool
--| t
ALTER ROLE nosuch LOGIN;
--! 42704: role "nosuch" does not exist
DROP ROLE sc_writer;
--! 2BP01: role "sc_writer" cannot be dropped because some objects depend on it
DROP ROLE nosuch;
--! 42704: role "nosuch" does not exist
DROP ROLE IF EXISTS nosuch;
--~ role "nosuch" does not exist, skipping
--= DROP ROLE
DROP TABLE t CASCADE;
--~ drop cascades to view tv
--= DROP TABLE
DROP SEQUENCE s;
--= DROP SEQUENCE
DROP SCHEMA private CASCADE;
--~ drop cascades to table private.p
--= DROP SCHEMA
DROP OWNED BY sc_renamed, sc_group;
--= DROP OWNED
DROP ROLE sc_renamed, sc_writer, sc_group;
--= DROP ROLE
