-- float4 and float8: text, special values, functions, range errors.

SELECT '0'::float4, '-0'::float4, '1'::float4, '0.1'::float4, '1e10'::float4, '1e15'::float4, '1e16'::float4;
--> float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4
--| 0 | -0 | 1 | 0.1 | 1e+10 | 1e+15 | 1e+16
SELECT '123456789.123'::float4, '1e-5'::float4, '1.5e-10'::float4, 'NaN'::float4, 'Infinity'::float4;
--> float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4
--| 1.2345679e+08 | 1e-05 | 1.5e-10 | NaN | Infinity
SELECT '-Infinity'::float4, '3.4e38'::float4, '1.17549e-38'::float4, '100000'::float4, '999999'::float4, '1234567'::float4;
--> float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4
--| -Infinity | 3.4e+38 | 1.17549e-38 | 100000 | 999999 | 1.234567e+06
SELECT '1e400'::float4;
--! 22003: "1e400" is out of range for type real
SELECT '1e-400'::float4;
--! 22003: "1e-400" is out of range for type real
SELECT '1e39'::float4;
--! 22003: "1e39" is out of range for type real
SELECT ''::float4;
--! 22P02: invalid input syntax for type real: ""
SELECT 'x'::float4;
--! 22P02: invalid input syntax for type real: "x"
SELECT ' 1.5 '::float4, 'inf'::float4, '-INFINITY'::float4, 'nan'::float4, '.5'::float4;
--> float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4
--| 1.5 | Infinity | -Infinity | NaN | 0.5
SELECT 1::float4 / 0;
--! 22012: division by zero
SELECT 'NaN'::float4 = 'NaN'::float4, 'NaN'::float4 > 'Infinity'::float4, '-0'::float4 = '0'::float4;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
SELECT 'Infinity'::float4 - 'Infinity'::float4, 'Infinity'::float4 * 0::float4, 'Infinity'::float4 + 1;
--> ?column?:float4 | ?column?:float4 | ?column?:float8
--| NaN | NaN | Infinity
SELECT max(x), min(x), sum(x), avg(x) FROM (VALUES (1.5::float4), (2.25), ('-3')) v(x);
--> max:float4 | min:float4 | sum:float4 | avg:float8
--| 2.25 | -3 | 0.75 | 0.25
SELECT x FROM (VALUES ('NaN'::float4), ('1'), ('-Infinity'), ('Infinity'), (NULL), ('-0'), ('0')) v(x) ORDER BY x;
--> x:float4
--| -Infinity
--| -0
--| 0
--| 1
--| Infinity
--| NaN
--| ∅
SELECT '0'::float8, '-0'::float8, '1'::float8, '0.1'::float8, '1e10'::float8, '1e15'::float8, '1e16'::float8;
--> float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8
--| 0 | -0 | 1 | 0.1 | 10000000000 | 1e+15 | 1e+16
SELECT '123456789.123'::float8, '1e-5'::float8, '1.5e-10'::float8, '1e300'::float8, '-1e-300'::float8, 'NaN'::float8, 'Infinity'::float8;
--> float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8
--| 123456789.123 | 1e-05 | 1.5e-10 | 1e+300 | -1e-300 | NaN | Infinity
SELECT '-Infinity'::float8, '3.4e38'::float8, '1.17549e-38'::float8, '100000'::float8, '999999'::float8, '1234567'::float8, '0.30000000000000004'::float8;
--> float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8
--| -Infinity | 3.4e+38 | 1.17549e-38 | 100000 | 999999 | 1234567 | 0.30000000000000004
SELECT '1e400'::float8;
--! 22003: "1e400" is out of range for type double precision
SELECT '1e-400'::float8;
--! 22003: "1e-400" is out of range for type double precision
SELECT '1e39'::float8;
--> float8:float8
--| 1e+39
SELECT ''::float8;
--! 22P02: invalid input syntax for type double precision: ""
SELECT 'x'::float8;
--! 22P02: invalid input syntax for type double precision: "x"
SELECT ' 1.5 '::float8, 'inf'::float8, '-INFINITY'::float8, 'nan'::float8, '.5'::float8;
--> float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8
--| 1.5 | Infinity | -Infinity | NaN | 0.5
SELECT 1::float8 / 0;
--! 22012: division by zero
SELECT 'NaN'::float8 = 'NaN'::float8, 'NaN'::float8 > 'Infinity'::float8, '-0'::float8 = '0'::float8;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t
SELECT 'Infinity'::float8 - 'Infinity'::float8, 'Infinity'::float8 * 0::float8, 'Infinity'::float8 + 1;
--> ?column?:float8 | ?column?:float8 | ?column?:float8
--| NaN | NaN | Infinity
SELECT max(x), min(x), sum(x), avg(x) FROM (VALUES (1.5::float8), (2.25), ('-3')) v(x);
--> max:float8 | min:float8 | sum:float8 | avg:float8
--| 2.25 | -3 | 0.75 | 0.25
SELECT x FROM (VALUES ('NaN'::float8), ('1'), ('-Infinity'), ('Infinity'), (NULL), ('-0'), ('0')) v(x) ORDER BY x;
--> x:float8
--| -Infinity
--| -0
--| 0
--| 1
--| Infinity
--| NaN
--| ∅
SELECT '1e308'::float8 * 10;
--! 22003: value out of range: overflow
SELECT '1e-308'::float8 * 1e-100;
--! 22003: value out of range: underflow
SELECT '3e38'::float4 * 10::float4;
--! 22003: value out of range: overflow
SELECT '3e38'::float4 * 10;
--> ?column?:float8
--| 3.000000005497756e+39
SELECT 1e300::float8::float4;
--! 22003: value out of range: overflow
SELECT 'NaN'::float8 / 0;
--> ?column?:float8
--| NaN
SELECT 0.1::float4::float8, 0.1::float8::float4, 0.1::float4 = 0.1::float8, 0.1::float4 = 0.1;
--> float8:float8 | float4:float4 | ?column?:bool | ?column?:bool
--| 0.10000000149011612 | 0.1 | f | f
SELECT sin(0.5::float8), sin(1::float8), sin(0.25::float8);
--> sin:float8 | sin:float8 | sin:float8
--| 0.479425538604203 | 0.8414709848078965 | 0.24740395925452294
SELECT cos(0.5::float8), cos(1::float8), cos(0.25::float8);
--> cos:float8 | cos:float8 | cos:float8
--| 0.8775825618903728 | 0.5403023058681398 | 0.9689124217106447
SELECT tan(0.5::float8), tan(1::float8), tan(0.25::float8);
--> tan:float8 | tan:float8 | tan:float8
--| 0.5463024898437905 | 1.5574077246549023 | 0.25534192122103627
SELECT cot(0.5::float8), cot(1::float8), cot(0.25::float8);
--> cot:float8 | cot:float8 | cot:float8
--| 1.830487721712452 | 0.6420926159343306 | 3.91631736464594
SELECT asin(0.5::float8), asin(1::float8), asin(0.25::float8);
--> asin:float8 | asin:float8 | asin:float8
--| 0.5235987755982989 | 1.5707963267948966 | 0.25268025514207865
SELECT acos(0.5::float8), acos(1::float8), acos(0.25::float8);
--> acos:float8 | acos:float8 | acos:float8
--| 1.0471975511965979 | 0 | 1.318116071652818
SELECT atan(0.5::float8), atan(1::float8), atan(0.25::float8);
--> atan:float8 | atan:float8 | atan:float8
--| 0.4636476090008061 | 0.7853981633974483 | 0.24497866312686414
SELECT sinh(0.5::float8), sinh(1::float8), sinh(0.25::float8);
--> sinh:float8 | sinh:float8 | sinh:float8
--| 0.5210953054937474 | 1.1752011936438014 | 0.2526123168081683
SELECT cosh(0.5::float8), cosh(1::float8), cosh(0.25::float8);
--> cosh:float8 | cosh:float8 | cosh:float8
--| 1.1276259652063807 | 1.5430806348152437 | 1.0314130998795732
SELECT tanh(0.5::float8), tanh(1::float8), tanh(0.25::float8);
--> tanh:float8 | tanh:float8 | tanh:float8
--| 0.46211715726000974 | 0.7615941559557649 | 0.24491866240370913
SELECT asinh(0.5::float8), asinh(1::float8), asinh(0.25::float8);
--> asinh:float8 | asinh:float8 | asinh:float8
--| 0.48121182505960347 | 0.881373587019543 | 0.24746646154726346
SELECT exp(0.5::float8), exp(1::float8), exp(0.25::float8);
--> exp:float8 | exp:float8 | exp:float8
--| 1.6487212707001282 | 2.718281828459045 | 1.2840254166877414
SELECT sqrt(0.5::float8), sqrt(1::float8), sqrt(0.25::float8);
--> sqrt:float8 | sqrt:float8 | sqrt:float8
--| 0.7071067811865476 | 1 | 0.5
SELECT cbrt(0.5::float8), cbrt(1::float8), cbrt(0.25::float8);
--> cbrt:float8 | cbrt:float8 | cbrt:float8
--| 0.7937005259840998 | 1 | 0.6299605249474366
SELECT ceil(0.5::float8), ceil(1::float8), ceil(0.25::float8);
--> ceil:float8 | ceil:float8 | ceil:float8
--| 1 | 1 | 1
SELECT floor(0.5::float8), floor(1::float8), floor(0.25::float8);
--> floor:float8 | floor:float8 | floor:float8
--| 0 | 1 | 0
SELECT round(0.5::float8), round(1::float8), round(0.25::float8);
--> round:float8 | round:float8 | round:float8
--| 0 | 1 | 0
SELECT trunc(0.5::float8), trunc(1::float8), trunc(0.25::float8);
--> trunc:float8 | trunc:float8 | trunc:float8
--| 0 | 1 | 0
SELECT sign(0.5::float8), sign(1::float8), sign(0.25::float8);
--> sign:float8 | sign:float8 | sign:float8
--| 1 | 1 | 1
SELECT abs(0.5::float8), abs(1::float8), abs(0.25::float8);
--> abs:float8 | abs:float8 | abs:float8
--| 0.5 | 1 | 0.25
SELECT round(0.5::float8), round(1.5::float8), round(2.5::float8), round(-0.5::float8), round(-1.5::float8);
--> round:float8 | round:float8 | round:float8 | round:float8 | round:float8
--| 0 | 2 | 2 | -0 | -2
SELECT atan2(1, 2), atan2(-1, -1), acosh(2), atanh(0.5), sind(30), cosd(60), tand(45), asind(0.5), acosd(0.5), atand(1), cotd(45), atan2d(1, 1);
--> atan2:float8 | atan2:float8 | acosh:float8 | atanh:float8 | sind:float8 | cosd:float8 | tand:float8 | asind:float8 | acosd:float8 | atand:float8 | cotd:float8 | atan2d:float8
--| 0.4636476090008061 | -2.356194490192345 | 1.3169578969248166 | 0.5493061443340548 | 0.5 | 0.5 | 1 | 30 | 60 | 45 | 1 | 45
SELECT asin(2);
--! 22003: input is out of range
SELECT acos(-1.5);
--! 22003: input is out of range
SELECT acosh(0.5);
--! 22003: input is out of range
SELECT atanh(1);
--> atanh:float8
--| Infinity
SELECT atanh(2);
--! 22003: input is out of range
SELECT sqrt(-1::float8);
--! 2201F: cannot take square root of a negative number
SELECT ln(0::float8);
--! 2201E: cannot take logarithm of zero
SELECT ln(-1::float8);
--! 2201E: cannot take logarithm of a negative number
SELECT log(-1::float8);
--! 2201E: cannot take logarithm of a negative number
SELECT ln(2.718281828459045::float8), log(100::float8), log10(1000::float8), ln(10::float8);
--> ln:float8 | log:float8 | log10:float8 | ln:float8
--| 1 | 2 | 3 | 2.302585092994046
SELECT power(2::float8, 0.5), power(-2::float8, 3), power(0::float8, 0);
--> power:float8 | power:float8 | power:float8
--| 1.4142135623730951 | -8 | 1
SELECT power(-2::float8, 0.5);
--! 2201F: a negative number raised to a non-integer power yields a complex result
SELECT power(0::float8, -1);
--! 2201F: zero raised to a negative power is undefined
SELECT exp(1000::float8);
--! 22003: value out of range: overflow
SELECT exp(-1000::float8);
--! 22003: value out of range: underflow
SELECT power(10::float8, 400);
--! 22003: value out of range: overflow
SELECT degrees(3.14159::float8), radians(90);
--> degrees:float8 | radians:float8
--| 179.9998479605043 | 1.5707963267948966
SELECT SQRT(2), CBRT(2), exp(1);
--> sqrt:float8 | cbrt:float8 | exp:float8
--| 1.4142135623730951 | 1.2599210498948734 | 2.718281828459045
SELECT stddev(x), variance(x), stddev_pop(x), var_pop(x), corr(x, y), covar_pop(x, y), covar_samp(x, y), regr_slope(y, x), regr_intercept(y, x), regr_r2(y, x), regr_count(y, x), regr_avgx(y, x), regr_sxx(y, x) FROM (VALUES (1::float8, 2::float8), (2, 3), (4, 7), (NULL, 1)) v(x, y);
--> stddev:float8 | variance:float8 | stddev_pop:float8 | var_pop:float8 | corr:float8 | covar_pop:float8 | covar_samp:float8 | regr_slope:float8 | regr_intercept:float8 | regr_r2:float8 | regr_count:int8 | regr_avgx:float8 | regr_sxx:float8
--| 1.5275252316519468 | 2.3333333333333335 | 1.247219128924647 | 1.5555555555555556 | 0.989743318610787 | 2.6666666666666665 | 4 | 1.7142857142857144 | -5.921189464667501e-16 | 0.979591836734694 | 3 | 2.3333333333333335 | 4.666666666666666
SET extra_float_digits = 0;
--= SET
SELECT 0.1::float8 + 0.2::float8, 1.0/3::float8, 0.1::float4, 1e15::float8, 123456789::float4;
--> ?column?:float8 | ?column?:float8 | float4:float4 | float8:float8 | float4:float4
--| 0.3 | 0.333333333333333 | 0.1 | 1e+15 | 1.23457e+08
SET extra_float_digits = -3;
--= SET
SELECT 1::float8/3, 1::float4/3;
--> ?column?:float8 | ?column?:float8
--| 0.333333333333 | 0.333333333333
SET extra_float_digits = 4;
--! 22023: 4 is outside the valid range for parameter "extra_float_digits" (-15 .. 3)
RESET extra_float_digits;
--= RESET
SELECT 1::float8/3, 1::float4/3, 2e0::float4;
--> ?column?:float8 | ?column?:float8 | float4:float4
--| 0.3333333333333333 | 0.3333333333333333 | 2
SELECT float8 '1.5', float4 '2.5', double precision '3.5', real '4.5', float(10) '1.5', float(30) '2.5';
--> float8:float8 | float4:float4 | float8:float8 | float4:float4 | float4:float4 | float8:float8
--| 1.5 | 2.5 | 3.5 | 4.5 | 1.5 | 2.5
SELECT float(54) '1';
--! 22023: precision for type float must be less than 54 bits
SELECT float(0) '1';
--! 22023: precision for type float must be at least 1 bit
SELECT 1.5::float8::int, 2.5::float8::int, (-1.5)::float8::int, 1e10::float8::int8;
--> int4:int4 | int4:int4 | int4:int4 | int8:int8
--| 2 | 2 | -2 | 10000000000
SELECT 1e10::float8::int;
--! 22003: integer out of range
SELECT 40000::float4::int2;
--! 22003: smallint out of range
SELECT 1::float8 % 2;
--! 42883: operator does not exist: double precision % integer

SELECT sign('nan'::float8), sign('-0'::float8), '-inf'::float8 ^ 'nan'::float8, 'nan'::float8 ^ 0;
--> sign:float8 | sign:float8 | ?column?:float8 | ?column?:float8
--| 0 | 0 | NaN | 1

-- a text is never midway between two numbers, however short it were
SELECT 20998489025584712::float8, 24992945192869248::float8, (-55331530051371345)::float8, 9007199254740993::float8, 1e23::float8, 1.7976931348623157e308::float8;
--> float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8 | float8:float8
--| 2.0998489025584712e+16 | 2.4992945192869248e+16 | -5.5331530051371344e+16 | 9.007199254740992e+15 | 9.999999999999999e+22 | 1.7976931348623157e+308
SELECT 106385181::float4, 38874487::float4, (-81635744)::float4, 16777217::float4, 3.4028235e38::float4;
--> float4:float4 | float4:float4 | float4:float4 | float4:float4 | float4:float4
--| 1.06385184e+08 | 3.8874488e+07 | -8.1635744e+07 | 1.6777216e+07 | 3.4028235e+38
