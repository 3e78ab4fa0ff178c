-- Of values that are equal and not the same, min and max take the later one; those padded with blanks the first.
SELECT max(x ORDER BY i), min(x ORDER BY i) FROM (VALUES (1, 3.0), (2, 3.00)) v(i, x);
--> max:numeric | min:numeric
--| 3.00 | 3.00
SELECT max(x ORDER BY i), min(x ORDER BY i) FROM (VALUES (1, 3.00), (2, 3.0)) v(i, x);
--> max:numeric | min:numeric
--| 3.0 | 3.0
SELECT max(x ORDER BY i), min(x ORDER BY i) FROM (VALUES (1, '1 day'::interval), (2, '24:00')) v(i, x);
--> max:interval | min:interval
--| 24:00:00 | 24:00:00
SELECT max(x ORDER BY i)::text || '|', min(x ORDER BY i)::text || '|' FROM (VALUES (1, 'a '::bpchar), (2, 'a')) v(i, x);
--> ?column?:text | ?column?:text
--| a| | a|
SELECT max(x ORDER BY i), min(x ORDER BY i) FROM (VALUES (1, array[3.0]), (2, array[3.00])) v(i, x);
--> max:_numeric | min:_numeric
--| {3.00} | {3.00}
SELECT max(x ORDER BY i), min(x ORDER BY i) FROM (VALUES (1, 0::float8), (2, '-0'), (3, -1), (4, '-1')) v(i, x);
--> max:float8 | min:float8
--| -0 | -1
SELECT numeric_larger(3.0, 3.00), numeric_smaller(3.0, 3.00), float8larger(0, '-0'), interval_larger('24:00', '1 day');
--> numeric_larger:numeric | numeric_smaller:numeric | float8larger:float8 | interval_larger:interval
--| 3.00 | 3.00 | -0 | 1 day

-- A date beyond all timestamps comes before infinity.
SELECT '5874897-12-31'::date < 'infinity'::timestamp, '5874897-12-31'::date < 'infinity'::timestamptz, date_cmp_timestamp('5874897-12-31', 'infinity'),
       date_ge_timestamptz('5874897-12-31', 'infinity'), timestamp_le_date('infinity', '5874897-12-31'), '5874897-12-31'::date > '294276-12-31'::timestamp;
--> ?column?:bool | ?column?:bool | date_cmp_timestamp:int4 | date_ge_timestamptz:bool | timestamp_le_date:bool | ?column?:bool
--| t | t | -1 | f | f | t
SELECT 'infinity'::date = 'infinity'::timestamp, '-infinity'::date < '4713-01-01 BC'::timestamp;
--> ?column?:bool | ?column?:bool
--| t | t
SELECT '5874897-12-31'::date + '10:00'::time;
--! 22008: date out of range for timestamp
SELECT '5874897-12-31'::date + '1 day'::interval;
--! 22008: date out of range for timestamp

-- What is said of values out of range.
SELECT date_trunc('Foo', '2024-01-02'::timestamp);
--! 22023: unit "foo" not recognized for type timestamp without time zone
SELECT date_trunc('Foo', '2024-01-02'::timestamptz);
--! 22023: unit "foo" not recognized for type timestamp with time zone
SELECT date_trunc('Foo', '1 day'::interval);
--! 22023: unit "foo" not recognized for type interval
SELECT make_date(-7, 2, -2147483648);
--! 22008: date field value out of range: -6-02--2147483648
SELECT make_date(2024, 13, 1);
--! 22008: date field value out of range: 2024-13-01
SELECT make_time(5, 100, 0.1);
--! 22008: time field value out of range: 5:100:0.1
SELECT make_time(25, 1, 5);
--! 22008: time field value out of range: 25:01:05
SELECT make_timestamp(-7, 31, -7, 1, 2, 3);
--! 22008: date field value out of range: -7-31--7

-- Minus zero is an angle with a sign.
SELECT sind('-0'::float8), cosd('-0'::float8), tand('-0'::float8), cotd('-0'::float8), sind(-180), cotd(-360);
--> sind:float8 | cosd:float8 | tand:float8 | cotd:float8 | sind:float8 | cotd:float8
--| -0 | 1 | 0 | -Infinity | -0 | -Infinity

-- Thresholds are searched, not gone through.
SELECT width_bucket('day'::text, '{"x y","",a}'::text[]), width_bucket(5, '{1,3,5,7}'::int[]), width_bucket(0, '{1,3}'::int[]), width_bucket(9, '{1,3}'::int[]), width_bucket(1, '{}'::int[]);
--> width_bucket:int4 | width_bucket:int4 | width_bucket:int4 | width_bucket:int4 | width_bucket:int4
--| 3 | 3 | 0 | 2 | 0

-- The plain functions beneath aggregates serve others.
CREATE AGGREGATE my_and (boolean) (SFUNC = booland_statefunc, STYPE = boolean);
--= CREATE AGGREGATE
CREATE AGGREGATE my_or (boolean) (SFUNC = boolor_statefunc, STYPE = boolean);
--= CREATE AGGREGATE
CREATE AGGREGATE my_count (*) (SFUNC = int4inc, STYPE = integer, INITCOND = '0');
--= CREATE AGGREGATE
CREATE AGGREGATE my_sum (bigint) (SFUNC = int8_sum, STYPE = numeric);
--= CREATE AGGREGATE
SELECT my_and(x > 1), my_or(x > 1), my_count(*), my_sum(9223372036854775807) FROM (VALUES (1), (2), (NULL)) v(x);
--> my_and:bool | my_or:bool | my_count:int4 | my_sum:numeric
--| f | t | 3 | 27670116110564327421
SELECT int4inc(2147483647);
--! 22003: integer out of range
DROP AGGREGATE my_and (boolean), my_or (boolean), my_count (*), my_sum (bigint);
--= DROP AGGREGATE
