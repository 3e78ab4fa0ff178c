-- An underscore makes no time zone of two words, unless a zone's name has begun.
SELECT 'current_timestamp'::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "current_timestamp"
SELECT '2020-01-01 10:00 new_york'::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "2020-01-01 10:00 new_york"
SELECT '2020-01-01 10:00 nowhere/at_all'::timestamptz;
--! 22023: time zone "nowhere/at_all" not recognized
SELECT '2020-01-01 10:00 America/New_York'::timestamptz AT TIME ZONE 'UTC';
--> timezone:timestamp
--| 2020-01-01 15:00:00
