-- The functions that the information schema's columns come from, called by tools that look into pg_attribute themselves.

create domain percent as numeric(5, 2);
--= CREATE DOMAIN

create table measured(a varchar(20), b percent, c int, d timestamp(3), e text, f interval day to second(2), g bit(7), h float8, i char(4), j date, k numeric, l numeric(9, 3), m smallint, n time);
--= CREATE TABLE

select a.attname, information_schema._pg_truetypid(a, t)::regtype, information_schema._pg_truetypmod(a.*, t.*), information_schema._pg_char_max_length(i, m), information_schema._pg_char_octet_length(i, m),
  information_schema._pg_numeric_precision(i, m), information_schema._pg_numeric_precision_radix(i, m), information_schema._pg_numeric_scale(i, m), information_schema._pg_datetime_precision(i, m)
  from pg_attribute a join pg_type t on t.oid = a.atttypid, lateral (select information_schema._pg_truetypid(a, t), information_schema._pg_truetypmod(a, t)) x(i, m)
  where attrelid = 'measured'::regclass and attnum > 0 order by attnum;
--> attname:name | _pg_truetypid:regtype | _pg_truetypmod:int4 | _pg_char_max_length:int4 | _pg_char_octet_length:int4 | _pg_numeric_precision:int4 | _pg_numeric_precision_radix:int4 | _pg_numeric_scale:int4 | _pg_datetime_precision:int4
--| a | character varying | 24 | 20 | 80 | ∅ | ∅ | ∅ | ∅
--| b | numeric | 327686 | ∅ | ∅ | 5 | 10 | 2 | ∅
--| c | integer | -1 | ∅ | ∅ | 32 | 2 | 0 | ∅
--| d | timestamp without time zone | 3 | ∅ | ∅ | ∅ | ∅ | ∅ | 3
--| e | text | -1 | ∅ | 1073741824 | ∅ | ∅ | ∅ | ∅
--| f | interval | 470286338 | ∅ | ∅ | ∅ | ∅ | ∅ | 2
--| g | bit | 7 | 7 | ∅ | ∅ | ∅ | ∅ | ∅
--| h | double precision | -1 | ∅ | ∅ | 53 | 2 | ∅ | ∅
--| i | character | 8 | 4 | 16 | ∅ | ∅ | ∅ | ∅
--| j | date | -1 | ∅ | ∅ | ∅ | ∅ | ∅ | 0
--| k | numeric | -1 | ∅ | ∅ | ∅ | 10 | ∅ | ∅
--| l | numeric | 589831 | ∅ | ∅ | 9 | 10 | 3 | ∅
--| m | smallint | -1 | ∅ | ∅ | 16 | 2 | 0 | ∅
--| n | time without time zone | -1 | ∅ | ∅ | ∅ | ∅ | ∅ | 6

select column_name, character_maximum_length, character_octet_length, numeric_precision, numeric_precision_radix, numeric_scale, datetime_precision
  from information_schema.columns where table_name = 'measured' order by ordinal_position;
--> column_name:name | character_maximum_length:int4 | character_octet_length:int4 | numeric_precision:int4 | numeric_precision_radix:int4 | numeric_scale:int4 | datetime_precision:int4
--| a | 20 | 80 | ∅ | ∅ | ∅ | ∅
--| b | ∅ | ∅ | 5 | 10 | 2 | ∅
--| c | ∅ | ∅ | 32 | 2 | 0 | ∅
--| d | ∅ | ∅ | ∅ | ∅ | ∅ | 3
--| e | ∅ | 1073741824 | ∅ | ∅ | ∅ | ∅
--| f | ∅ | ∅ | ∅ | ∅ | ∅ | 2
--| g | 7 | ∅ | ∅ | ∅ | ∅ | ∅
--| h | ∅ | ∅ | 53 | 2 | ∅ | ∅
--| i | 4 | 16 | ∅ | ∅ | ∅ | ∅
--| j | ∅ | ∅ | ∅ | ∅ | ∅ | 0
--| k | ∅ | ∅ | ∅ | 10 | ∅ | ∅
--| l | ∅ | ∅ | 9 | 10 | 3 | ∅
--| m | ∅ | ∅ | 16 | 2 | 0 | ∅
--| n | ∅ | ∅ | ∅ | ∅ | ∅ | 6

drop table measured;
--= DROP TABLE

drop domain percent;
--= DROP DOMAIN
