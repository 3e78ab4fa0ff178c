-- Options of operator classes in indexes.
CREATE TABLE o (a int, t text, v tsvector, b bytea);
--= CREATE TABLE
CREATE INDEX o1 ON o USING gist (v tsvector_ops (siglen = 100), v tsvector_ops);
--= CREATE INDEX
CREATE INDEX o2 ON o USING brin (a int4_bloom_ops (n_distinct_per_range = -0.5, false_positive_rate = 0.2), b bytea_bloom_ops (false_positive_rate = '0.1'));
--= CREATE INDEX
CREATE INDEX o3 ON o USING brin (a int4_minmax_multi_ops (values_per_range = 16)) WITH (pages_per_range = 8) WHERE a > 1;
--= CREATE INDEX
CREATE INDEX x ON o (a int4_ops (foo = 1));
--! 22023: operator class int4_ops has no options
CREATE INDEX x ON o USING hash (a int4_ops (foo = 1));
--! 22023: operator class int4_ops has no options
CREATE INDEX x ON o USING brin (a int4_minmax_ops (values_per_range = 16));
--! 22023: operator class int4_minmax_ops has no options
CREATE INDEX x ON o USING gist (v tsvector_ops (foo = 1));
--! 22023: unrecognized parameter "foo"
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen = 0));
--! 22023: value 0 out of bounds for option "siglen"
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen = 2048));
--! 22023: value 2048 out of bounds for option "siglen"
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen = 100, foo = 'bar'));
--! 22023: unrecognized parameter "foo"
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen = 100, siglen = 200));
--! 22023: parameter "siglen" specified more than once
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen = 'x'));
--! 22023: invalid value for integer option "siglen": x
CREATE INDEX x ON o USING gist (v tsvector_ops (siglen));
--! 22023: invalid value for integer option "siglen": true
CREATE INDEX x ON o USING gist (v tsvector_ops (space.siglen = 1));
--! 22023: unrecognized parameter namespace "space"
CREATE INDEX x ON o USING brin (a int4_bloom_ops (n_distinct_per_range = -1.1));
--! 22023: value -1.1 out of bounds for option "n_distinct_per_range"
CREATE INDEX x ON o USING brin (a int4_bloom_ops (false_positive_rate = 0.00009));
--! 22023: value 0.00009 out of bounds for option "false_positive_rate"
CREATE INDEX x ON o USING brin (a int4_bloom_ops (false_positive_rate = 0.26));
--! 22023: value 0.26 out of bounds for option "false_positive_rate"
CREATE INDEX x ON o USING brin (a int4_minmax_multi_ops (values_per_range = 7));
--! 22023: value 7 out of bounds for option "values_per_range"
CREATE INDEX x ON o USING brin (a int4_minmax_multi_ops (values_per_range = 257));
--! 22023: value 257 out of bounds for option "values_per_range"
CREATE TABLE x (v int, EXCLUDE USING btree (v int4_ops (foo = 1) WITH =));
--! 22023: operator class int4_ops has no options
SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'o' ORDER BY 1;
--> indexname:name | indexdef:text
--| o1 | CREATE INDEX o1 ON public.o USING gist (v tsvector_ops (siglen='100'), v)
--| o2 | CREATE INDEX o2 ON public.o USING brin (a int4_bloom_ops (n_distinct_per_range='-0.5', false_positive_rate='0.2'), b bytea_bloom_ops (false_positive_rate='0.1'))
--| o3 | CREATE INDEX o3 ON public.o USING brin (a int4_minmax_multi_ops (values_per_range='16')) WITH (pages_per_range='8') WHERE (a > 1)
SELECT attrelid::regclass, attnum, attoptions FROM pg_attribute WHERE attrelid IN ('o1'::regclass, 'o2'::regclass, 'o3'::regclass) ORDER BY 1, 2;
--> attrelid:regclass | attnum:int2 | attoptions:_text
--| o1 | 1 | {siglen=100}
--| o1 | 2 | ∅
--| o2 | 1 | {n_distinct_per_range=-0.5,false_positive_rate=0.2}
--| o2 | 2 | {false_positive_rate=0.1}
--| o3 | 1 | {values_per_range=16}
SELECT pg_get_indexdef('o1'::regclass, 1, true);
--> pg_get_indexdef:text
--| v
CREATE TABLE likewise (LIKE o INCLUDING INDEXES);
--= CREATE TABLE
SELECT indexdef FROM pg_indexes WHERE tablename = 'likewise' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX likewise_a_b_idx ON public.likewise USING brin (a int4_bloom_ops (n_distinct_per_range='-0.5', false_positive_rate='0.2'), b bytea_bloom_ops (false_positive_rate='0.1'))
--| CREATE INDEX likewise_a_idx ON public.likewise USING brin (a int4_minmax_multi_ops (values_per_range='16')) WITH (pages_per_range='8') WHERE (a > 1)
--| CREATE INDEX likewise_v_v1_idx ON public.likewise USING gist (v tsvector_ops (siglen='100'), v)
CREATE TABLE whole (a int, v tsvector) PARTITION BY RANGE (a);
--= CREATE TABLE
CREATE TABLE part PARTITION OF whole FOR VALUES FROM (0) TO (10);
--= CREATE TABLE
CREATE INDEX whole_v ON whole USING gist (v tsvector_ops (siglen = 200));
--= CREATE INDEX
CREATE TABLE other (a int, v tsvector);
--= CREATE TABLE
CREATE INDEX other_100 ON other USING gist (v tsvector_ops (siglen = 100));
--= CREATE INDEX
CREATE INDEX other_200 ON other USING gist (v tsvector_ops (siglen = 200));
--= CREATE INDEX
ALTER TABLE whole ATTACH PARTITION other FOR VALUES FROM (10) TO (20);
--= ALTER TABLE
SELECT inhrelid::regclass FROM pg_inherits WHERE inhparent = 'whole_v'::regclass ORDER BY 1;
--> inhrelid:regclass
--| part_v_idx
--| other_100
SELECT indexdef FROM pg_indexes WHERE tablename IN ('whole', 'part', 'other') ORDER BY 1;
--> indexdef:text
--| CREATE INDEX other_100 ON public.other USING gist (v tsvector_ops (siglen='100'))
--| CREATE INDEX other_200 ON public.other USING gist (v tsvector_ops (siglen='200'))
--| CREATE INDEX part_v_idx ON public.part USING gist (v tsvector_ops (siglen='200'))
--| CREATE INDEX whole_v ON ONLY public.whole USING gist (v tsvector_ops (siglen='200'))
INSERT INTO o VALUES (1, 'a', 'fat cat', '\x01');
--= INSERT 0 1
SELECT a FROM o WHERE v @@ 'cat';
--> a:int4
--| 1
