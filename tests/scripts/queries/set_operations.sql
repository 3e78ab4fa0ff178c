-- UNION, INTERSECT, EXCEPT, VALUES, ORDER BY, LIMIT, FETCH.
SELECT 1 UNION SELECT 1;
--> ?column?:int4
--| 1
SELECT 1 UNION ALL SELECT 1;
--> ?column?:int4
--| 1
--| 1
SELECT 1 UNION SELECT 2 UNION SELECT 1 ORDER BY 1;
--> ?column?:int4
--| 1
--| 2
SELECT 1 AS a UNION SELECT 2 AS b ORDER BY a DESC;
--> a:int4
--| 2
--| 1
SELECT 1 AS a UNION SELECT 2 AS b ORDER BY b;
--! 42703: column "b" does not exist
SELECT 1 AS a UNION SELECT 2 ORDER BY a + 1;
--! 0A000: invalid UNION/INTERSECT/EXCEPT ORDER BY clause
SELECT x FROM (VALUES (1), (2), (2), (NULL), (NULL)) v(x) INTERSECT SELECT y FROM (VALUES (2), (2), (NULL)) w(y) ORDER BY 1;
--> x:int4
--| 2
--| ∅
SELECT x FROM (VALUES (1), (2), (2), (2), (NULL)) v(x) INTERSECT ALL SELECT y FROM (VALUES (2), (2), (NULL)) w(y) ORDER BY 1;
--> x:int4
--| 2
--| 2
--| ∅
SELECT x FROM (VALUES (1), (2), (2), (NULL)) v(x) EXCEPT SELECT y FROM (VALUES (2), (NULL)) w(y) ORDER BY 1;
--> x:int4
--| 1
SELECT x FROM (VALUES (1), (1), (2), (2), (2)) v(x) EXCEPT ALL SELECT y FROM (VALUES (2), (1)) w(y) ORDER BY 1;
--> x:int4
--| 1
--| 2
--| 2
SELECT 1 UNION SELECT 2 INTERSECT SELECT 2 ORDER BY 1;
--> ?column?:int4
--| 1
--| 2
(SELECT 1 UNION SELECT 2) INTERSECT SELECT 2;
--> ?column?:int4
--| 2
SELECT 1 EXCEPT SELECT 2 UNION SELECT 3 ORDER BY 1;
--> ?column?:int4
--| 1
--| 3
SELECT 1 UNION (SELECT 2 ORDER BY 1 LIMIT 1) ORDER BY 1 DESC;
--> ?column?:int4
--| 2
--| 1
(SELECT 3 AS n UNION ALL SELECT 1) UNION ALL (SELECT 2) ORDER BY n LIMIT 2;
--> n:int4
--| 1
--| 2
SELECT 1, 2 UNION SELECT 3;
--! 42601: each UNION query must have the same number of columns
SELECT 1 UNION SELECT 'a';
--! 22P02: invalid input syntax for type integer: "a"
SELECT 1 UNION SELECT '2' ORDER BY 1;
--> ?column?:int4
--| 1
--| 2
SELECT 1 UNION SELECT 2.5 ORDER BY 1;
--> ?column?:numeric
--| 1
--| 2.5
SELECT 1 UNION SELECT NULL ORDER BY 1;
--> ?column?:int4
--| 1
--| ∅
SELECT NULL UNION SELECT 1 ORDER BY 1;
--> ?column?:int4
--| 1
--| ∅
SELECT NULL UNION SELECT NULL;
--> ?column?:text
--| ∅
SELECT NULL UNION SELECT NULL UNION SELECT 1;
--! 42804: UNION types text and integer cannot be matched
SELECT 'a' UNION SELECT 'b' ORDER BY 1;
--> ?column?:text
--| a
--| b
SELECT 'a'::char(3) UNION SELECT 'a'::text;
--> bpchar:bpchar
--| a ␠
SELECT 'a'::varchar(3) UNION SELECT 'bc'::varchar(5) ORDER BY 1;
--> varchar:varchar
--| a
--| bc
SELECT date '2024-01-01' UNION SELECT timestamp '2024-01-02' ORDER BY 1;
--> date:timestamp
--| 2024-01-01 00:00:00
--| 2024-01-02 00:00:00
SELECT 1::int2 UNION SELECT 2::int8 ORDER BY 1;
--> int2:int8
--| 1
--| 2
SELECT 1::float4 UNION SELECT 2::numeric ORDER BY 1;
--> float4:float4
--| 1
--| 2
SELECT true UNION SELECT 1;
--! 42804: UNION types boolean and integer cannot be matched
SELECT ARRAY[1] UNION SELECT ARRAY[2] ORDER BY 1;
--> array:_int4
--| {1}
--| {2}
SELECT ROW(1, 2) UNION SELECT ROW(1, 3) ORDER BY 1;
--> row:record
--| (1,2)
--| (1,3)
SELECT '{}'::json UNION SELECT '{}'::json;
--! 42883: could not identify an equality operator for type json
SELECT 1 UNION SELECT 2 ORDER BY 2;
--! 42P10: ORDER BY position 2 is not in select list
SELECT 1 UNION SELECT 2 ORDER BY 0;
--! 42P10: ORDER BY position 0 is not in select list
SELECT 1 AS x ORDER BY 'x';
--! 42601: non-integer constant in ORDER BY
SELECT 1 UNION SELECT 2 LIMIT 1 UNION SELECT 3;
--! 42601: syntax error at or near "UNION"
SELECT x FROM (SELECT 1 AS x UNION ALL SELECT 2) s WHERE x > 1;
--> x:int4
--| 2
SELECT x, count(*) FROM (SELECT 1 AS x UNION ALL SELECT 1) s GROUP BY x;
--> x:int4 | count:int8
--| 1 | 2
SELECT 1.0 UNION SELECT 1.00;
--> ?column?:numeric
--| 1.0
SELECT 'NaN'::float8 UNION SELECT 'NaN'::float8;
--> float8:float8
--| NaN
SELECT 0::float8 UNION SELECT '-0'::float8;
--> float8:float8
--| 0
VALUES (1, 'a'), (2, 'b');
--> column1:int4 | column2:text
--| 1 | a
--| 2 | b
VALUES (1), (2) ORDER BY 1 DESC LIMIT 1;
--> column1:int4
--| 2
VALUES (1, 2), (3);
--! 42601: VALUES lists must all be the same length
VALUES (1), ('a');
--! 22P02: invalid input syntax for type integer: "a"
VALUES (1), (2.5), (NULL);
--> column1:numeric
--| 1
--| 2.5
--| ∅
VALUES (NULL), (NULL);
--> column1:text
--| ∅
--| ∅
VALUES (DEFAULT);
--! 42601: DEFAULT is not allowed in this context
SELECT * FROM (VALUES (1, 'x'), (2, 'y')) AS v(a, b) ORDER BY a;
--> a:int4 | b:text
--| 1 | x
--| 2 | y
SELECT * FROM (VALUES (1, 'x')) v;
--> column1:int4 | column2:text
--| 1 | x
SELECT column1 + 1 FROM (VALUES (1), (2)) v ORDER BY 1;
--> ?column?:int4
--| 2
--| 3
VALUES (1) UNION VALUES (2) ORDER BY 1;
--> column1:int4
--| 1
--| 2
SELECT x FROM generate_series(1, 10) x LIMIT 3;
--> x:int4
--| 1
--| 2
--| 3
SELECT x FROM generate_series(1, 10) x ORDER BY x DESC LIMIT 3 OFFSET 2;
--> x:int4
--| 8
--| 7
--| 6
SELECT x FROM generate_series(1, 10) x OFFSET 8;
--> x:int4
--| 9
--| 10
SELECT x FROM generate_series(1, 3) x LIMIT ALL;
--> x:int4
--| 1
--| 2
--| 3
SELECT x FROM generate_series(1, 3) x LIMIT NULL OFFSET NULL;
--> x:int4
--| 1
--| 2
--| 3
SELECT x FROM generate_series(1, 3) x LIMIT 0;
--> x:int4
SELECT x FROM generate_series(1, 3) x OFFSET 100;
--> x:int4
SELECT x FROM generate_series(1, 3) x LIMIT -1;
--! 2201W: LIMIT must not be negative
SELECT x FROM generate_series(1, 3) x OFFSET -1;
--! 2201X: OFFSET must not be negative
SELECT x FROM generate_series(1, 3) x LIMIT 1.5;
--> x:int4
--| 1
--| 2
SELECT x FROM generate_series(1, 3) x LIMIT 'a';
--! 22P02: invalid input syntax for type bigint: "a"
SELECT x FROM generate_series(1, 3) x LIMIT '2';
--> x:int4
--| 1
--| 2
SELECT x FROM generate_series(1, 3) x LIMIT x;
--! 42P10: argument of LIMIT must not contain variables
SELECT x FROM generate_series(1, 3) x LIMIT 1 + 1;
--> x:int4
--| 1
--| 2
SELECT x FROM generate_series(1, 3) x ORDER BY x FETCH FIRST ROW ONLY;
--> x:int4
--| 1
SELECT x FROM generate_series(1, 3) x ORDER BY x OFFSET 1 ROW FETCH NEXT 2 ROWS ONLY;
--> x:int4
--| 2
--| 3
SELECT x FROM (VALUES (1), (2), (2), (3)) v(x) ORDER BY x FETCH FIRST 2 ROWS WITH TIES;
--> x:int4
--| 1
--| 2
--| 2
SELECT x FROM (VALUES (1), (2)) v(x) FETCH FIRST 1 ROW WITH TIES;
--! 42601: WITH TIES cannot be specified without ORDER BY clause
SELECT x, y FROM (VALUES (1, 'b'), (1, 'a'), (2, 'c')) v(x, y) ORDER BY x DESC, y;
--> x:int4 | y:text
--| 2 | c
--| 1 | a
--| 1 | b
SELECT x, -x AS n FROM (VALUES (1), (3), (2)) v(x) ORDER BY n;
--> x:int4 | n:int4
--| 3 | -3
--| 2 | -2
--| 1 | -1
SELECT x AS y FROM (VALUES (1, 3), (2, 1)) v(x, y) ORDER BY y;
--> y:int4
--| 1
--| 2
SELECT x AS y FROM (VALUES (1, 3), (2, 1)) v(x, y) ORDER BY y + 0;
--> y:int4
--| 2
--| 1
SELECT x FROM (VALUES ('b'), ('a'), ('C'), (NULL), ('')) v(x) ORDER BY x;
--> x:text
--| 
--| C
--| a
--| b
--| ∅
SELECT x FROM (VALUES ('b'), ('a')) v(x) ORDER BY x USING >;
--> x:text
--| b
--| a
SELECT x FROM (VALUES (1), (2)) v(x) ORDER BY 1, x DESC, 1;
--> x:int4
--| 1
--| 2
SELECT x FROM (VALUES (1), (2)) v(x) ORDER BY 2;
--! 42P10: ORDER BY position 2 is not in select list
SELECT x FROM (VALUES (1), (2)) v(x) ORDER BY nosuch;
--! 42703: column "nosuch" does not exist
SELECT x FROM (VALUES (1), (2)) v(x) ORDER BY NULL;
--! 42601: non-integer constant in ORDER BY
SELECT x FROM (VALUES (true), (false), (NULL)) v(x) ORDER BY x;
--> x:bool
--| f
--| t
--| ∅
--@ differs: untyped literals in a row are text here
SELECT x FROM (VALUES (ROW(1, 'b')), (ROW(1, 'a'))) v(x) ORDER BY x;
--> x:record
--| (1,a)
--| (1,b)
SELECT x FROM (VALUES ('1'::json)) v(x) ORDER BY x;
--! 42883: could not identify an ordering operator for type json
SELECT x FROM generate_series(1, 3) x FOR UPDATE;
--> x:int4
--| 1
--| 2
--| 3
SELECT 1 UNION SELECT 2 FOR UPDATE;
--! 0A000: FOR UPDATE is not allowed with UNION/INTERSECT/EXCEPT
SELECT ALL x FROM (VALUES (1), (1)) v(x);
--> x:int4
--| 1
--| 1
SELECT x y FROM (VALUES (1)) v(x);
--> y:int4
--| 1
SELECT x AS select FROM (VALUES (1)) v(x);
--> select:int4
--| 1
SELECT x select FROM (VALUES (1)) v(x);
--> select:int4
--| 1
SELECT x AS "weird ""name" FROM (VALUES (1)) v(x);
--> weird "name:int4
--| 1
SELECT 1 a, 2 "A", 3 AS "a b";
--> a:int4 | A:int4 | a b:int4
--| 1 | 2 | 3
