-- Definitions and rows made of the types of system relations' rows.
CREATE TABLE kept (id int PRIMARY KEY, n pg_namespace, many pg_am[]);
--= CREATE TABLE
INSERT INTO kept SELECT 1, n, ARRAY(SELECT a FROM pg_am a WHERE amname = 'btree') FROM pg_namespace n WHERE nspname = 'pg_catalog';
--= INSERT 0 1
CREATE VIEW shown AS SELECT n FROM pg_namespace n;
--= CREATE VIEW
CREATE FUNCTION name_of(pg_namespace) RETURNS name LANGUAGE sql AS 'SELECT ($1).nspname';
--= CREATE FUNCTION
CREATE TYPE holder AS (label text, type pg_type);
--= CREATE TYPE
CREATE DOMAIN named AS pg_am CHECK ((VALUE).amname IS NOT NULL);
--= CREATE DOMAIN
CREATE TABLE copied AS SELECT t FROM information_schema.schemata t WHERE schema_name = 'public';
--= SELECT 1
SELECT id, (n).nspname, (many[1]).amname, name_of(n) FROM kept;
--> id:int4 | nspname:name | amname:name | name_of:name
--| 1 | pg_catalog | btree | pg_catalog
SELECT (t).schema_name FROM copied;
--> schema_name:name
--| public
SELECT a.attname, format_type(a.atttypid, a.atttypmod) FROM pg_attribute a WHERE attrelid = 'kept'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text
--| id | integer
--| n | pg_namespace
--| many | pg_am[]
