-- Arguments that a VARIADIC gathered are told as the array that they are.
CREATE FUNCTION g(int, VARIADIC int[]) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT $1 + cardinality($2)';
--= CREATE FUNCTION
CREATE TABLE t (a int CHECK (g(a, 1, 2) > 0), b int DEFAULT g(1, 2, 3), c int GENERATED ALWAYS AS (g(a, 5)) STORED, d jsonb, e varchar(5));
--= CREATE TABLE
CREATE INDEX i1 ON t (g(a, 3));
--= CREATE INDEX
CREATE INDEX i2 ON t (g(a, VARIADIC ARRAY[3, a]));
--= CREATE INDEX
CREATE UNIQUE INDEX i3 ON t (jsonb_extract_path_text(d, 'foo', e));
--= CREATE INDEX
SELECT pg_get_indexdef(i::regclass) FROM unnest(ARRAY['i1', 'i2', 'i3']) AS i;
--> pg_get_indexdef:text
--| CREATE INDEX i1 ON public.t USING btree (g(a, VARIADIC ARRAY[3]))
--| CREATE INDEX i2 ON public.t USING btree (g(a, VARIADIC ARRAY[3, a]))
--| CREATE UNIQUE INDEX i3 ON public.t USING btree (jsonb_extract_path_text(d, VARIADIC ARRAY['foo'::text, (e)::text]))
SELECT attnum, pg_get_expr(adbin, adrelid) FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 't'::regclass ORDER BY 1;
--> attnum:int2 | pg_get_expr:text
--| 2 | g(1, VARIADIC ARRAY[2, 3])
--| 3 | g(a, VARIADIC ARRAY[5])
SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 't'::regclass;
--> pg_get_constraintdef:text
--| CHECK ((g(a, VARIADIC ARRAY[1, 2]) > 0))
CREATE VIEW v AS SELECT g(a, 1, a), g(a, VARIADIC ARRAY[a]) AS h, jsonb_extract_path_text(d, 'foo', 'bar'), concat('a', d, 'b'), num_nulls(a, 1), format('%s', a), json_build_array(a, e) FROM t;
--= CREATE VIEW
SELECT pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT g(t.a, VARIADIC ARRAY[1, t.a]) AS g,␊    g(t.a, VARIADIC ARRAY[t.a]) AS h,␊    jsonb_extract_path_text(t.d, VARIADIC ARRAY['foo'::text, 'bar'::text]) AS jsonb_extract_path_text,␊    concat('a', t.d, 'b') AS concat,␊    num_nulls(t.a, 1) AS num_nulls,␊    format('%s'::text, t.a) AS format,␊    json_build_array(t.a, t.e) AS json_build_array␊   FROM t;
INSERT INTO t (a, d) VALUES (1, '{"foo": {"bar": 5}}');
--= INSERT 0 1
SELECT * FROM v;
--> g:int4 | h:int4 | jsonb_extract_path_text:text | concat:text | num_nulls:int4 | format:text | json_build_array:json
--| 3 | 2 | 5 | a{"foo": {"bar": 5}}b | 0 | 1 | [1, null]
-- A literal of a default stays of the type that its column had.
CREATE TABLE w (a varchar(10) DEFAULT 'x', b varchar DEFAULT NULL, c int DEFAULT 5, d text DEFAULT 'abc', e char(3) DEFAULT 'q', f date DEFAULT '2020-01-01');
--= CREATE TABLE
ALTER TABLE w ALTER a TYPE text, ALTER b TYPE text, ALTER c TYPE bigint, ALTER d TYPE varchar(5), ALTER e TYPE text, ALTER f TYPE timestamp;
--= ALTER TABLE
SELECT attname, pg_get_expr(adbin, adrelid) FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'w'::regclass ORDER BY attnum;
--> attname:name | pg_get_expr:text
--| a | 'x'::character varying
--| c | 5
--| d | 'abc'::text
--| e | 'q'::bpchar
--| f | '2020-01-01'::date
INSERT INTO w DEFAULT VALUES RETURNING *;
--> a:text | b:text | c:int8 | d:varchar | e:text | f:timestamp
--| x | ∅ | 5 | abc | q | 2020-01-01 00:00:00
--= INSERT 0 1
ALTER TABLE w ALTER a TYPE varchar(3), ALTER d TYPE text;
--= ALTER TABLE
SELECT attname, pg_get_expr(adbin, adrelid) FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum WHERE attrelid = 'w'::regclass ORDER BY attnum;
--> attname:name | pg_get_expr:text
--| a | 'x'::character varying
--| c | 5
--| d | 'abc'::text
--| e | 'q'::bpchar
--| f | '2020-01-01'::date
INSERT INTO w DEFAULT VALUES RETURNING *;
--> a:varchar | b:text | c:int8 | d:text | e:text | f:timestamp
--| x | ∅ | 5 | abc | q | 2020-01-01 00:00:00
--= INSERT 0 1
