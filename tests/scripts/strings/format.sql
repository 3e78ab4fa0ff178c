-- format() and to_char / to_number.
SELECT format('Hello %s', 'World'), format('%s %s %s', 1, NULL, true), format('%%'), format('%I', 'Foo bar'), format('%L', 'O''Reilly'), format('%L', NULL), format('%I.%I', 'a', 'B');
--> format:text | format:text | format:text | format:text | format:text | format:text | format:text
--| Hello World | 1  t | % | "Foo bar" | 'O''Reilly' | NULL | a."B"
SELECT format('|%10s|', 'foo'), format('|%-10s|', 'foo'), format('|%*s|', 10, 'foo'), format('|%*s|', -10, 'foo'), format('|%-*s|', 10, 'foo'), format('|%5L|', 'x'), format('|%-5I|', 'x');
--> format:text | format:text | format:text | format:text | format:text | format:text | format:text
--| |       foo| | |foo       | | |       foo| | |foo       | | |foo       | | |  'x'| | |x    |
SELECT format('%2$s %1$s', 'a', 'b'), format('%1$s %1$s %s', 'a', 'b'), format('Testing %3$s, %2$s, %s', 'one', 'two', 'three'), format('%2$*1$s|', 5, 'x');
--> format:text | format:text | format:text | format:text
--| b a | a a b | Testing three, two, three | ␠   x|
SELECT format('%s', VARIADIC ARRAY['a', 'b']), format('no args'), format(NULL), format('%s', ARRAY[1, 2]), format('%s %s', VARIADIC ARRAY[1, 2]);
--> format:text | format:text | format:text | format:text | format:text
--| a | no args | ∅ | {1,2} | 1 2
SELECT format('%s');
--! 22023: too few arguments for format()
SELECT format('%1$s %3$s', 'a', 'b');
--! 22023: too few arguments for format()
SELECT format('%0$s', 'a');
--! 22023: format specifies argument 0, but arguments are numbered from 1
SELECT format('%x', 'a');
--! 22023: unrecognized format() type specifier "x"
SELECT format('%', 'a');
--! 22023: unterminated format() type specifier
SELECT format('%I', NULL);
--! 22004: null values cannot be formatted as an SQL identifier
SELECT format('%1', 'a');
--! 22023: unterminated format() type specifier
SELECT to_char(485, '999'), to_char(-485, '999'), to_char(485, '9 9 9'), to_char(1485, '9,999'), to_char(1485, '9G999'), to_char(148.5, '999.999'), to_char(148.5, 'FM999.999'), to_char(148.5, 'FM999.990'), to_char(148.5, '999D999');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠485 | -485 | ␠4 8 5 | ␠1,485 | ␠1,485 | ␠148.500 | 148.5 | 148.500 | ␠148.500
SELECT to_char(0.1, '0.9'), to_char(-0.1, '99.99'), to_char(-0.1, 'FM9.99'), to_char(-0.1, 'FM90.99'), to_char(0.1, '9.99'), to_char(12, '9990999.9'), to_char(12, 'FM9990999.9'), to_char(485, '09999'), to_char(485, 'FM09999');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠0.1 | ␠ -.10 | -.1 | -0.1 | ␠ .10 | ␠   0012.0 | 0012. | ␠00485 | 00485
SELECT to_char(485, 'S999'), to_char(-485, 'S999'), to_char(-485, '999S'), to_char(-485, '999MI'), to_char(485, '999MI'), to_char(485, 'FM999MI'), to_char(-485, '999PR'), to_char(485, 'PL999'), to_char(485, 'SG999'), to_char(-485, 'SG999'), to_char(-485, '9SG99');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| +485 | -485 | 485- | 485- | 485␠ | 485 | <485> | + 485 | +485 | -485 | 4-85
SELECT to_char(485, 'L999'), to_char(485, 'RN'), to_char(485, 'FMRN'), to_char(5.2, 'FMRN'), to_char(4000, 'RN'), to_char(482, '999th'), to_char(1, '9th'), to_char(2, '9TH'), to_char(11, '99th'), to_char(485, '"Good number:"999'), to_char(485.8, '"Pre:"999" Post:" .999');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠ 485 | ␠       CDLXXXV | CDLXXXV | V | ############### | ␠482nd | ␠1st | ␠2ND | ␠11th | Good number: 485 | Pre: 485 Post: .800
SELECT to_char(12, '99V999'), to_char(12.4, '99V999'), to_char(12.45, '99V9'), to_char(0.0004859, '9.99EEEE'), to_char(1234567, '9.99EEEE'), to_char(-1234567.89, '9.9EEEE');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠12000 | ␠12400 | ␠125 | ␠4.86e-04 | ␠1.23e+06 | -1.2e+06
SELECT to_char(1234567, '999'), to_char(123456, '999,999,999'), to_char(1234567890123, '999,999,999,999,999'), to_char(0, '999'), to_char(0, '990'), to_char(0, 'FM999'), to_char(0.5, '999'), to_char(1.5, '999'), to_char(2.5, '999');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠### | ␠    123,456 | ␠  1,234,567,890,123 | ␠  0 | ␠  0 | 0 | ␠  1 | ␠  2 | ␠  3
SELECT to_char(125.8::real, '999D9'), to_char(125.8::float8, '999D99'), to_char(1e10::float8, '99999999999'), to_char('NaN'::float8, '999'), to_char('Infinity'::float8, '999'), to_char(12345678901::bigint, '99999999999'), to_char(123::smallint, '9999');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--| ␠125.8 | ␠125.80 | ␠10000000000 | ␠NaN | ␠### | ␠12345678901 | ␠ 123
SELECT to_char(1, ''), to_char(NULL::int, '9'), to_char(5, 'x9x'), to_char(12, 'FM00.00'), to_char(1234.5678, 'FM9,999.99'), to_char(-1234.5678, '9G999D99'), to_char(0.08, 'FM0.0'), to_char(99.99, '99.9');
--> to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text | to_char:text
--|  | ∅ | x 5x | 12.00 | 1,234.57 | -1,234.57 | 0.1 | ␠##.#
SELECT to_char(1, '9.9.9');
--! 42601: multiple decimal points
SELECT to_char(1, '9EEEE9');
--! 42601: "EEEE" must be the last pattern used
SELECT to_char(1, 'S9S');
--! 42601: cannot use "S" twice
SELECT to_number('12,454.8-', '99G999D9S'), to_number('-34,338,492', '99G999G999'), to_number('0.01', '9.99'), to_number(' 12', '99'), to_number('1,234', '9,999'), to_number('$12.5', 'L99.9'), to_number('<123>', '999PR'), to_number('+12', 'S99'), to_number('12th', '99th'), to_number('0012', '9999');
--> to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric | to_number:numeric
--| -12454.8 | -34338492 | 0.01 | 12 | 1234 | 12.5 | -123 | 12 | 12 | 12
SELECT to_number('abc', '999');
--! 22P02: invalid input syntax for type numeric: " "
SELECT to_number('', '999');
--! 22P02: invalid input syntax for type numeric: " "
SELECT to_number('123', '');
--> to_number:numeric
--| ∅
-- The width that an argument gives is read as an integer is.
SELECT format('|%*s|', 'one', 2);
--! 22P02: invalid input syntax for type integer: "one"
SELECT format('|%*s|', 1.5, 2);
--! 22P02: invalid input syntax for type integer: "1.5"
SELECT format('|%*s|', '99999999999', 2);
--! 22003: value "99999999999" is out of range for type integer
SELECT format('|%*s|', ' 3 ', 2), format('|%*s|', '', 2);
--! 22P02: invalid input syntax for type integer: ""
SELECT format('|%*s|', ' 3 ', 2), format('|%*s|', NULL, 2);
--> format:text | format:text
--| |  2| | |2|
