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
