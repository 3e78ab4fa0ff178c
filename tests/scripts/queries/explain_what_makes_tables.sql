-- EXPLAIN of what makes a table or a materialized view of a query shows the query, and makes it only with ANALYZE.
explain (costs off) select 1 as a into zz;
--> QUERY PLAN:text
--| Result
explain (costs off) create table zt as select 1 as a;
--> QUERY PLAN:text
--| Result
explain (costs off) create materialized view zm as select 1 as a;
--> QUERY PLAN:text
--| Result
select count(*) from pg_class where relname in ('zz', 'zt', 'zm');
--> count:int8
--| 0
explain (analyze, costs off, timing off, summary off) select 1 as a into zz;
--> QUERY PLAN:text
--| Result (actual rows=1 loops=1)
explain (analyze, costs off, timing off, summary off) create table zt as select 2 as a;
--> QUERY PLAN:text
--| Result (actual rows=1 loops=1)
explain (analyze, costs off, timing off, summary off) create materialized view zm as select 3 as a;
--> QUERY PLAN:text
--| Result (actual rows=1 loops=1)
select * from zz, zt, zm;
--> a:int4 | a:int4 | a:int4
--| 1 | 2 | 3
