-- What is said of a table's rows names columns, not the table: it may be called otherwise later, and heirs and copies have other names.
CREATE TABLE named (a int CHECK (named.a > 0), b int GENERATED ALWAYS AS (named.a + 1) STORED, "C d" int, CHECK (named."C d" < named.b), CHECK (public.named.tableoid > 0), CHECK (named.tableoid > 0 OR public.named.a > 0));
--= CREATE TABLE
CREATE INDEX ON named ((named.a + 2)) WHERE named.a > 1;
--= CREATE INDEX
CREATE INDEX ON named (a) WHERE named.b > 1;
--= CREATE INDEX
ALTER TABLE named RENAME TO renamed;
--= ALTER TABLE
INSERT INTO renamed VALUES (1, DEFAULT, 1);
--= INSERT 0 1
INSERT INTO renamed VALUES (0);
--! 23514: new row for relation "renamed" violates check constraint "named_a_check"
INSERT INTO renamed VALUES (1, DEFAULT, 2);
--! 23514: new row for relation "renamed" violates check constraint "named_check"
SELECT * FROM renamed;
--> a:int4 | b:int4 | C d:int4
--| 1 | 2 | 1
SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'renamed'::regclass ORDER BY 1;
--> conname:name | pg_get_constraintdef:text
--| named_a_check | CHECK ((a > 0))
--| named_check | CHECK (("C d" < b))
--| named_check1 | CHECK (((tableoid > (0)::oid) OR (a > 0)))
--| named_tableoid_check | CHECK ((tableoid > (0)::oid))
SELECT indexdef FROM pg_indexes WHERE tablename = 'renamed' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX named_a_idx ON public.renamed USING btree (a) WHERE (b > 1)
--| CREATE INDEX named_expr_idx ON public.renamed USING btree (((a + 2))) WHERE (a > 1)
CREATE TABLE heir () INHERITS (renamed);
--= CREATE TABLE
INSERT INTO heir VALUES (1);
--= INSERT 0 1
INSERT INTO heir VALUES (-1);
--! 23514: new row for relation "heir" violates check constraint "named_a_check"
CREATE TABLE copied (LIKE renamed INCLUDING ALL);
--= CREATE TABLE
INSERT INTO copied VALUES (1, DEFAULT, 3);
--! 23514: new row for relation "copied" violates check constraint "named_check"
INSERT INTO copied VALUES (1, DEFAULT, 1);
--= INSERT 0 1
SELECT * FROM copied;
--> a:int4 | b:int4 | C d:int4
--| 1 | 2 | 1
ALTER TABLE copied ADD CHECK (copied.a < 100);
--= ALTER TABLE
ALTER TABLE copied ADD CHECK (named.a < 100);
--! 42P01: missing FROM-clause entry for table "named"
ALTER TABLE renamed RENAME a TO e;
--= ALTER TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'renamed'::regclass ORDER BY 1;
--> pg_get_constraintdef:text
--| CHECK (("C d" < b))
--| CHECK (((tableoid > (0)::oid) OR (e > 0)))
--| CHECK ((e > 0))
--| CHECK ((tableoid > (0)::oid))
INSERT INTO renamed VALUES (101);
--= INSERT 0 1
