-- Functions that differ in defaults only, in named notation
create function k(a int, b int default 1) returns int language sql as 'select 1'; create function k(a int, c text default 'x') returns int language sql as 'select 2';
--= CREATE FUNCTION
--= CREATE FUNCTION
select k(1);
--! 42725: function k(integer) is not unique
select k(a=>1);
--! 42725: function k(a => integer) is not unique
select k(a=>1,c=>'x'), k(a=>1,b=>2), k(1,c=>'x'), k(b=>2,a=>1);
--> k:int4 | k:int4 | k:int4 | k:int4
--| 2 | 1 | 2 | 1
create function m(a int, b int default 1) returns int language sql as 'select 1'; create function m(a int) returns int language sql as 'select 2';
--= CREATE FUNCTION
--= CREATE FUNCTION
select m(a=>1);
--! 42725: function m(a => integer) is not unique
create function o(a int, variadic b int[] default '{}') returns int language sql as 'select 1'; create function o(a int, c text default 'x') returns int language sql as 'select 2';
--= CREATE FUNCTION
--= CREATE FUNCTION
select o(a=>1);
--> o:int4
--| 2
select o(1);
--! 42725: function o(integer) is not unique
create function v(a int, variadic b int[]) returns text language sql as 'select a||b::text'; select v(a=>1, b=>array[2]);
--= CREATE FUNCTION
--! 42883: function v(a => integer, b => integer[]) does not exist
select v(a=>1, variadic b=>array[2]), v(1,2,3), v(1, variadic array[2]);
--! 42883: function v(a => integer, b => integer[]) does not exist
select make_interval(days=>1), format('%s', variadic array['a']);
--> make_interval:interval | format:text
--| 1 day | a
create schema z1; create function z1.k(a int, d bool default true) returns int language sql as 'select 3';
--= CREATE SCHEMA
--= CREATE FUNCTION
set search_path = z1, public; select k(a=>1);
--= SET
--> k:int4
--| 3
