-- A column that is there is left as it is, constraints and all.
CREATE TABLE t (a int);
--= CREATE TABLE
ALTER TABLE t ADD COLUMN IF NOT EXISTS a text UNIQUE CHECK (a > 'x') REFERENCES t (a) DEFAULT 'q';
--~ column "a" of relation "t" already exists, skipping
--= ALTER TABLE
ALTER TABLE t ADD COLUMN IF NOT EXISTS b int UNIQUE CHECK (b > 0), ADD COLUMN IF NOT EXISTS b text PRIMARY KEY;
--~ column "b" of relation "t" already exists, skipping
--= ALTER TABLE
SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 't'::regclass ORDER BY 1;
--> conname:name | pg_get_constraintdef:text
--| t_b_check | CHECK ((b > 0))
--| t_b_key | UNIQUE (b)
SELECT attname, format_type(atttypid, -1) FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text
--| a | integer
--| b | integer
ALTER TABLE IF EXISTS missing SET SCHEMA missing_too;
--~ relation "missing" does not exist, skipping
--= ALTER TABLE
CREATE TABLE p (a int, b int) PARTITION BY LIST (a);
--= CREATE TABLE
ALTER TABLE p SET (fillfactor = 50);
--! 22023: unrecognized parameter "fillfactor"
ALTER TABLE p ATTACH PARTITION t FOR VALUES IN (1), ADD COLUMN c int;
--! 42601: syntax error at or near ","
ALTER TABLE p ADD COLUMN c int, ATTACH PARTITION t FOR VALUES IN (1);
--! 42601: syntax error at or near "ATTACH"
ALTER TABLE p ATTACH PARTITION t FOR VALUES IN (1);
--= ALTER TABLE
SELECT attrelid::regclass, attname, attislocal, attinhcount FROM pg_attribute WHERE attrelid IN ('t'::regclass, 'p'::regclass) AND attnum > 0 ORDER BY 1, attnum;
--> attrelid:regclass | attname:name | attislocal:bool | attinhcount:int4
--| t | a | f | 1
--| t | b | f | 1
--| p | a | t | 0
--| p | b | t | 0
ALTER TABLE p DETACH PARTITION t;
--= ALTER TABLE
SELECT attrelid::regclass, attname, attislocal, attinhcount FROM pg_attribute WHERE attrelid IN ('t'::regclass, 'p'::regclass) AND attnum > 0 ORDER BY 1, attnum;
--> attrelid:regclass | attname:name | attislocal:bool | attinhcount:int4
--| t | a | t | 0
--| t | b | t | 0
--| p | a | t | 0
--| p | b | t | 0
CREATE INDEX ON t (a) NULLS NOT DISTINCT;
--= CREATE INDEX
SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = 't'::regclass ORDER BY 1;
--> pg_get_indexdef:text
--| CREATE INDEX t_a_idx ON public.t USING btree (a) NULLS NOT DISTINCT
--| CREATE UNIQUE INDEX t_b_key ON public.t USING btree (b)
CREATE DOMAIN d AS int;
--= CREATE DOMAIN
ALTER DOMAIN d ADD CONSTRAINT k CHECK (value > 0) NOT VALID;
--= ALTER DOMAIN
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'k';
--> pg_get_constraintdef:text
--| CHECK ((VALUE > 0)) NOT VALID
ALTER DOMAIN d VALIDATE CONSTRAINT k;
--= ALTER DOMAIN
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'k';
--> pg_get_constraintdef:text
--| CHECK ((VALUE > 0))
ALTER TYPE missing ADD ATTRIBUTE a int;
--! 42P01: relation "missing" does not exist
ALTER TYPE d ADD ATTRIBUTE a int;
--! 42P01: relation "d" does not exist
