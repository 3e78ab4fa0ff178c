--@ cambium
-- G0: two transactions write the same two rows in opposite order. Only one history can result: all of one writer or all of the other.
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
@b UPDATE t SET v = 12 WHERE id = 1;
--= UPDATE 1
@a UPDATE t SET v = 21 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 11
--| 2 | 21
@b UPDATE t SET v = 22 WHERE id = 2;
--= UPDATE 1
@b COMMIT;
--= COMMIT
SELECT v - 10 = (SELECT v - 20 FROM t WHERE id = 2) AS of_one_writer FROM t WHERE id = 1;
--> of_one_writer:bool
--| t
