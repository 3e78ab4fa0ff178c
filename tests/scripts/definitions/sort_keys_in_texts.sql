-- Calls of functions get parentheses in ORDER BY, casts by functions among them; conversions through texts, and of arrays, get none of their own.
CREATE TABLE t (a int, b text, ts timestamptz);
--= CREATE TABLE
CREATE VIEW v1 AS SELECT a FROM t ORDER BY string_to_array(b, ',')::int[];
--= CREATE VIEW
CREATE VIEW v2 AS SELECT a FROM t ORDER BY upper(b)::name, (a + 1)::text, b::int, b::varchar(3), a::bigint;
--= CREATE VIEW
CREATE VIEW v3 AS SELECT DISTINCT ON (a::text) a, b::int FROM t GROUP BY a, b, b::int ORDER BY a::text, b::int DESC;
--= CREATE VIEW
CREATE VIEW v4 AS SELECT row_number() OVER (PARTITION BY b::int ORDER BY a::text), string_agg(b, ',' ORDER BY upper(b)::name) FROM t GROUP BY a, b;
--= CREATE VIEW
CREATE VIEW v5 AS SELECT a FROM t GROUP BY a, string_to_array(b, ',')::int[] ORDER BY (string_to_array(b, ',')::int[])[1], string_to_array(b, ',')::int[];
--= CREATE VIEW
CREATE VIEW v6 AS SELECT DISTINCT string_to_array(b, ',')::varchar(3)[] AS x FROM t ORDER BY string_to_array(b, ',')::varchar(3)[];
--= CREATE VIEW
SELECT relname, pg_get_viewdef(oid), pg_get_viewdef(oid, true) FROM pg_class WHERE relname ~ '^v\d' ORDER BY 1;
--> relname:name | pg_get_viewdef:text | pg_get_viewdef:text
--| v1 | ␠SELECT t.a␊   FROM t␊  ORDER BY (string_to_array(t.b, ','::text))::integer[]; | ␠SELECT t.a␊   FROM t␊  ORDER BY (string_to_array(t.b, ','::text)::integer[]);
--| v2 | ␠SELECT t.a␊   FROM t␊  ORDER BY ((upper(t.b))::name), ((t.a + 1))::text, (t.b)::integer, ((t.b)::character varying(3)), ((t.a)::bigint); | ␠SELECT t.a␊   FROM t␊  ORDER BY (upper(t.b)::name), ((t.a + 1)::text), (t.b::integer), (t.b::character varying(3)), (t.a::bigint);
--| v3 | ␠SELECT DISTINCT ON ((t.a)::text) t.a,␊    (t.b)::integer AS b␊   FROM t␊  GROUP BY t.a, t.b, (t.b)::integer␊  ORDER BY (t.a)::text, (t.b)::integer DESC; | ␠SELECT DISTINCT ON ((t.a::text)) t.a,␊    t.b::integer AS b␊   FROM t␊  GROUP BY t.a, t.b, (t.b::integer)␊  ORDER BY (t.a::text), (t.b::integer) DESC;
--| v4 | ␠SELECT row_number() OVER (PARTITION BY (t.b)::integer ORDER BY (t.a)::text) AS row_number,␊    string_agg(t.b, ','::text ORDER BY ((upper(t.b))::name)) AS string_agg␊   FROM t␊  GROUP BY t.a, t.b; | ␠SELECT row_number() OVER (PARTITION BY (t.b::integer) ORDER BY (t.a::text)) AS row_number,␊    string_agg(t.b, ','::text ORDER BY (upper(t.b)::name)) AS string_agg␊   FROM t␊  GROUP BY t.a, t.b;
--| v5 | ␠SELECT t.a␊   FROM t␊  GROUP BY t.a, (string_to_array(t.b, ','::text))::integer[]␊  ORDER BY ((string_to_array(t.b, ','::text))::integer[])[1], (string_to_array(t.b, ','::text))::integer[]; | ␠SELECT t.a␊   FROM t␊  GROUP BY t.a, (string_to_array(t.b, ','::text)::integer[])␊  ORDER BY ((string_to_array(t.b, ','::text)::integer[])[1]), (string_to_array(t.b, ','::text)::integer[]);
--| v6 | ␠SELECT DISTINCT (string_to_array(t.b, ','::text))::character varying(3)[] AS x␊   FROM t␊  ORDER BY (string_to_array(t.b, ','::text))::character varying(3)[]; | ␠SELECT DISTINCT string_to_array(t.b, ','::text)::character varying(3)[] AS x␊   FROM t␊  ORDER BY (string_to_array(t.b, ','::text)::character varying(3)[]);
-- Fields of EXTRACT are identifiers.
CREATE VIEW e AS SELECT extract('YEAR' FROM ts) AS y, extract(year FROM ts) AS m, extract('select' FROM ts) AS s, extract("Foo bar" FROM ts) AS f FROM t;
--= CREATE VIEW
SELECT pg_get_viewdef('e'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT EXTRACT("YEAR" FROM t.ts) AS y,␊    EXTRACT(year FROM t.ts) AS m,␊    EXTRACT("select" FROM t.ts) AS s,␊    EXTRACT("Foo bar" FROM t.ts) AS f␊   FROM t;
