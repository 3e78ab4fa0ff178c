-- Arrays over types whose names differ in underscores before them have each a name of their own.
create table x (a int);
--= CREATE TABLE
create table _x (a int);
--= CREATE TABLE
select t.typname, e.typname as element from pg_type t join pg_type e on e.oid = t.typelem where e.typname in ('x', '_x') order by e.oid;
--> typname:name | element:name
--| __x | x
--| ___x | _x
create type __x as enum ('one');
--= CREATE TYPE
--@ differs: the older type's array has the shorter name, whoever came to the name first
select t.typname, e.typname as element from pg_type t join pg_type e on e.oid = t.typelem where e.typname like '%x' and e.typname in ('x', '_x', '__x') order by e.oid;
--> typname:name | element:name
--| _____x | __x
--| ___x | x
--| ____x | _x
drop table _x;
--= DROP TABLE
create type y as (a int);
--= CREATE TYPE
create domain _z as int;
--= CREATE DOMAIN
create table z (a _z);
--= CREATE TABLE
select t.typname, e.typname as element from pg_type t join pg_type e on e.oid = t.typelem where e.typname in ('y', '_z', 'z') order by e.oid;
--> typname:name | element:name
--| _y | y
--| __z | _z
--| ___z | z
alter table z rename to w;
--= ALTER TABLE
select t.typname, e.typname as element from pg_type t join pg_type e on e.oid = t.typelem where e.typname in ('y', '_z', 'w') order by e.oid;
--> typname:name | element:name
--| _y | y
--| __z | _z
--| _w | w
