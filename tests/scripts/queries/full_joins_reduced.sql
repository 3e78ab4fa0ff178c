-- A FULL JOIN whose filter lets no row of one side pass that found no other is a join of one side, whatever its condition.
CREATE TABLE x (a int);
--= CREATE TABLE
CREATE TABLE y (b int, c text);
--= CREATE TABLE
INSERT INTO x VALUES (1), (2), (7);
--= INSERT 0 3
INSERT INTO y VALUES (1, 'q'), (5, 'r');
--= INSERT 0 2
SELECT * FROM x FULL JOIN y ON a < b;
--! 0A000: FULL JOIN is only supported with merge-joinable or hash-joinable join conditions
SELECT * FROM x FULL JOIN y ON a < b WHERE a > 0 ORDER BY a, b;
--> a:int4 | b:int4 | c:text
--| 1 | 5 | r
--| 2 | 5 | r
--| 7 | ∅ | ∅
SELECT * FROM x FULL JOIN y ON a < b WHERE b > 0 ORDER BY a, b;
--> a:int4 | b:int4 | c:text
--| 1 | 5 | r
--| 2 | 5 | r
--| ∅ | 1 | q
SELECT * FROM x FULL JOIN y ON a BETWEEN b AND 6 WHERE c IS NOT NULL ORDER BY a, b;
--> a:int4 | b:int4 | c:text
--| 1 | 1 | q
--| 2 | 1 | q
--| ∅ | 5 | r
SELECT y.*, x.* FROM x FULL JOIN y ON a > 1 WHERE b > 2 AND a > 2;
--> b:int4 | c:text | a:int4
--| 5 | r | 7
SELECT count(*) FROM x FULL JOIN y ON a = b WHERE c < 'z';
--> count:int8
--| 2
