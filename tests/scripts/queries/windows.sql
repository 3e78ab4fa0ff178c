-- Window functions with every frame.
CREATE TABLE w (id int PRIMARY KEY, g text, v int, d date);
--= CREATE TABLE
INSERT INTO w VALUES (1, 'a', 10, '2024-01-01'), (2, 'a', 20, '2024-01-02'), (3, 'a', 20, '2024-01-04'), (4, 'b', 5, '2024-01-01'), (5, 'b', NULL, '2024-01-08'), (6, 'b', 15, '2024-01-09'), (7, NULL, 1, '2024-02-01');
--= INSERT 0 7
SELECT id, row_number() OVER (ORDER BY id DESC) FROM w ORDER BY id;
--> id:int4 | row_number:int8
--| 1 | 7
--| 2 | 6
--| 3 | 5
--| 4 | 4
--| 5 | 3
--| 6 | 2
--| 7 | 1
SELECT id, g, v, rank() OVER (PARTITION BY g ORDER BY v), dense_rank() OVER (PARTITION BY g ORDER BY v), percent_rank() OVER (PARTITION BY g ORDER BY v), cume_dist() OVER (PARTITION BY g ORDER BY v), ntile(2) OVER (PARTITION BY g ORDER BY v, id) FROM w ORDER BY id;
--> id:int4 | g:text | v:int4 | rank:int8 | dense_rank:int8 | percent_rank:float8 | cume_dist:float8 | ntile:int4
--| 1 | a | 10 | 1 | 1 | 0 | 0.3333333333333333 | 1
--| 2 | a | 20 | 2 | 2 | 0.5 | 1 | 1
--| 3 | a | 20 | 2 | 2 | 0.5 | 1 | 2
--| 4 | b | 5 | 1 | 1 | 0 | 0.3333333333333333 | 1
--| 5 | b | ∅ | 3 | 3 | 1 | 1 | 2
--| 6 | b | 15 | 2 | 2 | 0.5 | 0.6666666666666666 | 1
--| 7 | ∅ | 1 | 1 | 1 | 0 | 1 | 1
SELECT id, lag(v) OVER o, lag(v, 2) OVER o, lag(v, 1, -1) OVER o, lead(v) OVER o, lead(v, 2, 0) OVER o, lag(v, 0) OVER o, lag(v, -1) OVER o FROM w WINDOW o AS (ORDER BY id) ORDER BY id;
--> id:int4 | lag:int4 | lag:int4 | lag:int4 | lead:int4 | lead:int4 | lag:int4 | lag:int4
--| 1 | ∅ | ∅ | -1 | 20 | 20 | 10 | 20
--| 2 | 10 | ∅ | 10 | 20 | 5 | 20 | 20
--| 3 | 20 | 10 | 20 | 5 | ∅ | 20 | 5
--| 4 | 20 | 20 | 20 | ∅ | 15 | 5 | ∅
--| 5 | 5 | 20 | 5 | 15 | 1 | ∅ | 15
--| 6 | ∅ | 5 | ∅ | 1 | 0 | 15 | 1
--| 7 | 15 | ∅ | 15 | ∅ | 0 | 1 | ∅
SELECT id, first_value(v) OVER (ORDER BY id), last_value(v) OVER (ORDER BY id), nth_value(v, 2) OVER (ORDER BY id), last_value(v) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM w ORDER BY id;
--> id:int4 | first_value:int4 | last_value:int4 | nth_value:int4 | last_value:int4
--| 1 | 10 | 10 | ∅ | 1
--| 2 | 10 | 20 | 20 | 1
--| 3 | 10 | 20 | 20 | 1
--| 4 | 10 | 5 | 20 | 1
--| 5 | 10 | ∅ | 20 | 1
--| 6 | 10 | 15 | 20 | 1
--| 7 | 10 | 1 | 20 | 1
SELECT id, sum(v) OVER (), sum(v) OVER (PARTITION BY g), sum(v) OVER (ORDER BY id), sum(v) OVER (PARTITION BY g ORDER BY id), count(*) OVER (ORDER BY g), avg(v) OVER (PARTITION BY g) FROM w ORDER BY id;
--> id:int4 | sum:int8 | sum:int8 | sum:int8 | sum:int8 | count:int8 | avg:numeric
--| 1 | 71 | 50 | 10 | 10 | 3 | 16.6666666666666667
--| 2 | 71 | 50 | 30 | 30 | 3 | 16.6666666666666667
--| 3 | 71 | 50 | 50 | 50 | 3 | 16.6666666666666667
--| 4 | 71 | 20 | 55 | 5 | 6 | 10.0000000000000000
--| 5 | 71 | 20 | 55 | 5 | 6 | 10.0000000000000000
--| 6 | 71 | 20 | 70 | 20 | 6 | 10.0000000000000000
--| 7 | 71 | 1 | 71 | 1 | 7 | 1.00000000000000000000
SELECT id, v, sum(v) OVER (ORDER BY v), count(*) OVER (ORDER BY v RANGE UNBOUNDED PRECEDING), count(*) OVER (ORDER BY v, id ROWS UNBOUNDED PRECEDING) FROM w ORDER BY v, id;
--> id:int4 | v:int4 | sum:int8 | count:int8 | count:int8
--| 7 | 1 | 1 | 1 | 1
--| 4 | 5 | 6 | 2 | 2
--| 1 | 10 | 16 | 3 | 3
--| 6 | 15 | 31 | 4 | 4
--| 2 | 20 | 71 | 6 | 5
--| 3 | 20 | 71 | 6 | 6
--| 5 | ∅ | 71 | 7 | 7
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | ∅ | ∅ | 1
--| 4 | ∅ | ∅ | 1
--| 1 | 1 | ∅ | ∅
--| 6 | 6 | {4} | 1
--| 2 | 16 | ∅ | ∅
--| 3 | 31 | {1} | 1
--| 5 | 51 | ∅ | 1
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 1 | {7} | 1
--| 4 | 6 | {4} | 1
--| 1 | 16 | {1} | 1
--| 6 | 31 | {4,5,6} | 1
--| 2 | 51 | {1,2} | 1
--| 3 | 71 | {1,2,3} | 1
--| 5 | 71 | {4,5} | 1
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 6 | {7} | 1
--| 4 | 16 | {4,5} | 1
--| 1 | 31 | {1,2} | 1
--| 6 | 51 | {4,5,6} | 1
--| 2 | 71 | {1,2,3} | 1
--| 3 | 71 | {1,2,3} | 1
--| 5 | 71 | {4,5,6} | 1
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 71 | {7} | 1
--| 4 | 71 | {4,5,6} | 1
--| 1 | 71 | {1,2,3} | 1
--| 6 | 71 | {4,5,6} | 1
--| 2 | 71 | {1,2,3} | 1
--| 3 | 71 | {1,2,3} | 1
--| 5 | 71 | {4,5,6} | 1
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND 2 PRECEDING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 2 PRECEDING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | ∅ | ∅ | 5
--| 4 | ∅ | ∅ | 2
--| 1 | 1 | ∅ | ∅
--| 6 | 5 | {4} | 4
--| 2 | 10 | ∅ | ∅
--| 3 | 15 | {1} | 1
--| 5 | 20 | ∅ | 3
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 1 | {7} | 5
--| 4 | 6 | {4} | 2
--| 1 | 16 | {1} | 1
--| 6 | 30 | {4,5,6} | 4
--| 2 | 45 | {1,2} | 1
--| 3 | 55 | {1,2,3} | 1
--| 5 | 40 | {4,5} | 3
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 6 | {7} | 5
--| 4 | 16 | {4,5} | 2
--| 1 | 31 | {1,2} | 1
--| 6 | 50 | {4,5,6} | 4
--| 2 | 65 | {1,2,3} | 1
--| 3 | 55 | {1,2,3} | 1
--| 5 | 40 | {4,5,6} | 3
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 71 | {7} | 5
--| 4 | 71 | {4,5,6} | 2
--| 1 | 71 | {1,2,3} | 1
--| 6 | 70 | {4,5,6} | 4
--| 2 | 65 | {1,2,3} | 1
--| 3 | 55 | {1,2,3} | 1
--| 5 | 40 | {4,5,6} | 3
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN CURRENT ROW AND CURRENT ROW) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN CURRENT ROW AND CURRENT ROW) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND CURRENT ROW) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 1 | {7} | 7
--| 4 | 5 | {4} | 4
--| 1 | 10 | {1} | 1
--| 6 | 15 | {6} | 6
--| 2 | 20 | {2} | 2
--| 3 | 20 | {3} | 3
--| 5 | ∅ | {5} | 5
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 6 | {7} | 7
--| 4 | 15 | {4,5} | 4
--| 1 | 25 | {1,2} | 1
--| 6 | 35 | {6} | 6
--| 2 | 40 | {2,3} | 2
--| 3 | 20 | {3} | 3
--| 5 | ∅ | {5,6} | 5
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 71 | {7} | 7
--| 4 | 70 | {4,5,6} | 4
--| 1 | 65 | {1,2,3} | 1
--| 6 | 55 | {6} | 6
--| 2 | 40 | {2,3} | 2
--| 3 | 20 | {3} | 3
--| 5 | ∅ | {5,6} | 5
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 5 | ∅ | ∅
--| 4 | 10 | {5} | 5
--| 1 | 15 | {2} | 2
--| 6 | 20 | ∅ | 7
--| 2 | 20 | {3} | 3
--| 3 | ∅ | ∅ | 4
--| 5 | ∅ | {6} | 6
SELECT id, sum(v) OVER (ORDER BY v, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (PARTITION BY g ORDER BY id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS ids, first_value(id) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) FROM w ORDER BY v, id;
--> id:int4 | s:int8 | ids:_int4 | first_value:int4
--| 7 | 70 | ∅ | ∅
--| 4 | 65 | {5,6} | 5
--| 1 | 55 | {2,3} | 2
--| 6 | 40 | ∅ | 7
--| 2 | 20 | {3} | 3
--| 3 | ∅ | ∅ | 4
--| 5 | ∅ | {6} | 6
SELECT id, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:_int4
--| 7 | {4,1,6,2,3,5}
--| 4 | {7,1,6,2,3,5}
--| 1 | {7,4,6,2,3,5}
--| 6 | {7,4,1,2,3,5}
--| 2 | {7,4,1,6,3,5}
--| 3 | {7,4,1,6,2,5}
--| 5 | {7,4,1,6,2,3}
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:_int4
--| 7 | {4,1,6,2,3,5}
--| 4 | {7,1,6,2,3,5}
--| 1 | {7,4,6,2,3,5}
--| 6 | {7,4,1,2,3,5}
--| 2 | {7,4,1,6,3,5}
--| 3 | {7,4,1,6,2,5}
--| 5 | {7,4,1,6,2,3}
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE TIES) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:_int4
--| 7 | {7,4,1,6,2,3,5}
--| 4 | {7,4,1,6,2,3,5}
--| 1 | {7,4,1,6,2,3,5}
--| 6 | {7,4,1,6,2,3,5}
--| 2 | {7,4,1,6,2,3,5}
--| 3 | {7,4,1,6,2,3,5}
--| 5 | {7,4,1,6,2,3,5}
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE TIES) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE NO OTHERS) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:_int4
--| 7 | {7,4,1,6,2,3,5}
--| 4 | {7,4,1,6,2,3,5}
--| 1 | {7,4,1,6,2,3,5}
--| 6 | {7,4,1,6,2,3,5}
--| 2 | {7,4,1,6,2,3,5}
--| 3 | {7,4,1,6,2,3,5}
--| 5 | {7,4,1,6,2,3,5}
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE NO OTHERS) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | ∅ | ∅
--| 4 | 5 | 7 | ∅
--| 1 | 10 | 11 | {7}
--| 6 | 15 | 12 | {7,4}
--| 2 | 20 | 18 | {7,4,1}
--| 3 | 20 | 18 | {7,4,1,6}
--| 5 | ∅ | 28 | {7,4,1,6,2}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 11 | {7,4}
--| 1 | 10 | 12 | {7,4,1}
--| 6 | 15 | 18 | {7,4,1,6}
--| 2 | 20 | 23 | {7,4,1,6,2}
--| 3 | 20 | 23 | {7,4,1,6,2,3}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7,4}
--| 4 | 5 | 11 | {7,4,1}
--| 1 | 10 | 12 | {7,4,1,6}
--| 6 | 15 | 18 | {7,4,1,6,2}
--| 2 | 20 | 23 | {7,4,1,6,2,3}
--| 3 | 20 | 23 | {7,4,1,6,2,3,5}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 28 | {7,4,1,6,2,3,5}
--| 1 | 10 | 28 | {7,4,1,6,2,3,5}
--| 6 | 15 | 28 | {7,4,1,6,2,3,5}
--| 2 | 20 | 28 | {7,4,1,6,2,3,5}
--| 3 | 20 | 28 | {7,4,1,6,2,3,5}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 2 PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND 2 PRECEDING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | ∅ | ∅
--| 4 | 5 | ∅ | ∅
--| 1 | 10 | ∅ | {7}
--| 6 | 15 | ∅ | {4}
--| 2 | 20 | ∅ | {1}
--| 3 | 20 | ∅ | {6}
--| 5 | ∅ | 5 | {2}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 2 PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 4 | {7,4}
--| 1 | 10 | 1 | {7,4,1}
--| 6 | 15 | 6 | {4,1,6}
--| 2 | 20 | 5 | {1,6,2}
--| 3 | 20 | 5 | {6,2,3}
--| 5 | ∅ | 5 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7,4}
--| 4 | 5 | 4 | {7,4,1}
--| 1 | 10 | 1 | {7,4,1,6}
--| 6 | 15 | 6 | {4,1,6,2}
--| 2 | 20 | 5 | {1,6,2,3}
--| 3 | 20 | 5 | {6,2,3,5}
--| 5 | ∅ | 5 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 21 | {7,4,1,6,2,3,5}
--| 1 | 10 | 17 | {7,4,1,6,2,3,5}
--| 6 | 15 | 16 | {4,1,6,2,3,5}
--| 2 | 20 | 10 | {1,6,2,3,5}
--| 3 | 20 | 10 | {6,2,3,5}
--| 5 | ∅ | 5 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id RANGE BETWEEN CURRENT ROW AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 4 | {4}
--| 1 | 10 | 1 | {1}
--| 6 | 15 | 6 | {6}
--| 2 | 20 | 5 | {2}
--| 3 | 20 | 5 | {3}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN CURRENT ROW AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7,4}
--| 4 | 5 | 4 | {4,1}
--| 1 | 10 | 1 | {1,6}
--| 6 | 15 | 6 | {6,2}
--| 2 | 20 | 5 | {2,3}
--| 3 | 20 | 5 | {3,5}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id RANGE BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 21 | {4,1,6,2,3,5}
--| 1 | 10 | 17 | {1,6,2,3,5}
--| 6 | 15 | 16 | {6,2,3,5}
--| 2 | 20 | 10 | {2,3,5}
--| 3 | 20 | 10 | {3,5}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | ∅ | {4}
--| 4 | 5 | ∅ | {1}
--| 1 | 10 | ∅ | {6}
--| 6 | 15 | ∅ | {2}
--| 2 | 20 | ∅ | {3}
--| 3 | 20 | ∅ | {5}
--| 5 | ∅ | 5 | ∅
SELECT id, v, sum(id) OVER (ORDER BY v RANGE BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 21 | {4,1,6,2,3,5}
--| 4 | 5 | 17 | {1,6,2,3,5}
--| 1 | 10 | 16 | {6,2,3,5}
--| 6 | 15 | 10 | {2,3,5}
--| 2 | 20 | 5 | {3,5}
--| 3 | 20 | 5 | {5}
--| 5 | ∅ | 5 | ∅
SELECT id, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 21
--| 4 | 24
--| 1 | 27
--| 6 | 22
--| 2 | 26
--| 3 | 25
--| 5 | 23
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 21
--| 4 | 24
--| 1 | 27
--| 6 | 22
--| 2 | 23
--| 3 | 23
--| 5 | 23
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE TIES) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 28
--| 4 | 28
--| 1 | 28
--| 6 | 28
--| 2 | 25
--| 3 | 26
--| 5 | 28
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE TIES) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, sum(id) OVER (ORDER BY v RANGE BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE NO OTHERS) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 28
--| 4 | 28
--| 1 | 28
--| 6 | 28
--| 2 | 28
--| 3 | 28
--| 5 | 28
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE NO OTHERS) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND 2 PRECEDING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | ∅ | ∅
--| 4 | 5 | ∅ | ∅
--| 1 | 10 | 7 | {7}
--| 6 | 15 | 11 | {7,4}
--| 2 | 20 | 12 | {7,4,1}
--| 3 | 20 | 12 | {7,4,1,6}
--| 5 | ∅ | 18 | {7,4,1,6,2}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 11 | {7,4}
--| 1 | 10 | 12 | {7,4,1}
--| 6 | 15 | 18 | {7,4,1,6}
--| 2 | 20 | 23 | {7,4,1,6,2}
--| 3 | 20 | 23 | {7,4,1,6,2,3}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 11 | {7,4}
--| 4 | 5 | 12 | {7,4,1}
--| 1 | 10 | 18 | {7,4,1,6}
--| 6 | 15 | 23 | {7,4,1,6,2}
--| 2 | 20 | 28 | {7,4,1,6,2,3}
--| 3 | 20 | 28 | {7,4,1,6,2,3,5}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 28 | {7,4,1,6,2,3,5}
--| 1 | 10 | 28 | {7,4,1,6,2,3,5}
--| 6 | 15 | 28 | {7,4,1,6,2,3,5}
--| 2 | 20 | 28 | {7,4,1,6,2,3,5}
--| 3 | 20 | 28 | {7,4,1,6,2,3,5}
--| 5 | ∅ | 28 | {7,4,1,6,2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 2 PRECEDING AND 2 PRECEDING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 2 PRECEDING AND 2 PRECEDING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | ∅ | ∅
--| 4 | 5 | ∅ | ∅
--| 1 | 10 | 7 | {7}
--| 6 | 15 | 4 | {4}
--| 2 | 20 | 1 | {1}
--| 3 | 20 | 1 | {6}
--| 5 | ∅ | 6 | {2}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 2 PRECEDING AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 2 PRECEDING AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 11 | {7,4}
--| 1 | 10 | 12 | {7,4,1}
--| 6 | 15 | 11 | {4,1,6}
--| 2 | 20 | 12 | {1,6,2}
--| 3 | 20 | 12 | {6,2,3}
--| 5 | ∅ | 16 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 2 PRECEDING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 11 | {7,4}
--| 4 | 5 | 12 | {7,4,1}
--| 1 | 10 | 18 | {7,4,1,6}
--| 6 | 15 | 16 | {4,1,6,2}
--| 2 | 20 | 17 | {1,6,2,3}
--| 3 | 20 | 17 | {6,2,3,5}
--| 5 | ∅ | 16 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 2 PRECEDING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 28 | {7,4,1,6,2,3,5}
--| 1 | 10 | 28 | {7,4,1,6,2,3,5}
--| 6 | 15 | 21 | {4,1,6,2,3,5}
--| 2 | 20 | 17 | {1,6,2,3,5}
--| 3 | 20 | 17 | {6,2,3,5}
--| 5 | ∅ | 16 | {2,3,5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN CURRENT ROW AND CURRENT ROW) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN CURRENT ROW AND CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 7 | {7}
--| 4 | 5 | 4 | {4}
--| 1 | 10 | 1 | {1}
--| 6 | 15 | 6 | {6}
--| 2 | 20 | 5 | {2}
--| 3 | 20 | 5 | {3}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN CURRENT ROW AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 11 | {7,4}
--| 4 | 5 | 5 | {4,1}
--| 1 | 10 | 7 | {1,6}
--| 6 | 15 | 11 | {6,2}
--| 2 | 20 | 10 | {2,3}
--| 3 | 20 | 10 | {3,5}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 28 | {7,4,1,6,2,3,5}
--| 4 | 5 | 21 | {4,1,6,2,3,5}
--| 1 | 10 | 17 | {1,6,2,3,5}
--| 6 | 15 | 16 | {6,2,3,5}
--| 2 | 20 | 10 | {2,3,5}
--| 3 | 20 | 10 | {3,5}
--| 5 | ∅ | 5 | {5}
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 4 | {4}
--| 4 | 5 | 1 | {1}
--| 1 | 10 | 6 | {6}
--| 6 | 15 | 5 | {2}
--| 2 | 20 | 5 | {3}
--| 3 | 20 | 5 | {5}
--| 5 | ∅ | ∅ | ∅
SELECT id, v, sum(id) OVER (ORDER BY v GROUPS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS s, array_agg(id) OVER (ORDER BY v, id GROUPS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS ids FROM w ORDER BY v, id;
--> id:int4 | v:int4 | s:int8 | ids:_int4
--| 7 | 1 | 21 | {4,1,6,2,3,5}
--| 4 | 5 | 17 | {1,6,2,3,5}
--| 1 | 10 | 16 | {6,2,3,5}
--| 6 | 15 | 10 | {2,3,5}
--| 2 | 20 | 5 | {3,5}
--| 3 | 20 | 5 | {5}
--| 5 | ∅ | ∅ | ∅
SELECT id, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE CURRENT ROW) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 21
--| 4 | 24
--| 1 | 27
--| 6 | 22
--| 2 | 26
--| 3 | 25
--| 5 | 23
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE CURRENT ROW) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE GROUP) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 21
--| 4 | 24
--| 1 | 27
--| 6 | 22
--| 2 | 23
--| 3 | 23
--| 5 | 23
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE GROUP) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | ∅
--| 2 | 10
--| 3 | 30
--| 4 | ∅
--| 5 | 20
--| 6 | 5
--| 7 | ∅
SELECT id, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE TIES) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 28
--| 4 | 28
--| 1 | 28
--| 6 | 28
--| 2 | 25
--| 3 | 26
--| 5 | 28
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE TIES) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, sum(id) OVER (ORDER BY v GROUPS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING EXCLUDE NO OTHERS) AS ids FROM w ORDER BY v, id;
--> id:int4 | ids:int8
--| 7 | 28
--| 4 | 28
--| 1 | 28
--| 6 | 28
--| 2 | 28
--| 3 | 28
--| 5 | 28
SELECT id, sum(v) OVER (PARTITION BY g ORDER BY v, id GROUPS BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW EXCLUDE NO OTHERS) AS s FROM w ORDER BY id;
--> id:int4 | s:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 20
--| 6 | 20
--| 7 | 1
SELECT id, d, count(*) OVER (ORDER BY d RANGE BETWEEN '2 days' PRECEDING AND '1 day' FOLLOWING) FROM w ORDER BY d, id;
--> id:int4 | d:date | count:int8
--| 1 | 2024-01-01 | 3
--| 4 | 2024-01-01 | 3
--| 2 | 2024-01-02 | 3
--| 3 | 2024-01-04 | 2
--| 5 | 2024-01-08 | 2
--| 6 | 2024-01-09 | 2
--| 7 | 2024-02-01 | 1
SELECT id, d, array_agg(id) OVER (ORDER BY d DESC, id RANGE BETWEEN UNBOUNDED PRECEDING AND CURRENT ROW) FROM w ORDER BY id;
--> id:int4 | d:date | array_agg:_int4
--| 1 | 2024-01-01 | {7,6,5,3,2,1}
--| 2 | 2024-01-02 | {7,6,5,3,2}
--| 3 | 2024-01-04 | {7,6,5,3}
--| 4 | 2024-01-01 | {7,6,5,3,2,1,4}
--| 5 | 2024-01-08 | {7,6,5}
--| 6 | 2024-01-09 | {7,6}
--| 7 | 2024-02-01 | {7}
SELECT id, v, sum(v) OVER (ORDER BY v DESC RANGE BETWEEN 5 PRECEDING AND 5 FOLLOWING) FROM w ORDER BY id;
--> id:int4 | v:int4 | sum:int8
--| 1 | 10 | 30
--| 2 | 20 | 55
--| 3 | 20 | 55
--| 4 | 5 | 16
--| 5 | ∅ | ∅
--| 6 | 15 | 65
--| 7 | 1 | 6
SELECT id, sum(v) OVER (ORDER BY v NULLS FIRST RANGE BETWEEN 5 PRECEDING AND CURRENT ROW) FROM w ORDER BY id;
--> id:int4 | sum:int8
--| 1 | 15
--| 2 | 55
--| 3 | 55
--| 4 | 6
--| 5 | ∅
--| 6 | 25
--| 7 | 1
SELECT id, sum(v) OVER (ORDER BY id RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING) FROM w ORDER BY id;
--> id:int4 | sum:int8
--| 1 | 30
--| 2 | 50
--| 3 | 45
--| 4 | 25
--| 5 | 20
--| 6 | 16
--| 7 | 16
SELECT id, sum(v) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), sum(v) OVER (ORDER BY id ROWS BETWEEN 2 PRECEDING AND 1 PRECEDING), sum(v) OVER (ORDER BY id ROWS 1 PRECEDING) FROM w ORDER BY id;
--> id:int4 | sum:int8 | sum:int8 | sum:int8
--| 1 | 40 | ∅ | 10
--| 2 | 25 | 10 | 30
--| 3 | 5 | 30 | 40
--| 4 | 15 | 40 | 25
--| 5 | 16 | 25 | 5
--| 6 | 1 | 5 | 15
--| 7 | ∅ | 15 | 16
SELECT id, sum(v) OVER (ORDER BY id ROWS BETWEEN 0 PRECEDING AND 0 FOLLOWING), count(*) OVER (ORDER BY id ROWS BETWEEN 3 FOLLOWING AND 1 FOLLOWING) FROM w ORDER BY id;
--> id:int4 | sum:int8 | count:int8
--| 1 | 10 | 0
--| 2 | 20 | 0
--| 3 | 20 | 0
--| 4 | 5 | 0
--| 5 | ∅ | 0
--| 6 | 15 | 0
--| 7 | 1 | 0
SELECT sum(v) OVER (ORDER BY id ROWS BETWEEN -1 PRECEDING AND CURRENT ROW) FROM w;
--! 22013: frame starting offset must not be negative
SELECT sum(v) OVER (ORDER BY id ROWS BETWEEN NULL PRECEDING AND CURRENT ROW) FROM w;
--! 22004: frame starting offset must not be null
SELECT sum(v) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 PRECEDING) FROM w;
--! 42P20: frame starting from current row cannot have preceding rows
SELECT sum(v) OVER (ORDER BY id ROWS BETWEEN UNBOUNDED FOLLOWING AND CURRENT ROW) FROM w;
--! 42P20: frame start cannot be UNBOUNDED FOLLOWING
SELECT sum(v) OVER (ORDER BY id ROWS UNBOUNDED FOLLOWING) FROM w;
--! 42P20: frame start cannot be UNBOUNDED FOLLOWING
SELECT sum(v) OVER (RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM w;
--! 42P20: RANGE with offset PRECEDING/FOLLOWING requires exactly one ORDER BY column
SELECT sum(v) OVER (ORDER BY g, id RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM w;
--! 42P20: RANGE with offset PRECEDING/FOLLOWING requires exactly one ORDER BY column
SELECT sum(v) OVER (ORDER BY g RANGE BETWEEN 1 PRECEDING AND CURRENT ROW) FROM w;
--! 0A000: RANGE with offset PRECEDING/FOLLOWING is not supported for column type text
SELECT sum(v) OVER (GROUPS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM w;
--! 42P20: GROUPS mode requires an ORDER BY clause
SELECT sum(v) OVER (ORDER BY id ROWS BETWEEN id PRECEDING AND CURRENT ROW) FROM w;
--! 42P10: argument of ROWS must not contain variables
SELECT id, sum(sum(v)) OVER (ORDER BY id) FROM w GROUP BY id ORDER BY id;
--> id:int4 | sum:numeric
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 55
--| 5 | 55
--| 6 | 70
--| 7 | 71
SELECT g, sum(v), rank() OVER (ORDER BY sum(v) DESC NULLS LAST) FROM w GROUP BY g ORDER BY g;
--> g:text | sum:int8 | rank:int8
--| a | 50 | 1
--| b | 20 | 2
--| ∅ | 1 | 3
SELECT g, count(*), sum(count(*)) OVER () FROM w GROUP BY g ORDER BY g;
--> g:text | count:int8 | sum:numeric
--| a | 3 | 7
--| b | 3 | 7
--| ∅ | 1 | 7
SELECT id FROM w WHERE row_number() OVER () = 1;
--! 42P20: window functions are not allowed in WHERE
SELECT g FROM w GROUP BY row_number() OVER ();
--! 42P20: window functions are not allowed in GROUP BY
SELECT sum(v) OVER (ORDER BY sum(v) OVER ()) FROM w;
--! 42P20: window functions are not allowed in window definitions
SELECT sum(row_number() OVER ()) FROM w;
--! 42803: aggregate function calls cannot contain window function calls
SELECT row_number() FROM w;
--! 42809: window function row_number requires an OVER clause
SELECT lower(g) OVER () FROM w;
--! 42809: OVER specified, but lower is not a window function nor an aggregate function
SELECT rank() OVER nosuch FROM w;
--! 42704: window "nosuch" does not exist
SELECT rank() OVER (nosuch ORDER BY id) FROM w;
--! 42704: window "nosuch" does not exist
SELECT count(DISTINCT v) OVER () FROM w;
--! 0A000: DISTINCT is not implemented for window functions
SELECT sum(v ORDER BY id) OVER () FROM w;
--! 0A000: aggregate ORDER BY is not implemented for window functions
SELECT sum(v) FILTER (WHERE v > 5) OVER (ORDER BY id) FROM w ORDER BY id;
--> sum:int8
--| 10
--| 30
--| 50
--| 50
--| 50
--| 65
--| 65
SELECT row_number() FILTER (WHERE true) OVER () FROM w;
--! 0A000: FILTER is not implemented for non-aggregate window functions
SELECT ntile(0) OVER () FROM w;
--! 22014: argument of ntile must be greater than zero
SELECT nth_value(v, 0) OVER () FROM w;
--! 22016: argument of nth_value must be greater than zero
SELECT ntile(3) OVER (ORDER BY id), ntile(100) OVER (ORDER BY id) FROM w ORDER BY id;
--> ntile:int4 | ntile:int4
--| 1 | 1
--| 1 | 2
--| 1 | 3
--| 2 | 4
--| 2 | 5
--| 3 | 6
--| 3 | 7
SELECT id, sum(v) OVER (a ROWS UNBOUNDED PRECEDING), max(v) OVER b FROM w WINDOW a AS (PARTITION BY g ORDER BY id), b AS (PARTITION BY g) ORDER BY id;
--> id:int4 | sum:int8 | max:int4
--| 1 | 10 | 20
--| 2 | 30 | 20
--| 3 | 50 | 20
--| 4 | 5 | 15
--| 5 | 5 | 15
--| 6 | 20 | 15
--| 7 | 1 | 1
SELECT id, sum(v) OVER (a ORDER BY id) FROM w WINDOW a AS (PARTITION BY g) ORDER BY id;
--> id:int4 | sum:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 5
--| 6 | 20
--| 7 | 1
SELECT sum(v) OVER (a PARTITION BY g) FROM w WINDOW a AS (ORDER BY id);
--! 42P20: cannot override PARTITION BY clause of window "a"
SELECT sum(v) OVER (a ORDER BY id) FROM w WINDOW a AS (ORDER BY id);
--! 42P20: cannot override ORDER BY clause of window "a"
SELECT sum(v) OVER (a) FROM w WINDOW a AS (ORDER BY id ROWS 1 PRECEDING);
--! 42P20: cannot copy window "a" because it has a frame clause
SELECT 1 FROM w WINDOW a AS (ORDER BY id), a AS (ORDER BY v);
--! 42P20: window "a" is already defined
SELECT id, x FROM (SELECT id, row_number() OVER (PARTITION BY g ORDER BY v DESC NULLS LAST, id) x FROM w) s WHERE x = 1 ORDER BY id;
--> id:int4 | x:int8
--| 2 | 1
--| 6 | 1
--| 7 | 1
SELECT id, v - lag(v) OVER (ORDER BY id) AS diff FROM w ORDER BY id;
--> id:int4 | diff:int4
--| 1 | ∅
--| 2 | 10
--| 3 | 0
--| 4 | -15
--| 5 | ∅
--| 6 | ∅
--| 7 | -14
SELECT id FROM w ORDER BY row_number() OVER (ORDER BY v DESC, id), id;
--> id:int4
--| 5
--| 2
--| 3
--| 6
--| 1
--| 4
--| 7
SELECT string_agg(g, ',') OVER (ORDER BY id), array_agg(v) OVER (PARTITION BY g ORDER BY id), bool_or(v > 10) OVER (ORDER BY id), min(g) OVER (ORDER BY id ROWS 1 PRECEDING), json_agg(id) OVER (ORDER BY id ROWS 1 PRECEDING) FROM w ORDER BY id;
--> string_agg:text | array_agg:_int4 | bool_or:bool | min:text | json_agg:json
--| a | {10} | f | a | [1]
--| a,a | {10,20} | t | a | [1, 2]
--| a,a,a | {10,20,20} | t | a | [2, 3]
--| a,a,a,b | {5} | t | a | [3, 4]
--| a,a,a,b,b | {5,NULL} | t | b | [4, 5]
--| a,a,a,b,b,b | {5,NULL,15} | t | b | [5, 6]
--| a,a,a,b,b,b | {1} | t | b | [6, 7]
SELECT id, avg(v) OVER (ORDER BY id ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING), stddev(v) OVER (ORDER BY id), max(v) OVER (ORDER BY id ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) FROM w ORDER BY id;
--> id:int4 | avg:numeric | stddev:numeric | max:int4
--| 1 | 15.0000000000000000 | ∅ | 20
--| 2 | 16.6666666666666667 | 7.0710678118654752 | 20
--| 3 | 15.0000000000000000 | 5.7735026918962576 | 15
--| 4 | 12.5000000000000000 | 7.5000000000000000 | 15
--| 5 | 10.0000000000000000 | 7.5000000000000000 | 15
--| 6 | 8.0000000000000000 | 6.5192024052026487 | 1
--| 7 | 8.0000000000000000 | 7.8845841150099139 | ∅
SELECT DISTINCT g, first_value(v) OVER (PARTITION BY g ORDER BY id) FROM w ORDER BY g;
--> g:text | first_value:int4
--| a | 10
--| b | 5
--| ∅ | 1
SELECT id, row_number() OVER (PARTITION BY g ORDER BY id) + 10 * dense_rank() OVER (ORDER BY g) FROM w ORDER BY id LIMIT 3;
--> id:int4 | ?column?:int8
--| 1 | 11
--| 2 | 12
--| 3 | 13
SELECT id, lag(id, v) OVER (ORDER BY id), lag(g, 1, 'none') OVER (ORDER BY id), lead(v, NULL) OVER (ORDER BY id) FROM w ORDER BY id;
--> id:int4 | lag:int4 | lag:text | lead:int4
--| 1 | ∅ | none | ∅
--| 2 | ∅ | a | ∅
--| 3 | ∅ | a | ∅
--| 4 | ∅ | a | ∅
--| 5 | ∅ | b | ∅
--| 6 | ∅ | b | ∅
--| 7 | 6 | b | ∅
SELECT lag(v, 1, 'x') OVER (ORDER BY id) FROM w;
--! 22P02: invalid input syntax for type integer: "x"
SELECT lag(v, 1, 2.5) OVER (ORDER BY id) FROM w ORDER BY id;
--> lag:numeric
--| 2.5
--| 10
--| 20
--| 20
--| 5
--| ∅
--| 15
SELECT sum(v) OVER (PARTITION BY v % 2 ORDER BY id) FROM w ORDER BY id;
--> sum:int8
--| 10
--| 30
--| 50
--| 5
--| ∅
--| 20
--| 21
SELECT id, percent_rank() OVER (), cume_dist() OVER (), rank() OVER () FROM w ORDER BY id;
--> id:int4 | percent_rank:float8 | cume_dist:float8 | rank:int8
--| 1 | 0 | 1 | 1
--| 2 | 0 | 1 | 1
--| 3 | 0 | 1 | 1
--| 4 | 0 | 1 | 1
--| 5 | 0 | 1 | 1
--| 6 | 0 | 1 | 1
--| 7 | 0 | 1 | 1
SELECT count(*) OVER (PARTITION BY g, v) FROM w ORDER BY id;
--> count:int8
--| 1
--| 2
--| 2
--| 1
--| 1
--| 1
--| 1
SELECT pg_typeof(row_number() OVER ()), pg_typeof(rank() OVER ()), pg_typeof(ntile(1) OVER ()), pg_typeof(cume_dist() OVER ()), pg_typeof(sum(1) OVER ());
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| bigint | bigint | integer | double precision | bigint
SELECT first_value(x) IGNORE NULLS OVER () FROM (VALUES (1)) v(x);
--! 42601: syntax error at or near "NULLS"
SELECT id, sum(v) OVER (PARTITION BY (SELECT g) ORDER BY id) FROM w ORDER BY id;
--> id:int4 | sum:int8
--| 1 | 10
--| 2 | 30
--| 3 | 50
--| 4 | 5
--| 5 | 5
--| 6 | 20
--| 7 | 1
SELECT sum(id) OVER w1 FROM w WINDOW w1 AS (w1 ORDER BY id);
--! 42704: window "w1" does not exist
SELECT sum(id) OVER w1 FROM w WINDOW w1 AS (w2 ORDER BY id), w2 AS (PARTITION BY g);
--! 42704: window "w2" does not exist

-- A star stands for no arguments.
select i, rank(*) over (order by i), row_number(*) over () from (values (1), (1)) t(i) order by 1, 3;
--> i:int4 | rank:int8 | row_number:int8
--| 1 | 1 | 1
--| 1 | 1 | 2

select rank(*);
--! 42809: window function rank requires an OVER clause

select now(*);
--! 42809: now(*) specified, but now is not an aggregate function

select generate_series(*);
--! 42883: function generate_series() does not exist
