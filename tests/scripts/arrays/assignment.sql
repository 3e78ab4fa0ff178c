-- Assignments to elements, slices, fields and jsonb keys.
CREATE TABLE lists (id int PRIMARY KEY, a int[], t text[], m int[][], j jsonb);
--= CREATE TABLE
INSERT INTO lists VALUES (1, '{1,2,3}', NULL, '{{1,2},{3,4}}', '{"k": 1}'), (2, NULL, '{x}', NULL, NULL);
--= INSERT 0 2
UPDATE lists SET a[2] = 20;
--= UPDATE 2
SELECT id, a FROM lists ORDER BY id;
--> id:int4 | a:_int4
--| 1 | {1,20,3}
--| 2 | [2:2]={20}
UPDATE lists SET a[5] = a[1] + 100 WHERE id = 1;
--= UPDATE 1
SELECT a, a[4], array_length(a, 1) FROM lists WHERE id = 1;
--> a:_int4 | a:int4 | array_length:int4
--| {1,20,3,NULL,101} | ∅ | 5
UPDATE lists SET a[-1] = 7 WHERE id = 2;
--= UPDATE 1
SELECT a, array_dims(a) FROM lists WHERE id = 2;
--> a:_int4 | array_dims:text
--| [-1:2]={7,NULL,NULL,20} | [-1:2]
UPDATE lists SET a[1] = 1, a[2] = 2, t[1] = 'one' WHERE id = 1;
--= UPDATE 1
SELECT a, t FROM lists WHERE id = 1;
--> a:_int4 | t:_text
--| {1,2,3,NULL,101} | {one}
UPDATE lists SET a[2:3] = '{50,60}' WHERE id = 1;
--= UPDATE 1
UPDATE lists SET a[:2] = ARRAY[8, 9] WHERE id = 1;
--= UPDATE 1
SELECT a FROM lists WHERE id = 1;
--> a:_int4
--| {8,9,60,NULL,101}
UPDATE lists SET a[1:3] = '{1}' WHERE id = 1;
--! 2202E: source array too small
UPDATE lists SET a[3:1] = '{1}' WHERE id = 1;
--! 2202E: upper bound cannot be less than lower bound
UPDATE lists SET a[1:2] = NULL WHERE id = 1;
--= UPDATE 1
UPDATE lists SET a[NULL] = 1 WHERE id = 1;
--! 22004: array subscript in assignment must not be null
UPDATE lists SET a['x'] = 1 WHERE id = 1;
--! 22P02: invalid input syntax for type integer: "x"
UPDATE lists SET a[1] = 'x' WHERE id = 1;
--! 22P02: invalid input syntax for type integer: "x"
UPDATE lists SET a[1] = true WHERE id = 1;
--! 42804: subscripted assignment to "a" requires type integer but expression is of type boolean
UPDATE lists SET id[1] = 5;
--! 42804: cannot subscript type integer because it does not support subscripting
UPDATE lists SET a[1] = 1, a = '{}' WHERE id = 1;
--! 42601: multiple assignments to same column "a"
UPDATE lists SET a[1] = DEFAULT WHERE id = 1;
--! 0A000: cannot set an array element to DEFAULT
UPDATE lists SET m[2][1] = 30 WHERE id = 1;
--= UPDATE 1
UPDATE lists SET m[1:2][2:2] = '{{5},{6}}' WHERE id = 1;
--= UPDATE 1
SELECT m FROM lists WHERE id = 1;
--> m:_int4
--| {{1,5},{30,6}}
UPDATE lists SET m[3][1] = 30 WHERE id = 1;
--! 2202E: array subscript out of range
UPDATE lists SET m[1] = 30 WHERE id = 1;
--! 2202E: wrong number of array subscripts
UPDATE lists SET m[1:2][1:1] = '{{1},{2}}' WHERE id = 2;
--= UPDATE 1
UPDATE lists SET t[:] = '{a}' WHERE t IS NULL OR id = 2;
--= UPDATE 1
SELECT m, t FROM lists ORDER BY id;
--> m:_int4 | t:_text
--| {{1,5},{30,6}} | {one}
--| {{1},{2}} | {a}
INSERT INTO lists (id, a[1], a[3]) VALUES (3, 11, 13), (4, DEFAULT, 1);
--! 0A000: cannot set an array element to DEFAULT
INSERT INTO lists (id, a[1], a[3]) VALUES (3, 11, 13);
--= INSERT 0 1
INSERT INTO lists (id, t[2:3], a[1]) SELECT 5, ARRAY['b', 'c'], 9;
--= INSERT 0 1
INSERT INTO lists (id, a[1], a) VALUES (6, 1, '{}');
--! 42701: column "a" specified more than once
SELECT id, a, t, array_dims(t) FROM lists WHERE id > 2 ORDER BY id;
--> id:int4 | a:_int4 | t:_text | array_dims:text
--| 3 | {11,NULL,13} | ∅ | ∅
--| 5 | {9} | [2:3]={b,c} | [2:3]
INSERT INTO lists VALUES (3) ON CONFLICT (id) DO UPDATE SET a[2] = lists.a[1] + 1 RETURNING a;
--> a:_int4
--| {11,12,13}
--= INSERT 0 1
UPDATE lists SET j['k'] = '2', j['n']['deep'][2] = '"x"' WHERE id = 1;
--= UPDATE 1
UPDATE lists SET j[1] = '5' WHERE id = 2;
--= UPDATE 1
SELECT id, j FROM lists WHERE id < 3 ORDER BY id;
--> id:int4 | j:jsonb
--| 1 | {"k": 2, "n": {"deep": [null, null, "x"]}}
--| 2 | [null, 5]
UPDATE lists SET j['k']['no'] = '2' WHERE id = 1;
--! 22023: cannot replace existing key
UPDATE lists SET j[-5] = '2' WHERE id = 2;
--! 22023: path element at position 1 is out of range: -5
UPDATE lists SET j[NULL] = '2' WHERE id = 2;
--! 22004: jsonb subscript in assignment must not be null
UPDATE lists SET j['k'] = NULL WHERE id = 1;
--= UPDATE 1
SELECT j['k'], j['n']['deep'][2] FROM lists WHERE id = 1;
--> j:jsonb | j:jsonb
--| null | "x"
CREATE TYPE spot AS (x int, y int, tags text[]);
--= CREATE TYPE
CREATE TABLE spots (id int PRIMARY KEY, at spot, more spot[]);
--= CREATE TABLE
INSERT INTO spots VALUES (1, '(1,2,{a})', NULL), (2, NULL, NULL);
--= INSERT 0 2
UPDATE spots SET at.x = 10, at.tags[2] = 'b';
--= UPDATE 2
UPDATE spots SET more[2].y = 5 WHERE id = 1;
--= UPDATE 1
SELECT * FROM spots ORDER BY id;
--> id:int4 | at:user | more:user
--| 1 | (10,2,"{a,b}") | [2:2]={"(,5,)"}
--| 2 | (10,,[2:2]={b}) | ∅
UPDATE spots SET at.z = 1;
--! 42703: cannot assign to field "z" of column "at" because there is no such column in data type spot
UPDATE spots SET id.z = 1;
--! 42804: cannot assign to field "z" of column "id" because its type integer is not a composite type
UPDATE spots SET at.x = 'q';
--! 22P02: invalid input syntax for type integer: "q"
UPDATE spots SET at.x = true;
--! 42804: subfield "x" is of type integer but expression is of type boolean
INSERT INTO spots (id, at.x, at.y) VALUES (3, 1, 2) RETURNING at, (at).y;
--> at:user | y:int4
--| (1,2,) | 2
--= INSERT 0 1
-- Each step of a recursion computes the WITH queries inside it anew; references are allowed only where each row counts for itself.
WITH RECURSIVE x(a) AS ((VALUES ('a'), ('b')) UNION ALL (WITH z AS NOT MATERIALIZED (SELECT * FROM x) SELECT z.a || z1.a FROM z CROSS JOIN z AS z1 WHERE length(z.a || z1.a) < 5)) SELECT count(*), max(length(a)) FROM x;
--> count:int8 | max:int4
--| 22 | 4
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL (WITH z AS MATERIALIZED (SELECT n + 1 AS n FROM x) SELECT n FROM z WHERE n < 4)) SELECT * FROM x;
--> n:int4
--| 1
--| 2
--| 3
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x FOR UPDATE) SELECT * FROM x;
--! 0A000: FOR UPDATE/SHARE in a recursive query is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x ORDER BY 1) SELECT * FROM x;
--! 0A000: ORDER BY in a recursive query is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 INTERSECT SELECT n + 1 FROM x) SELECT * FROM x;
--! 42P19: recursive query "x" does not have the form non-recursive-term UNION [ALL] recursive-term
WITH RECURSIVE x(n) AS (SELECT n FROM x) SELECT * FROM x;
--! 42P19: recursive query "x" does not have the form non-recursive-term UNION [ALL] recursive-term
WITH RECURSIVE x(n) AS (SELECT n FROM x UNION ALL SELECT 1) SELECT * FROM x;
--! 42P19: recursive reference to query "x" must not appear within its non-recursive term
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT y.n FROM (VALUES (1)) y(n) LEFT JOIN x ON x.n = y.n WHERE x.n < 10) SELECT * FROM x;
--! 42P19: recursive reference to query "x" must not appear within an outer join
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM x WHERE n IN (SELECT n FROM x)) SELECT * FROM x;
--! 42P19: recursive reference to query "x" must not appear within a subquery
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL (SELECT 2 EXCEPT SELECT n FROM x)) SELECT * FROM x;
--! 42P19: recursive reference to query "x" must not appear within EXCEPT
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT a.n + 1 FROM x a, x b) SELECT * FROM x;
--! 42P19: recursive reference to query "x" must not appear more than once
