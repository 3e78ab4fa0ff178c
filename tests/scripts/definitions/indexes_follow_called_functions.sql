--@ cambium
-- What an index holds is what its definition says, also when a function that it calls only at second hand is another one.
CREATE FUNCTION inner_fn(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN $1 % 3; END $$;
--= CREATE FUNCTION
CREATE FUNCTION outer_fn(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN Inner_fn($1) * 10; END $$;
--= CREATE FUNCTION
CREATE TABLE k (id int PRIMARY KEY, v int GENERATED ALWAYS AS (outer_fn(id)) STORED);
--= CREATE TABLE
CREATE INDEX k_o ON k (outer_fn(id));
--= CREATE INDEX
INSERT INTO k SELECT generate_series(1, 2000);
--= INSERT 0 2000
ANALYZE k;
--= ANALYZE
EXPLAIN (COSTS off) SELECT * FROM k WHERE outer_fn(id) = 70;
--> QUERY PLAN:text
--| Index Scan using k_o on k
--| ␠ Index Cond: (outer_fn(id) = 70)
SELECT count(*) FROM k WHERE outer_fn(id) = 20;
--> count:int8
--| 667
CREATE OR REPLACE FUNCTION inner_fn(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN $1 % 5; END $$;
--= CREATE FUNCTION
SELECT count(*) FROM k WHERE outer_fn(id) = 40;
--> count:int8
--| 400
INSERT INTO k VALUES (2004);
--= INSERT 0 1
SELECT * FROM k WHERE outer_fn(id) = 40 AND id > 1995 ORDER BY id;
--> id:int4 | v:int4
--| 1999 | 10
--| 2004 | 40
CREATE OR REPLACE FUNCTION outer_fn(int) RETURNS int IMMUTABLE LANGUAGE sql AS $$ SELECT max(x)::int FROM generate_series(1, inner_fn($1)) x $$;
--= CREATE FUNCTION
SELECT count(*) FROM k WHERE outer_fn(id) = 4;
--> count:int8
--| 401
SELECT count(*) FROM k WHERE outer_fn(id) IS NULL;
--> count:int8
--| 400
-- What could not be computed any more is refused.
CREATE OR REPLACE FUNCTION outer_fn(int) RETURNS int VOLATILE LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 2BP01: cannot change what "k_o" is computed by
CREATE OR REPLACE FUNCTION outer_fn(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN INSERT INTO k VALUES (1); RETURN 1; END $$;
--! 2BP01: cannot change what "k_o" is computed by
CREATE OR REPLACE FUNCTION outer_fn(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT count(*) FROM k); END $$;
--! 2BP01: cannot change what "k_o" is computed by
DROP FUNCTION inner_fn(int);
--! 2BP01: cannot change what "k_o" is computed by
-- Functions that need a session.
CREATE FUNCTION reads(int) RETURNS bigint IMMUTABLE LANGUAGE sql AS $$ SELECT count(*) FROM k WHERE id < $1 $$;
--= CREATE FUNCTION
CREATE INDEX ON k (reads(id));
--! 0A000: function reads cannot be used in index expressions
CREATE FUNCTION reads_late(int) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$ DECLARE n bigint := (SELECT count(*) FROM k); BEGIN RETURN n; END $$;
--= CREATE FUNCTION
CREATE INDEX ON k (reads_late(id));
--! 0A000: functions in index expressions and generated columns cannot read tables
CREATE FUNCTION selects(int) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$ DECLARE n bigint; BEGIN SELECT count(*) INTO n FROM pg_class; RETURN n; END $$;
--= CREATE FUNCTION
CREATE INDEX ON k (selects(id));
--! 0A000: functions in index expressions and generated columns cannot read tables
CREATE FUNCTION loops_over(int) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN FOR r IN EXECUTE 'SELECT 1' LOOP NULL; END LOOP; RETURN 1; END $$;
--= CREATE FUNCTION
CREATE INDEX ON k (loops_over(id));
--! 0A000: function loops_over cannot be used in index expressions
CREATE FUNCTION loops_over_rows(int) RETURNS bigint IMMUTABLE LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN FOR r IN SELECT id FROM k LOOP NULL; END LOOP; RETURN 1; END $$;
--= CREATE FUNCTION
CREATE INDEX ON k (loops_over_rows(id));
--! 0A000: functions in index expressions and generated columns cannot read tables
CREATE FUNCTION pair(int) RETURNS record IMMUTABLE LANGUAGE sql AS $$ SELECT 1, 2 $$;
--= CREATE FUNCTION
CREATE INDEX ON k (pair(id));
--! 0A000: function pair cannot be used in index expressions
CREATE FUNCTION sets(int) RETURNS int IMMUTABLE LANGUAGE sql SET timezone = 'UTC' AS $$ SELECT count(*)::int FROM generate_series(1, $1) $$;
--= CREATE FUNCTION
CREATE INDEX ON k (sets(id));
--! 0A000: function sets cannot be used in index expressions
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE FUNCTION counts(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN IF true THEN RETURN nextval('s'); END IF; END $$;
--= CREATE FUNCTION
CREATE TABLE c (id int, x int GENERATED ALWAYS AS (counts(id)) STORED);
--= CREATE TABLE
INSERT INTO c VALUES (1);
--! 0A000: sequences and settings of the session cannot be used where no session is
-- One that never ends is cancelled as any statement.
CREATE FUNCTION endless(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$ BEGIN LOOP NULL; END LOOP; END $$;
--= CREATE FUNCTION
CREATE TABLE e (id int, x int GENERATED ALWAYS AS (endless(id)) STORED);
--= CREATE TABLE
SET statement_timeout = '200ms';
--= SET
INSERT INTO e VALUES (1);
--! 57014: canceling statement due to statement timeout
