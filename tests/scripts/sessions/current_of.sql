-- UPDATE and DELETE of the row that a cursor stands on.

CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t SELECT g, g * 10 FROM generate_series(1, 6) g;
--= INSERT 0 6
CREATE TABLE heap (v text);
--= CREATE TABLE
INSERT INTO heap VALUES ('a'), ('b'), ('c');
--= INSERT 0 3
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT id, v FROM t ORDER BY id;
--= DECLARE CURSOR
UPDATE t SET v = 0 WHERE CURRENT OF c;
--! 24000: cursor "c" is not positioned on a row
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT v FROM t WHERE id > 1 ORDER BY id;
--= DECLARE CURSOR
FETCH 2 FROM c;
--> v:int4
--| 20
--| 30
UPDATE t SET v = v + 1 WHERE CURRENT OF c RETURNING *;
--> id:int4 | v:int4
--| 3 | 31
--= UPDATE 1
UPDATE t SET v = v + 1 WHERE CURRENT OF c RETURNING *;
--> id:int4 | v:int4
--| 3 | 32
--= UPDATE 1
MOVE 1 FROM c;
--= MOVE 1
DELETE FROM t WHERE CURRENT OF c RETURNING id;
--> id:int4
--| 4
--= DELETE 1
DELETE FROM t WHERE CURRENT OF c RETURNING id;
--> id:int4
--= DELETE 0
UPDATE t SET v = 0 WHERE CURRENT OF c;
--= UPDATE 0
FETCH ALL FROM c;
--> v:int4
--| 50
--| 60
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 10
--| 2 | 20
--| 3 | 32
--| 5 | 50
--| 6 | 60
UPDATE t SET v = 0 WHERE CURRENT OF c;
--! 24000: cursor "c" is not positioned on a row
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c SCROLL CURSOR FOR SELECT * FROM t ORDER BY id FOR UPDATE;
--! 0A000: DECLARE SCROLL CURSOR ... FOR UPDATE is not supported
DECLARE c CURSOR FOR SELECT * FROM t FOR UPDATE;
--! 25P02: current transaction is aborted, commands ignored until end of transaction block
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT a.id AS x, b.id AS y FROM t a JOIN t b ON a.id = b.id - 1 WHERE a.id = 2 FOR UPDATE OF a;
--= DECLARE CURSOR
FETCH FROM c;
--> x:int4 | y:int4
--| 2 | 3
UPDATE t SET v = -1 WHERE CURRENT OF c RETURNING *;
--> id:int4 | v:int4
--| 2 | -1
--= UPDATE 1
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT a.id AS x, b.id AS y FROM t a JOIN t b ON a.id = b.id - 1 FOR UPDATE;
--= DECLARE CURSOR
FETCH FROM c;
--> x:int4 | y:int4
--| 1 | 2
UPDATE t SET v = -1 WHERE CURRENT OF c;
--! 24000: cursor "c" has multiple FOR UPDATE/SHARE references to table "t"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT count(*) FROM t;
--= DECLARE CURSOR
FETCH FROM c;
--> count:int8
--| 6
UPDATE t SET v = -1 WHERE CURRENT OF c;
--! 24000: cursor "c" is not a simply updatable scan of table "t"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM t;
--= DECLARE CURSOR
FETCH FROM c;
--> id:int4 | v:int4
--| 1 | 10
UPDATE heap SET v = 'x' WHERE CURRENT OF c;
--! 24000: cursor "c" is not a simply updatable scan of table "heap"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM heap;
--= DECLARE CURSOR
FETCH 2 FROM c;
--> v:text
--| a
--| b
UPDATE heap SET v = v || v WHERE CURRENT OF c;
--= UPDATE 1
FETCH FROM c;
--> v:text
--| c
DELETE FROM heap WHERE CURRENT OF c;
--= DELETE 1
SELECT * FROM heap ORDER BY v;
--> v:text
--| a
--| bb
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR WITH HOLD FOR SELECT * FROM t ORDER BY id;
--= DECLARE CURSOR
COMMIT;
--= COMMIT
FETCH FROM c;
--> id:int4 | v:int4
--| 1 | 10
UPDATE t SET v = 0 WHERE CURRENT OF c;
--! 24000: cursor "c" is held from a previous transaction
CLOSE c;
--= CLOSE CURSOR
DELETE FROM t WHERE CURRENT OF c;
--! 34000: cursor "c" does not exist
CREATE VIEW w AS SELECT * FROM t;
--= CREATE VIEW
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM w;
--= DECLARE CURSOR
FETCH FROM c;
--> id:int4 | v:int4
--| 1 | 10
UPDATE w SET v = 0 WHERE CURRENT OF c;
--! 0A000: WHERE CURRENT OF on a view is not implemented
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT v FROM w WHERE id = 5;
--= DECLARE CURSOR
FETCH FROM c;
--> v:int4
--| 50
UPDATE t SET v = 0 WHERE CURRENT OF c RETURNING *;
--> id:int4 | v:int4
--| 5 | 0
--= UPDATE 1
ROLLBACK;
--= ROLLBACK
DO $$
DECLARE
  c CURSOR FOR SELECT * FROM t ORDER BY id FOR UPDATE;
  d refcursor;
  r record;
BEGIN
  OPEN c;
  LOOP
    FETCH c INTO r;
    EXIT WHEN NOT FOUND;
    IF r.id % 2 = 0 THEN
      UPDATE t SET v = -r.v WHERE CURRENT OF c;
    END IF;
  END LOOP;
  CLOSE c;
  OPEN d FOR EXECUTE 'SELECT id FROM t WHERE id = 3';
  FETCH d INTO r;
  DELETE FROM t WHERE CURRENT OF d;
  CLOSE d;
END
$$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 10
--| 2 | -20
--| 4 | -40
--| 5 | 50
--| 6 | -60
DROP VIEW w;
--= DROP VIEW
DROP TABLE t, heap;
--= DROP TABLE
