-- SQL functions in indexes, checks and generated columns: what counts is what their bodies do.
CREATE FUNCTION canon(text) RETURNS text LANGUAGE sql AS 'SELECT replace(lower($1), ''-'', ''_'')';
--= CREATE FUNCTION
CREATE FUNCTION clock_text(text) RETURNS text LANGUAGE sql AS 'SELECT $1 || now()::text';
--= CREATE FUNCTION
CREATE TABLE crate (name text);
--= CREATE TABLE
INSERT INTO crate VALUES ('Serde-Json'), ('rand');
--= INSERT 0 2
CREATE UNIQUE INDEX crate_name ON crate (canon(name));
--= CREATE INDEX
INSERT INTO crate VALUES ('SERDE_json');
--! 23505: duplicate key value violates unique constraint "crate_name"
SELECT name FROM crate WHERE canon(name) = canon('SERDE-JSON');
--> name:text
--| Serde-Json
CREATE INDEX ON crate (clock_text(name));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE SCHEMA tool;
--= CREATE SCHEMA
CREATE FUNCTION tool.padded(text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT $1 <> btrim($1)';
--= CREATE FUNCTION
CREATE FUNCTION clean(text) RETURNS boolean LANGUAGE sql IMMUTABLE SET search_path = tool, public AS 'SELECT NOT padded($1)';
--= CREATE FUNCTION
CREATE TABLE artist (name text CHECK (clean(name)));
--= CREATE TABLE
INSERT INTO artist VALUES ('Bach');
--= INSERT 0 1
INSERT INTO artist VALUES (' Bach ');
--! 23514: new row for relation "artist" violates check constraint "artist_name_check"
SET search_path = pg_catalog;
--= SET
INSERT INTO public.artist VALUES (' Bach');
--! 23514: new row for relation "artist" violates check constraint "artist_name_check"
RESET search_path;
--= RESET
CREATE TYPE triple AS (major int, minor int);
--= CREATE TYPE
CREATE FUNCTION to_triple(text) RETURNS triple LANGUAGE sql IMMUTABLE SET search_path = public
    AS 'SELECT (split_part($1, ''.'', 1)::int4, split_part($1, ''.'', 2)::int4)::triple WHERE strpos($1, ''-'') = 0';
--= CREATE FUNCTION
CREATE TABLE version (num text, key triple GENERATED ALWAYS AS (to_triple(num)) STORED);
--= CREATE TABLE
INSERT INTO version VALUES ('1.2'), ('1.10'), ('2.0-rc') RETURNING *;
--> num:text | key:user
--| 1.2 | (1,2)
--| 1.10 | (1,10)
--| 2.0-rc | ∅
--= INSERT 0 3
CREATE INDEX version_key ON version (to_triple(num) DESC NULLS LAST);
--= CREATE INDEX
SELECT num FROM version ORDER BY key DESC NULLS LAST, num;
--> num:text
--| 1.10
--| 1.2
--| 2.0-rc
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'version'::regclass;
--> pg_get_expr:text
--| to_triple(num)
CREATE FUNCTION positive(n int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT n WHERE n > 0';
--= CREATE FUNCTION
SELECT positive(3), positive(-3), positive(NULL);
--> positive:int4 | positive:int4 | positive:int4
--| 3 | ∅ | ∅
CREATE FUNCTION looped(int) RETURNS int LANGUAGE plpgsql AS 'BEGIN RETURN $1; END';
--= CREATE FUNCTION
CREATE INDEX ON crate (looped(length(name)));
--! 42P17: functions in index expression must be marked IMMUTABLE
CREATE FUNCTION zoned(s varchar) RETURNS timestamp LANGUAGE plpgsql IMMUTABLE STRICT AS 'BEGIN RETURN s::timestamptz AT TIME ZONE ''UTC''; END';
--= CREATE FUNCTION
CREATE TABLE visit (at_text varchar, at timestamp GENERATED ALWAYS AS (zoned(at_text)) STORED);
--= CREATE TABLE
INSERT INTO visit VALUES ('2020-01-01 12:00:00+02'), (NULL) RETURNING at;
--> at:timestamp
--| 2020-01-01 10:00:00
--| ∅
--= INSERT 0 2
CREATE INDEX ON visit (zoned(at_text));
--= CREATE INDEX
