--@ cambium
-- Who wrote a row that another deleted is refused, and the other way round; blind deletes of one row are one delete.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 1), (2, 2), (3, 3);
@a BEGIN;
@b BEGIN;
@a DELETE FROM t WHERE id = 1;
@b UPDATE t SET v = 10 WHERE id = 1;
@a COMMIT;
@b COMMIT;
@a BEGIN;
@b BEGIN;
@a UPDATE t SET v = 20 WHERE id = 2;
@b DELETE FROM t WHERE id = 2;
@a COMMIT;
@b COMMIT;
@a BEGIN;
@b BEGIN;
@a DELETE FROM t WHERE id = 3;
@b DELETE FROM t WHERE id = 3;
@a COMMIT;
@b COMMIT;
SELECT * FROM t ORDER BY id;
