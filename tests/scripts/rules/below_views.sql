-- Rules of a view's table are for the rows that the view shows, though their commands speak of no row.
CREATE TABLE log (n int);
--= CREATE TABLE
CREATE TABLE base (a int, b int);
--= CREATE TABLE
CREATE VIEW shown AS SELECT a, b FROM base WHERE b > 2;
--= CREATE VIEW
CREATE VIEW whole AS SELECT a, b FROM base;
--= CREATE VIEW
CREATE RULE changed AS ON UPDATE TO base DO ALSO INSERT INTO log VALUES (3);
--= CREATE RULE
CREATE RULE gone AS ON DELETE TO base DO ALSO INSERT INTO log VALUES (4);
--= CREATE RULE
UPDATE shown SET a = a;
--= UPDATE 0
SELECT * FROM log;
--> n:int4
INSERT INTO base VALUES (1, 1), (2, 5), (3, 6);
--= INSERT 0 3
UPDATE shown SET a = a;
--= UPDATE 2
SELECT * FROM log;
--> n:int4
--| 3
--| 3
UPDATE shown SET a = a WHERE a > 2;
--= UPDATE 1
SELECT n, count(*) FROM log GROUP BY n;
--> n:int4 | count:int8
--| 3 | 3
UPDATE whole SET a = a;
--= UPDATE 3
UPDATE base SET a = a;
--= UPDATE 3
SELECT n, count(*) FROM log GROUP BY n;
--> n:int4 | count:int8
--| 3 | 5
DELETE FROM shown;
--= DELETE 2
SELECT n, count(*) FROM log GROUP BY n ORDER BY n;
--> n:int4 | count:int8
--| 3 | 5
--| 4 | 2
SELECT * FROM base;
--> a:int4 | b:int4
--| 1 | 1
