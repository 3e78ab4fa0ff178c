-- Set-returning functions in grouping keys run side by side; ends of indexes, counts and values taken once.
create table docs(id int, j jsonb, a int[], b int[]);
--= CREATE TABLE
insert into docs select i, jsonb_build_object('a',i,'b',i%2), array[1,2], array[i,i+1,7] from generate_series(1,4) i;
--= INSERT 0 4
select (jsonb_each_text(j)).key, count(*) from docs group by 1 order by 1;
--> key:text | count:int8
--| a | 4
--| b | 4
select (jsonb_each_text(j)).*, count(*) from docs group by 1,2 order by 1,2;
--> key:text | value:text | count:int8
--| a | 1 | 1
--| a | 2 | 1
--| a | 3 | 1
--| a | 4 | 1
--| b | 0 | 2
--| b | 1 | 2
select unnest(a), unnest(b), count(*) from docs group by 1,2 order by 1,2;
--> unnest:int4 | unnest:int4 | count:int8
--| 1 | 1 | 1
--| 1 | 2 | 1
--| 1 | 3 | 1
--| 1 | 4 | 1
--| 2 | 2 | 1
--| 2 | 3 | 1
--| 2 | 4 | 1
--| 2 | 5 | 1
--| ∅ | 7 | 4
select unnest(a)+1, count(*) from docs group by unnest(a)+1 order by 1;
--> ?column?:int4 | count:int8
--| 2 | 4
--| 3 | 4
select unnest(a)+id as x, count(*) from docs group by x order by 1;
--> x:int4 | count:int8
--| 2 | 1
--| 3 | 2
--| 4 | 2
--| 5 | 2
--| 6 | 1
select generate_series(1,unnest(a)) g, count(*) from docs group by g order by 1;
--> g:int4 | count:int8
--| 1 | 8
--| 2 | 4
select generate_series(1,2), count(*) from docs group by rollup(1) order by 1;
--> generate_series:int4 | count:int8
--| 1 | 4
--| 2 | 4
--| ∅ | 8
select unnest(a), id, count(*) from docs group by grouping sets((unnest(a)),(id)) order by 1,2;
--> unnest:int4 | id:int4 | count:int8
--| 1 | ∅ | 4
--| 2 | ∅ | 4
--| ∅ | 1 | 2
--| ∅ | 2 | 2
--| ∅ | 3 | 2
--| ∅ | 4 | 2
select id, unnest(a) from docs group by id, a order by 1,2;
--> id:int4 | unnest:int4
--| 1 | 1
--| 1 | 2
--| 2 | 1
--| 2 | 2
--| 3 | 1
--| 3 | 2
--| 4 | 1
--| 4 | 2
select unnest(b) u, sum(id) from docs group by u having sum(id)>3 order by 1;
--> u:int4 | sum:int8
--| 3 | 5
--| 4 | 7
--| 5 | 4
--| 7 | 10
select max(id), min(id) from docs;
--> max:int4 | min:int4
--| 4 | 1
select max(id), min(id), count(*) from docs;
--> max:int4 | min:int4 | count:int8
--| 4 | 1 | 4
create index on docs(id);
--= CREATE INDEX
create table e(x int primary key, y int);
--= CREATE TABLE
create index on e(y);
--= CREATE INDEX
select max(x), min(y), count(*), max(y) from e;
--> max:int4 | min:int4 | count:int8 | max:int4
--| ∅ | ∅ | 0 | ∅
insert into e select i, nullif(i%5,0) from generate_series(1,20) i;
--= INSERT 0 20
select max(x), min(y), count(*), max(y) from e;
--> max:int4 | min:int4 | count:int8 | max:int4
--| 20 | 1 | 20 | 4
select max(x), min(y), count(*), max(y)+min(x) from e where x > 3;
--> max:int4 | min:int4 | count:int8 | ?column?:int4
--| 20 | 1 | 17 | 8
select (select max(x)-min(x) from e where e.x<docs.id) from docs order by id;
--> ?column?:int4
--| ∅
--| 0
--| 1
--| 2
select max(x),min(x) from e having count(*)>100;
--> max:int4 | min:int4
select coalesce(max(x),0), case when min(y) is null then 1 end from e where x=4;
--> coalesce:int4 | case:int4
--| 4 | ∅
select max(x), sum(y) from e;
--> max:int4 | sum:int8
--| 20 | 40
select count(*) from e where x between 3 and 5 having max(y)>1;
--> count:int8
--| 3
select count(distinct y), count(distinct x), sum(distinct y), avg(distinct y), array_agg(distinct y), string_agg(distinct y::text,','), array_agg(distinct y order by y desc), max(distinct y), count(distinct (x%2,y)) from e;
--> count:int8 | count:int8 | sum:int8 | avg:numeric | array_agg:_int4 | string_agg:text | array_agg:_int4 | max:int4 | count:int8
--| 4 | 20 | 10 | 2.5000000000000000 | {1,2,3,4,NULL} | 1,2,3,4 | {NULL,4,3,2,1} | 4 | 10
select x%2, count(distinct y), array_agg(distinct y order by y desc nulls last), sum(distinct y::numeric), sum(distinct y::float8) from e group by 1 order by 1;
--> ?column?:int4 | count:int8 | array_agg:_int4 | sum:numeric | sum:float8
--| 0 | 4 | {4,3,2,1,NULL} | 10 | 10
--| 1 | 4 | {4,3,2,1,NULL} | 10 | 10
select count(distinct y) filter (where x>5), array_agg(y order by x desc), string_agg(y::text, ',' order by y, x desc) from e;
--> count:int8 | array_agg:_int4 | string_agg:text
--| 4 | {NULL,4,3,2,1,NULL,4,3,2,1,NULL,4,3,2,1,NULL,4,3,2,1} | 1,1,1,1,2,2,2,2,3,3,3,3,4,4,4,4
select json_agg(distinct y), jsonb_object_agg(distinct x::text, y) from e where x<4;
--> json_agg:json | jsonb_object_agg:jsonb
--| [1, 2, 3] | {"1": 1, "2": 2, "3": 3}
