-- Where there is only one row, conditions may name its columns alone.
CREATE TABLE a (x int, y timestamp);
--= CREATE TABLE
CREATE TABLE b (x int, y timestamptz);
--= CREATE TABLE
CREATE RULE inserted AS ON INSERT TO a WHERE x = 2 DO INSTEAD INSERT INTO b (x, y) VALUES (new.x, coalesce(new.y, '2020-01-01'));
--= CREATE RULE
CREATE RULE deleted AS ON DELETE TO a WHERE x = 3 AND y IS NULL DO ALSO DELETE FROM b WHERE x = old.x;
--= CREATE RULE
CREATE RULE updated AS ON UPDATE TO a WHERE x = 2 DO ALSO UPDATE b SET x = 1;
--! 42702: column reference "x" is ambiguous
SELECT pg_get_ruledef(oid) FROM pg_rewrite WHERE rulename IN ('inserted', 'deleted') ORDER BY rulename;
--> pg_get_ruledef:text
--| CREATE RULE deleted AS␊    ON DELETE TO public.a␊   WHERE ((old.x = 3) AND (old.y IS NULL)) DO  DELETE FROM b␊  WHERE (b.x = old.x);
--| CREATE RULE inserted AS␊    ON INSERT TO public.a␊   WHERE (new.x = 2) DO INSTEAD  INSERT INTO b (x, y)␊  VALUES (new.x, COALESCE(new.y, '2020-01-01 00:00:00'::timestamp without time zone));
SET search_path = '';
--= SET
SELECT pg_catalog.pg_get_ruledef(oid) FROM pg_catalog.pg_rewrite WHERE rulename IN ('inserted', 'deleted') ORDER BY rulename;
--> pg_get_ruledef:text
--| CREATE RULE deleted AS␊    ON DELETE TO public.a␊   WHERE ((old.x = 3) AND (old.y IS NULL)) DO  DELETE FROM public.b␊  WHERE (b.x = old.x);
--| CREATE RULE inserted AS␊    ON INSERT TO public.a␊   WHERE (new.x = 2) DO INSTEAD  INSERT INTO public.b (x, y)␊  VALUES (new.x, COALESCE(new.y, '2020-01-01 00:00:00'::timestamp without time zone));
