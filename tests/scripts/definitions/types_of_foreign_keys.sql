-- Both sides of a foreign key can be compared after a change of type too.
CREATE TABLE parent (id integer PRIMARY KEY, other integer UNIQUE, parent integer REFERENCES parent);
--= CREATE TABLE
CREATE TABLE child (n integer PRIMARY KEY, parent integer REFERENCES parent, other integer CONSTRAINT child_other REFERENCES parent (other));
--= CREATE TABLE
INSERT INTO parent VALUES (1, 10, NULL), (2, 20, 1);
--= INSERT 0 2
INSERT INTO child VALUES (1, 1, 10), (2, 2, 20);
--= INSERT 0 2
ALTER TABLE child ALTER COLUMN parent TYPE text;
--! 42804: foreign key constraint "child_parent_fkey" cannot be implemented
ALTER TABLE parent ALTER COLUMN id TYPE text;
--! 42804: foreign key constraint "parent_parent_fkey" cannot be implemented
ALTER TABLE parent ALTER COLUMN other TYPE date USING '2020-01-01'::date;
--! 42804: foreign key constraint "child_other" cannot be implemented
ALTER TABLE child ALTER COLUMN parent TYPE bigint;
--= ALTER TABLE
ALTER TABLE parent ALTER COLUMN id TYPE bigint;
--= ALTER TABLE
ALTER TABLE parent ALTER COLUMN other TYPE numeric;
--= ALTER TABLE
INSERT INTO child VALUES (3, 3, 10);
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_fkey"
INSERT INTO child VALUES (3, 2, 10);
--= INSERT 0 1
SELECT * FROM child JOIN parent ON parent.id = child.parent ORDER BY n;
--> n:int4 | parent:int8 | other:int4 | id:int8 | other:numeric | parent:int4
--| 1 | 1 | 10 | 1 | 10 | ∅
--| 2 | 2 | 20 | 2 | 20 | 1
--| 3 | 2 | 10 | 2 | 20 | 1
