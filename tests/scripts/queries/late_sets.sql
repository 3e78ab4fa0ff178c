-- Sets in the output come behind ORDER BY and DISTINCT ON, unless something is ordered or told apart by them.
create table t (a int, b int);
--= CREATE TABLE
insert into t values (3, 2), (3, 1), (1, 1), (1, 4), (5, 3), (5, 1);
--= INSERT 0 6
select distinct on (a) a, b, generate_series(1, 3) g from t order by a, b desc;
--> a:int4 | b:int4 | g:int4
--| 1 | 4 | 1
--| 1 | 4 | 2
--| 1 | 4 | 3
--| 3 | 2 | 1
--| 3 | 2 | 2
--| 3 | 2 | 3
--| 5 | 3 | 1
--| 5 | 3 | 2
--| 5 | 3 | 3
select distinct on (a) a, b, generate_series(1, 3) g from t order by a, b desc, g desc;
--> a:int4 | b:int4 | g:int4
--| 1 | 4 | 3
--| 3 | 2 | 3
--| 5 | 3 | 3
select distinct on (a, b, g) a, b, generate_series(1, 3) g from t order by a, b desc, g desc;
--> a:int4 | b:int4 | g:int4
--| 1 | 4 | 3
--| 1 | 4 | 2
--| 1 | 4 | 1
--| 1 | 1 | 3
--| 1 | 1 | 2
--| 1 | 1 | 1
--| 3 | 2 | 3
--| 3 | 2 | 2
--| 3 | 2 | 1
--| 3 | 1 | 3
--| 3 | 1 | 2
--| 3 | 1 | 1
--| 5 | 3 | 3
--| 5 | 3 | 2
--| 5 | 3 | 1
--| 5 | 1 | 3
--| 5 | 1 | 2
--| 5 | 1 | 1
select distinct on (a) a, b, generate_series(1, 2) + generate_series(1, 4) g, a * b as p from t order by a, b limit 7;
--> a:int4 | b:int4 | g:int4 | p:int4
--| 1 | 1 | 2 | 1
--| 1 | 1 | 4 | 1
--| 1 | 1 | ∅ | 1
--| 1 | 1 | ∅ | 1
--| 3 | 1 | 2 | 3
--| 3 | 1 | 4 | 3
--| 3 | 1 | ∅ | 3
select a, generate_series(1, b) from t order by a, b desc;
--> a:int4 | generate_series:int4
--| 1 | 1
--| 1 | 2
--| 1 | 3
--| 1 | 4
--| 1 | 1
--| 3 | 1
--| 3 | 2
--| 3 | 1
--| 5 | 1
--| 5 | 2
--| 5 | 3
--| 5 | 1
select a, generate_series(1, b), unnest(array['x', 'y']) from t order by b desc, a limit 3 offset 2;
--> a:int4 | generate_series:int4 | unnest:text
--| 1 | 3 | ∅
--| 1 | 4 | ∅
--| 5 | 1 | x
select a + generate_series(1, 2) as s, count(*) from t group by a order by count(*), a;
--> s:int4 | count:int8
--| 2 | 2
--| 3 | 2
--| 4 | 2
--| 5 | 2
--| 6 | 2
--| 7 | 2
select generate_series(1, generate_series(1, 3)), a from t where b = 4 order by a;
--> generate_series:int4 | a:int4
--| 1 | 1
--| 1 | 1
--| 2 | 1
--| 1 | 1
--| 2 | 1
--| 3 | 1
select a, sum(b) over (order by a, b), generate_series(1, 2) from t order by a desc, b desc;
--> a:int4 | sum:int8 | generate_series:int4
--| 5 | 12 | 1
--| 5 | 12 | 2
--| 5 | 9 | 1
--| 5 | 9 | 2
--| 3 | 8 | 1
--| 3 | 8 | 2
--| 3 | 6 | 1
--| 3 | 6 | 2
--| 1 | 5 | 1
--| 1 | 5 | 2
--| 1 | 1 | 1
--| 1 | 1 | 2
select distinct a, generate_series(1, 2) g from t order by a, g;
--> a:int4 | g:int4
--| 1 | 1
--| 1 | 2
--| 3 | 1
--| 3 | 2
--| 5 | 1
--| 5 | 2
select a, generate_series(1, 2) from t order by a fetch first 3 rows with ties;
--> a:int4 | generate_series:int4
--| 1 | 1
--| 1 | 2
--| 1 | 1
--| 1 | 2
select (select generate_series(1, 2) order by 1 desc limit 1), a from t order by a, b;
--> generate_series:int4 | a:int4
--| 2 | 1
--| 2 | 1
--| 2 | 3
--| 2 | 3
--| 2 | 5
--| 2 | 5
