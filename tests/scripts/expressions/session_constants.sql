-- Constant expressions that depend on the session's settings are not the same in every session.

set timezone = 'America/New_York';

select upper('2000-01-01'::timestamptz::text), length('x' || '2000-01-01'::date::timestamptz::text);

select '00:00:00'::timetz = '00:00:00'::time::timetz, '2020-01-01'::date = '2020-01-01 00:00-05'::timestamptz;

select age('2024-03-11 12:00:00-04'::timestamptz, '2024-03-09 12:00:00-05'::timestamptz), age('2025-03-09 12:00:00-05'::timestamptz, '2024-03-09 12:00:00-05'::timestamptz);

set datestyle = 'german';

select upper('2000-01-02'::date::text), lower('2000-01-02 03:04'::timestamp::text);

set extra_float_digits = -3;

select upper((0.1::float8 + 0.2)::text);

reset extra_float_digits;

reset datestyle;

set intervalstyle = 'iso_8601';

select upper('1 year 2 days'::interval::text);

reset intervalstyle;

reset timezone;

-- A month that age() borrows is the earlier date's.

select age(timestamp '2019-06-11 12:00:00', timestamp '2019-07-11 11:00:00'), age(timestamp '2020-02-29', '2020-03-31 12:00'), age(timestamp '2020-03-01', '2020-01-31');
