--@ cambium
-- A5A: a transaction reads one snapshot, whatever commits meanwhile; reading only, it never fails.
CREATE TABLE t (id int PRIMARY KEY, v int);
INSERT INTO t VALUES (1, 10), (2, 20);
@a BEGIN READ ONLY;
@a SELECT v FROM t WHERE id = 1;
@b UPDATE t SET v = v + 1;
@a SELECT v FROM t WHERE id = 2;
@a COMMIT;
SELECT * FROM t ORDER BY id;
