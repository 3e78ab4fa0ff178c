-- Views that read each other in a circle are refused where they are used, and nothing else of them goes round for ever.
CREATE TABLE t (a int);
--= CREATE TABLE
CREATE VIEW one AS SELECT a FROM t;
--= CREATE VIEW
CREATE VIEW two AS SELECT a FROM one;
--= CREATE VIEW
CREATE OR REPLACE VIEW one AS SELECT a FROM two;
--= CREATE VIEW
SELECT * FROM one;
--! 42P17: infinite recursion detected in rules for relation "one"
INSERT INTO one VALUES (1);
--! 42P17: infinite recursion detected in rules for relation "one"
UPDATE two SET a = 1;
--! 42P17: infinite recursion detected in rules for relation "two"
DELETE FROM one;
--! 42P17: infinite recursion detected in rules for relation "one"
SELECT pg_relation_is_updatable('one'::regclass, true);
--> pg_relation_is_updatable:int4
--| 0
SELECT table_name, is_updatable, is_insertable_into FROM information_schema.views WHERE table_schema = 'public' ORDER BY 1;
--> table_name:name | is_updatable:varchar | is_insertable_into:varchar
--| one | NO | NO
--| two | NO | NO
BEGIN;
--= BEGIN
LOCK TABLE one IN EXCLUSIVE MODE;
--= LOCK TABLE
LOCK TABLE two, t;
--= LOCK TABLE
COMMIT;
--= COMMIT
CREATE OR REPLACE VIEW one AS SELECT a FROM t;
--= CREATE VIEW
INSERT INTO two VALUES (1);
--= INSERT 0 1
SELECT * FROM two;
--> a:int4
--| 1
DROP VIEW one CASCADE;
--~ drop cascades to view two
--= DROP VIEW
DROP TABLE t;
--= DROP TABLE
