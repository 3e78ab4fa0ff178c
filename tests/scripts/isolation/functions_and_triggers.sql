--@ cambium
-- What functions and triggers read and write counts as the transaction's own; a conflict can't be caught in a function.
CREATE TABLE account (id integer PRIMARY KEY, balance integer);
--= CREATE TABLE
CREATE TABLE total (id integer PRIMARY KEY, amount integer);
--= CREATE TABLE
INSERT INTO account VALUES (1, 100), (2, 100);
--= INSERT 0 2
INSERT INTO total VALUES (1, 200);
--= INSERT 0 1
CREATE FUNCTION sum_of() RETURNS bigint LANGUAGE plpgsql AS $$ BEGIN RETURN (SELECT sum(balance) FROM account); END $$;
--= CREATE FUNCTION
CREATE FUNCTION withdraw(k integer, v integer) RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  IF sum_of() < v THEN RETURN 0; END IF;
  UPDATE account SET balance = balance - v WHERE id = k;
  RETURN v;
EXCEPTION WHEN OTHERS THEN
  RETURN -1;
END $$;
--= CREATE FUNCTION
@a SET replay = off;
--= SET
@b SET replay = off;
--= SET
-- Write skew through a function: the sum was read.
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT withdraw(1, 150);
--> withdraw:int4
--| 150
@b SELECT withdraw(2, 150);
--> withdraw:int4
--| 150
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT id, balance FROM account ORDER BY id;
--> id:int4 | balance:int4
--| 1 | -50
--| 2 | 100
-- A trigger has seen the whole row, so a change of another column conflicts.
CREATE TABLE item (id integer PRIMARY KEY, a integer, b integer, c integer);
--= CREATE TABLE
INSERT INTO item VALUES (1, 0, 0, 0), (2, 0, 0, 0);
--= INSERT 0 2
CREATE FUNCTION derive() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.c := NEW.a + NEW.b; RETURN NEW; END $$;
--= CREATE FUNCTION
CREATE TRIGGER derive BEFORE UPDATE ON item FOR EACH ROW EXECUTE FUNCTION derive();
--= CREATE TRIGGER
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE item SET a = 5 WHERE id = 1;
--= UPDATE 1
@b UPDATE item SET b = 7 WHERE id = 1;
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
UPDATE item SET b = 7 WHERE id = 1;
--= UPDATE 1
SELECT * FROM item ORDER BY id;
--> id:int4 | a:int4 | b:int4 | c:int4
--| 1 | 5 | 7 | 12
--| 2 | 0 | 0 | 0
-- A new trigger conflicts with those who wrote without it.
@a BEGIN;
--= BEGIN
@a UPDATE total SET amount = amount + 1;
--= UPDATE 1
CREATE TRIGGER derive_total BEFORE INSERT ON total FOR EACH ROW EXECUTE FUNCTION derive();
--= CREATE TRIGGER
@a COMMIT;
--! 40001: could not serialize access due to concurrent change of a definition
-- A caught error leaves its reads noted.
CREATE FUNCTION tries() RETURNS text LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 / (SELECT balance FROM account WHERE id = 2);
  RETURN 'fine';
EXCEPTION WHEN division_by_zero THEN
  RETURN 'caught';
END $$;
--= CREATE FUNCTION
UPDATE account SET balance = 0 WHERE id = 2;
--= UPDATE 1
@a BEGIN;
--= BEGIN
@a SELECT tries();
--> tries:text
--| caught
@a INSERT INTO item VALUES (9, 1, 1, 1);
--= INSERT 0 1
UPDATE account SET balance = 10 WHERE id = 2;
--= UPDATE 1
@a COMMIT;
--! 40001: could not serialize access due to concurrent update
