-- Where neither an object nor the schema it shall move to is there, it is the object that is told.
ALTER TABLE nix SET SCHEMA missing;
--! 42P01: relation "nix" does not exist
ALTER TABLE missing.nix SET SCHEMA missing;
--! 3F000: schema "missing" does not exist
ALTER VIEW nix SET SCHEMA missing;
--! 42P01: relation "nix" does not exist
ALTER SEQUENCE nix SET SCHEMA missing;
--! 42P01: relation "nix" does not exist
ALTER TYPE nix SET SCHEMA missing;
--! 42704: type "nix" does not exist
ALTER DOMAIN nix SET SCHEMA missing;
--! 42704: type "nix" does not exist
ALTER FUNCTION nix SET SCHEMA missing;
--! 42883: could not find a function named "nix"
ALTER FUNCTION missing.nix(int) SET SCHEMA missing;
--! 3F000: schema "missing" does not exist
ALTER STATISTICS nix SET SCHEMA missing;
--! 42704: statistics object "nix" does not exist
ALTER COLLATION nix SET SCHEMA missing;
--! 42704: collation "nix" for encoding "UTF8" does not exist
ALTER OPERATOR + (int, box) SET SCHEMA missing;
--! 42883: operator does not exist: integer + box
ALTER TEXT SEARCH CONFIGURATION nix SET SCHEMA missing;
--! 42704: text search configuration "nix" does not exist
ALTER EXTENSION nix SET SCHEMA missing;
--! 42704: extension "nix" does not exist
GRANT EXECUTE ON FUNCTION missing.nix TO nobody_at_all;
--! 3F000: schema "missing" does not exist
GRANT nobody_at_all TO nobody_else;
--! 42704: role "nobody_else" does not exist
REASSIGN OWNED BY nobody_at_all TO nobody_else;
--! 42704: role "nobody_at_all" does not exist
ALTER ROLE nobody_at_all IN DATABASE missing SET work_mem = '4MB';
--! 42704: role "nobody_at_all" does not exist
CREATE CAST (int AS bool) WITH FUNCTION nix;
--! 42883: could not find a function named "nix"
CREATE CAST (int AS bool) WITH FUNCTION missing.nix(int);
--! 3F000: schema "missing" does not exist
-- What moves.
CREATE SCHEMA other;
--= CREATE SCHEMA
CREATE TYPE mood AS ENUM ('a');
--= CREATE TYPE
CREATE TYPE pair AS (x int, y int);
--= CREATE TYPE
CREATE DOMAIN small AS int CHECK (VALUE < 10);
--= CREATE DOMAIN
CREATE FUNCTION f(int) RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE VIEW v AS SELECT 1 AS x;
--= CREATE VIEW
CREATE TABLE t (id serial, m mood);
--= CREATE TABLE
ALTER TYPE mood SET SCHEMA other;
--= ALTER TYPE
ALTER TYPE pair SET SCHEMA other;
--= ALTER TYPE
ALTER DOMAIN small SET SCHEMA other;
--= ALTER DOMAIN
ALTER FUNCTION f(int) SET SCHEMA other;
--= ALTER FUNCTION
ALTER SEQUENCE s SET SCHEMA other;
--= ALTER SEQUENCE
ALTER VIEW v SET SCHEMA other;
--= ALTER VIEW
ALTER TABLE t SET SCHEMA other;
--= ALTER TABLE
ALTER TABLE other.t SET SCHEMA other;
--= ALTER TABLE
ALTER TABLE other.t SET SCHEMA pg_temp;
--! 0A000: cannot move objects into or out of temporary schemas
SELECT relname, relkind FROM pg_class WHERE relnamespace = 'other'::regnamespace ORDER BY 1;
--> relname:name | relkind:char
--| pair | c
--| s | S
--| t | r
--| t_id_seq | S
--| v | v
SELECT typname, typtype FROM pg_type WHERE typnamespace = 'other'::regnamespace AND typtype IN ('e', 'd') ORDER BY 1;
--> typname:name | typtype:char
--| mood | e
--| small | d
SELECT proname FROM pg_proc WHERE pronamespace = 'other'::regnamespace;
--> proname:name
--| f
-- What is in the way.
CREATE TYPE mood AS (x int);
--= CREATE TYPE
CREATE FUNCTION f(int) RETURNS int LANGUAGE sql AS 'SELECT 2';
--= CREATE FUNCTION
CREATE SEQUENCE v;
--= CREATE SEQUENCE
ALTER TYPE mood SET SCHEMA other;
--! 42710: type "mood" already exists in schema "other"
ALTER FUNCTION f(int) SET SCHEMA other;
--! 42723: function f(integer) already exists in schema "other"
ALTER SEQUENCE v SET SCHEMA other;
--! 42P07: relation "v" already exists in schema "other"
-- Built-in types stay.
DROP TYPE int4;
--! 2BP01: cannot drop type integer because it is required by the database system
DROP TYPE IF EXISTS box;
--! 2BP01: cannot drop type box because it is required by the database system
DROP TYPE box[];
--! 2BP01: cannot drop type box[] because it is required by the database system
DROP DOMAIN IF EXISTS box;
--! 42809: "box" is not a domain
DROP DOMAIN box_;
--! 42704: type "box_" does not exist
DROP AGGREGATE nix(VARIADIC "any" ORDER BY VARIADIC "any");
--! 42883: aggregate nix("any") does not exist
REINDEX DATABASE missing;
--! 0A000: can only reindex the currently open database
REINDEX SYSTEM missing;
--! 0A000: can only reindex the currently open database
SELECT rank() OVER (ORDER BY 1 RANGE BETWEEN 12 FOLLOWING AND CURRENT ROW);
--! 42P20: frame starting from following row cannot have preceding rows
SELECT rank() OVER (ORDER BY 1 ROWS 12 FOLLOWING);
--! 42P20: frame starting from following row cannot end with current row
EXPLAIN (ANALYSE OFF, COSTS OFF) SELECT 1;
--> QUERY PLAN:text
--| Result
