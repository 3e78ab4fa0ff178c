-- Comments on fields of composite types.
CREATE TYPE pair AS (a int, b text, c date);
--= CREATE TYPE
COMMENT ON COLUMN pair.a IS 'first';
--= COMMENT
COMMENT ON COLUMN public.pair.c IS 'third';
--= COMMENT
COMMENT ON COLUMN pair.nowhere IS 'none';
--! 42703: column "nowhere" of relation "pair" does not exist
COMMENT ON COLUMN nothing.a IS 'none';
--! 42P01: relation "nothing" does not exist
SELECT a.attname, col_description(c.oid, a.attnum) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relname = 'pair' ORDER BY a.attnum;
--> attname:name | col_description:text
--| a | first
--| b | ∅
--| c | third
SELECT objsubid, description FROM pg_description d JOIN pg_class c ON c.oid = d.objoid AND d.classoid = 'pg_class'::regclass WHERE c.relname = 'pair' ORDER BY 1;
--> objsubid:int4 | description:text
--| 1 | first
--| 3 | third
ALTER TYPE pair RENAME ATTRIBUTE a TO "A";
--= ALTER TYPE
ALTER TYPE pair ALTER ATTRIBUTE c TYPE timestamp;
--= ALTER TYPE
COMMENT ON COLUMN pair."A" IS NULL;
--= COMMENT
COMMENT ON COLUMN pair.b IS 'second';
--= COMMENT
SELECT a.attname, col_description(c.oid, a.attnum) FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relname = 'pair' ORDER BY a.attnum;
--> attname:name | col_description:text
--| A | ∅
--| b | second
--| c | third
SELECT ROW(1, 'x', NULL)::pair;
--> row:user
--| (1,x,)
CREATE ROLE regress_commentator;
--= CREATE ROLE
SET ROLE regress_commentator;
--= SET
COMMENT ON COLUMN pair.b IS 'mine';
--! 42501: must be owner of relation pair
RESET ROLE;
--= RESET
DROP ROLE regress_commentator;
--= DROP ROLE
