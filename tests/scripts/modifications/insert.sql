-- INSERT: defaults, SELECT, RETURNING, ON CONFLICT, errors.
CREATE TABLE t (id int PRIMARY KEY, a int DEFAULT 5, b text NOT NULL DEFAULT 'x', c int CHECK (c > 0), u int UNIQUE);
--= CREATE TABLE
INSERT INTO t (id) VALUES (1);
--= INSERT 0 1
INSERT INTO t VALUES (2, 20, 'two', 2, 2), (3, DEFAULT, DEFAULT, NULL, NULL);
--= INSERT 0 2
INSERT INTO t (b, id) VALUES ('four', 4) RETURNING *;
--> id:int4 | a:int4 | b:text | c:int4 | u:int4
--| 4 | 5 | four | ∅ | ∅
--= INSERT 0 1
INSERT INTO t (id) SELECT g FROM generate_series(5, 7) g;
--= INSERT 0 3
INSERT INTO t (id, a) VALUES (8, 1 + 1) RETURNING id, a * 2 AS twice, b || '!' AS loud;
--> id:int4 | twice:int4 | loud:text
--| 8 | 4 | x!
--= INSERT 0 1
INSERT INTO t SELECT id + 100, a, b FROM t WHERE id < 3 RETURNING id;
--> id:int4
--| 101
--| 102
--= INSERT 0 2
INSERT INTO t DEFAULT VALUES;
--! 23502: null value in column "id" of relation "t" violates not-null constraint
INSERT INTO t (id) VALUES (1);
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO t (id, b) VALUES (9, NULL);
--! 23502: null value in column "b" of relation "t" violates not-null constraint
INSERT INTO t (id, c) VALUES (9, 0);
--! 23514: new row for relation "t" violates check constraint "t_c_check"
INSERT INTO t (id, u) VALUES (9, 2);
--! 23505: duplicate key value violates unique constraint "t_u_key"
INSERT INTO t (id, u) VALUES (9, 9), (9, 10);
--! 23505: duplicate key value violates unique constraint "t_pkey"
INSERT INTO t (id, a) VALUES (9);
--! 42601: INSERT has more target columns than expressions
INSERT INTO t (id) VALUES (9, 1);
--! 42601: INSERT has more expressions than target columns
INSERT INTO t VALUES (9, 1, 'x', 1, 1, 1);
--! 42601: INSERT has more expressions than target columns
INSERT INTO t (nosuch) VALUES (1);
--! 42703: column "nosuch" of relation "t" does not exist
INSERT INTO t (id, id) VALUES (1, 2);
--! 42701: column "id" specified more than once
INSERT INTO nosuch VALUES (1);
--! 42P01: relation "nosuch" does not exist
INSERT INTO t (id, a) VALUES (9, 'abc');
--! 22P02: invalid input syntax for type integer: "abc"
INSERT INTO t (id, a) VALUES ('9', '99') RETURNING a;
--> a:int4
--| 99
--= INSERT 0 1
INSERT INTO t (id, a) VALUES (10, (SELECT max(a) FROM t)) RETURNING a;
--> a:int4
--| 99
--= INSERT 0 1
INSERT INTO t (id, a) VALUES (11, a);
--! 42703: column "a" does not exist
INSERT INTO t AS q (id) VALUES (12) RETURNING q.id;
--> id:int4
--| 12
--= INSERT 0 1
INSERT INTO t (id) VALUES (13) RETURNING nosuch;
--! 42703: column "nosuch" does not exist
INSERT INTO t (id) VALUES (14), (15) RETURNING count(*);
--! 42803: aggregate functions are not allowed in RETURNING
INSERT INTO t VALUES (16, DEFAULT + 1);
--! 42601: DEFAULT is not allowed in this context
INSERT INTO t (id) VALUES (1) ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO t (id) VALUES (1), (20) ON CONFLICT (id) DO NOTHING RETURNING id;
--> id:int4
--| 20
--= INSERT 0 1
INSERT INTO t (id, a) VALUES (1, 99) ON CONFLICT (id) DO UPDATE SET a = EXCLUDED.a RETURNING id, a;
--> id:int4 | a:int4
--| 1 | 99
--= INSERT 0 1
INSERT INTO t (id, a) VALUES (1, 7), (21, 8) ON CONFLICT (id) DO UPDATE SET a = t.a + EXCLUDED.a, b = 'merged' WHERE t.a > 50 RETURNING id, a, b;
--> id:int4 | a:int4 | b:text
--| 1 | 106 | merged
--| 21 | 8 | x
--= INSERT 0 2
INSERT INTO t (id, a) VALUES (1, 7) ON CONFLICT (id) DO UPDATE SET a = 0 WHERE false;
--= INSERT 0 0
INSERT INTO t (id, u) VALUES (22, 2) ON CONFLICT (u) DO UPDATE SET a = -1 RETURNING id, a, u;
--> id:int4 | a:int4 | u:int4
--| 2 | -1 | 2
--= INSERT 0 1
INSERT INTO t (id, u) VALUES (23, 2) ON CONFLICT (id) DO NOTHING;
--! 23505: duplicate key value violates unique constraint "t_u_key"
INSERT INTO t (id) VALUES (24), (24) ON CONFLICT (id) DO UPDATE SET a = 1;
--! 21000: ON CONFLICT DO UPDATE command cannot affect row a second time
INSERT INTO t (id) VALUES (25), (25) ON CONFLICT DO NOTHING;
--= INSERT 0 1
INSERT INTO t (id) VALUES (1) ON CONFLICT (a) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO t (id) VALUES (1) ON CONFLICT DO UPDATE SET a = 1;
--! 42601: ON CONFLICT DO UPDATE requires inference specification or constraint name
INSERT INTO t (id) VALUES (1) ON CONFLICT ON CONSTRAINT t_pkey DO UPDATE SET a = 1000 RETURNING a;
--> a:int4
--| 1000
--= INSERT 0 1
INSERT INTO t (id) VALUES (1) ON CONFLICT ON CONSTRAINT nosuch DO NOTHING;
--! 42704: constraint "nosuch" for table "t" does not exist
INSERT INTO t (id) VALUES (1) ON CONFLICT (nosuch) DO NOTHING;
--! 42703: column "nosuch" does not exist
INSERT INTO t AS q (id, a) VALUES (1, 3) ON CONFLICT (id) DO UPDATE SET (a, b) = (q.a + EXCLUDED.a, EXCLUDED.b) RETURNING q.*;
--> id:int4 | a:int4 | b:text | c:int4 | u:int4
--| 1 | 1003 | x | ∅ | ∅
--= INSERT 0 1
INSERT INTO t (id) VALUES (1) ON CONFLICT (id) DO UPDATE SET id = 500 RETURNING id;
--> id:int4
--| 500
--= INSERT 0 1
INSERT INTO t (id, c) VALUES (2, 5) ON CONFLICT (id) DO UPDATE SET c = -1;
--! 23514: new row for relation "t" violates check constraint "t_c_check"
INSERT INTO t (id, b) VALUES (2, NULL) ON CONFLICT (id) DO UPDATE SET b = 'ok';
--! 23502: null value in column "b" of relation "t" violates not-null constraint
INSERT INTO t (id) VALUES (2) ON CONFLICT (id) DO UPDATE SET a = (SELECT count(*) FROM t WHERE id < 4) RETURNING a;
--> a:int4
--| 2
--= INSERT 0 1
INSERT INTO t (id, a) SELECT id, 1 FROM t WHERE id <= 3 ON CONFLICT (id) DO UPDATE SET a = EXCLUDED.a + t.a RETURNING id, a;
--> id:int4 | a:int4
--| 2 | 3
--| 3 | 6
--= INSERT 0 2
CREATE UNIQUE INDEX t_part ON t (b) WHERE a = 77;
--= CREATE INDEX
INSERT INTO t (id, a, b) VALUES (30, 77, 'pp');
--= INSERT 0 1
INSERT INTO t (id, a, b) VALUES (31, 77, 'pp') ON CONFLICT (b) WHERE a = 77 DO UPDATE SET c = 3 RETURNING id, c;
--> id:int4 | c:int4
--| 30 | 3
--= INSERT 0 1
INSERT INTO t (id, a, b) VALUES (31, 77, 'pp') ON CONFLICT (b) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
CREATE UNIQUE INDEX t_expr ON t (lower(b)) WHERE id > 1000;
--= CREATE INDEX
INSERT INTO t (id, b) VALUES (1001, 'AbC');
--= INSERT 0 1
INSERT INTO t (id, b) VALUES (1002, 'aBc') ON CONFLICT (lower(b)) WHERE id > 1000 DO NOTHING;
--= INSERT 0 0
INSERT INTO t (id, b) VALUES (1002, 'aBc');
--! 23505: duplicate key value violates unique constraint "t_expr"
SELECT * FROM t ORDER BY id;
--> id:int4 | a:int4 | b:text | c:int4 | u:int4
--| 2 | 3 | two | 2 | 2
--| 3 | 6 | x | ∅ | ∅
--| 4 | 5 | four | ∅ | ∅
--| 5 | 5 | x | ∅ | ∅
--| 6 | 5 | x | ∅ | ∅
--| 7 | 5 | x | ∅ | ∅
--| 8 | 2 | x | ∅ | ∅
--| 9 | 99 | x | ∅ | ∅
--| 10 | 99 | x | ∅ | ∅
--| 12 | 5 | x | ∅ | ∅
--| 20 | 5 | x | ∅ | ∅
--| 21 | 8 | x | ∅ | ∅
--| 25 | 5 | x | ∅ | ∅
--| 30 | 77 | pp | 3 | ∅
--| 101 | 5 | x | ∅ | ∅
--| 102 | 20 | two | ∅ | ∅
--| 500 | 1003 | x | ∅ | ∅
--| 1001 | 5 | AbC | ∅ | ∅
CREATE TABLE g (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, k int GENERATED BY DEFAULT AS IDENTITY (START 10 INCREMENT 5), x int, y int GENERATED ALWAYS AS (x * 2) STORED);
--= CREATE TABLE
INSERT INTO g (x) VALUES (1), (2) RETURNING *;
--> id:int4 | k:int4 | x:int4 | y:int4
--| 1 | 10 | 1 | 2
--| 2 | 15 | 2 | 4
--= INSERT 0 2
INSERT INTO g (id, x) VALUES (100, 1);
--! 428C9: cannot insert a non-DEFAULT value into column "id"
INSERT INTO g (id, x) OVERRIDING SYSTEM VALUE VALUES (100, 1) RETURNING id, k, y;
--> id:int4 | k:int4 | y:int4
--| 100 | 20 | 2
--= INSERT 0 1
INSERT INTO g (k, x) VALUES (7, 3) RETURNING *;
--> id:int4 | k:int4 | x:int4 | y:int4
--| 3 | 7 | 3 | 6
--= INSERT 0 1
INSERT INTO g (k, x) OVERRIDING USER VALUE VALUES (7, 3) RETURNING k;
--> k:int4
--| 25
--= INSERT 0 1
INSERT INTO g (y) VALUES (1);
--! 428C9: cannot insert a non-DEFAULT value into column "y"
INSERT INTO g (y, x) VALUES (DEFAULT, 9) RETURNING x, y;
--> x:int4 | y:int4
--| 9 | 18
--= INSERT 0 1
INSERT INTO g (id) VALUES (DEFAULT) RETURNING x, y;
--> x:int4 | y:int4
--| ∅ | ∅
--= INSERT 0 1
UPDATE g SET y = 5;
--! 428C9: column "y" can only be updated to DEFAULT
UPDATE g SET y = DEFAULT, x = 50 WHERE x = 1 AND id < 50 RETURNING x, y;
--> x:int4 | y:int4
--| 50 | 100
--= UPDATE 1
UPDATE g SET id = 1;
--! 428C9: column "id" can only be updated to DEFAULT
UPDATE g SET id = DEFAULT WHERE x = 9 RETURNING x;
--> x:int4
--| 9
--= UPDATE 1
CREATE TABLE n (a int, b int, UNIQUE NULLS NOT DISTINCT (a, b));
--= CREATE TABLE
INSERT INTO n VALUES (1, NULL), (2, NULL);
--= INSERT 0 2
INSERT INTO n VALUES (1, NULL);
--! 23505: duplicate key value violates unique constraint "n_a_b_key"
INSERT INTO n VALUES (1, NULL) ON CONFLICT (a, b) DO UPDATE SET b = 5 RETURNING *;
--> a:int4 | b:int4
--| 1 | 5
--= INSERT 0 1
CREATE TABLE s (a serial PRIMARY KEY, b bigserial, c smallserial, d text);
--= CREATE TABLE
INSERT INTO s (d) VALUES ('x'), ('y') RETURNING *;
--> a:int4 | b:int8 | c:int2 | d:text
--| 1 | 1 | 1 | x
--| 2 | 2 | 2 | y
--= INSERT 0 2
INSERT INTO s DEFAULT VALUES RETURNING *;
--> a:int4 | b:int8 | c:int2 | d:text
--| 3 | 3 | 3 | ∅
--= INSERT 0 1
INSERT INTO s (a) VALUES (10) RETURNING a, b;
--> a:int4 | b:int8
--| 10 | 4
--= INSERT 0 1
