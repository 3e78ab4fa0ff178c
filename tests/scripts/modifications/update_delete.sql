-- UPDATE, DELETE, TRUNCATE.
CREATE TABLE t (id int PRIMARY KEY, a int, b text, CHECK (a < 1000));
--= CREATE TABLE
CREATE TABLE s (id int PRIMARY KEY, a int);
--= CREATE TABLE
INSERT INTO t SELECT g, g * 10, 'row' || g FROM generate_series(1, 10) g;
--= INSERT 0 10
INSERT INTO s VALUES (1, 100), (2, 200), (2000, 5);
--= INSERT 0 3
UPDATE t SET a = a + 1 WHERE id = 1;
--= UPDATE 1
UPDATE t SET a = a + 1 WHERE id = 1 RETURNING *;
--> id:int4 | a:int4 | b:text
--| 1 | 12 | row1
--= UPDATE 1
UPDATE t SET a = b::int WHERE id = 1;
--! 22P02: invalid input syntax for type integer: "row1"
UPDATE t SET (a, b) = (5, 'five') WHERE id = 5 RETURNING a, b;
--> a:int4 | b:text
--| 5 | five
--= UPDATE 1
UPDATE t SET (a, b) = (SELECT s.a, 'from s' FROM s WHERE s.id = t.id) WHERE id IN (1, 3) RETURNING *;
--> id:int4 | a:int4 | b:text
--| 1 | 100 | from s
--| 3 | ∅ | ∅
--= UPDATE 2
UPDATE t SET (a, b) = ROW(1, 'r') WHERE id = 3 RETURNING *;
--> id:int4 | a:int4 | b:text
--| 3 | 1 | r
--= UPDATE 1
UPDATE t SET (a, b) = (1, 2, 3);
--! 42601: number of columns does not match number of values
UPDATE t SET a = s.a FROM s WHERE s.id = t.id RETURNING t.id, t.a, s.a AS sa;
--> id:int4 | a:int4 | sa:int4
--| 1 | 100 | 100
--| 2 | 200 | 200
--= UPDATE 2
UPDATE t AS q SET a = q.a * 2 FROM s x WHERE x.id = q.id AND x.a > 150 RETURNING q.id, q.a;
--> id:int4 | a:int4
--| 2 | 400
--= UPDATE 1
UPDATE t SET a = 0 FROM s WHERE false;
--= UPDATE 0
UPDATE t SET a = DEFAULT WHERE id = 9 RETURNING a;
--> a:int4
--| ∅
--= UPDATE 1
UPDATE t SET b = NULL WHERE a IS NULL RETURNING id;
--> id:int4
--| 9
--= UPDATE 1
UPDATE t SET a = 5000 WHERE id = 1;
--! 23514: new row for relation "t" violates check constraint "t_a_check"
UPDATE t SET id = 2 WHERE id = 1;
--! 23505: duplicate key value violates unique constraint "t_pkey"
UPDATE t SET id = id + 1;
--! 23505: duplicate key value violates unique constraint "t_pkey"
--@ unordered
UPDATE t SET id = id + 100 RETURNING id;
--> id:int4
--| 104
--| 106
--| 107
--| 108
--| 110
--| 105
--| 103
--| 101
--| 102
--| 109
--= UPDATE 10
UPDATE t SET id = id - 100;
--= UPDATE 10
UPDATE t SET id = NULL WHERE id = 1;
--! 23502: null value in column "id" of relation "t" violates not-null constraint
UPDATE t SET nosuch = 1;
--! 42703: column "nosuch" of relation "t" does not exist
UPDATE t SET a = 1, a = 2;
--! 42601: multiple assignments to same column "a"
UPDATE t SET t.a = 1;
--! 42703: column "t" of relation "t" does not exist
UPDATE nosuch SET a = 1;
--! 42P01: relation "nosuch" does not exist
UPDATE t SET a = nosuch;
--! 42703: column "nosuch" does not exist
UPDATE t SET a = 'x';
--! 22P02: invalid input syntax for type integer: "x"
UPDATE t SET a = '7' WHERE id = 1 RETURNING a;
--> a:int4
--| 7
--= UPDATE 1
UPDATE t SET a = 1.6 WHERE id = 1 RETURNING a;
--> a:int4
--| 2
--= UPDATE 1
UPDATE t SET a = true;
--! 42804: column "a" is of type integer but expression is of type boolean
UPDATE t SET a = count(*);
--! 42803: aggregate functions are not allowed in UPDATE
UPDATE t SET a = 1 WHERE count(*) > 1;
--! 42803: aggregate functions are not allowed in WHERE
UPDATE t SET a = (SELECT id FROM s);
--! 21000: more than one row returned by a subquery used as an expression
--@ unordered
UPDATE t SET a = (SELECT max(a) FROM s WHERE s.id < t.id) WHERE id > 8 RETURNING id, a;
--> id:int4 | a:int4
--| 10 | 200
--| 9 | 200
--= UPDATE 2
UPDATE t SET a = b, b = a WHERE false;
--! 42804: column "a" is of type integer but expression is of type text
UPDATE t SET a = id, b = a::text WHERE id = 4 RETURNING a, b;
--> a:int4 | b:text
--| 4 | 40
--= UPDATE 1
UPDATE t SET a = 3 WHERE id IN (SELECT id FROM s) RETURNING id;
--> id:int4
--| 1
--| 2
--= UPDATE 2
--@ unordered
UPDATE t SET b = 'x' RETURNING id, (SELECT count(*) FROM s WHERE s.id = t.id);
--> id:int4 | count:int8
--| 6 | 0
--| 7 | 0
--| 8 | 0
--| 5 | 0
--| 3 | 0
--| 10 | 0
--| 9 | 0
--| 4 | 0
--| 1 | 1
--| 2 | 1
--= UPDATE 10
UPDATE t SET a = 1 ORDER BY id;
--! 42601: syntax error at or near "ORDER"
UPDATE ONLY t SET a = 2 WHERE id = 1;
--= UPDATE 1
UPDATE t SET a = 1 WHERE CURRENT OF nosuch;
--! 34000: cursor "nosuch" does not exist
SELECT id, a, b FROM t ORDER BY id;
--> id:int4 | a:int4 | b:text
--| 1 | 2 | x
--| 2 | 3 | x
--| 3 | 1 | x
--| 4 | 4 | x
--| 5 | 5 | x
--| 6 | 60 | x
--| 7 | 70 | x
--| 8 | 80 | x
--| 9 | 200 | x
--| 10 | 200 | x
DELETE FROM t WHERE id = 1;
--= DELETE 1
DELETE FROM t WHERE id = 1;
--= DELETE 0
DELETE FROM t WHERE id = 2 RETURNING *;
--> id:int4 | a:int4 | b:text
--| 2 | 3 | x
--= DELETE 1
DELETE FROM t USING s WHERE s.id + 2 = t.id RETURNING t.id, s.a;
--> id:int4 | a:int4
--| 3 | 100
--| 4 | 200
--= DELETE 2
DELETE FROM t AS q WHERE q.id = 5 RETURNING q.id + 1 AS next;
--> next:int4
--| 6
--= DELETE 1
--@ unordered
DELETE FROM t WHERE a > (SELECT avg(a) FROM t) RETURNING id;
--> id:int4
--| 10
--| 9
--= DELETE 2
DELETE FROM t WHERE EXISTS (SELECT 1 FROM s WHERE s.a = t.id) RETURNING id;
--> id:int4
--= DELETE 0
DELETE FROM t WHERE nosuch = 1;
--! 42703: column "nosuch" does not exist
DELETE FROM nosuch;
--! 42P01: relation "nosuch" does not exist
DELETE t WHERE id = 1;
--! 42601: syntax error at or near "t"
SELECT count(*) FROM t;
--> count:int8
--| 3
DELETE FROM t;
--= DELETE 3
DELETE FROM t;
--= DELETE 0
CREATE TABLE self (id int PRIMARY KEY, n int);
--= CREATE TABLE
INSERT INTO self VALUES (1, 1), (2, 2), (3, 3);
--= INSERT 0 3
UPDATE self SET n = (SELECT sum(n) FROM self) RETURNING *;
--> id:int4 | n:int4
--| 1 | 6
--| 2 | 6
--| 3 | 6
--= UPDATE 3
UPDATE self SET n = x.id FROM self x WHERE x.id = self.id + 1 RETURNING self.*;
--> id:int4 | n:int4
--| 1 | 2
--| 2 | 3
--= UPDATE 2
UPDATE self SET id = 4 - id;
--! 23505: duplicate key value violates unique constraint "self_pkey"
--@ unordered
UPDATE self SET id = id + 10, n = id RETURNING *;
--> id:int4 | n:int4
--| 13 | 3
--| 11 | 1
--| 12 | 2
--= UPDATE 3
DELETE FROM self x USING self y WHERE x.id < y.id RETURNING x.id;
--> id:int4
--| 11
--| 12
--= DELETE 2
INSERT INTO self SELECT g, g FROM generate_series(1, 5) g;
--= INSERT 0 5
TRUNCATE self;
--= TRUNCATE TABLE
SELECT count(*) FROM self;
--> count:int8
--| 0
TRUNCATE nosuch;
--! 42P01: relation "nosuch" does not exist
TRUNCATE TABLE t, s;
--= TRUNCATE TABLE
SELECT (SELECT count(*) FROM t), (SELECT count(*) FROM s);
--> count:int8 | count:int8
--| 0 | 0
CREATE TABLE ser (id serial, v int);
--= CREATE TABLE
INSERT INTO ser (v) VALUES (1), (2);
--= INSERT 0 2
TRUNCATE ser RESTART IDENTITY;
--= TRUNCATE TABLE
INSERT INTO ser (v) VALUES (3) RETURNING id;
--> id:int4
--| 1
--= INSERT 0 1
TRUNCATE ser CONTINUE IDENTITY;
--= TRUNCATE TABLE
INSERT INTO ser (v) VALUES (4) RETURNING id;
--> id:int4
--| 2
--= INSERT 0 1
CREATE TABLE par (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE chi (id int REFERENCES par);
--= CREATE TABLE
TRUNCATE par;
--! 0A000: cannot truncate a table referenced in a foreign key constraint
INSERT INTO par VALUES (1);
--= INSERT 0 1
INSERT INTO chi VALUES (1);
--= INSERT 0 1
TRUNCATE par, chi;
--= TRUNCATE TABLE
INSERT INTO par VALUES (1);
--= INSERT 0 1
INSERT INTO chi VALUES (1);
--= INSERT 0 1
TRUNCATE par CASCADE;
--~ truncate cascades to table "chi"
--= TRUNCATE TABLE
SELECT count(*) FROM chi;
--> count:int8
--| 0

-- What is excluded, or of the table joined to itself, is no increment of the row.
CREATE TABLE twin (k int PRIMARY KEY, v int);
--= CREATE TABLE

INSERT INTO twin VALUES (1, 10), (2, 20);
--= INSERT 0 2

INSERT INTO twin VALUES (3, 30), (1, 15) ON CONFLICT (k) DO UPDATE SET v = excluded.v + 1;
--= INSERT 0 2

INSERT INTO twin VALUES (2, 15) ON CONFLICT (k) DO UPDATE SET v = 100 + excluded.v;
--= INSERT 0 1

SELECT * FROM twin ORDER BY k;
--> k:int4 | v:int4
--| 1 | 16
--| 2 | 115
--| 3 | 30

INSERT INTO twin VALUES (2, 15) ON CONFLICT (k) DO UPDATE SET v = excluded.v + twin.v;
--= INSERT 0 1

INSERT INTO twin VALUES (2, 15) ON CONFLICT (k) DO UPDATE SET v = excluded.v * 2;
--= INSERT 0 1

SELECT * FROM twin ORDER BY k;
--> k:int4 | v:int4
--| 1 | 16
--| 2 | 30
--| 3 | 30

UPDATE twin SET v = other.v + 1 FROM twin AS other WHERE other.k = twin.k % 3 + 1;
--= UPDATE 3

SELECT * FROM twin ORDER BY k;
--> k:int4 | v:int4
--| 1 | 31
--| 2 | 31
--| 3 | 17

UPDATE twin SET v = twin.v + 1 FROM twin AS other WHERE other.k = twin.k;
--= UPDATE 3

SELECT * FROM twin ORDER BY k;
--> k:int4 | v:int4
--| 1 | 32
--| 2 | 32
--| 3 | 18

MERGE INTO twin USING twin AS other ON other.k = twin.k % 3 + 1 WHEN MATCHED THEN UPDATE SET v = other.v - 1;
--= MERGE 3

SELECT * FROM twin ORDER BY k;
--> k:int4 | v:int4
--| 1 | 31
--| 2 | 17
--| 3 | 31

DROP TABLE twin;
--= DROP TABLE
