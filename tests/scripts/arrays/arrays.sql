-- Arrays: constructors, text, subscripts, slices, operators, functions, errors.
SELECT ARRAY[1, 2, 3], ARRAY['a', NULL, 'b c'], ARRAY[1, 2.5], ARRAY[[1, 2], [3, 4]], ARRAY[]::int[], ARRAY[NULL], ARRAY[true, NULL], '{}'::text[];
--> array:_int4 | array:_text | array:_numeric | array:_int4 | array:_int4 | array:_text | array:_bool | text:_text
--| {1,2,3} | {a,NULL,"b c"} | {1,2.5} | {{1,2},{3,4}} | {} | {NULL} | {t,NULL} | {}
SELECT ARRAY[];
--! 42P18: cannot determine type of empty array
SELECT ARRAY[1, 'a'];
--! 22P02: invalid input syntax for type integer: "a"
SELECT ARRAY[[1, 2], [3]];
--! 2202E: multidimensional arrays must have array expressions with matching dimensions
SELECT ARRAY[1, true];
--! 42804: ARRAY types integer and boolean cannot be matched
SELECT '{1,2,3}'::int[], '{{1,2},{3,4}}'::int[], '{"a b","c\"d",NULL,"NULL",e\\f}'::text[], '[2:4]={1,2,3}'::int[], '{ 1 , 2 }'::int[], '{"", " x"}'::text[], '[0:1][1:2]={{1,2},{3,4}}'::int[];
--> int4:_int4 | int4:_int4 | text:_text | int4:_int4 | int4:_int4 | text:_text | int4:_int4
--| {1,2,3} | {{1,2},{3,4}} | {"a b","c\"d",NULL,"NULL","e\\f"} | [2:4]={1,2,3} | {1,2} | {""," x"} | [0:1][1:2]={{1,2},{3,4}}
SELECT '{1,2'::int[];
--! 22P02: malformed array literal: "{1,2"
SELECT '1,2}'::int[];
--! 22P02: malformed array literal: "1,2}"
SELECT '{1,a}'::int[];
--! 22P02: invalid input syntax for type integer: "a"
SELECT '{1,,2}'::int[];
--! 22P02: malformed array literal: "{1,,2}"
SELECT '{{1,2},{3}}'::int[];
--! 22P02: malformed array literal: "{{1,2},{3}}"
SELECT '{1}x'::int[];
--! 22P02: malformed array literal: "{1}x"
SELECT '[1:2]={1}'::int[];
--! 22P02: malformed array literal: "[1:2]={1}"
SELECT '[2:1]={1}'::int[];
--! 2202E: upper bound cannot be less than lower bound
SELECT (ARRAY[1, 2, 3])[1], (ARRAY[1, 2, 3])[0], (ARRAY[1, 2, 3])[4], (ARRAY[1, 2, 3])[NULL], (ARRAY[[1, 2], [3, 4]])[2][1], (ARRAY[[1, 2], [3, 4]])[1], (NULL::int[])[1];
--> array:int4 | array:int4 | array:int4 | array:int4 | array:int4 | array:int4 | int4:int4
--| 1 | ∅ | ∅ | ∅ | 3 | ∅ | ∅
SELECT (ARRAY[1, 2, 3, 4])[2:3], (ARRAY[1, 2, 3, 4])[:2], (ARRAY[1, 2, 3, 4])[3:], (ARRAY[1, 2, 3])[:], (ARRAY[[1, 2], [3, 4]])[1:1], (ARRAY[[1, 2], [3, 4]])[:][2:2], (ARRAY[1, 2])[5:6], ('[2:4]={1,2,3}'::int[])[3];
--> array:_int4 | array:_int4 | array:_int4 | array:_int4 | array:_int4 | array:_int4 | array:_int4 | int4:int4
--| {2,3} | {1,2} | {3,4} | {1,2,3} | {{1,2}} | {{2},{4}} | {} | 2
SELECT (1)[1];
--! 42804: cannot subscript type integer because it does not support subscripting
SELECT ARRAY[1, 2] || 3, 0 || ARRAY[1, 2], ARRAY[1] || ARRAY[2, 3], ARRAY[1] || NULL, NULL || ARRAY[1], ARRAY[1] || NULL::int[], ARRAY[[1, 2]] || ARRAY[3, 4], '{}'::int[] || 1, ARRAY['a'] || 'b'::text;
--> ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_int4 | ?column?:_text
--| {1,2,3} | {0,1,2} | {1,2,3} | {1} | {1} | {1} | {{1,2},{3,4}} | {1} | {a,b}
SELECT ARRAY['a'] || 'b';
--! 22P02: malformed array literal: "b"
SELECT ARRAY[1] || 2.5;
--> ?column?:_numeric
--| {1,2.5}
SELECT ARRAY[1, 2, 3] @> ARRAY[3, 1], ARRAY[1] <@ ARRAY[1, 2], ARRAY[1, 2] && ARRAY[2, 3], ARRAY[1] && '{}', ARRAY[NULL]::int[] @> ARRAY[NULL]::int[], '{}'::int[] <@ ARRAY[1];
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | f | t
SELECT ARRAY[1, 2] = ARRAY[1, 2], ARRAY[1, 2] < ARRAY[1, 3], ARRAY[1] < ARRAY[1, 0], ARRAY[1, NULL] = ARRAY[1, NULL], ARRAY[1, NULL] > ARRAY[1, 2], '{}'::int[] < ARRAY[1], ARRAY[[1, 2]] = ARRAY[1, 2], '[2:3]={1,2}'::int[] = ARRAY[1, 2];
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t | f | f
SELECT ARRAY[1] = ARRAY['a'];
--! 42883: operator does not exist: integer[] = text[]
SELECT array_append(ARRAY[1, 2], 3), array_append(NULL, 1), array_prepend(1, ARRAY[2]), array_cat(ARRAY[1], ARRAY[2, 3]), array_append('{}'::text[], 'x');
--> array_append:_int4 | array_append:_int4 | array_prepend:_int4 | array_cat:_int4 | array_append:_text
--| {1,2,3} | {1} | {1,2} | {1,2,3} | {x}
SELECT array_length(ARRAY[1, 2, 3], 1), array_length(ARRAY[[1, 2, 3]], 2), array_length('{}'::int[], 1), array_length(ARRAY[1], 2), cardinality(ARRAY[[1, 2], [3, 4]]), cardinality('{}'::int[]), array_ndims(ARRAY[[1]]), array_ndims('{}'::int[]), array_dims(ARRAY[[1, 2, 3]]), array_dims('[2:3]={1,2}'::int[]), array_lower('[2:3]={1,2}'::int[], 1), array_upper(ARRAY[1, 2], 1);
--> array_length:int4 | array_length:int4 | array_length:int4 | array_length:int4 | cardinality:int4 | cardinality:int4 | array_ndims:int4 | array_ndims:int4 | array_dims:text | array_dims:text | array_lower:int4 | array_upper:int4
--| 3 | 3 | ∅ | ∅ | 4 | 0 | 2 | ∅ | [1:1][1:3] | [2:3] | 2 | 2
SELECT array_position(ARRAY['a', 'b', 'c', 'b'], 'b'), array_position(ARRAY[1, 2, 1], 1, 2), array_position(ARRAY[1, NULL], NULL), array_position(ARRAY[1], 5), array_positions(ARRAY['A', 'B', 'A'], 'A'), array_positions(ARRAY[1], 2);
--> array_position:int4 | array_position:int4 | array_position:int4 | array_position:int4 | array_positions:_int4 | array_positions:_int4
--| 2 | 3 | 2 | ∅ | {1,3} | {}
SELECT array_remove(ARRAY[1, 2, 3, 2], 2), array_remove(ARRAY[1, NULL], NULL), array_replace(ARRAY[1, 2, 5, 4], 5, 3), array_replace(ARRAY[1, NULL], NULL, 0), trim_array(ARRAY[1, 2, 3], 2);
--> array_remove:_int4 | array_remove:_int4 | array_replace:_int4 | array_replace:_int4 | trim_array:_int4
--| {1,3} | {1} | {1,2,3,4} | {1,0} | {1}
SELECT trim_array(ARRAY[1], 2);
--! 2202E: number of elements to trim must be between 0 and 1
SELECT array_remove(ARRAY[[1, 2]], 1);
--! 0A000: removing elements from multidimensional arrays is not supported
SELECT array_position(ARRAY[[1, 2]], 1);
--! 0A000: searching for elements in multidimensional arrays is not supported
SELECT array_fill(7, ARRAY[3]), array_fill(0, ARRAY[2, 2]), array_fill(1, ARRAY[2], ARRAY[5]), array_fill(NULL::int, ARRAY[1]);
--> array_fill:_int4 | array_fill:_int4 | array_fill:_int4 | array_fill:_int4
--| {7,7,7} | {{0,0},{0,0}} | [5:6]={1,1} | {NULL}
SELECT array_fill(1, ARRAY[NULL]::int[]);
--! 22004: dimension values cannot be null
SELECT unnest(ARRAY[1, 2, 3]);
--> unnest:int4
--| 1
--| 2
--| 3
SELECT * FROM unnest(ARRAY[1, 2], ARRAY['a', 'b', 'c']) AS t(x, y);
--> x:int4 | y:text
--| 1 | a
--| 2 | b
--| ∅ | c
SELECT * FROM unnest(ARRAY['a', 'b']) WITH ORDINALITY AS t(v, n);
--> v:text | n:int8
--| a | 1
--| b | 2
SELECT unnest(ARRAY[[1, 2], [3, 4]]);
--> unnest:int4
--| 1
--| 2
--| 3
--| 4
SELECT unnest(ARRAY[1, 2]), unnest(ARRAY['a', 'b', 'c']);
--> unnest:int4 | unnest:text
--| 1 | a
--| 2 | b
--| ∅ | c
SELECT unnest('{}'::int[]), 1;
--> unnest:int4 | ?column?:int4
SELECT generate_subscripts(ARRAY[10, 20, 30], 1), generate_subscripts('[2:3]={1,2}'::int[], 1);
--> generate_subscripts:int4 | generate_subscripts:int4
--| 1 | 2
--| 2 | 3
--| 3 | ∅
SELECT array_agg(x), array_agg(x ORDER BY x DESC), array_agg(DISTINCT x) FROM (VALUES (1), (3), (NULL), (1)) v(x);
--> array_agg:_int4 | array_agg:_int4 | array_agg:_int4
--| {1,3,NULL,1} | {NULL,3,1,1} | {1,3,NULL}
SELECT array_agg(x) FROM (VALUES (1)) v(x) WHERE false;
--> array_agg:_int4
--| ∅
SELECT array_agg(a) FROM (VALUES (ARRAY[1, 2]), (ARRAY[3, 4])) v(a);
--> array_agg:_int4
--| {{1,2},{3,4}}
SELECT array_agg(a) FROM (VALUES (ARRAY[1, 2]), (ARRAY[3])) v(a);
--! 2202E: cannot accumulate arrays of different dimensionality
SELECT ARRAY(SELECT x FROM generate_series(1, 4) x ORDER BY x DESC), ARRAY(SELECT 1 WHERE false), ARRAY(SELECT ARRAY[x, x * 2] FROM generate_series(1, 2) x);
--> array:_int4 | array:_int4 | array:_int4
--| {4,3,2,1} | {} | {{1,2},{2,4}}
SELECT ARRAY(SELECT 1, 2);
--! 42601: subquery must return only one column
SELECT 2 = ANY (ARRAY[1, 2]), 2 > ALL (ARRAY[1, 0]), 2 <> ALL ('{}'), 'a' = ANY ('{a,b}'), 5 < ANY (ARRAY[1, 9]), 3 = SOME (ARRAY[3]);
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t
SELECT 1 = ANY (1);
--! 42809: op ANY/ALL (array) requires array on right side
SELECT 1 = ANY (ARRAY['a']);
--! 42883: operator does not exist: integer = text
SELECT 1 + ANY (ARRAY[1]);
--! 42809: op ANY/ALL (array) requires operator to yield boolean
SELECT ARRAY[1, 2]::text[], ARRAY['1', '2']::int[], ARRAY[1.5, 2.5]::int[], '{1,2}'::int[]::text, ARRAY[1, 2]::varchar(1)[];
--> array:_text | array:_int4 | array:_int4 | text:text | array:_varchar
--| {1,2} | {1,2} | {2,3} | {1,2} | {1,2}
SELECT ARRAY['x']::int[];
--! 22P02: invalid input syntax for type integer: "x"
SELECT pg_typeof(ARRAY[1, 2.5]), pg_typeof(ARRAY['a']), pg_typeof(ARRAY[NULL]), pg_typeof(ARRAY[1::int2, 2::int8]), pg_typeof(array_agg(1)), pg_typeof(ARRAY[[1]]);
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| numeric[] | text[] | text[] | bigint[] | integer[] | integer[]
CREATE TABLE arr (id int PRIMARY KEY, a int[], t text[][], n int[3]);
--= CREATE TABLE
INSERT INTO arr VALUES (1, '{1,2,3}', '{{a,b},{c,d}}', '{1,2,3,4}'), (2, NULL, NULL, NULL), (3, '{}', '{}', '{}');
--= INSERT 0 3
SELECT * FROM arr ORDER BY id;
--> id:int4 | a:_int4 | t:_text | n:_int4
--| 1 | {1,2,3} | {{a,b},{c,d}} | {1,2,3,4}
--| 2 | ∅ | ∅ | ∅
--| 3 | {} | {} | {}
UPDATE arr SET a[2] = 20 WHERE id = 1 RETURNING a;
--> a:_int4
--| {1,20,3}
--= UPDATE 1
UPDATE arr SET a[5] = 50 WHERE id = 1 RETURNING a;
--> a:_int4
--| {1,20,3,NULL,50}
--= UPDATE 1
UPDATE arr SET a[1:2] = '{7,8}' WHERE id = 1 RETURNING a;
--> a:_int4
--| {7,8,3,NULL,50}
--= UPDATE 1
UPDATE arr SET a[1] = 1 WHERE id = 2 RETURNING a;
--> a:_int4
--| {1}
--= UPDATE 1
UPDATE arr SET a[3] = 1 WHERE id = 3 RETURNING a;
--> a:_int4
--| [3:3]={1}
--= UPDATE 1
UPDATE arr SET t[1][2] = 'z' WHERE id = 1 RETURNING t, t[1][2], t[2];
--> t:_text | t:text | t:text
--| {{a,z},{c,d}} | z | ∅
--= UPDATE 1
UPDATE arr SET a[NULL] = 1 WHERE id = 1;
--! 22004: array subscript in assignment must not be null
INSERT INTO arr (id, a[1], a[2]) VALUES (4, 10, 20) RETURNING a;
--> a:_int4
--| {10,20}
--= INSERT 0 1
SELECT id FROM arr WHERE 20 = ANY (a) ORDER BY id;
--> id:int4
--| 4
SELECT id, a[1], cardinality(a) FROM arr ORDER BY a, id;
--> id:int4 | a:int4 | cardinality:int4
--| 2 | 1 | 1
--| 1 | 7 | 5
--| 4 | 10 | 2
--| 3 | ∅ | 1
SELECT id, x FROM arr, unnest(a) x ORDER BY id, x;
--> id:int4 | x:int4
--| 1 | 3
--| 1 | 7
--| 1 | 8
--| 1 | 50
--| 1 | ∅
--| 2 | 1
--| 3 | 1
--| 4 | 10
--| 4 | 20
SELECT id, x FROM arr LEFT JOIN unnest(a) x ON true ORDER BY id, x;
--> id:int4 | x:int4
--| 1 | 3
--| 1 | 7
--| 1 | 8
--| 1 | 50
--| 1 | ∅
--| 2 | 1
--| 3 | 1
--| 4 | 10
--| 4 | 20
SELECT DISTINCT a FROM arr ORDER BY a;
--> a:_int4
--| {1}
--| [3:3]={1}
--| {7,8,3,NULL,50}
--| {10,20}
SELECT a, count(*) FROM arr GROUP BY a ORDER BY a;
--> a:_int4 | count:int8
--| {1} | 1
--| [3:3]={1} | 1
--| {7,8,3,NULL,50} | 1
--| {10,20} | 1
SELECT array_to_json(ARRAY[1, 2]), to_json(ARRAY['a', NULL]), array_to_string(ARRAY[[1, 2], [3, 4]], ',');
--> array_to_json:json | to_json:json | array_to_string:text
--| [1,2] | ["a",null] | 1,2,3,4
SELECT (ARRAY[ROW(1, 'a')])[1], ARRAY[ROW(1, 'a'), ROW(2, 'b')];
--> array:record | array:_record
--| (1,a) | {"(1,a)","(2,b)"}
SELECT max(a), min(a) FROM (VALUES (ARRAY[1, 2]), (ARRAY[1, 3])) v(a);
--> max:_int4 | min:_int4
--| {1,3} | {1,2}
SELECT '{1,2,3}'::int2[], '{t,f}'::bool[], '{1.5,NULL}'::numeric[], '{2024-01-01}'::date[], '{"2024-01-01 12:00:00"}'::timestamp[], '{a,"b,c"}'::varchar(3)[];
--> int2:_int2 | bool:_bool | numeric:_numeric | date:_date | timestamp:_timestamp | varchar:_varchar
--| {1,2,3} | {t,f} | {1.5,NULL} | {2024-01-01} | {"2024-01-01 12:00:00"} | {a,"b,c"}
SELECT x FROM unnest(ARRAY[3, 1, 2]) x ORDER BY x;
--> x:int4
--| 1
--| 2
--| 3
SELECT array_ndims(1);
--! 42883: function array_ndims(integer) does not exist
SELECT cardinality(NULL::int[]), array_length(NULL::int[], 1), array_length(ARRAY[1], 0), array_upper(ARRAY[1], 3);
--> cardinality:int4 | array_length:int4 | array_length:int4 | array_upper:int4
--| ∅ | ∅ | ∅ | ∅

SELECT array_position(ARRAY[1,2,3], 2, -2147483648), array_position(ARRAY[1,2,3], 2, 2147483647), array_position('[-2:0]={1,2,3}'::int[], 3, 2147483647);
--> array_position:int4 | array_position:int4 | array_position:int4
--| 2 | ∅ | ∅
