-- A column that USING merges is, where types differ, the side that has the common type already.
CREATE TABLE small (k int, a int);
--= CREATE TABLE
CREATE TABLE wide (k bigint, b int);
--= CREATE TABLE
CREATE TABLE exact (k numeric, c int);
--= CREATE TABLE
CREATE TABLE scaled (k numeric(5,2));
--= CREATE TABLE
INSERT INTO small VALUES (1, 10), (2, 20);
--= INSERT 0 2
INSERT INTO wide VALUES (1, 11);
--= INSERT 0 1
INSERT INTO exact VALUES (1.000, 12);
--= INSERT 0 1
INSERT INTO scaled VALUES (1);
--= INSERT 0 1
SELECT k FROM small JOIN exact USING (k);
--> k:numeric
--| 1.000
SELECT * FROM small NATURAL JOIN exact;
--> k:numeric | a:int4 | c:int4
--| 1.000 | 10 | 12
SELECT k FROM small JOIN scaled USING (k);
--> k:numeric
--| 1
SELECT k FROM scaled JOIN exact USING (k);
--> k:numeric
--| 1.000
SELECT k FROM small LEFT JOIN exact USING (k) ORDER BY k;
--> k:numeric
--| 1
--| 2
SELECT k FROM exact RIGHT JOIN small USING (k) ORDER BY k;
--> k:numeric
--| 1
--| 2
-- Read back, a view has the same types.
CREATE VIEW inside AS SELECT k FROM small JOIN wide USING (k);
--= CREATE VIEW
SELECT pg_get_viewdef('inside');
--> pg_get_viewdef:text
--| ␠SELECT wide.k␊   FROM (small␊     JOIN wide USING (k));
CREATE VIEW outside AS SELECT k, k + 1 AS next FROM small LEFT JOIN wide USING (k) WHERE k > 0;
--= CREATE VIEW
SELECT pg_get_viewdef('outside');
--> pg_get_viewdef:text
--| ␠SELECT k,␊    (k + 1) AS next␊   FROM (small␊     LEFT JOIN wide USING (k))␊  WHERE (k > 0);
SELECT * FROM outside ORDER BY k;
--> k:int8 | next:int8
--| 1 | 2
--| 2 | 3
