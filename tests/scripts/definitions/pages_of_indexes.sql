-- An index has a page as soon as it is there, a table without rows has none, nor have indexes of partitioned tables.
CREATE TABLE paged (a int PRIMARY KEY, b int);
--= CREATE TABLE
CREATE INDEX ON paged (b);
--= CREATE INDEX
CREATE TABLE parted (a int PRIMARY KEY) PARTITION BY RANGE (a);
--= CREATE TABLE
SELECT relname, relkind, relpages FROM pg_class WHERE relname ~ '^pa(ged|rted)' ORDER BY relname;
--> relname:name | relkind:char | relpages:int4
--| paged | r | 0
--| paged_b_idx | i | 1
--| paged_pkey | i | 1
--| parted | p | 0
--| parted_pkey | I | 0
