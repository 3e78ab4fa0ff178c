-- Records of expressions in FROM are of the columns that the query tells, or refused.
SELECT * FROM (VALUES (1)) AS v(x), coalesce(row(1, x)) AS c(d int, e int);
--> x:int4 | d:int4 | e:int4
--| 1 | 1 | 1
SELECT * FROM coalesce(row(1, 2, 3)) AS c(d int, e int, f float);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM coalesce(row(1)) AS c(d int, e int);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM coalesce(row(1, 2)) AS c(d int);
--! 42804: function return row and query-specified return row do not match
SELECT * FROM coalesce(NULL::record) AS c(d int, e int);
--> d:int4 | e:int4
--| ∅ | ∅
SELECT * FROM coalesce(row(1, 'a'::text)) AS c(d int, e text);
--> d:int4 | e:text
--| 1 | a
