-- ALTER SYSTEM: what is refused, and a setting that others get with the next reading of the configuration. The one that is set makes no difference to anyone.
ALTER SYSTEM SET no_such_setting = 1;
--! 42704: unrecognized configuration parameter "no_such_setting"
ALTER SYSTEM SET no.such = 1;
--! 42704: unrecognized configuration parameter "no.such"
ALTER SYSTEM RESET no_such_setting;
--! 42704: unrecognized configuration parameter "no_such_setting"
ALTER SYSTEM SET vacuum_freeze_table_age = 'foo';
--! 22023: invalid value for parameter "vacuum_freeze_table_age": "foo"
ALTER SYSTEM SET vacuum_freeze_table_age = -5;
--! 22023: -5 is outside the valid range for parameter "vacuum_freeze_table_age" (0 .. 2000000000)
ALTER SYSTEM SET work_mem = '1 parsec';
--! 22023: invalid value for parameter "work_mem": "1 parsec"
ALTER SYSTEM SET work_mem = 1, 2;
--! 22023: SET work_mem takes only one argument
ALTER SYSTEM SET autovacuum = maybe;
--! 22023: parameter "autovacuum" requires a Boolean value
ALTER SYSTEM SET timezone = 'Nowhere/Town';
--! 22023: invalid value for parameter "TimeZone": "Nowhere/Town"
ALTER SYSTEM SET datestyle = 'iso, abc';
--! 22023: invalid value for parameter "DateStyle": "iso, abc"
ALTER SYSTEM SET default_text_search_config = 'no_such';
--! 22023: invalid value for parameter "default_text_search_config": "no_such"
ALTER SYSTEM SET archive_command = E'a\nb';
--! 22023: parameter value for ALTER SYSTEM must not contain a newline
ALTER SYSTEM SET server_version = '16';
--! 55P02: parameter "server_version" cannot be changed
ALTER SYSTEM SET block_size TO DEFAULT;
--! 55P02: parameter "block_size" cannot be changed
ALTER SYSTEM SET data_directory = '/elsewhere';
--! 55P02: parameter "data_directory" cannot be changed
ALTER SYSTEM RESET config_file;
--! 55P02: parameter "config_file" cannot be changed
ALTER SYSTEM SET transaction_isolation = 'serializable';
--! 55P02: parameter "transaction_isolation" cannot be changed
ALTER SYSTEM SET transaction_read_only = on;
--! 55P02: parameter "transaction_read_only" cannot be changed
ALTER SYSTEM SET role = 'postgres';
--! 55P02: parameter "role" cannot be changed
ALTER SYSTEM SET session_authorization = 'postgres';
--! 55P02: parameter "session_authorization" cannot be changed
ALTER SYSTEM SET is_superuser = on;
--! 55P02: parameter "is_superuser" cannot be changed
ALTER SYSTEM SET seed = 0.5;
--! 55P02: parameter "seed" cannot be changed
ALTER SYSTEM SET LOCAL work_mem = 1;
--! 42601: syntax error at or near "work_mem"
ALTER SYSTEM SET TIME ZONE 'UTC';
--! 42601: syntax error at or near "ZONE"
ALTER SYSTEM SET work_mem FROM CURRENT;
--! 42601: syntax error at or near "FROM"
ALTER SYSTEM RESET TIME ZONE;
--! 42601: syntax error at or near "ZONE"
ALTER SYSTEM SET work_mem;
--! 42601: syntax error at end of input
BEGIN;
--= BEGIN
ALTER SYSTEM SET vacuum_freeze_table_age = 1000;
--! 25001: ALTER SYSTEM cannot run inside a transaction block
ROLLBACK;
--= ROLLBACK
DO $$ BEGIN EXECUTE 'ALTER SYSTEM SET vacuum_freeze_table_age = 1000'; END $$;
--! 25001: ALTER SYSTEM cannot be executed from a function
CREATE FUNCTION altering() RETURNS void LANGUAGE sql AS 'ALTER SYSTEM SET vacuum_freeze_table_age = 1000';
--= CREATE FUNCTION
SELECT altering();
--! 25001: ALTER SYSTEM cannot be executed from a function
DROP FUNCTION altering();
--= DROP FUNCTION
CREATE ROLE tuner;
--= CREATE ROLE
SET ROLE tuner;
--= SET
ALTER SYSTEM SET vacuum_freeze_table_age = 1000;
--! 42501: permission denied to set parameter "vacuum_freeze_table_age"
ALTER SYSTEM RESET no_such_setting;
--! 42501: permission denied to set parameter "no_such_setting"
ALTER SYSTEM RESET ALL;
--! 42501: permission denied to perform ALTER SYSTEM RESET ALL
SELECT count(*) FROM pg_file_settings;
--! 42501: permission denied for view pg_file_settings
SELECT count(*) FROM pg_show_all_file_settings();
--! 42501: permission denied for function pg_show_all_file_settings
SELECT pg_reload_conf();
--! 42501: permission denied for function pg_reload_conf
RESET ROLE;
--= RESET
DROP ROLE tuner;
--= DROP ROLE
-- Set, read and taken back.
@b SHOW vacuum_freeze_table_age;
--> vacuum_freeze_table_age:text
--| 150000000
SET default_transaction_read_only = on;
--= SET
ALTER SYSTEM SET Vacuum_Freeze_Table_Age = 1000;
--= ALTER SYSTEM
RESET default_transaction_read_only;
--= RESET
ALTER SYSTEM SET vacuum_freeze_table_age TO 2000;
--= ALTER SYSTEM
ALTER SYSTEM SET log_statement_sample_rate = '0.25';
--= ALTER SYSTEM
ALTER SYSTEM SET stats_fetch_consistency = none;
--= ALTER SYSTEM
ALTER SYSTEM SET session_preload_libraries = "A b", c;
--= ALTER SYSTEM
ALTER SYSTEM RESET session_preload_libraries;
--= ALTER SYSTEM
ALTER SYSTEM SET recovery_end_command = 'it''s \ "all"';
--= ALTER SYSTEM
SELECT sourcefile ~ '\.auto\.conf$', sourceline, name, setting, applied, error FROM pg_file_settings WHERE sourcefile LIKE '%.auto.conf' ORDER BY seqno;
--> ?column?:bool | sourceline:int4 | name:text | setting:text | applied:bool | error:text
--| t | 3 | vacuum_freeze_table_age | 2000 | t | ∅
--| t | 4 | log_statement_sample_rate | 0.25 | t | ∅
--| t | 5 | stats_fetch_consistency | none | t | ∅
--| t | 6 | recovery_end_command | it's \ "all" | t | ∅
SELECT name, setting, source, sourcefile, sourceline, pending_restart FROM pg_settings WHERE name IN ('vacuum_freeze_table_age', 'recovery_end_command') ORDER BY 1;
--> name:text | setting:text | source:text | sourcefile:text | sourceline:int4 | pending_restart:bool
--| recovery_end_command |  | default | ∅ | ∅ | f
--| vacuum_freeze_table_age | 150000000 | default | ∅ | ∅ | f
SELECT pg_reload_conf();
--> pg_reload_conf:bool
--| t
SELECT pg_sleep(0.5);
--> pg_sleep:void
--| 
SELECT name, setting, source, sourcefile ~ '\.auto\.conf$', sourceline, reset_val, pending_restart FROM pg_settings WHERE name IN ('vacuum_freeze_table_age', 'recovery_end_command', 'log_statement_sample_rate', 'stats_fetch_consistency') ORDER BY 1;
--> name:text | setting:text | source:text | ?column?:bool | sourceline:int4 | reset_val:text | pending_restart:bool
--| log_statement_sample_rate | 0.25 | configuration file | t | 4 | 0.25 | f
--| recovery_end_command | it's \ "all" | configuration file | t | 6 | it's \ "all" | f
--| stats_fetch_consistency | none | configuration file | t | 5 | none | f
--| vacuum_freeze_table_age | 2000 | configuration file | t | 3 | 2000 | f
@b SHOW vacuum_freeze_table_age;
--> vacuum_freeze_table_age:text
--| 2000
@b SELECT setting, source, reset_val FROM pg_settings WHERE name = 'vacuum_freeze_table_age';
--> setting:text | source:text | reset_val:text
--| 2000 | configuration file | 2000
@b SET vacuum_freeze_table_age = 3000;
--= SET
ALTER SYSTEM SET vacuum_freeze_table_age = 4000;
--= ALTER SYSTEM
SELECT pg_reload_conf();
--> pg_reload_conf:bool
--| t
SELECT pg_sleep(0.5);
--> pg_sleep:void
--| 
@b SELECT setting, source, reset_val FROM pg_settings WHERE name = 'vacuum_freeze_table_age';
--> setting:text | source:text | reset_val:text
--| 3000 | session | 4000
@b RESET vacuum_freeze_table_age;
--= RESET
@b SHOW vacuum_freeze_table_age;
--> vacuum_freeze_table_age:text
--| 4000
ALTER SYSTEM RESET vacuum_freeze_table_age;
--= ALTER SYSTEM
ALTER SYSTEM SET max_connections = 555;
--= ALTER SYSTEM
SELECT pg_reload_conf();
--> pg_reload_conf:bool
--| t
SELECT pg_sleep(0.5);
--> pg_sleep:void
--| 
@b SELECT setting, source, reset_val FROM pg_settings WHERE name = 'vacuum_freeze_table_age';
--> setting:text | source:text | reset_val:text
--| 150000000 | default | 150000000
SELECT name, setting, applied, error FROM pg_file_settings WHERE sourcefile LIKE '%.auto.conf' AND name = 'max_connections';
--> name:text | setting:text | applied:bool | error:text
--| max_connections | 555 | f | setting could not be applied
SELECT setting = '555', pending_restart FROM pg_settings WHERE name = 'max_connections';
--> ?column?:bool | pending_restart:bool
--| f | t
ALTER SYSTEM RESET ALL;
--= ALTER SYSTEM
SELECT pg_reload_conf();
--> pg_reload_conf:bool
--| t
SELECT pg_sleep(0.5);
--> pg_sleep:void
--| 
SELECT count(*) FROM pg_file_settings WHERE sourcefile LIKE '%.auto.conf';
--> count:int8
--| 0
SELECT name, setting, source, pending_restart FROM pg_settings WHERE name IN ('vacuum_freeze_table_age', 'recovery_end_command', 'log_statement_sample_rate', 'stats_fetch_consistency') ORDER BY 1;
--> name:text | setting:text | source:text | pending_restart:bool
--| log_statement_sample_rate | 1 | default | f
--| recovery_end_command |  | default | f
--| stats_fetch_consistency | cache | default | f
--| vacuum_freeze_table_age | 150000000 | default | f
