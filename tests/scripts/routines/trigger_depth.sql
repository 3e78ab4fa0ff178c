-- How deep triggers run inside each other.
CREATE TABLE node (id int PRIMARY KEY, parent int, seen int);
--= CREATE TABLE
CREATE TABLE visit (what text, depth int);
--= CREATE TABLE
CREATE FUNCTION on_node() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO visit VALUES (TG_OP || ' ' || NEW.id, pg_trigger_depth());
  IF NEW.id < 3 THEN
    INSERT INTO node VALUES (NEW.id + 1, NEW.id, pg_trigger_depth());
  END IF;
  RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER node_in AFTER INSERT ON node FOR EACH ROW EXECUTE FUNCTION on_node();
--= CREATE TRIGGER
INSERT INTO node VALUES (1, NULL, pg_trigger_depth());
--= INSERT 0 1
SELECT * FROM node ORDER BY id;
--> id:int4 | parent:int4 | seen:int4
--| 1 | ∅ | 0
--| 2 | 1 | 1
--| 3 | 2 | 2
SELECT * FROM visit ORDER BY what;
--> what:text | depth:int4
--| INSERT 1 | 1
--| INSERT 2 | 2
--| INSERT 3 | 3
SELECT pg_trigger_depth();
--> pg_trigger_depth:int4
--| 0
-- A condition is tested outside of its trigger.
CREATE FUNCTION touch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE node SET seen = seen + 100 WHERE id = NEW.id;
  RETURN NULL;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER node_up AFTER UPDATE ON node FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION touch();
--= CREATE TRIGGER
UPDATE node SET seen = 1 WHERE id = 2;
--= UPDATE 1
SELECT id, seen FROM node ORDER BY id;
--> id:int4 | seen:int4
--| 1 | 0
--| 2 | 101
--| 3 | 2
-- An error leaves nothing behind.
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'at depth %', pg_trigger_depth(); END $$;
--= CREATE FUNCTION
CREATE TRIGGER node_del BEFORE DELETE ON node FOR EACH ROW EXECUTE FUNCTION refuse();
--= CREATE TRIGGER
DELETE FROM node WHERE id = 1;
--! P0001: at depth 1
DELETE FROM node WHERE id = 1;
--! P0001: at depth 1
SELECT pg_trigger_depth();
--> pg_trigger_depth:int4
--| 0
