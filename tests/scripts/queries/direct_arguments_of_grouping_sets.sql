-- Direct arguments of ordered sets are computed from the keys of the group: NULL where its grouping set leaves one out.
CREATE table t(x int, y int, z int);
--= CREATE TABLE
INSERT into t values (1,1,5),(1,2,3),(2,1,7),(2,2,9),(null,1,4);
--= INSERT 0 5
SELECT x, rank(3) within group (order by z) from t group by x order by 1;
--> x:int4 | rank:int8
--| 1 | 1
--| 2 | 1
--| ∅ | 1
SELECT x, y, rank(5) within group (order by z), percentile_cont(0.5) within group (order by z) from t group by rollup(x,y) order by 1,2;
--> x:int4 | y:int4 | rank:int8 | percentile_cont:float8
--| 1 | 1 | 1 | 5
--| 1 | 2 | 2 | 3
--| 1 | ∅ | 2 | 4
--| 2 | 1 | 1 | 7
--| 2 | 2 | 1 | 9
--| 2 | ∅ | 1 | 8
--| ∅ | 1 | 2 | 4
--| ∅ | ∅ | 2 | 4
--| ∅ | ∅ | 3 | 5
SELECT x, y, rank(5) within group (order by z), mode() within group (order by z) from t group by cube(x,y) order by 1,2;
--> x:int4 | y:int4 | rank:int8 | mode:int4
--| 1 | 1 | 1 | 5
--| 1 | 2 | 2 | 3
--| 1 | ∅ | 2 | 3
--| 2 | 1 | 1 | 7
--| 2 | 2 | 1 | 9
--| 2 | ∅ | 1 | 7
--| ∅ | 1 | 2 | 4
--| ∅ | 1 | 2 | 4
--| ∅ | 2 | 2 | 3
--| ∅ | ∅ | 2 | 4
--| ∅ | ∅ | 3 | 3
SELECT x, y, rank(x) within group (order by z) from t group by cube(x,y) order by 1,2;
--> x:int4 | y:int4 | rank:int8
--| 1 | 1 | 1
--| 1 | 2 | 1
--| 1 | ∅ | 1
--| 2 | 1 | 1
--| 2 | 2 | 1
--| 2 | ∅ | 1
--| ∅ | 1 | 2
--| ∅ | 1 | 4
--| ∅ | 2 | 3
--| ∅ | ∅ | 2
--| ∅ | ∅ | 6
SELECT x, y, rank(x) within group (order by x), dense_rank(x,y) within group (order by x,y) from t group by cube(x,y) order by 1,2;
--> x:int4 | y:int4 | rank:int8 | dense_rank:int8
--| 1 | 1 | 1 | 1
--| 1 | 2 | 1 | 1
--| 1 | ∅ | 1 | 3
--| 2 | 1 | 1 | 1
--| 2 | 2 | 1 | 1
--| 2 | ∅ | 1 | 3
--| ∅ | 1 | 1 | 1
--| ∅ | 1 | 3 | 3
--| ∅ | 2 | 3 | 3
--| ∅ | ∅ | 1 | 2
--| ∅ | ∅ | 5 | 6
SELECT x, rank(x) within group (order by x) from t group by rollup(x) order by 1;
--> x:int4 | rank:int8
--| 1 | 1
--| 2 | 1
--| ∅ | 1
--| ∅ | 5
SELECT x, cume_dist(x) within group (order by y) from t group by grouping sets ((x),()) order by 1;
--> x:int4 | cume_dist:float8
--| 1 | 0.6666666666666666
--| 2 | 1
--| ∅ | 1
--| ∅ | 1
SELECT x, percent_rank(y) within group (order by z) from t group by grouping sets ((x,y),(x),()) order by 1,y;
--> x:int4 | percent_rank:float8
--| 1 | 0
--| 1 | 0
--| 1 | 1
--| 2 | 0
--| 2 | 0
--| 2 | 1
--| ∅ | 0
--| ∅ | 1
--| ∅ | 1
SELECT x, percent_rank(y) within group (order by x) from t group by grouping sets ((x,y),(x),()) order by 1,y;
--> x:int4 | percent_rank:float8
--| 1 | 0
--| 1 | 1
--| 1 | 1
--| 2 | 0
--| 2 | 0
--| 2 | 1
--| ∅ | 0
--| ∅ | 0
--| ∅ | 0.8
SELECT x, count(*) from t group by x, rollup(x) order by 1,2;
--> x:int4 | count:int8
--| 1 | 2
--| 1 | 2
--| 2 | 2
--| 2 | 2
--| ∅ | 1
--| ∅ | 1
SELECT x, y, count(*), grouping(x), grouping(x,y) from t group by x, rollup(x,y) order by 1,2,3,4;
--> x:int4 | y:int4 | count:int8 | grouping:int4 | grouping:int4
--| 1 | 1 | 1 | 0 | 0
--| 1 | 2 | 1 | 0 | 0
--| 1 | ∅ | 2 | 0 | 1
--| 1 | ∅ | 2 | 0 | 1
--| 2 | 1 | 1 | 0 | 0
--| 2 | 2 | 1 | 0 | 0
--| 2 | ∅ | 2 | 0 | 1
--| 2 | ∅ | 2 | 0 | 1
--| ∅ | 1 | 1 | 0 | 0
--| ∅ | ∅ | 1 | 0 | 1
--| ∅ | ∅ | 1 | 0 | 1
SELECT x, count(*) from t group by distinct x, rollup(x) order by 1,2;
--> x:int4 | count:int8
--| 1 | 2
--| 2 | 2
--| ∅ | 1
SELECT x, count(*) from t group by rollup(x), rollup(x) order by 1,2;
--> x:int4 | count:int8
--| 1 | 2
--| 1 | 2
--| 1 | 2
--| 2 | 2
--| 2 | 2
--| 2 | 2
--| ∅ | 1
--| ∅ | 1
--| ∅ | 1
--| ∅ | 5
SELECT x, sum(z) from t group by x, cube(x), grouping sets((x),()) order by 1,2;
--> x:int4 | sum:int8
--| 1 | 8
--| 1 | 8
--| 1 | 8
--| 1 | 8
--| 2 | 16
--| 2 | 16
--| 2 | 16
--| 2 | 16
--| ∅ | 4
--| ∅ | 4
--| ∅ | 4
--| ∅ | 4
SELECT x, y, percentile_disc(x/2.0) within group (order by z) from t where x=1 group by rollup(x,y) order by 1,2;
--> x:int4 | y:int4 | percentile_disc:int4
--| 1 | 1 | 5
--| 1 | 2 | 3
--| 1 | ∅ | 3
--| ∅ | ∅ | ∅
SELECT x, rank(x+1) within group (order by x+1) from t group by rollup(x) order by 1;
--> x:int4 | rank:int8
--| 1 | 1
--| 2 | 1
--| ∅ | 1
--| ∅ | 5
SELECT x+1, rank(x+1) within group (order by x+1), sum(x+1) from t group by rollup(x+1) order by 1;
--> ?column?:int4 | rank:int8 | sum:int8
--| 2 | 1 | 4
--| 3 | 1 | 6
--| ∅ | 1 | ∅
--| ∅ | 5 | 10
SELECT x, array_agg(x order by x), sum(x) filter (where x > 1), count(x) from t group by rollup(x) order by 1;
--> x:int4 | array_agg:_int4 | sum:int8 | count:int8
--| 1 | {1,1} | ∅ | 2
--| 2 | {2,2} | 4 | 2
--| ∅ | {NULL} | ∅ | 0
--| ∅ | {1,1,2,2,NULL} | 4 | 4
SELECT x, rank(x) within group (order by z) as r from t group by rollup(x) having rank(x) within group (order by z) > 1 order by r;
--> x:int4 | r:int8
--| ∅ | 2
--| ∅ | 6
SELECT x, rank(x) within group (order by z) as r, sum(count(*)) over () from t group by rollup(x) order by rank(x) within group (order by z), x;
--> x:int4 | r:int8 | sum:numeric
--| 1 | 1 | 10
--| 2 | 1 | 10
--| ∅ | 2 | 10
--| ∅ | 6 | 10
SELECT x, rank(grouping(x)) within group (order by z) from t group by rollup(x) order by 1;
--! 42803: aggregate function calls cannot be nested
