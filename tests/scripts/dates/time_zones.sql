-- Time zones: names, POSIX descriptions, offsets with seconds, local times in gaps and overlaps.

set timezone='+7';
--= SET

show timezone;
--> TimeZone:text
--| <+07>-07

select '2000-01-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-01-01 00:00:00+07

set timezone='+07:00';
--= SET

show timezone;
--> TimeZone:text
--| +07:00

select '2000-01-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-01-01 00:00:00-07

set timezone='-07:30';
--= SET

show timezone;
--> TimeZone:text
--| -07:30

select '2000-01-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-01-01 00:00:00+07:30

set timezone=7.5;
--= SET

show timezone;
--> TimeZone:text
--| <+07:30>-07:30

select '2000-01-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-01-01 00:00:00+07:30

set timezone='UTC+3';
--= SET

show timezone;
--> TimeZone:text
--| UTC+3

select '2000-01-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-01-01 00:00:00-03

set timezone='america/new_york';
--= SET

show timezone;
--> TimeZone:text
--| America/New_York

select '1880-01-01'::timestamptz, '2100-07-01'::timestamptz, '5000-01-01'::timestamptz,'4000-01-01 BC'::timestamptz;
--> timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz
--| 1880-01-01 00:00:00-04:56:02 | 2100-07-01 00:00:00-04 | 5000-01-01 00:00:00-05 | 4000-01-01 00:00:00-04:56:02 BC

set datestyle='postgres';
--= SET

select '2000-07-01'::timestamptz, '1800-07-01'::timestamptz;
--> timestamptz:timestamptz | timestamptz:timestamptz
--| Sat Jul 01 00:00:00 2000 EDT | Tue Jul 01 00:00:00 1800 LMT

set datestyle='sql';
--= SET

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 07/01/2000 00:00:00 EDT

set datestyle='iso,mdy';
--= SET

set timezone='EST5EDT';
--= SET

show timezone;
--> TimeZone:text
--| EST5EDT

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00-04

set timezone='FOO3BAR';
--= SET

show timezone;
--> TimeZone:text
--| FOO3BAR

set time zone interval '-04:30' hour to minute;
--= SET

show timezone;
--> TimeZone:text
--| <-04:30>+04:30

set time zone interval '1' hour;
--= SET

show timezone;
--> TimeZone:text
--| <+01>-01

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00+01

set time zone interval '01:02:03';
--= SET

show timezone;
--> TimeZone:text
--| <+01:02:03>-01:02:03

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00+01:02:03

set timezone='xyz';
--! 22023: invalid value for parameter "TimeZone": "xyz"

set timezone='<+01>-1';
--= SET

show timezone;
--> TimeZone:text
--| <+01>-1

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00+01

set timezone='';
--! 22023: invalid value for parameter "TimeZone": ""

set timezone='EST';
--= SET

show timezone;
--> TimeZone:text
--| EST

set timezone='est';
--= SET

show timezone;
--> TimeZone:text
--| EST

set timezone='pst';
--! 22023: invalid value for parameter "TimeZone": "pst"

select '2000-07-01 00:00 CET'::timestamptz;
--> timestamptz:timestamptz
--| 2000-06-30 18:00:00-05

set timezone='utc';
--= SET

show timezone;
--> TimeZone:text
--| UTC

set timezone='etc/gmt+3';
--= SET

show timezone;
--> TimeZone:text
--| Etc/GMT+3

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00-03

set timezone='+3:30:15';
--! 22023: time zone "+3:30:15" appears to use leap seconds

show timezone;
--> TimeZone:text
--| Etc/GMT+3

select '2000-07-01'::timestamptz;
--> timestamptz:timestamptz
--| 2000-07-01 00:00:00-03

set timezone='+20';
--= SET

show timezone;
--> TimeZone:text
--| <+20>-20

set timezone=20;
--= SET

show timezone;
--> TimeZone:text
--| <+20>-20

set timezone=-200;
--! 22023: invalid value for parameter "TimeZone": "-200"

set timezone='+200';
--! 22023: invalid value for parameter "TimeZone": "+200"

show timezone;
--> TimeZone:text
--| <+20>-20

set timezone='Europe/Moscow';
--= SET

select t::timestamp::timestamptz from unnest(array['2011-03-27 01:59:59','2011-03-27 02:00:00','2011-03-27 02:59:59','2011-03-27 03:00','2014-10-26 00:59','2014-10-26 01:00','2014-10-26 01:59:59','2014-10-26 02:00']) t;
--> t:timestamptz
--| 2011-03-27 01:59:59+03
--| 2011-03-27 03:00:00+04
--| 2011-03-27 03:59:59+04
--| 2011-03-27 03:00:00+04
--| 2014-10-26 00:59:00+04
--| 2014-10-26 01:00:00+03
--| 2014-10-26 01:59:59+03
--| 2014-10-26 02:00:00+03

set timezone='Europe/Dublin';
--= SET

select t::timestamp::timestamptz,extract(epoch from t::timestamp::timestamptz) from unnest(array['2011-03-27 00:59:59','2011-03-27 01:00:00','2011-03-27 01:59:59','2011-03-27 02:00','2014-10-26 00:59','2014-10-26 01:00','2014-10-26 01:59:59','2014-10-26 02:00','2090-10-29 01:30','2090-07-29 01:30','1916-05-21 02:30']) t;
--> t:timestamptz | extract:numeric
--| 2011-03-27 00:59:59+00 | 1301187599.000000
--| 2011-03-27 02:00:00+01 | 1301187600.000000
--| 2011-03-27 02:59:59+01 | 1301191199.000000
--| 2011-03-27 02:00:00+01 | 1301187600.000000
--| 2014-10-26 00:59:00+01 | 1414281540.000000
--| 2014-10-26 01:00:00+00 | 1414285200.000000
--| 2014-10-26 01:59:59+00 | 1414288799.000000
--| 2014-10-26 02:00:00+00 | 1414288800.000000
--| 2090-10-29 01:30:00+00 | 3812923800.000000
--| 2090-07-29 01:30:00+01 | 3804971400.000000
--| 1916-05-21 03:30:00+00:34:39 | -1691960679.000000

set timezone='UTC';
--= SET

select timezone('PST', '2000-01-01'::timestamp), timezone('+7','2000-01-01'::timestamp), '2000-01-01' at time zone 'america/los_angeles', '2000-01-01 00:00 America/Los_Angeles'::timestamptz,make_timestamptz(2000,1,1,1,1,1,'+2'),make_timestamptz(2000,1,1,1,1,1,'-02:30'),make_timestamptz(2000,1,1,1,1,1,'2'),timezone('nowhere',now());
--! 22023: invalid input syntax for type numeric time zone: "2"

select make_timestamptz(2000,1,1,1,1,1,'+2'),make_timestamptz(2000,1,1,1,1,1,'-02:30'),make_timestamptz(2000,1,1,1,1,1,'-0230');
--> make_timestamptz:timestamptz | make_timestamptz:timestamptz | make_timestamptz:timestamptz
--| 1999-12-31 23:01:01+00 | 2000-01-01 03:31:01+00 | 2000-01-01 03:31:01+00

select timezone('+7','2000-01-01'::timestamp), timezone('MSK','2000-01-01'::timestamp), timezone('EST5EDT','2000-07-01'::timestamptz);
--> timezone:timestamptz | timezone:timestamptz | timezone:timestamp
--| 2000-01-01 07:00:00+00 | 1999-12-31 21:00:00+00 | 2000-06-30 20:00:00

select date_part('hour', date '2000-01-01'), date_part('epoch',date '2000-01-01');
--> date_part:float8 | date_part:float8
--| 0 | 946684800

select extract(hour from date '2000-01-01');
--! 0A000: unit "hour" not supported for type date

reset timezone;
--= RESET
SET TIME ZONE 120;
--= SET
SELECT (timestamptz '2024-01-01 00:00+00')::text, timestamptz '2024-01-01 00:00+00' - interval '1 second';
--> text:text | ?column?:timestamptz
--| 2024-01-06 00:00:00+120 | 2024-01-05 23:59:59+120
SET TIME ZONE INTERVAL '-110:30:15' HOUR TO SECOND;
--! 42601: time zone interval must be HOUR or HOUR TO MINUTE
SELECT (timestamptz '2024-01-01 00:00+00')::text;
--> text:text
--| 2024-01-06 00:00:00+120
RESET TIME ZONE;
--= RESET
