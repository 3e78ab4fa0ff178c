-- EXPLAIN ANALYZE runs what it explains, CREATE TABLE AS included.
CREATE TABLE source (a int);
--= CREATE TABLE
INSERT INTO source VALUES (1), (2);
--= INSERT 0 2
EXPLAIN (COSTS off) CREATE TABLE shown AS SELECT a FROM source;
--> QUERY PLAN:text
--| Seq Scan on source
SELECT count(*) FROM shown;
--! 42P01: relation "shown" does not exist
DO $$ BEGIN EXECUTE 'EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) CREATE TABLE made AS SELECT a * 2 AS b FROM source'; END $$;
--= DO
SELECT * FROM made ORDER BY b;
--> b:int4
--| 2
--| 4
CREATE SEQUENCE numbers;
--= CREATE SEQUENCE
EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) CREATE TABLE numbered AS SELECT nextval('numbers') AS n FROM source;
--> QUERY PLAN:text
--| Seq Scan on source (actual rows=2 loops=1)
SELECT n FROM numbered;
--> n:int8
--| 1
--| 2
EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) SELECT nextval('numbers') AS n INTO chosen FROM source;
--> QUERY PLAN:text
--| Seq Scan on source (actual rows=2 loops=1)
SELECT n FROM chosen;
--> n:int8
--| 3
--| 4
EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) CREATE MATERIALIZED VIEW kept AS SELECT nextval('numbers') AS n FROM source;
--> QUERY PLAN:text
--| Seq Scan on source (actual rows=2 loops=1)
SELECT n FROM kept;
--> n:int8
--| 5
--| 6
EXPLAIN (ANALYZE, COSTS off, TIMING off, SUMMARY off) CREATE TABLE empty AS SELECT nextval('numbers') AS n FROM source WITH NO DATA;
--> QUERY PLAN:text
--| Seq Scan on source (never executed)
SELECT nextval('numbers');
--> nextval:int8
--| 7
DO $$ BEGIN EXECUTE 'EXPLAIN ANALYZE CREATE TABLE returned AS WITH moved AS (DELETE FROM source RETURNING a) SELECT * FROM moved'; END $$;
--= DO
SELECT a FROM returned ORDER BY a;
--> a:int4
--| 1
--| 2
SELECT count(*) FROM source;
--> count:int8
--| 0
