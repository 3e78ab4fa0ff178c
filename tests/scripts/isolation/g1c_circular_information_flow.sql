--@ cambium
-- G1c: two transactions cannot each read what the other wrote; reading neither is a cycle too, so one of them gives way.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 10), (2, 20);
@a BEGIN;
@b BEGIN;
@a UPDATE t SET v = 11 WHERE id = 1;
@b UPDATE t SET v = 22 WHERE id = 2;
@a SELECT v FROM t WHERE id = 2;
@b SELECT v FROM t WHERE id = 1;
@a COMMIT;
@b COMMIT;
