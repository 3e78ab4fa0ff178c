-- Making, changing and dropping event triggers, and what refuses it.
CREATE EVENT TRIGGER ev ON ddl_command_start EXECUTE PROCEDURE pg_backend_pid();
--! 42P17: function pg_backend_pid must return type event_trigger
CREATE FUNCTION ev_tell() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', tg_event, tg_tag; END $$;
--= CREATE FUNCTION
SELECT ev_tell();
--! 0A000: trigger functions can only be called as triggers
CREATE FUNCTION ev_args(a int) RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN END $$;
--! 42P13: event trigger functions cannot have declared arguments
CREATE FUNCTION ev_sql() RETURNS event_trigger LANGUAGE sql AS 'SELECT 1';
--! 42P13: SQL functions cannot return type event_trigger
CREATE FUNCTION ev_gives() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 42804: RETURN cannot have a parameter in function returning void
CREATE EVENT TRIGGER ev ON login EXECUTE FUNCTION ev_tell();
--! 42601: unrecognized event name "login"
CREATE EVENT TRIGGER ev ON ddl_command_start WHEN food IN ('sandwich') EXECUTE FUNCTION ev_tell();
--! 42601: unrecognized filter variable "food"
CREATE EVENT TRIGGER ev ON ddl_command_start WHEN tag IN ('create table', 'create sandwich') EXECUTE FUNCTION ev_tell();
--! 42601: filter value "create sandwich" not recognized for filter variable "tag"
CREATE EVENT TRIGGER ev ON ddl_command_start WHEN tag IN ('DROP EVENT TRIGGER') EXECUTE FUNCTION ev_tell();
--! 0A000: event triggers are not supported for DROP EVENT TRIGGER
CREATE EVENT TRIGGER ev ON sql_drop WHEN TAG IN ('Drop Role') EXECUTE FUNCTION ev_tell();
--! 0A000: event triggers are not supported for Drop Role
CREATE EVENT TRIGGER ev ON ddl_command_end WHEN tag IN ('SELECT') EXECUTE FUNCTION ev_tell();
--! 0A000: event triggers are not supported for SELECT
CREATE EVENT TRIGGER ev ON table_rewrite WHEN tag IN ('CREATE TABLE') EXECUTE FUNCTION ev_tell();
--! 0A000: event triggers are not supported for CREATE TABLE
CREATE EVENT TRIGGER ev ON table_rewrite WHEN tag IN ('sandwich') EXECUTE FUNCTION ev_tell();
--! 0A000: event triggers are not supported for sandwich
CREATE EVENT TRIGGER ev ON ddl_command_start WHEN tag IN ('create table') AND tag IN ('CREATE FUNCTION') EXECUTE FUNCTION ev_tell();
--! 42601: filter variable "tag" specified more than once
CREATE EVENT TRIGGER ev ON ddl_command_start EXECUTE FUNCTION ev_tell('argument');
--! 42601: syntax error at or near "'argument'"
CREATE EVENT TRIGGER ev ON ddl_command_start EXECUTE FUNCTION ev_missing();
--! 42883: function ev_missing() does not exist
CREATE EVENT TRIGGER ev ON ddl_command_start WHEN tag IN ('create table', 'Drop Table') EXECUTE FUNCTION ev_tell();
--= CREATE EVENT TRIGGER
CREATE EVENT TRIGGER ev ON ddl_command_end EXECUTE FUNCTION ev_tell();
--! 42710: event trigger "ev" already exists
CREATE EVENT TRIGGER "Second one" ON sql_drop EXECUTE FUNCTION ev_tell();
--= CREATE EVENT TRIGGER
COMMENT ON EVENT TRIGGER ev IS 'watches';
--= COMMENT
COMMENT ON EVENT TRIGGER ev_none IS 'watches';
--! 42704: event trigger "ev_none" does not exist
SELECT evtname, evtevent, evtowner::regrole = current_user::regrole AS own, evtfoid::regproc, evtenabled, evttags, obj_description(oid, 'pg_event_trigger') FROM pg_event_trigger ORDER BY evtname;
--> evtname:name | evtevent:name | own:bool | evtfoid:regproc | evtenabled:char | evttags:_text | obj_description:text
--| Second one | sql_drop | t | ev_tell | O | ∅ | ∅
--| ev | ddl_command_start | t | ev_tell | O | {"CREATE TABLE","DROP TABLE"} | watches
SELECT pg_describe_object('pg_event_trigger'::regclass, oid, 0) FROM pg_event_trigger ORDER BY evtname;
--> pg_describe_object:text
--| event trigger Second one
--| event trigger ev
SELECT deptype, refclassid::regclass FROM pg_depend WHERE classid = 'pg_event_trigger'::regclass ORDER BY objid;
--> deptype:char | refclassid:regclass
--| n | pg_proc
--| n | pg_proc
CREATE TABLE t (a int);
--~ ddl_command_start CREATE TABLE
--= CREATE TABLE
ALTER EVENT TRIGGER ev DISABLE;
--= ALTER EVENT TRIGGER
CREATE TABLE t2 (a int);
--= CREATE TABLE
DROP TABLE t2;
--~ sql_drop DROP TABLE
--= DROP TABLE
ALTER EVENT TRIGGER ev ENABLE REPLICA;
--= ALTER EVENT TRIGGER
CREATE TABLE t2 (a int);
--= CREATE TABLE
SET session_replication_role = replica;
--= SET
CREATE TABLE t3 (a int);
--~ ddl_command_start CREATE TABLE
--= CREATE TABLE
DROP TABLE t3;
--~ ddl_command_start DROP TABLE
--= DROP TABLE
ALTER EVENT TRIGGER ev ENABLE ALWAYS;
--= ALTER EVENT TRIGGER
ALTER EVENT TRIGGER "Second one" ENABLE;
--= ALTER EVENT TRIGGER
DROP TABLE t2;
--~ ddl_command_start DROP TABLE
--= DROP TABLE
RESET session_replication_role;
--= RESET
DROP TABLE t;
--~ ddl_command_start DROP TABLE
--~ sql_drop DROP TABLE
--= DROP TABLE
ALTER EVENT TRIGGER ev ENABLE;
--= ALTER EVENT TRIGGER
SELECT evtname, evtenabled FROM pg_event_trigger ORDER BY evtname;
--> evtname:name | evtenabled:char
--| Second one | O
--| ev | O
ALTER EVENT TRIGGER none ENABLE;
--! 42704: event trigger "none" does not exist
ALTER EVENT TRIGGER ev RENAME TO "Second one";
--! 42710: event trigger "Second one" already exists
ALTER EVENT TRIGGER ev RENAME TO ev2;
--= ALTER EVENT TRIGGER
ALTER EVENT TRIGGER ev2 OWNER TO nobody_there;
--! 42704: role "nobody_there" does not exist
CREATE ROLE ev_ann;
--= CREATE ROLE
ALTER EVENT TRIGGER ev2 OWNER TO ev_ann;
--! 42501: permission denied to change owner of event trigger "ev2"
SET ROLE ev_ann;
--= SET
CREATE EVENT TRIGGER mine ON ddl_command_start EXECUTE FUNCTION ev_tell();
--! 42501: permission denied to create event trigger "mine"
ALTER EVENT TRIGGER ev2 DISABLE;
--! 42501: must be owner of event trigger ev2
ALTER EVENT TRIGGER ev2 RENAME TO ev3;
--! 42501: must be owner of event trigger ev2
COMMENT ON EVENT TRIGGER ev2 IS 'mine';
--! 42501: must be owner of event trigger ev2
DROP EVENT TRIGGER ev2;
--! 42501: must be owner of event trigger ev2
RESET ROLE;
--= RESET
ALTER ROLE ev_ann SUPERUSER;
--= ALTER ROLE
ALTER EVENT TRIGGER ev2 OWNER TO ev_ann;
--= ALTER EVENT TRIGGER
DROP ROLE ev_ann;
--! 2BP01: role "ev_ann" cannot be dropped because some objects depend on it
DROP FUNCTION ev_tell();
--! 2BP01: cannot drop function ev_tell() because other objects depend on it
DROP FUNCTION ev_tell() CASCADE;
--~ drop cascades to 2 other objects
--= DROP FUNCTION
SELECT count(*) FROM pg_event_trigger;
--> count:int8
--| 0
DROP EVENT TRIGGER ev2;
--! 42704: event trigger "ev2" does not exist
DROP EVENT TRIGGER IF EXISTS ev2;
--~ event trigger "ev2" does not exist, skipping
--= DROP EVENT TRIGGER
DROP ROLE ev_ann;
--= DROP ROLE
SELECT 'event_trigger'::regtype, typtype FROM pg_type WHERE typname = 'event_trigger';
--> regtype:regtype | typtype:char
--| event_trigger | p
CREATE TABLE of_events (a event_trigger);
--! 42P16: column "a" has pseudo-type event_trigger
