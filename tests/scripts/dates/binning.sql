-- date_bin and make_interval at their limits; fractions read by a template.
SELECT date_bin('200000000 days'::interval, '2024-02-01'::timestamp, '2024-01-01'::timestamp);
--! 22008: interval out of range
SELECT date_bin('15 minutes'::interval, timestamp '294276-12-30', timestamp '4000-12-20 BC');
--! 22008: interval out of range
SELECT date_bin('365000 days'::interval, '4400-01-01 BC'::timestamp, '4000-01-01 BC'::timestamp);
--! 22008: timestamp out of range
SELECT date_bin('15 minutes'::interval, '2020-02-11 15:44:17'::timestamp, '2001-01-01'::timestamp), date_bin('7 days', '2000-01-01'::timestamp, '2001-01-01'::timestamp);
--> date_bin:timestamp | date_bin:timestamp
--| 2020-02-11 15:30:00 | 1999-12-27 00:00:00
SELECT make_interval(secs := 'NaN');
--! 22008: interval out of range
SELECT make_interval(secs := 'Infinity');
--! 22008: interval out of range
SET timezone = 'UTC';
--= SET
SELECT f, to_timestamp('2018-11-02 12:34:56.123456', 'YYYY-MM-DD HH24:MI:SS.FF' || f) FROM generate_series(1, 6) f;
--> f:int4 | to_timestamp:timestamptz
--| 1 | 2018-11-02 12:34:56.1+00
--| 2 | 2018-11-02 12:34:56.12+00
--| 3 | 2018-11-02 12:34:56.123+00
--| 4 | 2018-11-02 12:34:56.1235+00
--| 5 | 2018-11-02 12:34:56.12346+00
--| 6 | 2018-11-02 12:34:56.123456+00
SELECT f, to_timestamp('2018-11-02 12:34:56.12', 'YYYY-MM-DD HH24:MI:SS.FF' || f) FROM generate_series(1, 6) f;
--> f:int4 | to_timestamp:timestamptz
--| 1 | 2018-11-02 12:34:56.1+00
--| 2 | 2018-11-02 12:34:56.12+00
--| 3 | 2018-11-02 12:34:56.12+00
--| 4 | 2018-11-02 12:34:56.12+00
--| 5 | 2018-11-02 12:34:56.12+00
--| 6 | 2018-11-02 12:34:56.12+00
SELECT f, to_timestamp('20181102123456123456', 'YYYYMMDDHH24MISSFF' || f) FROM generate_series(1, 6) f;
--> f:int4 | to_timestamp:timestamptz
--| 1 | 2018-11-02 12:34:56.1+00
--| 2 | 2018-11-02 12:34:56.12+00
--| 3 | 2018-11-02 12:34:56.123+00
--| 4 | 2018-11-02 12:34:56.1235+00
--| 5 | 2018-11-02 12:34:56.12346+00
--| 6 | 2018-11-02 12:34:56.123456+00
SELECT to_timestamp('12:34:56.7', 'HH24:MI:SS.US'), to_timestamp('12:34:59.9999', 'HH24:MI:SS.FF2');
--> to_timestamp:timestamptz | to_timestamp:timestamptz
--| 0001-01-01 12:34:56.7+00 BC | 0001-01-01 12:35:00+00 BC
