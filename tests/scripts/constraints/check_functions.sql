-- Checks may call any function: its body runs in the session that writes the row, with its errors and their context.
CREATE FUNCTION positive(a int) RETURNS bool LANGUAGE plpgsql AS $$
BEGIN
  IF a = 13 THEN
    RAISE EXCEPTION 'unlucky %', a USING HINT = 'Take another.';
  END IF;
  RETURN a > 0;
END $$;
--= CREATE FUNCTION
CREATE TABLE t (a int CHECK (positive(a)), b int, c int DEFAULT 5);
--= CREATE TABLE
INSERT INTO t VALUES (1, 1), (2, 2);
--= INSERT 0 2
INSERT INTO t VALUES (NULL, 3);
--= INSERT 0 1
INSERT INTO t VALUES (-1, 1);
--! 23514: new row for relation "t" violates check constraint "t_a_check"
INSERT INTO t VALUES (13, 1);
--! P0001: unlucky 13
UPDATE t SET a = -3 WHERE b = 1;
--! 23514: new row for relation "t" violates check constraint "t_a_check"
UPDATE t SET a = a + 1 WHERE b = 1;
--= UPDATE 1
UPDATE t SET a = a - 100 WHERE b = 2;
--! 23514: new row for relation "t" violates check constraint "t_a_check"
COPY t (a, b) FROM STDIN;
--< 5	5
--< -5	5
--! 23514: new row for relation "t" violates check constraint "t_a_check"
SELECT * FROM t ORDER BY b;
--> a:int4 | b:int4 | c:int4
--| 2 | 1 | 5
--| 2 | 2 | 5
--| ∅ | 3 | 5
INSERT INTO t VALUES (0, 1) ON CONFLICT DO NOTHING;
--! 23514: new row for relation "t" violates check constraint "t_a_check"
ALTER TABLE t ADD CONSTRAINT later CHECK (positive(b)) NOT VALID;
--= ALTER TABLE
UPDATE t SET b = -4 WHERE b = 2;
--! 23514: new row for relation "t" violates check constraint "later"
ALTER TABLE t VALIDATE CONSTRAINT later;
--= ALTER TABLE
ALTER TABLE t ADD CONSTRAINT never CHECK (positive(a - 2));
--! 23514: check constraint "never" of relation "t" is violated by some row
SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 't'::regclass ORDER BY 1;
--> conname:name | pg_get_constraintdef:text
--| later | CHECK (positive(b))
--| t_a_check | CHECK (positive(a))

-- The function as it is now counts, for every row that is written.
CREATE FUNCTION allowed(a int) RETURNS bool LANGUAGE sql AS 'SELECT a > 0';
--= CREATE FUNCTION
CREATE TABLE now (a int CHECK (allowed(a)), b int DEFAULT 1);
--= CREATE TABLE
INSERT INTO now VALUES (1);
--= INSERT 0 1
CREATE OR REPLACE FUNCTION allowed(a int) RETURNS bool LANGUAGE sql AS 'SELECT a < 0';
--= CREATE FUNCTION
INSERT INTO now VALUES (-1);
--= INSERT 0 1
INSERT INTO now VALUES (2);
--! 23514: new row for relation "now" violates check constraint "now_a_check"
UPDATE now SET b = 2;
--! 23514: new row for relation "now" violates check constraint "now_a_check"
UPDATE now SET a = -a WHERE a > 0;
--= UPDATE 1
UPDATE now SET b = b + 1;
--= UPDATE 2
SELECT * FROM now ORDER BY a, b;
--> a:int4 | b:int4
--| -1 | 2
--| -1 | 2
DROP FUNCTION allowed;
--! 2BP01: cannot drop function allowed(integer) because other objects depend on it

-- It may read tables, its own too, and call itself.
CREATE FUNCTION room() RETURNS bool LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT count(*) < 3 FROM seats); END $$;
--= CREATE FUNCTION
CREATE TABLE seats (n int CHECK (room()));
--= CREATE TABLE
INSERT INTO seats VALUES (1), (2);
--= INSERT 0 2
INSERT INTO seats VALUES (3);
--= INSERT 0 1
INSERT INTO seats VALUES (4);
--! 23514: new row for relation "seats" violates check constraint "seats_check"
SELECT n FROM seats ORDER BY n;
--> n:int4
--| 1
--| 2
--| 3
CREATE FUNCTION known(a int) RETURNS bool LANGUAGE sql AS 'SELECT EXISTS (SELECT FROM seats WHERE n = a)';
--= CREATE FUNCTION
CREATE TABLE tickets (seat int CHECK (known(seat)));
--= CREATE TABLE
INSERT INTO tickets VALUES (1);
--= INSERT 0 1
INSERT INTO tickets VALUES (9);
--! 23514: new row for relation "tickets" violates check constraint "tickets_seat_check"
CREATE FUNCTION down(a int) RETURNS bool LANGUAGE plpgsql AS $$ BEGIN IF a <= 0 THEN RETURN a = 0; END IF; RETURN down(a - 2); END $$;
--= CREATE FUNCTION
CREATE TABLE even (a int CHECK (down(a)));
--= CREATE TABLE
INSERT INTO even VALUES (6);
--= INSERT 0 1
INSERT INTO even VALUES (7);
--! 23514: new row for relation "even" violates check constraint "even_a_check"

-- Of partitions, and of domains.
CREATE TABLE p (a int, b int CHECK (positive(b))) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
INSERT INTO p VALUES (1, -1);
--! 23514: new row for relation "p1" violates check constraint "p_b_check"
INSERT INTO p VALUES (1, 13);
--! P0001: unlucky 13
INSERT INTO p VALUES (1, 1);
--= INSERT 0 1
UPDATE p SET b = -1;
--! 23514: new row for relation "p1" violates check constraint "p_b_check"
CREATE DOMAIN plus AS int CHECK (positive(VALUE));
--= CREATE DOMAIN
SELECT 1::plus;
--> plus:int4
--| 1
SELECT (-1)::plus;
--! 23514: value for domain plus violates check constraint "plus_check"
SELECT 13::plus;
--! P0001: unlucky 13
CREATE TABLE w (x plus);
--= CREATE TABLE
INSERT INTO w VALUES (-2);
--! 23514: value for domain plus violates check constraint "plus_check"
INSERT INTO w VALUES (3);
--= INSERT 0 1
COPY w FROM STDIN;
--< -3
--! 23514: value for domain plus violates check constraint "plus_check"
ALTER DOMAIN plus ADD CHECK (positive(VALUE - 3));
--! 23514: column "x" of table "w" contains values that violate the new constraint
ALTER DOMAIN plus ADD CHECK (positive(VALUE - 2));
--= ALTER DOMAIN
INSERT INTO w VALUES (2);
--! 23514: value for domain plus violates check constraint "plus_check1"

-- What the function read counts as read.
BEGIN;
--= BEGIN
INSERT INTO tickets VALUES (2);
--= INSERT 0 1
@other DELETE FROM seats WHERE n = 2;
--= DELETE 1
--@ differs: every transaction is serializable
COMMIT;
--! 40001: could not serialize access due to concurrent update
--@ differs: every transaction is serializable
SELECT * FROM tickets;
--> seat:int4
--| 1
