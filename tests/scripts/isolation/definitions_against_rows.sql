--@ cambium
-- Changing a table's definition conflicts with everybody who read or wrote it.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1);
--= INSERT 0 1
@a BEGIN;
--= BEGIN
@a INSERT INTO t VALUES (2, 2);
--= INSERT 0 1
@b ALTER TABLE t ADD COLUMN w int DEFAULT 5;
--= ALTER TABLE
@a COMMIT;
--= COMMIT
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 1 | 5
--| 2 | 2 | 5
@a BEGIN;
--= BEGIN
@a SELECT v FROM t WHERE id = 1;
--> v:int4
--| 1
@b ALTER TABLE t RENAME COLUMN w TO x;
--= ALTER TABLE
@a SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4 | w:int4
--| 1 | 1 | 5
--| 2 | 2 | 5
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a UPDATE t SET v = 7 WHERE id = 1;
--= UPDATE 1
@b DROP TABLE t;
--= DROP TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT * FROM t;
--! 42P01: relation "t" does not exist
@a BEGIN;
--= BEGIN
@a CREATE TABLE same (a int);
--= CREATE TABLE
@b CREATE TABLE same (b int);
--= CREATE TABLE
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT * FROM same;
--> b:int4
CREATE TABLE c (id int PRIMARY KEY, v int);
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a ALTER TABLE c ADD CHECK (v > 0);
--= ALTER TABLE
@b INSERT INTO c VALUES (1, -1);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
SELECT * FROM c;
--> id:int4 | v:int4
