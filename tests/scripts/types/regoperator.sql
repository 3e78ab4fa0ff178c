-- Operators by name, and by name and operands.
SELECT '+(int,int)'::regoperator, '||/'::regoper, 'pg_catalog.!~~*(text,text)'::regoperator, '-(NONE,int)'::regoperator, ' + ( int8 , integer ) '::regoperator;
SELECT to_regoperator('+(int,text)'), to_regoper('+'), to_regoper('nosuch'), to_regoper('||/');
SELECT '+'::regoper;
SELECT '+(int)'::regoperator;
SELECT '+(int,int,int)'::regoperator;
SELECT '=='::regoper;
SELECT '=='::regoperator;
SELECT '==(int,int)'::regoperator;
SELECT '+(int,nosuch)'::regoperator;
CREATE FUNCTION near(int, int) RETURNS boolean LANGUAGE sql AS 'SELECT abs($1 - $2) < 2';
CREATE OPERATOR === (LEFTARG = int, RIGHTARG = int, FUNCTION = near);
SELECT '==='::regoper, '===(int,int)'::regoperator, 'public.===(int,int)'::regoperator = '===(int4,int4)'::regoperator;
SELECT '550'::regoperator, 550::regoperator;
