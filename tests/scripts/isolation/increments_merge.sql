--@ cambium
-- Increments read nothing: both commit, and both count.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 100);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET v = v + 10 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = v + 20 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM t;
--> id:int4 | v:int4
--| 1 | 130
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET v = v + 1 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = v + 1 WHERE id = 1;
--= UPDATE 1
@b SELECT v FROM t;
--> v:int4
--| 131
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM t;
--> id:int4 | v:int4
--| 1 | 131
