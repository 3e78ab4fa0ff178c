-- GRANT and REVOKE on functions, types and relations that every database has.
CREATE ROLE sys_ann;
--= CREATE ROLE
CREATE ROLE sys_bob;
--= CREATE ROLE
SELECT proacl FROM pg_proc WHERE proname = 'pg_sleep';
--> proacl:_aclitem
--| ∅
SELECT has_function_privilege('sys_ann', 'pg_sleep(float8)', 'EXECUTE');
--> has_function_privilege:bool
--| t
PREPARE sleeps AS SELECT pg_sleep(0);
--= PREPARE
SET ROLE sys_ann;
--= SET
SELECT pg_sleep(0);
--> pg_sleep:void
--| 
EXECUTE sleeps;
--> pg_sleep:void
--| 
RESET ROLE;
--= RESET
REVOKE EXECUTE ON FUNCTION pg_sleep(float8) FROM PUBLIC;
--= REVOKE
SELECT proacl IS NOT NULL AS changed, proacl::text LIKE '%=X/%' AS some FROM pg_proc WHERE proname = 'pg_sleep';
--> changed:bool | some:bool
--| t | t
SELECT has_function_privilege('sys_ann', 'pg_sleep(float8)', 'EXECUTE'), has_function_privilege('public', 'pg_catalog.pg_sleep(float8)', 'EXECUTE'), has_function_privilege('sys_ann', 'now()', 'EXECUTE');
--> has_function_privilege:bool | has_function_privilege:bool | has_function_privilege:bool
--| f | f | t
SELECT pg_sleep(0);
--> pg_sleep:void
--| 
SET ROLE sys_ann;
--= SET
SELECT pg_sleep(0);
--! 42501: permission denied for function pg_sleep
EXECUTE sleeps;
--! 42501: permission denied for function pg_sleep
SELECT * FROM pg_sleep(0);
--! 42501: permission denied for function pg_sleep
SELECT 1 WHERE pg_sleep(0) IS NULL;
--! 42501: permission denied for function pg_sleep
DO $$ BEGIN PERFORM pg_sleep(0); END $$;
--! 42501: permission denied for function pg_sleep
DO $$ DECLARE x text; BEGIN x := pg_sleep(0); END $$;
--! 42501: permission denied for function pg_sleep
RESET ROLE;
--= RESET
-- A function that runs as its owner may call it.
CREATE FUNCTION sleeps_for_all() RETURNS void LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN PERFORM pg_sleep(0); END $$;
--= CREATE FUNCTION
SET ROLE sys_ann;
--= SET
SELECT sleeps_for_all();
--> sleeps_for_all:void
--| 
GRANT EXECUTE ON FUNCTION pg_sleep(float8) TO sys_ann;
--! 42501: permission denied for function pg_sleep
RESET ROLE;
--= RESET
GRANT EXECUTE ON FUNCTION pg_catalog.pg_sleep TO sys_ann WITH GRANT OPTION;
--= GRANT
SET ROLE sys_ann;
--= SET
SELECT pg_sleep(0);
--> pg_sleep:void
--| 
GRANT EXECUTE ON FUNCTION pg_sleep TO sys_bob;
--= GRANT
SET ROLE sys_bob;
--= SET
SELECT pg_sleep(0);
--> pg_sleep:void
--| 
RESET ROLE;
--= RESET
SELECT has_function_privilege('sys_bob', 'pg_sleep(float8)', 'EXECUTE'), has_function_privilege('sys_ann', 'pg_sleep(float8)', 'EXECUTE WITH GRANT OPTION');
--> has_function_privilege:bool | has_function_privilege:bool
--| t | t
REVOKE EXECUTE ON FUNCTION pg_sleep FROM sys_ann;
--! 2BP01: dependent privileges exist
REVOKE EXECUTE ON FUNCTION pg_sleep FROM sys_ann CASCADE;
--= REVOKE
GRANT EXECUTE ON FUNCTION pg_sleep(float8) TO PUBLIC;
--= GRANT
SET ROLE sys_ann;
--= SET
SELECT pg_sleep(0);
--> pg_sleep:void
--| 
RESET ROLE;
--= RESET
-- Sets, aggregates and window functions; one of several of a name.
REVOKE EXECUTE ON FUNCTION generate_series(int, int) FROM PUBLIC;
--= REVOKE
REVOKE EXECUTE ON FUNCTION count(*) FROM PUBLIC;
--! 42601: syntax error at or near "*"
REVOKE EXECUTE ON FUNCTION count("any") FROM PUBLIC;
--= REVOKE
REVOKE EXECUTE ON FUNCTION rank() FROM PUBLIC;
--= REVOKE
REVOKE EXECUTE ON FUNCTION lower FROM PUBLIC;
--! 42725: function name "lower" is not unique
REVOKE EXECUTE ON FUNCTION lower(int) FROM PUBLIC;
--! 42883: function lower(integer) does not exist
REVOKE SELECT ON FUNCTION lower(text) FROM PUBLIC;
--! 0LP01: invalid privilege type SELECT for function
SET ROLE sys_ann;
--= SET
SELECT * FROM generate_series(1, 2);
--! 42501: permission denied for function generate_series
SELECT * FROM generate_series(1, 2, 1);
--> generate_series:int4
--| 1
--| 2
SELECT generate_series(1, 2);
--! 42501: permission denied for function generate_series
SELECT count(1);
--! 42501: permission denied for aggregate count
SELECT rank() OVER ();
--! 42501: permission denied for function rank
SELECT lower('A');
--> lower:text
--| a
RESET ROLE;
--= RESET
GRANT EXECUTE ON FUNCTION generate_series(int, int) TO PUBLIC;
--= GRANT
GRANT EXECUTE ON FUNCTION count("any") TO PUBLIC;
--= GRANT
GRANT EXECUTE ON FUNCTION rank() TO PUBLIC;
--= GRANT
-- A user's function of the name, and which of them is meant.
CREATE FUNCTION lower(text) RETURNS text LANGUAGE sql AS 'SELECT $1';
--= CREATE FUNCTION
REVOKE EXECUTE ON FUNCTION lower(text) FROM PUBLIC;
--= REVOKE
SELECT has_function_privilege('sys_ann', 'pg_catalog.lower(text)', 'EXECUTE'), has_function_privilege('sys_ann', 'public.lower(text)', 'EXECUTE');
--> has_function_privilege:bool | has_function_privilege:bool
--| f | t
GRANT EXECUTE ON FUNCTION pg_catalog.lower(text) TO PUBLIC;
--= GRANT
DROP FUNCTION public.lower(text);
--= DROP FUNCTION
-- Types are for columns and signatures.
REVOKE USAGE ON TYPE int8 FROM PUBLIC;
--= REVOKE
REVOKE USAGE ON TYPE int8[] FROM PUBLIC;
--! 42601: syntax error at or near "["
GRANT CREATE ON SCHEMA public TO sys_ann;
--= GRANT
SELECT has_type_privilege('sys_ann', 'int8', 'USAGE'), has_type_privilege('sys_ann', 'int4', 'USAGE');
--> has_type_privilege:bool | has_type_privilege:bool
--| f | t
SET ROLE sys_ann;
--= SET
SELECT 1::int8;
--> int8:int8
--| 1
CREATE TABLE sys_t (a int8);
--! 42501: permission denied for type bigint
CREATE TABLE sys_t (a int8[]);
--! 42501: permission denied for type bigint
CREATE FUNCTION sys_f(int8) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42501: permission denied for type bigint
CREATE DOMAIN sys_d AS bigint;
--! 42501: permission denied for type bigint
RESET ROLE;
--= RESET
GRANT USAGE ON TYPE bigint TO PUBLIC;
--! 42704: type "bigint" does not exist
SET ROLE sys_ann;
--= SET
CREATE TABLE sys_t (a int8);
--! 42501: permission denied for type bigint
DROP TABLE sys_t;
--! 42P01: table "sys_t" does not exist
RESET ROLE;
--= RESET
-- Relations.
SELECT has_table_privilege('sys_ann', 'pg_proc', 'SELECT'), has_table_privilege('sys_ann', 'pg_authid', 'SELECT'), has_table_privilege('sys_ann', 'pg_proc', 'UPDATE');
--> has_table_privilege:bool | has_table_privilege:bool | has_table_privilege:bool
--| t | f | f
REVOKE SELECT ON pg_catalog.pg_proc FROM PUBLIC;
--= REVOKE
GRANT SELECT ON pg_authid TO sys_ann;
--= GRANT
REVOKE ALL ON information_schema.tables FROM PUBLIC;
--= REVOKE
SELECT has_table_privilege('sys_ann', 'pg_proc', 'SELECT'), has_table_privilege('sys_ann', 'pg_authid', 'SELECT');
--> has_table_privilege:bool | has_table_privilege:bool
--| f | t
SET ROLE sys_ann;
--= SET
SELECT count(*) > 0 FROM pg_proc;
--! 42501: permission denied for table pg_proc
SELECT count(*) > 0 FROM pg_authid;
--> ?column?:bool
--| t
SELECT count(*) > 0 FROM information_schema.tables;
--! 42501: permission denied for view tables
SELECT count(*) > 0 FROM information_schema.routines;
--> ?column?:bool
--| t
RESET ROLE;
--= RESET
GRANT SELECT ON pg_proc, information_schema.tables TO PUBLIC;
--= GRANT
REVOKE SELECT ON pg_authid FROM sys_ann;
--= REVOKE
SET ROLE sys_ann;
--= SET
SELECT count(*) > 0 FROM pg_proc;
--> ?column?:bool
--| t
SELECT count(*) > 0 FROM pg_authid;
--! 42501: permission denied for table pg_authid
RESET ROLE;
--= RESET
REVOKE USAGE ON SCHEMA information_schema FROM PUBLIC;
--= REVOKE
SET ROLE sys_ann;
--= SET
SELECT count(*) > 0 FROM information_schema.tables;
--! 42501: permission denied for schema information_schema
RESET ROLE;
--= RESET
GRANT USAGE ON SCHEMA information_schema TO PUBLIC;
--= GRANT
-- Roles that have them are in use.
GRANT EXECUTE ON FUNCTION now() TO sys_bob;
--= GRANT
REVOKE EXECUTE ON FUNCTION now() FROM sys_bob;
--= REVOKE
DROP OWNED BY sys_bob;
--= DROP OWNED
DROP ROLE sys_bob;
--= DROP ROLE
REVOKE CREATE ON SCHEMA public FROM sys_ann;
--= REVOKE
DROP OWNED BY sys_ann;
--= DROP OWNED
DROP ROLE sys_ann;
--= DROP ROLE
