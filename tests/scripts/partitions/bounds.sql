-- Partition keys and bounds: what may be said, and what is refused.
CREATE TABLE r (a int, b text) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE r1 PARTITION OF r FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE TABLE r2 PARTITION OF r FOR VALUES FROM (10) TO (MAXVALUE);
--= CREATE TABLE
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (5) TO (15);
--! 42P17: partition "r3" would overlap partition "r1"
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (-5) TO (1);
--! 42P17: partition "r3" would overlap partition "r1"
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (-5) TO (-5);
--! 42P17: empty range bound specified for partition "r3"
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (-1) TO (-5);
--! 42P17: empty range bound specified for partition "r3"
CREATE TABLE r3 PARTITION OF r FOR VALUES IN (1);
--! 42P16: invalid bound specification for a range partition
CREATE TABLE r3 PARTITION OF r FOR VALUES WITH (MODULUS 2, REMAINDER 0);
--! 42P16: invalid bound specification for a range partition
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (NULL) TO (0);
--! 42P17: cannot specify NULL in range bound
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (-2, 1) TO (0);
--! 42P16: FROM must specify exactly one value per partitioning column
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM ('x') TO (0);
--! 22P02: invalid input syntax for type integer: "x"
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (a) TO (0);
--! 0A000: cannot use column reference in partition bound expression
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM ((SELECT 1)) TO (0);
--! 0A000: cannot use subquery in partition bound
CREATE TABLE r3 PARTITION OF r FOR VALUES FROM (3 - 12) TO (0);
--= CREATE TABLE
CREATE TABLE rd PARTITION OF r DEFAULT;
--= CREATE TABLE
CREATE TABLE rd2 PARTITION OF r DEFAULT;
--! 42P17: partition "rd2" conflicts with existing default partition "rd"
SELECT relname, pg_get_expr(relpartbound, oid) FROM pg_class WHERE relispartition AND relkind = 'r' ORDER BY relname;
--> relname:name | pg_get_expr:text
--| r1 | FOR VALUES FROM (0) TO (10)
--| r2 | FOR VALUES FROM (10) TO (MAXVALUE)
--| r3 | FOR VALUES FROM ('-9') TO (0)
--| rd | DEFAULT
CREATE TABLE m (a int, b int) PARTITION BY RANGE (a, b);
--= CREATE TABLE
CREATE TABLE m1 PARTITION OF m FOR VALUES FROM (MINVALUE, 0) TO (1, 0);
--! 42804: every bound following MINVALUE must also be MINVALUE
CREATE TABLE m1 PARTITION OF m FOR VALUES FROM (1, MINVALUE) TO (1, 10);
--= CREATE TABLE
CREATE TABLE m2 PARTITION OF m FOR VALUES FROM (1, 10) TO (2, MAXVALUE);
--= CREATE TABLE
CREATE TABLE m3 PARTITION OF m FOR VALUES FROM (2, 5) TO (3, 1);
--! 42P17: partition "m3" would overlap partition "m2"
CREATE TABLE l (a text) PARTITION BY LIST (lower(a));
--= CREATE TABLE
CREATE TABLE l1 PARTITION OF l FOR VALUES IN ('a', 'b', 'a');
--= CREATE TABLE
CREATE TABLE l2 PARTITION OF l FOR VALUES IN (NULL, 'c');
--= CREATE TABLE
CREATE TABLE l3 PARTITION OF l FOR VALUES IN ('d', 'b');
--! 42P17: partition "l3" would overlap partition "l1"
CREATE TABLE l3 PARTITION OF l FOR VALUES IN (NULL);
--! 42P17: partition "l3" would overlap partition "l2"
CREATE TABLE h (a int, b text) PARTITION BY HASH (a, b);
--= CREATE TABLE
CREATE TABLE h0 PARTITION OF h FOR VALUES WITH (MODULUS 4, REMAINDER 0);
--= CREATE TABLE
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 4, REMAINDER 4);
--! 42P16: remainder for hash partition must be less than modulus
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 0, REMAINDER 0);
--! 42P16: modulus for hash partition must be an integer value greater than zero
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 8, REMAINDER 4);
--! 42P17: partition "h1" would overlap partition "h0"
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 6, REMAINDER 1);
--! 42P17: every hash partition modulus must be a factor of the next larger modulus
CREATE TABLE h1 PARTITION OF h FOR VALUES WITH (MODULUS 2, REMAINDER 1);
--= CREATE TABLE
CREATE TABLE h2 PARTITION OF h FOR VALUES WITH (MODULUS 8, REMAINDER 2);
--= CREATE TABLE
CREATE TABLE h6 PARTITION OF h FOR VALUES WITH (MODULUS 8, REMAINDER 6);
--= CREATE TABLE
CREATE TABLE hd PARTITION OF h DEFAULT;
--! 42P16: a hash-partitioned table may not have a default partition
SELECT relname, pg_get_expr(relpartbound, oid), pg_get_partition_constraintdef(oid) FROM pg_class WHERE relispartition AND relname ~ '^[rml]' ORDER BY relname;
--> relname:name | pg_get_expr:text | pg_get_partition_constraintdef:text
--| l1 | FOR VALUES IN ('a', 'b') | ((lower(a) IS NOT NULL) AND (lower(a) = ANY (ARRAY['a'::text, 'b'::text])))
--| l2 | FOR VALUES IN (NULL, 'c') | ((lower(a) IS NULL) OR (lower(a) = 'c'::text))
--| m1 | FOR VALUES FROM (1, MINVALUE) TO (1, 10) | ((a IS NOT NULL) AND (b IS NOT NULL) AND (a = 1) AND (b < 10))
--| m2 | FOR VALUES FROM (1, 10) TO (2, MAXVALUE) | ((a IS NOT NULL) AND (b IS NOT NULL) AND ((a > 1) OR ((a = 1) AND (b >= 10))) AND (a <= 2))
--| r1 | FOR VALUES FROM (0) TO (10) | ((a IS NOT NULL) AND (a >= 0) AND (a < 10))
--| r2 | FOR VALUES FROM (10) TO (MAXVALUE) | ((a IS NOT NULL) AND (a >= 10))
--| r3 | FOR VALUES FROM ('-9') TO (0) | ((a IS NOT NULL) AND (a >= '-9'::integer) AND (a < 0))
--| rd | DEFAULT | (NOT ((a IS NOT NULL) AND (((a >= '-9'::integer) AND (a < 0)) OR ((a >= 0) AND (a < 10)) OR (a >= 10))))
SELECT relname, pg_get_partkeydef(oid) FROM pg_class WHERE relkind = 'p' ORDER BY relname;
--> relname:name | pg_get_partkeydef:text
--| h | HASH (a, b)
--| l | LIST (lower(a))
--| m | RANGE (a, b)
--| r | RANGE (a)
CREATE TABLE bad (a int) PARTITION BY magic (a);
--! 22023: unrecognized partitioning strategy "magic"
CREATE TABLE bad (a int) PARTITION BY LIST (a, a);
--! 42P17: cannot use "list" partition strategy with more than one column
CREATE TABLE bad (a int) PARTITION BY RANGE (nosuch);
--! 42703: column "nosuch" named in partition key does not exist
CREATE TABLE bad (a int) PARTITION BY RANGE (xmin);
--! 42P17: cannot use system column "xmin" in partition key
CREATE TABLE bad (a int) PARTITION BY RANGE ((random() + a));
--! 42P17: functions in partition key expression must be marked IMMUTABLE
CREATE TABLE bad (a int) PARTITION BY RANGE ((42));
--! 42P17: cannot use constant expression as partition key
CREATE TABLE bad (a int) PARTITION BY RANGE ((sum(a)));
--! 42803: aggregate functions are not allowed in partition key expressions
CREATE TABLE bad (a int, g int GENERATED ALWAYS AS (a + 1) STORED) PARTITION BY RANGE (g);
--! 42P17: cannot use generated column in partition key
CREATE TABLE bad (a int) PARTITION BY RANGE (a) WITH (fillfactor = 50);
--! 22023: unrecognized parameter "fillfactor"
CREATE TABLE bad PARTITION OF r1 FOR VALUES FROM (1) TO (2);
--! 42P17: "r1" is not partitioned
CREATE TABLE bad PARTITION OF nosuch FOR VALUES FROM (1) TO (2);
--! 42P01: relation "nosuch" does not exist
CREATE TEMP TABLE bad PARTITION OF r FOR VALUES FROM (-100) TO (-90);
--! 42809: cannot create a temporary relation as partition of permanent relation "r"
CREATE TABLE bad (a int PRIMARY KEY, b int) PARTITION BY RANGE (b);
--! 0A000: unique constraint on partitioned table must include all partitioning columns
CREATE TABLE bad (a int, b int, UNIQUE (b)) PARTITION BY RANGE (a);
--! 0A000: unique constraint on partitioned table must include all partitioning columns
CREATE TABLE bad (a int, PRIMARY KEY (a)) PARTITION BY RANGE ((a + 1));
--! 0A000: unsupported PRIMARY KEY constraint with partition key definition
CREATE TABLE c (a int NOT NULL, b int DEFAULT 3, CHECK (b > 0)) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE c1 PARTITION OF c (b DEFAULT 5, CONSTRAINT small CHECK (b < 100)) FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE c2 PARTITION OF c (b NOT NULL, a UNIQUE) FOR VALUES IN (2);
--= CREATE TABLE
CREATE TABLE c3 PARTITION OF c (nosuch NOT NULL) FOR VALUES IN (3);
--! 42703: column "nosuch" does not exist
CREATE TABLE c3 PARTITION OF c (b DEFAULT 5, b DEFAULT 6) FOR VALUES IN (3);
--! 42701: column "b" specified more than once
INSERT INTO c (a) VALUES (1), (2) RETURNING tableoid::regclass, *;
--> tableoid:regclass | a:int4 | b:int4
--| c1 | 1 | 3
--| c2 | 2 | 3
--= INSERT 0 2
INSERT INTO c1 (a) VALUES (1) RETURNING *;
--> a:int4 | b:int4
--| 1 | 5
--= INSERT 0 1
INSERT INTO c VALUES (1, 200);
--! 23514: new row for relation "c1" violates check constraint "small"
INSERT INTO c VALUES (2, NULL);
--! 23502: null value in column "b" of relation "c2" violates not-null constraint
INSERT INTO c VALUES (1, -1);
--! 23514: new row for relation "c1" violates check constraint "c_b_check"
SELECT attname, attnotnull, attislocal, attinhcount FROM pg_attribute WHERE attrelid = 'c2'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attnotnull:bool | attislocal:bool | attinhcount:int4
--| a | t | f | 1
--| b | t | f | 1
SELECT conrelid::regclass, conname, conislocal, coninhcount FROM pg_constraint WHERE conrelid IN ('c'::regclass, 'c1'::regclass, 'c2'::regclass) ORDER BY 1, 2;
--> conrelid:regclass | conname:name | conislocal:bool | coninhcount:int4
--| c | c_b_check | t | 0
--| c1 | c_b_check | f | 1
--| c1 | small | t | 0
--| c2 | c2_a_key | t | 0
--| c2 | c_b_check | f | 1
DROP TABLE c1;
--= DROP TABLE
DROP TABLE r, m, l, h, c;
--= DROP TABLE
SELECT count(*) FROM pg_inherits;
--> count:int8
--| 0
