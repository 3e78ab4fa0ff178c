-- Modifiers of types: what typmodin and typmodout functions answer, and what a column makes of them.
select timestamptztypmodin('{3}'::cstring[]);
--> timestamptztypmodin:int4
--| 3
select timestamptztypmodin(NULL::cstring[]);
--> timestamptztypmodin:int4
--| ∅
select varchartypmodout(14), numerictypmodout(((5<<16)|2)+4), intervaltypmodout(-1), intervaltypmodin('{4}'), intervaltypmodin('{4,3}'), intervaltypmodin('{32767}'), intervaltypmodin('{32767,3}'), timestamptztypmodout(3), bittypmodout(3), timetypmodout(-1), varchartypmodout(-1), bpchartypmodout(-1), bittypmodout(-1), varbittypmodout(7), intervaltypmodout(327679), timetztypmodout(2);
--> varchartypmodout:cstring | numerictypmodout:cstring | intervaltypmodout:cstring | intervaltypmodin:int4 | intervaltypmodin:int4 | intervaltypmodin:int4 | intervaltypmodin:int4 | timestamptztypmodout:cstring | bittypmodout:cstring | timetypmodout:cstring | varchartypmodout:cstring | bpchartypmodout:cstring | bittypmodout:cstring | varbittypmodout:cstring | intervaltypmodout:cstring | timetztypmodout:cstring
--| (10) | (5,2) |  | 327679 | 262147 | -1 | 2147418115 | (3) with time zone | (3) | ␠without time zone |  |  |  | (7) | ␠year | (2) with time zone
select varchartypmodin('{1,2}');
--! 22023: invalid type modifier
select timestamptypmodin('{}');
--! 2202E: typmod array must be one-dimensional
select numerictypmodin('{1,2,3}');
--! 22023: invalid NUMERIC type modifier
select bittypmodin('{0}');
--! 22023: length for type bit must be at least 1
select timetypmodin('{-1}');
--! 22023: TIME(-1) precision must not be negative
select timetypmodin('{1,2}');
--! 22023: invalid type modifier
select varchartypmodin('{a}');
--! 22P02: invalid input syntax for type integer: "a"
select varchartypmodin('{null}');
--! 22004: typmod array must not contain nulls
select intervaltypmodin('{40000}');
--! 22023: invalid INTERVAL type modifier
select intervaltypmodin('{40000}');
--! 22023: invalid INTERVAL type modifier
select interval '1.23456789' second(3), interval(2) '1.2345', '1.2345'::interval(0), cast('1 day' as interval day);
--> interval:interval | interval:interval | interval:interval | interval:interval
--| 00:00:01.235 | 00:00:01.23 | 00:00:01 | 1 day
create table x(a time(3), b interval, c interval(3), d interval second(2), e interval year to month, f numeric(5), g varbit(3), h numeric(4,-2), i varchar, j char);
--= CREATE TABLE
create table y(a varchar(0));
--! 22023: length for type varchar must be at least 1
create table y(a text(3));
--! 42601: type modifier is not allowed for type "text"
create table y(a bit(0));
--! 22023: length for type bit must be at least 1
SELECT attname, format_type(atttypid, atttypmod) FROM pg_attribute WHERE attrelid = 'x'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | format_type:text
--| a | time(3) without time zone
--| b | interval
--| c | interval(3)
--| d | interval second(2)
--| e | interval year to month
--| f | numeric(5,0)
--| g | bit varying(3)
--| h | numeric(4,-2)
--| i | character varying
--| j | character(1)
