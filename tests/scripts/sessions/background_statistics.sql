-- What goes on in the background is told in one row each, also where nothing has.
CHECKPOINT;
--= CHECKPOINT
SELECT count(*), bool_and(checkpoints_timed >= 0 AND checkpoints_req >= 0 AND checkpoint_write_time >= 0 AND checkpoint_sync_time >= 0) FROM pg_stat_bgwriter;
--> count:int8 | bool_and:bool
--| 1 | t
SELECT bool_and(buffers_checkpoint >= 0 AND buffers_clean >= 0 AND maxwritten_clean >= 0 AND buffers_backend >= 0 AND buffers_backend_fsync >= 0 AND buffers_alloc >= 0 AND stats_reset < now()) FROM pg_stat_bgwriter;
--> bool_and:bool
--| t
SELECT archived_count, last_archived_wal, last_archived_time, failed_count, last_failed_wal, last_failed_time, stats_reset < now() FROM pg_stat_archiver;
--> archived_count:int8 | last_archived_wal:text | last_archived_time:timestamptz | failed_count:int8 | last_failed_wal:text | last_failed_time:timestamptz | ?column?:bool
--| 0 | ∅ | ∅ | 0 | ∅ | ∅ | t
CREATE TABLE logged (id int PRIMARY KEY);
--= CREATE TABLE
INSERT INTO logged VALUES (1);
--= INSERT 0 1
SELECT count(*), bool_and(wal_records >= 0 AND wal_bytes >= 0 AND wal_fpi >= 0 AND wal_buffers_full >= 0 AND wal_write >= 0 AND wal_sync >= 0 AND wal_write_time >= 0 AND wal_sync_time >= 0) FROM pg_stat_wal;
--> count:int8 | bool_and:bool
--| 1 | t
SELECT c.confl_tablespace, c.confl_lock, c.confl_snapshot, c.confl_bufferpin, c.confl_deadlock FROM pg_stat_database_conflicts c JOIN pg_database d ON d.oid = c.datid AND d.datname = c.datname WHERE c.datname = current_database();
--> confl_tablespace:int8 | confl_lock:int8 | confl_snapshot:int8 | confl_bufferpin:int8 | confl_deadlock:int8
--| 0 | 0 | 0 | 0 | 0
-- Of a server that follows no other.
SELECT CASE WHEN NOT pg_is_in_recovery() THEN 0 ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) END AS lag, pg_last_xact_replay_timestamp();
--> lag:numeric | pg_last_xact_replay_timestamp:timestamptz
--| 0 | ∅
SELECT pg_is_wal_replay_paused();
--! 55000: recovery is not in progress
SELECT pg_get_wal_replay_pause_state();
--! 55000: recovery is not in progress
SELECT pg_wal_replay_pause();
--! 55000: recovery is not in progress
SELECT pg_wal_replay_resume();
--! 55000: recovery is not in progress
SELECT pg_promote();
--! 55000: recovery is not in progress
