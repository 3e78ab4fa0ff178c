-- Arrays are joined only where their inner bounds are the same; sizes below zero; numbers too long whatever is behind them.
SELECT '[2:3][-1:0]={{1,2},{3,4}}'::int[] || '{{1,2},{3,4}}'::int[];
--! 2202E: cannot concatenate incompatible arrays
SELECT '{{1,2}}'::int[] || '[0:1]={1,2}'::int[];
--! 2202E: cannot concatenate incompatible arrays
SELECT '[0:1]={1,2}'::int[] || '{{1,2}}'::int[];
--! 2202E: cannot concatenate incompatible arrays
SELECT '[5:5][0:1]={{1,2}}'::int[] || '[0:1]={3,4}'::int[], '[5:5]={1}'::int[] || '[0:1]={3,4}'::int[], '[0:1][3:3]={{1},{2}}'::int[] || '[7:7][3:3]={{9}}'::int[];
--> ?column?:_int4 | ?column?:_int4 | ?column?:_int4
--| [5:6][0:1]={{1,2},{3,4}} | [5:7]={1,3,4} | [0:2][3:3]={{1},{2},{9}}
SELECT array_fill(1, ARRAY[-1]);
--! 54000: array size exceeds the maximum allowed (134217727)
SELECT array_fill(1, ARRAY[2, -1]);
--! 54000: array size exceeds the maximum allowed (134217727)
SELECT array_fill(1, ARRAY[0, 2]), array_fill(1, ARRAY[0]);
--> array_fill:_int4 | array_fill:_int4
--| {} | {}
SELECT '99999999999x'::int;
--! 22003: value "99999999999x" is out of range for type integer
SELECT '2147483648x'::int;
--! 22P02: invalid input syntax for type integer: "2147483648x"
SELECT '99999999999999999999.5'::bigint;
--! 22003: value "99999999999999999999.5" is out of range for type bigint
SELECT '-32769'::smallint;
--! 22003: value "-32769" is out of range for type smallint
SELECT '-32768'::smallint, '-2147483648'::int, '-9223372036854775808'::bigint;
--> int2:int2 | int4:int4 | int8:int8
--| -32768 | -2147483648 | -9223372036854775808
SELECT '4294967296'::oid;
--! 22003: value "4294967296" is out of range for type oid
SELECT '-1'::oid, '4294967295'::oid;
--> oid:oid | oid:oid
--| 4294967295 | 4294967295
