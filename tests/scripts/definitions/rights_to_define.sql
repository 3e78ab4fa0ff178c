-- What someone without rights to a schema, function or type may not make of it.
CREATE ROLE rights_to_define;
--= CREATE ROLE
CREATE SCHEMA theirs AUTHORIZATION rights_to_define;
--= CREATE SCHEMA
CREATE FUNCTION same(int, int) RETURNS boolean LANGUAGE sql AS 'SELECT $1 = $2';
--= CREATE FUNCTION
CREATE TYPE mood AS ENUM ('ok');
--= CREATE TYPE
REVOKE EXECUTE ON FUNCTION same(int, int) FROM PUBLIC;
--= REVOKE
REVOKE USAGE ON TYPE mood FROM PUBLIC;
--= REVOKE
SET ROLE rights_to_define;
--= SET
CREATE OPERATOR public.=== (leftarg = int, rightarg = int, function = nothing);
--! 42501: permission denied for schema public
CREATE OPERATOR theirs.=== (leftarg = int, rightarg = int, function = same);
--! 42501: permission denied for function same
CREATE OPERATOR theirs.=== (leftarg = mood, rightarg = int, function = same);
--! 42501: permission denied for type mood
CREATE OPERATOR theirs.=== (leftarg = SETOF int, rightarg = int, function = same);
--! 42P13: SETOF type not allowed for operator argument
CREATE VIEW theirs.v AS SELECT 'ok'::mood AS m;
--! 42501: permission denied for type mood
CREATE TABLE theirs.t AS SELECT 'ok'::mood AS m;
--! 42501: permission denied for type mood
--@ differs: up to 15.18, the right to use the subtype was not asked for
CREATE TYPE theirs.moods AS RANGE (subtype = mood);
--! 42501: permission denied for type mood
--@ differs: as above
DROP TYPE theirs.moods;
--! 42704: type "theirs.moods" does not exist
-- A function called before a policy's condition would tell what that hides.
CREATE FUNCTION theirs.tells(int) RETURNS boolean LANGUAGE sql LEAKPROOF AS 'SELECT true';
--! 42501: only superuser can define a leakproof function
CREATE FUNCTION theirs.tells(int) RETURNS boolean LANGUAGE sql AS 'SELECT true';
--= CREATE FUNCTION
ALTER FUNCTION theirs.tells(int) LEAKPROOF;
--! 42501: only superuser can define a leakproof function
ALTER FUNCTION theirs.tells(int) NOT LEAKPROOF;
--= ALTER FUNCTION
RESET ROLE;
--= RESET
ALTER FUNCTION theirs.tells(int) LEAKPROOF;
--= ALTER FUNCTION
CREATE AGGREGATE total(int) (sfunc = int4pl, stype = int);
--= CREATE AGGREGATE
SET ROLE rights_to_define;
--= SET
DROP AGGREGATE total(int);
--! 42501: must be owner of aggregate total
RESET ROLE;
--= RESET
-- Each by the kind that it is.
CREATE PROCEDURE p(int) LANGUAGE sql AS 'SELECT 1';
--= CREATE PROCEDURE
GRANT EXECUTE ON FUNCTION p(int) TO PUBLIC;
--! 42809: p(integer) is not a function
GRANT EXECUTE ON PROCEDURE same(int, int) TO PUBLIC;
--! 42809: same(integer, integer) is not a procedure
GRANT USAGE ON DOMAIN mood TO PUBLIC;
--! 42809: "mood" is not a domain
DROP SCHEMA theirs CASCADE;
--~ drop cascades to function theirs.tells(integer)
--= DROP SCHEMA
DROP ROLE rights_to_define;
--= DROP ROLE
