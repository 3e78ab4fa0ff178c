--@ cambium
-- A subquery run for two rows or more hashes the table it reads: then all of what it hashed was read, and no row that it left out.
CREATE TABLE o (id int PRIMARY KEY, note text);
--= CREATE TABLE
CREATE TABLE l (id int PRIMARY KEY, o_id int, kind int, note text);
--= CREATE TABLE
CREATE TABLE found (n bigint);
--= CREATE TABLE
INSERT INTO o SELECT g, 'n' FROM generate_series(1, 5) g;
--= INSERT 0 5
INSERT INTO l SELECT g, g % 5 + 1, g % 2, 'n' FROM generate_series(1, 20) g;
--= INSERT 0 20
-- A row that would have been found.
@a BEGIN;
--= BEGIN
@a INSERT INTO found SELECT sum((SELECT count(*) FROM l WHERE o_id = o.id AND kind = 1)) FROM o;
--= INSERT 0 1
@b INSERT INTO l VALUES (100, 3, 1, 'n');
--= INSERT 0 1
@a SELECT n FROM found;
--> n:int8
--| 11
@a COMMIT;
--= COMMIT
-- A row of another kind was not read.
@a BEGIN;
--= BEGIN
@a INSERT INTO found SELECT sum((SELECT count(*) FROM l WHERE o_id = o.id AND kind = 1)) FROM o;
--= INSERT 0 1
@b INSERT INTO l VALUES (101, 3, 0, 'n');
--= INSERT 0 1
@a SELECT n FROM found;
--> n:int8
--| 11
--| 11
@a COMMIT;
--= COMMIT
-- Nor a column that nobody asked for.
@a BEGIN;
--= BEGIN
@a INSERT INTO found SELECT sum((SELECT count(*) FROM l WHERE o_id = o.id AND kind = 1)) FROM o;
--= INSERT 0 1
@b UPDATE l SET note = 'changed' WHERE id = 3;
--= UPDATE 1
@a COMMIT;
--= COMMIT
-- For one row no more is read than that one asks for.
@a BEGIN;
--= BEGIN
@a INSERT INTO found SELECT (SELECT count(*) FROM l WHERE o_id = o.id AND kind = 1) FROM o WHERE id = 2;
--= INSERT 0 1
@b INSERT INTO l VALUES (102, 4, 1, 'n');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a INSERT INTO found SELECT (SELECT count(*) FROM l WHERE o_id = o.id AND kind = 1) FROM o WHERE id = 2;
--= INSERT 0 1
@b INSERT INTO l VALUES (103, 2, 1, 'n');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
SELECT n FROM found ORDER BY n;
--> n:int8
--| 2
--| 3
--| 11
--| 11
--| 11
