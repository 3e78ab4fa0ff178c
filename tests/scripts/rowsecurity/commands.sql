-- Which policies hold for which command, who is exempt, and what is refused.
DROP ROLE IF EXISTS rc_ann, rc_bob, rc_all;
--~ role "rc_ann" does not exist, skipping
--~ role "rc_bob" does not exist, skipping
--~ role "rc_all" does not exist, skipping
--= DROP ROLE
CREATE ROLE rc_ann;
--= CREATE ROLE
CREATE ROLE rc_bob;
--= CREATE ROLE
CREATE ROLE rc_all BYPASSRLS;
--= CREATE ROLE
CREATE TABLE acc (id int PRIMARY KEY, owner text, n numeric, tenant int);
--= CREATE TABLE
INSERT INTO acc SELECT i, CASE WHEN i % 2 = 0 THEN 'rc_ann' ELSE 'rc_bob' END, i * 1.5, i % 3 FROM generate_series(1, 20) i;
--= INSERT 0 20
GRANT ALL ON acc TO rc_ann, rc_bob, rc_all;
--= GRANT
ALTER TABLE acc ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
-- Without policies nothing is there.
SET ROLE rc_ann;
--= SET
SELECT * FROM acc;
--> id:int4 | owner:text | n:numeric | tenant:int4
INSERT INTO acc VALUES (100, 'rc_ann', 1, 1);
--! 42501: new row violates row-level security policy for table "acc"
UPDATE acc SET n = 0;
--= UPDATE 0
DELETE FROM acc;
--= DELETE 0
SELECT count(*) FROM acc;
--> count:int8
--| 0
RESET ROLE;
--= RESET
CREATE POLICY own ON acc USING (owner = current_user);
--= CREATE POLICY
-- A prepared statement is planned anew for each role and setting.
SET ROLE rc_ann;
--= SET
SELECT count(*), min(id) FROM acc;
--> count:int8 | min:int4
--| 10 | 2
PREPARE q AS SELECT count(*), min(id) FROM acc WHERE id > $1;
--= PREPARE
EXECUTE q(3);
--> count:int8 | min:int4
--| 9 | 4
SET ROLE rc_bob;
--= SET
EXECUTE q(3);
--> count:int8 | min:int4
--| 8 | 5
SET ROLE rc_all;
--= SET
EXECUTE q(3);
--> count:int8 | min:int4
--| 17 | 4
SET row_security = off;
--= SET
EXECUTE q(3);
--> count:int8 | min:int4
--| 17 | 4
SET ROLE rc_bob;
--= SET
EXECUTE q(3);
--! 42501: query would be affected by row-level security policy for table "acc"
SET row_security = on;
--= SET
EXECUTE q(3);
--> count:int8 | min:int4
--| 8 | 5
-- Writes.
UPDATE acc SET n = n + 1 WHERE id < 6 RETURNING id, n;
--> id:int4 | n:numeric
--| 1 | 2.5
--| 3 | 5.5
--| 5 | 8.5
--= UPDATE 3
UPDATE acc SET owner = 'rc_ann' WHERE id = 1;
--! 42501: new row violates row-level security policy for table "acc"
UPDATE acc SET owner = 'rc_ann' WHERE id = 1 RETURNING *;
--! 42501: new row violates row-level security policy for table "acc"
INSERT INTO acc VALUES (101, 'rc_ann', 1, 1);
--! 42501: new row violates row-level security policy for table "acc"
INSERT INTO acc VALUES (102, 'rc_bob', 1, 1) RETURNING *;
--> id:int4 | owner:text | n:numeric | tenant:int4
--| 102 | rc_bob | 1 | 1
--= INSERT 0 1
INSERT INTO acc VALUES (2, 'rc_bob', 1, 1);
--! 23505: duplicate key value violates unique constraint "acc_pkey"
INSERT INTO acc VALUES (2, 'rc_bob', 1, 1) ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO acc VALUES (2, 'rc_bob', 1, 1) ON CONFLICT (id) DO UPDATE SET n = 5;
--! 42501: new row violates row-level security policy (USING expression) for table "acc"
INSERT INTO acc VALUES (1, 'rc_bob', 1, 1) ON CONFLICT (id) DO UPDATE SET n = 5 RETURNING *;
--> id:int4 | owner:text | n:numeric | tenant:int4
--| 1 | rc_bob | 5 | 1
--= INSERT 0 1
INSERT INTO acc VALUES (1, 'rc_bob', 1, 1) ON CONFLICT (id) DO UPDATE SET owner = 'rc_ann';
--! 42501: new row violates row-level security policy for table "acc"
SELECT * FROM acc WHERE id IN (1, 2, 3) ORDER BY id FOR UPDATE;
--> id:int4 | owner:text | n:numeric | tenant:int4
--| 1 | rc_bob | 5 | 1
--| 3 | rc_bob | 5.5 | 0
DELETE FROM acc WHERE id < 4 RETURNING id;
--> id:int4
--| 1
--| 3
--= DELETE 2
TRUNCATE acc;
--= TRUNCATE TABLE
RESET ROLE;
--= RESET
INSERT INTO acc SELECT i, CASE WHEN i % 2 = 0 THEN 'rc_ann' ELSE 'rc_bob' END, i * 1.5, i % 3 FROM generate_series(1, 20) i;
--= INSERT 0 20
-- The owner, unless it is forced.
ALTER TABLE acc OWNER TO rc_bob;
--= ALTER TABLE
ALTER TABLE acc FORCE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE rc_bob;
--= SET
SELECT count(*), row_security_active('acc') FROM acc;
--> count:int8 | row_security_active:bool
--| 10 | t
SET row_security = off;
--= SET
SELECT count(*) FROM acc;
--! 42501: query would be affected by row-level security policy for table "acc"
RESET row_security;
--= RESET
RESET ROLE;
--= RESET
ALTER TABLE acc NO FORCE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE rc_bob;
--= SET
SELECT count(*), row_security_active('acc') FROM acc;
--> count:int8 | row_security_active:bool
--| 20 | f
RESET ROLE;
--= RESET
ALTER TABLE acc OWNER TO postgres;
--= ALTER TABLE
-- Restrictive ones, of settings.
CREATE POLICY ten ON acc AS RESTRICTIVE TO rc_ann USING (tenant = current_setting('my.tenant', true)::int) WITH CHECK (tenant IS NOT NULL);
--= CREATE POLICY
SET ROLE rc_ann;
--= SET
SELECT count(*) FROM acc;
--> count:int8
--| 0
SET my.tenant = 1;
--= SET
SELECT count(*) FROM acc;
--> count:int8
--| 3
SET my.tenant = 2;
--= SET
SELECT count(*) FROM acc;
--> count:int8
--| 4
INSERT INTO acc VALUES (300, 'rc_ann', 1, NULL);
--! 42501: new row violates row-level security policy "ten" for table "acc"
UPDATE acc SET tenant = NULL;
--! 42501: new row violates row-level security policy "ten" for table "acc"
INSERT INTO acc VALUES (301, 'rc_ann', 1, 1) RETURNING id;
--! 42501: new row violates row-level security policy "ten" for table "acc"
INSERT INTO acc VALUES (301, 'rc_ann', 1, 1);
--= INSERT 0 1
RESET ROLE;
--= RESET
-- One policy for each command.
CREATE TABLE mt (id int PRIMARY KEY, o text, v int);
--= CREATE TABLE
INSERT INTO mt VALUES (1, 'rc_ann', 1), (2, 'rc_bob', 2), (3, 'rc_ann', 3);
--= INSERT 0 3
GRANT ALL ON mt TO rc_ann, rc_bob;
--= GRANT
ALTER TABLE mt ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY ms ON mt FOR SELECT USING (true);
--= CREATE POLICY
CREATE POLICY mu ON mt FOR UPDATE USING (o = current_user) WITH CHECK (v < 100);
--= CREATE POLICY
CREATE POLICY md ON mt FOR DELETE USING (o = current_user AND v > 1);
--= CREATE POLICY
CREATE POLICY mi ON mt FOR INSERT WITH CHECK (o = current_user);
--= CREATE POLICY
SET ROLE rc_ann;
--= SET
MERGE INTO mt USING (VALUES (1), (3)) s(i) ON id = i WHEN MATCHED THEN UPDATE SET v = v + 1;
--= MERGE 2
SELECT * FROM mt ORDER BY id;
--> id:int4 | o:text | v:int4
--| 1 | rc_ann | 2
--| 2 | rc_bob | 2
--| 3 | rc_ann | 4
MERGE INTO mt USING (VALUES (2)) s(i) ON id = i WHEN MATCHED THEN UPDATE SET v = v + 1;
--! 42501: target row violates row-level security policy (USING expression) for table "mt"
MERGE INTO mt USING (VALUES (1)) s(i) ON id = i WHEN MATCHED THEN UPDATE SET v = 1000;
--! 42501: new row violates row-level security policy for table "mt"
MERGE INTO mt USING (VALUES (2)) s(i) ON id = i WHEN MATCHED THEN DELETE;
--! 42501: target row violates row-level security policy (USING expression) for table "mt"
MERGE INTO mt USING (VALUES (3), (4)) s(i) ON id = i WHEN MATCHED THEN DELETE WHEN NOT MATCHED THEN INSERT VALUES (i, 'rc_ann', 0);
--= MERGE 2
SELECT * FROM mt ORDER BY id;
--> id:int4 | o:text | v:int4
--| 1 | rc_ann | 2
--| 2 | rc_bob | 2
--| 4 | rc_ann | 0
MERGE INTO mt USING (VALUES (9)) s(i) ON id = i WHEN NOT MATCHED THEN INSERT VALUES (i, 'rc_bob', 0);
--! 42501: new row violates row-level security policy for table "mt"
SELECT id FROM mt ORDER BY id;
--> id:int4
--| 1
--| 2
--| 4
SELECT id FROM mt ORDER BY id FOR UPDATE;
--> id:int4
--| 1
--| 4
SELECT id FROM mt ORDER BY id FOR SHARE;
--> id:int4
--| 1
--| 4
RESET ROLE;
--= RESET
-- Triggers come before them, constraints and generated columns behind.
CREATE TABLE d (id int PRIMARY KEY, owner text, v int NOT NULL CONSTRAINT small CHECK (v < 1000), twice int GENERATED ALWAYS AS (v * 2) STORED);
--= CREATE TABLE
GRANT ALL ON d TO rc_ann, rc_bob;
--= GRANT
ALTER TABLE d ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY p ON d USING (owner = current_user AND (twice <> 12 OR twice IS NULL));
--= CREATE POLICY
SET ROLE rc_ann;
--= SET
INSERT INTO d VALUES (1, 'rc_bob', NULL);
--! 42501: new row violates row-level security policy for table "d"
INSERT INTO d VALUES (1, 'rc_ann', NULL);
--! 23502: null value in column "v" of relation "d" violates not-null constraint
INSERT INTO d VALUES (1, 'rc_bob', 5000);
--! 42501: new row violates row-level security policy for table "d"
INSERT INTO d VALUES (1, 'rc_ann', 5000);
--! 23514: new row for relation "d" violates check constraint "small"
INSERT INTO d VALUES (1, 'rc_ann', 6);
--! 42501: new row violates row-level security policy for table "d"
INSERT INTO d VALUES (1, 'rc_ann', 7) RETURNING *;
--> id:int4 | owner:text | v:int4 | twice:int4
--| 1 | rc_ann | 7 | 14
--= INSERT 0 1
UPDATE d SET v = 6;
--! 42501: new row violates row-level security policy for table "d"
RESET ROLE;
--= RESET
CREATE FUNCTION own() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN new.owner := 'rc_ann'; RETURN new; END $$;
--= CREATE FUNCTION
CREATE TRIGGER own BEFORE INSERT OR UPDATE ON d FOR EACH ROW EXECUTE FUNCTION own();
--= CREATE TRIGGER
SET ROLE rc_bob;
--= SET
INSERT INTO d VALUES (2, 'rc_bob', 1);
--! 42501: new row violates row-level security policy for table "d"
SET ROLE rc_ann;
--= SET
INSERT INTO d VALUES (2, 'rc_bob', 1) RETURNING *;
--> id:int4 | owner:text | v:int4 | twice:int4
--| 2 | rc_ann | 1 | 2
--= INSERT 0 1
RESET ROLE;
--= RESET
-- Partitions: those of the table that is named hold.
CREATE TABLE pt (k int, o text) PARTITION BY RANGE (k);
--= CREATE TABLE
CREATE TABLE pt1 PARTITION OF pt FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE pt2 (o text, k int);
--= CREATE TABLE
ALTER TABLE pt ATTACH PARTITION pt2 FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
INSERT INTO pt SELECT i, CASE WHEN i % 2 = 0 THEN 'rc_ann' ELSE 'rc_bob' END FROM generate_series(0, 19) i;
--= INSERT 0 20
GRANT ALL ON pt, pt1, pt2 TO rc_ann, rc_bob;
--= GRANT
ALTER TABLE pt ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY pp ON pt USING (o = current_user);
--= CREATE POLICY
SET ROLE rc_ann;
--= SET
SELECT count(*) FROM pt;
--> count:int8
--| 10
SELECT count(*) FROM pt1;
--> count:int8
--| 10
UPDATE pt SET k = k + 10 WHERE k = 2 RETURNING *;
--> k:int4 | o:text
--| 12 | rc_ann
--= UPDATE 1
UPDATE pt SET k = k + 10, o = 'rc_bob' WHERE k = 4;
--! 42501: new row violates row-level security policy for table "pt"
UPDATE pt SET o = 'rc_bob' WHERE k = 4;
--! 42501: new row violates row-level security policy for table "pt"
INSERT INTO pt VALUES (15, 'rc_bob');
--! 42501: new row violates row-level security policy for table "pt"
INSERT INTO pt VALUES (15, 'rc_ann') RETURNING tableoid::regclass;
--> tableoid:regclass
--| pt2
--= INSERT 0 1
INSERT INTO pt1 VALUES (5, 'rc_bob');
--= INSERT 0 1
INSERT INTO pt VALUES (100, 'rc_ann');
--! 23514: no partition of relation "pt" found for row
RESET ROLE;
--= RESET
ALTER TABLE pt1 ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
SET ROLE rc_ann;
--= SET
SELECT count(*) FROM pt;
--> count:int8
--| 11
SELECT count(*) FROM pt1;
--> count:int8
--| 0
RESET ROLE;
--= RESET
-- Keys look at all rows.
CREATE TABLE child (id int PRIMARY KEY, pid int REFERENCES mt);
--= CREATE TABLE
GRANT ALL ON child TO rc_bob;
--= GRANT
SET ROLE rc_bob;
--= SET
INSERT INTO child VALUES (1, 1);
--= INSERT 0 1
INSERT INTO child VALUES (2, 77);
--! 23503: insert or update on table "child" violates foreign key constraint "child_pid_fkey"
RESET ROLE;
--= RESET
ALTER TABLE child ENABLE ROW LEVEL SECURITY;
--= ALTER TABLE
CREATE POLICY c ON child FOR INSERT WITH CHECK (true);
--= CREATE POLICY
SET ROLE rc_bob;
--= SET
INSERT INTO child VALUES (2, 77);
--! 23503: insert or update on table "child" violates foreign key constraint "child_pid_fkey"
RESET ROLE;
--= RESET
DELETE FROM mt WHERE id = 1;
--! 23503: update or delete on table "mt" violates foreign key constraint "child_pid_fkey" on table "child"
DROP TABLE acc, child, mt, d, pt;
--= DROP TABLE
DROP FUNCTION own();
--= DROP FUNCTION
DROP ROLE rc_ann, rc_bob, rc_all;
--= DROP ROLE
