-- OFFSET passes over rows of a scan by their number: the same rows come as if each had been looked at.
CREATE TABLE deep (id int PRIMARY KEY, k text, n int, g int);
--= CREATE TABLE
INSERT INTO deep SELECT i, 'k' || lpad(i::text, 6, '0'), CASE WHEN i % 10 = 0 THEN NULL ELSE i % 100 END, i % 5 FROM generate_series(1, 5000) i;
--= INSERT 0 5000
CREATE INDEX deep_k ON deep (k);
--= CREATE INDEX
CREATE INDEX deep_n ON deep (n, id);
--= CREATE INDEX
CREATE INDEX deep_g ON deep (g, id);
--= CREATE INDEX
CREATE INDEX deep_part ON deep (id) WHERE n > 50;
--= CREATE INDEX
SELECT id, k FROM deep ORDER BY k OFFSET 4000 LIMIT 3;
--> id:int4 | k:text
--| 4001 | k004001
--| 4002 | k004002
--| 4003 | k004003
SELECT id, k FROM deep ORDER BY k DESC OFFSET 4000 LIMIT 3;
--> id:int4 | k:text
--| 1000 | k001000
--| 999 | k000999
--| 998 | k000998
SELECT id FROM deep ORDER BY id OFFSET 4998;
--> id:int4
--| 4999
--| 5000
SELECT id FROM deep ORDER BY id OFFSET 5000 LIMIT 1;
--> id:int4
SELECT id FROM deep ORDER BY id OFFSET 5001 LIMIT 1;
--> id:int4
SELECT id FROM deep ORDER BY id DESC OFFSET 4999 LIMIT 2;
--> id:int4
--| 1
SELECT id FROM deep ORDER BY id OFFSET 10 LIMIT 0;
--> id:int4
SELECT count(*), min(id), max(id) FROM (SELECT id FROM deep ORDER BY id OFFSET 1234) d;
--> count:int8 | min:int4 | max:int4
--| 3766 | 1235 | 5000
SELECT n, id FROM deep ORDER BY n, id OFFSET 4498 LIMIT 4;
--> n:int4 | id:int4
--| 99 | 4899
--| 99 | 4999
--| ∅ | 10
--| ∅ | 20
SELECT n, id FROM deep ORDER BY n DESC, id DESC OFFSET 499 LIMIT 2;
--> n:int4 | id:int4
--| ∅ | 10
--| 99 | 4999
SELECT k FROM deep WHERE k >= 'k002000' AND k < 'k002010' ORDER BY k OFFSET 7 LIMIT 5;
--> k:text
--| k002007
--| k002008
--| k002009
SELECT k FROM deep WHERE k >= 'k002000' AND k < 'k002010' ORDER BY k DESC OFFSET 9 LIMIT 5;
--> k:text
--| k002000
SELECT g, id FROM deep WHERE g = 3 ORDER BY id OFFSET 997 LIMIT 5;
--> g:int4 | id:int4
--| 3 | 4988
--| 3 | 4993
--| 3 | 4998
SELECT g, id FROM deep WHERE g IN (1, 3) ORDER BY g, id OFFSET 998 LIMIT 4;
--> g:int4 | id:int4
--| 1 | 4991
--| 1 | 4996
--| 3 | 3
--| 3 | 8
SELECT g, id FROM deep WHERE g IN (1, 3) ORDER BY g DESC, id DESC OFFSET 998 LIMIT 4;
--> g:int4 | id:int4
--| 3 | 8
--| 3 | 3
--| 1 | 4996
--| 1 | 4991
SELECT g, id FROM deep WHERE g IN (1, 3) ORDER BY g, id OFFSET 1999 LIMIT 4;
--> g:int4 | id:int4
--| 3 | 4998
SELECT g, id FROM deep WHERE g = 3 AND id % 2 = 0 ORDER BY id OFFSET 498 LIMIT 5;
--> g:int4 | id:int4
--| 3 | 4988
--| 3 | 4998
SELECT id FROM deep WHERE n > 50 ORDER BY id OFFSET 2000 LIMIT 2;
--> id:int4
--| 4473
--| 4474
SELECT id, k || '!' FROM deep ORDER BY k OFFSET 4000 LIMIT 2;
--> id:int4 | ?column?:text
--| 4001 | k004001!
--| 4002 | k004002!
SELECT count(*) FROM (SELECT g FROM deep ORDER BY g OFFSET 2998 FETCH FIRST 1 ROW WITH TIES) d;
--> count:int8
--| 2
-- What a select list does is done for rows passed over too.
SELECT 1 / (id - 5) FROM deep ORDER BY id OFFSET 10 LIMIT 1;
--! 22012: division by zero
CREATE SEQUENCE deep_seen;
--= CREATE SEQUENCE
SELECT nextval('deep_seen') FROM deep OFFSET 5 LIMIT 1;
--> nextval:int8
--| 6
-- Own changes count.
BEGIN;
--= BEGIN
DELETE FROM deep WHERE id BETWEEN 101 AND 200;
--= DELETE 100
INSERT INTO deep VALUES (-1, 'a', 1, 1), (-2, 'b', 2, 1);
--= INSERT 0 2
UPDATE deep SET k = 'z' || k WHERE id <= 10 AND id > 0;
--= UPDATE 10
SELECT id, k FROM deep ORDER BY k OFFSET 90 LIMIT 4;
--> id:int4 | k:text
--| 99 | k000099
--| 100 | k000100
--| 201 | k000201
--| 202 | k000202
SELECT id, k FROM deep ORDER BY k OFFSET 4900 LIMIT 4;
--> id:int4 | k:text
--| 9 | zk000009
--| 10 | zk000010
SELECT id FROM deep ORDER BY id OFFSET 101 LIMIT 2;
--> id:int4
--| 100
--| 201
SAVEPOINT s;
--= SAVEPOINT
DELETE FROM deep WHERE id < 100;
--= DELETE 101
SELECT id FROM deep ORDER BY id OFFSET 1 LIMIT 2;
--> id:int4
--| 201
--| 202
ROLLBACK TO s;
--= ROLLBACK
SELECT id FROM deep ORDER BY id OFFSET 1 LIMIT 2;
--> id:int4
--| -1
--| 1
DECLARE c SCROLL CURSOR FOR SELECT id FROM deep ORDER BY k OFFSET 50 LIMIT 3;
--= DECLARE CURSOR
FETCH 2 FROM c;
--> id:int4
--| 59
--| 60
FETCH PRIOR FROM c;
--> id:int4
--| 59
FETCH ALL FROM c;
--> id:int4
--| 60
--| 61
ROLLBACK;
--= ROLLBACK
-- In subqueries opened again and again, and by parameters.
SELECT o, (SELECT id FROM deep ORDER BY k OFFSET o LIMIT 1) FROM generate_series(0, 5000, 1250) o;
--> o:int4 | id:int4
--| 0 | 1
--| 1250 | 1251
--| 2500 | 2501
--| 3750 | 3751
--| 5000 | ∅
SELECT o.g, x.id FROM (VALUES (1), (4), (7)) o(g), LATERAL (SELECT id FROM deep WHERE deep.g = o.g ORDER BY id OFFSET 500 LIMIT 2) x;
--> g:int4 | id:int4
--| 1 | 2501
--| 1 | 2506
--| 4 | 2504
--| 4 | 2509
PREPARE deep_page(int, int) AS SELECT id FROM deep ORDER BY k OFFSET $1 LIMIT $2;
--= PREPARE
EXECUTE deep_page(4990, 2);
--> id:int4
--| 4991
--| 4992
EXECUTE deep_page(0, 2);
--> id:int4
--| 1
--| 2
EXECUTE deep_page(NULL, 1);
--> id:int4
--| 1
EXECUTE deep_page(-1, 1);
--! 2201X: OFFSET must not be negative
SELECT id FROM deep ORDER BY id OFFSET 3 LIMIT 2 FOR UPDATE;
--> id:int4
--| 4
--| 5
DROP TABLE deep;
--= DROP TABLE
DROP SEQUENCE deep_seen;
--= DROP SEQUENCE
