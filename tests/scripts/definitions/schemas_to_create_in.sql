--@ positions
-- Where nothing can be made: of all commands CREATE TABLE alone tells where the name stands.

create role maker;
--= CREATE ROLE
create schema theirs;
--= CREATE SCHEMA
set role maker;
--= SET
create table theirs.x ();
--! 42501 at 14: permission denied for schema theirs
create view theirs.x as select 1;
--! 42501: permission denied for schema theirs
create sequence theirs.x;
--! 42501: permission denied for schema theirs
create table theirs.x as select 1;
--! 42501: permission denied for schema theirs
create type theirs.x as enum ();
--! 42501: permission denied for schema theirs
create table pg_catalog.x ();
--! 42501 at 14: permission denied for schema pg_catalog
create temp table theirs.x ();
--! 42501 at 19: permission denied for schema theirs
create temp view theirs.x as select 1;
--! 42501: permission denied for schema theirs
create table missing.x ();
--! 3F000 at 14: schema "missing" does not exist
create view missing.x as select 1;
--! 3F000: schema "missing" does not exist
create sequence missing.x;
--! 3F000: schema "missing" does not exist
create table missing.x as select 1;
--! 3F000: schema "missing" does not exist
create function missing.x() returns int language sql as 'select 1';
--! 3F000: schema "missing" does not exist
reset role;
--= RESET
create table pg_catalog.x ();
--! 42501: permission denied to create "pg_catalog.x"
create temp table theirs.x ();
--! 42P16 at 19: cannot create temporary relation in non-temporary schema
create temp table missing.x ();
--! 3F000 at 19: schema "missing" does not exist
drop schema theirs;
--= DROP SCHEMA
drop role maker;
--= DROP ROLE
