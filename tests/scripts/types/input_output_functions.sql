-- Input, output and send functions of types, called by their names.

select pg_catalog.textin(pg_catalog.regclassout('pg_class'::regclass)), int4out(1), pg_typeof(int4out(1)), boolout(true)::text, textout('x');
--> textin:text | int4out:cstring | pg_typeof:regtype | boolout:text | textout:cstring
--| pg_class | 1 | cstring | t | x

select int4in('12'), regtypein('int4'), json_in('{}'), tsvectorin(tsvectorout('b a'::tsvector));
--> int4in:int4 | regtypein:regtype | json_in:json | tsvectorin:tsvector
--| 12 | integer | {} | 'a' 'b'

select varcharin('ab', 0, 6), numeric_in('1.256', 0, ((4 << 16) | 2) + 4), timestamp_in('2020-01-01 1:2:3.4567', 0, 2), bpcharin('ab', 0, 8);
--> varcharin:varchar | numeric_in:numeric | timestamp_in:timestamp | bpcharin:bpchar
--| ab | 1.26 | 2020-01-01 01:02:03.46 | ab ␠

select varcharin('abcdef', 0, 6);
--! 22001: value too long for type character varying(2)

select int4in('x');
--! 22P02: invalid input syntax for type integer: "x"

select int4in(1::text);
--! 42883: function int4in(text) does not exist

select array_out('{1,2}'::int[]), record_out(row(1, 'a')), range_out(int4range(1, 2)), date_out('2020-01-01'), byteaout('\x01'), int4out(null);
--> array_out:cstring | record_out:cstring | range_out:cstring | date_out:cstring | byteaout:cstring | int4out:cstring
--| {1,2} | (1,a) | [1,2) | 2020-01-01 | \x01 | ∅

select int8send(1), textsend('a'), float4send('5e-20'), timestamptz_send('2000-01-01 00:00:01+00'), array_send('{1,2}'::int[]), inet_send('1.2.3.4');
--> int8send:bytea | textsend:bytea | float4send:bytea | timestamptz_send:bytea | array_send:bytea | inet_send:bytea
--| \x0000000000000001 | \x61 | \x1f6c1e4a | \x00000000000f4240 | \x000000010000000000000017000000020000000100000004000000010000000400000002 | \x0220000401020304

create type mood as enum('sad', 'happy');
--= CREATE TYPE

select enum_out('sad'::mood), enum_send('happy'::mood);
--> enum_out:cstring | enum_send:bytea
--| sad | \x6861707079

select p.proname from pg_type t join pg_proc p on p.oid in (t.typinput, t.typoutput, t.typreceive, t.typsend) where t.typname = 'mood' order by 1;
--> proname:name
--| enum_in
--| enum_out
--| enum_recv
--| enum_send

drop type mood;
--= DROP TYPE
