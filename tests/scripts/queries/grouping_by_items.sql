-- In grouping sets two items of the select list are two keys, though they have one value: by name, by place, or as the first that says the same.
SELECT g AS alias1, g AS alias2 FROM generate_series(1, 3) g GROUP BY alias1, ROLLUP (alias2) ORDER BY 1, 2;
--> alias1:int4 | alias2:int4
--| 1 | 1
--| 1 | ∅
--| 2 | 2
--| 2 | ∅
--| 3 | 3
--| 3 | ∅
SELECT g AS a1, g AS a2 FROM generate_series(1, 2) g GROUP BY GROUPING SETS ((a1), (a2)) ORDER BY 1, 2;
--> a1:int4 | a2:int4
--| 1 | ∅
--| 2 | ∅
--| ∅ | 1
--| ∅ | 2
SELECT g AS a1, g AS a2 FROM generate_series(1, 2) g GROUP BY GROUPING SETS ((1), (2)) ORDER BY 1, 2;
--> a1:int4 | a2:int4
--| 1 | ∅
--| 2 | ∅
--| ∅ | 1
--| ∅ | 2
SELECT g + 1 AS a1, g + 1 AS a2, grouping(g + 1) FROM generate_series(1, 2) g GROUP BY GROUPING SETS ((1), (2)) ORDER BY 1, 2;
--> a1:int4 | a2:int4 | grouping:int4
--| 2 | ∅ | 0
--| 3 | ∅ | 0
--| ∅ | 2 | 1
--| ∅ | 3 | 1
SELECT g AS a1, g AS a2, grouping(g) FROM generate_series(1, 2) g GROUP BY ROLLUP (a1, a2) ORDER BY 1, 2;
--> a1:int4 | a2:int4 | grouping:int4
--| 1 | 1 | 0
--| 1 | ∅ | 0
--| 2 | 2 | 0
--| 2 | ∅ | 0
--| ∅ | ∅ | 1
SELECT g AS a1, g AS a2, count(*) FROM generate_series(1, 2) g GROUP BY a1, a2 ORDER BY 1;
--> a1:int4 | a2:int4 | count:int8
--| 1 | 1 | 1
--| 2 | 2 | 1
SELECT g, g AS a2, count(*) FROM generate_series(1, 2) g GROUP BY CUBE (g, g) ORDER BY 1, 2;
--> g:int4 | a2:int4 | count:int8
--| 1 | 1 | 1
--| 1 | 1 | 1
--| 1 | 1 | 1
--| 2 | 2 | 1
--| 2 | 2 | 1
--| 2 | 2 | 1
--| ∅ | ∅ | 2
SELECT g AS a1, g AS a2, g * 10 AS a3 FROM generate_series(1, 2) g GROUP BY GROUPING SETS ((a1), (a2)) ORDER BY 1, 2;
--> a1:int4 | a2:int4 | a3:int4
--| 1 | ∅ | 10
--| 2 | ∅ | 20
--| ∅ | 1 | ∅
--| ∅ | 2 | ∅
SELECT g AS a1, g AS a2, max(g) FROM generate_series(1, 2) g GROUP BY GROUPING SETS ((a1), (a2)) HAVING g = 1 ORDER BY a2, a1;
--> a1:int4 | a2:int4 | max:int4
--| 1 | ∅ | 1
