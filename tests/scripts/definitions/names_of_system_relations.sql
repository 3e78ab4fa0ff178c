-- Constants that name relations of the system, or of another schema than the session's, in definitions: no row could be inserted.
CREATE TABLE t (r regclass CHECK (r <> 'pg_class'::regclass), k int);
--= CREATE TABLE
INSERT INTO t VALUES ('pg_type');
--= INSERT 0 1
INSERT INTO t VALUES (1259);
--! 23514: new row for relation "t" violates check constraint "t_r_check"
CREATE TABLE defaults (r regclass DEFAULT 'pg_class'::regclass, i int GENERATED ALWAYS AS ('pg_class'::regclass::oid::int) STORED);
--= CREATE TABLE
INSERT INTO defaults DEFAULT VALUES;
--= INSERT 0 1
SELECT * FROM defaults;
--> r:regclass | i:int4
--| pg_class | 1259
CREATE INDEX ON t (k) WHERE r <> 'pg_class'::regclass;
--= CREATE INDEX
CREATE INDEX ON t ((r = 'pg_class'::regclass));
--= CREATE INDEX
INSERT INTO t VALUES ('pg_proc', 2);
--= INSERT 0 1
SELECT * FROM t WHERE r <> 'pg_class'::regclass ORDER BY k;
--> r:regclass | k:int4
--| pg_proc | 2
--| pg_type | ∅
CREATE TABLE own_index (id int PRIMARY KEY);
--= CREATE TABLE
ALTER TABLE own_index ADD r regclass CHECK (r <> 'own_index_pkey'::regclass);
--= ALTER TABLE
INSERT INTO own_index VALUES (1, 'own_index');
--= INSERT 0 1
CREATE TABLE others (p regproc CHECK (p <> 'now'::regproc), o regoperator CHECK (o <> '+(int4,int4)'::regoperator), f regprocedure CHECK (f <> 'abs(int4)'::regprocedure),
  y regtype CHECK (y <> 'int4'::regtype), n regnamespace CHECK (n <> 'pg_catalog'::regnamespace), c regcollation CHECK (c <> '"C"'::regcollation));
--= CREATE TABLE
INSERT INTO others VALUES ('version', '-(int4,int4)', 'abs(int8)', 'int8', 'public', '"POSIX"');
--= INSERT 0 1
SELECT * FROM others;
--> p:regproc | o:regoperator | f:regprocedure | y:regtype | n:regnamespace | c:regcollation
--| version | -(integer,integer) | abs(bigint) | bigint | public | "POSIX"
CREATE TABLE parted (r regclass, v int) PARTITION BY LIST ((r = 'pg_class'::regclass));
--= CREATE TABLE
CREATE TABLE parted_yes PARTITION OF parted FOR VALUES IN (true);
--= CREATE TABLE
CREATE TABLE parted_rest PARTITION OF parted DEFAULT;
--= CREATE TABLE
INSERT INTO parted VALUES ('pg_class', 1), ('pg_type', 2);
--= INSERT 0 2
SELECT tableoid::regclass, * FROM parted ORDER BY 1;
--> tableoid:regclass | r:regclass | v:int4
--| parted_yes | pg_class | 1
--| parted_rest | pg_type | 2
CREATE VIEW changed AS SELECT * FROM t WHERE r <> 'pg_class'::regclass;
--= CREATE VIEW
SELECT is_updatable FROM information_schema.views WHERE table_name = 'changed';
--> is_updatable:varchar
--| YES
CREATE SCHEMA z;
--= CREATE SCHEMA
CREATE TABLE z.hidden (a int);
--= CREATE TABLE
SET search_path = z, public;
--= SET
CREATE TABLE public.by_path (r regclass DEFAULT 'hidden', k int, CHECK (r <> 'hidden'::regclass OR k > 0));
--= CREATE TABLE
SET search_path = public;
--= SET
INSERT INTO by_path VALUES ('t', 0);
--= INSERT 0 1
INSERT INTO by_path (k) VALUES (1);
--= INSERT 0 1
SELECT * FROM by_path ORDER BY k;
--> r:regclass | k:int4
--| t | 0
--| z.hidden | 1
-- A check that depends on settings or names is tested with those of the session.
CREATE TABLE by_session (r regclass CHECK (r::text <> 'pg_class'), u timestamptz CHECK (u::text LIKE '2020-01-01 00%'), s timestamptz CHECK (s <= now()));
--= CREATE TABLE
INSERT INTO by_session (r) VALUES ('pg_type');
--= INSERT 0 1
INSERT INTO by_session (s) VALUES (now());
--= INSERT 0 1
SET timezone = 'Europe/Berlin';
--= SET
INSERT INTO by_session (u) VALUES ('2020-01-01 00:00:00+01');
--= INSERT 0 1
SELECT count(*) FROM by_session;
--> count:int8
--| 3
DO $$ BEGIN INSERT INTO by_session (r) VALUES ('pg_class'); EXCEPTION WHEN check_violation THEN RAISE NOTICE 'refused'; END $$;
--~ refused
--= DO
DO $$ BEGIN INSERT INTO by_session (u) VALUES ('2020-01-01 00:00:00+00'); EXCEPTION WHEN check_violation THEN RAISE NOTICE 'refused'; END $$;
--~ refused
--= DO
