-- Of relations that cost the same to join, the first is read first: rows come as they would be written down.
SELECT x, y FROM generate_series(1, 2) x, generate_series(1, 2) y;
SELECT * FROM generate_series(1, 2) x CROSS JOIN generate_series(5, 6) y CROSS JOIN generate_series(8, 9) z;
SELECT a, b, c FROM (VALUES (1), (2)) f(a), (VALUES ('x'), ('y')) g(b), (VALUES (true), (false)) h(c);
