-- What a function within a statement has changed in a temporary table is not changed by the statement as well, as in others.
CREATE TEMP TABLE t (id int PRIMARY KEY, v int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1), (2, 2);
--= INSERT 0 2
CREATE FUNCTION update_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE t SET v = v + 100 WHERE id = old.id; RETURN CASE tg_op WHEN 'DELETE' THEN old ELSE new END; END $$;
--= CREATE FUNCTION
CREATE FUNCTION delete_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM t WHERE id = old.id; RETURN new; END $$;
--= CREATE FUNCTION
CREATE FUNCTION update_next() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE t SET v = v + 100 WHERE id = old.id + 1; RETURN new; END $$;
--= CREATE FUNCTION
CREATE FUNCTION delete_next() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN DELETE FROM t WHERE id = old.id + 1; RETURN new; END $$;
--= CREATE FUNCTION
CREATE FUNCTION try_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN BEGIN UPDATE t SET v = v + 100 WHERE id = old.id; RAISE division_by_zero; EXCEPTION WHEN division_by_zero THEN NULL; END; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER a BEFORE DELETE ON t FOR EACH ROW EXECUTE FUNCTION update_it();
--= CREATE TRIGGER
DELETE FROM t WHERE id = 1;
--! 27000: tuple to be deleted was already modified by an operation triggered by the current command
DELETE FROM t;
--! 27000: tuple to be deleted was already modified by an operation triggered by the current command
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION delete_it();
--= CREATE TRIGGER
UPDATE t SET v = 5 WHERE id = 1;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
INSERT INTO t VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET v = 3;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 1
--| 2 | 2
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION update_it();
--= CREATE TRIGGER
UPDATE t SET v = 5;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION try_it();
--= CREATE TRIGGER
UPDATE t SET v = 5;
--= UPDATE 2
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 5
--| 2 | 5
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION update_next();
--= CREATE TRIGGER
UPDATE t SET v = 6;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
UPDATE t SET v = 6 WHERE id = 2;
--= UPDATE 1
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION delete_next();
--= CREATE TRIGGER
UPDATE t SET v = 7;
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DROP TRIGGER a ON t;
--= DROP TRIGGER
CREATE TRIGGER a AFTER UPDATE ON t FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION delete_next();
--= CREATE TRIGGER
UPDATE t SET v = 8;
--= UPDATE 2
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 8
DROP TRIGGER a ON t;
--= DROP TRIGGER
INSERT INTO t VALUES (2, 2);
--= INSERT 0 1
CREATE FUNCTION add_to(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN UPDATE t SET v = v + 100 WHERE id = i; RETURN i; END $$;
--= CREATE FUNCTION
CREATE FUNCTION remove(i int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN DELETE FROM t WHERE id = i; RETURN i; END $$;
--= CREATE FUNCTION
UPDATE t SET v = add_to(id);
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
UPDATE t SET v = remove(id);
--! 27000: tuple to be updated was already modified by an operation triggered by the current command
DELETE FROM t WHERE add_to(id) = 1;
--! 27000: tuple to be deleted was already modified by an operation triggered by the current command
DO $$ BEGIN UPDATE t SET v = 1; UPDATE t SET v = v + add_to(1) WHERE id = 2; UPDATE t SET v = v + 1; END $$;
--= DO
SELECT * FROM t ORDER BY id;
--> id:int4 | v:int4
--| 1 | 102
--| 2 | 3
