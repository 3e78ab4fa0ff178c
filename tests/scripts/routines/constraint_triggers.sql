-- CREATE CONSTRAINT TRIGGER: fires with its constraint, at the end of the statement or of the transaction.

CREATE TABLE tt (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE k (id int, s int);
--= CREATE TABLE
CREATE FUNCTION sum_zero() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
 IF (SELECT coalesce(sum(s),0) FROM k) <> 0 THEN RAISE EXCEPTION 'sum is %', (SELECT sum(s) FROM k) USING ERRCODE = 'check_violation'; END IF;
 RAISE NOTICE 'checked % % %', TG_NAME, TG_OP, coalesce(NEW.id, OLD.id); RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE CONSTRAINT TRIGGER k_sum AFTER INSERT OR UPDATE OR DELETE ON k DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_zero();
--= CREATE TRIGGER
INSERT INTO k VALUES (1, 5);
--! 23514: sum is 5
BEGIN;
--= BEGIN
INSERT INTO k VALUES (1, 5);
--= INSERT 0 1
INSERT INTO k VALUES (2, -5);
--= INSERT 0 1
COMMIT;
--~ checked k_sum INSERT 1
--~ checked k_sum INSERT 2
--= COMMIT
BEGIN;
--= BEGIN
UPDATE k SET s = 7 WHERE id = 1;
--= UPDATE 1
SET CONSTRAINTS k_sum IMMEDIATE;
--! 23514: sum is 2
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
SET CONSTRAINTS ALL IMMEDIATE;
--= SET CONSTRAINTS
UPDATE k SET s = 0;
--~ checked k_sum UPDATE 1
--~ checked k_sum UPDATE 2
--= UPDATE 2
DELETE FROM k WHERE id = 1;
--~ checked k_sum DELETE 1
--= DELETE 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
SAVEPOINT a;
--= SAVEPOINT
INSERT INTO k VALUES (3, 1);
--= INSERT 0 1
ROLLBACK TO a;
--= ROLLBACK
INSERT INTO k VALUES (4, 0);
--= INSERT 0 1
COMMIT;
--~ checked k_sum INSERT 4
--= COMMIT
SELECT * FROM k ORDER BY id;
--> id:int4 | s:int4
--| 2 | 0
--| 4 | 0
CREATE CONSTRAINT TRIGGER k2 AFTER UPDATE OF s ON k FROM tt NOT DEFERRABLE FOR EACH ROW WHEN (new.s > 0) EXECUTE FUNCTION sum_zero();
--= CREATE TRIGGER
UPDATE k SET s = 1;
--! 23514: sum is 2
SET CONSTRAINTS k2 DEFERRED;
--~ SET CONSTRAINTS can only be used in transaction blocks
--! 42809: constraint "k2" is not deferrable
SELECT conname, contype, condeferrable, condeferred FROM pg_constraint WHERE contype = 't' ORDER BY 1;
--> conname:name | contype:char | condeferrable:bool | condeferred:bool
--| k2 | t | f | f
--| k_sum | t | t | t
SELECT pg_get_triggerdef(oid), tgdeferrable, tginitdeferred FROM pg_trigger WHERE tgrelid = 'k'::regclass ORDER BY tgname;
--> pg_get_triggerdef:text | tgdeferrable:bool | tginitdeferred:bool
--| CREATE CONSTRAINT TRIGGER k2 AFTER UPDATE OF s ON public.k FROM tt NOT DEFERRABLE INITIALLY IMMEDIATE FOR EACH ROW WHEN ((new.s > 0)) EXECUTE FUNCTION sum_zero() | f | f
--| CREATE CONSTRAINT TRIGGER k_sum AFTER INSERT OR DELETE OR UPDATE ON public.k DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_zero() | t | t
CREATE OR REPLACE CONSTRAINT TRIGGER k2 AFTER UPDATE OF s ON k FOR EACH ROW EXECUTE FUNCTION sum_zero();
--! 0A000: CREATE OR REPLACE CONSTRAINT TRIGGER is not supported
CREATE OR REPLACE TRIGGER k2 AFTER UPDATE OF s ON k FOR EACH ROW EXECUTE FUNCTION sum_zero();
--! 42710: trigger "k2" for relation "k" is a constraint trigger
CREATE CONSTRAINT TRIGGER k3 BEFORE UPDATE ON k FOR EACH ROW EXECUTE FUNCTION sum_zero();
--! 42601: syntax error at or near "BEFORE"
CREATE CONSTRAINT TRIGGER k3 AFTER UPDATE ON k FOR EACH STATEMENT EXECUTE FUNCTION sum_zero();
--! 42601: syntax error at or near "STATEMENT"
CREATE CONSTRAINT TRIGGER k3 AFTER UPDATE ON k NOT DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION sum_zero();
--! 42601: constraint declared INITIALLY DEFERRED must be DEFERRABLE
CREATE TABLE log (x text);
--= CREATE TABLE
CREATE FUNCTION chain() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id < 3 THEN INSERT INTO ch VALUES (NEW.id + 1); END IF; RAISE NOTICE 'chain %', NEW.id; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TABLE ch (id int);
--= CREATE TABLE
CREATE CONSTRAINT TRIGGER ch AFTER INSERT ON ch DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION chain();
--= CREATE TRIGGER
INSERT INTO ch VALUES (1);
--~ chain 1
--~ chain 2
--~ chain 3
--= INSERT 0 1
SELECT * FROM ch;
--> id:int4
--| 1
--| 2
--| 3
BEGIN;
--= BEGIN
INSERT INTO ch VALUES (5);
--= INSERT 0 1
ALTER TABLE ch ADD COLUMN z int;
--! 55006: cannot ALTER TABLE "ch" because it has pending trigger events
ROLLBACK;
--= ROLLBACK
ALTER TABLE k DROP CONSTRAINT k_sum;
--! 2BP01: cannot drop constraint k_sum on table k because trigger k_sum on table k requires it
DROP TRIGGER k_sum ON k;
--= DROP TRIGGER
BEGIN;
--= BEGIN
INSERT INTO ch VALUES (5);
--= INSERT 0 1
DROP TABLE ch;
--! 55006: cannot DROP TABLE "ch" because it has pending trigger events
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO ch VALUES (5);
--= INSERT 0 1
TRUNCATE ch;
--! 55006: cannot TRUNCATE "ch" because it has pending trigger events
ROLLBACK;
--= ROLLBACK
CREATE TABLE par (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE chi (p int REFERENCES par DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO chi VALUES (1);
--= INSERT 0 1
ALTER TABLE chi ADD COLUMN x int;
--! 55006: cannot ALTER TABLE "chi" because it has pending trigger events
ROLLBACK;
--= ROLLBACK
CREATE FUNCTION name_row() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% %', TG_NAME, NEW.id; RETURN NULL; END $$;
--= CREATE FUNCTION
CREATE TABLE ord (id int);
--= CREATE TABLE
CREATE TRIGGER b AFTER INSERT ON ord FOR EACH ROW EXECUTE FUNCTION name_row();
--= CREATE TRIGGER
CREATE CONSTRAINT TRIGGER a AFTER INSERT ON ord DEFERRABLE FOR EACH ROW EXECUTE FUNCTION name_row();
--= CREATE TRIGGER
CREATE CONSTRAINT TRIGGER c AFTER INSERT ON ord DEFERRABLE FOR EACH ROW WHEN (new.id <> 2) EXECUTE FUNCTION name_row();
--= CREATE TRIGGER
INSERT INTO ord VALUES (1), (2);
--~ a 1
--~ b 1
--~ c 1
--~ a 2
--~ b 2
--= INSERT 0 2
BEGIN;
--= BEGIN
SET CONSTRAINTS a, c DEFERRED;
--= SET CONSTRAINTS
INSERT INTO ord VALUES (1), (2);
--~ b 1
--~ b 2
--= INSERT 0 2
SET CONSTRAINTS c IMMEDIATE;
--~ c 1
--= SET CONSTRAINTS
COMMIT;
--~ a 1
--~ a 2
--= COMMIT
SELECT event_object_table, trigger_name, event_manipulation, action_condition, action_statement, action_orientation, action_timing FROM information_schema.triggers WHERE event_object_table IN ('ord', 'k') ORDER BY 1, 2, 3;
--> event_object_table:name | trigger_name:name | event_manipulation:varchar | action_condition:varchar | action_statement:varchar | action_orientation:varchar | action_timing:varchar
--| k | k2 | UPDATE | (new.s > 0) | EXECUTE FUNCTION sum_zero() | ROW | AFTER
--| ord | a | INSERT | ∅ | EXECUTE FUNCTION name_row() | ROW | AFTER
--| ord | b | INSERT | ∅ | EXECUTE FUNCTION name_row() | ROW | AFTER
--| ord | c | INSERT | (new.id <> 2) | EXECUTE FUNCTION name_row() | ROW | AFTER
