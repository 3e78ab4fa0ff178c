--@ cambium
-- An update of many rows beside small commits: other columns and increments merge; a column that was read refuses the later commit.
CREATE TABLE big (id int PRIMARY KEY, a int, b int, c int);
--= CREATE TABLE
INSERT INTO big SELECT g, 0, 0, 0 FROM generate_series(1, 20000) g;
--= INSERT 0 20000
@a BEGIN;
--= BEGIN
@a UPDATE big SET a = 1;
--= UPDATE 20000
@b UPDATE big SET b = 5 WHERE id = 17;
--= UPDATE 1
@b UPDATE big SET c = c + 1 WHERE id = 18;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT count(*), sum(a), sum(b), sum(c) FROM big;
--> count:int8 | sum:int8 | sum:int8 | sum:int8
--| 20000 | 20000 | 5 | 1
@a BEGIN;
--= BEGIN
@a UPDATE big SET c = c + 10;
--= UPDATE 20000
@b UPDATE big SET c = c + 1 WHERE id = 18;
--= UPDATE 1
@b UPDATE big SET a = 2 WHERE id = 19;
--= UPDATE 1
@a COMMIT;
--= COMMIT
SELECT count(*), sum(a), sum(b), sum(c) FROM big;
--> count:int8 | sum:int8 | sum:int8 | sum:int8
--| 20000 | 20001 | 5 | 200002
@a BEGIN;
--= BEGIN
@a UPDATE big SET b = 7 WHERE a = 1;
--= UPDATE 19999
@b UPDATE big SET a = 1 WHERE id = 19;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT count(*), sum(a), sum(b), sum(c) FROM big;
--> count:int8 | sum:int8 | sum:int8 | sum:int8
--| 20000 | 20000 | 5 | 200002
@a BEGIN;
--= BEGIN
@a UPDATE big SET a = 3;
--= UPDATE 20000
@b INSERT INTO big VALUES (20001, 0, 0, 0);
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT count(*), sum(a), sum(b), sum(c) FROM big;
--> count:int8 | sum:int8 | sum:int8 | sum:int8
--| 20001 | 20000 | 5 | 200002
