--@ positions
-- Where a recursive query may not refer to itself, and what its own clauses may not be: told at the place.
WITH RECURSIVE x(n) AS (SELECT 1 INTERSECT SELECT n+1 FROM x) SELECT * FROM x;
--! 42P19 at 16: recursive query "x" does not have the form non-recursive-term UNION [ALL] recursive-term
WITH RECURSIVE x(n) AS (WITH x1 AS (SELECT 1 FROM x) SELECT 0 UNION SELECT * FROM x1) SELECT * FROM x;
--! 42P19 at 51: recursive reference to query "x" must not appear within a subquery
WITH RECURSIVE x(n) AS ((WITH x1 AS (SELECT 1 FROM x) SELECT * FROM x1) UNION SELECT 0) SELECT * FROM x;
--! 42P19 at 52: recursive reference to query "x" must not appear within its non-recursive term
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x WHERE n IN (SELECT * FROM x)) SELECT * FROM x;
--! 42P19 at 88: recursive reference to query "x" must not appear within a subquery
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x ORDER BY 1) SELECT * FROM x;
--! 0A000 at 71: ORDER BY in a recursive query is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x LIMIT 10 OFFSET 1) SELECT * FROM x;
--! 0A000 at 78: OFFSET in a recursive query is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x OFFSET 1) SELECT * FROM x;
--! 0A000 at 69: OFFSET in a recursive query is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM x FOR UPDATE) SELECT * FROM x;
--! 0A000: FOR UPDATE/SHARE in a recursive query is not implemented
WITH RECURSIVE foo(i) AS (values (1) UNION ALL (SELECT i+1 FROM foo WHERE i < 10 UNION ALL SELECT i+1 FROM foo WHERE i < 5)) SELECT * FROM foo;
--! 42P19 at 108: recursive reference to query "foo" must not appear more than once
WITH RECURSIVE foo(i) AS (values (1) UNION ALL (SELECT i+1 FROM foo WHERE i < 10 EXCEPT SELECT i+1 FROM foo WHERE i < 5)) SELECT * FROM foo;
--! 42P19 at 105: recursive reference to query "foo" must not appear within EXCEPT
WITH RECURSIVE foo(i) AS (values (1) UNION ALL SELECT (select max(i) from foo) FROM foo WHERE i < 10) SELECT * FROM foo;
--! 42P19 at 75: recursive reference to query "foo" must not appear within a subquery
WITH RECURSIVE foo(i) AS (values (1) UNION ALL SELECT f.i+1 FROM foo f, foo g WHERE f.i < 10) SELECT * FROM foo;
--! 42P19 at 73: recursive reference to query "foo" must not appear more than once
WITH RECURSIVE t(n) AS (SELECT '7' UNION ALL SELECT n+1 FROM t WHERE n < '10') SELECT n, pg_typeof(n) FROM t;
--! 42883 at 54: operator does not exist: text + integer
WITH RECURSIVE outermost(x) AS (WITH innermost as (SELECT 2 FROM outermost) SELECT * FROM innermost UNION SELECT * from outermost) SELECT * FROM outermost ORDER BY 1;
--! 42P19 at 66: recursive reference to query "outermost" must not appear within a subquery
WITH RECURSIVE x (id) AS (SELECT 1 UNION ALL SELECT id+1 FROM y WHERE id < 5), y (id) AS (SELECT 1 UNION ALL SELECT id+1 FROM x WHERE id < 5) SELECT * FROM x;
--! 0A000 at 16: mutual recursion between WITH items is not implemented
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM (SELECT 0 AS o) a LEFT JOIN x ON true WHERE n < 3) SELECT * FROM x;
--! 42P19 at 90: recursive reference to query "x" must not appear within an outer join
WITH RECURSIVE x(n) AS (SELECT 1 UNION ALL (WITH y AS (SELECT n + 1 AS m FROM x WHERE n < 3) SELECT m FROM y)) SELECT * FROM x;
--> n:int4
--| 1
--| 2
--| 3
WITH RECURSIVE x(n) AS (WITH x AS (SELECT 5 AS n) SELECT n FROM x UNION ALL SELECT n + 1 FROM x WHERE n < 7) SELECT * FROM x;
--> n:int4
--| 5
--| 6
