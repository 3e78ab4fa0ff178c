-- to_number has room for the template's digits before the point.
SELECT to_number('12', '9D0');
--! 22003: numeric field overflow
SELECT to_number('12', '.');
--! 22003: numeric field overflow
SELECT to_number('123', '99');
--> to_number:numeric
--| 12
SELECT to_number('12.345', '99.99'), to_number('12.3', '999'), to_number('1.5', '9.999'), to_number('-1,234.5', '9,999.9'), to_number('0', '.'), to_number('-0.5', '.99');
--> to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric
--| 12.34 | 12 | 1.5 | -1234.5 | 0 | 0
SELECT to_number('12.345', '99V99'), to_number('12', 'V9'), to_number('1234', '99V999');
--> to_number:numeric | to_number:numeric | to_number:numeric
--| 1.2300000000000000 | 0.1000000000000000 | 1.2340000000000000
SELECT to_number('1234.5678', '9999D9999'), to_number('$1,234.56', 'L9,999.99'), to_number('<12.5>', '99D9PR'), to_number('12.5-', '99D9S'), to_number('  7', '999');
--> to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric
--| 1234.5678 | 1234.56 | -12.5 | -12.5 | 7
