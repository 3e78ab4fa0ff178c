-- information_schema.routines has the built-in functions too.
SELECT routine_schema, routine_name, routine_type, data_type, external_language, is_deterministic, security_type FROM information_schema.routines
    WHERE routine_name IN ('lower', 'now', 'row_number', 'mysum') ORDER BY specific_name;
--> routine_schema:name | routine_name:name | routine_type:varchar | data_type:varchar | external_language:varchar | is_deterministic:varchar | security_type:varchar
--| pg_catalog | lower | FUNCTION | anyelement | INTERNAL | YES | INVOKER
--| pg_catalog | lower | FUNCTION | anyelement | INTERNAL | YES | INVOKER
--| pg_catalog | lower | FUNCTION | text | INTERNAL | YES | INVOKER
--| pg_catalog | now | FUNCTION | timestamp with time zone | INTERNAL | NO | INVOKER
--| pg_catalog | row_number | ∅ | bigint | INTERNAL | YES | INVOKER
CREATE AGGREGATE mysum (int) (sfunc = int4pl, stype = int);
--= CREATE AGGREGATE
SELECT routine_type, data_type, external_language FROM information_schema.routines WHERE routine_name = 'mysum';
--> routine_type:varchar | data_type:varchar | external_language:varchar
--| ∅ | integer | INTERNAL
SELECT ordinal_position, parameter_mode, parameter_name, data_type FROM information_schema.parameters WHERE specific_name IN (SELECT specific_name FROM information_schema.routines WHERE routine_name = 'split_part') ORDER BY 1;
--> ordinal_position:int4 | parameter_mode:varchar | parameter_name:name | data_type:varchar
--| 1 | IN | ∅ | text
--| 2 | IN | ∅ | text
--| 3 | IN | ∅ | integer
