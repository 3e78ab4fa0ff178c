--@ cambium
-- What a query used is what conflicts: max() the end of an index, LIMIT the rows it reached, a column that was not read nothing.
CREATE TABLE t (id int PRIMARY KEY, v int, note text);
INSERT INTO t SELECT g, g * 10, 'n' FROM generate_series(1, 5) g;
@a BEGIN;
@a SELECT max(id) FROM t;
@b INSERT INTO t VALUES (6, 60, 'n');
@a INSERT INTO t VALUES (100, 0, 'a');
@a COMMIT;
@a BEGIN;
@a SELECT id FROM t ORDER BY id LIMIT 2;
@b UPDATE t SET v = 0 WHERE id = 5;
@a INSERT INTO t VALUES (101, 0, 'a');
@a COMMIT;
@a BEGIN;
@a SELECT sum(v) FROM t;
@b UPDATE t SET note = 'changed' WHERE id = 3;
@a INSERT INTO t VALUES (102, 0, 'a');
@a COMMIT;
@a BEGIN;
@a SELECT sum(v) FROM t;
@b UPDATE t SET v = v + 1 WHERE id = 3;
@a INSERT INTO t VALUES (103, 0, 'a');
@a COMMIT;
SELECT id FROM t WHERE id > 5 ORDER BY id;
