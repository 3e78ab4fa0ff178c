-- What the catalog says of keys, checks, triggers and expressions in indexes.
CREATE TABLE a (c0 int, c1 text);
--= CREATE TABLE
CREATE INDEX ON a ("left"(c1, 1), lower(c1), (c1 || 'x'));
--= CREATE INDEX
SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = 'a'::regclass;
--> pg_get_indexdef:text
--| CREATE INDEX a_left_lower_expr_idx ON public.a USING btree ("left"(c1, 1), lower(c1), ((c1 || 'x'::text)))
-- a copy has no rows that could be wrong
ALTER TABLE a ADD CONSTRAINT k CHECK (c0 > 1) NOT VALID;
--= ALTER TABLE
CREATE TABLE b (LIKE a INCLUDING ALL);
--= CREATE TABLE
CREATE TABLE c () INHERITS (a);
--= CREATE TABLE
SELECT conrelid::regclass, pg_get_constraintdef(oid), convalidated FROM pg_constraint WHERE conname = 'k' ORDER BY conrelid::regclass::text;
--> conrelid:regclass | pg_get_constraintdef:text | convalidated:bool
--| a | CHECK ((c0 > 1)) NOT VALID | f
--| b | CHECK ((c0 > 1)) | t
--| c | CHECK ((c0 > 1)) | t
CREATE CONSTRAINT TRIGGER tg AFTER INSERT ON a FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
CREATE CONSTRAINT TRIGGER th AFTER INSERT ON a DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION suppress_redundant_updates_trigger();
--= CREATE TRIGGER
SELECT conname, contype, pg_get_constraintdef(oid) FROM pg_constraint WHERE conname IN ('tg', 'th') ORDER BY 1;
--> conname:name | contype:char | pg_get_constraintdef:text
--| tg | t | TRIGGER
--| th | t | TRIGGER DEFERRABLE INITIALLY DEFERRED
CREATE TABLE p (a int PRIMARY KEY) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE p_1 PARTITION OF p FOR VALUES IN (1);
--= CREATE TABLE
ALTER TABLE p SET UNLOGGED;
--= ALTER TABLE
SELECT relname, relpersistence FROM pg_class WHERE relname ~ '^p(_|$)' ORDER BY 1;
--> relname:name | relpersistence:char
--| p | p
--| p_1 | p
--| p_1_pkey | p
--| p_pkey | p
-- a key that refers to columns with two unique indexes goes by the one that isn't put off
CREATE TABLE parent (id int PRIMARY KEY DEFERRABLE);
--= CREATE TABLE
CREATE UNIQUE INDEX parent_now ON parent (id);
--= CREATE INDEX
INSERT INTO parent VALUES (1), (2);
--= INSERT 0 2
CREATE TABLE child (a int);
--= CREATE TABLE
INSERT INTO child VALUES (1);
--= INSERT 0 1
ALTER TABLE child ADD FOREIGN KEY (a) REFERENCES parent (id);
--= ALTER TABLE
INSERT INTO child VALUES (2);
--= INSERT 0 1
INSERT INTO child VALUES (3);
--! 23503: insert or update on table "child" violates foreign key constraint "child_a_fkey"
ALTER TABLE child DROP CONSTRAINT child_a_fkey;
--= ALTER TABLE
INSERT INTO child VALUES (3);
--= INSERT 0 1
ALTER TABLE child ADD FOREIGN KEY (a) REFERENCES parent (id);
--! 23503: insert or update on table "child" violates foreign key constraint "child_a_fkey"
-- as many rows as there can be
SELECT * FROM (VALUES (1), (2), (3)) v (a) ORDER BY a LIMIT 9223372036854775807 OFFSET 1;
--> a:int4
--| 2
--| 3
SELECT * FROM (VALUES (1), (2), (3)) v (a) ORDER BY a LIMIT 9223372036854775807 OFFSET 9223372036854775807;
--> a:int4
SELECT * FROM (VALUES (1), (2), (3)) v (a) ORDER BY a LIMIT 8767234406669704301 OFFSET 1038655211682354322;
--> a:int4
SELECT * FROM parent, LATERAL (SELECT 0.5 FROM parent ORDER BY id LIMIT 8767234406669704301 OFFSET 1) s ORDER BY id;
--> id:int4 | ?column?:numeric
--| 1 | 0.5
--| 2 | 0.5
-- a table written anew isn't tested against what isn't valid, nor where nothing changes
CREATE TABLE h0 (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE h1 (a int, b int, c int);
--= CREATE TABLE
INSERT INTO h0 VALUES (1);
--= INSERT 0 1
INSERT INTO h1 VALUES (5, 1, 0), (6, 2, 0);
--= INSERT 0 2
ALTER TABLE h1 ADD CONSTRAINT hf FOREIGN KEY (a) REFERENCES h0 NOT VALID;
--= ALTER TABLE
ALTER TABLE h1 ADD CONSTRAINT hc CHECK (c > 0) NOT VALID;
--= ALTER TABLE
ALTER TABLE h1 ALTER b TYPE bigint;
--= ALTER TABLE
ALTER TABLE h1 ADD COLUMN z int GENERATED ALWAYS AS (b + 1) STORED;
--= ALTER TABLE
ALTER TABLE h1 ALTER c TYPE bigint, ALTER a TYPE bigint;
--= ALTER TABLE
ALTER TABLE h1 ADD PRIMARY KEY (a);
--= ALTER TABLE
SELECT * FROM h1 ORDER BY a;
--> a:int8 | b:int8 | c:int8 | z:int4
--| 5 | 1 | 0 | 2
--| 6 | 2 | 0 | 3
INSERT INTO h1 VALUES (7, 7, 7);
--! 23503: insert or update on table "h1" violates foreign key constraint "hf"
CREATE TABLE h2 (a int REFERENCES h0, b int);
--= CREATE TABLE
INSERT INTO h2 VALUES (1, 1);
--= INSERT 0 1
ALTER TABLE h2 ALTER a TYPE int USING a + 1;
--! 23503: insert or update on table "h2" violates foreign key constraint "h2_a_fkey"
ALTER TABLE h2 ALTER a TYPE bigint USING a * 2;
--! 23503: insert or update on table "h2" violates foreign key constraint "h2_a_fkey"
ALTER TABLE h2 ALTER a TYPE bigint, ALTER b TYPE text;
--= ALTER TABLE
ALTER TABLE h2 DISABLE TRIGGER ALL;
--= ALTER TABLE
INSERT INTO h2 VALUES (9, 9);
--= INSERT 0 1
ALTER TABLE h2 ENABLE TRIGGER ALL;
--= ALTER TABLE
ALTER TABLE h2 ALTER b TYPE int USING b::int;
--= ALTER TABLE
ALTER TABLE h2 ALTER a TYPE int;
--! 23503: insert or update on table "h2" violates foreign key constraint "h2_a_fkey"
SELECT * FROM h2 ORDER BY a;
--> a:int8 | b:int4
--| 1 | 1
--| 9 | 9
CREATE TABLE IF NOT EXISTS h2 (c0 int) WITH (foo = 1);
--~ relation "h2" already exists, skipping
--= CREATE TABLE
CREATE TABLE h3 (c0 int) WITH (foo = 1);
--! 22023: unrecognized parameter "foo"
