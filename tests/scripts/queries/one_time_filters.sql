-- Conditions that are the same for all rows are tested once, before anything is read.
CREATE TABLE once (a integer PRIMARY KEY, b integer);
--= CREATE TABLE
CREATE TABLE other (c integer PRIMARY KEY, d integer);
--= CREATE TABLE
INSERT INTO once SELECT g, g % 10 FROM generate_series(1, 1000) g;
--= INSERT 0 1000
INSERT INTO other SELECT g, g % 7 FROM generate_series(1, 100) g;
--= INSERT 0 100
EXPLAIN (COSTS OFF) SELECT * FROM once WHERE current_user = 'nobody';
--> QUERY PLAN:text
--| Result
--| ␠ One-Time Filter: (CURRENT_USER = 'nobody'::name)
--| ␠ ->  Seq Scan on once
EXPLAIN (COSTS OFF) SELECT * FROM once WHERE current_setting('cambium.none', true) IS NULL AND b = 3 AND current_user = 'nobody';
--> QUERY PLAN:text
--| Result
--| ␠ One-Time Filter: ((current_setting('cambium.none'::text, true) IS NULL) AND (CURRENT_USER = 'nobody'::name))
--| ␠ ->  Seq Scan on once
--| ␠       Filter: (b = 3)
EXPLAIN (COSTS OFF) SELECT * FROM once WHERE a = 5 AND current_user = 'nobody';
--> QUERY PLAN:text
--| Result
--| ␠ One-Time Filter: (CURRENT_USER = 'nobody'::name)
--| ␠ ->  Index Scan using once_pkey on once
--| ␠       Index Cond: (a = 5)
EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF, SUMMARY OFF) SELECT * FROM once WHERE current_user = 'nobody';
--> QUERY PLAN:text
--| Result (actual rows=0 loops=1)
--| ␠ One-Time Filter: (CURRENT_USER = 'nobody'::name)
--| ␠ ->  Seq Scan on once (never executed)
SELECT count(*) FROM once WHERE current_user = 'nobody';
--> count:int8
--| 0
SELECT count(*), min(a), max(b) FROM once WHERE current_user <> 'nobody';
--> count:int8 | min:int4 | max:int4
--| 1000 | 1 | 9
SELECT max(a) FROM once WHERE current_user = 'nobody';
--> max:int4
--| ∅
SELECT max(a) FROM once WHERE current_user <> 'nobody';
--> max:int4
--| 1000
SELECT count(*) FROM once, other WHERE a = c AND current_user = 'nobody';
--> count:int8
--| 0
SELECT count(*) FROM once, other WHERE a = c AND current_user <> 'nobody';
--> count:int8
--| 100
SELECT count(*), count(c) FROM once LEFT JOIN other ON a = c AND current_user = 'nobody';
--> count:int8 | count:int8
--| 1000 | 0
SELECT count(*), count(c) FROM once LEFT JOIN other ON a = c WHERE current_user = 'nobody';
--> count:int8 | count:int8
--| 0 | 0
SELECT count(*), count(a), count(c) FROM once FULL JOIN other ON a = c AND current_user = 'nobody';
--> count:int8 | count:int8 | count:int8
--| 1100 | 1000 | 100
SELECT count(*), count(a), count(c) FROM once RIGHT JOIN other ON a = c AND current_user <> 'nobody' WHERE d > 2;
--> count:int8 | count:int8 | count:int8
--| 56 | 56 | 56
SELECT count(*) FROM once WHERE (SELECT max(d) FROM other) > 5 AND b = 2;
--> count:int8
--| 100
SELECT count(*) FROM once WHERE (SELECT max(d) FROM other) > 6 AND b = 2;
--> count:int8
--| 0
SELECT count(*) FROM once JOIN (SELECT * FROM other WHERE (SELECT max(d) FROM other) > 6) o ON a = c;
--> count:int8
--| 0
SELECT count(*) FROM once WHERE EXISTS (SELECT FROM other WHERE c = a AND current_user <> 'nobody');
--> count:int8
--| 100
SELECT count(*) FROM once WHERE NOT EXISTS (SELECT FROM other WHERE c = a AND current_user = 'nobody');
--> count:int8
--| 1000
SELECT count(*) FROM once WHERE a IN (SELECT c FROM other WHERE current_user = 'nobody');
--> count:int8
--| 0
SELECT count(*) FROM once WHERE a NOT IN (SELECT c FROM other WHERE current_user = 'nobody');
--> count:int8
--| 1000
SELECT b, count(*) FROM once GROUP BY b HAVING current_user = 'nobody';
--> b:int4 | count:int8
SELECT count(*) FROM once HAVING current_user = 'nobody';
--> count:int8
SELECT a, (SELECT count(*) FROM other WHERE d = 3 AND b > 5) FROM once WHERE a BETWEEN 4 AND 7 ORDER BY a;
--> a:int4 | count:int8
--| 4 | 0
--| 5 | 0
--| 6 | 14
--| 7 | 14
SELECT a, n FROM once, LATERAL (SELECT count(*) AS n FROM other WHERE once.b > 5) l WHERE a BETWEEN 4 AND 7 ORDER BY a;
--> a:int4 | n:int8
--| 4 | 0
--| 5 | 0
--| 6 | 100
--| 7 | 100
SELECT a, c FROM once, LATERAL (SELECT c FROM other WHERE once.b > 5 AND d = once.a % 7 ORDER BY c LIMIT 2) l WHERE a BETWEEN 4 AND 7 ORDER BY a, c;
--> a:int4 | c:int4
--| 6 | 6
--| 6 | 13
--| 7 | 7
--| 7 | 14
SELECT a, c FROM once LEFT JOIN LATERAL (SELECT c FROM other WHERE once.b > 5 AND c < 3) l ON true WHERE a BETWEEN 4 AND 7 ORDER BY a, c;
--> a:int4 | c:int4
--| 4 | ∅
--| 5 | ∅
--| 6 | 1
--| 6 | 2
--| 7 | 1
--| 7 | 2
SELECT * FROM (SELECT a FROM once WHERE a < 3 UNION ALL SELECT c FROM other WHERE c < 3) u WHERE current_user <> 'nobody' ORDER BY a;
--> a:int4
--| 1
--| 1
--| 2
--| 2
SELECT a FROM once WHERE current_user <> 'nobody' ORDER BY a OFFSET 10 LIMIT 2;
--> a:int4
--| 11
--| 12
SELECT a FROM once WHERE current_user = 'nobody' ORDER BY a OFFSET 10 LIMIT 2;
--> a:int4
SELECT a FROM once WHERE current_user <> 'nobody' AND a < 3 ORDER BY a FOR UPDATE;
--> a:int4
--| 1
--| 2
UPDATE once SET b = b + 1 WHERE current_user = 'nobody';
--= UPDATE 0
UPDATE once SET b = b + 1 WHERE current_user <> 'nobody' AND a < 3;
--= UPDATE 2
DELETE FROM once WHERE current_user = 'nobody';
--= DELETE 0
DELETE FROM once USING other WHERE a = c AND current_user = 'nobody';
--= DELETE 0
PREPARE asked(integer, boolean) AS SELECT count(*) FROM once WHERE $1 = 1 AND ($2 OR a < 10);
--= PREPARE
EXECUTE asked(1, false);
--> count:int8
--| 9
EXECUTE asked(1, true);
--> count:int8
--| 1000
EXECUTE asked(2, true);
--> count:int8
--| 0
EXECUTE asked(null, true);
--> count:int8
--| 0
SET plan_cache_mode = force_generic_plan;
--= SET
EXECUTE asked(1, false);
--> count:int8
--| 9
EXECUTE asked(2, true);
--> count:int8
--| 0
EXPLAIN (COSTS OFF) EXECUTE asked(2, true);
--> QUERY PLAN:text
--| Aggregate
--| ␠ ->  Result
--| ␠       One-Time Filter: ($1 = 1)
--| ␠       ->  Seq Scan on once
--| ␠             Filter: ($2 OR (a < 10))
-- What may differ from row to row is not tested once.
SELECT count(*) BETWEEN 1 AND 999 FROM once WHERE random() < 0.5;
--> ?column?:bool
--| t
-- What would fail for a row doesn't where there is no row to be looked at.
SELECT count(*) FROM once WHERE 1 / (a - a) > 0 AND current_user = 'nobody';
--> count:int8
--| 0
CREATE VIEW guarded AS SELECT * FROM once WHERE current_user <> 'nobody';
--= CREATE VIEW
SELECT count(*) FROM guarded JOIN other ON a = c WHERE d = 2;
--> count:int8
--| 15
BEGIN;
--= BEGIN
DECLARE back CURSOR FOR SELECT a FROM once WHERE current_user <> 'nobody' AND a < 4 ORDER BY a;
--= DECLARE CURSOR
FETCH 2 FROM back;
--> a:int4
--| 1
--| 2
FETCH BACKWARD 1 FROM back;
--> a:int4
--| 1
COMMIT;
--= COMMIT
-- The same in parts.
SET force_parallel_mode = on;
--= SET
SELECT DISTINCT b FROM once WHERE (SELECT max(d) FROM other) > 5 AND a < 5 ORDER BY b;
--> b:int4
--| 2
--| 3
--| 4
SELECT DISTINCT b FROM once WHERE (SELECT max(d) FROM other) > 6 AND a < 5 ORDER BY b;
--> b:int4
SELECT count(*) FROM once LEFT JOIN LATERAL (SELECT d, count(*) FROM other WHERE c < once.b AND once.b <> 3 GROUP BY d) l ON true WHERE a < 50;
--> count:int8
--| 179
SELECT count(*), sum(a) FROM once JOIN other ON a = c WHERE (SELECT max(d) FROM other) > 5;
--> count:int8 | sum:int8
--| 100 | 5050
SET force_parallel_mode = off;
--= SET
MERGE INTO once USING other ON a = c AND current_user = 'nobody' WHEN MATCHED THEN DELETE WHEN NOT MATCHED AND d = 2 THEN INSERT VALUES (c + 5000, d);
--= MERGE 15
MERGE INTO once USING (SELECT * FROM other WHERE current_user = 'nobody') o ON a = c WHEN MATCHED THEN DELETE WHEN NOT MATCHED THEN INSERT VALUES (c + 7000, d);
--= MERGE 0
UPDATE once SET b = 0 FROM other WHERE a = c AND (SELECT max(d) FROM other) > 6;
--= UPDATE 0
UPDATE once SET b = 0 FROM other WHERE a = c AND (SELECT max(d) FROM other) > 5 AND d = 2;
--= UPDATE 15
INSERT INTO other SELECT a + 2000, b FROM once WHERE current_user = 'nobody' RETURNING *;
--> c:int4 | d:int4
--= INSERT 0 0
WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r, (SELECT 1 WHERE current_user <> 'nobody') x WHERE n < 5) SELECT sum(n) FROM r;
--> sum:int8
--| 15
WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT a + n FROM r JOIN once ON a = n WHERE current_user <> 'nobody' AND n < 50) SELECT count(*), max(n) FROM r;
--> count:int8 | max:int4
--| 7 | 64
WITH o AS MATERIALIZED (SELECT * FROM other WHERE current_user <> 'nobody') SELECT count(*) FROM o WHERE (SELECT count(*) FROM o) > 99 AND d = 1;
--> count:int8
--| 15
SELECT count(*) FROM generate_series(1, 10) g WHERE current_user = 'nobody';
--> count:int8
--| 0
SELECT count(*) FROM pg_class WHERE relname = 'once' AND current_user <> 'nobody';
--> count:int8
--| 1
SELECT x.a, (SELECT string_agg(c::text, ',' ORDER BY c) FROM other WHERE c < 4 AND x.a > 2 AND (SELECT count(*) FROM once y WHERE y.a < x.a) > 1) FROM once x WHERE a < 5 ORDER BY a;
--> a:int4 | string_agg:text
--| 1 | ∅
--| 2 | ∅
--| 3 | 1,2,3
--| 4 | 1,2,3
SELECT row_number() OVER (ORDER BY a), a FROM once WHERE current_user <> 'nobody' AND a < 4;
--> row_number:int8 | a:int4
--| 1 | 1
--| 2 | 2
--| 3 | 3
SELECT DISTINCT ON (d) d, c FROM other WHERE current_user <> 'nobody' AND d < 3 ORDER BY d, c DESC;
--> d:int4 | c:int4
--| 0 | 98
--| 1 | 99
--| 2 | 100
CREATE TABLE parts (k int, v int) PARTITION BY RANGE (k);
--= CREATE TABLE
CREATE TABLE parts_1 PARTITION OF parts FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE parts_2 PARTITION OF parts FOR VALUES FROM (10) TO (20);
--= CREATE TABLE
INSERT INTO parts SELECT g, g FROM generate_series(0, 19) g;
--= INSERT 0 20
SELECT count(*), max(v) FROM parts WHERE current_user = 'nobody';
--> count:int8 | max:int4
--| 0 | ∅
SELECT count(*), max(v) FROM parts WHERE current_user <> 'nobody' AND k > 8;
--> count:int8 | max:int4
--| 11 | 19
SELECT parts.tableoid::regclass, count(*) FROM parts JOIN other ON k = c WHERE (SELECT max(d) FROM other) > 5 GROUP BY 1 ORDER BY 1;
--> tableoid:regclass | count:int8
--| parts_1 | 9
--| parts_2 | 10
DELETE FROM parts WHERE current_user = 'nobody';
--= DELETE 0
DELETE FROM parts WHERE current_user <> 'nobody' AND k < 3;
--= DELETE 3
