-- Subqueries in every place, correlated and not.
CREATE TABLE emp (id int PRIMARY KEY, name text, dept int, boss int, pay numeric);
--= CREATE TABLE
CREATE TABLE dept (id int PRIMARY KEY, name text);
--= CREATE TABLE
INSERT INTO emp VALUES (1, 'ann', 1, NULL, 100), (2, 'bob', 1, 1, 80), (3, 'cid', 2, 1, 90), (4, 'dee', 2, 3, NULL), (5, 'eve', NULL, 3, 70);
--= INSERT 0 5
INSERT INTO dept VALUES (1, 'dev'), (2, 'ops'), (3, 'hr');
--= INSERT 0 3
SELECT (SELECT 1), (SELECT NULL), (SELECT 1 WHERE false), (SELECT max(pay) FROM emp);
--> ?column?:int4 | ?column?:text | ?column?:int4 | max:numeric
--| 1 | ∅ | ∅ | 100
SELECT (SELECT id FROM emp);
--! 21000: more than one row returned by a subquery used as an expression
SELECT (SELECT id, name FROM emp WHERE id = 1);
--! 42601: subquery must return only one column
SELECT (SELECT 1, 2);
--! 42601: subquery must return only one column
SELECT name, (SELECT d.name FROM dept d WHERE d.id = e.dept) FROM emp e ORDER BY e.id;
--> name:text | name:text
--| ann | dev
--| bob | dev
--| cid | ops
--| dee | ops
--| eve | ∅
SELECT name, (SELECT count(*) FROM emp x WHERE x.boss = e.id) FROM emp e ORDER BY e.id;
--> name:text | count:int8
--| ann | 2
--| bob | 0
--| cid | 2
--| dee | 0
--| eve | 0
SELECT name FROM emp e WHERE pay > (SELECT avg(pay) FROM emp x WHERE x.dept = e.dept) ORDER BY id;
--> name:text
--| ann
SELECT name FROM emp WHERE dept IN (SELECT id FROM dept WHERE name <> 'ops') ORDER BY id;
--> name:text
--| ann
--| bob
SELECT name FROM dept WHERE id NOT IN (SELECT dept FROM emp) ORDER BY id;
--> name:text
SELECT name FROM dept WHERE id NOT IN (SELECT dept FROM emp WHERE dept IS NOT NULL) ORDER BY id;
--> name:text
--| hr
SELECT name FROM dept d WHERE EXISTS (SELECT 1 FROM emp e WHERE e.dept = d.id) ORDER BY id;
--> name:text
--| dev
--| ops
SELECT name FROM dept d WHERE NOT EXISTS (SELECT * FROM emp e WHERE e.dept = d.id) ORDER BY id;
--> name:text
--| hr
SELECT name FROM dept d WHERE EXISTS (SELECT 1 FROM emp e WHERE e.dept = d.id AND e.pay > 85) OR d.id = 3 ORDER BY id;
--> name:text
--| dev
--| ops
--| hr
SELECT name FROM emp WHERE (dept, boss) IN (SELECT 1, 1) ORDER BY id;
--> name:text
--| bob
SELECT name FROM emp WHERE (dept, boss) = (SELECT 2, 3);
--> name:text
--| dee
SELECT name FROM emp WHERE (dept, boss) NOT IN (SELECT dept, boss FROM emp WHERE id = 2) ORDER BY id;
--> name:text
--| cid
--| dee
--| eve
SELECT name FROM emp WHERE ROW(dept, boss) < (SELECT 2, 2) ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
SELECT name FROM emp WHERE (1, 2) = (SELECT 1);
--! 42601: subquery has too few columns
SELECT name FROM emp WHERE dept IN (SELECT 1, 2);
--! 42601: subquery has too many columns
SELECT name FROM emp WHERE pay > ALL (SELECT pay FROM emp WHERE dept = 2 AND pay IS NOT NULL) ORDER BY id;
--> name:text
--| ann
SELECT name FROM emp WHERE pay >= ALL (SELECT pay FROM emp) ORDER BY id;
--> name:text
SELECT name FROM emp WHERE pay > ANY (SELECT pay FROM emp) ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
SELECT name FROM emp WHERE pay < SOME (SELECT 85) ORDER BY id;
--> name:text
--| bob
--| eve
SELECT name FROM emp WHERE pay > ALL (SELECT pay FROM emp WHERE false) ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
--| dee
--| eve
SELECT 1 = ANY (SELECT 1 UNION SELECT 2), 3 <> ALL (SELECT 1 UNION SELECT NULL), NULL = ANY (SELECT 1 WHERE false);
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | ∅ | f
SELECT 'a' = ANY (SELECT 1);
--! 22P02: invalid input syntax for type integer: "a"
SELECT d.name, s.n, s.p FROM dept d LEFT JOIN (SELECT dept, count(*) n, sum(pay) p FROM emp GROUP BY dept) s ON s.dept = d.id ORDER BY d.id;
--> name:text | n:int8 | p:numeric
--| dev | 2 | 180
--| ops | 2 | 90
--| hr | ∅ | ∅
SELECT * FROM (SELECT id FROM emp ORDER BY pay DESC NULLS LAST LIMIT 2) x ORDER BY id;
--> id:int4
--| 1
--| 3
SELECT * FROM (SELECT 1);
--! 42601: subquery in FROM must have an alias
SELECT x.* FROM (SELECT 1 AS a, 2 AS a) x;
--> a:int4 | a:int4
--| 1 | 2
SELECT x.a FROM (SELECT 1 AS a, 2 AS a) x;
--! 42702: column reference "a" is ambiguous
SELECT * FROM (SELECT 1, 2) AS x(p);
--> p:int4 | ?column?:int4
--| 1 | 2
SELECT * FROM (SELECT 1, 2) AS x(p, q, r);
--! 42P10: table "x" has 2 columns available but 3 columns specified
SELECT (SELECT e.name FROM dept LIMIT 1) FROM emp e ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
--| dee
--| eve
SELECT name FROM emp e WHERE 1 = (SELECT count(*) FROM emp x WHERE x.dept = e.dept AND x.id <> e.id) ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
--| dee
SELECT name, pay FROM emp e WHERE pay = (SELECT max(pay) FROM emp WHERE dept = e.dept) ORDER BY id;
--> name:text | pay:numeric
--| ann | 100
--| cid | 90
SELECT (SELECT (SELECT e.name || d.name FROM dept d WHERE d.id = e.dept)) FROM emp e ORDER BY id;
--> ?column?:text
--| anndev
--| bobdev
--| cidops
--| deeops
--| ∅
SELECT name FROM emp e WHERE EXISTS (SELECT 1 FROM dept d WHERE d.id = e.dept AND EXISTS (SELECT 1 FROM emp x WHERE x.dept = d.id AND x.boss = e.id)) ORDER BY id;
--> name:text
--| ann
--| cid
SELECT CASE WHEN EXISTS (SELECT 1 FROM emp WHERE pay > 95) THEN 'rich' ELSE 'poor' END;
--> case:text
--| rich
SELECT name FROM emp ORDER BY (SELECT name FROM dept WHERE id = dept) NULLS FIRST, id;
--> name:text
--| eve
--| ann
--| bob
--| cid
--| dee
SELECT name FROM emp ORDER BY id LIMIT (SELECT 2) OFFSET (SELECT 1);
--> name:text
--| bob
--| cid
SELECT dept, sum(pay) FROM emp GROUP BY dept HAVING sum(pay) > (SELECT avg(pay) FROM emp) ORDER BY dept;
--> dept:int4 | sum:numeric
--| 1 | 180
--| 2 | 90
SELECT ARRAY(SELECT name FROM emp e WHERE e.dept = d.id ORDER BY id) FROM dept d ORDER BY id;
--> array:_text
--| {ann,bob}
--| {cid,dee}
--| {}
SELECT (SELECT row(e.id, e.name) FROM emp e WHERE id = 1);
--> row:record
--| (1,ann)
SELECT (SELECT e FROM emp e WHERE id = 1);
--> e:user
--| (1,ann,1,,100)
SELECT ((SELECT e FROM emp e WHERE id = 1)).name;
--> name:text
--| ann
SELECT nosuch FROM emp WHERE id IN (SELECT id FROM dept);
--! 42703: column "nosuch" does not exist
SELECT name FROM emp WHERE id IN (SELECT emp.id FROM dept) ORDER BY id;
--> name:text
--| ann
--| bob
--| cid
--| dee
--| eve
SELECT (SELECT nosuch FROM dept) FROM emp;
--! 42703: column "nosuch" does not exist
SELECT count(*) FROM emp WHERE pay IN (SELECT pay FROM emp), dept;
--! 42601: syntax error at or near ","
SELECT name FROM emp WHERE name = ANY (SELECT name FROM emp WHERE id < 3) ORDER BY id;
--> name:text
--| ann
--| bob
SELECT e.name FROM emp e, dept d WHERE e.dept = d.id AND d.id = (SELECT min(id) FROM dept) ORDER BY e.id;
--> name:text
--| ann
--| bob
SELECT d.id, (SELECT string_agg(e.name, ',' ORDER BY e.id) FROM emp e WHERE e.dept = d.id) FROM dept d ORDER BY d.id;
--> id:int4 | string_agg:text
--| 1 | ann,bob
--| 2 | cid,dee
--| 3 | ∅
SELECT d.id, (SELECT e.name FROM emp e WHERE e.dept = d.id ORDER BY e.pay DESC NULLS LAST LIMIT 1) FROM dept d ORDER BY d.id;
--> id:int4 | name:text
--| 1 | ann
--| 2 | cid
--| 3 | ∅
SELECT e.id, (SELECT count(*) FROM emp x WHERE x.pay < e.pay) AS below FROM emp e ORDER BY e.id;
--> id:int4 | below:int8
--| 1 | 3
--| 2 | 1
--| 3 | 2
--| 4 | 0
--| 5 | 0
SELECT (SELECT sum(x.pay) FROM emp x WHERE x.dept = d.id HAVING count(*) > 1) FROM dept d ORDER BY id;
--> sum:numeric
--| 180
--| 90
--| ∅
SELECT name FROM dept d WHERE (SELECT count(*) FROM emp e WHERE e.dept = d.id) = 0;
--> name:text
--| hr
SELECT name FROM dept d WHERE 3 > (SELECT count(*) FROM emp e WHERE e.dept = d.id AND e.pay > 50) ORDER BY id;
--> name:text
--| dev
--| ops
--| hr
SELECT d.id FROM dept d WHERE d.id IN (SELECT e.dept FROM emp e WHERE e.pay > d.id * 45) ORDER BY 1;
--> id:int4
--| 1
SELECT d.id, d.id IN (SELECT dept FROM emp), d.id NOT IN (SELECT dept FROM emp WHERE dept IS NOT NULL), EXISTS (SELECT FROM emp WHERE dept = d.id) FROM dept d ORDER BY 1;
--> id:int4 | ?column?:bool | ?column?:bool | exists:bool
--| 1 | t | f | t
--| 2 | t | f | t
--| 3 | ∅ | t | f
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 3) SELECT n, (SELECT sum(n) FROM t x WHERE x.n <= t.n) FROM t ORDER BY n;
--> n:int4 | sum:int8
--| 1 | 1
--| 2 | 3
--| 3 | 6

-- A subquery grouped by the outer query's column.
SELECT i, (SELECT count(*) FROM (VALUES (1), (2), (3), (NULL)) b(j) WHERE b.j > a.i GROUP BY a.i) FROM (VALUES (1), (2), (3), (NULL)) a(i) ORDER BY i;
--> i:int4 | count:int8
--| 1 | 2
--| 2 | 1
--| 3 | ∅
--| ∅ | ∅

-- A subquery written twice at one level is one expression.
CREATE TABLE again_c (id int, c_id int);
--= CREATE TABLE

CREATE TABLE again_o (c_id int);
--= CREATE TABLE

INSERT INTO again_c VALUES (1, 1), (2, 1), (3, 2);
--= INSERT 0 3

INSERT INTO again_o VALUES (1), (1);
--= INSERT 0 2

SELECT (SELECT count(*) FROM again_o AS o WHERE o.c_id = c.c_id) AS n, count(*) FROM again_c AS c GROUP BY (SELECT count(*) FROM again_o AS o WHERE o.c_id = c.c_id) ORDER BY (SELECT count(*) FROM again_o AS o WHERE o.c_id = c.c_id) DESC;
--> n:int8 | count:int8
--| 2 | 2
--| 0 | 1

SELECT EXISTS (SELECT 1 FROM again_o AS o WHERE o.c_id = c.c_id), count(*) FROM again_c AS c GROUP BY EXISTS (SELECT 1 FROM again_o AS o WHERE o.c_id = c.c_id) ORDER BY 2;
--> exists:bool | count:int8
--| f | 1
--| t | 2

SELECT (SELECT count(*) FROM again_o AS o WHERE o.c_id = c.c_id + 1) FROM again_c AS c GROUP BY (SELECT count(*) FROM again_o AS o WHERE o.c_id = c.c_id);
--! 42803: subquery uses ungrouped column "c.c_id" from outer query

-- A row of NULLs is a row; the row that an outer join hasn't is none.
INSERT INTO again_c VALUES (NULL, NULL);
--= INSERT 0 1

SELECT to_jsonb(c), c, c IS NULL, count(c) OVER () FROM again_c AS c ORDER BY id;
--> to_jsonb:jsonb | c:user | ?column?:bool | count:int8
--| {"id": 1, "c_id": 1} | (1,1) | f | 4
--| {"id": 2, "c_id": 1} | (2,1) | f | 4
--| {"id": 3, "c_id": 2} | (3,2) | f | 4
--| {"id": null, "c_id": null} | (,) | t | 4

SELECT count(c), count(c.*), jsonb_agg(c.* ORDER BY id) FROM again_c AS c;
--> count:int8 | count:int8 | jsonb_agg:jsonb
--| 4 | 4 | [{"id": 1, "c_id": 1}, {"id": 2, "c_id": 1}, {"id": 3, "c_id": 2}, {"id": null, "c_id": null}]

SELECT count(x), count(*) FROM again_c AS c LEFT JOIN again_o AS x ON x.c_id = c.id;
--> count:int8 | count:int8
--| 2 | 5

SELECT count(x), count(*) FROM again_o AS x FULL JOIN (SELECT 7 AS y, * FROM again_c) AS z ON z.c_id = x.c_id;
--> count:int8 | count:int8
--| 4 | 6

WITH w AS (SELECT * FROM again_c) SELECT array_agg(w ORDER BY id) FROM w;
--> array_agg:_record
--| {"(1,1)","(2,1)","(3,2)","(,)"}

SELECT coalesce(c, ROW(7, 7)::again_c) FROM again_c AS c ORDER BY id;
--> coalesce:user
--| (1,1)
--| (2,1)
--| (3,2)
--| (,)

-- A cast behind what has no operand on its right is one of the whole.
SELECT 'a' COLLATE "C"::text || 'b', 1 IS NULL::text, 1 IN (1, 2)::text, 1 ISNULL::int;
--> ?column?:text | text:text | text:text | int4:int4
--| ab | false | true | 0

DROP TABLE again_c, again_o;
--= DROP TABLE
-- Conditions on surrounding rows alone, above aggregations, windows and full joins.
CREATE TABLE cs (a int, b int);
--= CREATE TABLE
INSERT INTO cs VALUES (1, 1), (2, NULL), (3, 3);
--= INSERT 0 3
SELECT a, (SELECT count(*) FROM cs AS i HAVING o.a > 1), (SELECT count(*) FROM cs AS i GROUP BY GROUPING SETS (()) HAVING o.b = 1),
    (SELECT string_agg(n::text, ',' ORDER BY n) FROM (SELECT count(*) AS n FROM cs AS i GROUP BY ROLLUP (i.a) HAVING o.b IS NOT NULL) g) FROM cs AS o ORDER BY a;
--> a:int4 | count:int8 | count:int8 | string_agg:text
--| 1 | ∅ | 3 | 1,1,1,3
--| 2 | 3 | ∅ | ∅
--| 3 | 3 | ∅ | 1,1,1,3
SELECT a, (SELECT sum(n) FROM (SELECT row_number() OVER (ORDER BY i.a) AS n FROM cs AS i) w WHERE o.b > 1) FROM cs AS o ORDER BY a;
--> a:int4 | sum:numeric
--| 1 | ∅
--| 2 | ∅
--| 3 | 6
SELECT o.a, l.* FROM cs AS o LEFT JOIN LATERAL (SELECT x.a AS x, y.b AS y FROM cs AS x FULL JOIN cs AS y ON x.a = y.b WHERE o.b = 3) l ON true ORDER BY 1, 2, 3;
--> a:int4 | x:int4 | y:int4
--| 1 | ∅ | ∅
--| 2 | ∅ | ∅
--| 3 | 1 | 1
--| 3 | 2 | ∅
--| 3 | 3 | 3
--| 3 | ∅ | ∅
SELECT a FROM cs AS o WHERE EXISTS (SELECT FROM cs AS x FULL JOIN cs AS y ON x.a = y.b AND x.b = 3 WHERE o.a < 3) ORDER BY a;
--> a:int4
--| 1
--| 2
DROP TABLE cs;
--= DROP TABLE
