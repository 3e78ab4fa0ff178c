-- FOREACH over arrays of rows, cursors moved in every way, variables of domains, and functions defined again.
create type xy_tuple as (x int, y int);
--= CREATE TYPE
create function foreach_test(anyarray) returns void as $$
declare r record;
begin foreach r in array $1 loop raise notice '% %', r, r.x; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select foreach_test(ARRAY[(10,20),(40,69)]::xy_tuple[]);
--> foreach_test:void
--~ (10,20) 10
--~ (40,69) 40
--| 
create function foreach_test2(anyarray) returns void as $$
declare x int; y int;
begin foreach x, y in array $1 loop raise notice 'x = %, y = %', x, y; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select foreach_test2(ARRAY[(10,20),(40,69)]::xy_tuple[]);
--> foreach_test2:void
--~ x = 10, y = 20
--~ x = 40, y = 69
--| 
create function foreach_test3(xy_tuple[]) returns void as $$
declare r xy_tuple;
begin foreach r in array $1 loop raise notice '% %', r, r.y; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select foreach_test3(ARRAY[(10,20),(40,69)]::xy_tuple[]);
--> foreach_test3:void
--~ (10,20) 20
--~ (40,69) 69
--| 
create table i8(q1 int8, q2 int8); insert into i8 values (1,2);
--= CREATE TABLE
--= INSERT 0 1
create function conflict_test() returns setof i8 as $$ declare r record; q1 bigint := 42; begin for r in select q1,q2 from i8 loop return next r; end loop; end; $$ language plpgsql;
--= CREATE FUNCTION
create or replace function conflict_test() returns setof i8 as $$ #variable_conflict use_variable
declare r record; q1 bigint := 42; begin for r in select q1,q2 from i8 loop return next r; end loop; end; $$ language plpgsql;
--= CREATE FUNCTION
select * from conflict_test();
--> q1:int8 | q2:int8
--| 42 | 2
create or replace function sc_test() returns setof integer as $$
declare
  c refcursor;
  x integer;
begin
  open c scroll for execute 'select q1::int from i8';
  fetch last from c into x;
  while found loop
    return next x;
    fetch prior from c into x;
  end loop;
  close c;
end;
$$ language plpgsql;
--= CREATE FUNCTION
select * from sc_test();
--> sc_test:int4
--| 1
create or replace function sc_test2() returns setof integer as $$
declare
  c cursor for select g from generate_series(1,10) g;
  x integer;
begin
  open c;
  move forward 2 from c;
  fetch relative 1 from c into x; return next x;
  move relative 2 from c;
  fetch forward from c into x; return next x;
  move next from c;
  fetch c into x; return next x;
  fetch next in c into x; return next x;
  move absolute 2 from c;
  fetch from c into x;return next x;
  close c;
end;
$$ language plpgsql;
--= CREATE FUNCTION
select * from sc_test2();
--> sc_test2:int4
--| 3
--| 6
--| 8
--| 9
--| 3
create function nst() returns int as $$ declare c no scroll cursor for select 1; x int; begin open c; fetch last from c into x; fetch prior from c into x; return x; end $$ language plpgsql;
--= CREATE FUNCTION
select nst();
--! 55000: cursor can only scan forward
create domain orderedarray as int[2] check (value[1] < value[2]);
--= CREATE DOMAIN
create function testoa(x1 int, x2 int, x3 int) returns orderedarray language plpgsql as $$
declare res orderedarray; begin res := array[x1, x2]; res[2] := x3; return res; end$$;
--= CREATE FUNCTION
select testoa(1,2,3);
--> testoa:_int4
--| {1,3}
select testoa(2,1,3);
--! 23514: value for domain orderedarray violates check constraint "orderedarray_check"
select testoa(1,2,1);
--! 23514: value for domain orderedarray violates check constraint "orderedarray_check"
create function gd() returns void as $$ declare s text; begin get diagnostics s = pg_context; raise notice '%', s; end $$ language plpgsql;
--= CREATE FUNCTION
select gd();
--> gd:void
--~ PL/pgSQL function gd() line 1 at GET DIAGNOSTICS
--| 
