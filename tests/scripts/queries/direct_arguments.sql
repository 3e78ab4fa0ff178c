-- Direct arguments of ordered-set aggregates: evaluated once a group, whatever rows are aggregated.
CREATE TABLE direct (x int, g int);
--= CREATE TABLE
SELECT rank(3) WITHIN GROUP (ORDER BY x), percent_rank(3) WITHIN GROUP (ORDER BY x), cume_dist(3) WITHIN GROUP (ORDER BY x) FROM direct;
--> rank:int8 | percent_rank:float8 | cume_dist:float8
--| 1 | 0 | 1
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY x) FROM direct;
--> percentile_cont:float8
--| ∅
SELECT percentile_cont(1.5) WITHIN GROUP (ORDER BY x) FROM direct;
--! 22003: percentile value 1.5 is not between 0 and 1
SELECT g, rank(g) WITHIN GROUP (ORDER BY x) FROM direct GROUP BY ROLLUP (g);
--> g:int4 | rank:int8
--| ∅ | 1
INSERT INTO direct VALUES (1, 1), (2, 1), (5, 2);
--= INSERT 0 3
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY abs(2.5::float8)), percentile_disc(0.5) WITHIN GROUP (ORDER BY 3) FROM direct;
--> percentile_cont:float8 | percentile_disc:int4
--| 2.5 | 3
SELECT g, rank(g) WITHIN GROUP (ORDER BY x) FILTER (WHERE x > 100) FROM direct GROUP BY g ORDER BY g;
--> g:int4 | rank:int8
--| 1 | 1
--| 2 | 1
SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY 3) FILTER (WHERE false) FROM direct;
--> percentile_disc:int4
--| ∅
SELECT g, rank(x) WITHIN GROUP (ORDER BY x) FROM direct GROUP BY g;
--! 42803: column "direct.x" must appear in the GROUP BY clause or be used in an aggregate function
SELECT rank(x) WITHIN GROUP (ORDER BY x) FROM direct;
--! 42803: column "direct.x" must appear in the GROUP BY clause or be used in an aggregate function
select percentile_disc() within group (order by i) from generate_series(0, 3) i;
--! 42883: function percentile_disc(integer) does not exist
select percentile_cont(fraction := 0.5) within group (order by i) from generate_series(0, 3) i;
--! 42601: positional argument cannot follow named argument
