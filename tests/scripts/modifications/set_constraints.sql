-- SET CONSTRAINTS and savepoints: ROLLBACK TO takes back what was said and what was tested since.
CREATE TABLE seat (id int PRIMARY KEY, place text, CONSTRAINT one_place UNIQUE (place) DEFERRABLE INITIALLY IMMEDIATE);
--= CREATE TABLE
INSERT INTO seat VALUES (1, 'a'), (2, 'b');
--= INSERT 0 2
BEGIN;
--= BEGIN
SAVEPOINT s;
--= SAVEPOINT
SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS
ROLLBACK TO s;
--= ROLLBACK
UPDATE seat SET place = 'b' WHERE id = 1;
--! 23505: duplicate key value violates unique constraint "one_place"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SAVEPOINT s;
--= SAVEPOINT
SET CONSTRAINTS one_place DEFERRED;
--= SET CONSTRAINTS
RELEASE s;
--= RELEASE
UPDATE seat SET place = 'b' WHERE id = 1;
--= UPDATE 1
UPDATE seat SET place = 'a' WHERE id = 2;
--= UPDATE 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS
SAVEPOINT s;
--= SAVEPOINT
SET CONSTRAINTS ALL IMMEDIATE;
--= SET CONSTRAINTS
ROLLBACK TO s;
--= ROLLBACK
UPDATE seat SET place = 'a' WHERE id = 1;
--= UPDATE 1
COMMIT;
--! 23505: duplicate key value violates unique constraint "one_place"
-- A test that was passed behind the savepoint is due again.
BEGIN;
--= BEGIN
SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS
INSERT INTO seat VALUES (3, 'a');
--= INSERT 0 1
SAVEPOINT s;
--= SAVEPOINT
DELETE FROM seat WHERE id = 3;
--= DELETE 1
SET CONSTRAINTS ALL IMMEDIATE;
--= SET CONSTRAINTS
ROLLBACK TO s;
--= ROLLBACK
COMMIT;
--! 23505: duplicate key value violates unique constraint "one_place"
-- So is one that was failed.
BEGIN;
--= BEGIN
SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS
INSERT INTO seat VALUES (3, 'a');
--= INSERT 0 1
SAVEPOINT s;
--= SAVEPOINT
SET CONSTRAINTS ALL IMMEDIATE;
--! 23505: duplicate key value violates unique constraint "one_place"
ROLLBACK TO s;
--= ROLLBACK
UPDATE seat SET place = 'c' WHERE id = 3;
--= UPDATE 1
COMMIT;
--= COMMIT
SELECT * FROM seat ORDER BY id;
--> id:int4 | place:text
--| 1 | b
--| 2 | a
--| 3 | c
DROP TABLE seat;
--= DROP TABLE
