-- Parentheses within GROUP BY's list only group.
CREATE TABLE ab (a integer PRIMARY KEY, b integer);
--= CREATE TABLE
CREATE TABLE xy (x integer, y text);
--= CREATE TABLE
INSERT INTO ab VALUES (1, 2), (3, 4);
--= INSERT 0 2
INSERT INTO xy VALUES (1, 'b'), (2, 'd');
--= INSERT 0 2
SELECT min(y), (b, a) FROM ab, xy GROUP BY (x, (a, b)) ORDER BY 1, 2;
--> min:text | row:record
--| b | (2,1)
--| b | (4,3)
--| d | (2,1)
--| d | (4,3)
SELECT a, b, x, count(*) FROM ab, xy GROUP BY ROLLUP ((a, (b)), x) ORDER BY 1, 2, 3;
--> a:int4 | b:int4 | x:int4 | count:int8
--| 1 | 2 | 1 | 1
--| 1 | 2 | 2 | 1
--| 1 | 2 | ∅ | 2
--| 3 | 4 | 1 | 1
--| 3 | 4 | 2 | 1
--| 3 | 4 | ∅ | 2
--| ∅ | ∅ | ∅ | 4
SELECT a, count(*) FROM ab GROUP BY ROW(a, b) ORDER BY 1;
--! 42803: column "ab.a" must appear in the GROUP BY clause or be used in an aggregate function
