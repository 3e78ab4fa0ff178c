-- INTO belongs to a statement's own query.
CREATE TABLE into_source (a int);
--= CREATE TABLE
INSERT INTO into_source VALUES (1), (2);
--= INSERT 0 2
BEGIN;
--= BEGIN
SAVEPOINT s;
--= SAVEPOINT
DECLARE into_cursor CURSOR FOR SELECT a INTO into_new FROM into_source;
--! 42601: SELECT ... INTO is not allowed here
ROLLBACK TO s;
--= ROLLBACK
DECLARE into_cursor CURSOR FOR (SELECT 1 INTO into_new);
--! 42601: SELECT ... INTO is not allowed here
ROLLBACK;
--= ROLLBACK
WITH w AS (SELECT 1 INTO into_new) SELECT 1;
--! 42601: SELECT ... INTO is not allowed here
SELECT * FROM (SELECT 1 INTO into_new) s;
--! 42601: SELECT ... INTO is not allowed here
INSERT INTO into_source SELECT 1 INTO into_new;
--! 42601: SELECT ... INTO is not allowed here
CREATE VIEW into_view AS SELECT 1 INTO into_new;
--! 0A000: views must not contain SELECT INTO
CREATE TABLE into_other AS SELECT 1 INTO into_new;
--! 42601: SELECT ... INTO is not allowed here
SELECT 1 UNION SELECT 2 INTO into_new;
--! 42601: INTO is only allowed on first SELECT of UNION/INTERSECT/EXCEPT
SELECT 1 WHERE EXISTS (SELECT 1 INTO into_new);
--! 42601: SELECT ... INTO is not allowed here
SELECT a INTO into_new FROM into_source;
--= SELECT 2
SELECT 5 AS b INTO into_union UNION ALL SELECT a + 10 FROM into_source UNION ALL SELECT 7;
--= SELECT 4
SELECT * FROM into_new ORDER BY a;
--> a:int4
--| 1
--| 2
SELECT * FROM into_union ORDER BY b;
--> b:int4
--| 5
--| 7
--| 11
--| 12
DROP TABLE into_source, into_new, into_union;
--= DROP TABLE

-- GROUPING is what a group has, not what makes it.
CREATE TABLE grouping_t (a int, b int, v int);
--= CREATE TABLE
SELECT a, b, grouping(a, b), count(*) FROM grouping_t GROUP BY GROUPING SETS ((1, 3), (v, b)) ORDER BY 3;
--! 42803: aggregate functions are not allowed in GROUP BY
SELECT a, grouping(a) FROM grouping_t GROUP BY 1, 2;
--! 42803: aggregate functions are not allowed in GROUP BY
SELECT a FROM grouping_t GROUP BY grouping(a);
--! 42803: grouping operations are not allowed in GROUP BY
SELECT a FROM grouping_t WHERE grouping(a) = 0 GROUP BY a;
--! 42803: grouping operations are not allowed in WHERE
DROP TABLE grouping_t;
--= DROP TABLE

-- A parenthesis where only a query can stand.
(1);
--! 42601: syntax error at or near "1"
((1));
--! 42601: syntax error at or near "1"
((SELECT 1) 2);
--! 42601: syntax error at or near "2"
(f(1), 3);
--! 42601: syntax error at or near "f"
SELECT EXISTS (1);
--! 42601: syntax error at or near "1"
((VALUES (1)));
--> column1:int4
--| 1
