-- Orders, rows and recursion over types that have none or another.
SELECT array_agg(c ORDER BY c USING ~<~) FROM (VALUES ('b'), ('a'), ('B')) v(c);
--> array_agg:_text
--| {B,a,b}
SELECT c FROM (VALUES ('b'), ('a')) v(c) ORDER BY c USING ~>~;
--> c:text
--| b
--| a
CREATE TYPE placed AS (a int, b point);
--= CREATE TYPE
SELECT row(1, '(1,2)')::placed < row(1, '(1,3)')::placed;
--! 42883: could not identify a comparison function for type point
SELECT row(1, '(1,2)')::placed < row(2, '(1,3)')::placed;
--> ?column?:bool
--| t
SELECT row(1, '(1,2)')::placed = row(2, '(1,3)')::placed;
--> ?column?:bool
--| f
SELECT * FROM (VALUES (1)) a(i) JOIN (VALUES (1)) b(i) USING (i) AS b;
--! 42712: table name "b" specified more than once
SELECT c.* FROM (VALUES (1)) a(i) JOIN (VALUES (1)) b(i) USING (i) AS c;
--> i:int4
--| 1
WITH RECURSIVE t(i) AS (SELECT i::numeric(3, 0) FROM (VALUES (1)) v(i) UNION ALL SELECT (i + 1)::numeric(10, 0) FROM t WHERE i < 3) SELECT * FROM t;
--! 42804: recursive query "t" column 1 has type numeric(3,0) in non-recursive term but type numeric overall
WITH RECURSIVE t(i) AS (SELECT i::numeric(3, 0) FROM (VALUES (1)) v(i) UNION ALL SELECT i + 1 FROM t WHERE i < 3) SELECT * FROM t;
--! 42804: recursive query "t" column 1 has type numeric(3,0) in non-recursive term but type numeric overall
WITH RECURSIVE t(i) AS (SELECT i::numeric FROM (VALUES (1)) v(i) UNION ALL SELECT (i + 1)::numeric(10, 0) FROM t WHERE i < 3) SELECT * FROM t;
--> i:numeric
--| 1
--| 2
--| 3
WITH RECURSIVE t(i) AS (SELECT i::numeric(3, 0) FROM (VALUES (1)) v(i) UNION ALL SELECT (i + 1)::numeric(3, 0) FROM t WHERE i < 3) SELECT * FROM t;
--> i:numeric
--| 1
--| 2
--| 3
WITH RECURSIVE t(i, c) AS (SELECT 1, 'a'::varchar(5) UNION ALL SELECT i + 1, (c || 'b')::varchar(5) FROM t WHERE i < 3) SELECT * FROM t;
--> i:int4 | c:varchar
--| 1 | a
--| 2 | ab
--| 3 | abb
WITH RECURSIVE t(i, c) AS (SELECT 1, 'a'::varchar(5) UNION ALL SELECT i + 1, CASE WHEN i > 1 THEN c ELSE coalesce(c, c) END FROM t WHERE i < 3) SELECT * FROM t;
--> i:int4 | c:varchar
--| 1 | a
--| 2 | a
--| 3 | a
