-- What conditions of policies ask for, what looks through views and functions, and what sees no rows before policies have.
DROP ROLE IF EXISTS ri_ann, ri_bob, ri_team, ri_in, ri_quiet;
--~ role "ri_ann" does not exist, skipping
--~ role "ri_bob" does not exist, skipping
--~ role "ri_team" does not exist, skipping
--~ role "ri_in" does not exist, skipping
--~ role "ri_quiet" does not exist, skipping
--= DROP ROLE
CREATE ROLE ri_ann;
--= CREATE ROLE
CREATE ROLE ri_bob;
--= CREATE ROLE
CREATE TABLE d (id int PRIMARY KEY, owner text, v int);
--= CREATE TABLE
INSERT INTO d SELECT i, CASE WHEN i <= 3 THEN 'ri_ann' ELSE 'ri_bob' END, i FROM generate_series(1, 6) i;
--= INSERT 0 6
GRANT ALL ON d TO ri_ann, ri_bob;
--= GRANT
ALTER TABLE d ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY p ON d USING (owner = current_user);
--= CREATE POLICY
CREATE FUNCTION leak(int) RETURNS bool LANGUAGE plpgsql IMMUTABLE COST 0.0001 AS $$ BEGIN RAISE NOTICE 'leak %', $1; RETURN true; END $$;
--= CREATE FUNCTION
-- Conditions that tell more than their result wait for policies.
SET ROLE ri_ann;
--= SET
SELECT count(*) FROM d WHERE leak(v);
--> count:int8
--~ leak 1
--~ leak 2
--~ leak 3
--| 3
SELECT id FROM d WHERE 1 / (v - 5) < 10;
--> id:int4
--| 1
--| 2
--| 3
SELECT id FROM d WHERE id = 2 AND leak(v);
--> id:int4
--~ leak 2
--| 2
SELECT d.id, e.id FROM d, d e WHERE d.id = e.id AND d.id = 1 AND leak(d.v + e.v);
--> id:int4 | id:int4
--~ leak 2
--| 1 | 1
SELECT (SELECT max(v) FROM d d2 WHERE leak(d2.v) AND d2.id = d.id) FROM d WHERE id = 2;
--> max:int4
--~ leak 2
--| 2
SELECT count(*) FROM d WHERE EXISTS (SELECT 1 FROM d e WHERE e.id = d.id AND leak(e.v));
--> count:int8
--~ leak 1
--~ leak 2
--~ leak 3
--| 3
UPDATE d SET v = v WHERE leak(v);
--~ leak 1
--~ leak 2
--~ leak 3
--= UPDATE 3
DELETE FROM d WHERE leak(v) AND id = 3 RETURNING *;
--~ leak 3
--> id:int4 | owner:text | v:int4
--| 3 | ri_ann | 3
--= DELETE 1
WITH w AS (SELECT * FROM d WHERE leak(v)) SELECT count(*) FROM w;
--> count:int8
--~ leak 1
--~ leak 2
--| 2
WITH u AS (UPDATE d SET v = v + 1 RETURNING *) SELECT * FROM u ORDER BY 1;
--> id:int4 | owner:text | v:int4
--| 1 | ri_ann | 2
--| 2 | ri_ann | 3
WITH i AS (INSERT INTO d VALUES (50, 'ri_ann', 1) RETURNING *) SELECT * FROM i;
--> id:int4 | owner:text | v:int4
--| 50 | ri_ann | 1
WITH i AS (INSERT INTO d VALUES (51, 'ri_bob', 1) RETURNING *) SELECT * FROM i;
--! 42501: new row violates row-level security policy for table "d"
CREATE TEMP TABLE tt AS SELECT * FROM d;
--= SELECT 3
SELECT count(*) FROM tt;
--> count:int8
--| 3
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT * FROM d;
--= DECLARE CURSOR
FETCH 1 FROM c;
--> id:int4 | owner:text | v:int4
--| 1 | ri_ann | 2
UPDATE d SET v = 99 WHERE CURRENT OF c;
--= UPDATE 1
COMMIT;
--= COMMIT
SELECT * FROM d ORDER BY id;
--> id:int4 | owner:text | v:int4
--| 1 | ri_ann | 99
--| 2 | ri_ann | 3
--| 50 | ri_ann | 1
RESET ROLE;
--= RESET
-- Subqueries, whose tables have policies too.
CREATE TABLE grp (g int, member text);
--= CREATE TABLE
INSERT INTO grp VALUES (1, 'ri_ann'), (2, 'ri_bob'), (3, 'ri_ann');
--= INSERT 0 3
GRANT SELECT ON grp TO ri_ann;
--= GRANT
CREATE TABLE doc (id int PRIMARY KEY, g int);
--= CREATE TABLE
INSERT INTO doc SELECT i, i % 4 FROM generate_series(1, 12) i;
--= INSERT 0 12
GRANT ALL ON doc TO ri_ann, ri_bob;
--= GRANT
ALTER TABLE doc ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY pd ON doc USING (g IN (SELECT grp.g FROM grp WHERE member = current_user));
--= CREATE POLICY
SET ROLE ri_ann;
--= SET
SELECT id FROM doc ORDER BY id;
--> id:int4
--| 1
--| 3
--| 5
--| 7
--| 9
--| 11
SELECT count(*) FROM doc WHERE leak(id);
--> count:int8
--~ leak 1
--~ leak 3
--~ leak 5
--~ leak 7
--~ leak 9
--~ leak 11
--| 6
UPDATE doc SET g = 2 WHERE id = 1;
--! 42501: new row violates row-level security policy for table "doc"
UPDATE doc SET g = 3 WHERE id = 1 RETURNING *;
--> id:int4 | g:int4
--| 1 | 3
--= UPDATE 1
INSERT INTO doc VALUES (100, 0);
--! 42501: new row violates row-level security policy for table "doc"
INSERT INTO doc VALUES (101, 3);
--= INSERT 0 1
SET ROLE ri_bob;
--= SET
SELECT id FROM doc;
--! 42501: permission denied for table grp
RESET ROLE;
--= RESET
ALTER TABLE grp ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE ri_ann;
--= SET
SELECT id FROM doc ORDER BY id;
--> id:int4
RESET ROLE;
--= RESET
CREATE POLICY pg ON grp USING (member = current_user);
--= CREATE POLICY
SET ROLE ri_ann;
--= SET
SELECT count(*) FROM doc;
--> count:int8
--| 7
RESET ROLE;
--= RESET
-- A policy that asks itself.
CREATE POLICY pg2 ON grp USING (EXISTS (SELECT 1 FROM doc WHERE doc.g = grp.g));
--= CREATE POLICY
SET ROLE ri_ann;
--= SET
SELECT count(*) FROM doc;
--! 42P17: infinite recursion detected in policy for relation "doc"
SELECT * FROM grp;
--! 42P17: infinite recursion detected in policy for relation "grp"
UPDATE doc SET g = 1;
--! 42P17: infinite recursion detected in policy for relation "doc"
INSERT INTO doc VALUES (200, 1);
--! 42P17: infinite recursion detected in policy for relation "doc"
RESET ROLE;
--= RESET
DROP POLICY pg2 ON grp;
--= DROP POLICY
CREATE POLICY me ON d AS RESTRICTIVE USING ((SELECT count(*) FROM d) > 0);
--= CREATE POLICY
SET ROLE ri_ann;
--= SET
SELECT * FROM d;
--! 42P17: infinite recursion detected in policy for relation "d"
INSERT INTO d VALUES (77, 'ri_ann', 1);
--! 42P17: infinite recursion detected in policy for relation "d"
RESET ROLE;
--= RESET
DROP POLICY me ON d;
--= DROP POLICY
CREATE POLICY few ON d AS RESTRICTIVE FOR INSERT WITH CHECK ((SELECT count(*) FROM d) < 5);
--= CREATE POLICY
SET ROLE ri_ann;
--= SET
INSERT INTO d VALUES (78, 'ri_ann', 1), (79, 'ri_ann', 1), (80, 'ri_ann', 1);
--= INSERT 0 3
INSERT INTO d VALUES (81, 'ri_ann', 1);
--! 42501: new row violates row-level security policy "few" for table "d"
RESET ROLE;
--= RESET
DROP POLICY few ON d;
--= DROP POLICY
-- Views: their owner's policies, unless they say otherwise.
CREATE VIEW v AS SELECT * FROM d;
--= CREATE VIEW
CREATE VIEW vi WITH (security_invoker) AS SELECT * FROM d;
--= CREATE VIEW
CREATE VIEW va AS SELECT * FROM d;
--= CREATE VIEW
ALTER VIEW va OWNER TO ri_ann;
--= ALTER VIEW
GRANT ALL ON v, vi, va TO ri_ann, ri_bob;
--= GRANT
CREATE FUNCTION cnt() RETURNS bigint LANGUAGE sql STABLE AS 'SELECT count(*) FROM d';
--= CREATE FUNCTION
CREATE FUNCTION cntd() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER AS 'SELECT count(*) FROM d';
--= CREATE FUNCTION
CREATE FUNCTION cntp() RETURNS bigint LANGUAGE plpgsql AS 'BEGIN RETURN (SELECT count(*) FROM d); END';
--= CREATE FUNCTION
SET ROLE ri_ann;
--= SET
SELECT (SELECT count(*) FROM v), (SELECT count(*) FROM vi), (SELECT count(*) FROM va), cnt(), cntd(), cntp();
--> count:int8 | count:int8 | count:int8 | cnt:int8 | cntd:int8 | cntp:int8
--| 9 | 6 | 6 | 6 | 9 | 6
SET ROLE ri_bob;
--= SET
SELECT (SELECT count(*) FROM v), (SELECT count(*) FROM vi), (SELECT count(*) FROM va), cnt(), cntd(), cntp();
--> count:int8 | count:int8 | count:int8 | cnt:int8 | cntd:int8 | cntp:int8
--| 9 | 3 | 3 | 3 | 9 | 3
UPDATE vi SET owner = 'ri_ann' WHERE id = 4;
--! 42501: new row violates row-level security policy for table "d"
UPDATE va SET v = 7 WHERE id IN (1, 4) RETURNING id;
--> id:int4
--| 4
--= UPDATE 1
INSERT INTO va VALUES (90, 'ri_bob', 1);
--= INSERT 0 1
INSERT INTO va VALUES (90, 'ri_ann', 1) RETURNING *;
--! 42501: new row violates row-level security policy for table "d"
INSERT INTO vi VALUES (91, 'ri_ann', 1);
--! 42501: new row violates row-level security policy for table "d"
DELETE FROM vi WHERE id IN (1, 5) RETURNING id;
--> id:int4
--| 5
--= DELETE 1
DELETE FROM v WHERE id = 6 RETURNING id;
--> id:int4
--| 6
--= DELETE 1
RESET ROLE;
--= RESET
CREATE VIEW vb WITH (security_barrier) AS SELECT * FROM d WHERE v = 1;
--= CREATE VIEW
CREATE VIEW vc AS SELECT * FROM d WHERE v >= 0 WITH CHECK OPTION;
--= CREATE VIEW
ALTER VIEW vc OWNER TO ri_ann;
--= ALTER VIEW
GRANT ALL ON vb, vc TO ri_bob;
--= GRANT
SELECT reloptions FROM pg_class WHERE relname = 'vb';
--> reloptions:_text
--| {security_barrier=true}
SET ROLE ri_bob;
--= SET
SELECT id FROM vb WHERE leak(id) AND id < 100 ORDER BY 1;
--> id:int4
--~ leak 50
--~ leak 78
--~ leak 79
--~ leak 80
--~ leak 90
--| 50
--| 78
--| 79
--| 80
--| 90
UPDATE vb SET v = 1 WHERE leak(id) AND id > 78 RETURNING id;
--~ leak 79
--~ leak 80
--~ leak 90
--> id:int4
--| 79
--| 80
--| 90
--= UPDATE 3
UPDATE vc SET v = -1 WHERE id = 1;
--= UPDATE 0
INSERT INTO vc VALUES (60, 'ri_ann', -5);
--! 42501: new row violates row-level security policy for table "d"
INSERT INTO vc VALUES (60, 'ri_bob', 5);
--= INSERT 0 1
RESET ROLE;
--= RESET
ALTER VIEW vb RESET (security_barrier);
--= ALTER VIEW
SELECT reloptions FROM pg_class WHERE relname = 'vb';
--> reloptions:_text
--| ∅
-- Roles: members have the policies of what they inherit from.
CREATE ROLE ri_team;
--= CREATE ROLE
CREATE ROLE ri_in IN ROLE ri_team;
--= CREATE ROLE
CREATE ROLE ri_quiet NOINHERIT IN ROLE ri_team;
--= CREATE ROLE
CREATE TABLE rt (a int);
--= CREATE TABLE
INSERT INTO rt VALUES (1);
--= INSERT 0 1
GRANT SELECT ON rt TO PUBLIC;
--= GRANT
ALTER TABLE rt ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY x ON rt TO ri_team USING (true);
--= CREATE POLICY
SET ROLE ri_in;
--= SET
SELECT * FROM rt;
--> a:int4
--| 1
SET ROLE ri_quiet;
--= SET
SELECT * FROM rt;
--> a:int4
SET ROLE ri_team;
--= SET
SELECT * FROM rt;
--> a:int4
--| 1
RESET ROLE;
--= RESET
DROP TABLE d, doc, grp, rt, tt CASCADE;
--~ drop cascades to 5 other objects
--= DROP TABLE
DROP FUNCTION leak(int);
--= DROP FUNCTION
DROP FUNCTION cnt();
--= DROP FUNCTION
DROP FUNCTION cntd();
--= DROP FUNCTION
DROP FUNCTION cntp();
--= DROP FUNCTION
DROP ROLE ri_ann, ri_bob, ri_team, ri_in, ri_quiet;
--= DROP ROLE
