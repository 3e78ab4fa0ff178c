--@ cambium
-- P4: read, then write what was computed from it, twice at once: the second committer gets 40001.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 100);
@a BEGIN;
@b BEGIN;
@a SELECT v FROM t WHERE id = 1;
@b SELECT v FROM t WHERE id = 1;
@a UPDATE t SET v = 110 WHERE id = 1;
@b UPDATE t SET v = 120 WHERE id = 1;
@a COMMIT;
@b COMMIT;
SELECT * FROM t;
