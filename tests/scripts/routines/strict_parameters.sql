--@ positions
-- what INTO STRICT was given, where that is asked for
CREATE TABLE found (a int, b text);
--= CREATE TABLE
INSERT INTO found VALUES (1, 'one'), (2, 'two'), (2, 'it''s'), (3, NULL);
--= INSERT 0 4
CREATE FUNCTION strict_static(p int, q text) RETURNS int LANGUAGE plpgsql AS $$
#print_strict_params on
DECLARE r record; w record; n text;
BEGIN
  SELECT 7 AS seven INTO w;
  SELECT * FROM found INTO STRICT r WHERE a = p AND (b = q OR q IS NULL OR a = w.seven OR b = n);
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_static(1, 'one');
--> strict_static:int4
--| 1
SELECT strict_static(9, 'it''s');
--! P0002: query returned no rows
SELECT strict_static(2, NULL);
--! P0003: query returned more than one row
CREATE FUNCTION strict_none() RETURNS int LANGUAGE plpgsql AS $$
#print_strict_params on
DECLARE r record;
BEGIN
  SELECT * FROM found INTO STRICT r WHERE a = 9;
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_none();
--! P0002: query returned no rows
CREATE FUNCTION strict_dynamic(p int, q text) RETURNS int LANGUAGE plpgsql AS $$
#print_strict_params on
DECLARE r record;
BEGIN
  EXECUTE 'SELECT * FROM found WHERE a = $1 AND (b = $2 OR $2 IS NULL)' INTO STRICT r USING p, q;
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_dynamic(9, 'x');
--! P0002: query returned no rows
SELECT strict_dynamic(2, NULL);
--! P0003: query returned more than one row
CREATE FUNCTION strict_plain(p int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  SELECT * FROM found INTO STRICT r WHERE a = p;
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_plain(9);
--! P0002: query returned no rows
SET plpgsql.print_strict_params = on;
--= SET
DISCARD PLANS;
--= DISCARD PLANS
CREATE OR REPLACE FUNCTION strict_plain(p int) RETURNS int LANGUAGE plpgsql AS $$
DECLARE r record;
BEGIN
  SELECT * FROM found INTO STRICT r WHERE a = p;
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_plain(9);
--! P0002: query returned no rows
CREATE FUNCTION strict_off(p int) RETURNS int LANGUAGE plpgsql AS $$
#print_strict_params off
DECLARE r record;
BEGIN
  SELECT * FROM found INTO STRICT r WHERE a = p;
  RETURN r.a;
END $$;
--= CREATE FUNCTION
SELECT strict_off(9);
--! P0002: query returned no rows
CREATE FUNCTION strict_maybe() RETURNS int LANGUAGE plpgsql AS $$
#print_strict_params maybe
BEGIN
  RETURN 1;
END $$;
--! XX000: unrecognized print_strict_params option maybe
RESET plpgsql.print_strict_params;
--= RESET
SET plpgsql.no_such_setting = on;
--! 42602: invalid configuration parameter name "plpgsql.no_such_setting"
