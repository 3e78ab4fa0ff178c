--@ cambium
-- Writes to different columns of one row merge, unless a constraint read both.
CREATE TABLE t (id int PRIMARY KEY, a int, b int);
--= CREATE TABLE
CREATE TABLE checked (id int PRIMARY KEY, a int, b int, CHECK (a + b <= 4));
--= CREATE TABLE
INSERT INTO t VALUES (1, 1, 1);
--= INSERT 0 1
INSERT INTO checked VALUES (1, 1, 1);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE t SET a = 2 WHERE id = 1;
--= UPDATE 1
@b UPDATE t SET b = 3 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM t;
--> id:int4 | a:int4 | b:int4
--| 1 | 2 | 3
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE checked SET a = 3 WHERE id = 1;
--= UPDATE 1
@b UPDATE checked SET b = 3 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT * FROM checked;
--> id:int4 | a:int4 | b:int4
--| 1 | 3 | 1
