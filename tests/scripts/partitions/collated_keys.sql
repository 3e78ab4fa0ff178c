-- Partitions by texts in ICU's collations.
CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
--= CREATE COLLATION
CREATE TABLE lp (k text COLLATE ci, v int) PARTITION BY LIST (k);
--= CREATE TABLE
CREATE TABLE lp1 PARTITION OF lp FOR VALUES IN ('abc', 'DEF');
--= CREATE TABLE
CREATE TABLE lp2 PARTITION OF lp FOR VALUES IN ('ABC');
--! 42P17: partition "lp2" would overlap partition "lp1"
CREATE TABLE lp2 PARTITION OF lp FOR VALUES IN ('ghi');
--= CREATE TABLE
INSERT INTO lp VALUES ('ABC', 1), ('def', 2), ('GHI', 3);
--= INSERT 0 3
SELECT tableoid::regclass, * FROM lp ORDER BY v;
--> tableoid:regclass | k:text | v:int4
--| lp1 | ABC | 1
--| lp1 | def | 2
--| lp2 | GHI | 3
SELECT * FROM lp WHERE k = 'gHi';
--> k:text | v:int4
--| GHI | 3
CREATE TABLE rp (k text COLLATE "de-x-icu", v int) PARTITION BY RANGE (k);
--= CREATE TABLE
CREATE TABLE rp1 PARTITION OF rp FOR VALUES FROM ('a') TO ('m');
--= CREATE TABLE
CREATE TABLE rp2 PARTITION OF rp FOR VALUES FROM ('m') TO ('z');
--= CREATE TABLE
INSERT INTO rp VALUES ('Ä', 1), ('Berg', 2), ('Öl', 3), ('Zoo', 4);
--! 23514: no partition of relation "rp" found for row
INSERT INTO rp VALUES ('Ä', 1), ('Berg', 2), ('Öl', 3);
--= INSERT 0 3
SELECT tableoid::regclass, * FROM rp ORDER BY k;
--> tableoid:regclass | k:text | v:int4
--| rp1 | Ä | 1
--| rp1 | Berg | 2
--| rp2 | Öl | 3
SELECT pg_get_partkeydef('rp'::regclass);
--> pg_get_partkeydef:text
--| RANGE (k)
CREATE TABLE hp (k text COLLATE ci, v int) PARTITION BY HASH (k);
--= CREATE TABLE
CREATE TABLE hp1 PARTITION OF hp FOR VALUES WITH (modulus 2, remainder 0);
--= CREATE TABLE
CREATE TABLE hp2 PARTITION OF hp FOR VALUES WITH (modulus 2, remainder 1);
--= CREATE TABLE
INSERT INTO hp VALUES ('abc', 1), ('ABC', 2);
--= INSERT 0 2
SELECT count(DISTINCT tableoid) FROM hp;
--> count:int8
--| 1
SELECT count(*) FROM hp WHERE k = 'aBc';
--> count:int8
--| 2
CREATE TABLE np (a numeric) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE np1 PARTITION OF np FOR VALUES IN (1.0);
--= CREATE TABLE
CREATE TABLE np2 PARTITION OF np FOR VALUES IN (1.00);
--! 42P17: partition "np2" would overlap partition "np1"
CREATE TABLE cp (k text) PARTITION BY RANGE (k COLLATE "en-x-icu");
--= CREATE TABLE
CREATE TABLE cp1 PARTITION OF cp FOR VALUES FROM ('a') TO ('C');
--= CREATE TABLE
INSERT INTO cp VALUES ('B'), ('b'), ('a'), ('A');
--= INSERT 0 4
INSERT INTO cp VALUES ('B'), ('b'), ('a');
--= INSERT 0 3
SELECT k FROM cp WHERE k > 'b' ORDER BY k;
--> k:text
SELECT k FROM cp WHERE k COLLATE "en-x-icu" > 'b' ORDER BY k;
--> k:text
--| B
--| B
SELECT pg_get_partkeydef('cp'::regclass);
--> pg_get_partkeydef:text
--| RANGE (k COLLATE "en-x-icu")
