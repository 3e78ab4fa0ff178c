-- Extensions come and go with their members.
CREATE EXTENSION citext;
--= CREATE EXTENSION
CREATE EXTENSION citext;
--! 42710: extension "citext" already exists
CREATE EXTENSION IF NOT EXISTS citext;
--~ extension "citext" already exists, skipping
--= CREATE EXTENSION
SELECT extname, extversion, extnamespace::regnamespace, extrelocatable FROM pg_extension ORDER BY 1;
--> extname:name | extversion:text | extnamespace:regnamespace | extrelocatable:bool
--| citext | 1.6 | public | t
--| plpgsql | 1.0 | pg_catalog | f
SELECT name, default_version, installed_version FROM pg_available_extensions WHERE name IN ('citext', 'hstore', 'plpgsql') ORDER BY 1;
--> name:name | default_version:text | installed_version:text
--| citext | 1.6 | 1.6
--| hstore | 1.8 | ∅
--| plpgsql | 1.0 | 1.0
SELECT name, version, superuser, trusted, relocatable, schema, requires FROM pg_available_extension_versions WHERE name = 'plpgsql' ORDER BY 1;
--> name:name | version:text | superuser:bool | trusted:bool | relocatable:bool | schema:name | requires:_name
--| plpgsql | 1.0 | t | t | f | pg_catalog | ∅
SELECT count(*) > 0 FROM pg_depend WHERE deptype = 'e' AND refobjid = (SELECT oid FROM pg_extension WHERE extname = 'citext');
--> ?column?:bool
--| t
SELECT obj_description(oid, 'pg_extension') FROM pg_extension WHERE extname = 'citext';
--> obj_description:text
--| data type for case-insensitive character strings
COMMENT ON EXTENSION citext IS 'mine';
--= COMMENT
SELECT obj_description(oid, 'pg_extension') FROM pg_extension WHERE extname = 'citext';
--> obj_description:text
--| mine
CREATE TABLE person (id int PRIMARY KEY, email citext UNIQUE, nick text);
--= CREATE TABLE
DROP EXTENSION citext;
--! 2BP01: cannot drop extension citext because other objects depend on it
DROP FUNCTION citext_eq(citext, citext);
--! 2BP01: cannot drop function citext_eq(citext,citext) because extension citext requires it
DROP TYPE citext;
--! 2BP01: cannot drop type citext because extension citext requires it
DROP OPERATOR ~~ (citext, citext);
--! 2BP01: cannot drop operator ~~(citext,citext) because extension citext requires it
ALTER EXTENSION citext UPDATE;
--~ version "1.6" of extension "citext" is already installed
--= ALTER EXTENSION
ALTER EXTENSION citext UPDATE TO '99';
--! 22023: extension "citext" has no update path from version "1.6" to version "99"
CREATE SCHEMA extra;
--= CREATE SCHEMA
ALTER EXTENSION citext SET SCHEMA extra;
--= ALTER EXTENSION
ALTER EXTENSION plpgsql SET SCHEMA extra;
--! 0A000: extension "plpgsql" does not support SET SCHEMA
SELECT 'A'::citext;
--! 42704: type "citext" does not exist
SELECT 'A'::extra.citext OPERATOR(extra.=) 'a';
--> ?column?:bool
--| t
SET search_path = public, extra;
--= SET
SELECT 'A'::citext = 'a';
--> ?column?:bool
--| t
DROP SCHEMA extra;
--! 2BP01: cannot drop schema extra because other objects depend on it
DROP SCHEMA extra CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
RESET search_path;
--= RESET
SELECT attname FROM pg_attribute WHERE attrelid = 'person'::regclass AND attnum > 0 AND NOT attisdropped ORDER BY attnum;
--> attname:name
--| id
--| nick
CREATE EXTENSION citext SCHEMA nosuch;
--! 3F000: schema "nosuch" does not exist
CREATE EXTENSION citext VERSION '0.1';
--! 22023: extension "citext" has no installation script nor update path for version "0.1"
CREATE EXTENSION citext SCHEMA public SCHEMA public;
--! 42601: conflicting or redundant options
DROP EXTENSION nosuch;
--! 42704: extension "nosuch" does not exist
DROP EXTENSION IF EXISTS nosuch;
--~ extension "nosuch" does not exist, skipping
--= DROP EXTENSION
ALTER EXTENSION nosuch UPDATE;
--! 42704: extension "nosuch" does not exist
BEGIN;
--= BEGIN
CREATE EXTENSION hstore;
--= CREATE EXTENSION
SELECT 'a=>1'::hstore -> 'a';
--> ?column?:text
--| 1
ROLLBACK;
--= ROLLBACK
SELECT 'a=>1'::hstore;
--! 42704: type "hstore" does not exist
CREATE EXTENSION "uuid-ossp";
--= CREATE EXTENSION
CREATE TABLE thing (id uuid DEFAULT uuid_generate_v4(), n int);
--= CREATE TABLE
INSERT INTO thing (n) VALUES (1) RETURNING id IS NOT NULL;
--> ?column?:bool
--| t
--= INSERT 0 1
DROP EXTENSION "uuid-ossp";
--! 2BP01: cannot drop extension uuid-ossp because other objects depend on it
DROP EXTENSION "uuid-ossp" CASCADE;
--~ drop cascades to default value for column id of table thing
--= DROP EXTENSION
INSERT INTO thing (n) VALUES (2) RETURNING id;
--> id:uuid
--| ∅
--= INSERT 0 1
CREATE EXTENSION pg_trgm;
--= CREATE EXTENSION
CREATE INDEX nick_like ON person USING gin (nick gin_trgm_ops);
--= CREATE INDEX
SELECT pg_get_indexdef('nick_like'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX nick_like ON public.person USING gin (nick gin_trgm_ops)
DROP EXTENSION pg_trgm;
--! 2BP01: cannot drop extension pg_trgm because other objects depend on it
CREATE VIEW alike AS SELECT id FROM person WHERE nick % 'x';
--= CREATE VIEW
DROP OPERATOR % (text, text);
--! 2BP01: cannot drop operator %(text,text) because extension pg_trgm requires it
DROP EXTENSION pg_trgm CASCADE;
--~ drop cascades to 2 other objects
--= DROP EXTENSION
CREATE INDEX ON person USING gin (nick gin_trgm_ops);
--! 42704: operator class "gin_trgm_ops" does not exist for access method "gin"
SELECT similarity('a', 'b');
--! 42883: function similarity(unknown, unknown) does not exist
CREATE ROLE builder;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO builder;
--= GRANT
SET ROLE builder;
--= SET
CREATE EXTENSION pgcrypto;
--! 42501: permission denied to create extension "pgcrypto"
CREATE EXTENSION pg_stat_statements;
--! 42501: permission denied to create extension "pg_stat_statements"
RESET ROLE;
--= RESET
DO $$ BEGIN EXECUTE format('GRANT CREATE ON DATABASE %I TO builder', current_database()); END $$;
--= DO
SET ROLE builder;
--= SET
CREATE EXTENSION pgcrypto;
--= CREATE EXTENSION
SELECT extowner::regrole FROM pg_extension WHERE extname = 'pgcrypto';
--> extowner:regrole
--| builder
SELECT proowner = 10 FROM pg_proc WHERE proname = 'crypt';
--> ?column?:bool
--| t
CREATE FUNCTION own(text) RETURNS text LANGUAGE c AS '$libdir/pg_trgm', 'show_trgm';
--! 42501: permission denied for language c
RESET ROLE;
--= RESET
DROP EXTENSION pgcrypto;
--= DROP EXTENSION
CREATE FUNCTION own(text, text) RETURNS real LANGUAGE c IMMUTABLE STRICT AS '$libdir/pg_trgm', 'similarity';
--= CREATE FUNCTION
SELECT own('word', 'two words');
--> own:float4
--| 0.36363637
CREATE FUNCTION own(text) RETURNS real LANGUAGE c AS '$libdir/nosuch', 'similarity';
--! 58P01: could not access file "$libdir/nosuch": No such file or directory
CREATE FUNCTION lower_case(text) RETURNS text LANGUAGE internal IMMUTABLE STRICT AS 'lower';
--= CREATE FUNCTION
SELECT lower_case('ABC');
--> lower_case:text
--| abc
DO $$ BEGIN EXECUTE format('REVOKE ALL ON DATABASE %I FROM builder', current_database()); END $$;
--= DO
REVOKE CREATE ON SCHEMA public FROM builder;
--= REVOKE
DROP ROLE builder;
--= DROP ROLE
