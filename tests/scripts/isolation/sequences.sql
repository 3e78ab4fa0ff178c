--@ cambium
-- Sequences stand outside transactions: never the same value twice, never a conflict, nothing given back.
CREATE SEQUENCE s;
@a BEGIN;
@b BEGIN;
@a SELECT nextval('s');
@b SELECT nextval('s');
@a ROLLBACK;
@b COMMIT;
SELECT nextval('s');
CREATE TABLE t (id serial PRIMARY KEY, v int);
@a BEGIN;
@b BEGIN;
@a INSERT INTO t (v) VALUES (1) RETURNING id;
@b INSERT INTO t (v) VALUES (2) RETURNING id;
@a COMMIT;
@b COMMIT;
SELECT * FROM t ORDER BY id;
