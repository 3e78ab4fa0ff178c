-- Indexes of every access method, operator classes and storage parameters: as described, and with rows changed under them.
CREATE TABLE doc (id int PRIMARY KEY, body jsonb, tags text[], words tsvector, net inet, c cidr, name text, v varchar(20), d date, r int4range);
--= CREATE TABLE
INSERT INTO doc SELECT i, jsonb_build_object('k', i), ARRAY['a', i::text], to_tsvector('simple', 'w' || i), '10.0.0.1', '10.0.0.0/8', 'n' || i, 'v' || i, DATE '2024-01-01' + i, int4range(i, i + 5) FROM generate_series(1, 50) i;
--= INSERT 0 50
CREATE INDEX doc_body ON doc USING gin (body);
--= CREATE INDEX
CREATE INDEX doc_body_path ON doc USING gin (body jsonb_path_ops) WITH (fastupdate = off) WHERE id > 5;
--= CREATE INDEX
CREATE INDEX doc_tags ON doc USING GIN (tags, words);
--= CREATE INDEX
CREATE INDEX doc_range ON doc USING gist (r);
--= CREATE INDEX
CREATE INDEX doc_net ON doc USING gist (net inet_ops);
--= CREATE INDEX
CREATE INDEX doc_d ON doc USING brin (d) WITH (pages_per_range = 32);
--= CREATE INDEX
CREATE INDEX doc_sp ON doc USING spgist (name);
--= CREATE INDEX
CREATE INDEX doc_hash ON doc USING hash (name);
--= CREATE INDEX
CREATE INDEX doc_like ON doc (name text_pattern_ops, v varchar_pattern_ops DESC, c cidr_ops, net inet_ops);
--= CREATE INDEX
CREATE INDEX doc_expr ON doc USING gin (to_tsvector('simple', name));
--= CREATE INDEX
CREATE INDEX doc_fill ON doc (d) WITH (fillfactor = 50);
--= CREATE INDEX
CREATE INDEX ON doc (d) INCLUDE (name);
--= CREATE INDEX
ALTER TABLE doc ADD UNIQUE (v) INCLUDE (name);
--= ALTER TABLE
SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 'doc' ORDER BY 1;
--> indexname:name | indexdef:text
--| doc_body | CREATE INDEX doc_body ON public.doc USING gin (body)
--| doc_body_path | CREATE INDEX doc_body_path ON public.doc USING gin (body jsonb_path_ops) WITH (fastupdate=off) WHERE (id > 5)
--| doc_d | CREATE INDEX doc_d ON public.doc USING brin (d) WITH (pages_per_range='32')
--| doc_d_name_idx | CREATE INDEX doc_d_name_idx ON public.doc USING btree (d) INCLUDE (name)
--| doc_expr | CREATE INDEX doc_expr ON public.doc USING gin (to_tsvector('simple'::regconfig, name))
--| doc_fill | CREATE INDEX doc_fill ON public.doc USING btree (d) WITH (fillfactor='50')
--| doc_hash | CREATE INDEX doc_hash ON public.doc USING hash (name)
--| doc_like | CREATE INDEX doc_like ON public.doc USING btree (name text_pattern_ops, v varchar_pattern_ops DESC, c cidr_ops, net)
--| doc_net | CREATE INDEX doc_net ON public.doc USING gist (net inet_ops)
--| doc_pkey | CREATE UNIQUE INDEX doc_pkey ON public.doc USING btree (id)
--| doc_range | CREATE INDEX doc_range ON public.doc USING gist (r)
--| doc_sp | CREATE INDEX doc_sp ON public.doc USING spgist (name)
--| doc_tags | CREATE INDEX doc_tags ON public.doc USING gin (tags, words)
--| doc_v_name_key | CREATE UNIQUE INDEX doc_v_name_key ON public.doc USING btree (v) INCLUDE (name)
SELECT c.relname, a.amname, c.reloptions FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid JOIN pg_am a ON a.oid = c.relam WHERE i.indrelid = 'doc'::regclass ORDER BY 1;
--> relname:name | amname:name | reloptions:_text
--| doc_body | gin | ∅
--| doc_body_path | gin | {fastupdate=off}
--| doc_d | brin | {pages_per_range=32}
--| doc_d_name_idx | btree | ∅
--| doc_expr | gin | ∅
--| doc_fill | btree | {fillfactor=50}
--| doc_hash | hash | ∅
--| doc_like | btree | ∅
--| doc_net | gist | ∅
--| doc_pkey | btree | ∅
--| doc_range | gist | ∅
--| doc_sp | spgist | ∅
--| doc_tags | gin | ∅
--| doc_v_name_key | btree | ∅
SELECT c.relname, array_agg(o.opcname ORDER BY k.n) FROM pg_class c JOIN pg_index i ON i.indexrelid = c.oid, unnest(i.indclass) WITH ORDINALITY k(oid, n) JOIN pg_opclass o ON o.oid = k.oid WHERE i.indrelid = 'doc'::regclass GROUP BY 1 ORDER BY 1;
--> relname:name | array_agg:_name
--| doc_body | {jsonb_ops}
--| doc_body_path | {jsonb_path_ops}
--| doc_d | {date_minmax_ops}
--| doc_d_name_idx | {date_ops}
--| doc_expr | {tsvector_ops}
--| doc_fill | {date_ops}
--| doc_hash | {text_ops}
--| doc_like | {text_pattern_ops,varchar_pattern_ops,cidr_ops,inet_ops}
--| doc_net | {inet_ops}
--| doc_pkey | {int4_ops}
--| doc_range | {range_ops}
--| doc_sp | {text_ops}
--| doc_tags | {array_ops,tsvector_ops}
--| doc_v_name_key | {text_ops}
INSERT INTO doc (id, body, tags) VALUES (51, '{"k": 51}', '{b}');
--= INSERT 0 1
UPDATE doc SET body = '{"k": 0}' WHERE id = 2;
--= UPDATE 1
DELETE FROM doc WHERE id = 3;
--= DELETE 1
SELECT id FROM doc WHERE body @> '{"k": 51}';
--> id:int4
--| 51
SELECT count(*) FROM doc WHERE tags @> ARRAY['a'];
--> count:int8
--| 49
SELECT id FROM doc WHERE r @> 7 ORDER BY id;
--> id:int4
--| 4
--| 5
--| 6
--| 7
SELECT id FROM doc WHERE name = 'n7';
--> id:int4
--| 7
SELECT amname, pg_indexam_has_property(oid, 'can_order'), pg_indexam_has_property(oid, 'can_unique'), pg_indexam_has_property(oid, 'can_multi_col'), pg_indexam_has_property(oid, 'can_exclude'), pg_indexam_has_property(oid, 'can_include') FROM pg_am WHERE amtype = 'i' ORDER BY 1;
--> amname:name | pg_indexam_has_property:bool | pg_indexam_has_property:bool | pg_indexam_has_property:bool | pg_indexam_has_property:bool | pg_indexam_has_property:bool
--| brin | f | f | t | f | f
--| btree | t | t | t | t | t
--| gin | f | f | t | f | f
--| gist | f | f | t | t | t
--| hash | f | f | f | t | f
--| spgist | f | f | f | t | t
CREATE UNIQUE INDEX bad ON doc USING gin (body);
--! 0A000: access method "gin" does not support unique indexes
CREATE INDEX bad ON doc USING gin (tags) INCLUDE (id);
--! 0A000: access method "gin" does not support included columns
CREATE INDEX bad ON doc USING hash (name, v);
--! 0A000: access method "hash" does not support multicolumn indexes
CREATE INDEX bad ON doc USING gin (tags DESC);
--! 0A000: access method "gin" does not support ASC/DESC options
CREATE INDEX bad ON doc USING gin (tags NULLS FIRST);
--! 0A000: access method "gin" does not support NULLS FIRST/LAST options
CREATE INDEX bad ON doc USING gin (name);
--! 42704: data type text has no default operator class for access method "gin"
CREATE INDEX bad ON doc USING gist (name);
--! 42704: data type text has no default operator class for access method "gist"
CREATE INDEX bad ON doc USING nosuch (name);
--! 42704: access method "nosuch" does not exist
CREATE INDEX bad ON doc (name nosuch_ops);
--! 42704: operator class "nosuch_ops" does not exist for access method "btree"
CREATE INDEX bad ON doc (id text_ops);
--! 42804: operator class "text_ops" does not accept data type integer
CREATE INDEX bad ON doc USING gin (name gin_trgm_ops);
--! 42704: operator class "gin_trgm_ops" does not exist for access method "gin"
CREATE INDEX bad ON doc (id) WITH (pages_per_range = 1);
--! 22023: unrecognized parameter "pages_per_range"
ALTER TABLE doc DROP COLUMN words;
--= ALTER TABLE
SELECT indexname FROM pg_indexes WHERE tablename = 'doc' ORDER BY 1;
--> indexname:name
--| doc_body
--| doc_body_path
--| doc_d
--| doc_d_name_idx
--| doc_expr
--| doc_fill
--| doc_hash
--| doc_like
--| doc_net
--| doc_pkey
--| doc_range
--| doc_sp
--| doc_v_name_key
CREATE TABLE doc2 (LIKE doc INCLUDING INDEXES);
--= CREATE TABLE
SELECT indexdef FROM pg_indexes WHERE tablename = 'doc2' ORDER BY 1;
--> indexdef:text
--| CREATE INDEX doc2_body_idx ON public.doc2 USING gin (body)
--| CREATE INDEX doc2_body_idx1 ON public.doc2 USING gin (body jsonb_path_ops) WITH (fastupdate=off) WHERE (id > 5)
--| CREATE INDEX doc2_d_idx ON public.doc2 USING brin (d) WITH (pages_per_range='32')
--| CREATE INDEX doc2_d_idx1 ON public.doc2 USING btree (d) WITH (fillfactor='50')
--| CREATE INDEX doc2_d_name_idx ON public.doc2 USING btree (d) INCLUDE (name)
--| CREATE INDEX doc2_name_idx ON public.doc2 USING spgist (name)
--| CREATE INDEX doc2_name_idx1 ON public.doc2 USING hash (name)
--| CREATE INDEX doc2_name_v_c_net_idx ON public.doc2 USING btree (name text_pattern_ops, v varchar_pattern_ops DESC, c cidr_ops, net)
--| CREATE INDEX doc2_net_idx ON public.doc2 USING gist (net inet_ops)
--| CREATE INDEX doc2_r_idx ON public.doc2 USING gist (r)
--| CREATE INDEX doc2_to_tsvector_idx ON public.doc2 USING gin (to_tsvector('simple'::regconfig, name))
--| CREATE UNIQUE INDEX doc2_pkey ON public.doc2 USING btree (id)
--| CREATE UNIQUE INDEX doc2_v_name_key ON public.doc2 USING btree (v) INCLUDE (name)
DROP INDEX doc_body;
--= DROP INDEX
ALTER INDEX doc_range RENAME TO doc_ranges;
--= ALTER INDEX
SELECT pg_get_indexdef('doc_ranges'::regclass), pg_get_indexdef('doc_like'::regclass, 1, true), pg_get_indexdef('doc_like'::regclass, 0, true);
--> pg_get_indexdef:text | pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX doc_ranges ON public.doc USING gist (r) | name | CREATE INDEX doc_like ON doc USING btree (name text_pattern_ops, v varchar_pattern_ops DESC, c cidr_ops, net)
DROP TABLE doc, doc2;
--= DROP TABLE
