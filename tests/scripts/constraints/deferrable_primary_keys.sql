-- A primary key that is deferrable holds at the end of the statement, or of the transaction: rows may have one key for a while.
CREATE TABLE seat (place int PRIMARY KEY DEFERRABLE, guest text);
--= CREATE TABLE
INSERT INTO seat SELECT i, 'g' || i FROM generate_series(1, 5) i;
--= INSERT 0 5
UPDATE seat SET place = place + 1;
--= UPDATE 5
SELECT * FROM seat ORDER BY place;
--> place:int4 | guest:text
--| 2 | g1
--| 3 | g2
--| 4 | g3
--| 5 | g4
--| 6 | g5
UPDATE seat SET place = 3 WHERE guest = 'g1';
--! 23505: duplicate key value violates unique constraint "seat_pkey"
INSERT INTO seat VALUES (9, 'x'), (9, 'y');
--! 23505: duplicate key value violates unique constraint "seat_pkey"
INSERT INTO seat VALUES (NULL, 'x');
--! 23502: null value in column "place" of relation "seat" violates not-null constraint
BEGIN;
--= BEGIN
SET CONSTRAINTS ALL DEFERRED;
--= SET CONSTRAINTS
UPDATE seat SET place = 3 WHERE guest = 'g1';
--= UPDATE 1
SELECT * FROM seat WHERE place = 3 ORDER BY guest;
--> place:int4 | guest:text
--| 3 | g1
--| 3 | g2
UPDATE seat SET place = 2 WHERE guest = 'g2';
--= UPDATE 1
SET CONSTRAINTS ALL IMMEDIATE;
--= SET CONSTRAINTS
COMMIT;
--= COMMIT
SELECT * FROM seat ORDER BY place;
--> place:int4 | guest:text
--| 2 | g2
--| 3 | g1
--| 4 | g3
--| 5 | g4
--| 6 | g5
BEGIN;
--= BEGIN
SET CONSTRAINTS seat_pkey DEFERRED;
--= SET CONSTRAINTS
INSERT INTO seat VALUES (2, 'x');
--= INSERT 0 1
DELETE FROM seat WHERE place = 2 AND guest = 'x';
--= DELETE 1
INSERT INTO seat VALUES (3, 'y');
--= INSERT 0 1
COMMIT;
--! 23505: duplicate key value violates unique constraint "seat_pkey"
SELECT count(*) FROM seat;
--> count:int8
--| 5
BEGIN;
--= BEGIN
SET CONSTRAINTS seat_pkey DEFERRED;
--= SET CONSTRAINTS
INSERT INTO seat VALUES (2, 'x');
--= INSERT 0 1
SET CONSTRAINTS seat_pkey IMMEDIATE;
--! 23505: duplicate key value violates unique constraint "seat_pkey"
ROLLBACK;
--= ROLLBACK
INSERT INTO seat VALUES (2, 'x') ON CONFLICT (place) DO NOTHING;
--! 55000: ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters
INSERT INTO seat VALUES (2, 'x') ON CONFLICT DO NOTHING;
--! 55000: ON CONFLICT does not support deferrable unique constraints/exclusion constraints as arbiters
SELECT guest FROM seat GROUP BY place;
--! 42803: column "seat.guest" must appear in the GROUP BY clause or be used in an aggregate function
CREATE TABLE later (id int PRIMARY KEY DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO later VALUES (1), (1);
--= INSERT 0 2
COMMIT;
--! 23505: duplicate key value violates unique constraint "later_pkey"
BEGIN;
--= BEGIN
INSERT INTO later VALUES (1), (1);
--= INSERT 0 2
DELETE FROM later;
--= DELETE 2
INSERT INTO later VALUES (1);
--= INSERT 0 1
COMMIT;
--= COMMIT
SELECT * FROM later;
--> id:int4
--| 1
CREATE TABLE refers (id int REFERENCES later);
--! 55000: cannot use a deferrable primary key for referenced table "later"
CREATE TABLE refers (id int REFERENCES later (id));
--! 55000: cannot use a deferrable unique constraint for referenced table "later"
SELECT conname, contype, condeferrable, condeferred, indisprimary, indimmediate FROM pg_constraint JOIN pg_index ON indexrelid = conindid WHERE conrelid IN ('seat'::regclass, 'later'::regclass) ORDER BY 1;
--> conname:name | contype:char | condeferrable:bool | condeferred:bool | indisprimary:bool | indimmediate:bool
--| later_pkey | p | t | t | t | f
--| seat_pkey | p | t | f | t | f
SELECT constraint_type, is_deferrable, initially_deferred FROM information_schema.table_constraints WHERE constraint_name = 'later_pkey';
--> constraint_type:varchar | is_deferrable:varchar | initially_deferred:varchar
--| PRIMARY KEY | YES | YES
SELECT table_name, column_name FROM information_schema.key_column_usage WHERE constraint_name IN ('later_pkey', 'seat_pkey') ORDER BY 1;
--> table_name:name | column_name:name
--| later | id
--| seat | place
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conname = 'later_pkey';
--> pg_get_constraintdef:text
--| PRIMARY KEY (id) DEFERRABLE INITIALLY DEFERRED
ALTER TABLE later ALTER id DROP NOT NULL;
--! 42P16: column "id" is in a primary key
ALTER TABLE later ADD PRIMARY KEY (id);
--! 42P16: multiple primary keys for table "later" are not allowed
-- Given to a table with rows, taken away and given again, moved by ALTER TABLE, copied.
CREATE TABLE given (a int, b int);
--= CREATE TABLE
INSERT INTO given VALUES (1, 1), (2, 2), (NULL, 3);
--= INSERT 0 3
ALTER TABLE given ADD PRIMARY KEY (a) DEFERRABLE;
--! 23502: column "a" of relation "given" contains null values
DELETE FROM given WHERE a IS NULL;
--= DELETE 1
UPDATE given SET a = 1;
--= UPDATE 2
ALTER TABLE given ADD PRIMARY KEY (a) DEFERRABLE;
--! 23505: could not create unique index "given_pkey"
UPDATE given SET a = b;
--= UPDATE 2
ALTER TABLE given ADD PRIMARY KEY (a) DEFERRABLE;
--= ALTER TABLE
SELECT attname, attnotnull FROM pg_attribute WHERE attrelid = 'given'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attnotnull:bool
--| a | t
--| b | f
UPDATE given SET a = a + 1;
--= UPDATE 2
ALTER TABLE given DROP CONSTRAINT given_pkey, ADD PRIMARY KEY (a);
--= ALTER TABLE
UPDATE given SET a = a + 1;
--! 23505: duplicate key value violates unique constraint "given_pkey"
ALTER TABLE given DROP CONSTRAINT given_pkey;
--= ALTER TABLE
CREATE UNIQUE INDEX given_a ON given (a);
--= CREATE INDEX
ALTER TABLE given ADD PRIMARY KEY USING INDEX given_a DEFERRABLE INITIALLY DEFERRED;
--= ALTER TABLE
ALTER TABLE given ALTER a TYPE bigint;
--= ALTER TABLE
UPDATE given SET a = a + 1;
--= UPDATE 2
SELECT * FROM given ORDER BY a;
--> a:int8 | b:int4
--| 3 | 1
--| 4 | 2
CREATE TABLE copied (LIKE given INCLUDING ALL);
--= CREATE TABLE
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'copied'::regclass ORDER BY 1;
--> pg_get_constraintdef:text
--| PRIMARY KEY (a) DEFERRABLE INITIALLY DEFERRED
INSERT INTO copied SELECT * FROM given;
--= INSERT 0 2
INSERT INTO copied SELECT * FROM given;
--! 23505: duplicate key value violates unique constraint "copied_pkey"
TRUNCATE given;
--= TRUNCATE TABLE
DROP TABLE given;
--= DROP TABLE
-- Of a partitioned table.
CREATE TABLE whole (a int, b int, PRIMARY KEY (a) DEFERRABLE INITIALLY DEFERRED) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE low PARTITION OF whole FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE high (a int, b int, PRIMARY KEY (a) DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
ALTER TABLE whole ATTACH PARTITION high FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
INSERT INTO whole SELECT i, i FROM generate_series(6, 15) i;
--= INSERT 0 10
UPDATE whole SET a = a + 1;
--= UPDATE 10
SELECT tableoid::regclass, * FROM whole ORDER BY a;
--> tableoid:regclass | a:int4 | b:int4
--| low | 7 | 6
--| low | 8 | 7
--| low | 9 | 8
--| high | 10 | 9
--| high | 11 | 10
--| high | 12 | 11
--| high | 13 | 12
--| high | 14 | 13
--| high | 15 | 14
--| high | 16 | 15
BEGIN;
--= BEGIN
INSERT INTO whole VALUES (8, 0), (12, 0);
--= INSERT 0 2
SELECT * FROM whole WHERE a = 12 ORDER BY b;
--> a:int4 | b:int4
--| 12 | 0
--| 12 | 11
DELETE FROM whole WHERE a = 8 AND b = 0;
--= DELETE 1
COMMIT;
--! 23505: duplicate key value violates unique constraint "high_pkey"
SELECT count(*) FROM whole;
--> count:int8
--| 10
-- Two sessions that give the same key.
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a INSERT INTO later VALUES (7);
--= INSERT 0 1
@b INSERT INTO later VALUES (8);
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM later ORDER BY id;
--> id:int4
--| 1
--| 7
--| 8
