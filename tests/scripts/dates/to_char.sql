-- to_char, to_date and to_timestamp.
SELECT to_char(timestamp '2024-03-05 14:07:09.123456', 'YYYY-MM-DD HH24:MI:SS.US'), to_char(timestamp '2024-03-05 14:07:09.123456', 'HH12:MI:SS AM'), to_char(timestamp '2024-03-05 14:07:09.123456', 'HH:MI p.m.'), to_char(timestamp '2024-03-05 02:07:09', 'HH:MI:SS a.m. PM');
--> to_char:text | to_char:text | to_char:text | to_char:text
--| 2024-03-05 14:07:09.123456 | 02:07:09 PM | 02:07 p.m. | 02:07:09 a.m. AM
SELECT to_char(timestamp '2024-03-05 14:07:09.123456', 'MS'), to_char(timestamp '2024-03-05 14:07:09.123456', 'FF1 FF2 FF3 FF4 FF5 FF6'), to_char(timestamp '2024-03-05 14:07:09', 'SSSS SSSSS');
--> to_char:text | to_char:text | to_char:text
--| 123 | 1 12 123 1234 12345 123456 | 50829 50829
SELECT to_char(date '2024-03-05', 'Y,YYY YYYY YYY YY Y'), to_char(date '2024-03-05', 'IYYY IYY IY I IW ID IDDD'), to_char(date '2024-12-30', 'IYYY-IW-ID'), to_char(date '2021-01-01', 'IYYY-IW-ID WW W D DD DDD');
--> to_char:text | to_char:text | to_char:text | to_char:text
--| 2,024 2024 024 24 4 | 2024 024 24 4 10 2 065 | 2025-01-1 | 2020-53-5 01 1 6 01 001
SELECT to_char(date '2024-03-05', 'MONTH Month month MON Mon mon MM RM rm'), to_char(date '2024-09-05', 'FMMonth FMDD FMMM'), to_char(date '2024-03-05', 'DAY Day day DY Dy dy'), to_char(date '2024-03-05', 'FMDay, FMDD FMMonth YYYY');
--> to_char:text | to_char:text | to_char:text | to_char:text
--| MARCH     March     march     MAR Mar mar 03 III  iii␠ | September 5 9 | TUESDAY   Tuesday   tuesday   TUE Tue tue | Tuesday, 5 March 2024
SELECT to_char(date '2024-03-05', 'CC Q J'), to_char(date '0044-03-15 BC', 'YYYY BC AD B.C. bc'), to_char(date '2024-03-01', 'DDth DDTH'), to_char(date '2024-03-02', 'FMDDth'), to_char(date '2024-03-11', 'DDth'), to_char(date '2024-03-23', 'ddth');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| 21 1 2460375 | 0044 BC BC B.C. bc | 01st 01ST | 2nd | 11th | 23rd
SELECT to_char(date '2024-03-05', '"Year" YYYY'), to_char(date '2024-03-05', 'YYYY\MM'), to_char(date '2024-03-05', 'yyyy/mm/dd'), to_char(date '2024-03-05', 'TMMonth TMDay'), to_char(date '2024-03-05', ''), to_char(timestamp 'infinity', 'YYYY');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| Year 2024 | 2024\03 | 2024/03/05 | March Tuesday | ∅ | ∅
SELECT to_char(timestamptz '2024-03-05 14:07:09+00', 'TZ tz TZH:TZM OF');
--> to_char:text
--| UTC utc +00:00 +00
SET TimeZone = 'America/New_York';
--= SET
SELECT to_char(timestamptz '2024-03-05 14:07:09+00', 'YYYY-MM-DD HH24:MI:SS TZ OF'), to_char(timestamptz '2024-07-05 14:07:09+00', 'HH24 TZ TZH TZM');
--> to_char:text | to_char:text
--| 2024-03-05 09:07:09 EST -05 | 10 EDT -04 00
SET TimeZone = 'Asia/Kolkata';
--= SET
SELECT to_char(timestamptz '2024-03-05 14:07:09+00', 'HH24:MI TZ OF TZH:TZM');
--> to_char:text
--| 19:37 IST +05:30 +05:30
RESET TimeZone;
--= RESET
SELECT to_char(interval '15h 2m 12s', 'HH24:MI:SS'), to_char(interval '3 days 15h', 'DD HH24'), to_char(interval '100 hours', 'HH24 HH12'), to_char(interval '1 year 2 months', 'YYYY MM'), to_char(interval '-3 hours', 'HH24:MI');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| 15:02:12 | 03 15 | 100 04 | 0001 02 | -03:00
SELECT to_char(interval '-1 day -2 hours -3 min -4 sec', 'DD HH24 MI SS'), to_char(interval '-11 days', 'DD');
--> to_char:text | to_char:text
--| -1 -02 -03 -04 | -11
SELECT to_char(time '15:02:12', 'HH12:MI AM');
--> to_char:text
--| 03:02 PM
SELECT to_date('05 Dec 2000', 'DD Mon YYYY'), to_date('2024-03-05', 'YYYY-MM-DD'), to_date('20240305', 'YYYYMMDD'), to_date('5/3/24', 'DD/MM/YY'), to_date('2024 65', 'YYYY DDD'), to_date('2024-10-3', 'IYYY-IW-ID'), to_date('March 2024', 'Month YYYY'), to_date('44 BC', 'YYYY BC'), to_date('2460375', 'J');
--> to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date
--| 2000-12-05 | 2024-03-05 | 2024-03-05 | 2024-03-05 | 2024-03-05 | 2024-03-06 | 2024-03-01 | 0044-01-01 BC | 2024-03-05
SELECT to_timestamp('05 Dec 2000 13:45', 'DD Mon YYYY HH24:MI'), to_timestamp('2024-03-05 02:07:09 PM', 'YYYY-MM-DD HH12:MI:SS AM'), to_timestamp('2024-03-05 14:07:09.123', 'YYYY-MM-DD HH24:MI:SS.MS'), to_timestamp('2024-03-05 14:07:09.123456', 'YYYY-MM-DD HH24:MI:SS.US'), to_timestamp('15:12:02.020.001230', 'HH24:MI:SS.MS.US');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 2000-12-05 13:45:00+00 | 2024-03-05 14:07:09+00 | 2024-03-05 14:07:09.123+00 | 2024-03-05 14:07:09.123456+00 | 0001-01-01 15:12:02.02123+00 BC
SELECT to_timestamp(0), to_timestamp(1284352323.5), to_timestamp(-1.25), to_timestamp('Infinity');
--> to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz | to_timestamp:timestamptz
--| 1970-01-01 00:00:00+00 | 2010-09-13 04:32:03.5+00 | 1969-12-31 23:59:58.75+00 | infinity
SELECT to_date('2024-02-30', 'YYYY-MM-DD');
--! 22008: date/time field value out of range: "2024-02-30"
SELECT to_date('2024-13-01', 'YYYY-MM-DD');
--! 22008: date/time field value out of range: "2024-13-01"
SELECT to_date('abc', 'YYYY');
--! 22007: invalid value "abc" for "YYYY"
SELECT to_date('Foo 2024', 'Mon YYYY');
--! 22007: invalid value "Foo" for "Mon"
SELECT to_timestamp('25:00', 'HH24:MI');
--! 22008: date/time field value out of range: "25:00"
SELECT to_timestamp('13:00', 'HH12:MI');
--! 22007: hour "13" is invalid for the 12-hour clock
SELECT to_date('2024', 'YYYY-IW');
--> to_date:date
--| 2024-01-01
SELECT to_date('97', 'YY'), to_date('24', 'YY'), to_date('995', 'YYY'), to_date('1', 'Y'), to_date('12024-01-01', 'YYYY-MM-DD'), to_date('  2024  03 05', 'YYYY MM DD'), to_date('2024-3-5', 'FXYYYY-MM-DD');
--> to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date | to_date:date
--| 1997-01-01 | 2024-01-01 | 1995-01-01 | 2001-01-01 | 12024-01-01 | 2024-03-05 | 2024-03-05
