-- An aggregate belongs to the level of its argument's columns, and must be allowed where the subquery stands there.
CREATE TABLE oa (x int);
--= CREATE TABLE
CREATE TABLE ob (y int);
--= CREATE TABLE
INSERT INTO oa VALUES (1), (2), (3);
--= INSERT 0 3
INSERT INTO ob VALUES (1), (2);
--= INSERT 0 2
SELECT (SELECT count(oa.x) FROM ob) FROM oa;
--! 21000: more than one row returned by a subquery used as an expression
SELECT (SELECT sum(oa.x) FROM ob LIMIT 1), max(x) FROM oa;
--> sum:int8 | max:int4
--| 6 | 3
SELECT (SELECT (SELECT count(oa.x) FROM ob LIMIT 1) FROM ob LIMIT 1) FROM oa;
--> count:int8
--| 3
SELECT 1 FROM oa HAVING (SELECT count(oa.x) FROM ob LIMIT 1) > 0;
--> ?column?:int4
--| 1
SELECT 1 FROM oa ORDER BY (SELECT count(oa.x) FROM ob LIMIT 1);
--> ?column?:int4
--| 1
SELECT count(*) FROM oa WHERE (SELECT count(oa.x) FROM ob) > 0;
--! 42803: aggregate functions are not allowed in WHERE
SELECT count(*) FROM oa WHERE x IN (SELECT max(oa.x) FROM ob);
--! 42803: aggregate functions are not allowed in WHERE
SELECT count(*) FROM oa JOIN ob ON (SELECT count(oa.x) FROM ob) > 0;
--! 42803: aggregate functions are not allowed in JOIN conditions
SELECT count(*) FROM oa LEFT JOIN ob ON (SELECT count(ob.y) FROM oa a2) > 0;
--! 42803: aggregate functions are not allowed in JOIN conditions
SELECT count(*) FROM oa LEFT JOIN LATERAL (SELECT count(oa.x) FROM ob) z ON true;
--! 42803: aggregate functions are not allowed in FROM clause of their own query level
SELECT count(*) FROM oa, LATERAL (SELECT x FROM ob WHERE y > (SELECT count(oa.x) FROM ob b2)) z;
--! 42803: aggregate functions are not allowed in FROM clause of their own query level
SELECT count(*) FROM oa, LATERAL (SELECT count(oa.x + ob.y) AS n FROM ob) z WHERE z.n = 2;
--> count:int8
--| 3
SELECT count(*) FROM oa GROUP BY (SELECT count(oa.x) FROM ob);
--! 42803: aggregate functions are not allowed in GROUP BY
SELECT sum(x) FILTER (WHERE (SELECT count(oa.x) FROM ob) > 0) FROM oa;
--! 42803: aggregate functions are not allowed in FILTER
SELECT sum((SELECT count(oa.x) FROM ob)) FROM oa;
--! 42803: aggregate function calls cannot be nested
UPDATE oa SET x = (SELECT count(oa.x) FROM ob);
--! 42803: aggregate functions are not allowed in UPDATE
DELETE FROM oa WHERE (SELECT count(oa.x) FROM ob) > 0;
--! 42803: aggregate functions are not allowed in WHERE
CREATE FUNCTION total(int) RETURNS bigint LANGUAGE sql STABLE AS 'SELECT sum($1)';
--= CREATE FUNCTION
SELECT total(x) FROM oa ORDER BY 1;
--> total:int8
--| 1
--| 2
--| 3
