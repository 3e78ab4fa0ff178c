-- MERGE.
CREATE TABLE target (id int PRIMARY KEY, v int, note text);
--= CREATE TABLE
CREATE TABLE source (id int, v int);
--= CREATE TABLE
INSERT INTO target VALUES (1, 10, 'a'), (2, 20, 'b'), (3, 30, 'c');
--= INSERT 0 3
INSERT INTO source VALUES (2, 200), (3, 0), (4, 400);
--= INSERT 0 3
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED THEN UPDATE SET v = s.v WHEN NOT MATCHED THEN INSERT VALUES (s.id, s.v, 'new');
--= MERGE 3
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 10 | a
--| 2 | 200 | b
--| 3 | 0 | c
--| 4 | 400 | new
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED AND s.v = 0 THEN DELETE WHEN MATCHED THEN UPDATE SET v = t.v + 1, note = 'up' WHEN NOT MATCHED THEN DO NOTHING;
--= MERGE 3
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 10 | a
--| 2 | 201 | up
--| 4 | 401 | up
MERGE INTO target t USING (SELECT 3 AS id, 33 AS v UNION ALL SELECT 5, 55) s ON t.id = s.id WHEN NOT MATCHED AND s.v > 50 THEN INSERT (id, v) VALUES (s.id, s.v) WHEN NOT MATCHED THEN INSERT (id) VALUES (s.id);
--= MERGE 2
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 10 | a
--| 2 | 201 | up
--| 3 | ∅ | ∅
--| 4 | 401 | up
--| 5 | 55 | ∅
MERGE INTO target USING source ON target.id = source.id WHEN MATCHED THEN DO NOTHING;
--= MERGE 0
MERGE INTO target t USING (VALUES (1), (1)) s(id) ON t.id = s.id WHEN MATCHED THEN UPDATE SET v = 0;
--! 21000: MERGE command cannot affect row a second time
MERGE INTO target t USING (VALUES (9), (9)) s(id) ON t.id = s.id WHEN NOT MATCHED THEN INSERT (id) VALUES (s.id);
--! 23505: duplicate key value violates unique constraint "target_pkey"
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED THEN INSERT VALUES (1);
--! 42601: syntax error at or near "INSERT"
MERGE INTO target t USING source s ON t.id = s.id WHEN NOT MATCHED THEN DELETE;
--! 42601: syntax error at or near "DELETE"
MERGE INTO target t USING source s ON t.id = s.id WHEN NOT MATCHED THEN INSERT VALUES (t.id, 1, 'x');
--! 42P01: invalid reference to FROM-clause entry for table "t"
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED THEN UPDATE SET nosuch = 1;
--! 42703: column "nosuch" of relation "target" does not exist
MERGE INTO nosuch t USING source s ON t.id = s.id WHEN MATCHED THEN DELETE;
--! 42P01: relation "nosuch" does not exist
MERGE INTO target t USING nosuch s ON t.id = s.id WHEN MATCHED THEN DELETE;
--! 42P01: relation "nosuch" does not exist
MERGE INTO target t USING source s ON t.id = s.id WHEN NOT MATCHED THEN INSERT DEFAULT VALUES;
--= MERGE 0
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED THEN DELETE WHEN MATCHED THEN DO NOTHING;
--! 42601: unreachable WHEN clause specified after unconditional WHEN clause
MERGE INTO target t USING source s ON t.id = s.id WHEN MATCHED THEN DELETE RETURNING *;
--! 42601: syntax error at or near "RETURNING"
WITH s AS (SELECT 7 AS id) MERGE INTO target t USING s ON t.id = s.id WHEN NOT MATCHED THEN INSERT VALUES (s.id, (SELECT count(*) FROM source), DEFAULT);
--= MERGE 1
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 10 | a
--| 2 | 201 | up
--| 3 | ∅ | ∅
--| 4 | 401 | up
--| 5 | 55 | ∅
--| 7 | 3 | ∅
MERGE INTO target t USING target s ON t.id = s.id WHEN MATCHED THEN UPDATE SET v = s.v * 2;
--= MERGE 6
MERGE INTO target t USING source s ON false WHEN NOT MATCHED THEN INSERT VALUES (s.id + 100, s.v);
--= MERGE 3
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 20 | a
--| 2 | 402 | up
--| 3 | ∅ | ∅
--| 4 | 802 | up
--| 5 | 110 | ∅
--| 7 | 6 | ∅
--| 102 | 200 | ∅
--| 103 | 0 | ∅
--| 104 | 400 | ∅
MERGE INTO target t USING source s ON t.id = s.id + 100 WHEN MATCHED AND t.v > 100 THEN DELETE WHEN MATCHED THEN UPDATE SET (v, note) = (1, 'pair');
--= MERGE 3
SELECT * FROM target ORDER BY id;
--> id:int4 | v:int4 | note:text
--| 1 | 20 | a
--| 2 | 402 | up
--| 3 | ∅ | ∅
--| 4 | 802 | up
--| 5 | 110 | ∅
--| 7 | 6 | ∅
--| 103 | 1 | pair
