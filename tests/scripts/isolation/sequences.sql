--@ cambium
-- Sequences stand outside transactions: never the same value twice, never a conflict, nothing given back.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT nextval('s');
--> nextval:int8
--| 1
@b SELECT nextval('s');
--> nextval:int8
--| 2
@a ROLLBACK;
--= ROLLBACK
@b COMMIT;
--= COMMIT
SELECT nextval('s');
--> nextval:int8
--| 3
CREATE TABLE t (id serial PRIMARY KEY, v int);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO t (v) VALUES (1) RETURNING id;
--> id:int4
--| 1
--= INSERT 0 1
@b INSERT INTO t (v) VALUES (2) RETURNING id;
--> id:int4
--| 2
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 1
--| 2 | 2
