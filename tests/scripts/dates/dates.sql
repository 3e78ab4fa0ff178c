-- date, time, timestamp, timestamptz, interval: input, output, arithmetic, limits.
SELECT date '2024-02-29', date '20240229', date 'February 29, 2024', date '29 Feb 2024', date '2024-Feb-29', date '2024.060', date '2024/2/29', date 'epoch', date '0001-01-01', date '0001-01-01 BC', date 'J2451187';
--> date:date | date:date | date:date | date:date | date:date | date:date | date:date | date:date | date:date | date:date | date:date
--| 2024-02-29 | 2024-02-29 | 2024-02-29 | 2024-02-29 | 2024-02-29 | 2024-02-29 | 2024-02-29 | 1970-01-01 | 0001-01-01 | 0001-01-01 BC | 1999-01-08
SELECT date '2023-02-29';
--! 22008: date/time field value out of range: "2023-02-29"
SELECT date '2024-00-10';
--! 22008: date/time field value out of range: "2024-00-10"
SELECT date '2024-13-10';
--! 22008: date/time field value out of range: "2024-13-10"
SELECT date '2024-01-32';
--! 22008: date/time field value out of range: "2024-01-32"
SELECT date '';
--! 22007: invalid input syntax for type date: ""
SELECT date 'tomorrowish';
--! 22007: invalid input syntax for type date: "tomorrowish"
SELECT date '0000-01-01';
--! 22008: date/time field value out of range: "0000-01-01"
SELECT date '5874897-12-31', date '4714-11-24 BC', date 'infinity', date '-infinity';
--> date:date | date:date | date:date | date:date
--| 5874897-12-31 | 4714-11-24 BC | infinity | -infinity
SELECT date '5874898-01-01';
--! 22008: date out of range: "5874898-01-01"
SELECT date '4714-11-23 BC';
--! 22008: date out of range: "4714-11-23 BC"
SELECT date '1/2/2024', date '13/2/2024';
--! 22008: date/time field value out of range: "13/2/2024"
SET DateStyle = 'ISO, DMY';
--= SET
SELECT date '1/2/2024', date '2024-02-01';
--> date:date | date:date
--| 2024-02-01 | 2024-02-01
SET DateStyle = 'SQL, DMY';
--= SET
SELECT date '2024-02-29', timestamp '2024-02-29 12:34:56.7', timestamptz '2024-02-29 12:34:56+00';
--> date:date | timestamp:timestamp | timestamptz:timestamptz
--| 29/02/2024 | 29/02/2024 12:34:56.7 | 29/02/2024 12:34:56 UTC
SET DateStyle = 'German';
--= SET
SELECT date '2024-02-29', timestamp '2024-02-29 12:34:56.7', timestamptz '2024-02-29 12:34:56+00';
--> date:date | timestamp:timestamp | timestamptz:timestamptz
--| 29.02.2024 | 29.02.2024 12:34:56.7 | 29.02.2024 12:34:56 UTC
SET DateStyle = 'Postgres, MDY';
--= SET
SELECT date '2024-02-29', timestamp '2024-02-29 12:34:56.7', timestamptz '2024-02-29 12:34:56+00', interval '1 day 02:03:04';
--> date:date | timestamp:timestamp | timestamptz:timestamptz | interval:interval
--| 02-29-2024 | Thu Feb 29 12:34:56.7 2024 | Thu Feb 29 12:34:56 2024 UTC | 1 day 02:03:04
SET DateStyle = 'nonsense';
--! 22023: invalid value for parameter "DateStyle": "nonsense"
RESET DateStyle;
--= RESET
SHOW DateStyle;
--> DateStyle:text
--| ISO, MDY
SELECT date '2024-03-01' - date '2024-02-01', date '2024-01-31' + 1, date '2024-01-31' - 31, 5 + date '2024-01-01', date '2024-01-31' + interval '1 month', date '2024-03-31' - interval '1 month', date '2024-01-01' + time '12:30';
--> ?column?:int4 | ?column?:date | ?column?:date | ?column?:date | ?column?:timestamp | ?column?:timestamp | ?column?:timestamp
--| 29 | 2024-02-01 | 2023-12-31 | 2024-01-06 | 2024-02-29 00:00:00 | 2024-02-29 00:00:00 | 2024-01-01 12:30:00
SELECT date '2024-01-01' + 1.5;
--! 42883: operator does not exist: date + numeric
SELECT date '2024-01-01' + date '2024-01-01';
--! 42883: operator does not exist: date + date
SELECT date 'infinity' - date '2024-01-01';
--! 22008: cannot subtract infinite dates
SELECT date '2024-01-01' + 2147483647;
--! 22008: date out of range
SELECT date '2024-01-01' < date '2024-01-02', date '2024-01-01' = timestamp '2024-01-01 00:00', date '2024-01-01' < timestamptz '2024-01-01 00:00:01+00', date 'infinity' > date '9999-12-31';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT time '12:34:56.789', time '04:05 PM', time '040506', time '04:05:06.7891234', time '24:00:00', time '00:00', time 'allballs', time '4:5', time '12:34:56'::time(0), time(2) '12:34:56.789';
--> time:time | time:time | time:time | time:time | time:time | time:time | time:time | time:time | time:time | time:time
--| 12:34:56.789 | 16:05:00 | 04:05:06 | 04:05:06.789123 | 24:00:00 | 00:00:00 | 00:00:00 | 04:05:00 | 12:34:56 | 12:34:56.79
SELECT time '24:00:01';
--! 22008: date/time field value out of range: "24:00:01"
SELECT time '25:00';
--! 22008: date/time field value out of range: "25:00"
SELECT time '12:60';
--! 22008: date/time field value out of range: "12:60"
SELECT time '12:34' + interval '12 hours', time '12:34' - interval '13 hours', time '12:34' - time '10:00', time '23:00' + interval '1 day 2 hours', interval '1 hour' + time '1:00';
--> ?column?:time | ?column?:time | ?column?:interval | ?column?:time | ?column?:time
--| 00:34:00 | 23:34:00 | 02:34:00 | 01:00:00 | 02:00:00
SELECT time '12:00' + time '1:00';
--! 42725: operator is not unique: time without time zone + time without time zone
SELECT timetz '12:34:56+02', timetz '12:34:56-08:30', timetz '12:34+02' < timetz '12:34+01', timetz '12:00+00' = timetz '13:00+01', timetz '12:34 UTC', timetz '10:00+02' AT TIME ZONE 'UTC';
--> timetz:timetz | timetz:timetz | ?column?:bool | ?column?:bool | timetz:timetz | timezone:timetz
--| 12:34:56+02 | 12:34:56-08:30 | t | f | 12:34:00+00 | 08:00:00+00
SELECT timestamp '2024-02-29 12:34:56.789123', timestamp '2024-02-29T12:34:56', timestamp '2024-02-29', timestamp '2024-02-29 12:34:56+05', timestamp(0) '2024-02-29 12:34:56.5', timestamp(3) '2024-02-29 12:34:56.7896', timestamp '2024-02-29 24:00:00', timestamp 'epoch', timestamp 'infinity';
--> timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp | timestamp:timestamp
--| 2024-02-29 12:34:56.789123 | 2024-02-29 12:34:56 | 2024-02-29 00:00:00 | 2024-02-29 12:34:56 | 2024-02-29 12:34:57 | 2024-02-29 12:34:56.79 | 2024-03-01 00:00:00 | 1970-01-01 00:00:00 | infinity
SELECT timestamp '2024-02-29 12:34:60', timestamp '2024-02-29 12:34:56 BC', timestamp '2024-02-29 12:34 PM';
--! 22008: date/time field value out of range: "2024-02-29 12:34:56 BC"
SELECT timestamp '2024-02-29 12:34:61';
--! 22008: date/time field value out of range: "2024-02-29 12:34:61"
SELECT timestamp '2024-02-30 12:34';
--! 22008: date/time field value out of range: "2024-02-30 12:34"
SELECT timestamp '294277-01-01';
--! 22008: timestamp out of range: "294277-01-01"
SELECT timestamp '294276-12-31 23:59:59.999999', timestamp '4714-11-24 BC';
--> timestamp:timestamp | timestamp:timestamp
--| 294276-12-31 23:59:59.999999 | 4714-11-24 00:00:00 BC
SELECT timestamp '2024-02-29 12:00 garbage';
--! 22007: invalid input syntax for type timestamp: "2024-02-29 12:00 garbage"
SELECT timestamp '2024-03-01' - timestamp '2024-02-28 12:00', timestamp '2024-01-31' + interval '1 month', timestamp '2024-03-31' - interval '1 month 1 day', timestamp '2024-01-01' - interval '1 microsecond', timestamp '2024-01-01' + interval '1.5 days';
--> ?column?:interval | ?column?:timestamp | ?column?:timestamp | ?column?:timestamp | ?column?:timestamp
--| 1 day 12:00:00 | 2024-02-29 00:00:00 | 2024-02-28 00:00:00 | 2023-12-31 23:59:59.999999 | 2024-01-02 12:00:00
SELECT timestamp 'infinity' - timestamp '2024-01-01';
--! 22008: cannot subtract infinite timestamps
SELECT timestamp '2024-01-01' + 1;
--! 42883: operator does not exist: timestamp without time zone + integer
SELECT timestamp '294276-12-31' + interval '1 year';
--! 22008: timestamp out of range
SELECT timestamptz '2024-02-29 12:34:56+00', timestamptz '2024-02-29 12:34:56-08', timestamptz '2024-02-29 12:34:56 America/New_York', timestamptz '2024-02-29 12:34:56 PST', timestamptz '2024-02-29T12:34:56Z', timestamptz '2024-02-29 12:34:56';
--> timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz
--| 2024-02-29 12:34:56+00 | 2024-02-29 20:34:56+00 | 2024-02-29 17:34:56+00 | 2024-02-29 20:34:56+00 | 2024-02-29 12:34:56+00 | 2024-02-29 12:34:56+00
SELECT timestamptz '2024-02-29 12:34:56 Nosuch/Zone';
--! 22023: time zone "nosuch/zone" not recognized
SET TimeZone = 'America/New_York';
--= SET
SELECT timestamptz '2024-03-10 06:59:59+00', timestamptz '2024-03-10 07:00:00+00', timestamptz '2024-11-03 05:59:59+00', timestamptz '2024-11-03 06:00:00+00', timestamptz '2024-03-10 02:30', timestamptz '2024-11-03 01:30';
--> timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz
--| 2024-03-10 01:59:59-05 | 2024-03-10 03:00:00-04 | 2024-11-03 01:59:59-04 | 2024-11-03 01:00:00-05 | 2024-03-10 03:30:00-04 | 2024-11-03 01:30:00-05
SELECT timestamptz '2024-03-09 12:00' + interval '1 day', timestamptz '2024-03-09 12:00' + interval '24 hours', timestamptz '2024-03-11' - timestamptz '2024-03-10', timestamptz '2024-03-10'::date, timestamp '2024-03-10 12:00'::timestamptz, date '2024-07-01'::timestamptz, timestamptz '1900-01-01 00:00+00';
--> ?column?:timestamptz | ?column?:timestamptz | ?column?:interval | date:date | timestamptz:timestamptz | timestamptz:timestamptz | timestamptz:timestamptz
--| 2024-03-10 12:00:00-04 | 2024-03-10 13:00:00-04 | 23:00:00 | 2024-03-10 | 2024-03-10 12:00:00-04 | 2024-07-01 00:00:00-04 | 1899-12-31 19:00:00-05
SELECT timestamptz '2024-07-01 00:00+00' AT TIME ZONE 'UTC', timestamp '2024-07-01 00:00' AT TIME ZONE 'Asia/Tokyo', timestamptz '2024-07-01 00:00+00' AT TIME ZONE interval '-3 hours', timestamp '2024-07-01' AT TIME ZONE 'EST', timestamp '2024-07-01' AT TIME ZONE '+03', timezone('UTC', timestamptz '2024-07-01 00:00+00');
--> timezone:timestamp | timezone:timestamptz | timezone:timestamp | timezone:timestamptz | timezone:timestamptz | timezone:timestamp
--| 2024-07-01 00:00:00 | 2024-06-30 11:00:00-04 | 2024-06-30 21:00:00 | 2024-07-01 01:00:00-04 | 2024-06-30 23:00:00-04 | 2024-07-01 00:00:00
SELECT timestamp '2024-07-01' AT TIME ZONE 'nosuch';
--! 22023: time zone "nosuch" not recognized
SET TimeZone = '+05:30';
--= SET
SELECT timestamptz '2024-07-01 00:00+00';
--> timestamptz:timestamptz
--| 2024-06-30 18:30:00-05:30
SET TimeZone = 'Europe/Berlin';
--= SET
SELECT timestamptz '2024-07-01 00:00+00', timestamptz '2024-01-01 00:00+00', extract(timezone FROM timestamptz '2024-07-01 00:00+00'), extract(timezone_hour FROM timestamptz '2024-07-01 00:00+00');
--> timestamptz:timestamptz | timestamptz:timestamptz | extract:numeric | extract:numeric
--| 2024-07-01 02:00:00+02 | 2024-01-01 01:00:00+01 | 7200 | 2
SET TimeZone = 'nosuch';
--! 22023: invalid value for parameter "TimeZone": "nosuch"
SET TIME ZONE LOCAL;
--= SET
SET TIME ZONE -3;
--= SET
SELECT timestamptz '2024-07-01 00:00+00';
--> timestamptz:timestamptz
--| 2024-06-30 21:00:00-03
SET TIME ZONE INTERVAL '+02:00' HOUR TO MINUTE;
--= SET
SELECT timestamptz '2024-07-01 00:00+00';
--> timestamptz:timestamptz
--| 2024-07-01 02:00:00+02
SET TIME ZONE 'UTC';
--= SET
SELECT interval '1 year 2 months 3 days 4 hours 5 minutes 6.789 seconds', interval '1-2', interval '3 4:05:06', interval '1 day ago', interval '-1 day +2 hours', interval 'P1Y2M3DT4H5M6S', interval 'P0001-02-03T04:05:06', interval '1.5 months', interval '1.5 years', interval '2 weeks', interval '100 centuries';
--> interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval
--| 1 year 2 mons 3 days 04:05:06.789 | 1 year 2 mons | 3 days 04:05:06 | -1 days | -1 days +02:00:00 | 1 year 2 mons 3 days 04:05:06 | 1 year 2 mons 3 days 04:05:06 | 1 mon 15 days | 1 year 6 mons | 14 days | 10000 years
SELECT interval '1' year, interval '1-2' year to month, interval '5' day, interval '5 4' day to hour, interval '4:05' hour to minute, interval '4:05:06.789' hour to second, interval '5.123456' second(2), interval '1 2:03:04' day to second, interval(0) '1.5 seconds', interval '12:34' minute to second, interval '1.9' month;
--> interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval
--| 1 year | 1 year 2 mons | 5 days | 5 days 04:00:00 | 04:05:00 | 04:05:06.789 | 00:00:05.12 | 1 day 02:03:04 | 00:00:02 | 00:12:34 | 1 mon
SELECT interval '0', interval '00:00', interval '24:00:00', interval '-00:00:01', interval '1 mon -1 day', interval '@ 1 minute', interval '1 millennium', interval '1 decade', interval '30 days 25 hours', interval '-1 year -2 mons +3 days -04:05:06';
--> interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval | interval:interval
--| 00:00:00 | 00:00:00 | 24:00:00 | -00:00:01 | 1 mon -1 days | 00:01:00 | 1000 years | 10 years | 30 days 25:00:00 | -1 years -2 mons +3 days -04:05:06
SELECT interval 'abc';
--! 22007: invalid input syntax for type interval: "abc"
SELECT interval '';
--! 22007: invalid input syntax for type interval: ""
SELECT interval '1 foo';
--! 22007: invalid input syntax for type interval: "1 foo"
SELECT interval '1 2 3';
--! 22007: invalid input syntax for type interval: "1 2 3"
SELECT interval '178956971 years';
--! 22008: interval out of range
SELECT interval '1 day' + interval '2 hours', interval '1 month' - interval '1 day', - interval '1 day 2 hours', interval '1 day' * 2.5, interval '1 month' * 0.5, interval '1 day' / 3, interval '1 year' / 12, 2 * interval '3 hours', interval '1 month' / 7, interval '1.5 hours' * -1;
--> ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval | ?column?:interval
--| 1 day 02:00:00 | 1 mon -1 days | -1 days -02:00:00 | 2 days 12:00:00 | 15 days | 08:00:00 | 1 mon | 06:00:00 | 4 days 06:51:25.6896 | -01:30:00
SELECT interval '1 day' / 0;
--! 22012: division by zero
SELECT interval '1 day' * 'Infinity'::float8;
--! 22008: interval out of range
SELECT interval '1 month' = interval '30 days', interval '1 day' = interval '24 hours', interval '1 year' > interval '364 days', interval '1 month 1 day' < interval '32 days', interval '-1 day' < interval '0';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t | t
SELECT justify_days(interval '35 days'), justify_hours(interval '27 hours'), justify_interval(interval '1 mon -1 hour'), justify_hours(interval '-25 hours'), justify_interval(interval '40 days 30 hours');
--> justify_days:interval | justify_hours:interval | justify_interval:interval | justify_hours:interval | justify_interval:interval
--| 1 mon 5 days | 1 day 03:00:00 | 29 days 23:00:00 | -1 days -01:00:00 | 1 mon 11 days 06:00:00
SET IntervalStyle = 'sql_standard';
--= SET
SELECT interval '1 year 2 months', interval '3 days 4:05:06', interval '1-2 3 4:05:06', interval '-1-2 3 -4:05:06', interval '0';
--> interval:interval | interval:interval | interval:interval | interval:interval | interval:interval
--| 1-2 | 3 4:05:06 | +1-2 +3 +4:05:06 | -1-2 +3 -4:05:06 | 0
SET IntervalStyle = 'postgres_verbose';
--= SET
SELECT interval '1 year 2 months 3 days 4:05:06', interval '-1 day', interval '0', interval '1.5 seconds';
--> interval:interval | interval:interval | interval:interval | interval:interval
--| @ 1 year 2 mons 3 days 4 hours 5 mins 6 secs | @ 1 day ago | @ 0 | @ 1.5 secs
SET IntervalStyle = 'iso_8601';
--= SET
SELECT interval '1 year 2 months 3 days 4:05:06.5', interval '-1 day -3 hours', interval '0';
--> interval:interval | interval:interval | interval:interval
--| P1Y2M3DT4H5M6.5S | P-1DT-3H | PT0S
RESET IntervalStyle;
--= RESET
SELECT extract(year FROM date '2024-02-29'), extract(month FROM date '2024-02-29'), extract(day FROM date '2024-02-29'), extract(dow FROM date '2024-02-29'), extract(isodow FROM date '2024-03-03'), extract(doy FROM date '2024-12-31'), extract(week FROM date '2024-12-30'), extract(isoyear FROM date '2024-12-30'), extract(quarter FROM date '2024-05-05'), extract(century FROM date '2000-01-01'), extract(decade FROM date '1999-01-01'), extract(millennium FROM date '2001-01-01'), extract(epoch FROM date '2024-01-01'), extract(julian FROM date '2024-01-01');
--> extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric
--| 2024 | 2 | 29 | 4 | 7 | 366 | 1 | 2025 | 2 | 20 | 199 | 3 | 1704067200 | 2460311
SELECT extract(hour FROM timestamp '2024-02-29 12:34:56.789'), extract(minute FROM timestamp '2024-02-29 12:34:56.789'), extract(second FROM timestamp '2024-02-29 12:34:56.789'), extract(milliseconds FROM timestamp '2024-02-29 12:34:56.789'), extract(microseconds FROM timestamp '2024-02-29 12:34:56.789'), extract(epoch FROM timestamp '2024-02-29 12:34:56.789'), extract(epoch FROM timestamptz '2024-02-29 12:34:56.789+00');
--> extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric
--| 12 | 34 | 56.789000 | 56789.000 | 56789000 | 1709210096.789000 | 1709210096.789000
SELECT extract(hour FROM time '12:34:56.5'), extract(second FROM time '12:34:56.5'), extract(epoch FROM time '12:34:56.5'), extract(epoch FROM interval '1 year 1 month 1 day 1 second'), extract(month FROM interval '14 months'), extract(day FROM interval '40 days'), extract(year FROM interval '14 months'), extract(hour FROM interval '49 hours'), extract(quarter FROM interval '7 months');
--> extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric | extract:numeric
--| 12 | 56.500000 | 45296.500000 | 34236001.000000 | 2 | 40 | 1 | 49 | 3
SELECT extract(hour FROM date '2024-01-01');
--! 0A000: unit "hour" not supported for type date
SELECT extract(year FROM time '12:00');
--! 0A000: unit "year" not supported for type time without time zone
SELECT extract(nosuch FROM timestamp '2024-01-01');
--! 22023: unit "nosuch" not recognized for type timestamp without time zone
SELECT extract('year' FROM date '2024-01-01'), date_part('year', date '2024-01-01'), date_part('epoch', interval '1 day'), date_part('hour', timestamp '2024-01-01 05:00'), pg_typeof(extract(year FROM date '2024-01-01')), pg_typeof(date_part('year', date '2024-01-01'));
--> extract:numeric | date_part:float8 | date_part:float8 | date_part:float8 | pg_typeof:regtype | pg_typeof:regtype
--| 2024 | 2024 | 86400 | 5 | numeric | double precision
SELECT extract(year FROM date 'infinity'), extract(epoch FROM timestamp '-infinity'), extract(month FROM date 'infinity'), extract(year FROM NULL::date);
--> extract:numeric | extract:numeric | extract:numeric | extract:numeric
--| Infinity | -Infinity | ∅ | ∅
SELECT date_trunc('hour', timestamp '2024-02-29 12:34:56'), date_trunc('day', timestamp '2024-02-29 12:34:56'), date_trunc('week', timestamp '2024-02-29 12:34:56'), date_trunc('month', timestamp '2024-02-29 12:34:56'), date_trunc('quarter', timestamp '2024-05-29'), date_trunc('year', timestamp '2024-02-29'), date_trunc('decade', timestamp '2024-02-29'), date_trunc('century', timestamp '2024-02-29'), date_trunc('millennium', timestamp '2024-02-29');
--> date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp
--| 2024-02-29 12:00:00 | 2024-02-29 00:00:00 | 2024-02-26 00:00:00 | 2024-02-01 00:00:00 | 2024-04-01 00:00:00 | 2024-01-01 00:00:00 | 2020-01-01 00:00:00 | 2001-01-01 00:00:00 | 2001-01-01 00:00:00
SELECT date_trunc('milliseconds', timestamp '2024-02-29 12:34:56.789123'), date_trunc('second', timestamp '2024-02-29 12:34:56.789'), date_trunc('minute', timestamp '2024-02-29 12:34:56'), date_trunc('day', timestamptz '2024-02-29 12:34:56+00'), date_trunc('day', timestamptz '2024-02-29 03:34:56+00', 'America/New_York'), date_trunc('hour', interval '3 days 02:47:33'), date_trunc('month', interval '1 year 2 months 3 days'), date_trunc('month', date '2024-02-29');
--> date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamp | date_trunc:timestamptz | date_trunc:timestamptz | date_trunc:interval | date_trunc:interval | date_trunc:timestamptz
--| 2024-02-29 12:34:56.789 | 2024-02-29 12:34:56 | 2024-02-29 12:34:00 | 2024-02-29 00:00:00+00 | 2024-02-28 05:00:00+00 | 3 days 02:00:00 | 1 year 2 mons | 2024-02-01 00:00:00+00
SELECT date_trunc('nosuch', timestamp '2024-02-29');
--! 22023: unit "nosuch" not recognized for type timestamp without time zone
SELECT date_bin('15 minutes', timestamp '2020-02-11 15:44:17', timestamp '2001-01-01'), date_bin('1 day', timestamp '2024-02-29 12:00', timestamp '2024-01-01 06:00');
--> date_bin:timestamp | date_bin:timestamp
--| 2020-02-11 15:30:00 | 2024-02-29 06:00:00
SELECT date_bin('1 month', timestamp '2020-02-11', timestamp '2001-01-01');
--! 0A000: timestamps cannot be binned into intervals containing months or years
SELECT date_bin('0 days', timestamp '2020-02-11', timestamp '2001-01-01');
--! 22008: stride must be greater than zero
SELECT age(timestamp '2024-03-01', timestamp '2023-01-31'), age(timestamp '2001-04-10', timestamp '1957-06-13'), age(timestamp '2024-01-01', timestamp '2024-03-15 12:00'), age(date '2024-02-29', date '2023-02-28');
--> age:interval | age:interval | age:interval | age:interval
--| 1 year 1 mon 1 day | 43 years 9 mons 27 days | -2 mons -14 days -12:00:00 | 1 year 1 day
SELECT make_date(2024, 2, 29), make_date(-44, 3, 15), make_time(8, 15, 23.5), make_timestamp(2024, 2, 29, 8, 15, 23.5), make_interval(days => 10), make_interval(1, 2, 3, 4, 5, 6, 7.5), make_interval(hours => 2, secs => 1.5), make_timestamptz(2024, 2, 29, 8, 15, 23.5, 'America/New_York'), make_timestamptz(2024, 2, 29, 8, 15, 23.5);
--> make_date:date | make_date:date | make_time:time | make_timestamp:timestamp | make_interval:interval | make_interval:interval | make_interval:interval | make_timestamptz:timestamptz | make_timestamptz:timestamptz
--| 2024-02-29 | 0044-03-15 BC | 08:15:23.5 | 2024-02-29 08:15:23.5 | 10 days | 1 year 2 mons 25 days 05:06:07.5 | 02:00:01.5 | 2024-02-29 13:15:23.5+00 | 2024-02-29 08:15:23.5+00
SELECT make_date(2023, 2, 29);
--! 22008: date field value out of range: 2023-02-29
SELECT make_time(25, 0, 0);
--! 22008: time field value out of range: 25:00:00
SELECT make_date(0, 1, 1);
--! 22008: date field value out of range: 0-01-01
SELECT isfinite(date '2024-01-01'), isfinite(timestamp 'infinity'), isfinite(interval '1 day');
--> isfinite:bool | isfinite:bool | isfinite:bool
--| t | f | t
SELECT (date '2024-01-01', date '2024-06-01') OVERLAPS (date '2024-05-01', date '2024-12-01'), (date '2024-01-01', interval '10 days') OVERLAPS (date '2024-01-11', interval '1 day'), (time '1:00', time '2:00') OVERLAPS (time '1:30', time '3:00'), (date '2024-01-01', NULL::date) OVERLAPS (date '2024-01-01', date '2024-01-02');
--> overlaps:bool | overlaps:bool | overlaps:bool | overlaps:bool
--| t | f | t | ∅
SELECT d FROM generate_series(timestamp '2024-01-31', timestamp '2024-04-30', interval '1 month') d;
--> d:timestamp
--| 2024-01-31 00:00:00
--| 2024-02-29 00:00:00
--| 2024-03-29 00:00:00
--| 2024-04-29 00:00:00
SELECT d::date FROM generate_series(date '2024-02-27', date '2024-03-01', interval '1 day') d;
--> d:date
--| 2024-02-27
--| 2024-02-28
--| 2024-02-29
--| 2024-03-01
SELECT count(*) FROM generate_series(timestamptz '2024-03-01+00', timestamptz '2024-03-02+00', '6 hours');
--> count:int8
--| 5
SELECT generate_series(timestamp '2024-01-01', timestamp '2024-01-02', interval '0');
--! 22023: step size cannot equal zero
SELECT now() = transaction_timestamp(), current_timestamp = now(), statement_timestamp() >= now(), clock_timestamp() >= now(), current_date = now()::date, localtimestamp = now()::timestamp, pg_typeof(current_time), pg_typeof(localtime), pg_typeof(current_timestamp(2)), pg_typeof(timeofday());
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| t | t | t | t | t | t | time with time zone | time without time zone | timestamp with time zone | text
SELECT 'today'::date = current_date, 'tomorrow'::date - 'yesterday'::date, 'now'::timestamp = localtimestamp, 'today'::timestamp = current_date::timestamp;
--> ?column?:bool | ?column?:int4 | ?column?:bool | ?column?:bool
--| t | 2 | t | t
SELECT min(d), max(d) FROM (VALUES (date '2024-01-01'), (NULL), (date '-infinity')) v(d);
--> min:date | max:date
--| -infinity | 2024-01-01
SELECT sum(i), avg(i), min(i), max(i) FROM (VALUES (interval '1 day'), (interval '36 hours'), (interval '1 month')) v(i);
--> sum:interval | avg:interval | min:interval | max:interval
--| 1 mon 1 day 36:00:00 | 10 days 20:00:00 | 1 day | 1 mon
SELECT timestamp '2024-01-01 12:00'::date, timestamp '2024-01-01 12:00'::time, timestamptz '2024-01-01 12:00+00'::time, timestamptz '2024-01-01 12:00+00'::timetz, interval '25 hours'::time, time '12:00'::interval, '12:00'::text::time;
--> date:date | time:time | time:time | timetz:timetz | time:time | interval:interval | time:time
--| 2024-01-01 | 12:00:00 | 12:00:00 | 12:00:00+00 | 01:00:00 | 12:00:00 | 12:00:00
SELECT '2024-01-01'::date::text, '2024-01-01 12:00'::timestamp::text, '12:00'::time::text, '1 day'::interval::text;
--> text:text | text:text | text:text | text:text
--| 2024-01-01 | 2024-01-01 12:00:00 | 12:00:00 | 1 day
SELECT pg_typeof(date '2024-01-01' + interval '1 day'), pg_typeof(date '2024-01-01' - date '2024-01-01'), pg_typeof(timestamp '2024-01-01' - timestamp '2024-01-01'), pg_typeof(date '2024-01-01' + time '12:00'), pg_typeof(time '12:00' - time '11:00');
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| timestamp without time zone | integer | interval | timestamp without time zone | interval

-- Nothing after the last colon is zero.
SELECT time '11:', time '11:12:', interval '00:00:', interval '1:';
--> time:time | time:time | interval:interval | interval:interval
--| 11:00:00 | 11:12:00 | 00:00:00 | 01:00:00

SELECT date '-1000-01-01';
--! 22009: time zone displacement out of range: "-1000-01-01"

SELECT timestamp '-1000-01-01 01:03:20';
--! 22009: time zone displacement out of range: "-1000-01-01 01:03:20"

SELECT timetz '02:30:00+20:xx';
--! 22009: time zone displacement out of range: "02:30:00+20:xx"

SELECT timezone(interval '4 minute', timetz '12:15:37.123456-08'), timezone('UTC', timetz '12:15-08'), timezone(interval '-1 hour', timetz '00:15+00');
--> timezone:timetz | timezone:timetz | timezone:timetz
--| 20:19:37.123456+00:04 | 20:15:00+00 | 23:15:00-01
-- A time of day behind a date, but not in the form of ISO 8601.
SELECT '2001-02-03 04:05:06.007-08:09'::time, '2001-02-03 04:05:06-08'::timetz, 'T04:05:06'::time, '2001-02-03T04:05:06.007'::timestamp;
--> time:time | timetz:timetz | time:time | timestamp:timestamp
--| 04:05:06.007 | 04:05:06-08 | 04:05:06 | 2001-02-03 04:05:06.007
SELECT '2001-02-03T04:05:06.007'::time;
--! 22007: invalid input syntax for type time: "2001-02-03T04:05:06.007"
SELECT '2001-02-03T04:05:06.007-08:09:10'::time;
--! 22007: invalid input syntax for type time: "2001-02-03T04:05:06.007-08:09:10"
SELECT '2001-02-03T04:05:06-08'::timetz;
--! 22007: invalid input syntax for type time with time zone: "2001-02-03T04:05:06-08"
