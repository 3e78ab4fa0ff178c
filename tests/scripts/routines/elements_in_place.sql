-- Elements assigned to change the variable's array and nobody else's, however it was taken before.
CREATE TYPE in_place_pair AS (k int, a int[]);
--= CREATE TYPE
CREATE TABLE in_place (id int PRIMARY KEY, a int[], t text);
--= CREATE TABLE
-- Another variable, either way round.
DO $$ DECLARE a int[] := '{1,2,3}'; b int[]; c int[]; BEGIN a[1] := 10; b := a; a[2] := 20; c := b; b[3] := 30; c[1] := 0; a[3] := 33; RAISE NOTICE '% % %', a, b, c; END $$;
--~ {10,20,33} {10,2,30} {0,2,3}
--= DO
-- A default that is a constant of the plan, in a loop.
DO $$ BEGIN FOR i IN 1..3 LOOP DECLARE a int[] := '{1,2,3}'; BEGIN RAISE NOTICE '%', a; a[i] := 0; a[i] := -1; RAISE NOTICE '%', a; END; END LOOP; END $$;
--~ {1,2,3}
--~ {-1,2,3}
--~ {1,2,3}
--~ {1,-1,3}
--~ {1,2,3}
--~ {1,2,-1}
--= DO
-- Rows written, queries, aggregates.
DO $$ DECLARE v int[] := '{1,2,3}'; BEGIN
  FOR i IN 1..3 LOOP v[i] := v[i] * 10; INSERT INTO in_place (id, a) VALUES (i, v); END LOOP;
  v[1] := 0; INSERT INTO in_place SELECT 4, v; v[1] := 1; UPDATE in_place SET a = v WHERE id = 2; v[2] := 7; END $$;
--= DO
SELECT id, a FROM in_place ORDER BY id;
--> id:int4 | a:_int4
--| 1 | {10,2,3}
--| 2 | {1,20,30}
--| 3 | {10,20,30}
--| 4 | {0,20,30}
-- RETURN NEXT of an output and of a row, RETURN QUERY.
CREATE FUNCTION in_place_outputs(OUT a int[], OUT n int) RETURNS SETOF record LANGUAGE plpgsql AS $$ BEGIN a := '{0,0,0}'; FOR i IN 1..3 LOOP a[i] := i; n := i; RETURN NEXT; END LOOP; END $$;
--= CREATE FUNCTION
SELECT * FROM in_place_outputs();
--> a:_int4 | n:int4
--| {1,0,0} | 1
--| {1,2,0} | 2
--| {1,2,3} | 3
CREATE FUNCTION in_place_rows() RETURNS SETOF int[] LANGUAGE plpgsql AS $$ DECLARE a int[] := '{0,0,0}'; BEGIN FOR i IN 1..3 LOOP a[i] := i; RETURN NEXT a; END LOOP; a[1] := 9; RETURN QUERY SELECT a; a[1] := 8; RETURN QUERY SELECT a UNION ALL SELECT a; END $$;
--= CREATE FUNCTION
SELECT * FROM in_place_rows();
--> in_place_rows:_int4
--| {1,0,0}
--| {1,2,0}
--| {1,2,3}
--| {9,2,3}
--| {8,2,3}
--| {8,2,3}
-- Arguments, inputs that are outputs, results.
CREATE FUNCTION in_place_change(a int[]) RETURNS int[] LANGUAGE plpgsql AS $$ BEGIN a[1] := a[1] + 100; a[2] := a[1]; RETURN a; END $$;
--= CREATE FUNCTION
CREATE PROCEDURE in_place_swap(INOUT a int[], b int[]) LANGUAGE plpgsql AS $$ DECLARE t int := a[1]; BEGIN a[1] := b[1]; b[1] := t; END $$;
--= CREATE PROCEDURE
DO $$ DECLARE a int[] := '{1,2,3}'; b int[]; BEGIN a[3] := 4; b := in_place_change(a); a[3] := 5; RAISE NOTICE '% %', a, b; CALL in_place_swap(a, b); b[3] := 0; RAISE NOTICE '% %', a, b; a[1] := (in_place_change(a))[1]; a[a[1] - 200] := (SELECT sum(x) FROM unnest(a) x); RAISE NOTICE '%', a; END $$;
--~ {1,2,5} {101,101,4}
--~ {101,2,5} {101,101,0}
--~ {208,2,5}
--= DO
-- Cursors and loops keep what they began with.
DO $$ DECLARE a int[] := '{1,2,3}'; c CURSOR FOR SELECT a[i], a FROM generate_series(1, 3) i; e int; w int[]; BEGIN
  a[1] := 5; OPEN c; a[2] := 6; FETCH c INTO e, w; RAISE NOTICE '% %', e, w; a[3] := 7; FETCH c INTO e, w; RAISE NOTICE '% %', e, w; CLOSE c;
  FOREACH e IN ARRAY a LOOP a[3] := a[3] + e; RAISE NOTICE '% %', e, a; END LOOP;
  FOR e IN SELECT unnest(a) LOOP a[1] := a[1] + e; RAISE NOTICE '% %', e, a; END LOOP;
  FOR e IN EXECUTE 'SELECT unnest($1)' USING a LOOP a[2] := a[2] + e; RAISE NOTICE '% %', e, a; END LOOP; END $$;
--~ 5 {5,2,3}
--~ 2 {5,2,3}
--~ 5 {5,6,12}
--~ 6 {5,6,18}
--~ 7 {5,6,25}
--~ 5 {10,6,25}
--~ 6 {16,6,25}
--~ 25 {41,6,25}
--~ 41 {41,47,25}
--~ 6 {41,53,25}
--~ 25 {41,78,25}
--= DO
-- Records, composites, arrays of them, jsonb.
DO $$ DECLARE a int[] := '{1,2}'; r in_place_pair; q in_place_pair; s in_place_pair[]; u in_place_pair[]; d record; BEGIN
  a[1] := 9; r := ROW(1, a); a[1] := 8; q := r; r.a[2] := 7; r.k := 2; SELECT 5 AS k, a AS v INTO d; a[2] := 6; RAISE NOTICE '% % % %', a, r, q, d;
  s[1] := r; s[2] := q; u := s; s[1].a[1] := 0; s[2].k := 3; r.a[1] := 1; u[2].a[2] := 4; RAISE NOTICE '% % %', s, u, r; END $$;
--~ {8,6} (2,"{9,7}") (1,"{9,2}") (5,"{8,2}")
--~ {"(2,\"{0,7}\")","(3,\"{9,2}\")"} {"(2,\"{9,7}\")","(1,\"{9,4}\")"} (2,"{1,7}")
--= DO
-- Growing at either end beside one that was taken, with and without gaps.
DO $$ DECLARE a int[] := '{1}'; b int[]; c int[]; BEGIN
  a[1] := 2; FOR i IN 2..12 LOOP a[i] := i; END LOOP; b := a; a[13] := 13; b[13] := -13; c := b || 14; b[14] := -14; a[1] := 0; c[1] := 7; RAISE NOTICE '% % %', a, b, c;
  b := a; a[0] := 1; a[16] := 16; a[1] := 5; b[2] := 5; RAISE NOTICE '% %', a, b;
  a := a || 17; c := a; a[16] := 1; c := array_append(c, 18); c[17] := 2; RAISE NOTICE '% %', a, c; END $$;
--~ {0,2,3,4,5,6,7,8,9,10,11,12,13} {2,2,3,4,5,6,7,8,9,10,11,12,-13,-14} {7,2,3,4,5,6,7,8,9,10,11,12,-13,14}
--~ [0:16]={1,5,2,3,4,5,6,7,8,9,10,11,12,13,NULL,NULL,16} {0,5,3,4,5,6,7,8,9,10,11,12,13}
--~ [0:17]={1,5,2,3,4,5,6,7,8,9,10,11,12,13,NULL,NULL,1,17} [0:18]={1,5,2,3,4,5,6,7,8,9,10,11,12,13,NULL,NULL,16,2,18}
--= DO
DO $$ DECLARE a int[] := '{1}'; b int[]; c int[] := '{}'; d int[]; BEGIN
  FOR i IN 2..20 LOOP a := a || i; a[i / 2] := -i; IF i = 10 THEN b := a; END IF; END LOOP; RAISE NOTICE '% %', a, b;
  b := a; a := a || 21; b := b || 22; a[1] := 0; b[2] := 0; RAISE NOTICE '% %', a, b;
  c := c || b; c[1] := 7; d := d || c; d[2] := 7; c := c || c; c[3] := 7; d := d || '{}'; d[4] := 7; a := a || NULL::int[]; RAISE NOTICE '% % % %', a, b, c, d;
  a := array_append(a, a[1]); b := a; a := array_cat(a, a[1:2]); a[2] := 99; RAISE NOTICE '% %', a[1:3], b[1:3];
  BEGIN a := a || '{{1},{2}}'::int[]; EXCEPTION WHEN array_subscript_error THEN RAISE NOTICE '%', cardinality(a); END; END $$;
--~ {-3,-5,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20} {-3,-5,-7,-9,-10,6,7,8,9,10}
--~ {0,-5,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,21} {-3,0,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,22}
--~ {0,-5,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,21} {-3,0,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,22} {7,0,7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,22,7,0,-7,-9,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,22} {7,7,-7,7,-11,-13,-15,-17,-19,-20,11,12,13,14,15,16,17,18,19,20,22}
--~ {0,99,-7} {0,-5,-7}
--~ 24
--= DO
-- Slices and more dimensions.
DO $$ DECLARE a int[] := '{{1,2},{3,4}}'; b int[]; s int[] := '{1,2,3,4,5}'; t int[]; BEGIN
  a[1][1] := 5; b := a; a[2][2] := 6; b[1:1][2:2] := '{{9}}'; a[1:2][1:1] := b[1:2][2:2]; RAISE NOTICE '% %', a, b;
  s[1] := 0; t := s; s[2:4] := s[1:3]; s[1:2] := s[2:3]; t[5] := 9; RAISE NOTICE '% %', s, t; s[1:5] := t[1:5]; t[1] := 1; RAISE NOTICE '% %', s, t; END $$;
--~ {{9,2},{4,6}} {{5,9},{3,4}}
--~ {0,2,2,3,5} {0,2,3,4,9}
--~ {0,2,3,4,9} {1,2,3,4,9}
--= DO
-- What fails leaves the variable as it was.
CREATE DOMAIN in_place_small AS int[] CHECK (VALUE[1] < 10);
--= CREATE DOMAIN
DO $$ DECLARE a in_place_small := '{1,2}'; b int[] := '{1,2}'; BEGIN
  a[2] := 20; b[1] := 3;
  BEGIN a[1] := 30; EXCEPTION WHEN check_violation THEN RAISE NOTICE '%', a; END;
  BEGIN b[1] := 1 / (b[2] - 2); EXCEPTION WHEN division_by_zero THEN RAISE NOTICE '%', b; END;
  BEGIN b[1] := 5; b[1][1] := 4; EXCEPTION WHEN array_subscript_error THEN RAISE NOTICE '%', b; END;
  BEGIN b[2] := 'x'; EXCEPTION WHEN invalid_text_representation THEN RAISE NOTICE '%', b; END; END $$;
--~ {1,20}
--~ {3,2}
--~ {5,2}
--~ {5,2}
--= DO
-- Recursion, and a procedure that commits.
CREATE FUNCTION in_place_permutations(a int[], n int) RETURNS SETOF int[] LANGUAGE plpgsql AS $$ DECLARE t int; BEGIN
  IF n = 1 THEN RETURN NEXT a; RETURN; END IF;
  FOR i IN 1..n LOOP t := a[i]; a[i] := a[n]; a[n] := t; RETURN QUERY SELECT * FROM in_place_permutations(a, n - 1); t := a[i]; a[i] := a[n]; a[n] := t; END LOOP; END $$;
--= CREATE FUNCTION
SELECT * FROM in_place_permutations('{1,2,3}', 3);
--> in_place_permutations:_int4
--| {2,3,1}
--| {3,2,1}
--| {3,1,2}
--| {1,3,2}
--| {2,1,3}
--| {1,2,3}
DO $$ DECLARE a int[] := '{1,2}'; b int[]; BEGIN a[1] := 3; b := a; COMMIT; a[2] := 4; COMMIT; b[1] := 5; RAISE NOTICE '% %', a, b; END $$;
--~ {3,4} {5,2}
--= DO
-- Conditions that only look at it.
DO $$ DECLARE a int[] := '{3,1,2}'; n int := 1; BEGIN WHILE n <= array_length(a, 1) LOOP a[n] := a[n] * 2; n := n + 1; END LOOP;
  IF a IS NOT NULL AND cardinality(a) = 3 AND 6 = ANY (a) THEN a[1] := 1; END IF; IF 6 = ANY (a) OR a = '{6,2,4}' THEN RAISE NOTICE 'stale'; END IF; RAISE NOTICE '% %', a, array_position(a, 4); END $$;
--~ {1,2,4} 3
--= DO
-- Texts that grow: whoever took one earlier has it as it was.
DO $$ DECLARE s text := ''; t text; u text; BEGIN
  FOR i IN 1..400 LOOP s := s || i || ','; IF i = 200 THEN t := s; END IF; END LOOP;
  u := t; t := t || 'x' || 'y'; u := u || 'z'; s := t; s := s || 1.5; t := t || true; RAISE NOTICE '% % %', right(s, 12), right(t, 12), right(u, 12);
  RAISE NOTICE '% % % %', length(s), length(t), length(u), md5(s || t || u); s := s || NULL; RAISE NOTICE '%', s; END $$;
--~ 99,200,xy1.5 9,200,xytrue 98,199,200,z
--~ 697 698 693 91f584bd9c7d649e59c0d9a7c98327b2
--~ <NULL>
--= DO
DO $$ DECLARE v varchar(5) := 'abc'; b bytea := 'ab'; c char(4) := 'a'; BEGIN v := v || 'de'; b := b || '\x00'::bytea || b; c := c || 'b'; RAISE NOTICE '% % %', v, b, c; v := v || 'f'; END $$;
--~ abcde \x6162006162 ab ␠
--! 22001: value too long for type character varying(5)
CREATE FUNCTION in_place_text(s text, n int) RETURNS text LANGUAGE plpgsql AS $$ DECLARE kept text; BEGIN
  s := s || repeat(n::text, 150); kept := s; IF n > 0 THEN s := s || right(in_place_text(s, n - 1), 5) || '.'; END IF; INSERT INTO in_place (id, t) VALUES (100 + n, kept) ON CONFLICT DO NOTHING; s := s || '!'; RETURN s; END $$;
--= CREATE FUNCTION
SELECT length(in_place_text('', 4)), right(in_place_text('', 3), 20), md5(in_place_text('x', 5));
--> length:int4 | right:text | md5:text
--| 157 | 3333333333333!.!.!.! | 703f4f7226a2bc598af94039b921c163
SELECT id, length(t), right(t, 8), md5(t) FROM in_place WHERE id >= 100 ORDER BY id;
--> id:int4 | length:int4 | right:text | md5:text
--| 100 | 750 | 00000000 | 81bc26bae87aaeb89417e55dd5df9636
--| 101 | 600 | 11111111 | f013fcf2aa31d6f9e434161333dd66c9
--| 102 | 450 | 22222222 | e51754f830b506dadee41e0bd67a6e7e
--| 103 | 300 | 33333333 | 7cb36ca68e593eb820372cbb4738dab8
--| 104 | 150 | 44444444 | a9995523e4e31abdaa5fa59a04d29469
--| 105 | 151 | 55555555 | 3abbf580e353441990d2148241e7de6f
DO $$ DECLARE s text := repeat('a', 300); c CURSOR FOR SELECT s || i FROM generate_series(1, 2) i; t text; BEGIN s := s || 'b'; OPEN c; s := s || 'c'; FETCH c INTO t; RAISE NOTICE '%', right(t, 3); s := left(s, 301); s := s || 'd'; FETCH c INTO t; RAISE NOTICE '% %', right(t, 3), right(s, 3); END $$;
--~ ab1
--~ ab2 abd
--= DO
DROP FUNCTION in_place_outputs, in_place_rows, in_place_change, in_place_permutations, in_place_text;
--= DROP FUNCTION
DROP PROCEDURE in_place_swap;
--= DROP PROCEDURE
DROP TABLE in_place;
--= DROP TABLE
DROP DOMAIN in_place_small;
--= DROP DOMAIN
DROP TYPE in_place_pair;
--= DROP TYPE
