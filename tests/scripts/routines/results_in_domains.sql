-- Results of SQL functions are tested where their types are domains.
create domain posint as int check (value > 0);
--= CREATE DOMAIN
create function f1() returns posint language sql as 'select -1';
--= CREATE FUNCTION
select f1();
--! 23514: value for domain posint violates check constraint "posint_check"
create function f2(int) returns posint language sql as 'select $1';
--= CREATE FUNCTION
select f2(3); select f2(-3);
--> f2:int4
--| 3
--! 23514: value for domain posint violates check constraint "posint_check"
create function f3(int) returns setof posint language sql as 'select $1 union all select 5';
--= CREATE FUNCTION
select * from f3(1); select * from f3(-1); select f3(-1);
--> f3:int4
--| 1
--| 5
--! 23514: value for domain posint violates check constraint "posint_check"
create function f4(int) returns posint language plpgsql as 'begin return $1; end';
--= CREATE FUNCTION
select f4(-4);
--! 23514: value for domain posint violates check constraint "posint_check"
create function f5(a int, out b posint, out c int) language sql as 'select $1, $1';
--= CREATE FUNCTION
select f5(5); select f5(-5); select * from f5(-5);
--> f5:record
--| (5,5)
--! 23514: value for domain posint violates check constraint "posint_check"
create function f6(a int) returns table(b posint, c int) language sql as 'select $1, $1';
--= CREATE FUNCTION
select * from f6(6); select * from f6(-6);
--> b:int4 | c:int4
--| 6 | 6
--! 23514: value for domain posint violates check constraint "posint_check"
create type rp as (p posint, q int);
--= CREATE TYPE
create function f7(int) returns rp language sql as 'select $1::posint, 7';
--= CREATE FUNCTION
select f7(7); select f7(-7);
--> f7:user
--| (7,7)
--! 23514: value for domain posint violates check constraint "posint_check"
create function f8(int) returns rp language sql as 'select row($1, 8)::rp';
--= CREATE FUNCTION
select f8(-8);
--! 23514: value for domain posint violates check constraint "posint_check"
create function f9(int) returns posint[] language sql as 'select array[$1, 1]::int[]::posint[]';
--= CREATE FUNCTION
select f9(9); select f9(-9);
--> f9:user
--| {9,1}
--! 23514: value for domain posint violates check constraint "posint_check"
create function g1(a int) returns posint language plpgsql as 'declare x posint; begin x := a; return x; end';
--= CREATE FUNCTION
select g1(-1);
--! 23514: value for domain posint violates check constraint "posint_check"
create function g2(a posint) returns int language sql as 'select a + 1';
--= CREATE FUNCTION
select g2(2); select g2(-2);
--> g2:int4
--| 3
--! 23514: value for domain posint violates check constraint "posint_check"
create function g3(inout a posint) language plpgsql as 'begin a := a - 5; end';
--= CREATE FUNCTION
select g3(9); select g3(3);
--> g3:int4
--| 4
--! 23514: value for domain posint violates check constraint "posint_check"
create function g4() returns setof rp language plpgsql as 'begin return next row(1,2)::rp; return query select -1, 3; end';
--= CREATE FUNCTION
select * from g4();
--! 42804: structure of query does not match function result type
create table tp(a int, b int); insert into tp values (1,1),(-1,2);
--= CREATE TABLE
--= INSERT 0 2
create function g5() returns setof rp language sql as 'select a, b from tp';
--= CREATE FUNCTION
select * from g5();
--! 23514: value for domain posint violates check constraint "posint_check"
create function g6() returns posint language sql as 'insert into tp values (-6,6) returning a';
--= CREATE FUNCTION
select g6();
--! 23514: value for domain posint violates check constraint "posint_check"
