-- LIKE takes composite types and relations of the system, whose columns are copied.
CREATE TYPE pair AS (a int, b varchar(3)[], c text COLLATE "C");
--= CREATE TYPE
CREATE TABLE of_type (x int, LIKE pair INCLUDING ALL, y int);
--= CREATE TABLE
CREATE TABLE of_catalog (LIKE pg_class INCLUDING CONSTRAINTS INCLUDING DEFAULTS);
--= CREATE TABLE
CREATE TABLE of_statistics (LIKE pg_stat_activity INCLUDING ALL);
--= CREATE TABLE
CREATE TABLE of_information (LIKE information_schema.schemata, seen timestamptz DEFAULT now());
--= CREATE TABLE
SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), attnotnull, attndims, attcollation::regcollation FROM pg_attribute
WHERE attrelid = 'of_type'::regclass AND attnum > 0 ORDER BY attnum;
--> attrelid:regclass | attname:name | format_type:text | attnotnull:bool | attndims:int4 | attcollation:regcollation
--| of_type | x | integer | f | 0 | -
--| of_type | a | integer | f | 0 | -
--| of_type | b | character varying(3)[] | f | 0 | "default"
--| of_type | c | text | f | 0 | "C"
--| of_type | y | integer | f | 0 | -
SELECT attrelid::regclass, count(*), count(*) FILTER (WHERE attnotnull) FROM pg_attribute WHERE attrelid IN ('of_catalog'::regclass, 'of_statistics'::regclass) AND attnum > 0 GROUP BY 1 ORDER BY 2;
--> attrelid:regclass | count:int8 | count:int8
--| of_statistics | 22 | 0
--| of_catalog | 33 | 30
INSERT INTO of_catalog SELECT * FROM pg_class WHERE relname = 'pg_class';
--= INSERT 0 1
SELECT relname, relkind FROM of_catalog;
--> relname:name | relkind:char
--| pg_class | r
INSERT INTO of_information SELECT * FROM information_schema.schemata WHERE schema_name IN ('public', 'pg_toast');
--= INSERT 0 2
SELECT schema_name, schema_owner = current_user FROM of_information ORDER BY 1;
--> schema_name:name | ?column?:bool
--| pg_toast | t
--| public | f
-- What is copied is nobody's.
DROP TYPE pair;
--= DROP TYPE
-- A column of pg_attribute has a type that no column has.
CREATE TABLE none (LIKE pg_attribute);
--! 42P16: column "attmissingval" has pseudo-type anyarray
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE INDEX of_type_x ON of_type (x);
--= CREATE INDEX
CREATE TABLE none (LIKE s);
--! 42809: relation "s" is invalid in LIKE clause
CREATE TABLE none (LIKE of_type_x);
--! 42809: relation "of_type_x" is invalid in LIKE clause
CREATE TABLE none (LIKE int4);
--! 42P01: relation "int4" does not exist
CREATE TABLE none (LIKE nosuch);
--! 42P01: relation "nosuch" does not exist
CREATE TABLE none (LIKE nosuch.t);
--! 3F000: schema "nosuch" does not exist
-- It must be readable for whoever copies it.
CREATE ROLE like_other_reader;
--= CREATE ROLE
CREATE SCHEMA mine AUTHORIZATION like_other_reader;
--= CREATE SCHEMA
CREATE TYPE hidden AS (a int);
--= CREATE TYPE
REVOKE USAGE ON TYPE hidden FROM PUBLIC;
--= REVOKE
SET ROLE like_other_reader;
--= SET
CREATE TABLE mine.a (LIKE of_type);
--! 42501: permission denied for table of_type
CREATE TABLE mine.b (LIKE pg_authid);
--! 42501: permission denied for table pg_authid
CREATE TABLE mine.c (LIKE hidden);
--! 42501: permission denied for type hidden
CREATE TABLE mine.d (LIKE pg_class);
--= CREATE TABLE
RESET ROLE;
--= RESET
GRANT SELECT ON of_type TO like_other_reader;
--= GRANT
SET ROLE like_other_reader;
--= SET
CREATE TABLE mine.a (LIKE of_type);
--= CREATE TABLE
RESET ROLE;
--= RESET
REVOKE SELECT ON of_type FROM like_other_reader;
--= REVOKE
DROP SCHEMA mine CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
DROP ROLE like_other_reader;
--= DROP ROLE
