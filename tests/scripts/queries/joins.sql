-- Joins of every kind.
CREATE TABLE a (id int PRIMARY KEY, x int, t text);
--= CREATE TABLE
CREATE TABLE b (id int PRIMARY KEY, a_id int, x int, y text);
--= CREATE TABLE
CREATE TABLE c (a_id int, z int);
--= CREATE TABLE
INSERT INTO a VALUES (1, 10, 'one'), (2, 20, 'two'), (3, NULL, 'three'), (4, 40, NULL);
--= INSERT 0 4
INSERT INTO b VALUES (1, 1, 10, 'p'), (2, 1, 11, 'q'), (3, 2, NULL, 'r'), (4, NULL, 40, 's'), (5, 9, 20, NULL);
--= INSERT 0 5
INSERT INTO c VALUES (1, 100), (1, 101), (3, 300), (NULL, 0);
--= INSERT 0 4
SELECT a.id, b.id FROM a JOIN b ON a.id = b.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
SELECT a.id, b.id FROM a INNER JOIN b ON a.x = b.x ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 2 | 5
--| 4 | 4
SELECT a.id, b.id FROM a LEFT JOIN b ON a.id = b.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
--| 3 | ∅
--| 4 | ∅
SELECT a.id, b.id FROM a LEFT OUTER JOIN b ON a.id = b.a_id AND b.x > 10 ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 2
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
SELECT a.id, b.id FROM a LEFT JOIN b ON a.id = b.a_id AND a.x > 10 ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | 3
--| 3 | ∅
--| 4 | ∅
SELECT a.id, b.id FROM a LEFT JOIN b ON a.id = b.a_id WHERE b.id IS NULL ORDER BY 1;
--> id:int4 | id:int4
--| 3 | ∅
--| 4 | ∅
SELECT a.id, b.id FROM a RIGHT JOIN b ON a.id = b.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
--| ∅ | 4
--| ∅ | 5
SELECT a.id, b.id FROM a FULL JOIN b ON a.id = b.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
--| 3 | ∅
--| 4 | ∅
--| ∅ | 4
--| ∅ | 5
SELECT a.id, b.id FROM a FULL JOIN b ON a.id = b.a_id WHERE a.id IS NULL OR b.id IS NULL ORDER BY 1, 2;
--> id:int4 | id:int4
--| 3 | ∅
--| 4 | ∅
--| ∅ | 4
--| ∅ | 5
SELECT a.id, b.id FROM a FULL JOIN b ON a.x < b.x ORDER BY 1, 2;
--! 0A000: FULL JOIN is only supported with merge-joinable or hash-joinable join conditions
SELECT a.id, b.id FROM a FULL JOIN b ON false ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| ∅ | 1
--| ∅ | 2
--| ∅ | 3
--| ∅ | 4
--| ∅ | 5
SELECT a.id, b.id FROM a CROSS JOIN b WHERE a.id < 2 ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 1 | 3
--| 1 | 4
--| 1 | 5
SELECT a.id, b.id FROM a, b WHERE a.id = b.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
SELECT a.id, b.id FROM a JOIN b ON a.x < b.x ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 2
--| 1 | 4
--| 1 | 5
--| 2 | 4
SELECT a.id, b.id FROM a LEFT JOIN b ON a.x BETWEEN b.x - 1 AND b.x + 1 ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 5
--| 3 | ∅
--| 4 | 4
SELECT a.id, b.id FROM a JOIN b ON true WHERE a.x IS NOT DISTINCT FROM b.x ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 2 | 5
--| 3 | 3
--| 4 | 4
SELECT * FROM a JOIN b USING (id) ORDER BY id;
--> id:int4 | x:int4 | t:text | a_id:int4 | x:int4 | y:text
--| 1 | 10 | one | 1 | 10 | p
--| 2 | 20 | two | 1 | 11 | q
--| 3 | ∅ | three | 2 | ∅ | r
--| 4 | 40 | ∅ | ∅ | 40 | s
SELECT * FROM a JOIN b USING (id, x) ORDER BY id;
--> id:int4 | x:int4 | t:text | a_id:int4 | y:text
--| 1 | 10 | one | 1 | p
--| 4 | 40 | ∅ | ∅ | s
SELECT id, a.id, b.id, a.x, b.x FROM a FULL JOIN b USING (id) ORDER BY id;
--! 42702: ORDER BY "id" is ambiguous
SELECT * FROM a NATURAL JOIN b ORDER BY id;
--> id:int4 | x:int4 | t:text | a_id:int4 | y:text
--| 1 | 10 | one | 1 | p
--| 4 | 40 | ∅ | ∅ | s
SELECT * FROM a NATURAL LEFT JOIN b ORDER BY id;
--> id:int4 | x:int4 | t:text | a_id:int4 | y:text
--| 1 | 10 | one | 1 | p
--| 2 | 20 | two | ∅ | ∅
--| 3 | ∅ | three | ∅ | ∅
--| 4 | 40 | ∅ | ∅ | s
SELECT * FROM a NATURAL JOIN c ORDER BY id, z;
--> id:int4 | x:int4 | t:text | a_id:int4 | z:int4
--| 1 | 10 | one | ∅ | 0
--| 1 | 10 | one | 1 | 100
--| 1 | 10 | one | 1 | 101
--| 1 | 10 | one | 3 | 300
--| 2 | 20 | two | ∅ | 0
--| 2 | 20 | two | 1 | 100
--| 2 | 20 | two | 1 | 101
--| 2 | 20 | two | 3 | 300
--| 3 | ∅ | three | ∅ | 0
--| 3 | ∅ | three | 1 | 100
--| 3 | ∅ | three | 1 | 101
--| 3 | ∅ | three | 3 | 300
--| 4 | 40 | ∅ | ∅ | 0
--| 4 | 40 | ∅ | 1 | 100
--| 4 | 40 | ∅ | 1 | 101
--| 4 | 40 | ∅ | 3 | 300
SELECT * FROM a JOIN b USING (nosuch);
--! 42703: column "nosuch" specified in USING clause does not exist in left table
SELECT * FROM a JOIN b USING (id) AS j ORDER BY j.id LIMIT 1;
--> id:int4 | x:int4 | t:text | a_id:int4 | x:int4 | y:text
--| 1 | 10 | one | 1 | 10 | p
SELECT j.id, a.t FROM a JOIN b USING (id) AS j ORDER BY 1;
--> id:int4 | t:text
--| 1 | one
--| 2 | two
--| 3 | three
--| 4 | ∅
SELECT x FROM a JOIN b USING (id);
--! 42702: column reference "x" is ambiguous
SELECT id FROM a, b;
--! 42702: column reference "id" is ambiguous
SELECT a.nosuch FROM a;
--! 42703: column a.nosuch does not exist
SELECT nosuch.id FROM a;
--! 42P01: missing FROM-clause entry for table "nosuch"
SELECT a.id FROM a AS z;
--! 42P01: invalid reference to FROM-clause entry for table "a"
SELECT * FROM a, a;
--! 42712: table name "a" specified more than once
SELECT * FROM a JOIN b;
--! 42601: syntax error at end of input
SELECT * FROM a JOIN b ON a.id;
--! 42804: argument of JOIN/ON must be type boolean, not type integer
SELECT * FROM a CROSS JOIN b ON true;
--! 42601: syntax error at or near "ON"
SELECT a.id FROM a JOIN b ON a.id = b.id JOIN c ON c.a_id = a.id ORDER BY a.id, c.z;
--> id:int4
--| 1
--| 1
--| 3
SELECT a.id, b.id, c.z FROM a LEFT JOIN b ON a.id = b.a_id LEFT JOIN c ON c.a_id = a.id ORDER BY 1, 2, 3;
--> id:int4 | id:int4 | z:int4
--| 1 | 1 | 100
--| 1 | 1 | 101
--| 1 | 2 | 100
--| 1 | 2 | 101
--| 2 | 3 | ∅
--| 3 | ∅ | 300
--| 4 | ∅ | ∅
SELECT a.id, b.id, c.z FROM a LEFT JOIN (b JOIN c ON b.a_id = c.a_id) ON a.id = b.a_id ORDER BY 1, 2, 3;
--> id:int4 | id:int4 | z:int4
--| 1 | 1 | 100
--| 1 | 1 | 101
--| 1 | 2 | 100
--| 1 | 2 | 101
--| 2 | ∅ | ∅
--| 3 | ∅ | ∅
--| 4 | ∅ | ∅
SELECT a.id, b.id, c.z FROM (a LEFT JOIN b ON a.id = b.a_id) FULL JOIN c ON c.a_id = b.a_id ORDER BY 1, 2, 3;
--> id:int4 | id:int4 | z:int4
--| 1 | 1 | 100
--| 1 | 1 | 101
--| 1 | 2 | 100
--| 1 | 2 | 101
--| 2 | 3 | ∅
--| 3 | ∅ | ∅
--| 4 | ∅ | ∅
--| ∅ | ∅ | 0
--| ∅ | ∅ | 300
SELECT a.id, q.id FROM a RIGHT JOIN (SELECT * FROM b WHERE x > 10) q ON a.id = q.a_id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 2
--| ∅ | 4
--| ∅ | 5
SELECT j.* FROM (a JOIN b ON a.id = b.a_id) AS j(aid, ax, at, bid, ba, bx, by) ORDER BY 1, 4;
--> aid:int4 | ax:int4 | at:text | bid:int4 | ba:int4 | bx:int4 | by:text
--| 1 | 10 | one | 1 | 1 | 10 | p
--| 1 | 10 | one | 2 | 1 | 11 | q
--| 2 | 20 | two | 3 | 2 | ∅ | r
SELECT t1.id, t2.id FROM a t1 JOIN a t2 ON t1.id = t2.id + 1 ORDER BY 1;
--> id:int4 | id:int4
--| 2 | 1
--| 3 | 2
--| 4 | 3
SELECT t1.id FROM a t1, a t2, a t3 WHERE t1.id = t2.id AND t2.id = t3.id ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT a.id, s.n FROM a, LATERAL (SELECT count(*) AS n FROM b WHERE b.a_id = a.id) s ORDER BY 1;
--> id:int4 | n:int8
--| 1 | 2
--| 2 | 1
--| 3 | 0
--| 4 | 0
SELECT a.id, s.id FROM a LEFT JOIN LATERAL (SELECT * FROM b WHERE b.a_id = a.id ORDER BY b.id DESC LIMIT 1) s ON true ORDER BY 1;
--> id:int4 | id:int4
--| 1 | 2
--| 2 | 3
--| 3 | ∅
--| 4 | ∅
SELECT a.id, s.id FROM a CROSS JOIN LATERAL (SELECT b.id FROM b WHERE b.x > a.x) s ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 2
--| 1 | 4
--| 1 | 5
--| 2 | 4
SELECT a.id, g FROM a, generate_series(1, a.id) g WHERE a.id < 4 ORDER BY 1, 2;
--> id:int4 | g:int4
--| 1 | 1
--| 2 | 1
--| 2 | 2
--| 3 | 1
--| 3 | 2
--| 3 | 3
SELECT a.id, g FROM a LEFT JOIN generate_series(2, a.id) g ON true ORDER BY 1, 2;
--> id:int4 | g:int4
--| 1 | ∅
--| 2 | 2
--| 3 | 2
--| 3 | 3
--| 4 | 2
--| 4 | 3
--| 4 | 4
SELECT a.id FROM a, (SELECT a.id) s;
--! 42P01: invalid reference to FROM-clause entry for table "a"
SELECT a.id FROM a RIGHT JOIN LATERAL (SELECT a.id) s ON true;
--! 42P10: invalid reference to FROM-clause entry for table "a"
SELECT a.id FROM a FULL JOIN LATERAL (SELECT a.id) s ON true;
--! 42P10: invalid reference to FROM-clause entry for table "a"
SELECT u.v FROM a, LATERAL (VALUES (a.id), (a.x)) u(v) ORDER BY 1;
--> v:int4
--| 1
--| 2
--| 3
--| 4
--| 10
--| 20
--| 40
--| ∅
SELECT a.id, x.id FROM a JOIN LATERAL (SELECT b.id FROM b WHERE b.a_id = a.id) x ON x.id > a.id ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 2
--| 2 | 3
SELECT a.t, b.y FROM a JOIN b ON (a.id, a.x) = (b.a_id, b.x) ORDER BY 1;
--> t:text | y:text
--| one | p
SELECT a.id FROM a JOIN b ON a.id = b.a_id AND a.x = b.x OR a.id = b.id ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT a.id, b.id FROM a LEFT JOIN b ON a.id = b.a_id OR a.x = b.x ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | 1
--| 1 | 2
--| 2 | 3
--| 2 | 5
--| 3 | ∅
--| 4 | 4
SELECT count(*) FROM a LEFT JOIN b ON NULL;
--> count:int8
--| 4
SELECT a.*, b.y FROM a JOIN b ON a.id = b.a_id ORDER BY a.id, b.id;
--> id:int4 | x:int4 | t:text | y:text
--| 1 | 10 | one | p
--| 1 | 10 | one | q
--| 2 | 20 | two | r
SELECT a, b FROM a JOIN b ON a.id = b.a_id ORDER BY a.id, b.id;
--> a:user | b:user
--| (1,10,one) | (1,1,10,p)
--| (1,10,one) | (2,1,11,q)
--| (2,20,two) | (3,2,,r)
SELECT a.id AS k, coalesce(b.y, 'none') FROM a LEFT JOIN b ON b.id = a.id + 3 ORDER BY k;
--> k:int4 | coalesce:text
--| 1 | s
--| 2 | none
--| 3 | none
--| 4 | none
SELECT a.id FROM a JOIN b ON a.id::text = b.id::text ORDER BY a.id;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT a.id FROM a JOIN (VALUES (1::int8), (3)) v(k) ON a.id = v.k ORDER BY 1;
--> id:int4
--| 1
--| 3
SELECT a.id FROM a JOIN (VALUES (1.0), (3.5)) v(k) ON a.id = v.k ORDER BY 1;
--> id:int4
--| 1
SELECT * FROM ROWS FROM (generate_series(1, 2), generate_series(5, 7)) AS r(p, q);
--> p:int4 | q:int4
--| 1 | 5
--| 2 | 6
--| ∅ | 7
SELECT * FROM ROWS FROM (generate_series(1, 2), unnest(ARRAY['x'])) WITH ORDINALITY AS r(p, q, n);
--> p:int4 | q:text | n:int8
--| 1 | x | 1
--| 2 | ∅ | 2
SELECT * FROM generate_series(1, 3) AS g(v) WHERE v <> 2;
--> v:int4
--| 1
--| 3
SELECT g FROM generate_series(5, 1, -2) g;
--> g:int4
--| 5
--| 3
--| 1
SELECT * FROM generate_series(1, 0);
--> generate_series:int4
SELECT * FROM generate_series(1, 5, 0);
--! 22023: step size cannot equal zero
SELECT * FROM generate_series(1.5, 3, 0.5);
--> generate_series:numeric
--| 1.5
--| 2.0
--| 2.5
--| 3.0
SELECT * FROM generate_series(9223372036854775806, 9223372036854775807);
--> generate_series:int8
--| 9223372036854775806
--| 9223372036854775807
SELECT a.id FROM a TABLESAMPLE SYSTEM (100) ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT a.id FROM a TABLESAMPLE BERNOULLI (100) REPEATABLE (1) ORDER BY 1;
--> id:int4
--| 1
--| 2
--| 3
--| 4
SELECT a.id FROM a TABLESAMPLE BERNOULLI (200);
--! 2202H: sample percentage must be between 0 and 100
SELECT * FROM ONLY a ORDER BY id LIMIT 1;
--> id:int4 | x:int4 | t:text
--| 1 | 10 | one
TABLE c ORDER BY z;
--> a_id:int4 | z:int4
--| ∅ | 0
--| 1 | 100
--| 1 | 101
--| 3 | 300
SELECT FROM a;
--> 
--| 
--| 
--| 
--| 
SELECT;
--> 
--| 
SELECT *;
--! 42601: SELECT * with no tables specified is not valid
SELECT a.id FROM a JOIN b ON a.id = b.a_id GROUP BY a.id HAVING count(*) > 1;
--> id:int4
--| 1
SELECT x.id, y.id FROM a x LEFT JOIN b y ON x.id = y.a_id LEFT JOIN c z ON y.a_id = z.a_id WHERE z.z IS NULL ORDER BY 1, 2;
--> id:int4 | id:int4
--| 2 | 3
--| 3 | ∅
--| 4 | ∅
SELECT a.id FROM a WHERE a.id IN (SELECT b.a_id FROM b JOIN c USING (a_id)) ORDER BY 1;
--> id:int4
--| 1
