-- The hash functions of PostgreSQL's operator classes, used to spread keys and for advisory locks.
SELECT hashint2(1::int2), hashint4(1), hashint8(1), hashint8(-5), hashint8(9223372036854775807), hashoid(7), hashchar('a'), hashname('x');
--> hashint2:int4 | hashint4:int4 | hashint8:int4 | hashint8:int4 | hashint8:int4 | hashoid:int4 | hashchar:int4 | hashname:int4
--| -1905060026 | -1905060026 | -1905060026 | 1412886042 | -1524351049 | -978793473 | 463612535 | 1074944137
SELECT hashtext(''), hashtext('abc'), hashtext('twelve bytes'), hashtext('a text longer than twelve bytes'), hashtext('ä€😀'), hashbpchar('ab  '), hashtextextended('abc', 0), hashtextextended('abc', 42), hashtextextended('a text longer than twelve bytes', -1);
--> hashtext:int4 | hashtext:int4 | hashtext:int4 | hashtext:int4 | hashtext:int4 | hashbpchar:int4 | hashtextextended:int8 | hashtextextended:int8 | hashtextextended:int8
--| -1477818771 | -785388649 | 652846557 | 1182848393 | 830301757 | 1718550461 | -6747756470228489321 | 4423357919252764502 | 8912003530537346429
SELECT hashint4extended(5, 0), hashint4extended(5, 99), hashint8extended(-7, 3), hashfloat8extended(0, 5), hashfloat8(-0.0), hashfloat8(1.5), hashfloat4(1.5), hashfloat8('NaN'), hashfloat8('infinity');
--> hashint4extended:int8 | hashint4extended:int8 | hashint8extended:int8 | hashfloat8extended:int8 | hashfloat8:int4 | hashfloat8:int4 | hashfloat4:int4 | hashfloat8:int4 | hashfloat8:int4
--| -9138765687874534020 | 625416858610108945 | -3061289239652332668 | 5 | 0 | 630860146 | 630860146 | -1275764840 | -2133226302
SELECT hash_numeric(0), hash_numeric(1.50), hash_numeric(1.5), hash_numeric(-123456.789), hash_numeric(1e20), hash_numeric(0.00001), hash_numeric('NaN'), hash_numeric_extended(12.5, 7), hash_numeric_extended(0, 7);
--> hash_numeric:int4 | hash_numeric:int4 | hash_numeric:int4 | hash_numeric:int4 | hash_numeric:int4 | hash_numeric:int4 | hash_numeric:int4 | hash_numeric_extended:int8 | hash_numeric_extended:int8
--| -1 | 692967894 | 692967894 | -1449977329 | 1324868429 | 1951971036 | 0 | -2320166062804091292 | 6
SELECT timestamp_hash('2024-01-01 10:00'), time_hash('10:00'), timetz_hash('10:00+02'), interval_hash('1 day'), interval_hash('24 hours'), uuid_hash('a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'), hashinet('1.2.3.4/24'), hashinet('::1'), hashmacaddr('08:00:2b:01:02:03'), pg_lsn_hash('1/2');
--> timestamp_hash:int4 | time_hash:int4 | timetz_hash:int4 | interval_hash:int4 | interval_hash:int4 | uuid_hash:int4 | hashinet:int4 | hashinet:int4 | hashmacaddr:int4 | pg_lsn_hash:int4
--| 1715789290 | 1380652790 | 1231260348 | -2053980660 | -2053980660 | 1154666245 | 1775433943 | 1984372031 | 294987870 | -28094569
SELECT hash_array(ARRAY[1, 2, NULL]), hash_array(ARRAY['a', 'b']), hash_array_extended(ARRAY[1, 2], 0), hash_array_extended(ARRAY[1, 2], 9), hash_record(ROW(1, 'a'::text)), hash_range(int4range(1, 5)), hash_range('empty'::numrange), hash_range_extended(int4range(1, NULL), 3), hashoidvector('1 2 3');
--> hash_array:int4 | hash_array:int4 | hash_array_extended:int8 | hash_array_extended:int8 | hash_record:int4 | hash_range:int4 | hash_range:int4 | hash_range_extended:int8 | hashoidvector:int4
--| -297298961 | -1103066928 | 539583254774067761 | -5656202600145705021 | -2147270101 | 728650269 | 484847245 | 8190830808375507274 | 1738594973
SELECT btnametextcmp('a', 'b'), bttextnamecmp('b', 'a'), date_cmp_timestamp('2024-01-01', '2024-01-01 10:00'), timestamp_cmp_date('2024-01-02', '2024-01-01'), timestamptz_cmp_timestamp('2024-01-01 00:00+00', '2024-01-01'), bttext_pattern_cmp('a', 'b');
--> btnametextcmp:int4 | bttextnamecmp:int4 | date_cmp_timestamp:int4 | timestamp_cmp_date:int4 | timestamptz_cmp_timestamp:int4 | bttext_pattern_cmp:int4
--| -1 | 1 | -1 | 1 | 0 | -1
SELECT oidvectortypes('23 25'), timestamptz(date '2024-01-01', time '10:00') AT TIME ZONE 'UTC' IS NOT NULL;
--> oidvectortypes:text | ?column?:bool
--| integer, text | t
CREATE SEQUENCE counted START 5 INCREMENT 2 CACHE 3 CYCLE;
--= CREATE SEQUENCE
SELECT * FROM pg_sequence_parameters('counted'::regclass);
--> start_value:int8 | minimum_value:int8 | maximum_value:int8 | increment:int8 | cycle_option:bool | cache_size:int8 | data_type:oid
--| 5 | 1 | 9223372036854775807 | 2 | t | 3 | 20
