-- Conditions leave no partition out that has rows for them: at bounds, behind prefixes, and in what only the default partition takes.
CREATE TABLE r (a int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE r1 PARTITION OF r FOR VALUES FROM (1) TO (10);
--= CREATE TABLE
CREATE TABLE r2 PARTITION OF r FOR VALUES FROM (10) TO (20);
--= CREATE TABLE
CREATE TABLE rd PARTITION OF r DEFAULT;
--= CREATE TABLE
INSERT INTO r VALUES (0), (1), (9), (10), (19), (20), (25), (NULL);
--= INSERT 0 8
SELECT * FROM r WHERE a <= 10 ORDER BY a;
--> a:int4
--| 0
--| 1
--| 9
--| 10
SELECT * FROM r WHERE a < 10 ORDER BY a;
--> a:int4
--| 0
--| 1
--| 9
SELECT * FROM r WHERE a >= 10 ORDER BY a;
--> a:int4
--| 10
--| 19
--| 20
--| 25
SELECT * FROM r WHERE a > 10 ORDER BY a;
--> a:int4
--| 19
--| 20
--| 25
SELECT * FROM r WHERE a = 10;
--> a:int4
--| 10
SELECT * FROM r WHERE a BETWEEN 1 AND 20 ORDER BY a;
--> a:int4
--| 1
--| 9
--| 10
--| 19
--| 20
SELECT * FROM r WHERE a BETWEEN 10 AND 10;
--> a:int4
--| 10
SELECT * FROM r WHERE a <= 1 OR a >= 20 ORDER BY a;
--> a:int4
--| 0
--| 1
--| 20
--| 25
SELECT v.x, r.a FROM (VALUES (1), (10), (20)) v (x) JOIN r ON r.a <= v.x AND r.a >= v.x ORDER BY 1;
--> x:int4 | a:int4
--| 1 | 1
--| 10 | 10
--| 20 | 20
PREPARE upto (int) AS SELECT * FROM r WHERE a <= $1 ORDER BY a DESC;
--= PREPARE
EXECUTE upto (10);
--> a:int4
--| 10
--| 9
--| 1
--| 0
EXECUTE upto (20);
--> a:int4
--| 20
--| 19
--| 10
--| 9
--| 1
--| 0
EXECUTE upto (1);
--> a:int4
--| 1
--| 0
CREATE TABLE m (a int, b text, c int) PARTITION BY RANGE (a, b);
--= CREATE TABLE
CREATE TABLE m0 PARTITION OF m FOR VALUES FROM (MINVALUE, MINVALUE) TO (1, MINVALUE);
--= CREATE TABLE
CREATE TABLE m1 PARTITION OF m FOR VALUES FROM (1, MINVALUE) TO (1, 'h');
--= CREATE TABLE
CREATE TABLE m2 PARTITION OF m FOR VALUES FROM (1, 'h') TO (1, MAXVALUE);
--= CREATE TABLE
CREATE TABLE m3 PARTITION OF m FOR VALUES FROM (2, 'b') TO (5, 'b');
--= CREATE TABLE
CREATE TABLE md PARTITION OF m DEFAULT;
--= CREATE TABLE
INSERT INTO m VALUES (0, 'z', 1), (1, 'a', 2), (1, 'h', 3), (1, 'z', 4), (2, 'a', 5), (2, 'b', 6), (5, 'a', 7), (5, 'b', 8), (9, 'x', 9), (1, NULL, 10), (NULL, 'a', 11);
--= INSERT 0 11
SELECT * FROM m WHERE a = 1 AND b <= 'h' ORDER BY c;
--> a:int4 | b:text | c:int4
--| 1 | a | 2
--| 1 | h | 3
SELECT * FROM m WHERE a = 1 AND b >= 'h' ORDER BY c;
--> a:int4 | b:text | c:int4
--| 1 | h | 3
--| 1 | z | 4
SELECT * FROM m WHERE a <= 1 ORDER BY c;
--> a:int4 | b:text | c:int4
--| 0 | z | 1
--| 1 | a | 2
--| 1 | h | 3
--| 1 | z | 4
--| 1 | ∅ | 10
SELECT * FROM m WHERE a >= 1 AND a <= 5 ORDER BY c;
--> a:int4 | b:text | c:int4
--| 1 | a | 2
--| 1 | h | 3
--| 1 | z | 4
--| 2 | a | 5
--| 2 | b | 6
--| 5 | a | 7
--| 5 | b | 8
--| 1 | ∅ | 10
SELECT * FROM m WHERE a > 1 AND a < 5 ORDER BY c;
--> a:int4 | b:text | c:int4
--| 2 | a | 5
--| 2 | b | 6
SELECT * FROM m WHERE a = 2 AND b <= 'b' ORDER BY c;
--> a:int4 | b:text | c:int4
--| 2 | a | 5
--| 2 | b | 6
SELECT * FROM m WHERE a = 5 AND b >= 'a' ORDER BY c;
--> a:int4 | b:text | c:int4
--| 5 | a | 7
--| 5 | b | 8
SELECT * FROM m WHERE b <= 'b' ORDER BY c;
--> a:int4 | b:text | c:int4
--| 1 | a | 2
--| 2 | a | 5
--| 2 | b | 6
--| 5 | a | 7
--| 5 | b | 8
--| ∅ | a | 11
SELECT * FROM m WHERE a = 5 AND b = 'b';
--> a:int4 | b:text | c:int4
--| 5 | b | 8
SELECT * FROM m WHERE a = 1 AND b IS NULL;
--> a:int4 | b:text | c:int4
--| 1 | ∅ | 10
DROP TABLE r, m;
--= DROP TABLE
