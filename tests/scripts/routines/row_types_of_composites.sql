-- A composite type is a relation: %ROWTYPE and %TYPE take it, and its fields, as they take a table.
CREATE TYPE pair AS (x int, y text);
--= CREATE TYPE
CREATE FUNCTION of_row() RETURNS text LANGUAGE plpgsql AS $$ DECLARE p pair%ROWTYPE; z pair.y%TYPE := 'z'; BEGIN p.x := 5; p.y := z; RETURN p::text; END $$;
--= CREATE FUNCTION
SELECT of_row();
--> of_row:text
--| (5,z)
CREATE FUNCTION of_field(a pair.x%TYPE) RETURNS public.pair.y%TYPE LANGUAGE sql AS 'SELECT a::text';
--~ type reference pair.x%TYPE converted to integer
--~ type reference public.pair.y%TYPE converted to text
--= CREATE FUNCTION
SELECT of_field(7), pg_typeof(of_field(7));
--> of_field:text | pg_typeof:regtype
--| 7 | text
CREATE FUNCTION of_none() RETURNS int LANGUAGE plpgsql AS $$ DECLARE z none%ROWTYPE; BEGIN RETURN 1; END $$;
--! 42P01: relation "none" does not exist
CREATE TYPE mood AS ENUM ('ok');
--= CREATE TYPE
CREATE FUNCTION of_enum() RETURNS int LANGUAGE plpgsql AS $$ DECLARE z mood%ROWTYPE; BEGIN RETURN 1; END $$;
--! 42P01: relation "mood" does not exist
-- What objects are called in messages.
CREATE TABLE described (a int PRIMARY KEY, b text);
--= CREATE TABLE
CREATE INDEX described_b ON described (b);
--= CREATE INDEX
CREATE VIEW shown AS SELECT a FROM described;
--= CREATE VIEW
CREATE SEQUENCE counted;
--= CREATE SEQUENCE
SELECT pg_describe_object('pg_class'::regclass, 'described'::regclass, 0), pg_describe_object('pg_class'::regclass, 'described'::regclass, 2), pg_describe_object('pg_class'::regclass, 'described_b'::regclass, 0);
--> pg_describe_object:text | pg_describe_object:text | pg_describe_object:text
--| table described | column b of table described | index described_b
SELECT pg_describe_object('pg_class'::regclass, 'shown'::regclass, 0), pg_describe_object('pg_class'::regclass, 'counted'::regclass, 0), pg_describe_object('pg_namespace'::regclass, 'public'::regnamespace, 0);
--> pg_describe_object:text | pg_describe_object:text | pg_describe_object:text
--| view shown | sequence counted | schema public
SELECT pg_describe_object('pg_proc'::regclass, 'of_row'::regproc, 0), pg_describe_object('pg_proc'::regclass, 'lower(text)'::regprocedure, 0), pg_describe_object('pg_type'::regclass, 'pair'::regtype, 0), pg_describe_object('pg_type'::regclass, 'int'::regtype, 0);
--> pg_describe_object:text | pg_describe_object:text | pg_describe_object:text | pg_describe_object:text
--| function of_row() | function lower(text) | type pair | type integer
SELECT pg_describe_object('pg_operator'::regclass, '||(text,text)'::regoperator, 0);
--> pg_describe_object:text
--| operator ||(text,text)
