-- What the actions of MERGE and ON CONFLICT read by an index is what was there before the statement, as what they read without one.
CREATE TABLE item (id int PRIMARY KEY, k int, b bool);
--= CREATE TABLE
CREATE INDEX ON item (k);
--= CREATE INDEX
INSERT INTO item VALUES (1, 5, false), (2, 1, true), (5, 2, true), (6, 3, true);
--= INSERT 0 4
CREATE TABLE source (id int PRIMARY KEY);
--= CREATE TABLE
INSERT INTO source VALUES (1), (2), (5), (6), (8), (9);
--= INSERT 0 6
CREATE FUNCTION stable_count(int) RETURNS bigint LANGUAGE sql STABLE AS 'SELECT count(*) FROM item WHERE k = $1';
--= CREATE FUNCTION
CREATE FUNCTION volatile_count(int) RETURNS bigint LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT count(*) FROM item WHERE k = $1); END';
--= CREATE FUNCTION

BEGIN;
--= BEGIN
MERGE INTO item q USING source s ON q.id = s.id WHEN MATCHED AND NOT q.b THEN DELETE
 WHEN MATCHED THEN UPDATE SET b = NOT EXISTS (SELECT FROM item z WHERE z.k = 5);
--= MERGE 4
SELECT * FROM item ORDER BY id;
--> id:int4 | k:int4 | b:bool
--| 2 | 1 | f
--| 5 | 2 | f
--| 6 | 3 | f
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
MERGE INTO item q USING source s ON q.id = s.id WHEN MATCHED AND NOT q.b THEN DELETE
 WHEN MATCHED AND EXISTS (SELECT FROM item z WHERE z.k = 5) THEN UPDATE SET b = false
 WHEN NOT MATCHED THEN INSERT VALUES (s.id, 100 + (SELECT count(*) FROM item z WHERE z.k = 100));
--= MERGE 6
SELECT * FROM item ORDER BY id;
--> id:int4 | k:int4 | b:bool
--| 2 | 1 | f
--| 5 | 2 | f
--| 6 | 3 | f
--| 8 | 100 | ∅
--| 9 | 100 | ∅
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
MERGE INTO item q USING source s ON q.id = s.id WHEN MATCHED AND NOT q.b THEN DELETE
 WHEN MATCHED THEN UPDATE SET k = 10 + stable_count(5) WHEN NOT MATCHED THEN INSERT VALUES (s.id, 100 + stable_count(5));
--= MERGE 6
SELECT * FROM item ORDER BY id;
--> id:int4 | k:int4 | b:bool
--| 2 | 11 | t
--| 5 | 11 | t
--| 6 | 11 | t
--| 8 | 101 | ∅
--| 9 | 101 | ∅
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
MERGE INTO item q USING source s ON q.id = s.id WHEN MATCHED AND NOT q.b THEN DELETE
 WHEN MATCHED THEN UPDATE SET k = 10 + volatile_count(5) WHEN NOT MATCHED THEN INSERT VALUES (s.id, 100 + volatile_count(5));
--= MERGE 6
SELECT * FROM item ORDER BY id;
--> id:int4 | k:int4 | b:bool
--| 2 | 10 | t
--| 5 | 10 | t
--| 6 | 10 | t
--| 8 | 100 | ∅
--| 9 | 100 | ∅
ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN
INSERT INTO item VALUES (7, 6, false), (8, 5, false), (1, 6, true)
 ON CONFLICT (id) DO UPDATE SET k = 100 + (SELECT count(*) FROM item z WHERE z.k = 6) RETURNING *;
--> id:int4 | k:int4 | b:bool
--| 7 | 6 | f
--| 8 | 5 | f
--| 1 | 100 | f
--= INSERT 0 3
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO item VALUES (7, 6, false), (8, 5, false), (1, 6, true)
 ON CONFLICT (id) DO UPDATE SET k = 100 WHERE EXISTS (SELECT FROM item z WHERE z.k = 6) RETURNING *;
--> id:int4 | k:int4 | b:bool
--| 7 | 6 | f
--| 8 | 5 | f
--= INSERT 0 2
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO item VALUES (7, 6, false), (8, 5, false), (1, 6, true) ON CONFLICT (id) DO UPDATE SET k = 100 + stable_count(6) RETURNING *;
--> id:int4 | k:int4 | b:bool
--| 7 | 6 | f
--| 8 | 5 | f
--| 1 | 100 | f
--= INSERT 0 3
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO item VALUES (7, 6, false), (8, 5, false), (1, 6, true) ON CONFLICT (id) DO UPDATE SET k = 100 + volatile_count(6) RETURNING *;
--> id:int4 | k:int4 | b:bool
--| 7 | 6 | f
--| 8 | 5 | f
--| 1 | 101 | f
--= INSERT 0 3
ROLLBACK;
--= ROLLBACK
