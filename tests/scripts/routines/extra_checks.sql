-- What plpgsql.extra_warnings and extra_errors ask for, and loops over cursors and slices.
set plpgsql.extra_warnings to 'all';
--= SET
create function sh(in1 int) returns table (out1 int) as $$ declare in1 int; out1 int; begin end $$ language plpgsql;
--~ variable "in1" shadows a previously defined variable
--~ variable "out1" shadows a previously defined variable
--= CREATE FUNCTION
set plpgsql.extra_warnings to 'shadowed_variables';
--= SET
do $$ declare f1 int; begin declare f1 int; begin end; end $$;
--= DO
create or replace function sh2(f1 int) returns boolean as $$ declare c1 cursor (f1 int) for select 1; found int; begin end $$ language plpgsql;
--~ variable "f1" shadows a previously defined variable
--~ variable "found" shadows a previously defined variable
--= CREATE FUNCTION
set plpgsql.extra_errors to 'shadowed_variables';
--= SET
create or replace function sh3(f1 int) returns boolean as $$ declare f1 int; begin return 1; end $$ language plpgsql;
--! 42712: variable "f1" shadows a previously defined variable
reset plpgsql.extra_errors;
--= RESET
reset plpgsql.extra_warnings;
--= RESET
create or replace function sh3(f1 int) returns boolean as $$ declare f1 int; begin return 1; end $$ language plpgsql;
--= CREATE FUNCTION
set plpgsql.extra_warnings to 'too_many_rows';
--= SET
do $$ declare x int; begin select v from generate_series(1,2) g(v) into x; raise notice '%', x; end $$;
--~ query returned more than one row
--~ 1
--= DO
do $$ declare x int; begin select v from generate_series(1,1) g(v) into x; raise notice '%', x; end $$;
--~ 1
--= DO
set plpgsql.extra_errors to 'too_many_rows';
--= SET
do $$ declare x int; begin select v from generate_series(1,2) g(v) into x; end $$;
--! P0003: query returned more than one row
reset plpgsql.extra_errors;
--= RESET
reset plpgsql.extra_warnings;
--= RESET
set plpgsql.extra_warnings to 'strict_multi_assignment';
--= SET
do $$ declare x int; y int; begin select 1 into x, y; select 1,2 into x, y; select 1,2,3 into x, y; select 1 into x, y where false; end $$;
--~ number of source and target fields in assignment does not match
--~ number of source and target fields in assignment does not match
--= DO
set plpgsql.extra_errors to 'strict_multi_assignment, too_many_rows';
--= SET
do $$ declare x int; y int; begin select 1 into x, y; end $$;
--! 42804: number of source and target fields in assignment does not match
create table t1(a int, b int);
--= CREATE TABLE
insert into t1 values (1,2);
--= INSERT 0 1
do $$ declare x t1; r record; begin select 1,2 into x; select 1,2,3 into r; raise notice '%', r; for r in select * from t1 loop raise notice '%', r; end loop; select 1 into x; end $$;
--~ (1,2,3)
--~ (1,2)
--! 42804: number of source and target fields in assignment does not match
set plpgsql.extra_errors to 'foo';
--! 22023: invalid value for parameter "plpgsql.extra_errors": "foo"
set plpgsql.extra_errors to 'all, too_many_rows';
--! 22023: invalid value for parameter "plpgsql.extra_errors": "all, too_many_rows"
show plpgsql.extra_errors;
--> plpgsql.extra_errors:text
--| strict_multi_assignment, too_many_rows
reset plpgsql.extra_errors;
--= RESET
reset plpgsql.extra_warnings;
--= RESET
do $$ declare c1 refcursor; c2 cursor for select generate_series(1,2) as x; begin for r in c2 loop raise notice '% %', r.x, c2 is null; end loop; raise notice 'after loop, c2 = %', c2; c2 := 'special'; for r in c2 loop raise notice '% %', r.x, c2; end loop; raise notice 'after loop, c2 = %', c2; end $$;
--~ 1 f
--~ 2 f
--~ after loop, c2 = c2
--~ 1 special
--~ 2 special
--~ after loop, c2 = special
--= DO
create function fe(anyarray) returns void as $$ declare x int; begin foreach x slice 1 in array $1 loop raise notice '%', x; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select fe(array[1,2,3]);
--! 42804: FOREACH ... SLICE loop variable must be of an array type
select fe(array[[1,2],[3,4]]);
--! 42804: FOREACH ... SLICE loop variable must be of an array type
create function fe2(anyarray) returns void as $$ declare x int[]; begin foreach x in array $1 loop raise notice '%', x; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select fe2(array[1,2,3]);
--! 42804: FOREACH loop variable must not be of an array type
create function fe3(anyarray) returns void as $$ declare x int[]; begin foreach x slice 1 in array $1 loop raise notice '%', x; end loop; end $$ language plpgsql;
--= CREATE FUNCTION
select fe3(array[1,2,3]);
--> fe3:void
--~ {1,2,3}
--| 
