-- Rows of relations have types of their names; composite types are among the relations. Renamed and moved, neither they nor functions get where another one is.
create schema na;
--= CREATE SCHEMA
create schema nb;
--= CREATE SCHEMA
set search_path = na;
--= SET
create table x(a int);
--= CREATE TABLE
create type x as (a int);
--! 42710: type "x" already exists
create type x as enum ('a');
--! 42710: type "x" already exists
create domain x as int;
--! 42710: type "x" already exists
create type x as range (subtype=int);
--! 42710: type "x" already exists
create type y as enum ('a');
--= CREATE TYPE
create table y(a int);
--! 42710: type "y" already exists
create view y as select 1;
--! 42710: type "y" already exists
create materialized view y as select 1;
--! 42710: type "y" already exists
create sequence y;
--! 42710: type "y" already exists
create index y on x(a);
--= CREATE INDEX
create type z as (a int);
--= CREATE TYPE
create table z(b int);
--! 42P07: relation "z" already exists
create sequence z;
--! 42P07: relation "z" already exists
create view z as select 2;
--! 42P07: relation "z" already exists
alter table x rename to z;
--! 42P07: relation "z" already exists
alter table x rename to y;
--! 42P07: relation "y" already exists
alter type z rename to x;
--! 42P07: relation "x" already exists
alter type z rename to y;
--! 42P07: relation "y" already exists
alter type y rename to z;
--! 42710: type "z" already exists
alter type x rename to w;
--! 42809: x is a table's row type
create table nb.x(a int);
--= CREATE TABLE
alter table x set schema nb;
--! 42P07: relation "x" already exists in schema "nb"
create type nb.y as enum ('q');
--= CREATE TYPE
alter type y set schema nb; ;
--! 42710: type "y" already exists in schema "nb"
create type nb.z as (q int);
--= CREATE TYPE
alter type z set schema nb;
--! 42710: type "z" already exists in schema "nb"
create domain dd as int;
--= CREATE DOMAIN
create domain nb.dd as int;
--= CREATE DOMAIN
alter domain dd set schema nb;
--! 42710: type "dd" already exists in schema "nb"
create function f(int) returns int language sql as 'select 1';
--= CREATE FUNCTION
create function g(int) returns int language sql as 'select 1';
--= CREATE FUNCTION
alter function f(int) rename to g;
--! 42723: function g(integer) already exists in schema "na"
create function nb.f(int) returns int language sql as 'select 1';
--= CREATE FUNCTION
alter function f(int) set schema nb;
--! 42723: function f(integer) already exists in schema "nb"
create procedure p(int) language sql as 'select 1';
--= CREATE PROCEDURE
alter procedure p(int) rename to g;
--! 42723: function g(integer) already exists in schema "na"
alter function g(int) rename to p;
--! 42723: function p(integer) already exists in schema "na"
create aggregate ag(int) (sfunc=int4pl, stype=int);
--= CREATE AGGREGATE
alter aggregate ag(int) rename to g;
--! 42723: function g(integer) already exists in schema "na"
alter aggregate ag(int) rename to p;
--! 42723: function p(integer) already exists in schema "na"
create aggregate nb.ag(int) (sfunc=int4pl, stype=int);alter aggregate ag(int) set schema nb;
--= CREATE AGGREGATE
--! 42723: function ag(integer) already exists in schema "nb"
create sequence sq;
--= CREATE SEQUENCE
create sequence nb.sq;
--= CREATE SEQUENCE
alter sequence sq set schema nb;
--! 42P07: relation "sq" already exists in schema "nb"
alter sequence sq rename to x;
--! 42P07: relation "x" already exists
create view vv as select 1;
--= CREATE VIEW
create view nb.vv as select 1;
--= CREATE VIEW
alter view vv set schema nb;
--! 42P07: relation "vv" already exists in schema "nb"
alter view vv rename to sq;
--! 42P07: relation "sq" already exists
create index ii on x(a);
--= CREATE INDEX
alter index ii rename to x;
--! 42P07: relation "x" already exists
alter index ii rename to sq;
--! 42P07: relation "sq" already exists
create type mr as range (subtype=int);
--= CREATE TYPE
create type nb.mr as range(subtype=int);
--= CREATE TYPE
alter type mr set schema nb;
--! 42710: type "mr" already exists in schema "nb"
alter type mr rename to x;
--! 42710: type "x" already exists
create type multi as enum ('a');
--= CREATE TYPE
create type rg as range (subtype=int, multirange_type_name=multi);
--! 42710: type "multi" already exists
create type _int9 as enum ('a');
--= CREATE TYPE
SELECT n.nspname, t.typname, t.typtype FROM pg_type t JOIN pg_namespace n ON n.oid = t.typnamespace WHERE n.nspname IN ('na', 'nb') AND typelem = 0 ORDER BY 1, 2;
--> nspname:name | typname:name | typtype:char
--| na | _int9 | e
--| na | dd | d
--| na | mr | r
--| na | mr_multirange | m
--| na | multi | e
--| na | vv | c
--| na | x | c
--| na | y | e
--| na | z | c
--| nb | dd | d
--| nb | mr | r
--| nb | mr_multirange | m
--| nb | vv | c
--| nb | x | c
--| nb | y | e
--| nb | z | c
SELECT p.oid::regprocedure FROM pg_proc p WHERE p.pronamespace IN ('na'::regnamespace, 'nb'::regnamespace) AND p.proname !~ '^mr' ORDER BY 1::text;
--> oid:regprocedure
--| f(integer)
--| g(integer)
--| nb.f(integer)
--| p(integer)
--| ag(integer)
