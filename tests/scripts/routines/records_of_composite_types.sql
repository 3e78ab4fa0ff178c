-- A record variable that was assigned a row of a composite type has that type; one that a query filled has none.
CREATE TYPE pair AS (q1 int8, q2 int8);
--= CREATE TYPE
CREATE FUNCTION make(int8) RETURNS pair LANGUAGE plpgsql AS $$ BEGIN RETURN row($1, 1)::pair; END $$;
--= CREATE FUNCTION
CREATE FUNCTION first(pair) RETURNS int8 LANGUAGE plpgsql AS $$ DECLARE r pair; BEGIN r := $1; RETURN r.q1; END $$;
--= CREATE FUNCTION
CREATE TABLE t (q1 int8, q2 int8);
--= CREATE TABLE
INSERT INTO t VALUES (5, 6);
--= INSERT 0 1
CREATE FUNCTION first(t) RETURNS int8 LANGUAGE sql AS $$ SELECT $1.q1 $$;
--= CREATE FUNCTION
DO $$ DECLARE r record; x int8; BEGIN r := make(346); x := first(r); RAISE NOTICE '% %', x, pg_typeof(r); END $$;
--~ 346 pair
--= DO
DO $$ DECLARE r record; BEGIN r := make(346); PERFORM first(r); RAISE NOTICE 'ok'; END $$;
--~ ok
--= DO
DO $$ DECLARE r record; x int8; BEGIN r := row(1, 2)::t; x := first(r); RAISE NOTICE '%', x; INSERT INTO t SELECT (r).*; INSERT INTO t VALUES (r.*); END $$;
--~ 1
--= DO
DO $$ DECLARE r record; s record; BEGIN r := make(1); s := r; RAISE NOTICE '% %', pg_typeof(s), to_json(s); r.q1 := 7; RAISE NOTICE '% %', pg_typeof(r), r; END $$;
--~ pair {"q1":1,"q2":1}
--~ pair (7,1)
--= DO
DO $$ DECLARE r record; x int8; BEGIN SELECT * INTO r FROM t LIMIT 1; RAISE NOTICE '%', pg_typeof(r); x := first(r); END $$;
--~ record
--! 42725: function first(record) is not unique
DO $$ DECLARE r record; x int8; BEGIN FOR r IN SELECT t FROM t ORDER BY q1 LOOP x := first(r.t); RAISE NOTICE '%', x; END LOOP; END $$;
--~ 1
--~ 1
--~ 5
--= DO
DO $$ DECLARE r record; x int8; BEGIN r := row(1, 2); x := first(r); END $$;
--! 42725: function first(record) is not unique
CREATE FUNCTION again(int8) RETURNS SETOF pair LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN r := make($1); RETURN NEXT r; r := row(8::int8, 9::int8); RETURN NEXT r; END $$;
--= CREATE FUNCTION
SELECT * FROM again(3);
--> q1:int8 | q2:int8
--| 3 | 1
--| 8 | 9
SELECT * FROM t ORDER BY q1;
--> q1:int8 | q2:int8
--| 1 | 2
--| 1 | 2
--| 5 | 6
