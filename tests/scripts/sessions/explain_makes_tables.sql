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
