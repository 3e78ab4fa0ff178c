-- NEW and OLD have system columns, too; functions that keep the history of a table ask for xmin whether the transaction itself has written a row.
CREATE TABLE t (id int, v text);
--= CREATE TABLE
CREATE TABLE p (id int, v text) PARTITION BY RANGE (id);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (100);
--= CREATE TABLE
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE own text := (txid_current() % (2^32)::bigint)::text;
BEGIN
  IF tg_op <> 'INSERT' THEN
    RAISE NOTICE '% % old: % own %', tg_when, tg_op, old.tableoid::regclass, old.xmin::text = own;
  END IF;
  IF tg_op <> 'DELETE' THEN
    RAISE NOTICE '% % new: %', tg_when, tg_op, new.tableoid::regclass;
    IF tg_when = 'AFTER' THEN
      RAISE NOTICE 'new own %', new.xmin::text = own;
    END IF;
    RETURN new;
  END IF;
  RETURN old;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER before BEFORE INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER after AFTER INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER before BEFORE INSERT OR UPDATE OR DELETE ON p FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
CREATE TRIGGER after AFTER INSERT OR UPDATE OR DELETE ON p FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
INSERT INTO t VALUES (1, 'a'), (2, 'b');
--~ BEFORE INSERT new: -
--~ BEFORE INSERT new: -
--~ AFTER INSERT new: t
--~ new own t
--~ AFTER INSERT new: t
--~ new own t
--= INSERT 0 2
UPDATE t SET v = 'c' WHERE id = 1;
--~ BEFORE UPDATE old: t own f
--~ BEFORE UPDATE new: -
--~ AFTER UPDATE old: t own f
--~ AFTER UPDATE new: t
--~ new own t
--= UPDATE 1
DELETE FROM t WHERE id = 2;
--~ BEFORE DELETE old: t own f
--~ AFTER DELETE old: t own f
--= DELETE 1
BEGIN;
--= BEGIN
UPDATE t SET v = 'd';
--~ BEFORE UPDATE old: t own f
--~ BEFORE UPDATE new: -
--~ AFTER UPDATE old: t own f
--~ AFTER UPDATE new: t
--~ new own t
--= UPDATE 1
UPDATE t SET v = 'e';
--~ BEFORE UPDATE old: t own t
--~ BEFORE UPDATE new: -
--~ AFTER UPDATE old: t own t
--~ AFTER UPDATE new: t
--~ new own t
--= UPDATE 1
DELETE FROM t;
--~ BEFORE DELETE old: t own t
--~ AFTER DELETE old: t own t
--= DELETE 1
ROLLBACK;
--= ROLLBACK
INSERT INTO p VALUES (1, 'a');
--~ BEFORE INSERT new: -
--~ AFTER INSERT new: p1
--~ new own t
--= INSERT 0 1
UPDATE p SET v = 'b';
--~ BEFORE UPDATE old: p1 own f
--~ BEFORE UPDATE new: -
--~ AFTER UPDATE old: p1 own f
--~ AFTER UPDATE new: p1
--~ new own t
--= UPDATE 1
DELETE FROM p;
--~ BEFORE DELETE old: p1 own f
--~ AFTER DELETE old: p1 own f
--= DELETE 1
-- By ctid.
CREATE TABLE seen (same bool);
--= CREATE TABLE
CREATE FUNCTION look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO seen SELECT ctid = old.ctid FROM t WHERE id = old.id;
  RETURN new;
END $$;
--= CREATE FUNCTION
DROP TRIGGER before ON t;
--= DROP TRIGGER
DROP TRIGGER after ON t;
--= DROP TRIGGER
CREATE TRIGGER look BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION look();
--= CREATE TRIGGER
UPDATE t SET v = 'x';
--= UPDATE 1
SELECT * FROM seen;
--> same:bool
--| t
-- What a row has no column of.
CREATE FUNCTION lacks() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE r record; BEGIN r := old; RAISE NOTICE '%', r.id; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER lacks AFTER UPDATE ON t FOR EACH ROW EXECUTE FUNCTION lacks();
--= CREATE TRIGGER
UPDATE t SET v = 'y';
--~ 1
--= UPDATE 1
CREATE OR REPLACE FUNCTION lacks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '%', old.absent; RETURN NULL; END $$;
--= CREATE FUNCTION
UPDATE t SET v = 'z';
--! 42703: record "old" has no field "absent"
