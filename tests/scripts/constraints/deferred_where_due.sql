-- Deferred unique keys and exclusions put something off only where another row is in the way: elsewhere the table can be changed at once.
CREATE TABLE pd (c int PRIMARY KEY DEFERRABLE INITIALLY DEFERRED, b boolean);
--= CREATE TABLE
INSERT INTO pd VALUES (1, true);
--= INSERT 0 1
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (2, true);
--= INSERT 0 1
ALTER TABLE pd ADD x int;
--= ALTER TABLE
UPDATE pd SET c = c + 10;
--= UPDATE 2
CREATE INDEX ON pd (b);
--= CREATE INDEX
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (5, true);
--= INSERT 0 1
TRUNCATE pd;
--= TRUNCATE TABLE
INSERT INTO pd VALUES (6, true), (7, false);
--= INSERT 0 2
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (6, false);
--= INSERT 0 1
ALTER TABLE pd ADD y int;
--! 55006: cannot ALTER TABLE "pd" because it has pending trigger events
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (6, false);
--= INSERT 0 1
UPDATE pd SET c = 8 WHERE b AND c = 6;
--= UPDATE 1
INSERT INTO pd VALUES (9, true);
--= INSERT 0 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (10, false);
--= INSERT 0 1
INSERT INTO pd VALUES (10, true);
--= INSERT 0 1
SET CONSTRAINTS ALL IMMEDIATE;
--! 23505: duplicate key value violates unique constraint "pd_pkey"
ROLLBACK;
--= ROLLBACK
BEGIN;
--= BEGIN
INSERT INTO pd VALUES (10, false);
--= INSERT 0 1
INSERT INTO pd VALUES (10, true);
--= INSERT 0 1
COMMIT;
--! 23505: duplicate key value violates unique constraint "pd_pkey"
SELECT c, b FROM pd ORDER BY c, b;
--> c:int4 | b:bool
--| 6 | f
--| 7 | f
--| 8 | t
--| 9 | t
CREATE TABLE pe (r int4range, EXCLUDE USING gist (r WITH &&) DEFERRABLE INITIALLY DEFERRED);
--= CREATE TABLE
BEGIN;
--= BEGIN
INSERT INTO pe VALUES ('[1,2)');
--= INSERT 0 1
ALTER TABLE pe ADD z int;
--= ALTER TABLE
INSERT INTO pe VALUES ('[1,5)');
--= INSERT 0 1
DELETE FROM pe WHERE r = '[1,2)';
--= DELETE 1
COMMIT;
--= COMMIT
BEGIN;
--= BEGIN
INSERT INTO pe VALUES ('[4,9)');
--= INSERT 0 1
COMMIT;
--! 23P01: conflicting key value violates exclusion constraint "pe_r_excl"
SELECT r FROM pe;
--> r:int4range
--| [1,5)
-- somebody else takes the key meanwhile
@a BEGIN;
--= BEGIN
@a INSERT INTO pd VALUES (20, true);
--= INSERT 0 1
INSERT INTO pd VALUES (21, false);
--= INSERT 0 1
@a INSERT INTO pd VALUES (21, true);
--= INSERT 0 1
@a COMMIT;
--! 23505: duplicate key value violates unique constraint "pd_pkey"
SELECT c, b FROM pd WHERE c >= 20 ORDER BY c;
--> c:int4 | b:bool
--| 21 | f
