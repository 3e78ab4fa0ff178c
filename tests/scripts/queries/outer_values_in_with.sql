-- WITH queries take columns, aggregates and GROUPING() of surrounding queries, and arguments of the function around them.
CREATE TABLE t (a int, b int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10), (1, 20), (2, 30), (3, NULL);
--= INSERT 0 4
CREATE TABLE u (a int, c text);
--= CREATE TABLE
INSERT INTO u VALUES (1, 'x'), (2, 'y'), (2, 'z');
--= INSERT 0 3
SELECT a, (WITH w AS (SELECT t.b + 1 AS x) SELECT x FROM w) FROM t ORDER BY a, b;
--> a:int4 | x:int4
--| 1 | 11
--| 1 | 21
--| 2 | 31
--| 3 | ∅
SELECT a, (WITH w AS MATERIALIZED (SELECT c FROM u WHERE u.a = t.a) SELECT count(*) FROM w, w AS v) FROM t ORDER BY a, b;
--> a:int4 | count:int8
--| 1 | 1
--| 1 | 1
--| 2 | 4
--| 3 | 0
SELECT t.a, l.* FROM t, LATERAL (WITH w AS MATERIALIZED (SELECT c, t.b FROM u WHERE u.a = t.a) SELECT * FROM w) l ORDER BY 1, 2, 3;
--> a:int4 | c:text | b:int4
--| 1 | x | 10
--| 1 | x | 20
--| 2 | y | 30
--| 2 | z | 30
SELECT t.a, l.* FROM t LEFT JOIN LATERAL (WITH w AS (SELECT c FROM u WHERE u.a = t.a), v AS MATERIALIZED (SELECT count(*) AS n FROM w) SELECT n, c FROM v, w) l ON true ORDER BY 1, 2, 3;
--> a:int4 | n:int8 | c:text
--| 1 | 1 | x
--| 1 | 1 | x
--| 2 | 2 | y
--| 2 | 2 | z
--| 3 | ∅ | ∅
SELECT t.a, l.* FROM t, LATERAL (WITH RECURSIVE w (n) AS (SELECT t.a UNION ALL SELECT n + t.a FROM w WHERE n < 3) SELECT sum(n), count(*) FROM w) l ORDER BY 1, 2;
--> a:int4 | sum:int8 | count:int8
--| 1 | 6 | 3
--| 1 | 6 | 3
--| 2 | 6 | 2
--| 3 | 3 | 1
SELECT a, (WITH RECURSIVE w (n) AS (SELECT 1 UNION SELECT n + 1 FROM w WHERE n < t.a) SELECT string_agg(n::text, ',' ORDER BY n) FROM w) FROM t ORDER BY a;
--> a:int4 | string_agg:text
--| 1 | 1
--| 1 | 1
--| 2 | 1,2
--| 3 | 1,2,3
SELECT a, (WITH w AS (SELECT t.a AS x UNION ALL SELECT t.b) SELECT max(x) FROM w) FROM t ORDER BY a, 2;
--> a:int4 | max:int4
--| 1 | 10
--| 1 | 20
--| 2 | 30
--| 3 | 3
SELECT a FROM t WHERE EXISTS (WITH w AS MATERIALIZED (SELECT u.a FROM u WHERE c > 'x') SELECT FROM w WHERE w.a = t.a);
--> a:int4
--| 2
SELECT a FROM t WHERE a IN (WITH w AS MATERIALIZED (SELECT u.a FROM u WHERE u.a < t.b) SELECT a FROM w) ORDER BY 1;
--> a:int4
--| 1
--| 1
--| 2
SELECT a FROM t WHERE EXISTS (SELECT c FROM u WHERE u.a = t.a EXCEPT (WITH w AS MATERIALIZED (SELECT c FROM u WHERE u.a = t.a AND c < 'z') SELECT c FROM w));
--> a:int4
--| 2
-- Aggregates and GROUPING() of the query around.
SELECT a, (WITH w AS (SELECT sum(t.b) AS s) SELECT s FROM w) FROM t GROUP BY a ORDER BY a;
--> a:int4 | s:int8
--| 1 | 30
--| 2 | 30
--| 3 | ∅
SELECT (WITH w AS MATERIALIZED (SELECT max(t.b) AS s, t.a FROM u WHERE u.a = t.a) SELECT array_agg(s) FROM w) FROM t GROUP BY a ORDER BY a;
--> array_agg:_int4
--| {20}
--| {30,30}
--| ∅
SELECT (WITH w AS (SELECT count(t.b) AS s), v AS (SELECT s + 1 AS s FROM w) SELECT v.s + w.s FROM v, w) FROM t;
--> ?column?:int8
--| 7
SELECT a, (WITH w AS (SELECT grouping(t.a) AS g) SELECT g FROM w), (SELECT grouping(t.a) FROM u WHERE u.c = 'x') FROM t GROUP BY ROLLUP (a) ORDER BY 2, 1;
--> a:int4 | g:int4 | grouping:int4
--| 1 | 0 | 0
--| 2 | 0 | 0
--| 3 | 0 | 0
--| ∅ | 1 | 1
SELECT a, (SELECT count(*) FROM u WHERE u.a > grouping(t.a) GROUP BY u.c LIMIT 1) FROM t GROUP BY CUBE (a) ORDER BY 1;
--> a:int4 | count:int8
--| 1 | 1
--| 2 | 1
--| 3 | 1
--| ∅ | 1
SELECT (WITH w AS (SELECT t.b) SELECT b FROM w) FROM t GROUP BY a;
--! 42803: subquery uses ungrouped column "t.b" from outer query
SELECT a, (SELECT count(sum(t.b)) FROM u) FROM t GROUP BY a;
--! 42803: aggregate function calls cannot be nested
-- Arguments of functions.
CREATE FUNCTION f (x int, y int) RETURNS int LANGUAGE sql STABLE AS 'WITH w AS (SELECT a FROM t WHERE a >= $1 AND a <= y) SELECT count(*)::int FROM w';
--= CREATE FUNCTION
CREATE FUNCTION g (x int) RETURNS TABLE (n int) LANGUAGE sql STABLE AS 'WITH RECURSIVE w (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM w WHERE n < $1) SELECT n FROM w';
--= CREATE FUNCTION
CREATE FUNCTION h (int) RETURNS SETOF text LANGUAGE sql STABLE AS 'WITH w AS MATERIALIZED (SELECT c FROM u WHERE u.a = $1), v AS (SELECT c || $1 AS d FROM w) SELECT d FROM v UNION ALL SELECT c FROM w';
--= CREATE FUNCTION
SELECT a, f(a, 2), f(1, a) FROM t ORDER BY a;
--> a:int4 | f:int4 | f:int4
--| 1 | 3 | 2
--| 1 | 3 | 2
--| 2 | 1 | 3
--| 3 | 0 | 4
SELECT * FROM g(3);
--> n:int4
--| 1
--| 2
--| 3
SELECT t.a, n FROM t, g(t.a) WHERE b IS NOT NULL ORDER BY 1, 2;
--> a:int4 | n:int4
--| 1 | 1
--| 1 | 1
--| 2 | 1
--| 2 | 2
SELECT t.a, d FROM t, h(t.a) d WHERE b > 10 ORDER BY 1, 2;
--> a:int4 | d:text
--| 1 | x
--| 1 | x1
--| 2 | y
--| 2 | y2
--| 2 | z
--| 2 | z2
SELECT a, (SELECT string_agg(d, ',' ORDER BY d) FROM h(t.a) d) FROM t ORDER BY a;
--> a:int4 | string_agg:text
--| 1 | x,x1
--| 1 | x,x1
--| 2 | y,y2,z,z2
--| 3 | ∅
-- What is volatile is computed once for all who read it.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE FUNCTION drawn (n int) RETURNS SETOF bigint LANGUAGE sql VOLATILE AS 'SELECT nextval(''s'') FROM generate_series(1, n)';
--= CREATE FUNCTION
SELECT x.v = y.v FROM (WITH w AS (SELECT nextval('s') AS v) SELECT x.v, x.v AS z FROM w AS x) AS x (v, z), (VALUES (1), (2)) AS y (v) ORDER BY 1;
--> ?column?:bool
--| f
--| t
WITH w AS (SELECT * FROM drawn(1) AS v) SELECT count(DISTINCT v), count(*) FROM generate_series(1, 3) LEFT JOIN LATERAL (SELECT v FROM w) l ON true;
--> count:int8 | count:int8
--| 1 | 3
PREPARE p (int) AS SELECT a, (WITH w AS MATERIALIZED (SELECT t.a + $1 AS x) SELECT x FROM w) FROM t ORDER BY a;
--= PREPARE
EXECUTE p (5);
--> a:int4 | x:int4
--| 1 | 6
--| 1 | 6
--| 2 | 7
--| 3 | 8
DROP FUNCTION f, g, h, drawn;
--= DROP FUNCTION
DROP SEQUENCE s;
--= DROP SEQUENCE
DROP TABLE t, u;
--= DROP TABLE
-- A column of a surrounding row that a joined subquery passes on under another name.
CREATE TABLE t (a int, b int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10), (2, NULL);
--= INSERT 0 2
SELECT a, (SELECT max(x.k + u.a) FROM (SELECT t.a AS k FROM t AS v) x JOIN t AS u ON true) FROM t ORDER BY a;
--> a:int4 | max:int4
--| 1 | 3
--| 2 | 4
SELECT a FROM t WHERE NOT EXISTS (SELECT 1 EXCEPT SELECT CASE WHEN x.k <> t.b THEN 1 ELSE 2 END FROM (SELECT t.a AS k FROM t AS v) x JOIN t AS u ON true) ORDER BY a;
--> a:int4
--| 1
-- What is asked for again and again by values of surrounding rows is hashed: WITH queries, aggregations, set operations.
CREATE TABLE g AS SELECT i AS a, i % 7 AS b, CASE WHEN i % 5 > 0 THEN i % 11 END AS c FROM generate_series(1, 400) i;
--= SELECT 400
WITH w AS MATERIALIZED (SELECT a * 2 AS a, b, c FROM g) SELECT count(*), sum(a) FROM g WHERE EXISTS (SELECT FROM w WHERE w.a = g.a) OR a < 4;
--> count:int8 | sum:int8
--| 202 | 40204
WITH w AS MATERIALIZED (SELECT a * 2 AS a, b, c FROM g) SELECT sum(CASE WHEN EXISTS (SELECT FROM w WHERE g.c = w.c AND w.a < g.a AND w.b > 5) THEN 1 END), sum((SELECT max(w.a) FROM w WHERE w.c = g.b::bigint)) FROM g;
--> sum:int8 | sum:int8
--| 231 | 314180
SELECT sum((SELECT max(x.a) FROM (SELECT DISTINCT a, c FROM g OFFSET 1) x WHERE x.c = g.c AND x.a < 300)), sum((SELECT x.n FROM (SELECT c, count(*) AS n FROM g GROUP BY c) x WHERE x.c = g.a)) FROM g;
--> sum:int8 | sum:numeric
--| 93447 | 291
SELECT sum((SELECT count(*) FROM (SELECT a, b FROM g UNION SELECT b, c FROM g) x WHERE x.b = g.c::numeric AND x.a IS DISTINCT FROM g.a)) FROM g;
--> sum:numeric
--| 13746
DROP TABLE t, g;
--= DROP TABLE
