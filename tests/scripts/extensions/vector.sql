--@ cambium
-- vector: numbers of many dimensions, dense and sparse, and how far they are from each other. Checked against pgvector 0.8.6, which PostgreSQL has not by itself.
CREATE TABLE none (e vector(3));
--! 42704: type "vector" does not exist
CREATE EXTENSION vector;
--= CREATE EXTENSION
SELECT extname, extversion FROM pg_extension WHERE extname = 'vector';
--> extname:name | extversion:text
--| vector | 0.8.6
-- texts
SELECT '[1,2,3]'::vector, ' [ 1.5 , -2e3,+.25 ] '::vector, '[1e-50]'::vector, '[16777217,1e10,0.0001]'::vector, '[1,70000]'::vector, '[1.0009765625,65504,6e-8]'::halfvec, '{1:1.5, 3 : -2}/5'::sparsevec, '{}/2'::sparsevec, '{2:0,3:1}/3'::sparsevec, '{3:1,1:2}/3'::sparsevec;
--> vector:user | vector:user | vector:user | vector:user | vector:user | halfvec:user | sparsevec:user | sparsevec:user | sparsevec:user | sparsevec:user
--| [1,2,3] | [1.5,-2000,0.25] | [0] | [1.6777216e+07,1e+10,0.0001] | [1,70000] | [1.0009766,65504,5.9604645e-08] | {1:1.5,3:-2}/5 | {}/2 | {3:1}/3 | {1:2,3:1}/3
SELECT '[]'::vector;
--! 22000: vector must have at least 1 dimension
SELECT ''::vector;
--! 22P02: invalid input syntax for type vector: ""
SELECT '1,2'::vector;
--! 22P02: invalid input syntax for type vector: "1,2"
SELECT '[1,2'::vector;
--! 22P02: invalid input syntax for type vector: "[1,2"
SELECT '[1,,2]'::vector;
--! 22P02: invalid input syntax for type vector: "[1,,2]"
SELECT '[1,2]3'::vector;
--! 22P02: invalid input syntax for type vector: "[1,2]3"
SELECT '[1,a]'::halfvec;
--! 22P02: invalid input syntax for type halfvec: "[1,a]"
SELECT '[NaN]'::vector;
--! 22000: NaN not allowed in vector
SELECT '[1,-inf]'::vector;
--! 22000: infinite value not allowed in vector
SELECT '[1e40]'::vector;
--! 22003: "1e40" is out of range for type vector
SELECT '[65520]'::halfvec;
--! 22003: "65520" is out of range for type halfvec
SELECT '{1:1'::sparsevec;
--! 22P02: invalid input syntax for type sparsevec: "{1:1"
SELECT '{1:1}'::sparsevec;
--! 22P02: invalid input syntax for type sparsevec: "{1:1}"
SELECT '{1:1}/'::sparsevec;
--! 22P02: invalid input syntax for type sparsevec: "{1:1}/"
SELECT '{0:1}/3'::sparsevec;
--! 22000: sparsevec index out of bounds
SELECT '{4:1}/3'::sparsevec;
--! 22000: sparsevec index out of bounds
SELECT '{1:1,1:2}/3'::sparsevec;
--! 22000: sparsevec indices must not contain duplicates
SELECT '{1:1e-50}/3'::sparsevec;
--! 22003: "1e-50" is out of range for type sparsevec
SELECT '{1:1}/0'::sparsevec;
--! 22000: sparsevec must have at least 1 dimension
SELECT '{1:1}/1000000001'::sparsevec;
--! 54000: sparsevec cannot have more than 1000000000 dimensions
SELECT ('[' || repeat('1,', 16000) || '1]')::vector;
--! 54000: vector cannot have more than 16000 dimensions
-- numbers behind the names
CREATE TABLE item (id int PRIMARY KEY, dense vector(3), half halfvec(2), sparse sparsevec(4), many vector(2)[], bits bit(4));
--= CREATE TABLE
SELECT attname, format_type(atttypid, atttypmod), atttypmod FROM pg_attribute WHERE attrelid = 'item'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text | atttypmod:int4
--| id | integer | -1
--| dense | vector(3) | 3
--| half | halfvec(2) | 2
--| sparse | sparsevec(4) | 4
--| many | vector(2)[] | 2
--| bits | bit(4) | 4
SELECT '[1,2]'::vector(3);
--! 22000: expected 3 dimensions, not 2
SELECT '[1,2]'::vector(0);
--! 22023: dimensions for type vector must be at least 1
SELECT '[1,2]'::vector(16001);
--! 22023: dimensions for type vector cannot exceed 16000
SELECT '[1,2]'::vector(1, 2);
--! 22023: invalid type modifier
SELECT '[1,2]'::vector('x');
--! 22P02: invalid input syntax for type integer: "x"
INSERT INTO item VALUES (1, '[1,2,3]', '[1,2]', '{1:1}/4', '{"[1,2]","[3,4]"}', '0101'), (2, '[4,5,6]', '[3,4]', '{2:2,4:4}/4', NULL, '1111'), (3, '[-1,0,1]', '[0,0]', '{}/4', NULL, '0000'), (4, NULL, NULL, NULL, NULL, NULL);
--= INSERT 0 4
INSERT INTO item (id, dense) VALUES (5, '[1,2]');
--! 22000: expected 3 dimensions, not 2
INSERT INTO item (id, sparse) VALUES (5, '{1:1}/5');
--! 22000: expected 4 dimensions, not 5
INSERT INTO item (id, many) VALUES (5, '{"[1,2,3]"}');
--! 22000: expected 2 dimensions, not 3
UPDATE item SET half = '[1,2,3]' WHERE id = 1;
--! 22000: expected 2 dimensions, not 3
ALTER TABLE item ALTER COLUMN dense TYPE vector(2);
--! 22000: expected 2 dimensions, not 3
-- made of other types
SELECT ARRAY[1, 2, 3]::vector, '{1.5,2.5}'::real[]::vector(2), '{1e10}'::double precision[]::vector, '{1.1,2}'::numeric[]::halfvec, '[1,2,3]'::vector::real[], '[1,2]'::vector::halfvec, '[0,2,0]'::vector::sparsevec, '{2:5}/3'::sparsevec::vector, '{2:5}/3'::sparsevec::halfvec, '[1,0]'::halfvec::sparsevec, '[1.5]'::halfvec::vector, '{0,1}'::int[]::sparsevec, '[1,2]'::halfvec::real[];
--> array:user | vector:user | vector:user | halfvec:user | float4:_float4 | halfvec:user | sparsevec:user | vector:user | halfvec:user | sparsevec:user | vector:user | sparsevec:user | float4:_float4
--| [1,2,3] | [1.5,2.5] | [1e+10] | [1.0996094,2] | {1,2,3} | [1,2] | {2:2}/3 | [0,5,0] | [0,5,0] | {1:1}/2 | [1.5] | {2:1}/2 | {1,2}
SELECT '{1,NULL}'::real[]::vector;
--! 22004: array must not contain nulls
SELECT '{{1},{2}}'::real[]::vector;
--! 22000: array must be 1-D
SELECT '{}'::real[]::vector;
--! 22000: vector must have at least 1 dimension
SELECT '{NaN}'::real[]::vector;
--! 22000: NaN not allowed in vector
SELECT '{1e100}'::double precision[]::vector;
--! 22000: infinite value not allowed in vector
SELECT '{1e6}'::real[]::halfvec;
--! 22003: "1e+06" is out of range for type halfvec
SELECT '{1}/16001'::text::sparsevec;
--! 22P02: invalid input syntax for type sparsevec: "{1}/16001"
SELECT '{}/16001'::sparsevec::vector;
--! 54000: vector cannot have more than 16000 dimensions
SELECT ARRAY[1, 2]::vector(3);
--! 22000: expected 3 dimensions, not 2
INSERT INTO item (id, dense, half) VALUES (6, ARRAY[7, 8, 9], '[0.1,0.2]'::vector) RETURNING dense, half;
--> dense:user | half:user
--| [7,8,9] | [0.099975586,0.19995117]
--= INSERT 0 1
-- distances
SELECT '[3,4]'::vector <-> '[0,0]', '[1,2]'::vector <#> '[3,4]', '[1,0]'::vector <=> '[0,2]', '[1,1]'::vector <=> '[2,2]', '[0,0]'::vector <=> '[1,1]', '[1,2]'::vector <+> '[4,-2]';
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 5 | -11 | 1 | 0 | NaN | 7
SELECT '[3,4]'::halfvec <-> '[0,0]', '[1,2]'::halfvec <#> '[3,4]', '[1,0]'::halfvec <=> '[0,2]', '[1,2]'::halfvec <+> '[4,-2]', '{1:3,3:4}/3'::sparsevec <-> '{}/3', '{1:1,2:2}/3'::sparsevec <#> '{2:4,3:9}/3', '{1:1}/2'::sparsevec <=> '{2:1}/2', '{1:1,2:2}/3'::sparsevec <+> '{2:4,3:9}/3';
--> ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8 | ?column?:float8
--| 5 | -11 | 1 | 7 | 5 | -8 | 1 | 12
SELECT '101'::bit(3) <~> '011', '1100'::bit(4) <%> '1010', '00'::bit(2) <%> '00';
--> ?column?:float8 | ?column?:float8 | ?column?:float8
--| 2 | 0.6666666666666667 | 1
SELECT l2_distance('[0,0]'::vector, '[3,4]'), inner_product('[1,2]'::vector, '[3,4]'), cosine_distance('[1,1]'::vector, '[-1,-1]'), l1_distance('[0,0]'::vector, '[3,-4]'), vector_dims('[1,2,3]'::vector), vector_dims('[1,2]'::halfvec), vector_norm('[3,4]'), l2_norm('[3,4]'::halfvec), l2_norm('{1:3,2:4}/9'::sparsevec);
--> l2_distance:float8 | inner_product:float8 | cosine_distance:float8 | l1_distance:float8 | vector_dims:int4 | vector_dims:int4 | vector_norm:float8 | l2_norm:float8 | l2_norm:float8
--| 5 | 11 | 2 | 7 | 3 | 2 | 5 | 5 | 5
SELECT '[1]'::vector <-> '[1,2]';
--! 22000: different vector dimensions 1 and 2
SELECT '{}/1'::sparsevec <-> '{}/2';
--! 22000: different sparsevec dimensions 1 and 2
SELECT '1'::bit(1) <~> '11'::bit(2);
--! 22000: different bit lengths 1 and 2
-- sums, parts
SELECT '[1,2]'::vector + '[3,4]', '[1,2]'::vector - '[3,5]', '[2,3]'::vector * '[4,5]', '[1]'::vector || '[2,3]', subvector('[1,2,3,4]'::vector, 2, 2), subvector('[1,2,3]'::vector, -1, 4), l2_normalize('[3,4]'::vector), l2_normalize('[0,0]'::halfvec), l2_normalize('{2:5}/3'::sparsevec), binary_quantize('[1,0,-1,2]'::vector), '[1,2]'::halfvec + '[3,4]', '[2]'::halfvec || '[3]';
--> ?column?:user | ?column?:user | ?column?:user | ?column?:user | subvector:user | subvector:user | l2_normalize:user | l2_normalize:user | l2_normalize:user | binary_quantize:bit | ?column?:user | ?column?:user
--| [4,6] | [-2,-3] | [8,15] | [1,2,3] | [2,3] | [1,2] | [0.6,0.8] | [0,0] | {2:1}/3 | 1001 | [4,6] | [2,3]
SELECT '[1]'::vector + '[1,2]';
--! 22000: different vector dimensions 1 and 2
SELECT '[3e38]'::vector + '[3e38]';
--! 22003: value out of range: overflow
SELECT '[1e-30]'::vector * '[1e-30]';
--! 22003: value out of range: underflow
SELECT '[60000]'::halfvec + '[60000]';
--! 22003: value out of range: overflow
SELECT subvector('[1,2,3]'::vector, 4, 1);
--! 22000: vector must have at least 1 dimension
SELECT subvector('[1,2,3]'::vector, 1, 0);
--! 22000: vector must have at least 1 dimension
SELECT avg(dense), sum(dense), count(dense), avg(half), sum(half) FROM item;
--> avg:user | sum:user | count:int8 | avg:user | sum:user
--| [2.75,3.75,4.75] | [11,15,19] | 4 | [1.0253906,1.5498047] | [4.1015625,6.1992188]
SELECT avg(dense) FROM item WHERE id = 4;
--> avg:user
--| ∅
SELECT avg(v) FROM unnest(ARRAY['[1,2]', '[1,2,3]']::vector[]) v;
--! 22000: expected 2 dimensions, not 3
-- order, equality, and the nearest
SELECT '[1,2]'::vector < '[1,3]', '[1,2]'::vector < '[1,2,0]', '[-1]'::vector < '[0]', '[-2]'::vector < '[-1]', '[0]'::vector = '[-0]', '[1]'::vector <> '[2]', '{1:-1}/2'::sparsevec < '{}/2', '{1:1}/2'::sparsevec > '{2:1}/2';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t | t | t
SELECT v FROM unnest(ARRAY['[2]', '[-1,5]', '[1,1]', '[1]', '[-1]']::vector[]) v ORDER BY v;
--> v:user
--| [-1]
--| [-1,5]
--| [1]
--| [1,1]
--| [2]
SELECT v FROM unnest(ARRAY['{1:2}/3', '{1:-2}/3', '{}/3', '{2:1}/3', '{3:-1}/3']::sparsevec[]) v ORDER BY v DESC;
--> v:user
--| {1:2}/3
--| {2:1}/3
--| {}/3
--| {3:-1}/3
--| {1:-2}/3
SELECT DISTINCT v FROM unnest(ARRAY['[1,2]', '[1.0,2]', '[2,1]']::halfvec[]) v ORDER BY v;
--> v:user
--| [1,2]
--| [2,1]
CREATE UNIQUE INDEX ON item (dense);
--= CREATE INDEX
INSERT INTO item (id, dense) VALUES (7, '[1,2,3]');
--! 23505: duplicate key value violates unique constraint "item_dense_idx"
SELECT id FROM item WHERE dense = '[4,5,6]';
--> id:int4
--| 2
SELECT id, round((dense <-> '[3,3,3]')::numeric, 3) FROM item WHERE dense IS NOT NULL ORDER BY dense <-> '[3,3,3]' LIMIT 3;
--> id:int4 | round:numeric
--| 1 | 2.236
--| 2 | 3.742
--| 3 | 5.385
CREATE INDEX item_near ON item USING hnsw (dense vector_l2_ops) WITH (m = 8, ef_construction = 64);
--= CREATE INDEX
CREATE INDEX item_lists ON item USING ivfflat (half halfvec_ip_ops) WITH (lists = 10);
--= CREATE INDEX
CREATE INDEX ON item USING hnsw (sparse sparsevec_cosine_ops);
--= CREATE INDEX
CREATE INDEX ON item USING hnsw (bits bit_hamming_ops);
--= CREATE INDEX
CREATE INDEX ON item USING hnsw ((dense::halfvec(3)) halfvec_l2_ops);
--= CREATE INDEX
CREATE INDEX ON item USING hnsw (dense);
--! 42704: data type vector has no default operator class for access method "hnsw"
CREATE INDEX ON item USING hnsw (dense vector_l2_ops) WITH (m = 1);
--! 22023: value 1 out of bounds for option "m"
CREATE UNIQUE INDEX ON item USING hnsw (dense vector_l2_ops);
--! 0A000: access method "hnsw" does not support unique indexes
SELECT indexdef FROM pg_indexes WHERE indexname IN ('item_near', 'item_lists') ORDER BY 1;
--> indexdef:text
--| CREATE INDEX item_lists ON public.item USING ivfflat (half halfvec_ip_ops) WITH (lists='10')
--| CREATE INDEX item_near ON public.item USING hnsw (dense vector_l2_ops) WITH (m='8', ef_construction='64')
SET hnsw.ef_search = 100;
--= SET
SET ivfflat.probes = 10;
--= SET
SELECT id FROM item WHERE dense IS NOT NULL ORDER BY dense <=> '[1,0,-1]' LIMIT 2;
--> id:int4
--| 6
--| 2
SELECT id FROM item WHERE half IS NOT NULL ORDER BY half <#> '[1,1]' LIMIT 2;
--> id:int4
--| 2
--| 1
SELECT id FROM item WHERE bits IS NOT NULL ORDER BY bits <~> '0111' LIMIT 2;
--> id:int4
--| 1
--| 2
-- functions of users, and the end
CREATE FUNCTION nearest(vector(3)) RETURNS int LANGUAGE sql STABLE RETURN (SELECT id FROM item ORDER BY dense <-> $1 LIMIT 1);
--= CREATE FUNCTION
SELECT nearest('[4,4,4]'), nearest(ARRAY[-1, 0, 0]);
--! 42883: function nearest(integer[]) does not exist
SELECT typname, typmodin::regproc, typinput::regproc FROM pg_type WHERE typname IN ('vector', 'halfvec', 'sparsevec') ORDER BY 1;
--> typname:name | typmodin:regproc | typinput:regproc
--| halfvec | halfvec_typmod_in | halfvec_in
--| sparsevec | sparsevec_typmod_in | sparsevec_in
--| vector | vector_typmod_in | vector_in
SELECT castcontext, castsource::regtype, casttarget::regtype FROM pg_cast WHERE 'vector'::regtype IN (castsource, casttarget) ORDER BY castsource::regtype::text, casttarget::regtype::text;
--> castcontext:char | castsource:regtype | casttarget:regtype
--| a | double precision[] | vector
--| a | halfvec | vector
--| a | integer[] | vector
--| a | numeric[] | vector
--| a | real[] | vector
--| a | sparsevec | vector
--| i | vector | halfvec
--| i | vector | real[]
--| i | vector | sparsevec
--| i | vector | vector
DROP EXTENSION vector;
--! 2BP01: cannot drop extension vector because other objects depend on it
DROP EXTENSION vector CASCADE;
--~ drop cascades to 7 other objects
--= DROP EXTENSION
SELECT attname FROM pg_attribute WHERE attrelid = 'item'::regclass AND attnum > 0 AND NOT attisdropped;
--> attname:name
--| id
--| bits
