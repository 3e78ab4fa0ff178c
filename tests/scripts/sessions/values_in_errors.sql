-- What errors show of rows: what who runs the statement may read of the table it names, and what it gives values to itself.
DROP ROLE IF EXISTS sv_writer;
--~ role "sv_writer" does not exist, skipping
--= DROP ROLE
CREATE ROLE sv_writer;
--= CREATE ROLE
CREATE TABLE t (c1 int, c2 int, c3 int CHECK (c3 < 5), PRIMARY KEY (c1, c2));
--= CREATE TABLE
GRANT SELECT (c1), INSERT, UPDATE ON t TO sv_writer;
--= GRANT
INSERT INTO t VALUES (1, 1, 1), (1, 2, 2), (2, 1, 3), (2, 2, 4);
--= INSERT 0 4
CREATE TABLE p (a text, b text, c text, s text) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE p1 (s text, c text CHECK (c <> 'x'), a text NOT NULL, b text NOT NULL);
--= CREATE TABLE
ALTER TABLE p ATTACH PARTITION p1 FOR VALUES IN ('aaa');
--= ALTER TABLE
GRANT SELECT (a, b, c), INSERT, UPDATE (a, b, c) ON p TO sv_writer;
--= GRANT
CREATE TABLE k (a int, b int) PARTITION BY RANGE ((a + 0));
--= CREATE TABLE
GRANT INSERT ON k TO sv_writer;
--= GRANT
CREATE TABLE e (r int4range, t timestamp, EXCLUDE USING gist (r WITH &&));
--= CREATE TABLE
INSERT INTO e VALUES ('[1,5)', '2020-01-01');
--= INSERT 0 1
GRANT INSERT ON e TO sv_writer;
--= GRANT
CREATE TABLE parent (id int PRIMARY KEY);
--= CREATE TABLE
INSERT INTO parent VALUES (1);
--= INSERT 0 1
CREATE TABLE child (id int REFERENCES parent);
--= CREATE TABLE
INSERT INTO child VALUES (1);
--= INSERT 0 1
GRANT INSERT ON child TO sv_writer;
--= GRANT
GRANT SELECT, DELETE ON parent TO sv_writer;
--= GRANT
CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN UPDATE t SET c3 = 7 WHERE c1 = 1; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TABLE triggering (x int);
--= CREATE TABLE
CREATE TRIGGER changes AFTER INSERT ON triggering FOR EACH ROW EXECUTE FUNCTION change();
--= CREATE TRIGGER
GRANT INSERT ON triggering TO sv_writer;
--= GRANT
SET ROLE sv_writer;
--= SET
INSERT INTO t VALUES (1, 1, 1);
--! 23505: duplicate key value violates unique constraint "t_pkey"
UPDATE t SET c2 = 1;
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO t (c1, c2) VALUES (null, null);
--! 23502: null value in column "c1" of relation "t" violates not-null constraint
INSERT INTO t (c3) VALUES (null);
--! 23502: null value in column "c1" of relation "t" violates not-null constraint
INSERT INTO t (c1) VALUES (5);
--! 23502: null value in column "c2" of relation "t" violates not-null constraint
UPDATE t SET c3 = 10;
--! 23514: new row for relation "t" violates check constraint "t_c3_check"
INSERT INTO p VALUES ('aaa', null, 'c', 's');
--! 23502: null value in column "b" of relation "p1" violates not-null constraint
INSERT INTO p VALUES ('aaa', 'b', 'x', 's');
--! 23514: new row for relation "p1" violates check constraint "p1_c_check"
INSERT INTO p VALUES ('aab', 'b', 'x', 's');
--! 23514: no partition of relation "p" found for row
INSERT INTO k VALUES (1, 2);
--! 23514: no partition of relation "k" found for row
INSERT INTO e VALUES ('[2,3)');
--! 23P01: conflicting key value violates exclusion constraint "e_r_excl"
INSERT INTO child VALUES (2);
--! 23503: insert or update on table "child" violates foreign key constraint "child_id_fkey"
DELETE FROM parent;
--! 23503: update or delete on table "parent" violates foreign key constraint "child_id_fkey" on table "child"
INSERT INTO triggering VALUES (1);
--! 23514: new row for relation "t" violates check constraint "t_c3_check"
RESET ROLE;
--= RESET
INSERT INTO triggering VALUES (1);
--! 23514: new row for relation "t" violates check constraint "t_c3_check"
INSERT INTO k VALUES (1, 2);
--! 23514: no partition of relation "k" found for row
-- Rows are shown as the table has them that is named, values as the session writes them.
INSERT INTO p VALUES ('aaa', null, 'c', 's');
--! 23502: null value in column "b" of relation "p1" violates not-null constraint
INSERT INTO p1 VALUES ('s', 'c', 'aaa', null);
--! 23502: null value in column "b" of relation "p1" violates not-null constraint
CREATE TABLE above (a int, b int CHECK (b > 0));
--= CREATE TABLE
CREATE TABLE heir (x int, b int, a int, CONSTRAINT above_b_check CHECK (b > 0));
--= CREATE TABLE
ALTER TABLE heir INHERIT above;
--= ALTER TABLE
INSERT INTO heir VALUES (1, 2, 3);
--= INSERT 0 1
UPDATE above SET b = -1;
--! 23514: new row for relation "heir" violates check constraint "above_b_check"
UPDATE heir SET b = -1;
--! 23514: new row for relation "heir" violates check constraint "above_b_check"
SET datestyle = 'SQL, DMY';
--= SET
INSERT INTO e VALUES ('[2,3)', '2020-02-03');
--! 23P01: conflicting key value violates exclusion constraint "e_r_excl"
CREATE TABLE d (t timestamp PRIMARY KEY, b bytea NOT NULL);
--= CREATE TABLE
INSERT INTO d VALUES ('2020-02-03', '\x6162'), ('2020-02-03', '\x6162');
--! 23505: duplicate key value violates unique constraint "d_pkey"
INSERT INTO d VALUES ('2020-02-03', null);
--! 23502: null value in column "b" of relation "d" violates not-null constraint
-- Nothing of rows is shown that policies hide.
ALTER TABLE t ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY all_of_them ON t USING (true);
--= CREATE POLICY
SET ROLE sv_writer;
--= SET
INSERT INTO t VALUES (1, 1, 1);
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO t (c1, c2) VALUES (null, null);
--! 23502: null value in column "c1" of relation "t" violates not-null constraint
RESET ROLE;
--= RESET
-- LOCK TABLE asks for what the mode is good for.
BEGIN;
--= BEGIN
SET ROLE sv_writer;
--= SET
LOCK TABLE k IN ROW EXCLUSIVE MODE;
--= LOCK TABLE
LOCK TABLE k IN SHARE MODE;
--! 42501: permission denied for table k
ROLLBACK;
--= ROLLBACK
DROP TABLE t, p, k, e, child, parent, triggering, above, heir, d;
--= DROP TABLE
DROP FUNCTION change;
--= DROP FUNCTION
DROP ROLE sv_writer;
--= DROP ROLE
