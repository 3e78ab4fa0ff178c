-- Literals come out of definitions as they went in, line breaks and blanks included.
CREATE TABLE t (a int, b text DEFAULT E'x  \n y ', c int GENERATED ALWAYS AS (CASE WHEN a > 0 THEN length(E'p  \nq') ELSE 0 END) STORED,
  CONSTRAINT spaced CHECK (b <> E'hi   \nyup\n'), CONSTRAINT quoted CHECK (b <> E'it''s \n \\ ''  \n"'));
--= CREATE TABLE
SELECT conname, replace(pg_get_constraintdef(oid), E'\n', '|') FROM pg_constraint WHERE conname IN ('spaced', 'quoted') ORDER BY 1;
--> conname:name | replace:text
--| quoted | CHECK ((b <> 'it''s | \ ''  |"'::text))
--| spaced | CHECK ((b <> 'hi   |yup|'::text))
SELECT adnum, replace(pg_get_expr(adbin, adrelid), E'\n', '|') FROM pg_attrdef WHERE adrelid = 't'::regclass ORDER BY 1;
--> adnum:int2 | replace:text
--| 2 | 'x  | y '::text
--| 3 | |CASE|    WHEN (a > 0) THEN length('p  |q'::text)|    ELSE 0|END
CREATE VIEW v AS SELECT E'a  \n  b' AS x, 'q   ' AS "y  
z", CASE WHEN a > 1 THEN E'  \n' END AS w FROM t WHERE b <> E'"  \n';
--= CREATE VIEW
SELECT replace(pg_get_viewdef('v'::regclass), E'\n', '|');
--> replace:text
--| ␠SELECT 'a  |  b'::text AS x,|    'q   '::text AS "y  |z",|        CASE|            WHEN (t.a > 1) THEN '  |'::text|            ELSE NULL::text|        END AS w|   FROM t|  WHERE (t.b <> '"  |'::text);
SELECT replace(pg_get_viewdef('v'::regclass, true), E'\n', '|');
--> replace:text
--| ␠SELECT 'a  |  b'::text AS x,|    'q   '::text AS "y  |z",|        CASE|            WHEN t.a > 1 THEN '  |'::text|            ELSE NULL::text|        END AS w|   FROM t|  WHERE t.b <> '"  |'::text;
CREATE INDEX i ON t ((b || E' \n')) WHERE b > E' \n';
--= CREATE INDEX
SELECT replace(indexdef, E'\n', '|') FROM pg_indexes WHERE indexname = 'i';
--> replace:text
--| CREATE INDEX i ON public.t USING btree (((b || ' |'::text))) WHERE (b > ' |'::text)
