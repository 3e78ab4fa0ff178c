-- Who a SECURITY DEFINER function acts for was given to it: neither it nor what it calls becomes anybody else.
CREATE ROLE definer_owner;
--= CREATE ROLE
CREATE ROLE definer_other;
--= CREATE ROLE
GRANT definer_owner TO definer_other;
--= GRANT ROLE
CREATE SCHEMA own AUTHORIZATION definer_owner;
--= CREATE SCHEMA
SET ROLE definer_owner;
--= SET
CREATE FUNCTION own.sets() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN SET ROLE definer_other; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.sets_local() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN SET LOCAL ROLE definer_other; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.configures() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN PERFORM set_config('role', 'definer_other', false); RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.resets() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RESET ROLE; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.authorizes() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN SET SESSION AUTHORIZATION definer_other; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.resets_authorization() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RESET SESSION AUTHORIZATION; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.resets_all() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RESET ALL; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.discards() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN DISCARD ALL; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.has_role() RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET role = definer_other AS $$ BEGIN RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.plain() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RESET ROLE; RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.calls() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RETURN own.plain(); END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.shows() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RETURN current_user || ' ' || current_setting('role') || ' ' || session_user; END $$;
--= CREATE FUNCTION
CREATE FUNCTION own.fails() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RETURN 1 / 0; END $$;
--= CREATE FUNCTION
RESET ROLE;
--= RESET
SELECT own.sets();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.sets_local();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.configures();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.resets();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.authorizes();
--! 42501: cannot set parameter "session_authorization" within security-definer function
SELECT own.resets_authorization();
--! 42501: cannot set parameter "session_authorization" within security-definer function
SELECT own.resets_all(), current_user;
--> resets_all:text | current_user:name
--| definer_owner | postgres
SELECT own.discards();
--! 25001: DISCARD ALL cannot be executed from a function
SELECT own.has_role();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.calls();
--! 42501: cannot set parameter "role" within security-definer function
SELECT own.shows(), current_user, current_setting('role');
--> shows:text | current_user:name | current_setting:text
--| definer_owner none postgres | postgres | none
SELECT own.fails();
--! 22012: division by zero
SELECT current_user;
--> current_user:name
--| postgres
DO $$ BEGIN PERFORM own.fails(); EXCEPTION WHEN division_by_zero THEN RAISE NOTICE '%', current_user; END $$;
--~ postgres
--= DO
SELECT own.plain(), current_user;
--> plain:text | current_user:name
--| postgres | postgres
-- RESET ALL leaves it, DISCARD ALL doesn't.
SET ROLE definer_other;
--= SET
RESET ALL;
--= RESET
SELECT current_user;
--> current_user:name
--| definer_other
DISCARD ALL;
--= DISCARD ALL
SELECT current_user;
--> current_user:name
--| postgres
-- Statements that want to be alone are not run by functions.
DO $$ BEGIN VACUUM; END $$;
--! 25001: VACUUM cannot be executed from a function
DO $$ BEGIN EXECUTE 'CREATE DATABASE definer_database'; END $$;
--! 25001: CREATE DATABASE cannot be executed from a function
DROP SCHEMA own CASCADE;
--~ drop cascades to 13 other objects
--= DROP SCHEMA
DROP ROLE definer_owner, definer_other;
--= DROP ROLE
