-- LOCK TABLE lines up with those who say it of the same table, and who makes a relation with those who make one of the same name.
CREATE TABLE counter (id int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE other (id int PRIMARY KEY);
--= CREATE TABLE
-- two share a table that a third one can't have alone
@a BEGIN;
--= BEGIN
@a LOCK TABLE counter IN SHARE MODE;
--= LOCK TABLE
@b BEGIN;
--= BEGIN
@b LOCK TABLE counter IN SHARE MODE NOWAIT;
--= LOCK TABLE
@b LOCK TABLE counter IN SHARE ROW EXCLUSIVE MODE NOWAIT;
--! 55P03: could not obtain lock on relation "counter"
@b ROLLBACK;
--= ROLLBACK
@a COMMIT;
--= COMMIT
-- one has it alone, from its first statement to its end
@a BEGIN;
--= BEGIN
@a LOCK TABLE other, counter;
--= LOCK TABLE
@b BEGIN;
--= BEGIN
@b LOCK TABLE counter IN SHARE MODE NOWAIT;
--! 55P03: could not obtain lock on relation "counter"
@b ROLLBACK;
--= ROLLBACK
@b BEGIN;
--= BEGIN
@b SET LOCAL lock_timeout = '50ms';
--= SET
@b LOCK TABLE other IN SHARE UPDATE EXCLUSIVE MODE;
--! 55P03: canceling statement due to lock timeout
@b ROLLBACK;
--= ROLLBACK
@a ROLLBACK;
--= ROLLBACK
@b BEGIN;
--= BEGIN
@b LOCK TABLE counter, other IN EXCLUSIVE MODE NOWAIT;
--= LOCK TABLE
-- who locks it once more has it already
@b LOCK TABLE counter IN ACCESS EXCLUSIVE MODE NOWAIT;
--= LOCK TABLE
@b COMMIT;
--= COMMIT
-- a name that somebody is about to take
@a BEGIN;
--= BEGIN
@a CREATE TABLE made (id int);
--= CREATE TABLE
@b SET lock_timeout = '50ms';
--= SET
@b CREATE TABLE made (id int);
--! 55P03: canceling statement due to lock timeout
@b CREATE VIEW made AS SELECT 1;
--! 55P03: canceling statement due to lock timeout
@b CREATE TABLE made_otherwise (id int);
--= CREATE TABLE
@a ROLLBACK;
--= ROLLBACK
@b CREATE TABLE made (id int);
--= CREATE TABLE
@b CREATE TABLE IF NOT EXISTS made (id int);
--~ relation "made" already exists, skipping
--= CREATE TABLE
-- who has said it of which table is told
@a BEGIN;
--= BEGIN
@a LOCK TABLE counter IN SHARE UPDATE EXCLUSIVE MODE;
--= LOCK TABLE
@a LOCK TABLE other IN ACCESS SHARE MODE;
--= LOCK TABLE
SELECT locktype, relation::regclass, mode, granted FROM pg_locks WHERE relation IN ('counter'::regclass, 'other'::regclass) ORDER BY 2;
--> locktype:text | relation:regclass | mode:text | granted:bool
--| relation | counter | ShareUpdateExclusiveLock | t
--| relation | other | AccessShareLock | t
@a COMMIT;
--= COMMIT
SELECT locktype, relation::regclass, mode, granted FROM pg_locks WHERE relation IN ('counter'::regclass, 'other'::regclass) ORDER BY 2;
--> locktype:text | relation:regclass | mode:text | granted:bool
