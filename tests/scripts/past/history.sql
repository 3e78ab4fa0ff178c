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

-- A table that was rewritten: what rows were before is told by the definition of that time, the key too.
CREATE TABLE part (id int PRIMARY KEY, amount int, label varchar(10));
--= CREATE TABLE
INSERT INTO part VALUES (1, 5, 'five'), (2, 7, 'seven');
--= INSERT 0 2
UPDATE part SET amount = 6 WHERE id = 1;
--= UPDATE 1
ALTER TABLE part ALTER amount TYPE text USING amount || ' pieces';
--= ALTER TABLE
UPDATE part SET label = 'six' WHERE id = 1;
--= UPDATE 1
SELECT operation, id, amount, label FROM cambium.history('part', 1);
--> operation:text | id:int4 | amount:text | label:varchar
--| insert | 1 | 5 | five
--| update | 1 | 6 | five
--| truncate | 1 | 6 | five
--| insert | 1 | 6 pieces | five
--| update | 1 | 6 pieces | six
SELECT operation, id, amount, label FROM cambium.history('part');
--> operation:text | id:int4 | amount:text | label:varchar
--| insert | 1 | 5 | five
--| insert | 2 | 7 | seven
--| update | 1 | 6 | five
--| truncate | 1 | 6 | five
--| truncate | 2 | 7 | seven
--| insert | 1 | 6 pieces | five
--| insert | 2 | 7 pieces | seven
--| update | 1 | 6 pieces | six
ALTER TABLE part ALTER id TYPE text;
--= ALTER TABLE
DELETE FROM part WHERE id = '1';
--= DELETE 1
SELECT operation, id, amount, label FROM cambium.history('part', '1');
--> operation:text | id:text | amount:text | label:varchar
--| insert | 1 | 5 | five
--| update | 1 | 6 | five
--| truncate | 1 | 6 | five
--| insert | 1 | 6 pieces | five
--| update | 1 | 6 pieces | six
--| truncate | 1 | 6 pieces | six
--| insert | 1 | 6 pieces | six
--| delete | 1 | 6 pieces | six
SELECT operation, id, amount, label FROM cambium.history('part', 1);
--> operation:text | id:text | amount:text | label:varchar
--| insert | 1 | 5 | five
--| update | 1 | 6 | five
--| truncate | 1 | 6 | five
--| insert | 1 | 6 pieces | five
--| update | 1 | 6 pieces | six
--| truncate | 1 | 6 pieces | six
--| insert | 1 | 6 pieces | six
--| delete | 1 | 6 pieces | six

-- Columns that were dropped and added again are others; a column added with a default has it in rows that are older.
ALTER TABLE part DROP COLUMN label;
--= ALTER TABLE
ALTER TABLE part ADD COLUMN label text DEFAULT 'none';
--= ALTER TABLE
ALTER TABLE part ADD COLUMN code varchar(4) DEFAULT 'x';
--= ALTER TABLE
ALTER TABLE part ALTER code TYPE text;
--= ALTER TABLE
UPDATE part SET amount = NULL;
--= UPDATE 1
SELECT operation, amount, label, code FROM cambium.history('part', '2');
--> operation:text | amount:text | label:text | code:text
--| insert | 7 | ∅ | ∅
--| truncate | 7 | ∅ | ∅
--| insert | 7 pieces | ∅ | ∅
--| truncate | 7 pieces | ∅ | ∅
--| insert | 7 pieces | ∅ | ∅
--| update | ∅ | none | x

-- Another key: versions from before it are found without it only.
ALTER TABLE part DROP CONSTRAINT part_pkey;
--= ALTER TABLE
ALTER TABLE part ADD COLUMN n serial PRIMARY KEY;
--= ALTER TABLE
SELECT operation, id, n FROM cambium.history('part', 1);
--> operation:text | id:text | n:int4
--| insert | 2 | 1
SELECT count(*) FROM cambium.history('part');
--> count:int8
--| 18

-- The history of a partitioned table is that of its partitions, their columns in its order; a row that moves leaves one and comes to another.
CREATE TABLE event (id int, day int, what text, PRIMARY KEY (id, day)) PARTITION BY RANGE (day);
--= CREATE TABLE
CREATE TABLE event_late (what text, day int NOT NULL, id int NOT NULL, PRIMARY KEY (id, day));
--= CREATE TABLE
ALTER TABLE event ATTACH PARTITION event_late FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
CREATE TABLE event_early PARTITION OF event FOR VALUES FROM (0) TO (10) PARTITION BY LIST (id);
--= CREATE TABLE
CREATE TABLE event_one PARTITION OF event_early FOR VALUES IN (1);
--= CREATE TABLE
INSERT INTO event VALUES (1, 1, 'a'), (2, 12, 'b');
--= INSERT 0 2
UPDATE event SET day = 11, what = 'c' WHERE id = 1;
--= UPDATE 1
UPDATE event SET what = 'd' WHERE id = 1;
--= UPDATE 1
SELECT operation, id, day, what FROM cambium.history('event');
--> operation:text | id:int4 | day:int4 | what:text
--| insert | 1 | 1 | a
--| insert | 2 | 12 | b
--| delete | 1 | 1 | a
--| insert | 1 | 11 | c
--| update | 1 | 11 | d
SELECT operation, id, day, what FROM cambium.history('event', 1, 11);
--> operation:text | id:int4 | day:int4 | what:text
--| insert | 1 | 11 | c
--| update | 1 | 11 | d
SELECT operation, id, day, what FROM cambium.history('event', 1, 1);
--> operation:text | id:int4 | day:int4 | what:text
--| insert | 1 | 1 | a
--| delete | 1 | 1 | a
SELECT operation, what, day, id FROM cambium.history('event_late');
--> operation:text | what:text | day:int4 | id:int4
--| insert | b | 12 | 2
--| insert | c | 11 | 1
--| update | d | 11 | 1
SELECT operation FROM cambium.history('event', 1);
--! 22023: the primary key of "event" has 2 columns, not 1
BEGIN;
--= BEGIN
SELECT count(*) FROM cambium.history('event', 1, 11);
--> count:int8
--| 2
@other UPDATE event SET what = 'e' WHERE id = 1;
--= UPDATE 1
UPDATE plain SET a = 7;
--= UPDATE 1
COMMIT;
--! 40001: could not serialize access due to concurrent update

-- That of a table with heirs is theirs, too.
CREATE TABLE place (name text);
--= CREATE TABLE
CREATE TABLE town (people int) INHERITS (place);
--= CREATE TABLE
INSERT INTO place VALUES ('here');
--= INSERT 0 1
INSERT INTO town VALUES ('there', 3);
--= INSERT 0 1
SELECT operation, name FROM cambium.history('place');
--> operation:text | name:text
--| insert | here
--| insert | there
SELECT operation, name, people FROM cambium.history('town');
--> operation:text | name:text | people:int4
--| insert | there | 3
