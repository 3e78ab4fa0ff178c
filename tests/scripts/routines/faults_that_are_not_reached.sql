-- With check_function_bodies off, SQL within a body that can't be read fails when it is run, and not before; the language's own statements are read as a whole.
set check_function_bodies = off;
--= SET
do $$ begin if false then grant a to b with inherit false; end if; end $$;
--= DO
create function newer() returns int language plpgsql as $$ begin if current_setting('server_version_num')::int >= 160000 then grant a to b with inherit false; end if; return 1; end $$;
--= CREATE FUNCTION
select newer();
--> newer:int4
--| 1
create function assigned(b bool) returns int language plpgsql as $$ declare x int := 0; begin
 if b then x := 1 + + 2 +; end if;
 return 1; end $$;
--= CREATE FUNCTION
select assigned(false);
--> assigned:int4
--| 1
select assigned(true);
--! 42601: syntax error at end of input
select assigned(true);
--! 42601: syntax error at end of input
create function each(n int) returns text language plpgsql as $$ declare x int := 0; r record; c cursor for select from where; begin
 case n when 1 then return select from where;
 when 2 then insert into t valuess (1), (2);
 when 3 then for r in select 1 fromm (select 2) loop x := 1; end loop;
 when 4 then for r in execute 'x' || || 'y' using 1, 2 loop null; end loop;
 when 5 then execute 'a' 'b' 5 into x using 1;
 when 6 then perform 1 from from;
 when 7 then while 1 = = 2 loop null; end loop;
 when 8 then open c;
 when 9 then return select 1 1 1;
 when 10 then for i in 1 .. 2 3 loop null; end loop;
 when 11 then loop exit when 1 1; end loop;
 when 12 then x := case when 1 1 then 2 end;
 when 13 then begin x := 1 +; exception when others then return sqlerrm; end;
 when 14 then select 1 into x from from;
 else null; end case;
 return 'fine'; end $$;
--= CREATE FUNCTION
select each(0);
--> each:text
--| fine
select each(1);
--! 42601: syntax error at or near "select"
select each(2);
--! 42601: syntax error at or near "valuess"
select each(3);
--! 42601: syntax error at or near "("
select each(4);
--! 42883: operator does not exist: || unknown
select each(5);
--! 42601: syntax error at or near "'b'"
select each(6);
--! 42601: syntax error at or near "from"
select each(7);
--! 42601: syntax error at or near "="
select each(8);
--! 42601: syntax error at or near "where"
select each(9);
--! 42601: syntax error at or near "select"
select each(10);
--! 42601: syntax error at or near "3"
select each(11);
--! 42601: syntax error at or near "1"
select each(12);
--! 42601: syntax error at or near "1"
select each(13);
--> each:text
--| syntax error at end of input
select each(14);
--! 42601: syntax error at or near "from"
create function declared() returns int language plpgsql as $$ declare x int := 1 + +; begin return 1; end $$;
--= CREATE FUNCTION
select declared();
--! 42601: syntax error at end of input
reset check_function_bodies;
--= RESET
select newer();
--> newer:int4
--| 1
do $$ begin if false then grant a to b with inherit false; end if; end $$;
--! 42601: syntax error at or near "inherit"
create function refused() returns int language plpgsql as $$ declare x int; begin if false then x := 1 + * ; end if; return 1; end $$;
--! 42601: syntax error at or near "*"
