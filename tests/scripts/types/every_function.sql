-- Corners found by calling every function, operator and cast of pg_catalog with ordinary arguments.
SELECT (-5)::"char" AS high, ((-5)::"char")::text AS shown, '\373'::"char"::int AS read, ''::"char" = 0::"char" AS zero, 'ö'::"char" AS first_byte;
--> high:char | shown:text | read:int4 | zero:bool | first_byte:char
--| \373 | \373 | -5 | t | \303
SELECT '16/B374D848'::pg_lsn - '16/B374D840'::pg_lsn AS bytes, '16/B374D848'::pg_lsn + 8 AS later, 8.4 + '0/10'::pg_lsn AS rounded, '0/10'::pg_lsn - 16 AS first;
--> bytes:numeric | later:pg_lsn | rounded:pg_lsn | first:pg_lsn
--| 8 | 16/B374D850 | 0/18 | 0/0
SELECT '0/10'::pg_lsn - 17;
--! 22023: pg_lsn out of range
SELECT '0/10'::pg_lsn + 'NaN'::numeric;
--! 0A000: cannot add NaN to pg_lsn
SELECT '12.34'::money * 'inf'::float8;
--! 22003: money out of range
SELECT '12.34'::money * 2.5::float8 AS more, '12.34'::money / 3::float8 AS less, ''::money AS nothing;
--> more:money | less:money | nothing:money
--| $30.85 | $4.11 | $0.00
SELECT 'abc'::money;
--! 22P02: invalid input syntax for type money: "abc"
SELECT 1 OPERATOR(pg_catalog.<@) numrange(1, 2);
--! 42883: operator does not exist: integer pg_catalog.<@ numrange
SELECT bpchar('abc'::bpchar, 6, true) AS b, pg_catalog."varchar"('abcdef'::varchar, 7, true) AS v, pg_catalog."numeric"(1.2345, 262150) AS n, pg_catalog."time"(time '13:14:15.678', 0) AS t,
       pg_catalog."timestamp"(timestamp '2024-01-31 10:11:12.345', 1) AS ts, pg_catalog."bit"(B'1011', 2, true) AS bits, pg_catalog."varbit"(B'1011'::varbit, 2, true) AS varbits;
--> b:bpchar | v:varchar | n:numeric | t:time | ts:timestamp | bits:bit | varbits:varbit
--| ab | abc | 1.23 | 13:14:16 | 2024-01-31 10:11:12.3 | 10 | 10
SELECT pg_catalog."varchar"('abcdef'::varchar, 7, false);
--! 22001: value too long for type character varying(3)
SELECT pg_catalog."timestamp"(timestamp '2024-01-31 10:11:12.345', 7);
--! 22023: timestamp(7) precision must be between 0 and 6
SELECT pg_catalog.timestamptz(date 'infinity', time '10:00') AS forever, log('NaN'::numeric, -1) AS log;
--> forever:timestamptz | log:numeric
--| infinity | NaN
SELECT to_regclass('no such name'), to_regclass('nothing');
--! 42602: invalid name syntax
SELECT to_regclass('nothing');
--> to_regclass:regclass
--| ∅
SELECT typname, typlen, typtype, typcategory, typdelim, format_type(oid, -1) FROM pg_type WHERE typname IN ('point', '_point', 'box', 'txid_snapshot', 'event_trigger') ORDER BY typname;
--> typname:name | typlen:int2 | typtype:char | typcategory:char | typdelim:char | format_type:text
--| _point | -1 | b | A | , | point[]
--| box | 32 | b | G | ; | box
--| event_trigger | 4 | p | P | , | event_trigger
--| point | 16 | b | G | , | point
--| txid_snapshot | -1 | b | U | , | txid_snapshot
SELECT count(*) FROM pg_proc p WHERE p.prorettype NOT IN (SELECT oid FROM pg_type);
--> count:int8
--| 0
SELECT count(*) FROM (SELECT unnest(proargtypes) AS argument FROM pg_proc) p WHERE argument NOT IN (SELECT oid FROM pg_type);
--> count:int8
--| 0
