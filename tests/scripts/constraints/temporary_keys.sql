-- Deferred foreign keys of temporary tables: rows of the transaction's own are tested at the commit, whatever it did to them since.
create temp table parent (id int primary key);
--= CREATE TABLE
create temp table child (id int primary key, fk int references parent deferrable initially deferred, note text);
--= CREATE TABLE
insert into parent values (5);
--= INSERT 0 1
begin;
--= BEGIN
insert into child values (0, 20);
--= INSERT 0 1
update child set id = id + 1;
--= UPDATE 1
commit;
--! 23503: insert or update on table "child" violates foreign key constraint "child_fk_fkey"
begin;
--= BEGIN
insert into child values (0, 20);
--= INSERT 0 1
savepoint s;
--= SAVEPOINT
update child set id = id + 1, fk = fk;
--= UPDATE 1
release s;
--= RELEASE
commit;
--! 23503: insert or update on table "child" violates foreign key constraint "child_fk_fkey"
begin;
--= BEGIN
insert into child values (0, 20);
--= INSERT 0 1
update child set fk = 20, note = 'same';
--= UPDATE 1
commit;
--! 23503: insert or update on table "child" violates foreign key constraint "child_fk_fkey"
begin;
--= BEGIN
insert into child values (0, 20);
--= INSERT 0 1
update child set id = 7;
--= UPDATE 1
update child set fk = 5;
--= UPDATE 1
commit;
--= COMMIT
begin;
--= BEGIN
delete from parent;
--= DELETE 1
update child set id = 8;
--= UPDATE 1
commit;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_fk_fkey" on table "child"
select * from child;
--> id:int4 | fk:int4 | note:text
--| 7 | 5 | ∅
