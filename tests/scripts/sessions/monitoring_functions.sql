-- What monitoring asks of a server beside the statistics.
SELECT pg_control_version, catalog_version_no, system_identifier > 0 AS identified, pg_control_last_modified <= clock_timestamp() AS modified FROM pg_control_system();
--> pg_control_version:int4 | catalog_version_no:int4 | identified:bool | modified:bool
--| 1300 | 202209061 | t | t
SELECT count(*) > 0 AS some, sum(size) > 0 AS sized, min(length(name)) = 24 AS named FROM pg_ls_waldir();
--> some:bool | sized:bool | named:bool
--| t | t | t
SELECT pg_walfile_name(pg_current_wal_lsn()) IN (SELECT name FROM pg_ls_waldir()) AS there;
--> there:bool
--| t
SELECT count(*) FROM pg_ls_archive_statusdir();
--> count:int8
--| 0
CREATE ROLE mf_nobody;
--= CREATE ROLE
CREATE ROLE mf_monitor;
--= CREATE ROLE
GRANT pg_monitor TO mf_monitor;
--= GRANT ROLE
SET ROLE mf_nobody;
--= SET
SELECT count(*) > 0 FROM pg_ls_waldir();
--! 42501: permission denied for function pg_ls_waldir
SET ROLE mf_monitor;
--= SET
SELECT count(*) > 0 FROM pg_ls_waldir();
--> ?column?:bool
--| t
RESET ROLE;
--= RESET
DROP ROLE mf_nobody, mf_monitor;
--= DROP ROLE

-- Domains and functions of information_schema.
SELECT 'a'::information_schema.sql_identifier, 3::information_schema.cardinal_number, 'x'::information_schema.character_data, 'YES'::information_schema.yes_or_no;
--> sql_identifier:name | cardinal_number:int4 | character_data:varchar | yes_or_no:varchar
--| a | 3 | x | YES
CREATE TABLE mf_t (a int, b interval day to second(3), c interval, d interval(2), e interval year, PRIMARY KEY (e, a));
--= CREATE TABLE
SELECT attname, information_schema._pg_interval_type(information_schema._pg_truetypid(a, t), information_schema._pg_truetypmod(a, t)),
  information_schema._pg_index_position('mf_t_pkey'::regclass, attnum)
FROM pg_attribute a JOIN pg_type t ON t.oid = atttypid WHERE attrelid = 'mf_t'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | _pg_interval_type:text | _pg_index_position:int4
--| a | ∅ | 2
--| b | DAY TO SECOND(3) | ∅
--| c | ∅ | ∅
--| d | ∅ | ∅
--| e | YEAR | 1
DROP TABLE mf_t;
--= DROP TABLE
