-- Two-phase commit is off, as where max_prepared_transactions is 0: PREPARE TRANSACTION rolls back.
CREATE TABLE kept (a int);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO kept VALUES (1);
--= INSERT 0 1
PREPARE TRANSACTION 'x';
--! 55000: prepared transactions are disabled
SELECT count(*) FROM kept;
--> count:int8
--| 0
PREPARE TRANSACTION 'x';
--~ there is no transaction in progress
--= ROLLBACK
COMMIT PREPARED 'x';
--! 42704: prepared transaction with identifier "x" does not exist
ROLLBACK PREPARED 'y';
--! 42704: prepared transaction with identifier "y" does not exist
BEGIN;
--= BEGIN
COMMIT PREPARED 'x';
--! 25001: COMMIT PREPARED cannot run inside a transaction block
PREPARE TRANSACTION 'z';
--= ROLLBACK
SELECT 2;
--> ?column?:int4
--| 2
BEGIN;
--= BEGIN
ROLLBACK PREPARED 'x';
--! 25001: ROLLBACK PREPARED cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
DO $$ BEGIN EXECUTE 'PREPARE TRANSACTION ''x'''; END $$;
--! 0A000: EXECUTE of transaction commands is not implemented
SELECT get_bit(B'101', 3);
--! 2202E: bit index 3 out of valid range (0..2)
SELECT set_bit(B'101', 7, 1);
--! 2202E: bit index 7 out of valid range (0..2)
SELECT get_bit('\x1234'::bytea, 16);
--! 2202E: index 16 out of valid range, 0..15
SELECT regexp_replace('a', '(', 'b', 0, -1, 'g');
--! 22023: invalid value for parameter "start": 0
DROP TABLE kept;
--= DROP TABLE
