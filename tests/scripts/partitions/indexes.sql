-- Indexes and keys of partitioned tables, and the parts that partitions have of them.
CREATE TABLE p (a int, b int, c text) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE INDEX p1_own ON p1 (b);
--= CREATE INDEX
INSERT INTO p VALUES (1, 1, 'x'), (2, 1, 'y');
--= INSERT 0 2
CREATE INDEX ON p (b);
--= CREATE INDEX
CREATE INDEX p_expr ON p (lower(c)) WHERE a > 1;
--= CREATE INDEX
CREATE TABLE p2 PARTITION OF p FOR VALUES FROM (10) TO (20);
--= CREATE TABLE
CREATE TABLE p3 (c text, b int, a int);
--= CREATE TABLE
CREATE INDEX p3_b ON p3 (b);
--= CREATE INDEX
ALTER TABLE p ATTACH PARTITION p3 FOR VALUES FROM (20) TO (30);
--= ALTER TABLE
SELECT i.indexrelid::regclass, i.indrelid::regclass, c.relkind, h.inhparent::regclass, i.indisvalid FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid LEFT JOIN pg_inherits h ON h.inhrelid = i.indexrelid WHERE i.indrelid IN (SELECT relid FROM pg_partition_tree('p')) ORDER BY i.indrelid::regclass::text, i.indexrelid::regclass::text;
--> indexrelid:regclass | indrelid:regclass | relkind:char | inhparent:regclass | indisvalid:bool
--| p_b_idx | p | I | ∅ | t
--| p_expr | p | I | ∅ | t
--| p1_lower_idx | p1 | i | p_expr | t
--| p1_own | p1 | i | p_b_idx | t
--| p2_b_idx | p2 | i | p_b_idx | t
--| p2_lower_idx | p2 | i | p_expr | t
--| p3_b | p3 | i | p_b_idx | t
--| p3_lower_idx | p3 | i | p_expr | t
SELECT pg_get_indexdef('p_expr'::regclass), pg_get_indexdef('p1_lower_idx'::regclass);
--> pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX p_expr ON ONLY public.p USING btree (lower(c)) WHERE (a > 1) | CREATE INDEX p1_lower_idx ON public.p1 USING btree (lower(c)) WHERE (a > 1)
DROP INDEX p1_own;
--! 2BP01: cannot drop index p1_own because index p_b_idx requires it
DROP INDEX p_b_idx;
--= DROP INDEX
SELECT indexrelid::regclass FROM pg_index WHERE indrelid = 'p1'::regclass;
--> indexrelid:regclass
--| p1_lower_idx
CREATE UNIQUE INDEX ON p (b);
--! 0A000: unique constraint on partitioned table must include all partitioning columns
CREATE UNIQUE INDEX p_a_b ON p (a, b);
--= CREATE INDEX
INSERT INTO p VALUES (1, 1, 'dup');
--! 23505: duplicate key value violates unique constraint "p1_a_b_idx"
INSERT INTO p VALUES (1, 1, 'dup') ON CONFLICT (a, b) DO UPDATE SET c = excluded.c RETURNING *;
--> a:int4 | b:int4 | c:text
--| 1 | 1 | dup
--= INSERT 0 1
CREATE UNIQUE INDEX p_a ON p (a);
--= CREATE INDEX
UPDATE p SET a = 12, b = 1 WHERE c = 'y';
--= UPDATE 1
UPDATE p SET a = 12 WHERE c = 'dup';
--! 23505: duplicate key value violates unique constraint "p2_a_b_idx"
DROP INDEX p_a_b;
--= DROP INDEX
CREATE INDEX p_only ON ONLY p (a);
--= CREATE INDEX
SELECT indisvalid FROM pg_index WHERE indexrelid = 'p_only'::regclass;
--> indisvalid:bool
--| f
CREATE INDEX p1_a ON p1 (a);
--= CREATE INDEX
CREATE INDEX p2_a ON p2 (a);
--= CREATE INDEX
CREATE INDEX p3_a ON p3 (a);
--= CREATE INDEX
CREATE INDEX p3_ab ON p3 (a, b);
--= CREATE INDEX
ALTER INDEX p_only ATTACH PARTITION p1_a;
--= ALTER INDEX
ALTER INDEX p_only ATTACH PARTITION p3_ab;
--! 42P17: cannot attach index "p3_ab" as a partition of index "p_only"
ALTER INDEX p_only ATTACH PARTITION p2_a;
--= ALTER INDEX
SELECT indisvalid FROM pg_index WHERE indexrelid = 'p_only'::regclass;
--> indisvalid:bool
--| f
ALTER INDEX p_only ATTACH PARTITION p3_a;
--= ALTER INDEX
SELECT indisvalid FROM pg_index WHERE indexrelid = 'p_only'::regclass;
--> indisvalid:bool
--| t
ALTER INDEX p_only ATTACH PARTITION p3;
--! 42P17: "p3" is not an index
ALTER INDEX p1_a ATTACH PARTITION p2_a;
--! 42809: ALTER action ATTACH PARTITION cannot be performed on relation "p1_a"
CREATE INDEX CONCURRENTLY ON p (c);
--! 0A000: cannot create index on partitioned table "p" concurrently
ALTER TABLE p ADD PRIMARY KEY (b);
--! 0A000: unique constraint on partitioned table must include all partitioning columns
UPDATE p SET b = a;
--= UPDATE 2
DROP INDEX p_a;
--= DROP INDEX
ALTER TABLE p ADD PRIMARY KEY (a);
--= ALTER TABLE
SELECT conrelid::regclass, conname, contype, conislocal, coninhcount, conparentid <> 0 AS part FROM pg_constraint WHERE conrelid IN (SELECT relid FROM pg_partition_tree('p')) ORDER BY 1, 2;
--> conrelid:regclass | conname:name | contype:char | conislocal:bool | coninhcount:int4 | part:bool
--| p | p_pkey | p | t | 0 | f
--| p1 | p1_pkey | p | f | 1 | t
--| p2 | p2_pkey | p | f | 1 | t
--| p3 | p3_pkey | p | f | 1 | t
INSERT INTO p VALUES (1, 9, 'again');
--! 23505: duplicate key value violates unique constraint "p1_pkey"
ALTER TABLE p1 DROP CONSTRAINT p1_pkey;
--! 42P16: cannot drop inherited constraint "p1_pkey" of relation "p1"
DROP INDEX p1_pkey;
--! 2BP01: cannot drop index p1_pkey because index p_pkey requires it
CREATE TABLE p4 PARTITION OF p FOR VALUES FROM (30) TO (40);
--= CREATE TABLE
CREATE TABLE p5 (a int PRIMARY KEY, b int, c text);
--= CREATE TABLE
ALTER TABLE p ATTACH PARTITION p5 FOR VALUES FROM (40) TO (50);
--= ALTER TABLE
CREATE TABLE p6 (a int, b int PRIMARY KEY, c text);
--= CREATE TABLE
ALTER TABLE p ATTACH PARTITION p6 FOR VALUES FROM (50) TO (60);
--! 42804: column "a" in child table must be marked NOT NULL
SELECT * FROM pg_partition_tree('p_pkey');
--> relid:regclass | parentrelid:regclass | isleaf:bool | level:int4
--| p_pkey | ∅ | f | 0
--| p1_pkey | p_pkey | t | 1
--| p2_pkey | p_pkey | t | 1
--| p3_pkey | p_pkey | t | 1
--| p4_pkey | p_pkey | t | 1
--| p5_pkey | p_pkey | t | 1
SELECT pg_partition_root('p5_pkey'), pg_partition_root('p4'), pg_partition_root('p6');
--> pg_partition_root:regclass | pg_partition_root:regclass | pg_partition_root:regclass
--| p_pkey | p | ∅
SELECT * FROM pg_partition_ancestors('p4');
--> relid:regclass
--| p4
--| p
ALTER TABLE p DETACH PARTITION p5;
--= ALTER TABLE
INSERT INTO p5 VALUES (40, 1, 'x'), (41, 1, 'y');
--= INSERT 0 2
INSERT INTO p5 VALUES (40, 2, 'z');
--! 23505: duplicate key value violates unique constraint "p5_pkey"
ALTER TABLE p DROP CONSTRAINT p_pkey;
--= ALTER TABLE
SELECT conrelid::regclass, conname FROM pg_constraint WHERE conrelid IN ('p1'::regclass, 'p5'::regclass);
--> conrelid:regclass | conname:name
--| p5 | p5_pkey
DROP TABLE p, p5, p6;
--= DROP TABLE
CREATE TABLE o (a int PRIMARY KEY) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE o1 PARTITION OF o FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE o2 (a int NOT NULL);
--= CREATE TABLE
ALTER TABLE o ATTACH PARTITION o2 FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
INSERT INTO o SELECT i FROM generate_series(0, 19) i;
--= INSERT 0 20
SELECT a FROM o ORDER BY a LIMIT 3 OFFSET 8;
--> a:int4
--| 8
--| 9
--| 10
SELECT a FROM o ORDER BY a DESC LIMIT 2;
--> a:int4
--| 19
--| 18
SELECT max(a), min(a) FROM o;
--> max:int4 | min:int4
--| 19 | 0
SELECT a FROM o WHERE a BETWEEN 8 AND 11 ORDER BY a;
--> a:int4
--| 8
--| 9
--| 10
--| 11
SELECT s.x, o.a FROM generate_series(5, 25, 5) s(x) LEFT JOIN o ON o.a = s.x ORDER BY 1;
--> x:int4 | a:int4
--| 5 | 5
--| 10 | 10
--| 15 | 15
--| 20 | ∅
--| 25 | ∅
DROP TABLE o;
--= DROP TABLE
-- What views of the catalog tell of the whole and of its parts.
CREATE SCHEMA told;
--= CREATE SCHEMA
CREATE TABLE told.whole (a int PRIMARY KEY, b text) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE told.part PARTITION OF told.whole FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
SELECT tablename, hasindexes FROM pg_tables WHERE schemaname = 'told' ORDER BY 1;
--> tablename:name | hasindexes:bool
--| part | t
--| whole | t
SELECT tablename, indexname FROM pg_indexes WHERE schemaname = 'told' ORDER BY 1, 2;
--> tablename:name | indexname:name
--| part | part_pkey
--| whole | whole_pkey
SELECT relname FROM pg_stat_user_tables WHERE schemaname = 'told' ORDER BY 1;
--> relname:name
--| part
--| whole
SELECT relname FROM pg_statio_user_tables WHERE schemaname = 'told' ORDER BY 1;
--> relname:name
--| part
SELECT relname, indexrelname FROM pg_stat_user_indexes WHERE schemaname = 'told' ORDER BY 1, 2;
--> relname:name | indexrelname:name
--| part | part_pkey
SELECT relname, indexrelname FROM pg_statio_user_indexes WHERE schemaname = 'told' ORDER BY 1, 2;
--> relname:name | indexrelname:name
--| part | part_pkey
DROP SCHEMA told CASCADE;
--~ drop cascades to table told.whole
--= DROP SCHEMA
