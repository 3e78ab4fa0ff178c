-- Blocks read are guessed from scans and rows: ratios of hits can be computed.
create table t (a int primary key); insert into t select generate_series(1, 5000);
--= CREATE TABLE
--= INSERT 0 5000
select count(*) from t where a % 2 = 0; select * from t where a = 3;
--> count:int8
--| 2500
--> a:int4
--| 3
select pg_stat_force_next_flush();
--> pg_stat_force_next_flush:void
--| 
select round(blks_hit * 100::numeric / (blks_hit + blks_read), 2) > 0, blks_hit > 0 from pg_stat_database where datname = current_database();
--> ?column?:bool | ?column?:bool
--| t | t
select heap_blks_hit > 10, heap_blks_hit * 100.0 / (heap_blks_hit + heap_blks_read) > 0 from pg_statio_user_tables where relname = 't';
--> ?column?:bool | ?column?:bool
--| t | t
select pg_stat_get_blocks_fetched('t'::regclass) > 10, pg_stat_get_db_blocks_hit((select oid from pg_database where datname = current_database())) > 0;
--> ?column?:bool | ?column?:bool
--| t | t
