-- A path is an array of one dimension.
SELECT jsonb_set('{"a":1}', '{{a,b},{c,d}}', '2');
--! 2202E: wrong number of array subscripts
SELECT jsonb_insert('{"a":1}', '{{a,b},{c,d}}', '2');
--! 2202E: wrong number of array subscripts
SELECT jsonb_delete_path('{}', '{{a,b},{c,d}}');
--! 2202E: wrong number of array subscripts
SELECT '{"a":1}'::jsonb #- '{{a,b},{c,d}}';
--! 2202E: wrong number of array subscripts
SELECT '{"a":1}'::jsonb - '{{a,b},{c,d}}'::text[];
--! 2202E: wrong number of array subscripts
SELECT json_object('{{a,b},{c,d}}'::text[], '{{a,b},{c,d}}'::text[]);
--! 2202E: wrong number of array subscripts
SELECT jsonb_object('{a}'::text[], '{}'::text[]);
--! 2202E: wrong number of array subscripts
SELECT jsonb_object('{a}'::text[], '{b,c}'::text[]);
--! 2202E: mismatched array dimensions
SELECT jsonb_object('{}'::text[], '{}'::text[]);
--> jsonb_object:jsonb
--| {}

-- Where there is nothing and nothing is made, the path isn't looked at.
SELECT jsonb_set('[]', '{a}', '1', false), jsonb_set('{}', '{a,b}', '1', false);
--> jsonb_set:jsonb | jsonb_set:jsonb
--| [] | {}
SELECT jsonb_set('[]', '{a}', '1', true);
--! 22P02: path element at position 1 is not an integer: "a"
SELECT jsonb_set('1', '{a}', '1');
--! 22023: cannot set path in scalar
SELECT jsonb_delete_path('1', '{a}');
--! 22023: cannot delete path in scalar
SELECT jsonb_set_lax('{"a":1}', '{a}', '2', true, NULL);
--! 22023: null_value_treatment must be "delete_key", "return_target", "use_json_null", or "raise_exception"
SELECT jsonb_set_lax('{"a":1}', '{a}', '2', true, 'nonsense');
--> jsonb_set_lax:jsonb
--| {"a": 2}
SELECT jsonb_set_lax('{"a":1}', '{a}', NULL, true, 'nonsense');
--! 22023: null_value_treatment must be "delete_key", "return_target", "use_json_null", or "raise_exception"

-- Without a list of columns nobody knows what the row is.
SELECT json_to_record('{"a":1}');
--! 0A000: could not determine row type for result of json_to_record
SELECT jsonb_to_record('{"a":1}');
--! 0A000: could not determine row type for result of jsonb_to_record
SELECT json_to_recordset('[{"a":1}]');
--! 0A000: could not determine row type for result of json_to_recordset
SELECT jsonb_to_recordset('[{"a":1}]');
--! 0A000: could not determine row type for result of jsonb_to_recordset
SELECT * FROM json_to_record('{"a":1}') AS x(a integer);
--> a:int4
--| 1
SELECT * FROM jsonb_to_recordset('[{"a":1},{"a":2}]') AS x(a integer);
--> a:int4
--| 1
--| 2
