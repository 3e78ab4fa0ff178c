-- Definitions that fit neither others nor themselves.
CREATE TABLE kept (a) ON COMMIT DELETE ROWS AS SELECT 1;
--! 42P16: ON COMMIT can only be used on temporary tables
CREATE SCHEMA IF NOT EXISTS parts CREATE TABLE abc (a int);
--! 0A000: CREATE SCHEMA IF NOT EXISTS cannot include schema elements
CREATE UNLOGGED TABLE u1 (a int PRIMARY KEY);
--= CREATE TABLE
CREATE UNLOGGED TABLE u2 (a int REFERENCES u1);
--= CREATE TABLE
ALTER TABLE u2 SET LOGGED;
--! 42P16: could not change table "u2" to logged because it references unlogged table "u1"
ALTER TABLE u1 SET LOGGED;
--= ALTER TABLE
ALTER TABLE u2 SET LOGGED;
--= ALTER TABLE
ALTER TABLE u1 SET UNLOGGED;
--! 42P16: could not change table "u1" to unlogged because it references logged table "u2"
ALTER TABLE u2 SET UNLOGGED;
--= ALTER TABLE
ALTER TABLE u1 SET UNLOGGED;
--= ALTER TABLE
CREATE UNLOGGED TABLE u3 (a int PRIMARY KEY, b int REFERENCES u3);
--= CREATE TABLE
ALTER TABLE u3 SET LOGGED;
--= ALTER TABLE
CREATE TABLE plain (a int, b int DEFAULT 7);
--= CREATE TABLE
CREATE TABLE computes (b int GENERATED ALWAYS AS (a * 2) STORED) INHERITS (plain);
--~ moving and merging column "b" with inherited definition
--= CREATE TABLE
INSERT INTO computes (a) VALUES (4);
--= INSERT 0 1
SELECT * FROM plain;
--> a:int4 | b:int4
--| 4 | 8
CREATE TABLE computed (a int, b int GENERATED ALWAYS AS (a * 2) STORED);
--= CREATE TABLE
CREATE TABLE again (b int GENERATED ALWAYS AS (a * 2) STORED) INHERITS (computed);
--~ moving and merging column "b" with inherited definition
--! 42611: child column "b" specifies generation expression
CREATE TABLE same (a int, b int GENERATED ALWAYS AS (a * 2) STORED);
--= CREATE TABLE
ALTER TABLE same INHERIT computed;
--= ALTER TABLE
CREATE TABLE other (a int, b int GENERATED ALWAYS AS (a * 3) STORED);
--= CREATE TABLE
ALTER TABLE other INHERIT computed;
--! 42804: column "b" in child table has a conflicting generation expression
ALTER TABLE other INHERIT plain;
--= ALTER TABLE
CREATE TABLE parted (a int, b int GENERATED ALWAYS AS (a * 2) STORED) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE part1 (a int, b int GENERATED ALWAYS AS (a * 5) STORED);
--= CREATE TABLE
ALTER TABLE parted ATTACH PARTITION part1 FOR VALUES IN (1);
--! 42804: column "b" in child table has a conflicting generation expression
CREATE TABLE part2 PARTITION OF parted (b GENERATED ALWAYS AS (a * 2) STORED) FOR VALUES IN (2);
--! 0A000: generated columns are not supported on partitions
CREATE TABLE split (a int, b int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE split1 PARTITION OF split (b GENERATED ALWAYS AS (a * 2) STORED) FOR VALUES IN (2);
--! 0A000: generated columns are not supported on partitions
