-- Scale rules, rounding, special values and limits of numeric.

SELECT (0) + (0), (0) + (0.0), (0) + (1), (0) + (1.50), (0) + (-2.345), (0) + (100), (0) + (0.001), (0) + (12345678901234567890.123), (0) + (-0.000000001), (0) + (1e20), (0) + (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 0.0 | 1 | 1.50 | -2.345 | 100 | 0.001 | 12345678901234567890.123 | -0.000000001 | 100000000000000000000 | 99999999999999999999
SELECT (0.0) + (0), (0.0) + (0.0), (0.0) + (1), (0.0) + (1.50), (0.0) + (-2.345), (0.0) + (100), (0.0) + (0.001), (0.0) + (12345678901234567890.123), (0.0) + (-0.000000001), (0.0) + (1e20), (0.0) + (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.0 | 0.0 | 1.0 | 1.50 | -2.345 | 100.0 | 0.001 | 12345678901234567890.123 | -0.000000001 | 100000000000000000000.0 | 99999999999999999999.0
SELECT (1) + (0), (1) + (0.0), (1) + (1), (1) + (1.50), (1) + (-2.345), (1) + (100), (1) + (0.001), (1) + (12345678901234567890.123), (1) + (-0.000000001), (1) + (1e20), (1) + (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1 | 1.0 | 2 | 2.50 | -1.345 | 101 | 1.001 | 12345678901234567891.123 | 0.999999999 | 100000000000000000001 | 100000000000000000000
SELECT (1.50) + (0), (1.50) + (0.0), (1.50) + (1), (1.50) + (1.50), (1.50) + (-2.345), (1.50) + (100), (1.50) + (0.001), (1.50) + (12345678901234567890.123), (1.50) + (-0.000000001), (1.50) + (1e20), (1.50) + (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1.50 | 1.50 | 2.50 | 3.00 | -0.845 | 101.50 | 1.501 | 12345678901234567891.623 | 1.499999999 | 100000000000000000001.50 | 100000000000000000000.50
SELECT (-2.345) + (0), (-2.345) + (0.0), (-2.345) + (1), (-2.345) + (1.50), (-2.345) + (-2.345), (-2.345) + (100), (-2.345) + (0.001), (-2.345) + (12345678901234567890.123), (-2.345) + (-0.000000001), (-2.345) + (1e20), (-2.345) + (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| -2.345 | -2.345 | -1.345 | -0.845 | -4.690 | 97.655 | -2.344 | 12345678901234567887.778 | -2.345000001 | 99999999999999999997.655 | 99999999999999999996.655
SELECT (100) + (0), (100) + (0.0), (100) + (1), (100) + (1.50), (100) + (-2.345), (100) + (100), (100) + (0.001), (100) + (12345678901234567890.123), (100) + (-0.000000001), (100) + (1e20), (100) + (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 100 | 100.0 | 101 | 101.50 | 97.655 | 200 | 100.001 | 12345678901234567990.123 | 99.999999999 | 100000000000000000100 | 100000000000000000099
SELECT (0.001) + (0), (0.001) + (0.0), (0.001) + (1), (0.001) + (1.50), (0.001) + (-2.345), (0.001) + (100), (0.001) + (0.001), (0.001) + (12345678901234567890.123), (0.001) + (-0.000000001), (0.001) + (1e20), (0.001) + (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.001 | 0.001 | 1.001 | 1.501 | -2.344 | 100.001 | 0.002 | 12345678901234567890.124 | 0.000999999 | 100000000000000000000.001 | 99999999999999999999.001
SELECT (12345678901234567890.123) + (0), (12345678901234567890.123) + (0.0), (12345678901234567890.123) + (1), (12345678901234567890.123) + (1.50), (12345678901234567890.123) + (-2.345), (12345678901234567890.123) + (100), (12345678901234567890.123) + (0.001), (12345678901234567890.123) + (12345678901234567890.123), (12345678901234567890.123) + (-0.000000001), (12345678901234567890.123) + (1e20), (12345678901234567890.123) + (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 12345678901234567890.123 | 12345678901234567890.123 | 12345678901234567891.123 | 12345678901234567891.623 | 12345678901234567887.778 | 12345678901234567990.123 | 12345678901234567890.124 | 24691357802469135780.246 | 12345678901234567890.122999999 | 112345678901234567890.123 | 112345678901234567889.123
SELECT (0) - (0), (0) - (0.0), (0) - (1), (0) - (1.50), (0) - (-2.345), (0) - (100), (0) - (0.001), (0) - (12345678901234567890.123), (0) - (-0.000000001), (0) - (1e20), (0) - (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 0.0 | -1 | -1.50 | 2.345 | -100 | -0.001 | -12345678901234567890.123 | 0.000000001 | -100000000000000000000 | -99999999999999999999
SELECT (0.0) - (0), (0.0) - (0.0), (0.0) - (1), (0.0) - (1.50), (0.0) - (-2.345), (0.0) - (100), (0.0) - (0.001), (0.0) - (12345678901234567890.123), (0.0) - (-0.000000001), (0.0) - (1e20), (0.0) - (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.0 | 0.0 | -1.0 | -1.50 | 2.345 | -100.0 | -0.001 | -12345678901234567890.123 | 0.000000001 | -100000000000000000000.0 | -99999999999999999999.0
SELECT (1) - (0), (1) - (0.0), (1) - (1), (1) - (1.50), (1) - (-2.345), (1) - (100), (1) - (0.001), (1) - (12345678901234567890.123), (1) - (-0.000000001), (1) - (1e20), (1) - (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1 | 1.0 | 0 | -0.50 | 3.345 | -99 | 0.999 | -12345678901234567889.123 | 1.000000001 | -99999999999999999999 | -99999999999999999998
SELECT (1.50) - (0), (1.50) - (0.0), (1.50) - (1), (1.50) - (1.50), (1.50) - (-2.345), (1.50) - (100), (1.50) - (0.001), (1.50) - (12345678901234567890.123), (1.50) - (-0.000000001), (1.50) - (1e20), (1.50) - (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1.50 | 1.50 | 0.50 | 0.00 | 3.845 | -98.50 | 1.499 | -12345678901234567888.623 | 1.500000001 | -99999999999999999998.50 | -99999999999999999997.50
SELECT (-2.345) - (0), (-2.345) - (0.0), (-2.345) - (1), (-2.345) - (1.50), (-2.345) - (-2.345), (-2.345) - (100), (-2.345) - (0.001), (-2.345) - (12345678901234567890.123), (-2.345) - (-0.000000001), (-2.345) - (1e20), (-2.345) - (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| -2.345 | -2.345 | -3.345 | -3.845 | 0.000 | -102.345 | -2.346 | -12345678901234567892.468 | -2.344999999 | -100000000000000000002.345 | -100000000000000000001.345
SELECT (100) - (0), (100) - (0.0), (100) - (1), (100) - (1.50), (100) - (-2.345), (100) - (100), (100) - (0.001), (100) - (12345678901234567890.123), (100) - (-0.000000001), (100) - (1e20), (100) - (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 100 | 100.0 | 99 | 98.50 | 102.345 | 0 | 99.999 | -12345678901234567790.123 | 100.000000001 | -99999999999999999900 | -99999999999999999899
SELECT (0.001) - (0), (0.001) - (0.0), (0.001) - (1), (0.001) - (1.50), (0.001) - (-2.345), (0.001) - (100), (0.001) - (0.001), (0.001) - (12345678901234567890.123), (0.001) - (-0.000000001), (0.001) - (1e20), (0.001) - (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.001 | 0.001 | -0.999 | -1.499 | 2.346 | -99.999 | 0.000 | -12345678901234567890.122 | 0.001000001 | -99999999999999999999.999 | -99999999999999999998.999
SELECT (12345678901234567890.123) - (0), (12345678901234567890.123) - (0.0), (12345678901234567890.123) - (1), (12345678901234567890.123) - (1.50), (12345678901234567890.123) - (-2.345), (12345678901234567890.123) - (100), (12345678901234567890.123) - (0.001), (12345678901234567890.123) - (12345678901234567890.123), (12345678901234567890.123) - (-0.000000001), (12345678901234567890.123) - (1e20), (12345678901234567890.123) - (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 12345678901234567890.123 | 12345678901234567890.123 | 12345678901234567889.123 | 12345678901234567888.623 | 12345678901234567892.468 | 12345678901234567790.123 | 12345678901234567890.122 | 0.000 | 12345678901234567890.123000001 | -87654321098765432109.877 | -87654321098765432108.877
SELECT (0) * (0), (0) * (0.0), (0) * (1), (0) * (1.50), (0) * (-2.345), (0) * (100), (0) * (0.001), (0) * (12345678901234567890.123), (0) * (-0.000000001), (0) * (1e20), (0) * (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 0.0 | 0 | 0.00 | 0.000 | 0 | 0.000 | 0.000 | 0.000000000 | 0 | 0
SELECT (0.0) * (0), (0.0) * (0.0), (0.0) * (1), (0.0) * (1.50), (0.0) * (-2.345), (0.0) * (100), (0.0) * (0.001), (0.0) * (12345678901234567890.123), (0.0) * (-0.000000001), (0.0) * (1e20), (0.0) * (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.0 | 0.00 | 0.0 | 0.000 | 0.0000 | 0.0 | 0.0000 | 0.0000 | 0.0000000000 | 0.0 | 0.0
SELECT (1) * (0), (1) * (0.0), (1) * (1), (1) * (1.50), (1) * (-2.345), (1) * (100), (1) * (0.001), (1) * (12345678901234567890.123), (1) * (-0.000000001), (1) * (1e20), (1) * (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 0.0 | 1 | 1.50 | -2.345 | 100 | 0.001 | 12345678901234567890.123 | -0.000000001 | 100000000000000000000 | 99999999999999999999
SELECT (1.50) * (0), (1.50) * (0.0), (1.50) * (1), (1.50) * (1.50), (1.50) * (-2.345), (1.50) * (100), (1.50) * (0.001), (1.50) * (12345678901234567890.123), (1.50) * (-0.000000001), (1.50) * (1e20), (1.50) * (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.00 | 0.000 | 1.50 | 2.2500 | -3.51750 | 150.00 | 0.00150 | 18518518351851851835.18450 | -0.00000000150 | 150000000000000000000.00 | 149999999999999999998.50
SELECT (-2.345) * (0), (-2.345) * (0.0), (-2.345) * (1), (-2.345) * (1.50), (-2.345) * (-2.345), (-2.345) * (100), (-2.345) * (0.001), (-2.345) * (12345678901234567890.123), (-2.345) * (-0.000000001), (-2.345) * (1e20), (-2.345) * (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.000 | 0.0000 | -2.345 | -3.51750 | 5.499025 | -234.500 | -0.002345 | -28950617023395061702.338435 | 0.000000002345 | -234500000000000000000.000 | -234499999999999999997.655
SELECT (100) * (0), (100) * (0.0), (100) * (1), (100) * (1.50), (100) * (-2.345), (100) * (100), (100) * (0.001), (100) * (12345678901234567890.123), (100) * (-0.000000001), (100) * (1e20), (100) * (99999999999999999999);
--> ?column?:int4 | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:int4 | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 0.0 | 100 | 150.00 | -234.500 | 10000 | 0.100 | 1234567890123456789012.300 | -0.000000100 | 10000000000000000000000 | 9999999999999999999900
SELECT (0.001) * (0), (0.001) * (0.0), (0.001) * (1), (0.001) * (1.50), (0.001) * (-2.345), (0.001) * (100), (0.001) * (0.001), (0.001) * (12345678901234567890.123), (0.001) * (-0.000000001), (0.001) * (1e20), (0.001) * (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.000 | 0.0000 | 0.001 | 0.00150 | -0.002345 | 0.100 | 0.000001 | 12345678901234567.890123 | -0.000000000001 | 100000000000000000.000 | 99999999999999999.999
SELECT (12345678901234567890.123) * (0), (12345678901234567890.123) * (0.0), (12345678901234567890.123) * (1), (12345678901234567890.123) * (1.50), (12345678901234567890.123) * (-2.345), (12345678901234567890.123) * (100), (12345678901234567890.123) * (0.001), (12345678901234567890.123) * (12345678901234567890.123), (12345678901234567890.123) * (-0.000000001), (12345678901234567890.123) * (1e20), (12345678901234567890.123) * (99999999999999999999);
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.000 | 0.0000 | 12345678901234567890.123 | 18518518351851851835.18450 | -28950617023395061702.338435 | 1234567890123456789012.300 | 12345678901234567.890123 | 152415787532388367504942236884722755800.955129 | -12345678901.234567890123 | 1234567890123456789012300000000000000000.000 | 1234567890123456788999954321098765432109.877
SELECT 1::numeric / 3, 1::numeric / 7.0, 1::numeric / 0.25, 1::numeric / (-1.5), 1::numeric / 1000000, 1::numeric / 0.00003, 1::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.33333333333333333333 | 0.14285714285714285714 | 4.0000000000000000 | -0.66666666666666666667 | 0.000001000000000000000000 | 33333.333333333333 | 0.000000000000000000081000000729000007
SELECT 1::numeric % 3, 1::numeric % 7.0, 1::numeric % 0.25, 1::numeric % (-1.5), 1::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1 | 1.0 | 0.00 | 1.0 | 1
SELECT 10.0::numeric / 3, 10.0::numeric / 7.0, 10.0::numeric / 0.25, 10.0::numeric / (-1.5), 10.0::numeric / 1000000, 10.0::numeric / 0.00003, 10.0::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 3.3333333333333333 | 1.4285714285714286 | 40.0000000000000000 | -6.6666666666666667 | 0.000010000000000000000000 | 333333.333333333333 | 0.000000000000000000810000007290000066
SELECT 10.0::numeric % 3, 10.0::numeric % 7.0, 10.0::numeric % 0.25, 10.0::numeric % (-1.5), 10.0::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1.0 | 3.0 | 0.00 | 1.0 | 10.0
SELECT 2.50::numeric / 3, 2.50::numeric / 7.0, 2.50::numeric / 0.25, 2.50::numeric / (-1.5), 2.50::numeric / 1000000, 2.50::numeric / 0.00003, 2.50::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.83333333333333333333 | 0.35714285714285714286 | 10.0000000000000000 | -1.6666666666666667 | 0.000002500000000000000000 | 83333.333333333333 | 0.000000000000000000202500001822500017
SELECT 2.50::numeric % 3, 2.50::numeric % 7.0, 2.50::numeric % 0.25, 2.50::numeric % (-1.5), 2.50::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 2.50 | 2.50 | 0.00 | 1.00 | 2.50
SELECT 0.0001::numeric / 3, 0.0001::numeric / 7.0, 0.0001::numeric / 0.25, 0.0001::numeric / (-1.5), 0.0001::numeric / 1000000, 0.0001::numeric / 0.00003, 0.0001::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.000033333333333333333333 | 0.000014285714285714285714 | 0.00040000000000000000 | -0.000066666666666666666667 | 0.0000000001000000000000000000 | 3.3333333333333333 | 0.0000000000000000000000081000000729000007
SELECT 0.0001::numeric % 3, 0.0001::numeric % 7.0, 0.0001::numeric % 0.25, 0.0001::numeric % (-1.5), 0.0001::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.0001 | 0.0001 | 0.0001 | 0.0001 | 0.0001
SELECT 123456789::numeric / 3, 123456789::numeric / 7.0, 123456789::numeric / 0.25, 123456789::numeric / (-1.5), 123456789::numeric / 1000000, 123456789::numeric / 0.00003, 123456789::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 41152263.000000000000 | 17636684.142857142857 | 493827156.00000000 | -82304526.000000000000 | 123.4567890000000000 | 4115226300000.00000 | 0.0000000000099999999990000000
SELECT 123456789::numeric % 3, 123456789::numeric % 7.0, 123456789::numeric % 0.25, 123456789::numeric % (-1.5), 123456789::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0 | 1.0 | 0.00 | 0.0 | 456789
SELECT -7::numeric / 3, -7::numeric / 7.0, -7::numeric / 0.25, -7::numeric / (-1.5), -7::numeric / 1000000, -7::numeric / 0.00003, -7::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| -2.3333333333333333 | -1.00000000000000000000 | -28.0000000000000000 | 4.6666666666666667 | -0.000007000000000000000000 | -233333.333333333333 | -0.000000000000000000567000005103000046
SELECT -7::numeric % 3, -7::numeric % 7.0, -7::numeric % 0.25, -7::numeric % (-1.5), -7::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| -1 | 0.0 | 0.00 | -1.0 | -7
SELECT 1e15::numeric / 3, 1e15::numeric / 7.0, 1e15::numeric / 0.25, 1e15::numeric / (-1.5), 1e15::numeric / 1000000, 1e15::numeric / 0.00003, 1e15::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 333333333333333.3333 | 142857142857142.8571 | 4000000000000000.0000 | -666666666666666.6667 | 1000000000.00000000 | 33333333333333333333.33333 | 0.000081000000729000006635
SELECT 1e15::numeric % 3, 1e15::numeric % 7.0, 1e15::numeric % 0.25, 1e15::numeric % (-1.5), 1e15::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1 | 6.0 | 0.00 | 1.0 | 0
SELECT 3.14159265358979::numeric / 3, 3.14159265358979::numeric / 7.0, 3.14159265358979::numeric / 0.25, 3.14159265358979::numeric / (-1.5), 3.14159265358979::numeric / 1000000, 3.14159265358979::numeric / 0.00003, 3.14159265358979::numeric / 12345678901234567890;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 1.04719755119659666667 | 0.44879895051282714286 | 12.5663706143591600 | -2.0943951023931933 | 0.000003141592653589790000 | 104719.75511965966667 | 0.000000000000000000254469007230994055
SELECT 3.14159265358979::numeric % 3, 3.14159265358979::numeric % 7.0, 3.14159265358979::numeric % 0.25, 3.14159265358979::numeric % (-1.5), 3.14159265358979::numeric % 1000000;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.14159265358979 | 3.14159265358979 | 0.14159265358979 | 0.14159265358979 | 3.14159265358979
SELECT 1.0 / 0;
--! 22012: division by zero
SELECT 1.0 % 0;
--! 22012: division by zero
SELECT 0.0 / 0.0;
--! 22012: division by zero
SELECT 1/3.0, 2/3.0, 10/3.0, 1e10/3, 1e-10/3;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| 0.33333333333333333333 | 0.66666666666666666667 | 3.3333333333333333 | 3333333333.33333333 | 0.0000000000333333333333333333
SELECT round(0.5::numeric), round(1.5::numeric), round(2.5::numeric), round(10::numeric), round(100.25::numeric), round(0.0001::numeric), round(12345.6789::numeric);
--> round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric
--| 1 | 2 | 3 | 10 | 100 | 0 | 12346
SELECT round(-2.5::numeric);
--> round:numeric
--| -3
SELECT trunc(0.5::numeric), trunc(1.5::numeric), trunc(2.5::numeric), trunc(10::numeric), trunc(100.25::numeric), trunc(0.0001::numeric), trunc(12345.6789::numeric);
--> trunc:numeric | trunc:numeric | trunc:numeric | trunc:numeric | trunc:numeric | trunc:numeric | trunc:numeric
--| 0 | 1 | 2 | 10 | 100 | 0 | 12345
SELECT trunc(-2.5::numeric);
--> trunc:numeric
--| -2
SELECT ceil(0.5::numeric), ceil(1.5::numeric), ceil(2.5::numeric), ceil(10::numeric), ceil(100.25::numeric), ceil(0.0001::numeric), ceil(12345.6789::numeric);
--> ceil:numeric | ceil:numeric | ceil:numeric | ceil:numeric | ceil:numeric | ceil:numeric | ceil:numeric
--| 1 | 2 | 3 | 10 | 101 | 1 | 12346
SELECT ceil(-2.5::numeric);
--> ceil:numeric
--| -2
SELECT floor(0.5::numeric), floor(1.5::numeric), floor(2.5::numeric), floor(10::numeric), floor(100.25::numeric), floor(0.0001::numeric), floor(12345.6789::numeric);
--> floor:numeric | floor:numeric | floor:numeric | floor:numeric | floor:numeric | floor:numeric | floor:numeric
--| 0 | 1 | 2 | 10 | 100 | 0 | 12345
SELECT floor(-2.5::numeric);
--> floor:numeric
--| -3
SELECT sign(0.5::numeric), sign(1.5::numeric), sign(2.5::numeric), sign(10::numeric), sign(100.25::numeric), sign(0.0001::numeric), sign(12345.6789::numeric);
--> sign:numeric | sign:numeric | sign:numeric | sign:numeric | sign:numeric | sign:numeric | sign:numeric
--| 1 | 1 | 1 | 1 | 1 | 1 | 1
SELECT sign(-2.5::numeric);
--> sign:numeric
--| -1
SELECT abs(0.5::numeric), abs(1.5::numeric), abs(2.5::numeric), abs(10::numeric), abs(100.25::numeric), abs(0.0001::numeric), abs(12345.6789::numeric);
--> abs:numeric | abs:numeric | abs:numeric | abs:numeric | abs:numeric | abs:numeric | abs:numeric
--| 0.5 | 1.5 | 2.5 | 10 | 100.25 | 0.0001 | 12345.6789
SELECT abs(-2.5::numeric);
--> abs:numeric
--| 2.5
SELECT sqrt(0.5::numeric), sqrt(1.5::numeric), sqrt(2.5::numeric), sqrt(10::numeric), sqrt(100.25::numeric), sqrt(0.0001::numeric), sqrt(12345.6789::numeric);
--> sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric
--| 0.70710678118654752 | 1.224744871391589 | 1.581138830084190 | 3.162277660168379 | 10.012492197250393 | 0.01000000000000000 | 111.1111106055556
SELECT sqrt(-2.5::numeric);
--! 2201F: cannot take square root of a negative number
SELECT sqrt(0::numeric);
--> sqrt:numeric
--| 0.000000000000000
SELECT exp(0.5::numeric), exp(1.5::numeric), exp(2.5::numeric), exp(10::numeric), exp(100.25::numeric), exp(0.0001::numeric), exp(12345.6789::numeric);
--! 22003: value overflows numeric format
SELECT exp(-2.5::numeric);
--> exp:numeric
--| 0.08208499862389880
SELECT exp(0::numeric);
--> exp:numeric
--| 1.0000000000000000
SELECT ln(0.5::numeric), ln(1.5::numeric), ln(2.5::numeric), ln(10::numeric), ln(100.25::numeric), ln(0.0001::numeric), ln(12345.6789::numeric);
--> ln:numeric | ln:numeric | ln:numeric | ln:numeric | ln:numeric | ln:numeric | ln:numeric
--| -0.6931471805599453 | 0.4054651081081644 | 0.9162907318741551 | 2.3025850929940457 | 4.6076670661866786 | -9.2103403719761827 | 9.4210613941918353
SELECT ln(-2.5::numeric);
--! 2201E: cannot take logarithm of a negative number
SELECT ln(0::numeric);
--! 2201E: cannot take logarithm of zero
SELECT log(0.5::numeric), log(1.5::numeric), log(2.5::numeric), log(10::numeric), log(100.25::numeric), log(0.0001::numeric), log(12345.6789::numeric);
--> log:numeric | log:numeric | log:numeric | log:numeric | log:numeric | log:numeric | log:numeric
--| -0.3010299956639812 | 0.1760912590556812 | 0.3979400086720376 | 1.0000000000000000 | 2.0010843812922199 | -4.0000000000000000 | 4.0915149771692704
SELECT log(-2.5::numeric);
--! 2201E: cannot take logarithm of a negative number
SELECT log(0::numeric);
--! 2201E: cannot take logarithm of zero
SELECT round(1234.5678, 2), round(1234.5678, -2), round(-1234.5, 0), round(0.5, 0), round(2.5), round(-0.5), round(1.005, 2), round(15, -1), round(5, -1), round(4, -1);
--> round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric | round:numeric
--| 1234.57 | 1200 | -1235 | 1 | 3 | -1 | 1.01 | 20 | 10 | 0
SELECT trunc(1234.5678, 2), trunc(-1234.5678, 2), trunc(1234.5678, -2), trunc(0.999);
--> trunc:numeric | trunc:numeric | trunc:numeric | trunc:numeric
--| 1234.56 | -1234.56 | 1200 | 0
SELECT ceil(-0.5), floor(-0.5), ceiling(1.0001);
--> ceil:numeric | floor:numeric | ceiling:numeric
--| 0 | -1 | 2
SELECT power(2, 10), power(2.0, 10), power(2.0, -2), power(0, 0), power(1.5, 1.5), power(10.0, 20);
--> power:float8 | power:numeric | power:numeric | power:float8 | power:numeric | power:numeric
--| 1024 | 1024.0000000000000000 | 0.2500000000000000 | 1 | 1.8371173070873836 | 100000000000000000000.0000000000000000
SELECT power(0.0, -1);
--! 2201F: zero raised to a negative power is undefined
SELECT power(-2.0, 0.5);
--! 2201F: a negative number raised to a non-integer power yields a complex result
SELECT power(-2.0, 3);
--> power:numeric
--| -8.0000000000000000
SELECT mod(10, 3), mod(-10, 3), mod(10.5, 3), div(10, 3), div(-10.5, 3), div(1.0, 0.3);
--> mod:int4 | mod:int4 | mod:numeric | div:numeric | div:numeric | div:numeric
--| 1 | -1 | 1.5 | 3 | -3 | 3
SELECT div(1, 0);
--! 22012: division by zero
SELECT gcd(12, 18), lcm(4, 6), gcd(0, 5), gcd(1.2, 0.8), lcm(1.2, 0.8);
--> gcd:int4 | lcm:int4 | gcd:int4 | gcd:numeric | lcm:numeric
--| 6 | 12 | 5 | 0.4 | 2.4
SELECT factorial(0), factorial(10), factorial(25);
--> factorial:numeric | factorial:numeric | factorial:numeric
--| 1 | 3628800 | 15511210043330985984000000
SELECT factorial(-1);
--! 22003: factorial of a negative number is undefined
SELECT scale(1.50), scale(100), min_scale(1.500), trim_scale(1.500), min_scale(100.0);
--> scale:int4 | scale:int4 | min_scale:int4 | trim_scale:numeric | min_scale:int4
--| 2 | 0 | 1 | 1.5 | 0
SELECT log(2, 64), log(2.0, 0.125), log10(1000), log(10, 2);
--> log:numeric | log:numeric | log10:float8 | log:numeric
--| 6.0000000000000000 | -3.0000000000000000 | 3 | 0.3010299956639812
SELECT log(1, 10);
--! 22012: division by zero
SELECT log(-2.0, 10);
--! 2201E: cannot take logarithm of a negative number
SELECT ln(0.0);
--! 2201E: cannot take logarithm of zero
SELECT sqrt(2.0), sqrt(2::numeric), sqrt(0.0001), sqrt(1e20), sqrt(123456789.987654321);
--> sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric | sqrt:numeric
--| 1.414213562373095 | 1.414213562373095 | 0.01000000000000000 | 10000000000.00000 | 11111.11110500000
SELECT exp(1.0), exp(0.5), exp(-1.0), exp(20.0), ln(10.0), ln(2.0), ln(0.1);
--> exp:numeric | exp:numeric | exp:numeric | exp:numeric | ln:numeric | ln:numeric | ln:numeric
--| 2.7182818284590452 | 1.6487212707001281 | 0.3678794411714423 | 485165195.40979028 | 2.3025850929940457 | 0.6931471805599453 | -2.3025850929940457
SELECT exp(10000.0);
--! 22003: value overflows numeric format
SELECT 'NaN'::numeric, 'Infinity'::numeric, '-inf'::numeric;
--> numeric:numeric | numeric:numeric | numeric:numeric
--| NaN | Infinity | -Infinity
SELECT 'NaN'::numeric = 'NaN', 'NaN'::numeric > 'Infinity', 'Infinity'::numeric > 1e1000, '-Infinity'::numeric < 0;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT 'Infinity'::numeric + 1, 'Infinity'::numeric - 'Infinity', 'Infinity'::numeric * 0, 'Infinity'::numeric * -1, 1 / 'Infinity'::numeric, 'NaN'::numeric + 1;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric | ?column?:numeric
--| Infinity | NaN | NaN | -Infinity | 0 | NaN
SELECT 'Infinity'::numeric / 'Infinity', 'Infinity'::numeric % 5, 5 % 'Infinity'::numeric;
--> ?column?:numeric | ?column?:numeric | ?column?:numeric
--| NaN | NaN | 5
SELECT 'Infinity'::numeric / 0;
--! 22012: division by zero
SELECT sqrt('Infinity'::numeric), ln('Infinity'::numeric), exp('-Infinity'::numeric), floor('Infinity'::numeric), round('NaN'::numeric, 2);
--> sqrt:numeric | ln:numeric | exp:numeric | floor:numeric | round:numeric
--| Infinity | Infinity | 0 | Infinity | NaN
SELECT 1.0 = 1.00, 1.0::text = 1.00::text, 0.0 = -0.0;
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
SELECT 123.456::numeric(5,2), 123.455::numeric(5,2), -123.455::numeric(5,2), 1::numeric(5,2), 0::numeric(3,3), 99.994::numeric(4,2);
--> numeric:numeric | numeric:numeric | ?column?:numeric | numeric:numeric | numeric:numeric | numeric:numeric
--| 123.46 | 123.46 | -123.46 | 1.00 | 0.000 | 99.99
SELECT 999.995::numeric(5,2);
--! 22003: numeric field overflow
SELECT 1000::numeric(5,2);
--! 22003: numeric field overflow
SELECT 12345::numeric(3,-3), 12345::numeric(5,-2), 0.00123::numeric(2,5);
--! 22003: numeric field overflow
SELECT 123456::numeric(3,-2);
--! 22003: numeric field overflow
SELECT 1::numeric(0);
--! 22023: NUMERIC precision 0 must be between 1 and 1000
SELECT 1::numeric(1001);
--! 22023: NUMERIC precision 1001 must be between 1 and 1000
SELECT 1::numeric(5, 1001);
--! 22023: NUMERIC scale 1001 must be between -1000 and 1000
SELECT 1::numeric(1, 2, 3);
--! 22023: invalid NUMERIC type modifier
SELECT 'Infinity'::numeric(5,2);
--! 22003: numeric field overflow
SELECT 'NaN'::numeric(5,2);
--> numeric:numeric
--| NaN
SELECT '1e5'::numeric, '1.5e-5'::numeric, ' 42 '::numeric, '.5'::numeric, '5.'::numeric, '+1'::numeric;
--> numeric:numeric | numeric:numeric | numeric:numeric | numeric:numeric | numeric:numeric | numeric:numeric
--| 100000 | 0.000015 | 42 | 0.5 | 5 | 1
SELECT 'abc'::numeric;
--! 22P02: invalid input syntax for type numeric: "abc"
SELECT '1.2.3'::numeric;
--! 22P02: invalid input syntax for type numeric: "1.2.3"
SELECT ''::numeric;
--! 22P02: invalid input syntax for type numeric: ""
SELECT '1e'::numeric;
--! 22P02: invalid input syntax for type numeric: "1e"
SELECT '1e200000'::numeric;
--! 22003: value overflows numeric format
SELECT '1 2'::numeric;
--! 22P02: invalid input syntax for type numeric: "1 2"
SELECT 1e131071 > 0;
--> ?column?:bool
--| t
SELECT 1e131072;
--! 22003: value overflows numeric format
SELECT length((10::numeric ^ 1000)::text);
--> length:int4
--| 1018
SELECT 1.1::float8::numeric, 0.1::float4::numeric, 1e20::float8::numeric, 1e-7::float8::numeric;
--> numeric:numeric | numeric:numeric | numeric:numeric | numeric:numeric
--| 1.1 | 0.1 | 100000000000000000000 | 0.0000001
SELECT 1.10::numeric::text, 100::numeric::text, 1e3::numeric::text, 1.5e3::text;
--> text:text | text:text | text:text | text:text
--| 1.10 | 100 | 1000 | 1500
SELECT width_bucket(5.35, 0.024, 10.06, 5), width_bucket(-1.0, 0, 10, 5), width_bucket(11, 0, 10, 5), width_bucket(10, 0, 10, 5), width_bucket(3, 10, 0, 5);
--> width_bucket:int4 | width_bucket:int4 | width_bucket:int4 | width_bucket:int4 | width_bucket:int4
--| 3 | 0 | 6 | 6 | 4
SELECT width_bucket(1, 0, 0, 5);
--! 2201G: lower bound cannot equal upper bound
SELECT width_bucket(1, 0, 10, 0);
--! 2201G: count must be greater than zero
SELECT width_bucket(now(), ARRAY['2000-01-01']::timestamptz[]);
--> width_bucket:int4
--| 1
SELECT width_bucket(5, ARRAY[1, 3, 5, 7]);
--> width_bucket:int4
--| 3
SELECT sum(x), avg(x), min(x), max(x) FROM (VALUES (1.10), (2.205), (3)) v(x);
--> sum:numeric | avg:numeric | min:numeric | max:numeric
--| 6.305 | 2.1016666666666667 | 1.10 | 3
SELECT avg(x), sum(x) FROM (VALUES (1::numeric), (2)) v(x);
--> avg:numeric | sum:numeric
--| 1.5000000000000000 | 3
SELECT stddev(x), variance(x), stddev_pop(x), var_pop(x) FROM (VALUES (1.5), (2.5), (4)) v(x);
--> stddev:numeric | variance:numeric | stddev_pop:numeric | var_pop:numeric
--| 1.2583057392117916 | 1.5833333333333333 | 1.02740233382816274171 | 1.05555555555555555556
SELECT x FROM (VALUES (1.10), (1.1), (1.100), (2)) v(x) GROUP BY x ORDER BY x;
--> x:numeric
--| 1.10
--| 2
SELECT DISTINCT x FROM (VALUES (0.0), (-0.0)) v(x);
--> x:numeric
--| 0.0
SELECT 0.1 + 0.2 = 0.3, 0.1::float8 + 0.2::float8 = 0.3::float8;
--> ?column?:bool | ?column?:bool
--| t | f
SELECT 2 ^ 62::numeric, 10 ^ 18::numeric;
--> ?column?:numeric | ?column?:numeric
--| 4611686018427387904.0000000000000000 | 1000000000000000000.0000000000000000
SELECT 9223372036854775807 + 1.0, 9223372036854775807::numeric * 9223372036854775807;
--> ?column?:numeric | ?column?:numeric
--| 9223372036854775808.0 | 85070591730234615847396907784232501249
SELECT 1.2345678901234567890123456789 * 9.87654321098765432109876543210;
--> ?column?:numeric
--| 12.193263113702179522618503273362292333223746380111126352690
SELECT 1e-20 + 1e20, 1e-20 * 1e20;
--> ?column?:numeric | ?column?:numeric
--| 100000000000000000000.00000000000000000001 | 1.00000000000000000000
SELECT numeric_inc(5);
--> numeric_inc:numeric
--| 6
SELECT random() BETWEEN 0 AND 1;
--> ?column?:bool
--| t
SELECT pi(), degrees(pi()), radians(180);
--> pi:float8 | degrees:float8 | radians:float8
--| 3.141592653589793 | 180 | 3.141592653589793
