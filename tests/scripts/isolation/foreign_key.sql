--@ cambium
-- A child inserted while its parent is deleted: never an orphan.
CREATE TABLE parent (id int PRIMARY KEY, note text);
--= CREATE TABLE
CREATE TABLE child (id int PRIMARY KEY, parent int REFERENCES parent);
--= CREATE TABLE
INSERT INTO parent VALUES (1, 'one'), (2, 'two');
--= INSERT 0 2
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (1, 1);
--= INSERT 0 1
@b DELETE FROM parent WHERE id = 1;
--= DELETE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@b DELETE FROM parent WHERE id = 2;
--= DELETE 1
@a INSERT INTO child VALUES (2, 2);
--= INSERT 0 1
@b COMMIT;
--= COMMIT
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT count(*) AS orphans FROM child WHERE NOT EXISTS (SELECT 1 FROM parent WHERE id = child.parent);
--> orphans:int8
--| 0
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (3, 1);
--= INSERT 0 1
@b UPDATE parent SET note = 'changed' WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM child ORDER BY id;
--> id:int4 | parent:int4
--| 1 | 1
--| 3 | 1
