-- What groups hold whose repetitions can be divided in several ways, that may be empty, or that are referred to.
SELECT regexp_match('b', '.(b*?){2,}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('b', '.(b*){2,}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('', '(b*){2,}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('', '(?:b*){2}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('', '(?:b?){2,3}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('', '(b??){2,}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('', '(b{0,1}?){2,}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('a', '((\Z)?){2,}');
--> regexp_match:_text
--| {"",NULL}
SELECT regexp_match('aaaa', '(.|a{1,}?|a)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('bbaaaa', '(.|a+?|a)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('bbaaaa', '(.|a+?)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('bbaaaa', '(a+?|.)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('_', '(a*.{0,1}?)*\m|a');
--> regexp_match:_text
--| {""}
SELECT regexp_match('ab', '(a|b+?)*');
--> regexp_match:_text
--| {b}
SELECT regexp_match('abbb', '(a|b*?)*$');
--> regexp_match:_text
--| {bbb}
SELECT regexp_match('aaaa', '(a+?)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('aaaa', '(a+?){2}');
--> regexp_match:_text
--| {a}
SELECT regexp_match('aaaa', '(?:(a+?))*');
--> regexp_match:_text
--| {a}
SELECT regexp_match('aaaa', '(a{1,2}?)+');
--> regexp_match:_text
--| {a}
SELECT regexp_match('ab', '(a*?){2,}b');
--> regexp_match:_text
--| {""}
SELECT regexp_match('ab', '(a*?){2}b');
--> regexp_match:_text
--| {a}
SELECT regexp_match('ab', '(?:a*?){2}b');
--> regexp_match:_text
--| {ab}
SELECT regexp_match('ab', '(c*?){2}');
--> regexp_match:_text
--| {""}
SELECT regexp_match('ab', '(c*?)(c*?)');
--> regexp_match:_text
--| {"",""}
SELECT regexp_match('ab', '(c*?)+');
--> regexp_match:_text
--| {""}
SELECT regexp_match('ab', '(c??)+');
--> regexp_match:_text
--| {""}
SELECT regexp_match('ab', '(c??)(c??)+');
--> regexp_match:_text
--| {"",""}
SELECT regexp_match('', '(a*)?'), regexp_match('', '(a*?)?'), regexp_match('', '((b)|a*)*'), regexp_match('b', '(a{0}|b)??');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {""} | {NULL} | {"",NULL} | {""}
SELECT regexp_match('aab', '(b)?\1*a'), regexp_match('aab', '(b)?\1?a'), regexp_match('abab', '(ab)\1{1,2}'), regexp_match('ab', '(b?)\1{3}ab');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| ∅ | ∅ | {ab} | {""}
SELECT regexp_match('abcabc', '(?:(a)|(b)|(c))+'), regexp_match('abcab', '(?:(a)|(b)|(c))*'), regexp_match('abcab', '((a)|(b)|c){2,3}'), regexp_match('abcab', '((a)|b){1,2}?c');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {NULL,NULL,c} | {NULL,b,NULL} | {c,NULL,NULL} | {b,NULL}
SELECT regexp_match('xaaay', 'x(a+?){2}'), regexp_match('xaaay', 'x(a+?){2,3}y'), regexp_match('xaaay', 'x(a{1,2}){2}'), regexp_match('xaaay', 'x((a)(a?))+y');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {a} | {a} | {a} | {a,a,""}
SELECT regexp_match('aaa', '(x){0}a'), regexp_match('aaa', 'a+(x){0}a+?'), regexp_match('aaa', '(x){0,0}?(a+?)');
--> regexp_match:_text | regexp_match:_text | regexp_match:_text
--| {NULL} | {NULL} | {NULL,a}
