--@ cambium
-- Rows of a partitioned table that lie between columns of another table are looked up for each of its rows.
CREATE TABLE p(id int PRIMARY KEY, v int) PARTITION BY RANGE (id);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (1000);
--= CREATE TABLE
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (1000) TO (3000);
--= CREATE TABLE
INSERT INTO p SELECT i, i % 100 FROM generate_series(0, 1999) i;
--= INSERT 0 2000
CREATE TABLE r(id int PRIMARY KEY, w int);
--= CREATE TABLE
INSERT INTO r SELECT i * 3, i FROM generate_series(0, 500) i;
--= INSERT 0 501
ANALYZE;
--= ANALYZE
EXPLAIN (COSTS OFF) SELECT count(*) FROM p x RIGHT JOIN r ON x.id BETWEEN r.id AND r.id + 1;
--> QUERY PLAN:text
--| Aggregate
--| ␠ ->  Nested Loop Left Join
--| ␠       ->  Seq Scan on r
--| ␠       ->  Append
--| ␠             ->  Index Scan using p1_pkey on p1 x_1
--| ␠                   Index Cond: ((id >= r.id) AND (id <= (r.id + 1)))
--| ␠             ->  Index Scan using p2_pkey on p2 x_2
--| ␠                   Index Cond: ((id >= r.id) AND (id <= (r.id + 1)))
EXPLAIN (COSTS OFF) SELECT count(*) FROM p x JOIN r ON x.id BETWEEN r.id AND r.id + 1;
--> QUERY PLAN:text
--| Aggregate
--| ␠ ->  Nested Loop
--| ␠       ->  Seq Scan on r
--| ␠       ->  Append
--| ␠             ->  Index Scan using p1_pkey on p1 x_1
--| ␠                   Index Cond: ((id >= r.id) AND (id <= (r.id + 1)))
--| ␠             ->  Index Scan using p2_pkey on p2 x_2
--| ␠                   Index Cond: ((id >= r.id) AND (id <= (r.id + 1)))
EXPLAIN (COSTS OFF) SELECT count(*) FROM r WHERE EXISTS (SELECT FROM p x WHERE x.id > r.id AND x.id < r.id + 2);
--> QUERY PLAN:text
--| Aggregate
--| ␠ ->  Nested Loop Semi Join
--| ␠       ->  Seq Scan on r
--| ␠       ->  Append
--| ␠             ->  Index Scan using p1_pkey on p1 x_1
--| ␠                   Index Cond: ((id > r.id) AND (id < (r.id + 2)))
--| ␠             ->  Index Scan using p2_pkey on p2 x_2
--| ␠                   Index Cond: ((id > r.id) AND (id < (r.id + 2)))
SELECT count(*), sum(x.id) FROM p x RIGHT JOIN r ON x.id BETWEEN r.id AND r.id + 1;
--> count:int8 | sum:int8
--| 1002 | 752001
SELECT count(*), sum(x.id) FROM p x JOIN r ON x.id BETWEEN r.id AND r.id + 1;
--> count:int8 | sum:int8
--| 1002 | 752001
SELECT count(*), sum(r.id) FROM r WHERE EXISTS (SELECT FROM p x WHERE x.id > r.id AND x.id < r.id + 2);
--> count:int8 | sum:int8
--| 501 | 375750
SELECT count(*), sum(r.id) FROM r WHERE NOT EXISTS (SELECT FROM p x WHERE x.id > r.id AND x.id < r.id + 2);
--> count:int8 | sum:int8
--| 0 | ∅
