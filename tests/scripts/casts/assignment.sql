-- Assignment casts in INSERT: what converts by itself, what needs an explicit cast.

CREATE TABLE target (b bool, i2 int2, i4 int4, i8 int8, n numeric(6,2), f4 float4, f8 float8, t text, v varchar(4), c char(4), d date, ti time, ts timestamp, tz timestamptz, iv interval, u uuid, j json, jb jsonb, ia int[], by bytea);
--= CREATE TABLE
INSERT INTO target (b) VALUES (true) RETURNING b;
--> b:bool
--| t
--= INSERT 0 1
INSERT INTO target (b) VALUES (5) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type integer
INSERT INTO target (b) VALUES (5000000000) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type bigint
INSERT INTO target (b) VALUES (5.567) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type numeric
INSERT INTO target (b) VALUES (5.5::float8) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type double precision
INSERT INTO target (b) VALUES ('5'::text) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type text
INSERT INTO target (b) VALUES ('5'::varchar) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type character varying
INSERT INTO target (b) VALUES (date '2024-01-02') RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type date
INSERT INTO target (b) VALUES (timestamp '2024-01-02 03:04:05') RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type timestamp without time zone
INSERT INTO target (b) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type timestamp with time zone
INSERT INTO target (b) VALUES (time '03:04:05') RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type time without time zone
INSERT INTO target (b) VALUES (interval '90 min') RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type interval
INSERT INTO target (b) VALUES (ARRAY[1,2]) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type integer[]
INSERT INTO target (b) VALUES ('{"a":1}'::json) RETURNING b;
--! 42804: column "b" is of type boolean but expression is of type json
INSERT INTO target (i2) VALUES (true) RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type boolean
INSERT INTO target (i2) VALUES (5) RETURNING i2;
--> i2:int2
--| 5
--= INSERT 0 1
INSERT INTO target (i2) VALUES (5000000000) RETURNING i2;
--! 22003: smallint out of range
INSERT INTO target (i2) VALUES (5.567) RETURNING i2;
--> i2:int2
--| 6
--= INSERT 0 1
INSERT INTO target (i2) VALUES (5.5::float8) RETURNING i2;
--> i2:int2
--| 6
--= INSERT 0 1
INSERT INTO target (i2) VALUES ('5'::text) RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type text
INSERT INTO target (i2) VALUES ('5'::varchar) RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type character varying
INSERT INTO target (i2) VALUES (date '2024-01-02') RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type date
INSERT INTO target (i2) VALUES (timestamp '2024-01-02 03:04:05') RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type timestamp without time zone
INSERT INTO target (i2) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type timestamp with time zone
INSERT INTO target (i2) VALUES (time '03:04:05') RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type time without time zone
INSERT INTO target (i2) VALUES (interval '90 min') RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type interval
INSERT INTO target (i2) VALUES (ARRAY[1,2]) RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type integer[]
INSERT INTO target (i2) VALUES ('{"a":1}'::json) RETURNING i2;
--! 42804: column "i2" is of type smallint but expression is of type json
INSERT INTO target (i4) VALUES (true) RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type boolean
INSERT INTO target (i4) VALUES (5) RETURNING i4;
--> i4:int4
--| 5
--= INSERT 0 1
INSERT INTO target (i4) VALUES (5000000000) RETURNING i4;
--! 22003: integer out of range
INSERT INTO target (i4) VALUES (5.567) RETURNING i4;
--> i4:int4
--| 6
--= INSERT 0 1
INSERT INTO target (i4) VALUES (5.5::float8) RETURNING i4;
--> i4:int4
--| 6
--= INSERT 0 1
INSERT INTO target (i4) VALUES ('5'::text) RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type text
INSERT INTO target (i4) VALUES ('5'::varchar) RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type character varying
INSERT INTO target (i4) VALUES (date '2024-01-02') RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type date
INSERT INTO target (i4) VALUES (timestamp '2024-01-02 03:04:05') RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type timestamp without time zone
INSERT INTO target (i4) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type timestamp with time zone
INSERT INTO target (i4) VALUES (time '03:04:05') RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type time without time zone
INSERT INTO target (i4) VALUES (interval '90 min') RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type interval
INSERT INTO target (i4) VALUES (ARRAY[1,2]) RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type integer[]
INSERT INTO target (i4) VALUES ('{"a":1}'::json) RETURNING i4;
--! 42804: column "i4" is of type integer but expression is of type json
INSERT INTO target (i8) VALUES (true) RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type boolean
INSERT INTO target (i8) VALUES (5) RETURNING i8;
--> i8:int8
--| 5
--= INSERT 0 1
INSERT INTO target (i8) VALUES (5000000000) RETURNING i8;
--> i8:int8
--| 5000000000
--= INSERT 0 1
INSERT INTO target (i8) VALUES (5.567) RETURNING i8;
--> i8:int8
--| 6
--= INSERT 0 1
INSERT INTO target (i8) VALUES (5.5::float8) RETURNING i8;
--> i8:int8
--| 6
--= INSERT 0 1
INSERT INTO target (i8) VALUES ('5'::text) RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type text
INSERT INTO target (i8) VALUES ('5'::varchar) RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type character varying
INSERT INTO target (i8) VALUES (date '2024-01-02') RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type date
INSERT INTO target (i8) VALUES (timestamp '2024-01-02 03:04:05') RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type timestamp without time zone
INSERT INTO target (i8) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type timestamp with time zone
INSERT INTO target (i8) VALUES (time '03:04:05') RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type time without time zone
INSERT INTO target (i8) VALUES (interval '90 min') RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type interval
INSERT INTO target (i8) VALUES (ARRAY[1,2]) RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type integer[]
INSERT INTO target (i8) VALUES ('{"a":1}'::json) RETURNING i8;
--! 42804: column "i8" is of type bigint but expression is of type json
INSERT INTO target (n) VALUES (true) RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type boolean
INSERT INTO target (n) VALUES (5) RETURNING n;
--> n:numeric
--| 5.00
--= INSERT 0 1
INSERT INTO target (n) VALUES (5000000000) RETURNING n;
--! 22003: numeric field overflow
INSERT INTO target (n) VALUES (5.567) RETURNING n;
--> n:numeric
--| 5.57
--= INSERT 0 1
INSERT INTO target (n) VALUES (5.5::float8) RETURNING n;
--> n:numeric
--| 5.50
--= INSERT 0 1
INSERT INTO target (n) VALUES ('5'::text) RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type text
INSERT INTO target (n) VALUES ('5'::varchar) RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type character varying
INSERT INTO target (n) VALUES (date '2024-01-02') RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type date
INSERT INTO target (n) VALUES (timestamp '2024-01-02 03:04:05') RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type timestamp without time zone
INSERT INTO target (n) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type timestamp with time zone
INSERT INTO target (n) VALUES (time '03:04:05') RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type time without time zone
INSERT INTO target (n) VALUES (interval '90 min') RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type interval
INSERT INTO target (n) VALUES (ARRAY[1,2]) RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type integer[]
INSERT INTO target (n) VALUES ('{"a":1}'::json) RETURNING n;
--! 42804: column "n" is of type numeric but expression is of type json
INSERT INTO target (f4) VALUES (true) RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type boolean
INSERT INTO target (f4) VALUES (5) RETURNING f4;
--> f4:float4
--| 5
--= INSERT 0 1
INSERT INTO target (f4) VALUES (5000000000) RETURNING f4;
--> f4:float4
--| 5e+09
--= INSERT 0 1
INSERT INTO target (f4) VALUES (5.567) RETURNING f4;
--> f4:float4
--| 5.567
--= INSERT 0 1
INSERT INTO target (f4) VALUES (5.5::float8) RETURNING f4;
--> f4:float4
--| 5.5
--= INSERT 0 1
INSERT INTO target (f4) VALUES ('5'::text) RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type text
INSERT INTO target (f4) VALUES ('5'::varchar) RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type character varying
INSERT INTO target (f4) VALUES (date '2024-01-02') RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type date
INSERT INTO target (f4) VALUES (timestamp '2024-01-02 03:04:05') RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type timestamp without time zone
INSERT INTO target (f4) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type timestamp with time zone
INSERT INTO target (f4) VALUES (time '03:04:05') RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type time without time zone
INSERT INTO target (f4) VALUES (interval '90 min') RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type interval
INSERT INTO target (f4) VALUES (ARRAY[1,2]) RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type integer[]
INSERT INTO target (f4) VALUES ('{"a":1}'::json) RETURNING f4;
--! 42804: column "f4" is of type real but expression is of type json
INSERT INTO target (f8) VALUES (true) RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type boolean
INSERT INTO target (f8) VALUES (5) RETURNING f8;
--> f8:float8
--| 5
--= INSERT 0 1
INSERT INTO target (f8) VALUES (5000000000) RETURNING f8;
--> f8:float8
--| 5000000000
--= INSERT 0 1
INSERT INTO target (f8) VALUES (5.567) RETURNING f8;
--> f8:float8
--| 5.567
--= INSERT 0 1
INSERT INTO target (f8) VALUES (5.5::float8) RETURNING f8;
--> f8:float8
--| 5.5
--= INSERT 0 1
INSERT INTO target (f8) VALUES ('5'::text) RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type text
INSERT INTO target (f8) VALUES ('5'::varchar) RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type character varying
INSERT INTO target (f8) VALUES (date '2024-01-02') RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type date
INSERT INTO target (f8) VALUES (timestamp '2024-01-02 03:04:05') RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type timestamp without time zone
INSERT INTO target (f8) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type timestamp with time zone
INSERT INTO target (f8) VALUES (time '03:04:05') RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type time without time zone
INSERT INTO target (f8) VALUES (interval '90 min') RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type interval
INSERT INTO target (f8) VALUES (ARRAY[1,2]) RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type integer[]
INSERT INTO target (f8) VALUES ('{"a":1}'::json) RETURNING f8;
--! 42804: column "f8" is of type double precision but expression is of type json
INSERT INTO target (t) VALUES (true) RETURNING t;
--> t:text
--| true
--= INSERT 0 1
INSERT INTO target (t) VALUES (5) RETURNING t;
--> t:text
--| 5
--= INSERT 0 1
INSERT INTO target (t) VALUES (5000000000) RETURNING t;
--> t:text
--| 5000000000
--= INSERT 0 1
INSERT INTO target (t) VALUES (5.567) RETURNING t;
--> t:text
--| 5.567
--= INSERT 0 1
INSERT INTO target (t) VALUES (5.5::float8) RETURNING t;
--> t:text
--| 5.5
--= INSERT 0 1
INSERT INTO target (t) VALUES ('5'::text) RETURNING t;
--> t:text
--| 5
--= INSERT 0 1
INSERT INTO target (t) VALUES ('5'::varchar) RETURNING t;
--> t:text
--| 5
--= INSERT 0 1
INSERT INTO target (t) VALUES (date '2024-01-02') RETURNING t;
--> t:text
--| 2024-01-02
--= INSERT 0 1
INSERT INTO target (t) VALUES (timestamp '2024-01-02 03:04:05') RETURNING t;
--> t:text
--| 2024-01-02 03:04:05
--= INSERT 0 1
INSERT INTO target (t) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING t;
--> t:text
--| 2024-01-02 03:04:05+00
--= INSERT 0 1
INSERT INTO target (t) VALUES (time '03:04:05') RETURNING t;
--> t:text
--| 03:04:05
--= INSERT 0 1
INSERT INTO target (t) VALUES (interval '90 min') RETURNING t;
--> t:text
--| 01:30:00
--= INSERT 0 1
INSERT INTO target (t) VALUES (ARRAY[1,2]) RETURNING t;
--> t:text
--| {1,2}
--= INSERT 0 1
INSERT INTO target (t) VALUES ('{"a":1}'::json) RETURNING t;
--> t:text
--| {"a":1}
--= INSERT 0 1
INSERT INTO target (v) VALUES (true) RETURNING v;
--> v:varchar
--| true
--= INSERT 0 1
INSERT INTO target (v) VALUES (5) RETURNING v;
--> v:varchar
--| 5
--= INSERT 0 1
INSERT INTO target (v) VALUES (5000000000) RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (5.567) RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (5.5::float8) RETURNING v;
--> v:varchar
--| 5.5
--= INSERT 0 1
INSERT INTO target (v) VALUES ('5'::text) RETURNING v;
--> v:varchar
--| 5
--= INSERT 0 1
INSERT INTO target (v) VALUES ('5'::varchar) RETURNING v;
--> v:varchar
--| 5
--= INSERT 0 1
INSERT INTO target (v) VALUES (date '2024-01-02') RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (timestamp '2024-01-02 03:04:05') RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (time '03:04:05') RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (interval '90 min') RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES (ARRAY[1,2]) RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES ('{"a":1}'::json) RETURNING v;
--! 22001: value too long for type character varying(4)
INSERT INTO target (c) VALUES (true) RETURNING c;
--> c:bpchar
--| true
--= INSERT 0 1
INSERT INTO target (c) VALUES (5) RETURNING c;
--> c:bpchar
--| 5  ␠
--= INSERT 0 1
INSERT INTO target (c) VALUES (5000000000) RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (5.567) RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (5.5::float8) RETURNING c;
--> c:bpchar
--| 5.5␠
--= INSERT 0 1
INSERT INTO target (c) VALUES ('5'::text) RETURNING c;
--> c:bpchar
--| 5  ␠
--= INSERT 0 1
INSERT INTO target (c) VALUES ('5'::varchar) RETURNING c;
--> c:bpchar
--| 5  ␠
--= INSERT 0 1
INSERT INTO target (c) VALUES (date '2024-01-02') RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (timestamp '2024-01-02 03:04:05') RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (time '03:04:05') RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (interval '90 min') RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES (ARRAY[1,2]) RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES ('{"a":1}'::json) RETURNING c;
--! 22001: value too long for type character(4)
INSERT INTO target (d) VALUES (true) RETURNING d;
--! 42804: column "d" is of type date but expression is of type boolean
INSERT INTO target (d) VALUES (5) RETURNING d;
--! 42804: column "d" is of type date but expression is of type integer
INSERT INTO target (d) VALUES (5000000000) RETURNING d;
--! 42804: column "d" is of type date but expression is of type bigint
INSERT INTO target (d) VALUES (5.567) RETURNING d;
--! 42804: column "d" is of type date but expression is of type numeric
INSERT INTO target (d) VALUES (5.5::float8) RETURNING d;
--! 42804: column "d" is of type date but expression is of type double precision
INSERT INTO target (d) VALUES ('5'::text) RETURNING d;
--! 42804: column "d" is of type date but expression is of type text
INSERT INTO target (d) VALUES ('5'::varchar) RETURNING d;
--! 42804: column "d" is of type date but expression is of type character varying
INSERT INTO target (d) VALUES (date '2024-01-02') RETURNING d;
--> d:date
--| 2024-01-02
--= INSERT 0 1
INSERT INTO target (d) VALUES (timestamp '2024-01-02 03:04:05') RETURNING d;
--> d:date
--| 2024-01-02
--= INSERT 0 1
INSERT INTO target (d) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING d;
--> d:date
--| 2024-01-02
--= INSERT 0 1
INSERT INTO target (d) VALUES (time '03:04:05') RETURNING d;
--! 42804: column "d" is of type date but expression is of type time without time zone
INSERT INTO target (d) VALUES (interval '90 min') RETURNING d;
--! 42804: column "d" is of type date but expression is of type interval
INSERT INTO target (d) VALUES (ARRAY[1,2]) RETURNING d;
--! 42804: column "d" is of type date but expression is of type integer[]
INSERT INTO target (d) VALUES ('{"a":1}'::json) RETURNING d;
--! 42804: column "d" is of type date but expression is of type json
INSERT INTO target (ti) VALUES (true) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type boolean
INSERT INTO target (ti) VALUES (5) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type integer
INSERT INTO target (ti) VALUES (5000000000) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type bigint
INSERT INTO target (ti) VALUES (5.567) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type numeric
INSERT INTO target (ti) VALUES (5.5::float8) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type double precision
INSERT INTO target (ti) VALUES ('5'::text) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type text
INSERT INTO target (ti) VALUES ('5'::varchar) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type character varying
INSERT INTO target (ti) VALUES (date '2024-01-02') RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type date
INSERT INTO target (ti) VALUES (timestamp '2024-01-02 03:04:05') RETURNING ti;
--> ti:time
--| 03:04:05
--= INSERT 0 1
INSERT INTO target (ti) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING ti;
--> ti:time
--| 03:04:05
--= INSERT 0 1
INSERT INTO target (ti) VALUES (time '03:04:05') RETURNING ti;
--> ti:time
--| 03:04:05
--= INSERT 0 1
INSERT INTO target (ti) VALUES (interval '90 min') RETURNING ti;
--> ti:time
--| 01:30:00
--= INSERT 0 1
INSERT INTO target (ti) VALUES (ARRAY[1,2]) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type integer[]
INSERT INTO target (ti) VALUES ('{"a":1}'::json) RETURNING ti;
--! 42804: column "ti" is of type time without time zone but expression is of type json
INSERT INTO target (ts) VALUES (true) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type boolean
INSERT INTO target (ts) VALUES (5) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type integer
INSERT INTO target (ts) VALUES (5000000000) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type bigint
INSERT INTO target (ts) VALUES (5.567) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type numeric
INSERT INTO target (ts) VALUES (5.5::float8) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type double precision
INSERT INTO target (ts) VALUES ('5'::text) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type text
INSERT INTO target (ts) VALUES ('5'::varchar) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type character varying
INSERT INTO target (ts) VALUES (date '2024-01-02') RETURNING ts;
--> ts:timestamp
--| 2024-01-02 00:00:00
--= INSERT 0 1
INSERT INTO target (ts) VALUES (timestamp '2024-01-02 03:04:05') RETURNING ts;
--> ts:timestamp
--| 2024-01-02 03:04:05
--= INSERT 0 1
INSERT INTO target (ts) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING ts;
--> ts:timestamp
--| 2024-01-02 03:04:05
--= INSERT 0 1
INSERT INTO target (ts) VALUES (time '03:04:05') RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type time without time zone
INSERT INTO target (ts) VALUES (interval '90 min') RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type interval
INSERT INTO target (ts) VALUES (ARRAY[1,2]) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type integer[]
INSERT INTO target (ts) VALUES ('{"a":1}'::json) RETURNING ts;
--! 42804: column "ts" is of type timestamp without time zone but expression is of type json
INSERT INTO target (tz) VALUES (true) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type boolean
INSERT INTO target (tz) VALUES (5) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type integer
INSERT INTO target (tz) VALUES (5000000000) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type bigint
INSERT INTO target (tz) VALUES (5.567) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type numeric
INSERT INTO target (tz) VALUES (5.5::float8) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type double precision
INSERT INTO target (tz) VALUES ('5'::text) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type text
INSERT INTO target (tz) VALUES ('5'::varchar) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type character varying
INSERT INTO target (tz) VALUES (date '2024-01-02') RETURNING tz;
--> tz:timestamptz
--| 2024-01-02 00:00:00+00
--= INSERT 0 1
INSERT INTO target (tz) VALUES (timestamp '2024-01-02 03:04:05') RETURNING tz;
--> tz:timestamptz
--| 2024-01-02 03:04:05+00
--= INSERT 0 1
INSERT INTO target (tz) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING tz;
--> tz:timestamptz
--| 2024-01-02 03:04:05+00
--= INSERT 0 1
INSERT INTO target (tz) VALUES (time '03:04:05') RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type time without time zone
INSERT INTO target (tz) VALUES (interval '90 min') RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type interval
INSERT INTO target (tz) VALUES (ARRAY[1,2]) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type integer[]
INSERT INTO target (tz) VALUES ('{"a":1}'::json) RETURNING tz;
--! 42804: column "tz" is of type timestamp with time zone but expression is of type json
INSERT INTO target (iv) VALUES (true) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type boolean
INSERT INTO target (iv) VALUES (5) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type integer
INSERT INTO target (iv) VALUES (5000000000) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type bigint
INSERT INTO target (iv) VALUES (5.567) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type numeric
INSERT INTO target (iv) VALUES (5.5::float8) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type double precision
INSERT INTO target (iv) VALUES ('5'::text) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type text
INSERT INTO target (iv) VALUES ('5'::varchar) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type character varying
INSERT INTO target (iv) VALUES (date '2024-01-02') RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type date
INSERT INTO target (iv) VALUES (timestamp '2024-01-02 03:04:05') RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type timestamp without time zone
INSERT INTO target (iv) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type timestamp with time zone
INSERT INTO target (iv) VALUES (time '03:04:05') RETURNING iv;
--> iv:interval
--| 03:04:05
--= INSERT 0 1
INSERT INTO target (iv) VALUES (interval '90 min') RETURNING iv;
--> iv:interval
--| 01:30:00
--= INSERT 0 1
INSERT INTO target (iv) VALUES (ARRAY[1,2]) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type integer[]
INSERT INTO target (iv) VALUES ('{"a":1}'::json) RETURNING iv;
--! 42804: column "iv" is of type interval but expression is of type json
INSERT INTO target (u) VALUES (true) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type boolean
INSERT INTO target (u) VALUES (5) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type integer
INSERT INTO target (u) VALUES (5000000000) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type bigint
INSERT INTO target (u) VALUES (5.567) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type numeric
INSERT INTO target (u) VALUES (5.5::float8) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type double precision
INSERT INTO target (u) VALUES ('5'::text) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type text
INSERT INTO target (u) VALUES ('5'::varchar) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type character varying
INSERT INTO target (u) VALUES (date '2024-01-02') RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type date
INSERT INTO target (u) VALUES (timestamp '2024-01-02 03:04:05') RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type timestamp without time zone
INSERT INTO target (u) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type timestamp with time zone
INSERT INTO target (u) VALUES (time '03:04:05') RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type time without time zone
INSERT INTO target (u) VALUES (interval '90 min') RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type interval
INSERT INTO target (u) VALUES (ARRAY[1,2]) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type integer[]
INSERT INTO target (u) VALUES ('{"a":1}'::json) RETURNING u;
--! 42804: column "u" is of type uuid but expression is of type json
INSERT INTO target (jb) VALUES (true) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type boolean
INSERT INTO target (jb) VALUES (5) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type integer
INSERT INTO target (jb) VALUES (5000000000) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type bigint
INSERT INTO target (jb) VALUES (5.567) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type numeric
INSERT INTO target (jb) VALUES (5.5::float8) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type double precision
INSERT INTO target (jb) VALUES ('5'::text) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type text
INSERT INTO target (jb) VALUES ('5'::varchar) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type character varying
INSERT INTO target (jb) VALUES (date '2024-01-02') RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type date
INSERT INTO target (jb) VALUES (timestamp '2024-01-02 03:04:05') RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type timestamp without time zone
INSERT INTO target (jb) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type timestamp with time zone
INSERT INTO target (jb) VALUES (time '03:04:05') RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type time without time zone
INSERT INTO target (jb) VALUES (interval '90 min') RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type interval
INSERT INTO target (jb) VALUES (ARRAY[1,2]) RETURNING jb;
--! 42804: column "jb" is of type jsonb but expression is of type integer[]
INSERT INTO target (jb) VALUES ('{"a":1}'::json) RETURNING jb;
--> jb:jsonb
--| {"a": 1}
--= INSERT 0 1
INSERT INTO target (ia) VALUES (true) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type boolean
INSERT INTO target (ia) VALUES (5) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type integer
INSERT INTO target (ia) VALUES (5000000000) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type bigint
INSERT INTO target (ia) VALUES (5.567) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type numeric
INSERT INTO target (ia) VALUES (5.5::float8) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type double precision
INSERT INTO target (ia) VALUES ('5'::text) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type text
INSERT INTO target (ia) VALUES ('5'::varchar) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type character varying
INSERT INTO target (ia) VALUES (date '2024-01-02') RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type date
INSERT INTO target (ia) VALUES (timestamp '2024-01-02 03:04:05') RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type timestamp without time zone
INSERT INTO target (ia) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type timestamp with time zone
INSERT INTO target (ia) VALUES (time '03:04:05') RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type time without time zone
INSERT INTO target (ia) VALUES (interval '90 min') RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type interval
INSERT INTO target (ia) VALUES (ARRAY[1,2]) RETURNING ia;
--> ia:_int4
--| {1,2}
--= INSERT 0 1
INSERT INTO target (ia) VALUES ('{"a":1}'::json) RETURNING ia;
--! 42804: column "ia" is of type integer[] but expression is of type json
INSERT INTO target (by) VALUES (true) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type boolean
INSERT INTO target (by) VALUES (5) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type integer
INSERT INTO target (by) VALUES (5000000000) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type bigint
INSERT INTO target (by) VALUES (5.567) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type numeric
INSERT INTO target (by) VALUES (5.5::float8) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type double precision
INSERT INTO target (by) VALUES ('5'::text) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type text
INSERT INTO target (by) VALUES ('5'::varchar) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type character varying
INSERT INTO target (by) VALUES (date '2024-01-02') RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type date
INSERT INTO target (by) VALUES (timestamp '2024-01-02 03:04:05') RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type timestamp without time zone
INSERT INTO target (by) VALUES (timestamptz '2024-01-02 03:04:05+00') RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type timestamp with time zone
INSERT INTO target (by) VALUES (time '03:04:05') RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type time without time zone
INSERT INTO target (by) VALUES (interval '90 min') RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type interval
INSERT INTO target (by) VALUES (ARRAY[1,2]) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type integer[]
INSERT INTO target (by) VALUES ('{"a":1}'::json) RETURNING by;
--! 42804: column "by" is of type bytea but expression is of type json
INSERT INTO target (v) VALUES ('abcde');
--! 22001: value too long for type character varying(4)
INSERT INTO target (v) VALUES ('abcd   ') RETURNING v || '|';
--> ?column?:text
--| abcd|
--= INSERT 0 1
INSERT INTO target (c) VALUES ('abcd   ') RETURNING c || '|';
--> ?column?:text
--| abcd|
--= INSERT 0 1
INSERT INTO target (c) VALUES ('abcde');
--! 22001: value too long for type character(4)
INSERT INTO target (c) VALUES ('ab') RETURNING c, length(c), octet_length(c);
--> c:bpchar | length:int4 | octet_length:int4
--| ab ␠ | 2 | 4
--= INSERT 0 1
INSERT INTO target (n) VALUES (9999.999) RETURNING n;
--! 22003: numeric field overflow
INSERT INTO target (n) VALUES (99999);
--! 22003: numeric field overflow
INSERT INTO target (i2) VALUES (40000);
--! 22003: smallint out of range
INSERT INTO target (i4) VALUES ('12x');
--! 22P02: invalid input syntax for type integer: "12x"
INSERT INTO target (d) VALUES ('2024-02-30');
--! 22008: date/time field value out of range: "2024-02-30"
INSERT INTO target (t) VALUES (1.5) RETURNING t;
--> t:text
--| 1.5
--= INSERT 0 1
