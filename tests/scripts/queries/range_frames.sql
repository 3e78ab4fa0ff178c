-- RANGE frames with distances: infinities, NaN, negative ones, and types that have none.
CREATE TABLE n (id int, f float8, d numeric, i int, t date);
--= CREATE TABLE
INSERT INTO n VALUES (0, '-Infinity', '-Infinity', 1, '2020-01-01'), (1, -3, -3, 2, '2020-01-02'), (2, 0, 0, 3, '2020-01-05'), (3, 1.1, 1.1, 5, '2020-02-01'),
    (4, 'Infinity', 'Infinity', 8, '2020-03-01'), (5, 'NaN', 'NaN', NULL, NULL);
--= INSERT 0 6
SELECT id, f, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY f RANGE BETWEEN 1 PRECEDING AND 1.1 FOLLOWING) ORDER BY id;
--> id:int4 | f:float8 | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 0
--| 1 | -3 | 1 | 1
--| 2 | 0 | 2 | 3
--| 3 | 1.1 | 3 | 3
--| 4 | Infinity | 4 | 4
--| 5 | NaN | 5 | 5
SELECT id, f, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY f RANGE BETWEEN 'inf' PRECEDING AND 'inf' FOLLOWING) ORDER BY id;
--> id:int4 | f:float8 | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 4
--| 1 | -3 | 0 | 4
--| 2 | 0 | 0 | 4
--| 3 | 1.1 | 0 | 4
--| 4 | Infinity | 0 | 4
--| 5 | NaN | 5 | 5
SELECT id, f, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY f RANGE BETWEEN 'inf' PRECEDING AND 'inf' PRECEDING) ORDER BY id;
--> id:int4 | f:float8 | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 0
--| 1 | -3 | 0 | 0
--| 2 | 0 | 0 | 0
--| 3 | 1.1 | 0 | 0
--| 4 | Infinity | 0 | 4
--| 5 | NaN | 5 | 5
SELECT id, f, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY f DESC RANGE BETWEEN 'inf' FOLLOWING AND 'inf' FOLLOWING) ORDER BY id;
--> id:int4 | f:float8 | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 0
--| 1 | -3 | 0 | 0
--| 2 | 0 | 0 | 0
--| 3 | 1.1 | 0 | 0
--| 4 | Infinity | 4 | 0
--| 5 | NaN | 5 | 5
SELECT id, d, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY d RANGE BETWEEN 'inf' PRECEDING AND 'inf' FOLLOWING) ORDER BY id;
--> id:int4 | d:numeric | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 4
--| 1 | -3 | 0 | 4
--| 2 | 0 | 0 | 4
--| 3 | 1.1 | 0 | 4
--| 4 | Infinity | 0 | 4
--| 5 | NaN | 5 | 5
SELECT id, d, first_value(id) OVER w, last_value(id) OVER w FROM n WINDOW w AS (ORDER BY d RANGE BETWEEN 1 PRECEDING AND 1 FOLLOWING) ORDER BY id;
--> id:int4 | d:numeric | first_value:int4 | last_value:int4
--| 0 | -Infinity | 0 | 0
--| 1 | -3 | 1 | 1
--| 2 | 0 | 2 | 2
--| 3 | 1.1 | 3 | 3
--| 4 | Infinity | 4 | 4
--| 5 | NaN | 5 | 5
SELECT sum(id) OVER (ORDER BY f RANGE BETWEEN 1.1 PRECEDING AND 'NaN' FOLLOWING) FROM n;
--! 22013: invalid preceding or following size in window function
SELECT sum(id) OVER (ORDER BY d RANGE BETWEEN 1 PRECEDING AND 1.1::float8 FOLLOWING) FROM n;
--! 0A000: RANGE with offset PRECEDING/FOLLOWING is not supported for column type numeric and offset type double precision
SELECT sum(id) OVER (ORDER BY d RANGE BETWEEN 1 PRECEDING AND 'NaN' FOLLOWING) FROM n;
--! 22013: invalid preceding or following size in window function
SELECT sum(id) OVER (ORDER BY i RANGE BETWEEN -1 PRECEDING AND 2 FOLLOWING) FROM n;
--! 22013: invalid preceding or following size in window function
SELECT sum(id) OVER (ORDER BY i RANGE BETWEEN 1 PRECEDING AND -2 FOLLOWING) FROM n;
--! 22013: invalid preceding or following size in window function
SELECT sum(id) OVER (ORDER BY i RANGE BETWEEN 1.5 PRECEDING AND 2 FOLLOWING) FROM n;
--! 0A000: RANGE with offset PRECEDING/FOLLOWING is not supported for column type integer and offset type numeric
SELECT sum(id) OVER (ORDER BY t RANGE BETWEEN 1 PRECEDING AND 2 FOLLOWING) FROM n;
--! 0A000: RANGE with offset PRECEDING/FOLLOWING is not supported for column type date and offset type integer
SELECT sum(id) OVER (ORDER BY t RANGE BETWEEN '1 day'::interval PRECEDING AND '-2 days'::interval FOLLOWING) FROM n;
--! 22013: invalid preceding or following size in window function
SELECT id, sum(id) OVER (ORDER BY t RANGE BETWEEN '1 month' PRECEDING AND '3 days' FOLLOWING) FROM n ORDER BY id;
--> id:int4 | sum:int8
--| 0 | 1
--| 1 | 3
--| 2 | 3
--| 3 | 6
--| 4 | 7
--| 5 | 5
SELECT id, sum(v) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) FROM (VALUES (1, 1.01::numeric), (2, 2), (3, 3)) x(id, v);
--> id:int4 | sum:numeric
--| 1 | 6.01
--| 2 | 5
--| 3 | 3
SELECT id, sum(v) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING), avg(v) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND 1 FOLLOWING) FROM (VALUES (1, 1.01::numeric), (2, 2.5), (3, 3)) x(id, v);
--> id:int4 | sum:numeric | avg:numeric
--| 1 | 3.51 | 1.7550000000000000
--| 2 | 5.5 | 2.7500000000000000
--| 3 | 3 | 3.0000000000000000
-- A distance is looked at when a row is.
SELECT sum(i) OVER (ORDER BY i RANGE BETWEEN 1 FOLLOWING AND -1 FOLLOWING) FROM (VALUES (1)) AS t (i) WHERE false;
--> sum:int8
SELECT sum(i) OVER (ORDER BY i RANGE BETWEEN 1 FOLLOWING AND -1 FOLLOWING) FROM (VALUES (1)) AS t (i);
--! 22013: invalid preceding or following size in window function
