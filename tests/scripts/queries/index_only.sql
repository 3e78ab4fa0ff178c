-- What a secondary index holds is read from it alone: every column, whichever of the key's parts were looked up.
CREATE TABLE k (a int, b bigint, c smallint, d int, f boolean, PRIMARY KEY (a, b));
--= CREATE TABLE
CREATE UNIQUE INDEX k_c ON k (c);
--= CREATE INDEX
CREATE UNIQUE INDEX k_bc ON k (b, c, a);
--= CREATE INDEX
CREATE UNIQUE INDEX k_dfc ON k (d, f) NULLS NOT DISTINCT;
--= CREATE INDEX
INSERT INTO k VALUES (1, 2, 3, 4, true), (1, 3, 4, 5, false), (2, 2, 5, NULL, true), (3, 1, NULL, NULL, NULL);
--= INSERT 0 4
SELECT c FROM k WHERE c = 3;
--> c:int2
--| 3
SELECT c AS x, c + 1 AS y FROM k WHERE c = 4 AND c > 0;
--> x:int2 | y:int4
--| 4 | 5
SELECT b, c, a FROM k WHERE b = 2 AND c = 3 AND a = 1;
--> b:int8 | c:int2 | a:int4
--| 2 | 3 | 1
SELECT a FROM k WHERE b = 2 AND c = 5 AND a = 2;
--> a:int4
--| 2
SELECT d, f FROM k WHERE d = 4 AND f;
--> d:int4 | f:bool
--| 4 | t
SELECT f FROM k WHERE d = 5 AND NOT f;
--> f:bool
--| f
SELECT c FROM k WHERE c = 3 LIMIT 1;
--> c:int2
--| 3
SELECT EXISTS (SELECT FROM k WHERE c = 3), (SELECT c FROM k WHERE c = 5), ARRAY(SELECT c FROM k WHERE c = 4);
--> exists:bool | c:int2 | array:_int2
--| t | 5 | {4}
SELECT v.x, k.c FROM (VALUES (3), (4), (9)) v (x) LEFT JOIN k ON k.c = v.x ORDER BY v.x;
--> x:int4 | c:int2
--| 3 | 3
--| 4 | 4
--| 9 | ∅
SELECT x, (SELECT k.b FROM k WHERE b = x AND c = x + 1 AND a = 1) FROM generate_series(2, 4) x;
--> x:int4 | b:int8
--| 2 | 2
--| 3 | 3
--| 4 | ∅
SELECT c FROM k WHERE c = 3 FOR UPDATE;
--> c:int2
--| 3
SELECT tableoid::regclass, c FROM k WHERE c = 3;
--> tableoid:regclass | c:int2
--| k | 3
BEGIN;
--= BEGIN
UPDATE k SET c = 30, d = 40 WHERE a = 1 AND b = 2;
--= UPDATE 1
SELECT c FROM k WHERE c = 30;
--> c:int2
--| 30
SELECT d, f FROM k WHERE d = 40 AND f;
--> d:int4 | f:bool
--| 40 | t
SELECT c FROM k WHERE c = 3;
--> c:int2
ROLLBACK;
--= ROLLBACK
PREPARE found (int) AS SELECT c FROM k WHERE c = $1;
--= PREPARE
EXECUTE found (4);
--> c:int2
--| 4
EXECUTE found (30);
--> c:int2
EXECUTE found (NULL);
--> c:int2
DROP TABLE k;
--= DROP TABLE
-- A column that an index names twice doesn't stand for another that it lacks.
CREATE TABLE twice (id int, b boolean, n int, m int);
--= CREATE TABLE
INSERT INTO twice SELECT i, i % 2 = 0, i, i * 10 FROM generate_series(1, 6) i;
--= INSERT 0 6
CREATE INDEX ON twice (b, b) INCLUDE (n);
--= CREATE INDEX
CREATE INDEX ON twice (n, n, m);
--= CREATE INDEX
SELECT id, b FROM twice WHERE b ORDER BY id;
--> id:int4 | b:bool
--| 2 | t
--| 4 | t
--| 6 | t
SELECT count(*) FROM twice WHERE b AND m IN (20, 40);
--> count:int8
--| 2
SELECT n, m FROM twice WHERE n > 4 ORDER BY n;
--> n:int4 | m:int4
--| 5 | 50
--| 6 | 60
SELECT n, id FROM twice WHERE n > 4 ORDER BY n;
--> n:int4 | id:int4
--| 5 | 5
--| 6 | 6
