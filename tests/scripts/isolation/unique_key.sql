--@ cambium
-- Two inserts of one key: the second committer fails, whether the key is primary, unique or of an index on an expression.
CREATE TABLE t (id int PRIMARY KEY, u int UNIQUE, s text);
--= CREATE TABLE
CREATE UNIQUE INDEX ON t (lower(s));
--= CREATE INDEX
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (1, 1, 'a');
--= INSERT 0 1
@b INSERT INTO t VALUES (1, 2, 'b');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (2, 5, 'c');
--= INSERT 0 1
@b INSERT INTO t VALUES (3, 5, 'd');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (4, 6, 'Same');
--= INSERT 0 1
@b INSERT INTO t VALUES (5, 7, 'sAME');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM t ORDER BY id;
--> id:int4 | u:int4 | s:text
--| 1 | 1 | a
--| 2 | 5 | c
--| 4 | 6 | Same
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (10, NULL, 'x1');
--= INSERT 0 1
@b INSERT INTO t VALUES (11, NULL, 'x2');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT count(*) FROM t;
--> count:int8
--| 5
