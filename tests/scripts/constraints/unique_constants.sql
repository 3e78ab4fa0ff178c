-- A unique index whose keys are the same for all rows lets one row in: the way to say that a table has one row.
CREATE TABLE settings (id int, note text);
--= CREATE TABLE
CREATE UNIQUE INDEX settings_one ON settings ((true));
--= CREATE INDEX
INSERT INTO settings VALUES (1, 'a'), (2, 'b');
--! 23505: duplicate key value violates unique constraint "settings_one"
INSERT INTO settings VALUES (1, 'a');
--= INSERT 0 1
INSERT INTO settings VALUES (2, 'b');
--! 23505: duplicate key value violates unique constraint "settings_one"
INSERT INTO settings VALUES (3, 'c') ON CONFLICT DO NOTHING;
--= INSERT 0 0
INSERT INTO settings VALUES (3, 'c') ON CONFLICT ((true)) DO UPDATE SET note = excluded.note RETURNING *;
--> id:int4 | note:text
--| 1 | c
--= INSERT 0 1
UPDATE settings SET id = 4;
--= UPDATE 1
INSERT INTO settings VALUES (5, 'e');
--! 23505: duplicate key value violates unique constraint "settings_one"
DELETE FROM settings;
--= DELETE 1
INSERT INTO settings VALUES (6, 'f');
--= INSERT 0 1
TRUNCATE settings;
--= TRUNCATE TABLE
INSERT INTO settings VALUES (7, 'g');
--= INSERT 0 1
SELECT * FROM settings;
--> id:int4 | note:text
--| 7 | g
-- made when the row is there, with a key, and of more than one constant
CREATE TABLE keyed (id int PRIMARY KEY, note text);
--= CREATE TABLE
INSERT INTO keyed VALUES (1, 'a');
--= INSERT 0 1
CREATE UNIQUE INDEX ON keyed ((1 + 1), (upper('x')));
--= CREATE INDEX
INSERT INTO keyed VALUES (2, 'b');
--! 23505: duplicate key value violates unique constraint "keyed_expr_upper_idx"
UPDATE keyed SET id = 3;
--= UPDATE 1
INSERT INTO keyed VALUES (2, 'b');
--! 23505: duplicate key value violates unique constraint "keyed_expr_upper_idx"
DELETE FROM keyed;
--= DELETE 1
INSERT INTO keyed VALUES (2, 'b');
--= INSERT 0 1
CREATE UNIQUE INDEX keyed_nulls ON keyed ((NULL::int));
--= CREATE INDEX
DROP INDEX keyed_int4_upper_idx, keyed_expr_upper_idx;
--! 42704: index "keyed_int4_upper_idx" does not exist
-- of two at once one comes
@a BEGIN;
--= BEGIN
@a DELETE FROM settings;
--= DELETE 1
@a INSERT INTO settings VALUES (8, 'h');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a UPDATE settings SET note = 'x';
--= UPDATE 1
@a COMMIT;
--= COMMIT
@b INSERT INTO settings VALUES (9, 'i');
--! 23505: duplicate key value violates unique constraint "settings_one"
@b ROLLBACK;
--= ROLLBACK
SELECT * FROM settings;
--> id:int4 | note:text
--| 8 | x
