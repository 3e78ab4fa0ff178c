-- Functions behind partition keys, differences of ranges and the like stay, and definitions say what was written
create function pf(int) returns int immutable language plpgsql as 'begin return $1; end';
--= CREATE FUNCTION
create table pt2(a int) partition by list(pf(a)); drop function pf(int);
--= CREATE TABLE
--! 2BP01: cannot drop function pf(integer) because other objects depend on it
select pg_get_partkeydef('pt2'::regclass);
--! 42P01: relation "pt2" does not exist
create function f9(int) returns int immutable language sql as 'select $1';
--= CREATE FUNCTION
create table pt(a int, b int) partition by list(f9(a)); create table pt1 partition of pt for values in (1);
--= CREATE TABLE
--= CREATE TABLE
select pg_get_partkeydef('pt'::regclass);
--> pg_get_partkeydef:text
--| LIST (f9(a))
drop function f9(int);
--! 2BP01: cannot drop function f9(integer) because other objects depend on it
insert into pt values (1,1);
--= INSERT 0 1
select classid::regclass, objid::regclass, objsubid, refclassid::regclass, refobjid::regproc, deptype from pg_depend where refobjid='f9'::regproc;
--> classid:regclass | objid:regclass | objsubid:int4 | refclassid:regclass | refobjid:regproc | deptype:char
--| pg_class | pt | 0 | pg_proc | f9 | n
alter function f9(int) rename to f10;
--= ALTER FUNCTION
select pg_get_partkeydef('pt'::regclass);
--> pg_get_partkeydef:text
--| LIST (f10(a))
insert into pt values (1,2);
--= INSERT 0 1
select partexprs is null, partattrs from pg_partitioned_table where partrelid='pt'::regclass;
--> ?column?:bool | partattrs:int2vector
--| f | 0
create unique index on pt(a);
--! 0A000: unsupported UNIQUE constraint with partition key definition
create index on pt(f10(a));
--= CREATE INDEX
drop function f10(int) cascade;
--~ drop cascades to table pt
--= DROP FUNCTION
create schema r; create function r.my_float8mi(a float8, b float8) returns float8 language sql immutable as $$select float8mi(a,b)$$;
--= CREATE SCHEMA
--= CREATE FUNCTION
create type r.fr as range (subtype=float8, subtype_diff=r.my_float8mi);
--= CREATE TYPE
select refobjid::regprocedure, deptype from pg_depend where classid='pg_type'::regclass and objid='r.fr'::regtype and refclassid='pg_proc'::regclass;
--> refobjid:regprocedure | deptype:char
--| r.my_float8mi(double precision,double precision) | n
drop function r.my_float8mi(float8,float8);
--! 2BP01: cannot drop function r.my_float8mi(double precision,double precision) because other objects depend on it
alter function r.my_float8mi(float8,float8) rename to diff;
--= ALTER FUNCTION
select rngsubdiff from pg_range where rngtypid='r.fr'::regtype;
--> rngsubdiff:regproc
--| r.diff
drop function r.diff(float8,float8) cascade;
--~ drop cascades to type r.fr
--= DROP FUNCTION
select count(*) from pg_range where rngtypid>16000;
--> count:int8
--| 0
create type en as enum('a'); create table ten(a en, b en[]);
--= CREATE TYPE
--= CREATE TABLE
drop type en;
--! 2BP01: cannot drop type en because other objects depend on it
create collation cl from "C"; create type ccl as (a text collate cl); drop collation cl;
--= CREATE COLLATION
--= CREATE TYPE
--! 2BP01: cannot drop collation cl because other objects depend on it
create table cc(a int, b text collate cl); drop collation cl;
--! 42704: collation "cl" for encoding "UTF8" does not exist
