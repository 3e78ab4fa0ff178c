-- A session's temporary schema: its names, and its place in the search path.
CREATE TABLE visible (a int);
--= CREATE TABLE
INSERT INTO visible VALUES (1);
--= INSERT 0 1
CREATE TEMP TABLE visible (a int);
--= CREATE TABLE
INSERT INTO visible VALUES (2);
--= INSERT 0 1
SELECT a FROM visible;
--> a:int4
--| 2
SET search_path = public, pg_temp;
--= SET
SELECT a FROM visible;
--> a:int4
--| 1
SELECT a FROM pg_temp.visible;
--> a:int4
--| 2
SELECT regexp_replace(array_to_string(current_schemas(true), ','), 'pg_temp_\d+', 'pg_temp_N');
--> regexp_replace:text
--| pg_catalog,public,pg_temp_N
SELECT regexp_replace(array_to_string(current_schemas(false), ','), 'pg_temp_\d+', 'pg_temp_N');
--> regexp_replace:text
--| public,pg_temp_N
RESET search_path;
--= RESET
SELECT regexp_replace(array_to_string(current_schemas(true), ','), 'pg_temp_\d+', 'pg_temp_N');
--> regexp_replace:text
--| pg_temp_N,pg_catalog,public
SELECT nspname = pg_my_temp_schema()::regnamespace::text, nspname ~ '^pg_temp_\d+$', to_regnamespace(nspname) = oid FROM pg_namespace WHERE oid = pg_my_temp_schema();
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
DO $$ DECLARE n int; BEGIN EXECUTE format('SELECT a FROM %s.visible', pg_my_temp_schema()::regnamespace) INTO n; RAISE NOTICE '%', n; EXECUTE format('CREATE TABLE %s.other (b int)', pg_my_temp_schema()::regnamespace); END $$;
--~ 2
--= DO
SELECT relpersistence, relnamespace = pg_my_temp_schema() FROM pg_class WHERE relname = 'other';
--> relpersistence:char | ?column?:bool
--| t | t
SET search_path = pg_temp, public;
--= SET
CREATE TABLE third (c int);
--= CREATE TABLE
SELECT relpersistence FROM pg_class WHERE relname = 'third';
--> relpersistence:char
--| t
CREATE FUNCTION guarded() RETURNS int LANGUAGE sql SET search_path = public, pg_temp AS $$ SELECT a FROM visible $$;
--= CREATE FUNCTION
SELECT pg_temp.guarded();
--> guarded:int4
--| 1
SELECT public.guarded();
--! 42883: function public.guarded() does not exist
-- DISCARD TEMP is part of its transaction: it takes what the transaction itself has made, and comes back with it.
CREATE TEMP TABLE kept_temp (a int);
--= CREATE TABLE
INSERT INTO kept_temp VALUES (1);
--= INSERT 0 1
BEGIN;
--= BEGIN
CREATE TEMP TABLE made_here (a int PRIMARY KEY, b int REFERENCES made_here);
--= CREATE TABLE
CREATE TEMP SEQUENCE counted_here;
--= CREATE SEQUENCE
CREATE TEMP VIEW seen_here AS SELECT m.a FROM made_here m, kept_temp;
--= CREATE VIEW
SAVEPOINT made;
--= SAVEPOINT
DISCARD TEMP;
--= DISCARD TEMP
SELECT to_regclass('made_here'), to_regclass('counted_here'), to_regclass('seen_here'), to_regclass('kept_temp');
--> to_regclass:regclass | to_regclass:regclass | to_regclass:regclass | to_regclass:regclass
--| ∅ | ∅ | ∅ | ∅
ROLLBACK TO made;
--= ROLLBACK
SELECT count(*) FROM seen_here;
--> count:int8
--| 0
DISCARD TEMP;
--= DISCARD TEMP
ROLLBACK;
--= ROLLBACK
SELECT a FROM kept_temp;
--> a:int4
--| 1
DISCARD TEMP;
--= DISCARD TEMP
SELECT a FROM kept_temp;
--! 42P01: relation "kept_temp" does not exist
