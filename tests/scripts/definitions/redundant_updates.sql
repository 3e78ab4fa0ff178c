-- The trigger that suppresses updates which change nothing.
CREATE TABLE t (id int PRIMARY KEY, a text, n numeric, f float8, j json, g int GENERATED ALWAYS AS (id + 1) STORED);
--= CREATE TABLE
CREATE TABLE log (of int);
--= CREATE TABLE
CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN INSERT INTO log VALUES (new.id); RETURN NULL; END';
--= CREATE FUNCTION
CREATE TRIGGER z BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
CREATE TRIGGER n AFTER UPDATE ON t FOR EACH ROW EXECUTE FUNCTION note();
--= CREATE TRIGGER
INSERT INTO t VALUES (1, 'a', 1.0, 0, '{"a": 1}'), (2, NULL, 2, -0.0, NULL);
--= INSERT 0 2
UPDATE t SET a = a;
--= UPDATE 0
UPDATE t SET a = 'a' RETURNING id;
--> id:int4
--| 2
--= UPDATE 1
UPDATE t SET a = upper(a), n = n;
--= UPDATE 2
UPDATE t SET n = 1.0 WHERE id = 1;
--= UPDATE 0
UPDATE t SET n = 1.00 WHERE id = 1;
--= UPDATE 1
UPDATE t SET j = '{"a":1}' WHERE id = 1;
--= UPDATE 1
INSERT INTO t VALUES (1, 'A') ON CONFLICT (id) DO UPDATE SET a = excluded.a;
--= INSERT 0 0
SELECT * FROM t ORDER BY id;
--> id:int4 | a:text | n:numeric | f:float8 | j:json | g:int4
--| 1 | A | 1.00 | 0 | {"a":1} | 2
--| 2 | A | 2 | 0 | ∅ | 3
SELECT * FROM log;
--> of:int4
--| 2
--| 1
--| 2
--| 1
--| 1
SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid = 't'::regclass AND tgname = 'z';
--> pg_get_triggerdef:text
--| CREATE TRIGGER z BEFORE UPDATE ON public.t FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger()
-- An earlier trigger may have made it something else, a later one isn't run.
ALTER TABLE t DROP COLUMN g;
--= ALTER TABLE
CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN new.n := 7; RETURN new; END';
--= CREATE FUNCTION
CREATE TRIGGER a BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION change();
--= CREATE TRIGGER
UPDATE t SET a = a;
--= UPDATE 2
UPDATE t SET a = a;
--= UPDATE 0
-- Where it may not be.
SELECT suppress_redundant_updates_trigger();
--! 39P01: suppress_redundant_updates_trigger: must be called as trigger
CREATE TABLE u (id int);
--= CREATE TABLE
CREATE TRIGGER z BEFORE INSERT ON u FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
INSERT INTO u VALUES (1);
--! 39P01: suppress_redundant_updates_trigger: must be called on update
DROP TRIGGER z ON u;
--= DROP TRIGGER
INSERT INTO u VALUES (1);
--= INSERT 0 1
CREATE TRIGGER z AFTER UPDATE ON u FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
UPDATE u SET id = 1;
--! 39P01: suppress_redundant_updates_trigger: must be called before update
DROP TRIGGER z ON u;
--= DROP TRIGGER
CREATE TRIGGER z BEFORE UPDATE ON u EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
UPDATE u SET id = 1;
--! 39P01: suppress_redundant_updates_trigger: must be called for each row
