-- CREATE, ALTER and DROP STATISTICS.
CREATE TABLE st (a int, b int, c text, d json, e point);
--= CREATE TABLE
CREATE STATISTICS s1 ON a, b FROM st;
--= CREATE STATISTICS
CREATE STATISTICS s2 (mcv, ndistinct) ON c, b, lower(c) FROM st;
--= CREATE STATISTICS
CREATE STATISTICS s3 ON (a + b) FROM st;
--= CREATE STATISTICS
CREATE STATISTICS s4 (dependencies) ON (b * 2), upper(c), a FROM st;
--= CREATE STATISTICS
CREATE STATISTICS IF NOT EXISTS s1 ON a, c FROM st;
--~ statistics object "s1" already exists, skipping
--= CREATE STATISTICS
CREATE STATISTICS s1 ON a, c FROM st;
--! 42710: statistics object "s1" already exists
SELECT stxname, stxrelid::regclass, stxkeys, stxkind, stxstattarget FROM pg_statistic_ext ORDER BY 1;
--> stxname:name | stxrelid:regclass | stxkeys:int2vector | stxkind:_char | stxstattarget:int4
--| s1 | st | 1 2 | {d,f,m} | -1
--| s2 | st | 2 3 | {d,m,e} | -1
--| s3 | st |  | {e} | -1
--| s4 | st | 1 | {f,e} | -1
SELECT stxname, pg_get_statisticsobjdef(oid), pg_get_statisticsobjdef_columns(oid), pg_get_statisticsobjdef_expressions(oid), pg_statistics_obj_is_visible(oid) FROM pg_statistic_ext ORDER BY 1;
--> stxname:name | pg_get_statisticsobjdef:text | pg_get_statisticsobjdef_columns:text | pg_get_statisticsobjdef_expressions:_text | pg_statistics_obj_is_visible:bool
--| s1 | CREATE STATISTICS public.s1 ON a, b FROM st | a, b | ∅ | t
--| s2 | CREATE STATISTICS public.s2 (ndistinct, mcv) ON b, c, lower(c) FROM st | b, c, lower(c) | {lower(c)} | t
--| s3 | CREATE STATISTICS public.s3 ON (a + b) FROM st | (a + b) | {"(a + b)"} | t
--| s4 | CREATE STATISTICS public.s4 (dependencies) ON a, (b * 2), upper(c) FROM st | a, (b * 2), upper(c) | {"(b * 2)",upper(c)} | t
SELECT pg_get_statisticsobjdef(1), pg_get_statisticsobjdef_columns(1), pg_get_statisticsobjdef_expressions(1), pg_statistics_obj_is_visible(1);
--> pg_get_statisticsobjdef:text | pg_get_statisticsobjdef_columns:text | pg_get_statisticsobjdef_expressions:_text | pg_statistics_obj_is_visible:bool
--| ∅ | ∅ | ∅ | ∅
CREATE STATISTICS w ON a FROM st;
--! 42P17: extended statistics require at least 2 columns
CREATE STATISTICS w ON a, a FROM st;
--! 42701: duplicate column name in statistics definition
CREATE STATISTICS w ON (a + 1), (a + 1) FROM st;
--! 42701: duplicate expression in statistics definition
CREATE STATISTICS w ON a, nowhere FROM st;
--! 42703: column "nowhere" does not exist
CREATE STATISTICS w ON a, ctid FROM st;
--! 0A000: statistics creation on system columns is not supported
CREATE STATISTICS w ON a, d FROM st;
--! 0A000: column "d" cannot be used in statistics because its type json has no default btree operator class
CREATE STATISTICS w ON a, (d -> 'x') FROM st;
--! 0A000: expression cannot be used in multivariate statistics because its type json has no default btree operator class
CREATE STATISTICS w (mcv) ON (a + 1) FROM st;
--! 0A000: when building statistics on a single expression, statistics kinds may not be specified
CREATE STATISTICS w (more) ON a, b FROM st;
--! 42601: unrecognized statistics kind "more"
CREATE STATISTICS w ON a, b FROM nowhere;
--! 42P01: relation "nowhere" does not exist
CREATE STATISTICS w ON a, b FROM st, st;
--! 0A000: only a single relation is allowed in CREATE STATISTICS
CREATE STATISTICS w ON a, (a), a, a, a, a, a, a, a FROM st;
--! 54011: cannot have more than 8 columns in statistics
CREATE STATISTICS w ON a + b FROM st;
--! 42601: syntax error at or near "+"
CREATE STATISTICS w ON (SELECT 1) FROM st;
--! 42601: syntax error at or near "SELECT"
CREATE VIEW v AS SELECT * FROM st;
--= CREATE VIEW
CREATE STATISTICS w ON a, b FROM v;
--! 42809: cannot define statistics for relation "v"
ALTER STATISTICS s1 SET STATISTICS 100;
--= ALTER STATISTICS
ALTER STATISTICS s2 SET STATISTICS 100000;
--~ lowering statistics target to 10000
--= ALTER STATISTICS
ALTER STATISTICS s2 SET STATISTICS -5;
--! 22023: statistics target -5 is too low
ALTER STATISTICS nowhere SET STATISTICS 1;
--! 42704: statistics object "nowhere" does not exist
ALTER STATISTICS IF EXISTS nowhere SET STATISTICS 1;
--~ statistics object "nowhere" does not exist, skipping
--= ALTER STATISTICS
SELECT stxname, stxstattarget FROM pg_statistic_ext ORDER BY 1;
--> stxname:name | stxstattarget:int4
--| s1 | 100
--| s2 | 10000
--| s3 | -1
--| s4 | -1
ALTER STATISTICS s2 SET STATISTICS -1;
--= ALTER STATISTICS
ALTER STATISTICS s3 RENAME TO s4;
--! 42710: statistics object "s4" already exists in schema "public"
ALTER STATISTICS s3 RENAME TO s5;
--= ALTER STATISTICS
ALTER STATISTICS nowhere RENAME TO s6;
--! 42704: statistics object "nowhere" does not exist
CREATE SCHEMA apart;
--= CREATE SCHEMA
ALTER STATISTICS s5 SET SCHEMA apart;
--= ALTER STATISTICS
SELECT stxname, stxnamespace::regnamespace, pg_get_statisticsobjdef(oid), pg_statistics_obj_is_visible(oid) FROM pg_statistic_ext ORDER BY 1;
--> stxname:name | stxnamespace:regnamespace | pg_get_statisticsobjdef:text | pg_statistics_obj_is_visible:bool
--| s1 | public | CREATE STATISTICS public.s1 ON a, b FROM st | t
--| s2 | public | CREATE STATISTICS public.s2 (ndistinct, mcv) ON b, c, lower(c) FROM st | t
--| s4 | public | CREATE STATISTICS public.s4 (dependencies) ON a, (b * 2), upper(c) FROM st | t
--| s5 | apart | CREATE STATISTICS apart.s5 ON (a + b) FROM st | f
COMMENT ON STATISTICS s1 IS 'first';
--= COMMENT
SELECT obj_description(oid, 'pg_statistic_ext') FROM pg_statistic_ext WHERE stxname = 's1';
--> obj_description:text
--| first
COMMENT ON STATISTICS nowhere IS 'first';
--! 42704: statistics object "nowhere" does not exist
-- They follow their columns.
ALTER TABLE st RENAME b TO "B";
--= ALTER TABLE
SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext ORDER BY stxname;
--> pg_get_statisticsobjdef:text
--| CREATE STATISTICS public.s1 ON a, "B" FROM st
--| CREATE STATISTICS public.s2 (ndistinct, mcv) ON "B", c, lower(c) FROM st
--| CREATE STATISTICS public.s4 (dependencies) ON a, ("B" * 2), upper(c) FROM st
--| CREATE STATISTICS apart.s5 ON (a + "B") FROM st
ALTER TABLE st ALTER a TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule
CREATE FUNCTION twice(text) RETURNS text IMMUTABLE LANGUAGE sql AS 'SELECT $1 || $1';
--= CREATE FUNCTION
CREATE STATISTICS s7 ON twice(c), a FROM st;
--= CREATE STATISTICS
DROP FUNCTION twice(text);
--! 2BP01: cannot drop function twice(text) because other objects depend on it
DROP FUNCTION twice(text) CASCADE;
--~ drop cascades to statistics object s7
--= DROP FUNCTION
ALTER TABLE st DROP "B";
--! 2BP01: cannot drop column B of table st because other objects depend on it
SELECT stxname FROM pg_statistic_ext ORDER BY 1;
--> stxname:name
--| s1
--| s2
--| s4
--| s5
CREATE STATISTICS s8 ON a, c FROM st;
--= CREATE STATISTICS
DROP STATISTICS s8, nowhere;
--! 42704: statistics object "nowhere" does not exist
DROP STATISTICS IF EXISTS nowhere, nowhere.s;
--~ statistics object "nowhere" does not exist, skipping
--~ schema "nowhere" does not exist, skipping
--= DROP STATISTICS
DROP STATISTICS s8;
--= DROP STATISTICS
CREATE STATISTICS apart.s9 ON a, c FROM st;
--= CREATE STATISTICS
DROP SCHEMA apart;
--! 2BP01: cannot drop schema apart because other objects depend on it
DROP SCHEMA apart CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
CREATE STATISTICS s10 ON a, c FROM st;
--= CREATE STATISTICS
CREATE ROLE regress_statistician;
--= CREATE ROLE
GRANT CREATE ON SCHEMA public TO regress_statistician;
--= GRANT
SET ROLE regress_statistician;
--= SET
CREATE STATISTICS s11 ON a, c FROM st;
--! 42501: must be owner of table st
DROP STATISTICS s10;
--! 42501: must be owner of statistics object s10
ALTER STATISTICS s10 SET STATISTICS 5;
--! 42501: must be owner of statistics object s10
RESET ROLE;
--= RESET
ALTER STATISTICS s10 OWNER TO regress_statistician;
--= ALTER STATISTICS
SELECT stxowner::regrole FROM pg_statistic_ext WHERE stxname = 's10';
--> stxowner:regrole
--| regress_statistician
DROP ROLE regress_statistician;
--! 2BP01: role "regress_statistician" cannot be dropped because some objects depend on it
DROP OWNED BY regress_statistician;
--= DROP OWNED
SELECT count(*) FROM pg_statistic_ext;
--> count:int8
--| 3
DROP ROLE regress_statistician;
--= DROP ROLE
CREATE STATISTICS s12 ON a, c FROM st;
--= CREATE STATISTICS
DROP TABLE st CASCADE;
--~ drop cascades to view v
--= DROP TABLE
SELECT count(*) FROM pg_statistic_ext;
--> count:int8
--| 0
CREATE TEMPORARY TABLE mine (a int, b int);
--= CREATE TABLE
CREATE STATISTICS pg_temp.s13 ON a, b FROM mine;
--= CREATE STATISTICS
DROP TABLE mine;
--= DROP TABLE
