--@ cambium
-- Rolling back to a savepoint forgets what was written, not what was read.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1), (2, 2);
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 1
@a UPDATE t SET v = 5 WHERE id = 1;
--= UPDATE 1
@a ROLLBACK TO s;
--= ROLLBACK
@b UPDATE t SET v = 9 WHERE id = 1;
--= UPDATE 1
@a UPDATE t SET v = 6 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 9
--| 2 | 2
@a BEGIN;
--= BEGIN
@a SAVEPOINT s;
--= SAVEPOINT
@a UPDATE t SET v = 50 WHERE id = 1;
--= UPDATE 1
@a ROLLBACK TO s;
--= ROLLBACK
@a INSERT INTO t VALUES (3, 3);
--= INSERT 0 1
@b DELETE FROM t WHERE id = 2;
--= DELETE 1
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 9
--| 3 | 3
