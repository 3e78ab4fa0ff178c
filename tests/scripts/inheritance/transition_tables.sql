-- What triggers of a statement see of a table with heirs: each row once, the heirs' with the columns of the table that the statement names.
create table base (id int primary key, v text);
--= CREATE TABLE
create table heir (extra int) inherits (base);
--= CREATE TABLE
create table below () inherits (heir);
--= CREATE TABLE
create table seen (n serial, event text, old_rows text, new_rows text);
--= CREATE TABLE
create function on_insert() returns trigger language plpgsql as $$
begin
  insert into seen (event, new_rows) select tg_op || ' ' || tg_table_name, (select string_agg(r::text, ' ' order by r::text) from now_rows r);
  return null;
end $$;
--= CREATE FUNCTION
create function on_update() returns trigger language plpgsql as $$
begin
  insert into seen (event, old_rows, new_rows) select tg_op || ' ' || tg_table_name, (select string_agg(r::text, ' ' order by r::text) from old_rows r), (select string_agg(r::text, ' ' order by r::text) from now_rows r);
  return null;
end $$;
--= CREATE FUNCTION
create function on_delete() returns trigger language plpgsql as $$
begin
  insert into seen (event, old_rows) select tg_op || ' ' || tg_table_name, (select string_agg(r::text, ' ' order by r::text) from old_rows r);
  return null;
end $$;
--= CREATE FUNCTION
create trigger b1 after insert on base referencing new table as now_rows for each statement execute function on_insert();
--= CREATE TRIGGER
create trigger b2 after update on base referencing old table as old_rows new table as now_rows for each statement execute function on_update();
--= CREATE TRIGGER
create trigger b3 after delete on base referencing old table as old_rows for each statement execute function on_delete();
--= CREATE TRIGGER
create trigger h1 after insert on heir referencing new table as now_rows for each statement execute function on_insert();
--= CREATE TRIGGER
create trigger h2 after update on heir referencing old table as old_rows new table as now_rows for each statement execute function on_update();
--= CREATE TRIGGER
create trigger h3 after delete on heir referencing old table as old_rows for each statement execute function on_delete();
--= CREATE TRIGGER
insert into base values (1, 'a'), (2, 'b'), (3, 'c');
--= INSERT 0 3
insert into heir values (11, 'k', 0), (12, 'l', 0);
--= INSERT 0 2
insert into below values (21, 'x', 0), (22, 'y', 0);
--= INSERT 0 2
update base set v = v || v where id in (1, 11, 21);
--= UPDATE 3
update only base set v = 'only' where id = 2;
--= UPDATE 1
update heir set extra = 1 where id in (11, 12, 21);
--= UPDATE 3
update below set extra = 2;
--= UPDATE 2
insert into base values (1, 'new'), (4, 'd') on conflict (id) do update set v = excluded.v || '!';
--= INSERT 0 2
insert into base values (1, 'new'), (5, 'e') on conflict do nothing;
--= INSERT 0 1
delete from base where id in (3, 12, 22);
--= DELETE 3
delete from only base where id = 5;
--= DELETE 1
delete from heir;
--= DELETE 2
update base set v = 'none' where id > 100;
--= UPDATE 0
with gone as (delete from base where id = 4 returning *) insert into base select id + 100, v from gone;
--= INSERT 0 1
select event, old_rows, new_rows from seen order by n;
--> event:text | old_rows:text | new_rows:text
--| INSERT base | ∅ | (1,a) (2,b) (3,c)
--| INSERT heir | ∅ | (11,k,0) (12,l,0)
--| UPDATE base | (1,a) (11,k) (21,x) | (1,aa) (11,kk) (21,xx)
--| UPDATE base | (2,b) | (2,only)
--| UPDATE heir | (11,kk,0) (12,l,0) (21,xx,0) | (11,kk,1) (12,l,1) (21,xx,1)
--| UPDATE base | (1,aa) | (1,new!)
--| INSERT base | ∅ | (4,d)
--| INSERT base | ∅ | (5,e)
--| DELETE base | (12,l) (22,y) (3,c) | ∅
--| DELETE base | (5,e) | ∅
--| DELETE heir | (11,kk,1) (21,xx,2) | ∅
--| UPDATE base | ∅ | ∅
--| DELETE base | (4,d) | ∅
--| INSERT base | ∅ | (104,d)
-- Partitions: the statement's table sees them, a partition what is written to it.
truncate seen;
--= TRUNCATE TABLE
create table whole (id int, part int) partition by list (part);
--= CREATE TABLE
create table one partition of whole for values in (1);
--= CREATE TABLE
create table two partition of whole for values in (2);
--= CREATE TABLE
create trigger w1 after insert on whole referencing new table as now_rows for each statement execute function on_insert();
--= CREATE TRIGGER
create trigger w2 after update on whole referencing old table as old_rows new table as now_rows for each statement execute function on_update();
--= CREATE TRIGGER
create trigger w3 after delete on whole referencing old table as old_rows for each statement execute function on_delete();
--= CREATE TRIGGER
create trigger o1 after insert on one referencing new table as now_rows for each statement execute function on_insert();
--= CREATE TRIGGER
create trigger o2 after update on one referencing old table as old_rows new table as now_rows for each statement execute function on_update();
--= CREATE TRIGGER
insert into whole values (1, 1), (2, 2), (3, 1);
--= INSERT 0 3
insert into one values (4, 1);
--= INSERT 0 1
update whole set part = 3 - part where id in (1, 2);
--= UPDATE 2
update whole set id = id + 10;
--= UPDATE 4
update one set id = id + 100;
--= UPDATE 3
merge into whole w using (values (12, 5), (14, 6)) s (id, to_id) on w.id = s.id when matched then update set id = s.to_id when not matched then insert values (s.id, 2);
--= MERGE 2
delete from whole;
--= DELETE 6
select event, old_rows, new_rows from seen order by n;
--> event:text | old_rows:text | new_rows:text
--| INSERT whole | ∅ | (1,1) (2,2) (3,1)
--| INSERT one | ∅ | (4,1)
--| UPDATE whole | (1,1) (2,2) | (1,2) (2,1)
--| UPDATE whole | (1,2) (2,1) (3,1) (4,1) | (11,2) (12,1) (13,1) (14,1)
--| UPDATE one | (12,1) (13,1) (14,1) | (112,1) (113,1) (114,1)
--| UPDATE whole | ∅ | ∅
--| INSERT whole | ∅ | (12,2) (14,2)
--| DELETE whole | (11,2) (112,1) (113,1) (114,1) (12,2) (14,2) | ∅
