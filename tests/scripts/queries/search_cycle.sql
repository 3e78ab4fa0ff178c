-- SEARCH and CYCLE of recursive WITH queries.

CREATE TABLE tree (id int PRIMARY KEY, parent int, name text);
--= CREATE TABLE
INSERT INTO tree VALUES (1, NULL, 'root'), (2, 1, 'b'), (3, 1, 'a'), (4, 2, 'd'), (5, 2, 'c'), (6, 3, 'e');
--= INSERT 0 6
CREATE TABLE edge (f int, t int);
--= CREATE TABLE
INSERT INTO edge VALUES (1, 2), (1, 3), (2, 3), (1, 4), (4, 5), (5, 1);
--= INSERT 0 6
WITH RECURSIVE s AS (SELECT id, name FROM tree WHERE parent IS NULL UNION ALL SELECT t.id, t.name FROM tree t JOIN s ON t.parent = s.id) SEARCH DEPTH FIRST BY id SET o SELECT * FROM s ORDER BY o;
--> id:int4 | name:text | o:_record
--| 1 | root | {(1)}
--| 2 | b | {(1),(2)}
--| 4 | d | {(1),(2),(4)}
--| 5 | c | {(1),(2),(5)}
--| 3 | a | {(1),(3)}
--| 6 | e | {(1),(3),(6)}
WITH RECURSIVE s AS (SELECT id, name FROM tree WHERE parent IS NULL UNION ALL SELECT t.id, t.name FROM tree t, s WHERE t.parent = s.id) SEARCH BREADTH FIRST BY id SET o SELECT * FROM s ORDER BY o;
--> id:int4 | name:text | o:record
--| 1 | root | (0,1)
--| 2 | b | (1,2)
--| 3 | a | (1,3)
--| 4 | d | (2,4)
--| 5 | c | (2,5)
--| 6 | e | (2,6)
WITH RECURSIVE s(i, n) AS (SELECT id, name FROM tree WHERE parent IS NULL UNION ALL SELECT t.id, t.name FROM tree t JOIN s ON t.parent = s.i) SEARCH DEPTH FIRST BY n, i SET o SELECT i, n, o FROM s ORDER BY o;
--> i:int4 | n:text | o:_record
--| 1 | root | {"(root,1)"}
--| 3 | a | {"(root,1)","(a,3)"}
--| 6 | e | {"(root,1)","(a,3)","(e,6)"}
--| 2 | b | {"(root,1)","(b,2)"}
--| 5 | c | {"(root,1)","(b,2)","(c,5)"}
--| 4 | d | {"(root,1)","(b,2)","(d,4)"}
WITH RECURSIVE s AS (SELECT id, name FROM tree WHERE parent IS NULL UNION SELECT t.id, t.name FROM tree t JOIN s ON t.parent = s.id) SEARCH DEPTH FIRST BY id SET o SELECT * FROM s ORDER BY o DESC LIMIT 3;
--> id:int4 | name:text | o:_record
--| 6 | e | {(1),(3),(6)}
--| 3 | a | {(1),(3)}
--| 5 | c | {(1),(2),(5)}
WITH RECURSIVE g(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e, g WHERE e.f = g.t) CYCLE f, t SET is_cycle USING path SELECT * FROM g ORDER BY path;
--> f:int4 | t:int4 | is_cycle:bool | path:_record
--| 1 | 2 | f | {"(1,2)"}
--| 2 | 3 | f | {"(1,2)","(2,3)"}
--| 1 | 3 | f | {"(1,3)"}
--| 1 | 4 | f | {"(1,4)"}
--| 4 | 5 | f | {"(1,4)","(4,5)"}
--| 5 | 1 | f | {"(1,4)","(4,5)","(5,1)"}
--| 1 | 2 | f | {"(1,4)","(4,5)","(5,1)","(1,2)"}
--| 2 | 3 | f | {"(1,4)","(4,5)","(5,1)","(1,2)","(2,3)"}
--| 1 | 3 | f | {"(1,4)","(4,5)","(5,1)","(1,3)"}
--| 1 | 4 | t | {"(1,4)","(4,5)","(5,1)","(1,4)"}
WITH RECURSIVE g(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e, g WHERE e.f = g.t) CYCLE f SET is_cycle TO 'Y' DEFAULT 'N' USING path SELECT is_cycle, count(*), max(path) FROM g GROUP BY 1 ORDER BY 1;
--> is_cycle:text | count:int8 | max:_record
--| N | 6 | {(1),(4),(5)}
--| Y | 3 | {(1),(4),(5),(1)}
WITH RECURSIVE g(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e, g WHERE e.f = g.t) CYCLE f, t SET c TO 1 DEFAULT 0 USING p SELECT f, t, c FROM g WHERE c = 1;
--> f:int4 | t:int4 | c:int4
--| 1 | 4 | 1
WITH RECURSIVE g(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e, g WHERE e.f = g.t) SEARCH DEPTH FIRST BY f, t SET o CYCLE f, t SET c USING p SELECT * FROM g ORDER BY o;
--> f:int4 | t:int4 | o:_record | c:bool | p:_record
--| 1 | 2 | {"(1,2)"} | f | {"(1,2)"}
--| 2 | 3 | {"(1,2)","(2,3)"} | f | {"(1,2)","(2,3)"}
--| 1 | 3 | {"(1,3)"} | f | {"(1,3)"}
--| 1 | 4 | {"(1,4)"} | f | {"(1,4)"}
--| 4 | 5 | {"(1,4)","(4,5)"} | f | {"(1,4)","(4,5)"}
--| 5 | 1 | {"(1,4)","(4,5)","(5,1)"} | f | {"(1,4)","(4,5)","(5,1)"}
--| 1 | 2 | {"(1,4)","(4,5)","(5,1)","(1,2)"} | f | {"(1,4)","(4,5)","(5,1)","(1,2)"}
--| 2 | 3 | {"(1,4)","(4,5)","(5,1)","(1,2)","(2,3)"} | f | {"(1,4)","(4,5)","(5,1)","(1,2)","(2,3)"}
--| 1 | 3 | {"(1,4)","(4,5)","(5,1)","(1,3)"} | f | {"(1,4)","(4,5)","(5,1)","(1,3)"}
--| 1 | 4 | {"(1,4)","(4,5)","(5,1)","(1,4)"} | t | {"(1,4)","(4,5)","(5,1)","(1,4)"}
WITH RECURSIVE g(f, t) AS (SELECT f, t FROM edge WHERE f = 1 UNION ALL SELECT e.f, e.t FROM edge e, g WHERE e.f = g.t) SEARCH BREADTH FIRST BY f, t SET o CYCLE f, t SET c USING p SELECT f, t, o, c FROM g ORDER BY o, p;
--> f:int4 | t:int4 | o:record | c:bool
--| 1 | 2 | (0,1,2) | f
--| 1 | 3 | (0,1,3) | f
--| 1 | 4 | (0,1,4) | f
--| 2 | 3 | (1,2,3) | f
--| 4 | 5 | (1,4,5) | f
--| 5 | 1 | (2,5,1) | f
--| 1 | 2 | (3,1,2) | f
--| 1 | 3 | (3,1,3) | f
--| 1 | 4 | (3,1,4) | t
--| 2 | 3 | (4,2,3) | f
WITH RECURSIVE g(n) AS (VALUES (1) UNION ALL SELECT n + 1 FROM g WHERE n < 3) SEARCH DEPTH FIRST BY n SET o SELECT * FROM g;
--> n:int4 | o:_record
--| 1 | {(1)}
--| 2 | {(1),(2)}
--| 3 | {(1),(2),(3)}
SELECT * FROM (WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n % 3 + 1 FROM g) CYCLE n SET c USING p SELECT n, c, p FROM g) x JOIN tree ON tree.id = x.n ORDER BY p;
--> n:int4 | c:bool | p:_record | id:int4 | parent:int4 | name:text
--| 1 | f | {(1)} | 1 | ∅ | root
--| 2 | f | {(1),(2)} | 2 | 1 | b
--| 3 | f | {(1),(2),(3)} | 3 | 1 | a
--| 1 | t | {(1),(2),(3),(1)} | 1 | ∅ | root
SELECT t.id, (WITH RECURSIVE g(n) AS (SELECT t.id UNION ALL SELECT n / 2 FROM g) CYCLE n SET c USING p SELECT max(p) FROM g) FROM tree t ORDER BY 1;
--> id:int4 | max:_record
--| 1 | {(1),(0),(0)}
--| 2 | {(2),(1),(0),(0)}
--| 3 | {(3),(1),(0),(0)}
--| 4 | {(4),(2),(1),(0),(0)}
--| 5 | {(5),(2),(1),(0),(0)}
--| 6 | {(6),(3),(1),(0),(0)}
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) CYCLE m SET c USING p SELECT * FROM g;
--! 42601: cycle column "m" not in WITH query column list
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) CYCLE n, n SET c USING p SELECT * FROM g;
--! 42701: cycle column "n" specified more than once
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) CYCLE n SET c USING c SELECT * FROM g;
--! 42601: cycle mark column name and cycle path column name are the same
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) CYCLE n SET c TO 1 DEFAULT 'x' USING p SELECT * FROM g;
--! 22P02: invalid input syntax for type integer: "x"
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) CYCLE n SET c TO 1 DEFAULT true USING p SELECT * FROM g;
--! 42804: CYCLE types integer and boolean cannot be matched
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) SEARCH DEPTH FIRST BY m SET o SELECT * FROM g;
--! 42601: search column "m" not in WITH query column list
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) SEARCH DEPTH FIRST BY n, n SET o SELECT * FROM g;
--! 42701: search column "n" specified more than once
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g) SEARCH DEPTH FIRST BY n SET o CYCLE n SET o USING p SELECT * FROM g;
--! 42601: search sequence column name and cycle mark column name are the same
WITH g(n) AS (SELECT 1) SEARCH DEPTH FIRST BY n SET o SELECT * FROM g;
--! 42601: WITH query is not recursive
WITH g(n) AS (SELECT 1) CYCLE n SET c USING p SELECT * FROM g;
--! 42601: WITH query is not recursive
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT m FROM (SELECT n + 1 AS m FROM g) x) SEARCH DEPTH FIRST BY n SET o SELECT * FROM g;
--! 0A000: with a SEARCH or CYCLE clause, the recursive reference to WITH query "g" must be at the top level of its right-hand SELECT
WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT c FROM g) CYCLE n SET c USING p SELECT * FROM g;
--! 42804: UNION types integer and boolean cannot be matched
DROP TABLE tree, edge;
--= DROP TABLE
