-- Settings of machinery that isn't here are known all the same, with their types, limits and contexts.
SELECT name, vartype, unit, context, min_val, max_val, enumvals, boot_val FROM pg_settings
WHERE name IN ('allow_system_table_mods', 'backtrace_functions', 'bonjour', 'debug_discard_caches', 'dynamic_library_path', 'exit_on_error', 'ignore_system_indexes', 'jit_debugging_support',
    'local_preload_libraries', 'log_file_mode', 'log_rotation_age', 'recovery_prefetch', 'restart_after_crash', 'session_preload_libraries', 'ssl_cert_file', 'syslog_facility', 'trace_sort',
    'wal_decode_buffer_size', 'zero_damaged_pages', 'cpu_tuple_cost', 'seed', 'role', 'is_superuser') ORDER BY name;
--> name:text | vartype:text | unit:text | context:text | min_val:text | max_val:text | enumvals:_text | boot_val:text
--| allow_system_table_mods | bool | ∅ | superuser | ∅ | ∅ | ∅ | off
--| backtrace_functions | string | ∅ | superuser | ∅ | ∅ | ∅ | 
--| bonjour | bool | ∅ | postmaster | ∅ | ∅ | ∅ | off
--| cpu_tuple_cost | real | ∅ | user | 0 | 1.79769e+308 | ∅ | 0.01
--| debug_discard_caches | integer | ∅ | superuser | 0 | 0 | ∅ | 0
--| dynamic_library_path | string | ∅ | superuser | ∅ | ∅ | ∅ | $libdir
--| exit_on_error | bool | ∅ | user | ∅ | ∅ | ∅ | off
--| ignore_system_indexes | bool | ∅ | backend | ∅ | ∅ | ∅ | off
--| jit_debugging_support | bool | ∅ | superuser-backend | ∅ | ∅ | ∅ | off
--| local_preload_libraries | string | ∅ | user | ∅ | ∅ | ∅ | 
--| log_file_mode | integer | ∅ | sighup | 0 | 511 | ∅ | 384
--| log_rotation_age | integer | min | sighup | 0 | 35791394 | ∅ | 1440
--| recovery_prefetch | enum | ∅ | sighup | ∅ | ∅ | {off,on,try} | try
--| restart_after_crash | bool | ∅ | sighup | ∅ | ∅ | ∅ | on
--| session_preload_libraries | string | ∅ | superuser | ∅ | ∅ | ∅ | 
--| ssl_cert_file | string | ∅ | sighup | ∅ | ∅ | ∅ | server.crt
--| syslog_facility | enum | ∅ | sighup | ∅ | ∅ | {local0,local1,local2,local3,local4,local5,local6,local7} | local0
--| trace_sort | bool | ∅ | user | ∅ | ∅ | ∅ | off
--| wal_decode_buffer_size | integer | B | postmaster | 65536 | 1073741823 | ∅ | 524288
--| zero_damaged_pages | bool | ∅ | superuser | ∅ | ∅ | ∅ | off
SHOW zero_damaged_pages;
--> zero_damaged_pages:text
--| off
SET zero_damaged_pages = on;
--= SET
SHOW zero_damaged_pages;
--> zero_damaged_pages:text
--| on
SET restart_after_crash = off;
--! 55P02: parameter "restart_after_crash" cannot be changed now
SET bonjour = on;
--! 55P02: parameter "bonjour" cannot be changed without restarting the server
SET ignore_system_indexes = on;
--! 55P02: parameter "ignore_system_indexes" cannot be set after connection start
SET syslog_facility = 'local9';
--! 55P02: parameter "syslog_facility" cannot be changed now
SET recovery_prefetch = try;
--! 55P02: parameter "recovery_prefetch" cannot be changed now
SET trace_sort = maybe;
--! 22023: parameter "trace_sort" requires a Boolean value
SHOW log_file_mode;
--> log_file_mode:text
--| 0600
SELECT current_setting('role');
--> current_setting:text
--| none
CREATE ROLE plain_setter;
--= CREATE ROLE
SET ROLE plain_setter;
--= SET
SET trace_sort = on;
--= SET
SET allow_system_table_mods = on;
--! 42501: permission denied to set parameter "allow_system_table_mods"
RESET ROLE;
--= RESET
DROP ROLE plain_setter;
--= DROP ROLE
