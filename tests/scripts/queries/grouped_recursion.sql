-- Aggregates over a recursion's last step are refused where they stand beside it, not in or over a subquery of FROM.
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM (SELECT n FROM t WHERE n < 4) x GROUP BY n) SELECT * FROM t;
--> n:int4
--| 1
--| 2
--| 3
--| 4
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT max(n) + 1 FROM (SELECT n FROM t) x WHERE n < 4 HAVING max(n) IS NOT NULL) SELECT * FROM t;
--> n:int4
--| 1
--| 2
--| 3
--| 4
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 4 GROUP BY n) SELECT * FROM t;
--> n:int4
--| 1
--| 2
--| 3
--| 4
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT max(n) + 1 FROM t WHERE n < 4) SELECT * FROM t;
--! 42P19: aggregate functions are not allowed in a recursive query's recursive term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT count(*)::int FROM t JOIN (VALUES (1)) v(n) USING (n)) SELECT * FROM t;
--! 42P19: aggregate functions are not allowed in a recursive query's recursive term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT m + 1 FROM (SELECT max(n) m FROM t WHERE n < 4) x WHERE m IS NOT NULL) SELECT * FROM t;
--! 42P19: aggregate functions are not allowed in a recursive query's recursive term
WITH RECURSIVE t(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM t WHERE n < 4 GROUP BY n HAVING count(*) > 0) SELECT * FROM t;
--! 42P19: aggregate functions are not allowed in a recursive query's recursive term
