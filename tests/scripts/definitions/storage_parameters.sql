-- WITH (…) of tables and indexes, and SET and RESET of them.
CREATE TABLE t (id int PRIMARY KEY WITH (fillfactor = 60), a text UNIQUE WITH (deduplicate_items = off)) WITH (fillfactor = 70, autovacuum_enabled = false, AUTOVACUUM_VACUUM_SCALE_FACTOR = 0.05, toast.autovacuum_enabled = off);
--= CREATE TABLE
SELECT relname, reloptions FROM pg_class WHERE relname IN ('t', 't_pkey', 't_a_key') ORDER BY relname;
--> relname:name | reloptions:_text
--| t | {fillfactor=70,autovacuum_enabled=false,autovacuum_vacuum_scale_factor=0.05}
--| t_a_key | {deduplicate_items=off}
--| t_pkey | {fillfactor=60}
ALTER TABLE t SET (fillfactor = 80, parallel_workers = 2);
--= ALTER TABLE
SELECT reloptions FROM pg_class WHERE relname = 't';
--> reloptions:_text
--| {autovacuum_enabled=false,autovacuum_vacuum_scale_factor=0.05,fillfactor=80,parallel_workers=2}
ALTER TABLE t RESET (autovacuum_enabled, fillfactor, no_such);
--= ALTER TABLE
SELECT reloptions FROM pg_class WHERE relname = 't';
--> reloptions:_text
--| {autovacuum_vacuum_scale_factor=0.05,parallel_workers=2}
ALTER TABLE t RESET (parallel_workers, autovacuum_vacuum_scale_factor);
--= ALTER TABLE
SELECT reloptions IS NULL FROM pg_class WHERE relname = 't';
--> ?column?:bool
--| t
ALTER TABLE t RESET (fillfactor = 3);
--! 42601: RESET must not include values for parameters
ALTER TABLE t SET (fillfactor = 5);
--! 22023: value 5 out of bounds for option "fillfactor"
ALTER TABLE t SET (fillfactor = 101);
--! 22023: value 101 out of bounds for option "fillfactor"
ALTER TABLE t SET (fillfactor = 'full');
--! 22023: invalid value for integer option "fillfactor": full
ALTER TABLE t SET (fillfactor);
--! 22023: invalid value for integer option "fillfactor": true
ALTER TABLE t SET (autovacuum_enabled);
--= ALTER TABLE
ALTER TABLE t SET (autovacuum_enabled = maybe);
--! 22023: invalid value for boolean option "autovacuum_enabled": maybe
ALTER TABLE t SET (autovacuum_vacuum_cost_delay = 100.5);
--! 22023: value 100.5 out of bounds for option "autovacuum_vacuum_cost_delay"
ALTER TABLE t SET (autovacuum_vacuum_cost_delay = abc);
--! 22023: invalid value for floating point option "autovacuum_vacuum_cost_delay": abc
ALTER TABLE t SET (vacuum_index_cleanup = sometimes);
--! 22023: invalid value for enum option "vacuum_index_cleanup": sometimes
ALTER TABLE t SET (vacuum_index_cleanup = auto);
--= ALTER TABLE
ALTER TABLE t SET (autovacuum_freeze_max_age = 1000);
--! 22023: value 1000 out of bounds for option "autovacuum_freeze_max_age"
ALTER TABLE t SET (log_autovacuum_min_duration = -2);
--! 22023: value -2 out of bounds for option "log_autovacuum_min_duration"
ALTER TABLE t SET (toast_tuple_target = 100);
--! 22023: value 100 out of bounds for option "toast_tuple_target"
ALTER TABLE t SET (no_such = 1);
--! 22023: unrecognized parameter "no_such"
ALTER TABLE t SET (fillfactor = 20, fillfactor = 30);
--! 22023: parameter "fillfactor" specified more than once
ALTER TABLE t SET (toast.fillfactor = 20);
--! 22023: unrecognized parameter "fillfactor"
ALTER TABLE t SET (toast.autovacuum_vacuum_threshold = -1);
--! 22023: value -1 out of bounds for option "autovacuum_vacuum_threshold"
ALTER TABLE t SET (other.fillfactor = 20);
--! 22023: unrecognized parameter namespace "other"
ALTER TABLE t SET (oids = false);
--! 22023: unrecognized parameter "oids"
ALTER TABLE t SET (oids = true);
--! 22023: unrecognized parameter "oids"
CREATE TABLE with_oids (a int) WITH (oids = true);
--! 0A000: tables declared WITH OIDS are not supported
CREATE TABLE with_oids (a int) WITH (oids);
--! 0A000: tables declared WITH OIDS are not supported
CREATE TABLE without_oids (a int) WITH (oids = off, fillfactor = 33);
--= CREATE TABLE
SELECT reloptions FROM pg_class WHERE relname IN ('t', 'without_oids') ORDER BY relname;
--> reloptions:_text
--| {autovacuum_enabled=true,vacuum_index_cleanup=auto}
--| {fillfactor=33}

CREATE INDEX t_i ON t (a) WITH (fillfactor = 50);
--= CREATE INDEX
ALTER INDEX t_i SET (fillfactor = 60, deduplicate_items = off);
--= ALTER INDEX
SELECT reloptions, pg_get_indexdef(oid) FROM pg_class WHERE relname = 't_i';
--> reloptions:_text | pg_get_indexdef:text
--| {fillfactor=60,deduplicate_items=off} | CREATE INDEX t_i ON public.t USING btree (a) WITH (fillfactor='60', deduplicate_items=off)
ALTER INDEX t_i RESET (fillfactor);
--= ALTER INDEX
SELECT reloptions, pg_get_indexdef(oid) FROM pg_class WHERE relname = 't_i';
--> reloptions:_text | pg_get_indexdef:text
--| {deduplicate_items=off} | CREATE INDEX t_i ON public.t USING btree (a) WITH (deduplicate_items=off)
ALTER INDEX t_i SET (fillfactor = 1);
--! 22023: value 1 out of bounds for option "fillfactor"
ALTER INDEX t_i SET (fastupdate = on);
--! 22023: unrecognized parameter "fastupdate"
ALTER INDEX t_i SET (no_such);
--! 22023: unrecognized parameter "no_such"
CREATE INDEX ON t (a) WITH (fillfactor = 5);
--! 22023: value 5 out of bounds for option "fillfactor"
CREATE INDEX ON t (a) WITH (deduplicate_items = perhaps);
--! 22023: invalid value for boolean option "deduplicate_items": perhaps
CREATE INDEX ON t USING hash (a) WITH (fillfactor = 75);
--= CREATE INDEX
ALTER TABLE without_oids ADD PRIMARY KEY (a) WITH (fillfactor = 44);
--= ALTER TABLE
ALTER TABLE without_oids ADD UNIQUE (a) WITH (fillfactor = 9);
--! 22023: value 9 out of bounds for option "fillfactor"
SELECT reloptions FROM pg_class WHERE relname = 'without_oids_pkey';
--> reloptions:_text
--| {fillfactor=44}
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'without_oids_pkey';
--> pg_get_constraintdef:text
--| PRIMARY KEY (a)

CREATE TABLE made WITH (fillfactor = 55) AS SELECT 1 AS a;
--= SELECT 1
CREATE TABLE made2 WITH (fillfactor = 0) AS SELECT 1 AS a;
--! 22023: value 0 out of bounds for option "fillfactor"
CREATE MATERIALIZED VIEW seen WITH (autovacuum_enabled = on) AS SELECT 1 AS a;
--= SELECT 1
ALTER MATERIALIZED VIEW seen SET (fillfactor = 22);
--= ALTER MATERIALIZED VIEW
SELECT relname, reloptions FROM pg_class WHERE relname IN ('made', 'seen') ORDER BY relname;
--> relname:name | reloptions:_text
--| made | {fillfactor=55}
--| seen | {autovacuum_enabled=on,fillfactor=22}
CREATE VIEW checked WITH (security_invoker = true, check_option = local) AS SELECT * FROM t WHERE id > 5;
--= CREATE VIEW
SELECT reloptions FROM pg_class WHERE relname = 'checked';
--> reloptions:_text
--| {security_invoker=true,check_option=local}
INSERT INTO checked VALUES (1);
--! 44000: new row violates check option for view "checked"
ALTER VIEW checked RESET (check_option);
--= ALTER VIEW
SELECT reloptions FROM pg_class WHERE relname = 'checked';
--> reloptions:_text
--| {security_invoker=true}
INSERT INTO checked VALUES (1);
--= INSERT 0 1
ALTER VIEW checked RESET (security_invoker);
--= ALTER VIEW
SELECT reloptions FROM pg_class WHERE relname = 'checked';
--> reloptions:_text
--| ∅
ALTER VIEW checked SET (check_option = cascaded);
--= ALTER VIEW
INSERT INTO checked VALUES (2);
--! 44000: new row violates check option for view "checked"
ALTER VIEW checked SET (check_option = other);
--! 22023: invalid value for enum option "check_option": other
ALTER VIEW checked SET (fillfactor = 50);
--! 22023: unrecognized parameter "fillfactor"
