-- EXPLAIN ANALYZE carries a change out once, and what its query computes with it.
CREATE TABLE t (a int, b int);
--= CREATE TABLE
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE TABLE seen (x int);
--= CREATE TABLE
CREATE FUNCTION note(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN INSERT INTO seen VALUES (x); RETURN x; END $$;
--= CREATE FUNCTION
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE INSERT INTO t SELECT nextval(''s''), g FROM generate_series(1, 3) g'; END $$;
--= DO
SELECT count(*), (SELECT last_value FROM s) FROM t;
--> count:int8 | last_value:int8
--| 3 | 3
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE UPDATE t SET b = note(a) WHERE a < 3'; END $$;
--= DO
SELECT count(*) FROM seen;
--> count:int8
--| 2
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE WITH gone AS (DELETE FROM t WHERE a = 1 RETURNING a) SELECT note(a) FROM gone'; END $$;
--= DO
SELECT (SELECT count(*) FROM seen), count(*) FROM t;
--> count:int8 | count:int8
--| 3 | 2
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE INSERT INTO t VALUES (nextval(''s''), 1)'; END $$;
--= DO
SELECT max(a), count(*) FROM t;
--> max:int4 | count:int8
--| 4 | 3
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE SELECT note(a) FROM t'; END $$;
--= DO
SELECT count(*) FROM seen;
--> count:int8
--| 6
