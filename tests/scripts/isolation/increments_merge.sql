--@ cambium
-- Increments read nothing: both commit, and both count.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 100);
@a BEGIN;
@b BEGIN;
@a UPDATE t SET v = v + 10 WHERE id = 1;
@b UPDATE t SET v = v + 20 WHERE id = 1;
@a COMMIT;
@b COMMIT;
SELECT * FROM t;
@a BEGIN;
@b BEGIN;
@a UPDATE t SET v = v + 1 WHERE id = 1;
@b UPDATE t SET v = v + 1 WHERE id = 1;
@b SELECT v FROM t;
@a COMMIT;
@b COMMIT;
SELECT * FROM t;
