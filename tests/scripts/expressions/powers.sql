-- Powers of numerics: negative bases with whole exponents of any size, and what has no real result.
SELECT (-1.0) ^ 2147483647, (-1.0) ^ 2147483648, (-1.0) ^ 1000000000000000, (-1.0) ^ 1000000000000001, (-2.5) ^ 3, (-2.0) ^ -3, 0.0 ^ 5.5;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| -1.0000000000000000 | 1.0000000000000000 | 1.0000000000000000 | -1.0000000000000000 | -15.6250000000000000 | -0.1250000000000000 | 0.0000000000000000
SELECT (-2.0) ^ 0.5;
--! 2201F: a negative number raised to a non-integer power yields a complex result
SELECT power('-inf'::numeric, 4.5);
--! 2201F: a negative number raised to a non-integer power yields a complex result
SELECT power('-inf'::numeric, 3), power('-inf'::numeric, -3), power('inf'::numeric, 'nan'), power(1, 'nan'::numeric);
--> power:numeric | power:numeric | power:numeric | power:numeric
--| -Infinity | 0 | NaN | 1
SELECT power(float8 '-1', 'NaN'), power(float8 '1', 'NaN'), power(float8 '-2', 'Infinity');
--> power:float8 | power:float8 | power:float8
--| NaN | 1 | Infinity
SELECT 2.0 ^ 1000000000000001;
--! 22003: value overflows numeric format
SELECT ln(repeat('9', 1000)::numeric), round(ln(1e1000::numeric), 10), ln(('0.' || repeat('0', 200) || '1')::numeric);
--> ln:numeric | round:numeric | ln:numeric
--| 2302.5850929940457 | 2302.5850929940 | -462.819603691803182487616282391557205727821399214383368182698908094482094545147848527435438223009257966735524592499535975315314618481644158089923761188855119586064348873436490849603778860072872904207094567
