-- tablefunc: tables made of the rows of queries.
CREATE EXTENSION tablefunc;
--= CREATE EXTENSION
CREATE TABLE sale (region text, month text, amount int);
--= CREATE TABLE
INSERT INTO sale VALUES ('north', 'jan', 1), ('north', 'feb', 2), ('north', 'mar', 3), ('south', 'jan', 4), ('south', 'mar', 5), ('west', NULL, 6);
--= INSERT 0 6
SELECT * FROM crosstab('SELECT region, month, amount FROM sale ORDER BY 1, 2') AS t(region text, a int, b int);
--> region:text | a:int4 | b:int4
--| north | 2 | 1
--| south | 4 | 5
--| west | 6 | ∅
SELECT * FROM crosstab('SELECT region, month, amount::text FROM sale ORDER BY 1, 2') AS t(region text, a int, b int);
--! 42601: return and sql tuple descriptions are incompatible
SELECT * FROM crosstab('SELECT region, amount FROM sale') AS t(region text, a int);
--! 22023: invalid source data SQL statement
SELECT * FROM crosstab('SELECT region, month, amount FROM sale ORDER BY 1', 'VALUES (''jan''), (''feb''), (''mar'')') AS t(region text, jan int, feb int, mar int);
--> region:text | jan:int4 | feb:int4 | mar:int4
--| north | 1 | 2 | 3
--| south | 4 | ∅ | 5
--| west | ∅ | ∅ | ∅
SELECT * FROM crosstab('SELECT region, upper(region), month, amount FROM sale ORDER BY 1', 'VALUES (''jan''), (''mar'')') AS t(region text, loud text, jan numeric, mar text);
--> region:text | loud:text | jan:numeric | mar:text
--| north | NORTH | 1 | 3
--| south | SOUTH | 4 | 5
--| west | WEST | ∅ | ∅
SELECT * FROM crosstab('SELECT region, month, amount FROM sale', 'VALUES (''jan''), (''jan'')') AS t(region text, a int, b int);
--! 42710: duplicate category name
SELECT * FROM crosstab('SELECT region, month, amount FROM sale', 'VALUES (''jan'')') AS t(region text, a int, b int);
--! 42601: invalid return type
SELECT * FROM crosstab2('SELECT region, month, amount::text FROM sale ORDER BY 1, 2');
--> row_name:text | category_1:text | category_2:text
--| north | 2 | 1
--| south | 4 | 5
--| west | 6 | ∅
SELECT * FROM crosstab4('SELECT region, month, amount::text FROM sale ORDER BY 1, 2');
--> row_name:text | category_1:text | category_2:text | category_3:text | category_4:text
--| north | 2 | 1 | 3 | ∅
--| south | 4 | 5 | ∅ | ∅
--| west | 6 | ∅ | ∅ | ∅
SELECT * FROM crosstab('SELECT nosuch FROM sale') AS t(region text, a int);
--! 42703: column "nosuch" does not exist
CREATE TABLE part (id int, parent int, pos int);
--= CREATE TABLE
INSERT INTO part VALUES (1, NULL, 0), (2, 1, 2), (3, 1, 1), (4, 2, 1), (5, 4, 1);
--= INSERT 0 5
SELECT * FROM connectby('part', 'id', 'parent', '1', 0) AS t(id int, parent int, level int);
--> id:int4 | parent:int4 | level:int4
--| 1 | ∅ | 0
--| 2 | 1 | 1
--| 4 | 2 | 2
--| 5 | 4 | 3
--| 3 | 1 | 1
SELECT * FROM connectby('part', 'id', 'parent', '1', 2, '/') AS t(id int, parent int, level int, branch text);
--> id:int4 | parent:int4 | level:int4 | branch:text
--| 1 | ∅ | 0 | 1
--| 2 | 1 | 1 | 1/2
--| 4 | 2 | 2 | 1/2/4
--| 3 | 1 | 1 | 1/3
SELECT * FROM connectby('part', 'id', 'parent', 'pos', '1', 0, '/') AS t(id int, parent int, level int, branch text, number int);
--> id:int4 | parent:int4 | level:int4 | branch:text | number:int4
--| 1 | ∅ | 0 | 1 | 1
--| 3 | 1 | 1 | 1/3 | 2
--| 2 | 1 | 1 | 1/2 | 3
--| 4 | 2 | 2 | 1/2/4 | 4
--| 5 | 4 | 3 | 1/2/4/5 | 5
SELECT * FROM connectby('part', 'id', 'parent', 'pos', '2', 0) AS t(id int, parent int, level int, number int);
--> id:int4 | parent:int4 | level:int4 | number:int4
--| 2 | ∅ | 0 | 1
--| 4 | 2 | 1 | 2
--| 5 | 4 | 2 | 3
UPDATE part SET parent = 5 WHERE id = 2;
--= UPDATE 1
SELECT * FROM connectby('part', 'id', 'parent', '2', 0) AS t(id int, parent int, level int);
--! 42P19: infinite recursion detected
SELECT * FROM connectby('part', 'id', 'parent', '1', 0) AS t(id int, parent int);
--! 42804: invalid return type
SELECT count(*), count(DISTINCT n) FROM normal_rand(100, 5, 3) n;
--> count:int8 | count:int8
--| 100 | 100
UPDATE part SET parent = 1 WHERE id = 2;
--= UPDATE 1
SELECT * FROM connectby('part', '1; --', 'parent', '2', 0) AS t(id int, parent int, level int);
--! 42804: invalid return type
SELECT * FROM connectby('part', 'NULL::int, 1::int; --', 'parent', '2', 0) AS t(id int, parent int, level int);
--> id:int4 | parent:int4 | level:int4
--| 2 | ∅ | 0
--| ∅ | 1 | 1
SELECT * FROM connectby('part', 'id', 'parent', '1', 0, '/') AS t(id float8, parent float8, level int, branch text);
--! 42804: invalid return type
