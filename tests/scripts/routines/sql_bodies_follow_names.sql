-- What a body in SQL proper names is meant, whatever it is called later; what it uses is not dropped without it.
CREATE TABLE t (a int PRIMARY KEY, b text, c int);
--= CREATE TABLE
CREATE TABLE u (k int, v text);
--= CREATE TABLE
CREATE VIEW w AS SELECT a, b FROM t;
--= CREATE VIEW
CREATE SEQUENCE q;
--= CREATE SEQUENCE
CREATE TYPE e AS ENUM ('x', 'y');
--= CREATE TYPE
CREATE DOMAIN d AS int;
--= CREATE DOMAIN
CREATE FUNCTION g(int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 + 1';
--= CREATE FUNCTION
CREATE FUNCTION read_one(x int) RETURNS text BEGIN ATOMIC SELECT b FROM t WHERE a = x; END;
--= CREATE FUNCTION
CREATE FUNCTION calls(x int) RETURNS int RETURN g(x) + 1;
--= CREATE FUNCTION
CREATE FUNCTION label() RETURNS text RETURN 'x'::e::text;
--= CREATE FUNCTION
CREATE FUNCTION whole() RETURNS bigint BEGIN ATOMIC SELECT count(*) FROM (SELECT * FROM w) x WHERE x.b IS NOT NULL; END;
--= CREATE FUNCTION
CREATE FUNCTION changes(p int, s text) RETURNS void BEGIN ATOMIC INSERT INTO t(a, b) VALUES (p, s); UPDATE t SET c = a + 1, b = b || '!' WHERE a = p; INSERT INTO u VALUES (p, s); DELETE FROM u WHERE k = p - 100; END;
--= CREATE FUNCTION
CREATE FUNCTION drawn() RETURNS bigint RETURN nextval('q');
--= CREATE FUNCTION
CREATE PROCEDURE copies(x int) BEGIN ATOMIC INSERT INTO u(k) SELECT a FROM t WHERE a = x; END;
--= CREATE PROCEDURE
CREATE FUNCTION joined(x int DEFAULT g(1)) RETURNS d BEGIN ATOMIC WITH z AS (SELECT t.a FROM t JOIN u ON t.a = u.k) SELECT max(a)::d FROM z; END;
--= CREATE FUNCTION
CREATE FUNCTION upsert(x int) RETURNS int BEGIN ATOMIC INSERT INTO t AS tt (a, b) VALUES (x, 'n') ON CONFLICT (a) DO UPDATE SET b = excluded.b || tt.b WHERE tt.c > 0 RETURNING tt.c; END;
--= CREATE FUNCTION
SELECT changes(1, 'one');
--> changes:void
--| ∅
SELECT changes(2, 'two');
--> changes:void
--| ∅
DROP TABLE u;
--! 2BP01: cannot drop table u because other objects depend on it
DROP VIEW w;
--! 2BP01: cannot drop view w because other objects depend on it
ALTER TABLE t DROP COLUMN c;
--! 2BP01: cannot drop column c of table t because other objects depend on it
DROP FUNCTION g(int);
--! 2BP01: cannot drop function g(integer) because other objects depend on it
DROP TYPE e;
--! 2BP01: cannot drop type e because other objects depend on it
DROP DOMAIN d;
--! 2BP01: cannot drop type d because other objects depend on it
DROP SEQUENCE q;
--! 2BP01: cannot drop sequence q because other objects depend on it
ALTER TABLE u ALTER COLUMN v TYPE varchar(10);
--! 0A000: cannot alter type of a column used by a function or procedure
ALTER TABLE t RENAME TO t9;
--= ALTER TABLE
ALTER TABLE t9 RENAME COLUMN a TO a9;
--= ALTER TABLE
ALTER TABLE t9 RENAME COLUMN b TO b9;
--= ALTER TABLE
ALTER TABLE t9 RENAME COLUMN c TO a;
--= ALTER TABLE
ALTER TABLE u RENAME TO u9;
--= ALTER TABLE
ALTER TABLE u9 RENAME v TO v9;
--= ALTER TABLE
ALTER VIEW w RENAME TO w9;
--= ALTER VIEW
ALTER VIEW w9 RENAME COLUMN b TO bb;
--= ALTER VIEW
ALTER TYPE e RENAME TO e9;
--= ALTER TYPE
ALTER DOMAIN d RENAME TO d9;
--= ALTER DOMAIN
ALTER FUNCTION g(int) RENAME TO g9;
--= ALTER FUNCTION
ALTER SEQUENCE q RENAME TO q9;
--= ALTER SEQUENCE
CREATE SCHEMA s;
--= CREATE SCHEMA
ALTER TABLE u9 SET SCHEMA s;
--= ALTER TABLE
ALTER FUNCTION g9(int) SET SCHEMA s;
--= ALTER FUNCTION
ALTER TYPE e9 SET SCHEMA s;
--= ALTER TYPE
ALTER TABLE t9 ADD COLUMN extra int DEFAULT 7;
--= ALTER TABLE
SELECT changes(11, 'one');
--> changes:void
--| ∅
SELECT changes(101, 'two');
--> changes:void
--| ∅
SELECT read_one(11), calls(3), label(), whole(), drawn(), joined();
--> read_one:text | calls:int4 | label:text | whole:int8 | drawn:int8 | joined:int4
--| one! | 5 | x | 4 | 1 | 101
SELECT upsert(11);
--> upsert:int4
--| 12
CALL copies(11);
--= CALL
SELECT * FROM t9 ORDER BY 1;
--> a9:int4 | b9:text | a:int4 | extra:int4
--| 1 | one! | 2 | 7
--| 2 | two! | 3 | 7
--| 11 | none! | 12 | 7
--| 101 | two! | 102 | 7
SELECT * FROM s.u9 ORDER BY 1, 2;
--> k:int4 | v9:text
--| 2 | two
--| 11 | one
--| 11 | ∅
--| 101 | two
ALTER SCHEMA s RENAME TO s2;
--= ALTER SCHEMA
SELECT read_one(11), calls(3), label(), whole(), drawn(), joined();
--> read_one:text | calls:int4 | label:text | whole:int8 | drawn:int8 | joined:int4
--| none! | 5 | x | 4 | 2 | 101
SELECT pg_get_functiondef('read_one'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.read_one(x integer)␊ RETURNS text␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT t9.b9 AS b␊    FROM t9␊   WHERE (t9.a9 = read_one.x);␊END␊
SELECT pg_get_functiondef('calls'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.calls(x integer)␊ RETURNS integer␊ LANGUAGE sql␊RETURN (s2.g9(x) + 1)␊
SELECT pg_get_functiondef('joined'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.joined(x integer DEFAULT s2.g9(1))␊ RETURNS d9␊ LANGUAGE sql␊BEGIN ATOMIC␊ WITH z AS (␊          SELECT t9.a9 AS a␊            FROM (t9␊              JOIN s2.u9 ON ((t9.a9 = u9.k)))␊         )␊  SELECT (max(z.a))::d9 AS max␊    FROM z;␊END␊
SELECT p.proname, refobjid::regclass, refobjsubid, deptype FROM pg_depend JOIN pg_proc p ON p.oid = objid
  WHERE classid = 'pg_proc'::regclass AND refclassid = 'pg_class'::regclass AND p.proname IN ('read_one', 'copies', 'whole', 'drawn') ORDER BY 1, 2, 3;
--> proname:name | refobjid:regclass | refobjsubid:int4 | deptype:char
--| copies | t9 | 1 | n
--| copies | s2.u9 | 1 | n
--| drawn | q9 | 0 | n
--| read_one | t9 | 1 | n
--| read_one | t9 | 2 | n
--| whole | w9 | 1 | n
--| whole | w9 | 2 | n
DROP FUNCTION s2.g9 CASCADE;
--~ drop cascades to 2 other objects
--= DROP FUNCTION
DROP TYPE s2.e9 CASCADE;
--~ drop cascades to function label()
--= DROP TYPE
DROP SEQUENCE q9 CASCADE;
--~ drop cascades to function drawn()
--= DROP SEQUENCE
ALTER TABLE t9 DROP COLUMN a CASCADE;
--~ drop cascades to 2 other objects
--= ALTER TABLE
SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1;
--> proname:name
--| copies
--| read_one
--| whole
