-- A schema that isn't there is told before what would be in it, of all that DROP looks up.
DROP TYPE IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP TYPE
DROP DOMAIN IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP DOMAIN
DROP TABLE IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP TABLE
DROP VIEW IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP VIEW
DROP SEQUENCE IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP SEQUENCE
DROP INDEX IF EXISTS nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP INDEX
DROP FUNCTION IF EXISTS nowhere.f(int);
--~ schema "nowhere" does not exist, skipping
--= DROP FUNCTION
DROP FUNCTION IF EXISTS f(nowhere.t);
--~ schema "nowhere" does not exist, skipping
--= DROP FUNCTION
DROP PROCEDURE IF EXISTS nowhere.f;
--~ schema "nowhere" does not exist, skipping
--= DROP PROCEDURE
DROP AGGREGATE IF EXISTS nowhere.f(int);
--~ schema "nowhere" does not exist, skipping
--= DROP AGGREGATE
DROP OPERATOR IF EXISTS nowhere.+ (int, int);
--~ schema "nowhere" does not exist, skipping
--= DROP OPERATOR
DROP OPERATOR CLASS IF EXISTS nowhere.c USING btree;
--~ schema "nowhere" does not exist, skipping
--= DROP OPERATOR CLASS
DROP TRIGGER IF EXISTS x ON nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP TRIGGER
DROP POLICY IF EXISTS x ON nowhere.t;
--~ schema "nowhere" does not exist, skipping
--= DROP POLICY
DROP TYPE nowhere.t;
--! 3F000: schema "nowhere" does not exist
DROP FUNCTION nowhere.f();
--! 3F000: schema "nowhere" does not exist
DROP TABLE nowhere.t;
--! 3F000: schema "nowhere" does not exist
ALTER TABLE IF EXISTS nowhere.t DROP COLUMN a;
--~ relation "t" does not exist, skipping
--= ALTER TABLE
ALTER TABLE IF EXISTS nowhere.t RENAME TO u;
--~ relation "t" does not exist, skipping
--= ALTER TABLE
ALTER TABLE IF EXISTS nowhere.t SET SCHEMA public;
--~ relation "t" does not exist, skipping
--= ALTER TABLE
-- ONLY of a partitioned table keeps its checks; what is of an index or a key goes with the parts it has.
CREATE TABLE referenced (a int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE whole (a int, b int, CONSTRAINT whole_pkey PRIMARY KEY (a), CONSTRAINT positive CHECK (a > 0)) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE part PARTITION OF whole FOR VALUES FROM (1) TO (10);
--= CREATE TABLE
ALTER TABLE whole ADD CONSTRAINT refers FOREIGN KEY (b) REFERENCES referenced;
--= ALTER TABLE
ALTER TABLE ONLY whole DROP CONSTRAINT positive;
--! 42P16: cannot remove constraint from only the partitioned table when partitions exist
ALTER TABLE ONLY whole DROP CONSTRAINT refers;
--= ALTER TABLE
ALTER TABLE ONLY whole DROP CONSTRAINT whole_pkey;
--= ALTER TABLE
ALTER TABLE ONLY whole DROP CONSTRAINT nothing;
--! 42704: constraint "nothing" of relation "whole" does not exist
ALTER TABLE ONLY whole DROP CONSTRAINT IF EXISTS nothing;
--~ constraint "nothing" of relation "whole" does not exist, skipping
--= ALTER TABLE
SELECT conrelid::regclass, conname FROM pg_constraint WHERE conrelid IN ('whole'::regclass, 'part'::regclass) ORDER BY 1, 2;
--> conrelid:regclass | conname:name
--| whole | positive
--| part | positive
