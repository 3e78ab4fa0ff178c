-- The abbreviations of time zones, of those whose offset doesn't change any more.
SELECT * FROM pg_timezone_abbrevs WHERE abbrev IN ('EST', 'CEST', 'MSK', 'YEKT', 'ACST', 'Z', 'UTC') ORDER BY 1;
--> abbrev:text | utc_offset:interval | is_dst:bool
--| ACST | 09:30:00 | f
--| CEST | 02:00:00 | t
--| EST | -05:00:00 | f
--| MSK | 03:00:00 | f
--| UTC | 00:00:00 | f
--| YEKT | 05:00:00 | f
--| Z | 00:00:00 | f
SELECT count(*) FROM pg_timezone_abbrevs;
--> count:int8
--| 195
SELECT abbrev FROM pg_timezone_abbrevs WHERE NOT (timestamptz '2020-07-01 00:00 UTC' AT TIME ZONE abbrev) IS NOT NULL;
--> abbrev:text
