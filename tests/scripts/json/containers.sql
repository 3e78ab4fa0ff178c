-- Subscripts and paths into what isn't there, and arguments that are NULL as a whole.
SELECT json_build_array(VARIADIC NULL::text[]), json_build_object(VARIADIC NULL::text[]), jsonb_build_array(VARIADIC NULL::text[]), jsonb_build_object(VARIADIC NULL::text[]);
--> json_build_array:json | json_build_object:json | jsonb_build_array:jsonb | jsonb_build_object:jsonb
--| ∅ | ∅ | ∅ | ∅
SELECT '[]'::jsonb #- '{a}', '{}'::jsonb #- '{a}', '[1]'::jsonb #- '{0}';
--> ?column?:jsonb | ?column?:jsonb | ?column?:jsonb
--| [] | {} | []
SELECT ('123'::jsonb)[0], ('[1, "2", null]'::jsonb)[1][0], ('[1, "2", null]'::jsonb)['1'], ('[1, "2", null]'::jsonb)[1], ('{"a": {"b": [5]}}'::jsonb)['a']['b'][0];
--> jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb | jsonb:jsonb
--| ∅ | ∅ | "2" | "2" | 5
SELECT ('{"a": 1}'::jsonb)[NULL], ('[1, 2]'::jsonb)[-1], ('{"1": "x"}'::jsonb)[1];
--> jsonb:jsonb | jsonb:jsonb | jsonb:jsonb
--| ∅ | 2 | "x"
