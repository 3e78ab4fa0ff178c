-- jsonpath: its text form, accessors, predicates, arithmetic, methods, modes, and the functions over it.
SELECT 'lax $.a[*] ? (@.b > 1).c'::jsonpath;
--> jsonpath:jsonpath
--| $."a"[*]?(@."b" > 1)."c"
SELECT 'strict $."a b"[0, 2 to last].**{1 to 3}'::jsonpath;
--> jsonpath:jsonpath
--| strict $."a b"[0,2 to last].**{1 to 3}
SELECT '($.a + -1) * 2 == 4 && !exists($.c) || ($.d > 1) is unknown'::jsonpath;
--> jsonpath:jsonpath
--| (($."a" + -1) * 2 == 4 && !(exists ($."c")) || ($."d" > 1) is unknown)
SELECT '$.a like_regex "^x" flag "i"'::jsonpath;
--> jsonpath:jsonpath
--| ($."a" like_regex "^x" flag "i")
SELECT '$.datetime("yyyy")'::jsonpath;
--> jsonpath:jsonpath
--| $.datetime("yyyy")
SELECT '@.a'::jsonpath;
--! 42601: @ is not allowed in root expressions
SELECT '$[last'::jsonpath;
--! 42601: syntax error at end of jsonpath input
SELECT 'last'::jsonpath;
--! 42601: LAST is allowed only in array subscripts
SELECT '$.a ? (@ like_regex "a" flag "z")'::jsonpath;
--! 42601: invalid input syntax for type jsonpath
SELECT '00'::jsonpath;
--! 42601: trailing junk after numeric literal at or near "00" of jsonpath input
SELECT '1a'::jsonpath;
--! 42601: trailing junk after numeric literal at or near "1a" of jsonpath input
SELECT jsonb_path_query('{"a": [1, 2, {"b": 3}]}', '$.a[*]');
--> jsonb_path_query:jsonb
--| 1
--| 2
--| {"b": 3}
SELECT jsonb_path_query('{"a": [1, 2, {"b": 3}]}', '$.a.b');
--> jsonb_path_query:jsonb
--| 3
SELECT jsonb_path_query('{"a": [1, 2, {"b": 3}]}', 'strict $.a.b');
--! 2203A: jsonpath member accessor can only be applied to an object
SELECT jsonb_path_query('{"a": [1, 2, {"b": 3}]}', 'strict $.a.b', silent => true);
--> jsonb_path_query:jsonb
SELECT jsonb_path_query('{"a": 1}', 'strict $.b');
--! 2203A: JSON object does not contain key "b"
SELECT jsonb_path_query('[1, 2, 3, 4]', '$[1 to last - 1]');
--> jsonb_path_query:jsonb
--| 2
--| 3
SELECT jsonb_path_query('[1, 2, 3]', 'strict $[3]');
--! 22033: jsonpath array subscript is out of bounds
SELECT jsonb_path_query('[1, 2, 3]', '$[3]');
--> jsonb_path_query:jsonb
SELECT jsonb_path_query('[1, 2, 3]', '$["x"]');
--! 22033: jsonpath array subscript is not a single numeric value
SELECT jsonb_path_query('{"a": {"b": 1}, "c": [2, {"d": 3}]}', '$.**');
--> jsonb_path_query:jsonb
--| {"a": {"b": 1}, "c": [2, {"d": 3}]}
--| {"b": 1}
--| 1
--| [2, {"d": 3}]
--| 2
--| {"d": 3}
--| 3
SELECT jsonb_path_query('{"a": {"b": 1}, "c": [2, {"d": 3}]}', '$.**{last}');
--> jsonb_path_query:jsonb
--| 1
--| 2
--| 3
SELECT jsonb_path_query('{"a": {"b": 1}, "c": [2, {"d": 3}]}', '$.*');
--> jsonb_path_query:jsonb
--| {"b": 1}
--| [2, {"d": 3}]
SELECT jsonb_path_query('[1, "2", true, null, [], {}]', '$[*].type()');
--> jsonb_path_query:jsonb
--| "number"
--| "string"
--| "boolean"
--| "null"
--| "array"
--| "object"
SELECT jsonb_path_query('[[1, 2], 3]', '$[*].size()');
--> jsonb_path_query:jsonb
--| 2
--| 1
SELECT jsonb_path_query('[-1.5, 2.4]', '$[*].floor()');
--> jsonb_path_query:jsonb
--| -2
--| 2
SELECT jsonb_path_query('[-1.5, 2.4]', '$[*].ceiling()');
--> jsonb_path_query:jsonb
--| -1
--| 3
SELECT jsonb_path_query('[-1.5, 2.4]', '$[*].abs()');
--> jsonb_path_query:jsonb
--| 1.5
--| 2.4
SELECT jsonb_path_query('["1.5e1", 3]', '$[*].double()');
--> jsonb_path_query:jsonb
--| 15
--| 3
SELECT jsonb_path_query('"x"', '$.double()');
--! 22036: string argument of jsonpath item method .double() is not a valid representation of a double precision number
SELECT jsonb_path_query('true', '$.abs()');
--! 22036: jsonpath item method .abs() can only be applied to a numeric value
SELECT jsonb_path_query('{"a": 1, "b": [2]}', '$.keyvalue()');
--> jsonb_path_query:jsonb
--| {"id": 0, "key": "a", "value": 1}
--| {"id": 0, "key": "b", "value": [2]}
SELECT jsonb_path_query('[1, 2, 3, 4, 5]', '$[*] ? (@ >= $low && @ <= $high)', '{"low": 2, "high": 4}');
--> jsonb_path_query:jsonb
--| 2
--| 3
--| 4
SELECT jsonb_path_query('[1]', '$[*] ? (@ > $x)');
--! 42704: could not find jsonpath variable "x"
SELECT jsonb_path_query('[1]', '$', '[]');
--! 22023: "vars" argument is not an object
SELECT jsonb_path_query('[1, null, "a", true]', '$[*] ? (@ == null || @ == "a")');
--> jsonb_path_query:jsonb
--| null
--| "a"
SELECT jsonb_path_query('[1, "a"]', '$[*] ? ((@ > 0) is unknown)');
--> jsonb_path_query:jsonb
--| "a"
SELECT jsonb_path_query('["abc", "xbc", "ABd"]', '$[*] ? (@ starts with "ab")');
--> jsonb_path_query:jsonb
--| "abc"
SELECT jsonb_path_query('["abc", "xbc", "ABd"]', '$[*] ? (@ like_regex "^ab" flag "i")');
--> jsonb_path_query:jsonb
--| "abc"
--| "ABd"
SELECT jsonb_path_query('{"a": [{"b": 1}, {"c": 2}]}', '$.a[*] ? (exists(@.b))');
--> jsonb_path_query:jsonb
--| {"b": 1}
SELECT jsonb_path_query('{"a": [1, 5, 9]}', '$.a[*] + 1');
--! 22038: left operand of jsonpath operator + is not a single numeric value
SELECT jsonb_path_query('{"a": [1, 5, 9]}', '-$.a[*]');
--> jsonb_path_query:jsonb
--| -1
--| -5
--| -9
SELECT jsonb_path_query('{"a": 7}', '$.a % 4 * 2 - 1');
--> jsonb_path_query:jsonb
--| 5
SELECT jsonb_path_query('{"a": 7}', '$.a / 0');
--! 22012: division by zero
SELECT jsonb_path_query('{"a": 7}', '$.a / 0', silent => true);
--> jsonb_path_query:jsonb
SELECT jsonb_path_query('{"a": 7}', '$.a > 6');
--> jsonb_path_query:jsonb
--| true
SELECT jsonb_path_query('"2023-08-15"', '$.datetime()');
--> jsonb_path_query:jsonb
--| "2023-08-15"
SELECT jsonb_path_query('"2023-08-15 12:34:56 +05:30"', '$.datetime().type()');
--> jsonb_path_query:jsonb
--| "timestamp with time zone"
SELECT jsonb_path_query('"2023-08-15 12:34:56+05"', '$.datetime()');
--> jsonb_path_query:jsonb
--| "2023-08-15T12:34:56+05:00"
SELECT jsonb_path_query('"15.08.2023"', '$.datetime("DD.MM.YYYY")');
--> jsonb_path_query:jsonb
--| "2023-08-15"
SELECT jsonb_path_query('"bogus"', '$.datetime()');
--! 22031: datetime format is not recognized: "bogus"
SELECT jsonb_path_query('["2023-08-15", "2023-08-16", "12:00:00"]', '$[*].datetime() ? (@ < "2023-08-16".datetime())');
--> jsonb_path_query:jsonb
--| "2023-08-15"
SELECT jsonb_path_query_array('[1, 2, 3]', '$[*] ? (@ > 1)');
--> jsonb_path_query_array:jsonb
--| [2, 3]
SELECT jsonb_path_query_first('[1, 2, 3]', '$[*] ? (@ > 1)');
--> jsonb_path_query_first:jsonb
--| 2
SELECT jsonb_path_query_first('[1, 2, 3]', '$[*] ? (@ > 9)');
--> jsonb_path_query_first:jsonb
--| ∅
SELECT jsonb_path_exists('[1, 2, 3]', '$[*] ? (@ > 2)');
--> jsonb_path_exists:bool
--| t
SELECT jsonb_path_exists('{"a": 1}', 'strict $.b');
--! 2203A: JSON object does not contain key "b"
SELECT jsonb_path_exists('{"a": 1}', 'strict $.b', silent => true);
--> jsonb_path_exists:bool
--| ∅
SELECT jsonb_path_match('{"a": 1}', '$.a == 1');
--> jsonb_path_match:bool
--| t
SELECT jsonb_path_match('{"a": 1}', '$.a');
--! 22038: single boolean result is expected
SELECT jsonb_path_match('{"a": 1}', '$.a', silent => true);
--> jsonb_path_match:bool
--| ∅
SELECT '{"a": [1, 2]}'::jsonb @? '$.a[*] ? (@ > 1)', '{"a": 1}'::jsonb @? '$.b';
--> ?column?:bool | ?column?:bool
--| t | f
SELECT '{"a": [1, 2]}'::jsonb @@ '$.a[*] > 1', '{"a": 1}'::jsonb @@ '$.a';
--> ?column?:bool | ?column?:bool
--| t | ∅
CREATE TABLE documents (id int PRIMARY KEY, body jsonb);
--= CREATE TABLE
INSERT INTO documents VALUES (1, '{"tags": ["a", "b"], "n": 1}'), (2, '{"tags": ["c"], "n": 5}'), (3, NULL);
--= INSERT 0 3
SELECT id FROM documents WHERE body @? '$.tags[*] ? (@ == "b")';
--> id:int4
--| 1
SELECT id, jsonb_path_query_array(body, '$.tags[*]') FROM documents ORDER BY id;
--> id:int4 | jsonb_path_query_array:jsonb
--| 1 | ["a", "b"]
--| 2 | ["c"]
--| 3 | ∅
SELECT id, tag FROM documents, jsonb_path_query(body, '$.tags[*]') AS tag ORDER BY 1, 2;
--> id:int4 | tag:jsonb
--| 1 | "a"
--| 1 | "b"
--| 2 | "c"
-- Containers on lines of their own, and rows from json.
SELECT json_agg(r) FROM (VALUES (1, 'a'), (2, 'b')) r(x, y);
--> json_agg:json
--| [{"x":1,"y":"a"}, ␊ {"x":2,"y":"b"}]
SELECT json_agg(ARRAY[x, x]) FROM generate_series(1, 2) x;
--> json_agg:json
--| [[1,1], ␊ [2,2]]
SELECT jsonb_agg(r) FROM (VALUES (1, 'a'), (2, 'b')) r(x, y);
--> jsonb_agg:jsonb
--| [{"x": 1, "y": "a"}, {"x": 2, "y": "b"}]
CREATE TYPE place AS (name text, at int[], more json);
--= CREATE TYPE
SELECT * FROM json_populate_record(NULL::place, '{"name": "x", "at": [[1, 2], [3, 4]], "more": {"k":  1}}');
--> name:text | at:_int4 | more:json
--| x | {{1,2},{3,4}} | {"k":  1}
SELECT * FROM jsonb_populate_recordset(ROW('default', NULL, NULL)::place, '[{"at": [1]}, {"name": null}]');
--> name:text | at:_int4 | more:json
--| default | {1} | ∅
--| ∅ | ∅ | ∅
SELECT json_populate_recordset(ROW(1, 2), '[{"f1": 7}, {"f2": 8}]');
--> json_populate_recordset:record
--| (7,2)
--| (1,8)
SELECT * FROM jsonb_populate_record(NULL::place, '{"at": 1}');
--! 22P02: expected JSON array
SELECT * FROM jsonb_populate_record(NULL::place, '{"at": [[1], 2]}');
--! 22P02: expected JSON array

-- Nothing at all, escapes beyond Unicode, and halves of surrogate pairs.
select ' '::jsonpath;
--! 22P02: invalid input syntax for type jsonpath: " "

select '"\u{110000}"'::jsonpath;
--! 42601: invalid Unicode code point

select '"\ud83dX"'::jsonpath;
--! 22P02: invalid input syntax for type jsonpath

select '"\ud83d"'::jsonpath;
--! 22P02: invalid input syntax for type jsonpath

select '"\ud83d\ud83d"'::jsonpath;
--! 22P02: invalid input syntax for type jsonpath

select '"\ude04"'::jsonpath;
--! 22P02: invalid input syntax for type jsonpath

select '"\u{d83d}\u{de04}"'::jsonpath, '"\ud83d\ude04"'::jsonpath;
--> jsonpath:jsonpath | jsonpath:jsonpath
--| "😄" | "😄"
