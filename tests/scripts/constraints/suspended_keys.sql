-- Foreign keys are triggers to DISABLE TRIGGER ALL and to session_replication_role.
CREATE TABLE parent (id int PRIMARY KEY, code text UNIQUE);
--= CREATE TABLE
CREATE TABLE child (id int PRIMARY KEY, parent_id int REFERENCES parent ON DELETE CASCADE ON UPDATE CASCADE, code text REFERENCES parent (code) DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
CREATE TABLE tree (id int PRIMARY KEY, above int REFERENCES tree);
--= CREATE TABLE
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% % %', TG_NAME, TG_WHEN, TG_OP; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER ordinary BEFORE INSERT OR UPDATE ON child FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER always AFTER INSERT ON child FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER replicas AFTER INSERT ON child FOR EACH STATEMENT EXECUTE FUNCTION tell();
--= CREATE TRIGGER
ALTER TABLE child ENABLE ALWAYS TRIGGER always;
--= ALTER TABLE
ALTER TABLE child ENABLE REPLICA TRIGGER replicas;
--= ALTER TABLE
INSERT INTO parent VALUES (1, 'one'), (2, 'two');
--= INSERT 0 2
INSERT INTO child VALUES (1, 1, 'one');
--~ ordinary BEFORE INSERT
--~ always AFTER INSERT
--= INSERT 0 1
-- A session's role.
SET session_replication_role = replica;
--= SET
SHOW session_replication_role;
--> session_replication_role:text
--| replica
INSERT INTO child VALUES (2, 7, 'seven'), (3, 2, 'two');
--~ always AFTER INSERT
--~ always AFTER INSERT
--~ replicas AFTER INSERT
--= INSERT 0 2
UPDATE child SET parent_id = 8 WHERE id = 2;
--= UPDATE 1
DELETE FROM parent WHERE id = 2;
--= DELETE 1
INSERT INTO tree VALUES (1, 9);
--= INSERT 0 1
SET session_replication_role = local;
--= SET
INSERT INTO child VALUES (4, 7, NULL);
--~ ordinary BEFORE INSERT
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
RESET session_replication_role;
--= RESET
SELECT * FROM child ORDER BY id;
--> id:int4 | parent_id:int4 | code:text
--| 1 | 1 | one
--| 2 | 8 | seven
--| 3 | 2 | two
INSERT INTO child VALUES (4, 7, NULL);
--~ ordinary BEFORE INSERT
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
UPDATE child SET parent_id = 9 WHERE id = 2;
--~ ordinary BEFORE UPDATE
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
UPDATE child SET code = 'eight' WHERE id = 2;
--~ ordinary BEFORE UPDATE
--! 23503: insert or update on table "child" violates foreign key constraint "child_code_fkey"
-- What was let in may stay, and isn't tested for what leaves it alone.
UPDATE child SET id = 20 WHERE id = 2;
--~ ordinary BEFORE UPDATE
--= UPDATE 1
BEGIN;
--= BEGIN
SET LOCAL session_replication_role = replica;
--= SET
INSERT INTO tree VALUES (2, 8);
--= INSERT 0 1
COMMIT;
--= COMMIT
INSERT INTO tree VALUES (3, 7);
--! 23503: insert or update on table "tree" violates foreign key constraint "tree_above_fkey"
UPDATE child SET parent_id = parent_id WHERE id = 20;
--~ ordinary BEFORE UPDATE
--= UPDATE 1
UPDATE child SET parent_id = 10 WHERE id = 20;
--~ ordinary BEFORE UPDATE
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
BEGIN;
--= BEGIN
UPDATE child SET code = 'nine' WHERE id = 20;
--~ ordinary BEFORE UPDATE
--= UPDATE 1
UPDATE child SET id = 21 WHERE id = 20;
--~ ordinary BEFORE UPDATE
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
COMMIT;
--= ROLLBACK
-- A table's triggers.
ALTER TABLE child DISABLE TRIGGER USER;
--= ALTER TABLE
INSERT INTO child VALUES (5, 7, NULL);
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
ALTER TABLE child DISABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO child VALUES (5, 7, 'none');
--= INSERT 0 1
DELETE FROM parent WHERE id = 1;
--= DELETE 1
SELECT id, parent_id, code FROM child ORDER BY id;
--> id:int4 | parent_id:int4 | code:text
--| 3 | 2 | two
--| 5 | 7 | none
--| 20 | 8 | seven
ALTER TABLE child ENABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO child VALUES (6, 7, NULL);
--~ ordinary BEFORE INSERT
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
-- The referenced table's have the actions.
INSERT INTO parent VALUES (3, 'three'), (4, 'four');
--= INSERT 0 2
INSERT INTO child VALUES (7, 3, NULL), (8, NULL, 'four');
--~ ordinary BEFORE INSERT
--~ ordinary BEFORE INSERT
--~ always AFTER INSERT
--~ always AFTER INSERT
--~ replicas AFTER INSERT
--= INSERT 0 2
ALTER TABLE parent DISABLE TRIGGER ALL;
--= ALTER TABLE
UPDATE parent SET id = 30 WHERE id = 3;
--= UPDATE 1
DELETE FROM parent WHERE id = 4;
--= DELETE 1
INSERT INTO child VALUES (9, 3, NULL);
--~ ordinary BEFORE INSERT
--! 23503: insert or update on table "child" violates foreign key constraint "child_parent_id_fkey"
SELECT id, parent_id, code FROM child WHERE id > 6 ORDER BY id;
--> id:int4 | parent_id:int4 | code:text
--| 7 | 3 | ∅
--| 8 | ∅ | four
--| 20 | 8 | seven
ALTER TABLE parent ENABLE TRIGGER ALL;
--= ALTER TABLE
UPDATE parent SET id = 31 WHERE id = 30;
--= UPDATE 1
-- A key that comes later is none of those.
ALTER TABLE tree DISABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO tree VALUES (4, 40);
--= INSERT 0 1
CREATE TABLE leaf (id int PRIMARY KEY, tree int REFERENCES tree);
--= CREATE TABLE
INSERT INTO leaf VALUES (1, 50);
--! 23503: insert or update on table "leaf" violates foreign key constraint "leaf_tree_fkey"
INSERT INTO leaf VALUES (1, 4);
--= INSERT 0 1
DELETE FROM tree WHERE id = 4;
--! 23503: update or delete on table "tree" violates foreign key constraint "leaf_tree_fkey" on table "leaf"
ALTER TABLE tree ENABLE TRIGGER ALL;
--= ALTER TABLE
-- Partitions have their parts.
CREATE TABLE event (id int, day int, parent_id int REFERENCES parent, PRIMARY KEY (id, day)) PARTITION BY RANGE (day);
--= CREATE TABLE
CREATE TABLE event_1 PARTITION OF event FOR VALUES FROM (1) TO (10);
--= CREATE TABLE
CREATE TABLE note (id int PRIMARY KEY, event int, day int, FOREIGN KEY (event, day) REFERENCES event);
--= CREATE TABLE
ALTER TABLE event DISABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO event VALUES (1, 1, 77);
--= INSERT 0 1
ALTER TABLE event ENABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO event VALUES (2, 1, 77);
--! 23503: insert or update on table "event_1" violates foreign key constraint "event_parent_id_fkey"
INSERT INTO note VALUES (1, 1, 1);
--= INSERT 0 1
--@ differs: the partition's part of the key has no name of its own
DELETE FROM event;
--! 23503: update or delete on table "event_1" violates foreign key constraint "note_event_day_fkey" on table "note"
ALTER TABLE event_1 DISABLE TRIGGER ALL;
--= ALTER TABLE
DELETE FROM event;
--= DELETE 1
SELECT * FROM note;
--> id:int4 | event:int4 | day:int4
--| 1 | 1 | 1
-- Views whose rows are triggers' alone: none fires.
CREATE VIEW shown AS SELECT id, parent_id FROM child;
--= CREATE VIEW
CREATE TRIGGER instead INSTEAD OF INSERT OR DELETE ON shown FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
INSERT INTO shown VALUES (100, 1);
--~ instead INSTEAD OF INSERT
--= INSERT 0 1
SET session_replication_role = replica;
--= SET
INSERT INTO shown VALUES (100, 1);
--= INSERT 0 1
DELETE FROM shown WHERE id = 9;
--= DELETE 0
RESET session_replication_role;
--= RESET
-- Whose setting it is.
CREATE ROLE clients3_someone;
--= CREATE ROLE
GRANT ALL ON SCHEMA public TO clients3_someone;
--= GRANT
SET ROLE clients3_someone;
--= SET
SET session_replication_role = replica;
--! 42501: permission denied to set parameter "session_replication_role"
CREATE TABLE own (id int PRIMARY KEY);
--= CREATE TABLE
ALTER TABLE own DISABLE TRIGGER ALL;
--= ALTER TABLE
RESET ROLE;
--= RESET
DROP TABLE own;
--= DROP TABLE
REVOKE ALL ON SCHEMA public FROM clients3_someone;
--= REVOKE
DROP ROLE clients3_someone;
--= DROP ROLE
