-- What a type is used for goes with it, or keeps it: casts in expressions too.
create type mood as enum ('sad', 'happy');
--= CREATE TYPE
create view moody as select 'sad'::mood::text as m;
--= CREATE VIEW
drop type mood;
--! 2BP01: cannot drop type mood because other objects depend on it
drop type mood cascade;
--~ drop cascades to view moody
--= DROP TYPE
create type mood as enum ('sad', 'happy');
--= CREATE TYPE
create table t (id int, m mood default 'sad', ms mood[], note text default 'happy'::mood::text, primary key (id));
--= CREATE TABLE
insert into t (id) values (1);
--= INSERT 0 1
drop type mood;
--! 2BP01: cannot drop type mood because other objects depend on it
alter table t drop column m, drop column ms;
--= ALTER TABLE
drop type mood;
--! 2BP01: cannot drop type mood because other objects depend on it
drop type mood cascade;
--~ drop cascades to default value for column note of table t
--= DROP TYPE
select * from t;
--> id:int4 | note:text
--| 1 | happy
insert into t (id) values (2);
--= INSERT 0 1
alter table t add column n int default 4;
--= ALTER TABLE
update t set note = 'z' where id = 1;
--= UPDATE 1
select * from t order by id;
--> id:int4 | note:text | n:int4
--| 1 | z | 4
--| 2 | ∅ | 4
create domain small as int;
--= CREATE DOMAIN
create table u (a text, check (a::small < 10));
--= CREATE TABLE
drop domain small;
--! 2BP01: cannot drop type small because other objects depend on it
drop domain small cascade;
--~ drop cascades to constraint u_a_check on table u
--= DROP DOMAIN
insert into u values ('12');
--= INSERT 0 1
create domain small as int;
--= CREATE DOMAIN
create table g (a int, b int generated always as (a::small) stored);
--= CREATE TABLE
drop domain small cascade;
--~ drop cascades to column b of table g
--= DROP DOMAIN
select * from g;
--> a:int4
create table rows_of (x int);
--= CREATE TABLE
create view casts as select null::rows_of is null as n;
--= CREATE VIEW
drop table rows_of;
--! 2BP01: cannot drop table rows_of because other objects depend on it
drop table rows_of cascade;
--~ drop cascades to view casts
--= DROP TABLE
create type pair as (x int, y int);
--= CREATE TYPE
create view parts as select (row(1, 2)::pair).x;
--= CREATE VIEW
drop type pair;
--! 2BP01: cannot drop type pair because other objects depend on it
drop type pair cascade;
--~ drop cascades to view parts
--= DROP TYPE
create type pair as (x int, y int);
--= CREATE TYPE
create view listed as select * from json_to_record('{"p": {"x": 1, "y": 2}}') as r (p pair);
--= CREATE VIEW
drop type pair;
--! 2BP01: cannot drop type pair because other objects depend on it
drop type pair cascade;
--~ drop cascades to view listed
--= DROP TYPE
create type shade as enum ('dark');
--= CREATE TYPE
create domain shaded as text check (value::shade = 'dark');
--= CREATE DOMAIN
drop type shade;
--! 2BP01: cannot drop type shade because other objects depend on it
drop type shade cascade;
--~ drop cascades to constraint shaded_check
--= DROP TYPE
select 'light'::shaded;
--> shaded:text
--| light
create function positive(int) returns bool language sql immutable as 'select $1 > 0';
--= CREATE FUNCTION
create domain counted as int check (positive(value));
--= CREATE DOMAIN
drop function positive(int);
--! 2BP01: cannot drop function positive(integer) because other objects depend on it
drop function positive(int) cascade;
--~ drop cascades to constraint counted_check
--= DROP FUNCTION
select -1::counted;
--> ?column?:int4
--| -1
create type kind as enum ('a', 'b');
--= CREATE TYPE
create table v (id int, k text);
--= CREATE TABLE
create function stop() returns trigger language plpgsql as 'begin return null; end';
--= CREATE FUNCTION
create trigger stops before insert on v for each row when (new.k::kind = 'a') execute function stop();
--= CREATE TRIGGER
drop type kind;
--! 2BP01: cannot drop type kind because other objects depend on it
alter table v drop column k;
--! 2BP01: cannot drop column k of table v because other objects depend on it
drop type kind cascade;
--~ drop cascades to trigger stops on table v
--= DROP TYPE
create trigger stops before update of k on v for each row execute function stop();
--= CREATE TRIGGER
alter table v drop column k;
--! 2BP01: cannot drop column k of table v because other objects depend on it
alter table v drop column k cascade;
--~ drop cascades to trigger stops on table v
--= ALTER TABLE
insert into v values (1);
--= INSERT 0 1
select * from v;
--> id:int4
--| 1
