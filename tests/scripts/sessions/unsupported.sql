--@ cambium
-- What PostgreSQL has and this server hasn't is refused by name.
CREATE TABLE page (content xml, at gtsvector);
--! 0A000: type gtsvector is not supported: full text search
SELECT table_to_xmlschema('pg_type', true, false, '');
--! 0A000: function table_to_xmlschema is not supported: XML
SELECT pg_read_file('postgresql.conf');
--! 0A000: function pg_read_file is not supported: access to the server's files
SELECT pg_create_logical_replication_slot('a', 'b');
--! 0A000: function pg_create_logical_replication_slot is not supported: replication
SELECT no_such_function(1);
--! 42883: function no_such_function(integer) does not exist
SELECT 'a'::no_such_type;
--! 42704: type "no_such_type" does not exist
SELECT public.point(1, 2);
--! 42883: function public.point(integer, integer) does not exist

-- Words of other products: told where PostgreSQL stops reading.
CREATE SUBSCRIPTION s FROM t;
--! 42601: syntax error at or near "FROM"

CREATE STATISTICS a FROM b;
--! 42601: syntax error at or near "FROM"

CREATE STATISTICS (ndistinct) ON a, b FROM t;
--! 42601: syntax error at or near "("

ALTER SYSTEM SET no_such_setting = 1;
--! 42704: unrecognized configuration parameter "no_such_setting"

DROP AGGREGATE x;
--! 42601: syntax error at end of input

CREATE AGGREGATE x (a int, b int) RETURNS int;
--! 42601: syntax error at or near "RETURNS"

CREATE AGGREGATE;
--! 42601: syntax error at end of input

GRANT SELECT ON MATERIALIZED VIEW m TO x;
--! 42601: syntax error at or near "VIEW"

GRANT SELECT ON VIEW m TO x;
--! 42601: syntax error at or near "m"

CREATE INDEX ON no_such_table USING flat (oid);
--! 42P01: relation "no_such_table" does not exist

CREATE TABLE unsupported_t (a int PRIMARY KEY);
--= CREATE TABLE

CREATE INDEX ON unsupported_t USING flat (a);
--! 42704: access method "flat" does not exist

SELECT * FROM unsupported_t_pkey;
--! 42809: "unsupported_t_pkey" is an index

DROP TABLE unsupported_t;
--= DROP TABLE
