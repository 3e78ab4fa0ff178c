--@ cambium
-- G1a: nobody reads what is rolled back later.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 101 WHERE id = 1;
--= UPDATE 1
@b BEGIN;
--= BEGIN
@b SELECT v FROM t;
--> v:int4
--| 10
@a ROLLBACK;
--= ROLLBACK
@b SELECT v FROM t;
--> v:int4
--| 10
@b COMMIT;
--= COMMIT
