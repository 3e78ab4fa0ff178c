-- DECLARE, FETCH, MOVE, CLOSE.
DECLARE c CURSOR FOR SELECT 1;
--! 25P01: DECLARE CURSOR can only be used in transaction blocks
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT g, g * g AS sq FROM generate_series(1, 10) g;
--= DECLARE CURSOR
FETCH c;
--> g:int4 | sq:int4
--| 1 | 1
FETCH 2 FROM c;
--> g:int4 | sq:int4
--| 2 | 4
--| 3 | 9
FETCH NEXT FROM c;
--> g:int4 | sq:int4
--| 4 | 16
FETCH FORWARD 2 FROM c;
--> g:int4 | sq:int4
--| 5 | 25
--| 6 | 36
MOVE 1 FROM c;
--= MOVE 1
FETCH 0 FROM c;
--> g:int4 | sq:int4
--| 7 | 49
FETCH ALL FROM c;
--> g:int4 | sq:int4
--| 8 | 64
--| 9 | 81
--| 10 | 100
FETCH c;
--> g:int4 | sq:int4
DECLARE c CURSOR FOR SELECT 2;
--! 42P03: cursor "c" already exists
ROLLBACK;
--= ROLLBACK
FETCH c;
--! 34000: cursor "c" does not exist
BEGIN;
--= BEGIN
DECLARE s SCROLL CURSOR FOR SELECT g FROM generate_series(1, 5) g;
--= DECLARE CURSOR
FETCH LAST FROM s;
--> g:int4
--| 5
FETCH PRIOR FROM s;
--> g:int4
--| 4
FETCH FIRST FROM s;
--> g:int4
--| 1
FETCH ABSOLUTE 3 FROM s;
--> g:int4
--| 3
FETCH ABSOLUTE -1 FROM s;
--> g:int4
--| 5
FETCH RELATIVE -2 FROM s;
--> g:int4
--| 3
FETCH RELATIVE 0 FROM s;
--> g:int4
--| 3
FETCH BACKWARD 2 FROM s;
--> g:int4
--| 2
--| 1
FETCH BACKWARD ALL FROM s;
--> g:int4
FETCH PRIOR FROM s;
--> g:int4
FETCH FORWARD ALL FROM s;
--> g:int4
--| 1
--| 2
--| 3
--| 4
--| 5
FETCH NEXT FROM s;
--> g:int4
FETCH PRIOR FROM s;
--> g:int4
--| 5
FETCH ABSOLUTE 100 FROM s;
--> g:int4
FETCH ABSOLUTE 0 FROM s;
--> g:int4
FETCH -1 FROM s;
--> g:int4
MOVE ALL FROM s;
--= MOVE 5
MOVE BACKWARD 2 IN s;
--= MOVE 2
FETCH IN s;
--> g:int4
--| 5
CLOSE s;
--= CLOSE CURSOR
CLOSE s;
--! 34000: cursor "s" does not exist
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE n NO SCROLL CURSOR FOR SELECT g FROM generate_series(1, 3) g;
--= DECLARE CURSOR
FETCH 2 FROM n;
--> g:int4
--| 1
--| 2
FETCH PRIOR FROM n;
--! 55000: cursor can only scan forward
ROLLBACK;
--= ROLLBACK
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t SELECT g, g FROM generate_series(1, 4) g;
--= INSERT 0 4
BEGIN;
--= BEGIN
DECLARE u CURSOR FOR SELECT * FROM t ORDER BY id;
--= DECLARE CURSOR
FETCH 1 FROM u;
--> id:int4 | v:int4
--| 1 | 1
DELETE FROM t WHERE id = 3;
--= DELETE 1
INSERT INTO t VALUES (9, 9);
--= INSERT 0 1
FETCH ALL FROM u;
--> id:int4 | v:int4
--| 2 | 2
--| 3 | 3
--| 4 | 4
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
DECLARE h CURSOR WITH HOLD FOR SELECT id FROM t ORDER BY id;
--= DECLARE CURSOR
FETCH 1 FROM h;
--> id:int4
--| 1
COMMIT;
--= COMMIT
FETCH 2 FROM h;
--> id:int4
--| 2
--| 4
SELECT name, is_holdable, is_scrollable FROM pg_cursors ORDER BY name;
--> name:text | is_holdable:bool | is_scrollable:bool
--| h | t | t
CLOSE h;
--= CLOSE CURSOR
FETCH h;
--! 34000: cursor "h" does not exist
DECLARE h2 CURSOR WITH HOLD FOR SELECT 1 AS one;
--= DECLARE CURSOR
FETCH ALL FROM h2;
--> one:int4
--| 1
CLOSE ALL;
--= CLOSE CURSOR ALL
FETCH h2;
--! 34000: cursor "h2" does not exist
BEGIN;
--= BEGIN
DECLARE cur CURSOR FOR SELECT * FROM t WHERE id < 3 FOR UPDATE;
--= DECLARE CURSOR
FETCH 1 FROM cur;
--> id:int4 | v:int4
--| 1 | 1
UPDATE t SET v = 100 WHERE CURRENT OF cur RETURNING *;
--> id:int4 | v:int4
--| 1 | 100
--= UPDATE 1
FETCH 1 FROM cur;
--> id:int4 | v:int4
--| 2 | 2
DELETE FROM t WHERE CURRENT OF cur;
--= DELETE 1
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 100
--| 4 | 4
--| 9 | 9
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE d CURSOR FOR DELETE FROM t;
--! 42601: syntax error at or near "DELETE"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE d CURSOR FOR SELECT nosuch;
--! 42703: column "nosuch" does not exist
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE e CURSOR FOR SELECT 1/(3 - g) FROM generate_series(1, 5) g;
--= DECLARE CURSOR
FETCH 2 FROM e;
--> ?column?:int4
--| 0
--| 1
FETCH 1 FROM e;
--! 22012: division by zero
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SAVEPOINT a;
--= SAVEPOINT
DECLARE sp CURSOR FOR SELECT 1;
--= DECLARE CURSOR
ROLLBACK TO a;
--= ROLLBACK
FETCH sp;
--! 34000: cursor "sp" does not exist
ROLLBACK;
--= ROLLBACK
-- A cursor whose query has failed is of no more use, wherever its savepoint is.
BEGIN;
--= BEGIN
DECLARE failing CURSOR FOR SELECT 1 / x FROM generate_series(1, -1, -1) x;
--= DECLARE CURSOR
SAVEPOINT s;
--= SAVEPOINT
FETCH failing;
--> ?column?:int4
--| 1
FETCH failing;
--! 22012: division by zero
ROLLBACK TO s;
--= ROLLBACK
FETCH failing;
--! 55000: portal "failing" cannot be run
ROLLBACK TO s;
--= ROLLBACK
CLOSE failing;
--= CLOSE CURSOR
COMMIT;
--= COMMIT
