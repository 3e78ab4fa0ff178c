--@ cambium
-- P4: read, then write what was computed from it, twice at once: the second committer gets 40001.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 100);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 100
@b SELECT v FROM t WHERE id = 1;
--> v:int4
--| 100
@a UPDATE t SET v = 110 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 120 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM t;
--> id:int4 | v:int4
--| 1 | 110
