-- A shell is a name for a type that another statement makes.
create type x;
--= CREATE TYPE
select typname, typtype, typisdefined, typlen, typrelid = 0 as norel, typarray = 0 as noarray, typcategory, typdelim, typalign, typstorage from pg_type where typname like '%x' and typnamespace = 'public'::regnamespace;
--> typname:name | typtype:char | typisdefined:bool | typlen:int2 | norel:bool | noarray:bool | typcategory:char | typdelim:char | typalign:char | typstorage:char
--| x | p | f | 4 | t | t | P | , | i | p
create type x;
--! 42710: type "x" already exists
create type public.x;
--! 42710: type "x" already exists
create type nosuch.x;
--! 3F000: schema "nosuch" does not exist
select null::x;
--! 42704: type "x" is only a shell
select 'a'::x;
--! 42704: type "x" is only a shell
create table t (a x);
--! 42704: type "x" is only a shell
create table t (a x[]);
--! 42704: type "x[]" does not exist
create domain d as x;
--! 42704: type "x" is only a shell
create type c as (a x);
--! 42704: type "x" is only a shell
create function fx(x) returns int language sql as 'select 1';
--! 42P13: SQL function cannot accept shell type x
create function fx(int) returns x language sql as 'select 1';
--! 42P13: SQL function cannot return shell type x
create function fx(x) returns int language plpgsql as 'begin end';
--~ argument type x is only a shell
--! 0A000: PL/pgSQL functions cannot accept type x
create function fx() returns x language plpgsql as 'begin end';
--~ return type x is only a shell
--! 0A000: PL/pgSQL functions cannot return type x
create function fx(a out x) language plpgsql as 'begin end';
--~ argument type x is only a shell
--! 0A000: PL/pgSQL functions cannot return type x
create function fx() returns setof x language plpgsql as 'begin end';
--~ return type x is only a shell
--! 0A000: PL/pgSQL functions cannot return type x
create function fx(undefined) returns int language sql as 'select 1';
--! 42704: type undefined does not exist
create function fx() returns undefined language sql as 'select 1';
--! 42704: type "undefined" does not exist
comment on type x is 'shell';
--= COMMENT
alter type x owner to postgres;
--= ALTER TYPE
alter type x rename to y;
--! 42704: type "x" is only a shell
alter type x set schema pg_catalog;
--! 42704: type "x" is only a shell
alter type x add attribute b int;
--! 42P01: relation "x" does not exist
alter type x add value 'a';
--! 42704: type "x" is only a shell
grant usage on type x to public;
--! 42704: type "x" is only a shell
select 'x'::regtype;
--! 42704: type "x" is only a shell
select format_type(oid, null), obj_description(oid, 'pg_type') from pg_type where typname = 'x';
--> format_type:text | obj_description:text
--| x | shell
create cast (x as int) without function;
--! 42704: type "x" is only a shell
create operator <<< (leftarg = x, rightarg = x, function = int4pl);
--! 42704: type "x" is only a shell
do $$ declare v x; begin end $$;
--! 42704: type "x" is only a shell
do $$ declare v x[]; begin end $$;
--! 42704: type "x[]" does not exist
prepare p(x) as select $1;
--! 42704: type "x" is only a shell
select * from json_to_record('{}') as (a x);
--! 42704: type "x" is only a shell
drop domain x;
--! 42809: "x" is not a domain
drop type x;
--= DROP TYPE
drop type x;
--! 42704: type "x" does not exist
drop type if exists x;
--~ type "x" does not exist, skipping
--= DROP TYPE
-- What fills it.
create type x;
--= CREATE TYPE
comment on type x is 'kept';
--= COMMENT
create type x as (a int, b text);
--= CREATE TYPE
create type x as (a int);
--! 42710: type "x" already exists
select (1,'b')::x, obj_description('x'::regtype, 'pg_type');
--> row:user | obj_description:text
--| (1,b) | kept
create type e;
--= CREATE TYPE
create type e as enum ('a', 'b');
--= CREATE TYPE
select 'a'::e, array['a'::e], 'e'::regtype, 'e[]'::regtype;
--> e:user | array:user | regtype:regtype | regtype:regtype
--| a | {a} | e | e[]
create type e as enum ('c');
--! 42710: type "e" already exists
create type r;
--= CREATE TYPE
create type r as range (subtype = int);
--= CREATE TYPE
select '[1,3)'::r, '{[1,3)}'::r_multirange;
--> r:user | r_multirange:user
--| [1,3) | {[1,3)}
create type d;
--= CREATE TYPE
create domain d as int check (value > 0);
--= CREATE DOMAIN
select 1::d, '{1,2}'::d[];
--> d:int4 | d:user
--| 1 | {1,2}
create type tt;
--= CREATE TYPE
create table tt (a int);
--= CREATE TABLE
insert into tt values (1);
--= INSERT 0 1
select tt, array[tt], 'tt'::regtype from tt;
--> tt:user | array:user | regtype:regtype
--| (1) | {(1)} | tt
create type vv;
--= CREATE TYPE
create view vv as select 1 as a;
--= CREATE VIEW
select vv from vv;
--> vv:user
--| (1)
create type ct;
--= CREATE TYPE
create table ct as select 1 as a;
--= SELECT 1
select ct from ct;
--> ct:user
--| (1)
create type ss;
--= CREATE TYPE
create sequence ss;
--= CREATE SEQUENCE
select nextval('ss');
--> nextval:int8
--| 1
select typisdefined from pg_type where typname = 'ss';
--> typisdefined:bool
--| f
create type ss as (a int);
--! 42P07: relation "ss" already exists
drop sequence ss;
--= DROP SEQUENCE
create type ss as (a int);
--= CREATE TYPE
create table unfilled (a int);
--= CREATE TABLE
create type unfilled;
--! 42710: type "unfilled" already exists
create type pg_temp.temporary;
--= CREATE TYPE
drop type pg_temp.temporary;
--= DROP TYPE
-- Comes and goes with its transaction.
begin;
--= BEGIN
create type g;
--= CREATE TYPE
savepoint s;
--= SAVEPOINT
create type g as enum ('a');
--= CREATE TYPE
rollback to s;
--= ROLLBACK
select typisdefined from pg_type where typname = 'g';
--> typisdefined:bool
--| f
rollback;
--= ROLLBACK
select count(*) from pg_type where typname = 'g';
--> count:int8
--| 0
create type g;
--= CREATE TYPE
begin;
--= BEGIN
drop type g;
--= DROP TYPE
rollback;
--= ROLLBACK
select pg_describe_object('pg_type'::regclass, oid, 0), pg_identify_object('pg_type'::regclass, oid, 0) from pg_type where typname = 'g';
--> pg_describe_object:text | pg_identify_object:record
--| type g | (type,public,g,public.g)
-- They are there for base types.
create role shell_maker;
--= CREATE ROLE
grant create on schema public to shell_maker;
--= GRANT
set role shell_maker;
--= SET
create type made;
--! 42501: must be superuser to create a base type
create type g as (a int);
--! 42501: must be owner of type g
create table g (a int);
--! 42501: must be owner of type g
reset role;
--= RESET
drop owned by shell_maker;
--= DROP OWNED
drop role shell_maker;
--= DROP ROLE
