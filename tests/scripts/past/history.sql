--@ cambium
-- cambium.history shows every version of a row, or of all rows of a table, oldest first: the heading, then the table's columns.
CREATE TABLE item (id int PRIMARY KEY, name text, price numeric(10, 2));
--= CREATE TABLE
INSERT INTO item VALUES (1, 'nut', 0.10), (2, 'bolt', 0.20);
--= INSERT 0 2
UPDATE item SET price = 0.15 WHERE id = 1;
--= UPDATE 1
UPDATE item SET name = 'screw', price = price + 1 WHERE id = 2;
--= UPDATE 1
DELETE FROM item WHERE id = 1;
--= DELETE 1
INSERT INTO item VALUES (1, 'washer', 0.01);
--= INSERT 0 1
SELECT operation, id, name, price FROM cambium.history('item', 1);
--> operation:text | id:int4 | name:text | price:numeric
--| insert | 1 | nut | 0.10
--| update | 1 | nut | 0.15
--| delete | 1 | nut | 0.15
--| insert | 1 | washer | 0.01
SELECT operation, id, name, price FROM cambium.history('item');
--> operation:text | id:int4 | name:text | price:numeric
--| insert | 1 | nut | 0.10
--| insert | 2 | bolt | 0.20
--| update | 1 | nut | 0.15
--| update | 2 | screw | 1.20
--| delete | 1 | nut | 0.15
--| insert | 1 | washer | 0.01
SELECT user_name, session = pg_backend_pid()::text AS mine, commit_time <= clock_timestamp() AS before_now, position <= (SELECT position FROM cambium.log) AS known
FROM cambium.history('item', 2);
--> user_name:name | mine:bool | before_now:bool | known:bool
--| postgres | t | t | t
--| postgres | t | t | t

-- The position is one that AS OF reads.
SELECT set_config('history.p', min(position)::text, false) IS NOT NULL AS kept FROM cambium.history('item') WHERE operation = 'update';
--> kept:bool
--| t
SELECT * FROM item AS OF COMMIT current_setting('history.p')::bigint ORDER BY id;
--> id:int4 | name:text | price:numeric
--| 1 | nut | 0.15
--| 2 | bolt | 0.20

-- A deleted row shows what it was last; TRUNCATE ends every row.
TRUNCATE item;
--= TRUNCATE TABLE
INSERT INTO item VALUES (2, 'rivet', 5);
--= INSERT 0 1
SELECT operation, id, name, price FROM cambium.history('item', 2);
--> operation:text | id:int4 | name:text | price:numeric
--| insert | 2 | bolt | 0.20
--| update | 2 | screw | 1.20
--| truncate | 2 | screw | 1.20
--| insert | 2 | rivet | 5.00

-- Definitions may change: values are shown in today's columns.
ALTER TABLE item ADD COLUMN stock int DEFAULT 7;
--= ALTER TABLE
UPDATE item SET stock = 8;
--= UPDATE 1
ALTER TABLE item DROP COLUMN price;
--= ALTER TABLE
SELECT operation, id, name, stock FROM cambium.history('item', 2);
--> operation:text | id:int4 | name:text | stock:int4
--| insert | 2 | bolt | ∅
--| update | 2 | screw | ∅
--| truncate | 2 | screw | ∅
--| insert | 2 | rivet | ∅
--| update | 2 | rivet | 8

-- Uncommitted changes are no versions.
BEGIN;
--= BEGIN
UPDATE item SET stock = 9;
--= UPDATE 1
SELECT count(*) FROM cambium.history('item', 2) WHERE stock = 9;
--> count:int8
--| 0
ROLLBACK;
--= ROLLBACK

-- Keys of several columns; tables without a key.
CREATE TABLE line (o int, n int, what text, PRIMARY KEY (o, n));
--= CREATE TABLE
INSERT INTO line VALUES (1, 1, 'a'), (1, 2, 'b');
--= INSERT 0 2
UPDATE line SET what = 'c' WHERE n = 2;
--= UPDATE 1
SELECT operation, o, n, what FROM cambium.history('line', 1, 2);
--> operation:text | o:int4 | n:int4 | what:text
--| insert | 1 | 2 | b
--| update | 1 | 2 | c
SELECT operation FROM cambium.history('line', 1);
--! 22023: the primary key of "line" has 2 columns, not 1
CREATE TABLE plain (a int);
--= CREATE TABLE
INSERT INTO plain VALUES (5);
--= INSERT 0 1
SELECT operation, a FROM cambium.history('plain');
--> operation:text | a:int4
--| insert | 5
SELECT operation FROM cambium.history('plain', 5);
--! 42704: table "plain" has no primary key
SELECT * FROM cambium.history('missing');
--! 42P01: relation "missing" does not exist
SELECT * FROM cambium.history('pg_class');
--! 42809: cambium.history needs a stored table
SELECT * FROM history('item');
--! 42883: function history(unknown) does not exist
SELECT h.operation FROM (VALUES ('item'::regclass)) t(r), cambium.history(t.r) h;
--! 0A000: the table of cambium.history must be a constant

-- It is read like the table: what comes later conflicts.
BEGIN;
--= BEGIN
SELECT count(*) FROM cambium.history('line', 1, 1);
--> count:int8
--| 1
@other UPDATE line SET what = 'z' WHERE n = 1;
--= UPDATE 1
UPDATE plain SET a = 6;
--= UPDATE 1
COMMIT;
--! 40001: could not serialize access due to concurrent update

-- Whoever may not read the table may not read its history.
CREATE ROLE stranger;
--= CREATE ROLE
SET ROLE stranger;
--= SET
SELECT count(*) FROM cambium.history('item', 2);
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
GRANT SELECT (id) ON item TO stranger;
--= GRANT
SET ROLE stranger;
--= SET
SELECT count(*) FROM cambium.history('item', 2);
--! 42501: permission denied for table item
SELECT count(*) FROM item AS OF COMMIT current_setting('history.p')::bigint;
--> count:int8
--| 2
SELECT name FROM item AS OF COMMIT current_setting('history.p')::bigint;
--! 42501: permission denied for table item
RESET ROLE;
--= RESET
