--@ cambium
-- A statement sees what was committed before it began, as long as nothing the transaction has read is changed by that.
CREATE TABLE t (id int PRIMARY KEY, v int, w int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 10, 0), (2, 20, 0), (3, 30, 0);
--= INSERT 0 3
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 10
@b UPDATE t SET v = 21 WHERE id = 2;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 21
-- now it stays where it is: row 1 was read
@b UPDATE t SET v = 11 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 31 WHERE id = 3;
--= UPDATE 1
@a SELECT v FROM t ORDER BY id;
--> v:int4
--| 10
--| 21
--| 30
@a COMMIT;
--= COMMIT
-- its own edits come along
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = v + 1, w = 5 WHERE id = 1;
--= UPDATE 1
@a INSERT INTO t VALUES (4, 40, 0);
--= INSERT 0 1
@b UPDATE t SET w = 9 WHERE id = 2;
--= UPDATE 1
@b UPDATE t SET v = v + 100 WHERE id = 3;
--= UPDATE 1
@a SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 12 | 5
--| 2 | 21 | 9
--| 3 | 131 | 0
--| 4 | 40 | 0
@a COMMIT;
--= COMMIT
-- savepoints: what is rolled back is gone, what others did meanwhile stays in sight
@a BEGIN;
--= BEGIN
@a UPDATE t SET w = 1 WHERE id = 1;
--= UPDATE 1
@a SAVEPOINT s;
--= SAVEPOINT
@a UPDATE t SET w = 2 WHERE id = 1;
--= UPDATE 1
@a UPDATE t SET w = w + 2 WHERE id = 2;
--= UPDATE 1
@a DELETE FROM t WHERE id = 4;
--= DELETE 1
@b UPDATE t SET v = 0 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET v = 0 WHERE id = 2;
--= UPDATE 1
@a SELECT id, v FROM t WHERE id = 2;
--> id:int4 | v:int4
--| 2 | 0
@a ROLLBACK TO s;
--= ROLLBACK
@a SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 0 | 1
--| 2 | 0 | 9
--| 3 | 131 | 0
--| 4 | 40 | 0
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 0 | 1
--| 2 | 0 | 9
--| 3 | 131 | 0
--| 4 | 40 | 0
-- a read-only transaction keeps the snapshot of its first statement
@a BEGIN READ ONLY;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 0
@b UPDATE t SET v = 99 WHERE id = 2;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 0
@a COMMIT;
--= COMMIT
-- an open cursor keeps it too, a closed one doesn't
@a BEGIN;
--= BEGIN
@a DECLARE c CURSOR FOR SELECT id FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 1 FROM c;
--> id:int4
--| 1
@b UPDATE t SET v = 98 WHERE id = 2;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 99
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a DECLARE c CURSOR FOR SELECT id FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 1 FROM c;
--> id:int4
--| 1
@a CLOSE c;
--= CLOSE CURSOR
@b UPDATE t SET w = 97 WHERE id = 3;
--= UPDATE 1
@a SELECT w FROM t WHERE id = 3;
--> w:int4
--| 97
@a COMMIT;
--= COMMIT
-- what a cursor has read conflicts although it was never closed
@a BEGIN;
--= BEGIN
@a SET LOCAL replay = off;
--= SET
@a DECLARE c CURSOR FOR SELECT id, v FROM t ORDER BY id;
--= DECLARE CURSOR
@a FETCH 1 FROM c;
--> id:int4 | v:int4
--| 1 | 0
@a INSERT INTO t VALUES (5, 50, 0);
--= INSERT 0 1
@b UPDATE t SET v = 96 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- switched off, the snapshot is that of the first statement
@a SET refresh = off;
--= SET
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 96
@b UPDATE t SET v = 95 WHERE id = 2;
--= UPDATE 1
@a SELECT v FROM t WHERE id = 2;
--> v:int4
--| 98
@a COMMIT;
--= COMMIT
-- new tables are in sight as new rows are
@a RESET refresh;
--= RESET
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 96
@b CREATE TABLE later (x int);
--= CREATE TABLE
@b INSERT INTO later VALUES (1);
--= INSERT 0 1
@a SELECT * FROM later;
--> x:int4
--| 1
@a COMMIT;
--= COMMIT
