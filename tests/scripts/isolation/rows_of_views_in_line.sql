-- FOR UPDATE of a view or a query in FROM is for the rows of its tables, and only for those that come out.
CREATE TABLE job (id int PRIMARY KEY, state text);
--= CREATE TABLE
INSERT INTO job VALUES (1, 'new'), (2, 'new'), (3, 'done');
--= INSERT 0 3
CREATE VIEW open_job AS SELECT id, upper(state) AS state FROM job WHERE state <> 'done';
--= CREATE VIEW
CREATE VIEW nested AS SELECT id FROM open_job;
--= CREATE VIEW
@a BEGIN;
--= BEGIN
@a SELECT * FROM open_job WHERE id = 1 FOR UPDATE;
--> id:int4 | state:text
--| 1 | NEW
@b SELECT id FROM job WHERE id = 1 FOR UPDATE NOWAIT;
--! 55P03: could not obtain lock on row in relation "job"
@b SELECT id FROM job WHERE id = 2 FOR UPDATE NOWAIT;
--> id:int4
--| 2
@b SELECT id FROM nested ORDER BY id FOR UPDATE SKIP LOCKED;
--> id:int4
--| 2
@b SELECT * FROM (SELECT id FROM job) s WHERE id = 1 FOR SHARE NOWAIT;
--! 55P03: could not obtain lock on row in relation "job"
@b SELECT s.id FROM (SELECT id FROM job ORDER BY id LIMIT 1) s FOR UPDATE SKIP LOCKED;
--> id:int4
--| 2
@b SELECT s.id FROM nested s JOIN job USING (id) WHERE job.id = 2 FOR UPDATE OF s NOWAIT;
--> id:int4
--| 2
@a COMMIT;
--= COMMIT
@b SELECT id FROM nested WHERE id = 1 FOR UPDATE NOWAIT;
--> id:int4
--| 1
