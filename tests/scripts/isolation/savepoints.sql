--@ cambium
-- Rolling back to a savepoint forgets what was written, not what was read.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 1), (2, 2);
@a BEGIN;
@a SAVEPOINT s;
@a SELECT v FROM t WHERE id = 1;
@a UPDATE t SET v = 5 WHERE id = 1;
@a ROLLBACK TO s;
@b UPDATE t SET v = 9 WHERE id = 1;
@a UPDATE t SET v = 6 WHERE id = 2;
@a COMMIT;
SELECT * FROM t ORDER BY id;
@a BEGIN;
@a SAVEPOINT s;
@a UPDATE t SET v = 50 WHERE id = 1;
@a ROLLBACK TO s;
@a INSERT INTO t VALUES (3, 3);
@b DELETE FROM t WHERE id = 2;
@a COMMIT;
SELECT * FROM t ORDER BY id;
