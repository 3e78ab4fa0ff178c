-- Array types of users' types have names, as catalogs show them: the element's behind an underscore.
CREATE TYPE mood AS ENUM ('sad', 'ok');
--= CREATE TYPE
CREATE DOMAIN positive AS int CHECK (VALUE > 0);
--= CREATE DOMAIN
CREATE TYPE pair AS (a int, b mood);
--= CREATE TYPE
CREATE SCHEMA apart;
--= CREATE SCHEMA
CREATE TYPE apart.mood AS ENUM ('far');
--= CREATE TYPE
CREATE TABLE held (m mood[], p positive[], q pair[], i int[], f apart.mood[]);
--= CREATE TABLE
CREATE TABLE rows (h held[]);
--= CREATE TABLE
SELECT '_mood'::regtype, 'public._mood'::regtype, '"apart"."_mood"'::regtype, to_regtype('_positive'), to_regtype('_held'), to_regtype('pg_catalog._int4'), to_regtype('_none'), to_regtype('__mood'), to_regtype('_integer');
--> regtype:regtype | regtype:regtype | regtype:regtype | to_regtype:regtype | to_regtype:regtype | to_regtype:regtype | to_regtype:regtype | to_regtype:regtype | to_regtype:regtype
--| mood[] | mood[] | apart.mood[] | positive[] | held[] | integer[] | ∅ | ∅ | ∅
SELECT table_name, column_name, (quote_ident(udt_schema) || '.' || quote_ident(udt_name))::regtype FROM information_schema.columns WHERE table_name IN ('held', 'rows') ORDER BY 1, ordinal_position;
--> table_name:name | column_name:name | regtype:regtype
--| held | m | mood[]
--| held | p | positive[]
--| held | q | pair[]
--| held | i | integer[]
--| held | f | apart.mood[]
--| rows | h | held[]
SELECT '{sad,ok}'::_mood, '{1,2}'::public._positive, '{"(1,sad)"}'::_pair, '{far}'::apart._mood;
--> _mood:user | _positive:user | _pair:user | _mood:user
--| {sad,ok} | {1,2} | {"(1,sad)"} | {far}
SELECT '{0}'::_positive;
--! 23514: value for domain positive violates check constraint "positive_check"
CREATE TABLE made (m _mood DEFAULT '{ok}', h _held);
--= CREATE TABLE
INSERT INTO made DEFAULT VALUES RETURNING *;
--> m:user | h:user
--| {ok} | ∅
--= INSERT 0 1
CREATE FUNCTION first(_mood) RETURNS mood LANGUAGE sql AS 'SELECT $1[1]';
--= CREATE FUNCTION
SELECT first('{ok,sad}'), pg_get_function_identity_arguments('first'::regproc);
--> first:user | pg_get_function_identity_arguments:text
--| ok | mood[]
SELECT typname, typelem::regtype, oid::regtype FROM pg_type WHERE oid IN ('_mood'::regtype, '_held'::regtype, 'apart._mood'::regtype) ORDER BY typname, 2;
--> typname:name | typelem:regtype | oid:regtype
--| _held | held | held[]
--| _mood | mood | mood[]
--| _mood | apart.mood | apart.mood[]
SELECT '{x}'::_none;
--! 42704: type "_none" does not exist
SELECT '{x}'::apart._positive;
--! 42704: type "apart._positive" does not exist
SELECT '{}'::_mood[];
--! 42704: type "_mood[]" does not exist
