-- What drivers read of functions: their arguments, with names, modes and defaults.
CREATE SCHEMA fs;
--= CREATE SCHEMA
SET search_path = fs, public;
--= SET
CREATE TYPE ct AS (a int, b text);
--= CREATE TYPE
CREATE TYPE en AS ENUM ('x');
--= CREATE TYPE
CREATE DOMAIN dm AS int;
--= CREATE DOMAIN
CREATE TABLE tb (id int, n text);
--= CREATE TABLE
CREATE FUNCTION f1(a int, b text DEFAULT 'x', VARIADIC c numeric[] DEFAULT '{}') RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
CREATE FUNCTION f2(IN a int, OUT b text, INOUT c numeric) LANGUAGE sql AS $$SELECT 'x'::text, 1.0$$;
--= CREATE FUNCTION
CREATE FUNCTION f3(a ct, b en, c dm[], d tb) RETURNS SETOF tb LANGUAGE sql AS 'SELECT * FROM tb';
--= CREATE FUNCTION
CREATE FUNCTION f4(int, text) RETURNS TABLE (x int, y en) LANGUAGE sql AS $$SELECT 1, 'x'::en$$;
--= CREATE FUNCTION
CREATE FUNCTION f5(a anyelement, b anyarray DEFAULT NULL) RETURNS anyelement LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 5 AS 'SELECT $1';
--= CREATE FUNCTION
CREATE FUNCTION f6(OUT a int, b date DEFAULT '2024-02-29', OUT c int, d interval DEFAULT '1 day') LANGUAGE sql AS 'SELECT 1, 2';
--= CREATE FUNCTION
CREATE FUNCTION f7(a int = 3, "B c" timestamp(3) with time zone DEFAULT now(), d varchar(10) DEFAULT 'a''b', e int DEFAULT 1 + 2) RETURNS void SECURITY DEFINER LANGUAGE sql AS '';
--= CREATE FUNCTION
CREATE FUNCTION f8(a int) RETURNS int RETURN a + 1;
--= CREATE FUNCTION
CREATE FUNCTION f9(record) RETURNS int LANGUAGE sql AS 'SELECT 1';
--! 42P13: SQL functions cannot have arguments of type record
CREATE PROCEDURE p1(a int, INOUT b text DEFAULT 'q') LANGUAGE sql AS $$SELECT 'x'::text$$;
--= CREATE PROCEDURE
SELECT proname, pg_get_function_arguments(oid), pg_get_function_identity_arguments(oid), pg_get_function_result(oid) FROM pg_proc WHERE pronamespace = 'fs'::regnamespace ORDER BY 1;
--> proname:name | pg_get_function_arguments:text | pg_get_function_identity_arguments:text | pg_get_function_result:text
--| f1 | a integer, b text DEFAULT 'x'::text, VARIADIC c numeric[] DEFAULT '{}'::numeric[] | a integer, b text, VARIADIC c numeric[] | integer
--| f2 | a integer, OUT b text, INOUT c numeric | a integer, OUT b text, INOUT c numeric | record
--| f3 | a ct, b en, c dm[], d tb | a ct, b en, c dm[], d tb | SETOF tb
--| f4 | integer, text | integer, text | TABLE(x integer, y en)
--| f5 | a anyelement, b anyarray DEFAULT NULL::anyarray | a anyelement, b anyarray | anyelement
--| f6 | OUT a integer, b date DEFAULT '2024-02-29'::date, OUT c integer, d interval DEFAULT '1 day'::interval | OUT a integer, b date, OUT c integer, d interval | record
--| f7 | a integer DEFAULT 3, "B c" timestamp with time zone DEFAULT now(), d character varying DEFAULT 'a''b'::character varying, e integer DEFAULT (1 + 2) | a integer, "B c" timestamp with time zone, d character varying, e integer | void
--| f8 | a integer | a integer | integer
--| p1 | IN a integer, INOUT b text DEFAULT 'q'::text | IN a integer, INOUT b text | ∅
SELECT proname, oidvectortypes(proargtypes), pronargs, pronargdefaults, proallargtypes::regtype[], proargmodes, proargnames, prorettype::regtype, provariadic::regtype FROM pg_proc WHERE pronamespace = 'fs'::regnamespace ORDER BY 1;
--> proname:name | oidvectortypes:text | pronargs:int2 | pronargdefaults:int2 | proallargtypes:_regtype | proargmodes:_char | proargnames:_text | prorettype:regtype | provariadic:regtype
--| f1 | integer, text, numeric[] | 3 | 2 | {integer,text,numeric[]} | {i,i,v} | {a,b,c} | integer | numeric
--| f2 | integer, numeric | 2 | 0 | {integer,text,numeric} | {i,o,b} | {a,b,c} | record | -
--| f3 | ct, en, dm[], tb | 4 | 0 | ∅ | ∅ | {a,b,c,d} | tb | -
--| f4 | integer, text | 2 | 0 | {integer,text,integer,en} | {i,i,t,t} | {"","",x,y} | record | -
--| f5 | anyelement, anyarray | 2 | 1 | ∅ | ∅ | {a,b} | anyelement | -
--| f6 | date, interval | 2 | 2 | {integer,date,integer,interval} | {o,i,o,i} | {a,b,c,d} | record | -
--| f7 | integer, timestamp with time zone, character varying, integer | 4 | 4 | ∅ | ∅ | {a,"B c",d,e} | void | -
--| f8 | integer | 1 | 0 | ∅ | ∅ | {a} | integer | -
--| p1 | integer, text | 2 | 1 | {integer,text} | {i,b} | {a,b} | record | -
SELECT proname, n, pg_get_function_arg_default(oid, n) FROM pg_proc, generate_series(0, 5) n WHERE pronamespace = 'fs'::regnamespace AND pg_get_function_arg_default(oid, n) IS NOT NULL ORDER BY 1, 2;
--> proname:name | n:int4 | pg_get_function_arg_default:text
--| f1 | 2 | 'x'::text
--| f1 | 3 | '{}'::numeric[]
--| f5 | 2 | NULL::anyarray
--| f6 | 2 | '2024-02-29'::date
--| f6 | 4 | '1 day'::interval
--| f7 | 1 | 3
--| f7 | 2 | now()
--| f7 | 3 | 'a''b'::character varying
--| f7 | 4 | (1 + 2)
--| p1 | 2 | 'q'::text
SELECT proname, pg_get_function_sqlbody(oid) FROM pg_proc WHERE proname IN ('f7', 'f8') ORDER BY 1;
--> proname:name | pg_get_function_sqlbody:text
--| f7 | ∅
--| f8 | RETURN (a + 1)
SELECT routine_name, routine_type, data_type, security_type FROM information_schema.routines WHERE routine_schema = 'fs' ORDER BY 1;
--> routine_name:name | routine_type:varchar | data_type:varchar | security_type:varchar
--| f1 | FUNCTION | integer | INVOKER
--| f2 | FUNCTION | record | INVOKER
--| f3 | FUNCTION | USER-DEFINED | INVOKER
--| f4 | FUNCTION | record | INVOKER
--| f5 | FUNCTION | anyelement | INVOKER
--| f6 | FUNCTION | record | INVOKER
--| f7 | FUNCTION | void | DEFINER
--| f8 | FUNCTION | integer | INVOKER
--| p1 | PROCEDURE | ∅ | INVOKER
SELECT substr(specific_name, 1, 2), ordinal_position, parameter_mode, parameter_name, data_type, udt_name, parameter_default FROM information_schema.parameters WHERE specific_schema = 'fs' ORDER BY 1, 2;
--> substr:text | ordinal_position:int4 | parameter_mode:varchar | parameter_name:name | data_type:varchar | udt_name:name | parameter_default:varchar
--| f1 | 1 | IN | a | integer | int4 | ∅
--| f1 | 2 | IN | b | text | text | 'x'::text
--| f1 | 3 | IN | c | ARRAY | _numeric | '{}'::numeric[]
--| f2 | 1 | IN | a | integer | int4 | ∅
--| f2 | 2 | OUT | b | text | text | ∅
--| f2 | 3 | INOUT | c | numeric | numeric | ∅
--| f3 | 1 | IN | a | USER-DEFINED | ct | ∅
--| f3 | 2 | IN | b | USER-DEFINED | en | ∅
--| f3 | 3 | IN | c | ARRAY | _dm | ∅
--| f3 | 4 | IN | d | USER-DEFINED | tb | ∅
--| f4 | 1 | IN | ∅ | integer | int4 | ∅
--| f4 | 2 | IN | ∅ | text | text | ∅
--| f4 | 3 | OUT | x | integer | int4 | ∅
--| f4 | 4 | OUT | y | USER-DEFINED | en | ∅
--| f5 | 1 | IN | a | anyelement | anyelement | ∅
--| f5 | 2 | IN | b | anyarray | anyarray | NULL::anyarray
--| f6 | 1 | OUT | a | integer | int4 | ∅
--| f6 | 2 | IN | b | date | date | '2024-02-29'::date
--| f6 | 3 | OUT | c | integer | int4 | ∅
--| f6 | 4 | IN | d | interval | interval | '1 day'::interval
--| f7 | 1 | IN | a | integer | int4 | 3
--| f7 | 2 | IN | B c | timestamp with time zone | timestamptz | now()
--| f7 | 3 | IN | d | character varying | varchar | 'a''b'::character varying
--| f7 | 4 | IN | e | integer | int4 | (1 + 2)
--| f8 | 1 | IN | a | integer | int4 | ∅
--| p1 | 1 | IN | a | integer | int4 | ∅
--| p1 | 2 | INOUT | b | text | text | 'q'::text
