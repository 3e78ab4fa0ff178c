-- HAVING without GROUP BY and aggregates makes one row, or none, of whatever FROM has: nothing of it is read.

CREATE TABLE t (a int);
--= CREATE TABLE
INSERT INTO t VALUES (0), (1);
--= INSERT 0 2
SELECT 1 AS one FROM t WHERE 1 / a = 1 HAVING 1 < 2;
--> one:int4
--| 1
SELECT 1 AS one FROM t WHERE 1 / a = 1 HAVING 1 > 2;
--> one:int4
SELECT 1 AS one FROM t WHERE false HAVING true;
--> one:int4
--| 1
SELECT (SELECT t.a FROM t x HAVING true) FROM t ORDER BY 1;
--> a:int4
--| 0
--| 1
SELECT a FROM t HAVING true;
--! 42803: column "t.a" must appear in the GROUP BY clause or be used in an aggregate function
