-- Triggers that keep a tsvector.
CREATE TABLE t (id int, a text, b varchar, n int, cfg regconfig, v tsvector, w text);
--= CREATE TABLE
CREATE TRIGGER r BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', a, b);
--= CREATE TRIGGER
SELECT pg_get_triggerdef(oid), tgfoid::regproc FROM pg_trigger WHERE tgrelid = 't'::regclass;
--> pg_get_triggerdef:text | tgfoid:regproc
--| CREATE TRIGGER r BEFORE INSERT OR UPDATE ON public.t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger('v', 'pg_catalog.english', 'a', 'b') | tsvector_update_trigger
INSERT INTO t VALUES (1, 'The cats', 'dogs of the', 1, 'simple'), (2, NULL, 'dogs run', 1, 'simple');
--= INSERT 0 2
UPDATE t SET n = 2;
--= UPDATE 2
UPDATE t SET a = 'birds' WHERE id = 1;
--= UPDATE 1
UPDATE t SET v = NULL WHERE id = 2;
--= UPDATE 1
SELECT id, v FROM t ORDER BY id;
--> id:int4 | v:tsvector
--| 1 | 'bird':1 'dog':2
--| 2 | ∅
DROP TRIGGER r ON t;
--= DROP TRIGGER
CREATE TRIGGER r BEFORE INSERT OR UPDATE ON t FOR EACH ROW EXECUTE PROCEDURE pg_catalog.tsvector_update_trigger_column(v, cfg, a);
--= CREATE TRIGGER
INSERT INTO t VALUES (3, 'The cats');
--! 22004: configuration column "cfg" must not be null
INSERT INTO t (id, a, cfg) VALUES (4, 'The cats', 'simple'), (5, 'Les chevaux', 'french');
--= INSERT 0 2
SELECT id, v FROM t ORDER BY id;
--> id:int4 | v:tsvector
--| 1 | 'bird':1 'dog':2
--| 2 | ∅
--| 4 | 'cats':2 'the':1
--| 5 | 'cheval':2 'le':1
DROP TRIGGER r ON t;
--= DROP TRIGGER
CREATE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english');
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! XX000: tsvector_update_trigger: arguments must be tsvector_field, ts_config, text_field1, ...)
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(w, 'pg_catalog.english', a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42804: column "w" is not of tsvector type
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(nope, 'pg_catalog.english', a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42703: tsvector column "nope" does not exist
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'english', a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 22023: text search configuration name "english" must be schema-qualified
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', nope);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42703: column "nope" does not exist
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', n);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42804: column "n" is not of a character type
CREATE OR REPLACE TRIGGER r AFTER INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! XX000: tsvector_update_trigger: must be fired BEFORE event
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH STATEMENT EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! XX000: tsvector_update_trigger: must be fired for row
CREATE OR REPLACE TRIGGER r BEFORE DELETE ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger(v, 'pg_catalog.english', a);
--= CREATE TRIGGER
DELETE FROM t;
--! XX000: tsvector_update_trigger: must be fired for INSERT or UPDATE
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger_column(v, a, a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42804: column "a" is not of regconfig type
CREATE OR REPLACE TRIGGER r BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION tsvector_update_trigger_column(v, nope, a);
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'x');
--! 42703: configuration column "nope" does not exist
CREATE TRIGGER q BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION nope();
--! 42883: function nope() does not exist
CREATE TRIGGER q BEFORE INSERT ON t FOR EACH ROW EXECUTE FUNCTION now();
--! 42P17: function now must return type trigger
