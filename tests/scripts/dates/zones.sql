-- Time zones as SET TimeZone and AT TIME ZONE take them: IANA names in any case, POSIX forms (westwards), hours (eastwards).
SET TimeZone = 'UTC+4';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| UTC+4
SELECT timestamptz '2000-01-01 00:00:00+00', timetz '03:04:05';
--> timestamptz:timestamptz | timetz:timetz
--| 1999-12-31 20:00:00-04 | 03:04:05-04
SET TimeZone = '-02:00';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| -02:00
SELECT timestamptz '2000-01-01 00:00:00+00', timetz '03:04:05';
--> timestamptz:timestamptz | timetz:timetz
--| 2000-01-01 02:00:00+02 | 03:04:05+02
SET TimeZone = '07:08';
--= SET
SELECT timestamptz '2000-01-01 00:00:00+00';
--> timestamptz:timestamptz
--| 1999-12-31 16:52:00-07:08
SET TimeZone = 'FOO-3:30';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| FOO-3:30
SELECT timestamptz '2000-01-01 00:00:00+00';
--> timestamptz:timestamptz
--| 2000-01-01 03:30:00+03:30
SET TimeZone = '<+03>-03';
--= SET
SELECT timestamptz '2000-01-01 00:00:00+00';
--> timestamptz:timestamptz
--| 2000-01-01 03:00:00+03
SET TimeZone = '-7.5';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| <-07:30>+07:30
SELECT timestamptz '2000-01-01 00:00:00+00';
--> timestamptz:timestamptz
--| 1999-12-31 16:30:00-07:30
SET TimeZone = '2';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| <+02>-02
SET TimeZone = 'europe/berlin';
--= SET
SHOW TimeZone;
--> TimeZone:text
--| Europe/Berlin
SET TimeZone = 'EST5EDT';
--= SET
SELECT timestamptz '2000-07-01 00:00:00+00', timestamptz '2000-01-01 00:00:00+00';
--> timestamptz:timestamptz | timestamptz:timestamptz
--| 2000-06-30 20:00:00-04 | 1999-12-31 19:00:00-05
SET TimeZone = 'XX';
--! 22023: invalid value for parameter "TimeZone": "XX"
SET TimeZone = '';
--! 22023: invalid value for parameter "TimeZone": ""
SET TimeZone = 'Europe/Nowhere';
--! 22023: invalid value for parameter "TimeZone": "Europe/Nowhere"
SET TIME ZONE 3;
--= SET
SHOW TimeZone;
--> TimeZone:text
--| <+03>-03
SET TIME ZONE -3.5;
--= SET
SHOW TimeZone;
--> TimeZone:text
--| <-03:30>+03:30
SET TIME ZONE INTERVAL '-08:00' HOUR TO MINUTE;
--= SET
SHOW TimeZone;
--> TimeZone:text
--| <-08>+08
SET TimeZone = 'UTC';
--= SET
SELECT timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE 'UTC+4', timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE '+04:00', timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE '+04';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp
--| 1999-12-31 20:00:00 | 1999-12-31 20:00:00 | 1999-12-31 20:00:00
SELECT timestamptz '2000-01-01 00:00:00 FOO+4', timestamptz '2000-01-01 00:00:00 EST', timestamptz '2000-01-01 00:00:00 Europe/Paris';
--> timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz
--| 2000-01-01 04:00:00+00 | 2000-01-01 05:00:00+00 | 1999-12-31 23:00:00+00
SELECT timestamptz '2000-01-01 00:00:00+00' AT TIME ZONE 'BAR';
--! 22023: time zone "BAR" not recognized

-- Behind a date a time run together may have its zone at its end.
select timestamptz '20011227 040506-08' at time zone 'utc', timestamptz '2001-12-27 040506-08' at time zone 'utc', timestamptz 'J2452271 0405-08' at time zone 'utc', timetz '2001-12-27 040506-08';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp | timetz:timetz
--| 2001-12-27 12:05:06 | 2001-12-27 12:05:06 | 2001-12-27 12:05:00 | 04:05:06-08

select timestamptz '2001-12-27 04:05 040506-08';
--! 22007: invalid input syntax for type timestamp with time zone: "2001-12-27 04:05 040506-08"

select timestamp '2001-12-27 04050607-08';
--! 22007: invalid input syntax for type timestamp: "2001-12-27 04050607-08"
