--@ positions
-- Errors that have no place in an expression tell the expression as their context.

create table t (a int, b text);
--= CREATE TABLE
create function new_field() returns trigger language plpgsql as $$ begin new.zz := 1; return new; end $$;
--= CREATE FUNCTION
create trigger tr before insert on t for each row execute function new_field();
--= CREATE TRIGGER
insert into t values (1, 'x');
--! 42703: record "new" has no field "zz"
do $$ declare c t; begin c.zz := 1; end $$;
--! 42703: record "c" has no field "zz"
do $$ declare r record; begin r.a := 2; end $$;
--! 55000: record "r" is not assigned yet
do $$ declare r record; begin select 1 as x into r; r.a := 2; end $$;
--! 42703: record "r" has no field "a"
do $$ declare r record; x int; begin select 1 as x into r; x := r.zz; end $$;
--! 42703: record "r" has no field "zz"
do $$ declare r record; begin select 1 as x into r; if r.zz then null; end if; end $$;
--! 42703: record "r" has no field "zz"
do $$ declare r record; begin select 1 as x into r; raise notice '%', r.zz; end $$;
--! 42703: record "r" has no field "zz"
do $$ declare r record; begin select 1 as x into r; perform r.zz; end $$;
--! 42703: record "r" has no field "zz"
do $$ declare r record; begin raise notice '%', r.x; end $$;
--! 55000: record "r" is not assigned yet
do $$ declare r t; x int; begin x := r.zz; end $$;
--! 42703: record "r" has no field "zz"
create function returned(r t) returns int language plpgsql as $$ declare q record; begin select 1 as x into q; return q.zz; end $$;
--= CREATE FUNCTION
select returned(null);
--! 42703: record "q" has no field "zz"
drop table t cascade;
--~ drop cascades to function returned(t)
--= DROP TABLE
