-- What uses an attribute of a composite type keeps it from being dropped or becoming of another type.
CREATE TYPE pair AS (a int, b text, c int);
--= CREATE TYPE

CREATE FUNCTION pairs() RETURNS setof pair LANGUAGE sql AS 'select 1, ''x''::text, 3';
--= CREATE FUNCTION

CREATE VIEW all_columns AS SELECT * FROM pairs();
--= CREATE VIEW

CREATE VIEW one_column AS SELECT a FROM pairs();
--= CREATE VIEW

CREATE VIEW field AS SELECT (pairs()).a;
--= CREATE VIEW

CREATE VIEW named AS SELECT NULL::pair AS p;
--= CREATE VIEW

CREATE FUNCTION first_of(p pair) RETURNS int BEGIN atomic SELECT (p).a;
--! 42601: syntax error at end of input

END;
--~ there is no transaction in progress
--= COMMIT

ALTER TYPE pair DROP ATTRIBUTE a;
--! 2BP01: cannot drop column a of composite type pair because other objects depend on it

ALTER TYPE pair DROP ATTRIBUTE c;
--! 2BP01: cannot drop column c of composite type pair because other objects depend on it

ALTER TYPE pair ALTER ATTRIBUTE a TYPE bigint;
--! 0A000: cannot alter type "pair" because rule _RETURN on view named uses it

DROP VIEW named;
--= DROP VIEW

ALTER TYPE pair ALTER ATTRIBUTE a TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule

ALTER TYPE pair ALTER ATTRIBUTE c TYPE bigint;
--! 0A000: cannot alter type of a column used by a view or rule

ALTER TYPE pair ADD ATTRIBUTE d int;
--= ALTER TYPE

SELECT * FROM all_columns;
--! 42P13: return type mismatch in function declared to return pair

ALTER TYPE pair DROP ATTRIBUTE d;
--= ALTER TYPE

ALTER TYPE pair DROP ATTRIBUTE c CASCADE;
--~ drop cascades to view all_columns
--= ALTER TYPE

SELECT count(*) FROM pg_views WHERE viewname IN ('all_columns', 'one_column', 'field');
--> count:int8
--| 2

ALTER TYPE pair RENAME ATTRIBUTE a TO aa;
--= ALTER TYPE

SELECT pg_get_viewdef('field');
--> pg_get_viewdef:text
--| ␠SELECT (pairs()).aa AS a;

ALTER TYPE pair DROP ATTRIBUTE aa CASCADE;
--~ drop cascades to 2 other objects
--= ALTER TYPE

SELECT count(*) FROM pg_views WHERE viewname IN ('all_columns', 'one_column', 'field');
--> count:int8
--| 0

CREATE TABLE d(a int DEFAULT ((1, 2)::pair).b);
--! 42846: cannot cast type record to pair

CREATE TYPE other AS (a int, b text);
--= CREATE TYPE

CREATE TABLE e(a int, CHECK (((NULL::other)).a IS NULL));
--= CREATE TABLE

ALTER TYPE other DROP ATTRIBUTE a;
--! 2BP01: cannot drop column a of composite type other because other objects depend on it

ALTER TYPE other ALTER ATTRIBUTE b TYPE varchar;
--! 0A000: cannot alter type "other" because constraint e_check on table e uses it

ALTER TYPE other DROP ATTRIBUTE a CASCADE;
--~ drop cascades to constraint e_check on table e
--= ALTER TYPE

SELECT count(*) FROM pg_constraint WHERE conrelid = 'e'::regclass;
--> count:int8
--| 0

ALTER TYPE other ADD ATTRIBUTE q record;
--! 42P16: column "q" has pseudo-type record

ALTER TYPE other ADD ATTRIBUTE q other;
--! 42P16: composite type other cannot be made a member of itself

ALTER TYPE other ADD ATTRIBUTE q other[];
--! 42P16: composite type other cannot be made a member of itself

CREATE TYPE third AS (a int, b record);
--! 42P16: column "b" has pseudo-type record

CREATE TABLE of_other OF other;
--= CREATE TABLE

ALTER TYPE other DROP ATTRIBUTE IF EXISTS nope;
--! 2BP01: cannot alter type "other" because it is the type of a typed table

ALTER TYPE other DROP ATTRIBUTE nope;
--! 2BP01: cannot alter type "other" because it is the type of a typed table
