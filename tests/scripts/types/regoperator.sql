-- Operators by name, and by name and operands.
SELECT '+(int,int)'::regoperator, '||/'::regoper, 'pg_catalog.!~~*(text,text)'::regoperator, '-(NONE,int)'::regoperator, ' + ( int8 , integer ) '::regoperator;
--> regoperator:regoperator | regoper:regoper | regoperator:regoperator | regoperator:regoperator | regoperator:regoperator
--| +(integer,integer) | ||/ | !~~*(text,text) | -(NONE,integer) | +(bigint,integer)
SELECT to_regoperator('+(int,text)'), to_regoper('+'), to_regoper('nosuch'), to_regoper('||/');
--> to_regoperator:regoperator | to_regoper:regoper | to_regoper:regoper | to_regoper:regoper
--| ∅ | ∅ | ∅ | ||/
SELECT '+'::regoper;
--! 42725: more than one operator named +
SELECT '+(int)'::regoperator;
--! 42P02: missing argument
SELECT '+(int,int,int)'::regoperator;
--! 54023: too many arguments
SELECT '=='::regoper;
--! 42883: operator does not exist: ==
SELECT '=='::regoperator;
--! 22P02: expected a left parenthesis
SELECT '==(int,int)'::regoperator;
--! 42883: operator does not exist: ==(int,int)
SELECT '+(int,nosuch)'::regoperator;
--! 42704: type "nosuch" does not exist
CREATE FUNCTION near(int, int) RETURNS boolean LANGUAGE sql AS 'SELECT abs($1 - $2) < 2';
--= CREATE FUNCTION
CREATE OPERATOR === (LEFTARG = int, RIGHTARG = int, FUNCTION = near);
--= CREATE OPERATOR
SELECT '==='::regoper, '===(int,int)'::regoperator, 'public.===(int,int)'::regoperator = '===(int4,int4)'::regoperator;
--> regoper:regoper | regoperator:regoperator | ?column?:bool
--| === | ===(integer,integer) | t
SELECT '550'::regoperator, 550::regoperator;
--> regoperator:regoperator | regoperator:regoperator
--| +(smallint,smallint) | +(smallint,smallint)
