-- Columns every row has besides its own: clients compare xmin to see whether a row is still the one they read.
CREATE TABLE t (id int PRIMARY KEY, word text, n int);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'a', 1), (2, 'b', 2);
--= INSERT 0 2
SELECT id FROM t WHERE tableoid = 't'::regclass ORDER BY id;
--> id:int4
--| 1
--| 2
SELECT count(*) FROM t WHERE xmin IS NULL;
--> count:int8
--| 0
SELECT t.xmin = u.xmin AS same FROM t JOIN t u USING (id);
--> same:bool
--| t
--| t
SELECT xmax, cmax FROM t WHERE id = 1;
--> xmax:xid | cmax:cid
--| 0 | 0
CREATE TABLE seen AS SELECT id, xmin AS version FROM t;
--= SELECT 2
UPDATE t SET n = 10 WHERE id = 1 AND xmin = (SELECT version FROM seen WHERE id = 1);
--= UPDATE 1
UPDATE t SET n = 11 WHERE id = 1 AND xmin = (SELECT version FROM seen WHERE id = 1);
--= UPDATE 0
UPDATE t SET n = 12 WHERE id = 2 AND xmin = (SELECT version FROM seen WHERE id = 2) RETURNING xmin <> (SELECT version FROM seen WHERE id = 2) AS changed;
--> changed:bool
--| t
--= UPDATE 1
INSERT INTO t VALUES (1, 'again'), (3, 'c') ON CONFLICT (id) DO UPDATE SET word = excluded.word RETURNING id, xmax = 0 AS inserted;
--> id:int4 | inserted:bool
--| 1 | f
--| 3 | t
--= INSERT 0 2
SELECT t.id, u.xmin FROM t LEFT JOIN t u ON u.id = t.id + 100 ORDER BY t.id;
--> id:int4 | xmin:xid
--| 1 | ∅
--| 2 | ∅
--| 3 | ∅
SELECT max(xmin::text::bigint) > 2 AS normal FROM t;
--> normal:bool
--| t
SELECT true, false AS f;
--> ?column?:bool | f:bool
--| t | f
