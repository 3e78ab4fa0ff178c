--@ cambium
-- What PostgreSQL hasn't is in the schema pg_cambium. Statements may call it cambium, unless a user has made a schema of that name.
create table t(a int primary key);
--= CREATE TABLE
insert into t values (1);
--= INSERT 0 1
select a from pg_cambium.history('t');
--> a:int4
--| 1
select a from cambium.history('t');
--> a:int4
--| 1
select count(*) from cambium.branches;
--> count:int8
--| 0
select cambium.branches.name from cambium.branches;
--> name:text
select count(*) from nope.history('t');
--! 3F000: schema "nope" does not exist
select history('t');
--! 42883: function history(unknown) does not exist
-- Catalogs list what is in it as pg_catalog's, which every tool leaves out; the information schema doesn't.
select nspname from pg_namespace order by oid;
--> nspname:name
--| pg_catalog
--| pg_toast
--| public
--| information_schema
select relnamespace::regnamespace, pg_table_is_visible(oid), 'cambium.branches'::regclass = oid from pg_class where relname = 'branches';
--> relnamespace:regnamespace | pg_table_is_visible:bool | ?column?:bool
--| pg_catalog | f | t
select pronamespace::regnamespace, pg_function_is_visible(oid) from pg_proc where proname = 'commit_status';
--> pronamespace:regnamespace | pg_function_is_visible:bool
--| pg_catalog | f
select count(*) from information_schema.tables where table_name in ('branches', 'foresight');
--> count:int8
--| 0
select 'cambium'::regnamespace, 'cambium.branches'::regclass, 'cambium.history(regclass)'::regprocedure, to_regclass('cambium.none'), to_regprocedure('history(regclass)');
--> regnamespace:regnamespace | regclass:regclass | regprocedure:regprocedure | to_regclass:regclass | to_regprocedure:regprocedure
--| pg_cambium | pg_cambium.branches | pg_cambium.history(regclass) | ∅ | ∅
create view v as select name from cambium.branches where cambium.branches.origin is null;
--= CREATE VIEW
select pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT branches.name␊   FROM pg_cambium.branches␊  WHERE (branches.origin IS NULL);
select has_schema_privilege('cambium', 'usage'), has_table_privilege('cambium.log', 'select');
--> has_schema_privilege:bool | has_table_privilege:bool
--| t | t
-- It stays what it is.
create table cambium.x(a int);
--! 42501: permission denied to create "pg_cambium.x"
drop schema cambium;
--! 3F000: schema "cambium" does not exist
drop schema if exists cambium;
--~ schema "cambium" does not exist, skipping
--= DROP SCHEMA
drop schema pg_cambium;
--! 2BP01: cannot drop schema pg_cambium because it is required by the database system
drop table if exists cambium.x;
--~ table "x" does not exist, skipping
--= DROP TABLE
alter schema cambium rename to other;
--! 0A000: cannot rename schema pg_cambium because it is required by the database system
-- A search path names schemas as they are called.
set search_path = cambium, public;
--= SET
select current_schemas(true);
--> current_schemas:_name
--| {pg_catalog,public}
select count(*) from t;
--> count:int8
--| 1
reset search_path;
--= RESET
-- A schema of the user's own.
create schema cambium;
--= CREATE SCHEMA
create schema cambium;
--! 42P06: schema "cambium" already exists
create table cambium.branches(a int);
--= CREATE TABLE
insert into cambium.branches values (7);
--= INSERT 0 1
create function cambium.history(text) returns text language sql as 'select $1';
--= CREATE FUNCTION
select * from cambium.branches;
--> a:int4
--| 7
select cambium.history('t');
--> history:text
--| t
select cambium.commit_status('018f3c2e-0000-7000-8000-000000000000');
--! 42883: function cambium.commit_status(unknown) does not exist
select count(*) from pg_cambium.branches;
--> count:int8
--| 0
select a from pg_cambium.history('t');
--> a:int4
--| 1
set search_path = cambium, public;
--= SET
select current_schemas(true);
--> current_schemas:_name
--| {pg_catalog,cambium,public}
select a from branches;
--> a:int4
--| 7
reset search_path;
--= RESET
drop schema cambium cascade;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
select count(*) from cambium.branches;
--> count:int8
--| 0
