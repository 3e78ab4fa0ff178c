-- Settings of roles, default privileges, attributes.
DROP ROLE IF EXISTS st_app, st_dev, st_reader;
--~ role "st_app" does not exist, skipping
--~ role "st_dev" does not exist, skipping
--~ role "st_reader" does not exist, skipping
--= DROP ROLE
CREATE ROLE st_app LOGIN;
--= CREATE ROLE
CREATE ROLE st_dev;
--= CREATE ROLE
CREATE ROLE st_reader;
--= CREATE ROLE
ALTER ROLE st_app SET search_path = a, b;
--= ALTER ROLE
ALTER ROLE st_app SET statement_timeout TO '5s';
--= ALTER ROLE
SELECT rolconfig FROM pg_roles WHERE rolname = 'st_app';
--> rolconfig:_text
--| {"search_path=a, b",statement_timeout=5s}
ALTER ROLE st_app SET nosuch = 1;
--! 42704: unrecognized configuration parameter "nosuch"
ALTER ROLE st_app SET work_mem = 'x';
--! 22023: invalid value for parameter "work_mem": "x"
ALTER ROLE st_app RESET search_path;
--= ALTER ROLE
SELECT rolconfig FROM pg_roles WHERE rolname = 'st_app';
--> rolconfig:_text
--| {statement_timeout=5s}
ALTER ROLE nosuch SET search_path = a;
--! 42704: role "nosuch" does not exist
ALTER ROLE st_app IN DATABASE nosuch SET search_path = a;
--! 3D000: database "nosuch" does not exist
SET ROLE st_dev;
--= SET
ALTER ROLE st_app SET search_path = a;
--! 42501: permission denied
ALTER ROLE st_dev SET search_path = c;
--= ALTER ROLE
ALTER ROLE ALL SET search_path = c;
--! 42501: must be superuser to alter settings globally
RESET ROLE;
--= RESET
SELECT r.rolname, s.setconfig FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole WHERE r.rolname LIKE 'st\_%' ORDER BY 1;
--> rolname:name | setconfig:_text
--| st_app | {statement_timeout=5s}
--| st_dev | {search_path=c}
ALTER ROLE st_app RESET ALL;
--= ALTER ROLE
ALTER ROLE st_dev RESET ALL;
--= ALTER ROLE
SELECT count(*) FROM pg_db_role_setting s JOIN pg_roles r ON r.oid = s.setrole WHERE r.rolname LIKE 'st\_%';
--> count:int8
--| 0
-- Attributes.
ALTER ROLE st_dev CREATEDB CREATEROLE NOINHERIT CONNECTION LIMIT 3 VALID UNTIL '2030-01-01 00:00:00+00';
--= ALTER ROLE
SELECT rolcreatedb, rolcreaterole, rolinherit, rolconnlimit, rolvaliduntil, rolcanlogin FROM pg_roles WHERE rolname = 'st_dev';
--> rolcreatedb:bool | rolcreaterole:bool | rolinherit:bool | rolconnlimit:int4 | rolvaliduntil:timestamptz | rolcanlogin:bool
--| t | t | f | 3 | 2030-01-01 00:00:00+00 | f
ALTER ROLE st_dev NOCREATEDB NOCREATEROLE INHERIT CONNECTION LIMIT -1 VALID UNTIL 'infinity';
--= ALTER ROLE
SELECT rolcreatedb, rolcreaterole, rolinherit, rolconnlimit, rolvaliduntil FROM pg_roles WHERE rolname = 'st_dev';
--> rolcreatedb:bool | rolcreaterole:bool | rolinherit:bool | rolconnlimit:int4 | rolvaliduntil:timestamptz
--| f | f | t | -1 | infinity
ALTER ROLE st_dev CONNECTION LIMIT -5;
--! 22023: invalid connection limit: -5
ALTER ROLE st_dev NOSUCH;
--! 42601: unrecognized role option "nosuch"
-- Default privileges.
GRANT CREATE ON SCHEMA public TO st_dev;
--= GRANT
CREATE SCHEMA extra AUTHORIZATION st_dev;
--= CREATE SCHEMA
SET ROLE st_dev;
--= SET
ALTER DEFAULT PRIVILEGES GRANT SELECT ON TABLES TO st_reader;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES IN SCHEMA extra GRANT INSERT ON TABLES TO st_reader WITH GRANT OPTION;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES GRANT USAGE ON SEQUENCES TO PUBLIC;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES GRANT USAGE ON SCHEMAS TO st_reader;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES IN SCHEMA extra GRANT USAGE ON SCHEMAS TO st_reader;
--! 0LP01: cannot use IN SCHEMA clause when using GRANT/REVOKE ON SCHEMAS
ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON TABLES TO st_reader;
--! 0LP01: invalid privilege type EXECUTE for relation
ALTER DEFAULT PRIVILEGES FOR ROLE st_reader GRANT SELECT ON TABLES TO st_dev;
--! 42501: must be member of role "st_reader"
SELECT pg_get_userbyid(defaclrole), defaclnamespace::regnamespace, defaclobjtype, defaclacl FROM pg_default_acl WHERE pg_get_userbyid(defaclrole) LIKE 'st\_%' ORDER BY 3, 2;
--> pg_get_userbyid:name | defaclnamespace:regnamespace | defaclobjtype:char | defaclacl:_aclitem
--| st_dev | - | S | {=U/st_dev,st_dev=rwU/st_dev}
--| st_dev | - | f | {st_dev=X/st_dev}
--| st_dev | - | n | {st_dev=UC/st_dev,st_reader=U/st_dev}
--| st_dev | - | r | {st_dev=arwdDxt/st_dev,st_reader=r/st_dev}
--| st_dev | extra | r | {st_reader=a*/st_dev}
CREATE TABLE d (a int);
--= CREATE TABLE
CREATE TABLE extra.d (a int);
--= CREATE TABLE
CREATE VIEW dv AS SELECT 1 AS a;
--= CREATE VIEW
CREATE SEQUENCE ds;
--= CREATE SEQUENCE
CREATE FUNCTION df() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
SELECT oid::regclass, relacl FROM pg_class WHERE relname IN ('d', 'dv', 'ds') ORDER BY 1::text;
--> oid:regclass | relacl:_aclitem
--| d | {st_dev=arwdDxt/st_dev,st_reader=r/st_dev}
--| extra.d | {st_dev=arwdDxt/st_dev,st_reader=a*r/st_dev}
--| dv | {st_dev=arwdDxt/st_dev,st_reader=r/st_dev}
--| ds | {=U/st_dev,st_dev=rwU/st_dev}
SELECT proacl FROM pg_proc WHERE proname = 'df';
--> proacl:_aclitem
--| {st_dev=X/st_dev}
SET ROLE st_reader;
--= SET
SELECT * FROM d;
--> a:int4
SELECT * FROM dv;
--> a:int4
--| 1
INSERT INTO d VALUES (1);
--! 42501: permission denied for table d
SELECT df();
--! 42501: permission denied for function df
SET ROLE st_dev;
--= SET
ALTER DEFAULT PRIVILEGES REVOKE SELECT ON TABLES FROM st_reader;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES IN SCHEMA extra REVOKE ALL ON TABLES FROM st_reader;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES GRANT EXECUTE ON FUNCTIONS TO PUBLIC;
--= ALTER DEFAULT PRIVILEGES
SELECT defaclobjtype, defaclacl FROM pg_default_acl WHERE pg_get_userbyid(defaclrole) = 'st_dev' ORDER BY 1;
--> defaclobjtype:char | defaclacl:_aclitem
--| S | {=U/st_dev,st_dev=rwU/st_dev}
--| n | {st_dev=UC/st_dev,st_reader=U/st_dev}
CREATE TABLE e (a int);
--= CREATE TABLE
SELECT relacl FROM pg_class WHERE relname = 'e';
--> relacl:_aclitem
--| ∅
RESET ROLE;
--= RESET
DROP ROLE st_reader;
--! 2BP01: role "st_reader" cannot be dropped because some objects depend on it
DROP OWNED BY st_dev;
--= DROP OWNED
DROP OWNED BY st_reader;
--= DROP OWNED
DROP OWNED BY st_app;
--= DROP OWNED
DROP ROLE st_dev, st_reader, st_app;
--= DROP ROLE
