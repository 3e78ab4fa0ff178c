-- A view's default for a column that the server computes is a value for it, and refused.
CREATE TABLE t (a int PRIMARY KEY, b int GENERATED ALWAYS AS (a * 2) STORED);
--= CREATE TABLE
CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW
INSERT INTO v VALUES (7, DEFAULT);
--= INSERT 0 1
UPDATE v SET b = DEFAULT;
--! 428C9: column "b" can only be updated to DEFAULT
ALTER VIEW v ALTER COLUMN b SET DEFAULT 100;
--= ALTER VIEW
INSERT INTO v VALUES (8, DEFAULT);
--! 428C9: cannot insert a non-DEFAULT value into column "b"
INSERT INTO v VALUES (8, DEFAULT), (9, DEFAULT);
--! 428C9: cannot insert a non-DEFAULT value into column "b"
INSERT INTO v (a) VALUES (10);
--! 428C9: cannot insert a non-DEFAULT value into column "b"
INSERT INTO v (a) SELECT 5;
--! 428C9: cannot insert a non-DEFAULT value into column "b"
INSERT INTO v VALUES (11, 3);
--! 428C9: cannot insert a non-DEFAULT value into column "b"
UPDATE v SET b = DEFAULT;
--! 428C9: column "b" can only be updated to DEFAULT
SELECT * FROM v;
--> a:int4 | b:int4
--| 7 | 14
CREATE TABLE i (a int PRIMARY KEY, c int GENERATED ALWAYS AS IDENTITY, d int DEFAULT 4);
--= CREATE TABLE
CREATE VIEW w AS SELECT * FROM i;
--= CREATE VIEW
INSERT INTO w VALUES (1, DEFAULT, DEFAULT);
--= INSERT 0 1
UPDATE w SET c = DEFAULT;
--! 428C9: column "c" can only be updated to DEFAULT
UPDATE w SET d = DEFAULT;
--= UPDATE 1
ALTER VIEW w ALTER COLUMN c SET DEFAULT 5;
--= ALTER VIEW
INSERT INTO w VALUES (2);
--! 428C9: cannot insert a non-DEFAULT value into column "c"
INSERT INTO w OVERRIDING SYSTEM VALUE VALUES (3);
--= INSERT 0 1
SELECT * FROM w ORDER BY a;
--> a:int4 | c:int4 | d:int4
--| 1 | 1 | ∅
--| 3 | 5 | 4
