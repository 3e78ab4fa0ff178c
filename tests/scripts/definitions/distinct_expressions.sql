-- What definitions hold can be grouped and told apart, as texts can.
CREATE TABLE t (a int DEFAULT 1, b text DEFAULT 'x', c int DEFAULT 2);
--= CREATE TABLE
CREATE INDEX ON t (lower(b)) WHERE a > 0;
--= CREATE INDEX
CREATE INDEX ON t (upper(b)) WHERE a > 0;
--= CREATE INDEX
CREATE INDEX ON t (a);
--= CREATE INDEX
SELECT pg_get_expr(adbin, adrelid), count(*) FROM pg_attrdef WHERE adrelid = 't'::regclass GROUP BY adbin, adrelid ORDER BY 1;
--> pg_get_expr:text | count:int8
--| 'x'::text | 1
--| 1 | 1
--| 2 | 1
SELECT count(*) FROM (SELECT DISTINCT adbin FROM pg_attrdef WHERE adrelid = 't'::regclass) d;
--> count:int8
--| 3
SELECT i.indexrelid::regclass, pg_get_expr(i.indexprs, i.indrelid), count(*) FROM pg_index i JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum > 0
WHERE i.indrelid = 't'::regclass GROUP BY i.indexrelid, i.indexprs, i.indrelid ORDER BY 1;
--> indexrelid:regclass | pg_get_expr:text | count:int8
--| t_lower_idx | lower(b) | 3
--| t_upper_idx | upper(b) | 3
--| t_a_idx | ∅ | 3
-- Sources of aggregates and of bodies that are SQL.
CREATE AGGREGATE summed(int) (SFUNC = int4pl, STYPE = int, INITCOND = '0');
--= CREATE AGGREGATE
CREATE FUNCTION one() RETURNS int LANGUAGE sql RETURN 1;
--= CREATE FUNCTION
CREATE FUNCTION two() RETURNS int LANGUAGE sql AS 'SELECT 2';
--= CREATE FUNCTION
SELECT routine_name, routine_type, routine_body, routine_definition FROM information_schema.routines WHERE routine_name IN ('summed', 'one', 'two') ORDER BY 1;
--> routine_name:name | routine_type:varchar | routine_body:varchar | routine_definition:varchar
--| one | FUNCTION | SQL | 
--| summed | ∅ | EXTERNAL | aggregate_dummy
--| two | FUNCTION | SQL | SELECT 2
SELECT routine_definition FROM information_schema.routines WHERE routine_schema = 'pg_catalog' AND routine_name IN ('bool_and', 'repeat') ORDER BY 1;
--> routine_definition:varchar
--| aggregate_dummy
--| repeat
