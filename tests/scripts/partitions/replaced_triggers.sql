-- A trigger that a partition has of its table is replaced with that, one of its own by the table's; a key whose name is taken gets one that fits.
create table pt(a int, b int) partition by range(a);
--= CREATE TABLE
create table pt1 partition of pt for values from (0) to (100);
--= CREATE TABLE
create function tr1() returns trigger language plpgsql as $$ begin raise notice 'tr1 on %', tg_relname; return new; end $$;
--= CREATE FUNCTION
create function tr2() returns trigger language plpgsql as $$ begin raise notice 'tr2 on %', tg_relname; return new; end $$;
--= CREATE FUNCTION
create trigger my after insert on pt for each row execute function tr1();
--= CREATE TRIGGER
create or replace trigger my after insert on pt1 for each row execute function tr2();
--! 42710: trigger "my" for relation "pt1" is an internal or a child trigger
insert into pt values (1,1);
--~ tr1 on pt1
--= INSERT 0 1
drop trigger my on pt;
--= DROP TRIGGER
create trigger my after insert on pt1 for each row execute function tr1();
--= CREATE TRIGGER
insert into pt values (1,1);
--~ tr1 on pt1
--= INSERT 0 1
create trigger my after insert on pt for each row execute function tr2();
--! 42710: trigger "my" for relation "pt1" already exists
create or replace trigger my after insert on pt for each row execute function tr2();
--= CREATE TRIGGER
insert into pt values (1,1);
--~ tr2 on pt1
--= INSERT 0 1
drop trigger my on pt1;
--! 2BP01: cannot drop trigger my on table pt1 because trigger my on table pt requires it
drop trigger my on pt;
--= DROP TRIGGER
insert into pt values (1,1);
--= INSERT 0 1
create table fkp(id int primary key);
--= CREATE TABLE
create table pfn(id bigint, id_abc int, constraint dummy_constr foreign key (id_abc) references fkp) partition by list(id);
--= CREATE TABLE
create table pfn1(id bigint not null default 1, id_abc int, primary key(id), constraint dummy_constr check (true));
--= CREATE TABLE
alter table pfn attach partition pfn1 for values in (1);
--= ALTER TABLE
select conname, contype from pg_constraint where conrelid='pfn1'::regclass order by 1;
--> conname:name | contype:char
--| dummy_constr | c
--| pfn1_id_abc_fkey | f
--| pfn1_pkey | p
