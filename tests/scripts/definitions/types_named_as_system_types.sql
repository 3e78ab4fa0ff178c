-- A type that has the name of one of the system's own is only found with its schema, and named so.
CREATE DOMAIN public.text AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE TYPE public.point AS ENUM ('a', 'b');
--= CREATE TYPE
CREATE TYPE public.circle AS (p public.point, t public.text);
--= CREATE TYPE
CREATE TYPE ordinary AS ENUM ('x');
--= CREATE TYPE
CREATE TABLE line (a public.text, b public.point DEFAULT 'a', c public.point[], d public.circle, e point, f text, g ordinary, CHECK (b <> 'b'::public.point));
--= CREATE TABLE
CREATE TABLE lines (l public.line, m public.line[]);
--= CREATE TABLE
SELECT attrelid::regclass, attname, format_type(atttypid, atttypmod), atttypid::regtype FROM pg_attribute WHERE attrelid IN ('public.line'::regclass, 'lines'::regclass) AND attnum > 0 ORDER BY 1, attnum;
--> attrelid:regclass | attname:name | format_type:text | atttypid:regtype
--| line | a | public.text | public.text
--| line | b | public.point | public.point
--| line | c | public.point[] | public.point[]
--| line | d | public.circle | public.circle
--| line | e | point | point
--| line | f | text | text
--| line | g | ordinary | ordinary
--| lines | l | public.line | public.line
--| lines | m | public.line[] | public.line[]
SELECT typname, pg_type_is_visible(oid) FROM pg_type WHERE typname IN ('text', 'point', 'circle', 'line', 'ordinary', '_ordinary') ORDER BY typname, oid;
--> typname:name | pg_type_is_visible:bool
--| _ordinary | t
--| circle | t
--| circle | f
--| line | t
--| line | f
--| ordinary | t
--| point | t
--| point | f
--| text | t
--| text | f
SELECT pg_get_constraintdef(c.oid), pg_get_expr(adbin, adrelid) FROM pg_constraint c JOIN pg_attrdef ON adrelid = conrelid WHERE conrelid = 'public.line'::regclass;
--> pg_get_constraintdef:text | pg_get_expr:text
--| CHECK ((b <> 'b'::public.point)) | 'a'::public.point
CREATE FUNCTION taking(public.text, public.point[], line) RETURNS SETOF public.circle LANGUAGE sql AS 'SELECT NULL::public.circle';
--= CREATE FUNCTION
SELECT pg_get_function_arguments(oid), pg_get_function_result(oid), oid::regprocedure FROM pg_proc WHERE proname = 'taking';
--> pg_get_function_arguments:text | pg_get_function_result:text | oid:regprocedure
--| public.text, public.point[], line | SETOF public.circle | taking(public.text,public.point[],line)
SELECT pg_typeof('a'::public.point), pg_typeof(1::public.text), 'public.point'::regtype, 'point'::regtype;
--> pg_typeof:regtype | pg_typeof:regtype | regtype:regtype | regtype:regtype
--| public.point | public.text | public.point | point
CREATE VIEW shown AS SELECT 'a'::public.point AS p, 1::public.text AS t, f FROM line;
--= CREATE VIEW
SELECT pg_get_viewdef('shown');
--> pg_get_viewdef:text
--| ␠SELECT 'a'::public.point AS p,␊    (1)::public.text AS t,␊    line.f␊   FROM line;
CREATE SCHEMA apart;
--= CREATE SCHEMA
CREATE TYPE apart.kind AS ENUM ('k');
--= CREATE TYPE
CREATE FUNCTION taking_kinds(apart.kind[], int) RETURNS int LANGUAGE sql AS 'SELECT 1';
--= CREATE FUNCTION
SELECT oid::regprocedure FROM pg_proc WHERE proname = 'taking_kinds';
--> oid:regprocedure
--| taking_kinds(apart.kind[],integer)
