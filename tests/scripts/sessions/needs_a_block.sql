-- What lasts until the end of the transaction wants a block: a routine's statements are in one.
CREATE TABLE locked (a int);
--= CREATE TABLE
LOCK TABLE locked;
--! 25P01: LOCK TABLE can only be used in transaction blocks
DO $$ BEGIN LOCK TABLE locked; END $$;
--= DO
CREATE FUNCTION lock_it() RETURNS void LANGUAGE sql AS 'LOCK TABLE locked';
--= CREATE FUNCTION
SELECT lock_it() IS NULL;
--> ?column?:bool
--| t
CREATE PROCEDURE lock_and_set() LANGUAGE plpgsql AS $$ BEGIN LOCK TABLE locked; SET LOCAL work_mem = '6MB'; SET CONSTRAINTS ALL IMMEDIATE; END $$;
--= CREATE PROCEDURE
CALL lock_and_set();
--= CALL
BEGIN;
--= BEGIN
LOCK TABLE locked;
--= LOCK TABLE
COMMIT;
--= COMMIT
CREATE VIEW seen AS SELECT a FROM locked;
--= CREATE VIEW
VACUUM seen;
--~ skipping "seen" --- cannot vacuum non-tables or special system tables
--= VACUUM
ANALYZE seen;
--~ skipping "seen" --- cannot analyze non-tables or special system tables
--= ANALYZE
