-- Small things that PostgreSQL takes.
select 1 is, 2 in, 3 like, 4 and, 5 or, 6 between, 7 collate, 8 ilike;
--> is:int4 | in:int4 | like:int4 | and:int4 | or:int4 | between:int4 | collate:int4 | ilike:int4
--| 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8
select x is from (values (1)) t(x) where x = 1 order by 1;
--> is:int4
--| 1
select * from (select 1 or) t;
--> or:int4
--| 1
select word, barelabel, baredesc from pg_get_keywords() where word in ('is', 'as', 'over', 'select', 'char') order by word;
--> word:text | barelabel:bool | baredesc:text
--| as | f | requires AS
--| char | f | requires AS
--| is | t | can be bare label
--| over | f | requires AS
--| select | t | can be bare label
create table ma (a int[], b int);
--= CREATE TABLE
merge into ma using (values (1)) s(x) on false when not matched then insert (a[1], b) values (5, 6);
--= MERGE 1
merge into ma using (values (1)) s(x) on false when not matched then insert (a[1], a[2]) values (s.x, s.x + 1);
--= MERGE 1
table ma;
--> a:_int4 | b:int4
--| {5} | 6
--| {1,2} | ∅
create type ct as (x int, y text);
--= CREATE TYPE
create domain dct as ct check ((value).x > 0);
--= CREATE DOMAIN
create table md (c dct, d ct);
--= CREATE TABLE
merge into md using (values (1), (2)) s(x) on false when not matched then insert (c.x, c.y, d.y) values (s.x, 'a', 'z');
--= MERGE 2
merge into md using (values (0)) s(x) on false when not matched then insert (c.x) values (s.x);
--! 23514: value for domain dct violates check constraint "dct_check"
merge into md using (values (0)) s(x) on false when not matched then insert (c.x) values (default);
--! 0A000: cannot set a subfield to DEFAULT
table md;
--> c:user | d:user
--| (1,a) | (,z)
--| (2,a) | (,z)
set local_preload_libraries = a, b;
--= SET
show local_preload_libraries;
--> local_preload_libraries:text
--| a, b
set local_preload_libraries = 'a, b';
--= SET
show local_preload_libraries;
--> local_preload_libraries:text
--| "a, b"
reset local_preload_libraries;
--= RESET
select pg_lsn(23783416::numeric), pg_lsn(0.4::numeric), pg_lsn(18446744073709551615::numeric);
--> pg_lsn:pg_lsn | pg_lsn:pg_lsn | pg_lsn:pg_lsn
--| 0/16AE7F8 | 0/0 | FFFFFFFF/FFFFFFFF
select pg_lsn(-1::numeric);
--! 22023: pg_lsn out of range
select pg_lsn(18446744073709551616::numeric);
--! 22023: pg_lsn out of range
select pg_lsn('NaN'::numeric);
--! 0A000: cannot convert NaN to pg_lsn
-- LOCK TABLE of a view locks what it reads, in the name of its owner.
create role lock_ann;
--= CREATE ROLE
create role lock_bob;
--= CREATE ROLE
create table lock_t (a int);
--= CREATE TABLE
create view lock_v as select * from lock_t;
--= CREATE VIEW
create view lock_w as select * from lock_v;
--= CREATE VIEW
alter view lock_v owner to lock_ann;
--= ALTER VIEW
grant all on lock_w to lock_bob;
--= GRANT
begin;
--= BEGIN
lock table lock_w;
--! 42501: permission denied for table lock_t
rollback;
--= ROLLBACK
grant select on lock_t to lock_ann;
--= GRANT
begin;
--= BEGIN
lock table lock_w in access share mode;
--= LOCK TABLE
rollback;
--= ROLLBACK
set role lock_bob;
--= SET
begin;
--= BEGIN
lock table lock_w;
--! 42501: permission denied for table lock_t
rollback;
--= ROLLBACK
begin;
--= BEGIN
lock table lock_v;
--! 42501: permission denied for view lock_v
rollback;
--= ROLLBACK
reset role;
--= RESET
drop view lock_w, lock_v;
--= DROP VIEW
drop table lock_t, ma, md;
--= DROP TABLE
drop domain dct;
--= DROP DOMAIN
drop type ct;
--= DROP TYPE
drop role lock_ann, lock_bob;
--= DROP ROLE
