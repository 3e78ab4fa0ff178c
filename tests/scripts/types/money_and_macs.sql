-- Signs, parentheses, symbols and commas of money; separators of macaddr8 between any two bytes.
SELECT t, t::money FROM unnest(ARRAY['(1)', '($123,456.78)', '( $ 1,0.5 )', '1 -', '-$1', '$-1', '+1', '1)', '(1', '', '  ', '.5', '1.005', '1.004', '1.9999', '1,2,3', '$1$', '-92233720368547758.08', '92233720368547758.07']) t;
--> t:text | t:money
--| (1) | -$1.00
--| ($123,456.78) | -$123,456.78
--| ( $ 1,0.5 ) | -$10.50
--| 1 - | -$1.00
--| -$1 | -$1.00
--| $-1 | -$1.00
--| +1 | $1.00
--| 1) | $1.00
--| (1 | -$1.00
--|  | $0.00
--| ␠␠ | $0.00
--| .5 | $0.50
--| 1.005 | $1.01
--| 1.004 | $1.00
--| 1.9999 | $2.00
--| 1,2,3 | $123.00
--| $1$ | $1.00
--| -92233720368547758.08 | -$92,233,720,368,547,758.08
--| 92233720368547758.07 | $92,233,720,368,547,758.07
SELECT '(-1)'::money;
--! 22P02: invalid input syntax for type money: "(-1)"
SELECT '-(1)'::money;
--! 22P02: invalid input syntax for type money: "-(1)"
SELECT '$$1'::money;
--> money:money
--| $1.00
SELECT '1.2.3'::money;
--! 22P02: invalid input syntax for type money: "1.2.3"
SELECT '1x'::money;
--! 22P02: invalid input syntax for type money: "1x"
SELECT '92233720368547758.08'::money;
--! 22003: value "92233720368547758.08" is out of range for type money
SELECT '-92233720368547758.09'::money;
--! 22003: value "-92233720368547758.09" is out of range for type money
SELECT '99999999999999999999999999999999999999999999999999999'::money;
--! 22003: value "99999999999999999999999999999999999999999999999999999" is out of range for type money
SELECT t, t::macaddr8 FROM unnest(ARRAY['08002b010203', '0800:2b01:0203', '08002b:0102030405', '08002b-0102030405', '0800.2b01.0203.0405', '08002b01:02030405', '08002b0102030405', '08-00-2b-01-02-03-04-05', '  08:002b01:0203 ', '08:00:2b:01:02:03:04:05:']) t;
--> t:text | t:macaddr8
--| 08002b010203 | 08:00:2b:ff:fe:01:02:03
--| 0800:2b01:0203 | 08:00:2b:ff:fe:01:02:03
--| 08002b:0102030405 | 08:00:2b:01:02:03:04:05
--| 08002b-0102030405 | 08:00:2b:01:02:03:04:05
--| 0800.2b01.0203.0405 | 08:00:2b:01:02:03:04:05
--| 08002b01:02030405 | 08:00:2b:01:02:03:04:05
--| 08002b0102030405 | 08:00:2b:01:02:03:04:05
--| 08-00-2b-01-02-03-04-05 | 08:00:2b:01:02:03:04:05
--| ␠ 08:002b01:0203␠ | 08:00:2b:ff:fe:01:02:03
--| 08:00:2b:01:02:03:04:05: | 08:00:2b:01:02:03:04:05
SELECT '0800-2b:010203'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "0800-2b:010203"
SELECT '08--002b010203'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "08--002b010203"
SELECT '8:0:2b:1:2:3'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "8:0:2b:1:2:3"
SELECT '08002b0102'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "08002b0102"
SELECT '08002b010203040506'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "08002b010203040506"
SELECT '08002b01020'::macaddr8;
--! 22P02: invalid input syntax for type macaddr8: "08002b01020"
SELECT t, t::macaddr FROM unnest(ARRAY['08:00:2b:01:02:03', '8-0-2b-1-2-3', '08002b:010203', '08002b-010203', '0800.2b01.0203', '0800-2b01-0203', '08002b010203']) t;
--> t:text | t:macaddr
--| 08:00:2b:01:02:03 | 08:00:2b:01:02:03
--| 8-0-2b-1-2-3 | 08:00:2b:01:02:03
--| 08002b:010203 | 08:00:2b:01:02:03
--| 08002b-010203 | 08:00:2b:01:02:03
--| 0800.2b01.0203 | 08:00:2b:01:02:03
--| 0800-2b01-0203 | 08:00:2b:01:02:03
--| 08002b010203 | 08:00:2b:01:02:03
SELECT '08002b.010203'::macaddr;
--! 22P02: invalid input syntax for type macaddr: "08002b.010203"
SELECT '0800:2b01:0203'::macaddr;
--! 22P02: invalid input syntax for type macaddr: "0800:2b01:0203"

SELECT '-92233720368547758.08'::money / (-1)::int2;
--! 22003: money out of range
