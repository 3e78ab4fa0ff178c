-- A row that ON CONFLICT DO UPDATE has left alone may be met again by the same statement.
CREATE TABLE t (id int PRIMARY KEY, v text);
--= CREATE TABLE
INSERT INTO t VALUES (6, 'x');
--= INSERT 0 1
INSERT INTO t VALUES (6, 'a'), (6, 'b') ON CONFLICT (id) DO UPDATE SET v = 'y' WHERE false;
--= INSERT 0 0
INSERT INTO t VALUES (6, 'a'), (6, 'b') ON CONFLICT (id) DO UPDATE SET v = excluded.v WHERE excluded.v = 'b' RETURNING *;
--> id:int4 | v:text
--| 6 | b
--= INSERT 0 1
INSERT INTO t VALUES (6, 'a'), (6, 'b') ON CONFLICT (id) DO UPDATE SET v = excluded.v WHERE excluded.v = 'a' RETURNING *;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
INSERT INTO t VALUES (7, 'a'), (7, 'b') ON CONFLICT (id) DO UPDATE SET v = 'y' WHERE false;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
-- Its key of now counts.
INSERT INTO t VALUES (6, 'a'), (106, 'b') ON CONFLICT (id) DO UPDATE SET id = t.id + 100;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
INSERT INTO t VALUES (6, 'a'), (6, 'b') ON CONFLICT (id) DO UPDATE SET id = t.id + 100 RETURNING *;
--> id:int4 | v:text
--| 106 | b
--| 6 | b
--= INSERT 0 2
INSERT INTO t VALUES (6, 'a'), (6, 'b'), (6, 'c') ON CONFLICT (id) DO UPDATE SET id = t.id + 200 RETURNING *;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RETURN CASE WHEN NEW.v = 'keep' THEN NULL ELSE NEW END; END $$;
--= CREATE FUNCTION
CREATE TRIGGER keep BEFORE UPDATE ON t FOR EACH ROW EXECUTE FUNCTION keep();
--= CREATE TRIGGER
INSERT INTO t VALUES (6, 'keep'), (6, 'keep'), (6, 'c') ON CONFLICT (id) DO UPDATE SET v = excluded.v RETURNING *;
--> id:int4 | v:text
--| 6 | c
--= INSERT 0 1
SELECT * FROM t ORDER BY id;
--> id:int4 | v:text
--| 6 | c
--| 106 | b
DROP TABLE t;
--= DROP TABLE
DROP FUNCTION keep;
--= DROP FUNCTION
