-- Relations of the catalog follow changes of what they are about, whoever looked before.
create table owners (id int generated always as identity primary key, name text);
--= CREATE TABLE
create table pets (id int, owner int);
--= CREATE TABLE
select relname, relpersistence, relhastriggers, relhassubclass from pg_class where relname in ('owners', 'owners_id_seq', 'pets') order by relname;
--> relname:name | relpersistence:char | relhastriggers:bool | relhassubclass:bool
--| owners | p | f | f
--| owners_id_seq | p | f | f
--| pets | p | f | f
alter table pets add constraint owned foreign key (owner) references owners;
--= ALTER TABLE
select relname, relhastriggers from pg_class where relname in ('owners', 'pets') order by relname;
--> relname:name | relhastriggers:bool
--| owners | t
--| pets | t
select conname, conindid::regclass from pg_constraint where conrelid = 'pets'::regclass;
--> conname:name | conindid:regclass
--| owned | owners_pkey
alter table pets drop constraint owned;
--= ALTER TABLE
--@ differs: there it stays said until VACUUM
select relname, relhastriggers from pg_class where relname in ('owners', 'pets') order by relname;
--> relname:name | relhastriggers:bool
--| owners | f
--| pets | f
alter table owners set unlogged;
--= ALTER TABLE
select relname, relpersistence from pg_class where relname in ('owners', 'owners_id_seq', 'owners_pkey') order by relname;
--> relname:name | relpersistence:char
--| owners | u
--| owners_id_seq | u
--| owners_pkey | u
create table base (a int, b text) partition by list (a);
--= CREATE TABLE
create table base1 partition of base for values in (1);
--= CREATE TABLE
create index on base (b);
--= CREATE INDEX
select relname, relhassubclass, relispartition, pg_get_expr(relpartbound, oid) as bound from pg_class where relname ~ '^base' order by relname;
--> relname:name | relhassubclass:bool | relispartition:bool | bound:text
--| base | t | f | ∅
--| base1 | f | t | FOR VALUES IN (1)
--| base1_b_idx | f | t | ∅
--| base_b_idx | t | f | ∅
alter table base add column c int not null default 3;
--= ALTER TABLE
select attrelid::regclass, attname, attnotnull, atthasdef, attinhcount from pg_attribute where attname = 'c' and attrelid in ('base'::regclass, 'base1'::regclass) order by 1;
--> attrelid:regclass | attname:name | attnotnull:bool | atthasdef:bool | attinhcount:int4
--| base | c | t | t | 0
--| base1 | c | t | t | 1
alter table base detach partition base1;
--= ALTER TABLE
--@ differs: there it stays said until ANALYZE
select relname, relhassubclass, relispartition, pg_get_expr(relpartbound, oid) as bound from pg_class where relname ~ '^base' order by relname;
--> relname:name | relhassubclass:bool | relispartition:bool | bound:text
--| base | f | f | ∅
--| base1 | f | f | ∅
--| base1_b_idx | f | f | ∅
--| base_b_idx | f | f | ∅
create table above (a int, b int);
--= CREATE TABLE
create table below () inherits (above);
--= CREATE TABLE
select attname, attislocal, attinhcount from pg_attribute where attrelid = 'below'::regclass and attnum > 0 order by attnum;
--> attname:name | attislocal:bool | attinhcount:int4
--| a | f | 1
--| b | f | 1
alter table below no inherit above;
--= ALTER TABLE
select attname, attislocal, attinhcount from pg_attribute where attrelid = 'below'::regclass and attnum > 0 order by attnum;
--> attname:name | attislocal:bool | attinhcount:int4
--| a | t | 0
--| b | t | 0
create role of_catalogs;
--= CREATE ROLE
grant select on owners to of_catalogs;
--= GRANT
select relacl from pg_class where relname = 'owners';
--> relacl:_aclitem
--| {postgres=arwdDxt/postgres,of_catalogs=r/postgres}
alter role of_catalogs rename to of_catalogs_2;
--= ALTER ROLE
select relacl from pg_class where relname = 'owners';
--> relacl:_aclitem
--| {postgres=arwdDxt/postgres,of_catalogs_2=r/postgres}
begin;
--= BEGIN
drop table owners;
--= DROP TABLE
select count(*) from pg_class where relname ~ '^owners';
--> count:int8
--| 0
select count(*) from pg_attribute where attname = 'name' and attrelid not in (select oid from pg_class where relnamespace = 'pg_catalog'::regnamespace or relnamespace = 'information_schema'::regnamespace);
--> count:int8
--| 0
rollback;
--= ROLLBACK
select count(*) from pg_class where relname ~ '^owners';
--> count:int8
--| 3
create schema elsewhere;
--= CREATE SCHEMA
alter table owners set schema elsewhere;
--= ALTER TABLE
select relname, relnamespace::regnamespace from pg_class where relname ~ '^owners' order by relname;
--> relname:name | relnamespace:regnamespace
--| owners | elsewhere
--| owners_id_seq | elsewhere
--| owners_pkey | elsewhere
drop table elsewhere.owners;
--= DROP TABLE
drop role of_catalogs_2;
--= DROP ROLE
