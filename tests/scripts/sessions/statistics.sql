--@ cambium
-- Counts of scans, writes and statements.
CREATE TABLE counted (id int PRIMARY KEY, word text);
--= CREATE TABLE
CREATE INDEX counted_word ON counted (word);
--= CREATE INDEX
INSERT INTO counted SELECT i, 'w' || i FROM generate_series(1, 100) i;
--= INSERT 0 100
UPDATE counted SET word = 'changed' WHERE id <= 10;
--= UPDATE 10
DELETE FROM counted WHERE id > 90;
--= DELETE 10
SELECT count(*) FROM counted WHERE id + 0 > 5;
--> count:int8
--| 85
SELECT word FROM counted WHERE id = 5;
--> word:text
--| changed
SELECT word FROM counted WHERE id = 6;
--> word:text
--| changed
SELECT id FROM counted WHERE word = 'w50';
--> id:int4
--| 50
SELECT seq_scan, seq_tup_read, idx_scan, n_tup_ins, n_tup_upd, n_tup_del, n_live_tup FROM pg_stat_user_tables WHERE relname = 'counted';
--> seq_scan:int8 | seq_tup_read:int8 | idx_scan:int8 | n_tup_ins:int8 | n_tup_upd:int8 | n_tup_del:int8 | n_live_tup:int8
--| 1 | 90 | 5 | 100 | 10 | 10 | 90
SELECT indexrelname, idx_scan > 0, idx_tup_read > 0 FROM pg_stat_user_indexes WHERE relname = 'counted' ORDER BY indexrelname;
--> indexrelname:name | ?column?:bool | ?column?:bool
--| counted_pkey | t | t
--| counted_word | t | t
SELECT pg_stat_get_numscans('counted'::regclass), pg_stat_get_tuples_inserted('counted'::regclass), pg_stat_get_live_tuples('counted'::regclass);
--> pg_stat_get_numscans:int8 | pg_stat_get_tuples_inserted:int8 | pg_stat_get_live_tuples:int8
--| 1 | 100 | 90
BEGIN;
--= BEGIN
INSERT INTO counted VALUES (1000, 'undone');
--= INSERT 0 1
ROLLBACK;
--= ROLLBACK
SELECT n_tup_ins FROM pg_stat_user_tables WHERE relname = 'counted';
--> n_tup_ins:int8
--| 100
SELECT xact_rollback > 0, xact_commit > 0, tup_inserted >= 100, tup_deleted >= 10 FROM pg_stat_database WHERE datname = current_database();
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT query, calls, rows, total_exec_time >= max_exec_time AND max_exec_time >= mean_exec_time AND mean_exec_time >= min_exec_time AND min_exec_time > 0 FROM pg_stat_statements WHERE query LIKE '%counted%' AND query NOT LIKE '%pg_%' ORDER BY query COLLATE "C";
--> query:text | calls:int8 | rows:int8 | ?column?:bool
--| CREATE INDEX counted_word ON counted (word) | 1 | 0 | t
--| CREATE TABLE counted (id int PRIMARY KEY, word text) | 1 | 0 | t
--| DELETE FROM counted WHERE id > $1 | 1 | 10 | t
--| INSERT INTO counted SELECT i, $1 || i FROM generate_series($2, $3) i | 1 | 100 | t
--| INSERT INTO counted VALUES ($1, $2) | 1 | 1 | t
--| SELECT count(*) FROM counted WHERE id + $1 > $2 | 1 | 1 | t
--| SELECT id FROM counted WHERE word = $1 | 1 | 1 | t
--| SELECT word FROM counted WHERE id = $1 | 2 | 2 | t
--| UPDATE counted SET word = $1 WHERE id <= $2 | 1 | 10 | t
SELECT count(DISTINCT queryid) = count(*), bool_and(toplevel), count(DISTINCT userid), count(DISTINCT dbid) FROM pg_stat_statements;
--> ?column?:bool | bool_and:bool | count:int8 | count:int8
--| t | t | 1 | 1
CREATE ROLE watcher LOGIN;
--= CREATE ROLE
SET ROLE watcher;
--= SET
SELECT count(*) > 0 FROM pg_stat_statements WHERE query = '<insufficient privilege>' AND queryid IS NULL;
--> ?column?:bool
--| t
SELECT pg_stat_statements_reset();
--! 42501: permission denied for function pg_stat_statements_reset
SELECT pg_stat_reset();
--! 42501: permission denied for function pg_stat_reset
RESET ROLE;
--= RESET
SELECT pg_stat_statements_reset();
--> pg_stat_statements_reset:void
--| 
SELECT query, calls FROM pg_stat_statements;
--> query:text | calls:int8
--| SELECT pg_stat_statements_reset() | 1
SELECT dealloc, stats_reset <= now() FROM pg_stat_statements_info;
--> dealloc:int8 | ?column?:bool
--| 0 | t
SELECT pg_stat_reset();
--> pg_stat_reset:void
--| 
SELECT n_tup_ins, seq_scan FROM pg_stat_user_tables WHERE relname = 'counted';
--> n_tup_ins:int8 | seq_scan:int8
--| 0 | 0
SELECT word FROM counted WHERE id = 5;
--> word:text
--| changed
SELECT idx_scan, idx_tup_fetch FROM pg_stat_user_tables WHERE relname = 'counted';
--> idx_scan:int8 | idx_tup_fetch:int8
--| 1 | 1
DROP ROLE watcher;
--= DROP ROLE
