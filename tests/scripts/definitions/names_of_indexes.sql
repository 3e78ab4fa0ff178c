-- Indexes without a name are called after their columns, expressions after what they read or call.
CREATE TABLE ix (a int, b text, c circle);
--= CREATE TABLE
CREATE INDEX ON ix ((a::text));
--= CREATE INDEX
CREATE INDEX ON ix ((a + 1), (a + 2), b);
--= CREATE INDEX
CREATE INDEX ON ix (lower(b), upper(b), lower(b));
--= CREATE INDEX
CREATE INDEX ON ix ((b::varchar(3)), (CASE WHEN a > 1 THEN b END), (coalesce(a, 1)), (b || 'x'), (b COLLATE "C"));
--= CREATE INDEX
CREATE INDEX ON ix (a, b) INCLUDE (a);
--= CREATE INDEX
ALTER TABLE ix ADD EXCLUDE USING gist (c WITH &&, (c::circle) WITH &&);
--= ALTER TABLE
SELECT indexname FROM pg_indexes WHERE tablename = 'ix' ORDER BY 1;
--> indexname:name
--| ix_a_b_a1_idx
--| ix_a_idx
--| ix_b_case_coalesce_expr_b1_idx
--| ix_c_c1_excl
--| ix_expr_expr1_b_idx
--| ix_lower_upper_lower1_idx
SELECT attrelid::regclass, attname FROM pg_attribute WHERE attrelid::regclass::text LIKE 'ix\_%' AND attnum > 0 ORDER BY 1, attnum;
--> attrelid:regclass | attname:name
--| ix_a_idx | a
--| ix_expr_expr1_b_idx | expr
--| ix_expr_expr1_b_idx | expr1
--| ix_expr_expr1_b_idx | b
--| ix_lower_upper_lower1_idx | lower
--| ix_lower_upper_lower1_idx | upper
--| ix_lower_upper_lower1_idx | lower1
--| ix_b_case_coalesce_expr_b1_idx | b
--| ix_b_case_coalesce_expr_b1_idx | case
--| ix_b_case_coalesce_expr_b1_idx | coalesce
--| ix_b_case_coalesce_expr_b1_idx | expr
--| ix_b_case_coalesce_expr_b1_idx | b1
--| ix_a_b_a1_idx | a
--| ix_a_b_a1_idx | b
--| ix_a_b_a1_idx | a1
--| ix_c_c1_excl | c
--| ix_c_c1_excl | c1
CREATE TABLE ix2 (LIKE ix INCLUDING INDEXES);
--= CREATE TABLE
SELECT indexname FROM pg_indexes WHERE tablename = 'ix2' ORDER BY 1;
--> indexname:name
--| ix2_a_b_a1_idx
--| ix2_a_idx
--| ix2_b_case_coalesce_expr_b1_idx
--| ix2_c_c1_excl
--| ix2_expr_expr1_b_idx
--| ix2_lower_upper_lower1_idx
-- DEFAULT NULL is a default where the column's domain has another.
CREATE DOMAIN five AS int DEFAULT 5;
--= CREATE DOMAIN
CREATE TABLE d (a five, b five DEFAULT NULL, c five DEFAULT 7, k int);
--= CREATE TABLE
INSERT INTO d (k) VALUES (1);
--= INSERT 0 1
ALTER TABLE d ALTER b DROP DEFAULT, ALTER c SET DEFAULT NULL;
--= ALTER TABLE
INSERT INTO d (k) VALUES (2);
--= INSERT 0 1
SELECT * FROM d ORDER BY k;
--> a:int4 | b:int4 | c:int4 | k:int4
--| 5 | ∅ | 7 | 1
--| 5 | 5 | ∅ | 2
SELECT attname, atthasdef, pg_get_expr(adbin, adrelid) FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'd'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | atthasdef:bool | pg_get_expr:text
--| a | f | ∅
--| b | f | ∅
--| c | t | NULL::integer
--| k | f | ∅
DROP TABLE ix, ix2, d;
--= DROP TABLE
DROP DOMAIN five;
--= DROP DOMAIN
-- CAST is one of the functions that need no parentheses of their own.
CREATE TABLE casts (a int, b text, EXCLUDE USING btree (CAST(a AS text) WITH =));
--= CREATE TABLE
CREATE INDEX ON casts (CAST(b AS int), coalesce(a, 0));
--= CREATE INDEX
SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = 'casts'::regclass ORDER BY 1;
--> pg_get_indexdef:text
--| CREATE INDEX casts_a_excl ON public.casts USING btree (((a)::text))
--| CREATE INDEX casts_b_coalesce_idx ON public.casts USING btree (((b)::integer), COALESCE(a, 0))
SELECT * FROM CAST('7' AS int) AS seven;
--> seven:int4
--| 7
