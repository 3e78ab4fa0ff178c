-- What an error comes of: actions of foreign keys, and queries of functions.
CREATE TABLE p (id int PRIMARY KEY, k varchar(5) UNIQUE);
--= CREATE TABLE
CREATE TABLE c (id int PRIMARY KEY, p int NOT NULL REFERENCES p ON DELETE SET NULL ON UPDATE CASCADE, CHECK (p < 100));
--= CREATE TABLE
CREATE TABLE d (id int PRIMARY KEY, k varchar(5) DEFAULT 'long' CHECK (k <> 'long') REFERENCES p (k) ON DELETE SET DEFAULT ON UPDATE CASCADE);
--= CREATE TABLE
CREATE TABLE e (id int PRIMARY KEY, p int REFERENCES p ON DELETE CASCADE);
--= CREATE TABLE
CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END';
--= CREATE FUNCTION
CREATE TRIGGER t BEFORE DELETE ON e FOR EACH ROW EXECUTE FUNCTION refuse();
--= CREATE TRIGGER
INSERT INTO p VALUES (1, 'a'), (2, 'b'), (3, 'c');
--= INSERT 0 3
INSERT INTO c VALUES (1, 1);
--= INSERT 0 1
INSERT INTO d VALUES (1, 'b');
--= INSERT 0 1
INSERT INTO e VALUES (1, 3);
--= INSERT 0 1
CREATE FUNCTION context_of(command text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
    found text;
BEGIN
    EXECUTE command;
    RETURN 'none';
EXCEPTION WHEN OTHERS THEN
    GET STACKED DIAGNOSTICS found = PG_EXCEPTION_CONTEXT;
    RETURN SQLERRM || E'\n' || found;
END $$;
--= CREATE FUNCTION
SELECT context_of('DELETE FROM p WHERE id = 1');
--> context_of:text
--| null value in column "p" of relation "c" violates not-null constraint␊SQL statement "UPDATE ONLY "public"."c" SET "p" = NULL WHERE $1 OPERATOR(pg_catalog.=) "p""␊SQL statement "DELETE FROM p WHERE id = 1"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
SELECT context_of('UPDATE p SET id = 200 WHERE id = 1');
--> context_of:text
--| new row for relation "c" violates check constraint "c_p_check"␊SQL statement "UPDATE ONLY "public"."c" SET "p" = $1 WHERE $2 OPERATOR(pg_catalog.=) "p""␊SQL statement "UPDATE p SET id = 200 WHERE id = 1"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
SELECT context_of('DELETE FROM p WHERE id = 2');
--> context_of:text
--| new row for relation "d" violates check constraint "d_k_check"␊SQL statement "UPDATE ONLY "public"."d" SET "k" = DEFAULT WHERE $1::pg_catalog.text OPERATOR(pg_catalog.=) "k"::pg_catalog.text"␊SQL statement "DELETE FROM p WHERE id = 2"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
SELECT context_of('UPDATE p SET k = ''long'' WHERE id = 2');
--> context_of:text
--| new row for relation "d" violates check constraint "d_k_check"␊SQL statement "UPDATE ONLY "public"."d" SET "k" = $1 WHERE $2::pg_catalog.text OPERATOR(pg_catalog.=) "k"::pg_catalog.text"␊SQL statement "UPDATE p SET k = 'long' WHERE id = 2"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
SELECT context_of('DELETE FROM p WHERE id = 3');
--> context_of:text
--| no␊PL/pgSQL function refuse() line 1 at RAISE␊SQL statement "DELETE FROM ONLY "public"."e" WHERE $1 OPERATOR(pg_catalog.=) "p""␊SQL statement "DELETE FROM p WHERE id = 3"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
CREATE FUNCTION other_columns() RETURNS TABLE (a int, b int) LANGUAGE plpgsql AS 'BEGIN RETURN QUERY SELECT 1, 2::bigint; END';
--= CREATE FUNCTION
SELECT context_of('SELECT * FROM other_columns()');
--> context_of:text
--| structure of query does not match function result type␊SQL statement "SELECT 1, 2::bigint"␊PL/pgSQL function other_columns() line 1 at RETURN QUERY␊SQL statement "SELECT * FROM other_columns()"␊PL/pgSQL function context_of(text) line 5 at EXECUTE
SELECT pg_get_functiondef('lower(text)'::regprocedure);
--> pg_get_functiondef:text
--| CREATE OR REPLACE FUNCTION pg_catalog.lower(text)␊ RETURNS text␊ LANGUAGE internal␊ IMMUTABLE PARALLEL SAFE STRICT␊AS $function$lower$function$␊
SELECT pg_get_functiondef('sum(int)'::regprocedure);
--! 42809: "sum" is an aggregate function
SELECT count(*) FROM p FULL JOIN c ON (p.id BETWEEN NULL AND 5);
--> count:int8
--| 4
