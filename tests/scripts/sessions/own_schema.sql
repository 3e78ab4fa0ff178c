-- The session's own schema by the name that catalogs show.
CREATE TEMP TABLE mine (id serial PRIMARY KEY, t text DEFAULT 'x');
--= CREATE TABLE
CREATE TYPE pg_temp.mood AS ENUM ('a');
--= CREATE TYPE
INSERT INTO mine DEFAULT VALUES;
--= INSERT 0 1
DO $$
DECLARE own text := (SELECT nspname FROM pg_namespace WHERE oid = pg_my_temp_schema());
BEGIN
    EXECUTE format('INSERT INTO %I.mine DEFAULT VALUES', own);
    EXECUTE format('CREATE TEMP TABLE %I.other AS SELECT ''a''::%I.mood AS m', own, own);
    EXECUTE format('ALTER TABLE %I.mine ADD COLUMN m %I.mood', own, own);
    EXECUTE format('CREATE FUNCTION %I.one() RETURNS int LANGUAGE sql AS ''SELECT 1''', own);
    PERFORM pg_get_serial_sequence(format('%I.mine', own), 'id');
    PERFORM format('%I.mine', own)::regclass;
    EXECUTE format('DROP TABLE %I.other', own);
END $$;
--= DO
SELECT id, t, m, pg_temp.one() FROM mine ORDER BY id;
--> id:int4 | t:text | m:user | one:int4
--| 1 | x | ∅ | 1
--| 2 | x | ∅ | 1
-- Settings of the running transaction.
BEGIN;
--= BEGIN
SET transaction_read_only = on;
--= SET
SELECT name, setting FROM pg_settings WHERE name IN ('transaction_read_only', 'transaction_deferrable') ORDER BY 1;
--> name:text | setting:text
--| transaction_deferrable | off
--| transaction_read_only | on
SELECT current_setting('transaction_read_only');
--> current_setting:text
--| on
COMMIT;
--= COMMIT
SELECT setting FROM pg_settings WHERE name = 'transaction_read_only';
--> setting:text
--| off
-- "any" tells no parameter's type.
PREPARE any_type AS SELECT concat($1, 'x');
--! 42P18: could not determine data type of parameter $1
PREPARE any_type AS SELECT json_build_object('a', $1);
--! 42P18: could not determine data type of parameter $1
PREPARE any_type AS SELECT format('%s', $1);
--! 42P18: could not determine data type of parameter $1
PREPARE any_type AS SELECT concat($1::text, $2::int);
--= PREPARE
EXECUTE any_type ('a', 1);
--> concat:text
--| a1
