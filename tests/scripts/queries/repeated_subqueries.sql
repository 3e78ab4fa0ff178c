-- Subqueries that are run for many rows and find no index: what they look up is hashed once, and must give what reading the table gives.
CREATE TABLE o (id int PRIMARY KEY, customer int, kind text, amount numeric);
--= CREATE TABLE
INSERT INTO o SELECT g, CASE WHEN g % 7 = 0 THEN NULL ELSE g % 40 END, 'k' || g % 3, g * 1.5 FROM generate_series(1, 200) g;
--= INSERT 0 200
CREATE TABLE l (id int PRIMARY KEY, o_id int, line smallint, kind varchar(5), qty bigint, price numeric(8,2), flag boolean, zero int);
--= CREATE TABLE
INSERT INTO l SELECT g, CASE WHEN g % 11 = 0 THEN NULL ELSE g % 150 END, g % 5, CASE WHEN g % 13 = 0 THEN NULL ELSE 'k' || g % 4 END, g % 9, g * 0.25, g % 2 = 0, g % 150 - 149 FROM generate_series(1, 900) g;
--= INSERT 0 900
-- Counts, of which an empty one is 0 and not NULL.
SELECT o.id, (SELECT count(*) FROM l WHERE l.o_id = o.id) FROM o WHERE id % 20 = 9 OR id > 195 ORDER BY id;
--> id:int4 | count:int8
--| 9 | 5
--| 29 | 6
--| 49 | 5
--| 69 | 6
--| 89 | 5
--| 109 | 6
--| 129 | 5
--| 149 | 6
--| 169 | 0
--| 189 | 0
--| 196 | 0
--| 197 | 0
--| 198 | 0
--| 199 | 0
--| 200 | 0
SELECT count(*), sum(c), sum(m), count(m) FROM (SELECT (SELECT count(*) FROM l WHERE o_id = o.id AND kind = o.kind) AS c, (SELECT max(qty) FROM l WHERE o_id = o.customer AND line < o.id % 5) AS m FROM o) x;
--> count:int8 | sum:numeric | sum:numeric | count:int8
--| 200 | 187 | ∅ | 0
-- Keys of different types, a NULL on either side.
SELECT count(*) FROM o WHERE (SELECT count(*) FROM l WHERE qty = o.customer) > 3;
--> count:int8
--| 39
SELECT sum((SELECT count(*) FROM l WHERE line = o.id)), sum((SELECT count(*) FROM l WHERE o.customer = l.line AND l.flag)) FROM o;
--> sum:numeric | sum:numeric
--| 720 | 1980
SELECT count(*) FROM o WHERE id % 10 = (SELECT count(*) FROM l WHERE l.kind = o.kind AND price > o.amount) % 10;
--> count:int8
--| 23
SELECT sum((SELECT count(*) FROM l WHERE price = o.amount)) FROM o;
--> sum:numeric
--| 150
-- A condition that fails on rows that the key doesn't lead to.
SELECT sum((SELECT sum(100 / zero) FROM l WHERE o_id = o.id AND o_id <> 149)) FROM o WHERE id < 149;
--> sum:numeric
--| -2580
SELECT sum((SELECT sum(qty) FROM l WHERE o_id = o.id AND 100 / zero > -1000)) FROM o WHERE id < 149;
--> sum:numeric
--| 3228
SELECT sum((SELECT sum(qty) FROM l WHERE o_id = o.id AND 100 / zero > -1000)) FROM o;
--! 22012: division by zero
-- EXISTS under OR, NOT, quantifiers, arrays.
SELECT count(*) FROM o WHERE customer < 3 OR EXISTS (SELECT FROM l WHERE o_id = o.id AND qty > 7) OR NOT EXISTS (SELECT FROM l WHERE kind = o.kind AND o_id = o.id);
--> count:int8
--| 154
SELECT count(*) FROM o WHERE customer < 3 OR amount::int % 9 = ANY (SELECT qty FROM l WHERE o_id = o.id) OR id % 9 <> ALL (SELECT qty FROM l WHERE o_id = o.id);
--> count:int8
--| 108
SELECT id, ARRAY(SELECT l.id FROM l WHERE o_id = o.id ORDER BY l.id DESC LIMIT 2) FROM o WHERE id BETWEEN 147 AND 152 ORDER BY id;
--> id:int4 | array:_int4
--| 147 | {897,747}
--| 148 | {898,598}
--| 149 | {899,749}
--| 150 | {}
--| 151 | {}
--| 152 | {}
SELECT o.id AS o, (SELECT l.id FROM l WHERE o_id = o.id ORDER BY qty, l.id LIMIT 1 OFFSET 1) FROM o WHERE o.id BETWEEN 10 AND 15 ORDER BY o;
--> o:int4 | id:int4
--| 10 | 460
--| 11 | 311
--| 12 | 612
--| 13 | 613
--| 14 | 614
--| 15 | 765
SELECT (SELECT l.id FROM l WHERE o_id = o.id) FROM o WHERE id IN (3, 4);
--! 21000: more than one row returned by a subquery used as an expression
-- Within each other, and from the side.
SELECT sum((SELECT count(*) FROM l WHERE o_id = o.id AND EXISTS (SELECT FROM l b WHERE b.qty = l.line AND b.kind = o.kind OR b.price < 0))) FROM o;
--> sum:numeric
--| 813
SELECT count(*), sum(x.c), sum(x.s) FROM o LEFT JOIN LATERAL (SELECT count(*) AS c, sum(price) AS s FROM l WHERE o_id = o.id AND line <> o.id % 5) x ON true;
--> count:int8 | sum:numeric | sum:numeric
--| 200 | 0 | ∅
SELECT count(*), sum(x.qty) FROM o CROSS JOIN LATERAL (SELECT DISTINCT qty FROM l WHERE kind = o.kind AND o_id = o.customer) x;
--> count:int8 | sum:numeric
--| 215 | 824
SELECT sum((SELECT count(*) FROM l LEFT JOIN o p ON p.id = l.qty AND p.kind = o.kind WHERE l.o_id = o.id)) FROM o;
--> sum:numeric
--| 813
SELECT sum((SELECT count(*) FROM (SELECT id FROM l WHERE o_id = o.id) a FULL JOIN (SELECT o_id FROM l WHERE id < 20) b ON a.id = b.o_id)) FROM o;
--> sum:numeric
--| 4595
SELECT sum((SELECT count(*) FROM (SELECT qty FROM l WHERE o_id = o.id) a WHERE qty NOT IN (SELECT line FROM l b WHERE b.id < 4))) FROM o;
--> sum:numeric
--| 542
SELECT sum((SELECT count(*) FROM l JOIN l b ON b.price = l.price * 2 AND b.o_id = o.id WHERE l.flag)) FROM o;
--> sum:numeric
--| 202
-- Recursions join their last step to the same rows each time.
CREATE TABLE e (a int, b int);
--= CREATE TABLE
INSERT INTO e SELECT g, (g * 7 + 3) % 200 FROM generate_series(0, 199) g;
--= INSERT 0 200
INSERT INTO e SELECT g, (g * 3 + 1) % 200 FROM generate_series(0, 199, 5) g;
--= INSERT 0 40
WITH RECURSIVE r(n, d) AS (SELECT 1, 0 UNION SELECT e.b, d + 1 FROM r JOIN e ON e.a = r.n WHERE d < 12) SELECT count(*), sum(n), max(d) FROM r;
--> count:int8 | sum:int8 | max:int4
--| 49 | 3188 | 12
WITH RECURSIVE s AS (SELECT a, b FROM e WHERE a <> 7), r(n) AS (SELECT 1 UNION SELECT s.b FROM r JOIN s ON s.a = r.n) SELECT count(*), sum(n) FROM r;
--> count:int8 | sum:int8
--| 80 | 7760
WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r WHERE n < 60 AND EXISTS (SELECT FROM e LEFT JOIN e f ON f.a = e.b AND f.b <> n WHERE e.a = n OR f.b = n)) SELECT sum(n) FROM r;
--> sum:int8
--| 1830
-- Changing rows by what the statement found before it changed any.
UPDATE l SET qty = (SELECT count(*) FROM l b WHERE b.o_id = l.o_id AND b.qty >= l.qty);
--= UPDATE 900
SELECT sum(qty), sum(qty * id) FROM l;
--> sum:numeric | sum:numeric
--| 3033 | 1364283
DELETE FROM l WHERE 5 < (SELECT count(*) FROM l b WHERE b.o_id = l.o_id AND b.id <= l.id);
--= DELETE 69
SELECT count(*), sum(id) FROM l;
--> count:int8 | sum:int8
--| 831 | 348456
-- Once more with other rows and parameters.
PREPARE p(int) AS SELECT sum((SELECT count(*) FROM l WHERE o_id = o.id AND qty > $1)) FROM o;
--= PREPARE
EXECUTE p(2);
--> sum:numeric
--| 497
DELETE FROM l WHERE id % 3 = 0;
--= DELETE 277
EXECUTE p(2);
--> sum:numeric
--| 333
EXECUTE p(0);
--> sum:numeric
--| 500
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT id, (SELECT count(*) FROM l WHERE o_id = o.id) FROM o ORDER BY id;
--= DECLARE CURSOR
FETCH 3 FROM c;
--> id:int4 | count:int8
--| 1 | 5
--| 2 | 5
--| 3 | 0
DELETE FROM l WHERE o_id < 10;
--= DELETE 30
FETCH 3 FROM c;
--> id:int4 | count:int8
--| 4 | 5
--| 5 | 5
--| 6 | 0
SELECT id, (SELECT count(*) FROM l WHERE o_id = o.id) FROM o WHERE id < 13 AND id > 7 ORDER BY id;
--> id:int4 | count:int8
--| 8 | 0
--| 9 | 0
--| 10 | 5
--| 11 | 5
--| 12 | 0
ROLLBACK;
--= ROLLBACK
