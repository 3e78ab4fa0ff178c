-- WHERE CURRENT OF of a statement that has other tables, too, or rules with such.
CREATE TABLE t (id int PRIMARY KEY, v text);
--= CREATE TABLE
CREATE TABLE others (id int PRIMARY KEY, w text);
--= CREATE TABLE
CREATE TABLE log (id int, v text);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'a'), (2, 'b'), (3, 'c');
--= INSERT 0 3
INSERT INTO others VALUES (1, 'one'), (2, 'two');
--= INSERT 0 2
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id;
--= DECLARE CURSOR
FETCH 2 FROM c;
--> id:int4 | v:text
--| 1 | a
--| 2 | b
UPDATE t SET v = s.x FROM (SELECT 'single' AS x) s WHERE CURRENT OF c;
--= UPDATE 1
UPDATE t SET v = t.v || w FROM others WHERE CURRENT OF c;
--= UPDATE 1
DELETE FROM t USING others WHERE CURRENT OF c;
--= DELETE 1
COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:text
--| 1 | a
--| 3 | c
CREATE RULE r AS ON UPDATE TO t DO ALSO INSERT INTO log SELECT OLD.id, NEW.v || w FROM others WHERE others.id = OLD.id;
--= CREATE RULE
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM t ORDER BY id;
--= DECLARE CURSOR
FETCH c;
--> id:int4 | v:text
--| 1 | a
UPDATE t SET v = 'rule' WHERE CURRENT OF c;
--= UPDATE 1
COMMIT;
--= COMMIT
SELECT * FROM log;
--> id:int4 | v:text
--| 1 | ruleone
SELECT * FROM t ORDER BY id;
--> id:int4 | v:text
--| 1 | rule
--| 3 | c
