-- A condition of a join that is never true leaves one side out.
CREATE TABLE jn_a (id integer PRIMARY KEY, k integer);
--= CREATE TABLE
CREATE TABLE jn_b (id integer PRIMARY KEY, k integer);
--= CREATE TABLE
INSERT INTO jn_a SELECT g, g % 3 FROM generate_series(1, 6) g;
--= INSERT 0 6
INSERT INTO jn_b SELECT g, g % 4 FROM generate_series(1, 5) g;
--= INSERT 0 5

SELECT a.id, b.id FROM jn_a a LEFT JOIN jn_b b ON false ORDER BY 1;
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| 5 | ∅
--| 6 | ∅
SELECT a.id, b.id FROM jn_a a RIGHT JOIN jn_b b ON 1 > 2 ORDER BY 2;
--> id:int4 | id:int4
--| ∅ | 1
--| ∅ | 2
--| ∅ | 3
--| ∅ | 4
--| ∅ | 5
SELECT a.id, b.id FROM jn_a a FULL JOIN jn_b b ON a.k = b.k AND false ORDER BY 1, 2;
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| 5 | ∅
--| 6 | ∅
--| ∅ | 1
--| ∅ | 2
--| ∅ | 3
--| ∅ | 4
--| ∅ | 5
SELECT count(*) FROM jn_a a JOIN jn_b b ON NULL;
--> count:int8
--| 0
SELECT count(*) FROM jn_a a LEFT JOIN (jn_b b JOIN jn_b c ON b.k < c.k AND 'x' = 'y') ON b.id = a.id;
--> count:int8
--| 6
SELECT count(*), count(b.id) FROM jn_a a LEFT JOIN jn_b b ON a.k = b.k AND (SELECT false);
--> count:int8 | count:int8
--| 6 | 0
SELECT count(*), count(x.n) FROM jn_a a LEFT JOIN LATERAL (SELECT count(*) AS n FROM jn_b b WHERE b.k < a.k AND 1 > 2) x ON true;
--> count:int8 | count:int8
--| 6 | 6
SELECT count(*) FROM jn_a a WHERE NOT EXISTS (SELECT FROM jn_b b WHERE b.k = a.k AND 1 > 2);
--> count:int8
--| 6
SELECT count(*) FROM jn_a a WHERE a.k NOT IN (SELECT b.k FROM jn_b b WHERE 1 > 2);
--> count:int8
--| 6
SELECT count(*) FROM jn_a t3 RIGHT JOIN jn_b t4 ON 'x' = 'z' WHERE t3.k >= 0;
--> count:int8
--| 0

-- Or only where a value says so.
PREPARE jn (boolean) AS SELECT a.id, b.id FROM jn_a a LEFT JOIN jn_b b ON $1 AND a.id = b.id ORDER BY 1;
--= PREPARE
EXECUTE jn (true);
--> id:int4 | id:int4
--| 1 | 1
--| 2 | 2
--| 3 | 3
--| 4 | 4
--| 5 | 5
--| 6 | ∅
EXECUTE jn (false);
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| 5 | ∅
--| 6 | ∅
EXECUTE jn (NULL);
--> id:int4 | id:int4
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
--| 4 | ∅
--| 5 | ∅
--| 6 | ∅
DEALLOCATE jn;
--= DEALLOCATE
SELECT a.id, (SELECT count(*) FROM jn_b x LEFT JOIN jn_b y ON a.k = 1 AND y.id > 3) FROM jn_a a ORDER BY 1;
--> id:int4 | count:int8
--| 1 | 10
--| 2 | 5
--| 3 | 5
--| 4 | 10
--| 5 | 5
--| 6 | 5
SELECT count(*) FROM jn_a a JOIN jn_b b ON random() < 0;
--> count:int8
--| 0

-- What isn't needed of a product is not made: of these there are billions.
SELECT EXISTS (SELECT FROM generate_series(1, 3000) a, generate_series(1, 3000) b, generate_series(1, 3000) c);
--> exists:bool
--| t
SELECT 1 WHERE EXISTS (SELECT FROM generate_series(1, 3000) a, generate_series(1, 3000) b, generate_series(1, 3000) c);
--> ?column?:int4
--| 1
SELECT count(*) FROM (SELECT a, b, c FROM generate_series(1, 3000) a, generate_series(1, 3000) b, generate_series(1, 3000) c LIMIT 2) x;
--> count:int8
--| 2
SELECT count(*) FROM (SELECT FROM jn_a a, generate_series(1, 3000) b, generate_series(1, 3000) c WHERE a.id <= b LIMIT 5000) x;
--> count:int8
--| 5000
DROP TABLE jn_a, jn_b;
--= DROP TABLE
