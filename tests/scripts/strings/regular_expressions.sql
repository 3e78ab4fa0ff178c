-- POSIX's rules: the match that begins first, of these the longest; parts take their share from left to right.
SELECT substring('foobar', 'foo|foobar'), substring('foobar', 'foob|foo|foobar'), regexp_match('abcd', 'a|ab|abc'), regexp_match('xyz', '(x|xy)(z|yz)');
--> substring:text | substring:text | regexp_match:_text | regexp_match:_text
--| foobar | foobar | {abc} | {xy,z}
SELECT regexp_match('foobar', '(f)(o+)(?=b)'), regexp_match('abc01234xyz', '(.*)(\d+)(.*)'), regexp_match('abc01234xyz', '(.*?)(\d+)(.*)'), regexp_match('abc01234xyz', '(?:(.*?)(\d+)(.*)){1,1}');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {f,oo} | {abc0123,4,xyz} | {abc,0,""} | {abc,01234,xyz}
SELECT regexp_match('XY1234Z', 'Y*([0-9]{1,3})'), regexp_match('XY1234Z', 'Y*?([0-9]{1,3})'), substring('aaaa', 'a{2}?'), substring('aaaa', 'a{2,3}?'), substring('aaaa', 'a{1,}?a+');
--> regexp_match:_text | regexp_match:_text | substring:text | substring:text | substring:text
--| {123} | {1} | aa | aa | aa
SELECT regexp_match('abbbbbc', '(ab*?)(b*)c'), regexp_match('aaa', '(a*)(a*)'), regexp_match('aaa', '(a*?)(a*)'), regexp_match('aaa', '(a|aa)*'), regexp_match('ababab', '(a|ab)(c|bab|b)*');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {a,bbbbb} | {aaa,""} | {"",""} | {a} | {a,bab}
SELECT regexp_match('foo.bar.baz', '^(.*)\.(.*)$'), regexp_match('foo.bar.baz', '^(.*?)\.(.*)$'), regexp_match('key=value', '(\w+)=(\w*)'), regexp_match('x', '(a)?x'), regexp_match('', '(a*)');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {foo.bar,baz} | {foo,bar.baz} | {key,value} | {NULL} | {""}
SELECT regexp_matches('foobarbequebaz', 'ba.', 'g');
--> regexp_matches:_text
--| {bar}
--| {baz}
SELECT regexp_matches('foobarbequebazilbarfbonk', '(b[^b]+)(b[^b]+)', 'g');
--> regexp_matches:_text
--| {bar,beque}
--| {bazil,barf}
SELECT regexp_replace('foobarbaz', 'b(..)', 'X\1Y', 'g'), regexp_replace('foobarbaz', 'b..', 'X'), regexp_replace('A PostgreSQL function', 'a|e|i|o|u', 'X', 1, 3, 'i'), regexp_replace('abc', 'x*', '-', 'g'), regexp_replace('abc', '(b)', '[\&\\\1]');
--> regexp_replace:text | regexp_replace:text | regexp_replace:text | regexp_replace:text | regexp_replace:text
--| fooXarYXazY | fooXbaz | A PostgrXSQL function | -a-b-c- | a[b\b]c
SELECT regexp_split_to_array('the quick brown fox', '\s+'), regexp_split_to_array('the quick', '\s*'), regexp_split_to_array('abc', ''), regexp_split_to_array(',a,,b,', ','), regexp_split_to_array('aXbYc', '[XY]');
--> regexp_split_to_array:_text | regexp_split_to_array:_text | regexp_split_to_array:_text | regexp_split_to_array:_text | regexp_split_to_array:_text
--| {the,quick,brown,fox} | {t,h,e,q,u,i,c,k} | {a,b,c} | {"",a,"",b,""} | {a,b,c}
SELECT regexp_count('ABCABCAXYaxy', 'A.'), regexp_count('ABCABCAXYaxy', 'A.', 1, 'i'), regexp_count('abcabc', '^a', 2), regexp_instr('ABCDEFGHI', 'D..', 1, 1, 1), regexp_instr('abcabcabc', '(a)(b)', 2, 2, 0, '', 2), regexp_substr('ABCDEF', 'c(.)(..)', 1, 1, 'i', 2), regexp_like('Hello World', 'world$', 'i');
--> regexp_count:int4 | regexp_count:int4 | regexp_count:int4 | regexp_instr:int4 | regexp_instr:int4 | regexp_substr:text | regexp_like:bool
--| 3 | 4 | 0 | 7 | 8 | EF | t
SELECT 'abc' ~ '^abc$', E'a\nb' ~ 'a.b', E'a\nb' ~ '(?n)a.b', E'a\nb' ~ '(?n)^b$', E'a\nb' ~ '^b', E'a\nb' ~ '(?w)^b$', E'a\nb' ~ '(?w)a.b', E'a\nb' ~ '(?p)a[^x]b', 'AbC' ~* 'aBc', 'ab' ~ '(?x) a  b # both';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | t | f | t | t | f | t | t
SELECT 'foo bar' ~ '\mbar\M', 'foobar' ~ '\mbar', 'foobar' ~ '\Ybar', 'foo bar' ~ '[[:<:]]bar[[:>:]]', 'foo' ~ 'o\y', 'foobar' ~ 'foo(?!bar)', 'foobaz' ~ 'foo(?!bar)', 'foobar' ~ '(?<=foo)bar', 'xbar' ~ '(?<=foo)bar', 'xbar' ~ '(?<!foo)bar', 'foobar' ~ '(?<!foo)bar';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | f | t | t | f | t | f
SELECT 'a-b' ~ '[a-]', ']' ~ '[]]', '^' ~ '[x^]', 'a\b' ~ '[\\]', 'é' ~ '[[:alpha:]]', '5' ~ '[^[:digit:]]', E'\t' ~ '[[:blank:]]', '-' ~ '[[.hyphen.]]', 'a' ~ '[[=a=]]', 'd' ~ '[a-c\d]', '7' ~ '[a-c\d]', '😀' ~ '^.$';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | t | t | f | t | t | t | f | t | t
SELECT 'abab' ~ '^(ab)\1$', 'abac' ~ '^(ab)\1$', regexp_match('aabb', '(a*)(b*)\2'), 'AA' ~* '(a)\1', 'xyxy' ~ '(x)(y)\1\2', 'aXa' ~ '^(.)X\1$', regexp_match('abcabcd', '(abc)+?\1*d');
--> ?column?:bool | ?column?:bool | regexp_match:_text | ?column?:bool | ?column?:bool | ?column?:bool | regexp_match:_text
--| t | f | {aa,b} | t | t | t | {abc}
SELECT 'a*b' ~ '***=a*b', 'aab' ~ '***:a*b', 'a.b' ~ '(?q)a.b', 'axb' ~ '(?q)a.b', 'a+' ~ '(?b)a+', 'aa' ~ '(?b)^a\{2\}$', 'a)' ~ '(?e)a)', E'\x41' ~ '\x41', 'A' ~ '\u0041', 'A' ~ '\101', '{' ~ '{', 'a{' ~ 'a{';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | t | f | t | t | t | t | t | t | t | t
SELECT substring('foobar' FROM 'o.b'), substring('foobar' FROM 'o(.)b'), substring('abcdefg' SIMILAR 'a#"(b_d)#"%' ESCAPE '#'), substring('foobar' SIMILAR '%#"o_b#"%' ESCAPE '#'), 'abc' SIMILAR TO '%(b|d)%', 'abc' SIMILAR TO 'a', substring('thomas' SIMILAR '%#"o_a#"_' ESCAPE '#');
--> substring:text | substring:text | substring:text | substring:text | ?column?:bool | ?column?:bool | substring:text
--| oob | o | bcd | oob | t | f | oma
SELECT 'x' ~ '*';
--! 2201B: invalid regular expression: quantifier operand invalid
SELECT 'x' ~ 'x**';
--! 2201B: invalid regular expression: quantifier operand invalid
SELECT 'x' ~ '(x';
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT 'x' ~ 'x)';
--! 2201B: invalid regular expression: parentheses () not balanced
SELECT 'x' ~ '[x';
--! 2201B: invalid regular expression: brackets [] not balanced
SELECT 'x' ~ '[z-a]';
--! 2201B: invalid regular expression: invalid character range
SELECT 'x' ~ '[[:nosuch:]]';
--! 2201B: invalid regular expression: invalid character class
SELECT 'x' ~ '\q';
--! 2201B: invalid regular expression: invalid escape \ sequence
SELECT 'x' ~ 'x{3,2}';
--! 2201B: invalid regular expression: invalid repetition count(s)
SELECT 'x' ~ 'x{256}';
--! 2201B: invalid regular expression: invalid repetition count(s)
SELECT 'x' ~ 'x{1';
--! 2201B: invalid regular expression: braces {} not balanced
SELECT 'x' ~ '(x)\2';
--! 2201B: invalid regular expression: invalid backreference number
SELECT 'x' ~ '\';
--! 2201B: invalid regular expression: invalid escape \ sequence
SELECT 'x' ~ '(?z)x';
--! 2201B: invalid regular expression: invalid embedded option
SELECT regexp_match('x', 'x', 'g');
--! 22023: regexp_match() does not support the "global" option
SELECT regexp_replace('x', 'x', 'y', 0);
--! 22023: invalid value for parameter "start": 0
SELECT regexp_count('x', 'x', 1, 'y');
--! 22023: invalid regular expression option: "y"
SELECT regexp_instr('x', 'x', 1, 0);
--! 22023: invalid value for parameter "n": 0
SELECT 'x' ~ '^*';
--! 2201B: invalid regular expression: quantifier operand invalid
-- Time grows with the text, not with the ways to match it.
SELECT repeat('a', 50000) ~ '(a*)*(a*)*(a|aa)*b', repeat('a', 50000) ~ '^(a|a|aa)+$';
--> ?column?:bool | ?column?:bool
--| f | t
