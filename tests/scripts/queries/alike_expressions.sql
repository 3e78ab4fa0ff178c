-- Expressions that put values into places of their own are the same when written twice.
CREATE TABLE alike (x int, s text);
--= CREATE TABLE
INSERT INTO alike VALUES (1, 'a'), (2, 'b'), (1, NULL);
--= INSERT 0 3
SELECT CASE x WHEN 1 THEN 'one' ELSE 'more' END, count(*) FROM alike GROUP BY CASE x WHEN 1 THEN 'one' ELSE 'more' END ORDER BY 1;
--> case:text | count:int8
--| more | 1
--| one | 2
SELECT CASE 'a' WHEN s THEN 'is' ELSE 'isn''t' END, count(*) FROM alike GROUP BY CASE 'a' WHEN s THEN 'is' ELSE 'isn''t' END ORDER BY 1;
--> case:text | count:int8
--| is | 1
--| isn't | 2
SELECT CASE x WHEN 1 THEN CASE s WHEN 'a' THEN 1 END END, count(*) FROM alike GROUP BY CASE x WHEN 1 THEN CASE s WHEN 'a' THEN 1 END END ORDER BY 1;
--> case:int4 | count:int8
--| 1 | 1
--| ∅ | 2
SELECT x = ANY (ARRAY[1, 3]), count(*) FROM alike GROUP BY x = ANY (ARRAY[1, 3]) ORDER BY 1;
--> ?column?:bool | count:int8
--| f | 1
--| t | 2
SELECT x = ALL (ARRAY[1, 3]), count(*) FROM alike GROUP BY x = ANY (ARRAY[1, 3]);
--! 42803: column "alike.x" must appear in the GROUP BY clause or be used in an aggregate function
SELECT CASE x WHEN 1 THEN 2 END FROM alike GROUP BY CASE x WHEN 2 THEN 2 END;
--! 42803: column "alike.x" must appear in the GROUP BY clause or be used in an aggregate function
SELECT DISTINCT CASE x WHEN 1 THEN 'one' ELSE 'more' END FROM alike ORDER BY CASE x WHEN 1 THEN 'one' ELSE 'more' END;
--> case:text
--| more
--| one
SELECT CASE x WHEN 1 THEN 'one' END, max(CASE x WHEN 1 THEN s END) FROM alike GROUP BY ROLLUP (CASE x WHEN 1 THEN 'one' END) HAVING max(CASE x WHEN 1 THEN s END) IS NOT NULL ORDER BY 1;
--> case:text | max:text
--| one | a
--| ∅ | a
CREATE DOMAIN positive AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
SELECT x::positive, count(*) FROM alike GROUP BY x::positive ORDER BY 1;
--> x:int4 | count:int8
--| 1 | 2
--| 2 | 1
