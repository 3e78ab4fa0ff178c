-- Types and functions that texts of definitions name are meant, whatever they are called later: nothing could be inserted into a table whose default was of a renamed type.
CREATE TYPE e AS ENUM ('a', 'b');
--= CREATE TYPE
CREATE TYPE c AS (x int, y text);
--= CREATE TYPE
CREATE DOMAIN d AS int;
--= CREATE DOMAIN
CREATE FUNCTION fd(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1';
--= CREATE FUNCTION
CREATE FUNCTION fd(text) RETURNS text LANGUAGE sql IMMUTABLE AS 'SELECT $1';
--= CREATE FUNCTION
CREATE SCHEMA s2;
--= CREATE SCHEMA
CREATE FUNCTION s2.g(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1';
--= CREATE FUNCTION
CREATE TYPE s2.t2 AS ENUM ('p');
--= CREATE TYPE
CREATE TABLE t (a int, b text, c e DEFAULT 'a'::e, dd int CHECK (dd::d > 0), n int GENERATED ALWAYS AS (fd(a)) STORED, r c DEFAULT ROW(1, 'z')::c);
--= CREATE TABLE
CREATE INDEX i ON t (fd(a), s2.g(a)) WHERE fd(b) <> 'no';
--= CREATE INDEX
CREATE FUNCTION by_default(x e DEFAULT 'b'::e) RETURNS text LANGUAGE plpgsql AS 'BEGIN RETURN x; END';
--= CREATE FUNCTION
CREATE VIEW v AS SELECT 'a'::e AS z, ARRAY['a'::e] AS zz, fd(a) AS f, fd(b) AS fb, s2.g(a), a::d, 'p'::s2.t2 AS q, NULL::t AS w FROM t;
--= CREATE VIEW
CREATE POLICY p ON t USING (fd(a) > 0);
--= CREATE POLICY
ALTER TYPE e RENAME TO e9;
--= ALTER TYPE
ALTER TYPE c RENAME TO c9;
--= ALTER TYPE
ALTER DOMAIN d RENAME TO d9;
--= ALTER DOMAIN
ALTER FUNCTION fd(int) RENAME TO fd9;
--= ALTER FUNCTION
SELECT * FROM v;
--> z:user | zz:user | f:int4 | fb:text | g:int4 | a:int4 | q:user | w:user
ALTER SCHEMA s2 RENAME TO s3;
--= ALTER SCHEMA
ALTER TABLE t RENAME TO t9;
--= ALTER TABLE
INSERT INTO t9 (a, b, dd) VALUES (1, 'x', 5);
--= INSERT 0 1
INSERT INTO t9 (a, b, dd) VALUES (1, 'x', 0);
--! 23514: new row for relation "t9" violates check constraint "t_dd_check"
SELECT * FROM v;
--> z:user | zz:user | f:int4 | fb:text | g:int4 | a:int4 | q:user | w:user
--| a | {a} | 1 | x | 1 | 1 | p | ∅
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT 'a'::e9 AS z,␊    ARRAY['a'::e9] AS zz,␊    fd9(t9.a) AS f,␊    fd(t9.b) AS fb,␊    s3.g(t9.a) AS g,␊    (t9.a)::d9 AS a,␊    'p'::s3.t2 AS q,␊    NULL::t9 AS w␊   FROM t9;
SELECT by_default();
--> by_default:text
--| b
ALTER TYPE s3.t2 SET SCHEMA public;
--= ALTER TYPE
ALTER FUNCTION s3.g(int) SET SCHEMA public;
--= ALTER FUNCTION
SELECT * FROM v;
--> z:user | zz:user | f:int4 | fb:text | g:int4 | a:int4 | q:user | w:user
--| a | {a} | 1 | x | 1 | 1 | p | ∅
SELECT pg_get_indexdef('i'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX i ON public.t9 USING btree (fd9(a), g(a)) WHERE (fd(b) <> 'no'::text)
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 't9'::regclass AND adnum < 6 ORDER BY adnum;
--> pg_get_expr:text
--| 'a'::e9
--| fd9(a)
SELECT pg_get_expr(polqual, polrelid) FROM pg_policy;
--> pg_get_expr:text
--| (fd9(a) > 0)
DROP FUNCTION fd9(int);
--! 2BP01: cannot drop function fd9(integer) because other objects depend on it
DROP FUNCTION fd(text);
--! 2BP01: cannot drop function fd(text) because other objects depend on it
