-- What indexes can do is their access method's, and of gist and spgist their classes'.
CREATE TABLE h (a int, b text, c int[], d tsvector, p point, x box, y polygon);
CREATE INDEX h_hash ON h USING hash (a);
CREATE INDEX h_gin ON h USING gin (c);
CREATE INDEX h_gist ON h USING gist (p, d, x, y) INCLUDE (a);
CREATE INDEX h_spgist ON h USING spgist (p);
CREATE INDEX h_brin ON h USING brin (a);
CREATE INDEX h_btree ON h (a DESC NULLS LAST, b) INCLUDE (c);
SELECT c.relname, n, string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_column_has_property(c.oid, n, p)) AS has,
  string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_column_has_property(c.oid, n, p) IS NULL) AS unknown
FROM pg_class c, generate_series(1, 5) n, unnest('{asc,desc,nulls_first,nulls_last,orderable,distance_orderable,returnable,search_array,search_nulls,bogus}'::text[]) p
WHERE c.relname ~ '^h_' GROUP BY c.relname, n ORDER BY c.relname, n;
SELECT c.relname, string_agg(p, ' ' ORDER BY p) FILTER (WHERE pg_index_has_property(c.oid, p)) AS has
FROM pg_class c, unnest('{clusterable,index_scan,bitmap_scan,backward_scan,bogus}'::text[]) p WHERE c.relname ~ '^h_' GROUP BY c.relname ORDER BY c.relname;
