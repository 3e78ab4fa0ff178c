-- Values of definitions may be names in quotes
create operator === (function = 'int4eq', leftarg = int4, rightarg = 'int4', commutator = '===');
--= CREATE OPERATOR
select 3 === 3, 3 operator(public.===) 4;
--> ?column?:bool | ?column?:bool
--| t | f
create aggregate ag1(int) (sfunc='int4pl', stype='int4', initcond=0);
--= CREATE AGGREGATE
create aggregate ag2(basetype='int4', sfunc=int4pl, stype=int4, initcond='0');
--= CREATE AGGREGATE
create aggregate ag3(basetype='any', sfunc='int8inc', stype='int8', initcond='0');
--= CREATE AGGREGATE
select ag1(x), ag2(x), ag3(*) from generate_series(1,3) x;
--> ag1:int4 | ag2:int4 | ag3:int8
--| 6 | 6 | 3
create type rt as range (subtype='int4');
--= CREATE TYPE
select rt(1,2);
--> rt:user
--| [1,2)
create type rn as range (subtype='nope');
--! 42704: type "nope" does not exist
create operator ==== (function = 'nope', leftarg = int4, rightarg = 'int4');
--! 42883: function nope(integer, integer) does not exist
