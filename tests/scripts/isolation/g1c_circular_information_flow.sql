--@ cambium
-- G1c: two transactions cannot each read what the other wrote; reading neither is a cycle too, so one of them gives way.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10), (2, 20);
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET v = 11 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 22 WHERE id = 2;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 20
@b SELECT v FROM t WHERE id = 1;
--> v:int4
--| 10
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
