-- What a function sets for itself, or a statement for its transaction, holds for what it computes and prints.
set timezone='NZ';
--= SET
create function a2(t timestamptz) returns text language plpgsql set timezone to 'utc' as $$ begin
 return t::text || ' ' || date_trunc('day',t)::text || ' ' || (t::timestamp)::text || ' ' || to_char(t,'HH24 TZ') || ' ' || extract(hour from t); end $$;
--= CREATE FUNCTION
select a2('2026-11-30 21:00+13');
--> a2:text
--| 2026-11-30 08:00:00+00 2026-11-30 00:00:00+00 2026-11-30 08:00:00 08 UTC 8
create function a2s(t timestamptz) returns text language sql set timezone to 'utc' as $$ select t::text || ' ' || date_trunc('day',t)::text || ' ' || (t::timestamp)::text || ' ' || to_char(t,'HH24 TZ') || ' ' || extract(hour from t) $$;
--= CREATE FUNCTION
select a2s('2026-11-30 21:00+13'), '2026-11-30 21:00+13'::timestamptz;
--> a2s:text | timestamptz:timestamptz
--| 2026-11-30 08:00:00+00 2026-11-30 00:00:00+00 2026-11-30 08:00:00 08 UTC 8 | 2026-11-30 21:00:00+13
create function a5(t text) returns timestamptz language plpgsql set timezone to 'utc' as $$ begin return t::timestamptz; end $$;
--= CREATE FUNCTION
select a5('2026-11-30 00:00');
--> a5:timestamptz
--| 2026-11-30 13:00:00+13
create function f4() returns timestamptz language sql immutable set timezone to 'utc' as $$select date_trunc('month', timestamptz '2026-11-30 21:00+13')$$;
--= CREATE FUNCTION
select f4();
--> f4:timestamptz
--| 2026-11-01 13:00:00+13
create function f5() returns timestamptz language sql stable set timezone to 'utc' as $$select timestamptz '2026-11-30 21:00'$$;
--= CREATE FUNCTION
select f5();
--> f5:timestamptz
--| 2026-12-01 10:00:00+13
create function f6() returns timestamptz language plpgsql stable set timezone to 'utc' as $$begin return timestamptz '2026-11-30 21:00'; end$$;
--= CREATE FUNCTION
select f6(), f6();
--> f6:timestamptz | f6:timestamptz
--| 2026-12-01 10:00:00+13 | 2026-12-01 10:00:00+13
create function a7(d date) returns text language plpgsql set datestyle to 'German' as $$ begin return d::text || ' ' || '1.2.2020'::date; end $$;
--= CREATE FUNCTION
create function a8(i interval) returns text language plpgsql set intervalstyle to 'iso_8601' as $$ begin return i::text; end $$;
--= CREATE FUNCTION
create function a9(b bytea) returns text language plpgsql set bytea_output to 'escape' as $$ begin return b::text; end $$;
--= CREATE FUNCTION
create function b1(f float8) returns text language plpgsql set extra_float_digits to '-5' as $$ begin return f::text; end $$;
--= CREATE FUNCTION
select a7('2020-02-01'), a8('1 day 2 hours'), a9('\x4101'), b1(1.0/3);
--> a7:text | a8:text | a9:text | b1:text
--| 01.02.2020 01.02.2020 | P1DT2H | A\001 | 0.3333333333
do $$ begin set local timezone='utc'; raise notice '% %', timestamptz '2026-11-30 21:00+13', date_trunc('day', timestamptz '2026-11-30 21:00+13'); end $$;
--~ 2026-11-30 08:00:00+00 2026-11-30 00:00:00+00
--= DO
select set_config('timezone','utc',true), timestamptz '2026-11-30 21:00+13';
--> set_config:text | timestamptz:timestamptz
--| UTC | 2026-11-30 08:00:00+00
select timestamptz '2026-11-30 21:00+13';
--> timestamptz:timestamptz
--| 2026-11-30 21:00:00+13
begin; select set_config('timezone','utc',true); select timestamptz '2026-11-30 21:00+13'; savepoint a; set local timezone='Europe/Berlin';  select timestamptz '2026-11-30 21:00+13'; rollback to a; select timestamptz '2026-11-30 21:00+13'; commit;  select timestamptz '2026-11-30 21:00+13';
--= BEGIN
--> set_config:text
--| UTC
--> timestamptz:timestamptz
--| 2026-11-30 08:00:00+00
--= SAVEPOINT
--= SET
--> timestamptz:timestamptz
--| 2026-11-30 09:00:00+01
--= ROLLBACK
--> timestamptz:timestamptz
--| 2026-11-30 08:00:00+00
--= COMMIT
--> timestamptz:timestamptz
--| 2026-11-30 21:00:00+13
create table tt(id int, at timestamptz, d text);
--= CREATE TABLE
create function tg() returns trigger language plpgsql set timezone to 'utc' set datestyle to 'SQL, DMY' as $$ begin new.d := new.at::text || ' ' || '3/4/2020'::date; new.at := '2020-01-01 00:00'; return new; end $$;
--= CREATE FUNCTION
create trigger t before insert on tt for each row execute function tg();
--= CREATE TRIGGER
insert into tt values (1, '2020-05-05 05:05', null) returning *;
--> id:int4 | at:timestamptz | d:text
--| 1 | 2020-01-01 13:00:00+13 | 04/05/2020 17:05:00 UTC 03/04/2020
--= INSERT 0 1
create view vv as select a2(at), at from tt;
--= CREATE VIEW
select * from vv;
--> a2:text | at:timestamptz
--| 2020-01-01 00:00:00+00 2020-01-01 00:00:00+00 2020-01-01 00:00:00 00 UTC 0 | 2020-01-01 13:00:00+13
create procedure pp() language plpgsql set timezone to 'America/New_York' as $$ declare t timestamptz := '2020-02-02 02:02'; begin raise notice '% %', t, now() = clock_timestamp(); insert into tt values (2, t, 'x'); end $$;
--= CREATE PROCEDURE
call pp(); select * from tt order by 1;
--~ 2020-02-02 02:02:00-05 f
--= CALL
--> id:int4 | at:timestamptz | d:text
--| 1 | 2020-01-01 13:00:00+13 | 04/05/2020 17:05:00 UTC 03/04/2020
--| 2 | 2020-01-01 13:00:00+13 | 02/02/2020 07:02:00 UTC 03/04/2020
do $$ declare i int; begin for i in 1..3 loop perform set_config('timezone', (array['UTC','NZ','Asia/Tokyo'])[i], false); raise notice '%', timestamptz '2020-01-01 00:00+00'; raise notice '%', '2020-01-01 00:00'::timestamptz at time zone 'UTC'; execute format('select %L::timestamptz', '2020-01-01 00:00') into strict i; end loop; exception when others then raise notice '%', sqlerrm; end $$;
--~ 2020-01-01 00:00:00+00
--~ 2020-01-01 00:00:00
--~ invalid input syntax for type integer: "2020-01-01 00:00:00+00"
--= DO
show timezone;
--> TimeZone:text
--| NZ
do $$ begin set local datestyle = 'German'; raise notice '%', date '2020-03-04'; begin set local datestyle = 'SQL, MDY'; raise notice '%', date '2020-03-04'; raise 'x'; exception when others then raise notice '%', date '2020-03-04'; end; end $$;
--~ 04.03.2020
--~ 03/04/2020
--~ 04.03.2020
--= DO
select date '2020-03-04';
--> date:date
--| 2020-03-04
create function nest() returns text language plpgsql set datestyle to 'German' as $$ begin return (date '2020-03-04')::text || a8('1 day') || a7('2020-01-02') || (date '2020-03-04')::text; end $$;
--= CREATE FUNCTION
select nest(), date '2020-03-04', (interval '1 day');
--> nest:text | date:date | interval:interval
--| 04.03.2020P1D02.01.2020 01.02.202004.03.2020 | 2020-03-04 | 1 day
create function err() returns text language plpgsql set datestyle to 'German' as $$ begin raise 'bad %', date '2020-03-04'; end $$;
--= CREATE FUNCTION
select err();
--! P0001: bad 04.03.2020
select date '2020-03-04';
--> date:date
--| 2020-03-04
do $$ begin perform err(); exception when others then raise notice '% %', sqlerrm, date '2020-03-04'; end $$;
--~ bad 04.03.2020 2020-03-04
--= DO
with x as materialized (select set_config('datestyle','German',false)) select date '2020-03-04' from x;
--> date:date
--| 04.03.2020
select date '2020-03-04'; set datestyle = 'ISO, MDY';
--> date:date
--| 04.03.2020
--= SET
select to_json(timestamptz '2020-01-01 00:00+00'), a2('2020-01-01'), to_json(timestamptz '2020-01-01 00:00+00');
--> to_json:json | a2:text | to_json:json
--| "2020-01-01T13:00:00+13:00" | 2019-12-31 11:00:00+00 2019-12-31 00:00:00+00 2019-12-31 11:00:00 11 UTC 11 | "2020-01-01T13:00:00+13:00"
prepare pq(timestamptz) as select $1, a2($1); execute pq('2020-01-01 00:00');
--= PREPARE
--> ?column?:timestamptz | a2:text
--| 2020-01-01 00:00:00+13 | 2019-12-31 11:00:00+00 2019-12-31 00:00:00+00 2019-12-31 11:00:00 11 UTC 11
