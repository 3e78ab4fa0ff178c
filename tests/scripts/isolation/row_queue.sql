--@ cambium
-- SELECT … FOR UPDATE locks nothing: who asks for the same row with NOWAIT or SKIP LOCKED is told, who just writes is not held up.
CREATE TABLE job (id int PRIMARY KEY, state text, tries int DEFAULT 0);
--= CREATE TABLE
INSERT INTO job VALUES (1, 'new'), (2, 'new'), (3, 'done'), (4, 'new');
--= INSERT 0 4
CREATE INDEX ON job (state, id);
--= CREATE INDEX
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE id = 1 FOR UPDATE;
--> id:int4
--| 1
@b SELECT id FROM job WHERE id = 1 FOR UPDATE NOWAIT;
--! 55P03: could not obtain lock on row in relation "job"
@b SELECT id FROM job WHERE id = 1 FOR KEY SHARE NOWAIT;
--! 55P03: could not obtain lock on row in relation "job"
@b SELECT id FROM job WHERE id = 1 FOR UPDATE SKIP LOCKED;
--> id:int4
@b SELECT id FROM job WHERE state = 'new' ORDER BY id FOR UPDATE SKIP LOCKED;
--> id:int4
--| 2
--| 4
-- a write without a hint goes first; nothing that was read has changed by it
@b UPDATE job SET state = 'taken' WHERE id = 1;
--= UPDATE 1
@a UPDATE job SET tries = tries + 1 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
-- workers take jobs without meeting
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE state = 'new' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED;
--> id:int4
--| 2
@b BEGIN;
--= BEGIN
@b SELECT id FROM job WHERE state = 'new' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED;
--> id:int4
--| 4
@a UPDATE job SET state = 'done' WHERE id = 2;
--= UPDATE 1
@b UPDATE job SET state = 'done' WHERE id = 4;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
-- a rollback gives the place up
@a BEGIN;
--= BEGIN
@a SELECT id FROM job WHERE id = 3 FOR NO KEY UPDATE;
--> id:int4
--| 3
@b SELECT id FROM job WHERE id = 3 FOR SHARE NOWAIT;
--! 55P03: could not obtain lock on row in relation "job"
@a ROLLBACK;
--= ROLLBACK
@b SELECT id FROM job WHERE id = 3 FOR SHARE NOWAIT;
--> id:int4
--| 3
SELECT * FROM job ORDER BY id;
--> id:int4 | state:text | tries:int4
--| 1 | taken | 1
--| 2 | done | 0
--| 3 | done | 0
--| 4 | done | 0
