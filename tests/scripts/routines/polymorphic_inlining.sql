-- Functions of any type are put in as expressions: arguments are computed where the body uses them.
create function sqlif(bool, anyelement, anyelement) returns anyelement as $$ select case when $1 then $2 else $3 end $$ language sql;
--= CREATE FUNCTION
create function bl(int) returns int language plpgsql as $$ begin raise notice 'bl %', $1; return $1; end $$;
--= CREATE FUNCTION
select sqlif(x > 0, bl(x), bl(x+1)) from (values (1)) v(x);
--> sqlif:int4
--~ bl 1
--| 1
select sqlif(x > 0, bl(x), bl(x+1)) from (values (-1)) v(x);
--> sqlif:int4
--~ bl 0
--| 0
select sqlif(true, 'a', 'b'), sqlif(false, 1, 2.5), sqlif(null, 1, 2), sqlif(true, null, 3);
--! 42804: could not determine polymorphic type because input has type unknown
select sqlif(true, array[1,2], '{3}');
--> sqlif:_int4
--| {1,2}
create function firstof(anyarray) returns anyelement as 'select $1[1]' language sql immutable;
--= CREATE FUNCTION
select firstof(array['x','y']), firstof(array[1,2]), firstof('{1,2}'::int[]);
--> firstof:text | firstof:int4 | firstof:int4
--| x | 1 | 1
create function mk(anyelement, anyelement) returns anyarray as 'select array[$1,$2]' language sql;
--= CREATE FUNCTION
select mk(1,2), mk('a'::text,'b'), mk(now()::date, null) is not null;
--> mk:_int4 | mk:_text | ?column?:bool
--| {1,2} | {a,b} | t
create domain pos as int check (value > 0);
--= CREATE DOMAIN
select sqlif(true, 1::pos, 2::pos), pg_typeof(sqlif(true, 1::pos, 2::pos));
--> sqlif:int4 | pg_typeof:regtype
--| 1 | pos
create function comp(anycompatible, anycompatible) returns anycompatible as 'select case when $1 > $2 then $1 else $2 end' language sql;
--= CREATE FUNCTION
select comp(1, 2.5), comp(1::smallint, 2), pg_typeof(comp(1::smallint, 2));
--> comp:numeric | comp:int4 | pg_typeof:regtype
--| 2.5 | 2 | integer
create function addem(a anyelement, b anyelement) returns anyelement as 'select a + b' language sql;
--= CREATE FUNCTION
select addem(1,2), addem(1.5,2.5), addem(date '2020-01-01', date '2020-01-02');
--! 42883: operator does not exist: date + date
create function rngl(anyrange) returns anyelement as 'select lower($1)' language sql;
--= CREATE FUNCTION
select rngl(int4range(1,5)), rngl(numrange(1.5,2));
--> rngl:int4 | rngl:numeric
--| 1 | 1.5
create function nn(anyelement) returns anyelement as 'select $1' language sql strict;
--= CREATE FUNCTION
select nn(null::int), nn(bl(3)), nn('x'::text);
--> nn:int4 | nn:int4 | nn:text
--~ bl 3
--| ∅ | 3 | x
create function rowf(anyelement) returns text as 'select $1::text' language sql;
--= CREATE FUNCTION
create table t(a int, b text); insert into t values (1,'x');
--= CREATE TABLE
--= INSERT 0 1
select rowf(t) from t; select rowf(t.*) from t; select sqlif(true, t, t) from t; select (sqlif(true, t, t)).b from t;
--> rowf:text
--| (1,x)
--> rowf:text
--| (1,x)
--> sqlif:user
--| (1,x)
--> b:text
--| x
create index on t ((sqlif(a > 0, a, -a)));
--= CREATE INDEX
create function im(anyelement) returns anyelement as 'select $1' language sql immutable;
--= CREATE FUNCTION
create index ti on t (im(a)); explain (costs off) select * from t where im(a) = 1;
--= CREATE INDEX
--> QUERY PLAN:text
--| Seq Scan on t
--| ␠ Filter: (a = 1)
select sum(sqlif(a > 0, a, 0)) over (), sqlif(count(*) > 0, 1, 0) from t group by a;
--> sum:int8 | sqlif:int4
--| 1 | 1
