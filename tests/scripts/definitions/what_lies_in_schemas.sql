-- pg_depend: what lies in a schema, arrays of types, parts of partitioned indexes, what publications publish; and their descriptions.

create schema s;
--= CREATE SCHEMA
set search_path = s;
--= SET
create type e as enum ('a');
--= CREATE TYPE
create type c as (x int, y e[]);
--= CREATE TYPE
create domain d as e check (value is not null);
--= CREATE DOMAIN
create type r as range (subtype = float8);
--= CREATE TYPE
create collation co (locale = 'C');
--= CREATE COLLATION
create table t (a int primary key, e e, es e[], d d);
--= CREATE TABLE
create sequence q;
--= CREATE SEQUENCE
create view v as select a from t;
--= CREATE VIEW
create materialized view m as select a from t;
--= SELECT 0
create function f(e[]) returns e language sql as 'select $1[1]';
--= CREATE FUNCTION
create operator === (leftarg = e, rightarg = e, function = enum_eq);
--! 42883: function enum_eq(e, e) does not exist
create statistics st on a, e from t;
--= CREATE STATISTICS
create text search configuration tc (parser = default);
--= CREATE TEXT SEARCH CONFIGURATION
create text search dictionary td (template = simple);
--= CREATE TEXT SEARCH DICTIONARY
create table p (a int primary key) partition by range (a);
--= CREATE TABLE
create table p1 partition of p for values from (1) to (2);
--= CREATE TABLE
alter default privileges in schema s grant select on tables to public;
--= ALTER DEFAULT PRIVILEGES
create publication pu for tables in schema s;
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
create publication pt for table t;
--~ wal_level is insufficient to publish logical changes
--= CREATE PUBLICATION
select pg_describe_object(classid, objid, objsubid) as what, deptype
from pg_depend where refclassid = 'pg_namespace'::regclass and refobjid = 's'::regnamespace and pg_describe_object(classid, objid, objsubid) !~ '^(function r|type r_)' order by what collate "C";
--! 42703: column "what" does not exist
select pg_describe_object(classid, objid, objsubid) as what, pg_describe_object(refclassid, refobjid, refobjsubid) as on_what, deptype
from pg_depend
where refclassid = 'pg_type'::regclass and refobjid >= 16384 and pg_describe_object(classid, objid, objsubid) !~ '^(function r|cast from r|type r_multirange$)'
order by what collate "C", on_what collate "C";
--! 42703: column "what" does not exist
select pg_describe_object(classid, objid, objsubid) as what, pg_describe_object(refclassid, refobjid, refobjsubid) as on_what, deptype
from pg_depend where deptype in ('P', 'S') and objid >= 16384 order by what collate "C", on_what collate "C";
--! 42703: column "what" does not exist
select pg_describe_object(classid, objid, objsubid) as what, pg_describe_object(refclassid, refobjid, refobjsubid) as on_what, deptype
from pg_depend where classid in ('pg_publication_rel'::regclass, 'pg_publication_namespace'::regclass, 'pg_default_acl'::regclass) order by what collate "C", on_what collate "C";
--! 42703: column "what" does not exist
create role grantor;
--= CREATE ROLE
alter default privileges for role grantor grant usage on types to public;
--= ALTER DEFAULT PRIVILEGES
alter default privileges for role grantor grant execute on functions to grantor;
--= ALTER DEFAULT PRIVILEGES
select pg_describe_object('pg_default_acl'::regclass, oid, 0) from pg_default_acl order by 1;
--> pg_describe_object:text
--| default privileges on new relations belonging to role postgres in schema s
drop owned by grantor;
--= DROP OWNED
drop role grantor;
--= DROP ROLE
drop publication pu, pt;
--= DROP PUBLICATION
create temp table tt (a int);
--= CREATE TABLE
select count(*) from pg_depend where classid = 'pg_class'::regclass and objid = 'tt'::regclass and refclassid = 'pg_namespace'::regclass and refobjid = pg_my_temp_schema();
--> count:int8
--| 1
set client_min_messages = warning;
--= SET
drop schema s cascade;
--= DROP SCHEMA
