-- Columns that a function in SQL takes and doesn't look at are used all the same.
create function f1(int) returns int language sql immutable as 'select 1';
--= CREATE FUNCTION
create function tg() returns trigger language plpgsql as 'begin return new; end';
--= CREATE FUNCTION
create table n1(k int, e int generated always as (f1(k)) stored);
--= CREATE TABLE
alter table n1 rename k to kk; insert into n1(kk) values(1) returning *;
--= ALTER TABLE
--> kk:int4 | e:int4
--| 1 | 1
--= INSERT 0 1
create table n7(k int); create index on n7(f1(k)); alter table n7 rename k to kk; insert into n7(kk) values(1);
--= CREATE TABLE
--= CREATE INDEX
--= ALTER TABLE
--= INSERT 0 1
create table n9(k int, e int generated always as (f1(k)) stored); alter table n9 drop column k;
--= CREATE TABLE
--! 2BP01: cannot drop column k of table n9 because other objects depend on it
create table m1(k int, j int); create index mi on m1(f1(k)); alter table m1 drop column k; insert into m1 values(1); select indexname from pg_indexes where tablename = 'm1';
--= CREATE TABLE
--= CREATE INDEX
--= ALTER TABLE
--= INSERT 0 1
--> indexname:name
create table m2(k int, j int, check (f1(k)=1)); alter table m2 drop column k; insert into m2 values(1); select conname from pg_constraint where conrelid = 'm2'::regclass;
--= CREATE TABLE
--= ALTER TABLE
--= INSERT 0 1
--> conname:name
create table m4(k int, j int); create trigger t before insert on m4 for each row when (f1(new.k)=1) execute function tg(); alter table m4 rename k to kk; insert into m4 values(1); select pg_get_triggerdef(oid) from pg_trigger where tgrelid='m4'::regclass;
--= CREATE TABLE
--= CREATE TRIGGER
--= ALTER TABLE
--= INSERT 0 1
--> pg_get_triggerdef:text
--| CREATE TRIGGER t BEFORE INSERT ON public.m4 FOR EACH ROW WHEN ((f1(new.kk) = 1)) EXECUTE FUNCTION tg()
create table m5(k int, j int); create trigger t before update on m5 for each row when (new.k > old.k and new.j = 1) execute function tg(); alter table m5 rename k to j2; alter table m5 rename j to k; insert into m5 values(1, 1); update m5 set j2 = 2 returning *; select pg_get_triggerdef(oid) from pg_trigger where tgrelid='m5'::regclass;
--= CREATE TABLE
--= CREATE TRIGGER
--= ALTER TABLE
--= ALTER TABLE
--= INSERT 0 1
--> j2:int4 | k:int4
--| 2 | 1
--= UPDATE 1
--> pg_get_triggerdef:text
--| CREATE TRIGGER t BEFORE UPDATE ON public.m5 FOR EACH ROW WHEN (((new.j2 > old.j2) AND (new.k = 1))) EXECUTE FUNCTION tg()
create table m6(k int); create trigger t before insert on m6 for each row when (f1(new.k)=1) execute function tg(); alter table m6 drop column k;
--= CREATE TABLE
--= CREATE TRIGGER
--! 2BP01: cannot drop column k of table m6 because other objects depend on it
create table m7(k int, j int); create statistics st on (f1(k)), j from m7; alter table m7 rename k to kk; select pg_get_statisticsobjdef(oid) from pg_statistic_ext;
--= CREATE TABLE
--= CREATE STATISTICS
--= ALTER TABLE
--> pg_get_statisticsobjdef:text
--| CREATE STATISTICS public.st ON j, f1(kk) FROM m7
create table l1(k int, check (f1(k)=1)); select conname from pg_constraint where conrelid = 'l1'::regclass;
--= CREATE TABLE
--> conname:name
--| l1_k_check
