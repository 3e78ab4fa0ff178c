-- Functions of a session: found by its schema's name alone, and gone with it.
CREATE FUNCTION pg_temp.twice(x int) RETURNS int LANGUAGE sql AS 'SELECT x * 2';
--= CREATE FUNCTION
SELECT pg_temp.twice(4);
--> twice:int4
--| 8
SELECT twice(4);
--! 42883: function twice(integer) does not exist
--@ differs: a session always has its schema
@other SELECT pg_temp.twice(4);
--! 42883: function pg_temp.twice(integer) does not exist
CREATE OR REPLACE FUNCTION pg_temp.twice(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN x * 20; END $$;
--= CREATE FUNCTION
SELECT pg_temp.twice(4);
--> twice:int4
--| 80
CREATE TABLE temp_fn (id serial, name text UNIQUE);
--= CREATE TABLE
CREATE OR REPLACE FUNCTION pg_temp.insert_or_tell(OUT response temp_fn, OUT caught text) RETURNS record AS $$
BEGIN
    INSERT INTO temp_fn (id, name) VALUES (DEFAULT, 'a') RETURNING * INTO response;
EXCEPTION WHEN unique_violation THEN
    GET STACKED DIAGNOSTICS caught = PG_EXCEPTION_DETAIL;
END $$ LANGUAGE plpgsql;
--= CREATE FUNCTION
SELECT (insert_or_tell.response).id, (insert_or_tell.response).name, insert_or_tell.caught FROM pg_temp.insert_or_tell();
--> id:int4 | name:text | caught:text
--| 1 | a | ∅
SELECT (insert_or_tell.response).id, (insert_or_tell.response).name, insert_or_tell.caught FROM pg_temp.insert_or_tell();
--> id:int4 | name:text | caught:text
--| ∅ | ∅ | Key (name)=(a) already exists.
DROP FUNCTION IF EXISTS pg_temp.insert_or_tell();
--= DROP FUNCTION
DROP FUNCTION IF EXISTS pg_temp.insert_or_tell();
--~ function pg_temp.insert_or_tell() does not exist, skipping
--= DROP FUNCTION
BEGIN;
--= BEGIN
CREATE FUNCTION pg_temp.rolled() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
SELECT pg_temp.rolled();
--> rolled:int4
--| 1
ROLLBACK;
--= ROLLBACK
SELECT pg_temp.rolled();
--! 42883: function pg_temp.rolled() does not exist
DISCARD TEMP;
--= DISCARD TEMP
SELECT pg_temp.twice(4);
--! 42883: function pg_temp.twice(integer) does not exist
DROP TABLE temp_fn;
--= DROP TABLE
