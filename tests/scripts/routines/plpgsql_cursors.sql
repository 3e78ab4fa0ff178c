-- Cursors in PL/pgSQL: bound and unbound, parameters, FETCH, MOVE, loops, refcursor to the client.
CREATE TABLE num (n integer PRIMARY KEY, w text);
--= CREATE TABLE
INSERT INTO num SELECT i, 'w' || i FROM generate_series(1, 6) i;
--= INSERT 0 6
DO $$
DECLARE c CURSOR FOR SELECT n, w FROM num ORDER BY n; a integer; b text; r record;
BEGIN
  OPEN c;
  FETCH c INTO a, b; RAISE NOTICE '% % %', a, b, FOUND;
  FETCH NEXT FROM c INTO r; RAISE NOTICE '% %', r, r.w;
  MOVE c; MOVE FORWARD 2 FROM c;
  FETCH c INTO r; RAISE NOTICE '%', r;
  FETCH c INTO r; RAISE NOTICE '% %', r, FOUND;
  CLOSE c;
END $$;
--~ 1 w1 t
--~ (2,w2) w2
--~ (6,w6)
--~ (,) f
--= DO
DO $$
DECLARE c SCROLL CURSOR FOR SELECT n FROM num ORDER BY n; a integer;
BEGIN
  OPEN c;
  FETCH LAST FROM c INTO a; RAISE NOTICE '%', a;
  FETCH PRIOR FROM c INTO a; RAISE NOTICE '%', a;
  FETCH FIRST FROM c INTO a; RAISE NOTICE '%', a;
  FETCH ABSOLUTE 4 FROM c INTO a; RAISE NOTICE '%', a;
  FETCH RELATIVE -2 FROM c INTO a; RAISE NOTICE '%', a;
  FETCH RELATIVE 1 + 1 FROM c INTO a; RAISE NOTICE '%', a;
  FETCH ABSOLUTE -1 FROM c INTO a; RAISE NOTICE '%', a;
  FETCH BACKWARD FROM c INTO a; RAISE NOTICE '%', a;
  MOVE FIRST FROM c; FETCH c INTO a; RAISE NOTICE '%', a;
  CLOSE c;
END $$;
--~ 6
--~ 5
--~ 1
--~ 4
--~ 2
--~ 4
--~ 6
--~ 5
--~ 2
--= DO
DO $$
DECLARE c CURSOR (low integer, high integer) FOR SELECT n FROM num WHERE n BETWEEN low AND high ORDER BY n; a integer; r record;
BEGIN
  OPEN c(2, 3); LOOP FETCH c INTO a; EXIT WHEN NOT FOUND; RAISE NOTICE 'by place %', a; END LOOP; CLOSE c;
  OPEN c(high := 5, low := 5); FETCH c INTO a; RAISE NOTICE 'by name %', a; CLOSE c;
  FOR r IN c(4, 9) LOOP RAISE NOTICE 'loop %', r.n; END LOOP;
END $$;
--~ by place 2
--~ by place 3
--~ by name 5
--~ loop 4
--~ loop 5
--~ loop 6
--= DO
DO $$ DECLARE c CURSOR (a integer) FOR SELECT a; BEGIN OPEN c; END $$;
--! 42601: cursor "c" has arguments
DO $$ DECLARE c CURSOR (a integer) FOR SELECT a; BEGIN OPEN c(1, 2); END $$;
--! 42601: too many arguments for cursor "c"
DO $$ DECLARE c CURSOR FOR SELECT 1; BEGIN OPEN c(1); END $$;
--! 42601: cursor "c" has no arguments
DO $$ DECLARE c refcursor; a integer; BEGIN OPEN c FOR SELECT n FROM num ORDER BY n DESC; FETCH c INTO a; RAISE NOTICE '%', a; CLOSE c; END $$;
--~ 6
--= DO
DO $$ DECLARE c refcursor; a integer; m integer := 3; BEGIN OPEN c FOR SELECT n + m FROM num ORDER BY n; m := 100; FETCH c INTO a; RAISE NOTICE '%', a; END $$;
--~ 4
--= DO
DO $$ DECLARE c refcursor; a integer; BEGIN OPEN c FOR EXECUTE 'SELECT n FROM num WHERE n > $1 ORDER BY n' USING 4; FETCH c INTO a; RAISE NOTICE '%', a; CLOSE c; END $$;
--~ 5
--= DO
DO $$ DECLARE c refcursor; a integer; BEGIN FETCH c INTO a; END $$;
--! 22004: cursor variable "c" is null
DO $$ DECLARE c refcursor := 'nosuch'; a integer; BEGIN FETCH c INTO a; END $$;
--! 34000: cursor "nosuch" does not exist
DO $$ DECLARE c CURSOR FOR SELECT 1; BEGIN OPEN c; OPEN c; END $$;
--! 42P03: cursor "c" already in use
DO $$ DECLARE c CURSOR FOR SELECT 1; BEGIN CLOSE c; END $$;
--! 34000: cursor "c" does not exist
DO $$ DECLARE c integer; BEGIN OPEN c FOR SELECT 1; END $$;
--! 42804: variable "c" must be of type cursor or refcursor
DO $$ DECLARE c CURSOR FOR SELECT n FROM num ORDER BY n; a integer; BEGIN OPEN c; CLOSE c; FETCH c INTO a; END $$;
--! 34000: cursor "c" does not exist
DO $$ DECLARE c CURSOR FOR SELECT n FROM num ORDER BY n; BEGIN FOR r IN c LOOP EXIT WHEN r.n > 2; RAISE NOTICE '%', r.n; END LOOP; FOR r IN c LOOP RAISE NOTICE 'again %', r.n; EXIT; END LOOP; END $$;
--~ 1
--~ 2
--~ again 1
--= DO
CREATE FUNCTION give(refcursor) RETURNS refcursor LANGUAGE plpgsql AS $$ BEGIN OPEN $1 FOR SELECT n, w FROM num ORDER BY n; RETURN $1; END $$;
--= CREATE FUNCTION
BEGIN;
--= BEGIN
SELECT give('mine');
--> give:refcursor
--| mine
FETCH 2 FROM mine;
--> n:int4 | w:text
--| 1 | w1
--| 2 | w2
FETCH ALL FROM mine;
--> n:int4 | w:text
--| 3 | w3
--| 4 | w4
--| 5 | w5
--| 6 | w6
CLOSE mine;
--= CLOSE CURSOR
COMMIT;
--= COMMIT
CREATE FUNCTION two_cursors() RETURNS SETOF refcursor LANGUAGE plpgsql AS $$
DECLARE a refcursor := 'c_a'; b refcursor := 'c_b';
BEGIN
  OPEN a FOR SELECT min(n) FROM num; RETURN NEXT a;
  OPEN b FOR SELECT max(n) FROM num; RETURN NEXT b;
END $$;
--= CREATE FUNCTION
BEGIN;
--= BEGIN
SELECT * FROM two_cursors();
--> two_cursors:refcursor
--| c_a
--| c_b
FETCH ALL IN c_a;
--> min:int4
--| 1
FETCH ALL IN c_b;
--> max:int4
--| 6
ROLLBACK;
--= ROLLBACK
CREATE FUNCTION sums_up(c refcursor) RETURNS bigint LANGUAGE plpgsql AS $$ DECLARE r record; t bigint := 0; BEGIN LOOP FETCH c INTO r; EXIT WHEN NOT FOUND; t := t + r.n; END LOOP; RETURN t; END $$;
--= CREATE FUNCTION
BEGIN;
--= BEGIN
DECLARE client CURSOR FOR SELECT n FROM num;
--= DECLARE CURSOR
SELECT sums_up('client');
--> sums_up:int8
--| 21
COMMIT;
--= COMMIT
DO $$ DECLARE c CURSOR FOR SELECT n FROM num; BEGIN OPEN c; BEGIN PERFORM 1 / 0; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'still open'; END; CLOSE c; END $$;
--~ still open
--= DO
DO $$ DECLARE c refcursor; a integer; BEGIN BEGIN OPEN c FOR SELECT 1; PERFORM 1 / 0; EXCEPTION WHEN OTHERS THEN NULL; END; FETCH c INTO a; EXCEPTION WHEN invalid_cursor_name THEN RAISE NOTICE 'gone'; END $$;
--~ gone
--= DO
DROP FUNCTION give, two_cursors, sums_up;
--= DROP FUNCTION
DROP TABLE num;
--= DROP TABLE
