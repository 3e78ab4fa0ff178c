-- Where an error arose: every call and statement around it, also beyond the one that catches it; PG_CONTEXT and notices likewise.
CREATE FUNCTION context_of(command text) RETURNS text LANGUAGE plpgsql AS $$ DECLARE c text; BEGIN EXECUTE command; RETURN 'fine'; EXCEPTION WHEN others THEN GET STACKED DIAGNOSTICS c = PG_EXCEPTION_CONTEXT; RETURN sqlerrm || E'\n' || c; END $$;
--= CREATE FUNCTION
create function f1(x int) returns int language plpgsql as $$ begin return 1 / x; end $$;
--= CREATE FUNCTION
create function f2(x int) returns int language sql volatile as $$ select f1(x) from (values (1)) v $$;
--= CREATE FUNCTION
create function f3(x int) returns text language plpgsql as $$ declare c text; begin perform f2(x); return 'fine'; exception when division_by_zero then get stacked diagnostics c = pg_exception_context; return c; end $$;
--= CREATE FUNCTION
create function f4(x int) returns text language plpgsql as $$ declare r text; begin r := f3(x); return r; end $$;
--= CREATE FUNCTION
create function f5(x int) returns text language plpgsql as $$ declare r text; begin for r in select f4(x) loop return r; end loop; end $$;
--= CREATE FUNCTION
create function f6(x int) returns text language plpgsql as $$ declare r text; begin execute 'select f5($1)' into r using x; return r; end $$;
--= CREATE FUNCTION
select f6(0);
--> f6:text
--| PL/pgSQL function f1(integer) line 1 at RETURN␊SQL function "f2" statement 1␊SQL statement "SELECT f2(x)"␊PL/pgSQL function f3(integer) line 1 at PERFORM␊PL/pgSQL function f4(integer) line 1 at assignment␊PL/pgSQL function f5(integer) line 1 at FOR over SELECT rows␊SQL statement "select f5($1)"␊PL/pgSQL function f6(integer) line 1 at EXECUTE
create function g1() returns text language plpgsql as $$ declare c text; begin get diagnostics c = pg_context; return c; end $$;
--= CREATE FUNCTION
create function g2() returns text language plpgsql as $$ declare c text; begin select g1() into c; return c; end $$;
--= CREATE FUNCTION
select g2();
--> g2:text
--| PL/pgSQL function g1() line 1 at GET DIAGNOSTICS␊SQL statement "select g1()"␊PL/pgSQL function g2() line 1 at SQL statement
create function r1() returns void language plpgsql as $$ begin perform f1(0); exception when others then raise; end $$;
--= CREATE FUNCTION
create function r2() returns void language plpgsql as $$ begin perform r1(); end $$;
--= CREATE FUNCTION
SELECT context_of('select r2()');
--> context_of:text
--| division by zero␊PL/pgSQL function f1(integer) line 1 at RETURN␊SQL statement "SELECT f1(0)"␊PL/pgSQL function r1() line 1 at PERFORM␊SQL statement "SELECT r1()"␊PL/pgSQL function r2() line 1 at PERFORM␊SQL statement "select r2()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function r3() returns void language plpgsql as $$ begin perform f1(0); exception when others then raise exception 'new %', sqlerrm; end $$;
--= CREATE FUNCTION
create function r4() returns void language plpgsql as $$ begin perform r3(); end $$;
--= CREATE FUNCTION
SELECT context_of('select r4()');
--> context_of:text
--| new division by zero␊PL/pgSQL function r3() line 1 at RAISE␊SQL statement "SELECT r3()"␊PL/pgSQL function r4() line 1 at PERFORM␊SQL statement "select r4()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function s1() returns void language plpgsql as $$ begin execute 'select nothing from nowhere'; end $$;
--= CREATE FUNCTION
create function s2() returns void language plpgsql as $$ begin perform s1(); end $$;
--= CREATE FUNCTION
create function s3() returns void language plpgsql as $$ begin perform s2(); exception when others then declare c text; begin get stacked diagnostics c = pg_exception_context; raise notice '%', c; raise; end; end $$;
--= CREATE FUNCTION
SELECT context_of('select s2()');
--> context_of:text
--| relation "nowhere" does not exist␊PL/pgSQL function s1() line 1 at EXECUTE␊SQL statement "SELECT s1()"␊PL/pgSQL function s2() line 1 at PERFORM␊SQL statement "select s2()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
SELECT context_of('select s3()');
--> context_of:text
--~ PL/pgSQL function s1() line 1 at EXECUTE␊SQL statement "SELECT s1()"␊PL/pgSQL function s2() line 1 at PERFORM␊SQL statement "SELECT s2()"␊PL/pgSQL function s3() line 1 at PERFORM␊SQL statement "select s3()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
--| relation "nowhere" does not exist␊PL/pgSQL function s1() line 1 at EXECUTE␊SQL statement "SELECT s1()"␊PL/pgSQL function s2() line 1 at PERFORM␊SQL statement "SELECT s2()"␊PL/pgSQL function s3() line 1 at PERFORM␊SQL statement "select s3()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function s4() returns void language plpgsql as $$ begin select nothing from nowhere; end $$;
--= CREATE FUNCTION
create function s5() returns void language plpgsql as $$ declare x int; begin x := s4(); end $$;
--= CREATE FUNCTION
SELECT context_of('select s5()');
--> context_of:text
--| relation "nowhere" does not exist␊PL/pgSQL function s4() line 1 at SQL statement␊PL/pgSQL function s5() line 1 at assignment␊SQL statement "select s5()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create procedure p1() language plpgsql as $$ begin raise division_by_zero; end $$;
--= CREATE PROCEDURE
create procedure p2() language plpgsql as $$ begin call p1(); end $$;
--= CREATE PROCEDURE
SELECT context_of('call p2()');
--> context_of:text
--| division_by_zero␊PL/pgSQL function p1() line 1 at RAISE␊SQL statement "call p1()"␊PL/pgSQL function p2() line 1 at CALL␊SQL statement "call p2()"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create table tr(a int check (a > 0));
--= CREATE TABLE
create function trf() returns trigger language plpgsql as $$ begin if new.a = 5 then perform f1(0); end if; return new; end $$;
--= CREATE FUNCTION
create trigger t before insert on tr for each row execute function trf();
--= CREATE TRIGGER
create function ins(x int) returns void language plpgsql as $$ begin insert into tr values (x); end $$;
--= CREATE FUNCTION
SELECT context_of('select ins(5)');
--> context_of:text
--| division by zero␊PL/pgSQL function f1(integer) line 1 at RETURN␊SQL statement "SELECT f1(0)"␊PL/pgSQL function trf() line 1 at PERFORM␊SQL statement "insert into tr values (x)"␊PL/pgSQL function ins(integer) line 1 at SQL statement␊SQL statement "select ins(5)"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
SELECT context_of('select ins(-5)');
--> context_of:text
--| new row for relation "tr" violates check constraint "tr_a_check"␊SQL statement "insert into tr values (x)"␊PL/pgSQL function ins(integer) line 1 at SQL statement␊SQL statement "select ins(-5)"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
do $$ begin perform ins(5); end $$;
--! 22012: division by zero
do $$ declare s text; begin execute 'select 1' into s; get diagnostics s = pg_context; raise notice '%', s; end $$;
--~ PL/pgSQL function inline_code_block line 1 at GET DIAGNOSTICS
--= DO
create function ex2(n int) returns int language plpgsql as $$ declare v int := 1/n; begin return v; end $$;
--= CREATE FUNCTION
SELECT context_of('select ex2(0)');
--> context_of:text
--| division by zero␊PL/pgSQL function ex2(integer) line 1 during statement block local variable initialization␊SQL statement "select ex2(0)"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function ex3(n int) returns int language plpgsql as $$ declare v int[]; begin v[1/n] := 3; return 1; end $$;
--= CREATE FUNCTION
SELECT context_of('select ex3(0)');
--> context_of:text
--| division by zero␊PL/pgSQL function ex3(integer) line 1 at assignment␊SQL statement "select ex3(0)"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function ex4(n text) returns int language plpgsql as $$ declare v int; begin v := n; return v; end $$;
--= CREATE FUNCTION
SELECT context_of('select ex4(''a'')');
--> context_of:text
--| invalid input syntax for type integer: "a"␊PL/pgSQL function ex4(text) line 1 at assignment␊SQL statement "select ex4('a')"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
create function ex6(n int) returns int language plpgsql as $$ begin if 1/n > 0 then return 1; end if; while 1/n > 0 loop null; end loop; end $$;
--= CREATE FUNCTION
SELECT context_of('select ex6(0)');
--> context_of:text
--| division by zero␊PL/pgSQL function ex6(integer) line 1 at IF␊SQL statement "select ex6(0)"␊PL/pgSQL function context_of(text) line 1 at EXECUTE
