-- Locales whose amounts, numbers and names would look different are refused, as those that the system hasn't.
SET lc_monetary = 'C';
--= SET
SELECT 1234.5::numeric::money;
--> money:money
--| $1,234.50
SET lc_numeric = 'POSIX';
--= SET
SET lc_time = 'C.UTF-8';
--= SET
SET lc_monetary = 'xy_XY.UTF-8';
--! 22023: invalid value for parameter "lc_monetary": "xy_XY.UTF-8"
SET lc_numeric = 'xy_XY';
--! 22023: invalid value for parameter "lc_numeric": "xy_XY"
SET lc_time = 'xy_XY@euro';
--! 22023: invalid value for parameter "lc_time": "xy_XY@euro"
SHOW lc_monetary;
--> lc_monetary:text
--| C
