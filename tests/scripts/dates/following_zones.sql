-- Abbreviations that follow a zone: what they mean depends on the time.
SELECT '2011-03-27 00:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 21:00:00+00
SELECT '2011-03-27 01:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 22:00:00+00
SELECT '2011-03-27 01:59:59 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 22:59:59+00
SELECT '2011-03-27 02:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 22:00:00+00
SELECT '2011-03-27 02:00:01 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 22:00:01+00
SELECT '2011-03-27 02:59:59 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 22:59:59+00
SELECT '2011-03-27 03:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 23:00:00+00
SELECT '2011-03-27 03:00:01 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-26 23:00:01+00
SELECT '2011-03-27 04:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2011-03-27 00:00:00+00
SELECT '2014-10-26 00:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2014-10-25 20:00:00+00
SELECT '2014-10-26 00:59:59 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2014-10-25 20:59:59+00
SELECT '2014-10-26 01:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2014-10-25 22:00:00+00
SELECT '2014-10-26 01:00:01 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2014-10-25 22:00:01+00
SELECT '2014-10-26 02:00:00 MSK'::timestamptz;
--> timestamptz:timestamptz
--| 2014-10-25 23:00:00+00
SELECT '2011-03-27 00:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 21:00:00+00
SELECT '2011-03-27 01:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 22:00:00+00
SELECT '2011-03-27 01:59:59'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 22:59:59+00
SELECT '2011-03-27 02:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 22:00:00+00
SELECT '2011-03-27 02:00:01'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 22:00:01+00
SELECT '2011-03-27 02:59:59'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 22:59:59+00
SELECT '2011-03-27 03:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 23:00:00+00
SELECT '2011-03-27 03:00:01'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-26 23:00:01+00
SELECT '2011-03-27 04:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2011-03-27 00:00:00+00
SELECT '2014-10-26 00:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2014-10-25 20:00:00+00
SELECT '2014-10-26 00:59:59'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2014-10-25 20:59:59+00
SELECT '2014-10-26 01:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2014-10-25 22:00:00+00
SELECT '2014-10-26 01:00:01'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2014-10-25 22:00:01+00
SELECT '2014-10-26 02:00:00'::timestamp AT TIME ZONE 'MSK';
--> timezone:timestamptz
--| 2014-10-25 23:00:00+00
SELECT make_timestamptz(2014, 10, 26, 0, 0, 0, 'MSK');
--> make_timestamptz:timestamptz
--| 2014-10-25 20:00:00+00
SELECT make_timestamptz(2014, 10, 26, 1, 0, 0, 'MSK');
--> make_timestamptz:timestamptz
--| 2014-10-25 22:00:00+00
SELECT '2011-03-26 21:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 00:00:00
SELECT '2011-03-26 22:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 01:00:00
SELECT '2011-03-26 22:59:59 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 01:59:59
SELECT '2011-03-26 23:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 03:00:00
SELECT '2011-03-26 23:00:01 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 03:00:01
SELECT '2011-03-26 23:59:59 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 03:59:59
SELECT '2011-03-27 00:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2011-03-27 04:00:00
SELECT '2014-10-25 21:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2014-10-26 01:00:00
SELECT '2014-10-25 21:59:59 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2014-10-26 01:59:59
SELECT '2014-10-25 22:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2014-10-26 01:00:00
SELECT '2014-10-25 22:00:01 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2014-10-26 01:00:01
SELECT '2014-10-25 23:00:00 UTC'::timestamptz AT TIME ZONE 'MSK';
--> timezone:timestamp
--| 2014-10-26 02:00:00
SELECT '2001-01-01 12:00 VLAT'::timestamptz AT TIME ZONE 'UTC', '2012-01-01 12:00 VLAT'::timestamptz AT TIME ZONE 'UTC', '2020-07-01 12:00 vlat'::timestamptz AT TIME ZONE 'UTC';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp
--| 2001-01-01 02:00:00 | 2012-01-01 01:00:00 | 2020-07-01 02:00:00
SELECT '1980-07-01 12:00 MSD'::timestamptz AT TIME ZONE 'UTC', '1995-01-01 12:00 ART'::timestamptz AT TIME ZONE 'UTC', '2020-01-01 12:00 LKT'::timestamptz AT TIME ZONE 'UTC';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp
--| 1980-07-01 08:00:00 | 1995-01-01 15:00:00 | 2020-01-01 06:30:00
SELECT '1990-06-01 12:00 LHDT'::timestamptz AT TIME ZONE 'UTC', '2020-06-01 12:00 LHDT'::timestamptz AT TIME ZONE 'UTC', '2020-01-01 12:00 LHDT'::timestamptz AT TIME ZONE 'UTC';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp
--| 1990-06-01 01:30:00 | 2020-06-01 01:30:00 | 2020-01-01 01:00:00
SELECT '2020-06-01 12:00'::timestamp AT TIME ZONE 'VET', '2010-06-01 12:00'::timestamp AT TIME ZONE 'VET', '2000-06-01 12:00'::timestamp AT TIME ZONE 'VET';
--> timezone:timestamptz | timezone:timestamptz | timezone:timestamptz
--| 2020-06-01 16:00:00+00 | 2010-06-01 16:30:00+00 | 2000-06-01 16:00:00+00
SELECT '2010-06-01 12:00 UTC'::timestamptz AT TIME ZONE 'SGT', '1975-06-01 12:00 UTC'::timestamptz AT TIME ZONE 'SGT', '1940-06-01 12:00 UTC'::timestamptz AT TIME ZONE 'SGT';
--> timezone:timestamp | timezone:timestamp | timezone:timestamp
--| 2010-06-01 20:00:00 | 1975-06-01 19:30:00 | 1940-06-01 19:20:00
SELECT date_trunc('day', '2011-03-27 22:30 UTC'::timestamptz, 'MSK');
--> date_trunc:timestamptz
--| 2011-03-27 20:00:00+00
SELECT make_timestamptz(2012, 6, 1, 12, 0, 0, 'MSK'), make_timestamptz(2016, 6, 1, 12, 0, 0, 'MSK');
--> make_timestamptz:timestamptz | make_timestamptz:timestamptz
--| 2012-06-01 08:00:00+00 | 2016-06-01 09:00:00+00
SELECT '12:00 MSK'::timetz IS NOT NULL;
--> ?column?:bool
--| t
