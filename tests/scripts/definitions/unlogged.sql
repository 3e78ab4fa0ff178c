-- UNLOGGED is kept for those who describe and dump.
CREATE UNLOGGED TABLE quick (a int PRIMARY KEY, b text);
--= CREATE TABLE
CREATE TABLE slow (a int PRIMARY KEY);
--= CREATE TABLE
CREATE UNLOGGED TABLE quick_too AS SELECT 1 AS a;
--= SELECT 1
SELECT 2 AS a INTO UNLOGGED quick_three;
--= SELECT 1
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('quick', 'quick_pkey', 'slow', 'slow_pkey', 'quick_too', 'quick_three') ORDER BY 1;
--> relname:name | relpersistence:char
--| quick | u
--| quick_pkey | u
--| quick_three | u
--| quick_too | u
--| slow | p
--| slow_pkey | p
ALTER TABLE quick SET LOGGED;
--= ALTER TABLE
ALTER TABLE slow SET UNLOGGED;
--= ALTER TABLE
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('quick', 'quick_pkey', 'slow', 'slow_pkey') ORDER BY 1;
--> relname:name | relpersistence:char
--| quick | p
--| quick_pkey | p
--| slow | u
--| slow_pkey | u
CREATE TEMP TABLE temporary (a int);
--= CREATE TABLE
ALTER TABLE temporary SET LOGGED;
--! 42P16: cannot change logged status of table "temporary" because it is temporary
CREATE TABLE whole (a int) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE UNLOGGED TABLE part PARTITION OF whole FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('whole', 'part') ORDER BY 1;
--> relname:name | relpersistence:char
--| part | u
--| whole | p
