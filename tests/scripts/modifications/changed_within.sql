-- A row that a trigger or function within the statement has changed is not changed by the statement as well: one of the two would be lost.
CREATE TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1), (2, 2), (3, 3);
--= INSERT 0 3
CREATE FUNCTION next_too() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF new.id = 1 AND pg_trigger_depth() = 1 THEN UPDATE t SET v = 100 WHERE id = 2; END IF; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER before_update BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION next_too();
--= CREATE TRIGGER
UPDATE t SET v = 5;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 1
--| 2 | 2
--| 3 | 3
UPDATE t SET v = 5 WHERE id <> 2;
--= UPDATE 2
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 5
--| 2 | 100
--| 3 | 5
WITH x AS (UPDATE t SET v = 6 WHERE id = 1 RETURNING id) UPDATE t SET v = 7 FROM x WHERE t.id = 2;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
MERGE INTO t USING (VALUES (1), (2)) s(k) ON t.id = s.k WHEN MATCHED THEN UPDATE SET v = 8;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DROP TRIGGER before_update ON t;
--= DROP TRIGGER
CREATE TRIGGER after_update AFTER UPDATE ON t FOR EACH ROW EXECUTE FUNCTION next_too();
--= CREATE TRIGGER
UPDATE t SET v = 9;
--= UPDATE 3
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 9
--| 2 | 100
--| 3 | 9
DROP TRIGGER after_update ON t;
--= DROP TRIGGER
CREATE FUNCTION same_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF pg_trigger_depth() = 1 THEN UPDATE t SET v = 50 WHERE id = new.id; END IF; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER before_update BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION same_row();
--= CREATE TRIGGER
UPDATE t SET v = 10 WHERE id = 3;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DROP TRIGGER before_update ON t;
--= DROP TRIGGER
CREATE FUNCTION with_next() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF old.id = 1 THEN DELETE FROM t WHERE id = 2; END IF; RETURN old; END $$;
--= CREATE FUNCTION
CREATE TRIGGER before_delete BEFORE DELETE ON t FOR EACH ROW EXECUTE FUNCTION with_next();
--= CREATE TRIGGER
DELETE FROM t;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DELETE FROM t WHERE id <> 2;
--= DELETE 2
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
DROP TRIGGER before_delete ON t;
--= DROP TRIGGER
INSERT INTO t VALUES (1, 1), (2, 2);
--= INSERT 0 2
CREATE FUNCTION sets(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN UPDATE t SET v = 70 WHERE id = 2; RETURN i; END $$;
--= CREATE FUNCTION
UPDATE t SET v = sets(v);
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
UPDATE t SET v = sets(v) WHERE id = 1;
--= UPDATE 1
-- Statements one after the other, and what handlers have undone, are no changes within each other.
DO $$ DECLARE n int; BEGIN n := sets(1); UPDATE t SET v = n WHERE id = 2; PERFORM sets(1); UPDATE t SET v = v + 1; END $$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 2
--| 2 | 71
CREATE FUNCTION undone(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN BEGIN UPDATE t SET v = 90 WHERE id = 2; RAISE 'no'; EXCEPTION WHEN raise_exception THEN RETURN i; END; END $$;
--= CREATE FUNCTION
UPDATE t SET v = undone(v);
--= UPDATE 2
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 2
--| 2 | 71
-- Cascades follow what triggers have done.
CREATE TABLE parent (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE child (id int PRIMARY KEY, p int REFERENCES parent ON UPDATE CASCADE ON DELETE CASCADE, n int DEFAULT 0);
--= CREATE TABLE
INSERT INTO parent VALUES (1);
--= INSERT 0 1
INSERT INTO child VALUES (1, 1);
--= INSERT 0 1
CREATE FUNCTION counts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE child SET n = n + 1; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER "A first" AFTER UPDATE ON parent FOR EACH ROW EXECUTE FUNCTION counts();
--= CREATE TRIGGER
UPDATE parent SET id = 2;
--= UPDATE 1
SELECT * FROM child;
--> id:int4 | p:int4 | n:int4
--| 1 | 2 | 1
-- Triggers for changes of columns fire for those of all UPDATE actions of a MERGE.
CREATE TABLE m (id int PRIMARY KEY, a int, b int, c int);
--= CREATE TABLE
INSERT INTO m VALUES (1, 1, 1, 1), (2, 2, 2, 2);
--= INSERT 0 2
CREATE FUNCTION tells() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN new.c := new.c + 10; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER of_a BEFORE UPDATE OF a ON m FOR EACH ROW EXECUTE FUNCTION tells();
--= CREATE TRIGGER
CREATE TRIGGER of_b BEFORE UPDATE OF b ON m FOR EACH ROW EXECUTE FUNCTION tells();
--= CREATE TRIGGER
MERGE INTO m USING (VALUES (1), (2)) s(k) ON m.id = s.k WHEN MATCHED AND k = 1 THEN UPDATE SET a = 5 WHEN MATCHED THEN UPDATE SET b = 6;
--= MERGE 2
SELECT * FROM m ORDER BY id;
--> id:int4 | a:int4 | b:int4 | c:int4
--| 1 | 5 | 1 | 21
--| 2 | 2 | 6 | 22
-- So is one that is to be deleted.
CREATE TABLE deleted_within (a int PRIMARY KEY, b text);
--= CREATE TABLE
INSERT INTO deleted_within VALUES (1, 'x');
--= INSERT 0 1
CREATE FUNCTION changes_first() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN UPDATE deleted_within SET b = ''y'' WHERE a = old.a; RETURN old; END';
--= CREATE FUNCTION
CREATE TRIGGER changes_first BEFORE DELETE ON deleted_within FOR EACH ROW EXECUTE FUNCTION changes_first();
--= CREATE TRIGGER
DELETE FROM deleted_within;
--! 27000: tuple to be deleted was already modified by an operation triggered by the current command
