-- Of several foreign keys the oldest acts first.
CREATE TABLE parent (id integer PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE child (id integer PRIMARY KEY REFERENCES parent ON DELETE CASCADE, id2 integer UNIQUE);
--= CREATE TABLE
CREATE TABLE grandchild (n integer PRIMARY KEY, child integer REFERENCES child (id) ON DELETE CASCADE);
--= CREATE TABLE
ALTER TABLE grandchild ADD FOREIGN KEY (child) REFERENCES child (id2);
--= ALTER TABLE
ALTER TABLE child ADD FOREIGN KEY (id2) REFERENCES parent;
--= ALTER TABLE
INSERT INTO parent VALUES (10), (20);
--= INSERT 0 2
INSERT INTO child VALUES (10, 10), (20, 20);
--= INSERT 0 2
INSERT INTO grandchild VALUES (1, 10), (2, 20);
--= INSERT 0 2
DELETE FROM parent WHERE id = 20;
--= DELETE 1
SELECT (SELECT count(*) FROM parent), (SELECT count(*) FROM child), (SELECT count(*) FROM grandchild);
--> count:int8 | count:int8 | count:int8
--| 1 | 1 | 1
CREATE TABLE other (id integer REFERENCES parent, again integer);
--= CREATE TABLE
ALTER TABLE other ADD FOREIGN KEY (again) REFERENCES parent ON DELETE CASCADE;
--= ALTER TABLE
INSERT INTO other VALUES (10, 10);
--= INSERT 0 1
DELETE FROM parent WHERE id = 10;
--! 23503: update or delete on table "parent" violates foreign key constraint "other_id_fkey" on table "other"
