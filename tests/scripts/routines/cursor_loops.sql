-- A loop over a bound cursor is a cursor: its statements change the row it is on, move it, and can't close it.

CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t SELECT i, i FROM generate_series(1, 6) i;
--= INSERT 0 6
CREATE FUNCTION walk(most int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
    c CURSOR FOR SELECT id, v FROM t ORDER BY id;
    done int := 0;
BEGIN
    FOR r IN c LOOP
        EXIT WHEN done >= most;
        IF r.v % 3 = 0 THEN DELETE FROM t WHERE CURRENT OF c; ELSE UPDATE t SET v = r.v + 1 WHERE CURRENT OF c; END IF;
        done := done + 1;
    END LOOP;
    RETURN done;
END $$;
--= CREATE FUNCTION
SELECT walk(4);
--> walk:int4
--| 4
SELECT walk(4);
--> walk:int4
--| 4
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 3
--| 4 | 6
--| 5 | 6
--| 6 | 6
BEGIN;
--= BEGIN
SELECT walk(1);
--> walk:int4
--| 1
SELECT walk(4);
--> walk:int4
--| 3
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
ROLLBACK;
--= ROLLBACK
DELETE FROM t;
--= DELETE 4
INSERT INTO t SELECT i, i FROM generate_series(1, 6) i;
--= INSERT 0 6
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN RAISE NOTICE '%', c; FOR r IN c LOOP RAISE NOTICE '% % %', r, c, (SELECT name FROM pg_cursors); END LOOP; RAISE NOTICE '% %', c, (SELECT count(*) FROM pg_cursors); END $$;
--~ c
--~ (1,1) c c
--~ (2,2) c c
--~ (3,3) c c
--~ (4,4) c c
--~ (5,5) c c
--~ (6,6) c c
--~ c 0
--= DO
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP CLOSE c; END LOOP; END $$;
--! 24000: cannot drop pinned portal "c"
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; x record; BEGIN FOR r IN c LOOP FETCH c INTO x; RAISE NOTICE '% %', r, x; END LOOP; END $$;
--~ (1,1) (2,2)
--~ (3,3) (4,4)
--~ (5,5) (6,6)
--= DO
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP MOVE c; RAISE NOTICE '%', r; END LOOP; END $$;
--~ (1,1)
--~ (3,3)
--~ (5,5)
--= DO
DO $$ DECLARE c SCROLL CURSOR FOR SELECT * FROM t ORDER BY id; n int := 0; BEGIN FOR r IN c LOOP n := n + 1; RAISE NOTICE '%', r; IF n = 3 THEN MOVE PRIOR FROM c; END IF; END LOOP; END $$;
--~ (1,1)
--~ (2,2)
--~ (3,3)
--~ (3,3)
--~ (4,4)
--~ (5,5)
--~ (6,6)
--= DO
DO $$ DECLARE c CURSOR FOR SELECT * FROM t; BEGIN FOR r IN c LOOP FOR q IN c LOOP NULL; END LOOP; END LOOP; END $$;
--! 42P03: cursor "c" already in use
DO $$ DECLARE c CURSOR (lo int) FOR SELECT * FROM t WHERE id > lo ORDER BY id FOR UPDATE; BEGIN
    FOR r IN c(4) LOOP
        BEGIN UPDATE t SET v = 1 / 0 WHERE CURRENT OF c; EXCEPTION WHEN division_by_zero THEN UPDATE t SET v = -1 WHERE CURRENT OF c; END;
    END LOOP;
END $$;
--= DO
-- An error leaves no cursor, and neither does EXIT.
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN
    BEGIN FOR r IN c LOOP UPDATE t SET v = 1 / 0 WHERE CURRENT OF c; END LOOP; EXCEPTION WHEN division_by_zero THEN RAISE NOTICE 'caught %', (SELECT count(*) FROM pg_cursors); END;
    FOR r IN c LOOP EXIT; END LOOP;
    FOR r IN c LOOP DELETE FROM t WHERE CURRENT OF c; EXIT WHEN r.id = 2; END LOOP;
END $$;
--~ caught 0
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 3 | 3
--| 4 | 4
--| 5 | -1
--| 6 | -1
-- The variable's value is the name.
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN c := 'other'; FOR r IN c LOOP EXECUTE 'UPDATE t SET v = 99 WHERE CURRENT OF other'; EXIT; END LOOP; END $$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 3 | 99
--| 4 | 4
--| 5 | -1
--| 6 | -1
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT 1;
--= DECLARE CURSOR
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP NULL; END LOOP; END $$;
--! 42P03: cursor "c" already in use
ROLLBACK;
--= ROLLBACK
-- A COMMIT under the loop takes its rows first.
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP UPDATE t SET v = v + 1 WHERE id = r.id; COMMIT; END LOOP; END $$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 3 | 100
--| 4 | 5
--| 5 | 0
--| 6 | 0
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP UPDATE t SET v = 0 WHERE id = r.id; ROLLBACK; END LOOP; END $$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 3 | 100
--| 4 | 5
--| 5 | 0
--| 6 | 0
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; x record; BEGIN FOR r IN c LOOP COMMIT; FETCH c INTO x; RAISE NOTICE '% %', r, x; END LOOP; END $$;
--~ (3,100) (4,5)
--~ (5,0) (6,0)
--= DO
DO $$ DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id; BEGIN FOR r IN c LOOP COMMIT; UPDATE t SET v = 0 WHERE CURRENT OF c; END LOOP; END $$;
--! 24000: cursor "c" is held from a previous transaction
DO $$ DECLARE c SCROLL CURSOR FOR SELECT * FROM t ORDER BY id; x record; n int := 0; BEGIN FOR r IN c LOOP n := n + 1; COMMIT; RAISE NOTICE '%', r; IF n = 2 THEN FETCH PRIOR FROM c INTO x; RAISE NOTICE 'back at %', x; END IF; END LOOP; END $$;
--~ (3,100)
--~ (4,5)
--~ back at (3,100)
--~ (4,5)
--~ (5,0)
--~ (6,0)
--= DO
SELECT count(*) FROM pg_cursors;
--> count:int8
--| 0
DROP FUNCTION walk(int);
--= DROP FUNCTION
DROP TABLE t;
--= DROP TABLE
