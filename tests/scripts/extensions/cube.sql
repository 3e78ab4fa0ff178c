-- cube: boxes of many dimensions.
CREATE EXTENSION cube;
--= CREATE EXTENSION
SELECT '1'::cube, '1,2'::cube, '(1,2)'::cube, '( 1 , 2 ) , ( 3 , 4 )'::cube, '[(1,2),(3,4)]'::cube, '(3,4),(1,2)'::cube, '(1,2),(1,2)'::cube, '()'::cube, '[(),()]'::cube;
--> cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user
--| (1) | (1, 2) | (1, 2) | (1, 2),(3, 4) | (1, 2),(3, 4) | (3, 4),(1, 2) | (1, 2) | () | ()
SELECT 'inf'::cube, 'NaN'::cube, '-Infinity,1e5,.5,5.,+3,1E-7,12345678901234567890'::cube;
--> cube:user | cube:user | cube:user
--| (Infinity) | (NaN) | (-Infinity, 100000, 0.5, 5, 3, 1e-07, 1.2345678901234567e+19)
SELECT ''::cube;
--! 22P02: invalid input syntax for cube
SELECT 'abc'::cube;
--! 22P02: invalid input syntax for cube
SELECT '1,'::cube;
--! 22P02: invalid input syntax for cube
SELECT '(1'::cube;
--! 22P02: invalid input syntax for cube
SELECT '[(1,2)]'::cube;
--! 22P02: invalid input syntax for cube
SELECT '(1,2) 5'::cube;
--! 22P02: invalid input syntax for cube
SELECT '1e'::cube;
--! 22P02: invalid input syntax for cube
SELECT '(1,2),(3)'::cube;
--! 22P02: invalid input syntax for cube
SELECT '1e400'::cube;
--! 22003: "1e400" is out of range for type double precision
SELECT ('(' || repeat('1,', 100) || '1)')::cube;
--! 22P02: invalid input syntax for cube
SELECT cube(1), cube(1, 2), cube(1, 1), cube('{1,2}'::float8[]), cube('{1,2}'::float8[], '{3,4}'), cube(cube(1), 2), cube(cube(1), 2, 3), cube(cube(1, 2), 3), cube(cube(1), 2, 2), cube('{}'::float8[]);
--> cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user | cube:user
--| (1) | (1),(2) | (1) | (1, 2) | (1, 2),(3, 4) | (1, 2) | (1, 2),(1, 3) | (1, 3),(2, 3) | (1, 2) | ()
SELECT cube('{1,2}'::float8[], '{1}');
--! 2202E: UR and LL arrays must be of same length
SELECT cube('{1,null}'::float8[]);
--! 2202E: cannot work with arrays containing NULLs
SELECT cube(array_fill(1::float8, array[101]));
--! 54000: array is too long
SELECT cube(cube(array_fill(1::float8, array[100])), 1);
--! 54000: can't extend cube
SELECT cube_dim('(1,2),(3,4)'), cube_dim('()'), cube_ll_coord('(3,4),(1,2)', 1), cube_ur_coord('(3,4),(1,2)', 1), cube_ll_coord('1,2', 3), cube_ur_coord('1,2', 0);
--> cube_dim:int4 | cube_dim:int4 | cube_ll_coord:float8 | cube_ur_coord:float8 | cube_ll_coord:float8 | cube_ur_coord:float8
--| 2 | 0 | 1 | 3 | 0 | 0
SELECT '(1,2),(3,4)'::cube -> 1, '(1,2),(3,4)'::cube -> 4, '(1,2)'::cube -> 3;
--> ?column?:float8 | ?column?:float8 | ?column?:float8
--| 1 | 4 | 1
SELECT '(1,2),(3,4)'::cube -> 5;
--! 2202E: cube index 5 is out of bounds
SELECT '(1,2),(3,4)'::cube ~> 1, '(1,2),(3,4)'::cube ~> 2, '(1,2),(3,4)'::cube ~> 3, '(1,2),(3,4)'::cube ~> (-1), '(1,2),(3,4)'::cube ~> 5, '(1,2)'::cube ~> 2;
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 1 | 3 | 2 | -1 | 0 | 1
SELECT '(1,2),(3,4)'::cube ~> 0;
--! 2202E: zero cube index is not defined
SELECT cube_is_point('1,2'), cube_is_point('(1),(2)'), cube_size('(1,2),(3,5)'), cube_size('1,2'), cube_size('()');
--> cube_is_point:bool | cube_is_point:bool | cube_size:float8 | cube_size:float8 | cube_size:float8
--| t | f | 6 | 0 | 0
SELECT cube_union('(1,2),(3,4)', '5'), cube_inter('(1,2),(3,4)', '(2,3),(9,9)'), cube_inter('(1,2),(3,4)', '(7,8),(9,9)'), cube_inter('(1,2),(3,4)', '2'), cube_union('1,2', '1');
--> cube_union:user | cube_inter:user | cube_inter:user | cube_inter:user | cube_union:user
--| (1, 0),(5, 4) | (2, 3),(3, 4) | (7, 8),(3, 4) | (2, 2),(2, 0) | (1, 0),(1, 2)
SELECT cube_enlarge('(1,2),(3,4)', 1, 3), cube_enlarge('(1,2),(3,4)', -1, 3), cube_enlarge('(1,2),(3,10)', -2, 1), cube_enlarge('1', 0, 3), cube_enlarge('1', 1, -3), cube_enlarge('1', -1, 3);
--> cube_enlarge:user | cube_enlarge:user | cube_enlarge:user | cube_enlarge:user | cube_enlarge:user | cube_enlarge:user
--| (0, 1, -1),(4, 5, 1) | (2, 3) | (2, 4),(2, 8) | (1) | (0),(2) | (1)
SELECT '(0,0)'::cube <-> '(3,4,12)', '(0,0)'::cube <#> '(3,4)', '(0,0)'::cube <=> '(3,4)', '(0,0),(1,1)'::cube <-> '(0.5,0.5),(9,9)', '(0),(1)'::cube <-> '(4),(7)';
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 13 | 7 | 4 | 0 | 3
SELECT cube_subset('(1,2,3),(4,5,6)', '{3,1,1}'), cube_subset('1,2,3', '{2}'), cube_subset('(1,2,3),(4,5,6)', '{}');
--> cube_subset:user | cube_subset:user | cube_subset:user
--| (3, 1, 1),(6, 4, 4) | (2) | ()
SELECT cube_subset('(1,2,3),(4,5,6)', '{4}');
--! 2202E: Index out of bounds
SELECT '(1,2),(3,4)'::cube && '(3,4),(5,6)', '(1,2),(3,4)'::cube && '9', '(1,2),(3,4)'::cube @> '(2,3)', '(2,3)'::cube <@ '(1,2),(3,4)', '(1,0)'::cube @> '1', '(1,0)'::cube = '1';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | f
SELECT '1'::cube = '1', '1'::cube <> '2', '1'::cube < '2', '1'::cube > '2', '(-1),(1)'::cube < '(-1),(2)', '-5'::cube < '-3', '0'::cube = '-0', cube_cmp('1', '2'), cube_cmp('3', '2');
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | cube_cmp:int4 | cube_cmp:int4
--| t | t | t | f | t | t | t | -1 | 1
CREATE TABLE box (id int, c cube);
--= CREATE TABLE
INSERT INTO box VALUES (1, '(5,5)'), (2, '(1,2),(3,4)'), (3, '(-7,0)'), (4, '(1,2)'), (5, null), (6, '(0,0),(1,1)');
--= INSERT 0 6
CREATE INDEX ON box USING gist (c);
--= CREATE INDEX
CREATE UNIQUE INDEX ON box (c);
--= CREATE INDEX
INSERT INTO box VALUES (7, '(1,2),(1,2)');
--! 23505: duplicate key value violates unique constraint "box_c_idx1"
SELECT * FROM box ORDER BY c;
--> id:int4 | c:user
--| 3 | (-7, 0)
--| 6 | (0, 0),(1, 1)
--| 4 | (1, 2)
--| 2 | (1, 2),(3, 4)
--| 1 | (5, 5)
--| 5 | ∅
SELECT id FROM box ORDER BY c <-> '(3,3)', id;
--> id:int4
--| 2
--| 4
--| 1
--| 6
--| 3
--| 5
SELECT id, c::text FROM box WHERE c && '(0,0),(2,2)' ORDER BY id;
--> id:int4 | c:text
--| 2 | (1, 2),(3, 4)
--| 4 | (1, 2)
--| 6 | (0, 0),(1, 1)
SELECT count(DISTINCT c), max(id) FROM box;
--> count:int8 | max:int4
--| 5 | 6
SELECT cube_send('(1,2),(3,4)'::cube), cube_send('1'::cube);
--> cube_send:bytea | cube_send:bytea
--| \x000000023ff0000000000000400000000000000040080000000000004010000000000000 | \x800000013ff0000000000000
SELECT typlen, typcategory FROM pg_type WHERE typname = 'cube';
--> typlen:int2 | typcategory:char
--| -1 | U
SELECT array['1'::cube, '(1,2),(3,4)'], to_json('(1,2)'::cube), row('(1,2)'::cube);
--> array:user | to_json:json | row:record
--| {(1),"(1, 2),(3, 4)"} | "(1, 2)" | ("(1, 2)")
SELECT 1.5::float8::cube;
--! 42846: cannot cast type double precision to cube
COPY (SELECT c FROM box ORDER BY id) TO STDOUT;
--| (5, 5)
--| (1, 2),(3, 4)
--| (-7, 0)
--| (1, 2)
--| \N
--| (0, 0),(1, 1)
--= COPY 6
DROP EXTENSION cube;
--! 2BP01: cannot drop extension cube because other objects depend on it
DROP EXTENSION cube CASCADE;
--~ drop cascades to column c of table box
--= DROP EXTENSION
