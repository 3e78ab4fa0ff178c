-- What inherits is no partition, and partitioned tables are not reindexed in a block.
CREATE TABLE q (a int) PARTITION BY RANGE (a);
--= CREATE TABLE

CREATE TABLE q1 PARTITION OF q FOR VALUES FROM (0) TO (9);
--= CREATE TABLE

CREATE INDEX qi ON q(a);
--= CREATE INDEX

BEGIN;
--= BEGIN

REINDEX TABLE q;
--! 25001: REINDEX TABLE cannot run inside a transaction block

ROLLBACK;
--= ROLLBACK

BEGIN;
--= BEGIN

REINDEX INDEX qi;
--! 25001: REINDEX INDEX cannot run inside a transaction block

ROLLBACK;
--= ROLLBACK

REINDEX TABLE q;
--= REINDEX

REINDEX INDEX qi;
--= REINDEX

CREATE TABLE par(a int);
--= CREATE TABLE

CREATE TABLE chi() INHERITS (par);
--= CREATE TABLE

ALTER TABLE q attach PARTITION par FOR VALUES FROM (10) TO (20);
--! 42809: cannot attach inheritance parent as partition

ALTER TABLE q attach PARTITION chi FOR VALUES FROM (10) TO (20);
--! 42809: cannot attach inheritance child as partition
