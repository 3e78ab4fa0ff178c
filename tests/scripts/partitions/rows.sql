-- Rows of partitioned tables: where they go, and how they move.
CREATE TABLE p (id int, k text, v int DEFAULT 7, PRIMARY KEY (id, k)) PARTITION BY LIST (k);
--= CREATE TABLE
CREATE TABLE pa (v int DEFAULT 8, k text NOT NULL, gone date, id int NOT NULL);
--= CREATE TABLE
ALTER TABLE pa DROP COLUMN gone;
--= ALTER TABLE
ALTER TABLE p ATTACH PARTITION pa FOR VALUES IN ('a');
--= ALTER TABLE
CREATE TABLE pb PARTITION OF p FOR VALUES IN ('b', 'c') PARTITION BY RANGE (id);
--= CREATE TABLE
CREATE TABLE pb1 PARTITION OF pb FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE pb2 PARTITION OF pb FOR VALUES FROM (10) TO (20);
--= CREATE TABLE
INSERT INTO p VALUES (1, 'a'), (2, 'b', 5), (12, 'c') RETURNING tableoid::regclass, *;
--! 42601: VALUES lists must all be the same length
INSERT INTO p SELECT i, 'c', i FROM generate_series(5, 8) i;
--= INSERT 0 4
INSERT INTO p VALUES (3, 'z');
--! 23514: no partition of relation "p" found for row
INSERT INTO p VALUES (30, 'b');
--! 23514: no partition of relation "pb" found for row
INSERT INTO pb VALUES (1, 'a');
--! 23514: new row for relation "pb" violates partition constraint
INSERT INTO pb2 VALUES (1, 'b');
--! 23514: new row for relation "pb2" violates partition constraint
INSERT INTO pa (id, k) VALUES (4, 'a') RETURNING *;
--> v:int4 | k:text | id:int4
--| 8 | a | 4
--= INSERT 0 1
INSERT INTO pa (id, k) VALUES (4, 'b');
--! 23514: new row for relation "pa" violates partition constraint
INSERT INTO p VALUES (NULL, 'a');
--! 23502: null value in column "id" of relation "pa" violates not-null constraint
INSERT INTO p VALUES (1, 'a');
--= INSERT 0 1
SELECT tableoid::regclass, * FROM p ORDER BY id;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pa | 1 | a | 7
--| pa | 4 | a | 8
--| pb1 | 5 | c | 5
--| pb1 | 6 | c | 6
--| pb1 | 7 | c | 7
--| pb1 | 8 | c | 8
SELECT count(*), sum(v), min(id), max(id) FROM p;
--> count:int8 | sum:int8 | min:int4 | max:int4
--| 6 | 41 | 1 | 8
SELECT tableoid::regclass, count(*) FROM p GROUP BY 1 ORDER BY 1;
--> tableoid:regclass | count:int8
--| pa | 2
--| pb1 | 4
SELECT * FROM ONLY p;
--> id:int4 | k:text | v:int4
INSERT INTO p VALUES (1, 'a', 100) ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO p VALUES (1, 'a', 100), (2, 'b', 50), (9, 'b', 9) ON CONFLICT (id, k) DO UPDATE SET v = excluded.v + p.v RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pa | 1 | a | 107
--| pb1 | 2 | b | 50
--| pb1 | 9 | b | 9
--= INSERT 0 3
INSERT INTO p VALUES (6, 'c', 1), (6, 'c', 2) ON CONFLICT (k, id) DO UPDATE SET v = 0;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
INSERT INTO p VALUES (6, 'c', 1) ON CONFLICT ON CONSTRAINT p_pkey DO UPDATE SET v = excluded.v WHERE p.v > 100 RETURNING *;
--> id:int4 | k:text | v:int4
--= INSERT 0 0
UPDATE p SET v = v + 1 WHERE id < 3 RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pa | 1 | a | 108
--| pb1 | 2 | b | 51
--= UPDATE 2
UPDATE p SET k = 'b' WHERE id = 1 RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pb1 | 1 | b | 108
--= UPDATE 1
UPDATE p SET id = id + 10 WHERE k = 'c' AND id BETWEEN 5 AND 7 RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pb2 | 15 | c | 5
--| pb2 | 16 | c | 6
--| pb2 | 17 | c | 7
--= UPDATE 3
UPDATE p SET k = 'nowhere' WHERE id = 4;
--! 23514: no partition of relation "p" found for row
UPDATE pb SET k = 'a' WHERE id = 2;
--! 23514: new row for relation "pb" violates partition constraint
UPDATE pb1 SET id = 15 WHERE id = 2;
--! 23514: new row for relation "pb1" violates partition constraint
UPDATE pb SET id = 14 WHERE id = 2 RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pb2 | 14 | b | 51
--= UPDATE 1
WITH u AS (UPDATE p SET k = s.k FROM (VALUES (8, 'a'), (4, 'b')) s(id, k) WHERE p.id = s.id RETURNING p.tableoid::regclass AS t, p.*) SELECT * FROM u ORDER BY id;
--> t:regclass | id:int4 | k:text | v:int4
--| pb1 | 4 | b | 8
--| pa | 8 | a | 8
DELETE FROM p WHERE id = 8 RETURNING tableoid::regclass, *;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pa | 8 | a | 8
--= DELETE 1
DELETE FROM p USING (VALUES (9)) s(id) WHERE p.id = s.id RETURNING p.*;
--> id:int4 | k:text | v:int4
--| 9 | b | 9
--= DELETE 1
MERGE INTO p USING (VALUES (1, 'b'), (40, 'a'), (4, 'b')) s(id, k) ON p.id = s.id AND p.k = s.k
  WHEN MATCHED AND p.id = 1 THEN DELETE
  WHEN MATCHED THEN UPDATE SET k = 'a', v = 44
  WHEN NOT MATCHED THEN INSERT VALUES (s.id, s.k, 40);
--= MERGE 3
SELECT tableoid::regclass, * FROM p ORDER BY id, k;
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pa | 4 | a | 44
--| pb2 | 14 | b | 51
--| pb2 | 15 | c | 5
--| pb2 | 16 | c | 6
--| pb2 | 17 | c | 7
--| pa | 40 | a | 40
WITH moved AS (UPDATE p SET k = 'c' WHERE id = 4 RETURNING tableoid::regclass AS t, *) SELECT * FROM moved;
--> t:regclass | id:int4 | k:text | v:int4
--| pb1 | 4 | c | 44
WITH gone AS (DELETE FROM p WHERE id > 14 RETURNING id) SELECT * FROM gone ORDER BY id;
--> id:int4
--| 15
--| 16
--| 17
--| 40
SELECT p.id, q.k FROM p JOIN p q USING (id) ORDER BY 1;
--> id:int4 | k:text
--| 4 | c
--| 14 | b
SELECT id FROM p WHERE k IN (SELECT k FROM pb) ORDER BY id;
--> id:int4
--| 4
--| 14
SELECT s.x, (SELECT count(*) FROM p WHERE k = s.x) FROM (VALUES ('a'), ('b'), ('c')) s(x) ORDER BY 1;
--> x:text | count:int8
--| a | 0
--| b | 1
--| c | 1
SELECT id FROM p ORDER BY id FOR UPDATE;
--> id:int4
--| 4
--| 14
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM p WHERE id > 2 ORDER BY id FOR UPDATE;
--= DECLARE CURSOR
FETCH c;
--> id:int4 | k:text | v:int4
--| 4 | c | 44
UPDATE p SET v = -1 WHERE CURRENT OF c;
--= UPDATE 1
COMMIT;
--= COMMIT
SELECT id, v FROM p WHERE v = -1;
--> id:int4 | v:int4
--| 4 | -1
CREATE VIEW pv AS SELECT id, k, v FROM p WHERE id < 100 WITH CHECK OPTION;
--= CREATE VIEW
INSERT INTO pv VALUES (50, 'a', 1) RETURNING *;
--> id:int4 | k:text | v:int4
--| 50 | a | 1
--= INSERT 0 1
INSERT INTO pv VALUES (500, 'a', 1);
--! 44000: new row violates check option for view "pv"
UPDATE pv SET k = 'b', id = 3 WHERE id = 50 RETURNING *;
--> id:int4 | k:text | v:int4
--| 3 | b | 1
--= UPDATE 1
DROP VIEW pv;
--= DROP VIEW
BEGIN;
--= BEGIN
INSERT INTO p VALUES (60, 'a', 1);
--= INSERT 0 1
SAVEPOINT s;
--= SAVEPOINT
UPDATE p SET k = 'b', id = 6 WHERE id = 60;
--= UPDATE 1
SELECT tableoid::regclass, id FROM p WHERE v = 1;
--> tableoid:regclass | id:int4
--| pb1 | 3
--| pb1 | 6
ROLLBACK TO s;
--= ROLLBACK
SELECT tableoid::regclass, id FROM p WHERE v = 1;
--> tableoid:regclass | id:int4
--| pa | 60
--| pb1 | 3
ROLLBACK;
--= ROLLBACK
PREPARE find(text, int) AS SELECT tableoid::regclass, * FROM p WHERE k = $1 AND id = $2;
--= PREPARE
EXECUTE find('c', 4);
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pb1 | 4 | c | -1
EXECUTE find('b', 3);
--> tableoid:regclass | id:int4 | k:text | v:int4
--| pb1 | 3 | b | 1
EXECUTE find(NULL, 3);
--> tableoid:regclass | id:int4 | k:text | v:int4
TRUNCATE ONLY p;
--! 42809: cannot truncate only a partitioned table
TRUNCATE pb;
--= TRUNCATE TABLE
SELECT tableoid::regclass, count(*) FROM p GROUP BY 1;
--> tableoid:regclass | count:int8
TRUNCATE p;
--= TRUNCATE TABLE
SELECT count(*) FROM p;
--> count:int8
--| 0
DROP TABLE p;
--= DROP TABLE
CREATE TABLE d (t timestamptz, n numeric, b bool) PARTITION BY RANGE (t);
--= CREATE TABLE
CREATE TABLE d1 PARTITION OF d FOR VALUES FROM ('2020-01-01 00:00+00') TO ('2020-02-01 00:00+00') PARTITION BY LIST (b);
--= CREATE TABLE
CREATE TABLE d1t PARTITION OF d1 FOR VALUES IN (true);
--= CREATE TABLE
CREATE TABLE d1f PARTITION OF d1 DEFAULT;
--= CREATE TABLE
CREATE TABLE dd PARTITION OF d DEFAULT;
--= CREATE TABLE
INSERT INTO d VALUES ('2020-01-15', 1.5, true), ('2020-01-15', 2, NULL), ('2021-01-01', 3, true), (NULL, 4, false);
--= INSERT 0 4
SELECT tableoid::regclass, n FROM d ORDER BY n;
--> tableoid:regclass | n:numeric
--| d1t | 1.5
--| d1f | 2
--| dd | 3
--| dd | 4
SELECT n FROM d WHERE t < '2020-01-20' AND b ORDER BY n;
--> n:numeric
--| 1.5
SELECT n FROM d WHERE t < '2020-01-20' AND NOT b ORDER BY n;
--> n:numeric
SELECT n FROM d WHERE t IS NULL;
--> n:numeric
--| 4
SELECT n FROM d WHERE b IS NULL OR t > '2020-06-01' ORDER BY n;
--> n:numeric
--| 2
--| 3
CREATE TABLE d2 PARTITION OF d FOR VALUES FROM ('2020-12-01') TO ('2021-02-01');
--! 23514: updated partition constraint for default partition "dd" would be violated by some row
INSERT INTO dd VALUES ('2020-01-02', 9, true);
--! 23514: new row for relation "dd" violates partition constraint
DROP TABLE d;
--= DROP TABLE
CREATE TABLE h (a bigint, b text, c date, d uuid, e numeric) PARTITION BY HASH (a, b, c, d, e);
--= CREATE TABLE
CREATE TABLE h0 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE h2 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 2);
--= CREATE TABLE
INSERT INTO h SELECT i, CASE WHEN i % 5 > 0 THEN 'v' || i END, date '2020-01-01' + i, ('00000000-0000-0000-0000-0000000000' || lpad(i::text, 2, '0'))::uuid, i / 7.0 FROM generate_series(1, 60) i;
--= INSERT 0 60
SELECT tableoid::regclass, count(*), sum(a) FROM h GROUP BY 1 ORDER BY 1;
--> tableoid:regclass | count:int8 | sum:numeric
--| h0 | 17 | 438
--| h1 | 20 | 691
--| h2 | 23 | 701
SELECT a FROM h WHERE a = 6 AND b = 'v6' AND c = '2020-01-07' AND d = '00000000-0000-0000-0000-000000000006' AND e = 6 / 7.0;
--> a:int8
--| 6
DROP TABLE h;
--= DROP TABLE
