-- pg_stat_user_tables tells when VACUUM and ANALYZE were given for a table, and how often
CREATE TABLE seen_to (a int, b text);
--= CREATE TABLE
CREATE TABLE left_alone (a int);
--= CREATE TABLE
SELECT relname, last_vacuum IS NULL AS never_vacuumed, vacuum_count, last_analyze IS NULL AS never_analyzed, analyze_count FROM pg_stat_user_tables WHERE relname IN ('seen_to', 'left_alone') ORDER BY 1;
--> relname:name | never_vacuumed:bool | vacuum_count:int8 | never_analyzed:bool | analyze_count:int8
--| left_alone | t | 0 | t | 0
--| seen_to | t | 0 | t | 0
ANALYZE seen_to;
--= ANALYZE
ANALYZE seen_to (b);
--= ANALYZE
VACUUM (ANALYZE) seen_to;
--= VACUUM
VACUUM seen_to;
--= VACUUM
VACUUM (ANALYZE false) seen_to;
--= VACUUM
SELECT relname, last_vacuum IS NULL AS never_vacuumed, vacuum_count, last_analyze IS NULL AS never_analyzed, analyze_count FROM pg_stat_user_tables WHERE relname IN ('seen_to', 'left_alone') ORDER BY 1;
--> relname:name | never_vacuumed:bool | vacuum_count:int8 | never_analyzed:bool | analyze_count:int8
--| left_alone | t | 0 | t | 0
--| seen_to | f | 3 | f | 3
ANALYZE;
--= ANALYZE
SELECT relname, vacuum_count, analyze_count, last_analyze BETWEEN now() - interval '1 hour' AND now() + interval '1 hour' AS just_now FROM pg_stat_user_tables WHERE relname IN ('seen_to', 'left_alone') ORDER BY 1;
--> relname:name | vacuum_count:int8 | analyze_count:int8 | just_now:bool
--| left_alone | 0 | 1 | t
--| seen_to | 3 | 4 | t
