-- Words that statements begin with are names of variables where an assignment follows.
DO $$
DECLARE
  return int := 41;
  exit int[] := '{1,2}';
  continue text;
BEGIN
  return := return + 1;
  exit[2] := 7;
  continue = 'on';
  RAISE NOTICE '% % %', return, exit, continue;
  RETURN;
END $$;
--~ 42 {1,7} on
--= DO
-- Assertions can be switched off.
DO $$ BEGIN ASSERT false, 'told'; END $$;
--! P0004: told
SET plpgsql.check_asserts = off;
--= SET
DO $$ BEGIN ASSERT false, 'told'; RAISE NOTICE 'went on'; END $$;
--~ went on
--= DO
RESET plpgsql.check_asserts;
--= RESET
SET plpgsql.check_asserts = 'perhaps';
--! 22023: parameter "plpgsql.check_asserts" requires a Boolean value
-- What a name means that is a variable's and a column's.
CREATE TABLE t (x int);
--= CREATE TABLE
INSERT INTO t VALUES (1), (2);
--= INSERT 0 2
CREATE FUNCTION largest(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT max(x) FROM t); END $$;
--= CREATE FUNCTION
SELECT largest(10);
--! 42702: column reference "x" is ambiguous
SET plpgsql.variable_conflict = use_variable;
--= SET
CREATE OR REPLACE FUNCTION largest(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT max(x) FROM t); END $$;
--= CREATE FUNCTION
SELECT largest(10);
--> largest:int4
--| 10
SET plpgsql.variable_conflict = use_column;
--= SET
CREATE OR REPLACE FUNCTION largest(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT max(x) FROM t); END $$;
--= CREATE FUNCTION
SELECT largest(10);
--> largest:int4
--| 2
CREATE OR REPLACE FUNCTION largest(x int) RETURNS int LANGUAGE plpgsql AS $$
#variable_conflict use_variable
BEGIN RETURN (SELECT max(x) FROM t); END $$;
--= CREATE FUNCTION
SELECT largest(10);
--> largest:int4
--| 10
SET plpgsql.variable_conflict = use_nothing;
--! 22023: invalid value for parameter "plpgsql.variable_conflict": "use_nothing"
-- Arguments of cursors, each once.
CREATE FUNCTION opened() RETURNS void LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p + q; BEGIN OPEN c(p := 1, p := 2); END $$;
--! 42601: value for parameter "p" of cursor "c" specified more than once
CREATE FUNCTION opened() RETURNS void LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p + q; BEGIN OPEN c(q := 1, 2); END $$;
--! 42601: value for parameter "q" of cursor "c" specified more than once
CREATE FUNCTION opened() RETURNS void LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p + q; BEGIN OPEN c(1); END $$;
--! 42601: not enough arguments for cursor "c"
CREATE FUNCTION opened() RETURNS void LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p + q; BEGIN OPEN c(1, 2, 3); END $$;
--! 42601: too many arguments for cursor "c"
CREATE FUNCTION opened() RETURNS void LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p + q; BEGIN OPEN c(1, r := 3); END $$;
--! 42601: cursor "c" has no argument named "r"
CREATE FUNCTION opened() RETURNS int LANGUAGE plpgsql AS $$ DECLARE c CURSOR (p int, q int) FOR SELECT p - q; x int; BEGIN OPEN c(q := 1, p := 4); FETCH c INTO x; RETURN x; END $$;
--= CREATE FUNCTION
SELECT opened();
--> opened:int4
--| 3
CREATE FUNCTION constant_cursor() RETURNS refcursor LANGUAGE plpgsql AS $$ DECLARE c CONSTANT refcursor; BEGIN OPEN c FOR SELECT 1; RETURN c; END $$;
--= CREATE FUNCTION
SELECT constant_cursor();
--! 22005: variable "c" is declared CONSTANT
CREATE FUNCTION constant_named() RETURNS refcursor LANGUAGE plpgsql AS $$ DECLARE c CONSTANT refcursor := 'named'; BEGIN OPEN c FOR SELECT 1; RETURN c; END $$;
--= CREATE FUNCTION
SELECT constant_named();
--> constant_named:refcursor
--| named
CREATE TYPE slot AS (a int);
--= CREATE TYPE
CREATE FUNCTION counted(x slot) RETURNS void LANGUAGE plpgsql AS $$ BEGIN GET DIAGNOSTICS x = ROW_COUNT; END $$;
--! 42601: "x" is not a scalar variable
CREATE FUNCTION counted(x slot) RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; GET DIAGNOSTICS x.a = ROW_COUNT; RETURN x.a; END $$;
--= CREATE FUNCTION
SELECT counted(NULL);
--> counted:int4
--| 1
