-- Keys and indexes on columns that don't exist.
CREATE TABLE t (a int);
--= CREATE TABLE
CREATE INDEX ON t (b);
--! 42703: column "b" does not exist
CREATE INDEX ON t (a) INCLUDE (b);
--! 42703: column "b" does not exist
ALTER TABLE t ADD PRIMARY KEY (b);
--! 42703: column "b" of relation "t" does not exist
ALTER TABLE t ADD UNIQUE (b);
--! 42703: column "b" named in key does not exist
CREATE TABLE u (a int, PRIMARY KEY (b));
--! 42703: column "b" named in key does not exist
