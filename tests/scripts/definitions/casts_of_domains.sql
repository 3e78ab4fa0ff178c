-- Casts of domains are kept for who reads the catalog, and used by nobody.

CREATE DOMAIN title AS text;
--= CREATE DOMAIN
CREATE FUNCTION "json"(title) RETURNS json IMMUTABLE LANGUAGE sql AS 'SELECT to_json(initcap($1::text))';
--= CREATE FUNCTION
CREATE FUNCTION title(json) RETURNS title IMMUTABLE LANGUAGE sql AS $$ SELECT ($1 #>> '{}')::title $$;
--= CREATE FUNCTION
CREATE FUNCTION title(int) RETURNS title IMMUTABLE LANGUAGE sql AS $$ SELECT $1::text::title $$;
--= CREATE FUNCTION
CREATE CAST (title AS json) WITH FUNCTION "json"(title) AS IMPLICIT;
--~ cast will be ignored because the source data type is a domain
--= CREATE CAST
CREATE CAST (json AS title) WITH FUNCTION title(json) AS IMPLICIT;
--~ cast will be ignored because the target data type is a domain
--= CREATE CAST
CREATE CAST (int AS title) WITH FUNCTION title(int);
--~ cast will be ignored because the target data type is a domain
--= CREATE CAST
CREATE CAST (bool AS title) WITH FUNCTION title(int);
--~ cast will be ignored because the target data type is a domain
--! 42P17: argument of cast function must match or be binary-coercible from source data type
SELECT castsource::regtype, casttarget::regtype, castfunc::regprocedure, castcontext, castmethod FROM pg_cast WHERE 'title'::regtype IN (castsource, casttarget) ORDER BY 1, 2;
--> castsource:regtype | casttarget:regtype | castfunc:regprocedure | castcontext:char | castmethod:char
--| integer | title | title(integer) | e | f
--| json | title | title(json) | i | f
--| title | json | json(title) | i | f
SELECT 'abc'::title, '"x"'::json::text::title;
--> title:text | title:text
--| abc | "x"
DROP CAST (title AS json);
--= DROP CAST
DROP DOMAIN title CASCADE;
--~ drop cascades to 5 other objects
--= DROP DOMAIN
-- With IF EXISTS a type that isn't there leaves nothing to be dropped.
DROP AGGREGATE IF EXISTS nobody(no_such_type);
--~ type "no_such_type" does not exist, skipping
--= DROP AGGREGATE
DROP FUNCTION IF EXISTS nobody(int, no_such_type);
--~ type "no_such_type" does not exist, skipping
--= DROP FUNCTION
DROP AGGREGATE nobody(no_such_type);
--! 42704: type "no_such_type" does not exist
