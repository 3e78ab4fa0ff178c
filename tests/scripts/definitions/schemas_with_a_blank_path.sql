-- Elements of CREATE SCHEMA are in it also where the search path is blank.
SET search_path = ' ';
--= SET
SELECT set_config('search_path', ' ', false);
--> set_config:text
--| ␠
CREATE SCHEMA filled CREATE TABLE t (a int) CREATE VIEW v AS SELECT a FROM t;
--= CREATE SCHEMA
SHOW search_path;
--> search_path:text
--| ␠
SELECT * FROM filled.v;
--> a:int4
SET search_path = public;
--= SET
DROP SCHEMA filled CASCADE;
--~ drop cascades to 2 other objects
--= DROP SCHEMA
