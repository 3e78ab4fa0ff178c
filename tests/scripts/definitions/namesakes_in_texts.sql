-- What a name in a definition means is what its author's search path found, also when something of that name comes to other schemas, and whoever reads it.
create schema one;
--= CREATE SCHEMA
create schema two;
--= CREATE SCHEMA
create function one.f(int) returns int language sql immutable as 'select $1 + 1';
--= CREATE FUNCTION
create sequence one.s start 100;
--= CREATE SEQUENCE
create table one.tt (a int);
--= CREATE TABLE
create type one.e as enum ('one');
--= CREATE TYPE
create operator one.### (function = one.f, rightarg = int);
--= CREATE OPERATOR
set search_path = one, public;
--= SET
create table public.early (a int default f(1), b int check (### b > 2), c e default 'one', d int default nextval('s'), r regclass default 'tt'::regclass, g int generated always as (f(5)) stored);
--= CREATE TABLE
create index early_f on public.early ((f(b)));
--= CREATE INDEX
create view public.early_v as select f(1) as f, ### 1 as o, 'one'::e as t, 'tt'::regclass::oid = 'one.tt'::regclass::oid as same;
--= CREATE VIEW
create function public.early_b(x int) returns int return f(x) + ### x;
--= CREATE FUNCTION
create domain public.early_d as int default f(1) check (f(value) > 1);
--= CREATE DOMAIN
set search_path = public;
--= SET
-- Now come the namesakes.
create function two.f(int) returns int language sql immutable as 'select $1 + 1000';
--= CREATE FUNCTION
create function public.f(int) returns int language sql immutable as 'select $1 + 5000';
--= CREATE FUNCTION
create sequence two.s start 900;
--= CREATE SEQUENCE
create sequence public.s start 5900;
--= CREATE SEQUENCE
create table two.tt (a int);
--= CREATE TABLE
create table public.tt (a int);
--= CREATE TABLE
create type two.e as enum ('two');
--= CREATE TYPE
create type public.e as enum ('public');
--= CREATE TYPE
create operator two.### (function = two.f, rightarg = int);
--= CREATE OPERATOR
create operator public.### (function = public.f, rightarg = int);
--= CREATE OPERATOR
set search_path = two, one;
--= SET
create table public.late (a int default f(1), b int check (### b > 2), c e default 'two', d int default nextval('s'), r regclass default 'tt'::regclass, p regproc default 'f'::regproc, g int generated always as (f(5)) stored);
--= CREATE TABLE
create index late_f on public.late ((f(b)));
--= CREATE INDEX
create unique index late_u on public.late ((f(b) + 1)) where f(a) > 1;
--= CREATE INDEX
create view public.late_v as select f(1) as f, ### 1 as o, 'two'::e as t, 'tt'::regclass::oid = 'two.tt'::regclass::oid as same;
--= CREATE VIEW
create function public.late_b(x int) returns int return f(x) + ### x;
--= CREATE FUNCTION
create rule late_r as on delete to public.late where old.b > f(1) do also insert into public.late (b) values (f(old.b));
--= CREATE RULE
create policy late_p on public.late using (f(b) > ### 1);
--= CREATE POLICY
create statistics public.late_s on (f(a)), (f(b)) from public.late;
--= CREATE STATISTICS
create table public.late_part (a int, check (f(a) > 0)) partition by range ((f(a)));
--= CREATE TABLE
create table public.late_part1 partition of public.late_part for values from (0) to (5000);
--= CREATE TABLE
create table public.late_part2 (a int, constraint late_part_a_check check (f(a) > 0));
--= CREATE TABLE
alter table public.late_part attach partition public.late_part2 for values from (5000) to (9000);
--= ALTER TABLE
create table public.heir (constraint late_part_a_check check (f(a) > 0), a int);
--= CREATE TABLE
create table public.heir2 (constraint heir_c check (f(a) > 0)) inherits (public.heir);
--= CREATE TABLE
create table public.heir3 (constraint late_part_a_check check (f(a) > 0)) inherits (public.heir);
--~ merging constraint "late_part_a_check" with inherited definition
--= CREATE TABLE
insert into public.late (b) values (2) on conflict ((f(b) + 1)) where f(a) > 1 do nothing;
--= INSERT 0 1
insert into public.late (b) values (2) on conflict ((f(b) + 1)) where f(a) > 1 do update set b = 3;
--= INSERT 0 1
set search_path = public;
--= SET
insert into early (b) values (3) returning *;
--> a:int4 | b:int4 | c:user | d:int4 | r:regclass | g:int4
--| 2 | 3 | one | 100 | one.tt | 6
--= INSERT 0 1
insert into early (b) values (0);
--! 23514: new row for relation "early" violates check constraint "early_b_check"
insert into late (b) values (3) returning *;
--! 23505: duplicate key value violates unique constraint "late_u"
insert into late_part values (4), (5);
--= INSERT 0 2
select tableoid::regclass, a from late_part order by 2;
--> tableoid:regclass | a:int4
--| late_part1 | 4
--| late_part1 | 5
select * from early_v;
--> f:int4 | o:int4 | t:user | same:bool
--| 2 | 2 | one | t
select * from late_v;
--> f:int4 | o:int4 | t:user | same:bool
--| 1001 | 1001 | two | t
select early_b(1), late_b(1), 5::early_d;
--> early_b:int4 | late_b:int4 | early_d:int4
--| 4 | 2002 | 5
delete from late where b = 3 returning b;
--> b:int4
--| 3
--= DELETE 1
select pg_get_viewdef('early_v'::regclass), pg_get_viewdef('late_v'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT one.f(1) AS f,␊    (OPERATOR(one.###) 1) AS o,␊    'one'::one.e AS t,␊    (('one.tt'::regclass)::oid = ('one.tt'::regclass)::oid) AS same; | ␠SELECT two.f(1) AS f,␊    (OPERATOR(two.###) 1) AS o,␊    'two'::two.e AS t,␊    (('two.tt'::regclass)::oid = ('two.tt'::regclass)::oid) AS same;
select pg_get_ruledef(oid) from pg_rewrite where rulename = 'late_r';
--> pg_get_ruledef:text
--| CREATE RULE late_r AS␊    ON DELETE TO public.late␊   WHERE (old.b > two.f(1)) DO  INSERT INTO late (b)␊  VALUES (two.f(old.b));
set search_path = two, one, public;
--= SET
select pg_get_viewdef('early_v'::regclass), pg_get_viewdef('late_v'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT one.f(1) AS f,␊    (OPERATOR(one.###) 1) AS o,␊    'one'::one.e AS t,␊    (('one.tt'::regclass)::oid = ('one.tt'::regclass)::oid) AS same; | ␠SELECT f(1) AS f,␊    (### 1) AS o,␊    'two'::e AS t,␊    (('tt'::regclass)::oid = ('tt'::regclass)::oid) AS same;
select pg_get_functiondef('early_b'::regproc), pg_get_functiondef('late_b'::regproc);
--> pg_get_functiondef:text | pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.early_b(x integer)␊ RETURNS integer␊ LANGUAGE sql␊RETURN (one.f(x) + (OPERATOR(one.###) x))␊ | CREATE OR REPLACE FUNCTION public.late_b(x integer)␊ RETURNS integer␊ LANGUAGE sql␊RETURN (f(x) + (### x))␊
select adrelid::regclass, pg_get_expr(adbin, adrelid) from pg_attrdef where adrelid in ('early'::regclass, 'late'::regclass) order by adrelid::regclass::text, adnum;
--> adrelid:regclass | pg_get_expr:text
--| early | one.f(1)
--| early | 'one'::one.e
--| early | nextval('one.s'::regclass)
--| early | 'one.tt'::regclass
--| early | one.f(5)
--| late | f(1)
--| late | 'two'::e
--| late | nextval('s'::regclass)
--| late | 'tt'::regclass
--| late | 'f'::regproc
--| late | f(5)
select conrelid::regclass, pg_get_constraintdef(oid) from pg_constraint where conrelid in ('early'::regclass, 'late'::regclass, 'late_part'::regclass, 'heir2'::regclass) order by 1::text, 2;
--> conrelid:regclass | pg_get_constraintdef:text
--| late | CHECK (((### b) > 2))
--| early | CHECK (((OPERATOR(one.###) b) > 2))
--| late_part | CHECK ((f(a) > 0))
--| heir2 | CHECK ((f(a) > 0))
--| heir2 | CHECK ((f(a) > 0))
select pg_get_indexdef('early_f'::regclass), pg_get_indexdef('late_f'::regclass), pg_get_indexdef('late_u'::regclass);
--> pg_get_indexdef:text | pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX early_f ON public.early USING btree (one.f(b)) | CREATE INDEX late_f ON public.late USING btree (f(b)) | CREATE UNIQUE INDEX late_u ON public.late USING btree (((f(b) + 1))) WHERE (f(a) > 1)
select pg_get_statisticsobjdef(oid) from pg_statistic_ext where stxname = 'late_s';
--> pg_get_statisticsobjdef:text
--| CREATE STATISTICS public.late_s ON f(a), f(b) FROM late
select polname, pg_get_expr(polqual, polrelid) from pg_policy where polname = 'late_p';
--> polname:name | pg_get_expr:text
--| late_p | (f(b) > (### 1))
select typname, pg_get_expr(typdefaultbin, 0) from pg_type where typname = 'early_d';
--> typname:name | pg_get_expr:text
--| early_d | one.f(1)
-- What depends on what.
drop function public.f(int);
--! 2BP01: cannot drop function public.f(integer) because other objects depend on it
drop operator public.### (none, int);
--= DROP OPERATOR
drop function public.f(int);
--= DROP FUNCTION
drop function one.f(int);
--! 2BP01: cannot drop function one.f(integer) because other objects depend on it
alter schema one rename to uno;
--= ALTER SCHEMA
alter function two.f(int) rename to g;
--= ALTER FUNCTION
set search_path = '';
--= SET
select pg_get_viewdef('public.early_v'::regclass), pg_get_viewdef('public.late_v'::regclass);
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT uno.f(1) AS f,␊    (OPERATOR(uno.###) 1) AS o,␊    'one'::uno.e AS t,␊    (('uno.tt'::regclass)::oid = ('uno.tt'::regclass)::oid) AS same; | ␠SELECT two.g(1) AS f,␊    (OPERATOR(two.###) 1) AS o,␊    'two'::two.e AS t,␊    (('two.tt'::regclass)::oid = ('two.tt'::regclass)::oid) AS same;
select * from public.early_v;
--> f:int4 | o:int4 | t:user | same:bool
--| 2 | 2 | one | t
select * from public.late_v;
--> f:int4 | o:int4 | t:user | same:bool
--| 1001 | 1001 | two | t
