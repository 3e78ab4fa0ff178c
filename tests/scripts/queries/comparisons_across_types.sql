-- Dates, timestamps and names beside text are compared in one type: hashed, looked up, joined in full.
CREATE TABLE d (id int, day date, at timestamp UNIQUE, zoned timestamptz, called name);
--= CREATE TABLE
SET timezone = 'UTC';
--= SET
INSERT INTO d VALUES (1, '2024-01-01', '2024-01-01', '2024-01-01 00:00+00', 'a'), (2, '2024-01-02', '2024-01-01 12:00', '2024-01-02 00:00+00', 'b'),
    (3, 'infinity', 'infinity', '-infinity', 'c'), (4, '5874897-12-31', '-infinity', 'infinity', NULL), (5, NULL, NULL, NULL, 'e');
--= INSERT 0 5
SELECT l.id, r.id FROM d l FULL JOIN d r ON l.day = r.at ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 2 | ∅
--| 3 | 3
--| 4 | ∅
--| 5 | ∅
--| ∅ | 2
--| ∅ | 4
--| ∅ | 5
SELECT l.id, r.id FROM d l FULL JOIN d r ON l.zoned = r.day ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 2 | 2
--| 3 | ∅
--| 4 | 3
--| 5 | ∅
--| ∅ | 4
--| ∅ | 5
SELECT l.id, r.id FROM d l FULL JOIN d r ON l.at = r.zoned ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 2 | ∅
--| 3 | 4
--| 4 | 3
--| 5 | ∅
--| ∅ | 2
--| ∅ | 5
SELECT l.id, v.x FROM d l FULL JOIN (VALUES ('a'::text), ('e'), ('f')) v (x) ON l.called = v.x ORDER BY 1, 2;
--> id:int4 | x:text
--| 1 | a
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| 5 | e
--| ∅ | f
SELECT l.id, r.id, l.day < r.at AS lt, l.day <= r.at AS le, l.day = r.at AS eq, l.day >= r.zoned AS ge, r.zoned > l.day AS gt, r.at <> l.day AS ne FROM d l, d r WHERE l.id > 2 ORDER BY 1, 2;
--> id:int4 | id:int4 | lt:bool | le:bool | eq:bool | ge:bool | gt:bool | ne:bool
--| 3 | 1 | f | f | f | t | f | t
--| 3 | 2 | f | f | f | t | f | t
--| 3 | 3 | f | t | t | t | f | f
--| 3 | 4 | f | f | f | t | f | t
--| 3 | 5 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 4 | 1 | f | f | f | t | f | t
--| 4 | 2 | f | f | f | t | f | t
--| 4 | 3 | t | t | f | t | f | t
--| 4 | 4 | f | f | f | f | t | t
--| 4 | 5 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 5 | 1 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 5 | 2 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 5 | 3 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 5 | 4 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
--| 5 | 5 | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
SELECT id FROM d WHERE at >= date '2024-01-01' AND at < date '2024-01-02' ORDER BY id;
--> id:int4
--| 1
--| 2
SELECT id FROM d WHERE at IN (SELECT day FROM d) ORDER BY id;
--> id:int4
--| 1
--| 3
SELECT id FROM d WHERE day <= timestamp '2024-01-01 12:00' OR zoned = date '2024-01-02' ORDER BY id;
--> id:int4
--| 1
--| 2
SET timezone = 'America/New_York';
--= SET
SELECT id FROM d WHERE zoned = timestamp '2023-12-31 19:00' OR zoned > date '2024-01-02' ORDER BY id;
--> id:int4
--| 1
--| 4
SELECT l.id, r.id FROM d l JOIN d r ON l.at = r.zoned ORDER BY 1, 2;
--> id:int4 | id:int4
--| 3 | 4
--| 4 | 3
CREATE VIEW v AS SELECT l.id FROM d l JOIN d r ON l.day = r.at AND l.called = 'a'::text;
--= CREATE VIEW
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT l.id␊   FROM (d l␊     JOIN d r ON (((l.day = r.at) AND (l.called = 'a'::text))));
DROP TABLE d CASCADE;
--~ drop cascades to view v
--= DROP TABLE
