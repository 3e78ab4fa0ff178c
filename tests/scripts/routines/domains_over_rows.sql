-- Domains over row types are tested wherever a variable or a result becomes one.

CREATE TYPE pair AS (i int, j int);
--= CREATE TYPE
CREATE DOMAIN ordered AS pair CHECK ((VALUE).i <= (VALUE).j);
--= CREATE DOMAIN
CREATE TYPE holder AS (f ordered, g int);
--= CREATE TYPE
CREATE TABLE t (x ordered);
--= CREATE TABLE
DO $$ DECLARE v ordered := row(1, 2); BEGIN v.j := 7; RAISE NOTICE '%', v; v.i := 8; END $$;
--~ (1,7)
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered := row(3, 2); BEGIN NULL; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered; BEGIN v := row(3, 2); END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered; BEGIN SELECT 1, 2 INTO v; RAISE NOTICE '%', v; SELECT 2, 1 INTO v; END $$;
--~ (1,2)
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered; r record; BEGIN r := row(2, 1); v := r; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered; BEGIN FOR v IN SELECT g, 2 FROM generate_series(1, 3) g LOOP RAISE NOTICE '%', v; END LOOP; END $$;
--~ (1,2)
--~ (2,2)
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered[]; BEGIN v := ARRAY[row(1, 1)]; v[1].i := 7; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered[]; BEGIN v := ARRAY[row(2, 1)]; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE h holder; BEGIN h.f := row(1, 1); h.f.i := 2; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE h holder; BEGIN h := row(row(2, 1), 1); END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE h holder; BEGIN SELECT row(2, 1)::pair, 1 INTO h; END $$;
--! 23514: value for domain ordered violates check constraint "ordered_check"
DO $$ DECLARE v ordered; BEGIN v := NULL; RAISE NOTICE '%', v; END $$;
--~ <NULL>
--= DO
CREATE FUNCTION made(int, int) RETURNS ordered LANGUAGE plpgsql AS $$ BEGIN RETURN row($1, $2); END $$;
--= CREATE FUNCTION
SELECT made(1, 2);
--> made:user
--| (1,2)
SELECT made(2, 1);
--! 23514: value for domain ordered violates check constraint "ordered_check"
INSERT INTO t SELECT made(2, 1);
--! 23514: value for domain ordered violates check constraint "ordered_check"
CREATE FUNCTION array_of(int, int) RETURNS ordered[] LANGUAGE plpgsql AS $$ BEGIN RETURN ARRAY[row($1, $2)]; END $$;
--= CREATE FUNCTION
SELECT array_of(1, 2);
--> array_of:user
--| {"(1,2)"}
SELECT array_of(2, 1);
--! 23514: value for domain ordered violates check constraint "ordered_check"
CREATE FUNCTION cast_in_sql(pair) RETURNS ordered LANGUAGE sql AS 'SELECT $1';
--= CREATE FUNCTION
SELECT cast_in_sql(row(1, 2));
--> cast_in_sql:user
--| (1,2)
SELECT cast_in_sql(row(2, 1));
--! 23514: value for domain ordered violates check constraint "ordered_check"
CREATE FUNCTION by_output(OUT o ordered) LANGUAGE plpgsql AS $$ BEGIN o := row(1, 2); o.j := 0; END $$;
--= CREATE FUNCTION
SELECT by_output();
--! 23514: value for domain ordered violates check constraint "ordered_check"
SELECT * FROM t;
--> x:user
DROP FUNCTION made(int, int), array_of(int, int), cast_in_sql(pair), by_output();
--= DROP FUNCTION
DROP TABLE t;
--= DROP TABLE
DROP TYPE holder;
--= DROP TYPE
DROP DOMAIN ordered;
--= DROP DOMAIN
DROP TYPE pair;
--= DROP TYPE
