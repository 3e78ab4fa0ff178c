-- Values in the protocol's binary format.
SELECT int2send(1::smallint), int4send(2), int8send(3), oidsend(4), float4send(1), float8send(1), boolsend(true), numeric_send(1.5), cash_send('1');
--> int2send:bytea | int4send:bytea | int8send:bytea | oidsend:bytea | float4send:bytea | float8send:bytea | boolsend:bytea | numeric_send:bytea | cash_send:bytea
--| \x0001 | \x00000002 | \x0000000000000003 | \x00000004 | \x3f800000 | \x3ff0000000000000 | \x01 | \x000200000000000100011388 | \x0000000000000064
SELECT textsend('a'), namesend('b'), byteasend('\x01'), charsend('x'), bpcharsend('ab'), bit_send('101'), uuid_send('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'), inet_send('1.2.3.4');
--> textsend:bytea | namesend:bytea | byteasend:bytea | charsend:bytea | bpcharsend:bytea | bit_send:bytea | uuid_send:bytea | inet_send:bytea
--| \x61 | \x62 | \x01 | \x78 | \x6162 | \x00000003a0 | \xa0eebc999c0b4ef8bb6d6bb9bd380a11 | \x0220000401020304
SELECT date_send('2020-01-01'), time_send('01:00'), timestamp_send('2020-01-01'), timestamptz_send('2020-01-01 UTC'), interval_send('1 day'), point_send('(1,2)');
--> date_send:bytea | time_send:bytea | timestamp_send:bytea | timestamptz_send:bytea | interval_send:bytea | point_send:bytea
--| \x00001c89 | \x00000000d693a400 | \x00023e0786c26000 | \x00023e0786c26000 | \x00000000000000000000000100000000 | \x3ff00000000000004000000000000000
SELECT array_send(array[1, 2]), record_send(row(1, true)), range_send(int4range(1, 3)), multirange_send(int4multirange(int4range(1, 3))), jsonb_send('{"a":1}'), tsvectorsend('a b'), regclasssend('pg_class');
--> array_send:bytea | record_send:bytea | range_send:bytea | multirange_send:bytea | jsonb_send:bytea | tsvectorsend:bytea | regclasssend:bytea
--| \x000000010000000000000017000000020000000100000004000000010000000400000002 | \x00000002000000170000000400000001000000100000000101 | \x0200000004000000010000000400000003 | \x00000001000000110200000004000000010000000400000003 | \x017b2261223a20317d | \x000000026100000062000000 | \x000004eb
SELECT encode(uuid_send('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'), 'base64'), int8send(NULL);
--> encode:text | int8send:bytea
--| oO68mZwLTvi7bWu5vTgKEQ== | ∅
SELECT proname, prorettype::regtype FROM pg_proc WHERE oid = 'int8send(bigint)'::regprocedure;
--> proname:name | prorettype:regtype
--| int8send | bytea
