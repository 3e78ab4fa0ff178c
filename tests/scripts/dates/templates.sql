-- to_date, to_timestamp and to_char of intervals: what a template reads, and what it refuses.

set timezone='UTC';
--= SET

select to_char('2000-07-01'::timestamptz,'TZ tz OF TZH:TZM');
--> to_char:text
--| UTC utc +00 +00:00

select '2000-07-01'::timestamptz,to_char('2000-07-01'::timestamptz,'TZ');
--> timestamptz:timestamptz | to_char:text
--| 2000-07-01 00:00:00+00 | UTC

select to_date('2022-01-23', '%Y-%m-%d');
--> to_date:date
--| 2022-01-01

select to_char('-20459year -256 days  -120hours 866seconds'::interval, 'YYYY IYYY YY IY MM DD PM pm HH HH12 HH24 MI SS');
--> to_char:text
--| -20459 -20460 -59 -60 00 -256 AM am -11 -11 -119 -45 -34

select to_char('-20459year -256 days'::interval,'IYYY IYY IY I DDD J W CC'),to_char('0year -256 days'::interval,'IYYY IYY IY I DDD'),to_char('3 mons 40 days'::interval,'IYYY IYY IY I DDD W'),to_char('-3 mons -40 days'::interval,'IYYY IYY IY I DDD IDDD J WW IW W Q CC YYYY YYY YY Y MM');
--> to_char:text | to_char:text | to_char:text | to_char:text
--| -20460 -460 -60 0 -7365496 -5751724 -35 -204 | -001 -01 -1 -1 -256 | 0000 000 00 0 130 6 | -001 -01 -1 -1 -130 200 1720897 -17 29 -4 0 00 0000 000 00 0 -03

select to_char('1year 1month 1day'::interval, 'IY MM tzhtzm');
--! 22007: invalid format specification for an interval value

select to_timestamp('2021/12/30 14:52:49 +330', 'YYYY/MM/DD HH24:MI:SS TZHTZM');
--! 22009: time zone displacement out of range: "2021/12/30 14:52:49 +330"

select to_timestamp('0097/Feb/16 --> 08:14:30', 'YYYY/Mon/DD --> HH:MI:SS');
--> to_timestamp:timestamptz
--| 0097-02-16 08:14:30+00

select to_timestamp('97/2/16 8:14:30', 'FMYYYY/FMMM/FMDD FMHH:FMMI:FMSS');
--> to_timestamp:timestamptz
--| 0097-02-16 08:14:30+00

select to_timestamp('2011$03!18 23_38_15', 'YYYY-MM-DD HH24:MI:SS');
--> to_timestamp:timestamptz
--| 2011-03-18 23:38:15+00

select to_timestamp('1985 January 12', 'YYYY FMMonth DD');
--> to_timestamp:timestamptz
--| 1985-01-12 00:00:00+00

select to_timestamp('1985 FMMonth 12', 'YYYY "FMMonth" DD'), to_timestamp('1985 \ 12', 'YYYY \\ DD');
--> to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1985-01-12 00:00:00+00 | 1985-01-12 00:00:00+00

select to_timestamp('My birthday-> Year: 1976, Month: May, Day: 16','"My birthday-> Year:" YYYY, "Month:" FMMonth, "Day:" DD');
--> to_timestamp:timestamptz
--| 1976-05-16 00:00:00+00

select to_timestamp('1,582nd VIII 21', 'Y,YYYth FMRM DD'), to_timestamp('15 "text between quote marks" 98 54 45',E'HH24 "\\"text between quote marks\\"" YY MI SS'), to_timestamp('05121445482000', 'MMDDHH24MISSYYYY');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1582-08-21 00:00:00+00 | 1998-01-01 15:54:45+00 | 2000-05-12 14:45:48+00

select to_timestamp('2000January09Sunday', 'YYYYFMMonthDDFMDay');
--> to_timestamp:timestamptz
--| 2000-01-09 00:00:00+00

select to_timestamp('97/Feb/16', 'YYMonDD');
--! 22007: invalid value "/Feb/16" for "Mon"

select to_timestamp('97/Feb/16', 'YY:Mon:DD'), to_timestamp('97/Feb/16', 'FXYY:Mon:DD'),to_timestamp('97/Feb/16', 'FXYY/Mon/DD');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1997-02-16 00:00:00+00 | 1997-02-16 00:00:00+00 | 1997-02-16 00:00:00+00

select to_timestamp('19971116', 'YYYYMMDD'), to_timestamp('20000-1116', 'YYYY-MMDD'), to_timestamp('1997 AD 11 16', 'YYYY BC MM DD'),to_timestamp('1997 BC 11 16', 'YYYY BC MM DD'),to_timestamp('1997 A.D. 11 16', 'YYYY B.C. MM DD');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1997-11-16 00:00:00+00 | 20000-11-16 00:00:00+00 | 1997-11-16 00:00:00+00 | 1997-11-16 00:00:00+00 BC | 1997-11-16 00:00:00+00

select to_timestamp('9-1116', 'Y-MMDD'),to_timestamp('95-1116', 'YY-MMDD'),to_timestamp('995-1116', 'YYY-MMDD');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2009-11-16 00:00:00+00 | 1995-11-16 00:00:00+00 | 1995-11-16 00:00:00+00

select to_timestamp('2005426', 'YYYYWWD'),to_timestamp('2005300', 'YYYYDDD'),to_timestamp('2005527', 'IYYYIWID'),to_timestamp('005527', 'IYYIWID'),to_timestamp('05527', 'IYIWID'),to_timestamp('5527', 'IIWID'),to_timestamp('2005364', 'IYYYIDDD'),to_timestamp('20050302', 'YYYYMMDD');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2005-10-15 00:00:00+00 | 2005-10-27 00:00:00+00 | 2006-01-01 00:00:00+00 | 2006-01-01 00:00:00+00 | 2006-01-01 00:00:00+00 | 2006-01-01 00:00:00+00 | 2006-01-01 00:00:00+00 | 2005-03-02 00:00:00+00

select to_timestamp('2005 03 02', 'YYYYMMDD'),to_timestamp(' 2005 03 02', 'YYYYMMDD'),to_timestamp('  20050302', 'YYYYMMDD'),to_timestamp('2011-12-18 11:38 AM', 'YYYY-MM-DD HH12:MI PM'),to_timestamp('2011-12-18 11:38 PM', 'YYYY-MM-DD HH12:MI PM'),to_timestamp('2011-12-18 11:38 A.M.', 'YYYY-MM-DD HH12:MI P.M.');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2005-03-02 00:00:00+00 | 2005-03-02 00:00:00+00 | 2005-03-02 00:00:00+00 | 2011-12-18 11:38:00+00 | 2011-12-18 23:38:00+00 | 2011-12-18 11:38:00+00

select to_timestamp('2011-12-18 11:38 +05', 'YYYY-MM-DD HH12:MI TZH'),to_timestamp('2011-12-18 11:38 -05', 'YYYY-MM-DD HH12:MI TZH'),to_timestamp('2011-12-18 11:38 +05:20', 'YYYY-MM-DD HH12:MI TZH:TZM'),to_timestamp('2011-12-18 11:38 20', 'YYYY-MM-DD HH12:MI TZM');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2011-12-18 06:38:00+00 | 2011-12-18 16:38:00+00 | 2011-12-18 06:18:00+00 | 2011-12-18 11:18:00+00

select to_timestamp('2011-12-18 11:38 PST', 'YYYY-MM-DD HH12:MI TZ');
--! 0A000: formatting field "TZ" is only supported in to_char

select i,to_timestamp('2018-11-02 12:34:56.025', 'YYYY-MM-DD HH24:MI:SS.MS'),to_timestamp('2018-11-02 12:34:56.' || repeat('1',i), 'YYYY-MM-DD HH24:MI:SS.FF' || i) from generate_series(1,6) i;
--> i:int4 | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.1+00
--| 2 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.11+00
--| 3 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.111+00
--| 4 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.1111+00
--| 5 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.11111+00
--| 6 | 2018-11-02 12:34:56.025+00 | 2018-11-02 12:34:56.111111+00

select to_date('1 4 1902', 'Q MM YYYY'),to_date('3 4 21 01', 'W MM CC YY'),to_date('2458872', 'J');
--> to_date:date | to_date:date | to_date:date
--| 1902-04-01 | 2001-04-15 | 2020-01-23

select to_date('44-02-01 BC','YYYY-MM-DD BC'),to_date('-44-02-01','YYYY-MM-DD'),to_date('-44-02-01 BC','YYYY-MM-DD BC');
--> to_date:date | to_date:date | to_date:date
--| 0044-02-01 BC | 0044-02-01 BC | 0044-02-01

select to_timestamp('44-02-01 11:12:13 BC','YYYY-MM-DD HH24:MI:SS BC');
--> to_timestamp:timestamptz
--| 0044-02-01 11:12:13+00 BC

SELECT to_timestamp('2011-12-18 23:38:15', 'YYYY-MM-DD  HH24:MI:SS'),to_timestamp('2011-12-18  23:38:15', 'YYYY-MM-DD HH24:MI:SS'),to_timestamp('2011-12-18   23:38:15', 'YYYY-MM-DD  HH24:MI:SS');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2011-12-18 23:38:15+00 | 2011-12-18 23:38:15+00 | 2011-12-18 23:38:15+00

SELECT to_timestamp('2000+   JUN', 'YYYY/MON'),to_timestamp('  2000 +JUN', 'YYYY/MON'),to_timestamp(' 2000 +JUN', 'YYYY//MON'),to_timestamp('2000  +JUN', 'YYYY//MON'),to_timestamp('2000 + JUN', 'YYYY MON'),to_timestamp('2000 ++ JUN', 'YYYY  MON'),to_timestamp('2000 + + JUN', 'YYYY   MON');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00 | 2000-06-01 00:00:00+00

SELECT to_timestamp('2000 + + JUN', 'YYYY  MON');
--! 22007: invalid value "+" for "MON"

SELECT to_timestamp('2000 -10', 'YYYY TZH'),to_timestamp('2000 -10', 'YYYY  TZH');
--> to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2000-01-01 10:00:00+00 | 1999-12-31 14:00:00+00

SELECT to_date('2011 12  18', 'YYYY MM DD'),to_date('2011 12  18', 'YYYY MM  DD'),to_date('2011 12  18', 'YYYY MM   DD'),to_date('2011 12 18', 'YYYY  MM DD'),to_date('2011  12 18', 'YYYY  MM DD'),to_date('2011   12 18', 'YYYY  MM DD'),to_date('2011 12 18', 'YYYYxMMxDD'),to_date('2011x 12x 18', 'YYYYxMMxDD');
--> to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date
--| 2011-12-18 | 2011-12-18 | 2011-12-18 | 2011-12-18 | 2011-12-18 | 2011-12-18 | 2011-12-18 | 2011-12-18

SELECT to_date('2011 x12 x18', 'YYYYxMMxDD');
--! 22007: invalid value "x1" for "MM"

SELECT to_timestamp('2005527', 'YYYYIWID');
--! 22007: invalid combination of date conventions

SELECT to_timestamp('19971', 'YYYYMMDD');
--! 22007: source string too short for "MM" formatting field

SELECT to_timestamp('19971)24', 'YYYYMMDD');
--! 22007: invalid value "1)" for "MM"

SELECT to_timestamp('Friday 1-January-1999', 'DY DD MON YYYY');
--! 22007: invalid value "da" for "DD"

SELECT to_timestamp('Fri 1-January-1999', 'DY DD MON YYYY');
--! 22007: invalid value "uary" for "YYYY"

SELECT to_timestamp('Fri 1-Jan-1999', 'DY DD MON YYYY');
--> to_timestamp:timestamptz
--| 1999-01-01 00:00:00+00

SELECT to_timestamp('1997-11-Jan-16', 'YYYY-MM-Mon-DD');
--! 22007: conflicting values for "Mon" field in formatting string

SELECT to_timestamp('199711xy', 'YYYYMMDD');
--! 22007: invalid value "xy" for "DD"

SELECT to_timestamp('10000000000', 'FMYYYY');
--! 22008: value for "YYYY" in source string is out of range

SELECT to_timestamp('2016-06-13 25:00:00', 'YYYY-MM-DD HH24:MI:SS');
--! 22008: date/time field value out of range: "2016-06-13 25:00:00"

SELECT to_timestamp('2016-06-13 15:60:00', 'YYYY-MM-DD HH24:MI:SS');
--! 22008: date/time field value out of range: "2016-06-13 15:60:00"

SELECT to_timestamp('2016-06-13 15:50:55', 'YYYY-MM-DD HH:MI:SS');
--! 22007: hour "15" is invalid for the 12-hour clock

SELECT to_timestamp('2016-13-01 15:50:55', 'YYYY-MM-DD HH24:MI:SS');
--! 22008: date/time field value out of range: "2016-13-01 15:50:55"

SELECT to_timestamp('2016-02-30 15:50:55', 'YYYY-MM-DD HH24:MI:SS');
--! 22008: date/time field value out of range: "2016-02-30 15:50:55"

SELECT to_timestamp('2015-02-11 86400', 'YYYY-MM-DD SSSS');
--! 22008: date/time field value out of range: "2015-02-11 86400"

SELECT to_timestamp('2015-02-11 86000', 'YYYY-MM-DD SSSS'),to_timestamp('2015-02-11 86000', 'YYYY-MM-DD SSSSS');
--> to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2015-02-11 23:53:20+00 | 2015-02-11 23:53:20+00

SELECT to_date('2016-13-10', 'YYYY-MM-DD');
--! 22008: date/time field value out of range: "2016-13-10"

SELECT to_date('2016 365', 'YYYY DDD'),to_date('2016 366', 'YYYY DDD'),to_date('2015 365', 'YYYY DDD');
--> to_date:date | to_date:date | to_date:date
--| 2016-12-30 | 2016-12-31 | 2015-12-31

SELECT to_date('2015 366', 'YYYY DDD');
--! 22008: date/time field value out of range: "2015 366"

SELECT to_date('2016 367', 'YYYY DDD');
--! 22008: date/time field value out of range: "2016 367"

SELECT to_date('0000-02-01','YYYY-MM-DD'), to_date('100000000', 'CC');
--! 22008: date out of range: "100000000"

SELECT to_char(timestamp '2005-01-01','TMMonth|Month|FMMonth|MONTH|month|mOnth|Mm|Mon'),to_date('','YYYY'),to_date('2005',''),to_timestamp('abc','YYYY');
--! 22007: invalid value "abc" for "YYYY"
