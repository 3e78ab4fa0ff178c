-- What rules do, they do with the privileges of the owner of their relation; the statement needs its own.
DROP ROLE IF EXISTS rp_owner, rp_user, rp_other;
--~ role "rp_owner" does not exist, skipping
--~ role "rp_user" does not exist, skipping
--~ role "rp_other" does not exist, skipping
--= DROP ROLE
CREATE ROLE rp_owner;
--= CREATE ROLE
CREATE ROLE rp_user;
--= CREATE ROLE
CREATE ROLE rp_other;
--= CREATE ROLE
CREATE SCHEMA rp AUTHORIZATION rp_owner;
--= CREATE SCHEMA
GRANT USAGE ON SCHEMA rp TO rp_user, rp_other;
--= GRANT
SET ROLE rp_owner;
--= SET
SET search_path = rp, public;
--= SET
CREATE TABLE t (id int, secret text, n int);
--= CREATE TABLE
CREATE TABLE hidden (id int, who text DEFAULT current_user, n int);
--= CREATE TABLE
CREATE VIEW v AS SELECT id, n FROM t;
--= CREATE VIEW
INSERT INTO t VALUES (1, 's', 1), (2, 's', 2);
--= INSERT 0 2
CREATE RULE ins AS ON INSERT TO v DO INSTEAD INSERT INTO t (id, n) VALUES (NEW.id, NEW.n) RETURNING id, n;
--= CREATE RULE
CREATE RULE log AS ON INSERT TO v DO ALSO INSERT INTO hidden (id, n) VALUES (NEW.id, (SELECT max(n) FROM t));
--= CREATE RULE
CREATE RULE upd AS ON UPDATE TO v DO INSTEAD UPDATE t SET n = NEW.n WHERE id = OLD.id;
--= CREATE RULE
SET ROLE rp_user;
--= SET
SET search_path = rp, public;
--= SET
INSERT INTO v VALUES (3, 3);
--! 42501: permission denied for view v
UPDATE v SET n = 1 WHERE id = 1;
--! 42501: permission denied for view v
RESET ROLE;
--= RESET
GRANT INSERT ON rp.v TO rp_user;
--= GRANT
SET ROLE rp_user;
--= SET
INSERT INTO v VALUES (3, 3);
--= INSERT 0 1
INSERT INTO v VALUES (3, 3) RETURNING id;
--! 42501: permission denied for view v
INSERT INTO hidden VALUES (1);
--! 42501: permission denied for table hidden
INSERT INTO t VALUES (1);
--! 42501: permission denied for table t
UPDATE v SET n = 1;
--! 42501: permission denied for view v
RESET ROLE;
--= RESET
GRANT UPDATE (n) ON rp.v TO rp_user;
--= GRANT
SET ROLE rp_user;
--= SET
UPDATE v SET n = 100;
--= UPDATE 3
UPDATE v SET n = 1 WHERE id = 1;
--! 42501: permission denied for view v
UPDATE v SET id = 1;
--! 42501: permission denied for view v
RESET ROLE;
--= RESET
GRANT SELECT (id) ON rp.v TO rp_user;
--= GRANT
SET ROLE rp_user;
--= SET
UPDATE v SET n = 7 WHERE id = 1;
--= UPDATE 1
UPDATE v SET n = n + 1 WHERE id = 1;
--! 42501: permission denied for view v
INSERT INTO v VALUES (4, 4) RETURNING id;
--> id:int4
--| 4
--= INSERT 0 1
INSERT INTO v VALUES (5, 5) RETURNING n;
--! 42501: permission denied for view v
RESET ROLE;
--= RESET
SELECT * FROM rp.t ORDER BY id, n;
--> id:int4 | secret:text | n:int4
--| 1 | s | 7
--| 2 | s | 100
--| 3 | ∅ | 100
--| 4 | ∅ | 4
SELECT * FROM rp.hidden ORDER BY id, n;
--> id:int4 | who:text | n:int4
--| 3 | rp_user | 3
--| 4 | rp_user | 100
-- A rule of somebody who may not do it.
GRANT INSERT ON rp.t TO rp_other;
--= GRANT
GRANT CREATE ON SCHEMA rp TO rp_other;
--= GRANT
SET ROLE rp_other;
--= SET
CREATE TABLE rp.mine (id int);
--= CREATE TABLE
CREATE RULE r AS ON INSERT TO rp.mine DO ALSO INSERT INTO rp.hidden VALUES (NEW.id);
--= CREATE RULE
INSERT INTO rp.mine VALUES (1);
--! 42501: permission denied for table hidden
CREATE OR REPLACE RULE r AS ON INSERT TO rp.mine DO ALSO INSERT INTO rp.t (id) VALUES (NEW.id);
--= CREATE RULE
INSERT INTO rp.mine VALUES (77);
--= INSERT 0 1
CREATE RULE r AS ON INSERT TO rp.v DO INSTEAD NOTHING;
--! 42501: must be owner of view v
ALTER RULE ins ON rp.v RENAME TO x;
--! 42501: must be owner of view v
DROP RULE ins ON rp.v;
--! 42501: must be owner of relation v
COMMENT ON RULE ins ON rp.v IS 'x';
--! 42501: must be owner of relation v
ALTER TABLE rp.t DISABLE RULE x;
--! 42501: must be owner of table t
-- INSTEAD NOTHING needs nothing.
CREATE TABLE rp.void (id int);
--= CREATE TABLE
CREATE RULE nothing AS ON INSERT TO rp.void DO INSTEAD NOTHING;
--= CREATE RULE
SET ROLE rp_user;
--= SET
INSERT INTO rp.void VALUES (1);
--= INSERT 0 0
RESET ROLE;
--= RESET
-- Row-level security of what rules change holds for the owner of the relation.
ALTER TABLE rp.hidden ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
ALTER TABLE rp.hidden FORCE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY small ON rp.hidden USING (true) WITH CHECK (id < 10);
--= CREATE POLICY
SET ROLE rp_user;
--= SET
INSERT INTO v VALUES (9, 9);
--= INSERT 0 1
INSERT INTO v VALUES (10, 10);
--! 42501: new row violates row-level security policy for table "hidden"
RESET ROLE;
--= RESET
-- Rows that a statement's policies hide, rules don't see.
ALTER TABLE rp.t ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY own ON rp.t TO rp_user USING (n < 5);
--= CREATE POLICY
GRANT ALL ON rp.t TO rp_user;
--= GRANT
CREATE RULE log AS ON DELETE TO rp.t DO ALSO INSERT INTO rp.hidden (id, n) VALUES (OLD.id, OLD.n);
--= CREATE RULE
TRUNCATE rp.hidden;
--= TRUNCATE TABLE
SET ROLE rp_user;
--= SET
SELECT id, n FROM t ORDER BY id, n;
--> id:int4 | n:int4
--| 4 | 4
DELETE FROM t;
--= DELETE 1
RESET ROLE;
--= RESET
SELECT id, n FROM rp.hidden ORDER BY id, n;
--> id:int4 | n:int4
--| 4 | 4
SELECT id, n FROM rp.t ORDER BY id, n;
--> id:int4 | n:int4
--| 1 | 7
--| 2 | 100
--| 3 | 100
--| 9 | 9
--| 77 | ∅
RESET search_path;
--= RESET
DROP SCHEMA rp CASCADE;
--~ drop cascades to 5 other objects
--= DROP SCHEMA
DROP ROLE rp_owner;
--= DROP ROLE
DROP ROLE rp_user;
--= DROP ROLE
DROP ROLE rp_other;
--= DROP ROLE
