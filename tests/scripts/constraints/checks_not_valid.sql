-- A check that isn't known to hold is tested by every write, and by no change of definitions.
CREATE TABLE t (id int, c int);
--= CREATE TABLE
INSERT INTO t VALUES (1, NULL), (2, 2);
--= INSERT 0 2
ALTER TABLE t ADD CONSTRAINT k CHECK (c IS NOT NULL) NOT VALID;
--= ALTER TABLE
UPDATE t SET id = 3 WHERE id = 1;
--! 23514: new row for relation "t" violates check constraint "k"
UPDATE t SET id = 3 WHERE id = 2;
--= UPDATE 1
UPDATE t SET c = NULL;
--! 23514: new row for relation "t" violates check constraint "k"
INSERT INTO t VALUES (4, NULL);
--! 23514: new row for relation "t" violates check constraint "k"
ALTER TABLE t ALTER id TYPE numeric;
--= ALTER TABLE
ALTER TABLE t ALTER c TYPE bigint;
--= ALTER TABLE
ALTER TABLE t ADD e int GENERATED ALWAYS AS (c + 1) STORED;
--= ALTER TABLE
ALTER TABLE t ADD PRIMARY KEY (id);
--= ALTER TABLE
SELECT id, c, e FROM t ORDER BY 1;
--> id:numeric | c:int8 | e:int4
--| 1 | ∅ | ∅
--| 3 | 2 | 3
UPDATE t SET id = 7 WHERE id = 1;
--! 23514: new row for relation "t" violates check constraint "k"
INSERT INTO t (id, c) VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET id = 9;
--! 23514: new row for relation "t" violates check constraint "k"
MERGE INTO t USING (VALUES (1)) AS v (x) ON t.id = v.x WHEN MATCHED THEN UPDATE SET id = 11;
--! 23514: new row for relation "t" violates check constraint "k"
ALTER TABLE t VALIDATE CONSTRAINT k;
--! 23514: check constraint "k" of relation "t" is violated by some row
UPDATE t SET c = 5 WHERE id = 1;
--= UPDATE 1
UPDATE t SET id = 7 WHERE id = 1;
--= UPDATE 1
ALTER TABLE t VALIDATE CONSTRAINT k;
--= ALTER TABLE
