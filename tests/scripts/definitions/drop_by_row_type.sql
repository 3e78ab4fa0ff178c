-- The rows of tables have types, also where IF EXISTS is said.
CREATE TABLE r (a int);
--= CREATE TABLE
CREATE FUNCTION of_row(r) RETURNS int LANGUAGE sql AS 'SELECT ($1).a';
--= CREATE FUNCTION
CREATE CAST (r AS int) WITH FUNCTION of_row(r);
--= CREATE CAST
DROP CAST IF EXISTS (r AS int);
--= DROP CAST
DROP CAST IF EXISTS (r AS int);
--~ cast from type r to type pg_catalog.int4 does not exist, skipping
--= DROP CAST
DROP FUNCTION IF EXISTS of_row(r);
--= DROP FUNCTION
DROP FUNCTION IF EXISTS of_row(r);
--~ function of_row(r) does not exist, skipping
--= DROP FUNCTION
DROP FUNCTION IF EXISTS of_row(missing);
--~ type "missing" does not exist, skipping
--= DROP FUNCTION
