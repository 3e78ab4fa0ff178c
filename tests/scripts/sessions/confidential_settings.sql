-- Settings that tell of the server's files are for superusers and pg_read_all_settings.
CREATE ROLE settings_reader;
--= CREATE ROLE
SET ROLE settings_reader;
--= SET
SHOW data_directory;
--! 42501: must be superuser or have privileges of pg_read_all_settings to examine "data_directory"
SELECT current_setting('hba_file');
--! 42501: must be superuser or have privileges of pg_read_all_settings to examine "hba_file"
SELECT current_setting('hba_file', true);
--! 42501: must be superuser or have privileges of pg_read_all_settings to examine "hba_file"
SELECT count(*) FROM pg_settings WHERE name IN ('data_directory', 'config_file', 'ssl_ciphers');
--> count:int8
--| 0
SHOW ssl_ciphers;
--! 42501: must be superuser or have privileges of pg_read_all_settings to examine "ssl_ciphers"
RESET ROLE;
--= RESET
GRANT pg_read_all_settings TO settings_reader;
--= GRANT ROLE
SET ROLE settings_reader;
--= SET
SELECT count(*) FROM pg_settings WHERE name IN ('data_directory', 'config_file', 'ssl_ciphers');
--> count:int8
--| 3
SHOW ssl_min_protocol_version;
--> ssl_min_protocol_version:text
--| TLSv1.2
RESET ROLE;
--= RESET
DROP ROLE settings_reader;
--= DROP ROLE
