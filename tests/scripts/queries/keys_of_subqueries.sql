-- Rows of a large table for few keys of a subquery: each once, whatever the subquery repeats.
CREATE TABLE ks_big (id integer PRIMARY KEY, k bigint, n numeric, t text);
--= CREATE TABLE
INSERT INTO ks_big SELECT g, g % 500, g % 100 / 10.0, 't' || g % 50 FROM generate_series(1, 5000) g;
--= INSERT 0 5000
CREATE INDEX ON ks_big (k);
--= CREATE INDEX
CREATE INDEX ON ks_big (n);
--= CREATE INDEX
CREATE TABLE ks_few (id integer, b integer, n numeric, t text);
--= CREATE TABLE
INSERT INTO ks_few VALUES (1, 7, 1.0, 't7'), (2, 7, 1.00, 't8'), (3, NULL, NULL, NULL), (4, 4999, 2.5, 't9'), (5, 99999, 77, 'none'), (6, 7, 1, 't7');
--= INSERT 0 6
ANALYZE ks_big;
--= ANALYZE
ANALYZE ks_few;
--= ANALYZE

SELECT id FROM ks_big WHERE id IN (SELECT b FROM ks_few) ORDER BY id;
--> id:int4
--| 7
--| 4999
SELECT count(*), sum(id) FROM ks_big WHERE k IN (SELECT b FROM ks_few);
--> count:int8 | sum:int8
--| 10 | 22570
SELECT count(*), sum(id) FROM ks_big WHERE n IN (SELECT n FROM ks_few);
--> count:int8 | sum:int8
--| 100 | 246750
SELECT count(*), sum(id) FROM ks_big x WHERE EXISTS (SELECT FROM ks_few f WHERE f.b = x.id);
--> count:int8 | sum:int8
--| 2 | 5006
SELECT count(*), sum(id) FROM ks_big x WHERE EXISTS (SELECT FROM ks_few f WHERE f.b = x.k AND f.t = x.t);
--> count:int8 | sum:int8
--| 10 | 22570
SELECT count(*), sum(id) FROM ks_big x WHERE (k, t) IN (SELECT b, t FROM ks_few);
--> count:int8 | sum:int8
--| 10 | 22570
SELECT count(*), sum(id) FROM ks_big x WHERE EXISTS (SELECT FROM ks_few f WHERE f.b = x.k AND f.id < x.id);
--> count:int8 | sum:int8
--| 10 | 22570
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT b + 1 FROM ks_few);
--> count:int8 | sum:int8
--| 2 | 5008
SELECT count(*), sum(id) FROM ks_big x WHERE id + 1 IN (SELECT b FROM ks_few);
--> count:int8 | sum:int8
--| 2 | 5004
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT b FROM ks_few) AND t = 't7';
--> count:int8 | sum:int8
--| 1 | 7
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT b FROM ks_few) AND k IN (SELECT id + 6 FROM ks_few);
--> count:int8 | sum:int8
--| 1 | 7
SELECT count(*), sum(id) FROM ks_big x WHERE id NOT IN (SELECT b FROM ks_few WHERE b IS NOT NULL);
--> count:int8 | sum:int8
--| 4998 | 12497494
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT max(b) FROM ks_few GROUP BY t);
--> count:int8 | sum:int8
--| 2 | 5006
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT b FROM ks_few UNION SELECT 3);
--> count:int8 | sum:int8
--| 3 | 5009
SELECT count(*), sum(id) FROM ks_big x WHERE id IN (SELECT x.id FROM ks_few WHERE b = 7);
--> count:int8 | sum:int8
--| 5000 | 12502500
SELECT id FROM ks_big WHERE k IN (SELECT b FROM ks_few) ORDER BY id LIMIT 2;
--> id:int4
--| 7
--| 507
SELECT id FROM ks_big WHERE k IN (SELECT b FROM ks_few) ORDER BY id DESC LIMIT 2;
--> id:int4
--| 4507
--| 4007
SELECT x.id, f.id FROM ks_big x JOIN ks_few f ON f.b = x.id WHERE x.id IN (SELECT b FROM ks_few WHERE t = 't7') ORDER BY 1, 2;
--> id:int4 | id:int4
--| 7 | 1
--| 7 | 2
--| 7 | 6
WITH keys AS MATERIALIZED (SELECT b FROM ks_few) SELECT count(*), sum(id) FROM ks_big WHERE id IN (SELECT b FROM keys);
--> count:int8 | sum:int8
--| 2 | 5006
PREPARE ks (integer[]) AS SELECT id FROM ks_big WHERE id IN (SELECT unnest($1)) ORDER BY id;
--= PREPARE
EXECUTE ks ('{5,3,5,NULL,12345}');
--> id:int4
--| 3
--| 5
DEALLOCATE ks;
--= DEALLOCATE
SELECT id FROM ks_big WHERE id IN (SELECT b FROM ks_few) ORDER BY id FOR UPDATE;
--> id:int4
--| 7
--| 4999
UPDATE ks_big SET t = 'changed' WHERE id IN (SELECT b FROM ks_few) RETURNING id;
--> id:int4
--| 7
--| 4999
--= UPDATE 2
UPDATE ks_big SET t = (SELECT count(*)::text FROM ks_few f WHERE f.b = ks_big.id) WHERE EXISTS (SELECT FROM ks_few f WHERE f.b = ks_big.id) RETURNING id, t;
--> id:int4 | t:text
--| 7 | 3
--| 4999 | 1
--= UPDATE 2
DELETE FROM ks_big WHERE k IN (SELECT b FROM ks_few WHERE t = 't7');
--= DELETE 10
SELECT count(*) FROM ks_big;
--> count:int8
--| 4990
DELETE FROM ks_big WHERE id IN (SELECT b FROM ks_few) RETURNING id;
--> id:int4
--| 4999
--= DELETE 1
DROP TABLE ks_big, ks_few;
--= DROP TABLE
