-- Parts of documents as they stand in the text: escapes, blanks, repeated names, items from the end.
select '{"a":1,"a":2}'::json -> 'a', '{"x\"y":[1, {"b":null}]}'::json -> 'x"y', '{"\u0061b" : 5}'::json ->> 'ab', ' [ 1 , "t\n" ,{} ] '::json -> -1, ' [ 1 , "t\n" ,{} ] '::json ->> 1;
--> ?column?:json | ?column?:json | ?column?:text | ?column?:json | ?column?:text
--| 2 | [1, {"b":null}] | 5 | {} | t␊
select '{"a":1}'::json -> 0, '[1]'::json -> 'a', '5'::json -> 0, '5'::jsonb -> 0, '5'::jsonb -> -1, '5'::jsonb -> 1, '"s"'::jsonb ->> 0, 'null'::jsonb ->> 0, '[null]'::json ->> 0;
--> ?column?:json | ?column?:json | ?column?:json | ?column?:jsonb | ?column?:jsonb | ?column?:jsonb | ?column?:text | ?column?:text | ?column?:text
--| ∅ | ∅ | ∅ | 5 | 5 | ∅ | s | ∅ | ∅
select '{"a":{"b":["x","y\\z"]}}'::jsonb #>> '{a,b,-1}', '{"a":{"b":["x"]}}'::jsonb #> '{a,b,x}', '{"a":[1]}'::json #> '{}', '[1,2]'::jsonb #>> array[null]::text[], '{"0":"n"}'::jsonb #>> '{0}', '[[1,[2,3]]]'::json #> '{0,1,1}';
--> ?column?:text | ?column?:jsonb | ?column?:json | ?column?:text | ?column?:text | ?column?:json
--| y\z | ∅ | {"a":[1]} | ∅ | n | 3
select json_typeof(' "x" '), json_typeof(E'\n-1.5'), jsonb_typeof('null'), json_typeof('[]'), json_typeof(' {}'), json_typeof('false'), json_array_length(' [ ] '), json_array_length('[1,[2,3],{"a":[4]}]'), jsonb_array_length('["a,b","]"]');
--> json_typeof:text | json_typeof:text | jsonb_typeof:text | json_typeof:text | json_typeof:text | json_typeof:text | json_array_length:int4 | json_array_length:int4 | jsonb_array_length:int4
--| string | number | null | array | object | boolean | 0 | 3 | 2
select json_array_length('{"a":[]}');
--! 22023: cannot get array length of a non-array
select jsonb_array_length('"x"');
--! 22023: cannot get array length of a scalar
select '{"a":"\u0000"}'::json -> 'a';
--! 22P05: unsupported Unicode escape sequence
select '{"a":"\u0000"}'::json ->> 'a';
--! 22P05: unsupported Unicode escape sequence
select '{"a":{"b":1,"c":[1,2,"x"]},"d":null}'::jsonb @> '{"a":{"c":["x",1]}}', '{"a":1}'::jsonb @> '{"a":1.00}', '["a",1]'::jsonb @> '"a"', '"a"'::jsonb @> '["a"]', '[[1,2],3]'::jsonb @> '[[2]]', '{"a":[]}'::jsonb @> '{"a":{}}', '{}'::jsonb @> '{}', '{"a":1}'::jsonb <@ '{"a":1,"b":2}';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | t | f | t | t
select '{"a\"b":1}'::jsonb ? 'a"b', '["x","\n"]'::jsonb ? E'\n', '[["x"]]'::jsonb ? 'x', '"x"'::jsonb ? 'x', '5'::jsonb ? '5', '{"a":1,"b":2}'::jsonb ?| array['c','b',null], '["a","b"]'::jsonb ?& array['a',null,'b'], '{}'::jsonb ?& '{}', '{}'::jsonb ?| '{}';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t | f | t | t | t | f
select jsonb_build_object('a', 1::int8, 'b', 1.50, 'c', true, 'd', null, 'e', 'text'::text, 'f', 3::money, 'g', '{"z":1,"y":2}'::json, 1, array[1,2]), jsonb_build_array('x', 1::smallint, 1.5::real, row(1,'a'), 'NaN'::float8), jsonb_build_object('k', 1, 'k', 2);
--> jsonb_build_object:jsonb | jsonb_build_array:jsonb | jsonb_build_object:jsonb
--| {"1": [1, 2], "a": 1, "b": 1.50, "c": true, "d": null, "e": "text", "f": "$3.00", "g": {"y": 2, "z": 1}} | ["x", 1, 1.5, {"f1": 1, "f2": "a"}, "NaN"] | {"k": 2}
select jsonb_build_object('a');
--! 22023: argument list must have even number of elements
select jsonb_build_object(null, 1);
--! 22023: argument 1: key must not be null
select json_build_object('a', 1, null, 2);
--! 22023: argument 3 cannot be null
