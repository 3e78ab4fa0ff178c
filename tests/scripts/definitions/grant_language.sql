-- Who may write functions in a language; blocks of DO too.
CREATE ROLE linguist;
--= CREATE ROLE
CREATE ROLE layman;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO linguist, layman;
--= GRANT
SELECT lanname, lanpltrusted, lanacl FROM pg_language WHERE lanname IN ('c', 'internal', 'plpgsql', 'sql') ORDER BY oid;
--> lanname:name | lanpltrusted:bool | lanacl:_aclitem
--| internal | f | ∅
--| c | f | ∅
--| sql | t | ∅
--| plpgsql | t | ∅
SELECT has_language_privilege('layman', 'plpgsql', 'usage'), has_language_privilege('layman', 'c', 'usage');
--> has_language_privilege:bool | has_language_privilege:bool
--| t | t
REVOKE USAGE ON LANGUAGE plpgsql, sql FROM PUBLIC;
--= REVOKE
GRANT USAGE ON LANGUAGE plpgsql TO linguist WITH GRANT OPTION;
--= GRANT
GRANT ALL ON LANGUAGE sql TO linguist;
--= GRANT
SELECT lanname, lanacl::text ~ 'linguist=U\*/' AS passes_on, lanacl::text ~ '[{,]=' AS of_all FROM pg_language WHERE lanname IN ('plpgsql', 'sql') ORDER BY 1;
--> lanname:name | passes_on:bool | of_all:bool
--| plpgsql | t | f
--| sql | f | f
SELECT has_language_privilege('linguist', 'plpgsql', 'usage with grant option'), has_language_privilege('layman', 'plpgsql', 'usage'), has_language_privilege('nope', 'usage');
--! 42704: language "nope" does not exist
SELECT has_language_privilege('layman', 14::oid, 'usage'), has_language_privilege(99999::oid, 'usage'), has_language_privilege('sql', 'select');
--! 22023: unrecognized privilege type: "select"
SET ROLE layman;
--= SET
CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42501: permission denied for language sql
CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS 'BEGIN RETURN 2; END';
--! 42501: permission denied for language plpgsql
CREATE FUNCTION three() RETURNS int LANGUAGE c AS 'x', 'y';
--! 42501: permission denied for language c
CREATE FUNCTION four() RETURNS int LANGUAGE nope AS 'x';
--! 42704: language "nope" does not exist
DO 'BEGIN END';
--! 42501: permission denied for language plpgsql
GRANT USAGE ON LANGUAGE plpgsql TO layman;
--! 42501: permission denied for language plpgsql
SET ROLE linguist;
--= SET
CREATE FUNCTION one() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
DO 'BEGIN END';
--= DO
DO LANGUAGE sql 'SELECT 1';
--! 0A000: language "sql" does not support inline code execution
GRANT USAGE ON LANGUAGE plpgsql TO layman;
--= GRANT
SET ROLE layman;
--= SET
DO 'BEGIN END';
--= DO
SELECT one();
--> one:int4
--| 1
RESET ROLE;
--= RESET
REVOKE USAGE ON LANGUAGE plpgsql FROM linguist;
--! 2BP01: dependent privileges exist
REVOKE USAGE ON LANGUAGE plpgsql FROM linguist CASCADE;
--= REVOKE
SELECT has_language_privilege('layman', 'plpgsql', 'usage');
--> has_language_privilege:bool
--| f
GRANT USAGE ON LANGUAGE c TO linguist;
--! 42809: language "c" is not trusted
GRANT USAGE ON LANGUAGE nope TO linguist;
--! 42704: language "nope" does not exist
GRANT SELECT ON LANGUAGE sql TO linguist;
--! 0LP01: invalid privilege type SELECT for language
COMMENT ON LANGUAGE sql IS 'queries';
--= COMMENT
SELECT obj_description(14, 'pg_language');
--> obj_description:text
--| queries
SELECT lanname, obj_description(oid, 'pg_language') FROM pg_language WHERE lanname IN ('c', 'internal') ORDER BY 1;
--> lanname:name | obj_description:text
--| c | dynamically-loaded C functions
--| internal | built-in functions
COMMENT ON LANGUAGE sql IS 'SQL-language functions';
--= COMMENT
COMMENT ON LANGUAGE nope IS 'x';
--! 42704: language "nope" does not exist
DROP ROLE linguist;
--! 2BP01: role "linguist" cannot be dropped because some objects depend on it

-- Of domains PostgreSQL speaks as of types.
CREATE DOMAIN small AS int;
--= CREATE DOMAIN
REVOKE USAGE ON DOMAIN small FROM PUBLIC;
--= REVOKE
SET ROLE layman;
--= SET
CREATE TEMP TABLE t (a small);
--! 42501: permission denied for type small
ALTER DOMAIN small SET NOT NULL;
--! 42501: must be owner of type small
RESET ROLE;
--= RESET
ALTER DEFAULT PRIVILEGES FOR ROLE layman GRANT SELECT ON TABLES TO linguist;
--= ALTER DEFAULT PRIVILEGES
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT ALL ON SEQUENCES TO layman;
--= ALTER DEFAULT PRIVILEGES
DROP OWNED BY linguist, layman;
--= DROP OWNED
DROP ROLE linguist, layman;
--= DROP ROLE
GRANT USAGE ON LANGUAGE plpgsql, sql TO PUBLIC;
--= GRANT
