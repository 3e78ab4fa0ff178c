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
