--@ cambium
-- G1b: nobody reads a value that its writer overwrites before it commits.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 10);
@a BEGIN;
@a UPDATE t SET v = 101 WHERE id = 1;
@b SELECT v FROM t;
@a UPDATE t SET v = 11 WHERE id = 1;
@a COMMIT;
@b SELECT v FROM t;
