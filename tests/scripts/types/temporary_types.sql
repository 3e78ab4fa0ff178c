-- Types of a session: found before others by their name alone, and gone with it.
CREATE TYPE pg_temp.mood AS ENUM ('a', 'b');
--= CREATE TYPE
SELECT 'a'::pg_temp.mood, 'b'::mood, pg_typeof('a'::pg_temp.mood);
--> mood:user | mood:user | pg_typeof:regtype
--| a | b | mood
CREATE TYPE pg_temp.pair AS (x int, y text);
--= CREATE TYPE
SELECT (1, 'z')::pg_temp.pair, ((1, 'z')::pair).y;
--> row:user | y:text
--| (1,z) | z
CREATE DOMAIN pg_temp.small AS int CHECK (value < 10);
--= CREATE DOMAIN
SELECT 5::pg_temp.small;
--> small:int4
--| 5
SELECT 15::pg_temp.small;
--! 23514: value for domain small violates check constraint "small_check"
CREATE TYPE pg_temp.span AS RANGE (subtype = int4);
--= CREATE TYPE
SELECT 3 <@ pg_temp.span(1, 5);
--> ?column?:bool
--| t
CREATE TEMP TABLE kept (a int, m pg_temp.mood, p pair[]);
--= CREATE TABLE
INSERT INTO kept VALUES (1, 'a', ARRAY[(7, 'seven')::pair]);
--= INSERT 0 1
SELECT kept, (p[1]).x, ROW (2, 'b', NULL)::kept, NULL::pg_temp.kept[] FROM kept;
--> kept:user | x:int4 | row:user | kept:user
--| (1,a,"{""(7,seven)""}") | 7 | (2,b,) | ∅
-- They hide others of their name.
CREATE TYPE mood AS ENUM ('x', 'y');
--= CREATE TYPE
SELECT 'x'::mood;
--! 22P02: invalid input value for enum mood: "x"
SELECT 'a'::mood, 'x'::public.mood;
--> mood:user | mood:user
--| a | x
DROP TYPE mood;
--! 2BP01: cannot drop type mood because other objects depend on it
SELECT typname, typtype, typnamespace = pg_my_temp_schema() AS own, pg_type_is_visible(oid) AS visible FROM pg_type WHERE typname IN ('mood', 'pair', 'small', 'span', 'kept') ORDER BY 1, 3;
--> typname:name | typtype:char | own:bool | visible:bool
--| kept | c | t | t
--| mood | e | f | f
--| mood | e | t | t
--| pair | c | t | t
--| small | d | t | t
--| span | r | t | t
SELECT to_regtype('pg_temp.pair'), to_regtype('pair');
--> to_regtype:regtype | to_regtype:regtype
--| pair | pair
ALTER TYPE pg_temp.mood ADD VALUE 'c';
--= ALTER TYPE
SELECT enum_range(NULL::pg_temp.mood), m FROM kept;
--> enum_range:user | m:user
--| {a,b,c} | a
ALTER TYPE pg_temp.pair ADD ATTRIBUTE z int;
--= ALTER TYPE
ALTER TYPE pg_temp.pair SET SCHEMA public;
--! 0A000: cannot move objects into or out of temporary schemas
ALTER TYPE public.mood SET SCHEMA pg_temp;
--! 0A000: cannot move objects into or out of temporary schemas
CREATE FUNCTION pg_temp.x_of(pg_temp.pair) RETURNS int LANGUAGE sql AS 'SELECT $1.x';
--= CREATE FUNCTION
SELECT pg_temp.x_of((4, 'd', 1));
--> x_of:int4
--| 4
--@ differs: the session's schema has a number
DROP TYPE pg_temp.pair;
--! 2BP01: cannot drop type pair because other objects depend on it
DROP TYPE pg_temp.small;
--= DROP TYPE
BEGIN;
--= BEGIN
CREATE TYPE pg_temp.rolled AS ENUM ('r');
--= CREATE TYPE
ROLLBACK;
--= ROLLBACK
SELECT 'r'::pg_temp.rolled;
--! 42704: type "pg_temp.rolled" does not exist
--@ differs: a session always has its schema
@other SELECT 'a'::pg_temp.mood;
--! 42704: type "pg_temp.mood" does not exist
@other SELECT 'a'::mood;
--! 22P02: invalid input value for enum mood: "a"
-- What is permanent isn't of them.
--@ differs: the column would go with the session
CREATE TABLE lasting (m pg_temp.mood);
--! 0A000: permanent objects of temporary types are not supported
--@ differs: the column would go with the session
CREATE TABLE lasting (k kept[]);
--! 0A000: permanent objects of temporary types are not supported
CREATE FUNCTION lasting(kept) RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
--@ differs: the column would go with the session
CREATE TYPE lasting AS (k kept);
--! 0A000: permanent objects of temporary types are not supported
DISCARD TEMP;
--= DISCARD TEMP
SELECT 'a'::pg_temp.mood;
--! 42704: type "pg_temp.mood" does not exist
SELECT 'a'::mood;
--! 22P02: invalid input value for enum mood: "a"
DROP TYPE mood;
--= DROP TYPE
