--@ cambium
-- What a query used is what conflicts: max() the end of an index, LIMIT the rows it reached, a column that was not read nothing.
CREATE TABLE t (id int PRIMARY KEY, v int, note text);
--= CREATE TABLE
INSERT INTO t SELECT g, g * 10, 'n' FROM generate_series(1, 5) g;
--= INSERT 0 5
@a BEGIN;
--= BEGIN
@a SELECT max(id) FROM t;
--> max:int4
--| 5
@b INSERT INTO t VALUES (6, 60, 'n');
--= INSERT 0 1
@a INSERT INTO t VALUES (100, 0, 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@a SELECT id FROM t ORDER BY id LIMIT 2;
--> id:int4
--| 1
--| 2
@b UPDATE t SET v = 0 WHERE id = 5;
--= UPDATE 1
@a INSERT INTO t VALUES (101, 0, 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT sum(v) FROM t;
--> sum:int8
--| 160
@b UPDATE t SET note = 'changed' WHERE id = 3;
--= UPDATE 1
@a INSERT INTO t VALUES (102, 0, 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT sum(v) FROM t;
--> sum:int8
--| 160
@b UPDATE t SET v = v + 1 WHERE id = 3;
--= UPDATE 1
@a INSERT INTO t VALUES (103, 0, 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT id FROM t WHERE id > 5 ORDER BY id;
--> id:int4
--| 6
--| 101
--| 102
