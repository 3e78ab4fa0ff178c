-- Rules of tables: which commands run, for which rows, in which order, and what the client is told.
CREATE TABLE rt (id int PRIMARY KEY, n int, s text DEFAULT 'none', d int GENERATED ALWAYS AS (n * 2) STORED);
--= CREATE TABLE
CREATE TABLE rt_log (seq serial, what text, id int, n int, s text, d int);
--= CREATE TABLE
-- The original before rules of INSERT, after those of UPDATE and DELETE; rules by name.
CREATE RULE b_ins AS ON INSERT TO rt DO ALSO INSERT INTO rt_log (what, id, n, s, d) SELECT 'b', NEW.id, NEW.n, NEW.s, NEW.d;
--= CREATE RULE
CREATE RULE a_ins AS ON INSERT TO rt DO ALSO INSERT INTO rt_log (what, n) SELECT 'a', count(*) FROM rt;
--= CREATE RULE
CREATE RULE upd AS ON UPDATE TO rt DO ALSO INSERT INTO rt_log (what, id, n, s, d) VALUES ('upd', OLD.id, NEW.n, OLD.s || '>' || NEW.s, NEW.d);
--= CREATE RULE
CREATE RULE del AS ON DELETE TO rt DO ALSO INSERT INTO rt_log (what, id, n) SELECT 'del', OLD.id, (SELECT count(*) FROM rt);
--= CREATE RULE
INSERT INTO rt VALUES (1, 10), (2, 20, 'two'), (3, 30, DEFAULT);
--! 42601: VALUES lists must all be the same length
INSERT INTO rt (n, id) SELECT i, i FROM generate_series(4, 6) i RETURNING id, d;
--> id:int4 | d:int4
--| 4 | 8
--| 5 | 10
--| 6 | 12
--= INSERT 0 3
INSERT INTO rt (id) VALUES (7);
--= INSERT 0 1
UPDATE rt SET n = n + 1, s = 'x' WHERE id <= 2 RETURNING *;
--> id:int4 | n:int4 | s:text | d:int4
--= UPDATE 0
UPDATE rt SET n = o.n FROM (VALUES (3, 333), (99, 1)) o(id, n) WHERE rt.id = o.id;
--= UPDATE 0
DELETE FROM rt WHERE id IN (1, 2);
--= DELETE 0
DELETE FROM rt USING (VALUES (4)) o(id) WHERE rt.id = o.id RETURNING rt.id;
--> id:int4
--| 4
--= DELETE 1
SELECT * FROM rt ORDER BY id;
--> id:int4 | n:int4 | s:text | d:int4
--| 5 | 5 | none | 10
--| 6 | 6 | none | 12
--| 7 | ∅ | none | ∅
SELECT what, id, n, s, d FROM rt_log ORDER BY seq;
--> what:text | id:int4 | n:int4 | s:text | d:int4
--| a | ∅ | 9 | ∅ | ∅
--| b | 4 | 4 | none | 8
--| b | 5 | 5 | none | 10
--| b | 6 | 6 | none | 12
--| a | ∅ | 4 | ∅ | ∅
--| b | 7 | ∅ | none | ∅
--| del | 4 | 4 | ∅ | ∅
DROP RULE a_ins ON rt;
--= DROP RULE
DROP RULE b_ins ON rt;
--= DROP RULE
DROP RULE upd ON rt;
--= DROP RULE
DROP RULE del ON rt;
--= DROP RULE
TRUNCATE rt_log;
--= TRUNCATE TABLE
-- INSTEAD, with and without conditions.
CREATE RULE keep AS ON DELETE TO rt WHERE OLD.n > 20 DO INSTEAD UPDATE rt SET s = 'kept' WHERE id = OLD.id;
--= CREATE RULE
DELETE FROM rt;
--= DELETE 3
SELECT id, n, s FROM rt ORDER BY id;
--> id:int4 | n:int4 | s:text
CREATE RULE keep2 AS ON DELETE TO rt WHERE OLD.id = 3 DO INSTEAD NOTHING;
--= CREATE RULE
INSERT INTO rt VALUES (8, 8), (9, 9);
--= INSERT 0 2
DELETE FROM rt;
--= DELETE 2
SELECT id, n, s FROM rt ORDER BY id;
--> id:int4 | n:int4 | s:text
DROP RULE keep ON rt;
--= DROP RULE
DROP RULE keep2 ON rt;
--= DROP RULE
CREATE RULE positive AS ON INSERT TO rt WHERE NEW.n < 0 DO INSTEAD INSERT INTO rt_log (what, id, n) VALUES ('refused', NEW.id, NEW.n);
--= CREATE RULE
CREATE RULE huge AS ON INSERT TO rt WHERE NEW.n > 1000 DO INSTEAD NOTHING;
--= CREATE RULE
INSERT INTO rt VALUES (20, -1), (21, 5), (22, 5000), (23, NULL);
--= INSERT 0 2
INSERT INTO rt VALUES (24, -1);
--= INSERT 0 0
INSERT INTO rt SELECT 30 + i, i FROM generate_series(-1, 1) i;
--= INSERT 0 2
INSERT INTO rt VALUES (40, 1) RETURNING id;
--! 0A000: cannot perform INSERT RETURNING on relation "rt"
INSERT INTO rt DEFAULT VALUES;
--! 23502: null value in column "id" of relation "rt" violates not-null constraint
SELECT id, n, s FROM rt ORDER BY id;
--> id:int4 | n:int4 | s:text
--| 21 | 5 | none
--| 23 | ∅ | none
--| 30 | 0 | none
--| 31 | 1 | none
SELECT what, id, n FROM rt_log ORDER BY seq;
--> what:text | id:int4 | n:int4
--| refused | 20 | -1
--| refused | 24 | -1
--| refused | 29 | -1
DROP RULE positive ON rt;
--= DROP RULE
DROP RULE huge ON rt;
--= DROP RULE
CREATE RULE upd AS ON UPDATE TO rt WHERE NEW.n > OLD.n DO INSTEAD INSERT INTO rt_log (what, id, n) VALUES ('grows', OLD.id, NEW.n);
--= CREATE RULE
UPDATE rt SET n = 2;
--= UPDATE 2
SELECT id, n FROM rt ORDER BY id;
--> id:int4 | n:int4
--| 21 | 2
--| 23 | 2
--| 30 | 0
--| 31 | 1
DROP RULE upd ON rt;
--= DROP RULE
-- Tags.
CREATE RULE instead AS ON INSERT TO rt DO INSTEAD UPDATE rt SET n = NEW.n WHERE id = NEW.id;
--= CREATE RULE
INSERT INTO rt VALUES (3, 3), (21, 21), (99, 99);
--= INSERT 0 0
INSERT INTO rt VALUES (3, 3) RETURNING id;
--! 0A000: cannot perform INSERT RETURNING on relation "rt"
CREATE OR REPLACE RULE instead AS ON INSERT TO rt DO INSTEAD (INSERT INTO rt_log (what, id) VALUES ('one', NEW.id); INSERT INTO rt_log (what, id) SELECT 'two', NEW.id FROM generate_series(1, 3));
--= CREATE RULE
INSERT INTO rt VALUES (3, 3), (4, 4);
--= INSERT 0 6
CREATE OR REPLACE RULE instead AS ON INSERT TO rt DO INSTEAD NOTHING;
--= CREATE RULE
INSERT INTO rt VALUES (1000, 1);
--= INSERT 0 0
INSERT INTO rt VALUES ('x', 1);
--! 22P02: invalid input syntax for type integer: "x"
INSERT INTO rt (nothing) VALUES (1);
--! 42703: column "nothing" of relation "rt" does not exist
INSERT INTO rt VALUES (1, 1) RETURNING id;
--! 0A000: cannot perform INSERT RETURNING on relation "rt"
INSERT INTO rt VALUES (1, 1) ON CONFLICT DO NOTHING;
--= INSERT 0 0
DROP RULE instead ON rt;
--= DROP RULE
-- With rules of UPDATE, too, there is no ON CONFLICT.
CREATE RULE upd AS ON UPDATE TO rt DO ALSO NOTHING;
--= CREATE RULE
INSERT INTO rt VALUES (1, 1) ON CONFLICT DO NOTHING;
--! 0A000: INSERT with ON CONFLICT clause cannot be used with table that has INSERT or UPDATE rules
DROP RULE upd ON rt;
--= DROP RULE
CREATE RULE also AS ON INSERT TO rt DO ALSO INSERT INTO rt_log (id) VALUES (NEW.id);
--= CREATE RULE
INSERT INTO rt VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET n = 5;
--! 0A000: INSERT with ON CONFLICT clause cannot be used with table that has INSERT or UPDATE rules
MERGE INTO rt USING (VALUES (1)) v(id) ON rt.id = v.id WHEN MATCHED THEN DELETE;
--! 0A000: cannot execute MERGE on relation "rt"
-- COPY and TRUNCATE know no rules.
TRUNCATE rt_log;
--= TRUNCATE TABLE
TRUNCATE rt;
--= TRUNCATE TABLE
SELECT count(*) FROM rt_log;
--> count:int8
--| 0
-- Expressions are computed wherever a rule mentions them.
CREATE SEQUENCE rt_seq;
--= CREATE SEQUENCE
INSERT INTO rt (id, n) VALUES (nextval('rt_seq'), 1);
--= INSERT 0 1
SELECT id FROM rt;
--> id:int4
--| 1
SELECT id FROM rt_log;
--> id:int4
--| 2
INSERT INTO rt (id, n) SELECT nextval('rt_seq'), 2 FROM generate_series(1, 2);
--= INSERT 0 2
SELECT id FROM rt ORDER BY id;
--> id:int4
--| 1
--| 3
--| 4
SELECT id FROM rt_log ORDER BY id;
--> id:int4
--| 2
--| 5
--| 6
DROP RULE also ON rt;
--= DROP RULE
-- A command that doesn't name the rows runs once, unless the statement asks for rows.
TRUNCATE rt, rt_log;
--= TRUNCATE TABLE
INSERT INTO rt SELECT i, i FROM generate_series(1, 5) i;
--= INSERT 0 5
CREATE RULE once AS ON UPDATE TO rt DO ALSO INSERT INTO rt_log (what) VALUES ('once');
--= CREATE RULE
UPDATE rt SET n = 0;
--= UPDATE 5
SELECT count(*) FROM rt_log;
--> count:int8
--| 1
UPDATE rt SET n = 0 WHERE id < 4;
--= UPDATE 3
SELECT count(*) FROM rt_log;
--> count:int8
--| 4
UPDATE rt SET n = 0 WHERE 1 = 1;
--= UPDATE 5
SELECT count(*) FROM rt_log;
--> count:int8
--| 5
UPDATE rt SET n = 0 FROM generate_series(1, 2);
--= UPDATE 5
SELECT count(*) FROM rt_log;
--> count:int8
--| 7
DROP RULE once ON rt;
--= DROP RULE
-- Recursion.
CREATE RULE again AS ON INSERT TO rt DO ALSO INSERT INTO rt VALUES (NEW.id + 1);
--= CREATE RULE
INSERT INTO rt VALUES (100);
--! 42P17: infinite recursion detected in rules for relation "rt"
DROP RULE again ON rt;
--= DROP RULE
CREATE RULE ping AS ON UPDATE TO rt DO ALSO UPDATE rt_log SET n = 1;
--= CREATE RULE
CREATE RULE pong AS ON UPDATE TO rt_log DO ALSO UPDATE rt SET n = 1;
--= CREATE RULE
UPDATE rt SET n = 2;
--! 42P17: infinite recursion detected in rules for relation "rt"
UPDATE rt_log SET n = 2;
--! 42P17: infinite recursion detected in rules for relation "rt_log"
DROP RULE ping ON rt;
--= DROP RULE
DROP RULE pong ON rt_log;
--= DROP RULE
-- Rules of what rules change apply, too.
CREATE TABLE rt_end (what text, id int);
--= CREATE TABLE
CREATE RULE first AS ON DELETE TO rt DO ALSO INSERT INTO rt_log (what, id) VALUES ('first', OLD.id);
--= CREATE RULE
CREATE RULE second AS ON INSERT TO rt_log DO ALSO INSERT INTO rt_end VALUES (NEW.what || '+', NEW.id);
--= CREATE RULE
DELETE FROM rt WHERE id = 5;
--= DELETE 1
SELECT * FROM rt_end;
--> what:text | id:int4
--| first+ | 5
DROP RULE first ON rt;
--= DROP RULE
DROP RULE second ON rt_log;
--= DROP RULE
-- WITH.
CREATE RULE log AS ON INSERT TO rt DO ALSO INSERT INTO rt_log (what, id) VALUES ('with', NEW.id);
--= CREATE RULE
WITH w AS (SELECT 200 AS id) INSERT INTO rt SELECT id, 1 FROM w;
--! 0A000: WITH cannot be used in a query that is rewritten by rules into multiple queries
WITH i AS (INSERT INTO rt VALUES (201, 1) RETURNING id) SELECT * FROM i;
--! 0A000: DO ALSO rules are not supported for data-modifying statements in WITH
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD NOTHING;
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (201, 1)) SELECT 1;
--! 0A000: DO INSTEAD NOTHING rules are not supported for data-modifying statements in WITH
CREATE OR REPLACE RULE log AS ON INSERT TO rt WHERE NEW.id > 0 DO INSTEAD NOTHING;
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (201, 1)) SELECT 1;
--> ?column?:int4
--| 1
CREATE OR REPLACE RULE log AS ON INSERT TO rt WHERE NEW.id > 0 DO INSTEAD INSERT INTO rt_log (id) VALUES (1);
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (201, 1)) SELECT 1;
--! 0A000: conditional DO INSTEAD rules are not supported for data-modifying statements in WITH
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD NOTIFY rt_channel;
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (201, 1)) SELECT 1;
--! 0A000: DO INSTEAD NOTIFY rules are not supported for data-modifying statements in WITH
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD (INSERT INTO rt_log (id) VALUES (1); INSERT INTO rt_log (id) VALUES (2));
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (201, 1)) SELECT 1;
--! 0A000: multi-statement DO INSTEAD rules are not supported for data-modifying statements in WITH
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD INSERT INTO rt_log (what, id) VALUES ('cte', NEW.id) RETURNING id, n, s, d;
--= CREATE RULE
WITH i AS (INSERT INTO rt VALUES (202, 1) RETURNING id) SELECT * FROM i;
--> id:int4
--| 202
WITH w AS (SELECT 203 AS id) INSERT INTO rt SELECT id, 1 FROM w RETURNING *;
--> id:int4 | n:int4 | s:text | d:int4
--| 203 | ∅ | ∅ | ∅
--= INSERT 0 1
WITH w AS (DELETE FROM rt WHERE id = 1 RETURNING id) INSERT INTO rt SELECT id, 1 FROM w;
--= INSERT 0 1
SELECT what, id FROM rt_log WHERE what = 'cte' ORDER BY id;
--> what:text | id:int4
--| cte | 1
--| cte | 202
--| cte | 203
DROP RULE log ON rt;
--= DROP RULE
-- Firing.
CREATE RULE log AS ON INSERT TO rt DO ALSO INSERT INTO rt_log (what, id) VALUES ('fired', NEW.id);
--= CREATE RULE
TRUNCATE rt, rt_log;
--= TRUNCATE TABLE
ALTER TABLE rt DISABLE RULE log;
--= ALTER TABLE
INSERT INTO rt VALUES (1);
--= INSERT 0 1
ALTER TABLE rt ENABLE REPLICA RULE log;
--= ALTER TABLE
INSERT INTO rt VALUES (2);
--= INSERT 0 1
SET session_replication_role = replica;
--= SET
INSERT INTO rt VALUES (3);
--= INSERT 0 1
ALTER TABLE rt ENABLE RULE log;
--= ALTER TABLE
INSERT INTO rt VALUES (4);
--= INSERT 0 1
ALTER TABLE rt ENABLE ALWAYS RULE log;
--= ALTER TABLE
INSERT INTO rt VALUES (5);
--= INSERT 0 1
RESET session_replication_role;
--= RESET
INSERT INTO rt VALUES (6);
--= INSERT 0 1
ALTER TABLE rt ENABLE RULE missing;
--! 42704: rule "missing" for relation "rt" does not exist
SELECT id FROM rt_log ORDER BY id;
--> id:int4
--| 3
--| 5
--| 6
SELECT ev_enabled FROM pg_rewrite WHERE rulename = 'log' AND ev_class = 'rt'::regclass;
--> ev_enabled:char
--| A
-- COPY of a statement with rules.
COPY (INSERT INTO rt VALUES (1) RETURNING id) TO STDOUT;
--! 0A000: DO ALSO rules are not supported for COPY
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD NOTHING;
--= CREATE RULE
COPY (INSERT INTO rt VALUES (1) RETURNING id) TO STDOUT;
--! 0A000: cannot perform INSERT RETURNING on relation "rt"
CREATE OR REPLACE RULE log AS ON INSERT TO rt WHERE NEW.id > 0 DO INSTEAD INSERT INTO rt_log (id) VALUES (1);
--= CREATE RULE
COPY (INSERT INTO rt VALUES (1) RETURNING id) TO STDOUT;
--! 0A000: cannot perform INSERT RETURNING on relation "rt"
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD (DELETE FROM rt_log WHERE false; DELETE FROM rt_log WHERE false RETURNING id, id, what, id);
--= CREATE RULE
COPY (INSERT INTO rt VALUES (1) RETURNING id) TO STDOUT;
--! 0A000: multi-statement DO INSTEAD rules are not supported for COPY
-- Nothing is done at all, not even what stands in WITH.
CREATE OR REPLACE RULE log AS ON INSERT TO rt DO INSTEAD NOTHING;
--= CREATE RULE
SELECT count(*) FROM rt;
--> count:int8
--| 6
WITH d AS (DELETE FROM rt RETURNING id) INSERT INTO rt SELECT id FROM d;
--= INSERT 0 0
SELECT count(*) FROM rt;
--> count:int8
--| 6
