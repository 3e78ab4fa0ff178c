-- The table that a foreign key references is found by the search path, where the new table has its place: a namesake in another schema is another table.
CREATE TABLE t (id int PRIMARY KEY);
--= CREATE TABLE
CREATE SCHEMA other;
--= CREATE SCHEMA
CREATE TABLE other.t (id1 int, FOREIGN KEY (id1) REFERENCES t (id));
--= CREATE TABLE
SELECT conrelid::regclass, confrelid::regclass FROM pg_constraint WHERE contype = 'f' ORDER BY 1;
--> conrelid:regclass | confrelid:regclass
--| other.t | t
INSERT INTO other.t VALUES (1);
--! 23503: insert or update on table "t" violates foreign key constraint "t_id1_fkey"
INSERT INTO t VALUES (1);
--= INSERT 0 1
INSERT INTO other.t VALUES (1);
--= INSERT 0 1
CREATE TABLE other.own (id int PRIMARY KEY, parent int REFERENCES own);
--! 42P01: relation "own" does not exist
CREATE TABLE other.own (id int PRIMARY KEY, parent int REFERENCES other.own);
--= CREATE TABLE
ALTER TABLE other.t ADD UNIQUE (id1), ADD CONSTRAINT more FOREIGN KEY (id1) REFERENCES t (id1);
--! 42703: column "id1" referenced in foreign key constraint does not exist
ALTER TABLE other.t ADD CONSTRAINT again FOREIGN KEY (id1) REFERENCES t;
--= ALTER TABLE
SET search_path = other, public;
--= SET
CREATE TABLE public.own (id int PRIMARY KEY, parent int REFERENCES own);
--= CREATE TABLE
CREATE TABLE public.u (id int PRIMARY KEY, parent int REFERENCES u);
--= CREATE TABLE
CREATE TABLE u (id int PRIMARY KEY, parent int REFERENCES u, whole int REFERENCES public.u);
--= CREATE TABLE
SELECT conrelid::regclass, conname, confrelid::regclass FROM pg_constraint WHERE contype = 'f' ORDER BY 1, 2;
--> conrelid:regclass | conname:name | confrelid:regclass
--| t | again | public.t
--| t | t_id1_fkey | public.t
--| own | own_parent_fkey | own
--| public.own | own_parent_fkey | own
--| public.u | u_parent_fkey | public.u
--| u | u_parent_fkey | u
--| u | u_whole_fkey | public.u
CREATE TEMPORARY TABLE u (id int PRIMARY KEY, parent int REFERENCES u);
--= CREATE TABLE
SELECT conname, confrelid::regclass FROM pg_constraint WHERE contype = 'f' AND conrelid = 'pg_temp.u'::regclass;
--> conname:name | confrelid:regclass
--| u_parent_fkey | u
RESET search_path;
--= RESET
CREATE SCHEMA made CREATE TABLE t (id int PRIMARY KEY, parent int REFERENCES t);
--= CREATE SCHEMA
SELECT confrelid::regclass FROM pg_constraint WHERE contype = 'f' AND conrelid = 'made.t'::regclass;
--> confrelid:regclass
--| made.t
