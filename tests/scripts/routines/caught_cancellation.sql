-- WHEN query_canceled catches a cancelled statement, which goes on then; OTHERS does not.
SET statement_timeout = 300;
--= SET
DO $$ BEGIN PERFORM pg_sleep(5); EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'others'; END $$;
--! 57014: canceling statement due to statement timeout
DO $$ BEGIN PERFORM pg_sleep(5); EXCEPTION WHEN query_canceled THEN RAISE NOTICE 'caught % %', sqlstate, sqlerrm; END $$;
--~ caught 57014 canceling statement due to statement timeout
--= DO
DO $$ BEGIN PERFORM pg_sleep(5); EXCEPTION WHEN operator_intervention THEN RAISE NOTICE 'caught'; END $$;
--~ caught
--= DO
DO $$ BEGIN LOOP NULL; END LOOP; EXCEPTION WHEN OTHERS OR query_canceled THEN RAISE NOTICE 'caught'; END $$;
--~ caught
--= DO
DO $$ BEGIN BEGIN PERFORM pg_sleep(5); EXCEPTION WHEN query_canceled THEN RAISE NOTICE 'caught'; END; PERFORM pg_sleep(0.1); PERFORM count(*) FROM generate_series(1, 10000); RAISE NOTICE 'after'; END $$;
--~ caught
--~ after
--= DO
CREATE FUNCTION patient(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN IF i = 1 THEN PERFORM pg_sleep(5); END IF; RETURN i; EXCEPTION WHEN query_canceled THEN RETURN -i; END $$;
--= CREATE FUNCTION
SELECT sum(patient(i)) FROM generate_series(1, 5000) i;
--> sum:int8
--| 12502498
SELECT 1;
--> ?column?:int4
--| 1
RESET statement_timeout;
--= RESET
DO $$ BEGIN RAISE query_canceled; EXCEPTION WHEN OTHERS THEN RAISE NOTICE 'others'; END $$;
--! 57014: query_canceled
DO $$ BEGIN RAISE query_canceled; EXCEPTION WHEN query_canceled THEN RAISE NOTICE 'caught'; END $$;
--~ caught
--= DO
