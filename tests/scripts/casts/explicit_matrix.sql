-- Every pair of built-in types: the cast, or 42846 / 22P02.

SELECT true::int2;
--! 42846: cannot cast type boolean to smallint
SELECT true::int4;
--> int4:int4
--| 1
SELECT true::int8;
--! 42846: cannot cast type boolean to bigint
SELECT true::numeric;
--! 42846: cannot cast type boolean to numeric
SELECT true::float4;
--! 42846: cannot cast type boolean to real
SELECT true::float8;
--! 42846: cannot cast type boolean to double precision
SELECT true::text;
--> text:text
--| true
SELECT true::varchar;
--> varchar:varchar
--| true
SELECT true::bpchar;
--> bpchar:bpchar
--| true
SELECT true::name;
--> name:name
--| t
SELECT true::"char";
--! 42846: cannot cast type boolean to "char"
SELECT true::bytea;
--! 42846: cannot cast type boolean to bytea
SELECT true::date;
--! 42846: cannot cast type boolean to date
SELECT true::time;
--! 42846: cannot cast type boolean to time without time zone
SELECT true::timetz;
--! 42846: cannot cast type boolean to time with time zone
SELECT true::timestamp;
--! 42846: cannot cast type boolean to timestamp without time zone
SELECT true::timestamptz;
--! 42846: cannot cast type boolean to timestamp with time zone
SELECT true::interval;
--! 42846: cannot cast type boolean to interval
SELECT true::uuid;
--! 42846: cannot cast type boolean to uuid
SELECT true::json;
--! 42846: cannot cast type boolean to json
SELECT true::jsonb;
--! 42846: cannot cast type boolean to jsonb
SELECT true::int4[];
--! 42846: cannot cast type boolean to integer[]
SELECT true::text[];
--! 42846: cannot cast type boolean to text[]
SELECT true::oid;
--! 42846: cannot cast type boolean to oid
SELECT true::bit(3);
--! 42846: cannot cast type boolean to bit
SELECT true::varbit;
--! 42846: cannot cast type boolean to bit varying
SELECT 5::int2::bool;
--! 42846: cannot cast type smallint to boolean
SELECT 5::int2::int4;
--> int4:int4
--| 5
SELECT 5::int2::int8;
--> int8:int8
--| 5
SELECT 5::int2::numeric;
--> numeric:numeric
--| 5
SELECT 5::int2::float4;
--> float4:float4
--| 5
SELECT 5::int2::float8;
--> float8:float8
--| 5
SELECT 5::int2::text;
--> text:text
--| 5
SELECT 5::int2::varchar;
--> varchar:varchar
--| 5
SELECT 5::int2::bpchar;
--> bpchar:bpchar
--| 5
SELECT 5::int2::name;
--> name:name
--| 5
SELECT 5::int2::"char";
--! 42846: cannot cast type smallint to "char"
SELECT 5::int2::bytea;
--! 42846: cannot cast type smallint to bytea
SELECT 5::int2::date;
--! 42846: cannot cast type smallint to date
SELECT 5::int2::time;
--! 42846: cannot cast type smallint to time without time zone
SELECT 5::int2::timetz;
--! 42846: cannot cast type smallint to time with time zone
SELECT 5::int2::timestamp;
--! 42846: cannot cast type smallint to timestamp without time zone
SELECT 5::int2::timestamptz;
--! 42846: cannot cast type smallint to timestamp with time zone
SELECT 5::int2::interval;
--! 42846: cannot cast type smallint to interval
SELECT 5::int2::uuid;
--! 42846: cannot cast type smallint to uuid
SELECT 5::int2::json;
--! 42846: cannot cast type smallint to json
SELECT 5::int2::jsonb;
--! 42846: cannot cast type smallint to jsonb
SELECT 5::int2::int4[];
--! 42846: cannot cast type smallint to integer[]
SELECT 5::int2::text[];
--! 42846: cannot cast type smallint to text[]
SELECT 5::int2::oid;
--> oid:oid
--| 5
SELECT 5::int2::bit(3);
--! 42846: cannot cast type smallint to bit
SELECT 5::int2::varbit;
--! 42846: cannot cast type smallint to bit varying
SELECT 5::bool;
--> bool:bool
--| t
SELECT 5::int2;
--> int2:int2
--| 5
SELECT 5::int8;
--> int8:int8
--| 5
SELECT 5::numeric;
--> numeric:numeric
--| 5
SELECT 5::float4;
--> float4:float4
--| 5
SELECT 5::float8;
--> float8:float8
--| 5
SELECT 5::text;
--> text:text
--| 5
SELECT 5::varchar;
--> varchar:varchar
--| 5
SELECT 5::bpchar;
--> bpchar:bpchar
--| 5
SELECT 5::name;
--> name:name
--| 5
SELECT 5::"char";
--> char:char
--| 
SELECT 5::bytea;
--! 42846: cannot cast type integer to bytea
SELECT 5::date;
--! 42846: cannot cast type integer to date
SELECT 5::time;
--! 42846: cannot cast type integer to time without time zone
SELECT 5::timetz;
--! 42846: cannot cast type integer to time with time zone
SELECT 5::timestamp;
--! 42846: cannot cast type integer to timestamp without time zone
SELECT 5::timestamptz;
--! 42846: cannot cast type integer to timestamp with time zone
SELECT 5::interval;
--! 42846: cannot cast type integer to interval
SELECT 5::uuid;
--! 42846: cannot cast type integer to uuid
SELECT 5::json;
--! 42846: cannot cast type integer to json
SELECT 5::jsonb;
--! 42846: cannot cast type integer to jsonb
SELECT 5::int4[];
--! 42846: cannot cast type integer to integer[]
SELECT 5::text[];
--! 42846: cannot cast type integer to text[]
SELECT 5::oid;
--> oid:oid
--| 5
SELECT 5::bit(3);
--> bit:bit
--| 101
SELECT 5::varbit;
--! 42846: cannot cast type integer to bit varying
SELECT 5::int8::bool;
--! 42846: cannot cast type bigint to boolean
SELECT 5::int8::int2;
--> int2:int2
--| 5
SELECT 5::int8::int4;
--> int4:int4
--| 5
SELECT 5::int8::numeric;
--> numeric:numeric
--| 5
SELECT 5::int8::float4;
--> float4:float4
--| 5
SELECT 5::int8::float8;
--> float8:float8
--| 5
SELECT 5::int8::text;
--> text:text
--| 5
SELECT 5::int8::varchar;
--> varchar:varchar
--| 5
SELECT 5::int8::bpchar;
--> bpchar:bpchar
--| 5
SELECT 5::int8::name;
--> name:name
--| 5
SELECT 5::int8::"char";
--! 42846: cannot cast type bigint to "char"
SELECT 5::int8::bytea;
--! 42846: cannot cast type bigint to bytea
SELECT 5::int8::date;
--! 42846: cannot cast type bigint to date
SELECT 5::int8::time;
--! 42846: cannot cast type bigint to time without time zone
SELECT 5::int8::timetz;
--! 42846: cannot cast type bigint to time with time zone
SELECT 5::int8::timestamp;
--! 42846: cannot cast type bigint to timestamp without time zone
SELECT 5::int8::timestamptz;
--! 42846: cannot cast type bigint to timestamp with time zone
SELECT 5::int8::interval;
--! 42846: cannot cast type bigint to interval
SELECT 5::int8::uuid;
--! 42846: cannot cast type bigint to uuid
SELECT 5::int8::json;
--! 42846: cannot cast type bigint to json
SELECT 5::int8::jsonb;
--! 42846: cannot cast type bigint to jsonb
SELECT 5::int8::int4[];
--! 42846: cannot cast type bigint to integer[]
SELECT 5::int8::text[];
--! 42846: cannot cast type bigint to text[]
SELECT 5::int8::oid;
--> oid:oid
--| 5
SELECT 5::int8::bit(3);
--> bit:bit
--| 101
SELECT 5::int8::varbit;
--! 42846: cannot cast type bigint to bit varying
SELECT 5.5::bool;
--! 42846: cannot cast type numeric to boolean
SELECT 5.5::int2;
--> int2:int2
--| 6
SELECT 5.5::int4;
--> int4:int4
--| 6
SELECT 5.5::int8;
--> int8:int8
--| 6
SELECT 5.5::float4;
--> float4:float4
--| 5.5
SELECT 5.5::float8;
--> float8:float8
--| 5.5
SELECT 5.5::text;
--> text:text
--| 5.5
SELECT 5.5::varchar;
--> varchar:varchar
--| 5.5
SELECT 5.5::bpchar;
--> bpchar:bpchar
--| 5.5
SELECT 5.5::name;
--> name:name
--| 5.5
SELECT 5.5::"char";
--! 42846: cannot cast type numeric to "char"
SELECT 5.5::bytea;
--! 42846: cannot cast type numeric to bytea
SELECT 5.5::date;
--! 42846: cannot cast type numeric to date
SELECT 5.5::time;
--! 42846: cannot cast type numeric to time without time zone
SELECT 5.5::timetz;
--! 42846: cannot cast type numeric to time with time zone
SELECT 5.5::timestamp;
--! 42846: cannot cast type numeric to timestamp without time zone
SELECT 5.5::timestamptz;
--! 42846: cannot cast type numeric to timestamp with time zone
SELECT 5.5::interval;
--! 42846: cannot cast type numeric to interval
SELECT 5.5::uuid;
--! 42846: cannot cast type numeric to uuid
SELECT 5.5::json;
--! 42846: cannot cast type numeric to json
SELECT 5.5::jsonb;
--! 42846: cannot cast type numeric to jsonb
SELECT 5.5::int4[];
--! 42846: cannot cast type numeric to integer[]
SELECT 5.5::text[];
--! 42846: cannot cast type numeric to text[]
SELECT 5.5::oid;
--! 42846: cannot cast type numeric to oid
SELECT 5.5::bit(3);
--! 42846: cannot cast type numeric to bit
SELECT 5.5::varbit;
--! 42846: cannot cast type numeric to bit varying
SELECT 5.5::float4::bool;
--! 42846: cannot cast type real to boolean
SELECT 5.5::float4::int2;
--> int2:int2
--| 6
SELECT 5.5::float4::int4;
--> int4:int4
--| 6
SELECT 5.5::float4::int8;
--> int8:int8
--| 6
SELECT 5.5::float4::numeric;
--> numeric:numeric
--| 5.5
SELECT 5.5::float4::float8;
--> float8:float8
--| 5.5
SELECT 5.5::float4::text;
--> text:text
--| 5.5
SELECT 5.5::float4::varchar;
--> varchar:varchar
--| 5.5
SELECT 5.5::float4::bpchar;
--> bpchar:bpchar
--| 5.5
SELECT 5.5::float4::name;
--> name:name
--| 5.5
SELECT 5.5::float4::"char";
--! 42846: cannot cast type real to "char"
SELECT 5.5::float4::bytea;
--! 42846: cannot cast type real to bytea
SELECT 5.5::float4::date;
--! 42846: cannot cast type real to date
SELECT 5.5::float4::time;
--! 42846: cannot cast type real to time without time zone
SELECT 5.5::float4::timetz;
--! 42846: cannot cast type real to time with time zone
SELECT 5.5::float4::timestamp;
--! 42846: cannot cast type real to timestamp without time zone
SELECT 5.5::float4::timestamptz;
--! 42846: cannot cast type real to timestamp with time zone
SELECT 5.5::float4::interval;
--! 42846: cannot cast type real to interval
SELECT 5.5::float4::uuid;
--! 42846: cannot cast type real to uuid
SELECT 5.5::float4::json;
--! 42846: cannot cast type real to json
SELECT 5.5::float4::jsonb;
--! 42846: cannot cast type real to jsonb
SELECT 5.5::float4::int4[];
--! 42846: cannot cast type real to integer[]
SELECT 5.5::float4::text[];
--! 42846: cannot cast type real to text[]
SELECT 5.5::float4::oid;
--! 42846: cannot cast type real to oid
SELECT 5.5::float4::bit(3);
--! 42846: cannot cast type real to bit
SELECT 5.5::float4::varbit;
--! 42846: cannot cast type real to bit varying
SELECT 5.5::float8::bool;
--! 42846: cannot cast type double precision to boolean
SELECT 5.5::float8::int2;
--> int2:int2
--| 6
SELECT 5.5::float8::int4;
--> int4:int4
--| 6
SELECT 5.5::float8::int8;
--> int8:int8
--| 6
SELECT 5.5::float8::numeric;
--> numeric:numeric
--| 5.5
SELECT 5.5::float8::float4;
--> float4:float4
--| 5.5
SELECT 5.5::float8::text;
--> text:text
--| 5.5
SELECT 5.5::float8::varchar;
--> varchar:varchar
--| 5.5
SELECT 5.5::float8::bpchar;
--> bpchar:bpchar
--| 5.5
SELECT 5.5::float8::name;
--> name:name
--| 5.5
SELECT 5.5::float8::"char";
--! 42846: cannot cast type double precision to "char"
SELECT 5.5::float8::bytea;
--! 42846: cannot cast type double precision to bytea
SELECT 5.5::float8::date;
--! 42846: cannot cast type double precision to date
SELECT 5.5::float8::time;
--! 42846: cannot cast type double precision to time without time zone
SELECT 5.5::float8::timetz;
--! 42846: cannot cast type double precision to time with time zone
SELECT 5.5::float8::timestamp;
--! 42846: cannot cast type double precision to timestamp without time zone
SELECT 5.5::float8::timestamptz;
--! 42846: cannot cast type double precision to timestamp with time zone
SELECT 5.5::float8::interval;
--! 42846: cannot cast type double precision to interval
SELECT 5.5::float8::uuid;
--! 42846: cannot cast type double precision to uuid
SELECT 5.5::float8::json;
--! 42846: cannot cast type double precision to json
SELECT 5.5::float8::jsonb;
--! 42846: cannot cast type double precision to jsonb
SELECT 5.5::float8::int4[];
--! 42846: cannot cast type double precision to integer[]
SELECT 5.5::float8::text[];
--! 42846: cannot cast type double precision to text[]
SELECT 5.5::float8::oid;
--! 42846: cannot cast type double precision to oid
SELECT 5.5::float8::bit(3);
--! 42846: cannot cast type double precision to bit
SELECT 5.5::float8::varbit;
--! 42846: cannot cast type double precision to bit varying
SELECT '5'::text::bool;
--! 22P02: invalid input syntax for type boolean: "5"
SELECT '5'::text::int2;
--> int2:int2
--| 5
SELECT '5'::text::int4;
--> int4:int4
--| 5
SELECT '5'::text::int8;
--> int8:int8
--| 5
SELECT '5'::text::numeric;
--> numeric:numeric
--| 5
SELECT '5'::text::float4;
--> float4:float4
--| 5
SELECT '5'::text::float8;
--> float8:float8
--| 5
SELECT '5'::text::varchar;
--> varchar:varchar
--| 5
SELECT '5'::text::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::text::name;
--> name:name
--| 5
SELECT '5'::text::"char";
--> char:char
--| 5
SELECT '5'::text::bytea;
--> bytea:bytea
--| \x35
SELECT '5'::text::date;
--! 22007: invalid input syntax for type date: "5"
SELECT '5'::text::time;
--! 22007: invalid input syntax for type time: "5"
SELECT '5'::text::timetz;
--! 22007: invalid input syntax for type time with time zone: "5"
SELECT '5'::text::timestamp;
--! 22007: invalid input syntax for type timestamp: "5"
SELECT '5'::text::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "5"
SELECT '5'::text::interval;
--> interval:interval
--| 00:00:05
SELECT '5'::text::uuid;
--! 22P02: invalid input syntax for type uuid: "5"
SELECT '5'::text::json;
--> json:json
--| 5
SELECT '5'::text::jsonb;
--> jsonb:jsonb
--| 5
SELECT '5'::text::int4[];
--! 22P02: malformed array literal: "5"
SELECT '5'::text::text[];
--! 22P02: malformed array literal: "5"
SELECT '5'::text::oid;
--> oid:oid
--| 5
SELECT '5'::text::bit(3);
--! 22P02: "5" is not a valid binary digit
SELECT '5'::text::varbit;
--! 22P02: "5" is not a valid binary digit
SELECT '5'::varchar::bool;
--! 22P02: invalid input syntax for type boolean: "5"
SELECT '5'::varchar::int2;
--> int2:int2
--| 5
SELECT '5'::varchar::int4;
--> int4:int4
--| 5
SELECT '5'::varchar::int8;
--> int8:int8
--| 5
SELECT '5'::varchar::numeric;
--> numeric:numeric
--| 5
SELECT '5'::varchar::float4;
--> float4:float4
--| 5
SELECT '5'::varchar::float8;
--> float8:float8
--| 5
SELECT '5'::varchar::text;
--> text:text
--| 5
SELECT '5'::varchar::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::varchar::name;
--> name:name
--| 5
SELECT '5'::varchar::"char";
--> char:char
--| 5
SELECT '5'::varchar::bytea;
--> bytea:bytea
--| \x35
SELECT '5'::varchar::date;
--! 22007: invalid input syntax for type date: "5"
SELECT '5'::varchar::time;
--! 22007: invalid input syntax for type time: "5"
SELECT '5'::varchar::timetz;
--! 22007: invalid input syntax for type time with time zone: "5"
SELECT '5'::varchar::timestamp;
--! 22007: invalid input syntax for type timestamp: "5"
SELECT '5'::varchar::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "5"
SELECT '5'::varchar::interval;
--> interval:interval
--| 00:00:05
SELECT '5'::varchar::uuid;
--! 22P02: invalid input syntax for type uuid: "5"
SELECT '5'::varchar::json;
--> json:json
--| 5
SELECT '5'::varchar::jsonb;
--> jsonb:jsonb
--| 5
SELECT '5'::varchar::int4[];
--! 22P02: malformed array literal: "5"
SELECT '5'::varchar::text[];
--! 22P02: malformed array literal: "5"
SELECT '5'::varchar::oid;
--> oid:oid
--| 5
SELECT '5'::varchar::bit(3);
--! 22P02: "5" is not a valid binary digit
SELECT '5'::varchar::varbit;
--! 22P02: "5" is not a valid binary digit
SELECT '5'::char(3)::bool;
--! 22P02: invalid input syntax for type boolean: "5  "
SELECT '5'::char(3)::int2;
--> int2:int2
--| 5
SELECT '5'::char(3)::int4;
--> int4:int4
--| 5
SELECT '5'::char(3)::int8;
--> int8:int8
--| 5
SELECT '5'::char(3)::numeric;
--> numeric:numeric
--| 5
SELECT '5'::char(3)::float4;
--> float4:float4
--| 5
SELECT '5'::char(3)::float8;
--> float8:float8
--| 5
SELECT '5'::char(3)::text;
--> text:text
--| 5
SELECT '5'::char(3)::varchar;
--> varchar:varchar
--| 5
SELECT '5'::char(3)::name;
--> name:name
--| 5
SELECT '5'::char(3)::"char";
--> char:char
--| 5
SELECT '5'::char(3)::bytea;
--> bytea:bytea
--| \x352020
SELECT '5'::char(3)::date;
--! 22007: invalid input syntax for type date: "5  "
SELECT '5'::char(3)::time;
--! 22007: invalid input syntax for type time: "5  "
SELECT '5'::char(3)::timetz;
--! 22007: invalid input syntax for type time with time zone: "5  "
SELECT '5'::char(3)::timestamp;
--! 22007: invalid input syntax for type timestamp: "5  "
SELECT '5'::char(3)::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "5  "
SELECT '5'::char(3)::interval;
--> interval:interval
--| 00:00:05
SELECT '5'::char(3)::uuid;
--! 22P02: invalid input syntax for type uuid: "5  "
SELECT '5'::char(3)::json;
--> json:json
--| 5 ␠
SELECT '5'::char(3)::jsonb;
--> jsonb:jsonb
--| 5
SELECT '5'::char(3)::int4[];
--! 22P02: malformed array literal: "5  "
SELECT '5'::char(3)::text[];
--! 22P02: malformed array literal: "5  "
SELECT '5'::char(3)::oid;
--> oid:oid
--| 5
SELECT '5'::char(3)::bit(3);
--! 22P02: "5" is not a valid binary digit
SELECT '5'::char(3)::varbit;
--! 22P02: "5" is not a valid binary digit
SELECT '5'::name::bool;
--! 22P02: invalid input syntax for type boolean: "5"
SELECT '5'::name::int2;
--> int2:int2
--| 5
SELECT '5'::name::int4;
--> int4:int4
--| 5
SELECT '5'::name::int8;
--> int8:int8
--| 5
SELECT '5'::name::numeric;
--> numeric:numeric
--| 5
SELECT '5'::name::float4;
--> float4:float4
--| 5
SELECT '5'::name::float8;
--> float8:float8
--| 5
SELECT '5'::name::text;
--> text:text
--| 5
SELECT '5'::name::varchar;
--> varchar:varchar
--| 5
SELECT '5'::name::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::name::"char";
--> char:char
--| 5
SELECT '5'::name::bytea;
--> bytea:bytea
--| \x35
SELECT '5'::name::date;
--! 22007: invalid input syntax for type date: "5"
SELECT '5'::name::time;
--! 22007: invalid input syntax for type time: "5"
SELECT '5'::name::timetz;
--! 22007: invalid input syntax for type time with time zone: "5"
SELECT '5'::name::timestamp;
--! 22007: invalid input syntax for type timestamp: "5"
SELECT '5'::name::timestamptz;
--! 22007: invalid input syntax for type timestamp with time zone: "5"
SELECT '5'::name::interval;
--> interval:interval
--| 00:00:05
SELECT '5'::name::uuid;
--! 22P02: invalid input syntax for type uuid: "5"
SELECT '5'::name::json;
--> json:json
--| 5
SELECT '5'::name::jsonb;
--> jsonb:jsonb
--| 5
SELECT '5'::name::int4[];
--! 22P02: malformed array literal: "5"
SELECT '5'::name::text[];
--! 22P02: malformed array literal: "5"
SELECT '5'::name::oid;
--> oid:oid
--| 5
SELECT '5'::name::bit(3);
--! 22P02: "5" is not a valid binary digit
SELECT '5'::name::varbit;
--! 22P02: "5" is not a valid binary digit
SELECT '5'::"char"::bool;
--! 42846: cannot cast type "char" to boolean
SELECT '5'::"char"::int2;
--! 42846: cannot cast type "char" to smallint
SELECT '5'::"char"::int4;
--> int4:int4
--| 53
SELECT '5'::"char"::int8;
--! 42846: cannot cast type "char" to bigint
SELECT '5'::"char"::numeric;
--! 42846: cannot cast type "char" to numeric
SELECT '5'::"char"::float4;
--! 42846: cannot cast type "char" to real
SELECT '5'::"char"::float8;
--! 42846: cannot cast type "char" to double precision
SELECT '5'::"char"::text;
--> text:text
--| 5
SELECT '5'::"char"::varchar;
--> varchar:varchar
--| 5
SELECT '5'::"char"::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::"char"::name;
--> name:name
--| 5
SELECT '5'::"char"::bytea;
--! 42846: cannot cast type "char" to bytea
SELECT '5'::"char"::date;
--! 42846: cannot cast type "char" to date
SELECT '5'::"char"::time;
--! 42846: cannot cast type "char" to time without time zone
SELECT '5'::"char"::timetz;
--! 42846: cannot cast type "char" to time with time zone
SELECT '5'::"char"::timestamp;
--! 42846: cannot cast type "char" to timestamp without time zone
SELECT '5'::"char"::timestamptz;
--! 42846: cannot cast type "char" to timestamp with time zone
SELECT '5'::"char"::interval;
--! 42846: cannot cast type "char" to interval
SELECT '5'::"char"::uuid;
--! 42846: cannot cast type "char" to uuid
SELECT '5'::"char"::json;
--! 42846: cannot cast type "char" to json
SELECT '5'::"char"::jsonb;
--! 42846: cannot cast type "char" to jsonb
SELECT '5'::"char"::int4[];
--! 42846: cannot cast type "char" to integer[]
SELECT '5'::"char"::text[];
--! 42846: cannot cast type "char" to text[]
SELECT '5'::"char"::oid;
--! 42846: cannot cast type "char" to oid
SELECT '5'::"char"::bit(3);
--! 42846: cannot cast type "char" to bit
SELECT '5'::"char"::varbit;
--! 42846: cannot cast type "char" to bit varying
SELECT '\x35'::bytea::bool;
--! 42846: cannot cast type bytea to boolean
SELECT '\x35'::bytea::int2;
--! 42846: cannot cast type bytea to smallint
SELECT '\x35'::bytea::int4;
--! 42846: cannot cast type bytea to integer
SELECT '\x35'::bytea::int8;
--! 42846: cannot cast type bytea to bigint
SELECT '\x35'::bytea::numeric;
--! 42846: cannot cast type bytea to numeric
SELECT '\x35'::bytea::float4;
--! 42846: cannot cast type bytea to real
SELECT '\x35'::bytea::float8;
--! 42846: cannot cast type bytea to double precision
SELECT '\x35'::bytea::text;
--> text:text
--| \x35
SELECT '\x35'::bytea::varchar;
--> varchar:varchar
--| \x35
SELECT '\x35'::bytea::bpchar;
--> bpchar:bpchar
--| \x35
SELECT '\x35'::bytea::name;
--> name:name
--| \x35
SELECT '\x35'::bytea::"char";
--! 42846: cannot cast type bytea to "char"
SELECT '\x35'::bytea::date;
--! 42846: cannot cast type bytea to date
SELECT '\x35'::bytea::time;
--! 42846: cannot cast type bytea to time without time zone
SELECT '\x35'::bytea::timetz;
--! 42846: cannot cast type bytea to time with time zone
SELECT '\x35'::bytea::timestamp;
--! 42846: cannot cast type bytea to timestamp without time zone
SELECT '\x35'::bytea::timestamptz;
--! 42846: cannot cast type bytea to timestamp with time zone
SELECT '\x35'::bytea::interval;
--! 42846: cannot cast type bytea to interval
SELECT '\x35'::bytea::uuid;
--! 42846: cannot cast type bytea to uuid
SELECT '\x35'::bytea::json;
--! 42846: cannot cast type bytea to json
SELECT '\x35'::bytea::jsonb;
--! 42846: cannot cast type bytea to jsonb
SELECT '\x35'::bytea::int4[];
--! 42846: cannot cast type bytea to integer[]
SELECT '\x35'::bytea::text[];
--! 42846: cannot cast type bytea to text[]
SELECT '\x35'::bytea::oid;
--! 42846: cannot cast type bytea to oid
SELECT '\x35'::bytea::bit(3);
--! 42846: cannot cast type bytea to bit
SELECT '\x35'::bytea::varbit;
--! 42846: cannot cast type bytea to bit varying
SELECT '2024-02-29'::date::bool;
--! 42846: cannot cast type date to boolean
SELECT '2024-02-29'::date::int2;
--! 42846: cannot cast type date to smallint
SELECT '2024-02-29'::date::int4;
--! 42846: cannot cast type date to integer
SELECT '2024-02-29'::date::int8;
--! 42846: cannot cast type date to bigint
SELECT '2024-02-29'::date::numeric;
--! 42846: cannot cast type date to numeric
SELECT '2024-02-29'::date::float4;
--! 42846: cannot cast type date to real
SELECT '2024-02-29'::date::float8;
--! 42846: cannot cast type date to double precision
SELECT '2024-02-29'::date::text;
--> text:text
--| 2024-02-29
SELECT '2024-02-29'::date::varchar;
--> varchar:varchar
--| 2024-02-29
SELECT '2024-02-29'::date::bpchar;
--> bpchar:bpchar
--| 2024-02-29
SELECT '2024-02-29'::date::name;
--> name:name
--| 2024-02-29
SELECT '2024-02-29'::date::"char";
--! 42846: cannot cast type date to "char"
SELECT '2024-02-29'::date::bytea;
--! 42846: cannot cast type date to bytea
SELECT '2024-02-29'::date::time;
--! 42846: cannot cast type date to time without time zone
SELECT '2024-02-29'::date::timetz;
--! 42846: cannot cast type date to time with time zone
SELECT '2024-02-29'::date::timestamp;
--> timestamp:timestamp
--| 2024-02-29 00:00:00
SELECT '2024-02-29'::date::timestamptz;
--> timestamptz:timestamptz
--| 2024-02-29 00:00:00+00
SELECT '2024-02-29'::date::interval;
--! 42846: cannot cast type date to interval
SELECT '2024-02-29'::date::uuid;
--! 42846: cannot cast type date to uuid
SELECT '2024-02-29'::date::json;
--! 42846: cannot cast type date to json
SELECT '2024-02-29'::date::jsonb;
--! 42846: cannot cast type date to jsonb
SELECT '2024-02-29'::date::int4[];
--! 42846: cannot cast type date to integer[]
SELECT '2024-02-29'::date::text[];
--! 42846: cannot cast type date to text[]
SELECT '2024-02-29'::date::oid;
--! 42846: cannot cast type date to oid
SELECT '2024-02-29'::date::bit(3);
--! 42846: cannot cast type date to bit
SELECT '2024-02-29'::date::varbit;
--! 42846: cannot cast type date to bit varying
SELECT '12:34:56.789'::time::bool;
--! 42846: cannot cast type time without time zone to boolean
SELECT '12:34:56.789'::time::int2;
--! 42846: cannot cast type time without time zone to smallint
SELECT '12:34:56.789'::time::int4;
--! 42846: cannot cast type time without time zone to integer
SELECT '12:34:56.789'::time::int8;
--! 42846: cannot cast type time without time zone to bigint
SELECT '12:34:56.789'::time::numeric;
--! 42846: cannot cast type time without time zone to numeric
SELECT '12:34:56.789'::time::float4;
--! 42846: cannot cast type time without time zone to real
SELECT '12:34:56.789'::time::float8;
--! 42846: cannot cast type time without time zone to double precision
SELECT '12:34:56.789'::time::text;
--> text:text
--| 12:34:56.789
SELECT '12:34:56.789'::time::varchar;
--> varchar:varchar
--| 12:34:56.789
SELECT '12:34:56.789'::time::bpchar;
--> bpchar:bpchar
--| 12:34:56.789
SELECT '12:34:56.789'::time::name;
--> name:name
--| 12:34:56.789
SELECT '12:34:56.789'::time::"char";
--! 42846: cannot cast type time without time zone to "char"
SELECT '12:34:56.789'::time::bytea;
--! 42846: cannot cast type time without time zone to bytea
SELECT '12:34:56.789'::time::date;
--! 42846: cannot cast type time without time zone to date
SELECT '12:34:56.789'::time::timetz;
--> timetz:timetz
--| 12:34:56.789+00
SELECT '12:34:56.789'::time::timestamp;
--! 42846: cannot cast type time without time zone to timestamp without time zone
SELECT '12:34:56.789'::time::timestamptz;
--! 42846: cannot cast type time without time zone to timestamp with time zone
SELECT '12:34:56.789'::time::interval;
--> interval:interval
--| 12:34:56.789
SELECT '12:34:56.789'::time::uuid;
--! 42846: cannot cast type time without time zone to uuid
SELECT '12:34:56.789'::time::json;
--! 42846: cannot cast type time without time zone to json
SELECT '12:34:56.789'::time::jsonb;
--! 42846: cannot cast type time without time zone to jsonb
SELECT '12:34:56.789'::time::int4[];
--! 42846: cannot cast type time without time zone to integer[]
SELECT '12:34:56.789'::time::text[];
--! 42846: cannot cast type time without time zone to text[]
SELECT '12:34:56.789'::time::oid;
--! 42846: cannot cast type time without time zone to oid
SELECT '12:34:56.789'::time::bit(3);
--! 42846: cannot cast type time without time zone to bit
SELECT '12:34:56.789'::time::varbit;
--! 42846: cannot cast type time without time zone to bit varying
SELECT '12:34:56+02'::timetz::bool;
--! 42846: cannot cast type time with time zone to boolean
SELECT '12:34:56+02'::timetz::int2;
--! 42846: cannot cast type time with time zone to smallint
SELECT '12:34:56+02'::timetz::int4;
--! 42846: cannot cast type time with time zone to integer
SELECT '12:34:56+02'::timetz::int8;
--! 42846: cannot cast type time with time zone to bigint
SELECT '12:34:56+02'::timetz::numeric;
--! 42846: cannot cast type time with time zone to numeric
SELECT '12:34:56+02'::timetz::float4;
--! 42846: cannot cast type time with time zone to real
SELECT '12:34:56+02'::timetz::float8;
--! 42846: cannot cast type time with time zone to double precision
SELECT '12:34:56+02'::timetz::text;
--> text:text
--| 12:34:56+02
SELECT '12:34:56+02'::timetz::varchar;
--> varchar:varchar
--| 12:34:56+02
SELECT '12:34:56+02'::timetz::bpchar;
--> bpchar:bpchar
--| 12:34:56+02
SELECT '12:34:56+02'::timetz::name;
--> name:name
--| 12:34:56+02
SELECT '12:34:56+02'::timetz::"char";
--! 42846: cannot cast type time with time zone to "char"
SELECT '12:34:56+02'::timetz::bytea;
--! 42846: cannot cast type time with time zone to bytea
SELECT '12:34:56+02'::timetz::date;
--! 42846: cannot cast type time with time zone to date
SELECT '12:34:56+02'::timetz::time;
--> time:time
--| 12:34:56
SELECT '12:34:56+02'::timetz::timestamp;
--! 42846: cannot cast type time with time zone to timestamp without time zone
SELECT '12:34:56+02'::timetz::timestamptz;
--! 42846: cannot cast type time with time zone to timestamp with time zone
SELECT '12:34:56+02'::timetz::interval;
--! 42846: cannot cast type time with time zone to interval
SELECT '12:34:56+02'::timetz::uuid;
--! 42846: cannot cast type time with time zone to uuid
SELECT '12:34:56+02'::timetz::json;
--! 42846: cannot cast type time with time zone to json
SELECT '12:34:56+02'::timetz::jsonb;
--! 42846: cannot cast type time with time zone to jsonb
SELECT '12:34:56+02'::timetz::int4[];
--! 42846: cannot cast type time with time zone to integer[]
SELECT '12:34:56+02'::timetz::text[];
--! 42846: cannot cast type time with time zone to text[]
SELECT '12:34:56+02'::timetz::oid;
--! 42846: cannot cast type time with time zone to oid
SELECT '12:34:56+02'::timetz::bit(3);
--! 42846: cannot cast type time with time zone to bit
SELECT '12:34:56+02'::timetz::varbit;
--! 42846: cannot cast type time with time zone to bit varying
SELECT '2024-02-29 12:34:56'::timestamp::bool;
--! 42846: cannot cast type timestamp without time zone to boolean
SELECT '2024-02-29 12:34:56'::timestamp::int2;
--! 42846: cannot cast type timestamp without time zone to smallint
SELECT '2024-02-29 12:34:56'::timestamp::int4;
--! 42846: cannot cast type timestamp without time zone to integer
SELECT '2024-02-29 12:34:56'::timestamp::int8;
--! 42846: cannot cast type timestamp without time zone to bigint
SELECT '2024-02-29 12:34:56'::timestamp::numeric;
--! 42846: cannot cast type timestamp without time zone to numeric
SELECT '2024-02-29 12:34:56'::timestamp::float4;
--! 42846: cannot cast type timestamp without time zone to real
SELECT '2024-02-29 12:34:56'::timestamp::float8;
--! 42846: cannot cast type timestamp without time zone to double precision
SELECT '2024-02-29 12:34:56'::timestamp::text;
--> text:text
--| 2024-02-29 12:34:56
SELECT '2024-02-29 12:34:56'::timestamp::varchar;
--> varchar:varchar
--| 2024-02-29 12:34:56
SELECT '2024-02-29 12:34:56'::timestamp::bpchar;
--> bpchar:bpchar
--| 2024-02-29 12:34:56
SELECT '2024-02-29 12:34:56'::timestamp::name;
--> name:name
--| 2024-02-29 12:34:56
SELECT '2024-02-29 12:34:56'::timestamp::"char";
--! 42846: cannot cast type timestamp without time zone to "char"
SELECT '2024-02-29 12:34:56'::timestamp::bytea;
--! 42846: cannot cast type timestamp without time zone to bytea
SELECT '2024-02-29 12:34:56'::timestamp::date;
--> date:date
--| 2024-02-29
SELECT '2024-02-29 12:34:56'::timestamp::time;
--> time:time
--| 12:34:56
SELECT '2024-02-29 12:34:56'::timestamp::timetz;
--! 42846: cannot cast type timestamp without time zone to time with time zone
SELECT '2024-02-29 12:34:56'::timestamp::timestamptz;
--> timestamptz:timestamptz
--| 2024-02-29 12:34:56+00
SELECT '2024-02-29 12:34:56'::timestamp::interval;
--! 42846: cannot cast type timestamp without time zone to interval
SELECT '2024-02-29 12:34:56'::timestamp::uuid;
--! 42846: cannot cast type timestamp without time zone to uuid
SELECT '2024-02-29 12:34:56'::timestamp::json;
--! 42846: cannot cast type timestamp without time zone to json
SELECT '2024-02-29 12:34:56'::timestamp::jsonb;
--! 42846: cannot cast type timestamp without time zone to jsonb
SELECT '2024-02-29 12:34:56'::timestamp::int4[];
--! 42846: cannot cast type timestamp without time zone to integer[]
SELECT '2024-02-29 12:34:56'::timestamp::text[];
--! 42846: cannot cast type timestamp without time zone to text[]
SELECT '2024-02-29 12:34:56'::timestamp::oid;
--! 42846: cannot cast type timestamp without time zone to oid
SELECT '2024-02-29 12:34:56'::timestamp::bit(3);
--! 42846: cannot cast type timestamp without time zone to bit
SELECT '2024-02-29 12:34:56'::timestamp::varbit;
--! 42846: cannot cast type timestamp without time zone to bit varying
SELECT '2024-02-29 12:34:56+00'::timestamptz::bool;
--! 42846: cannot cast type timestamp with time zone to boolean
SELECT '2024-02-29 12:34:56+00'::timestamptz::int2;
--! 42846: cannot cast type timestamp with time zone to smallint
SELECT '2024-02-29 12:34:56+00'::timestamptz::int4;
--! 42846: cannot cast type timestamp with time zone to integer
SELECT '2024-02-29 12:34:56+00'::timestamptz::int8;
--! 42846: cannot cast type timestamp with time zone to bigint
SELECT '2024-02-29 12:34:56+00'::timestamptz::numeric;
--! 42846: cannot cast type timestamp with time zone to numeric
SELECT '2024-02-29 12:34:56+00'::timestamptz::float4;
--! 42846: cannot cast type timestamp with time zone to real
SELECT '2024-02-29 12:34:56+00'::timestamptz::float8;
--! 42846: cannot cast type timestamp with time zone to double precision
SELECT '2024-02-29 12:34:56+00'::timestamptz::text;
--> text:text
--| 2024-02-29 12:34:56+00
SELECT '2024-02-29 12:34:56+00'::timestamptz::varchar;
--> varchar:varchar
--| 2024-02-29 12:34:56+00
SELECT '2024-02-29 12:34:56+00'::timestamptz::bpchar;
--> bpchar:bpchar
--| 2024-02-29 12:34:56+00
SELECT '2024-02-29 12:34:56+00'::timestamptz::name;
--> name:name
--| 2024-02-29 12:34:56+00
SELECT '2024-02-29 12:34:56+00'::timestamptz::"char";
--! 42846: cannot cast type timestamp with time zone to "char"
SELECT '2024-02-29 12:34:56+00'::timestamptz::bytea;
--! 42846: cannot cast type timestamp with time zone to bytea
SELECT '2024-02-29 12:34:56+00'::timestamptz::date;
--> date:date
--| 2024-02-29
SELECT '2024-02-29 12:34:56+00'::timestamptz::time;
--> time:time
--| 12:34:56
SELECT '2024-02-29 12:34:56+00'::timestamptz::timetz;
--> timetz:timetz
--| 12:34:56+00
SELECT '2024-02-29 12:34:56+00'::timestamptz::timestamp;
--> timestamp:timestamp
--| 2024-02-29 12:34:56
SELECT '2024-02-29 12:34:56+00'::timestamptz::interval;
--! 42846: cannot cast type timestamp with time zone to interval
SELECT '2024-02-29 12:34:56+00'::timestamptz::uuid;
--! 42846: cannot cast type timestamp with time zone to uuid
SELECT '2024-02-29 12:34:56+00'::timestamptz::json;
--! 42846: cannot cast type timestamp with time zone to json
SELECT '2024-02-29 12:34:56+00'::timestamptz::jsonb;
--! 42846: cannot cast type timestamp with time zone to jsonb
SELECT '2024-02-29 12:34:56+00'::timestamptz::int4[];
--! 42846: cannot cast type timestamp with time zone to integer[]
SELECT '2024-02-29 12:34:56+00'::timestamptz::text[];
--! 42846: cannot cast type timestamp with time zone to text[]
SELECT '2024-02-29 12:34:56+00'::timestamptz::oid;
--! 42846: cannot cast type timestamp with time zone to oid
SELECT '2024-02-29 12:34:56+00'::timestamptz::bit(3);
--! 42846: cannot cast type timestamp with time zone to bit
SELECT '2024-02-29 12:34:56+00'::timestamptz::varbit;
--! 42846: cannot cast type timestamp with time zone to bit varying
SELECT '1 day 02:03:04'::interval::bool;
--! 42846: cannot cast type interval to boolean
SELECT '1 day 02:03:04'::interval::int2;
--! 42846: cannot cast type interval to smallint
SELECT '1 day 02:03:04'::interval::int4;
--! 42846: cannot cast type interval to integer
SELECT '1 day 02:03:04'::interval::int8;
--! 42846: cannot cast type interval to bigint
SELECT '1 day 02:03:04'::interval::numeric;
--! 42846: cannot cast type interval to numeric
SELECT '1 day 02:03:04'::interval::float4;
--! 42846: cannot cast type interval to real
SELECT '1 day 02:03:04'::interval::float8;
--! 42846: cannot cast type interval to double precision
SELECT '1 day 02:03:04'::interval::text;
--> text:text
--| 1 day 02:03:04
SELECT '1 day 02:03:04'::interval::varchar;
--> varchar:varchar
--| 1 day 02:03:04
SELECT '1 day 02:03:04'::interval::bpchar;
--> bpchar:bpchar
--| 1 day 02:03:04
SELECT '1 day 02:03:04'::interval::name;
--> name:name
--| 1 day 02:03:04
SELECT '1 day 02:03:04'::interval::"char";
--! 42846: cannot cast type interval to "char"
SELECT '1 day 02:03:04'::interval::bytea;
--! 42846: cannot cast type interval to bytea
SELECT '1 day 02:03:04'::interval::date;
--! 42846: cannot cast type interval to date
SELECT '1 day 02:03:04'::interval::time;
--> time:time
--| 02:03:04
SELECT '1 day 02:03:04'::interval::timetz;
--! 42846: cannot cast type interval to time with time zone
SELECT '1 day 02:03:04'::interval::timestamp;
--! 42846: cannot cast type interval to timestamp without time zone
SELECT '1 day 02:03:04'::interval::timestamptz;
--! 42846: cannot cast type interval to timestamp with time zone
SELECT '1 day 02:03:04'::interval::uuid;
--! 42846: cannot cast type interval to uuid
SELECT '1 day 02:03:04'::interval::json;
--! 42846: cannot cast type interval to json
SELECT '1 day 02:03:04'::interval::jsonb;
--! 42846: cannot cast type interval to jsonb
SELECT '1 day 02:03:04'::interval::int4[];
--! 42846: cannot cast type interval to integer[]
SELECT '1 day 02:03:04'::interval::text[];
--! 42846: cannot cast type interval to text[]
SELECT '1 day 02:03:04'::interval::oid;
--! 42846: cannot cast type interval to oid
SELECT '1 day 02:03:04'::interval::bit(3);
--! 42846: cannot cast type interval to bit
SELECT '1 day 02:03:04'::interval::varbit;
--! 42846: cannot cast type interval to bit varying
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::bool;
--! 42846: cannot cast type uuid to boolean
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::int2;
--! 42846: cannot cast type uuid to smallint
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::int4;
--! 42846: cannot cast type uuid to integer
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::int8;
--! 42846: cannot cast type uuid to bigint
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::numeric;
--! 42846: cannot cast type uuid to numeric
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::float4;
--! 42846: cannot cast type uuid to real
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::float8;
--! 42846: cannot cast type uuid to double precision
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::text;
--> text:text
--| a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::varchar;
--> varchar:varchar
--| a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::bpchar;
--> bpchar:bpchar
--| a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::name;
--> name:name
--| a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::"char";
--! 42846: cannot cast type uuid to "char"
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::bytea;
--! 42846: cannot cast type uuid to bytea
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::date;
--! 42846: cannot cast type uuid to date
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::time;
--! 42846: cannot cast type uuid to time without time zone
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::timetz;
--! 42846: cannot cast type uuid to time with time zone
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::timestamp;
--! 42846: cannot cast type uuid to timestamp without time zone
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::timestamptz;
--! 42846: cannot cast type uuid to timestamp with time zone
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::interval;
--! 42846: cannot cast type uuid to interval
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::json;
--! 42846: cannot cast type uuid to json
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::jsonb;
--! 42846: cannot cast type uuid to jsonb
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::int4[];
--! 42846: cannot cast type uuid to integer[]
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::text[];
--! 42846: cannot cast type uuid to text[]
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::oid;
--! 42846: cannot cast type uuid to oid
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::bit(3);
--! 42846: cannot cast type uuid to bit
SELECT 'a0eebc99-9c0b-4ef8-bb6d-6bb9bd380a11'::uuid::varbit;
--! 42846: cannot cast type uuid to bit varying
SELECT '5'::json::bool;
--! 42846: cannot cast type json to boolean
SELECT '5'::json::int2;
--! 42846: cannot cast type json to smallint
SELECT '5'::json::int4;
--! 42846: cannot cast type json to integer
SELECT '5'::json::int8;
--! 42846: cannot cast type json to bigint
SELECT '5'::json::numeric;
--! 42846: cannot cast type json to numeric
SELECT '5'::json::float4;
--! 42846: cannot cast type json to real
SELECT '5'::json::float8;
--! 42846: cannot cast type json to double precision
SELECT '5'::json::text;
--> text:text
--| 5
SELECT '5'::json::varchar;
--> varchar:varchar
--| 5
SELECT '5'::json::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::json::name;
--> name:name
--| 5
SELECT '5'::json::"char";
--! 42846: cannot cast type json to "char"
SELECT '5'::json::bytea;
--! 42846: cannot cast type json to bytea
SELECT '5'::json::date;
--! 42846: cannot cast type json to date
SELECT '5'::json::time;
--! 42846: cannot cast type json to time without time zone
SELECT '5'::json::timetz;
--! 42846: cannot cast type json to time with time zone
SELECT '5'::json::timestamp;
--! 42846: cannot cast type json to timestamp without time zone
SELECT '5'::json::timestamptz;
--! 42846: cannot cast type json to timestamp with time zone
SELECT '5'::json::interval;
--! 42846: cannot cast type json to interval
SELECT '5'::json::uuid;
--! 42846: cannot cast type json to uuid
SELECT '5'::json::jsonb;
--> jsonb:jsonb
--| 5
SELECT '5'::json::int4[];
--! 42846: cannot cast type json to integer[]
SELECT '5'::json::text[];
--! 42846: cannot cast type json to text[]
SELECT '5'::json::oid;
--! 42846: cannot cast type json to oid
SELECT '5'::json::bit(3);
--! 42846: cannot cast type json to bit
SELECT '5'::json::varbit;
--! 42846: cannot cast type json to bit varying
SELECT '5'::jsonb::bool;
--! 22023: cannot cast jsonb numeric to type boolean
SELECT '5'::jsonb::int2;
--> int2:int2
--| 5
SELECT '5'::jsonb::int4;
--> int4:int4
--| 5
SELECT '5'::jsonb::int8;
--> int8:int8
--| 5
SELECT '5'::jsonb::numeric;
--> numeric:numeric
--| 5
SELECT '5'::jsonb::float4;
--> float4:float4
--| 5
SELECT '5'::jsonb::float8;
--> float8:float8
--| 5
SELECT '5'::jsonb::text;
--> text:text
--| 5
SELECT '5'::jsonb::varchar;
--> varchar:varchar
--| 5
SELECT '5'::jsonb::bpchar;
--> bpchar:bpchar
--| 5
SELECT '5'::jsonb::name;
--> name:name
--| 5
SELECT '5'::jsonb::"char";
--! 42846: cannot cast type jsonb to "char"
SELECT '5'::jsonb::bytea;
--! 42846: cannot cast type jsonb to bytea
SELECT '5'::jsonb::date;
--! 42846: cannot cast type jsonb to date
SELECT '5'::jsonb::time;
--! 42846: cannot cast type jsonb to time without time zone
SELECT '5'::jsonb::timetz;
--! 42846: cannot cast type jsonb to time with time zone
SELECT '5'::jsonb::timestamp;
--! 42846: cannot cast type jsonb to timestamp without time zone
SELECT '5'::jsonb::timestamptz;
--! 42846: cannot cast type jsonb to timestamp with time zone
SELECT '5'::jsonb::interval;
--! 42846: cannot cast type jsonb to interval
SELECT '5'::jsonb::uuid;
--! 42846: cannot cast type jsonb to uuid
SELECT '5'::jsonb::json;
--> json:json
--| 5
SELECT '5'::jsonb::int4[];
--! 42846: cannot cast type jsonb to integer[]
SELECT '5'::jsonb::text[];
--! 42846: cannot cast type jsonb to text[]
SELECT '5'::jsonb::oid;
--! 42846: cannot cast type jsonb to oid
SELECT '5'::jsonb::bit(3);
--! 42846: cannot cast type jsonb to bit
SELECT '5'::jsonb::varbit;
--! 42846: cannot cast type jsonb to bit varying
SELECT '{5,6}'::int4[]::bool;
--! 42846: cannot cast type integer[] to boolean
SELECT '{5,6}'::int4[]::int2;
--! 42846: cannot cast type integer[] to smallint
SELECT '{5,6}'::int4[]::int4;
--! 42846: cannot cast type integer[] to integer
SELECT '{5,6}'::int4[]::int8;
--! 42846: cannot cast type integer[] to bigint
SELECT '{5,6}'::int4[]::numeric;
--! 42846: cannot cast type integer[] to numeric
SELECT '{5,6}'::int4[]::float4;
--! 42846: cannot cast type integer[] to real
SELECT '{5,6}'::int4[]::float8;
--! 42846: cannot cast type integer[] to double precision
SELECT '{5,6}'::int4[]::text;
--> text:text
--| {5,6}
SELECT '{5,6}'::int4[]::varchar;
--> varchar:varchar
--| {5,6}
SELECT '{5,6}'::int4[]::bpchar;
--> bpchar:bpchar
--| {5,6}
SELECT '{5,6}'::int4[]::name;
--> name:name
--| {5,6}
SELECT '{5,6}'::int4[]::"char";
--! 42846: cannot cast type integer[] to "char"
SELECT '{5,6}'::int4[]::bytea;
--! 42846: cannot cast type integer[] to bytea
SELECT '{5,6}'::int4[]::date;
--! 42846: cannot cast type integer[] to date
SELECT '{5,6}'::int4[]::time;
--! 42846: cannot cast type integer[] to time without time zone
SELECT '{5,6}'::int4[]::timetz;
--! 42846: cannot cast type integer[] to time with time zone
SELECT '{5,6}'::int4[]::timestamp;
--! 42846: cannot cast type integer[] to timestamp without time zone
SELECT '{5,6}'::int4[]::timestamptz;
--! 42846: cannot cast type integer[] to timestamp with time zone
SELECT '{5,6}'::int4[]::interval;
--! 42846: cannot cast type integer[] to interval
SELECT '{5,6}'::int4[]::uuid;
--! 42846: cannot cast type integer[] to uuid
SELECT '{5,6}'::int4[]::json;
--! 42846: cannot cast type integer[] to json
SELECT '{5,6}'::int4[]::jsonb;
--! 42846: cannot cast type integer[] to jsonb
SELECT '{5,6}'::int4[]::text[];
--> text:_text
--| {5,6}
SELECT '{5,6}'::int4[]::oid;
--! 42846: cannot cast type integer[] to oid
SELECT '{5,6}'::int4[]::bit(3);
--! 42846: cannot cast type integer[] to bit
SELECT '{5,6}'::int4[]::varbit;
--! 42846: cannot cast type integer[] to bit varying
SELECT '{5,6}'::text[]::bool;
--! 42846: cannot cast type text[] to boolean
SELECT '{5,6}'::text[]::int2;
--! 42846: cannot cast type text[] to smallint
SELECT '{5,6}'::text[]::int4;
--! 42846: cannot cast type text[] to integer
SELECT '{5,6}'::text[]::int8;
--! 42846: cannot cast type text[] to bigint
SELECT '{5,6}'::text[]::numeric;
--! 42846: cannot cast type text[] to numeric
SELECT '{5,6}'::text[]::float4;
--! 42846: cannot cast type text[] to real
SELECT '{5,6}'::text[]::float8;
--! 42846: cannot cast type text[] to double precision
SELECT '{5,6}'::text[]::text;
--> text:text
--| {5,6}
SELECT '{5,6}'::text[]::varchar;
--> varchar:varchar
--| {5,6}
SELECT '{5,6}'::text[]::bpchar;
--> bpchar:bpchar
--| {5,6}
SELECT '{5,6}'::text[]::name;
--> name:name
--| {5,6}
SELECT '{5,6}'::text[]::"char";
--! 42846: cannot cast type text[] to "char"
SELECT '{5,6}'::text[]::bytea;
--! 42846: cannot cast type text[] to bytea
SELECT '{5,6}'::text[]::date;
--! 42846: cannot cast type text[] to date
SELECT '{5,6}'::text[]::time;
--! 42846: cannot cast type text[] to time without time zone
SELECT '{5,6}'::text[]::timetz;
--! 42846: cannot cast type text[] to time with time zone
SELECT '{5,6}'::text[]::timestamp;
--! 42846: cannot cast type text[] to timestamp without time zone
SELECT '{5,6}'::text[]::timestamptz;
--! 42846: cannot cast type text[] to timestamp with time zone
SELECT '{5,6}'::text[]::interval;
--! 42846: cannot cast type text[] to interval
SELECT '{5,6}'::text[]::uuid;
--! 42846: cannot cast type text[] to uuid
SELECT '{5,6}'::text[]::json;
--! 42846: cannot cast type text[] to json
SELECT '{5,6}'::text[]::jsonb;
--! 42846: cannot cast type text[] to jsonb
SELECT '{5,6}'::text[]::int4[];
--> int4:_int4
--| {5,6}
SELECT '{5,6}'::text[]::oid;
--! 42846: cannot cast type text[] to oid
SELECT '{5,6}'::text[]::bit(3);
--! 42846: cannot cast type text[] to bit
SELECT '{5,6}'::text[]::varbit;
--! 42846: cannot cast type text[] to bit varying
SELECT 5::oid::bool;
--! 42846: cannot cast type oid to boolean
SELECT 5::oid::int2;
--! 42846: cannot cast type oid to smallint
SELECT 5::oid::int4;
--> int4:int4
--| 5
SELECT 5::oid::int8;
--> int8:int8
--| 5
SELECT 5::oid::numeric;
--! 42846: cannot cast type oid to numeric
SELECT 5::oid::float4;
--! 42846: cannot cast type oid to real
SELECT 5::oid::float8;
--! 42846: cannot cast type oid to double precision
SELECT 5::oid::text;
--> text:text
--| 5
SELECT 5::oid::varchar;
--> varchar:varchar
--| 5
SELECT 5::oid::bpchar;
--> bpchar:bpchar
--| 5
SELECT 5::oid::name;
--> name:name
--| 5
SELECT 5::oid::"char";
--! 42846: cannot cast type oid to "char"
SELECT 5::oid::bytea;
--! 42846: cannot cast type oid to bytea
SELECT 5::oid::date;
--! 42846: cannot cast type oid to date
SELECT 5::oid::time;
--! 42846: cannot cast type oid to time without time zone
SELECT 5::oid::timetz;
--! 42846: cannot cast type oid to time with time zone
SELECT 5::oid::timestamp;
--! 42846: cannot cast type oid to timestamp without time zone
SELECT 5::oid::timestamptz;
--! 42846: cannot cast type oid to timestamp with time zone
SELECT 5::oid::interval;
--! 42846: cannot cast type oid to interval
SELECT 5::oid::uuid;
--! 42846: cannot cast type oid to uuid
SELECT 5::oid::json;
--! 42846: cannot cast type oid to json
SELECT 5::oid::jsonb;
--! 42846: cannot cast type oid to jsonb
SELECT 5::oid::int4[];
--! 42846: cannot cast type oid to integer[]
SELECT 5::oid::text[];
--! 42846: cannot cast type oid to text[]
SELECT 5::oid::bit(3);
--! 42846: cannot cast type oid to bit
SELECT 5::oid::varbit;
--! 42846: cannot cast type oid to bit varying
SELECT B'101'::bool;
--! 42846: cannot cast type bit to boolean
SELECT B'101'::int2;
--! 42846: cannot cast type bit to smallint
SELECT B'101'::int4;
--> int4:int4
--| 5
SELECT B'101'::int8;
--> int8:int8
--| 5
SELECT B'101'::numeric;
--! 42846: cannot cast type bit to numeric
SELECT B'101'::float4;
--! 42846: cannot cast type bit to real
SELECT B'101'::float8;
--! 42846: cannot cast type bit to double precision
SELECT B'101'::text;
--> text:text
--| 101
SELECT B'101'::varchar;
--> varchar:varchar
--| 101
SELECT B'101'::bpchar;
--> bpchar:bpchar
--| 101
SELECT B'101'::name;
--> name:name
--| 101
SELECT B'101'::"char";
--! 42846: cannot cast type bit to "char"
SELECT B'101'::bytea;
--! 42846: cannot cast type bit to bytea
SELECT B'101'::date;
--! 42846: cannot cast type bit to date
SELECT B'101'::time;
--! 42846: cannot cast type bit to time without time zone
SELECT B'101'::timetz;
--! 42846: cannot cast type bit to time with time zone
SELECT B'101'::timestamp;
--! 42846: cannot cast type bit to timestamp without time zone
SELECT B'101'::timestamptz;
--! 42846: cannot cast type bit to timestamp with time zone
SELECT B'101'::interval;
--! 42846: cannot cast type bit to interval
SELECT B'101'::uuid;
--! 42846: cannot cast type bit to uuid
SELECT B'101'::json;
--! 42846: cannot cast type bit to json
SELECT B'101'::jsonb;
--! 42846: cannot cast type bit to jsonb
SELECT B'101'::int4[];
--! 42846: cannot cast type bit to integer[]
SELECT B'101'::text[];
--! 42846: cannot cast type bit to text[]
SELECT B'101'::oid;
--! 42846: cannot cast type bit to oid
SELECT B'101'::varbit;
--> varbit:varbit
--| 101
SELECT B'101'::varbit::bool;
--! 42846: cannot cast type bit varying to boolean
SELECT B'101'::varbit::int2;
--! 42846: cannot cast type bit varying to smallint
SELECT B'101'::varbit::int4;
--! 42846: cannot cast type bit varying to integer
SELECT B'101'::varbit::int8;
--! 42846: cannot cast type bit varying to bigint
SELECT B'101'::varbit::numeric;
--! 42846: cannot cast type bit varying to numeric
SELECT B'101'::varbit::float4;
--! 42846: cannot cast type bit varying to real
SELECT B'101'::varbit::float8;
--! 42846: cannot cast type bit varying to double precision
SELECT B'101'::varbit::text;
--> text:text
--| 101
SELECT B'101'::varbit::varchar;
--> varchar:varchar
--| 101
SELECT B'101'::varbit::bpchar;
--> bpchar:bpchar
--| 101
SELECT B'101'::varbit::name;
--> name:name
--| 101
SELECT B'101'::varbit::"char";
--! 42846: cannot cast type bit varying to "char"
SELECT B'101'::varbit::bytea;
--! 42846: cannot cast type bit varying to bytea
SELECT B'101'::varbit::date;
--! 42846: cannot cast type bit varying to date
SELECT B'101'::varbit::time;
--! 42846: cannot cast type bit varying to time without time zone
SELECT B'101'::varbit::timetz;
--! 42846: cannot cast type bit varying to time with time zone
SELECT B'101'::varbit::timestamp;
--! 42846: cannot cast type bit varying to timestamp without time zone
SELECT B'101'::varbit::timestamptz;
--! 42846: cannot cast type bit varying to timestamp with time zone
SELECT B'101'::varbit::interval;
--! 42846: cannot cast type bit varying to interval
SELECT B'101'::varbit::uuid;
--! 42846: cannot cast type bit varying to uuid
SELECT B'101'::varbit::json;
--! 42846: cannot cast type bit varying to json
SELECT B'101'::varbit::jsonb;
--! 42846: cannot cast type bit varying to jsonb
SELECT B'101'::varbit::int4[];
--! 42846: cannot cast type bit varying to integer[]
SELECT B'101'::varbit::text[];
--! 42846: cannot cast type bit varying to text[]
SELECT B'101'::varbit::oid;
--! 42846: cannot cast type bit varying to oid
SELECT B'101'::varbit::bit(3);
--> bit:bit
--| 101
