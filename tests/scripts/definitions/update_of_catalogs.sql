-- Catalogs are updated by those who know what they do: what a statement can do to the definition is done.
CREATE TYPE uc_mood AS ENUM ('sad', 'ok', 'happy');
--= CREATE TYPE
CREATE TABLE uc_t (id int PRIMARY KEY, m uc_mood, v varchar(5), n int);
--= CREATE TABLE
CREATE INDEX uc_i ON uc_t (n);
--= CREATE INDEX
INSERT INTO uc_t VALUES (1, 'ok', 'abc', 7);
--= INSERT 0 1
UPDATE pg_enum SET enumlabel = 'fine' WHERE enumtypid = 'uc_mood'::regtype AND enumlabel = 'ok';
--= UPDATE 1
SELECT m, enum_range(m) FROM uc_t;
--> m:user | enum_range:user
--| fine | {sad,fine,happy}
UPDATE pg_attribute SET atttypmod = 20 + 4 WHERE attrelid = 'uc_t'::regclass AND attname = 'v';
--= UPDATE 1
INSERT INTO uc_t VALUES (2, 'sad', 'longer than five', 8);
--= INSERT 0 1
SELECT format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'uc_t'::regclass AND attname = 'v';
--> format_type:text
--| character varying(20)
UPDATE pg_attribute a SET attnotnull = true FROM pg_class c WHERE c.oid = a.attrelid AND c.relname = 'uc_t' AND a.attname = 'n';
--= UPDATE 1
INSERT INTO uc_t VALUES (3, 'sad', 'x', NULL);
--! 23502: null value in column "n" of relation "uc_t" violates not-null constraint

CREATE FUNCTION uc_f() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE 'fired'; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER uc_g BEFORE UPDATE ON uc_t FOR EACH ROW EXECUTE FUNCTION uc_f();
--= CREATE TRIGGER
UPDATE pg_trigger SET tgenabled = 'D' WHERE tgname = 'uc_g';
--= UPDATE 1
SELECT tgname, tgenabled FROM pg_trigger WHERE tgname = 'uc_g';
--> tgname:name | tgenabled:char
--| uc_g | D
UPDATE pg_trigger SET tgenabled = 'A' WHERE tgname = 'uc_g';
--= UPDATE 1
SELECT tgname, tgenabled FROM pg_trigger WHERE tgname = 'uc_g';
--> tgname:name | tgenabled:char
--| uc_g | A

CREATE FUNCTION uc_v() RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
UPDATE pg_proc SET provolatile = 'i', prosecdef = true, proparallel = 's', procost = 7 WHERE proname = 'uc_v';
--= UPDATE 1
SELECT provolatile, prosecdef, proparallel, procost, proisstrict FROM pg_proc WHERE proname = 'uc_v';
--> provolatile:char | prosecdef:bool | proparallel:char | procost:float4 | proisstrict:bool
--| i | t | s | 7 | f

UPDATE pg_class SET relname = 'uc_u', relrowsecurity = true WHERE relname = 'uc_t';
--= UPDATE 1
SELECT count(*) FROM uc_u;
--> count:int8
--| 2
UPDATE pg_class SET relrowsecurity = true, relforcerowsecurity = false WHERE oid = 'uc_u'::regclass;
--= UPDATE 1
SELECT relrowsecurity, relforcerowsecurity FROM pg_class WHERE oid = 'uc_u'::regclass;
--> relrowsecurity:bool | relforcerowsecurity:bool
--| t | f

-- In a function, with its variables, and undone with the transaction.
CREATE FUNCTION uc_rename(before text, after text) RETURNS int LANGUAGE plpgsql AS $$
DECLARE done int;
BEGIN
  UPDATE pg_enum e SET enumlabel = after WHERE e.enumlabel = before;
  GET DIAGNOSTICS done = ROW_COUNT;
  RETURN done;
END $$;
--= CREATE FUNCTION
BEGIN;
--= BEGIN
SELECT uc_rename('fine', 'good');
--> uc_rename:int4
--| 1
SELECT m FROM uc_u ORDER BY id;
--> m:user
--| good
--| sad
ROLLBACK;
--= ROLLBACK
SELECT m FROM uc_u ORDER BY id;
--> m:user
--| fine
--| sad
SELECT uc_rename('nothing', 'good');
--> uc_rename:int4
--| 0

CREATE ROLE uc_role;
--= CREATE ROLE
UPDATE pg_authid SET rolcreatedb = true, rolconnlimit = 3 WHERE rolname = 'uc_role';
--= UPDATE 1
SELECT rolcreatedb, rolconnlimit, rolcanlogin FROM pg_roles WHERE rolname = 'uc_role';
--> rolcreatedb:bool | rolconnlimit:int4 | rolcanlogin:bool
--| t | 3 | f
SET ROLE uc_role;
--= SET
UPDATE pg_enum SET enumlabel = 'x';
--! 42501: permission denied for table pg_enum
UPDATE pg_database SET datistemplate = true;
--! 42501: permission denied for table pg_database
UPDATE pg_settings SET setting = '5MB' WHERE name = 'work_mem';
--> set_config:text
--| 5MB
--= UPDATE 0
SHOW work_mem;
--> work_mem:text
--| 5MB
UPDATE pg_settings SET setting = '-1' WHERE name = 'work_mem';
--! 22023: -1 kB is outside the valid range for parameter "work_mem" (64 .. 2147483647)
RESET ROLE;
--= RESET
RESET work_mem;
--= RESET
UPDATE pg_enum SET nothing = 1;
--! 42703: column "nothing" of relation "pg_enum" does not exist
DROP TABLE uc_u;
--= DROP TABLE
DROP TYPE uc_mood;
--= DROP TYPE
DROP ROLE uc_role;
--= DROP ROLE
