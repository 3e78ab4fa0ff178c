-- Keys of JSON objects that are times are in ISO 8601 as values are.
SET TimeZone = 'UTC';
--= SET
SELECT jsonb_build_object('2001-01-01 11:00+3'::timestamptz, '11:00+3'::timetz, date '2020-01-02', 1, timestamp '2020-01-02 03:04:05', 2), json_build_object(timestamp '2020-01-02 03:04', 1, true, 2, 1.50, 3);
--> jsonb_build_object:jsonb | json_build_object:json
--| {"2020-01-02": 1, "2020-01-02T03:04:05": 2, "2001-01-01T08:00:00+00:00": "11:00:00+03"} | {"2020-01-02T03:04:00" : 1, "true" : 2, "1.50" : 3}
SELECT json_object_agg(t, 1), jsonb_object_agg(t, 1) FROM (VALUES (timestamptz '2001-01-01 11:00+3')) AS v (t);
--> json_object_agg:json | jsonb_object_agg:jsonb
--| { "2001-01-01T08:00:00+00:00" : 1 } | {"2001-01-01T08:00:00+00:00": 1}
