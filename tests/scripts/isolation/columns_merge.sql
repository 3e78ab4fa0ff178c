--@ cambium
-- Writes to different columns of one row merge, unless a constraint read both.
CREATE TABLE t (id int PRIMARY KEY, a int, b int);
CREATE TABLE checked (id int PRIMARY KEY, a int, b int, CHECK (a + b <= 4));
INSERT INTO t VALUES (1, 1, 1);
INSERT INTO checked VALUES (1, 1, 1);
@a BEGIN;
@b BEGIN;
@a UPDATE t SET a = 2 WHERE id = 1;
@b UPDATE t SET b = 3 WHERE id = 1;
@a COMMIT;
@b COMMIT;
SELECT * FROM t;
@a BEGIN;
@b BEGIN;
@a UPDATE checked SET a = 3 WHERE id = 1;
@b UPDATE checked SET b = 3 WHERE id = 1;
@a COMMIT;
@b COMMIT;
SELECT * FROM checked;
