-- What ALTER COLUMN TYPE … USING computes is of the rows before the statement, with the columns that it drops.
CREATE TABLE several (a int, b int, c text);
--= CREATE TABLE

INSERT INTO several VALUES (1, 2, 'x'), (3, 4, 'y');
--= INSERT 0 2

ALTER TABLE several DROP COLUMN c, ALTER a TYPE text USING c || (a + b);
--= ALTER TABLE

SELECT * FROM several ORDER BY a;
--> a:text | b:int4
--| x3 | 2
--| y7 | 4

ALTER TABLE several ALTER a TYPE int USING b, ALTER b TYPE text USING a || '!', ADD COLUMN d int DEFAULT 7;
--= ALTER TABLE

SELECT * FROM several ORDER BY a;
--> a:int4 | b:text | d:int4
--| 2 | x3! | 7
--| 4 | y7! | 7

ALTER TABLE several ALTER a TYPE int USING e, ADD COLUMN e int DEFAULT 8;
--! 42703: column "e" does not exist

ALTER TABLE several ALTER a TYPE bigint, ALTER b TYPE varchar(10) USING pg_typeof(a) || b, ALTER d TYPE text;
--= ALTER TABLE

SELECT * FROM several ORDER BY a;
--> a:int8 | b:varchar | d:text
--| 2 | integerx3! | 7
--| 4 | integery7! | 7

ALTER TABLE several DROP COLUMN d, ALTER b TYPE int USING 1 / (length(d) - 1);
--! 22012: division by zero

ALTER TABLE several ALTER d TYPE int USING a, DROP COLUMN d;
--! 42703: column "d" of relation "several" does not exist

SELECT * FROM several ORDER BY a;
--> a:int8 | b:varchar | d:text
--| 2 | integerx3! | 7
--| 4 | integery7! | 7

DROP TABLE several;
--= DROP TABLE

CREATE TABLE several (a int, b int) PARTITION BY RANGE (a);
--= CREATE TABLE

CREATE TABLE several_1 (b int, a int);
--= CREATE TABLE

ALTER TABLE several ATTACH PARTITION several_1 FOR VALUES FROM (0) TO (10);
--= ALTER TABLE

CREATE TABLE several_2 PARTITION OF several FOR VALUES FROM (10) TO (20);
--= CREATE TABLE

ALTER TABLE several ADD COLUMN c int, ADD COLUMN d int;
--= ALTER TABLE

INSERT INTO several VALUES (1, 2, 3, 4), (11, 12, 13, 14);
--= INSERT 0 2

ALTER TABLE several DROP COLUMN d, ALTER b TYPE text USING c || '-' || d, ALTER c TYPE text USING b::text;
--= ALTER TABLE

SELECT * FROM several ORDER BY a;
--> a:int4 | b:text | c:text
--| 1 | 3-4 | 2
--| 11 | 13-14 | 12

DROP TABLE several;
--= DROP TABLE
