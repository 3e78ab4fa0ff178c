-- EXECUTE of commands that differ in literals only: the plan of the first serves those behind it
CREATE TABLE dyn (i int PRIMARY KEY, t text, n numeric(6, 2));
--= CREATE TABLE
INSERT INTO dyn SELECT i, 'row ' || i, i * 1.25 FROM generate_series(1, 20) i;
--= INSERT 0 20
DO $$
DECLARE c int; s text; total int := 0;
BEGIN
  FOR k IN 1..5 LOOP
    EXECUTE format('SELECT i + %s FROM dyn WHERE i = %s', k, k * 2) INTO c;
    total := total + c;
  END LOOP;
  RAISE NOTICE 'total %', total;
  FOREACH s IN ARRAY ARRAY['row 3', 'row 17', 'it''s not there', 'row 5'] LOOP
    EXECUTE format('SELECT i FROM dyn WHERE t = %L', s) INTO c;
    RAISE NOTICE '% is %', s, c;
  END LOOP;
  FOREACH s IN ARRAY ARRAY['1', '-1', '2.5', '12345678901', '''7''', 'NULL', '1e3', 'true'] LOOP
    EXECUTE 'SELECT pg_typeof(' || s || ')::text || '' '' || ' || s INTO s;
    RAISE NOTICE '%', s;
  END LOOP;
END $$;
--~ total 45
--~ row 3 is 3
--~ row 17 is 17
--~ it's not there is <NULL>
--~ row 5 is 5
--~ integer 1
--~ integer -1
--~ numeric 2.5
--~ bigint 12345678901
--~ unknown 7
--~ <NULL>
--~ numeric 1000
--~ boolean true
--= DO
-- Rows changed are counted, and found is left as it was
DO $$
DECLARE k int; r int;
BEGIN
  FOR k IN 1..4 LOOP
    EXECUTE format('UPDATE dyn SET n = n + %s WHERE i > %s', k, 20 - k);
    GET DIAGNOSTICS r = ROW_COUNT;
    RAISE NOTICE '% rows', r;
  END LOOP;
  EXECUTE 'INSERT INTO dyn VALUES (30, ''a'', 1)';
  EXECUTE 'INSERT INTO dyn VALUES (31, ''b'', 2.555)';
  EXECUTE 'INSERT INTO dyn VALUES (32, NULL, NULL)';
END $$;
--~ 1 rows
--~ 2 rows
--~ 3 rows
--~ 4 rows
--= DO
SELECT * FROM dyn WHERE i > 17 ORDER BY i;
--> i:int4 | t:text | n:numeric
--| 18 | row 18 | 29.50
--| 19 | row 19 | 32.75
--| 20 | row 20 | 35.00
--| 30 | a | 1.00
--| 31 | b | 2.56
--| 32 | ∅ | ∅
-- Errors are told of the text that was executed
DO $$ BEGIN EXECUTE 'SELECT i / 1 FROM dyn WHERE t = ''row 1'''; EXECUTE 'SELECT i / 0 FROM dyn WHERE t = ''row 22'' OR i = 2'; END $$;
--! 22012: division by zero
DO $$ BEGIN EXECUTE 'INSERT INTO dyn VALUES (40, ''x'', 1)'; EXECUTE 'INSERT INTO dyn VALUES (1, ''twice'', 3)'; END $$;
--! 23505: duplicate key value violates unique constraint "dyn_pkey"
DO $$ BEGIN EXECUTE 'INSERT INTO dyn VALUES (41, ''x'', 1)'; EXECUTE 'INSERT INTO dyn VALUES (42, ''x'', 123456)'; END $$;
--! 22003: numeric field overflow
DO $$ BEGIN EXECUTE 'SELECT ''1''::int + 1'; EXECUTE 'SELECT ''x''::int + 1'; END $$;
--! 22P02: invalid input syntax for type integer: "x"
DO $$ BEGIN EXECUTE 'SELECT t FROM dyn WHERE i = ''5'''; EXECUTE 'SELECT t FROM dyn WHERE i = ''five'''; END $$;
--! 22P02: invalid input syntax for type integer: "five"
-- What a name means may change from one to the next
DO $$
DECLARE s text;
BEGIN
  FOR k IN 1..3 LOOP
    EXECUTE format('CREATE TEMP TABLE changing (v %s)', CASE k WHEN 2 THEN 'text' ELSE 'int' END);
    EXECUTE 'INSERT INTO changing VALUES (7)';
    EXECUTE 'SELECT pg_typeof(v) || '' '' || v FROM changing' INTO s;
    RAISE NOTICE '%', s;
    DROP TABLE changing;
  END LOOP;
END $$;
--~ integer 7
--~ text 7
--~ integer 7
--= DO
-- Transactions, SELECT INTO, and changes in functions that make none are refused each time
CREATE FUNCTION only_reads(c text) RETURNS int STABLE LANGUAGE plpgsql AS $$ DECLARE r int; BEGIN EXECUTE c INTO r; RETURN r; END $$;
--= CREATE FUNCTION
SELECT only_reads('SELECT 1'), only_reads('SELECT 2'), only_reads('SELECT count(*)::int FROM dyn WHERE i < 4');
--> only_reads:int4 | only_reads:int4 | only_reads:int4
--| 1 | 2 | 3
DO $$ BEGIN EXECUTE 'DELETE FROM dyn WHERE i = 100'; END $$;
--= DO
SELECT only_reads('DELETE FROM dyn WHERE i = 101');
--! 0A000: DELETE is not allowed in a non-volatile function
DO $$ BEGIN EXECUTE 'COMMIT'; END $$;
--! 0A000: EXECUTE of transaction commands is not implemented
DO $$ BEGIN EXECUTE 'SELECT 1 INTO dyn_two'; END $$;
--! 0A000: EXECUTE of SELECT ... INTO is not implemented
-- The same in queries whose rows are returned or gone through, and with USING
CREATE FUNCTION rows_above(k int) RETURNS SETOF dyn LANGUAGE plpgsql AS $$ BEGIN RETURN QUERY EXECUTE format('SELECT * FROM dyn WHERE i > %s ORDER BY i', k); END $$;
--= CREATE FUNCTION
SELECT count(*), min(i) FROM rows_above(3);
--> count:int8 | min:int4
--| 20 | 4
SELECT count(*), min(i) FROM rows_above(18);
--> count:int8 | min:int4
--| 5 | 19
DO $$ DECLARE r record; BEGIN FOR k IN 1..2 LOOP FOR r IN EXECUTE format('SELECT * FROM dyn WHERE i <= %s ORDER BY i', k) LOOP RAISE NOTICE '% %', k, r.t; END LOOP; END LOOP; END $$;
--~ 1 row 1
--~ 2 row 1
--~ 2 row 2
--= DO
DO $$ DECLARE c int; BEGIN FOR k IN 1..3 LOOP EXECUTE 'SELECT i + 10 FROM dyn WHERE i = $1' INTO c USING k; RAISE NOTICE '%', c; END LOOP; END $$;
--~ 11
--~ 12
--~ 13
--= DO
DO $$ BEGIN EXECUTE 'SELECT 1 WHERE 1 = $1'; END $$;
--! 42P02: there is no parameter $1
