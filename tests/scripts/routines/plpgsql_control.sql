-- Control flow of PL/pgSQL: blocks, conditions, loops, labels.
CREATE FUNCTION add_one(n integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN n + 1; END $$;
SELECT add_one(41);
SELECT add_one(NULL);
SELECT add_one(n) FROM generate_series(1, 3) n;
SELECT add_one(add_one(add_one(1))) AS nested, add_one('7') AS literal;
CREATE FUNCTION grade(points integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF points IS NULL THEN RETURN 'none';
  ELSIF points >= 90 THEN RETURN 'A';
  ELSEIF points >= 50 THEN RETURN 'B';
  ELSE RETURN 'C';
  END IF;
END $$;
SELECT p, grade(p) FROM (VALUES (95), (90), (89), (50), (0), (NULL)) v(p);
CREATE FUNCTION word(n integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  CASE n
    WHEN 1, 3, 5 THEN RETURN 'odd';
    WHEN 2, 4 THEN RETURN 'even';
    WHEN NULL THEN RETURN 'never';
  END CASE;
END $$;
SELECT word(1), word(2), word(5);
SELECT word(6);
CREATE FUNCTION searched(n integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE r text;
BEGIN
  CASE
    WHEN n < 0 THEN r := 'negative';
    WHEN n = 0 THEN r := 'zero';
    ELSE r := 'positive';
  END CASE;
  RETURN r;
END $$;
SELECT searched(-1), searched(0), searched(9), searched(NULL);
CREATE FUNCTION factorial_loop(n integer) RETURNS numeric LANGUAGE plpgsql AS $$
DECLARE result numeric := 1; i integer := 0;
BEGIN
  LOOP
    i := i + 1;
    EXIT WHEN i > n;
    result = result * i;
  END LOOP;
  RETURN result;
END $$;
SELECT factorial_loop(0), factorial_loop(5), factorial_loop(25);
CREATE FUNCTION fib(n integer) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF n < 2 THEN RETURN n; END IF;
  RETURN fib(n - 1) + fib(n - 2);
END $$;
SELECT n, fib(n) FROM generate_series(0, 15, 5) n;
CREATE FUNCTION gcd_of(a integer, b integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE t integer;
BEGIN
  WHILE b <> 0 LOOP
    t := b; b := a % b; a := t;
  END LOOP;
  RETURN a;
END $$;
SELECT gcd_of(48, 36), gcd_of(17, 5), gcd_of(0, 3);
CREATE FUNCTION sums(lo integer, hi integer, step integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE up text := ''; down text := '';
BEGIN
  FOR i IN lo .. hi BY step LOOP up := up || i || ' '; END LOOP;
  FOR i IN REVERSE hi .. lo BY step LOOP down := down || i || ' '; END LOOP;
  RETURN up || '/ ' || down;
END $$;
SELECT sums(1, 5, 1), sums(1, 10, 4), sums(5, 1, 1);
SELECT sums(1, 5, 0);
SELECT sums(NULL, 5, 1);
SELECT sums(1, NULL, 1);
SELECT sums(1, 5, NULL);
DO $$
DECLARE total integer := 0;
BEGIN
  <<outer_loop>>
  FOR i IN 1 .. 5 LOOP
    FOR j IN 1 .. 5 LOOP
      CONTINUE outer_loop WHEN j > i;
      EXIT outer_loop WHEN i = 4;
      total := total + 1;
      CONTINUE WHEN j % 2 = 0;
      total := total + 10;
    END LOOP;
  END LOOP outer_loop;
  RAISE NOTICE 'total %', total;
END $$;
DO $$
<<first>>
DECLARE x integer := 1;
BEGIN
  <<second>>
  DECLARE x integer := 2;
  BEGIN
    RAISE NOTICE '% % %', x, first.x, second.x;
    first.x := 10;
    EXIT second WHEN first.x = 10;
    RAISE NOTICE 'not reached';
  END second;
  RAISE NOTICE 'after %', x;
  EXIT first;
  RAISE NOTICE 'not reached either';
END first $$;
DO $$ BEGIN FOR i IN 2147483646 .. 2147483647 LOOP RAISE NOTICE '%', i; END LOOP; END $$;
DO $$
DECLARE i integer := 100;
BEGIN
  FOR i IN 1 .. 2 LOOP i := i * 10; RAISE NOTICE 'inner %', i; END LOOP;
  RAISE NOTICE 'outer % found %', i, found;
END $$;
DO $$ BEGIN FOR i IN 2 .. 1 LOOP NULL; END LOOP; RAISE NOTICE 'found %', FOUND; END $$;
DO $$ BEGIN EXIT; END $$;
DO $$ BEGIN CONTINUE; END $$;
DO $$ BEGIN LOOP EXIT missing; END LOOP; END $$;
DO $$ BEGIN <<l>> BEGIN LOOP CONTINUE l; END LOOP; END; END $$;
DO $$ <<a>> BEGIN NULL; END b $$;
DO $$ BEGIN IF NULL THEN RAISE NOTICE 'yes'; ELSE RAISE NOTICE 'no'; END IF; END $$;
DO $$ BEGIN IF 'maybe' THEN NULL; END IF; END $$;
DO $$ BEGIN IF 1 THEN RAISE NOTICE 'one is true'; END IF; END $$;
DO $$ BEGIN WHILE false LOOP NULL; END LOOP; RAISE NOTICE 'done'; END $$;
CREATE FUNCTION nothing() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN END $$;
SELECT nothing();
CREATE FUNCTION just_void() RETURNS void LANGUAGE plpgsql AS $$ BEGIN NULL; END $$;
SELECT just_void();
SELECT just_void() IS NULL AS is_null;
SELECT * FROM just_void();
CREATE FUNCTION void_return() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;
SELECT void_return();
CREATE FUNCTION bad_return() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
CREATE FUNCTION no_value() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;
CREATE FUNCTION unclosed() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN 1; $$;
CREATE FUNCTION mistyped() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETRN 1; END $$;
CREATE FUNCTION text_to_int(t text) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN t; END $$;
SELECT text_to_int('12'), text_to_int(' 7 ');
SELECT text_to_int('twelve');
CREATE FUNCTION rounding(x numeric) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN x; END $$;
SELECT rounding(2.5), rounding(-2.5), rounding(3.49);
CREATE FUNCTION depth(n integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN depth(n + 1); END $$;
SELECT depth(1);
SELECT 1 AS alive;
DO LANGUAGE plpgsql 'BEGIN RAISE NOTICE ''quoted''; END';
DO LANGUAGE sql $$ SELECT 1 $$;
DO LANGUAGE klingon $$ SELECT 1 $$;
DROP FUNCTION add_one, grade, word, searched, factorial_loop, fib, gcd_of, sums, nothing, just_void, void_return, text_to_int, rounding, depth;
