--@ cambium
-- Of a table whose rows are looked for by keys from a subquery, these keys are read and nothing else; of rows that OFFSET passes over, how many there are.
CREATE TABLE queue (id int PRIMARY KEY, due int, note text);
--= CREATE TABLE
CREATE INDEX queue_due ON queue (due);
--= CREATE INDEX
INSERT INTO queue SELECT i, i * 10, 'n' FROM generate_series(1, 20) i;
--= INSERT 0 20
@a BEGIN;
--= BEGIN
@a DELETE FROM queue WHERE id IN (SELECT id FROM queue ORDER BY due LIMIT 2);
--= DELETE 2
@b INSERT INTO queue VALUES (30, 300, 'later');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
EXPLAIN (COSTS OFF) DELETE FROM queue WHERE id IN (SELECT id FROM queue ORDER BY due LIMIT 2);
--> QUERY PLAN:text
--| Delete on queue
--| ␠ ->  Nested Loop
--| ␠       ->  HashAggregate
--| ␠             ->  Limit
--| ␠                   ->  Index Scan using queue_due on queue
--| ␠       ->  Index Scan using queue_pkey on queue
--| ␠             Index Cond: (id = id)
@a BEGIN;
--= BEGIN
@a UPDATE queue SET note = 'a' WHERE id IN (SELECT id FROM queue ORDER BY due LIMIT 2);
--= UPDATE 2
@b INSERT INTO queue VALUES (31, 5, 'earlier');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT id, due FROM queue ORDER BY due OFFSET 5 LIMIT 2;
--> id:int4 | due:int4
--| 7 | 70
--| 8 | 80
@b INSERT INTO queue VALUES (32, 90000, 'behind');
--= INSERT 0 1
@a INSERT INTO queue VALUES (33, 90001, 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT id, due FROM queue ORDER BY due OFFSET 5 LIMIT 2;
--> id:int4 | due:int4
--| 7 | 70
--| 8 | 80
@b INSERT INTO queue VALUES (34, 1, 'among those passed over');
--= INSERT 0 1
@a INSERT INTO queue VALUES (35, 90001, 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@a SELECT id, due FROM queue ORDER BY due DESC OFFSET 5 LIMIT 1;
--> id:int4 | due:int4
--| 18 | 180
@b DELETE FROM queue WHERE id = 32;
--= DELETE 1
@a INSERT INTO queue VALUES (36, 90001, 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@a SELECT id FROM queue ORDER BY id OFFSET 1000 LIMIT 1;
--> id:int4
@b DELETE FROM queue WHERE id = 20;
--= DELETE 1
@a INSERT INTO queue VALUES (37, 90001, 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT id, due, note FROM queue WHERE id > 18 OR note <> 'n' ORDER BY id;
--> id:int4 | due:int4 | note:text
--| 3 | 30 | a
--| 19 | 190 | n
--| 30 | 300 | later
--| 31 | 5 | a
--| 33 | 90001 | a
--| 34 | 1 | among those passed over
--| 37 | 90001 | a
-- No sort is cheaper than passing over the entries of an index in the order asked for; rows with conditions have to be looked at.
INSERT INTO queue SELECT i, i, 'm' FROM generate_series(101, 3000) i;
--= INSERT 0 2900
EXPLAIN (COSTS OFF) SELECT * FROM queue ORDER BY due OFFSET 2900 LIMIT 5;
--> QUERY PLAN:text
--| Limit
--| ␠ ->  Index Scan using queue_due on queue
EXPLAIN (COSTS OFF) SELECT * FROM queue WHERE id % 2 = 0 ORDER BY due OFFSET 2900 LIMIT 5;
--> QUERY PLAN:text
--| Limit
--| ␠ ->  Sort
--| ␠       Sort Key: due
--| ␠       ->  Seq Scan on queue
--| ␠             Filter: ((id % 2) = 0)
