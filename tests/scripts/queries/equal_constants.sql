-- Expressions are the same when their constants are the same, which is more than being equal: scales, signs of zero and a month of 30 days show.
CREATE TABLE t (id int PRIMARY KEY, n numeric, f float8, d date, j jsonb, p point, x xml);
--= CREATE TABLE
INSERT INTO t VALUES (1, 2, 3, '2020-03-01', '{"a": 1}', '(1,2)', '<b/>');
--= INSERT 0 1
SELECT max(d + interval '1 mon'), max(d + interval '30 days'), max(d + interval '24:00') FROM t;
--> max:timestamp | max:timestamp | max:timestamp
--| 2020-04-01 00:00:00 | 2020-03-31 00:00:00 | 2020-03-02 00:00:00
SELECT sum(n * 1.0), sum(n * 1.00), sum(n * 1.0) OVER (), sum(n * 1.00) OVER () FROM t GROUP BY n;
--> sum:numeric | sum:numeric | sum:numeric | sum:numeric
--| 2.0 | 2.00 | 2.0 | 2.00
SELECT n * 1.0, n * 1.00 FROM t GROUP BY n * 1.0, n * 1.00;
--> ?column?:numeric | ?column?:numeric
--| 2.0 | 2.00
SELECT max(f * '0'::float8), max(f * '-0'::float8) FROM t;
--> max:float8 | max:float8
--| 0 | -0
SELECT max('{1.0}'::numeric[]), max('{1.00}'::numeric[]) FROM t;
--> max:_numeric | max:_numeric
--| {1.0} | {1.00}
SELECT max(('{"a": 1.0}'::jsonb || jsonb_build_object('k', id))::text), max(('{"a": 1.00}'::jsonb || jsonb_build_object('k', id))::text) FROM t;
--> max:text | max:text
--| {"a": 1.0, "k": 1} | {"a": 1.00, "k": 1}
-- Nor do their types have to be comparable.
SELECT j @? '$.a' AS has, count(*), grouping(j @? '$.a') FROM t GROUP BY ROLLUP (j @? '$.a') ORDER BY 3;
--> has:bool | count:int8 | grouping:int4
--| t | 1 | 0
--| ∅ | 1 | 1
SELECT p <-> '(1,1)'::point AS distance FROM t GROUP BY p <-> '(1,1)'::point;
--> distance:float8
--| 1
SELECT xmlconcat(x, '<a/>'::xml)::text FROM t GROUP BY xmlconcat(x, '<a/>'::xml)::text;
--> xmlconcat:text
--| <b/><a/>
SELECT '{"a": 2}'::json ->> (id::text || 'b') FROM t GROUP BY '{"a": 2}'::json ->> (id::text || 'b');
--> ?column?:text
--| ∅
DROP TABLE t;
--= DROP TABLE
