-- What isn't there is told as it was written.
CREATE SCHEMA a;
--= CREATE SCHEMA
CREATE TABLE a.t (x int);
--= CREATE TABLE
DROP TRIGGER IF EXISTS q ON a.t;
--~ trigger "q" for relation "a.t" does not exist, skipping
--= DROP TRIGGER
DROP RULE IF EXISTS q ON a.t;
--~ rule "q" for relation "a.t" does not exist, skipping
--= DROP RULE
DROP POLICY IF EXISTS q ON a.t;
--~ policy "q" for relation "a.t" does not exist, skipping
--= DROP POLICY
DROP TRIGGER q ON a.t;
--! 42704: trigger "q" for table "t" does not exist
DROP RULE q ON a.t;
--! 42704: rule "q" for relation "t" does not exist
DROP POLICY q ON a.t;
--! 42704: policy "q" for table "t" does not exist
ALTER TABLE a.t DROP CONSTRAINT IF EXISTS q;
--~ constraint "q" of relation "t" does not exist, skipping
--= ALTER TABLE
-- Names are cut in commands that are put together, too.
DO $$ BEGIN EXECUTE format('CREATE TABLE %I (a int)', repeat('q', 70)); END $$;
--~ identifier "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq" will be truncated to "qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq"
--= DO
SELECT relname FROM pg_class WHERE relname LIKE 'qqqq%';
--> relname:name
--| qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqq
-- An error of a declaration is at its line.
CREATE FUNCTION declares(text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE
  a int := 1;
  b int
    := $1::int;
BEGIN
  RETURN b;
END $$;
--= CREATE FUNCTION
CREATE FUNCTION context_of(text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE c text;
BEGIN
  PERFORM declares($1);
  RETURN 'none';
EXCEPTION WHEN OTHERS THEN
  GET STACKED DIAGNOSTICS c = PG_EXCEPTION_CONTEXT;
  RETURN c;
END $$;
--= CREATE FUNCTION
SELECT context_of('1');
--> context_of:text
--| none
SELECT context_of('x');
--> context_of:text
--| PL/pgSQL function declares(text) line 4 during statement block local variable initialization␊SQL statement "SELECT declares($1)"␊PL/pgSQL function context_of(text) line 4 at PERFORM
