--@ cambium
-- A key's parent and its children from both sides: referential actions are reads and writes like any other.
CREATE TABLE parent (id int PRIMARY KEY, code int UNIQUE, note text);
--= CREATE TABLE
CREATE TABLE child (id int PRIMARY KEY, parent int REFERENCES parent ON DELETE CASCADE ON UPDATE CASCADE);
--= CREATE TABLE
CREATE TABLE pupil (id int PRIMARY KEY, code int REFERENCES parent (code) ON DELETE SET NULL);
--= CREATE TABLE
INSERT INTO parent VALUES (1, 10, 'a'), (2, 20, 'b'), (3, 30, 'c');
--= INSERT 0 3
-- A child comes while its parent is deleted with all children.
@a BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (1, 1);
--= INSERT 0 1
@b DELETE FROM parent WHERE id = 1;
--= DELETE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- The other way round.
@a BEGIN;
--= BEGIN
@a DELETE FROM parent WHERE id = 2;
--= DELETE 1
@b INSERT INTO child VALUES (2, 2);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
-- A change of the parent that isn't its key is no matter.
@a BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (3, 3);
--= INSERT 0 1
@b UPDATE parent SET note = 'changed' WHERE id = 3;
--= UPDATE 1
@a COMMIT;
--= COMMIT
-- The parent's key moves while a child comes.
@a BEGIN;
--= BEGIN
@a UPDATE parent SET id = 33 WHERE id = 3;
--= UPDATE 1
@b INSERT INTO child VALUES (4, 3);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
-- By a unique key.
@a BEGIN;
--= BEGIN
@a INSERT INTO pupil VALUES (1, 30);
--= INSERT 0 1
@b UPDATE parent SET code = 31 WHERE id = 33;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- Two children of one parent do not meet.
@a BEGIN;
--= BEGIN
@a INSERT INTO child VALUES (5, 33);
--= INSERT 0 1
@b INSERT INTO child VALUES (6, 33);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT * FROM parent ORDER BY id;
--> id:int4 | code:int4 | note:text
--| 33 | 31 | changed
SELECT * FROM child ORDER BY id;
--> id:int4 | parent:int4
--| 3 | 33
--| 4 | 33
--| 5 | 33
--| 6 | 33
SELECT * FROM pupil ORDER BY id;
--> id:int4 | code:int4
