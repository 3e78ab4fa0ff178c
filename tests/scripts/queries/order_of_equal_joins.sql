-- Of two relations that cost the same to join, the first is read first: rows come as they would be written down.
SELECT x, y FROM generate_series(1, 2) x, generate_series(1, 2) y;
--> x:int4 | y:int4
--| 1 | 1
--| 1 | 2
--| 2 | 1
--| 2 | 2
SELECT a, b FROM (VALUES (1), (2)) f(a), (VALUES ('x'), ('y')) g(b);
--> a:int4 | b:text
--| 1 | x
--| 1 | y
--| 2 | x
--| 2 | y
SELECT x, y FROM generate_series(1, 2) x CROSS JOIN generate_series(3, 4) y WHERE x + y > 4;
--> x:int4 | y:int4
--| 1 | 4
--| 2 | 3
--| 2 | 4
