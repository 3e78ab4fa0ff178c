-- Which moves a cursor takes that can only go on, and what is left of it after COMMIT.
CREATE TABLE moves (i int PRIMARY KEY, s text);
--= CREATE TABLE

INSERT INTO moves SELECT g, 'r' || g FROM generate_series(1, 8) g;
--= INSERT 0 8

BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

FETCH 0 FROM c;
--> i:int4

MOVE BACKWARD ALL IN c;
--= MOVE 0

FETCH ABSOLUTE 0 FROM c;
--> i:int4

FETCH FIRST FROM c;
--> i:int4
--| 1

MOVE 0 IN c;
--= MOVE 1

FETCH ABSOLUTE 3 FROM c;
--> i:int4
--| 3

FETCH RELATIVE 2 FROM c;
--> i:int4
--| 5

FETCH BACKWARD -1 FROM c;
--> i:int4
--| 6

SAVEPOINT a;
--= SAVEPOINT

FETCH RELATIVE 0 FROM c;
--! 55000: cursor can only scan forward

ROLLBACK TO a;
--= ROLLBACK

FETCH NEXT FROM c;
--! 55000: portal "c" cannot be run

COMMIT;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

FETCH BACKWARD 0 FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

FETCH RELATIVE -1 FROM c;
--! 55000: cursor can only scan forward

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR FOR SELECT 8 / (8 - i) FROM moves ORDER BY i;
--= DECLARE CURSOR

FETCH LAST FROM c;
--! 22012: division by zero

ROLLBACK;
--= ROLLBACK

-- Of a cursor WITH HOLD that can't go back, what it has gone by is gone.
BEGIN;
--= BEGIN

DECLARE c NO SCROLL CURSOR WITH HOLD FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

DECLARE n CURSOR WITH HOLD FOR SELECT count(*) OVER (), i FROM moves ORDER BY i;
--= DECLARE CURSOR

DECLARE h CURSOR WITH HOLD FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

DECLARE e NO SCROLL CURSOR WITH HOLD FOR SELECT i FROM moves ORDER BY i;
--= DECLARE CURSOR

FETCH 2 FROM c;
--> i:int4
--| 1
--| 2

FETCH 2 FROM h;
--> i:int4
--| 1
--| 2

MOVE ALL IN e;
--= MOVE 8

SELECT name, is_holdable, is_scrollable FROM pg_cursors ORDER BY name;
--> name:text | is_holdable:bool | is_scrollable:bool
--| c | t | f
--| e | t | f
--| h | t | t
--| n | t | f

COMMIT;
--= COMMIT

SELECT name, is_holdable, is_scrollable FROM pg_cursors ORDER BY name;
--> name:text | is_holdable:bool | is_scrollable:bool
--| c | t | f
--| e | t | f
--| h | t | t
--| n | t | f

FETCH BACKWARD ALL FROM h;
--> i:int4
--| 1

FETCH LAST FROM h;
--> i:int4
--| 8

MOVE 0 IN c;
--= MOVE 1

FETCH NEXT FROM c;
--> i:int4
--| 3

FETCH ABSOLUTE 5 FROM c;
--> i:int4
--| 5

MOVE 0 IN e;
--= MOVE 0

FETCH ALL FROM e;
--> i:int4

FETCH PRIOR FROM e;
--! 55000: cursor can only scan forward

FETCH PRIOR FROM c;
--! 55000: cursor can only scan forward

FETCH NEXT FROM c;
--! 55000: portal "c" cannot be run

CLOSE ALL;
--= CLOSE CURSOR ALL

-- Plans that PostgreSQL doesn't go back in.
BEGIN;
--= BEGIN

DECLARE a CURSOR FOR SELECT 1;
--= DECLARE CURSOR

DECLARE b CURSOR FOR VALUES (1);
--= DECLARE CURSOR

DECLARE c CURSOR FOR VALUES (1), (2);
--= DECLARE CURSOR

DECLARE d CURSOR FOR SELECT i FROM moves WHERE false;
--= DECLARE CURSOR

DECLARE e CURSOR FOR SELECT count(*) FROM moves;
--= DECLARE CURSOR

DECLARE f SCROLL CURSOR FOR SELECT count(*) FROM moves;
--= DECLARE CURSOR

SELECT name, is_scrollable FROM pg_cursors ORDER BY name;
--> name:text | is_scrollable:bool
--| a | f
--| b | f
--| c | t
--| d | f
--| e | f
--| f | t

COMMIT;
--= COMMIT

-- In PL/pgSQL.
CREATE FUNCTION goes_back() RETURNS int LANGUAGE plpgsql AS $$
DECLARE
    c NO SCROLL CURSOR FOR SELECT i FROM moves ORDER BY i;
    x int;
BEGIN
    OPEN c;
    FETCH c INTO x;
    FETCH ABSOLUTE 4 FROM c INTO x;
    RAISE NOTICE '%', x;
    FETCH PRIOR FROM c INTO x;
    RETURN x;
END $$;
--= CREATE FUNCTION

SELECT goes_back();
--~ 4
--! 55000: cursor can only scan forward

DROP FUNCTION goes_back();
--= DROP FUNCTION

DROP TABLE moves;
--= DROP TABLE
