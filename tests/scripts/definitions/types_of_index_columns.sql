-- pg_attribute of indexes: the type of the values they hold, where their operator class has one of its own; and the dimensions that arrays were declared with, which only declarations tell.
CREATE TABLE source (a int[][], b text[], n name, ts tsvector, j jsonb, p point, poly polygon, c circle, r int4range, i inet, cd cidr, v varchar(5), x box, ch char(4));
--= CREATE TABLE
CREATE INDEX b_gin ON source USING gin (b);
--= CREATE INDEX
CREATE INDEX a_gin ON source USING gin ((a[1:2]));
--= CREATE INDEX
CREATE INDEX ts_gin ON source USING gin (ts);
--= CREATE INDEX
CREATE INDEX j_gin ON source USING gin (j);
--= CREATE INDEX
CREATE INDEX j_path ON source USING gin (j jsonb_path_ops);
--= CREATE INDEX
CREATE INDEX n_btree ON source (n, v, lower(v), (a[1]), (array[1, 2] || a));
--= CREATE INDEX
CREATE INDEX n_text ON source (n text_ops) INCLUDE (a, b);
--! 42804: operator class "text_ops" does not accept data type name
CREATE INDEX p_gist ON source USING gist (p);
--= CREATE INDEX
CREATE INDEX poly_gist ON source USING gist (poly, c, r, x);
--= CREATE INDEX
CREATE INDEX ts_gist ON source USING gist (ts);
--= CREATE INDEX
CREATE INDEX i_gist ON source USING gist (i inet_ops);
--= CREATE INDEX
CREATE INDEX poly_spgist ON source USING spgist (poly);
--= CREATE INDEX
CREATE INDEX p_spgist ON source USING spgist (p);
--= CREATE INDEX
CREATE INDEX n_hash ON source USING hash (n);
--= CREATE INDEX
CREATE INDEX v_hash ON source USING hash (v);
--= CREATE INDEX
CREATE TYPE mood AS ENUM ('a');
--= CREATE TYPE
ALTER TABLE source ADD COLUMN moods mood[];
--= ALTER TABLE
CREATE INDEX moods_gin ON source USING gin (moods);
--= CREATE INDEX
CREATE INDEX i_brin ON source USING brin (i, cd, v, x, ch);
--= CREATE INDEX
SELECT c.relname, attnum, attname, atttypid::regtype, atttypmod, attndims, attlen, attbyval, attalign, attstorage, attcollation::regcollation
FROM pg_attribute JOIN pg_class c ON c.oid = attrelid JOIN pg_index ON indexrelid = attrelid WHERE indrelid = 'source'::regclass ORDER BY c.relname, attnum;
--> relname:name | attnum:int2 | attname:name | atttypid:regtype | atttypmod:int4 | attndims:int4 | attlen:int2 | attbyval:bool | attalign:char | attstorage:char | attcollation:regcollation
--| a_gin | 1 | a | integer | -1 | 0 | 4 | t | i | p | -
--| b_gin | 1 | b | text | -1 | 1 | -1 | f | i | x | "default"
--| i_brin | 1 | i | inet | -1 | 0 | -1 | f | i | m | -
--| i_brin | 2 | cd | inet | -1 | 0 | -1 | f | i | m | -
--| i_brin | 3 | v | text | -1 | 0 | -1 | f | i | x | "default"
--| i_brin | 4 | x | box | -1 | 0 | 32 | f | d | p | -
--| i_brin | 5 | ch | character | 8 | 0 | -1 | f | i | x | "default"
--| i_gist | 1 | i | inet | -1 | 0 | -1 | f | i | m | -
--| j_gin | 1 | j | text | -1 | 0 | -1 | f | i | x | -
--| j_path | 1 | j | integer | -1 | 0 | 4 | t | i | p | -
--| moods_gin | 1 | moods | mood | -1 | 1 | 4 | t | i | p | -
--| n_btree | 1 | n | cstring | -1 | 0 | -2 | f | c | p | "C"
--| n_btree | 2 | v | character varying | 9 | 0 | -1 | f | i | x | "default"
--| n_btree | 3 | lower | text | -1 | 0 | -1 | f | i | x | "default"
--| n_btree | 4 | a | integer | -1 | 0 | 4 | t | i | p | -
--| n_btree | 5 | expr | integer[] | -1 | 0 | -1 | f | i | x | -
--| n_hash | 1 | n | integer | -1 | 0 | 4 | t | i | p | "C"
--| p_gist | 1 | p | box | -1 | 0 | 32 | f | d | p | -
--| p_spgist | 1 | p | point | -1 | 0 | 16 | f | d | p | -
--| poly_gist | 1 | poly | box | -1 | 0 | 32 | f | d | p | -
--| poly_gist | 2 | c | box | -1 | 0 | 32 | f | d | p | -
--| poly_gist | 3 | r | int4range | -1 | 0 | -1 | f | i | x | -
--| poly_gist | 4 | x | box | -1 | 0 | 32 | f | d | p | -
--| poly_spgist | 1 | poly | box | -1 | 0 | 32 | f | d | p | -
--| ts_gin | 1 | ts | text | -1 | 0 | -1 | f | i | x | -
--| ts_gist | 1 | ts | gtsvector | -1 | 0 | -1 | f | i | p | -
--| v_hash | 1 | v | integer | -1 | 0 | 4 | t | i | p | "default"
CREATE TABLE queried AS SELECT a, b FROM source;
--= SELECT 0
CREATE TABLE alike (LIKE source);
--= CREATE TABLE
CREATE TABLE heir () INHERITS (source);
--= CREATE TABLE
CREATE TABLE heir2 (a int[]) INHERITS (source);
--~ merging column "a" with inherited definition
--= CREATE TABLE
CREATE TYPE composite AS (a int[][], b int);
--= CREATE TYPE
CREATE TABLE typed OF composite;
--= CREATE TABLE
CREATE VIEW viewed AS SELECT array[1] AS one, a FROM source;
--= CREATE VIEW
CREATE MATERIALIZED VIEW kept AS SELECT a FROM source;
--= SELECT 0
CREATE TABLE whole (a int[][]) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE part PARTITION OF whole DEFAULT;
--= CREATE TABLE
ALTER TABLE source ALTER COLUMN b TYPE text[][];
--= ALTER TABLE
ALTER TABLE source ADD COLUMN e int[][];
--= ALTER TABLE
SELECT attrelid::regclass, attname, attndims FROM pg_attribute
WHERE attnum > 0 AND atttypid::regtype::text LIKE '%[]' AND attrelid::regclass::text IN ('source', 'queried', 'alike', 'heir', 'typed', 'viewed', 'kept', 'whole', 'part') ORDER BY attrelid::regclass::text, attnum;
--> attrelid:regclass | attname:name | attndims:int4
--| alike | a | 0
--| alike | b | 0
--| alike | moods | 0
--| heir | a | 0
--| heir | b | 2
--| heir | moods | 0
--| heir | e | 2
--| kept | a | 0
--| part | a | 0
--| queried | a | 0
--| queried | b | 0
--| source | a | 2
--| source | b | 2
--| source | moods | 1
--| source | e | 2
--| typed | a | 0
--| viewed | one | 0
--| viewed | a | 0
--| whole | a | 2
