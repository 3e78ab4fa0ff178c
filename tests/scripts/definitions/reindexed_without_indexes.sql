-- A table without indexes is told of; one whose values may be moved out of their rows has an index for those.
CREATE TABLE bare (a int);
--= CREATE TABLE
REINDEX TABLE bare;
--~ table "bare" has no indexes to reindex
--= REINDEX
REINDEX TABLE CONCURRENTLY bare;
--~ table "bare" has no indexes that can be reindexed concurrently
--= REINDEX
CREATE TEMP TABLE passing (a int);
--= CREATE TABLE
REINDEX TABLE CONCURRENTLY passing;
--~ table "passing" has no indexes to reindex
--= REINDEX
CREATE TABLE keyed (a int PRIMARY KEY);
--= CREATE TABLE
REINDEX TABLE keyed;
--= REINDEX
REINDEX TABLE CONCURRENTLY keyed;
--= REINDEX
CREATE TABLE wide (a text);
--= CREATE TABLE
REINDEX TABLE wide;
--= REINDEX
CREATE MATERIALIZED VIEW kept AS SELECT 1 AS a;
--= SELECT 1
REINDEX TABLE kept;
--~ table "kept" has no indexes to reindex
--= REINDEX
CREATE TABLE parted (a int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE part PARTITION OF parted FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
REINDEX TABLE parted;
--= REINDEX
-- Neither views nor sequences nor indexes have any.
CREATE VIEW seen AS SELECT 1 AS a;
--= CREATE VIEW
REINDEX TABLE seen;
--! 42809: "seen" is not a table or materialized view
CREATE SEQUENCE counted;
--= CREATE SEQUENCE
REINDEX TABLE counted;
--! 42809: "counted" is not a table or materialized view
REINDEX TABLE keyed_pkey;
--! 42809: "keyed_pkey" is not a table or materialized view
REINDEX TABLE nosuch;
--! 42P01: relation "nosuch" does not exist
REINDEX INDEX bare;
--! 42809: "bare" is not an index
