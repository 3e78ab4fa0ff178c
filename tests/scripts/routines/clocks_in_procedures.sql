-- statement_timestamp() is the client's statement's, however many transactions a procedure makes; each of these has its own time.
CREATE PROCEDURE clocks() LANGUAGE plpgsql AS $$ DECLARE s timestamptz := statement_timestamp(); t timestamptz := transaction_timestamp(); BEGIN RAISE NOTICE '%', s = t; PERFORM pg_sleep(0.002); COMMIT; RAISE NOTICE '% %', statement_timestamp() = s, transaction_timestamp() > t; t := now(); PERFORM pg_sleep(0.002); ROLLBACK; RAISE NOTICE '% % %', statement_timestamp() = s, transaction_timestamp() > t, clock_timestamp() >= now(); END $$;
--= CREATE PROCEDURE
CALL clocks();
--~ t
--~ t t
--~ t t t
--= CALL
DO $$ DECLARE s timestamptz := statement_timestamp(); BEGIN PERFORM pg_sleep(0.002); COMMIT; RAISE NOTICE '%', statement_timestamp() = s; END $$;
--~ t
--= DO
