-- Assignments to parts of variables go the way of those to parts of columns.
CREATE TYPE part_point AS (x int, y int);
--= CREATE TYPE
CREATE TYPE part_holder AS (p part_point, a int[]);
--= CREATE TYPE
DO $$ DECLARE a int[] := '{1,2}'; BEGIN a[4] := 9; a[0] := 5; RAISE NOTICE '%', a; a[1:2] := ARRAY[7, 8]; RAISE NOTICE '%', a; END $$;
--~ [0:4]={5,1,2,NULL,9}
--~ [0:4]={5,7,8,NULL,9}
--= DO
DO $$ DECLARE a int[]; BEGIN a[1000000000] := 1; RAISE NOTICE '%', a; END $$;
--~ [1000000000:1000000000]={1}
--= DO
DO $$ DECLARE a int[]; BEGIN a[2147483647] := 1; END $$;
--! 54000: array lower bound is too large: 2147483647
DO $$ DECLARE a int[] := '{1,2}'; BEGIN a[2147483647] := 1; END $$;
--! 54000: array size exceeds the maximum allowed (134217727)
DO $$ DECLARE a int[] := '{1,2}'; BEGIN a[-2147483648] := 1; END $$;
--! 54000: array size exceeds the maximum allowed (134217727)
DO $$ DECLARE a int[] := '{1,2}'; BEGIN a[1:1000000000] := '{1}'; END $$;
--! 54000: array size exceeds the maximum allowed (134217727)
DO $$ DECLARE a int[]; BEGIN a[1:1000000000] := '{1}'; END $$;
--! 54000: array size exceeds the maximum allowed (134217727)
DO $$ DECLARE a int[] := '{1,2,3}'; BEGIN a[1:2] := '{1}'; END $$;
--! 2202E: source array too small
DO $$ DECLARE a int[] := '{1,2,3}'; BEGIN a[2:1] := '{1}'; END $$;
--! 2202E: upper bound cannot be less than lower bound
DO $$ DECLARE a int[]; BEGIN a[NULL] := 1; END $$;
--! 22004: array subscript in assignment must not be null
DO $$ DECLARE a int[] := '{{1,2},{3,4}}'; BEGIN a[1][2] := 9; RAISE NOTICE '%', a; a[3][1] := 1; END $$;
--~ {{1,9},{3,4}}
--! 2202E: array subscript out of range
DO $$ DECLARE a int[] := '{{1,2},{3,4}}'; BEGIN a[1] := 1; END $$;
--! 2202E: wrong number of array subscripts
DO $$ DECLARE a int[]; BEGIN a[1] := 2.6; a[2] := '7'; RAISE NOTICE '%', a; a[3] := 'x'; END $$;
--~ {3,7}
--! 22P02: invalid input syntax for type integer: "x"
DO $$ DECLARE j jsonb := '{}'; BEGIN j['a'] := '5'; j['b']['c'] := '"x"'; RAISE NOTICE '%', j; END $$;
--~ {"a": 5, "b": {"c": "x"}}
--= DO
DO $$ DECLARE a part_point[]; BEGIN a[1].x := 5; a[2].y := '7'; RAISE NOTICE '%', a; END $$;
--~ {"(5,)","(,7)"}
--= DO
DO $$ DECLARE r part_holder; BEGIN r.p.x := 3; r.a[2] := 4.6; r.a[3] := '9'; RAISE NOTICE '%', r; END $$;
--~ ("(3,)","[2:3]={5,9}")
--= DO
DROP TYPE part_holder, part_point;
--= DROP TYPE

-- In the array of a table.
CREATE TABLE part_array (a int[]);
--= CREATE TABLE
INSERT INTO part_array VALUES ('{1,2}'), (NULL);
--= INSERT 0 2
UPDATE part_array SET a[2147483647] = 1;
--! 54000: array size exceeds the maximum allowed (134217727)
UPDATE part_array SET a[1:1000000000] = '{1}';
--! 54000: array size exceeds the maximum allowed (134217727)
DROP TABLE part_array;
--= DROP TABLE

-- Columns of a view that are the same of its table.
CREATE TABLE twice_base (a int, c int);
--= CREATE TABLE
CREATE VIEW twice_view AS SELECT a, a AS a2, c FROM twice_base;
--= CREATE VIEW
INSERT INTO twice_view VALUES (1, 2, 3);
--! 42601: multiple assignments to same column "a"
INSERT INTO twice_view (a, a2) VALUES (1, 2);
--! 42601: multiple assignments to same column "a"
INSERT INTO twice_view (a2, a2) VALUES (1, 2);
--! 42701: column "a2" specified more than once
INSERT INTO twice_view SELECT 1, 2, 3;
--! 42601: multiple assignments to same column "a"
INSERT INTO twice_view (a2) VALUES (7) RETURNING *;
--> a:int4 | a2:int4 | c:int4
--| 7 | 7 | ∅
--= INSERT 0 1
INSERT INTO twice_view VALUES (1);
--= INSERT 0 1
UPDATE twice_view SET a = 1, a2 = 2;
--! 42601: multiple assignments to same column "a"
UPDATE twice_view SET a2 = 9 RETURNING *;
--> a:int4 | a2:int4 | c:int4
--| 9 | 9 | ∅
--| 9 | 9 | ∅
--= UPDATE 2
DROP VIEW twice_view;
--= DROP VIEW
DROP TABLE twice_base;
--= DROP TABLE
