-- Rows that PL/pgSQL returns are of the result's types; literals in them have none.
CREATE TYPE ct AS (a int, b text);
--= CREATE TYPE

CREATE FUNCTION f1(out a int, out b text) LANGUAGE plpgsql AS $$begin return (1,'y'); end$$;
--! 42804: RETURN cannot have a parameter in function with OUT parameters

CREATE FUNCTION f2() RETURNS ct LANGUAGE plpgsql AS $$begin return (1,'y'); end$$;
--= CREATE FUNCTION

SELECT f2();
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f3() RETURNS ct LANGUAGE plpgsql AS $$begin return row(1,'y'::text); end$$;
--= CREATE FUNCTION

SELECT f3();
--> f3:user
--| (1,y)

CREATE FUNCTION f4() RETURNS ct LANGUAGE plpgsql AS $$begin return (1,'y')::ct; end$$;
--= CREATE FUNCTION

SELECT f4();
--> f4:user
--| (1,y)

CREATE FUNCTION f6() RETURNS ct LANGUAGE plpgsql AS $$begin return row(1); end$$;
--= CREATE FUNCTION

SELECT f6();
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f8() RETURNS ct LANGUAGE plpgsql AS $$begin return (1::bigint,'y'::text); end$$;
--= CREATE FUNCTION

SELECT f8();
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f9() RETURNS ct LANGUAGE plpgsql AS $$begin return null; end$$;
--= CREATE FUNCTION

SELECT f9();
--> f9:user
--| ∅

CREATE FUNCTION f10() RETURNS ct LANGUAGE plpgsql AS $$begin return 1; end$$;
--= CREATE FUNCTION

SELECT f10();
--! 42804: cannot return non-composite value from function returning composite type

CREATE FUNCTION f11() RETURNS ct LANGUAGE plpgsql AS $$begin return '(1,y)'; end$$;
--= CREATE FUNCTION

SELECT f11();
--! 42804: cannot return non-composite value from function returning composite type

CREATE FUNCTION f14() RETURNS ct LANGUAGE plpgsql AS $$declare r record; begin select 1, 'y' into r; return r; end$$;
--= CREATE FUNCTION

SELECT f14();
--> f14:user
--| (1,y)

CREATE FUNCTION f15() RETURNS ct LANGUAGE plpgsql AS $$declare r ct; begin r := (1,'y'); return r; end$$;
--= CREATE FUNCTION

SELECT f15();
--> f15:user
--| (1,y)

CREATE FUNCTION f17() RETURNS setof ct LANGUAGE plpgsql AS $$begin return next (1,'y'); end$$;
--= CREATE FUNCTION

SELECT f17();
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f18() RETURNS setof ct LANGUAGE plpgsql AS $$begin return next row(1,'y'::text); end$$;
--= CREATE FUNCTION

SELECT f18();
--> f18:user
--| (1,y)

CREATE FUNCTION f20() RETURNS record LANGUAGE plpgsql AS $$begin return (1,'y'); end$$;
--= CREATE FUNCTION

SELECT f20();
--> f20:record
--| (1,y)

SELECT * FROM f20() AS (a int, b text);
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f29() RETURNS ct LANGUAGE plpgsql AS $$begin return (1, null); end$$;
--= CREATE FUNCTION

SELECT f29();
--! 42804: returned record type does not match expected record type

CREATE FUNCTION f36(out a int, out b text) RETURNS setof record LANGUAGE plpgsql AS $$begin return next (1,'y'); end$$;
--! 42804: RETURN NEXT cannot have a parameter in function with OUT parameters

CREATE FUNCTION f40() RETURNS TABLE(a int, b text) LANGUAGE plpgsql AS $$begin return query select (1,'y'); end$$;
--= CREATE FUNCTION

SELECT f40();
--! 42804: structure of query does not match function result type

CREATE FUNCTION f42() RETURNS setof ct LANGUAGE plpgsql AS $$begin return query select 1,'y'::text; end$$;
--= CREATE FUNCTION

SELECT f42();
--> f42:user
--| (1,y)

CREATE FUNCTION f43() RETURNS setof ct LANGUAGE plpgsql AS $$begin return query select (1,'y'::text)::ct; end$$;
--= CREATE FUNCTION

SELECT f43();
--! 42804: structure of query does not match function result type

CREATE FUNCTION f44() RETURNS setof ct LANGUAGE sql AS $$select (1,'y'::text)::ct$$;
--= CREATE FUNCTION

SELECT f44();
--> f44:user
--| (1,y)

CREATE TABLE tt(a int, b text);
--= CREATE TABLE

CREATE FUNCTION tg() RETURNS TRIGGER LANGUAGE plpgsql AS $$begin return (1,'y'); end$$;
--= CREATE FUNCTION

CREATE TRIGGER x BEFORE INSERT ON tt FOR EACH ROW EXECUTE FUNCTION tg();
--= CREATE TRIGGER

INSERT INTO tt VALUES (3, 'z');
--! 42804: returned row structure does not match the structure of the triggering table

CREATE OR REPLACE FUNCTION tg() RETURNS TRIGGER LANGUAGE plpgsql AS $$begin return 1; end$$;
--= CREATE FUNCTION

INSERT INTO tt VALUES (3, 'z');
--! 42804: cannot return non-composite value from function returning composite type

CREATE OR REPLACE FUNCTION tg() RETURNS TRIGGER LANGUAGE plpgsql AS $$begin return row(1,'y'::text); end$$;
--= CREATE FUNCTION

INSERT INTO tt VALUES (3, 'z') RETURNING *;
--> a:int4 | b:text
--| 1 | y
--= INSERT 0 1
