-- What a view's text is told as means the same when it is read again.
CREATE VIEW casts_by_name AS SELECT text(lower('X')) AS a, text('a' || f) AS b, int4(abs(n)) AS c, bool(n = 1) AS d, int4range(int4range(1, 2)) AS e, text(f) AS g, int8(n) AS h
  FROM (VALUES ('b'::text, 1)) v(f, n);
--= CREATE VIEW
SELECT pg_get_viewdef('casts_by_name', true);
--> pg_get_viewdef:text
--| ␠SELECT lower('X'::text) AS a,␊    'a'::text || v.f AS b,␊    abs(v.n) AS c,␊    v.n = 1 AS d,␊    int4range(1, 2) AS e,␊    v.f AS g,␊    int8(v.n) AS h␊   FROM ( VALUES ('b'::text,1)) v(f, n);
SELECT * FROM casts_by_name;
--> a:text | b:text | c:int4 | d:bool | e:int4range | g:text | h:int8
--| x | ab | 1 | t | [1,2) | b | 1
CREATE VIEW arrays AS SELECT ARRAY[true, 1 > 2]::text[] AS a, format('%s', VARIADIC ARRAY[true, false]::text[]) AS b, ARRAY[ARRAY[1.5], ARRAY[n]]::int[] AS c, ARRAY[n::int8]::text[] AS d
  FROM (VALUES (2)) v(n);
--= CREATE VIEW
SELECT pg_get_viewdef('arrays', true);
--> pg_get_viewdef:text
--| ␠SELECT ARRAY[true::text, (1 > 2)::text] AS a,␊    format('%s'::text, VARIADIC ARRAY[true::text, false::text]) AS b,␊    ARRAY[ARRAY[1.5::integer], ARRAY[v.n]] AS c,␊    ARRAY[v.n::bigint::text] AS d␊   FROM ( VALUES (2)) v(n);
SELECT * FROM arrays;
--> a:_text | b:text | c:_int4 | d:_text
--| {true,false} | true | {{2},{2}} | {2}
CREATE VIEW named AS SELECT make_interval(secs := '1.5') AS a, jsonb_set_lax('{"a": 1}', '{b}', NULL, null_value_treatment => 'use_json_null') AS b,
  jsonb_path_query_array('[1, 2, 3]', '$[*] ? (@ > $min)', vars => '{"min": 1}') AS c, jsonb_path_exists('[1]', 'strict $[1]', silent => true) AS d;
--= CREATE VIEW
SELECT pg_get_viewdef('named', true);
--> pg_get_viewdef:text
--| ␠SELECT make_interval(secs => '1.5'::double precision) AS a,␊    jsonb_set_lax('{"a": 1}'::jsonb, '{b}'::text[], NULL::jsonb, null_value_treatment => 'use_json_null'::text) AS b,␊    jsonb_path_query_array('[1, 2, 3]'::jsonb, '$[*]?(@ > $"min")'::jsonpath, vars => '{"min": 1}'::jsonb) AS c,␊    jsonb_path_exists('[1]'::jsonb, 'strict $[1]'::jsonpath, silent => true) AS d;
SELECT * FROM named;
--> a:interval | b:jsonb | c:jsonb | d:bool
--| 00:00:01.5 | {"a": 1, "b": null} | [2, 3] | ∅
CREATE VIEW gathered AS SELECT json_extract_path('{"f4": {"f6": "s"}}', 'f4', 'f6') AS a, jsonb_extract_path_text('{"f4": {"f6": 5}}', 'f4', 'f6') AS b;
--= CREATE VIEW
SELECT * FROM gathered;
--> a:json | b:text
--| "s" | 5
CREATE VIEW again AS SELECT * FROM gathered;
--= CREATE VIEW
SELECT * FROM again;
--> a:json | b:text
--| "s" | 5
CREATE VIEW any_of AS SELECT 'foo'::text = ANY ((SELECT ARRAY['abc', 'foo']::text[])::text[]) AS a;
--= CREATE VIEW
SELECT pg_get_viewdef('any_of', true), pg_get_viewdef('any_of');
--> pg_get_viewdef:text | pg_get_viewdef:text
--| ␠SELECT 'foo'::text = ANY ((( SELECT ARRAY['abc'::text, 'foo'::text] AS "array"))::text[]) AS a; | ␠SELECT ('foo'::text = ANY (( SELECT ARRAY['abc'::text, 'foo'::text] AS "array")::text[])) AS a;
CREATE TABLE r (q1 int8, q2 int8);
--= CREATE TABLE
INSERT INTO r VALUES (1, 2);
--= INSERT 0 1
CREATE TYPE holds AS (x r);
--= CREATE TYPE
CREATE VIEW whole AS SELECT row(i.*::r)::holds AS a, (SELECT count(*) FROM (VALUES (i.*::r)) v) AS b FROM r i WHERE i.* IN (VALUES (i.*::r));
--= CREATE VIEW
SELECT pg_get_viewdef('whole', true);
--> pg_get_viewdef:text
--| ␠SELECT ROW(i.*::r)::holds AS a,␊    ( SELECT count(*) AS count␊           FROM ( VALUES (i.*::r)) v) AS b␊   FROM r i␊  WHERE (i.* IN ( VALUES (i.*::r)));
SELECT * FROM whole;
--> a:user | b:int8
--| ("(1,2)") | 1
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
--~ casts_by_name t
--~ arrays t
--~ named t
--~ gathered t
--~ any_of t
--~ whole t
--= DO
