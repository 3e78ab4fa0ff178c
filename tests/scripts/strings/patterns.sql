-- LIKE, SIMILAR TO and POSIX regular expressions.
SELECT 'abc' LIKE 'abc', 'abc' LIKE 'a%', 'abc' LIKE '_b_', 'abc' LIKE 'c', 'abc' LIKE '%', '' LIKE '%', '' LIKE '_', 'abc' LIKE '%%c', 'abc' LIKE '';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | t | t | f | t | f
SELECT 'a%c' LIKE 'a\%c', 'abc' LIKE 'a\%c', 'a\c' LIKE 'a\\c', 'a%c' LIKE 'a!%c' ESCAPE '!', 'a_c' LIKE 'a__c' ESCAPE '_', 'a\c' LIKE 'a\c' ESCAPE '';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | t
SELECT 'abc' LIKE 'abc\';
--> ?column?:bool
--| f
SELECT 'abc' LIKE 'abc' ESCAPE 'xx';
--! 22025: invalid escape string
SELECT 'ABC' ILIKE 'abc', 'ABC' NOT ILIKE 'a%', 'abc' NOT LIKE 'a%', 'É' ILIKE 'é', 'abc' ~~ 'a%', 'abc' !~~ 'a%', 'ABC' ~~* 'a%', 'ABC' !~~* 'a%';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | f | t | t | f | t | f
SELECT '日本語' LIKE '日_語', '日本語' LIKE '%語', E'a\nb' LIKE 'a%b', E'a\nb' LIKE 'a_b';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t
SELECT 'abc'::char(5) LIKE 'abc', 'abc'::char(5) LIKE 'abc  ', 'abc'::name LIKE 'a%', '\x616263'::bytea LIKE 'a%'::bytea;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| f | t | t | t
SELECT 5 LIKE '5';
--! 42883: operator does not exist: integer ~~ unknown
SELECT 'abc' LIKE ANY (ARRAY['x%', 'a%']), 'abc' LIKE ALL (ARRAY['x%', 'a%']), 'abc' NOT LIKE ALL (ARRAY['x%', 'y%']);
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
SELECT 'abc' SIMILAR TO 'abc', 'abc' SIMILAR TO 'a', 'abc' SIMILAR TO '%(b|d)%', 'abc' SIMILAR TO '(b|c)%', 'aaa' SIMILAR TO 'a{3}', 'aaa' SIMILAR TO 'a+', 'a.c' SIMILAR TO 'a.c', 'abc' SIMILAR TO 'a.c', 'abc' SIMILAR TO '[a-c]+', 'x' NOT SIMILAR TO 'y';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | f | t | t | t | f | t | t
SELECT 'a%' SIMILAR TO 'a\%', 'ab' SIMILAR TO 'a#%' ESCAPE '#', 'a%' SIMILAR TO 'a#%' ESCAPE '#';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
SELECT substring('foobar' similar '%#"o_b#"%' escape '#'), substring('foobar' similar '#"o_b#"%' escape '#'), substring('foobar' from '%#"o_b#"%' for '#');
--> substring:text | substring:text | substring:text
--| oob | ∅ | oob
SELECT 'abcd' ~ 'bc', 'abcd' ~ '^bc', 'abcd' ~* 'BC', 'abcd' !~ 'x', 'abcd' !~* 'BC', 'abcd' ~ 'a.c', 'abcd' ~ '(b|x)c', 'abcd' ~ '';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | t | t | t
SELECT 'foo123' ~ '\d+', 'foo' ~ '\d', 'a b' ~ '\s', 'ab' ~ '\mab\M', 'xab' ~ '\mab', 'a_b' ~ '^\w+$', 'abc' ~ '[[:alpha:]]+', '123' ~ '^[[:digit:]]{3}$', 'a-b' ~ '[a\-]', 'a]' ~ '[]]';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | t | t | t | t | t
SELECT 'abc' ~ '(?i)ABC', 'abc' ~ '***=abc', 'a.c' ~ '***=a.c', 'abc' ~ '***=a.c', E'a\nb' ~ 'a.b', E'a\nb' ~ '(?n)a.b', E'a\nb' ~ '^b', E'a\nb' ~ '(?n)^b', 'foobar' ~ 'foo(?=bar)', 'foobaz' ~ 'foo(?!bar)', 'abab' ~ '^(ab)\1$';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | t | f | f | t | t | t | t
SELECT 'x' ~ '(';
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT 'x' ~ '[a';
--! 2201B: invalid regular expression: brackets [] not balanced
SELECT 'x' ~ 'a{2,1}';
--! 2201B: invalid regular expression: invalid repetition count(s)
SELECT 'x' ~ '*a';
--! 2201B: invalid regular expression: quantifier operand invalid
SELECT 'x' ~ 'a**';
--! 2201B: invalid regular expression: quantifier operand invalid
SELECT 'x' ~ '\';
--! 2201B: invalid regular expression: invalid escape \ sequence
SELECT 'x' ~ '[[:nosuch:]]';
--! 2201B: invalid regular expression: invalid character class
SELECT 'x' ~ 'a{1000}';
--! 2201B: invalid regular expression: invalid repetition count(s)
SELECT substring('foobar' from 'o.b'), substring('foobar' from 'o(.)b'), substring('foobar' from 'z'), substring('foobar', 'o+'), substring('foobar' from '(?:o)(b)');
--> substring:text | substring:text | substring:text | substring:text | substring:text
--| oob | o | ∅ | oo | b
SELECT regexp_replace('foobarbaz', 'b..', 'X'), regexp_replace('foobarbaz', 'b..', 'X', 'g'), regexp_replace('foobarbaz', 'b(..)', 'X\1Y', 'g'), regexp_replace('Hello', 'l', '[\&]', 'g'), regexp_replace('abc', 'B', 'x', 'i'), regexp_replace('abc', '', '-', 'g');
--> regexp_replace:text | regexp_replace:text | regexp_replace:text | regexp_replace:text | regexp_replace:text | regexp_replace:text
--| fooXbaz | fooXX | fooXarYXazY | He[l][l]o | axc | -a-b-c-
SELECT regexp_replace('A PostgreSQL function', 'a|e|i|o|u', 'X', 1, 0, 'i'), regexp_replace('A PostgreSQL function', 'a|e|i|o|u', 'X', 1, 3, 'i'), regexp_replace('abcabc', 'b', 'X', 4);
--> regexp_replace:text | regexp_replace:text | regexp_replace:text
--| X PXstgrXSQL fXnctXXn | A PostgrXSQL function | abcaXc
SELECT regexp_replace('abc', 'b', 'x', 'q'), regexp_replace('a.c', '.', 'x', 'q');
--> regexp_replace:text | regexp_replace:text
--| axc | axc
SELECT regexp_replace('abc', 'b', 'x', 'z');
--! 22023: invalid regular expression option: "z"
SELECT regexp_match('foobarbequebaz', '(bar)(beque)'), regexp_match('foobarbequebaz', 'bar.*que'), regexp_match('abc', 'x'), regexp_match('foo', '(x)?f');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {bar,beque} | {barbeque} | ∅ | {NULL}
SELECT regexp_match('abc', 'b', 'g');
--! 22023: regexp_match() does not support the "global" option
SELECT regexp_matches('foobarbequebazilbarfbonk', '(b[^b]+)(b[^b]+)', 'g');
--> regexp_matches:_text
--| {bar,beque}
--| {bazil,barf}
SELECT regexp_matches('abc', 'x');
--> regexp_matches:_text
SELECT regexp_split_to_array('hello world', '\s+'), regexp_split_to_array('abc', ''), regexp_split_to_array('a1b22c', '\d+'), regexp_split_to_array('abc', 'x');
--> regexp_split_to_array:_text | regexp_split_to_array:_text | regexp_split_to_array:_text | regexp_split_to_array:_text
--| {hello,world} | {a,b,c} | {a,b,c} | {abc}
SELECT foo FROM regexp_split_to_table('the quick brown fox', '\s+') AS foo;
--> foo:text
--| the
--| quick
--| brown
--| fox
SELECT regexp_count('123456789012', '\d\d\d', 2), regexp_count('abcABC', 'a', 1, 'i'), regexp_count('abc', 'x');
--> regexp_count:int4 | regexp_count:int4 | regexp_count:int4
--| 3 | 2 | 0
SELECT regexp_instr('number of your street, town zip, FR', '[^,]+', 1, 2), regexp_instr('ABCDEFGHI', '(c..)(...)', 1, 1, 0, 'i', 2), regexp_instr('abc', 'c', 1, 1, 1), regexp_instr('abc', 'z');
--> regexp_instr:int4 | regexp_instr:int4 | regexp_instr:int4 | regexp_instr:int4
--| 23 | 6 | 4 | 0
SELECT regexp_like('Hello World', 'world', 'i'), regexp_like('abc', 'B');
--> regexp_like:bool | regexp_like:bool
--| t | f
SELECT regexp_substr('number of your street, town zip, FR', '[^,]+', 1, 2), regexp_substr('ABCDEFGHI', '(c..)(...)', 1, 1, 'i', 2), regexp_substr('abc', 'z');
--> regexp_substr:text | regexp_substr:text | regexp_substr:text
--| ␠town zip | FGH | ∅
SELECT regexp_count('abc', 'b', 0);
--! 22023: invalid value for parameter "start": 0
SELECT regexp_substr('abc', 'b', 1, 0);
--! 22023: invalid value for parameter "n": 0
SELECT regexp_match('aaa', 'a{2}'), regexp_match('aaa', 'a*?'), regexp_match('xaaa', 'a+?'), regexp_match('abc', '(a)(b)?(x)?'), regexp_match(E'l1\nl2', '^l2$', 'n');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {aa} | {""} | {a} | {a,b,NULL} | {l2}
SELECT regexp_match('foobar', '(f)(o+)(?=b)'), regexp_match('XY1234Z', 'Y*([0-9]{1,3})'), regexp_match('XY1234Z', 'Y*?([0-9]{1,3})'), regexp_match('abc01234xyz', '(.*)(\d+)(.*)'), regexp_match('abc01234xyz', '(?:(.*?)(\d+)(.*)){1,1}');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {f,oo} | {123} | {1} | {abc0123,4,xyz} | {abc,01234,xyz}
SELECT 'a' ~ '[^b]', 'é' ~ '\w', 'É' ~* 'é', '日' ~ '[日本]', 'ab' ~ 'a b', 'ab' ~ '(?x)a b # comment', 'a+b' ~ 'a\+b', 'tab	' ~ '\t', 'a' ~ '\x61', 'a' ~ '\u0061';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | f | t | t | t | t | t
