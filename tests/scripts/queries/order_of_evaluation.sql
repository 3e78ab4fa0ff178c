-- Volatile expressions are computed for the rows in their order, and only for those that come out.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
CREATE TABLE t (a int, b text);
--= CREATE TABLE
INSERT INTO t VALUES (3, 'c'), (1, 'a'), (2, 'b'), (5, 'e'), (4, 'd');
--= INSERT 0 5
SELECT nextval('s') AS n, b FROM t ORDER BY a;
--> n:int8 | b:text
--| 1 | a
--| 2 | b
--| 3 | c
--| 4 | d
--| 5 | e
SELECT b, nextval('s') AS n FROM t ORDER BY a DESC LIMIT 2;
--> b:text | n:int8
--| e | 6
--| d | 7
SELECT currval('s');
--> currval:int8
--| 7
SELECT nextval('s') + a AS n, b FROM t ORDER BY b LIMIT 1;
--> n:int8 | b:text
--| 9 | a
SELECT currval('s');
--> currval:int8
--| 8
SELECT b, nextval('s') AS n FROM t ORDER BY n DESC;
--> b:text | n:int8
--| d | 13
--| e | 12
--| b | 11
--| a | 10
--| c | 9
INSERT INTO t (a, b) SELECT nextval('s'), upper(b) FROM t ORDER BY b DESC;
--= INSERT 0 5
SELECT * FROM t WHERE a > 10 ORDER BY a;
--> a:int4 | b:text
--| 14 | E
--| 15 | D
--| 16 | C
--| 17 | B
--| 18 | A
DROP TABLE t;
--= DROP TABLE
DROP SEQUENCE s;
--= DROP SEQUENCE
-- A frame that reaches beyond its type holds all rows there are.
SELECT x, last_value(x) OVER (ORDER BY x RANGE BETWEEN CURRENT ROW AND 4 FOLLOWING), first_value(x) OVER (ORDER BY x DESC RANGE BETWEEN 4 PRECEDING AND CURRENT ROW) FROM generate_series(2147483645, 2147483647) x ORDER BY x;
--> x:int4 | last_value:int4 | first_value:int4
--| 2147483645 | 2147483647 | 2147483647
--| 2147483646 | 2147483647 | 2147483647
--| 2147483647 | 2147483647 | 2147483647
SELECT x, first_value(x) OVER (ORDER BY x RANGE BETWEEN 2000000000 PRECEDING AND CURRENT ROW), count(*) OVER (ORDER BY x NULLS FIRST RANGE BETWEEN 2000000000 PRECEDING AND 4 FOLLOWING) FROM (VALUES (-2147483648), (-2147483640), (0), (NULL)) v(x) ORDER BY x;
--> x:int4 | first_value:int4 | count:int8
--| -2147483648 | -2147483648 | 1
--| -2147483640 | -2147483648 | 2
--| 0 | 0 | 1
--| ∅ | ∅ | 1
