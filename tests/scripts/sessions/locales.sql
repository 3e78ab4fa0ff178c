-- Locales whose amounts, numbers and names would look different are refused, as those that the system hasn't.
SET lc_monetary = 'C';
SELECT 1234.5::numeric::money;
SET lc_numeric = 'POSIX';
SET lc_time = 'C.UTF-8';
SET lc_monetary = 'xy_XY.UTF-8';
SET lc_numeric = 'xy_XY';
SET lc_time = 'xy_XY@euro';
SHOW lc_monetary;
