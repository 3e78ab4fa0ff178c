-- The first rows of tables with parts, in an order that each part has by an index.
CREATE TABLE p (id int NOT NULL, ts int NOT NULL, v int) PARTITION BY RANGE (ts);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (300);
--= CREATE TABLE
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (300) TO (600) PARTITION BY HASH (id);
--= CREATE TABLE
CREATE TABLE p2a PARTITION OF p2 FOR VALUES WITH (MODULUS 2, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE p2b PARTITION OF p2 FOR VALUES WITH (MODULUS 2, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE p3 PARTITION OF p FOR VALUES FROM (600) TO (1000);
--= CREATE TABLE
INSERT INTO p SELECT g, (g * 101) % 997, nullif(g % 17, 3) FROM generate_series(1, 3000) g;
--= INSERT 0 3000
CREATE INDEX ON p (ts, id);
--= CREATE INDEX
CREATE INDEX ON p1 (id);
--= CREATE INDEX
CREATE INDEX ON p2 (id);
--= CREATE INDEX
SELECT * FROM p ORDER BY ts DESC, id DESC LIMIT 3;
--> id:int4 | ts:int4 | v:int4
--| 2300 | 996 | 5
--| 1303 | 996 | 11
--| 306 | 996 | 0
SELECT * FROM p ORDER BY ts, id LIMIT 2 OFFSET 1200;
--> id:int4 | ts:int4 | v:int4
--| 537 | 399 | 10
--| 1534 | 399 | 4
SELECT * FROM p WHERE v = 4 AND ts < 610 ORDER BY ts DESC, id DESC LIMIT 3;
--> id:int4 | ts:int4 | v:int4
--| 55 | 570 | 4
--| 361 | 569 | 4
--| 667 | 568 | 4
-- Of a part without an index for it, as many rows as wanted are sorted.
SELECT * FROM p ORDER BY id LIMIT 3;
--> id:int4 | ts:int4 | v:int4
--| 1 | 101 | 1
--| 2 | 202 | 2
--| 3 | 303 | ∅
SELECT * FROM p ORDER BY id DESC LIMIT 2 OFFSET 5;
--> id:int4 | ts:int4 | v:int4
--| 2995 | 404 | ∅
--| 2994 | 303 | 2
SELECT * FROM p WHERE v IS NULL ORDER BY id FETCH FIRST 2 ROWS ONLY;
--> id:int4 | ts:int4 | v:int4
--| 3 | 303 | ∅
--| 20 | 26 | ∅
SELECT min(id), max(id), min(ts), max(ts) FROM p;
--> min:int4 | max:int4 | min:int4 | max:int4
--| 1 | 3000 | 0 | 996
SELECT ts, count(*), min(id) FROM p GROUP BY ts ORDER BY ts DESC LIMIT 2;
--> ts:int4 | count:int8 | min:int4
--| 996 | 3 | 306
--| 995 | 3 | 612
SELECT DISTINCT ts FROM p ORDER BY ts LIMIT 2;
--> ts:int4
--| 0
--| 1
SELECT DISTINCT ON (ts) ts, id FROM p ORDER BY ts, id DESC LIMIT 3;
--> ts:int4 | id:int4
--| 0 | 2991
--| 1 | 2685
--| 2 | 2379
SELECT * FROM p WHERE (ts, id) > (450, 1000) ORDER BY ts, id LIMIT 3;
--> id:int4 | ts:int4 | v:int4
--| 1880 | 450 | 10
--| 2877 | 450 | 4
--| 577 | 451 | 16
SELECT count(*), sum(id) FROM p WHERE ts = 5 OR id = 7 OR id = 2000;
--> count:int8 | sum:int8
--| 5 | 6390
SELECT x.n, y.id FROM (VALUES (250), (450), (999)) x (n) LEFT JOIN LATERAL (SELECT id FROM p WHERE ts > x.n - 10 AND ts < x.n ORDER BY ts DESC, id LIMIT 1) y ON true ORDER BY 1;
--> n:int4 | id:int4
--| 250 | 575
--| 450 | 192
--| 999 | 306
CREATE TABLE h (id int PRIMARY KEY, k int, v int) PARTITION BY HASH (id);
--= CREATE TABLE
CREATE TABLE h0 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE h2 PARTITION OF h FOR VALUES WITH (MODULUS 3, REMAINDER 2);
--= CREATE TABLE
INSERT INTO h SELECT g, nullif((g * 37) % 300, 4), g % 7 FROM generate_series(1, 2000) g;
--= INSERT 0 2000
CREATE INDEX ON h (k);
--= CREATE INDEX
SELECT * FROM h ORDER BY id LIMIT 3;
--> id:int4 | k:int4 | v:int4
--| 1 | 37 | 1
--| 2 | 74 | 2
--| 3 | 111 | 3
SELECT * FROM h ORDER BY k DESC, id LIMIT 9;
--> id:int4 | k:int4 | v:int4
--| 292 | ∅ | 5
--| 592 | ∅ | 4
--| 892 | ∅ | 3
--| 1192 | ∅ | 2
--| 1492 | ∅ | 1
--| 1792 | ∅ | 0
--| 227 | 299 | 3
--| 527 | 299 | 2
--| 827 | 299 | 1
SELECT max(k), min(k), max(id) FROM h;
--> max:int4 | min:int4 | max:int4
--| 299 | 0 | 2000
SELECT k, count(*) FROM h GROUP BY k ORDER BY k LIMIT 2;
--> k:int4 | count:int8
--| 0 | 6
--| 1 | 7
SELECT count(*), sum(p.v) FROM p LEFT JOIN h ON h.id = p.id;
--> count:int8 | sum:int8
--| 3000 | 23441
-- Heirs.
CREATE TABLE i (id int NOT NULL, k int, v int);
--= CREATE TABLE
CREATE TABLE i1 (x int) INHERITS (i);
--= CREATE TABLE
CREATE TABLE i2 () INHERITS (i);
--= CREATE TABLE
INSERT INTO i SELECT g, nullif(g * 7 % 50, 3), g % 5 FROM generate_series(1, 300) g;
--= INSERT 0 300
INSERT INTO i1 SELECT g, nullif(g * 11 % 60, 3), g % 5, g FROM generate_series(301, 1700) g;
--= INSERT 0 1400
INSERT INTO i2 SELECT g, nullif(g * 13 % 70, 3), g % 5 FROM generate_series(1701, 3500) g;
--= INSERT 0 1800
CREATE INDEX ON i (k);
--= CREATE INDEX
CREATE INDEX ON i1 (k, id);
--= CREATE INDEX
CREATE INDEX ON i2 (k);
--= CREATE INDEX
SELECT tableoid::regclass::text, id, k FROM i ORDER BY k, id LIMIT 12;
--> tableoid:text | id:int4 | k:int4
--| i | 50 | 0
--| i | 100 | 0
--| i | 150 | 0
--| i | 200 | 0
--| i | 250 | 0
--| i | 300 | 0
--| i1 | 360 | 0
--| i1 | 420 | 0
--| i1 | 480 | 0
--| i1 | 540 | 0
--| i1 | 600 | 0
--| i1 | 660 | 0
SELECT max(k), min(k) FROM i;
--> max:int4 | min:int4
--| 69 | 0
SELECT count(*) FROM i LEFT JOIN (SELECT DISTINCT k FROM i) j ON j.k = i.v;
--> count:int8
--| 3500
DELETE FROM i WHERE (k, id) < (1, 100) OR (k = 69 AND id < 2000);
--= DELETE 61
SELECT tableoid::regclass::text, count(*) FROM i GROUP BY 1 ORDER BY 1;
--> tableoid:text | count:int8
--| i | 292
--| i1 | 1377
--| i2 | 1770
