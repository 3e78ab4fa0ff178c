-- Operators made by users: symbols for functions.
CREATE FUNCTION times(a text, n int) RETURNS text LANGUAGE sql IMMUTABLE STRICT AS 'SELECT repeat(a, n)';
--= CREATE FUNCTION
CREATE OPERATOR ** (LEFTARG = text, RIGHTARG = int, FUNCTION = times);
--= CREATE OPERATOR
SELECT 'ab' ** 3, 'x' ** 2 ** 2;
--> ?column?:text | ?column?:text
--| ababab | xxxx
SELECT 2 ** 3;
--! 42883: operator does not exist: integer ** integer
CREATE FUNCTION shout(a text) RETURNS text LANGUAGE plpgsql AS 'BEGIN RETURN upper(a) || ''!''; END';
--= CREATE FUNCTION
CREATE OPERATOR !! (RIGHTARG = text, FUNCTION = shout);
--= CREATE OPERATOR
SELECT !! 'hey';
--> ?column?:text
--| HEY!
CREATE OPERATOR !! (RIGHTARG = text, PROCEDURE = shout);
--! 42723: operator !! already exists
CREATE OPERATOR <=> (LEFTARG = text, FUNCTION = shout);
--! 42P13: operator right argument type must be specified
CREATE OPERATOR <=> (FUNCTION = shout);
--! 42P13: operator argument types must be specified
CREATE OPERATOR <=> (LEFTARG = text, RIGHTARG = text);
--! 42P13: operator function must be specified
CREATE OPERATOR <=> (LEFTARG = text, RIGHTARG = text, FUNCTION = nosuch);
--! 42883: function nosuch(text, text) does not exist
CREATE FUNCTION alike(text, text) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT lower($1) = lower($2)';
--= CREATE FUNCTION
CREATE OPERATOR === (LEFTARG = text, RIGHTARG = text, FUNCTION = alike, COMMUTATOR = ===, NEGATOR = !==, HASHES);
--= CREATE OPERATOR
SELECT oprname, oprkind, oprleft::regtype, oprright::regtype, oprresult::regtype, oprcode, oprcanhash, oprnamespace::regnamespace FROM pg_operator WHERE oprname IN ('**', '!!', '===') ORDER BY 1;
--> oprname:name | oprkind:char | oprleft:regtype | oprright:regtype | oprresult:regtype | oprcode:regproc | oprcanhash:bool | oprnamespace:regnamespace
--| !! | l | - | tsquery | tsquery | tsquery_not | f | pg_catalog
--| !! | l | - | text | text | shout | f | public
--| ** | b | text | integer | text | times | f | public
--| === | b | text | text | boolean | alike | t | public
CREATE TABLE word (w text, n int);
--= CREATE TABLE
INSERT INTO word VALUES ('a', 2), ('B', 3);
--= INSERT 0 2
SELECT w ** n FROM word WHERE w === 'b' ORDER BY 1;
--> ?column?:text
--| BBB
CREATE VIEW repeated AS SELECT w ** n AS r FROM word;
--= CREATE VIEW
SELECT pg_get_viewdef('repeated'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (word.w ** word.n) AS r␊   FROM word;
DROP OPERATOR ** (text, int);
--! 2BP01: cannot drop operator **(text,integer) because other objects depend on it
DROP FUNCTION times(text, int);
--! 2BP01: cannot drop function times(text,integer) because other objects depend on it
DROP OPERATOR nosuch.** (text, int);
--! 42883: operator does not exist: text nosuch.** integer
DROP OPERATOR IF EXISTS ## (text, int);
--~ operator ## does not exist, skipping
--= DROP OPERATOR
DROP OPERATOR ## (text, int);
--! 42883: operator does not exist: text ## integer
DROP FUNCTION times(text, int) CASCADE;
--~ drop cascades to 2 other objects
--= DROP FUNCTION
SELECT 'ab' ** 3;
--! 42883: operator does not exist: unknown ** integer
SELECT 1 OPERATOR(pg_catalog.+) 2;
--> ?column?:int4
--| 3
SELECT 'a' OPERATOR(public.===) 'A';
--> ?column?:bool
--| t
CREATE SCHEMA far;
--= CREATE SCHEMA
CREATE FUNCTION far.minus(int, int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $2 + 100 - $1';
--= CREATE FUNCTION
CREATE OPERATOR far.- (LEFTARG = int, RIGHTARG = int, FUNCTION = far.minus);
--= CREATE OPERATOR
SELECT 5 - 3, 5 OPERATOR(far.-) 3;
--> ?column?:int4 | ?column?:int4
--| 2 | 98
-- Operators change owners and schemas; what uses them follows.
create role op_owner;
--= CREATE ROLE
create schema op_other;
--= CREATE SCHEMA
create function op_double(int) returns int language sql immutable as 'select $1 * 2';
--= CREATE FUNCTION
create operator @@@ (function = op_double, rightarg = int);
--= CREATE OPERATOR
create view op_view as select @@@ 4 as eight;
--= CREATE VIEW
alter operator @@@ (none, int) owner to op_owner;
--= ALTER OPERATOR
select oprowner::regrole from pg_operator where oprname = '@@@' and oprleft = 0 and oprright = 'int'::regtype and oprnamespace = 'public'::regnamespace;
--> oprowner:regrole
--| op_owner
alter operator @@@ (none, int) set schema op_other;
--= ALTER OPERATOR
select * from op_view;
--> eight:int4
--| 8
select pg_get_viewdef('op_view'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (OPERATOR(op_other.@@@) 4) AS eight;
create operator @@@ (function = op_double, rightarg = int);
--= CREATE OPERATOR
select pg_get_viewdef('op_view'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT (OPERATOR(op_other.@@@) 4) AS eight;
alter operator @@@ (none, text) owner to op_owner;
--! 42883: operator does not exist: @@@ text
alter operator op_other.@@@ (none, int) set schema nope;
--! 3F000: schema "nope" does not exist
drop operator op_other.@@@ (none, int);
--! 2BP01: cannot drop operator op_other.@@@(NONE,integer) because other objects depend on it
drop operator op_other.@@@ (none, int) cascade;
--~ drop cascades to view op_view
--= DROP OPERATOR
drop operator @@@ (none, int);
--= DROP OPERATOR
drop function op_double(int);
--= DROP FUNCTION
drop schema op_other;
--= DROP SCHEMA
drop role op_owner;
--= DROP ROLE
create function op_empty() returns int begin atomic; select 1;; end;
--= CREATE FUNCTION
select op_empty();
--> op_empty:int4
--| 1
select pg_get_functiondef('op_empty'::regproc);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION public.op_empty()␊ RETURNS integer␊ LANGUAGE sql␊BEGIN ATOMIC␊ SELECT 1;␊END␊
drop function op_empty();
--= DROP FUNCTION
