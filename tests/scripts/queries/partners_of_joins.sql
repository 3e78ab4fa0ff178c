-- Rows without a partner in a hash join are left out where they are read: the same rows come of it, whatever stands between.
CREATE TABLE fact (id integer PRIMARY KEY, k integer, g integer, t text, n numeric);
--= CREATE TABLE
CREATE TABLE dim (k integer, name text, grp integer);
--= CREATE TABLE
CREATE TABLE small (g integer, s text);
--= CREATE TABLE
INSERT INTO fact SELECT i, nullif(i % 101, 7), i % 13, 'text ' || i % 50, i / 8.0 FROM generate_series(1, 12000) i;
--= INSERT 0 12000
INSERT INTO dim SELECT i, 'd' || i, i % 9 FROM generate_series(0, 110) i;
--= INSERT 0 111
INSERT INTO dim VALUES (NULL, 'none', 3), (5, 'twice', 3);
--= INSERT 0 2
INSERT INTO small VALUES (1, 'one'), (2, 'two'), (NULL, 'no');
--= INSERT 0 3
ANALYZE;
--= ANALYZE
SELECT count(*), sum(n), max(t), max(name) FROM fact JOIN dim USING (k) WHERE grp = 3;
--> count:int8 | sum:numeric | max:text | max:text
--| 1426 | 1068608.25000000000000000000 | text 9 | twice
SELECT count(*), sum(n), max(t), max(name) FROM fact JOIN dim USING (k);
--> count:int8 | sum:numeric | max:text | max:text
--| 12000 | 9000720.25000000000000000000 | text 9 | twice
SELECT count(*), sum(n), max(t), max(name), max(s) FROM fact JOIN dim USING (k) JOIN small USING (g) WHERE grp < 4;
--> count:int8 | sum:numeric | max:text | max:text | max:text
--| 860 | 645946.00000000000000000000 | text 9 | twice | two
SELECT count(*), count(d.k), sum(n), max(t) FROM fact f RIGHT JOIN (SELECT * FROM dim WHERE grp > 5) d ON f.k = d.k AND f.g < 3;
--> count:int8 | count:int8 | sum:numeric | max:text
--| 882 | 882 | 658831.0000000000000000 | text 9
SELECT count(*), count(d.k), sum(n), max(t) FROM fact f LEFT JOIN (SELECT * FROM dim WHERE grp = 2) d USING (k) JOIN small USING (g);
--> count:int8 | count:int8 | sum:numeric | max:text
--| 1847 | 201 | 1384730.87500000000000000000 | text 9
SELECT count(*), sum(n), max(t) FROM fact WHERE k IN (SELECT k FROM dim WHERE grp = 4) AND n > 100;
--> count:int8 | sum:numeric | max:text
--| 1220 | 975729.7500000000000000 | text 9
SELECT count(*), sum(n), max(t) FROM fact f WHERE NOT EXISTS (SELECT FROM dim d WHERE d.k = f.k AND grp <> 4);
--> count:int8 | sum:numeric | max:text
--| 1426 | 1068801.37500000000000000000 | text 9
SELECT count(*), sum(n), max(t) FROM fact f WHERE NOT EXISTS (SELECT FROM dim d WHERE d.k = f.k AND grp <> 4) AND g IN (SELECT g FROM small);
--> count:int8 | sum:numeric | max:text
--| 220 | 163868.8750000000000000 | text 9
SELECT count(*), sum(n) FROM fact JOIN dim USING (k) WHERE grp = 99;
--> count:int8 | sum:numeric
--| 0 | ∅
SELECT count(*), count(d.k) FROM fact f FULL JOIN (SELECT * FROM dim WHERE grp = 99) d USING (k) JOIN small USING (g);
--> count:int8 | count:int8
--| 1847 | 0
SELECT count(*), sum(x) FROM (SELECT g AS a, k AS b, n * 2 AS x FROM fact) f JOIN dim d ON f.b = d.k JOIN small s ON s.g = f.a WHERE d.grp IN (1, 2);
--> count:int8 | sum:numeric
--| 420 | 628970.50000000000000000000
SELECT g, (SELECT count(*) FROM fact f JOIN dim d USING (k) WHERE f.g = small.g AND d.grp = 3) FROM small ORDER BY g;
--> g:int4 | count:int8
--| 1 | 110
--| 2 | 111
--| ∅ | 0
SELECT f.id, f.t, name FROM fact f JOIN dim USING (k) WHERE grp = 3 ORDER BY f.id LIMIT 3;
--> id:int4 | t:text | name:text
--| 3 | text 3 | d3
--| 5 | text 5 | twice
--| 12 | text 12 | d12
SELECT count(*) FROM (SELECT * FROM fact f JOIN dim d USING (k) WHERE grp = 3 LIMIT 5) x;
--> count:int8
--| 5
SET force_parallel_mode = on;
--= SET
SELECT count(*), sum(n), max(t), max(name), max(s) FROM fact JOIN dim USING (k) JOIN small USING (g) WHERE grp < 4;
--> count:int8 | sum:numeric | max:text | max:text | max:text
--| 860 | 645946.00000000000000000000 | text 9 | twice | two
SELECT count(*), count(d.k), sum(n), max(t) FROM fact f RIGHT JOIN (SELECT * FROM dim WHERE grp > 5) d ON f.k = d.k AND f.g < 3;
--> count:int8 | count:int8 | sum:numeric | max:text
--| 882 | 882 | 658831.0000000000000000 | text 9
SELECT g, count(*), sum(n) FROM fact WHERE k IN (SELECT k FROM dim WHERE grp = 4) GROUP BY g ORDER BY g;
--> g:int4 | count:int8 | sum:numeric
--| 0 | 100 | 74691.5000000000000000
--| 1 | 101 | 75276.1250000000000000
--| 2 | 101 | 75851.0000000000000000
--| 3 | 101 | 76425.8750000000000000
--| 4 | 100 | 74008.62500000000000000000
--| 5 | 100 | 74580.1250000000000000
--| 6 | 101 | 76644.1250000000000000
--| 7 | 101 | 75741.8750000000000000
--| 8 | 100 | 74825.6250000000000000
--| 9 | 100 | 75374.3750000000000000
--| 10 | 101 | 75960.1250000000000000
--| 11 | 101 | 75057.8750000000000000
--| 12 | 100 | 75619.8750000000000000
SET force_parallel_mode = off;
--= SET
-- Who is met by such a statement and who isn't is what it was.
UPDATE fact SET n = 0 FROM dim WHERE fact.k = dim.k AND grp = 3;
--= UPDATE 1426
DELETE FROM fact USING dim, small WHERE fact.k = dim.k AND fact.g = small.g AND grp = 4;
--= DELETE 202
SELECT count(*), sum(n) FROM fact;
--> count:int8 | sum:numeric
--| 11798 | 7781014.62500000000000000000
PREPARE of_group(int) AS SELECT count(*), sum(n) FROM fact JOIN dim USING (k) WHERE grp = $1;
--= PREPARE
EXECUTE of_group(3);
--> count:int8 | sum:numeric
--| 1426 | 0
EXECUTE of_group(99);
--> count:int8 | sum:numeric
--| 0 | ∅
EXECUTE of_group(1);
--> count:int8 | sum:numeric
--| 1426 | 1069692.37500000000000000000
