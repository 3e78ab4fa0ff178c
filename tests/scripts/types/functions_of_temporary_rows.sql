-- Functions that take or return rows of temporary tables, or values of temporary types, are there for their session and go with what they are of.
create temp table tt (a int, b text);
--= CREATE TABLE
insert into tt values (1, 'x');
--= INSERT 0 1
create function f1(tt) returns int language sql as 'select $1.a';
--= CREATE FUNCTION
create function f2() returns setof tt language sql as 'select * from tt';
--= CREATE FUNCTION
create function f3() returns tt language plpgsql as 'declare r tt; begin select * into r from tt; return r; end';
--= CREATE FUNCTION
create function f5(tt[]) returns int language sql as 'select $1[1].a';
--= CREATE FUNCTION
create function f6(out r tt) language plpgsql as 'begin select * into r from tt; end';
--= CREATE FUNCTION
create function f8(x int, y tt default null) returns int language sql as 'select 1';
--= CREATE FUNCTION
create procedure p1(inout r tt) language plpgsql as 'begin r.a := r.a + 1; end';
--= CREATE PROCEDURE
create cast (tt as int) with function f1(tt);
--= CREATE CAST
select f1(tt), (f3()).a, f5(array[tt]), f6(), f8(1), tt::int from tt;
--> f1:int4 | a:int4 | f5:int4 | f6:user | f8:int4 | tt:int4
--| 1 | 1 | 1 | (1,x) | 1 | 1
select * from f2();
--> a:int4 | b:text
--| 1 | x
select public.f1(tt), tt.f1 from tt;
--> f1:int4 | f1:int4
--| 1 | 1
call p1(row(1, 'x'));
--> r:user
--| (2,x)
--= CALL
select proname, pronamespace::regnamespace from pg_proc where proname ~ '^[fp][0-9]$' order by 1;
--> proname:name | pronamespace:regnamespace
--| f1 | public
--| f2 | public
--| f3 | public
--| f5 | public
--| f6 | public
--| f8 | public
--| p1 | public
create or replace function f1(tt) returns int language sql as 'select $1.a + 1';
--= CREATE FUNCTION
create function f1(tt) returns int language sql as 'select 1';
--! 42723: function "f1" already exists with same argument types
create function f1(int) returns int language sql as 'select -$1';
--= CREATE FUNCTION
select f1(tt), f1(5) from tt;
--> f1:int4 | f1:int4
--| 2 | -5
alter function f1(tt) rename to f9;
--= ALTER FUNCTION
select f9(tt) from tt;
--> f9:int4
--| 2
alter table tt add column c int;
--= ALTER TABLE
select * from f2();
--> a:int4 | b:text | c:int4
--| 1 | x | ∅
create or replace function f2() returns setof tt language sql as 'select a, b, 5 from tt';
--= CREATE FUNCTION
select * from f2();
--> a:int4 | b:text | c:int4
--| 1 | x | 5
begin;
--= BEGIN
create function f4(tt) returns int language sql as 'select 4';
--= CREATE FUNCTION
select f4(tt) from tt;
--> f4:int4
--| 4
rollback;
--= ROLLBACK
select f4(tt) from tt;
--! 42883: function f4(tt) does not exist
drop function f5(tt[]);
--= DROP FUNCTION
drop table tt;
--! 2BP01: cannot drop table tt because other objects depend on it
drop table tt cascade;
--~ drop cascades to 7 other objects
--= DROP TABLE
select proname, pronargs from pg_proc where proname ~ '^[fp][0-9]$' order by 1;
--> proname:name | pronargs:int2
--| f1 | 1
drop function f1(int);
--= DROP FUNCTION
create type pg_temp.tp as (a int);
--= CREATE TYPE
create function g1(pg_temp.tp) returns int language sql as 'select $1.a';
--= CREATE FUNCTION
select g1(row(7));
--> g1:int4
--| 7
begin;
--= BEGIN
create temp table gone (a int) on commit drop;
--= CREATE TABLE
create function g2() returns setof gone language sql as 'select * from gone';
--= CREATE FUNCTION
select * from g2();
--> a:int4
commit;
--= COMMIT
select * from g2();
--! 42883: function g2() does not exist
discard temp;
--= DISCARD TEMP
select count(*) from pg_proc where proname ~ '^[fpg][0-9]$';
--> count:int8
--| 0
