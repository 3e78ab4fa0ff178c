-- The first rows in an order, of what has indexes in this order: read as far as needed, and the same as of all rows sorted.
CREATE TABLE a (id int PRIMARY KEY, k int, ts int NOT NULL, v int);
--= CREATE TABLE
CREATE TABLE b (id int PRIMARY KEY, k int NOT NULL, ts int, v int, UNIQUE (v));
--= CREATE TABLE
INSERT INTO a SELECT g, nullif((g * 37) % 101, 5), (g * 101) % 997, g % 13 FROM generate_series(1, 2000) g;
--= INSERT 0 2000
INSERT INTO b SELECT g, (g * 41) % 107, nullif((g * 103) % 991, 7), nullif(g, 3) FROM generate_series(1, 2000) g;
--= INSERT 0 2000
CREATE INDEX ON a (k, ts);
--= CREATE INDEX
CREATE INDEX ON a (ts DESC, id);
--= CREATE INDEX
CREATE INDEX ON a (v);
--= CREATE INDEX
CREATE INDEX ON b (k);
--= CREATE INDEX
CREATE INDEX ON b (ts NULLS FIRST);
--= CREATE INDEX
-- Branches that are merged, one of them sorted for it, one of other columns' types.
SELECT 1 AS s, id, k FROM a UNION ALL SELECT 2, id, k FROM b ORDER BY k, id DESC, s LIMIT 5;
--> s:int4 | id:int4 | k:int4
--| 2 | 1926 | 0
--| 1 | 1919 | 0
--| 2 | 1819 | 0
--| 1 | 1818 | 0
--| 1 | 1717 | 0
SELECT 1 AS s, id, k FROM a UNION ALL SELECT 2, id, k FROM b ORDER BY k DESC NULLS LAST, id, s LIMIT 3 OFFSET 40;
--> s:int4 | id:int4 | k:int4
--| 2 | 287 | 104
--| 2 | 394 | 104
--| 2 | 501 | 104
SELECT * FROM (SELECT 1 AS s, id, ts FROM a WHERE v = 3 UNION ALL SELECT 2, id, ts FROM b UNION ALL SELECT 3, id, v FROM a) x WHERE ts > 500 ORDER BY ts, s, id LIMIT 4;
--> s:int4 | id:int4 | ts:int4
--| 2 | 967 | 501
--| 2 | 1958 | 501
--| 2 | 332 | 502
--| 2 | 1323 | 502
SELECT id, ts FROM a UNION ALL SELECT id, ts FROM b ORDER BY ts NULLS FIRST, id FETCH FIRST 2 ROWS WITH TIES;
--> id:int4 | ts:int4
--| 510 | ∅
--| 1501 | ∅
SELECT id, k::bigint FROM a UNION ALL SELECT id, k + 0.5 FROM b ORDER BY k DESC, id LIMIT 3;
--> id:int4 | k:numeric
--| 52 | ∅
--| 153 | ∅
--| 254 | ∅
SELECT count(*), sum(k), sum(id) FROM (SELECT id, k FROM a UNION ALL SELECT id, k FROM b ORDER BY k LIMIT 100000) x;
--> count:int8 | sum:int8 | sum:int8
--| 4000 | 206022 | 4002000
-- Groups that come in order.
SELECT k, count(*), min(id) FROM a GROUP BY k ORDER BY k LIMIT 3;
--> k:int4 | count:int8 | min:int4
--| 0 | 19 | 101
--| 1 | 20 | 71
--| 2 | 20 | 41
SELECT k, count(*), min(id) FROM a GROUP BY k ORDER BY k DESC LIMIT 2;
--> k:int4 | count:int8 | min:int4
--| ∅ | 20 | 52
--| 100 | 20 | 30
SELECT k, v, count(*) FROM a WHERE v < 9 GROUP BY k, v ORDER BY k, v DESC LIMIT 4;
--> k:int4 | v:int4 | count:int8
--| 0 | 8 | 2
--| 0 | 7 | 2
--| 0 | 6 | 1
--| 0 | 5 | 1
SELECT k, count(DISTINCT v), array_agg(id ORDER BY id DESC) FROM b GROUP BY k HAVING sum(id) > 19000 ORDER BY k LIMIT 2;
--> k:int4 | count:int8 | array_agg:_int4
--| 1 | 19 | {1973,1866,1759,1652,1545,1438,1331,1224,1117,1010,903,796,689,582,475,368,261,154,47}
--| 6 | 19 | {1994,1887,1780,1673,1566,1459,1352,1245,1138,1031,924,817,710,603,496,389,282,175,68}
SELECT count(*) FROM (SELECT k FROM a GROUP BY k LIMIT 7) x;
--> count:int8
--| 7
SELECT DISTINCT k FROM a ORDER BY k DESC NULLS LAST LIMIT 3;
--> k:int4
--| 100
--| 99
--| 98
SELECT DISTINCT ON (k) k, ts, id FROM a ORDER BY k, ts LIMIT 3;
--> k:int4 | ts:int4 | id:int4
--| 0 | 12 | 1313
--| 1 | 46 | 879
--| 2 | 7 | 849
SELECT DISTINCT ON (k) k, ts, id FROM b ORDER BY k DESC, ts DESC NULLS LAST LIMIT 3;
--> k:int4 | ts:int4 | id:int4
--| 106 | 954 | 702
--| 105 | 948 | 548
--| 104 | 942 | 394
SELECT * FROM (SELECT DISTINCT ON (k) k, ts, id FROM a ORDER BY k, ts) x ORDER BY id LIMIT 3;
--> k:int4 | ts:int4 | id:int4
--| 67 | 13 | 10
--| 33 | 26 | 20
--| 100 | 39 | 30
-- Windows over partitions that come in order.
SELECT id, k, row_number() OVER (PARTITION BY k ORDER BY ts) FROM a ORDER BY k DESC, ts LIMIT 22;
--> id:int4 | k:int4 | row_number:int8
--| 1264 | ∅ | 1
--| 860 | ∅ | 2
--| 456 | ∅ | 3
--| 1769 | ∅ | 4
--| 52 | ∅ | 5
--| 1365 | ∅ | 6
--| 961 | ∅ | 7
--| 557 | ∅ | 8
--| 1870 | ∅ | 9
--| 153 | ∅ | 10
--| 1466 | ∅ | 11
--| 1062 | ∅ | 12
--| 658 | ∅ | 13
--| 1971 | ∅ | 14
--| 254 | ∅ | 15
--| 1567 | ∅ | 16
--| 1163 | ∅ | 17
--| 759 | ∅ | 18
--| 355 | ∅ | 19
--| 1668 | ∅ | 20
--| 30 | 100 | 1
--| 1343 | 100 | 2
SELECT id, sum(v) OVER (PARTITION BY k) FROM a ORDER BY k, ts LIMIT 2;
--> id:int4 | sum:int8
--| 1313 | 119
--| 909 | 119
SELECT k, id, sum(id) OVER (PARTITION BY k ORDER BY id) FROM b ORDER BY k, id LIMIT 3;
--> k:int4 | id:int4 | sum:int8
--| 0 | 107 | 107
--| 0 | 214 | 321
--| 0 | 321 | 642
SELECT id, sum(v) OVER (ORDER BY ts DESC, id) FROM a ORDER BY ts DESC, id LIMIT 3;
--> id:int4 | sum:int8
--| 306 | 7
--| 1303 | 10
--| 612 | 11
SELECT * FROM (SELECT k, id, rank() OVER (PARTITION BY k ORDER BY ts) r FROM a) x WHERE r <= 2 ORDER BY k, r, id LIMIT 4;
--> k:int4 | id:int4 | r:int8
--| 0 | 1313 | 1
--| 0 | 909 | 2
--| 1 | 879 | 1
--| 1 | 475 | 2
-- Joins in the order of one side.
SELECT a.id, a.ts, b.id FROM a JOIN b ON b.v = a.id ORDER BY a.ts DESC, a.id LIMIT 3;
--> id:int4 | ts:int4 | id:int4
--| 306 | 996 | 306
--| 1303 | 996 | 1303
--| 612 | 995 | 612
SELECT a.id, a.ts, b.id FROM a JOIN b ON b.k = a.k JOIN a c ON c.id = b.v ORDER BY a.ts, b.id LIMIT 3;
--> id:int4 | ts:int4 | id:int4
--| 1994 | 0 | 9
--| 997 | 0 | 58
--| 1994 | 0 | 116
SELECT a.id, a.ts, b.id FROM a LEFT JOIN b ON b.v = a.id AND b.k > 50 ORDER BY a.ts DESC, a.id LIMIT 4;
--> id:int4 | ts:int4 | id:int4
--| 306 | 996 | ∅
--| 1303 | 996 | ∅
--| 612 | 995 | 612
--| 1609 | 995 | 1609
SELECT a.id FROM a LEFT JOIN b ON b.v = a.id + 1995 WHERE b.id IS NULL ORDER BY a.ts DESC, a.id LIMIT 2;
--> id:int4
--| 306
--| 1303
SELECT a.id FROM a WHERE EXISTS (SELECT FROM b WHERE b.k = a.k AND b.ts > 980) ORDER BY a.ts DESC, a.id LIMIT 3;
--> id:int4
--| 1303
--| 681
--| 987
SELECT a.id FROM a WHERE NOT EXISTS (SELECT FROM b WHERE b.v = a.id) ORDER BY a.ts LIMIT 3;
--> id:int4
--| 3
SELECT a.ts, b.id FROM a JOIN b ON b.v = a.id ORDER BY a.ts, b.k, b.id LIMIT 3;
--> ts:int4 | id:int4
--| 0 | 997
--| 0 | 1994
--| 1 | 691
-- Where to go on after a page: rows compared, by an index on the first column or on all.
SELECT id, ts FROM a WHERE (ts, id) < (500, 100) ORDER BY ts DESC, id DESC LIMIT 3;
--> id:int4 | ts:int4
--| 1841 | 499
--| 844 | 499
--| 1150 | 498
SELECT k, ts, id FROM a WHERE (k, ts) >= (50, 700) ORDER BY k, ts LIMIT 3;
--> k:int4 | ts:int4 | id:int4
--| 50 | 749 | 116
--| 50 | 761 | 1429
--| 50 | 834 | 1025
SELECT count(*), sum(id) FROM a WHERE (k, ts, id) > (99, 500, 0);
--> count:int8 | sum:int8
--| 28 | 27744
SELECT count(*) FROM a WHERE (k, ts) > (NULL, 3);
--> count:int8
--| 0
SELECT count(*), sum(id) FROM a WHERE k > 90 OR (k = 90 AND ts > 500);
--> count:int8 | sum:int8
--| 209 | 209152
SELECT count(*), sum(id) FROM a WHERE (100, 3) >= (k, id) AND k >= 98;
--> count:int8 | sum:int8
--| 39 | 39371
SELECT count(*), sum(id) FROM a WHERE k > 90 OR (k = 80 AND ts > 500);
--> count:int8 | sum:int8
--| 209 | 210028
-- Alternatives by an index each; rows that several lead to come once.
SELECT count(*), sum(id) FROM a WHERE k = 7 OR id = 77;
--> count:int8 | sum:int8
--| 20 | 19115
SELECT count(*), sum(id) FROM a WHERE k = 7 OR id IN (1, 2, 3) OR id BETWEEN 2 AND 90 OR ts = 5;
--> count:int8 | sum:int8
--| 111 | 25058
SELECT id, k, ts FROM a WHERE (k = 7 OR id < 4) AND ts > 300 ORDER BY ts LIMIT 3;
--> id:int4 | k:int4 | ts:int4
--| 3 | 10 | 303
--| 497 | 7 | 347
--| 1810 | 7 | 359
SELECT count(*) FROM a WHERE k = NULL OR id = 5;
--> count:int8
--| 1
SELECT count(*) FROM a WHERE k = 7 OR 1 / (id - 1) = 1;
--! 22012: division by zero
UPDATE a SET v = v + 1 WHERE k = 7 OR id IN (1, 2, 3);
--= UPDATE 22
DELETE FROM a WHERE k = 8 OR id = 1;
--= DELETE 21
SELECT count(*), sum(v) FROM a;
--> count:int8 | sum:int8
--| 1979 | 11889
SELECT a.id, b.id FROM a JOIN b ON b.id < 3 AND (a.k = b.k OR a.id = b.id) ORDER BY 1, 2 LIMIT 3;
--> id:int4 | id:int4
--| 2 | 2
--| 65 | 2
--| 83 | 1
-- Left joins of which nothing is read.
CREATE VIEW w AS SELECT a.*, b.k AS bk, c.n FROM a LEFT JOIN b ON b.v = a.id LEFT JOIN (SELECT k, count(*) AS n FROM b GROUP BY k) c ON c.k = a.k;
--= CREATE VIEW
SELECT count(*), sum(id) FROM w;
--> count:int8 | sum:int8
--| 1979 | 1980549
SELECT count(*), sum(id), count(n) FROM w;
--> count:int8 | sum:int8 | count:int8
--| 1979 | 1980549 | 1959
SELECT count(*), count(bk) FROM w WHERE bk > 50;
--> count:int8 | count:int8
--| 1037 | 1037
SELECT count(*) FROM a LEFT JOIN b ON b.k = a.k;
--> count:int8
--| 36608
SELECT count(*) FROM a LEFT JOIN b ON b.v < a.id AND a.id < 5;
--> count:int8
--| 1981
SELECT count(*) FROM a LEFT JOIN (SELECT DISTINCT k FROM b) d ON d.k = a.v LEFT JOIN b ON b.id = d.k;
--> count:int8
--| 1979
SELECT count(*) FROM a LEFT JOIN b ON b.v IS NOT DISTINCT FROM nullif(a.v, 3);
--> count:int8
--| 1979
-- Full joins on what is the same for all pairs.
SELECT count(*), count(a.id), count(b.id) FROM a FULL JOIN b ON false;
--> count:int8 | count:int8 | count:int8
--| 3979 | 1979 | 2000
SELECT count(*), count(x.id), count(y.id) FROM (SELECT * FROM a WHERE id < 10) x FULL JOIN (SELECT * FROM b WHERE id < 4) y ON true;
--> count:int8 | count:int8 | count:int8
--| 24 | 24 | 24
SELECT count(*), count(x.id), count(y.id) FROM (SELECT * FROM a WHERE id < 10) x FULL JOIN (SELECT * FROM b WHERE id < 4) y ON NULL;
--> count:int8 | count:int8 | count:int8
--| 11 | 8 | 3
