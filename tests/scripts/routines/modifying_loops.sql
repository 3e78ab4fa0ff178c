-- What a loop, a cursor or a WITH query inside a function changes is tested, and cascades, when it has changed it: not at the end of the statement around
-- the function, and never not at all.
create table parent (id int primary key);
--= CREATE TABLE
create table child (id int references parent on delete cascade);
--= CREATE TABLE
create table fired (n int generated always as identity, what text);
--= CREATE TABLE
create function note() returns trigger language plpgsql as $$ begin insert into fired (what) values (tg_op || ' ' || coalesce(new.id, old.id)); return null; end $$;
--= CREATE FUNCTION
create trigger noted after insert or delete on parent for each row execute function note();
--= CREATE TRIGGER
insert into parent values (1), (2), (3), (4);
--= INSERT 0 4
insert into child values (1), (2), (3), (4);
--= INSERT 0 4
create function each(command text) returns text language plpgsql as $$
declare
  r record;
  found text = '';
begin
  for r in execute command loop
    found := found || r || (select count(*) from child) || ' ';
  end loop;
  return found;
end $$;
--= CREATE FUNCTION
create function handled(command text) returns text language plpgsql as $$
begin
  return each(command);
exception when foreign_key_violation then
  return sqlerrm;
end $$;
--= CREATE FUNCTION
select each('delete from parent where id = 1 returning id');
--> each:text
--| (1)3␠
select each('with gone as (delete from parent where id = 2 returning id) select id from gone');
--> each:text
--| (2)2␠
select * from child order by id;
--> id:int4
--| 3
--| 4
select what from fired order by n;
--> what:text
--| INSERT 1
--| INSERT 2
--| INSERT 3
--| INSERT 4
--| DELETE 1
--| DELETE 2
select each('insert into child values (50) returning id');
--! 23503: insert or update on table "child" violates foreign key constraint "child_id_fkey"
select handled('insert into child values (51) returning id');
--> handled:text
--| insert or update on table "child" violates foreign key constraint "child_id_fkey"
select handled('with put as (insert into child values (52) returning id) select id from put');
--> handled:text
--| insert or update on table "child" violates foreign key constraint "child_id_fkey"
insert into fired (what) values (handled('insert into child values (53) returning id'));
--= INSERT 0 1
create function by_cursor() returns text language plpgsql as $$
declare
  c refcursor;
  r record;
begin
  open c for execute 'insert into child values (54) returning id';
  fetch c into r;
  return r;
end $$;
--= CREATE FUNCTION
select by_cursor();
--! 23503: insert or update on table "child" violates foreign key constraint "child_id_fkey"
create procedure each_commits(command text) language plpgsql as $$
declare
  r record;
begin
  for r in execute command loop
    insert into fired (what) values ('each ' || r);
    commit;
  end loop;
end $$;
--= CREATE PROCEDURE
call each_commits('insert into child values (55) returning id');
--! 23503: insert or update on table "child" violates foreign key constraint "child_id_fkey"
call each_commits('delete from parent where id = 3 returning id');
--! 55000: cannot perform transaction commands inside a cursor loop that is not read-only
do $$ declare r record; begin for r in delete from parent where id = 4 returning id loop raise notice '% %', r, (select count(*) from child); end loop; end $$;
--~ (4) 1
--= DO
-- All rows are changed, whenever the loop is left.
do $$ declare r record; begin for r in insert into parent select generate_series(100, 300) returning id loop exit; end loop; end $$;
--= DO
select count(*) from parent;
--> count:int8
--| 202
select * from child order by id;
--> id:int4
--| 3
select what from fired where what not like 'INSERT %' order by n;
--> what:text
--| DELETE 1
--| DELETE 2
--| insert or update on table "child" violates foreign key constraint "child_id_fkey"
--| DELETE 4
drop table child, parent, fired;
--= DROP TABLE
drop function note, each, handled, by_cursor;
--= DROP FUNCTION
drop procedure each_commits;
--= DROP PROCEDURE
