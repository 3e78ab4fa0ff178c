-- VACUUM and ANALYZE have nothing to do, and read what they are told.
CREATE TABLE t (a int, b text);
--= CREATE TABLE
VACUUM t (a);
--! 0A000: ANALYZE option must be specified when a column list is provided
VACUUM (ANALYZE false) t (a);
--! 0A000: ANALYZE option must be specified when a column list is provided
VACUUM (ANALYZE) t (a);
--= VACUUM
VACUUM ANALYZE t (a, b);
--= VACUUM
VACUUM (foo) t;
--! 42601: unrecognized VACUUM option "foo"
ANALYZE (FULL) t;
--! 42601: unrecognized ANALYZE option "full"
VACUUM (FULL maybe) t;
--! 42601: full requires a Boolean value
ANALYZE (VERBOSE 3) t;
--! 42601: verbose requires a Boolean value
VACUUM (PARALLEL -1) t;
--! 42601: parallel workers for vacuum must be between 0 and 1024
VACUUM (PARALLEL) t;
--! 42601: parallel option requires a value between 0 and 1024
VACUUM (PARALLEL 2, SKIP_LOCKED) t;
--= VACUUM
VACUUM (FULL, PARALLEL 2) t;
--! 0A000: VACUUM FULL cannot be performed in parallel
VACUUM (FULL, DISABLE_PAGE_SKIPPING) t;
--! 0A000: VACUUM option DISABLE_PAGE_SKIPPING cannot be used with FULL
VACUUM (PROCESS_TOAST off, FULL) t;
--! 0A000: PROCESS_TOAST required with VACUUM FULL
VACUUM (INDEX_CLEANUP auto, TRUNCATE off) t;
--= VACUUM
VACUUM (INDEX_CLEANUP maybe) t;
--! 42601: index_cleanup requires a Boolean value
VACUUM FULL FREEZE ANALYZE t;
--= VACUUM
VACUUM ANALYZE FULL t;
--! 42601: syntax error at or near "FULL"
