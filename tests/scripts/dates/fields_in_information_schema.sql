-- information_schema tells which fields an interval has.

create table iv (a interval, b interval(3), c interval year, d interval year to month, f interval day to second(2), g interval second(0), h interval[], i int);
--= CREATE TABLE
create domain idom as interval day to second(1);
--= CREATE DOMAIN
create type icomp as (a interval hour, b idom);
--= CREATE TYPE
create table id (a idom, b icomp);
--= CREATE TABLE
select column_name, data_type, interval_type, datetime_precision from information_schema.columns where table_name in ('iv', 'id') order by table_name, column_name;
--> column_name:name | data_type:varchar | interval_type:varchar | datetime_precision:int4
--| a | interval | DAY TO SECOND(1) | 1
--| b | USER-DEFINED | ∅ | ∅
--| a | interval | ∅ | 6
--| b | interval | ∅ | 3
--| c | interval | YEAR | 6
--| d | interval | YEAR TO MONTH | 6
--| f | interval | DAY TO SECOND(2) | 2
--| g | interval | SECOND(0) | 0
--| h | ARRAY | ∅ | ∅
--| i | integer | ∅ | ∅
select domain_name, interval_type, datetime_precision from information_schema.domains where domain_name = 'idom';
--> domain_name:name | interval_type:varchar | datetime_precision:int4
--| idom | DAY TO SECOND(1) | 1
select attribute_name, interval_type from information_schema.attributes where udt_name = 'icomp' order by 1;
--> attribute_name:name | interval_type:varchar
--| a | HOUR
--| b | DAY TO SECOND(1)
select information_schema._pg_interval_type(1186, -1), information_schema._pg_interval_type(25, -1);
--> _pg_interval_type:text | _pg_interval_type:text
--| ∅ | ∅
drop table iv, id;
--= DROP TABLE
drop type icomp;
--= DROP TYPE
drop domain idom;
--= DROP DOMAIN
