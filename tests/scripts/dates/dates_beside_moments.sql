-- Dates compare with timestamps also where no timestamp reaches.

SET TIME ZONE 'America/New_York';
--= SET
SELECT '4714-11-24 BC'::date < '2020-10-05'::timestamptz, '2020-10-05'::timestamptz > '4714-11-24 BC'::date, '5874897-12-31'::date > '2020-10-05'::timestamptz, '5874897-12-31'::date < 'infinity'::timestamptz;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT 'infinity'::date = 'infinity'::timestamptz, '-infinity'::date < '2020-10-05'::timestamptz, 'infinity'::date > '2020-10-05'::timestamptz, date '2020-07-01' = timestamptz '2020-07-01 04:00Z';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT date '2020-11-01' <= timestamptz '2020-11-01 04:00Z', date_cmp_timestamptz('2020-11-01', '2020-11-01 03:59Z'), timestamptz_cmp_date('2020-11-01 03:59Z', '2020-11-01');
--> ?column?:bool | date_cmp_timestamptz:int4 | timestamptz_cmp_date:int4
--| t | 1 | -1
RESET TIME ZONE;
--= RESET
