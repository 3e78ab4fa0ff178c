-- What indexes can do is their access method's, and of gist and spgist their classes'.
CREATE TABLE h (a int, b text, c int[], d tsvector, p point, x box, y polygon);
--= CREATE TABLE
CREATE INDEX h_hash ON h USING hash (a);
--= CREATE INDEX
CREATE INDEX h_gin ON h USING gin (c);
--= CREATE INDEX
CREATE INDEX h_gist ON h USING gist (p, d, x, y) INCLUDE (a);
--= CREATE INDEX
CREATE INDEX h_spgist ON h USING spgist (p);
--= CREATE INDEX
CREATE INDEX h_brin ON h USING brin (a);
--= CREATE INDEX
CREATE INDEX h_btree ON h (a DESC NULLS LAST, b) INCLUDE (c);
--= CREATE INDEX
SELECT c.relname, n, string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_column_has_property(c.oid, n, p)) AS has,
  string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_column_has_property(c.oid, n, p) IS NULL) AS unknown
FROM pg_class c, generate_series(1, 5) n, unnest('{asc,desc,nulls_first,nulls_last,orderable,distance_orderable,returnable,search_array,search_nulls,bogus}'::text[]) p
WHERE c.relname ~ '^h_' GROUP BY c.relname, n ORDER BY c.relname, n;
--> relname:name | n:int4 | has:text | unknown:text
--| h_brin | 1 | search_nulls | bogus
--| h_brin | 2 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_brin | 3 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_brin | 4 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_brin | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_btree | 1 | desc nulls_last orderable returnable search_array search_nulls | bogus
--| h_btree | 2 | asc nulls_last orderable returnable search_array search_nulls | bogus
--| h_btree | 3 | returnable | asc bogus desc nulls_first nulls_last search_array search_nulls
--| h_btree | 4 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_btree | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_gin | 1 | ∅ | bogus
--| h_gin | 2 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_gin | 3 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_gin | 4 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_gin | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_gist | 1 | distance_orderable returnable search_nulls | bogus
--| h_gist | 2 | search_nulls | bogus
--| h_gist | 3 | distance_orderable returnable search_nulls | bogus
--| h_gist | 4 | distance_orderable search_nulls | bogus
--| h_gist | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last returnable search_array search_nulls
--| h_hash | 1 | ∅ | bogus
--| h_hash | 2 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_hash | 3 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_hash | 4 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_hash | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_spgist | 1 | distance_orderable returnable search_nulls | bogus
--| h_spgist | 2 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_spgist | 3 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_spgist | 4 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
--| h_spgist | 5 | ∅ | asc bogus desc distance_orderable nulls_first nulls_last orderable returnable search_array search_nulls
SELECT c.relname, string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_has_property(c.oid, p)) AS has
FROM pg_class c, unnest('{clusterable,index_scan,bitmap_scan,backward_scan,bogus}'::text[]) p WHERE c.relname ~ '^h_' GROUP BY c.relname ORDER BY c.relname;
--> relname:name | has:text
--| h_brin | bitmap_scan
--| h_btree | backward_scan bitmap_scan clusterable index_scan
--| h_gin | bitmap_scan
--| h_gist | bitmap_scan clusterable index_scan
--| h_hash | backward_scan bitmap_scan index_scan
--| h_spgist | bitmap_scan index_scan
