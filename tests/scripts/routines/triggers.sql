-- Triggers: row and statement level, conditions, TG_ variables, order, catalogs.
CREATE TABLE t (id integer PRIMARY KEY, name text, qty integer DEFAULT 0, changed integer);
--= CREATE TABLE
CREATE TABLE audit (n serial PRIMARY KEY, op text, old_id integer, new_id integer, note text);
--= CREATE TABLE
CREATE FUNCTION stamp() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.name := upper(NEW.name); NEW.changed := coalesce(NEW.changed, 0) + 1; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER stamp_it BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION stamp();
--= CREATE TRIGGER
INSERT INTO t (id, name) VALUES (1, 'one') RETURNING *;
--> id:int4 | name:text | qty:int4 | changed:int4
--| 1 | ONE | 0 | 1
--= INSERT 0 1
INSERT INTO t (id, name) SELECT i, 'n' || i FROM generate_series(2, 4) i;
--= INSERT 0 3
UPDATE t SET qty = qty + 5 WHERE id <= 2 RETURNING *;
--> id:int4 | name:text | qty:int4 | changed:int4
--| 1 | ONE | 5 | 2
--| 2 | N2 | 5 | 2
--= UPDATE 2
UPDATE t SET name = 'new' WHERE id = 3;
--= UPDATE 1
SELECT * FROM t ORDER BY id;
--> id:int4 | name:text | qty:int4 | changed:int4
--| 1 | ONE | 5 | 2
--| 2 | N2 | 5 | 2
--| 3 | NEW | 0 | 2
--| 4 | N4 | 0 | 1
CREATE FUNCTION log_it() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN INSERT INTO audit (op, old_id) VALUES (TG_OP, OLD.id); RETURN OLD;
  ELSIF TG_OP = 'UPDATE' THEN INSERT INTO audit (op, old_id, new_id, note) VALUES (TG_OP, OLD.id, NEW.id, OLD.name || '>' || NEW.name); RETURN NEW;
  ELSE INSERT INTO audit (op, new_id) VALUES (TG_OP, NEW.id); RETURN NEW;
  END IF;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER audit_it AFTER INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION log_it();
--= CREATE TRIGGER
INSERT INTO t (id, name) VALUES (5, 'five');
--= INSERT 0 1
UPDATE t SET name = name || 'x' WHERE id IN (1, 2);
--= UPDATE 2
DELETE FROM t WHERE id >= 4;
--= DELETE 2
UPDATE t SET id = 30 WHERE id = 3;
--= UPDATE 1
SELECT op, old_id, new_id, note FROM audit ORDER BY n;
--> op:text | old_id:int4 | new_id:int4 | note:text
--| INSERT | ∅ | 5 | ∅
--| UPDATE | 1 | 1 | ONE>ONEX
--| UPDATE | 2 | 2 | N2>N2X
--| DELETE | 4 | ∅ | ∅
--| DELETE | 5 | ∅ | ∅
--| UPDATE | 3 | 30 | NEW>NEW
INSERT INTO t (id, name) VALUES (1, 'again') ON CONFLICT (id) DO NOTHING;
--= INSERT 0 0
INSERT INTO t (id, name) VALUES (1, 'again') ON CONFLICT (id) DO UPDATE SET name = excluded.name || '!';
--= INSERT 0 1
SELECT * FROM t ORDER BY id;
--> id:int4 | name:text | qty:int4 | changed:int4
--| 1 | AGAIN! | 5 | 4
--| 2 | N2X | 5 | 3
--| 30 | NEW | 0 | 3
SELECT count(*) FROM audit;
--> count:int8
--| 7
DELETE FROM audit;
--= DELETE 7
CREATE FUNCTION show_it() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE NOTICE '% % % % % % % %', TG_NAME, TG_WHEN, TG_LEVEL, TG_OP, TG_TABLE_NAME, TG_TABLE_SCHEMA, TG_NARGS, TG_ARGV;
  IF TG_LEVEL = 'STATEMENT' THEN RETURN NULL; END IF;
  IF TG_OP = 'DELETE' THEN RETURN OLD; END IF;
  RETURN NEW;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER z_before BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION show_it('a', 2, 'it''s');
--= CREATE TRIGGER
CREATE TRIGGER a_before BEFORE UPDATE ON t FOR EACH ROW EXECUTE PROCEDURE show_it();
--= CREATE TRIGGER
CREATE TRIGGER b_stmt BEFORE UPDATE ON t EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
CREATE TRIGGER a_stmt AFTER UPDATE OR DELETE ON t FOR EACH STATEMENT EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
CREATE TRIGGER a_row AFTER UPDATE ON t FOR EACH ROW EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
UPDATE t SET qty = 1 WHERE id <= 2;
--~ b_stmt BEFORE STATEMENT UPDATE t public 0 <NULL>
--~ a_before BEFORE ROW UPDATE t public 0 <NULL>
--~ z_before BEFORE ROW UPDATE t public 3 [0:2]={a,2,it's}
--~ a_before BEFORE ROW UPDATE t public 0 <NULL>
--~ z_before BEFORE ROW UPDATE t public 3 [0:2]={a,2,it's}
--~ a_row AFTER ROW UPDATE t public 0 <NULL>
--~ a_row AFTER ROW UPDATE t public 0 <NULL>
--~ a_stmt AFTER STATEMENT UPDATE t public 0 <NULL>
--= UPDATE 2
UPDATE t SET qty = 1 WHERE id = 99;
--~ b_stmt BEFORE STATEMENT UPDATE t public 0 <NULL>
--~ a_stmt AFTER STATEMENT UPDATE t public 0 <NULL>
--= UPDATE 0
DELETE FROM t WHERE id = 99;
--~ a_stmt AFTER STATEMENT DELETE t public 0 <NULL>
--= DELETE 0
DROP TRIGGER z_before ON t;
--= DROP TRIGGER
DROP TRIGGER a_before ON t;
--= DROP TRIGGER
DROP TRIGGER b_stmt ON t;
--= DROP TRIGGER
DROP TRIGGER a_stmt ON t;
--= DROP TRIGGER
DROP TRIGGER a_row ON t;
--= DROP TRIGGER
DROP TRIGGER audit_it ON t;
--= DROP TRIGGER
DROP TRIGGER stamp_it ON t;
--= DROP TRIGGER
CREATE TRIGGER of_qty BEFORE UPDATE OF qty ON t FOR EACH ROW EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
UPDATE t SET name = 'no';
--= UPDATE 3
UPDATE t SET qty = qty WHERE id = 1;
--~ of_qty BEFORE ROW UPDATE t public 0 <NULL>
--= UPDATE 1
DROP TRIGGER of_qty ON t;
--= DROP TRIGGER
CREATE TRIGGER when_more BEFORE UPDATE ON t FOR EACH ROW WHEN (NEW.qty > OLD.qty AND NEW.name IS NOT NULL) EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
UPDATE t SET qty = 0;
--= UPDATE 3
UPDATE t SET qty = 7 WHERE id = 2;
--~ when_more BEFORE ROW UPDATE t public 0 <NULL>
--= UPDATE 1
DROP TRIGGER when_more ON t;
--= DROP TRIGGER
CREATE TRIGGER when_distinct AFTER UPDATE ON t FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
UPDATE t SET qty = qty;
--= UPDATE 3
UPDATE t SET qty = qty + 1 WHERE id = 1;
--~ when_distinct AFTER ROW UPDATE t public 0 <NULL>
--= UPDATE 1
DROP TRIGGER when_distinct ON t;
--= DROP TRIGGER
CREATE FUNCTION skip_it() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF TG_OP = 'DELETE' THEN RETURN NULL; END IF; IF NEW.qty < 0 THEN RETURN NULL; END IF; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER skipping BEFORE INSERT OR UPDATE OR DELETE ON t FOR EACH ROW EXECUTE FUNCTION skip_it();
--= CREATE TRIGGER
INSERT INTO t VALUES (50, 'kept', 1), (51, 'skipped', -1) RETURNING id;
--> id:int4
--| 50
--= INSERT 0 1
UPDATE t SET qty = qty - 3 RETURNING id, qty;
--> id:int4 | qty:int4
--| 2 | 4
--= UPDATE 1
DELETE FROM t;
--= DELETE 0
SELECT id, qty FROM t ORDER BY id;
--> id:int4 | qty:int4
--| 1 | 1
--| 2 | 4
--| 30 | 0
--| 50 | 1
ALTER TABLE t DISABLE TRIGGER skipping;
--= ALTER TABLE
DELETE FROM t WHERE id = 50;
--= DELETE 1
SELECT tgname, tgenabled FROM pg_trigger WHERE tgrelid = 't'::regclass ORDER BY 1;
--> tgname:name | tgenabled:char
--| skipping | D
ALTER TABLE t ENABLE TRIGGER ALL;
--= ALTER TABLE
DELETE FROM t WHERE id = 30;
--= DELETE 0
SELECT count(*) FROM t;
--> count:int8
--| 3
ALTER TABLE t DISABLE TRIGGER nosuch;
--! 42704: trigger "nosuch" for table "t" does not exist
DROP TRIGGER skipping ON t;
--= DROP TRIGGER
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'no % on %', lower(TG_OP), TG_TABLE_NAME USING ERRCODE = 'check_violation'; END $$;
--= CREATE FUNCTION
CREATE TRIGGER refusing BEFORE DELETE ON t FOR EACH ROW EXECUTE FUNCTION refuse();
--= CREATE TRIGGER
DELETE FROM t WHERE id = 1;
--! 23514: no delete on t
SELECT count(*) FROM t;
--> count:int8
--| 3
DROP TRIGGER refusing ON t;
--= DROP TRIGGER
CREATE FUNCTION nothing_back() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NULL; END $$;
--= CREATE FUNCTION
CREATE TRIGGER nothing_back BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION nothing_back();
--= CREATE TRIGGER
UPDATE t SET qty = 1;
--! 2F005: control reached end of trigger procedure without RETURN
DROP TRIGGER nothing_back ON t;
--= DROP TRIGGER
CREATE TABLE totals (k integer PRIMARY KEY, total integer NOT NULL DEFAULT 0);
--= CREATE TABLE
CREATE TABLE entry (k integer, amount integer);
--= CREATE TABLE
CREATE FUNCTION keep_total() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN UPDATE totals SET total = total - OLD.amount WHERE k = OLD.k; END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO totals VALUES (NEW.k, NEW.amount) ON CONFLICT (k) DO UPDATE SET total = totals.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER keep_total AFTER INSERT OR UPDATE OR DELETE ON entry FOR EACH ROW EXECUTE FUNCTION keep_total();
--= CREATE TRIGGER
INSERT INTO entry VALUES (1, 10), (1, 5), (2, 7);
--= INSERT 0 3
UPDATE entry SET amount = amount * 2 WHERE k = 1;
--= UPDATE 2
DELETE FROM entry WHERE amount = 7;
--= DELETE 1
SELECT * FROM totals ORDER BY k;
--> k:int4 | total:int4
--| 1 | 30
--| 2 | 0
CREATE TABLE parent (id integer PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE child (id integer, p integer REFERENCES parent ON DELETE CASCADE);
--= CREATE TABLE
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE NOTICE '% of % %', TG_OP, TG_TABLE_NAME, OLD; RETURN OLD; END $$;
--= CREATE FUNCTION
CREATE TRIGGER tell BEFORE DELETE ON child FOR EACH ROW EXECUTE FUNCTION tell();
--= CREATE TRIGGER
INSERT INTO parent VALUES (1), (2);
--= INSERT 0 2
INSERT INTO child VALUES (10, 1), (11, 1), (12, 2);
--= INSERT 0 3
DELETE FROM parent WHERE id = 1;
--~ DELETE of child (10,1)
--~ DELETE of child (11,1)
--= DELETE 1
SELECT * FROM child;
--> id:int4 | p:int4
--| 12 | 2
CREATE FUNCTION recursive() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN IF NEW.id < 5 THEN INSERT INTO chain VALUES (NEW.id + 1); END IF; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TABLE chain (id integer);
--= CREATE TABLE
CREATE TRIGGER recursive AFTER INSERT ON chain FOR EACH ROW EXECUTE FUNCTION recursive();
--= CREATE TRIGGER
INSERT INTO chain VALUES (1);
--= INSERT 0 1
SELECT * FROM chain ORDER BY id;
--> id:int4
--| 1
--| 2
--| 3
--| 4
--| 5
COPY entry FROM STDIN;
--< 3	30
--< 3	12
--= COPY 2
SELECT * FROM totals ORDER BY k;
--> k:int4 | total:int4
--| 1 | 30
--| 2 | 0
--| 3 | 42
SELECT stamp();
--! 0A000: trigger functions can only be called as triggers
CREATE TRIGGER bad BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION nosuch();
--! 42883: function nosuch() does not exist
CREATE FUNCTION not_trigger() RETURNS integer LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE TRIGGER bad BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION not_trigger();
--! 42P17: function not_trigger must return type trigger
CREATE TRIGGER bad BEFORE INSERT ON nosuch FOR EACH ROW EXECUTE FUNCTION stamp();
--! 42P01: relation "nosuch" does not exist
CREATE TRIGGER bad BEFORE UPDATE OF nosuch ON t FOR EACH ROW EXECUTE FUNCTION stamp();
--! 42703: column "nosuch" of relation "t" does not exist
CREATE TRIGGER bad BEFORE INSERT ON t FOR EACH ROW WHEN (OLD.id = 1) EXECUTE FUNCTION stamp();
--! 42P17: INSERT trigger's WHEN condition cannot reference OLD values
CREATE TRIGGER bad BEFORE DELETE ON t FOR EACH ROW WHEN (NEW.id = 1) EXECUTE FUNCTION stamp();
--! 42P17: DELETE trigger's WHEN condition cannot reference NEW values
CREATE TRIGGER bad BEFORE UPDATE ON t FOR EACH STATEMENT WHEN (NEW.id = 1) EXECUTE FUNCTION stamp();
--! 42P17: statement trigger's WHEN condition cannot reference column values
CREATE FUNCTION bad_args(a integer) RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN NEW; END $$;
--! 42P13: trigger functions cannot have declared arguments
CREATE FUNCTION bad_sql() RETURNS trigger LANGUAGE sql AS 'SELECT 1';
--! 42P13: SQL functions cannot return type trigger
CREATE TRIGGER def BEFORE INSERT OR UPDATE OF name, qty ON t FOR EACH ROW WHEN (NEW.qty > 0) EXECUTE FUNCTION stamp('x', 'y');
--= CREATE TRIGGER
CREATE TRIGGER def BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION stamp();
--! 42710: trigger "def" for relation "t" already exists
CREATE TRIGGER def2 AFTER DELETE ON t EXECUTE FUNCTION show_it();
--= CREATE TRIGGER
SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 't'::regclass ORDER BY tgname;
--> pg_get_triggerdef:text
--| CREATE TRIGGER def BEFORE INSERT OR UPDATE OF name, qty ON public.t FOR EACH ROW WHEN ((new.qty > 0)) EXECUTE FUNCTION stamp('x', 'y')
--| CREATE TRIGGER def2 AFTER DELETE ON public.t FOR EACH STATEMENT EXECUTE FUNCTION show_it()
SELECT pg_get_triggerdef(oid, true) FROM pg_trigger WHERE tgrelid = 't'::regclass ORDER BY tgname;
--> pg_get_triggerdef:text
--| CREATE TRIGGER def BEFORE INSERT OR UPDATE OF name, qty ON t FOR EACH ROW WHEN (new.qty > 0) EXECUTE FUNCTION stamp('x', 'y')
--| CREATE TRIGGER def2 AFTER DELETE ON t FOR EACH STATEMENT EXECUTE FUNCTION show_it()
SELECT tgname, tgtype, tgenabled, tgisinternal, tgnargs, tgattr, tgfoid::regproc FROM pg_trigger WHERE tgrelid = 't'::regclass ORDER BY tgname;
--> tgname:name | tgtype:int2 | tgenabled:char | tgisinternal:bool | tgnargs:int2 | tgattr:int2vector | tgfoid:regproc
--| def | 23 | O | f | 2 | 2 3 | stamp
--| def2 | 8 | O | f | 0 |  | show_it
SELECT relhastriggers FROM pg_class WHERE relname = 't';
--> relhastriggers:bool
--| t
CREATE OR REPLACE TRIGGER def BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION stamp();
--= CREATE TRIGGER
SELECT pg_get_triggerdef(oid, true) FROM pg_trigger WHERE tgname = 'def';
--> pg_get_triggerdef:text
--| CREATE TRIGGER def BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION stamp()
ALTER TRIGGER def ON t RENAME TO renamed;
--= ALTER TRIGGER
ALTER TRIGGER def ON t RENAME TO again;
--! 42704: trigger "def" for table "t" does not exist
SELECT tgname FROM pg_trigger WHERE tgrelid = 't'::regclass ORDER BY 1;
--> tgname:name
--| def2
--| renamed
DROP FUNCTION stamp();
--! 2BP01: cannot drop function stamp() because other objects depend on it
DROP TRIGGER nosuch ON t;
--! 42704: trigger "nosuch" for table "t" does not exist
DROP TRIGGER IF EXISTS nosuch ON t;
--~ trigger "nosuch" for relation "t" does not exist, skipping
--= DROP TRIGGER
DROP TRIGGER renamed ON t;
--= DROP TRIGGER
DROP FUNCTION show_it() CASCADE;
--~ drop cascades to trigger def2 on table t
--= DROP FUNCTION
SELECT count(*) FROM pg_trigger WHERE tgrelid = 't'::regclass;
--> count:int8
--| 0
DROP TABLE t, audit, totals, entry, child, parent, chain;
--= DROP TABLE
DROP FUNCTION stamp, log_it, skip_it, refuse, nothing_back, keep_total, tell, recursive, not_trigger;
--= DROP FUNCTION

-- OLD of an insertion and NEW of a deletion are NULL, with the columns of the table.
CREATE TABLE watched (id int PRIMARY KEY, owner text);
--= CREATE TABLE
CREATE TABLE seen (op text, before jsonb, after jsonb, was_null boolean, old_owner text, new_owner text);
--= CREATE TABLE
CREATE FUNCTION watch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' OR NEW.owner <> OLD.owner OR TG_OP = 'DELETE' THEN
        INSERT INTO seen VALUES (TG_OP, to_jsonb(OLD), to_jsonb(NEW), OLD IS NULL, OLD.owner, NEW.owner);
    END IF;
    RETURN NULL;
END $$;
--= CREATE FUNCTION
CREATE TRIGGER watch AFTER INSERT OR UPDATE OR DELETE ON watched FOR EACH ROW EXECUTE FUNCTION watch();
--= CREATE TRIGGER
INSERT INTO watched VALUES (1, 'ann'), (2, NULL);
--= INSERT 0 2
UPDATE watched SET owner = 'bob' WHERE id = 1;
--= UPDATE 1
UPDATE watched SET id = id + 10;
--= UPDATE 2
DELETE FROM watched;
--= DELETE 2
SELECT * FROM seen ORDER BY 1, 2, 3;
--> op:text | before:jsonb | after:jsonb | was_null:bool | old_owner:text | new_owner:text
--| DELETE | {"id": 11, "owner": "bob"} | ∅ | f | bob | ∅
--| DELETE | {"id": 12, "owner": null} | ∅ | f | ∅ | ∅
--| INSERT | ∅ | {"id": 1, "owner": "ann"} | t | ∅ | ann
--| INSERT | ∅ | {"id": 2, "owner": null} | t | ∅ | ∅
--| UPDATE | {"id": 1, "owner": "ann"} | {"id": 1, "owner": "bob"} | f | ann | bob
ALTER TABLE watched ADD COLUMN note text;
--= ALTER TABLE
INSERT INTO watched VALUES (5, 'cid', 'new');
--= INSERT 0 1
SELECT after FROM seen WHERE new_owner = 'cid';
--> after:jsonb
--| {"id": 5, "note": "new", "owner": "cid"}
DROP TABLE watched, seen;
--= DROP TABLE
DROP FUNCTION watch();
--= DROP FUNCTION
