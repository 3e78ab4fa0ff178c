-- Aggregates, GROUP BY, HAVING, FILTER, DISTINCT, ORDER BY inside, ordered sets, grouping sets.
CREATE TABLE sales (id int PRIMARY KEY, region text, product text, quantity int, price numeric(8,2), sold date);
--= CREATE TABLE
INSERT INTO sales VALUES (1, 'north', 'apple', 10, 1.50, '2024-01-01'), (2, 'north', 'pear', 5, 2.25, '2024-01-02'), (3, 'south', 'apple', 7, 1.40, '2024-01-02'), (4, 'south', 'pear', NULL, 2.00, '2024-01-03'), (5, NULL, 'apple', 3, 1.60, '2024-02-01'), (6, 'east', 'fig', 12, 0.75, NULL), (7, 'east', 'apple', 10, NULL, '2024-02-05'), (8, 'north', 'apple', 2, 1.55, '2024-03-01');
--= INSERT 0 8
SELECT count(*), count(quantity), count(DISTINCT quantity), sum(quantity), avg(quantity), min(quantity), max(quantity) FROM sales;
--> count:int8 | count:int8 | count:int8 | sum:int8 | avg:numeric | min:int4 | max:int4
--| 8 | 7 | 6 | 49 | 7.0000000000000000 | 2 | 12
SELECT count(*), sum(quantity), avg(quantity), min(price), max(region) FROM sales WHERE false;
--> count:int8 | sum:int8 | avg:numeric | min:numeric | max:text
--| 0 | ∅ | ∅ | ∅ | ∅
SELECT region, count(*), sum(quantity), avg(price) FROM sales GROUP BY region ORDER BY region;
--> region:text | count:int8 | sum:int8 | avg:numeric
--| east | 2 | 22 | 0.75000000000000000000
--| north | 3 | 17 | 1.7666666666666667
--| south | 2 | 7 | 1.7000000000000000
--| ∅ | 1 | 3 | 1.60000000000000000000
SELECT region, sum(quantity) FROM sales GROUP BY region HAVING sum(quantity) > 10 ORDER BY 2 DESC, 1;
--> region:text | sum:int8
--| east | 22
--| north | 17
SELECT product, region, sum(quantity * price) AS total FROM sales GROUP BY product, region ORDER BY product, region;
--> product:text | region:text | total:numeric
--| apple | east | ∅
--| apple | north | 18.10
--| apple | south | 9.80
--| apple | ∅ | 4.80
--| fig | east | 9.00
--| pear | north | 11.25
--| pear | south | ∅
SELECT count(*) FROM sales GROUP BY region ORDER BY 1;
--> count:int8
--| 1
--| 2
--| 2
--| 3
SELECT 1 FROM sales GROUP BY ();
--> ?column?:int4
--| 1
SELECT count(*) FROM sales WHERE false GROUP BY ();
--> count:int8
--| 0
SELECT count(*) FROM sales WHERE false GROUP BY region;
--> count:int8
SELECT region FROM sales HAVING count(*) > 1;
--! 42803: column "sales.region" must appear in the GROUP BY clause or be used in an aggregate function
SELECT 1 FROM sales HAVING true;
--> ?column?:int4
--| 1
SELECT 1 FROM sales HAVING false;
--> ?column?:int4
SELECT max(quantity) FROM sales HAVING max(quantity) > 100;
--> max:int4
SELECT region, count(*) FROM sales;
--! 42803: column "sales.region" must appear in the GROUP BY clause or be used in an aggregate function
SELECT region, product FROM sales GROUP BY region;
--! 42803: column "sales.product" must appear in the GROUP BY clause or be used in an aggregate function
SELECT quantity + 1, count(*) FROM sales GROUP BY quantity + 1 ORDER BY 1;
--> ?column?:int4 | count:int8
--| 3 | 1
--| 4 | 1
--| 6 | 1
--| 8 | 1
--| 11 | 2
--| 13 | 1
--| ∅ | 1
SELECT quantity + 2, count(*) FROM sales GROUP BY quantity + 1;
--! 42803: column "sales.quantity" must appear in the GROUP BY clause or be used in an aggregate function
SELECT id, region FROM sales GROUP BY id ORDER BY id LIMIT 2;
--> id:int4 | region:text
--| 1 | north
--| 2 | north
SELECT s.*, count(*) FROM sales s GROUP BY s.id ORDER BY s.id LIMIT 1;
--> id:int4 | region:text | product:text | quantity:int4 | price:numeric | sold:date | count:int8
--| 1 | north | apple | 10 | 1.50 | 2024-01-01 | 1
SELECT upper(region) AS r, count(*) FROM sales GROUP BY r ORDER BY r;
--> r:text | count:int8
--| EAST | 2
--| NORTH | 3
--| SOUTH | 2
--| ∅ | 1
SELECT upper(region) AS region, count(*) FROM sales GROUP BY region ORDER BY 1;
--> region:text | count:int8
--| EAST | 2
--| NORTH | 3
--| SOUTH | 2
--| ∅ | 1
SELECT region AS product, count(*) FROM sales GROUP BY 1 ORDER BY 1;
--> product:text | count:int8
--| east | 2
--| north | 3
--| south | 2
--| ∅ | 1
SELECT region, count(*) FROM sales GROUP BY 3;
--! 42P10: GROUP BY position 3 is not in select list
SELECT region, count(*) FROM sales GROUP BY 2;
--! 42803: aggregate functions are not allowed in GROUP BY
SELECT region, count(*) FROM sales WHERE count(*) > 1 GROUP BY region;
--! 42803: aggregate functions are not allowed in WHERE
SELECT sum(count(*)) FROM sales;
--! 42803: aggregate function calls cannot be nested
SELECT sum(DISTINCT quantity), count(DISTINCT region), avg(DISTINCT quantity) FROM sales;
--> sum:int8 | count:int8 | avg:numeric
--| 39 | 3 | 6.5000000000000000
SELECT count(DISTINCT (region, product)) FROM sales;
--> count:int8
--| 7
SELECT string_agg(product, ',' ORDER BY product, id), array_agg(quantity ORDER BY quantity DESC NULLS LAST, id), array_agg(DISTINCT region ORDER BY region) FROM sales;
--> string_agg:text | array_agg:_int4 | array_agg:_text
--| apple,apple,apple,apple,apple,fig,pear,pear | {12,10,10,7,5,3,2,NULL} | {east,north,south,NULL}
SELECT string_agg(DISTINCT product, ',' ORDER BY id) FROM sales;
--! 42P10: in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list
SELECT count(*) FILTER (WHERE quantity > 5), sum(quantity) FILTER (WHERE region = 'north'), sum(quantity) FILTER (WHERE false), array_agg(id ORDER BY id) FILTER (WHERE price IS NULL) FROM sales;
--> count:int8 | sum:int8 | sum:int8 | array_agg:_int4
--| 4 | 17 | ∅ | {7}
SELECT region, count(*) FILTER (WHERE product = 'apple') AS apples FROM sales GROUP BY region ORDER BY region;
--> region:text | apples:int8
--| east | 1
--| north | 2
--| south | 1
--| ∅ | 1
SELECT count(*) FILTER (WHERE quantity) FROM sales;
--! 42804: argument of FILTER must be type boolean, not type integer
SELECT lower(region) FILTER (WHERE true) FROM sales;
--! 42809: FILTER specified, but lower is not an aggregate function
SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY quantity), percentile_disc(0.5) WITHIN GROUP (ORDER BY quantity), mode() WITHIN GROUP (ORDER BY quantity) FROM sales;
--> percentile_cont:float8 | percentile_disc:int4 | mode:int4
--| 7 | 7 | 10
SELECT percentile_cont(ARRAY[0, 0.25, 0.5, 1]) WITHIN GROUP (ORDER BY price), percentile_disc(ARRAY[0.1, 0.9]) WITHIN GROUP (ORDER BY product) FROM sales;
--> percentile_cont:_float8 | percentile_disc:_text
--| {0.75,1.45,1.55,2.25} | {apple,pear}
SELECT percentile_cont(0.25) WITHIN GROUP (ORDER BY i) FROM (VALUES (interval '1 day'), (interval '3 days')) v(i);
--> percentile_cont:interval
--| 1 day 12:00:00
SELECT region, percentile_cont(0.5) WITHIN GROUP (ORDER BY price DESC) FROM sales GROUP BY region ORDER BY region;
--> region:text | percentile_cont:float8
--| east | 0.75
--| north | 1.55
--| south | 1.7
--| ∅ | 1.6
SELECT percentile_cont(1.5) WITHIN GROUP (ORDER BY quantity) FROM sales;
--! 22003: percentile value 1.5 is not between 0 and 1
SELECT percentile_cont(0.5) FROM sales;
--! 42883: function percentile_cont(numeric) does not exist
SELECT rank(7) WITHIN GROUP (ORDER BY quantity), dense_rank(7) WITHIN GROUP (ORDER BY quantity), percent_rank(7) WITHIN GROUP (ORDER BY quantity), cume_dist(7) WITHIN GROUP (ORDER BY quantity) FROM sales;
--> rank:int8 | dense_rank:int8 | percent_rank:float8 | cume_dist:float8
--| 4 | 4 | 0.375 | 0.5555555555555556
SELECT mode() WITHIN GROUP (ORDER BY product) FROM sales WHERE false;
--> mode:text
--| ∅
SELECT sum(quantity) WITHIN GROUP (ORDER BY quantity) FROM sales;
--! 42883: function sum(integer, integer) does not exist
SELECT region, product, sum(quantity), grouping(region), grouping(product), grouping(region, product) FROM sales GROUP BY GROUPING SETS ((region, product), (region), ()) ORDER BY region, product, 4, 5;
--> region:text | product:text | sum:int8 | grouping:int4 | grouping:int4 | grouping:int4
--| east | apple | 10 | 0 | 0 | 0
--| east | fig | 12 | 0 | 0 | 0
--| east | ∅ | 22 | 0 | 1 | 1
--| north | apple | 12 | 0 | 0 | 0
--| north | pear | 5 | 0 | 0 | 0
--| north | ∅ | 17 | 0 | 1 | 1
--| south | apple | 7 | 0 | 0 | 0
--| south | pear | ∅ | 0 | 0 | 0
--| south | ∅ | 7 | 0 | 1 | 1
--| ∅ | apple | 3 | 0 | 0 | 0
--| ∅ | ∅ | 3 | 0 | 1 | 1
--| ∅ | ∅ | 49 | 1 | 1 | 3
SELECT region, product, sum(quantity), grouping(region, product) g FROM sales GROUP BY ROLLUP (region, product) ORDER BY g, region, product;
--> region:text | product:text | sum:int8 | g:int4
--| east | apple | 10 | 0
--| east | fig | 12 | 0
--| north | apple | 12 | 0
--| north | pear | 5 | 0
--| south | apple | 7 | 0
--| south | pear | ∅ | 0
--| ∅ | apple | 3 | 0
--| east | ∅ | 22 | 1
--| north | ∅ | 17 | 1
--| south | ∅ | 7 | 1
--| ∅ | ∅ | 3 | 1
--| ∅ | ∅ | 49 | 3
SELECT region, product, count(*), grouping(region, product) g FROM sales GROUP BY CUBE (region, product) ORDER BY g, region, product;
--> region:text | product:text | count:int8 | g:int4
--| east | apple | 1 | 0
--| east | fig | 1 | 0
--| north | apple | 2 | 0
--| north | pear | 1 | 0
--| south | apple | 1 | 0
--| south | pear | 1 | 0
--| ∅ | apple | 1 | 0
--| east | ∅ | 2 | 1
--| north | ∅ | 3 | 1
--| south | ∅ | 2 | 1
--| ∅ | ∅ | 1 | 1
--| ∅ | apple | 5 | 2
--| ∅ | fig | 1 | 2
--| ∅ | pear | 2 | 2
--| ∅ | ∅ | 8 | 3
SELECT region, product, count(*) FROM sales GROUP BY region, ROLLUP (product) ORDER BY region, product, 3;
--> region:text | product:text | count:int8
--| east | apple | 1
--| east | fig | 1
--| east | ∅ | 2
--| north | apple | 2
--| north | pear | 1
--| north | ∅ | 3
--| south | apple | 1
--| south | pear | 1
--| south | ∅ | 2
--| ∅ | apple | 1
--| ∅ | ∅ | 1
SELECT region, count(*) FROM sales GROUP BY GROUPING SETS (region, region) ORDER BY region;
--> region:text | count:int8
--| east | 2
--| east | 2
--| north | 3
--| north | 3
--| south | 2
--| south | 2
--| ∅ | 1
--| ∅ | 1
SELECT region, count(*) FROM sales GROUP BY DISTINCT ROLLUP (region), ROLLUP (region) ORDER BY region, 2;
--> region:text | count:int8
--| east | 2
--| north | 3
--| south | 2
--| ∅ | 1
--| ∅ | 8
SELECT extract(month FROM sold) m, region, sum(quantity) FROM sales GROUP BY ROLLUP (m, region) ORDER BY m, region, 3;
--> m:numeric | region:text | sum:int8
--| 1 | north | 15
--| 1 | south | 7
--| 1 | ∅ | 22
--| 2 | east | 10
--| 2 | ∅ | 3
--| 2 | ∅ | 13
--| 3 | north | 2
--| 3 | ∅ | 2
--| ∅ | east | 12
--| ∅ | ∅ | 12
--| ∅ | ∅ | 49
SELECT count(*), sum(quantity) FROM sales WHERE false GROUP BY GROUPING SETS ((region), ());
--> count:int8 | sum:int8
--| 0 | ∅
SELECT region FROM sales GROUP BY ROLLUP (region) HAVING grouping(region) = 1;
--> region:text
--| ∅
SELECT grouping(product) FROM sales GROUP BY region;
--! 42803: arguments to GROUPING must be grouping expressions of the associated query level
SELECT region, sum(quantity) AS s FROM sales GROUP BY region ORDER BY s DESC NULLS LAST, region;
--> region:text | s:int8
--| east | 22
--| north | 17
--| south | 7
--| ∅ | 3
SELECT region FROM sales GROUP BY region ORDER BY sum(quantity), region;
--> region:text
--| ∅
--| south
--| north
--| east
SELECT region FROM sales GROUP BY region ORDER BY quantity;
--! 42803: column "sales.quantity" must appear in the GROUP BY clause or be used in an aggregate function
SELECT sum(quantity) + count(*) * 2 AS x, sum(price) / nullif(count(price), 0) FROM sales;
--> x:int8 | ?column?:numeric
--| 65 | 1.5785714285714286
SELECT region, (SELECT count(*) FROM sales t WHERE t.region = s.region) FROM sales s GROUP BY region ORDER BY region;
--> region:text | count:int8
--| east | 2
--| north | 3
--| south | 2
--| ∅ | 0
SELECT (SELECT sum(s.quantity)) FROM sales s;
--> sum:int8
--| 49
SELECT product FROM sales s GROUP BY product HAVING EXISTS (SELECT 1 FROM sales t WHERE t.product = s.product AND t.quantity = max(s.quantity)) ORDER BY product;
--> product:text
--| apple
--| fig
--| pear
SELECT bit_and(q), bit_or(q), bit_xor(q) FROM (VALUES (12), (10), (NULL)) v(q);
--> bit_and:int4 | bit_or:int4 | bit_xor:int4
--| 8 | 14 | 6
SELECT bool_and(quantity > 1), bool_or(quantity > 11), every(price > 0) FROM sales;
--> bool_and:bool | bool_or:bool | every:bool
--| t | t | t
SELECT var_samp(quantity), var_pop(quantity), stddev_samp(quantity), stddev_pop(quantity), variance(price), stddev(price) FROM sales;
--> var_samp:numeric | var_pop:numeric | stddev_samp:numeric | stddev_pop:numeric | variance:numeric | stddev:numeric
--| 14.6666666666666667 | 12.5714285714285714 | 3.8297084310253524 | 3.5456210417116733 | 0.22571428571428571429 | 0.47509397566616829738
SELECT stddev(quantity), var_pop(quantity) FROM sales WHERE id = 1;
--> stddev:numeric | var_pop:numeric
--| ∅ | 0
SELECT corr(quantity, price), covar_pop(quantity, price), regr_slope(quantity, price), regr_intercept(quantity, price), regr_count(quantity, price), regr_r2(quantity, price), regr_avgx(quantity, price), regr_avgy(quantity, price), regr_syy(quantity, price), regr_sxy(quantity, price) FROM sales;
--> corr:float8 | covar_pop:float8 | regr_slope:float8 | regr_intercept:float8 | regr_count:int8 | regr_r2:float8 | regr_avgx:float8 | regr_avgy:float8 | regr_syy:float8 | regr_sxy:float8
--| -0.6231025590017137 | -0.9791666666666666 | -5.12168543407192 | 14.225208863058478 | 6 | 0.3882567990344843 | 1.5083333333333335 | 6.5 | 77.5 | -5.875
SELECT sum(x), pg_typeof(sum(x)), avg(x), pg_typeof(avg(x)) FROM (VALUES (1::int2), (2)) v(x);
--> sum:int8 | pg_typeof:regtype | avg:numeric | pg_typeof:regtype
--| 3 | bigint | 1.5000000000000000 | numeric
SELECT sum(x), pg_typeof(sum(x)), pg_typeof(avg(x)) FROM (VALUES (1::int4), (2)) v(x);
--> sum:int8 | pg_typeof:regtype | pg_typeof:regtype
--| 3 | bigint | numeric
SELECT sum(x), pg_typeof(sum(x)), pg_typeof(avg(x)) FROM (VALUES (9223372036854775807::int8), (2)) v(x);
--> sum:numeric | pg_typeof:regtype | pg_typeof:regtype
--| 9223372036854775809 | numeric | numeric
SELECT sum(x), pg_typeof(sum(x)), pg_typeof(avg(x)) FROM (VALUES (1.5::float4), (2)) v(x);
--> sum:float4 | pg_typeof:regtype | pg_typeof:regtype
--| 3.5 | real | double precision
SELECT sum(x), pg_typeof(sum(x)), pg_typeof(avg(x)) FROM (VALUES (1.5::numeric), (2)) v(x);
--> sum:numeric | pg_typeof:regtype | pg_typeof:regtype
--| 3.5 | numeric | numeric
SELECT sum('a');
--! 42725: function sum(unknown) is not unique
SELECT sum(region) FROM sales;
--! 42883: function sum(text) does not exist
SELECT avg(sold) FROM sales;
--! 42883: function avg(date) does not exist
SELECT min(true);
--! 42883: function min(boolean) does not exist
SELECT max(ARRAY[1]), min('a'::text), max(date '2024-01-01'), min('b'::varchar), max('x'::char(3)), min(interval '1 day'), max(time '12:00');
--> max:_int4 | min:text | max:date | min:text | max:bpchar | min:interval | max:time
--| {1} | a | 2024-01-01 | b | x ␠ | 1 day | 12:00:00
SELECT count();
--! 42809: count(*) must be used to call a parameterless aggregate function
SELECT count(1, 2);
--! 42883: function count(integer, integer) does not exist
SELECT sum();
--! 42883: function sum() does not exist
SELECT sum(*) FROM sales;
--! 42883: function sum() does not exist
SELECT any_value(1);
--! 42883: function any_value(integer) does not exist
SELECT count(sales), count(sales.*) FROM sales;
--> count:int8 | count:int8
--| 8 | 8
SELECT DISTINCT region, count(*) OVER (PARTITION BY region) FROM sales ORDER BY region;
--> region:text | count:int8
--| east | 2
--| north | 3
--| south | 2
--| ∅ | 1
SELECT DISTINCT product FROM sales ORDER BY product DESC;
--> product:text
--| pear
--| fig
--| apple
SELECT DISTINCT ON (region) region, product, quantity FROM sales ORDER BY region, quantity DESC NULLS LAST, id;
--> region:text | product:text | quantity:int4
--| east | fig | 12
--| north | apple | 10
--| south | apple | 7
--| ∅ | apple | 3
SELECT DISTINCT ON (region, product) region, product, id FROM sales ORDER BY region, product, id DESC;
--> region:text | product:text | id:int4
--| east | apple | 7
--| east | fig | 6
--| north | apple | 8
--| north | pear | 2
--| south | apple | 3
--| south | pear | 4
--| ∅ | apple | 5
SELECT DISTINCT ON (1) region, id FROM sales ORDER BY 1, 2;
--> region:text | id:int4
--| east | 6
--| north | 1
--| south | 3
--| ∅ | 5
SELECT DISTINCT ON (region) region, id FROM sales ORDER BY id;
--! 42P10: SELECT DISTINCT ON expressions must match initial ORDER BY expressions
SELECT DISTINCT region FROM sales ORDER BY product;
--! 42P10: for SELECT DISTINCT, ORDER BY expressions must appear in select list
SELECT DISTINCT count(*) FROM sales GROUP BY region ORDER BY 1;
--> count:int8
--| 1
--| 2
--| 3
SELECT sum(quantity) FROM (SELECT quantity FROM sales ORDER BY id LIMIT 3) x;
--> sum:int8
--| 22
SELECT avg(n)::numeric(10,3) FROM (SELECT count(*) AS n FROM sales GROUP BY region) x;
--> avg:numeric
--| 2.000
SELECT array_agg(x ORDER BY x) FROM (SELECT DISTINCT quantity FROM sales) t(x);
--> array_agg:_int4
--| {2,3,5,7,10,12,NULL}
SELECT json_object_agg(product, id ORDER BY id) FROM sales WHERE region = 'north';
--> json_object_agg:json
--| { "apple" : 1, "pear" : 2, "apple" : 8 }
SELECT count(*) c, region IS NULL AS isnull FROM sales GROUP BY region IS NULL ORDER BY 1;
--> c:int8 | isnull:bool
--| 1 | t
--| 7 | f
SELECT CASE WHEN quantity > 5 THEN 'big' ELSE 'small' END AS size, count(*) FROM sales GROUP BY size ORDER BY size;
--> size:text | count:int8
--| big | 4
--| small | 4
SELECT sold, sum(quantity) FROM sales GROUP BY sold ORDER BY sold NULLS FIRST;
--> sold:date | sum:int8
--| ∅ | 12
--| 2024-01-01 | 10
--| 2024-01-02 | 12
--| 2024-01-03 | ∅
--| 2024-02-01 | 3
--| 2024-02-05 | 10
--| 2024-03-01 | 2
SELECT count(*) FROM sales, sales s2;
--> count:int8
--| 64
SELECT sum(1) FROM generate_series(1, 1000);
--> sum:int8
--| 1000
SELECT range_agg(1);
--! 42883: function range_agg(integer) does not exist
