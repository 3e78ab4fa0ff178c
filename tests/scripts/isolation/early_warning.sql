--@ cambium
-- A transaction with edits that can't commit any more is told at its next statement, not at COMMIT.
CREATE TABLE t (id int PRIMARY KEY, v int, w int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 0), (2, 20, 0);
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 10
@a UPDATE t SET w = 1 WHERE id = 2;
--= UPDATE 1
@b UPDATE t SET v = 11 WHERE id = 1;
--= UPDATE 1
@a SELECT w FROM t WHERE id = 2;
--! 40001: could not serialize access due to concurrent update
@a ROLLBACK;
--= ROLLBACK
-- without edits it can still end as a read-only one
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 11
@b UPDATE t SET v = 12 WHERE id = 1;
--= UPDATE 1
@a SELECT w FROM t WHERE id = 2;
--> w:int4
--| 0
@a COMMIT;
--= COMMIT
-- a replay that saves it says nothing
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = v WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 13 WHERE id = 1;
--= UPDATE 1
@a SELECT w FROM t WHERE id = 1;
--> w:int4
--| 13
@a COMMIT;
--= COMMIT
-- switched off, COMMIT tells
@a SET early_warning = off;
--= SET
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 13
@a UPDATE t SET w = 1 WHERE id = 2;
--= UPDATE 1
@b UPDATE t SET v = 14 WHERE id = 1;
--= UPDATE 1
@a SELECT w FROM t WHERE id = 2;
--> w:int4
--| 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- the row that is asked for update has changed since it was read
@a RESET early_warning;
--= RESET
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 14
@b UPDATE t SET v = 15 WHERE id = 1;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 1 FOR UPDATE;
--! 40001: could not serialize access due to concurrent update
@a COMMIT;
--= ROLLBACK
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 15 | 13
--| 2 | 20 | 0
