--@ cambium
-- G1b: nobody reads a value that its writer overwrites before it commits.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 101 WHERE id = 1;
--= UPDATE 1
@b SELECT v FROM t;
--> v:int4
--| 10
@a UPDATE t SET v = 11 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b SELECT v FROM t;
--> v:int4
--| 11
