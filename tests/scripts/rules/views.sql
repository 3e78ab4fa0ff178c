-- Views whose rows rules change.
CREATE TABLE rv_a (id int PRIMARY KEY, x text);
--= CREATE TABLE
CREATE TABLE rv_b (id int PRIMARY KEY, y text);
--= CREATE TABLE
INSERT INTO rv_a VALUES (1, 'a1'), (2, 'a2'), (3, 'a3');
--= INSERT 0 3
INSERT INTO rv_b VALUES (1, 'b1'), (2, 'b2'), (3, 'b3');
--= INSERT 0 3
CREATE VIEW rv AS SELECT a.id, a.x, b.y FROM rv_a a JOIN rv_b b USING (id);
--= CREATE VIEW
INSERT INTO rv VALUES (4, 'a4', 'b4');
--! 55000: cannot insert into view "rv"
CREATE RULE ins AS ON INSERT TO rv DO INSTEAD (INSERT INTO rv_a VALUES (NEW.id, NEW.x); INSERT INTO rv_b VALUES (NEW.id, NEW.y));
--= CREATE RULE
CREATE RULE upd AS ON UPDATE TO rv DO INSTEAD (UPDATE rv_a SET x = NEW.x WHERE id = OLD.id; UPDATE rv_b SET y = NEW.y WHERE id = OLD.id);
--= CREATE RULE
CREATE RULE del AS ON DELETE TO rv DO INSTEAD (DELETE FROM rv_b WHERE id = OLD.id; DELETE FROM rv_a WHERE id = OLD.id);
--= CREATE RULE
INSERT INTO rv VALUES (4, 'a4', 'b4'), (5, 'a5', DEFAULT);
--= INSERT 0 2
INSERT INTO rv (id, x) VALUES (6, 'a6');
--= INSERT 0 1
UPDATE rv SET x = x || '!', y = upper(y) WHERE id < 3;
--= UPDATE 2
UPDATE rv SET x = 'id' || id WHERE y = 'b3';
--= UPDATE 1
SELECT * FROM rv ORDER BY id;
--> id:int4 | x:text | y:text
--| 1 | a1! | B1
--| 2 | a2! | B2
--| 3 | id3 | b3
--| 4 | a4 | b4
--| 5 | a5 | ∅
--| 6 | a6 | ∅
DELETE FROM rv WHERE id = 1;
--= DELETE 0
DELETE FROM rv USING rv_a WHERE rv.id = rv_a.id AND rv_a.x = 'a2!';
--= DELETE 0
SELECT * FROM rv_a ORDER BY id;
--> id:int4 | x:text
--| 1 | a1!
--| 2 | a2!
--| 3 | id3
--| 4 | a4
--| 5 | a5
--| 6 | a6
SELECT * FROM rv_b ORDER BY id;
--> id:int4 | y:text
--| 3 | b3
--| 4 | b4
--| 5 | ∅
--| 6 | ∅
UPDATE rv SET x = '' RETURNING id;
--! 0A000: cannot perform UPDATE RETURNING on relation "rv"
SELECT table_name, is_updatable, is_insertable_into FROM information_schema.views WHERE table_name = 'rv';
--> table_name:name | is_updatable:varchar | is_insertable_into:varchar
--| rv | YES | YES
SELECT table_name, is_insertable_into FROM information_schema.tables WHERE table_name = 'rv';
--> table_name:name | is_insertable_into:varchar
--| rv | YES
SELECT column_name, is_updatable FROM information_schema.columns WHERE table_name = 'rv' ORDER BY 1;
--> column_name:name | is_updatable:varchar
--| id | YES
--| x | YES
--| y | YES
SELECT pg_relation_is_updatable('rv', false), pg_relation_is_updatable('rv', true), pg_column_is_updatable('rv', 1::int2, false);
--> pg_relation_is_updatable:int4 | pg_relation_is_updatable:int4 | pg_column_is_updatable:bool
--| 28 | 28 | t
-- RETURNING: what the rule returns stands for the view's row.
CREATE OR REPLACE RULE ins AS ON INSERT TO rv DO INSTEAD INSERT INTO rv_a VALUES (NEW.id, NEW.x) RETURNING id, x, 'no y'::text;
--= CREATE RULE
INSERT INTO rv VALUES (10, 'ten', 'y') RETURNING *;
--> id:int4 | x:text | y:text
--| 10 | ten | no y
--= INSERT 0 1
INSERT INTO rv AS v VALUES (11, 'eleven', 'y'), (12, 'twelve', 'y') RETURNING v.y, upper(v.x) AS up, id + 1, v;
--> y:text | up:text | ?column?:int4 | v:user
--| no y | ELEVEN | 12 | (11,eleven,"no y")
--| no y | TWELVE | 13 | (12,twelve,"no y")
--= INSERT 0 2
INSERT INTO rv VALUES (13, 'thirteen', 'y');
--= INSERT 0 1
CREATE OR REPLACE RULE upd AS ON UPDATE TO rv DO INSTEAD UPDATE rv_a SET x = NEW.x WHERE id = OLD.id RETURNING rv_a.id, rv_a.x, (SELECT y FROM rv_b b WHERE b.id = rv_a.id);
--= CREATE RULE
UPDATE rv SET x = 'new' FROM (VALUES (3, 'three')) o(id, word) WHERE rv.id = o.id RETURNING rv.*, o.word;
--> id:int4 | x:text | y:text | word:text
--| 3 | new | b3 | three
--= UPDATE 1
UPDATE rv SET x = 'new' WHERE id = 4 RETURNING (SELECT count(*) FROM rv_a WHERE rv_a.x = rv.x), rv.y;
--> count:int8 | y:text
--| 1 | b4
--= UPDATE 1
CREATE RULE upd2 AS ON UPDATE TO rv DO INSTEAD UPDATE rv_b SET y = NEW.y WHERE id = OLD.id RETURNING id, 'x'::text, y;
--= CREATE RULE
UPDATE rv SET x = 'new' WHERE id = 4 RETURNING *;
--! 0A000: cannot have RETURNING lists in multiple rules
UPDATE rv SET x = 'neu' WHERE id = 4;
--= UPDATE 1
DROP RULE upd2 ON rv;
--= DROP RULE
-- Conditional ones need one without a condition.
CREATE VIEW rv_some AS SELECT id, x FROM rv_a;
--= CREATE VIEW
CREATE RULE upd AS ON UPDATE TO rv_some WHERE NEW.x <> OLD.x DO INSTEAD UPDATE rv_a SET x = NEW.x WHERE id = OLD.id;
--= CREATE RULE
UPDATE rv_some SET x = 'changed' WHERE id = 3;
--! 55000: cannot update view "rv_some"
INSERT INTO rv_some VALUES (20, 'twenty');
--= INSERT 0 1
SELECT pg_relation_is_updatable('rv_some', false);
--> pg_relation_is_updatable:int4
--| 28
CREATE RULE upd0 AS ON UPDATE TO rv_some DO INSTEAD NOTHING;
--= CREATE RULE
UPDATE rv_some SET x = 'changed' WHERE id = 3;
--= UPDATE 1
SELECT * FROM rv_some WHERE id = 3;
--> id:int4 | x:text
--| 3 | changed
DROP RULE upd ON rv_some;
--= DROP RULE
DROP RULE upd0 ON rv_some;
--= DROP RULE
-- ALSO of a view that is updatable by itself; rules of the table below.
CREATE TABLE rv_log (what text, id int, x text);
--= CREATE TABLE
CREATE RULE also AS ON INSERT TO rv_some DO ALSO INSERT INTO rv_log VALUES ('view', NEW.id, NEW.x);
--= CREATE RULE
INSERT INTO rv_some VALUES (21, 'v') RETURNING *;
--> id:int4 | x:text
--| 21 | v
--= INSERT 0 1
CREATE RULE below AS ON INSERT TO rv_a DO ALSO INSERT INTO rv_log VALUES ('table', NEW.id, NEW.x);
--= CREATE RULE
CREATE RULE below_upd AS ON UPDATE TO rv_a DO ALSO INSERT INTO rv_log VALUES ('table upd', OLD.id, NEW.x);
--= CREATE RULE
CREATE RULE below_del AS ON DELETE TO rv_a DO ALSO INSERT INTO rv_log VALUES ('table del', OLD.id, OLD.x);
--= CREATE RULE
INSERT INTO rv_some (x, id) VALUES ('w', 22), ('z', 23);
--= INSERT 0 2
UPDATE rv_some SET x = x || x WHERE id > 21;
--= UPDATE 2
DELETE FROM rv_some WHERE id = 23;
--= DELETE 1
SELECT * FROM rv_log;
--> what:text | id:int4 | x:text
--| view | 21 | v
--| table | 22 | w
--| table | 23 | z
--| view | 22 | w
--| view | 23 | z
--| table upd | 22 | ww
--| table upd | 23 | zz
--| table del | 23 | zz
DROP RULE below_del ON rv_a;
--= DROP RULE
CREATE RULE below_del AS ON DELETE TO rv_a DO INSTEAD UPDATE rv_a SET x = 'deleted' WHERE id = OLD.id RETURNING *;
--= CREATE RULE
DELETE FROM rv_some WHERE id = 22 RETURNING x, id;
--> x:text | id:int4
--| deleted | 22
--= DELETE 0
SELECT * FROM rv_a WHERE id = 22;
--> id:int4 | x:text
--| 22 | deleted
-- Defaults of a view.
CREATE VIEW rv_def AS SELECT id, x FROM rv_a;
--= CREATE VIEW
ALTER VIEW rv_def ALTER x SET DEFAULT 'view default';
--= ALTER VIEW
CREATE RULE ins AS ON INSERT TO rv_def DO INSTEAD INSERT INTO rv_log VALUES ('def', NEW.id, NEW.x);
--= CREATE RULE
INSERT INTO rv_def (id) VALUES (30);
--= INSERT 0 1
INSERT INTO rv_def VALUES (31, DEFAULT), (32, 'given');
--= INSERT 0 2
SELECT * FROM rv_log WHERE what = 'def';
--> what:text | id:int4 | x:text
--| def | 30 | view default
--| def | 31 | view default
--| def | 32 | given
-- Rules and triggers of a view.
CREATE FUNCTION rv_trigger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO rv_log VALUES ('trigger', NEW.id, NEW.x); RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER t INSTEAD OF INSERT ON rv_def FOR EACH ROW EXECUTE FUNCTION rv_trigger();
--= CREATE TRIGGER
INSERT INTO rv_def VALUES (33, 'both');
--= INSERT 0 1
DROP RULE ins ON rv_def;
--= DROP RULE
CREATE RULE ins AS ON INSERT TO rv_def WHERE NEW.id > 40 DO INSTEAD INSERT INTO rv_log VALUES ('rule', NEW.id, NEW.x);
--= CREATE RULE
INSERT INTO rv_def VALUES (34, 'trigger'), (41, 'rule');
--= INSERT 0 1
SELECT * FROM rv_log WHERE id >= 33;
--> what:text | id:int4 | x:text
--| def | 33 | both
--| trigger | 34 | trigger
--| rule | 41 | rule
-- A view over a view with rules.
CREATE VIEW rv_over AS SELECT id, x FROM rv WHERE id > 2;
--= CREATE VIEW
INSERT INTO rv_over VALUES (50, 'over');
--= INSERT 0 1
UPDATE rv_over SET x = 'over' WHERE id = 3;
--= UPDATE 1
DELETE FROM rv_over WHERE id = 5;
--= DELETE 1
SELECT * FROM rv_a WHERE x = 'over' ORDER BY id;
--> id:int4 | x:text
--| 3 | over
--| 50 | over
SELECT is_updatable, is_insertable_into FROM information_schema.views WHERE table_name = 'rv_over';
--> is_updatable:varchar | is_insertable_into:varchar
--| YES | YES
-- Parts of columns.
CREATE TABLE rv_arr (id int, a int[]);
--= CREATE TABLE
INSERT INTO rv_arr VALUES (1, '{1,2,3}');
--= INSERT 0 1
CREATE VIEW rv_arrv AS SELECT DISTINCT id, a FROM rv_arr;
--= CREATE VIEW
CREATE RULE upd AS ON UPDATE TO rv_arrv DO INSTEAD UPDATE rv_arr SET a = NEW.a WHERE id = OLD.id;
--= CREATE RULE
UPDATE rv_arrv SET a[2] = 20, a[4] = 40 WHERE id = 1;
--= UPDATE 1
SELECT * FROM rv_arr;
--> id:int4 | a:_int4
--| 1 | {1,20,3,40}
-- A view over a view with triggers.
CREATE VIEW rv_trig AS SELECT id, x FROM rv_a LIMIT 100;
--= CREATE VIEW
CREATE FUNCTION rv_instead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO rv_log VALUES (TG_OP || ' ' || TG_TABLE_NAME, COALESCE(NEW.id, OLD.id), COALESCE(NEW.x, OLD.x));
    RETURN COALESCE(NEW, OLD);
END $$;
--= CREATE FUNCTION
CREATE TRIGGER t INSTEAD OF INSERT OR UPDATE OR DELETE ON rv_trig FOR EACH ROW EXECUTE FUNCTION rv_instead();
--= CREATE TRIGGER
CREATE VIEW rv_above AS SELECT x AS word, id + 0 AS sum, id FROM rv_trig WHERE id > 3;
--= CREATE VIEW
TRUNCATE rv_log;
--= TRUNCATE TABLE
INSERT INTO rv_above (id, word) VALUES (70, 'seventy') RETURNING *;
--> word:text | sum:int4 | id:int4
--| seventy | 70 | 70
--= INSERT 0 1
UPDATE rv_above SET word = upper(word) WHERE id < 5 RETURNING word, sum;
--> word:text | sum:int4
--| NEU | 4
--= UPDATE 1
UPDATE rv_above SET word = o.w FROM (VALUES (4, 'from')) o(i, w) WHERE id = o.i RETURNING word, o.w;
--> word:text | w:text
--| from | from
--= UPDATE 1
DELETE FROM rv_above WHERE sum = 4 RETURNING word;
--> word:text
--| neu
--= DELETE 1
UPDATE rv_above SET sum = 1;
--! 0A000: cannot update column "sum" of view "rv_above"
SELECT * FROM rv_log;
--> what:text | id:int4 | x:text
--| INSERT rv_trig | 70 | seventy
--| UPDATE rv_trig | 4 | NEU
--| UPDATE rv_trig | 4 | from
--| DELETE rv_trig | 4 | neu
SELECT table_name, is_updatable, is_insertable_into, is_trigger_updatable, is_trigger_insertable_into, is_trigger_deletable FROM information_schema.views WHERE table_name IN ('rv_trig', 'rv_above') ORDER BY 1;
--> table_name:name | is_updatable:varchar | is_insertable_into:varchar | is_trigger_updatable:varchar | is_trigger_insertable_into:varchar | is_trigger_deletable:varchar
--| rv_above | NO | NO | NO | NO | NO
--| rv_trig | NO | NO | YES | YES | YES
SELECT pg_relation_is_updatable('rv_above', false), pg_relation_is_updatable('rv_above', true), pg_column_is_updatable('rv_above', 2::int2, true), pg_column_is_updatable('rv_above', 3::int2, true);
--> pg_relation_is_updatable:int4 | pg_relation_is_updatable:int4 | pg_column_is_updatable:bool | pg_column_is_updatable:bool
--| 0 | 28 | f | t
