-- Views, materialized views, temporary tables.
CREATE TABLE t (id int PRIMARY KEY, a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 'x'), (2, 20, 'y'), (3, 30, 'z');
--= INSERT 0 3
CREATE VIEW v AS SELECT id, a * 2 AS twice FROM t WHERE a > 10;
--= CREATE VIEW
SELECT * FROM v ORDER BY id;
--> id:int4 | twice:int4
--| 2 | 40
--| 3 | 60
CREATE VIEW v AS SELECT 1;
--! 42P07: relation "v" already exists
CREATE OR REPLACE VIEW v AS SELECT id, a * 3 AS twice FROM t;
--= CREATE VIEW
SELECT * FROM v ORDER BY id;
--> id:int4 | twice:int4
--| 1 | 30
--| 2 | 60
--| 3 | 90
CREATE OR REPLACE VIEW v AS SELECT id FROM t;
--! 42P16: cannot drop columns from view
CREATE OR REPLACE VIEW v AS SELECT id, b AS twice FROM t;
--! 42P16: cannot change data type of view column "twice" from integer to text
CREATE OR REPLACE VIEW v AS SELECT id, a AS renamed FROM t;
--! 42P16: cannot change name of view column "twice" to "renamed"
CREATE OR REPLACE VIEW v AS SELECT id, a AS twice, b FROM t;
--= CREATE VIEW
SELECT v.b, count(*) OVER () FROM v WHERE id > 1 ORDER BY 1;
--> b:text | count:int8
--| y | 2
--| z | 2
CREATE VIEW named (p, q) AS SELECT id, b FROM t;
--= CREATE VIEW
SELECT p, q FROM named WHERE p = 2;
--> p:int4 | q:text
--| 2 | y
CREATE VIEW toomany (p, q, r) AS SELECT 1, 2;
--! 42601: CREATE VIEW specifies more column names than columns
CREATE VIEW nosuch AS SELECT * FROM nosuchtable;
--! 42P01: relation "nosuchtable" does not exist
CREATE VIEW dup AS SELECT 1 AS a, 2 AS a;
--! 42701: column "a" specified more than once
CREATE VIEW v2 AS SELECT * FROM v WHERE id < 3;
--= CREATE VIEW
SELECT * FROM v2 ORDER BY id;
--> id:int4 | twice:int4 | b:text
--| 1 | 10 | x
--| 2 | 20 | y
DROP VIEW v;
--! 2BP01: cannot drop view v because other objects depend on it
DROP TABLE t;
--! 2BP01: cannot drop table t because other objects depend on it
DROP VIEW t;
--! 42809: "t" is not a view
DROP TABLE v;
--! 42809: "v" is not a table
DROP VIEW nosuchview;
--! 42P01: view "nosuchview" does not exist
DROP VIEW IF EXISTS nosuchview;
--~ view "nosuchview" does not exist, skipping
--= DROP VIEW
ALTER VIEW v2 RENAME TO v3;
--= ALTER VIEW
SELECT count(*) FROM v3;
--> count:int8
--| 2
CREATE VIEW simple AS SELECT id, a, b FROM t WHERE a >= 10;
--= CREATE VIEW
INSERT INTO simple VALUES (4, 40, 'w');
--= INSERT 0 1
INSERT INTO simple VALUES (5, 5, 'hidden') RETURNING *;
--> id:int4 | a:int4 | b:text
--| 5 | 5 | hidden
--= INSERT 0 1
UPDATE simple SET b = 'up' WHERE id = 1 RETURNING *;
--> id:int4 | a:int4 | b:text
--| 1 | 10 | up
--= UPDATE 1
DELETE FROM simple WHERE id = 4;
--= DELETE 1
UPDATE simple SET b = 'no' WHERE id = 5;
--= UPDATE 0
SELECT * FROM t ORDER BY id;
--> id:int4 | a:int4 | b:text
--| 1 | 10 | up
--| 2 | 20 | y
--| 3 | 30 | z
--| 5 | 5 | hidden
CREATE VIEW checked AS SELECT id, a FROM t WHERE a > 0 WITH CHECK OPTION;
--= CREATE VIEW
INSERT INTO checked VALUES (6, -1);
--! 44000: new row violates check option for view "checked"
UPDATE checked SET a = -5 WHERE id = 1;
--! 44000: new row violates check option for view "checked"
CREATE VIEW agg AS SELECT a, count(*) AS n FROM t GROUP BY a;
--= CREATE VIEW
INSERT INTO agg VALUES (1, 1);
--! 55000: cannot insert into view "agg"
UPDATE agg SET n = 1;
--! 55000: cannot update view "agg"
DELETE FROM agg;
--! 55000: cannot delete from view "agg"
UPDATE v SET twice = 5 WHERE id = 1;
--= UPDATE 1
CREATE VIEW computed AS SELECT id, a + 1 AS a1 FROM t;
--= CREATE VIEW
UPDATE computed SET a1 = 1;
--! 0A000: cannot update column "a1" of view "computed"
UPDATE computed SET id = 100 WHERE id = 5 RETURNING *;
--> id:int4 | a1:int4
--| 100 | 6
--= UPDATE 1
CREATE VIEW withcte AS WITH x AS (SELECT max(a) AS m FROM t) SELECT t.id FROM t, x WHERE t.a = x.m;
--= CREATE VIEW
SELECT * FROM withcte;
--> id:int4
--| 3
CREATE VIEW rec AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) SELECT i FROM n;
--= CREATE VIEW
SELECT * FROM rec ORDER BY i;
--> i:int4
--| 1
--| 2
--| 3
CREATE RECURSIVE VIEW rv (n) AS SELECT 1 UNION ALL SELECT n + 1 FROM rv WHERE n < 3;
--= CREATE VIEW
SELECT * FROM rv ORDER BY n;
--> n:int4
--| 1
--| 2
--| 3
CREATE TEMP VIEW tv AS SELECT 1 AS one;
--= CREATE VIEW
SELECT * FROM tv;
--> one:int4
--| 1
CREATE MATERIALIZED VIEW mv AS SELECT sum(a) AS s FROM t;
--= SELECT 1
SELECT * FROM mv;
--> s:int8
--| 60
INSERT INTO t VALUES (7, 700, 'q');
--= INSERT 0 1
SELECT * FROM mv;
--> s:int8
--| 60
REFRESH MATERIALIZED VIEW mv;
--= REFRESH MATERIALIZED VIEW
SELECT * FROM mv;
--> s:int8
--| 760
INSERT INTO mv VALUES (1);
--! 42809: cannot change materialized view "mv"
CREATE MATERIALIZED VIEW mvn AS SELECT 1 AS a WITH NO DATA;
--= CREATE MATERIALIZED VIEW
SELECT * FROM mvn;
--! 55000: materialized view "mvn" has not been populated
REFRESH MATERIALIZED VIEW mvn;
--= REFRESH MATERIALIZED VIEW
SELECT * FROM mvn;
--> a:int4
--| 1
DROP MATERIALIZED VIEW mv;
--= DROP MATERIALIZED VIEW
DROP MATERIALIZED VIEW nosuch;
--! 42P01: materialized view "nosuch" does not exist
DROP VIEW named, agg;
--= DROP VIEW
DROP TABLE t CASCADE;
--~ drop cascades to 6 other objects
--= DROP TABLE
SELECT * FROM simple;
--! 42P01: relation "simple" does not exist
CREATE TEMP TABLE tt (a int);
--= CREATE TABLE
INSERT INTO tt VALUES (1);
--= INSERT 0 1
SELECT * FROM tt;
--> a:int4
--| 1
SELECT * FROM pg_temp.tt;
--> a:int4
--| 1
CREATE TABLE tt (b int);
--= CREATE TABLE
SELECT * FROM tt;
--> a:int4
--| 1
SELECT * FROM public.tt;
--> b:int4
DROP TABLE tt;
--= DROP TABLE
SELECT * FROM tt;
--> b:int4
DROP TABLE tt;
--= DROP TABLE
BEGIN;
--= BEGIN
CREATE TEMP TABLE od (a int) ON COMMIT DROP;
--= CREATE TABLE
CREATE TEMP TABLE odel (a int) ON COMMIT DELETE ROWS;
--= CREATE TABLE
INSERT INTO od VALUES (1);
--= INSERT 0 1
INSERT INTO odel VALUES (1);
--= INSERT 0 1
SELECT (SELECT count(*) FROM od), (SELECT count(*) FROM odel);
--> count:int8 | count:int8
--| 1 | 1
COMMIT;
--= COMMIT
SELECT * FROM od;
--! 42P01: relation "od" does not exist
SELECT count(*) FROM odel;
--> count:int8
--| 0
CREATE TABLE bad (a int) ON COMMIT DROP;
--! 42P16: ON COMMIT can only be used on temporary tables
CREATE TEMPORARY TABLE public.x (a int);
--! 42P16: cannot create temporary relation in non-temporary schema
@other SELECT * FROM odel;
--! 42P01: relation "odel" does not exist
DISCARD TEMP;
--= DISCARD TEMP
SELECT * FROM odel;
--! 42P01: relation "odel" does not exist
SELECT pg_get_viewdef('rec'::regclass) IS NOT NULL;
--> ?column?:bool
--| t
-- A materialized view outlives the session, and what is the session's own.
CREATE TEMP TABLE mine (a int);
--= CREATE TABLE
CREATE TEMP VIEW mine_too AS SELECT 1 AS a;
--= CREATE VIEW
CREATE MATERIALIZED VIEW kept AS SELECT a FROM mine;
--! 0A000: materialized views must not use temporary tables or views
CREATE MATERIALIZED VIEW kept AS SELECT 1 AS a WHERE EXISTS (SELECT 1 FROM mine);
--! 0A000: materialized views must not use temporary tables or views
CREATE MATERIALIZED VIEW kept AS SELECT a FROM mine_too WITH NO DATA;
--! 0A000: materialized views must not use temporary tables or views
DROP TABLE mine;
--= DROP TABLE
DROP VIEW mine_too;
--= DROP VIEW
-- What is said of a view's columns goes on being so when it gets another query.
CREATE VIEW replaced AS SELECT 1 a, 2 b;
--= CREATE VIEW
COMMENT ON COLUMN replaced.a IS 'first';
--= COMMENT
ALTER VIEW replaced ALTER b SET DEFAULT 9;
--= ALTER VIEW
CREATE OR REPLACE VIEW replaced AS SELECT 3 a, 4 b, 5 c;
--= CREATE VIEW
SELECT attname, atthasdef, col_description(attrelid, attnum) FROM pg_attribute WHERE attrelid = 'replaced'::regclass ORDER BY attnum;
--> attname:name | atthasdef:bool | col_description:text
--| a | f | first
--| b | t | ∅
--| c | f | ∅
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO replaced DO INSTEAD SELECT 6 a, 7 b, 8 c;
--= CREATE RULE
SELECT attname, atthasdef, col_description(attrelid, attnum) FROM pg_attribute WHERE attrelid = 'replaced'::regclass ORDER BY attnum;
--> attname:name | atthasdef:bool | col_description:text
--| a | f | first
--| b | t | ∅
--| c | f | ∅
SELECT * FROM replaced;
--> a:int4 | b:int4 | c:int4
--| 6 | 7 | 8
DROP VIEW replaced;
--= DROP VIEW
