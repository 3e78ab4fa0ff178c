-- What interval's input takes and refuses: units that come twice, signs, times, ISO 8601 in its three forms, SQL's style.
select interval 'p1d';
--! 22007: invalid input syntax for type interval: "p1d"
select interval ' P1D';
--! 22007: invalid input syntax for type interval: " P1D"
select interval 'P1Y1Y';
--> interval:interval
--| 2 years
select interval 'P+1Y';
--! 22007: invalid input syntax for type interval: "P+1Y"
select interval '5 1-2';
--! 22007: invalid input syntax for type interval: "5 1-2"
select interval '1-2 3 years';
--> interval:interval
--| 4 years 2 mons
select interval 'P';
--! 22007: invalid input syntax for type interval: "P"
select interval 'P1';
--> interval:interval
--| 1 year
select interval 'PT';
--> interval:interval
--| 00:00:00
select interval 'P1DT';
--> interval:interval
--| 1 day
select interval '1.5.2';
--! 22007: invalid input syntax for type interval: "1.5.2"
select interval '1 year 2';
--> interval:interval
--| 1 year 00:00:02
select interval '-1 2:03';
--> interval:interval
--| -1 days +02:03:00
select interval '1:02.5';
--> interval:interval
--| 00:01:02.5
select interval '1 2-3 4:05';
--! 22007: invalid input syntax for type interval: "1 2-3 4:05"
select interval '+1-2';
--> interval:interval
--| 1 year 2 mons
select interval '1--2';
--! 22015: interval field value out of range: "1--2"
select interval '1.5-2';
--! 22007: invalid input syntax for type interval: "1.5-2"
select interval '@ 1 day ago';
--> interval:interval
--| -1 days
select interval 'ago';
--! 22007: invalid input syntax for type interval: "ago"
select interval '1 day ago 2 hours';
--> interval:interval
--| -1 days -02:00:00
select interval '1.e3';
--! 22007: invalid input syntax for type interval: "1.e3"
select interval '1e3 s';
--! 22007: invalid input syntax for type interval: "1e3 s"
select interval '1.5e1 s';
--! 22007: invalid input syntax for type interval: "1.5e1 s"
select interval '.5 s';
--> interval:interval
--| 00:00:00.5
select interval '5 . s';
--! 22007: invalid input syntax for type interval: "5 . s"
select interval '- 1 day';
--> interval:interval
--| -1 days
select interval '1 - 2';
--! 22007: invalid input syntax for type interval: "1 - 2"
select interval '12:30:15.123456789';
--> interval:interval
--| 12:30:15.123457
select interval '1y2mon3d';
--> interval:interval
--| 1 year 2 mons 3 days
select interval 'infinity';
--! 22007: invalid input syntax for type interval: "infinity"
select interval '1 fortnight';
--! 22007: invalid input syntax for type interval: "1 fortnight"
select interval 'day';
--! 22007: invalid input syntax for type interval: "day"
select interval '1 day day';
--> interval:interval
--| 1 day
select interval '1 days 2';
--> interval:interval
--| 1 day 00:00:02
select interval '1d1d';
--! 22007: invalid input syntax for type interval: "1d1d"
select interval '1.5 weeks 2.25 months 0.1 year';
--> interval:interval
--| 3 mons 17 days 24:00:00
select interval '1 millennium 2.5 century';
--> interval:interval
--| 1250 years
select interval '00:00:60';
--> interval:interval
--| 00:01:00
select interval '00:60:00';
--! 22015: interval field value out of range: "00:60:00"
select interval '24:00';
--> interval:interval
--| 24:00:00
select interval '1:2:3:4';
--! 22007: invalid input syntax for type interval: "1:2:3:4"
select interval '1 12:';
--> interval:interval
--| 1 day 12:00:00
select interval '-12:30 ago';
--> interval:interval
--| 12:30:00
select interval '1.000000001 s';
--> interval:interval
--| 00:00:01
select interval '0.0000005 s';
--> interval:interval
--| 00:00:00
select interval '0.0000015 s';
--> interval:interval
--| 00:00:00.000001
select interval '1 month-1 day';
--! 22007: invalid input syntax for type interval: "1 month-1 day"
select interval '1,2';
--! 22007: invalid input syntax for type interval: "1,2"
select interval '1/2';
--! 22007: invalid input syntax for type interval: "1/2"
select interval '1 us 2 ms';
--> interval:interval
--| 00:00:00.002001
select interval '2 s 1 us';
--> interval:interval
--| 00:00:02.000001
select interval '2.5 s 1 us';
--! 22007: invalid input syntax for type interval: "2.5 s 1 us"
select interval '3:04 5';
--! 22007: invalid input syntax for type interval: "3:04 5"
select interval '3:04 5 h';
--! 22007: invalid input syntax for type interval: "3:04 5 h"
select interval '9223372036854775807 us';
--> interval:interval
--| 2562047788:00:54.775807
select interval '9223372036854775808 us';
--! 22015: interval field value out of range: "9223372036854775808 us"
select interval '2:00 1.5 days';
--> interval:interval
--| 1 day 02:00:00
select interval '1.5 days 2:00';
--> interval:interval
--| 1 day 14:00:00
select interval '-.5 s';
--! 22007: invalid input syntax for type interval: "-.5 s"
select interval '-00:60:00';
--! 22007: invalid input syntax for type interval: "-00:60:00"
select interval '1 ago';
--! 22007: invalid input syntax for type interval: "1 ago"
select interval '1day2hours';
--! 22007: invalid input syntax for type interval: "1day2hours"
select interval '1 (day)';
--> interval:interval
--| 1 day
select interval '1.';
--> interval:interval
--| 00:00:01
select interval '1. s';
--> interval:interval
--| 00:00:01
select interval 'days 2';
--> interval:interval
--| 00:00:02
select interval '1 day 5 ago';
--! 22007: invalid input syntax for type interval: "1 day 5 ago"
select interval '2 ago day';
--! 22007: invalid input syntax for type interval: "2 ago day"
select interval '-1:30:15.5 2 days';
--> interval:interval
--| 2 days -01:30:15.5
select interval '+.5 s';
--! 22007: invalid input syntax for type interval: "+.5 s"
select interval '1 week 3 days';
--> interval:interval
--| 10 days
select interval '99999999999 days';
--! 22015: interval field value out of range: "99999999999 days"
select interval '1 d 2 m';
--> interval:interval
--| 1 day 00:02:00
select interval '2 days 1-1';
--> interval:interval
--| 1 year 1 mon 2 days
select interval '1 on';
--! 22007: invalid input syntax for type interval: "1 on"
select interval '1 at day';
--! 22007: invalid input syntax for type interval: "1 at day"
select interval '1 day2';
--! 22007: invalid input syntax for type interval: "1 day2"
select interval '1d2';
--> interval:interval
--| 1 day 00:00:02
select interval 'P1Y-2M';
--> interval:interval
--| 10 mons
select interval 'PT1:2:3';
--> interval:interval
--| 01:02:03
select interval 'P1.5-2-3T4:5.5';
--> interval:interval
--| 1 year 8 mons 3 days 04:05:30
select interval 'P20240101T';
--> interval:interval
--| 2024 years 1 mon 1 day
select interval 'PT123456.5';
--> interval:interval
--| 12:34:56
select interval 'P1W2D';
--> interval:interval
--| 9 days
select interval 'P1M1W';
--> interval:interval
--| 1 mon 7 days
select interval 'PT1.5';
--> interval:interval
--| 01:30:00
select interval 'P-1-2-3T-4:05:06';
--> interval:interval
--| -10 mons +3 days -03:54:54
select interval 'PT36H';
--> interval:interval
--| 36:00:00
select interval 'P1e2D';
--> interval:interval
--| 100 days
select interval '5.5 seconds 3 milliseconds';
--! 22007: invalid input syntax for type interval: "5.5 seconds 3 milliseconds"
select interval '1:20:05 5 microseconds';
--! 22007: invalid input syntax for type interval: "1:20:05 5 microseconds"
select interval 'P00021015T103020', interval 'P0002-10-15T10:30:20', interval 'P0002-10T1S', interval 'PT10:30';
--> interval:interval | interval:interval | interval:interval | interval:interval
--| 2 years 10 mons 15 days 10:30:20 | 2 years 10 mons 15 days 10:30:20 | 2 years 10 mons 00:00:01 | 10:30:00
select interval 'PT2562047788.0152155019444';
--> interval:interval
--| 2562047788:00:54.775429
select interval 'PT-2562047788.0152155022222';
--> interval:interval
--| -2562047788:00:54.775429
select interval 'PT2562047789';
--! 22015: interval field value out of range: "PT2562047789"
select interval '0.1 yrs 2147483647 months';
--! 22015: interval field value out of range: "0.1 yrs 2147483647 months"
select interval '-2147483648 months ago';
--! 22015: interval field value out of range: "-2147483648 months ago"
select interval '2147483647 years';
--! 22008: interval out of range
select interval '2562047788.1:0:54.775807';
--! 22015: interval field value out of range: "2562047788.1:0:54.775807"
select interval '2562047788:0.1:54.775807';
--! 22007: invalid input syntax for type interval: "2562047788:0.1:54.775807"
select interval '1:2' minute to second, interval '1' year, interval '1-2' year to month;
--> interval:interval | interval:interval | interval:interval
--| 00:01:02 | 1 year | 1 year 2 mons
set intervalstyle = sql_standard;
--= SET
select interval '-23 hours 45 min 12.34 sec', interval '-1 day 23 hours 45 min 12.34 sec', interval '-1 year 2 months 1 day 23 hours 45 min 12.34 sec';
--> interval:interval | interval:interval | interval:interval
--| -23:45:12.34 | -1 23:45:12.34 | -1-2 -1 -23:45:12.34
select interval '-1 year 2 months 1 day 23 hours 45 min +12.34 sec', interval '-1-2 3:4:5', interval '- 1.5 hours 2';
--> interval:interval | interval:interval | interval:interval
--| -0-10 +1 +23:45:12.34 | -1-2 +0 -3:04:05 | -1:30:02
reset intervalstyle;
--= RESET
-- Literals in definitions are shown as they were written, whatever the type's modifier does to them.
create table d(a numeric(12,2) default '0', b varchar(3) default 'abcd', c char(5) default 'x', d timestamp(3) default '2024-01-01 01:02:03.456789', e numeric(5,1) default 1.25, f interval day default '1 day 02:00',
  g bit(3) default '101', i numeric(3,1)[] default '{1.25}', j time(0) default '10:00:00.7', r interval(3) default '1.23456 sec', m int[][], n int[3][4][5], o text[]);
--= CREATE TABLE
select attname, attndims, pg_get_expr(adbin, adrelid) from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum where attrelid = 'd'::regclass and attnum > 0 order by attnum;
--> attname:name | attndims:int4 | pg_get_expr:text
--| a | 0 | '0'::numeric
--| b | 0 | 'abcd'::character varying
--| c | 0 | 'x'::bpchar
--| d | 0 | '2024-01-01 01:02:03.456789'::timestamp without time zone
--| e | 0 | 1.25
--| f | 0 | '1 day'::interval day
--| g | 0 | '101'::"bit"
--| i | 1 | '{1.25}'::numeric[]
--| j | 0 | '10:00:00.7'::time without time zone
--| r | 0 | '00:00:01.235'::interval(3)
--| m | 2 | ∅
--| n | 3 | ∅
--| o | 1 | ∅
insert into d default values;
--! 22001: value too long for type character varying(3)
insert into d(b) values ('ok');
--= INSERT 0 1
select a, c, d, e, f, i, j, r from d;
--> a:numeric | c:bpchar | d:timestamp | e:numeric | f:interval | i:_numeric | j:time | r:interval
--| 0.00 | x   ␠ | 2024-01-01 01:02:03.457 | 1.3 | 1 day | {1.3} | 10:00:01 | 00:00:01.235
create view v as select '0'::numeric(12,2) as a, 'abc'::varchar(2) as b, numeric '1.234'::numeric(3,1), cast('x' as char(3)) where '5'::numeric(3,1) > 1;
--= CREATE VIEW
select pg_get_viewdef('v');
--> pg_get_viewdef:text
--| ␠SELECT '0'::numeric(12,2) AS a,␊    'abc'::character varying(2) AS b,␊    1.234::numeric(3,1) AS "numeric",␊    'x'::character(3) AS bpchar␊  WHERE ('5'::numeric(3,1) > (1)::numeric);
alter table d alter m type int[][][];
--= ALTER TABLE
select attndims from pg_attribute where attrelid = 'd'::regclass and attname = 'm';
--> attndims:int4
--| 3
