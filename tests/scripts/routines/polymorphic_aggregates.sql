-- Functions of aggregates whose types are known at the call only, with variable arguments, over domains.
create aggregate least_agg(int4) (stype = int8, sfunc = int8larger);
--! 42804: function int8larger(bigint, bigint) requires run-time type coercion
create function least_accum(int8, int8) returns int8 language sql as 'select least($1,$2)';
--= CREATE FUNCTION
create aggregate least_agg(int4) (stype = int8, sfunc = least_accum);
--! 42804: function least_accum(bigint, bigint) requires run-time type coercion
drop function least_accum(int8,int8);
--= DROP FUNCTION
create function least_accum(anyelement, anyelement) returns anyelement language sql as 'select least($1,$2)';
--= CREATE FUNCTION
create aggregate least_agg(int4) (stype = int8, sfunc = least_accum);
--! 42883: function least_accum(bigint, integer) does not exist
create aggregate least_agg(int8) (stype = int8, sfunc = least_accum);
--= CREATE AGGREGATE
drop function least_accum(anyelement,anyelement) cascade;
--~ drop cascades to function least_agg(bigint)
--= DROP FUNCTION
create function least_accum(anyelement, variadic anyarray) returns anyelement language sql as 'select least($1, min($2[i])) from generate_subscripts($2,1) g(i)';
--= CREATE FUNCTION
create aggregate least_agg(variadic items anyarray) (stype = anyelement, sfunc = least_accum);
--= CREATE AGGREGATE
select least_agg(a,b), least_agg(variadic array[a,b]), least_agg(a) from (values (3,4),(5,2)) v(a,b);
--> least_agg:int4 | least_agg:int4 | least_agg:int4
--| 2 | 2 | 3
create function cleast_accum(anycompatible, variadic anycompatiblearray) returns anycompatible language sql as 'select least($1, min($2[i])) from generate_subscripts($2,1) g(i)';
--= CREATE FUNCTION
create aggregate cleast_agg(variadic items anycompatiblearray) (stype = anycompatible, sfunc = cleast_accum);
--= CREATE AGGREGATE
select cleast_agg(4.5,a), cleast_agg(variadic array[4.5,a]), pg_typeof(cleast_agg(variadic array[4.5,a])) from (values (3,4),(5,2)) v(a,b);
--> cleast_agg:numeric | cleast_agg:numeric | pg_typeof:regtype
--| 3 | 3 | numeric
create domain di as int;
--= CREATE DOMAIN
create aggregate sumdi(di) (sfunc = int4_sum, stype = int8);
--= CREATE AGGREGATE
select sumdi(x::di) from generate_series(1,3) x;
--> sumdi:int8
--| 6
create function sum3(anyelement,anyelement,anyelement) returns anyelement language sql strict as 'select $1+$2+$3';
--= CREATE FUNCTION
create function sum3(int,int,int) returns int language sql strict as 'select $1+$2+$3';
--= CREATE FUNCTION
create aggregate mysum2(anyelement,anyelement) (sfunc = sum3, stype = anyelement, initcond = '0');
--= CREATE AGGREGATE
select mysum2(a, b + 1) from (values (3,4),(5,2)) v(a,b);
--> mysum2:int4
--| 16
create function tfnp(int[], int) returns int[] as 'select $1' language sql;
--= CREATE FUNCTION
create aggregate myaggp07a(basetype = anyelement, sfunc = tfnp, stype = int[], initcond = '{}');
--! 42883: function tfnp(integer[], anyelement) does not exist
create function tf1p(anyarray, int) returns anyarray as 'select $1' language sql;
--= CREATE FUNCTION
create aggregate myaggp11b(basetype = anyelement, sfunc = tf1p, stype = int[], initcond = '{}');
--! 42883: function tf1p(integer[], anyelement) does not exist
create aggregate myaggp19b(basetype = anyelement, sfunc = tf1p, stype = anyarray, initcond = '{}');
--! 42883: function tf1p(anyarray, anyelement) does not exist
create function tfp(anyarray, anyelement) returns anyarray as 'select $1 || $2' language sql;
--= CREATE FUNCTION
create aggregate myaggp20(basetype = anyelement, sfunc = tfp, stype = anyarray, initcond = '{}');
--= CREATE AGGREGATE
select myaggp20(a), myaggp20(a::text) from (values (3,4),(5,2)) v(a,b);
--> myaggp20:_int4 | myaggp20:_text
--| {3,5} | {3,5}
create function ffp(anyarray) returns anyarray as 'select $1' language sql;
--= CREATE FUNCTION
create aggregate myaggp20a(basetype = anyelement, sfunc = tfp, stype = anyarray, finalfunc = ffp, initcond = '{}');
--= CREATE AGGREGATE
select myaggp20a(a) from (values (3,4),(5,2)) v(a,b);
--> myaggp20a:_int4
--| {3,5}
create aggregate ag_cat(anycompatiblearray) (sfunc = array_cat, stype = anycompatiblearray, initcond = '{}');
--= CREATE AGGREGATE
select ag_cat(array[a,b]) from (values (3,4),(5,2)) v(a,b);
--> ag_cat:_int4
--| {3,4,5,2}
create aggregate rng(anyrange) (sfunc = range_merge, stype = anyrange);
--= CREATE AGGREGATE
select rng(int4range(a,b)) from (values (3,4),(1,2)) v(a,b);
--> rng:int4range
--| [1,4)
