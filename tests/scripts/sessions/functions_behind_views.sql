-- Functions that statistics views are made of, which programs that watch a server call by their names.
select pid = pg_backend_pid() as mine, state, left(query, 20), ssl, gss_auth from pg_stat_get_activity(pg_backend_pid());
--> mine:bool | state:text | left:text | ssl:bool | gss_auth:bool
--| t | active | select pid = pg_back | f | f
select count(*) > 0 from pg_stat_get_activity(null);
--> ?column?:bool
--| t
select locktype, mode, granted from pg_lock_status() where locktype = 'virtualxid' and pid = pg_backend_pid();
--> locktype:text | mode:text | granted:bool
--| virtualxid | ExclusiveLock | t
select timeline_id, prev_timeline_id from pg_control_checkpoint();
--> timeline_id:int4 | prev_timeline_id:int4
--| 1 | 1
select * from pg_control_init();
--> max_data_alignment:int4 | database_block_size:int4 | blocks_per_segment:int4 | wal_block_size:int4 | bytes_per_wal_segment:int4 | max_identifier_length:int4 | max_index_columns:int4 | max_toast_chunk_size:int4 | large_object_chunk_size:int4 | float8_pass_by_value:bool | data_page_checksum_version:int4
--| 8 | 8192 | 131072 | 8192 | 16777216 | 64 | 32 | 1996 | 2048 | t | 0
select * from pg_control_recovery();
--> min_recovery_end_lsn:pg_lsn | min_recovery_end_timeline:int4 | backup_start_lsn:pg_lsn | backup_end_lsn:pg_lsn | end_of_backup_record_required:bool
--| 0/0 | 0 | 0/0 | 0/0 | f
select count(*) from pg_get_replication_slots();
--> count:int8
--| 0
select count(*) from pg_stat_get_wal_senders();
--> count:int8
--| 0
select pid, status from pg_stat_get_wal_receiver();
--> pid:int4 | status:text
--| ∅ | ∅
select wal_records >= 0 from pg_stat_get_wal();
--> ?column?:bool
--| t
select archived_count, failed_count from pg_stat_get_archiver();
--> archived_count:int8 | failed_count:int8
--| 0 | 0
select pg_stat_get_backend_pid(b) > 0, pg_stat_get_backend_activity(b) is null, pg_stat_get_backend_dbid(b) = (select oid from pg_database where datname = current_database()) from pg_stat_get_backend_idset() b where pg_stat_get_backend_pid(b) = pg_backend_pid();
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
select pg_stat_get_backend_pid(-5), pg_stat_get_db_blk_read_time(oid) >= 0, pg_stat_get_db_conflict_lock(oid) from pg_database where datname = current_database();
--> pg_stat_get_backend_pid:int4 | ?column?:bool | pg_stat_get_db_conflict_lock:int8
--| ∅ | t | 0
select pg_stat_get_bgwriter_timed_checkpoints() >= 0, pg_stat_get_buf_written_backend() >= 0, pg_stat_get_bgwriter_stat_reset_time() is not null, pg_stat_get_checkpoint_write_time() >= 0;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
create table d(a int default 5);
--= CREATE TABLE
select substring(adbin,1,1) is not null, length(adbin)>0 from pg_attrdef limit 1;
--> ?column?:bool | ?column?:bool
--| t | t
select left(relpartbound,1) from pg_class limit 1;
--> left:text
--| ∅
select count(*) from pg_cast where castsource = 'pg_node_tree'::regtype;
--> count:int8
--| 1
drop table d;
--= DROP TABLE
