-- The functions of a materialized view's query run as its owner, whoever refreshes it, and leave nothing behind.
CREATE ROLE refresh_owner;
--= CREATE ROLE
CREATE SCHEMA own AUTHORIZATION refresh_owner;
--= CREATE SCHEMA
SET ROLE refresh_owner;
--= SET
CREATE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RETURN current_user; END $$;
--= CREATE FUNCTION
CREATE MATERIALIZED VIEW own.mv AS SELECT own.f() AS who;
--= SELECT 1
CREATE TABLE own.t (a int PRIMARY KEY);
--= CREATE TABLE
CREATE FUNCTION own.fired() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE CONSTRAINT TRIGGER later AFTER INSERT ON own.t INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION own.fired();
--= CREATE TRIGGER
RESET ROLE;
--= RESET
REFRESH MATERIALIZED VIEW own.mv;
--= REFRESH MATERIALIZED VIEW
SELECT who, current_user FROM own.mv;
--> who:text | current_user:name
--| refresh_owner | postgres
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN RESET ROLE; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot set parameter "role" within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql SECURITY DEFINER AS $$ BEGIN RESET ROLE; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot set parameter "role" within security-definer function
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN SET SESSION AUTHORIZATION refresh_owner; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot set parameter "session_authorization" within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN CREATE TEMP TABLE tt (a int); RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot create temporary table within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'DECLARE c CURSOR WITH HOLD FOR SELECT 1'; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot create a cursor WITH HOLD within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN LISTEN x; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot execute LISTEN within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'PREPARE x AS SELECT 1'; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot execute PREPARE within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN DISCARD PLANS; RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot execute DISCARD within security-restricted operation
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN INSERT INTO own.t VALUES (1); RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot fire deferred trigger within security-restricted operation
SET ROLE refresh_owner;
--= SET
REFRESH MATERIALIZED VIEW own.mv;
--! 42501: cannot fire deferred trigger within security-restricted operation
CREATE MATERIALIZED VIEW own.mv2 AS SELECT own.f();
--! 42501: cannot fire deferred trigger within security-restricted operation
SELECT count(*) FROM own.t;
--> count:int8
--| 0
CREATE OR REPLACE FUNCTION own.f() RETURNS text LANGUAGE plpgsql AS $$ BEGIN SET CONSTRAINTS ALL IMMEDIATE; INSERT INTO own.t VALUES (2); RETURN current_user; END $$;
--= CREATE FUNCTION
REFRESH MATERIALIZED VIEW own.mv;
--= REFRESH MATERIALIZED VIEW
SELECT who FROM own.mv;
--> who:text
--| refresh_owner
RESET ROLE;
--= RESET
SELECT current_user;
--> current_user:name
--| postgres
DROP SCHEMA own CASCADE;
--~ drop cascades to 4 other objects
--= DROP SCHEMA
DROP ROLE refresh_owner;
--= DROP ROLE
