--@ positions
-- queries of functions that return no rows; returned values that don't fit; where errors of bodies stand
CREATE TABLE nt (a int);
--= CREATE TABLE
create or replace function r1() returns setof int language plpgsql as $$ begin return query execute 'insert into nt values (1)'; end $$;
--= CREATE FUNCTION
select r1();
--! 42601: INSERT query does not return tuples
create or replace function r2() returns setof int language plpgsql as $$ begin return query insert into nt values (1); end $$;
--= CREATE FUNCTION
select r2();
--! 42601: INSERT query does not return tuples
create or replace function r3() returns setof int language plpgsql as $$ begin return query select 1 into nt2; end $$;
--= CREATE FUNCTION
select r3();
--! 42601: SELECT INTO query does not return tuples
create or replace function r4() returns setof int language plpgsql as $$ begin return query execute 'select 1 into nt2'; end $$;
--= CREATE FUNCTION
select r4();
--! 42601: SELECT INTO query does not return tuples
create or replace function r5() returns setof int language plpgsql as $$ begin return query execute 'set x.y = 1'; end $$;
--= CREATE FUNCTION
select r5();
--! 42601: SET query does not return tuples
create or replace function r6() returns setof int language plpgsql as $$ declare r record; begin for r in execute 'select 1 into nt2' loop end loop; end $$;
--= CREATE FUNCTION
select r6();
--! 42P11: cannot open SELECT INTO query as cursor
create or replace function r7() returns setof int language plpgsql as $$ declare r record; begin for r in select 1 into nt2 loop end loop; end $$;
--= CREATE FUNCTION
create or replace function r8() returns setof int language plpgsql as $$ declare r refcursor; begin open r for select 1 into nt2; end $$;
--= CREATE FUNCTION
select r8();
--! 42P11: cannot open SELECT INTO query as cursor
create or replace function r9() returns setof int language plpgsql as $$ declare r refcursor; begin open r for execute 'select 1 into nt2'; end $$;
--= CREATE FUNCTION
select r9();
--! 42P11: cannot open SELECT INTO query as cursor
create or replace function r10() returns setof int language plpgsql as $$ declare r refcursor; begin perform 1 into nt2; end $$;
--= CREATE FUNCTION
select r10();
--! 42601: query is SELECT INTO, but it should be plain SELECT
create or replace function r11() returns setof int language plpgsql as $$ declare r refcursor; begin execute 'select 1 into nt2'; end $$;
--= CREATE FUNCTION
select r11();
--! 0A000: EXECUTE of SELECT ... INTO is not implemented
create or replace function r12() returns setof int language plpgsql as $$ declare r refcursor; begin return query with x as (select 1) select * from x into nt2; end $$;
--! 42601 at 152: syntax error at or near "into"
select r12();
--! 42883 at 8: function r12() does not exist
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE
CREATE DOMAIN small AS int CHECK (VALUE < 10);
--= CREATE DOMAIN
CREATE FUNCTION returned_pair() RETURNS pair LANGUAGE plpgsql AS $$ BEGIN RETURN 1 + 1; END $$;
--= CREATE FUNCTION
SELECT returned_pair();
--! 42804: cannot return non-composite value from function returning composite type
CREATE OR REPLACE FUNCTION returned_pair() RETURNS pair LANGUAGE plpgsql AS $$ DECLARE x int := 42; BEGIN RETURN x; END $$;
--= CREATE FUNCTION
SELECT * FROM returned_pair();
--! 42804: cannot return non-composite value from function returning composite type
CREATE OR REPLACE FUNCTION returned_pair() RETURNS pair LANGUAGE plpgsql AS $$ DECLARE x int; BEGIN RETURN x; END $$;
--= CREATE FUNCTION
SELECT returned_pair() IS NULL;
--> ?column?:bool
--| t
CREATE FUNCTION returned_pairs() RETURNS SETOF pair LANGUAGE plpgsql AS $$ BEGIN RETURN NEXT 1 + 1; END $$;
--= CREATE FUNCTION
SELECT returned_pairs();
--! 42804: cannot return non-composite value from function returning composite type
CREATE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ DECLARE p pair; BEGIN p := (1, 'hello')::pair; RETURN p; END $$;
--= CREATE FUNCTION
SELECT returned_int();
--! 22P02: invalid input syntax for type integer: "(1,hello)"
CREATE OR REPLACE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN (1, 'hello')::pair; END $$;
--= CREATE FUNCTION
SELECT returned_int();
--! 22P02: invalid input syntax for type integer: "(1,hello)"
CREATE OR REPLACE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 'twelve'; END $$;
--= CREATE FUNCTION
SELECT returned_int();
--! 22P02: invalid input syntax for type integer: "twelve"
CREATE OR REPLACE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN '12'; END $$;
--= CREATE FUNCTION
SELECT returned_int();
--> returned_int:int4
--| 12
CREATE OR REPLACE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ DECLARE t text := '13'; BEGIN RETURN t; END $$;
--= CREATE FUNCTION
SELECT returned_int(), returned_int();
--> returned_int:int4 | returned_int:int4
--| 13 | 13
CREATE OR REPLACE FUNCTION returned_int() RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN 2.5; END $$;
--= CREATE FUNCTION
SELECT returned_int();
--> returned_int:int4
--| 3
CREATE FUNCTION returned_any(x anyelement, kind text) RETURNS text LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN SELECT x AS v INTO r; IF kind = 'field' THEN RETURN r.v; END IF; RETURN x; END $$;
--= CREATE FUNCTION
SELECT returned_any(1, 'field'), returned_any(1.5, 'field'), returned_any('x'::text, 'field'), returned_any(ARRAY[1, 2], ''), returned_any(true, 'field'), returned_any(now() IS NULL, '');
--> returned_any:text | returned_any:text | returned_any:text | returned_any:text | returned_any:text | returned_any:text
--| 1 | 1.5 | x | {1,2} | true | false
CREATE FUNCTION returned_small(x int) RETURNS small LANGUAGE plpgsql AS $$ BEGIN RETURN x; END $$;
--= CREATE FUNCTION
SELECT returned_small(9), returned_small(NULL);
--> returned_small:int4 | returned_small:int4
--| 9 | ∅
SELECT returned_small(10);
--! 23514: value for domain small violates check constraint "small_check"
CREATE FUNCTION returned_array() RETURNS bigint[] LANGUAGE plpgsql AS $$ DECLARE a int[] := '{1,2}'; BEGIN RETURN a; END $$;
--= CREATE FUNCTION
SELECT returned_array(), pg_typeof(returned_array());
--> returned_array:_int8 | pg_typeof:regtype
--| {1,2} | bigint[]
CREATE FUNCTION returned_name() RETURNS varchar LANGUAGE plpgsql AS $$ DECLARE a varchar(3) := 'abc'; BEGIN RETURN a || 'def'; END $$;
--= CREATE FUNCTION
SELECT returned_name();
--> returned_name:varchar
--| abcdef
CREATE FUNCTION too_many(int) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  RAISE NOTICE 'none', $1;
  RETURN 1;
END $$;
--! 42601: too many parameters specified for RAISE
CREATE FUNCTION too_few(int) RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  RAISE NOTICE '% % %%', $1;
  RETURN 1;
END $$;
--! 42601: too few parameters specified for RAISE
CREATE FUNCTION no_value() RETURNS int LANGUAGE plpgsql AS $$
BEGIN
  RETURN ;
END $$;
--! 42601 at 78: missing expression at or near ";"
CREATE FUNCTION cursors() RETURNS void LANGUAGE plpgsql AS $$
DECLARE c CURSOR (p int, q int) FOR SELECT p + q;
BEGIN
  OPEN c (20, p := 21);
END $$;
--! 42601 at 133: value for parameter "p" of cursor "c" specified more than once
CREATE FUNCTION cursors() RETURNS void LANGUAGE plpgsql AS $$
DECLARE c CURSOR (p int, q int) FOR SELECT p + q;
BEGIN
  OPEN c (q := 20);
END $$;
--! 42601 at 136: not enough arguments for cursor "c"
CREATE FUNCTION cursors() RETURNS void LANGUAGE plpgsql AS $$
DECLARE c CURSOR (p int, q int) FOR SELECT p + q;
BEGIN
  OPEN c (20, 21, 22);
END $$;
--! 42601 at 135: too many arguments for cursor "c"
CREATE FUNCTION cursors() RETURNS void LANGUAGE plpgsql AS $$
DECLARE c refcursor; r record;
BEGIN
  FOR r IN c LOOP NULL; END LOOP;
END $$;
--! 42601 at 111: cursor FOR loop must use a bound cursor variable
CREATE FUNCTION diagnostics() RETURNS void LANGUAGE plpgsql AS $$
DECLARE x int;
BEGIN
  GET DIAGNOSTICS x = no_such_item;
END $$;
--! 42601 at 110: unrecognized GET DIAGNOSTICS item at or near "no_such_item"
SET plpgsql.extra_warnings = 'shadowed_variables';
--= SET
CREATE FUNCTION shadows(f1 int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f1 int;
BEGIN
END $$;
--~ variable "f1" shadows a previously defined variable
--= CREATE FUNCTION
SET plpgsql.extra_errors = 'shadowed_variables';
--= SET
CREATE OR REPLACE FUNCTION shadows(f1 int) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  f1 int;
BEGIN
END $$;
--! 42712 at 90: variable "f1" shadows a previously defined variable
