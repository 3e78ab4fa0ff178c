--@ cambium
-- A child inserted while its parent is deleted: never an orphan.
CREATE TABLE parent (id int PRIMARY KEY, note text);
CREATE TABLE child (id int PRIMARY KEY, parent int REFERENCES parent);
INSERT INTO parent VALUES (1, 'one'), (2, 'two');
@a BEGIN;
@b BEGIN;
@a INSERT INTO child VALUES (1, 1);
@b DELETE FROM parent WHERE id = 1;
@a COMMIT;
@b COMMIT;
@a BEGIN;
@b BEGIN;
@b DELETE FROM parent WHERE id = 2;
@a INSERT INTO child VALUES (2, 2);
@b COMMIT;
@a COMMIT;
SELECT count(*) AS orphans FROM child WHERE NOT EXISTS (SELECT 1 FROM parent WHERE id = child.parent);
@a BEGIN;
@b BEGIN;
@a INSERT INTO child VALUES (3, 1);
@b UPDATE parent SET note = 'changed' WHERE id = 1;
@a COMMIT;
@b COMMIT;
SELECT * FROM child ORDER BY id;
