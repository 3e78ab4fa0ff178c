-- Records whose fields are known wherever they come from; defaults of arguments; SQL functions put in as expressions, whatever their types.
create table da(a int[] default array[]::int[], b int[] default '{}', c text[] default array[]::text[] || array['x'], d int[] default array[]::bigint[]::int[]);
--= CREATE TABLE
select pg_get_expr(adbin,adrelid) from pg_attrdef where adrelid='da'::regclass order by adnum;
--> pg_get_expr:text
--| ARRAY[]::integer[]
--| '{}'::integer[]
--| (ARRAY[]::text[] || ARRAY['x'::text])
--| (ARRAY[]::bigint[])::integer[]
insert into da default values; select * from da;
--= INSERT 0 1
--> a:_int4 | b:_int4 | c:_text | d:_int4
--| {} | {} | {x} | {}
create function dfo(a int, b int = 2, c int = 3, out d int, out e int) as $$ select $1 + $2, $3 $$ language sql;
--= CREATE FUNCTION
select (dfo(10,20,30)).*;
--> d:int4 | e:int4
--| 30 | 30
select (x).*, (x).e from (select dfo(10) as x offset 0) s;
--> d:int4 | e:int4 | e:int4
--| 12 | 3 | 3
create function dfo2(a int, out b int, out c text) language plpgsql as $$ begin b := a; c := 'x'; end $$;
--= CREATE FUNCTION
select (dfo2(10)).*, (dfo2(7)).c;
--> b:int4 | c:text | c:text
--| 10 | x | x
create function dfv(variadic a int[] = array[]::int[]) returns int as $$ select array_upper($1,1) $$ language sql;
--= CREATE FUNCTION
select pg_get_function_arguments('dfv'::regproc); select dfv(), dfv(1,2);
--> pg_get_function_arguments:text
--| VARIADIC a integer[] DEFAULT ARRAY[]::integer[]
--> dfv:int4 | dfv:int4
--| ∅ | 2
create function dd(a int = 1.0, b text = 5, c smallint = 7.6) returns text language sql as 'select a || b || c';
--= CREATE FUNCTION
select dd(), dd(2), pg_get_function_arguments('dd'::regproc);
--> dd:text | dd:text | pg_get_function_arguments:text
--| 158 | 258 | a integer DEFAULT 1.0, b text DEFAULT 5, c smallint DEFAULT 7.6
create function d3(a int = 1, b int = 2, c int = 3, d int=0) returns table(a1 int, b1 int, c1 int, d1 int) as $$ select $1, $2, $3, $4 $$ language sql;
--= CREATE FUNCTION
select (d3(10,20,30)).*; select (d3(1)).c1; select (x).*, (x).b1 from (select d3(1) as x) s;
--> a1:int4 | b1:int4 | c1:int4 | d1:int4
--| 10 | 20 | 30 | 0
--> c1:int4
--| 3
--> a1:int4 | b1:int4 | c1:int4 | d1:int4 | b1:int4
--| 1 | 2 | 3 | 0 | 2
create function d4(n int) returns table(i int, t text) language plpgsql as $$ begin for i in 1..n loop t := 'n' || i; return next; end loop; end $$;
--= CREATE FUNCTION
select (d4(3)).*; select (x).t from (select d4(2) x) s;
--> i:int4 | t:text
--| ∅ | n1
--| ∅ | n2
--| ∅ | n3
--> t:text
--| n1
--| n2
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
create function twice(int) returns int as 'select $1 + $1' language sql;
--= CREATE FUNCTION
select twice(bl(4));
--> twice:int4
--~ bl 4
--| 8
create function strictly(int) returns int as 'select $1 + 1' language sql strict;
--= CREATE FUNCTION
select strictly(bl(5)), strictly(null);
--> strictly:int4 | strictly:int4
--~ bl 5
--| 6 | ∅
create function unused(int) returns int as 'select 1' language sql;
--= CREATE FUNCTION
select unused(bl(6));
--> unused:int4
--| 1
select (s2.w).a, (s2.w).* from (select s as w from (select 1 as a, 'x' as b) s) s2;
--> a:int4 | a:int4 | b:text
--| 1 | 1 | x
select (array[row(1,2),row(3,4)])[2];
--> array:record
--| (3,4)
select (max(row(a,b))).f1 from (values (1,2),(3,4)) v(a,b);
--! 42883: function max(record) does not exist
select (x).f1 from (select row(1,2) x union all select row(3,4)) s;
--> f1:int4
--| 1
--| 3
select row(1,2) = row(1,2), row(1,'a') < row(1,'b'), row(1,2) in (select 1,2);
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
select to_json(row(1,'a')), row_to_json(s) from (select 1 as q, 'z' as w) s;
--> to_json:json | row_to_json:json
--| {"f1":1,"f2":"a"} | {"q":1,"w":"z"}
create table rt(a int, b text); insert into rt values (1,'one');
--= CREATE TABLE
--= INSERT 0 1
select (rt).*, (row(rt.*)).f1, (row(rt.*)::rt).b from rt;
--> a:int4 | b:text | f1:int4 | b:text
--| 1 | one | 1 | one
with q as (select rt as r from rt) select (r).a, r from q;
--> a:int4 | r:user
--| 1 | (1,one)
create view v as select (dfo(1)).e, (row(1,2)).f2, (d4(2)).t; select pg_get_viewdef('v'); select * from v;
--= CREATE VIEW
--> pg_get_viewdef:text
--| ␠SELECT (dfo(1)).e AS e,␊    (ROW(1, 2)).f2 AS f2,␊    (d4(2)).t AS t;
--> e:int4 | f2:int4 | t:text
--| 3 | 2 | n1
--| 3 | 2 | n2
select (json_each('{"a":1,"b":2}')).*;
--> key:text | value:json
--| a | 1
--| b | 2
select (pg_get_keywords()).word limit 1;
--> word:text
--| abort
select distinct (r).f1 from (select row(a,b) r from (values(1,2),(1,3)) v(a,b)) s;
--> f1:int4
--| 1
select row(1,2)::text, pg_typeof(row(1,2));
--> row:text | pg_typeof:regtype
--| (1,2) | record
create table bad as select row(1,2) as r;
--! 42P16: column "r" has pseudo-type record
create table bad2 (r record);
--! 42P16: column "r" has pseudo-type record
select array_agg(row(1,2)), (array_agg(row(1,2)))[1];
--> array_agg:_record | array_agg:record
--| {"(1,2)"} | (1,2)
