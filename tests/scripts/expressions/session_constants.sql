-- Constant expressions that depend on the session's settings are not the same in every session.

set timezone = 'America/New_York';
--= SET

select upper('2000-01-01'::timestamptz::text), length('x' || '2000-01-01'::date::timestamptz::text);
--> upper:text | length:int4
--| 2000-01-01 00:00:00-05 | 23

select '00:00:00'::timetz = '00:00:00'::time::timetz, '2020-01-01'::date = '2020-01-01 00:00-05'::timestamptz;
--> ?column?:bool | ?column?:bool
--| t | t

select age('2024-03-11 12:00:00-04'::timestamptz, '2024-03-09 12:00:00-05'::timestamptz), age('2025-03-09 12:00:00-05'::timestamptz, '2024-03-09 12:00:00-05'::timestamptz);
--> age:interval | age:interval
--| 2 days | 1 year 01:00:00

set datestyle = 'german';
--= SET

select upper('2000-01-02'::date::text), lower('2000-01-02 03:04'::timestamp::text);
--> upper:text | lower:text
--| 02.01.2000 | 02.01.2000 03:04:00

set extra_float_digits = -3;
--= SET

select upper((0.1::float8 + 0.2)::text);
--> upper:text
--| 0.3

reset extra_float_digits;
--= RESET

reset datestyle;
--= RESET

set intervalstyle = 'iso_8601';
--= SET

select upper('1 year 2 days'::interval::text);
--> upper:text
--| P1Y2D

reset intervalstyle;
--= RESET

reset timezone;
--= RESET

-- A month that age() borrows is the earlier date's.

select age(timestamp '2019-06-11 12:00:00', timestamp '2019-07-11 11:00:00'), age(timestamp '2020-02-29', '2020-03-31 12:00'), age(timestamp '2020-03-01', '2020-01-31');
--> age:interval | age:interval | age:interval
--| -29 days -23:00:00 | -1 mons -2 days -12:00:00 | 1 mon 1 day
