-- An operator, function or type in a definition means what its author's search path found, whatever extensions and schemas there are beside it.
create schema x;
--= CREATE SCHEMA
create extension citext schema x;
--= CREATE EXTENSION
create schema app;
--= CREATE SCHEMA
set search_path = app, public;
--= SET
create table t (c x.citext, check (c <> 'bad'), check (c like 'A%' or c ilike 'b%'), g boolean generated always as (c = 'A') stored);
--= CREATE TABLE
create index ti on t ((c || 'a'));
--= CREATE INDEX
create domain d as x.citext check (value <> 'none');
--= CREATE DOMAIN
create view v as select c = 'a' as eq, c like 'A%' as lk, c ~ 'a' as re, c = any (array['a']::text[]) as an, (c, 1) = ('a', 1) as ro, replace(c,'a','z') as rp, c from t;
--= CREATE VIEW
create function f(c x.citext) returns boolean return c = 'a';
--= CREATE FUNCTION
insert into t values ('Abad'),('A'),('BAD');
--= INSERT 0 3
insert into t values ('bad');
--! 23514: new row for relation "t" violates check constraint "t_c_check"
insert into t values ('aB');
--! 23514: new row for relation "t" violates check constraint "t_c_check1"
select 'NONE'::d;
--> d:user
--| NONE
select 'none'::d;
--! 23514: value for domain d violates check constraint "d_check"
set search_path = app, x, public;
--= SET
select * from v;
--> eq:bool | lk:bool | re:bool | an:bool | ro:bool | rp:text | c:user
--| f | t | t | f | f | Abzd | Abad
--| f | t | f | f | f | A | A
--| f | f | f | f | f | BAD | BAD
select f('A'), f('a');
--> f:bool | f:bool
--| f | t
table t;
--> c:user | g:bool
--| Abad | f
--| A | t
--| BAD | f
create view w as select c = 'a' as eq, c like 'A%' as lk, c ~ 'a' as re, c = any (array['a'::x.citext]) as an, (c, 1) = ('a', 1) as ro, replace(c,'a','z') as rp, c from t;
--= CREATE VIEW
set search_path = '';
--= SET
select * from app.v;
--> eq:bool | lk:bool | re:bool | an:bool | ro:bool | rp:text | c:user
--| f | t | t | f | f | Abzd | Abad
--| f | t | f | f | f | A | A
--| f | f | f | f | f | BAD | BAD
select * from app.w;
--> eq:bool | lk:bool | re:bool | an:bool | ro:bool | rp:text | c:user
--| f | t | t | f | f | zbzd | Abad
--| t | t | t | t | t | z | A
--| f | f | t | f | f | BzD | BAD
select pg_get_viewdef('app.v'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT ((t.c)::text = 'a'::text) AS eq,␊    ((t.c)::text ~~ 'A%'::text) AS lk,␊    ((t.c)::text ~ 'a'::text) AS re,␊    ((t.c)::text = ANY (ARRAY['a'::text])) AS an,␊    (((t.c)::text = 'a'::text) AND (1 = 1)) AS ro,␊    replace((t.c)::text, 'a'::text, 'z'::text) AS rp,␊    t.c␊   FROM app.t;
select pg_get_viewdef('app.w'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (t.c OPERATOR(x.=) 'a'::x.citext) AS eq,␊    (t.c OPERATOR(x.~~) 'A%'::x.citext) AS lk,␊    (t.c OPERATOR(x.~) 'a'::x.citext) AS re,␊    (t.c OPERATOR(x.=) ANY (ARRAY['a'::x.citext])) AS an,␊    ((t.c OPERATOR(x.=) 'a'::x.citext) AND (1 = 1)) AS ro,␊    x.replace(t.c, 'a'::x.citext, 'z'::x.citext) AS rp,␊    t.c␊   FROM app.t;
select pg_get_constraintdef(oid) from pg_constraint where conrelid = 'app.t'::regclass order by conname;
--> pg_get_constraintdef:text
--| CHECK (((c)::text <> 'bad'::text))
--| CHECK ((((c)::text ~~ 'A%'::text) OR ((c)::text ~~* 'b%'::text)))
select pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid = 'app.t'::regclass;
--> pg_get_expr:text
--| ((c)::text = 'A'::text)
select pg_get_indexdef('app.ti'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX ti ON app.t USING btree ((((c)::text || 'a'::text)))
-- An operator with its schema, before ANY and between rows.
select 'a'::x.citext operator(x.=) any (array['A'::x.citext]), 'a'::x.citext operator(pg_catalog.=) any (array['A'::x.citext]), ('a'::x.citext, 1) operator(x.=) ('A'::x.citext, 1), ('a'::x.citext, 1) operator(pg_catalog.=) ('A'::x.citext, 1);
--! 42883: operator does not exist: integer x.= integer
select 'a'::x.citext operator(x.=) any (select 'A'::x.citext), 'a'::x.citext operator(pg_catalog.=) any (select 'A'::x.citext), 'a'::x.citext operator(pg_catalog.<>) all (select 'A'::x.citext);
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
select 1 operator(nope.=) any (array[1]);
--! 3F000: schema "nope" does not exist
-- Renamed schemas are followed.
alter schema x rename to y;
--= ALTER SCHEMA
select pg_get_viewdef('app.w'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (t.c OPERATOR(y.=) 'a'::y.citext) AS eq,␊    (t.c OPERATOR(y.~~) 'A%'::y.citext) AS lk,␊    (t.c OPERATOR(y.~) 'a'::y.citext) AS re,␊    (t.c OPERATOR(y.=) ANY (ARRAY['a'::y.citext])) AS an,␊    ((t.c OPERATOR(y.=) 'a'::y.citext) AND (1 = 1)) AS ro,␊    y.replace(t.c, 'a'::y.citext, 'z'::y.citext) AS rp,␊    t.c␊   FROM app.t;
select * from app.w;
--> eq:bool | lk:bool | re:bool | an:bool | ro:bool | rp:text | c:user
--| f | t | t | f | f | zbzd | Abad
--| t | t | t | t | t | z | A
--| f | f | t | f | f | BzD | BAD
-- What two schemas have is the one that was meant.
create schema one;
--= CREATE SCHEMA
create schema two;
--= CREATE SCHEMA
create function one.g(int) returns text language sql as $$ select 'one' $$;
--= CREATE FUNCTION
create function two.g(int) returns text language sql as $$ select 'two' $$;
--= CREATE FUNCTION
create function public.g(int) returns text language sql as $$ select 'public' $$;
--= CREATE FUNCTION
create operator one.@@@ (function = one.g, rightarg = int);
--= CREATE OPERATOR
create operator two.@@@ (function = two.g, rightarg = int);
--= CREATE OPERATOR
create operator public.@@@ (function = public.g, rightarg = int);
--= CREATE OPERATOR
create type one.e as enum ('one');
--= CREATE TYPE
create type two.e as enum ('two');
--= CREATE TYPE
create type public.e as enum ('public');
--= CREATE TYPE
set search_path = two, one, public;
--= SET
create view public.u as select g(1) as f, @@@ 1 as o, 'two'::e as t;
--= CREATE VIEW
create table one.t (a text default g(1), b text default (@@@ 1), c two.e default 'two'::e);
--= CREATE TABLE
set search_path = one, public;
--= SET
select * from public.u;
--> f:text | o:text | t:user
--| two | two | two
insert into one.t default values returning *;
--> a:text | b:text | c:user
--| two | two | two
--= INSERT 0 1
drop function two.g(int);
--! 2BP01: cannot drop function two.g(integer) because other objects depend on it
drop operator two.@@@ (none, int);
--! 2BP01: cannot drop operator two.@@@(NONE,integer) because other objects depend on it
drop operator one.@@@ (none, int);
--= DROP OPERATOR
drop operator two.@@@ (none, int) cascade;
--~ drop cascades to 2 other objects
--= DROP OPERATOR
select column_default from information_schema.columns where table_schema = 'one' and table_name = 't' order by ordinal_position;
--> column_default:varchar
--| two.g(1)
--| ∅
--| 'two'::two.e
