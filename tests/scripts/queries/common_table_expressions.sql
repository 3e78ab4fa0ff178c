-- WITH: plain, chained, recursive, modifying.
WITH x AS (SELECT 1 AS a) SELECT * FROM x;
--> a:int4
--| 1
WITH x(a, b) AS (VALUES (1, 2), (3, 4)), y AS (SELECT a + b AS s FROM x) SELECT x.a, y.s FROM x, y ORDER BY 1, 2;
--> a:int4 | s:int4
--| 1 | 3
--| 1 | 7
--| 3 | 3
--| 3 | 7
WITH x AS (SELECT 1 AS a) SELECT * FROM x, x AS x2;
--> a:int4 | a:int4
--| 1 | 1
WITH x AS (SELECT 1) SELECT (WITH y AS (SELECT 2 AS b) SELECT b FROM y), * FROM x;
--> b:int4 | ?column?:int4
--| 2 | 1
WITH x AS MATERIALIZED (SELECT 1 AS a), y AS NOT MATERIALIZED (SELECT 2 AS b) SELECT * FROM x, y;
--> a:int4 | b:int4
--| 1 | 2
WITH x AS (SELECT 1 AS a), x AS (SELECT 2) SELECT * FROM x;
--! 42712: WITH query name "x" specified more than once
WITH x(a, b) AS (SELECT 1) SELECT * FROM x;
--! 42P10: WITH query "x" has 1 columns available but 2 columns specified
WITH x AS (SELECT * FROM y), y AS (SELECT 1) SELECT * FROM x;
--! 42P01: relation "y" does not exist
WITH x AS (SELECT * FROM x) SELECT * FROM x;
--! 42P01: relation "x" does not exist
WITH x AS (SELECT 1 AS a) SELECT * FROM (WITH x AS (SELECT 2 AS a) SELECT * FROM x) z;
--> a:int4
--| 2
WITH RECURSIVE t(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM t WHERE n < 10) SELECT sum(n), count(*), max(n) FROM t;
--> sum:int8 | count:int8 | max:int4
--| 55 | 10 | 10
WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT (n + 1) % 4 FROM t) SELECT n FROM t ORDER BY n;
--> n:int4
--| 0
--| 1
--| 2
--| 3
WITH RECURSIVE f(a, b) AS (SELECT 0, 1 UNION ALL SELECT b, a + b FROM f WHERE b < 100) SELECT a FROM f ORDER BY a;
--> a:int4
--| 0
--| 1
--| 1
--| 2
--| 3
--| 5
--| 8
--| 13
--| 21
--| 34
--| 55
--| 89
WITH RECURSIVE t(n, s) AS (SELECT 1, 'a'::text UNION ALL SELECT n + 1, s || 'b' FROM t WHERE n < 4) SELECT * FROM t ORDER BY n;
--> n:int4 | s:text
--| 1 | a
--| 2 | ab
--| 3 | abb
--| 4 | abbb
WITH RECURSIVE t AS (SELECT 1 AS n UNION ALL SELECT n + 1 FROM t) SELECT n FROM t LIMIT 5;
--> n:int4
--| 1
--| 2
--| 3
--| 4
--| 5
CREATE TABLE tree (id int PRIMARY KEY, parent int, name text);
--= CREATE TABLE
INSERT INTO tree VALUES (1, NULL, 'root'), (2, 1, 'a'), (3, 1, 'b'), (4, 2, 'aa'), (5, 4, 'aaa'), (6, 3, 'ba');
--= INSERT 0 6
WITH RECURSIVE d AS (SELECT id, name, 0 AS depth FROM tree WHERE parent IS NULL UNION ALL SELECT t.id, t.name, d.depth + 1 FROM tree t JOIN d ON t.parent = d.id) SELECT * FROM d ORDER BY depth, id;
--> id:int4 | name:text | depth:int4
--| 1 | root | 0
--| 2 | a | 1
--| 3 | b | 1
--| 4 | aa | 2
--| 6 | ba | 2
--| 5 | aaa | 3
WITH RECURSIVE p AS (SELECT id, parent, ARRAY[name] AS path FROM tree WHERE id = 5 UNION ALL SELECT t.id, t.parent, t.name || p.path FROM tree t JOIN p ON t.id = p.parent) SELECT path FROM p WHERE parent IS NULL;
--> path:_text
--| {root,a,aa,aaa}
WITH RECURSIVE s AS (SELECT id, parent, name FROM tree WHERE id = 1 UNION ALL SELECT t.id, t.parent, t.name FROM tree t JOIN s ON t.parent = s.id) SEARCH DEPTH FIRST BY id SET o SELECT id, name FROM s ORDER BY o;
--> id:int4 | name:text
--| 1 | root
--| 2 | a
--| 4 | aa
--| 5 | aaa
--| 3 | b
--| 6 | ba
WITH RECURSIVE s AS (SELECT id, parent, name FROM tree WHERE id = 1 UNION ALL SELECT t.id, t.parent, t.name FROM tree t JOIN s ON t.parent = s.id) SEARCH BREADTH FIRST BY id SET o SELECT id, name FROM s ORDER BY o;
--> id:int4 | name:text
--| 1 | root
--| 2 | a
--| 3 | b
--| 4 | aa
--| 6 | ba
--| 5 | aaa
CREATE TABLE edge (f int, t int);
--= CREATE TABLE
INSERT INTO edge VALUES (1, 2), (2, 3), (3, 1), (3, 4);
--= INSERT 0 4
WITH RECURSIVE r(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e JOIN r ON e.f = r.t) CYCLE f SET is_cycle USING path SELECT f, t, is_cycle FROM r ORDER BY f, t, is_cycle;
--> f:int4 | t:int4 | is_cycle:bool
--| 1 | 2 | f
--| 1 | 2 | t
--| 2 | 3 | f
--| 3 | 1 | f
--| 3 | 4 | f
WITH RECURSIVE r AS (SELECT f, t FROM edge WHERE f = 1 UNION SELECT r.f, e.t FROM edge e JOIN r ON e.f = r.t) SELECT * FROM r ORDER BY t;
--> f:int4 | t:int4
--| 1 | 1
--| 1 | 2
--| 1 | 3
--| 1 | 4
WITH RECURSIVE t(n) AS (SELECT n + 1 FROM t UNION ALL SELECT 1) SELECT * FROM t;
--! 42P19: recursive reference to query "t" must not appear within its non-recursive term
WITH RECURSIVE t(n) AS (SELECT n FROM t) SELECT * FROM t;
--! 42P19: recursive query "t" does not have the form non-recursive-term UNION [ALL] recursive-term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t, t AS t2 WHERE t.n < 3) SELECT * FROM t;
--! 42P19: recursive reference to query "t" must not appear more than once
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT max(n) + 1 FROM t) SELECT * FROM t;
--! 42P19: aggregate functions are not allowed in a recursive query's recursive term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT 'x' FROM t) SELECT * FROM t;
--! 22P02: invalid input syntax for type integer: "x"
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1.5 FROM t WHERE n < 3) SELECT * FROM t;
--! 42804: recursive query "t" column 1 has type integer in non-recursive term but type numeric overall
WITH RECURSIVE t(n) AS (SELECT 1 EXCEPT SELECT n FROM t) SELECT * FROM t;
--! 42P19: recursive query "t" does not have the form non-recursive-term UNION [ALL] recursive-term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t LEFT JOIN (SELECT 1) x ON true WHERE n < 3) SELECT * FROM t ORDER BY n;
--> n:int4
--| 1
--| 2
--| 3
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT t.n + 1 FROM (SELECT 1) x LEFT JOIN t ON true WHERE n < 3) SELECT * FROM t;
--! 42P19: recursive reference to query "t" must not appear within an outer join
WITH RECURSIVE t(n) AS ((SELECT 1 UNION ALL SELECT 2) UNION ALL SELECT n + 2 FROM t WHERE n < 5) SELECT n FROM t ORDER BY n;
--> n:int4
--| 1
--| 2
--| 3
--| 4
--| 5
--| 6
WITH RECURSIVE a(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM a WHERE n < 3), b(m) AS (SELECT n * 10 FROM a UNION ALL SELECT m + 1 FROM b WHERE m % 10 < 2) SELECT m FROM b ORDER BY m;
--> m:int4
--| 10
--| 11
--| 12
--| 20
--| 21
--| 22
--| 30
--| 31
--| 32
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n IN (SELECT 1 UNION SELECT 2)) SELECT * FROM t ORDER BY n;
--> n:int4
--| 1
--| 2
--| 3
CREATE TABLE m (id int PRIMARY KEY, v int);
--= CREATE TABLE
WITH i AS (INSERT INTO m VALUES (1, 10), (2, 20) RETURNING *) SELECT sum(v) FROM i;
--> sum:int8
--| 30
WITH u AS (UPDATE m SET v = v + 1 RETURNING id, v) SELECT * FROM u ORDER BY id;
--> id:int4 | v:int4
--| 1 | 11
--| 2 | 21
WITH u AS (UPDATE m SET v = 0 WHERE id = 1 RETURNING id) SELECT m.v FROM m JOIN u USING (id);
--> v:int4
--| 11
SELECT * FROM m ORDER BY id;
--> id:int4 | v:int4
--| 1 | 0
--| 2 | 21
WITH d AS (DELETE FROM m WHERE id = 1 RETURNING *) INSERT INTO m SELECT id + 10, v FROM d RETURNING *;
--> id:int4 | v:int4
--| 11 | 0
--= INSERT 0 1
WITH i AS (INSERT INTO m VALUES (5, 50)) SELECT count(*) FROM m;
--> count:int8
--| 2
WITH i AS (INSERT INTO m VALUES (6, 60)) SELECT * FROM i;
--! 0A000: WITH query "i" does not have a RETURNING clause
SELECT * FROM m ORDER BY id;
--> id:int4 | v:int4
--| 2 | 21
--| 5 | 50
--| 11 | 0
WITH x AS (SELECT 100 AS v) UPDATE m SET v = x.v FROM x WHERE m.id = 2 RETURNING m.*;
--> id:int4 | v:int4
--| 2 | 100
--= UPDATE 1
WITH x AS (SELECT 2 AS id) DELETE FROM m USING x WHERE m.id = x.id RETURNING *;
--> id:int4 | v:int4 | id:int4
--| 2 | 100 | 2
--= DELETE 1
WITH x AS (SELECT 7 AS id, 70 AS v) INSERT INTO m SELECT * FROM x RETURNING *;
--> id:int4 | v:int4
--| 7 | 70
--= INSERT 0 1
INSERT INTO m WITH x AS (SELECT 8 AS id, 80 AS v) SELECT * FROM x RETURNING *;
--> id:int4 | v:int4
--| 8 | 80
--= INSERT 0 1
WITH a AS (INSERT INTO m VALUES (20, 1) RETURNING id), b AS (INSERT INTO m VALUES (21, 2) RETURNING id) SELECT * FROM a UNION ALL SELECT * FROM b ORDER BY 1;
--> id:int4
--| 20
--| 21
SELECT * FROM (WITH d AS (DELETE FROM m RETURNING 1) SELECT * FROM d) x;
--! 0A000: WITH clause containing a data-modifying statement must be at the top level
WITH x AS (SELECT 1) VALUES (2);
--> column1:int4
--| 2
WITH x AS (SELECT 1 AS a) TABLE x;
--> a:int4
--| 1

-- A row is changed by the first of several modifications, and by no other.
CREATE TABLE cte_twice (i int PRIMARY KEY, j int);
--= CREATE TABLE

INSERT INTO cte_twice VALUES (1, 10), (2, 20), (3, 30);
--= INSERT 0 3

WITH a AS (UPDATE cte_twice SET j = j + 1 WHERE i <= 2 RETURNING i, j), b AS (UPDATE cte_twice SET j = j * 2 RETURNING i, j) SELECT 'a', i, j FROM a UNION ALL SELECT 'b', i, j FROM b ORDER BY 1, 2;
--> ?column?:text | i:int4 | j:int4
--| a | 1 | 11
--| a | 2 | 21
--| b | 3 | 60

WITH a AS (UPDATE cte_twice SET j = 0 WHERE i = 1 RETURNING i) DELETE FROM cte_twice WHERE i <= 2 AND (SELECT count(*) FROM a) = 1 RETURNING i, j;
--> i:int4 | j:int4
--| 2 | 21
--= DELETE 1

WITH a AS (DELETE FROM cte_twice WHERE i = 1 RETURNING i) UPDATE cte_twice SET j = 7 WHERE (SELECT count(*) FROM a) = 1 RETURNING i, j;
--> i:int4 | j:int4
--| 3 | 7
--= UPDATE 1

SELECT * FROM cte_twice ORDER BY i;
--> i:int4 | j:int4
--| 3 | 7

-- Queries in RETURNING see the table as it was.
INSERT INTO cte_twice VALUES (8, 8), (9, 9) RETURNING i IN (SELECT i FROM cte_twice), (SELECT count(*) FROM cte_twice);
--> ?column?:bool | count:int8
--| f | 1
--| f | 1
--= INSERT 0 2

INSERT INTO cte_twice VALUES (10, 8) RETURNING (SELECT max(i) FROM cte_twice WHERE cte_twice.i > 2);
--> max:int4
--| 9
--= INSERT 0 1

DROP TABLE cte_twice;
--= DROP TABLE

-- A recursive term with a WITH of its own: what is in it is judged, not where it is read.
WITH RECURSIVE t (step, v) AS (VALUES (0, 1) UNION ALL (WITH u AS (SELECT * FROM t) SELECT step + 1, v * 2 FROM u WHERE step < 5 AND EXISTS (SELECT 1 FROM u))) SELECT * FROM t ORDER BY step;
--> step:int4 | v:int4
--| 0 | 1
--| 1 | 2
--| 2 | 4
--| 3 | 8
--| 4 | 16
--| 5 | 32

WITH RECURSIVE t (step, v) AS (VALUES (0, 1) UNION ALL (WITH u AS (SELECT * FROM t) SELECT u.step + 1, w.v FROM u LEFT JOIN u AS w ON w.step = 1 WHERE u.step < 3)) SELECT * FROM t ORDER BY step;
--> step:int4 | v:int4
--| 0 | 1
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅

WITH RECURSIVE t (n) AS (VALUES (0) UNION ALL (WITH u AS (SELECT 1 FROM generate_series(1, 2) LEFT JOIN t ON true) SELECT 1 FROM u)) SELECT * FROM t;
--! 42P19: recursive reference to query "t" must not appear within an outer join

-- A subquery of one column has its name, a wildcard's too.
CREATE TABLE cte_names (a int, b int);
--= CREATE TABLE

SELECT (SELECT * FROM (SELECT 42) AS t (a) NATURAL JOIN (SELECT 42) AS u (a)), (WITH c AS (SELECT sum(b) FROM cte_names) SELECT * FROM c), (SELECT 1);
--> a:int4 | sum:int8 | ?column?:int4
--| 42 | ∅ | 1

DROP TABLE cte_names;
--= DROP TABLE
