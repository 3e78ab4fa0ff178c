-- Rows whose keys a subquery yields are looked up by these, each once.
CREATE TABLE semi_outer (id int PRIMARY KEY, g int, t text);
--= CREATE TABLE
CREATE TABLE semi_inner (x int, y int, t text);
--= CREATE TABLE
INSERT INTO semi_outer SELECT i, i % 7, 't' || i % 50 FROM generate_series(1, 3000) i;
--= INSERT 0 3000
INSERT INTO semi_inner SELECT CASE WHEN i % 9 = 0 THEN NULL ELSE i % 40 END, i % 20, 't' || i % 30 FROM generate_series(1, 400) i;
--= INSERT 0 400
CREATE INDEX semi_outer_g ON semi_outer (g, t);
--= CREATE INDEX
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 3) ORDER BY id;
--> id:int4
--| 3
--| 23
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 3) AND g > 2 ORDER BY id;
--> id:int4
--| 3
SELECT count(*), count(DISTINCT id) FROM semi_outer WHERE id IN (SELECT x FROM semi_inner);
--> count:int8 | count:int8
--| 39 | 39
SELECT id FROM semi_outer o WHERE EXISTS (SELECT 1 FROM semi_inner i WHERE i.x = o.id AND i.y < 2) ORDER BY id;
--> id:int4
--| 1
--| 20
--| 21
SELECT id FROM semi_outer o WHERE EXISTS (SELECT 1 FROM semi_inner i WHERE i.x = o.id AND i.y = o.g) ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
--| 4
--| 5
--| 6
SELECT id FROM semi_outer o WHERE EXISTS (SELECT 1 FROM semi_inner i WHERE i.x = o.id AND i.y <= o.g) ORDER BY id LIMIT 5;
--> id:int4
--| 1
--| 2
--| 3
--| 4
--| 5
SELECT count(*), sum(id) FROM semi_outer WHERE (g, t) IN (SELECT x, t FROM semi_inner WHERE y < 5);
--> count:int8 | sum:int8
--| 129 | 186810
SELECT id FROM semi_outer WHERE id IN (SELECT x::bigint FROM semi_inner WHERE y = 3) ORDER BY id;
--> id:int4
--| 3
--| 23
SELECT id FROM semi_outer WHERE id IN (SELECT x * 2 FROM semi_inner WHERE y = 3) ORDER BY id;
--> id:int4
--| 6
--| 46
SELECT id FROM semi_outer WHERE id IN (SELECT id FROM semi_outer ORDER BY t, id LIMIT 3) ORDER BY id;
--> id:int4
--| 50
--| 100
--| 150
SELECT o.id, (SELECT count(*) FROM semi_outer p WHERE p.g = o.g AND p.id IN (SELECT x FROM semi_inner WHERE y = o.g)) FROM semi_outer o WHERE id < 4 ORDER BY id;
--> id:int4 | count:int8
--| 1 | 1
--| 2 | 1
--| 3 | 1
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 99);
--> id:int4
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 3) OR id = 2999 ORDER BY id;
--> id:int4
--| 3
--| 23
--| 2999
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner UNION ALL SELECT y FROM semi_inner) AND g = 1 ORDER BY id DESC LIMIT 3;
--> id:int4
--| 36
--| 29
--| 22
SELECT o.id, i.y FROM semi_outer o JOIN semi_inner i ON i.x = o.id WHERE o.id IN (SELECT y FROM semi_inner WHERE x = 13) ORDER BY 1, 2;
--> id:int4 | y:int4
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
--| 13 | 13
SELECT id FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 3) ORDER BY id FOR UPDATE;
--> id:int4
--| 3
--| 23
UPDATE semi_outer SET t = 'u' WHERE id IN (SELECT x FROM semi_inner WHERE y IN (3, 4)) RETURNING id;
--> id:int4
--| 3
--| 4
--| 23
--| 24
--= UPDATE 4
DELETE FROM semi_outer WHERE id IN (SELECT id FROM semi_outer WHERE t = 'u' ORDER BY id LIMIT 2 FOR UPDATE SKIP LOCKED) RETURNING id;
--> id:int4
--| 3
--| 4
--= DELETE 2
WITH gone AS (DELETE FROM semi_outer WHERE id IN (SELECT x FROM semi_inner WHERE y = 4) RETURNING id, g) SELECT * FROM gone ORDER BY id;
--> id:int4 | g:int4
--| 24 | 3
SELECT count(*) FROM semi_outer;
--> count:int8
--| 2997
DROP TABLE semi_outer, semi_inner;
--= DROP TABLE
