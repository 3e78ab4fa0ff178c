-- A volatile WITH query that a modification and the statement read is computed once.
CREATE TABLE claim (id text PRIMARY KEY, n int);
--= CREATE TABLE
CREATE TABLE organisation (id int PRIMARY KEY, claim_id text REFERENCES claim);
--= CREATE TABLE
INSERT INTO organisation VALUES (1), (2), (3);
--= INSERT 0 3
CREATE FUNCTION fresh(prefix text) RETURNS text LANGUAGE plpgsql VOLATILE AS 'BEGIN RETURN prefix || gen_random_uuid(); END';
--= CREATE FUNCTION
WITH pending AS (SELECT id AS org, fresh('c') AS claim, id * 10 AS unused FROM organisation WHERE claim_id IS NULL),
     made AS (INSERT INTO claim SELECT claim, 1 FROM pending RETURNING id)
UPDATE organisation o SET claim_id = p.claim FROM pending p WHERE p.org = o.id;
--= UPDATE 3
SELECT count(*) FROM organisation o JOIN claim c ON c.id = o.claim_id;
--> count:int8
--| 3
WITH r AS (SELECT random()::text AS c FROM organisation), made AS (INSERT INTO claim SELECT c, 2 FROM r RETURNING id) SELECT count(*) FROM r JOIN made ON made.id = r.c;
--> count:int8
--| 3
WITH r AS (SELECT random()::text AS c, id FROM organisation), s AS (SELECT c, id + 1 AS id FROM r), made AS (INSERT INTO claim SELECT c, id FROM s RETURNING id, n),
     more AS (INSERT INTO claim SELECT c || 'x', 0 FROM r RETURNING id) SELECT count(*), (SELECT count(*) FROM more JOIN r ON more.id = r.c || 'x') FROM s JOIN made ON made.id = s.c AND made.n = s.id;
--> count:int8 | count:int8
--| 3 | 3
-- Rows locked for a modification and the statement beside it are found once, wherever in the query the lock is: the modification's change would hide them.
CREATE TABLE queues (id int PRIMARY KEY, free bool NOT NULL DEFAULT true);
--= CREATE TABLE
CREATE TABLE jobs (id int PRIMARY KEY, queue int REFERENCES queues, attempts int NOT NULL DEFAULT 0);
--= CREATE TABLE
INSERT INTO queues VALUES (1), (2);
--= INSERT 0 2
INSERT INTO jobs VALUES (1, 1), (2, 2), (3, NULL);
--= INSERT 0 3
WITH job AS (
    SELECT id, queue FROM jobs WHERE queue IS NULL OR queue IN (SELECT id FROM queues WHERE free FOR UPDATE SKIP LOCKED) ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED),
  taken AS (UPDATE queues SET free = false FROM job WHERE queues.id = job.queue)
  UPDATE jobs SET attempts = attempts + 1 FROM job WHERE jobs.id = job.id RETURNING jobs.*;
--> id:int4 | queue:int4 | attempts:int4
--| 1 | 1 | 1
--= UPDATE 1
WITH free AS (SELECT id FROM queues WHERE free FOR UPDATE), taken AS (UPDATE queues SET free = false FROM free WHERE queues.id = free.id) SELECT * FROM free;
--> id:int4
--| 2
WITH locked AS (SELECT id FROM queues FOR UPDATE), first AS (SELECT min(id) AS id FROM locked), freed AS (UPDATE queues SET free = true FROM first WHERE queues.id = first.id RETURNING queues.id)
  SELECT first.id, freed.id FROM first LEFT JOIN freed ON freed.id = first.id;
--> id:int4 | id:int4
--| 1 | 1
SELECT * FROM queues ORDER BY id;
--> id:int4 | free:bool
--| 1 | t
--| 2 | f
DROP TABLE jobs, queues;
--= DROP TABLE
