-- Control flow of PL/pgSQL: blocks, conditions, loops, labels.
CREATE FUNCTION add_one(n integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN n + 1; END $$;
--= CREATE FUNCTION
SELECT add_one(41);
--> add_one:int4
--| 42
SELECT add_one(NULL);
--> add_one:int4
--| ∅
SELECT add_one(n) FROM generate_series(1, 3) n;
--> add_one:int4
--| 2
--| 3
--| 4
SELECT add_one(add_one(add_one(1))) AS nested, add_one('7') AS literal;
--> nested:int4 | literal:int4
--| 4 | 8
CREATE FUNCTION grade(points integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  IF points IS NULL THEN RETURN 'none';
  ELSIF points >= 90 THEN RETURN 'A';
  ELSEIF points >= 50 THEN RETURN 'B';
  ELSE RETURN 'C';
  END IF;
END $$;
--= CREATE FUNCTION
SELECT p, grade(p) FROM (VALUES (95), (90), (89), (50), (0), (NULL)) v(p);
--> p:int4 | grade:text
--| 95 | A
--| 90 | A
--| 89 | B
--| 50 | B
--| 0 | C
--| ∅ | none
CREATE FUNCTION word(n integer) RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  CASE n
    WHEN 1, 3, 5 THEN RETURN 'odd';
    WHEN 2, 4 THEN RETURN 'even';
    WHEN NULL THEN RETURN 'never';
  END CASE;
END $$;
--= CREATE FUNCTION
SELECT word(1), word(2), word(5);
--> word:text | word:text | word:text
--| odd | even | odd
SELECT word(6);
--! 20000: case not found
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
--= CREATE FUNCTION
SELECT searched(-1), searched(0), searched(9), searched(NULL);
--> searched:text | searched:text | searched:text | searched:text
--| negative | zero | positive | positive
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
--= CREATE FUNCTION
SELECT factorial_loop(0), factorial_loop(5), factorial_loop(25);
--> factorial_loop:numeric | factorial_loop:numeric | factorial_loop:numeric
--| 1 | 120 | 15511210043330985984000000
CREATE FUNCTION fib(n integer) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  IF n < 2 THEN RETURN n; END IF;
  RETURN fib(n - 1) + fib(n - 2);
END $$;
--= CREATE FUNCTION
SELECT n, fib(n) FROM generate_series(0, 15, 5) n;
--> n:int4 | fib:int8
--| 0 | 0
--| 5 | 5
--| 10 | 55
--| 15 | 610
CREATE FUNCTION gcd_of(a integer, b integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE t integer;
BEGIN
  WHILE b <> 0 LOOP
    t := b; b := a % b; a := t;
  END LOOP;
  RETURN a;
END $$;
--= CREATE FUNCTION
SELECT gcd_of(48, 36), gcd_of(17, 5), gcd_of(0, 3);
--> gcd_of:int4 | gcd_of:int4 | gcd_of:int4
--| 12 | 1 | 3
CREATE FUNCTION sums(lo integer, hi integer, step integer) RETURNS text LANGUAGE plpgsql AS $$
DECLARE up text := ''; down text := '';
BEGIN
  FOR i IN lo .. hi BY step LOOP up := up || i || ' '; END LOOP;
  FOR i IN REVERSE hi .. lo BY step LOOP down := down || i || ' '; END LOOP;
  RETURN up || '/ ' || down;
END $$;
--= CREATE FUNCTION
SELECT sums(1, 5, 1), sums(1, 10, 4), sums(5, 1, 1);
--> sums:text | sums:text | sums:text
--| 1 2 3 4 5 / 5 4 3 2 1␠ | 1 5 9 / 10 6 2␠ | /␠
SELECT sums(1, 5, 0);
--! 22023: BY value of FOR loop must be greater than zero
SELECT sums(NULL, 5, 1);
--! 22004: lower bound of FOR loop cannot be null
SELECT sums(1, NULL, 1);
--! 22004: upper bound of FOR loop cannot be null
SELECT sums(1, 5, NULL);
--! 22004: BY value of FOR loop cannot be null
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
--~ total 46
--= DO
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
--~ 2 1 2
--~ after 10
--= DO
DO $$ BEGIN FOR i IN 2147483646 .. 2147483647 LOOP RAISE NOTICE '%', i; END LOOP; END $$;
--~ 2147483646
--~ 2147483647
--= DO
DO $$
DECLARE i integer := 100;
BEGIN
  FOR i IN 1 .. 2 LOOP i := i * 10; RAISE NOTICE 'inner %', i; END LOOP;
  RAISE NOTICE 'outer % found %', i, found;
END $$;
--~ inner 10
--~ inner 20
--~ outer 100 found t
--= DO
DO $$ BEGIN FOR i IN 2 .. 1 LOOP NULL; END LOOP; RAISE NOTICE 'found %', FOUND; END $$;
--~ found f
--= DO
DO $$ BEGIN EXIT; END $$;
--! 42601: EXIT cannot be used outside a loop, unless it has a label
DO $$ BEGIN CONTINUE; END $$;
--! 42601: CONTINUE cannot be used outside a loop
DO $$ BEGIN LOOP EXIT missing; END LOOP; END $$;
--! 42601: there is no label "missing" attached to any block or loop enclosing this statement
DO $$ BEGIN <<l>> BEGIN LOOP CONTINUE l; END LOOP; END; END $$;
--! 42601: block label "l" cannot be used in CONTINUE
DO $$ <<a>> BEGIN NULL; END b $$;
--! 42601: end label "b" differs from block's label "a"
DO $$ BEGIN IF NULL THEN RAISE NOTICE 'yes'; ELSE RAISE NOTICE 'no'; END IF; END $$;
--~ no
--= DO
DO $$ BEGIN IF 'maybe' THEN NULL; END IF; END $$;
--! 22P02: invalid input syntax for type boolean: "maybe"
DO $$ BEGIN IF 1 THEN RAISE NOTICE 'one is true'; END IF; END $$;
--~ one is true
--= DO
DO $$ BEGIN WHILE false LOOP NULL; END LOOP; RAISE NOTICE 'done'; END $$;
--~ done
--= DO
CREATE FUNCTION nothing() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN END $$;
--= CREATE FUNCTION
SELECT nothing();
--! 2F005: control reached end of function without RETURN
CREATE FUNCTION just_void() RETURNS void LANGUAGE plpgsql AS $$ BEGIN NULL; END $$;
--= CREATE FUNCTION
SELECT just_void();
--> just_void:void
--| 
SELECT just_void() IS NULL AS is_null;
--> is_null:bool
--| f
SELECT * FROM just_void();
--> just_void:void
--| 
CREATE FUNCTION void_return() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;
--= CREATE FUNCTION
SELECT void_return();
--> void_return:void
--| 
CREATE FUNCTION bad_return() RETURNS void LANGUAGE plpgsql AS $$ BEGIN RETURN 1; END $$;
--! 42804: RETURN cannot have a parameter in function returning void
CREATE FUNCTION no_value() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN; END $$;
--! 42601: missing expression at or near ";"
CREATE FUNCTION unclosed() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN 1; $$;
--! 42601: syntax error at end of input
CREATE FUNCTION mistyped() RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETRN 1; END $$;
--! 42601: syntax error at or near "RETRN"
CREATE FUNCTION text_to_int(t text) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN t; END $$;
--= CREATE FUNCTION
SELECT text_to_int('12'), text_to_int(' 7 ');
--> text_to_int:int4 | text_to_int:int4
--| 12 | 7
SELECT text_to_int('twelve');
--! 22P02: invalid input syntax for type integer: "twelve"
CREATE FUNCTION rounding(x numeric) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN x; END $$;
--= CREATE FUNCTION
SELECT rounding(2.5), rounding(-2.5), rounding(3.49);
--> rounding:int4 | rounding:int4 | rounding:int4
--| 3 | -3 | 3
CREATE FUNCTION depth(n integer) RETURNS integer LANGUAGE plpgsql AS $$ BEGIN RETURN depth(n + 1); END $$;
--= CREATE FUNCTION
SELECT depth(1);
--! 54001: stack depth limit exceeded
SELECT 1 AS alive;
--> alive:int4
--| 1
DO LANGUAGE plpgsql 'BEGIN RAISE NOTICE ''quoted''; END';
--~ quoted
--= DO
DO LANGUAGE sql $$ SELECT 1 $$;
--! 0A000: language "sql" does not support inline code execution
DO LANGUAGE klingon $$ SELECT 1 $$;
--! 42704: language "klingon" does not exist
DROP FUNCTION add_one, grade, word, searched, factorial_loop, fib, gcd_of, sums, nothing, just_void, void_return, text_to_int, rounding, depth;
--= DROP FUNCTION
