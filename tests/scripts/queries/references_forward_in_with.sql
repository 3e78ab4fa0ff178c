-- WITH RECURSIVE: queries may refer to those that follow; without RECURSIVE they may not, which the error says.
WITH RECURSIVE x (id) AS (SELECT * FROM y UNION ALL SELECT id + 1 FROM x WHERE id < 5), y (id) AS (VALUES (1)) SELECT * FROM x;
--> id:int4
--| 1
--| 2
--| 3
--| 4
--| 5
WITH RECURSIVE x AS (SELECT * FROM y), y AS (SELECT z.c + 1 AS c FROM z), z AS (SELECT 3 AS c) SELECT * FROM x, y;
--> c:int4 | c:int4
--| 4 | 4
WITH RECURSIVE x (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM y WHERE id < 5), y (id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM x WHERE id < 5) SELECT * FROM x;
--! 0A000: mutual recursion between WITH items is not implemented
WITH x AS (SELECT * FROM y), y AS (SELECT 1 AS a) SELECT * FROM x;
--! 42P01: relation "y" does not exist
WITH x AS (SELECT * FROM x) SELECT * FROM x;
--! 42P01: relation "x" does not exist
WITH RECURSIVE x AS (SELECT (SELECT a FROM y) AS b), y AS (SELECT 1 AS a) SELECT * FROM x, y;
--> b:int4 | a:int4
--| 1 | 1
CREATE TABLE t (k int PRIMARY KEY, v text);
--= CREATE TABLE
WITH RECURSIVE i AS (INSERT INTO t SELECT k, 'new' FROM d RETURNING *), d AS (SELECT generate_series(1, 2) AS k) SELECT * FROM i ORDER BY k;
--> k:int4 | v:text
--| 1 | new
--| 2 | new
WITH RECURSIVE r AS (SELECT * FROM u), u AS (UPDATE t SET v = 'changed' WHERE k = 1 RETURNING k, v) SELECT * FROM r;
--> k:int4 | v:text
--| 1 | changed
-- MERGE sees them in its source and in its actions.
WITH c AS MATERIALIZED (SELECT 2 AS a, 'c' AS b)
    MERGE INTO t USING (SELECT * FROM c UNION ALL SELECT 3, 'd') o ON t.k = o.a
    WHEN MATCHED THEN UPDATE SET v = (SELECT b || '!' FROM c)
    WHEN NOT MATCHED THEN INSERT VALUES (o.a, o.b || (SELECT b FROM c));
--= MERGE 2
SELECT * FROM t ORDER BY k;
--> k:int4 | v:text
--| 1 | changed
--| 2 | c!
--| 3 | dc
DROP TABLE t;
--= DROP TABLE
-- A function whose body modifies in WITH is called, not put in.
CREATE TABLE t (a int);
--= CREATE TABLE
CREATE FUNCTION f (int) RETURNS int LANGUAGE sql AS 'WITH x AS (INSERT INTO t VALUES ($1) RETURNING a) SELECT a + 1 FROM x';
--= CREATE FUNCTION
CREATE FUNCTION g (int) RETURNS SETOF int LANGUAGE sql AS 'WITH x AS (INSERT INTO t VALUES ($1), ($1 + 1) RETURNING a) SELECT a FROM x';
--= CREATE FUNCTION
SELECT f(1);
--> f:int4
--| 2
SELECT * FROM f(2);
--> f:int4
--| 3
SELECT * FROM g(5) ORDER BY 1;
--> g:int4
--| 5
--| 6
SELECT * FROM t ORDER BY a;
--> a:int4
--| 1
--| 2
--| 5
--| 6
DROP FUNCTION f, g;
--= DROP FUNCTION
DROP TABLE t;
--= DROP TABLE
