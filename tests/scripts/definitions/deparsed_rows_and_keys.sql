-- What comes back from the definitions of views and checks can be read again, and means the same.
CREATE TABLE t (a int, b int, c int, d int, s text, CHECK ((a, b) < (c, d)), CHECK ((a, b, c) >= (1, 2, '3')), CHECK ((a, b) = (1, 2)), CHECK ((a, s) <> (1, 'x')));
--= CREATE TABLE
SELECT pg_get_constraintdef(oid), pg_get_constraintdef(oid, true) FROM pg_constraint WHERE conrelid = 't'::regclass ORDER BY conname;
--> pg_get_constraintdef:text | pg_get_constraintdef:text
--| CHECK ((ROW(a, b) < ROW(c, d))) | CHECK ((ROW(a, b) < ROW(c, d)))
--| CHECK ((ROW(a, b, c) >= ROW(1, 2, 3))) | CHECK ((ROW(a, b, c) >= ROW(1, 2, 3)))
--| CHECK (((a = 1) AND (b = 2))) | CHECK (a = 1 AND b = 2)
--| CHECK (((a <> 1) OR (s <> 'x'::text))) | CHECK (a <> 1 OR s <> 'x'::text)
CREATE VIEW v1 AS SELECT 1 FROM t WHERE (NOT a > 1) OR ((b > 1) OR (c > 1));
--= CREATE VIEW
CREATE VIEW v2 AS SELECT a FROM t WHERE (a, b) > (c, d) AND ((a, b) <= (1, 2) OR (a, b) IN ((1, 2), (3, 4)));
--= CREATE VIEW
CREATE VIEW v3 AS SELECT a FROM t WHERE s < ANY (SELECT 'x') OR a <> ALL (SELECT b FROM t) OR NOT a = ALL (SELECT 1) OR 'q' = ANY (SELECT s FROM t) OR s LIKE ANY (SELECT 'x%');
--= CREATE VIEW
CREATE VIEW v4 AS SELECT a FROM t WHERE 'q' IN (SELECT s FROM t) OR 'q' NOT IN (SELECT s FROM t) OR a + 1 IN (SELECT b FROM t);
--= CREATE VIEW
CREATE VIEW v5 AS SELECT false AS f, 7 AS i, 2.25 AS n, 'x' AS s, DATE '2020-01-01' AS d, a FROM t ORDER BY 1, 2, 3, 4, 5, a;
--= CREATE VIEW
CREATE VIEW v6 AS SELECT DISTINCT ON (1, s, a + 1) 7 AS i, s, a + 1, b FROM t ORDER BY 1, s, a + 1, b;
--= CREATE VIEW
CREATE VIEW v7 AS SELECT true AS k, count(*) FILTER (WHERE a = ANY ('{1,2}')), CASE WHEN a IN (1, 2) THEN 1 END AS w FROM t GROUP BY 1, a ORDER BY count(*), (a::bigint);
--= CREATE VIEW
CREATE VIEW v8 AS SELECT a::int AS a, b::bigint, s::text q, d::int FROM t ORDER BY b::bigint, s::varchar(3), a::text, coalesce(a, b), a + b;
--= CREATE VIEW
CREATE VIEW v9 AS SELECT string_agg('B', ',' ORDER BY 'B', 7), rank() OVER (PARTITION BY true ORDER BY '', a), count(DISTINCT 'x') FROM t GROUP BY a;
--= CREATE VIEW
CREATE VIEW va AS SELECT bool_and(a > 1) FROM t GROUP BY b HAVING count(*) > 1 ORDER BY bool_and(a > 1) DESC;
--= CREATE VIEW
SELECT viewname, pg_get_viewdef(viewname::regclass), pg_get_viewdef(viewname::regclass, true) FROM pg_views WHERE viewname ~ '^v[^4]$' AND schemaname = current_schema() ORDER BY 1;
--> viewname:name | pg_get_viewdef:text | pg_get_viewdef:text
--| v1 | ␠SELECT 1 AS "?column?"␊   FROM t␊  WHERE ((NOT (t.a > 1)) OR ((t.b > 1) OR (t.c > 1))); | ␠SELECT 1 AS "?column?"␊   FROM t␊  WHERE NOT t.a > 1 OR t.b > 1 OR t.c > 1;
--| v2 | ␠SELECT t.a␊   FROM t␊  WHERE ((ROW(t.a, t.b) > ROW(t.c, t.d)) AND ((ROW(t.a, t.b) <= ROW(1, 2)) OR (((t.a = 1) AND (t.b = 2)) OR ((t.a = 3) AND (t.b = 4))))); | ␠SELECT t.a␊   FROM t␊  WHERE ((ROW(t.a, t.b) > ROW(t.c, t.d))) AND (((ROW(t.a, t.b) <= ROW(1, 2))) OR t.a = 1 AND t.b = 2 OR t.a = 3 AND t.b = 4);
--| v3 | ␠SELECT t.a␊   FROM t␊  WHERE ((t.s < ANY ( SELECT 'x'::text)) OR (t.a <> ALL ( SELECT t_1.b␊           FROM t t_1)) OR (NOT (t.a = ALL ( SELECT 1))) OR ('q'::text IN ( SELECT t_1.s␊           FROM t t_1)) OR (t.s ~~ ANY ( SELECT 'x%'::text))); | ␠SELECT t.a␊   FROM t␊  WHERE (t.s < ANY ( SELECT 'x'::text)) OR (t.a <> ALL ( SELECT t_1.b␊           FROM t t_1)) OR NOT (t.a = ALL ( SELECT 1)) OR ('q'::text IN ( SELECT t_1.s␊           FROM t t_1)) OR (t.s ~~ ANY ( SELECT 'x%'::text));
--| v5 | ␠SELECT false AS f,␊    7 AS i,␊    2.25 AS n,␊    'x'::text AS s,␊    '2020-01-01'::date AS d,␊    t.a␊   FROM t␊  ORDER BY false::boolean, 7::integer, 2.25::numeric, 'x'::text, '2020-01-01'::date, t.a; | ␠SELECT false AS f,␊    7 AS i,␊    2.25 AS n,␊    'x'::text AS s,␊    '2020-01-01'::date AS d,␊    t.a␊   FROM t␊  ORDER BY false::boolean, 7::integer, 2.25::numeric, 'x'::text, '2020-01-01'::date, t.a;
--| v6 | ␠SELECT DISTINCT ON (7::integer, t.s, (t.a + 1)) 7 AS i,␊    t.s,␊    (t.a + 1) AS "?column?",␊    t.b␊   FROM t␊  ORDER BY 7::integer, t.s, (t.a + 1), t.b; | ␠SELECT DISTINCT ON (7::integer, t.s, (t.a + 1)) 7 AS i,␊    t.s,␊    t.a + 1 AS "?column?",␊    t.b␊   FROM t␊  ORDER BY 7::integer, t.s, (t.a + 1), t.b;
--| v7 | ␠SELECT true AS k,␊    count(*) FILTER (WHERE (t.a = ANY ('{1,2}'::integer[]))) AS count,␊        CASE␊            WHEN (t.a = ANY (ARRAY[1, 2])) THEN 1␊            ELSE NULL::integer␊        END AS w␊   FROM t␊  GROUP BY true::boolean, t.a␊  ORDER BY (count(*)), ((t.a)::bigint); | ␠SELECT true AS k,␊    count(*) FILTER (WHERE t.a = ANY ('{1,2}'::integer[])) AS count,␊        CASE␊            WHEN t.a = ANY (ARRAY[1, 2]) THEN 1␊            ELSE NULL::integer␊        END AS w␊   FROM t␊  GROUP BY true::boolean, t.a␊  ORDER BY (count(*)), (t.a::bigint);
--| v8 | ␠SELECT t.a,␊    (t.b)::bigint AS b,␊    t.s AS q,␊    t.d␊   FROM t␊  ORDER BY ((t.b)::bigint), ((t.s)::character varying(3)), (t.a)::text, COALESCE(t.a, t.b), (t.a + t.b); | ␠SELECT t.a,␊    t.b::bigint AS b,␊    t.s AS q,␊    t.d␊   FROM t␊  ORDER BY (t.b::bigint), (t.s::character varying(3)), (t.a::text), (COALESCE(t.a, t.b)), (t.a + t.b);
--| v9 | ␠SELECT string_agg('B'::text, ','::text ORDER BY 'B'::text, 7::integer) AS string_agg,␊    rank() OVER (PARTITION BY true::boolean ORDER BY ''::text, t.a) AS rank,␊    count(DISTINCT 'x'::text) AS count␊   FROM t␊  GROUP BY t.a; | ␠SELECT string_agg('B'::text, ','::text ORDER BY 'B'::text, 7::integer) AS string_agg,␊    rank() OVER (PARTITION BY true::boolean ORDER BY ''::text, t.a) AS rank,␊    count(DISTINCT 'x'::text) AS count␊   FROM t␊  GROUP BY t.a;
--| va | ␠SELECT bool_and((t.a > 1)) AS bool_and␊   FROM t␊  GROUP BY t.b␊ HAVING (count(*) > 1)␊  ORDER BY (bool_and((t.a > 1))) DESC; | ␠SELECT bool_and(t.a > 1) AS bool_and␊   FROM t␊  GROUP BY t.b␊ HAVING count(*) > 1␊  ORDER BY (bool_and(t.a > 1)) DESC;
SELECT pg_get_viewdef('v4'::regclass);
--> pg_get_viewdef:text
--| ␠SELECT t.a␊   FROM t␊  WHERE (('q'::text IN ( SELECT t_1.s␊           FROM t t_1)) OR (NOT ('q'::text IN ( SELECT t_1.s␊           FROM t t_1))) OR ((t.a + 1) IN ( SELECT t_1.b␊           FROM t t_1)));
--@ differs: up to 15.18, operands of IN had no parentheses in the pretty form
SELECT pg_get_viewdef('v4'::regclass, true);
--> pg_get_viewdef:text
--| ␠SELECT t.a␊   FROM t␊  WHERE ('q'::text IN ( SELECT t_1.s␊           FROM t t_1)) OR NOT ('q'::text IN ( SELECT t_1.s␊           FROM t t_1)) OR ((t.a + 1) IN ( SELECT t_1.b␊           FROM t t_1));
DO $$
DECLARE v record;
BEGIN
  FOR v IN SELECT viewname, definition FROM pg_views WHERE viewname ~ '^v.$' AND schemaname = current_schema() LOOP
    EXECUTE format('CREATE VIEW %I AS %s', 'w' || v.viewname, v.definition);
  END LOOP;
END $$;
--= DO
SELECT v.viewname, v.definition = w.definition FROM pg_views v JOIN pg_views w ON w.viewname = 'w' || v.viewname AND w.schemaname = v.schemaname WHERE v.viewname ~ '^v.$' AND v.schemaname = current_schema() ORDER BY 1;
--> viewname:name | ?column?:bool
--| v1 | t
--| v2 | t
--| v3 | f
--| v4 | t
--| v5 | t
--| v6 | t
--| v7 | t
--| v8 | t
--| v9 | t
--| va | t
