-- .datetime() with a template wants every character to be there.
SELECT jsonb_path_query('"10-03-2017"', '$.datetime("dd-mm-yyyy")');
--> jsonb_path_query:jsonb
--| "2017-03-10"
SELECT jsonb_path_query('"10-03-2017 12:34"', '$.datetime("dd-mm-yyyy")');
--! 22007: trailing characters remain in input string after datetime format
SELECT jsonb_path_query('"10-03-2017  "', '$.datetime("dd-mm-yyyy")');
--> jsonb_path_query:jsonb
--| "2017-03-10"
SELECT jsonb_path_query('"10-03"', '$.datetime("dd-mm-yyyy")');
--! 22007: input string is too short for datetime format
SELECT jsonb_path_query('"10/03/2017"', '$.datetime("dd-mm-yyyy")');
--! 22007: unmatched format separator "-"
SELECT jsonb_path_query('"10-03-2017T12:34:56"', '$.datetime("dd-mm-yyyy\"T\"HH24:MI:SS")');
--> jsonb_path_query:jsonb
--| "2017-03-10T12:34:56"
SELECT jsonb_path_query('"10-03-2017t12:34:56"', '$.datetime("dd-mm-yyyy\"T\"HH24:MI:SS")');
--! 22007: unmatched format character "T"
SELECT jsonb_path_query('"10=03"', '$.datetime("dd=mm")');
--! 22007: invalid datetime format separator: "="
SELECT jsonb_path_query('"10-03-2017 12:34"', '$.datetime("dd-mm-yyyy HH24:MI").type()');
--> jsonb_path_query:jsonb
--| "timestamp without time zone"
SELECT jsonb_path_query('"10-03-2017 12:34 +05:20"', '$.datetime("dd-mm-yyyy HH24:MI TZH:TZM")');
--> jsonb_path_query:jsonb
--| "2017-03-10T12:34:00+05:20"
SELECT jsonb_path_query_array('["10-03-2017", "x", "10-03-2017 1"]', 'strict $[*] ? (@.datetime("dd-mm-yyyy") > "09-03-2017".datetime("dd-mm-yyyy"))');
--> jsonb_path_query_array:jsonb
--| ["10-03-2017"]
SELECT to_date('10-03-2017 12:34', 'dd-mm-yyyy');
--> to_date:date
--| 2017-03-10
-- Ids of .keyvalue() tell objects from each other.
SELECT count(DISTINCT pair -> 'id'), count(*) FROM jsonb_path_query('[{"a": 1, "b": [1, 2]}, {"c": {"a": "bbb"}}]', '$[*].keyvalue()') pair;
--> count:int8 | count:int8
--| 2 | 3
SELECT jsonb_path_query('{"a": 1}', '$.keyvalue().id');
--> jsonb_path_query:jsonb
--| 0
SELECT count(DISTINCT pair -> 'id') FROM jsonb_path_query('{"a": 1, "b": 2}', '$.keyvalue().keyvalue()') pair;
--> count:int8
--| 2
