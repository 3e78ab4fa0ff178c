-- Actions that a kind of relation does not have, and options that do not exist.

create view v as select 1 a;
--= CREATE VIEW

create materialized view mv as select 1 a;
--= SELECT 1

create table t(i int null primary key, j text);
--= CREATE TABLE

alter view v add column i int;
--! 42809: ALTER action ADD COLUMN cannot be performed on relation "v"

alter table v add column i int;
--! 42809: ALTER action ADD COLUMN cannot be performed on relation "v"

alter table v add primary key(a);
--! 42809: ALTER action ADD CONSTRAINT cannot be performed on relation "v"

alter view v alter column a set default 3;
--= ALTER VIEW

alter table mv add column b int;
--! 42809: ALTER action ADD COLUMN cannot be performed on relation "mv"

alter view t rename to u;
--! 42809: "t" is not a view

alter view t alter i set default 3;
--! 42809: "t" is not a view

alter table v rename to w;
--= ALTER TABLE

alter table w rename to v;
--= ALTER TABLE

alter materialized view t rename to x;
--! 42809: "t" is not a materialized view

alter table mv drop column a;
--! 42809: ALTER action DROP COLUMN cannot be performed on relation "mv"

alter view v alter column a drop default;
--= ALTER VIEW

alter table v alter column a set not null;
--! 42809: ALTER action ALTER COLUMN ... SET NOT NULL cannot be performed on relation "v"

alter table v drop constraint x;
--! 42809: ALTER action DROP CONSTRAINT cannot be performed on relation "v"

create materialized view mv2 with (foo=1) as select 1;
--! 22023: unrecognized parameter "foo"

alter table t set (foo=1);
--! 22023: unrecognized parameter "foo"

alter table t reset (fillfactor=3);
--! 42601: RESET must not include values for parameters

alter table t set (fillfactor=70);
--= ALTER TABLE

create table t2(i int primary key null);
--= CREATE TABLE

create function fib(int) returns int language sql as 'select case when $1<2 then $1 else fib($1-1)+fib($1-2) end';
--= CREATE FUNCTION

select fib(10);
--> fib:int4
--| 55

drop function fib;
--= DROP FUNCTION

drop view v;
--= DROP VIEW

drop materialized view mv;
--= DROP MATERIALIZED VIEW

drop table t, t2;
--= DROP TABLE
