-- The estimators of operators: told when an operator is made, and changed by ALTER OPERATOR.
CREATE FUNCTION never(boolean, boolean) RETURNS boolean AS $$ SELECT NULL::boolean; $$ LANGUAGE sql IMMUTABLE;
--= CREATE FUNCTION
CREATE OPERATOR === (LEFTARG = boolean, RIGHTARG = boolean, FUNCTION = never, COMMUTATOR = ===, NEGATOR = !==, RESTRICT = contsel, JOIN = contjoinsel, HASHES, MERGES);
--= CREATE OPERATOR
SELECT oprrest, oprjoin FROM pg_operator WHERE oprname = '===';
--> oprrest:regproc | oprjoin:regproc
--| contsel | contjoinsel
ALTER OPERATOR === (boolean, boolean) SET (RESTRICT = NONE);
--= ALTER OPERATOR
ALTER OPERATOR === (boolean, boolean) SET (JOIN = NONE);
--= ALTER OPERATOR
SELECT oprrest, oprjoin FROM pg_operator WHERE oprname = '===';
--> oprrest:regproc | oprjoin:regproc
--| - | -
ALTER OPERATOR === (boolean, boolean) SET (RESTRICT = eqsel, JOIN = pg_catalog.eqjoinsel);
--= ALTER OPERATOR
SELECT oprrest, oprjoin, oprrest::oid, oprcom::regoperator, oprcanhash FROM pg_operator WHERE oprname = '===' AND oprcode = 'never'::regproc;
--> oprrest:regproc | oprjoin:regproc | oprrest:oid | oprcom:regoperator | oprcanhash:bool
--| eqsel | eqjoinsel | 101 | ===(boolean,boolean) | t
ALTER OPERATOR === (boolean, boolean) SET (RESTRICT = NONE, JOIN = contjoinsel);
--= ALTER OPERATOR
SELECT oprrest, oprjoin FROM pg_operator WHERE oprname = '===' AND oprcode = 'never'::regproc;
--> oprrest:regproc | oprjoin:regproc
--| - | contjoinsel
SELECT true === false;
--> ?column?:bool
--| ∅
ALTER OPERATOR === (boolean, boolean) SET (COMMUTATOR = ====);
--! 42601: operator attribute "commutator" cannot be changed
ALTER OPERATOR === (boolean, boolean) SET (NEGATOR = ====);
--! 42601: operator attribute "negator" cannot be changed
ALTER OPERATOR === (boolean, boolean) SET (FUNCTION = never);
--! 42601: operator attribute "function" cannot be changed
ALTER OPERATOR === (boolean, boolean) SET (RESTRICT = nowhere);
--! 42883: function nowhere(internal, oid, internal, integer) does not exist
ALTER OPERATOR === (boolean, boolean) SET (JOIN = nowhere);
--! 42883: function nowhere(internal, oid, internal, smallint, internal) does not exist
ALTER OPERATOR === (boolean, boolean) SET (JOIN = eqsel);
--! 42883: function eqsel(internal, oid, internal, smallint, internal) does not exist
ALTER OPERATOR & (bit, bit) SET ("Restrict" = _int_contsel, "Join" = _int_contjoinsel);
--! 42601: operator attribute "Restrict" not recognized
ALTER OPERATOR ==== (boolean, boolean) SET (RESTRICT = NONE);
--! 42883: operator does not exist: boolean ==== boolean
CREATE OPERATOR !! (RIGHTARG = boolean, FUNCTION = boolin, JOIN = eqjoinsel);
--! 42883: function boolin(boolean) does not exist
CREATE FUNCTION negated(int) RETURNS int AS 'SELECT -$1' LANGUAGE sql;
--= CREATE FUNCTION
CREATE FUNCTION added(int, int) RETURNS int AS 'SELECT $1 + $2' LANGUAGE sql;
--= CREATE FUNCTION
CREATE OPERATOR !!! (RIGHTARG = int, FUNCTION = negated, JOIN = eqjoinsel);
--! 42P13: only binary operators can have join selectivity
CREATE OPERATOR !!! (RIGHTARG = int, FUNCTION = negated, RESTRICT = eqsel);
--! 42P13: only boolean operators can have restriction selectivity
CREATE OPERATOR +++ (LEFTARG = int, RIGHTARG = int, FUNCTION = added, RESTRICT = eqsel);
--! 42601: syntax error at or near "+"
CREATE OPERATOR +++ (LEFTARG = int, RIGHTARG = int, FUNCTION = added, JOIN = eqjoinsel);
--! 42601: syntax error at or near "+"
CREATE OPERATOR +++ (LEFTARG = int, RIGHTARG = int, FUNCTION = added, RESTRICT = nowhere);
--! 42601: syntax error at or near "+"
CREATE OPERATOR +++ (LEFTARG = int, RIGHTARG = int, FUNCTION = added);
--! 42601: syntax error at or near "+"
ALTER OPERATOR +++ (int, int) SET (RESTRICT = eqsel);
--! 42601: syntax error at or near "+"
ALTER OPERATOR +++ (int, int) SET (RESTRICT = NONE);
--! 42601: syntax error at or near "+"
CREATE ROLE operator_user;
--= CREATE ROLE
SET ROLE operator_user;
--= SET
ALTER OPERATOR === (boolean, boolean) SET (RESTRICT = NONE);
--! 42501: must be owner of operator ===
RESET ROLE;
--= RESET
DROP ROLE operator_user;
--= DROP ROLE
