-- Rewrites that the planner chooses by cost give the same rows as without.
CREATE TABLE part (p integer PRIMARY KEY, kind text NOT NULL, size integer);
--= CREATE TABLE
CREATE TABLE item (o integer, n integer, p integer NOT NULL, q integer, PRIMARY KEY (o, n));
--= CREATE TABLE
CREATE INDEX item_p ON item (p);
--= CREATE INDEX
INSERT INTO part SELECT g, CASE g % 5 WHEN 0 THEN 'red' WHEN 1 THEN 'blue' ELSE 'grey' END, nullif(g % 7, 3) FROM generate_series(1, 400) g;
--= INSERT 0 400
INSERT INTO item SELECT g / 4, g % 4, 1 + (g * 7919) % 390, nullif((g * 31) % 50, 13) FROM generate_series(1, 4000) g;
--= INSERT 0 4000
ANALYZE;
--= ANALYZE
-- Only the groups of a few parts are needed.
SELECT part.p, sum(q) FROM part, item WHERE item.p = part.p AND part.p < 6 AND q < (SELECT avg(q) * 0.5 FROM item AS i WHERE i.p = part.p) GROUP BY part.p ORDER BY part.p;
--> p:int4 | sum:int8
--| 1 | 0
--| 2 | 18
--| 3 | 16
--| 4 | 14
--| 5 | 12
SELECT part.p, (SELECT max(q) FROM item WHERE item.p = part.p) FROM part WHERE part.p > 387 ORDER BY part.p;
--> p:int4 | max:int4
--| 388 | 43
--| 389 | 42
--| 390 | 41
--| 391 | ∅
--| 392 | ∅
--| 393 | ∅
--| 394 | ∅
--| 395 | ∅
--| 396 | ∅
--| 397 | ∅
--| 398 | ∅
--| 399 | ∅
--| 400 | ∅
SELECT part.p, g.total FROM part LEFT JOIN (SELECT p, sum(q) AS total, count(*) AS n FROM item GROUP BY p) AS g ON g.p = part.p AND g.n > 10 WHERE part.p IN (1, 17, 389, 391, 400) ORDER BY part.p;
--> p:int4 | total:int8
--| 1 | ∅
--| 17 | ∅
--| 389 | ∅
--| 391 | ∅
--| 400 | ∅
SELECT count(*), sum(g.total) FROM part JOIN (SELECT p, q, count(*) AS total FROM item GROUP BY p, q) AS g ON g.p = part.p WHERE part.size = 2;
--> count:int8 | sum:numeric
--| 280 | 574
SELECT part.p FROM part WHERE part.p < 20 AND EXISTS (SELECT 1 FROM item WHERE item.p = part.p GROUP BY item.p HAVING sum(q) > 270) ORDER BY part.p;
--> p:int4
--| 2
--| 3
--| 12
--| 13
--| 15
-- An alternative over two tables says something about each.
SELECT count(*), sum(q) FROM part, item WHERE item.p = part.p AND ((kind = 'red' AND q < 3) OR (kind = 'blue' AND q > 47));
--> count:int8 | sum:int8
--| 80 | 80
SELECT count(*) FROM part a, part b WHERE a.size = b.size AND ((a.kind = 'red' AND b.kind = 'blue' AND a.p < 50) OR (a.kind = 'blue' AND b.kind = 'red' AND b.p < 50));
--> count:int8
--| 160
SELECT count(*) FROM part, item WHERE item.p = part.p AND ((kind = 'red' AND q IS NULL) OR (size IS NULL AND q IS NULL));
--> count:int8
--| 13
-- What must be computed for each row comes after semi joins.
SELECT count(*), sum(q) FROM item WHERE p IN (SELECT p FROM part WHERE kind = 'red' AND size = 1) AND q > (SELECT avg(q) FROM item i WHERE i.p = item.p);
--> count:int8 | sum:int8
--| 49 | 1829
SELECT count(*) FROM item WHERE NOT EXISTS (SELECT 1 FROM part WHERE part.p = item.p AND kind <> 'blue') AND q < (SELECT max(size) * 4 FROM part WHERE part.p = item.p);
--> count:int8
--| 180
-- The first rows by an order of which an index knows the beginning.
CREATE INDEX item_q ON item (q);
--= CREATE INDEX
SELECT q, o, n FROM item ORDER BY q, o DESC, n LIMIT 5;
--> q:int4 | o:int4 | n:int4
--| 0 | 1000 | 0
--| 0 | 987 | 2
--| 0 | 975 | 0
--| 0 | 962 | 2
--| 0 | 950 | 0
SELECT q, o, n FROM item ORDER BY q DESC, o, n LIMIT 5;
--> q:int4 | o:int4 | n:int4
--| ∅ | 5 | 3
--| ∅ | 18 | 1
--| ∅ | 30 | 3
--| ∅ | 43 | 1
--| ∅ | 55 | 3
SELECT q, o, n FROM item ORDER BY q DESC NULLS LAST, o, n LIMIT 5 OFFSET 78;
--> q:int4 | o:int4 | n:int4
--| 49 | 982 | 1
--| 49 | 994 | 3
--| 48 | 2 | 0
--| 48 | 14 | 2
--| 48 | 27 | 0
SELECT q, o, n FROM item WHERE q >= 48 ORDER BY q, n, o LIMIT 4 OFFSET 79;
--> q:int4 | o:int4 | n:int4
--| 48 | 989 | 2
--| 49 | 7 | 1
--| 49 | 32 | 1
--| 49 | 57 | 1
SELECT o, n, p FROM item ORDER BY o DESC, p, n LIMIT 6;
--> o:int4 | n:int4 | p:int4
--| 1000 | 0 | 201
--| 999 | 3 | 82
--| 999 | 0 | 115
--| 999 | 1 | 234
--| 999 | 2 | 353
--| 998 | 0 | 29
SELECT o, q FROM item WHERE o = 17 ORDER BY o, q LIMIT 2;
--> o:int4 | q:int4
--| 17 | 1
--| 17 | 8
SELECT q, count(*) FROM (SELECT q FROM item ORDER BY q, o, n LIMIT 200) AS s GROUP BY q ORDER BY q;
--> q:int4 | count:int8
--| 0 | 80
--| 1 | 80
--| 2 | 40
-- What a subquery of several tables reads is narrowed to what can match.
SELECT part.p FROM part WHERE part.kind = 'red' AND part.size = 1 AND part.p IN (SELECT a.p FROM item AS a JOIN item AS b ON b.o = a.o AND b.n = a.n + 1 WHERE b.q > 40) ORDER BY part.p;
--> p:int4
--| 15
--| 50
--| 85
--| 120
--| 155
--| 190
--| 225
--| 260
--| 295
--| 330
--| 365
SELECT count(*) FROM part WHERE size = 2 AND p IN (SELECT i.p FROM item AS i WHERE i.q > 10 AND i.o IN (SELECT o FROM item WHERE n = 3 AND q < 5));
--> count:int8
--| 23
SELECT part.p, part.size FROM part WHERE part.p > 370 AND NOT EXISTS (SELECT 1 FROM item AS a JOIN item AS b USING (o) WHERE a.p = part.p AND b.q > 45) ORDER BY part.p;
--> p:int4 | size:int4
--| 378 | 0
--| 379 | 1
--| 388 | ∅
--| 389 | 4
--| 391 | 6
--| 392 | 0
--| 393 | 1
--| 394 | 2
--| 395 | ∅
--| 396 | 4
--| 397 | 5
--| 398 | 6
--| 399 | 0
--| 400 | 1
SELECT part.p, x.o, x.twice FROM part LEFT JOIN (SELECT a.p, a.o, b.q * 2 AS twice FROM item AS a JOIN item AS b ON b.o = a.o AND b.n > a.n WHERE b.q BETWEEN 10 AND 14) AS x ON x.p = part.p AND x.twice > 21 WHERE part.p IN (5, 39, 395) ORDER BY part.p, x.o, x.twice;
--> p:int4 | o:int4 | twice:int4
--| 5 | ∅ | ∅
--| 39 | 73 | 28
--| 395 | ∅ | ∅
SELECT part.p, u.o FROM part LEFT JOIN (SELECT p, o FROM item WHERE q = 1 UNION ALL SELECT p, -o FROM item WHERE q = 2) AS u ON u.p = part.p WHERE part.p BETWEEN 20 AND 24 ORDER BY part.p, u.o;
--> p:int4 | o:int4
--| 20 | 280
--| 20 | 767
--| 21 | ∅
--| 22 | ∅
--| 23 | ∅
--| 24 | ∅
SELECT part.p, u.q FROM part JOIN (SELECT DISTINCT p, q FROM item) AS u ON u.p = part.p WHERE part.p = 7 ORDER BY u.q NULLS FIRST;
--> p:int4 | q:int4
--| 7 | 4
--| 7 | 14
--| 7 | 24
--| 7 | 34
--| 7 | 44
SELECT count(*) FROM part LEFT JOIN (SELECT p, row_number() OVER (PARTITION BY p ORDER BY o, n) AS r, q FROM item) AS w ON w.p = part.p AND w.r <= 3 WHERE part.p < 4;
--> count:int8
--| 9
SELECT count(*), count(x.p) FROM part LEFT JOIN (SELECT p, q FROM item ORDER BY o, n LIMIT 25) AS x ON x.p = part.p WHERE part.p < 300;
--> count:int8 | count:int8
--| 299 | 20
-- The side that is read in parts computes what is volatile once for each row all the same.
CREATE SEQUENCE evaluations;
--= CREATE SEQUENCE
SELECT count(*) FROM part LEFT JOIN (SELECT a.p, nextval('evaluations') AS v FROM item AS a JOIN item AS b ON b.o = a.o AND b.n = a.n WHERE a.o < 10) AS x ON x.p = part.p WHERE part.p IN (5, 6);
--> count:int8
--| 2
SELECT nextval('evaluations');
--> nextval:int8
--| 40
SELECT count(*) FROM (SELECT nextval('evaluations') FROM part WHERE p < 4) AS x;
--> count:int8
--| 3
SELECT count(*) FROM part WHERE p < 3 AND EXISTS (SELECT nextval('evaluations') FROM item WHERE item.p = part.p);
--> count:int8
--| 2
SELECT nextval('evaluations');
--> nextval:int8
--| 44
-- Equalities that follow from others: a.p = b.p and b.p = c.p.
SELECT count(*) FROM part AS a, part AS b, part AS c WHERE a.p = b.p AND b.p = c.p AND a.kind = 'red' AND c.size = 1;
--> count:int8
--| 12
SELECT count(*) FROM part AS a, item AS b, part AS c WHERE a.p = b.p AND b.p = c.p AND a.size = b.q;
--> count:int8
--| 68
SELECT a.p, b.o, c.o FROM part AS a, item AS b, item AS c WHERE a.p = b.p AND c.p = b.p AND c.q = b.q AND b.q = a.size AND a.kind = 'blue' AND a.p < 30 ORDER BY 1, 2, 3;
--> p:int4 | o:int4 | o:int4
--| 21 | 100 | 100
--| 21 | 100 | 587
--| 21 | 587 | 100
--| 21 | 587 | 587
--| 26 | 76 | 76
--| 26 | 76 | 563
--| 26 | 563 | 76
--| 26 | 563 | 563
-- A column equal to two of one table: both hold.
CREATE TABLE pair (x integer, y integer);
--= CREATE TABLE
INSERT INTO pair SELECT g % 9, nullif(g % 6, 5) FROM generate_series(1, 200) g;
--= INSERT 0 200
ANALYZE;
--= ANALYZE
SELECT count(*) FROM pair AS s, pair AS t, pair AS u WHERE s.x = t.x AND s.y = t.x AND t.x = u.y;
--> count:int8
--| 42726
SELECT count(*) FROM pair AS s, pair AS t, pair AS u, pair AS v WHERE s.x = t.y AND t.y = u.x AND u.x = v.y AND v.y = s.x AND s.y = 2;
--> count:int8
--| 319056
-- Types are different, values are compared as both.
CREATE TABLE wide (x bigint, d double precision, t numeric);
--= CREATE TABLE
INSERT INTO wide SELECT g, g::float8, g::numeric FROM generate_series(1, 8) g UNION ALL SELECT NULL, 'NaN', 'NaN';
--= INSERT 0 9
SELECT count(*) FROM pair, wide AS v, wide AS w WHERE pair.x = v.x AND v.x = w.d AND w.d = pair.y;
--> count:int8
--| 46
SELECT count(*) FROM wide AS u, wide AS v, wide AS w WHERE u.d = v.d AND v.d = w.d;
--> count:int8
--| 9
SELECT count(*) FROM wide AS u, wide AS v, wide AS w WHERE u.t = v.t AND v.t = w.t AND u.x IS NULL;
--> count:int8
--| 1
-- Equal to something of the query outside.
SELECT p, (SELECT count(*) FROM pair AS s, pair AS t WHERE s.x = part.p AND t.y = part.p AND s.x = t.y) FROM part WHERE p < 6 ORDER BY p;
--> p:int4 | count:int8
--| 1 | 782
--| 2 | 782
--| 3 | 726
--| 4 | 726
--| 5 | 0
