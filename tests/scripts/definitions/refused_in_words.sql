--@ positions
-- what is refused, in PostgreSQL's words
CREATE UNLOGGED TABLE pg_temp.u (a int);
--! 42P16 at 23: only temporary relations may be created in temporary schemas
CREATE DOMAIN pg_temp.nonempty AS text CHECK (VALUE <> '');
--= CREATE DOMAIN
SELECT nonempty('');
--! 42883 at 8: function nonempty(unknown) does not exist
SELECT pg_temp.nonempty('');
--! 23514: value for domain nonempty violates check constraint "nonempty_check"
SELECT 'x'::nonempty;
--> nonempty:text
--| x
CREATE TABLE parted (a int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE FUNCTION make_part() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN EXECUTE 'CREATE TABLE part PARTITION OF parted FOR VALUES IN (1)'; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER make_part BEFORE INSERT ON parted FOR EACH STATEMENT EXECUTE FUNCTION make_part();
--= CREATE TRIGGER
INSERT INTO parted VALUES (1);
--! 55006: cannot CREATE TABLE .. PARTITION OF "parted" because it is being used by active queries in this session
CREATE TRIGGER twice BEFORE INSERT OR INSERT ON parted FOR EACH STATEMENT EXECUTE FUNCTION make_part();
--! 42601 at 39: duplicate trigger events specified at or near "INSERT"
CREATE TRIGGER twice BEFORE UPDATE OR UPDATE ON parted FOR EACH STATEMENT EXECUTE FUNCTION make_part();
--! 42601 at 46: duplicate trigger events specified at or near "ON"
CREATE TYPE composite AS (a int);
--= CREATE TYPE
CREATE FUNCTION composites() RETURNS composite LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
SELECT * FROM composites() AS (a int);
--! 42601 at 32: a column definition list is redundant for a function returning a named composite type
CREATE FUNCTION unquoted() RETURNS int LANGUAGE sql BEGIN ATOMIC CREATE TABLE x (a int); END;
--! 0A000: CREATE TABLE is not yet supported in unquoted SQL function body
CREATE FUNCTION unquoted() RETURNS int LANGUAGE sql BEGIN ATOMIC SELECT 1; SET x.y = 1; END;
--! 0A000: SET is not yet supported in unquoted SQL function body
CREATE FUNCTION unquoted(anyarray) RETURNS int LANGUAGE sql RETURN 1;
--! 42P13: SQL function with unquoted function body cannot have polymorphic arguments
CREATE SEQUENCE owned OWNED BY pg_class_oid_index;
--! 42601: invalid OWNED BY option
WITH RECURSIVE t AS (SELECT 1 UNION ALL SELECT a + 1 FROM t) MERGE INTO parted USING t ON true WHEN NOT MATCHED THEN DO NOTHING;
--! 42601: WITH RECURSIVE is not supported for MERGE statement
