-- Volatile functions in SQL whose body is an expression are computed once for each call, wherever they are put.
CREATE SEQUENCE counter;
--= CREATE SEQUENCE
CREATE FUNCTION next_and(x int) RETURNS bigint LANGUAGE sql AS $$ SELECT nextval('counter') * 10 + x $$;
--= CREATE FUNCTION
SELECT next_and(g) FROM generate_series(1, 3) g;
--> next_and:int8
--| 11
--| 22
--| 33
SELECT next_and(next_and(1)::int);
--> next_and:int8
--| 91
SELECT next_and(1) - next_and(1);
--> ?column?:int8
--| -10
SELECT v, v FROM (SELECT next_and(0) AS v OFFSET 0) s;
--> v:int8 | v:int8
--| 80 | 80
CREATE FUNCTION twice(x bigint) RETURNS bigint LANGUAGE sql AS $$ SELECT x + x $$;
--= CREATE FUNCTION
SELECT twice(nextval('counter')), currval('counter');
--> twice:int8 | currval:int8
--| 18 | 9
CREATE FUNCTION strictly(x int) RETURNS bigint LANGUAGE sql STRICT AS $$ SELECT nextval('counter') $$;
--= CREATE FUNCTION
SELECT strictly(NULL), currval('counter');
--> strictly:int8 | currval:int8
--| ∅ | 9
CREATE FUNCTION declared_stable() RETURNS bigint LANGUAGE sql STABLE AS $$ SELECT nextval('counter') $$;
--= CREATE FUNCTION
SELECT declared_stable();
--> declared_stable:int8
--| 10
CREATE FUNCTION fails(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
--= CREATE FUNCTION
CREATE FUNCTION calls(x int) RETURNS int LANGUAGE sql AS $$ SELECT fails($1) $$;
--= CREATE FUNCTION
DO $$ DECLARE c text; BEGIN PERFORM calls(1); EXCEPTION WHEN others THEN GET STACKED DIAGNOSTICS c = PG_EXCEPTION_CONTEXT; RAISE NOTICE '%', c; END $$;
--~ PL/pgSQL function fails(integer) line 1 at RAISE␊SQL statement "SELECT calls(1)"␊PL/pgSQL function inline_code_block line 1 at PERFORM
--= DO
SELECT CASE WHEN g > 1 THEN next_and(g) END IS NULL FROM generate_series(1, 2) g;
--> ?column?:bool
--| t
--| f
SELECT currval('counter');
--> currval:int8
--| 11
