-- An assignment takes the first row of functions that return sets, and aggregates and windows over nothing.

CREATE FUNCTION one() RETURNS SETOF int LANGUAGE sql AS 'SELECT 7';
--= CREATE FUNCTION
CREATE FUNCTION nothing() RETURNS SETOF int LANGUAGE sql AS 'SELECT 7 WHERE false';
--= CREATE FUNCTION
DO $$
DECLARE x int; a int[] := '{0,0}';
BEGIN
  x := one();
  RAISE NOTICE '%', x;
  x := one() * 2 + generate_series(1, 1);
  RAISE NOTICE '%', x;
  x := nothing();
  RAISE NOTICE '%', x;
  a[2] := one();
  RAISE NOTICE '%', a;
  x := count(*);
  RAISE NOTICE '%', x;
  IF one() = 7 THEN RAISE NOTICE 'seven'; END IF;
END $$;
--~ 7
--~ 15
--~ <NULL>
--~ {0,7}
--~ 1
--~ seven
--= DO
DO $$ DECLARE x int; BEGIN x := generate_series(1, 2); EXCEPTION WHEN cardinality_violation THEN RAISE NOTICE 'too many'; END $$;
--~ too many
--= DO
