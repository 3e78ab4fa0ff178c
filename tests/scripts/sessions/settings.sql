-- SET, SHOW, RESET, current_setting, set_config.
SHOW server_encoding;
--> server_encoding:text
--| UTF8
SHOW client_encoding;
--> client_encoding:text
--| UTF8
SHOW standard_conforming_strings;
--> standard_conforming_strings:text
--| on
SHOW integer_datetimes;
--> integer_datetimes:text
--| on
SHOW DateStyle;
--> DateStyle:text
--| ISO, MDY
SHOW IntervalStyle;
--> IntervalStyle:text
--| postgres
SHOW search_path;
--> search_path:text
--| "$user", public
SHOW max_identifier_length;
--> max_identifier_length:text
--| 63
SHOW nosuch;
--! 42704: unrecognized configuration parameter "nosuch"
SET nosuch = 1;
--! 42704: unrecognized configuration parameter "nosuch"
SET search_path = a, "B c", public;
--= SET
SHOW search_path;
--> search_path:text
--| a, "B c", public
SELECT current_setting('search_path');
--> current_setting:text
--| a, "B c", public
RESET search_path;
--= RESET
SHOW search_path;
--> search_path:text
--| "$user", public
SET search_path TO DEFAULT;
--= SET
SET application_name = 'script';
--= SET
SHOW application_name;
--> application_name:text
--| script
SET application_name TO 'a b';
--= SET
SELECT current_setting('application_name'), current_setting('nosuch', true) IS NULL;
--> current_setting:text | ?column?:bool
--| a b | t
SELECT current_setting('nosuch');
--! 42704: unrecognized configuration parameter "nosuch"
SELECT set_config('application_name', 'conf', false), current_setting('application_name');
--> set_config:text | current_setting:text
--| conf | conf
SET custom.name = 'x';
--= SET
SHOW custom.name;
--> custom.name:text
--| x
SELECT current_setting('custom.name'), current_setting('custom.missing', true);
--> current_setting:text | current_setting:text
--| x | ∅
SELECT current_setting('custom.missing');
--! 42704: unrecognized configuration parameter "custom.missing"
BEGIN;
--= BEGIN
SELECT set_config('custom.name', 'local', true);
--> set_config:text
--| local
SHOW custom.name;
--> custom.name:text
--| local
COMMIT;
--= COMMIT
SHOW custom.name;
--> custom.name:text
--| x
SET statement_timeout = '5s';
--= SET
SHOW statement_timeout;
--> statement_timeout:text
--| 5s
SET statement_timeout = 100000;
--= SET
SHOW statement_timeout;
--> statement_timeout:text
--| 100s
SET statement_timeout = '1min';
--= SET
SHOW statement_timeout;
--> statement_timeout:text
--| 1min
SET statement_timeout = 'abc';
--! 22023: invalid value for parameter "statement_timeout": "abc"
SET statement_timeout = -5;
--! 22023: -5 ms is outside the valid range for parameter "statement_timeout" (0 .. 2147483647)
SET statement_timeout = 0;
--= SET
SET work_mem = '64MB';
--= SET
SHOW work_mem;
--> work_mem:text
--| 64MB
SET enable_seqscan = off;
--= SET
SHOW enable_seqscan;
--> enable_seqscan:text
--| off
SET enable_seqscan = maybe;
--! 22023: parameter "enable_seqscan" requires a Boolean value
SET enable_seqscan TO true;
--= SET
SHOW enable_seqscan;
--> enable_seqscan:text
--| on
SET extra_float_digits = 100;
--! 22023: 100 is outside the valid range for parameter "extra_float_digits" (-15 .. 3)
SET client_encoding = 'nosuch';
--! 22023: invalid value for parameter "client_encoding": "nosuch"
SET client_encoding TO 'UTF8';
--= SET
SET NAMES 'UTF8';
--= SET
SET IntervalStyle = 'nosuch';
--! 22023: invalid value for parameter "intervalstyle": "nosuch"
SET datestyle = 'ISO, YMD';
--= SET
SHOW datestyle;
--> DateStyle:text
--| ISO, YMD
SET TIME ZONE 'Europe/Paris';
--= SET
SHOW TIME ZONE;
--> TimeZone:text
--| Europe/Paris
SHOW timezone;
--> TimeZone:text
--| Europe/Paris
SET timezone = 'UTC';
--= SET
SET server_version = '1';
--! 55P02: parameter "server_version" cannot be changed
SET standard_conforming_strings = on;
--= SET
SET default_transaction_isolation = 'serializable';
--= SET
SHOW default_transaction_isolation;
--> default_transaction_isolation:text
--| serializable
SET default_transaction_isolation = 'nosuch';
--! 22023: invalid value for parameter "default_transaction_isolation": "nosuch"
RESET ALL;
--= RESET
SHOW application_name;
--> application_name:text
--| 
SET LOCAL application_name = 'x';
--~ SET LOCAL can only be used in transaction blocks
--= SET
SET SESSION application_name = 'y';
--= SET
SHOW application_name;
--> application_name:text
--| y
SET row_security = on;
--= SET
SET lock_timeout = '10s';
--= SET
SHOW lock_timeout;
--> lock_timeout:text
--| 10s
SET idle_in_transaction_session_timeout = 0;
--= SET
SET bytea_output = hex;
--= SET
SHOW bytea_output;
--> bytea_output:text
--| hex
SET escape_string_warning = off;
--= SET
SET client_min_messages = warning;
--= SET
DROP TABLE IF EXISTS nosuch;
--= DROP TABLE
RESET client_min_messages;
--= RESET
SELECT name, setting FROM pg_settings WHERE name = 'DateStyle';
--> name:text | setting:text
--| DateStyle | ISO, MDY
SELECT count(*) > 20 FROM pg_settings;
--> ?column?:bool
--| t
-- Old dumps set this one.
SET default_with_oids = false;
--= SET
SET default_with_oids = true;
--! 0A000: tables declared WITH OIDS are not supported
SHOW default_with_oids;
--> default_with_oids:text
--| off
SHOW restore_command;
--> restore_command:text
--| 
SET restore_command = 'x';
--! 55P02: parameter "restore_command" cannot be changed now
-- Drivers of old set it at each connection.
SET ssl_renegotiation_limit = 0;
--= SET
SHOW ssl_renegotiation_limit;
--> ssl_renegotiation_limit:text
--| 0
SET ssl_renegotiation_limit = 512;
--! 22023: 512 is outside the valid range for parameter "ssl_renegotiation_limit" (0 .. 0)
