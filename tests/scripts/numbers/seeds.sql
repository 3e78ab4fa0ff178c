-- The random numbers behind a seed are PostgreSQL's; identifiers made at random don't follow it.

select setseed(0.5);
--> setseed:void
--| 
select random(), random();
--> random:float8 | random:float8
--| 0.9851677175347999 | 0.825301858027981
select setseed(-1);
--> setseed:void
--| 
select random() from generate_series(1, 3);
--> random:float8
--| 0.725656831544149
--| 0.21342431605981593
--| 0.08668744483804192
set seed to 0.25;
--= SET
select random();
--> random:float8
--| 0.19726358498438978
set seed = 0;
--= SET
select random();
--> random:float8
--| 0.8702553105818676
set seed = 2;
--! 22023: 2 is outside the valid range for parameter "seed" (-1 .. 1)
set seed = 'x';
--! 22023: invalid value for parameter "seed": "x"
select setseed(1.5);
--! 22023: setseed parameter 1.5 is out of allowed range [-1,1]
select setseed(0);
--> setseed:void
--| 
create temp table first as select gen_random_uuid() as id;
--= SELECT 1
select setseed(0);
--> setseed:void
--| 
select count(*) from first where id = gen_random_uuid();
--> count:int8
--| 0
select array_agg(i order by random()) from (select setseed(0.1)) s, generate_series(1, 10) i;
--> array_agg:_int4
--| {9,10,6,5,2,8,1,3,7,4}
