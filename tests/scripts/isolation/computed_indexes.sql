--@ cambium
-- What is read through a partial index, or one over an expression, is what conflicts: rows that come into the index's interval, leave it or change in it; no others.
CREATE TABLE job (id int PRIMARY KEY, state text, due int, name text, note text);
--= CREATE TABLE
CREATE INDEX job_open ON job (due) WHERE state = 'open';
--= CREATE INDEX
CREATE UNIQUE INDEX job_name ON job (lower(name));
--= CREATE INDEX
INSERT INTO job SELECT g, CASE WHEN g % 50 = 0 THEN 'open' ELSE 'done' END, g, 'N' || g, 'n' FROM generate_series(1, 1000) g;
--= INSERT 0 1000
-- Rows outside of the index change.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM job WHERE state = 'open';
--> count:int8
--| 20
@b UPDATE job SET note = 'b', due = due + 1 WHERE id = 7;
--= UPDATE 1
@b INSERT INTO job VALUES (2001, 'done', 1, 'X1', 'b');
--= INSERT 0 1
@b UPDATE job SET note = 'b' WHERE id = 50;
--= UPDATE 1
@a INSERT INTO job VALUES (3001, 'done', 1, 'Y1', 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
-- A row comes into it by its predicate.
@a BEGIN;
--= BEGIN
@a SELECT count(*) FROM job WHERE state = 'open';
--> count:int8
--| 20
@b UPDATE job SET state = 'open' WHERE id = 8;
--= UPDATE 1
@a INSERT INTO job VALUES (3002, 'done', 1, 'Y2', 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- One leaves the interval that was read, another one beyond it.
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE state = 'open' ORDER BY due LIMIT 2;
--> id:int4
--| 8
--| 50
@b UPDATE job SET state = 'done' WHERE id = 900;
--= UPDATE 1
@a INSERT INTO job VALUES (3003, 'done', 1, 'Y3', 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE state = 'open' ORDER BY due LIMIT 2;
--> id:int4
--| 8
--| 50
@b UPDATE job SET state = 'done' WHERE id = 50;
--= UPDATE 1
@a INSERT INTO job VALUES (3004, 'done', 1, 'Y4', 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- A key that wasn't there, by its expression.
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE lower(name) = 'zoe';
--> id:int4
@b INSERT INTO job VALUES (2002, 'done', 1, 'Zorro', 'b');
--= INSERT 0 1
@a INSERT INTO job VALUES (3005, 'done', 1, 'Y5', 'a');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE lower(name) = 'zoe';
--> id:int4
@b INSERT INTO job VALUES (2003, 'done', 1, 'ZOE', 'b');
--= INSERT 0 1
@a INSERT INTO job VALUES (3006, 'done', 1, 'Y6', 'a');
--= INSERT 0 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
-- Two clients who each take the next job of the queue.
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE job SET state = 'taken' WHERE id = (SELECT id FROM job WHERE state = 'open' ORDER BY due LIMIT 1) RETURNING id;
--> id:int4
--| 8
--= UPDATE 1
@b UPDATE job SET state = 'taken' WHERE id = (SELECT id FROM job WHERE state = 'open' ORDER BY due LIMIT 1) RETURNING id;
--> id:int4
--| 8
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
