-- Floats and coordinates in base 16, as C reads them.
SELECT '0x1p3'::float8, '-0x1A'::float8, '0x.8'::float8, '0x1.8P-1'::float4, '+0XFFFFFFFFFFFFF8p0'::float8, '0x10'::float4;
--> float8:float8 | float8:float8 | float8:float8 | float4:float4 | float8:float8 | float4:float4
--| 8 | -26 | 0.5 | 0.75 | 7.205759403792793e+16 | 16
SELECT '(0x10,0x1p-1)'::point, '0x1,0x2,0x3,0x4'::box;
--> point:point | box:box
--| (16,0.5) | (3,4),(1,2)
SELECT '0x'::float8;
--! 22P02: invalid input syntax for type double precision: "0x"
SELECT '0x1p'::float8;
--! 22P02: invalid input syntax for type double precision: "0x1p"
SELECT '0x1g'::float8;
--! 22P02: invalid input syntax for type double precision: "0x1g"
SELECT '0x1p2000'::float8;
--! 22003: "0x1p2000" is out of range for type double precision
SELECT '0x1p200'::float4;
--! 22003: "0x1p200" is out of range for type real
SELECT '0x1p-2000'::float8;
--! 22003: "0x1p-2000" is out of range for type double precision
SELECT '0x0p5'::float8;
--> float8:float8
--| 0
SELECT '0x10'::numeric;
--! 22P02: invalid input syntax for type numeric: "0x10"
