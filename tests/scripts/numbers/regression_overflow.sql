-- Moments of two columns: finite values that add up to infinity are an error, infinite ones make NaN.
SELECT corr(x, y) FROM (VALUES (1e200::float8, 1e200::float8), (2e200, 3e200)) v (x, y);
--! 22003: value out of range: overflow
SELECT regr_slope(x, y) FROM (VALUES (1e308::float8, 1::float8), (1.5e308, 3)) v (x, y);
--! 22003: value out of range: overflow
SELECT regr_sxy(x, y), regr_sxx(x, y), regr_syy(x, y), regr_avgy(x, y) FROM (VALUES ('infinity'::float8, 1::float8), (2, 3)) v (x, y);
--> regr_sxy:float8 | regr_sxx:float8 | regr_syy:float8 | regr_avgy:float8
--| NaN | 2 | NaN | Infinity
SELECT regr_sxy(x, y), regr_sxx(x, y), regr_syy(x, y), regr_avgx(x, y) FROM (VALUES (1::float8, 1::float8), (2, '-infinity')) v (x, y);
--> regr_sxy:float8 | regr_sxx:float8 | regr_syy:float8 | regr_avgx:float8
--| NaN | NaN | 0.5 | -Infinity
SELECT corr(x, y), covar_pop(x, y), regr_avgx(x, y), regr_syy(x, y) FROM (VALUES ('nan'::float8, 1::float8), (2, 3)) v (x, y);
--> corr:float8 | covar_pop:float8 | regr_avgx:float8 | regr_syy:float8
--| NaN | NaN | 2 | NaN
SELECT covar_pop(1e200 * x, 1e200 * x) FROM generate_series(1, 3) x;
--! 22003: value out of range: overflow
SELECT covar_pop(1e100 * x, 1e100 * x), covar_samp(1, 2), regr_count(1, NULL), corr(1, 1), regr_r2(x, x) FROM generate_series(1, 3) x;
--> covar_pop:float8 | covar_samp:float8 | regr_count:int8 | corr:float8 | regr_r2:float8
--| 6.666666666666662e+199 | 0 | 0 | ∅ | 1
