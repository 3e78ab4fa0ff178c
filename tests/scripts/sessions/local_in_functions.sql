-- SET LOCAL within a function is part of its statement's transaction.

CREATE FUNCTION sets() RETURNS text LANGUAGE plpgsql AS $$ BEGIN SET LOCAL work_mem = '2MB'; RETURN current_setting('work_mem'); END $$;
--= CREATE FUNCTION
SET work_mem = '3MB';
--= SET
SELECT sets();
--> sets:text
--| 2MB
SHOW work_mem;
--> work_mem:text
--| 3MB
DO $$ BEGIN SET LOCAL work_mem = '5MB'; END $$;
--= DO
SET LOCAL work_mem = '4MB';
--~ SET LOCAL can only be used in transaction blocks
--= SET
-- The statement that begins a transaction begins with it.
SELECT now() = statement_timestamp();
--> ?column?:bool
--| t
BEGIN;
--= BEGIN
SELECT now() < statement_timestamp();
--> ?column?:bool
--| t
COMMIT;
--= COMMIT
-- Temporary sequences move on in read-only transactions.
CREATE TEMP SEQUENCE own;
--= CREATE SEQUENCE
CREATE SEQUENCE shared;
--= CREATE SEQUENCE
BEGIN READ ONLY;
--= BEGIN
SELECT nextval('own'), setval('own', 5), nextval('own');
--> nextval:int8 | setval:int8 | nextval:int8
--| 1 | 5 | 6
SELECT nextval('shared');
--! 25006: cannot execute nextval() in a read-only transaction
ROLLBACK;
--= ROLLBACK
DROP SEQUENCE shared;
--= DROP SEQUENCE
