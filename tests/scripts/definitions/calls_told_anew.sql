-- What a view's text is told as means the same when it is read again.
CREATE VIEW casts_by_name AS SELECT text(lower('X')) AS a, text('a' || f) AS b, int4(abs(n)) AS c, bool(n = 1) AS d, int4range(int4range(1, 2)) AS e, text(f) AS g, int8(n) AS h
  FROM (VALUES ('b'::text, 1)) v(f, n);
SELECT pg_get_viewdef('casts_by_name', true);
SELECT * FROM casts_by_name;
CREATE VIEW arrays AS SELECT ARRAY[true, 1 > 2]::text[] AS a, format('%s', VARIADIC ARRAY[true, false]::text[]) AS b, ARRAY[ARRAY[1.5], ARRAY[n]]::int[] AS c, ARRAY[n::int8]::text[] AS d
  FROM (VALUES (2)) v(n);
SELECT pg_get_viewdef('arrays', true);
SELECT * FROM arrays;
CREATE VIEW named AS SELECT make_interval(secs := '1.5') AS a, jsonb_set_lax('{"a": 1}', '{b}', NULL, null_value_treatment => 'use_json_null') AS b,
  jsonb_path_query_array('[1, 2, 3]', '$[*] ? (@ > $min)', vars => '{"min": 1}') AS c, jsonb_path_exists('[1]', 'strict $[1]', silent => true) AS d;
SELECT pg_get_viewdef('named', true);
SELECT * FROM named;
--@ differs: arguments are told as they were given, not as the array that they become
CREATE VIEW gathered AS SELECT json_extract_path('{"f4": {"f6": "s"}}', 'f4', 'f6') AS a, jsonb_extract_path_text('{"f4": {"f6": 5}}', 'f4', 'f6') AS b;
SELECT * FROM gathered;
CREATE VIEW again AS SELECT * FROM gathered;
SELECT * FROM again;
CREATE VIEW any_of AS SELECT 'foo'::text = ANY ((SELECT ARRAY['abc', 'foo']::text[])::text[]) AS a;
SELECT pg_get_viewdef('any_of', true), pg_get_viewdef('any_of');
CREATE TABLE r (q1 int8, q2 int8);
INSERT INTO r VALUES (1, 2);
CREATE TYPE holds AS (x r);
CREATE VIEW whole AS SELECT row(i.*::r)::holds AS a, (SELECT count(*) FROM (VALUES (i.*::r)) v) AS b FROM r i WHERE i.* IN (VALUES (i.*::r));
SELECT pg_get_viewdef('whole', true);
SELECT * FROM whole;
-- Read again, it says the same.
DO $$
DECLARE
  name text;
  one text;
  other text;
BEGIN
  FOREACH name IN ARRAY '{casts_by_name,arrays,named,gathered,any_of,whole}'::text[] LOOP
    EXECUTE format('CREATE VIEW anew AS %s', pg_get_viewdef(name::regclass));
    EXECUTE format('SELECT v::text FROM %I v', name) INTO one;
    SELECT v::text INTO other FROM anew v;
    RAISE NOTICE '% %', name, one = other AND pg_get_viewdef(name::regclass) = pg_get_viewdef('anew');
    DROP VIEW anew;
  END LOOP;
END $$;
