-- A primary key makes its columns NOT NULL in the tables that inherit them, too; NOT VALID says nothing in CREATE TABLE.
create table parent (a int, b int);
--= CREATE TABLE
create table heir () inherits (parent);
--= CREATE TABLE
create table grandchild () inherits (heir);
--= CREATE TABLE
insert into grandchild values (null, 1);
--= INSERT 0 1
alter table parent add primary key (a);
--! 23502: column "a" of relation "grandchild" contains null values
delete from grandchild;
--= DELETE 1
alter table parent add primary key (a);
--= ALTER TABLE
select attrelid::regclass, attnotnull from pg_attribute where attname = 'a' and attrelid in ('parent'::regclass, 'heir'::regclass, 'grandchild'::regclass) order by 1;
--> attrelid:regclass | attnotnull:bool
--| parent | t
--| heir | t
--| grandchild | t
insert into grandchild values (null, 1);
--! 23502: null value in column "a" of relation "grandchild" violates not-null constraint
alter table parent drop constraint parent_pkey;
--= ALTER TABLE
alter table heir alter column a drop not null;
--= ALTER TABLE
alter table only parent add primary key (a);
--= ALTER TABLE
create table t (a int, constraint c check (a > 0) not valid, constraint f foreign key (a) references parent not valid);
--= CREATE TABLE
select conname, convalidated from pg_constraint where conrelid = 't'::regclass order by 1;
--> conname:name | convalidated:bool
--| c | t
--| f | t
insert into t values (-1);
--! 23514: new row for relation "t" violates check constraint "c"
create function loud(int) returns bool language plpgsql as 'begin raise notice ''tested %'', $1; return true; end';
--= CREATE FUNCTION
create table u (a int);
--= CREATE TABLE
insert into u values (1);
--= INSERT 0 1
alter table u add constraint c check (loud(a)) not valid;
--= ALTER TABLE
alter table u validate constraint c;
--~ tested 1
--= ALTER TABLE
alter table u validate constraint c;
--= ALTER TABLE
select '(1)'::money = -'1'::money, '($123,456.78)'::money = '-123456.78'::money, round(5.5e131071, -131073), round(123456, -5), round(123456, -10);
--! 42883: operator does not exist: - money
select jsonb_path_query('["12:34 +05", "12:34 -05"]', '$[*].datetime("HH24:MI TZH")'), to_jsonb('12:34+05'::timetz);
--> jsonb_path_query:jsonb | to_jsonb:jsonb
--| "12:34:00+05:00" | "12:34:00+05"
--| "12:34:00-05:00" | "12:34:00+05"
