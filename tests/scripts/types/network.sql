-- inet, cidr, macaddr and macaddr8.
SELECT '192.168.1.2/24'::inet, '10.1'::cidr, '192.168'::cidr, '::1'::inet, '2001:db8::/32'::cidr, '::ffff:1.2.3.4'::inet, '1.2.3.4'::inet::text;
--> inet:inet | cidr:cidr | cidr:cidr | inet:inet | cidr:cidr | inet:inet | text:text
--| 192.168.1.2/24 | 10.1.0.0/16 | 192.168.0.0/24 | ::1 | 2001:db8::/32 | ::ffff:1.2.3.4 | 1.2.3.4/32
SELECT 'x'::inet;
--! 22P02: invalid input syntax for type inet: "x"
SELECT '1.2.3'::inet;
--! 22P02: invalid input syntax for type inet: "1.2.3"
SELECT '1.2.3.4/33'::inet;
--! 22P02: invalid input syntax for type inet: "1.2.3.4/33"
SELECT '1.2.3.400'::inet;
--! 22P02: invalid input syntax for type inet: "1.2.3.400"
SELECT '10.1.2.3/8'::cidr;
--! 22P02: invalid cidr value: "10.1.2.3/8"
SELECT host('1.2.3.4/8'), family('::1'), masklen('10.0.0.0/8'), broadcast(inet '10.1.2.3/8'), netmask(inet '10.1.2.3/20'), hostmask(inet '10.1.2.3/20'), network(inet '10.1.2.3/20');
--> host:text | family:int4 | masklen:int4 | broadcast:inet | netmask:inet | hostmask:inet | network:cidr
--| 1.2.3.4 | 6 | 8 | 10.255.255.255/8 | 255.255.240.0 | 0.0.15.255 | 10.1.0.0/20
SELECT abbrev(cidr '10.1.0.0/16'), abbrev(inet '10.1.0.0/16'), set_masklen(inet '1.2.3.4', 8), set_masklen(cidr '1.2.3.0/24', 16), inet_merge('10.0.0.1', '10.0.3.4'), inet_same_family('1.2.3.4', '::1');
--> abbrev:text | abbrev:text | set_masklen:inet | set_masklen:cidr | inet_merge:cidr | inet_same_family:bool
--| 10.1/16 | 10.1.0.0/16 | 1.2.3.4/8 | 1.2.0.0/16 | 10.0.0.0/22 | f
SELECT set_masklen(inet '1.2.3.4', 40);
--! 22023: invalid mask length: 40
SELECT inet_merge('1.2.3.4', '::1');
--! 22023: cannot merge addresses from different families
SELECT inet '1.2.3.4' + 300, 5 + inet '10.0.0.0/8', inet '10.0.0.5' - 5, inet '10.0.0.5' - inet '10.0.0.1', ~ inet '1.2.3.4', inet '1.2.3.4' & '255.0.0.255', inet '1.2.3.4' | '0.0.255.0';
--> ?column?:inet | ?column?:inet | ?column?:inet | ?column?:int8 | ?column?:inet | ?column?:inet | ?column?:inet
--| 1.2.4.48 | 10.0.0.5/8 | 10.0.0.0 | 4 | 254.253.252.251 | 1.0.0.4 | 1.2.255.4
SELECT inet '255.255.255.255' + 1;
--! 22003: result is out of range
SELECT inet '1.2.3.4' & '::1';
--! 22023: cannot AND inet values of different sizes
SELECT cidr '10.0.0.0/8' >> inet '10.1.2.3', cidr '10.0.0.0/8' >>= '10.0.0.0/8', inet '10.1.2.3' << '10.0.0.0/8', inet '10.1.2.3' <<= '10.1.2.3', cidr '10.0.0.0/8' && '10.1.0.0/16', inet '1.2.3.4' < '1.2.3.4/24', inet '1.2.3.4' = cidr '1.2.3.4';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | f | t
SELECT i FROM (VALUES (inet '10.0.0.0/8'), ('10.0.0.0/16'), ('9.1.2.3'), ('10.0.0.1/8'), ('::1'), (NULL)) v(i) ORDER BY i;
--> i:inet
--| 9.1.2.3
--| 10.0.0.0/8
--| 10.0.0.1/8
--| 10.0.0.0/16
--| ::1
--| ∅
SELECT min(i), max(i), count(DISTINCT i) FROM (VALUES (inet '10.0.0.1'), ('10.0.0.2'), ('10.0.0.1')) v(i);
--> min:inet | max:inet | count:int8
--| 10.0.0.1 | 10.0.0.2 | 2
SELECT inet '10.1.2.3/8'::cidr, cidr '10.0.0.0/8'::inet, pg_typeof(network('10.1.2.3/8'));
--> cidr:cidr | inet:inet | pg_typeof:regtype
--| 10.0.0.0/8 | 10.0.0.0/8 | cidr
CREATE TABLE hosts (at inet PRIMARY KEY, net cidr, mac macaddr, others inet[]);
--= CREATE TABLE
INSERT INTO hosts VALUES ('10.0.0.1', '10/8', '08:00:2b:01:02:03', '{1.2.3.4,::1}'), ('10.0.0.2/24', NULL, NULL, NULL);
--= INSERT 0 2
SELECT * FROM hosts WHERE at = '10.0.0.1';
--> at:inet | net:cidr | mac:macaddr | others:_inet
--| 10.0.0.1 | 10.0.0.0/8 | 08:00:2b:01:02:03 | {1.2.3.4,::1}
SELECT at FROM hosts WHERE at << '10.0.0.0/8' ORDER BY at DESC;
--> at:inet
--| 10.0.0.1
--| 10.0.0.2/24
INSERT INTO hosts VALUES ('10.0.0.1');
--! 23505: duplicate key value violates unique constraint "hosts_pkey"
SELECT '08:00:2b:01:02:03'::macaddr, '08-00-2b-01-02-03'::macaddr, '08002b:010203'::macaddr, '0800.2b01.0203'::macaddr, '08002b010203'::macaddr, trunc(macaddr '08:00:2b:01:02:03');
--> macaddr:macaddr | macaddr:macaddr | macaddr:macaddr | macaddr:macaddr | macaddr:macaddr | trunc:macaddr
--| 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:01:02:03 | 08:00:2b:00:00:00
SELECT '08:00:2b:01:02'::macaddr;
--! 22P02: invalid input syntax for type macaddr: "08:00:2b:01:02"
SELECT '08:00-2b:01:02:03'::macaddr;
--! 22P02: invalid input syntax for type macaddr: "08:00-2b:01:02:03"
SELECT ~ macaddr '08:00:2b:01:02:03', macaddr '08:00:2b:01:02:03' & 'ff:ff:ff:00:00:00', macaddr '08:00:2b:01:02:03' | '00:00:00:ff:ff:ff', macaddr '08:00:2b:01:02:03' < '08:00:2b:01:02:04';
--> ?column?:macaddr | ?column?:macaddr | ?column?:macaddr | ?column?:bool
--| f7:ff:d4:fe:fd:fc | 08:00:2b:00:00:00 | 08:00:2b:ff:ff:ff | t
SELECT macaddr8 '08:00:2b:01:02:03', '08:00:2b:01:02:03:04:05'::macaddr8, macaddr8 '08:00:2b:ff:fe:01:02:03'::macaddr, macaddr8_set7bit('00:34:56:ab:cd:ef'), trunc(macaddr8 '12:34:56:ff:fe:90:ab:cd');
--> macaddr8:macaddr8 | macaddr8:macaddr8 | macaddr:macaddr | macaddr8_set7bit:macaddr8 | trunc:macaddr8
--| 08:00:2b:ff:fe:01:02:03 | 08:00:2b:01:02:03:04:05 | 08:00:2b:01:02:03 | 02:34:56:ff:fe:ab:cd:ef | 12:34:56:00:00:00:00:00
SELECT macaddr8 '08:00:2b:01:02:03:04:05'::macaddr;
--! 22003: macaddr8 data out of range to convert to macaddr
SELECT to_json(inet '10.0.0.1'), to_jsonb(macaddr '08:00:2b:01:02:03'), format('%s', cidr '10.0.0.0/8'), ARRAY[inet '10.0.0.1', '::1'];
--> to_json:json | to_jsonb:jsonb | format:text | array:_inet
--| "10.0.0.1" | "08:00:2b:01:02:03" | 10.0.0.0/8 | {10.0.0.1,::1}
-- Sizes, bits and comparison functions.
SELECT pg_size_bytes('1.5 GB'), pg_size_bytes('-3kb'), pg_size_bytes(' 10 '), pg_size_pretty(123456789012::numeric), pg_size_pretty(-10241::numeric);
--> pg_size_bytes:int8 | pg_size_bytes:int8 | pg_size_bytes:int8 | pg_size_pretty:text | pg_size_pretty:text
--| 1610612736 | -3072 | 10 | 115 GB | -10 kB
SELECT pg_size_bytes('1 AB');
--! 22023: invalid size: "1 AB"
SELECT pg_size_bytes('x');
--! 22023: invalid size: "x"
SELECT encode(sha224('abc'), 'hex'), encode(sha224(''), 'hex'), encode(sha224(repeat('a', 200)::bytea), 'hex');
--> encode:text | encode:text | encode:text
--| 23097d223405d8228642a477bda255b32aadbce4bda0b3f7e36c9da7 | d14a028c2a3a2bc9476102bb288234c415a2b01f828ea62ac5b3e42f | 2559984fd15e055f0d84c346483508242f02653ab7956401e551511c
SELECT bit_and(b), bit_or(b), bit_xor(b) FROM (VALUES (B'110'), (B'011')) v(b);
--> bit_and:bit | bit_or:bit | bit_xor:bit
--| 010 | 111 | 101
SELECT bit_or(b) FROM (VALUES (B'110'), (B'01')) v(b);
--! 22026: cannot OR bit strings of different sizes
SELECT int4larger(1, 2), int8smaller(1, 2), btint4cmp(5, 2), text_larger('a', 'b'), numeric_cmp(1, 2), date_larger('2024-01-01', '2024-02-01'), network_larger('1.2.3.4', '1.2.3.5');
--> int4larger:int4 | int8smaller:int8 | btint4cmp:int4 | text_larger:text | numeric_cmp:int4 | date_larger:date | network_larger:inet
--| 2 | 1 | 1 | b | -1 | 2024-02-01 | 1.2.3.5
SELECT (timestamptz '2024-01-01 00:00+00', interval '1 day') OVERLAPS (timestamptz '2024-01-02 00:00+00', timestamptz '2024-01-03 00:00+00'), (time '22:00', interval '3 hours') OVERLAPS (time '0:30', time '0:45'), (NULL::date, date '2024-01-01') OVERLAPS (date '2024-01-01', NULL);
--> overlaps:bool | overlaps:bool | overlaps:bool
--| f | f | ∅
SELECT inet '10.0/16', inet '10/8', inet '10.1/17', inet '10/9';
--> inet:inet | inet:inet | inet:inet | inet:inet
--| 10.0.0.0/16 | 10.0.0.0/8 | 10.1.0.0/17 | 10.0.0.0/9
SELECT inet '10.1/24';
--! 22P02: invalid input syntax for type inet: "10.1/24"
SELECT inet '10.1';
--! 22P02: invalid input syntax for type inet: "10.1"
-- IPv4 octets in an IPv6 address are written behind :: and ::ffff: alone.
SELECT a::inet, abbrev(a::inet), a::cidr FROM (VALUES ('::ffff:0.0.0.0'), ('::ffff:0:1'), ('::1:0'), ('::5'), ('::'), ('fe80::5efe:192.0.2.1'), ('::ffff:0:192.0.2.1'), ('2001:db8:0:0:1:0:0:1'), ('1:0:2:3:4:5:6:7'), ('1:0:0:0:0:0:0:0'), ('1:2:3:4:5:6:7:8')) v(a);
--> a:inet | abbrev:text | a:cidr
--| ::ffff:0.0.0.0 | ::ffff:0.0.0.0 | ::ffff:0.0.0.0/128
--| ::ffff:0.0.0.1 | ::ffff:0.0.0.1 | ::ffff:0.0.0.1/128
--| ::0.1.0.0 | ::0.1.0.0 | ::0.1.0.0/128
--| ::5 | ::5 | ::5/128
--| :: | :: | ::/128
--| fe80::5efe:c000:201 | fe80::5efe:c000:201 | fe80::5efe:c000:201/128
--| ::ffff:0:c000:201 | ::ffff:0:c000:201 | ::ffff:0:c000:201/128
--| 2001:db8::1:0:0:1 | 2001:db8::1:0:0:1 | 2001:db8::1:0:0:1/128
--| 1:0:2:3:4:5:6:7 | 1:0:2:3:4:5:6:7 | 1:0:2:3:4:5:6:7/128
--| 1:: | 1:: | 1::/128
--| 1:2:3:4:5:6:7:8 | 1:2:3:4:5:6:7:8 | 1:2:3:4:5:6:7:8/128
SELECT a::cidr, abbrev(a::cidr) FROM (VALUES ('2001:db8::/32'), ('2001:db8::/48'), ('2001:d00::/24'), ('::/0'), ('::/8'), ('2000::/3'), ('2001:db8:1:2::/64'), ('::1.2.0.0/112'), ('::1.2.3.0/120'), ('::1.2.3.4/128'), ('::ffff:1.2.3.0/120'), ('::ffff:0:0/96'), ('fe80::/10'), ('2001:db8::1/128')) v(a);
--> a:cidr | abbrev:text
--| 2001:db8::/32 | 2001:db8/32
--| 2001:db8::/48 | 2001:db8::/48
--| 2001:d00::/24 | 2001:d00/24
--| ::/0 | ::/0
--| ::/8 | ::/8
--| 2000::/3 | 2000::/3
--| 2001:db8:1:2::/64 | 2001:db8:1:2/64
--| ::1.2.0.0/112 | ::1.2/112
--| ::1.2.3.0/120 | ::1.2.3/120
--| ::1.2.3.4/128 | ::1.2.3.4/128
--| ::ffff:1.2.3.0/120 | ::ffff:1.2.3/120
--| ::ffff:0.0.0.0/96 | ::ffff/96
--| fe80::/10 | fe80::/10
--| 2001:db8::1/128 | 2001:db8::1/128
SELECT ' 1.2.3.4'::inet;
--! 22P02: invalid input syntax for type inet: " 1.2.3.4"
SELECT '1.2.3.4/24 '::inet;
--! 22P02: invalid input syntax for type inet: "1.2.3.4/24 "
SELECT '0001.002.3.4'::inet;
--> inet:inet
--| 1.2.3.4
