-- Subqueries in the SELECT list of a joined relation are computed for the rows that the join leaves.
CREATE TABLE item (id int PRIMARY KEY, parent int, name text);
--= CREATE TABLE
INSERT INTO item SELECT i, nullif(i / 10, 0), 'n' || i FROM generate_series(1, 200) i;
--= INSERT 0 200
CREATE TABLE picked (id int PRIMARY KEY, note text);
--= CREATE TABLE
INSERT INTO picked VALUES (2, 'two'), (15, 'fifteen'), (999, 'none');
--= INSERT 0 3
-- One that would fail on a row that finds no partner is not asked.
SELECT p.note, d.name, d.child FROM picked p JOIN (SELECT i.id, i.name, (SELECT c.id FROM item c WHERE c.parent = i.id) AS child FROM item i) d ON d.id = p.id + 100 OR d.id = p.id + 101 ORDER BY 2;
--> note:text | name:text | child:int4
--| two | n102 | ∅
--| two | n103 | ∅
--| fifteen | n115 | ∅
--| fifteen | n116 | ∅
SELECT p.note, d.name, d.child FROM picked p JOIN (SELECT i.id, i.name, (SELECT c.id FROM item c WHERE c.parent = i.id) AS child FROM item i WHERE id > 1) d ON d.id = p.id ORDER BY 1;
--! 21000: more than one row returned by a subquery used as an expression
SELECT p.note, d.children FROM picked p, (SELECT i.id, (SELECT count(*) FROM item c WHERE c.parent = i.id) AS children FROM item i) d WHERE d.id = p.id OR (d.id = p.id + 1 AND p.note = 'two') ORDER BY 1, 2;
--> note:text | children:int8
--| fifteen | 10
--| two | 10
--| two | 10
-- Those that the join asks for stay below it.
SELECT p.note, d.id, d.children FROM picked p JOIN (SELECT i.id, (SELECT count(*) FROM item c WHERE c.parent = i.id) AS children FROM item i) d ON d.children = p.id - 5 ORDER BY d.id LIMIT 3;
--> note:text | id:int4 | children:int8
--| fifteen | 1 | 10
--| fifteen | 2 | 10
--| fifteen | 3 | 10
SELECT p.note, d.id, l.twice FROM picked p JOIN (SELECT i.id, (SELECT count(*) FROM item c WHERE c.parent = i.id) AS children FROM item i) d ON d.id = p.id, LATERAL (SELECT d.children * 2 AS twice) l ORDER BY 1;
--> note:text | id:int4 | twice:int8
--| fifteen | 15 | 20
--| two | 2 | 20
-- Both sides, several joins, and columns the subqueries need that nobody else reads.
SELECT a.first, b.last, c.note FROM (SELECT i.parent AS p, (SELECT min(name) FROM item c WHERE c.parent = i.id) AS first FROM item i WHERE i.id < 5) a
  JOIN (SELECT i.id AS k, (SELECT max(name) FROM item c WHERE c.parent = i.id) AS last FROM item i) b ON a.p IS NULL AND b.k = 3 JOIN picked c ON c.id = b.k - 1 ORDER BY 1;
--> first:text | last:text | note:text
--| n10 | n39 | two
--| n20 | n39 | two
--| n30 | n39 | two
--| n40 | n39 | two
SELECT d.id, d.has FROM (SELECT i.id, EXISTS (SELECT 1 FROM item c WHERE c.parent = i.id) AS has FROM item i) d WHERE EXISTS (SELECT 1 FROM picked p WHERE p.id = d.id) ORDER BY 1;
--> id:int4 | has:bool
--| 2 | t
--| 15 | t
SELECT d.id, d.has FROM (SELECT i.id, EXISTS (SELECT 1 FROM item c WHERE c.parent = i.id) AS has FROM item i) d WHERE NOT EXISTS (SELECT 1 FROM picked p WHERE p.id = d.id) ORDER BY 1 LIMIT 3;
--> id:int4 | has:bool
--| 1 | t
--| 3 | t
--| 4 | t
SELECT d.id, d.k, sum(d.n) OVER (ORDER BY d.id) FROM picked p LEFT JOIN (SELECT i.id, i.parent AS k, (SELECT count(*) FROM item c WHERE c.parent = i.id) AS n FROM item i) d ON d.id = p.id ORDER BY 1;
--> id:int4 | k:int4 | sum:numeric
--| 2 | ∅ | 10
--| 15 | 1 | 20
--| ∅ | ∅ | 20
WITH RECURSIVE tree AS (SELECT id, parent, ARRAY(SELECT c.id FROM item c WHERE c.parent = i.id ORDER BY 1) AS below FROM item i WHERE id = 1
  UNION ALL SELECT d.id, d.parent, d.below FROM (SELECT i.id, i.parent, ARRAY(SELECT c.id FROM item c WHERE c.parent = i.id ORDER BY 1) AS below FROM item i) d, tree t WHERE d.id = any (t.below)) SELECT id, below[1] FROM tree ORDER BY id LIMIT 6;
--> id:int4 | below:int4
--| 1 | 10
--| 10 | 100
--| 11 | 110
--| 12 | 120
--| 13 | 130
--| 14 | 140
UPDATE picked SET note = d.n || note FROM (SELECT i.id, (SELECT count(*) FROM item c WHERE c.parent = i.id) AS n FROM item i) d WHERE d.id = picked.id RETURNING *;
--> id:int4 | note:text | id:int4 | n:int8
--| 2 | 10two | 2 | 10
--| 15 | 10fifteen | 15 | 10
--= UPDATE 2
-- What is volatile is computed for every row.
CREATE SEQUENCE s;
--= CREATE SEQUENCE
SELECT count(*) FROM picked p JOIN (SELECT i.id, (SELECT nextval('s') + i.id * 0) AS n FROM item i WHERE i.id <= 20 OFFSET 0) d ON d.id = p.id WHERE d.n > 0;
--> count:int8
--| 2
SELECT last_value FROM s;
--> last_value:int8
--| 20
