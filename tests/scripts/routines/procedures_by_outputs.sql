-- A procedure with parameters that come out is named by the types that go in, or by all of them.
CREATE PROCEDURE p(OUT a int, OUT b text) LANGUAGE sql AS $$ SELECT 1, 'x' $$;
--= CREATE PROCEDURE
ALTER PROCEDURE p(int, text) RENAME TO q;
--= ALTER PROCEDURE
DROP PROCEDURE p(int, text);
--! 42883: procedure p(integer, text) does not exist
DROP PROCEDURE q(int, text);
--= DROP PROCEDURE
CREATE PROCEDURE p(INOUT a int, OUT b text) LANGUAGE sql AS $$ SELECT 1, 'x' $$;
--= CREATE PROCEDURE
DROP PROCEDURE p(text);
--! 42883: procedure p(text) does not exist
DROP ROUTINE p(int, text);
--= DROP ROUTINE
CREATE PROCEDURE p(INOUT a int, OUT b text) LANGUAGE sql AS $$ SELECT 1, 'x' $$;
--= CREATE PROCEDURE
CREATE PROCEDURE p(a int, b text) LANGUAGE sql AS $$ SELECT 1 $$;
--= CREATE PROCEDURE
DROP PROCEDURE p(int, text);
--! 42725: procedure name "p" is not unique
DROP PROCEDURE p(int, OUT text);
--= DROP PROCEDURE
DROP PROCEDURE p(int, text);
--= DROP PROCEDURE
CREATE FUNCTION f(a int, OUT b int) LANGUAGE sql AS $$ SELECT 1 $$;
--= CREATE FUNCTION
DROP FUNCTION f(int, int);
--! 42883: function f(integer, integer) does not exist
DROP ROUTINE f(int, int);
--= DROP ROUTINE
