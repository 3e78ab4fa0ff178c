-- ON DELETE SET DEFAULT where the default is what was referenced: rows that are as they were have lost their parent all the same.
create table parent (id int primary key);
--= CREATE TABLE
create table child (id int default 0 references parent on delete set default);
--= CREATE TABLE
insert into parent values (0), (1), (2);
--= INSERT 0 3
insert into child values (2);
--= INSERT 0 1
delete from parent where id = 2;
--= DELETE 1
select * from child;
--> id:int4
--| 0
delete from parent where id = 0;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_id_fkey" on table "child"
alter table child alter column id set default 1;
--= ALTER TABLE
delete from parent where id = 0;
--= DELETE 1
delete from parent where id = 1;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_id_fkey" on table "child"
select * from child;
--> id:int4
--| 1
create table parts (id int default 5 references parent on delete set default) partition by list (id);
--= CREATE TABLE
create table parts1 partition of parts default;
--= CREATE TABLE
insert into parent values (5), (6);
--= INSERT 0 2
insert into parts values (5), (6);
--= INSERT 0 2
delete from parent where id = 6;
--= DELETE 1
delete from parent where id = 5;
--! 23503: update or delete on table "parent" violates foreign key constraint "parts_id_fkey" on table "parts"
select * from parts;
--> id:int4
--| 5
--| 5
create table updated (id int default 7 references parent on update set default);
--= CREATE TABLE
insert into parent values (7);
--= INSERT 0 1
insert into updated values (7);
--= INSERT 0 1
update parent set id = 8 where id = 7;
--! 23503: update or delete on table "parent" violates foreign key constraint "updated_id_fkey" on table "updated"
update parent set id = 7 where id = 7;
--= UPDATE 1
-- A key that is equal and yet another is followed.
create table amounts (x numeric primary key, y float8 unique);
--= CREATE TABLE
create table followers (x numeric references amounts on update cascade, y float8 references amounts (y) on update cascade);
--= CREATE TABLE
create table keepers (x numeric references amounts);
--= CREATE TABLE
insert into amounts values (1.0, '-0');
--= INSERT 0 1
insert into followers values (1, 0);
--= INSERT 0 1
insert into keepers values (1);
--= INSERT 0 1
update amounts set x = 1.00, y = 0;
--= UPDATE 1
select * from followers;
--> x:numeric | y:float8
--| 1.00 | 0
update amounts set x = 2;
--! 23503: update or delete on table "amounts" violates foreign key constraint "keepers_x_fkey" on table "keepers"
