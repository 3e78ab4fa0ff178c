-- Literals in definitions name things by what they are, whatever these are called later: defaults drew from a sequence of the old name, and nothing could be inserted any more.
CREATE SCHEMA a;
--= CREATE SCHEMA
CREATE SEQUENCE q;
--= CREATE SEQUENCE
CREATE TABLE base (x int);
--= CREATE TABLE
CREATE INDEX ix ON base (x);
--= CREATE INDEX
CREATE TYPE kind AS ENUM ('k');
--= CREATE TYPE
CREATE DOMAIN drawn AS bigint DEFAULT nextval('q');
--= CREATE DOMAIN
CREATE TABLE t (id int DEFAULT nextval('q') + 1, r regclass DEFAULT 'base', i regclass DEFAULT 'public.ix'::regclass, n bigint DEFAULT nextval('q'::regclass), y regtype DEFAULT 'kind', s regnamespace DEFAULT 'a',
  c text DEFAULT 'q', d drawn, serial serial);
--= CREATE TABLE
CREATE VIEW v AS SELECT 'base'::regclass AS r, 'q'::regclass::text AS q, currval('q') AS c, 'base' AS t;
--= CREATE VIEW
CREATE FUNCTION f(r regclass DEFAULT 'base') RETURNS text LANGUAGE sql AS 'SELECT $1::text';
--= CREATE FUNCTION
INSERT INTO t DEFAULT VALUES;
--= INSERT 0 1
ALTER SEQUENCE q RENAME TO "q's";
--= ALTER SEQUENCE
ALTER TABLE base RENAME TO "Base";
--= ALTER TABLE
ALTER INDEX ix RENAME TO iy;
--= ALTER INDEX
ALTER TYPE kind RENAME TO sort;
--= ALTER TYPE
ALTER SEQUENCE t_serial_seq RENAME TO own;
--= ALTER SEQUENCE
INSERT INTO t DEFAULT VALUES;
--= INSERT 0 1
ALTER SEQUENCE "q's" SET SCHEMA a;
--= ALTER SEQUENCE
ALTER TABLE "Base" SET SCHEMA a;
--= ALTER TABLE
ALTER TYPE sort SET SCHEMA a;
--= ALTER TYPE
INSERT INTO t DEFAULT VALUES;
--= INSERT 0 1
ALTER SCHEMA a RENAME TO b;
--= ALTER SCHEMA
INSERT INTO t DEFAULT VALUES;
--= INSERT 0 1
ALTER TABLE t SET SCHEMA b;
--= ALTER TABLE
INSERT INTO b.t DEFAULT VALUES;
--= INSERT 0 1
SELECT * FROM b.t ORDER BY id;
--> id:int4 | r:regclass | i:regclass | n:int8 | y:regtype | s:regnamespace | c:text | d:int8 | serial:int4
--| 2 | b."Base" | b.iy | 2 | b.sort | b | q | 3 | 1
--| 5 | b."Base" | b.iy | 5 | b.sort | b | q | 6 | 2
--| 8 | b."Base" | b.iy | 8 | b.sort | b | q | 9 | 3
--| 11 | b."Base" | b.iy | 11 | b.sort | b | q | 12 | 4
--| 14 | b."Base" | b.iy | 14 | b.sort | b | q | 15 | 5
SELECT nextval('b."q''s"') > 0;
--> ?column?:bool
--| t
SELECT r, q, c > 0 AS c, t FROM v;
--> r:regclass | q:text | c:bool | t:text
--| b."Base" | b."q's" | t | base
SELECT f();
--> f:text
--| b."Base"
SELECT adnum, pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 'b.t'::regclass ORDER BY 1;
--> adnum:int2 | pg_get_expr:text
--| 1 | (nextval('b."q''s"'::regclass) + 1)
--| 2 | 'b."Base"'::regclass
--| 3 | 'b.iy'::regclass
--| 4 | nextval('b."q''s"'::regclass)
--| 5 | 'b.sort'::regtype
--| 6 | 'b'::regnamespace
--| 7 | 'q'::text
--| 9 | nextval('b.own'::regclass)
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT 'b."Base"'::regclass AS r,␊    ('b."q''s"'::regclass)::text AS q,␊    currval('b."q''s"'::regclass) AS c,␊    'base'::text AS t;
