-- Types that the search path doesn't find are named with their schema where a value isn't one of theirs.

create schema "S 1";
--= CREATE SCHEMA
create type "S 1"."E" as enum ('a');
--= CREATE TYPE
create domain "S 1".d as int not null check (value > 0);
--= CREATE DOMAIN
create table t (e "S 1"."E", d "S 1".d);
--= CREATE TABLE
insert into t values ('b', 1);
--! 22P02: invalid input value for enum "S 1"."E": "b"
insert into t values ('a', 0);
--! 23514: value for domain "S 1".d violates check constraint "d_check"
insert into t values ('a', null);
--! 23502: domain "S 1".d does not allow null values
select 'x'::"S 1"."E", '{x}'::"S 1"."E"[];
--! 22P02: invalid input value for enum "S 1"."E": "x"
select '{x}'::"S 1"."E"[];
--! 22P02: invalid input value for enum "S 1"."E": "x"
select 0::"S 1".d;
--! 23514: value for domain "S 1".d violates check constraint "d_check"
prepare p("S 1"."E") as select $1;
--= PREPARE
execute p('c');
--! 22P02: invalid input value for enum "S 1"."E": "c"
do $$ declare d "S 1".d := 0; begin end $$;
--! 23514: value for domain "S 1".d violates check constraint "d_check"
set search_path = "S 1", public;
--= SET
select 'x'::"E";
--! 22P02: invalid input value for enum "E": "x"
select 0::d;
--! 23514: value for domain d violates check constraint "d_check"
insert into t values ('b', 1);
--! 22P02: invalid input value for enum "E": "b"
reset search_path;
--= RESET
set client_min_messages = warning;
--= SET
drop schema "S 1" cascade;
--= DROP SCHEMA
drop table t;
--= DROP TABLE
