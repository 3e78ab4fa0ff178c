--@ cambium
-- A row that leaves a predicate read by another is a conflict; one that stays outside of it is none.
CREATE TABLE t (id int PRIMARY KEY, color text);
INSERT INTO t VALUES (1, 'black'), (2, 'white'), (3, 'red');
@a BEGIN;
@b BEGIN;
@a UPDATE t SET color = 'white' WHERE color = 'black';
@b UPDATE t SET color = 'black' WHERE color = 'white';
@a COMMIT;
@b COMMIT;
SELECT * FROM t ORDER BY id;
@a BEGIN;
@a SELECT count(*) FROM t WHERE color = 'red';
@b UPDATE t SET color = 'green' WHERE id = 1;
@a INSERT INTO t VALUES (4, 'blue');
@a COMMIT;
SELECT count(*) FROM t;
