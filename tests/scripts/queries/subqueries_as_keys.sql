-- A subquery that is written twice at one level is one expression, IN, ANY and ALL too: ORDER BY of SELECT DISTINCT and GROUP BY find it.
CREATE TABLE ra (id int, n text);
--= CREATE TABLE
CREATE TABLE rb (a int, x int, h text);
--= CREATE TABLE
INSERT INTO ra VALUES (1, 'p'), (2, 'q'), (3, 'r');
--= INSERT 0 3
INSERT INTO rb VALUES (1, 5, 'Art'), (1, 7, 'Art'), (2, 3, 'x');
--= INSERT 0 3
SELECT DISTINCT id, (SELECT max(x)::text FROM rb b WHERE b.a = a.id AND h::text LIKE 'A%') m FROM ra a ORDER BY (SELECT max(x)::text FROM rb b WHERE b.a = a.id AND CAST(h AS text) LIKE 'A%') NULLS FIRST, id;
--> id:int4 | m:text
--| 2 | ∅
--| 3 | ∅
--| 1 | 7
SELECT DISTINCT id IN (SELECT b.a FROM rb b) FROM ra a ORDER BY id IN (SELECT b.a FROM rb b);
--> ?column?:bool
--| f
--| t
SELECT id IN (SELECT b.a FROM rb b) AS known, count(*) FROM ra a GROUP BY id IN (SELECT b.a FROM rb b) ORDER BY 1;
--> known:bool | count:int8
--| f | 1
--| t | 2
SELECT id + 1 > ALL (SELECT b.a FROM rb b WHERE b.x > a.id) AS more, count(*) FROM ra a GROUP BY id + 1 > ALL (SELECT b.a FROM rb b WHERE b.x > a.id) ORDER BY more;
--> more:bool | count:int8
--| f | 1
--| t | 2
SELECT (id, 5) IN (SELECT b.a, b.x FROM rb b), count(*) FROM ra a GROUP BY (id, 5) IN (SELECT b.a, b.x FROM rb b) ORDER BY 1;
--> ?column?:bool | count:int8
--| f | 2
--| t | 1
SELECT DISTINCT id IN (SELECT b.a FROM rb b) FROM ra a ORDER BY id IN (SELECT b.x FROM rb b);
--! 42P10: for SELECT DISTINCT, ORDER BY expressions must appear in select list
SELECT DISTINCT id IN (SELECT b.a FROM rb b) FROM ra a ORDER BY id + 1 IN (SELECT b.a FROM rb b);
--! 42P10: for SELECT DISTINCT, ORDER BY expressions must appear in select list
DROP TABLE ra, rb;
--= DROP TABLE
