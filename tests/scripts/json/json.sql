-- json and jsonb: input, output, operators, functions, paths.
SELECT '{"a": 1, "b": [1, 2, {"c": null}]}'::json, '{"b": 1, "a": 2, "b": 3}'::json, '  [1,  2]  '::json;
--> json:json | json:json | json:json
--| {"a": 1, "b": [1, 2, {"c": null}]} | {"b": 1, "a": 2, "b": 3} | ␠ [1,  2] ␠
SELECT '{"a": 1, "b": [1, 2, {"c": null}]}'::jsonb, '{"b": 1, "aa": 2, "b": 3, "a": 1}'::jsonb, '  [1,  2]  '::jsonb, '"x"'::jsonb, 'null'::jsonb, '1.50'::jsonb, '1e3'::jsonb, '-0'::jsonb, 'true'::jsonb, '"\u00e9\n\""'::jsonb, '1.0'::jsonb = '1'::jsonb;
--> jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | ?column?:bool
--| {"a": 1, "b": [1, 2, {"c": null}]} | {"a": 1, "b": 3, "aa": 2} | [1, 2] | "x" | null | 1.50 | 1000 | 0 | true | "é\n\"" | t
SELECT '{a: 1}'::json;
--! 22P02: invalid input syntax for type json
SELECT '{"a": 1'::jsonb;
--! 22P02: invalid input syntax for type json
SELECT '[1,]'::json;
--! 22P02: invalid input syntax for type json
SELECT ''::json;
--! 22P02: invalid input syntax for type json
SELECT '1 2'::json;
--! 22P02: invalid input syntax for type json
SELECT '"\u00"'::json;
--! 22P02: invalid input syntax for type json
SELECT '"\ud800"'::jsonb;
--! 22P02: invalid input syntax for type json
SELECT '"\u0000"'::jsonb;
--! 22P05: unsupported Unicode escape sequence
SELECT '01'::json;
--! 22P02: invalid input syntax for type json
SELECT 'nul'::jsonb;
--! 22P02: invalid input syntax for type json
SELECT E'"a\tb"'::json;
--! 22P02: invalid input syntax for type json
SELECT '{"a": {"b": [10, 20]}}'::json -> 'a', '{"a": {"b": [10, 20]}}'::json -> 'a' -> 'b' -> 1, '{"a": "x"}'::json ->> 'a', '[1, 2, 3]'::json -> -1, '[1, 2]'::json ->> 5, '{"a": null}'::json ->> 'a', '{"a": 1}'::json -> 'z', '{"a": {"b": [10, 20]}}'::json #> '{a,b,0}', '{"a": {"b": [10, 20]}}'::json #>> '{a,b,1}';
--> ?column?:json | ?column?:json | ?column?:text | ?column?:json | ?column?:text | ?column?:text | ?column?:json | ?column?:json | ?column?:text
--| {"b": [10, 20]} | 20 | x | 3 | ∅ | ∅ | ∅ | 10 | 20
SELECT '{"a": {"b": [10, 20]}}'::jsonb -> 'a', '{"a": {"b": [10, 20]}}'::jsonb -> 'a' -> 'b' -> 1, '{"a": "x"}'::jsonb ->> 'a', '[1, 2, 3]'::jsonb -> -1, '[1, 2]'::jsonb ->> 5, '{"a": null}'::jsonb ->> 'a', '{"a": 1}'::jsonb -> 'z', '{"a": {"b": [10, 20]}}'::jsonb #> '{a,b,0}', '{"a": {"b": [10, 20]}}'::jsonb #>> '{a,b,-1}', '5'::jsonb -> 0, '"x"'::jsonb #>> '{}';
--> ?column?:jsonb | ?column?:jsonb | ?column?:text | ?column?:jsonb | ?column?:text | ?column?:text | ?column?:jsonb | ?column?:jsonb | ?column?:text | ?column?:jsonb | ?column?:text
--| {"b": [10, 20]} | 20 | x | 3 | ∅ | ∅ | ∅ | 10 | 20 | 5 | x
SELECT '{"a": 1, "b": 2}'::jsonb @> '{"b": 2}', '[1, 2, [3]]'::jsonb @> '[[3]]', '[1, 2]'::jsonb @> '1', '{"a": {"b": 1}}'::jsonb @> '{"a": {}}', '{"b": 2}'::jsonb <@ '{"a": 1, "b": 2}', '[1, 1]'::jsonb <@ '[1]';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t
SELECT '{"a": 1}'::jsonb ? 'a', '["a", "b"]'::jsonb ? 'b', '{"a": 1}'::jsonb ?| ARRAY['x', 'a'], '{"a": 1}'::jsonb ?& ARRAY['x', 'a'], '"a"'::jsonb ? 'a', '[1]'::jsonb ? '1';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | t | f
SELECT '{"a": 1}'::jsonb || '{"b": 2}', '[1]'::jsonb || '[2]', '[1]'::jsonb || '2', '{"a": 1}'::jsonb || '{"a": {"x": 1}}', '1'::jsonb || '2', '{"a": 1}'::jsonb || '[2]';
--> ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| {"a": 1, "b": 2} | [1, 2] | [1, 2] | {"a": {"x": 1}} | [1, 2] | [{"a": 1}, 2]
SELECT '1'::jsonb || '{"a": 1}';
--> ?column?:jsonb
--| [1, {"a": 1}]
SELECT '{"a": 1, "b": 2}'::jsonb - 'a', '["a", "b", "a"]'::jsonb - 'a', '[1, 2, 3]'::jsonb - 1, '[1, 2, 3]'::jsonb - -1, '{"a": 1, "b": 2, "c": 3}'::jsonb - ARRAY['a', 'c'], '{"a": {"b": 1, "c": 2}}'::jsonb #- '{a,b}', '[1, [2, 3]]'::jsonb #- '{1,0}';
--> ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| {"b": 2} | ["b"] | [1, 3] | [1, 2] | {"b": 2} | {"a": {"c": 2}} | [1, [3]]
SELECT '1'::jsonb - 'a';
--! 22023: cannot delete from scalar
SELECT '{"a": 1}'::jsonb - 1;
--! 22023: cannot delete from object using integer index
SELECT '{"a": [1, 2, 3]}'::jsonb @? '$.a[*] ? (@ > 2)', '{"a": [1, 2, 3]}'::jsonb @@ '$.a[*] > 2', '{"a": 1}'::jsonb @@ '$.b > 1';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f
SELECT '{"a": 1}'::jsonb = '{"a": 1.0}'::jsonb, '[1, 2]'::jsonb < '[1, 3]'::jsonb, '{}'::jsonb > '[]'::jsonb, 'null'::jsonb < '"a"'::jsonb, '"a"'::jsonb < '1'::jsonb, '1'::jsonb < 'true'::jsonb, 'false'::jsonb < 'true'::jsonb, '[]'::jsonb < 'null'::jsonb;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | t | t | t
SELECT x FROM (VALUES ('{"a":1}'::jsonb), ('[]'), ('[1]'), ('1'), ('"z"'), ('null'), ('true'), ('{}'), ('[1,2]')) v(x) ORDER BY x;
--> x:jsonb
--| []
--| null
--| "z"
--| 1
--| true
--| [1]
--| [1, 2]
--| {}
--| {"a": 1}
SELECT '{"a": 1}'::json = '{"a": 1}'::json;
--! 42883: operator does not exist: json = json
SELECT DISTINCT x FROM (VALUES ('{"a":1}'::json)) v(x);
--! 42883: could not identify an equality operator for type json
SELECT to_json('x"y'::text), to_json(1), to_json(1.50), to_json(true), to_json(NULL::int), to_json(ARRAY[1, 2]), to_json(ROW(1, 'a')), to_json(date '2024-01-01'), to_json(timestamp '2024-01-01 12:00'), to_json(timestamptz '2024-01-01 12:00+00'), to_json('{"a": 1}'::json), to_json('NaN'::float8);
--> to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json | to_json:json
--| "x\"y" | 1 | 1.50 | true | ∅ | [1,2] | {"f1":1,"f2":"a"} | "2024-01-01" | "2024-01-01T12:00:00" | "2024-01-01T12:00:00+00:00" | {"a": 1} | "NaN"
SELECT to_jsonb('x"y'::text), to_jsonb(1), to_jsonb(1.50), to_jsonb(ARRAY[[1, 2], [3, 4]]), to_jsonb(ROW(1, 'a', NULL)), to_jsonb(timestamp '2024-01-01 12:00'), to_jsonb('x'::char(3));
--> to_jsonb:jsonb | to_jsonb:jsonb | to_jsonb:jsonb | to_jsonb:jsonb | to_jsonb:jsonb | to_jsonb:jsonb | to_jsonb:jsonb
--| "x\"y" | 1 | 1.50 | [[1, 2], [3, 4]] | {"f1": 1, "f2": "a", "f3": null} | "2024-01-01T12:00:00" | "x  "
SELECT json_build_array(1, 'a', NULL, true), json_build_object('a', 1, 'b', ARRAY[1, 2], 'c', NULL), jsonb_build_array(1, 'a', NULL), jsonb_build_object('a', 1, 'b', 'x'), json_build_array(), jsonb_build_object();
--> json_build_array:json | json_build_object:json | jsonb_build_array:jsonb | jsonb_build_object:jsonb | json_build_array:json | jsonb_build_object:jsonb
--| [1, "a", null, true] | {"a" : 1, "b" : [1,2], "c" : null} | [1, "a", null] | {"a": 1, "b": "x"} | [] | {}
SELECT json_build_object('a');
--! 22023: argument list must have even number of elements
SELECT jsonb_build_object(NULL, 1);
--! 22023: argument 1: key must not be null
SELECT json_object('{a,1,b,2}'), json_object('{{a,1},{b,2}}'), json_object('{a,b}', '{1,2}'), jsonb_object('{a,1,b,NULL}');
--> json_object:json | json_object:json | json_object:json | jsonb_object:jsonb
--| {"a" : "1", "b" : "2"} | {"a" : "1", "b" : "2"} | {"a" : "1", "b" : "2"} | {"a": "1", "b": null}
SELECT json_object('{a}');
--! 2202E: array must have even number of elements
SELECT row_to_json(ROW(1, 'x')), row_to_json(t), row_to_json(t, true) FROM (VALUES (1, 'a')) t(id, name);
--> row_to_json:json | row_to_json:json | row_to_json:json
--| {"f1":1,"f2":"x"} | {"id":1,"name":"a"} | {"id":1,␊ "name":"a"}
SELECT array_to_json(ARRAY[1, 2]), array_to_json(ARRAY[[1, 2], [3, 4]], true);
--> array_to_json:json | array_to_json:json
--| [1,2] | [[1,2],␊ [3,4]]
SELECT json_agg(x), jsonb_agg(x), json_agg(x ORDER BY x DESC) FROM (VALUES (1), (NULL), (3)) v(x);
--> json_agg:json | jsonb_agg:jsonb | json_agg:json
--| [1, null, 3] | [1, null, 3] | [null, 3, 1]
SELECT json_agg(t), jsonb_agg(t) FROM (VALUES (1, 'a'), (2, 'b')) t(id, name);
--> json_agg:json | jsonb_agg:jsonb
--| [{"id":1,"name":"a"}, ␊ {"id":2,"name":"b"}] | [{"id": 1, "name": "a"}, {"id": 2, "name": "b"}]
SELECT json_object_agg(k, v), jsonb_object_agg(k, v) FROM (VALUES ('a', 1), ('b', NULL), ('a', 2)) t(k, v);
--> json_object_agg:json | jsonb_object_agg:jsonb
--| { "a" : 1, "b" : null, "a" : 2 } | {"a": 2, "b": null}
SELECT json_object_agg(NULL, 1);
--! 22023: field name must not be null
SELECT json_agg(1) FROM (SELECT 1 WHERE false) x;
--> json_agg:json
--| ∅
SELECT json_array_length('[1, 2, [3]]'), jsonb_array_length('[]');
--> json_array_length:int4 | jsonb_array_length:int4
--| 3 | 0
SELECT json_array_length('{}');
--! 22023: cannot get array length of a non-array
SELECT jsonb_array_length('1');
--! 22023: cannot get array length of a scalar
SELECT * FROM json_each('{"a": 1, "b": "x", "c": null}');
--> key:text | value:json
--| a | 1
--| b | "x"
--| c | null
SELECT * FROM json_each_text('{"a": 1, "b": "x", "c": null}');
--> key:text | value:text
--| a | 1
--| b | x
--| c | ∅
SELECT * FROM jsonb_each('{"b": [1], "a": {"c": 2}}');
--> key:text | value:jsonb
--| a | {"c": 2}
--| b | [1]
SELECT * FROM jsonb_each_text('{"b": [1], "a": "t"}');
--> key:text | value:text
--| a | t
--| b | [1]
SELECT * FROM json_each('[1]');
--! 22023: cannot deconstruct an array as an object
SELECT * FROM json_array_elements('[1, "a", null, {"x": 1}]');
--> value:json
--| 1
--| "a"
--| null
--| {"x": 1}
SELECT * FROM json_array_elements_text('[1, "a", null, {"x": 1}]');
--> value:text
--| 1
--| a
--| ∅
--| {"x": 1}
SELECT * FROM jsonb_array_elements('[1, "a", null]') WITH ORDINALITY AS t(e, n);
--> e:jsonb | n:int8
--| 1 | 1
--| "a" | 2
--| null | 3
SELECT jsonb_array_elements_text('["a", "b"]'), jsonb_object_keys('{"y": 1, "x": 2}');
--> jsonb_array_elements_text:text | jsonb_object_keys:text
--| a | x
--| b | y
SELECT json_object_keys('{"b": 1, "a": 2}');
--> json_object_keys:text
--| b
--| a
SELECT json_array_elements('{"a": 1}');
--! 22023: cannot call json_array_elements on a non-array
SELECT json_typeof('{}'), json_typeof('[1]'), json_typeof('"a"'), json_typeof('1'), json_typeof('true'), json_typeof('null'), jsonb_typeof('{"a": 1}'), jsonb_typeof('1.5');
--> json_typeof:text | json_typeof:text | json_typeof:text | json_typeof:text | json_typeof:text | json_typeof:text | jsonb_typeof:text | jsonb_typeof:text
--| object | array | string | number | boolean | null | object | number
SELECT json_extract_path('{"a": {"b": 1}}', 'a', 'b'), json_extract_path_text('{"a": {"b": "x"}}', 'a', 'b'), jsonb_extract_path('{"a": [1, 2]}', 'a', '1'), jsonb_extract_path_text('{"a": [1, 2]}', 'a', '5');
--> json_extract_path:json | json_extract_path_text:text | jsonb_extract_path:jsonb | jsonb_extract_path_text:text
--| 1 | x | 2 | ∅
SELECT * FROM json_to_record('{"a": 1, "b": "x", "c": [1, 2], "d": {"e": 1}}') AS t(a int, b text, c int[], d json, z text);
--> a:int4 | b:text | c:_int4 | d:json | z:text
--| 1 | x | {1,2} | {"e": 1} | ∅
SELECT * FROM jsonb_to_recordset('[{"a": 1, "b": "x"}, {"a": 2}]') AS t(a int, b text);
--> a:int4 | b:text
--| 1 | x
--| 2 | ∅
CREATE TYPE pair AS (a int, b text);
--= CREATE TYPE
SELECT * FROM json_populate_record(NULL::pair, '{"a": 1, "b": "x"}');
--> a:int4 | b:text
--| 1 | x
SELECT * FROM jsonb_populate_recordset(NULL::pair, '[{"a": 1}, {"b": "y"}]');
--> a:int4 | b:text
--| 1 | ∅
--| ∅ | y
SELECT * FROM json_to_record('{"a": "x"}') AS t(a int);
--! 22P02: invalid input syntax for type integer: "x"
SELECT jsonb_set('{"a": 1, "b": [1, 2]}', '{b,0}', '"x"'), jsonb_set('{"a": 1}', '{z}', '2'), jsonb_set('{"a": 1}', '{z}', '2', false), jsonb_set('[1, 2]', '{5}', '9'), jsonb_set('[1, 2]', '{-1}', '9'), jsonb_set('{"a": {"b": 1}}', '{a,c}', 'null');
--> jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb | jsonb_set:jsonb
--| {"a": 1, "b": ["x", 2]} | {"a": 1, "z": 2} | {"a": 1} | [1, 2, 9] | [1, 9] | {"a": {"b": 1, "c": null}}
SELECT jsonb_set('1', '{a}', '2');
--! 22023: cannot set path in scalar
SELECT jsonb_set('[1]', '{a}', '2');
--! 22P02: path element at position 1 is not an integer: "a"
SELECT jsonb_insert('{"a": [0, 1, 2]}', '{a,1}', '"new"'), jsonb_insert('{"a": [0, 1, 2]}', '{a,1}', '"new"', true), jsonb_insert('{"a": 1}', '{b}', '2');
--> jsonb_insert:jsonb | jsonb_insert:jsonb | jsonb_insert:jsonb
--| {"a": [0, "new", 1, 2]} | {"a": [0, 1, "new", 2]} | {"a": 1, "b": 2}
SELECT jsonb_insert('{"a": 1}', '{a}', '2');
--! 22023: cannot replace existing key
SELECT jsonb_set_lax('{"a": 1}', '{a}', NULL, true, 'delete_key'), jsonb_set_lax('{"a": 1}', '{a}', NULL), jsonb_set_lax('{"a": 1}', '{a}', NULL, true, 'return_target');
--> jsonb_set_lax:jsonb | jsonb_set_lax:jsonb | jsonb_set_lax:jsonb
--| {} | {"a": null} | {"a": 1}
SELECT json_strip_nulls('{"a": null, "b": [1, null], "c": {"d": null}}'), jsonb_strip_nulls('{"a": null, "b": 1}');
--> json_strip_nulls:json | jsonb_strip_nulls:jsonb
--| {"b":[1,null],"c":{}} | {"b": 1}
SELECT jsonb_pretty('{"a": [1, {"b": 2}], "c": {}}');
--> jsonb_pretty:text
--| {␊    "a": [␊        1,␊        {␊            "b": 2␊        }␊    ],␊    "c": {␊    }␊}
SELECT ('{"a": {"b": [1, 2]}}'::jsonb)['a'], ('{"a": {"b": [1, 2]}}'::jsonb)['a']['b'][1], ('[1, 2]'::jsonb)[0], ('{"a": 1}'::jsonb)['z'];
--> jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb
--| {"b": [1, 2]} | 2 | 1 | ∅
SELECT jsonb_path_query('{"a": [1, 2, 3, 4, 5]}', '$.a[*] ? (@ >= 2 && @ <= 4)');
--> jsonb_path_query:jsonb
--| 2
--| 3
--| 4
SELECT jsonb_path_query_array('{"a": [1, 2, 3]}', '$.a[*] ? (@ > $min)', '{"min": 1}'), jsonb_path_query_first('[1, 2]', '$[*]'), jsonb_path_exists('{"a": 1}', '$.a ? (@ == 1)'), jsonb_path_match('{"a": 1}', '$.a == 1');
--> jsonb_path_query_array:jsonb | jsonb_path_query_first:jsonb | jsonb_path_exists:bool | jsonb_path_match:bool
--| [2, 3] | 1 | t | t
SELECT jsonb_path_query('{"a": [{"b": 1}, {"b": 2}]}', '$.a[*].b'), jsonb_path_query('[1, [2, 3]]', '$[1][last]'), jsonb_path_query('{"a": 1, "b": 2}', '$.*'), jsonb_path_query('{"a": {"b": 1}}', '$.**.b');
--> jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb
--| 1 | 3 | 1 | 1
--| 2 | ∅ | 2 | ∅
SELECT jsonb_path_query('[1, 2, 3]', '$.size()'), jsonb_path_query('"x"', '$.type()'), jsonb_path_query('-1.5', '$.abs()'), jsonb_path_query('1.7', '$.floor()'), jsonb_path_query('"1.5"', '$.double()'), jsonb_path_query('{"a": 1}', '$.keyvalue()');
--> jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb | jsonb_path_query:jsonb
--| 3 | "string" | 1.5 | 1 | 1.5 | {"id": 0, "key": "a", "value": 1}
SELECT jsonb_path_query('[1, 2]', '$[*] + 1'), jsonb_path_query('{"a": "abc"}', '$.a ? (@ like_regex "^a")'), jsonb_path_query('["abc", "b"]', '$[*] ? (@ starts with "a")'), jsonb_path_query('[null, 1]', '$[*] ? (@ == null)'), jsonb_path_query('{"a": []}', '$ ? (exists(@.a))');
--! 22038: left operand of jsonpath operator + is not a single numeric value
SELECT jsonb_path_query('{"a": 1}', 'strict $.b');
--! 2203A: JSON object does not contain key "b"
SELECT jsonb_path_query('{"a": 1}', 'lax $.b');
--> jsonb_path_query:jsonb
SELECT jsonb_path_query('1', '$[');
--! 42601: syntax error at end of jsonpath input
SELECT jsonb_path_query('1', '$ / 0');
--! 22012: division by zero
SELECT jsonb_path_query('1', '$x');
--! 42704: could not find jsonpath variable "x"
SELECT '$.a[*] ? (@ > 1)'::jsonpath, 'strict $.a'::jsonpath, '$."a b".c'::jsonpath, '$[0 to 2]'::jsonpath;
--> jsonpath:jsonpath | jsonpath:jsonpath | jsonpath:jsonpath | jsonpath:jsonpath
--| $."a"[*]?(@ > 1) | strict $."a" | $."a b"."c" | $[0 to 2]
SELECT '1'::jsonb::int, '1.5'::jsonb::numeric, 'true'::jsonb::bool, '5'::jsonb::float8, '"x"'::jsonb::text;
--> int4:int4 | numeric:numeric | bool:bool | float8:float8 | text:text
--| 1 | 1.5 | t | 5 | "x"
SELECT '"x"'::jsonb::int;
--! 22023: cannot cast jsonb string to type integer
SELECT 'null'::jsonb::int;
--! 22023: cannot cast jsonb null to type integer
SELECT '5'::json::int;
--! 42846: cannot cast type json to integer
CREATE TABLE docs (id int PRIMARY KEY, j jsonb, k json);
--= CREATE TABLE
INSERT INTO docs VALUES (1, '{"name": "a", "tags": ["x", "y"], "n": 5}', '{"z": 1}'), (2, '{"name": "b", "tags": []}', '[1]'), (3, NULL, NULL);
--= INSERT 0 3
SELECT id, j ->> 'name', (j ->> 'n')::int + 1, j -> 'tags' ->> 0 FROM docs ORDER BY id;
--> id:int4 | ?column?:text | ?column?:int4 | ?column?:text
--| 1 | a | 6 | x
--| 2 | b | ∅ | ∅
--| 3 | ∅ | ∅ | ∅
SELECT id FROM docs WHERE j @> '{"tags": ["x"]}' ORDER BY id;
--> id:int4
--| 1
SELECT id, t FROM docs, jsonb_array_elements_text(j -> 'tags') t ORDER BY id, t;
--> id:int4 | t:text
--| 1 | x
--| 1 | y
UPDATE docs SET j['n'] = '7' WHERE id = 1 RETURNING j;
--> j:jsonb
--| {"n": 7, "name": "a", "tags": ["x", "y"]}
--= UPDATE 1
UPDATE docs SET j = j || '{"new": true}' WHERE id = 2 RETURNING j;
--> j:jsonb
--| {"new": true, "name": "b", "tags": []}
--= UPDATE 1
SELECT j, count(*) FROM docs GROUP BY j ORDER BY j;
--> j:jsonb | count:int8
--| {"n": 7, "name": "a", "tags": ["x", "y"]} | 1
--| {"new": true, "name": "b", "tags": []} | 1
--| ∅ | 1
SELECT j -> 'name', count(*) FROM docs GROUP BY 1 ORDER BY 1;
--> ?column?:jsonb | count:int8
--| "a" | 1
--| "b" | 1
--| ∅ | 1
INSERT INTO docs VALUES (4, '{bad}', NULL);
--! 22P02: invalid input syntax for type json
SELECT jsonb_agg(j ORDER BY id) FROM docs;
--> jsonb_agg:jsonb
--| [{"n": 7, "name": "a", "tags": ["x", "y"]}, {"new": true, "name": "b", "tags": []}, null]
SELECT '{"a":1}'::jsonb::text, '{"a":1}'::json::text, '{"a":  1}'::json::jsonb, '12345678901234567890.123456789'::jsonb, '1e-5'::jsonb, '"a/b\u0001"'::jsonb;
--> text:text | text:text | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb
--| {"a": 1} | {"a":1} | {"a": 1} | 12345678901234567890.123456789 | 0.00001 | "a/b\u0001"
