-- Operators and collations by name: regoper, regoperator, regcollation.
SELECT '||/'::regoper, '+(int4,int4)'::regoperator, '"POSIX"'::regcollation, 'pg_catalog.||/'::regoper;
--> regoper:regoper | regoperator:regoperator | regcollation:regcollation | regoper:regoper
--| ||/ | +(integer,integer) | "POSIX" | ||/
SELECT to_regoper('||/'), to_regoperator('pg_catalog.+(int4,int4)'), to_regcollation('"POSIX"'), to_regcollation('pg_catalog."C"');
--> to_regoper:regoper | to_regoperator:regoperator | to_regcollation:regcollation | to_regcollation:regcollation
--| ||/ | +(integer,integer) | "POSIX" | "C"
SELECT 551::oid::regoper, 551::oid::regoperator, 597::oid::regoper, 950::oid::regcollation;
--> regoper:regoper | regoperator:regoperator | regoper:regoper | regcollation:regcollation
--| pg_catalog.+ | +(integer,integer) | ||/ | "C"
SELECT '+'::regoper;
--! 42725: more than one operator named +
SELECT '+(int4)'::regoperator;
--! 42P02: missing argument
SELECT '+(int4,int4,int4)'::regoperator;
--! 54023: too many arguments
SELECT '-(none,int4)'::regoperator;
--> regoperator:regoperator
--| -(NONE,integer)
SELECT '+'::regoperator;
--! 22P02: expected a left parenthesis
SELECT '@@@@'::regoper;
--! 42883: operator does not exist: @@@@
SELECT to_regoper('@@@@'), to_regoperator('@@@@(int4,int4)'), to_regcollation('nowhere');
--> to_regoper:regoper | to_regoperator:regoperator | to_regcollation:regcollation
--| ∅ | ∅ | ∅
CREATE FUNCTION add_twice(int, int) RETURNS int IMMUTABLE LANGUAGE sql AS 'SELECT $1 + 2 * $2';
--= CREATE FUNCTION
CREATE OPERATOR +++ (FUNCTION = add_twice, LEFTARG = int, RIGHTARG = int);
--! 42601: syntax error at or near "+"
SELECT '+++'::regoper, 'public.+++(int4,int4)'::regoperator, to_regoper('public.+++');
--! 42883: operator does not exist: +++
SET search_path = pg_catalog;
--= SET
SELECT to_regoper('+++'), 'public.+++'::regoper;
--! 42883: operator does not exist: public.+++
-- the system's own stay
DROP OPERATOR IF EXISTS + (integer, integer) CASCADE;
--! 2BP01: cannot drop operator +(integer,integer) because it is required by the database system
DROP OPERATOR pg_catalog.= (text, text);
--! 2BP01: cannot drop operator =(text,text) because it is required by the database system
DROP OPERATOR - (NONE, integer);
--! 2BP01: cannot drop operator -(NONE,integer) because it is required by the database system
DROP OPERATOR = (timestamp, timestamptz);
--! 2BP01: cannot drop operator =(timestamp without time zone,timestamp with time zone) because it is required by the database system
DROP OPERATOR IF EXISTS public.+ (integer, integer);
--~ operator public.+ does not exist, skipping
--= DROP OPERATOR
