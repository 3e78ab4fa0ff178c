-- A label of an enum has another name everywhere at once: definitions said it in literals that could not be read any more, and nothing could be done in the database.
CREATE TYPE mood AS ENUM ('sad', 'ok');
--= CREATE TYPE
CREATE TYPE pair AS (m mood, t text);
--= CREATE TYPE
CREATE DOMAIN mild AS mood DEFAULT 'ok' CHECK (VALUE <> 'sad');
--= CREATE DOMAIN
CREATE TABLE t (id int PRIMARY KEY, m mood DEFAULT 'sad' CHECK (m IN ('sad', 'ok')), w mild, s text DEFAULT 'sad' CHECK (s <> 'ok'), l mood[] DEFAULT '{sad,ok}', p pair DEFAULT '(sad,sad)',
  g text GENERATED ALWAYS AS (CASE WHEN m = 'sad' THEN 'sad' ELSE 'other' END) STORED);
--= CREATE TABLE
CREATE INDEX partial ON t (id) WHERE m = 'sad' AND s = 'sad';
--= CREATE INDEX
CREATE INDEX computed ON t ((m = 'sad'));
--= CREATE INDEX
CREATE VIEW v AS SELECT id, m, s FROM t WHERE m = 'sad' AND s = 'sad';
--= CREATE VIEW
CREATE FUNCTION f(m mood DEFAULT 'sad', t text DEFAULT 'sad') RETURNS text LANGUAGE sql AS 'SELECT $1 || $2';
--= CREATE FUNCTION
CREATE FUNCTION fire() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.s := NEW.s || ''!''; RETURN NEW; END';
--= CREATE FUNCTION
CREATE TRIGGER g BEFORE INSERT ON t FOR EACH ROW WHEN (NEW.m = 'sad') EXECUTE FUNCTION fire();
--= CREATE TRIGGER
CREATE POLICY own ON t USING (m = 'sad');
--= CREATE POLICY
CREATE TABLE parts (m mood) PARTITION BY LIST (m);
--= CREATE TABLE
CREATE TABLE part PARTITION OF parts FOR VALUES IN ('sad');
--= CREATE TABLE
INSERT INTO t (id) VALUES (1);
--= INSERT 0 1
ALTER TYPE mood RENAME VALUE 'sad' TO 'it''s, blue';
--= ALTER TYPE
INSERT INTO t (id) VALUES (2);
--= INSERT 0 1
INSERT INTO t (id, m) VALUES (3, 'ok');
--= INSERT 0 1
SELECT * FROM t ORDER BY id;
--> id:int4 | m:user | w:user | s:text | l:user | p:user | g:text
--| 1 | it's, blue | ok | sad! | {"it's, blue",ok} | ("it's, blue",sad) | sad
--| 2 | it's, blue | ok | sad! | {"it's, blue",ok} | ("it's, blue",sad) | sad
--| 3 | ok | ok | sad | {"it's, blue",ok} | ("it's, blue",sad) | other
SELECT * FROM v;
--> id:int4 | m:user | s:text
SELECT f();
--> f:text
--| it's, bluesad
SELECT 'ok'::mild, 'it''s, blue'::mild;
--! 23514: value for domain mild violates check constraint "mild_check"
INSERT INTO parts VALUES ('it''s, blue') RETURNING tableoid::regclass, m;
--> tableoid:regclass | m:user
--| part | it's, blue
--= INSERT 0 1
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname IN ('t_m_check', 't_s_check', 'mild_check') ORDER BY conname;
--> pg_get_constraintdef:text
--| CHECK ((VALUE <> 'it''s, blue'::mood))
--| CHECK ((m = ANY (ARRAY['it''s, blue'::mood, 'ok'::mood])))
--| CHECK ((s <> 'ok'::text))
SELECT adnum, pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 't'::regclass AND adnum <> 7 ORDER BY 1;
--> adnum:int2 | pg_get_expr:text
--| 2 | 'it''s, blue'::mood
--| 4 | 'sad'::text
--| 5 | '{"it''s, blue",ok}'::mood[]
--| 6 | '("it''s, blue",sad)'::pair
SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgname = 'g';
--> pg_get_triggerdef:text
--| CREATE TRIGGER g BEFORE INSERT ON public.t FOR EACH ROW WHEN ((new.m = 'it''s, blue'::mood)) EXECUTE FUNCTION fire()
SELECT pg_get_expr(polqual, polrelid) FROM pg_policy;
--> pg_get_expr:text
--| (m = 'it''s, blue'::mood)
SELECT indexdef FROM pg_indexes WHERE tablename = 't' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX computed ON public.t USING btree (((m = 'it''s, blue'::mood)))
--| CREATE INDEX partial ON public.t USING btree (id) WHERE ((m = 'it''s, blue'::mood) AND (s = 'sad'::text))
--| CREATE UNIQUE INDEX t_pkey ON public.t USING btree (id)
ALTER TYPE mood RENAME VALUE 'ok' TO 'sad';
--= ALTER TYPE
SELECT * FROM t ORDER BY id;
--> id:int4 | m:user | w:user | s:text | l:user | p:user | g:text
--| 1 | it's, blue | sad | sad! | {"it's, blue",sad} | ("it's, blue",sad) | sad
--| 2 | it's, blue | sad | sad! | {"it's, blue",sad} | ("it's, blue",sad) | sad
--| 3 | sad | sad | sad | {"it's, blue",sad} | ("it's, blue",sad) | other
INSERT INTO t (id, m) VALUES (4, 'sad') RETURNING *;
--> id:int4 | m:user | w:user | s:text | l:user | p:user | g:text
--| 4 | sad | sad | sad | {"it's, blue",sad} | ("it's, blue",sad) | other
--= INSERT 0 1
