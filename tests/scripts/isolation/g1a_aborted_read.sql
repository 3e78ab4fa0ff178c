--@ cambium
-- G1a: nobody reads what is rolled back later.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 10);
@a BEGIN;
@a UPDATE t SET v = 101 WHERE id = 1;
@b BEGIN;
@b SELECT v FROM t;
@a ROLLBACK;
@b SELECT v FROM t;
@b COMMIT;
