--@ cambium
-- Who wrote a row that another deleted is refused, and the other way round; blind deletes of one row are one delete.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1), (2, 2), (3, 3);
--= INSERT 0 3
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a DELETE FROM t WHERE id = 1;
--= DELETE 1
@b UPDATE t SET v = 10 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent delete
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET v = 20 WHERE id = 2;
--= UPDATE 1
@b DELETE FROM t WHERE id = 2;
--= DELETE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a DELETE FROM t WHERE id = 3;
--= DELETE 1
@b DELETE FROM t WHERE id = 3;
--= DELETE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent delete
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
