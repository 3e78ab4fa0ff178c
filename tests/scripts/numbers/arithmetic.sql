-- Operators of every pair of numeric types, overflow, division by zero, literals.

SELECT '7'::int2 + '2'::int2, '7'::int2 + '2'::int4, '7'::int2 + '2'::int8, '7'::int2 + '2.0'::numeric, '7'::int2 + '2'::float4, '7'::int2 + '2'::float8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 9 | 9 | 9 | 9.0 | 9 | 9
SELECT '7'::int4 + '2'::int2, '7'::int4 + '2'::int4, '7'::int4 + '2'::int8, '7'::int4 + '2.0'::numeric, '7'::int4 + '2'::float4, '7'::int4 + '2'::float8;
--> ?column?:int4 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 9 | 9 | 9 | 9.0 | 9 | 9
SELECT '7'::int8 + '2'::int2, '7'::int8 + '2'::int4, '7'::int8 + '2'::int8, '7'::int8 + '2.0'::numeric, '7'::int8 + '2'::float4, '7'::int8 + '2'::float8;
--> ?column?:int8 | ?column?:int8 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 9 | 9 | 9 | 9.0 | 9 | 9
SELECT '7.50'::numeric + '2'::int2, '7.50'::numeric + '2'::int4, '7.50'::numeric + '2'::int8, '7.50'::numeric + '2.0'::numeric, '7.50'::numeric + '2'::float4, '7.50'::numeric + '2'::float8;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 9.50 | 9.50 | 9.50 | 9.50 | 9.5 | 9.5
SELECT '7.5'::float4 + '2'::int2, '7.5'::float4 + '2'::int4, '7.5'::float4 + '2'::int8, '7.5'::float4 + '2.0'::numeric, '7.5'::float4 + '2'::float4, '7.5'::float4 + '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float4 | ?column?:float8
--| 9.5 | 9.5 | 9.5 | 9.5 | 9.5 | 9.5
SELECT '7.25'::float8 + '2'::int2, '7.25'::float8 + '2'::int4, '7.25'::float8 + '2'::int8, '7.25'::float8 + '2.0'::numeric, '7.25'::float8 + '2'::float4, '7.25'::float8 + '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 9.25 | 9.25 | 9.25 | 9.25 | 9.25 | 9.25
SELECT '7'::int2 - '2'::int2, '7'::int2 - '2'::int4, '7'::int2 - '2'::int8, '7'::int2 - '2.0'::numeric, '7'::int2 - '2'::float4, '7'::int2 - '2'::float8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 5 | 5 | 5 | 5.0 | 5 | 5
SELECT '7'::int4 - '2'::int2, '7'::int4 - '2'::int4, '7'::int4 - '2'::int8, '7'::int4 - '2.0'::numeric, '7'::int4 - '2'::float4, '7'::int4 - '2'::float8;
--> ?column?:int4 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 5 | 5 | 5 | 5.0 | 5 | 5
SELECT '7'::int8 - '2'::int2, '7'::int8 - '2'::int4, '7'::int8 - '2'::int8, '7'::int8 - '2.0'::numeric, '7'::int8 - '2'::float4, '7'::int8 - '2'::float8;
--> ?column?:int8 | ?column?:int8 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 5 | 5 | 5 | 5.0 | 5 | 5
SELECT '7.50'::numeric - '2'::int2, '7.50'::numeric - '2'::int4, '7.50'::numeric - '2'::int8, '7.50'::numeric - '2.0'::numeric, '7.50'::numeric - '2'::float4, '7.50'::numeric - '2'::float8;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 5.50 | 5.50 | 5.50 | 5.50 | 5.5 | 5.5
SELECT '7.5'::float4 - '2'::int2, '7.5'::float4 - '2'::int4, '7.5'::float4 - '2'::int8, '7.5'::float4 - '2.0'::numeric, '7.5'::float4 - '2'::float4, '7.5'::float4 - '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float4 | ?column?:float8
--| 5.5 | 5.5 | 5.5 | 5.5 | 5.5 | 5.5
SELECT '7.25'::float8 - '2'::int2, '7.25'::float8 - '2'::int4, '7.25'::float8 - '2'::int8, '7.25'::float8 - '2.0'::numeric, '7.25'::float8 - '2'::float4, '7.25'::float8 - '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 5.25 | 5.25 | 5.25 | 5.25 | 5.25 | 5.25
SELECT '7'::int2 * '2'::int2, '7'::int2 * '2'::int4, '7'::int2 * '2'::int8, '7'::int2 * '2.0'::numeric, '7'::int2 * '2'::float4, '7'::int2 * '2'::float8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 14 | 14 | 14 | 14.0 | 14 | 14
SELECT '7'::int4 * '2'::int2, '7'::int4 * '2'::int4, '7'::int4 * '2'::int8, '7'::int4 * '2.0'::numeric, '7'::int4 * '2'::float4, '7'::int4 * '2'::float8;
--> ?column?:int4 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 14 | 14 | 14 | 14.0 | 14 | 14
SELECT '7'::int8 * '2'::int2, '7'::int8 * '2'::int4, '7'::int8 * '2'::int8, '7'::int8 * '2.0'::numeric, '7'::int8 * '2'::float4, '7'::int8 * '2'::float8;
--> ?column?:int8 | ?column?:int8 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 14 | 14 | 14 | 14.0 | 14 | 14
SELECT '7.50'::numeric * '2'::int2, '7.50'::numeric * '2'::int4, '7.50'::numeric * '2'::int8, '7.50'::numeric * '2.0'::numeric, '7.50'::numeric * '2'::float4, '7.50'::numeric * '2'::float8;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 15.00 | 15.00 | 15.00 | 15.000 | 15 | 15
SELECT '7.5'::float4 * '2'::int2, '7.5'::float4 * '2'::int4, '7.5'::float4 * '2'::int8, '7.5'::float4 * '2.0'::numeric, '7.5'::float4 * '2'::float4, '7.5'::float4 * '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float4 | ?column?:float8
--| 15 | 15 | 15 | 15 | 15 | 15
SELECT '7.25'::float8 * '2'::int2, '7.25'::float8 * '2'::int4, '7.25'::float8 * '2'::int8, '7.25'::float8 * '2.0'::numeric, '7.25'::float8 * '2'::float4, '7.25'::float8 * '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 14.5 | 14.5 | 14.5 | 14.5 | 14.5 | 14.5
SELECT '7'::int2 / '2'::int2, '7'::int2 / '2'::int4, '7'::int2 / '2'::int8, '7'::int2 / '2.0'::numeric, '7'::int2 / '2'::float4, '7'::int2 / '2'::float8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 3 | 3 | 3 | 3.5000000000000000 | 3.5 | 3.5
SELECT '7'::int4 / '2'::int2, '7'::int4 / '2'::int4, '7'::int4 / '2'::int8, '7'::int4 / '2.0'::numeric, '7'::int4 / '2'::float4, '7'::int4 / '2'::float8;
--> ?column?:int4 | ?column?:int4 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 3 | 3 | 3 | 3.5000000000000000 | 3.5 | 3.5
SELECT '7'::int8 / '2'::int2, '7'::int8 / '2'::int4, '7'::int8 / '2'::int8, '7'::int8 / '2.0'::numeric, '7'::int8 / '2'::float4, '7'::int8 / '2'::float8;
--> ?column?:int8 | ?column?:int8 | ?column?:int8 | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 3 | 3 | 3 | 3.5000000000000000 | 3.5 | 3.5
SELECT '7.50'::numeric / '2'::int2, '7.50'::numeric / '2'::int4, '7.50'::numeric / '2'::int8, '7.50'::numeric / '2.0'::numeric, '7.50'::numeric / '2'::float4, '7.50'::numeric / '2'::float8;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:float8 | ?column?:float8
--| 3.7500000000000000 | 3.7500000000000000 | 3.7500000000000000 | 3.7500000000000000 | 3.75 | 3.75
SELECT '7.5'::float4 / '2'::int2, '7.5'::float4 / '2'::int4, '7.5'::float4 / '2'::int8, '7.5'::float4 / '2.0'::numeric, '7.5'::float4 / '2'::float4, '7.5'::float4 / '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float4 | ?column?:float8
--| 3.75 | 3.75 | 3.75 | 3.75 | 3.75 | 3.75
SELECT '7.25'::float8 / '2'::int2, '7.25'::float8 / '2'::int4, '7.25'::float8 / '2'::int8, '7.25'::float8 / '2.0'::numeric, '7.25'::float8 / '2'::float4, '7.25'::float8 / '2'::float8;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 3.625 | 3.625 | 3.625 | 3.625 | 3.625 | 3.625
SELECT '7'::int2 % '2'::int2, '7'::int2 % '2'::int4, '7'::int2 % '2'::int8, '7'::int2 % '2'::numeric;
--> ?column?:int2 | ?column?:int4 | ?column?:int8 | ?column?:numeric
--| 1 | 1 | 1 | 1
SELECT '7'::int4 % '2'::int2, '7'::int4 % '2'::int4, '7'::int4 % '2'::int8, '7'::int4 % '2'::numeric;
--> ?column?:int4 | ?column?:int4 | ?column?:int8 | ?column?:numeric
--| 1 | 1 | 1 | 1
SELECT '7'::int8 % '2'::int2, '7'::int8 % '2'::int4, '7'::int8 % '2'::int8, '7'::int8 % '2'::numeric;
--> ?column?:int8 | ?column?:int8 | ?column?:int8 | ?column?:numeric
--| 1 | 1 | 1 | 1
SELECT '7.50'::numeric % '2'::int2, '7.50'::numeric % '2'::int4, '7.50'::numeric % '2'::int8, '7.50'::numeric % '2'::numeric;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1.50 | 1.50 | 1.50 | 1.50
SELECT '7'::int2 = '7'::int2, '7'::int2 = '7'::int4, '7'::int2 = '7'::int8, '7'::int2 = '7.50'::numeric, '7'::int2 = '7.5'::float4, '7'::int2 = '7.25'::float8, '7'::int4 = '7'::int2, '7'::int4 = '7'::int4, '7'::int4 = '7'::int8, '7'::int4 = '7.50'::numeric, '7'::int4 = '7.5'::float4, '7'::int4 = '7.25'::float8, '7'::int8 = '7'::int2, '7'::int8 = '7'::int4, '7'::int8 = '7'::int8, '7'::int8 = '7.50'::numeric, '7'::int8 = '7.5'::float4, '7'::int8 = '7.25'::float8, '7.50'::numeric = '7'::int2, '7.50'::numeric = '7'::int4, '7.50'::numeric = '7'::int8, '7.50'::numeric = '7.50'::numeric, '7.50'::numeric = '7.5'::float4, '7.50'::numeric = '7.25'::float8, '7.5'::float4 = '7'::int2, '7.5'::float4 = '7'::int4, '7.5'::float4 = '7'::int8, '7.5'::float4 = '7.50'::numeric, '7.5'::float4 = '7.5'::float4, '7.5'::float4 = '7.25'::float8, '7.25'::float8 = '7'::int2, '7.25'::float8 = '7'::int4, '7.25'::float8 = '7'::int8, '7.25'::float8 = '7.50'::numeric, '7.25'::float8 = '7.5'::float4, '7.25'::float8 = '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | f | f | t | t | t | f | f | f | t | t | t | f | f | f | f | f | f | t | t | f | f | f | f | t | t | f | f | f | f | f | f | t
SELECT '7'::int2 <> '7'::int2, '7'::int2 <> '7'::int4, '7'::int2 <> '7'::int8, '7'::int2 <> '7.50'::numeric, '7'::int2 <> '7.5'::float4, '7'::int2 <> '7.25'::float8, '7'::int4 <> '7'::int2, '7'::int4 <> '7'::int4, '7'::int4 <> '7'::int8, '7'::int4 <> '7.50'::numeric, '7'::int4 <> '7.5'::float4, '7'::int4 <> '7.25'::float8, '7'::int8 <> '7'::int2, '7'::int8 <> '7'::int4, '7'::int8 <> '7'::int8, '7'::int8 <> '7.50'::numeric, '7'::int8 <> '7.5'::float4, '7'::int8 <> '7.25'::float8, '7.50'::numeric <> '7'::int2, '7.50'::numeric <> '7'::int4, '7.50'::numeric <> '7'::int8, '7.50'::numeric <> '7.50'::numeric, '7.50'::numeric <> '7.5'::float4, '7.50'::numeric <> '7.25'::float8, '7.5'::float4 <> '7'::int2, '7.5'::float4 <> '7'::int4, '7.5'::float4 <> '7'::int8, '7.5'::float4 <> '7.50'::numeric, '7.5'::float4 <> '7.5'::float4, '7.5'::float4 <> '7.25'::float8, '7.25'::float8 <> '7'::int2, '7.25'::float8 <> '7'::int4, '7.25'::float8 <> '7'::int8, '7.25'::float8 <> '7.50'::numeric, '7.25'::float8 <> '7.5'::float4, '7.25'::float8 <> '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | f | t | t | t | f | f | f | t | t | t | f | f | f | t | t | t | t | t | t | f | f | t | t | t | t | f | f | t | t | t | t | t | t | f
SELECT '7'::int2 < '7'::int2, '7'::int2 < '7'::int4, '7'::int2 < '7'::int8, '7'::int2 < '7.50'::numeric, '7'::int2 < '7.5'::float4, '7'::int2 < '7.25'::float8, '7'::int4 < '7'::int2, '7'::int4 < '7'::int4, '7'::int4 < '7'::int8, '7'::int4 < '7.50'::numeric, '7'::int4 < '7.5'::float4, '7'::int4 < '7.25'::float8, '7'::int8 < '7'::int2, '7'::int8 < '7'::int4, '7'::int8 < '7'::int8, '7'::int8 < '7.50'::numeric, '7'::int8 < '7.5'::float4, '7'::int8 < '7.25'::float8, '7.50'::numeric < '7'::int2, '7.50'::numeric < '7'::int4, '7.50'::numeric < '7'::int8, '7.50'::numeric < '7.50'::numeric, '7.50'::numeric < '7.5'::float4, '7.50'::numeric < '7.25'::float8, '7.5'::float4 < '7'::int2, '7.5'::float4 < '7'::int4, '7.5'::float4 < '7'::int8, '7.5'::float4 < '7.50'::numeric, '7.5'::float4 < '7.5'::float4, '7.5'::float4 < '7.25'::float8, '7.25'::float8 < '7'::int2, '7.25'::float8 < '7'::int4, '7.25'::float8 < '7'::int8, '7.25'::float8 < '7.50'::numeric, '7.25'::float8 < '7.5'::float4, '7.25'::float8 < '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | f | t | t | t | f | f | f | t | t | t | f | f | f | t | t | t | f | f | f | f | f | f | f | f | f | f | f | f | f | f | f | t | t | f
SELECT '7'::int2 <= '7'::int2, '7'::int2 <= '7'::int4, '7'::int2 <= '7'::int8, '7'::int2 <= '7.50'::numeric, '7'::int2 <= '7.5'::float4, '7'::int2 <= '7.25'::float8, '7'::int4 <= '7'::int2, '7'::int4 <= '7'::int4, '7'::int4 <= '7'::int8, '7'::int4 <= '7.50'::numeric, '7'::int4 <= '7.5'::float4, '7'::int4 <= '7.25'::float8, '7'::int8 <= '7'::int2, '7'::int8 <= '7'::int4, '7'::int8 <= '7'::int8, '7'::int8 <= '7.50'::numeric, '7'::int8 <= '7.5'::float4, '7'::int8 <= '7.25'::float8, '7.50'::numeric <= '7'::int2, '7.50'::numeric <= '7'::int4, '7.50'::numeric <= '7'::int8, '7.50'::numeric <= '7.50'::numeric, '7.50'::numeric <= '7.5'::float4, '7.50'::numeric <= '7.25'::float8, '7.5'::float4 <= '7'::int2, '7.5'::float4 <= '7'::int4, '7.5'::float4 <= '7'::int8, '7.5'::float4 <= '7.50'::numeric, '7.5'::float4 <= '7.5'::float4, '7.5'::float4 <= '7.25'::float8, '7.25'::float8 <= '7'::int2, '7.25'::float8 <= '7'::int4, '7.25'::float8 <= '7'::int8, '7.25'::float8 <= '7.50'::numeric, '7.25'::float8 <= '7.5'::float4, '7.25'::float8 <= '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t | t | t | t | t | t | t | t | t | t | t | t | t | f | f | f | t | t | f | f | f | f | t | t | f | f | f | f | t | t | t
SELECT '7'::int2 > '7'::int2, '7'::int2 > '7'::int4, '7'::int2 > '7'::int8, '7'::int2 > '7.50'::numeric, '7'::int2 > '7.5'::float4, '7'::int2 > '7.25'::float8, '7'::int4 > '7'::int2, '7'::int4 > '7'::int4, '7'::int4 > '7'::int8, '7'::int4 > '7.50'::numeric, '7'::int4 > '7.5'::float4, '7'::int4 > '7.25'::float8, '7'::int8 > '7'::int2, '7'::int8 > '7'::int4, '7'::int8 > '7'::int8, '7'::int8 > '7.50'::numeric, '7'::int8 > '7.5'::float4, '7'::int8 > '7.25'::float8, '7.50'::numeric > '7'::int2, '7.50'::numeric > '7'::int4, '7.50'::numeric > '7'::int8, '7.50'::numeric > '7.50'::numeric, '7.50'::numeric > '7.5'::float4, '7.50'::numeric > '7.25'::float8, '7.5'::float4 > '7'::int2, '7.5'::float4 > '7'::int4, '7.5'::float4 > '7'::int8, '7.5'::float4 > '7.50'::numeric, '7.5'::float4 > '7.5'::float4, '7.5'::float4 > '7.25'::float8, '7.25'::float8 > '7'::int2, '7.25'::float8 > '7'::int4, '7.25'::float8 > '7'::int8, '7.25'::float8 > '7.50'::numeric, '7.25'::float8 > '7.5'::float4, '7.25'::float8 > '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | f | f | f | f | f | f | f | f | f | f | f | f | f | f | f | f | f | t | t | t | f | f | t | t | t | t | f | f | t | t | t | t | f | f | f
SELECT '7'::int2 >= '7'::int2, '7'::int2 >= '7'::int4, '7'::int2 >= '7'::int8, '7'::int2 >= '7.50'::numeric, '7'::int2 >= '7.5'::float4, '7'::int2 >= '7.25'::float8, '7'::int4 >= '7'::int2, '7'::int4 >= '7'::int4, '7'::int4 >= '7'::int8, '7'::int4 >= '7.50'::numeric, '7'::int4 >= '7.5'::float4, '7'::int4 >= '7.25'::float8, '7'::int8 >= '7'::int2, '7'::int8 >= '7'::int4, '7'::int8 >= '7'::int8, '7'::int8 >= '7.50'::numeric, '7'::int8 >= '7.5'::float4, '7'::int8 >= '7.25'::float8, '7.50'::numeric >= '7'::int2, '7.50'::numeric >= '7'::int4, '7.50'::numeric >= '7'::int8, '7.50'::numeric >= '7.50'::numeric, '7.50'::numeric >= '7.5'::float4, '7.50'::numeric >= '7.25'::float8, '7.5'::float4 >= '7'::int2, '7.5'::float4 >= '7'::int4, '7.5'::float4 >= '7'::int8, '7.5'::float4 >= '7.50'::numeric, '7.5'::float4 >= '7.5'::float4, '7.5'::float4 >= '7.25'::float8, '7.25'::float8 >= '7'::int2, '7.25'::float8 >= '7'::int4, '7.25'::float8 >= '7'::int8, '7.25'::float8 >= '7.50'::numeric, '7.25'::float8 >= '7.5'::float4, '7.25'::float8 >= '7.25'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | f | f | t | t | t | f | f | f | t | t | t | f | f | f | t | t | t | t | t | t | t | t | t | t | t | t | t | t | t | f | f | t
SELECT '12'::int2 & 10::int2, '12'::int4 & 10::int4, '12'::int8 & 10::int8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| 8 | 8 | 8
SELECT '12'::int2 | 10::int2, '12'::int4 | 10::int4, '12'::int8 | 10::int8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| 14 | 14 | 14
SELECT '12'::int2 # 10::int2, '12'::int4 # 10::int4, '12'::int8 # 10::int8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| 6 | 6 | 6
SELECT '12'::int2 << 2::int4, '12'::int4 << 2::int4, '12'::int8 << 2::int4;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| 48 | 48 | 48
SELECT '12'::int2 >> 2::int4, '12'::int4 >> 2::int4, '12'::int8 >> 2::int4;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| 3 | 3 | 3
SELECT ~5::int2, ~5, ~5::int8;
--> ?column?:int2 | ?column?:int4 | ?column?:int8
--| -6 | -6 | -6
SELECT -5 / 2, -5 % 2, 5 % -2, -7 / -2, 5 / -2;
--> ?column?:int4 | ?column?:int4 | ?column?:int4 | ?column?:int4 | ?column?:int4
--| -2 | -1 | 1 | 3 | -2
SELECT -5.5 % 2, 5.5 % -2;
--> ?column?:numeric | ?column?:numeric
--| -1.5 | 1.5
SELECT 2 ^ 3, 2 ^ 0.5, 2.0 ^ 3, 2 ^ -1, 2.5 ^ 2.5;
--> ?column?:float8 | ?column?:numeric | ?column?:numeric | ?column?:float8 | ?column?:numeric
--| 8 | 1.4142135623730950 | 8.0000000000000000 | 0.5 | 9.8821176880261854
SELECT |/ 16, ||/ 27, @ -5, @ -5.5;
--> ?column?:float8 | ?column?:float8 | ?column?:int4 | ?column?:numeric
--| 4 | 3.0000000000000004 | 5 | 5.5
SELECT - - 5, + 5, - (-5);
--> ?column?:int4 | ?column?:int4 | ?column?:int4
--| 5 | 5 | 5
SELECT 2 + 3 * 4 ^ 2 / 8 - 1;
--> ?column?:float8
--| 7
SELECT -2 ^ 2, (-2) ^ 2, - 2 * 3;
--> ?column?:float8 | ?column?:float8 | ?column?:int4
--| 4 | 4 | -6
SELECT 10 - 3 - 2, 2 ^ 3 ^ 2, 100 / 10 / 2;
--> ?column?:int4 | ?column?:float8 | ?column?:int4
--| 5 | 64 | 5
SELECT '32767'::int2, '-32768'::int2;
--> int2:int2 | int2:int2
--| 32767 | -32768
SELECT '32767'::int2 + 1::int2;
--! 22003: smallint out of range
SELECT '-32768'::int2 - 1::int2;
--! 22003: smallint out of range
SELECT '32767'::int2 * 2::int2;
--! 22003: smallint out of range
SELECT - '-32768'::int2;
--! 22003: smallint out of range
SELECT '-32768'::int2 / (-1)::int2;
--! 22003: smallint out of range
SELECT '-32768'::int2 % (-1)::int2;
--> ?column?:int2
--| 0
SELECT abs('-32768'::int2);
--! 22003: smallint out of range
SELECT 1::int2 / 0::int2;
--! 22012: division by zero
SELECT 1::int2 % 0::int2;
--! 22012: division by zero
SELECT '32768'::int2;
--! 22003: value "32768" is out of range for type smallint
SELECT '-32769'::int2;
--! 22003: value "-32769" is out of range for type smallint
SELECT (32768)::int2;
--! 22003: smallint out of range
SELECT (32768.0)::int2;
--! 22003: smallint out of range
SELECT '1.5'::int2;
--! 22P02: invalid input syntax for type smallint: "1.5"
SELECT ''::int2;
--! 22P02: invalid input syntax for type smallint: ""
SELECT ' 12 '::int2, '+5'::int2, '-0'::int2;
--> int2:int2 | int2:int2 | int2:int2
--| 12 | 5 | 0
SELECT '12x'::int2;
--! 22P02: invalid input syntax for type smallint: "12x"
SELECT 2.5::int2, 3.5::int2, -2.5::int2, 2.4::int2, -2.6::int2;
--> int2:int2 | int2:int2 | ?column?:int2 | int2:int2 | ?column?:int2
--| 3 | 4 | -3 | 2 | -3
SELECT 2.5::float8::int2, 3.5::float8::int2, -2.5::float8::int2;
--> int2:int2 | int2:int2 | ?column?:int2
--| 2 | 4 | -2
SELECT 'NaN'::float8::int2;
--! 22003: smallint out of range
SELECT 'NaN'::numeric::int2;
--! 0A000: cannot convert NaN to smallint
SELECT 'Infinity'::numeric::int2;
--! 0A000: cannot convert infinity to smallint
SELECT '2147483647'::int4, '-2147483648'::int4;
--> int4:int4 | int4:int4
--| 2147483647 | -2147483648
SELECT '2147483647'::int4 + 1::int4;
--! 22003: integer out of range
SELECT '-2147483648'::int4 - 1::int4;
--! 22003: integer out of range
SELECT '2147483647'::int4 * 2::int4;
--! 22003: integer out of range
SELECT - '-2147483648'::int4;
--! 22003: integer out of range
SELECT '-2147483648'::int4 / (-1)::int4;
--! 22003: integer out of range
SELECT '-2147483648'::int4 % (-1)::int4;
--> ?column?:int4
--| 0
SELECT abs('-2147483648'::int4);
--! 22003: integer out of range
SELECT 1::int4 / 0::int4;
--! 22012: division by zero
SELECT 1::int4 % 0::int4;
--! 22012: division by zero
SELECT '2147483648'::int4;
--! 22003: value "2147483648" is out of range for type integer
SELECT '-2147483649'::int4;
--! 22003: value "-2147483649" is out of range for type integer
SELECT (2147483648)::int4;
--! 22003: integer out of range
SELECT (2147483648.0)::int4;
--! 22003: integer out of range
SELECT '1.5'::int4;
--! 22P02: invalid input syntax for type integer: "1.5"
SELECT ''::int4;
--! 22P02: invalid input syntax for type integer: ""
SELECT ' 12 '::int4, '+5'::int4, '-0'::int4;
--> int4:int4 | int4:int4 | int4:int4
--| 12 | 5 | 0
SELECT '12x'::int4;
--! 22P02: invalid input syntax for type integer: "12x"
SELECT 2.5::int4, 3.5::int4, -2.5::int4, 2.4::int4, -2.6::int4;
--> int4:int4 | int4:int4 | ?column?:int4 | int4:int4 | ?column?:int4
--| 3 | 4 | -3 | 2 | -3
SELECT 2.5::float8::int4, 3.5::float8::int4, -2.5::float8::int4;
--> int4:int4 | int4:int4 | ?column?:int4
--| 2 | 4 | -2
SELECT 'NaN'::float8::int4;
--! 22003: integer out of range
SELECT 'NaN'::numeric::int4;
--! 0A000: cannot convert NaN to integer
SELECT 'Infinity'::numeric::int4;
--! 0A000: cannot convert infinity to integer
SELECT '9223372036854775807'::int8, '-9223372036854775808'::int8;
--> int8:int8 | int8:int8
--| 9223372036854775807 | -9223372036854775808
SELECT '9223372036854775807'::int8 + 1::int8;
--! 22003: bigint out of range
SELECT '-9223372036854775808'::int8 - 1::int8;
--! 22003: bigint out of range
SELECT '9223372036854775807'::int8 * 2::int8;
--! 22003: bigint out of range
SELECT - '-9223372036854775808'::int8;
--! 22003: bigint out of range
SELECT '-9223372036854775808'::int8 / (-1)::int8;
--! 22003: bigint out of range
SELECT '-9223372036854775808'::int8 % (-1)::int8;
--> ?column?:int8
--| 0
SELECT abs('-9223372036854775808'::int8);
--! 22003: bigint out of range
SELECT 1::int8 / 0::int8;
--! 22012: division by zero
SELECT 1::int8 % 0::int8;
--! 22012: division by zero
SELECT '9223372036854775808'::int8;
--! 22003: value "9223372036854775808" is out of range for type bigint
SELECT '-9223372036854775809'::int8;
--! 22003: value "-9223372036854775809" is out of range for type bigint
SELECT (9223372036854775808)::int8;
--! 22003: bigint out of range
SELECT (9223372036854775808.0)::int8;
--! 22003: bigint out of range
SELECT '1.5'::int8;
--! 22P02: invalid input syntax for type bigint: "1.5"
SELECT ''::int8;
--! 22P02: invalid input syntax for type bigint: ""
SELECT ' 12 '::int8, '+5'::int8, '-0'::int8;
--> int8:int8 | int8:int8 | int8:int8
--| 12 | 5 | 0
SELECT '12x'::int8;
--! 22P02: invalid input syntax for type bigint: "12x"
SELECT 2.5::int8, 3.5::int8, -2.5::int8, 2.4::int8, -2.6::int8;
--> int8:int8 | int8:int8 | ?column?:int8 | int8:int8 | ?column?:int8
--| 3 | 4 | -3 | 2 | -3
SELECT 2.5::float8::int8, 3.5::float8::int8, -2.5::float8::int8;
--> int8:int8 | int8:int8 | ?column?:int8
--| 2 | 4 | -2
SELECT 'NaN'::float8::int8;
--! 22003: bigint out of range
SELECT 'NaN'::numeric::int8;
--! 0A000: cannot convert NaN to bigint
SELECT 'Infinity'::numeric::int8;
--! 0A000: cannot convert infinity to bigint
SELECT 32767::int2 + 1::int4;
--> ?column?:int4
--| 32768
SELECT 2147483647 + 1;
--! 22003: integer out of range
SELECT 2147483648;
--> ?column?:int8
--| 2147483648
SELECT 9223372036854775808;
--> ?column?:numeric
--| 9223372036854775808
SELECT 1e3, 1.5e-3, .5, 5., 1E+2, 0x10;
--! 42601: trailing junk after numeric literal at or near "0x10"
SELECT 1_000;
--! 42601: trailing junk after numeric literal at or near "1_000"
SELECT 123456789012345678901234567890;
--> ?column?:numeric
--| 123456789012345678901234567890
SELECT 0b11;
--! 42601: trailing junk after numeric literal at or near "0b11"
SELECT 1e400;
--> ?column?:numeric
--| 10000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
SELECT 1e;
--! 42601: trailing junk after numeric literal at or near "1e"
SELECT 2147483647::float4, 16777217::float4, 16777217::int8::float4;
--> float4:float4 | float4:float4 | float4:float4
--| 2.1474836e+09 | 1.6777216e+07 | 1.6777216e+07
SELECT 1::int2 + 1::int8, pg_typeof(1::int2 + 1::int8), pg_typeof(1 + 1.0), pg_typeof(1 + 1.0::float4), pg_typeof(1::int2 * 1::float4);
--> ?column?:int8 | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| 2 | bigint | numeric | double precision | double precision
