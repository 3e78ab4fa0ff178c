-- Full text search with the configurations simple and english.
SELECT 'a fat cat sat on a mat and ate a fat rat'::tsvector, $$the lexeme '    ' contains spaces$$::tsvector, $$the lexeme 'Joe''s' contains a quote$$::tsvector, 'a:1 fat:2 cat:3 sat:4 on:5 a:6 mat:7'::tsvector, 'a:1A fat:2B,4C cat:5D'::tsvector, ''::tsvector, 'b:3,1,2,1A a\:b'::tsvector;
--> tsvector:tsvector | tsvector:tsvector | tsvector:tsvector | tsvector:tsvector | tsvector:tsvector | tsvector:tsvector | tsvector:tsvector
--| 'a' 'and' 'ate' 'cat' 'fat' 'mat' 'on' 'rat' 'sat' | '    ' 'contains' 'lexeme' 'spaces' 'the' | 'Joe''s' 'a' 'contains' 'lexeme' 'quote' 'the' | 'a':1,6 'cat':3 'fat':2 'mat':7 'on':5 'sat':4 | 'a':1A 'cat':5 'fat':2B,4C |  | 'a:b' 'b':1A,2,3
SELECT 'a:0'::tsvector;
--! 42601: wrong position info in tsvector: "a:0"
SELECT 'a:x'::tsvector;
--! 42601: syntax error in tsvector: "a:x"
SELECT '''a'::tsvector;
--! 42601: syntax error in tsvector: "'a"
SELECT 'fat & rat'::tsquery, 'fat & (rat | cat)'::tsquery, 'fat & rat & ! cat'::tsquery, 'fat:ab & cat'::tsquery, 'super:*'::tsquery, 'a <-> b <2> c'::tsquery, 'a <-> (b <-> c)'::tsquery, '!(a & b)'::tsquery, '!!a'::tsquery, $$'two words' | 'it''s'$$::tsquery, 'a | b & c <-> !d'::tsquery, '(a | b) & c'::tsquery, 'x:*BA'::tsquery;
--> tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery | tsquery:tsquery
--| 'fat' & 'rat' | 'fat' & ( 'rat' | 'cat' ) | 'fat' & 'rat' & !'cat' | 'fat':AB & 'cat' | 'super':* | 'a' <-> 'b' <2> 'c' | 'a' <-> ( 'b' <-> 'c' ) | !( 'a' & 'b' ) | !!'a' | 'two words' | 'it''s' | 'a' | 'b' & 'c' <-> !'d' | ( 'a' | 'b' ) & 'c' | 'x':*AB
SELECT 'a b'::tsquery;
--! 42601: syntax error in tsquery: "a b"
SELECT 'a &'::tsquery;
--! 42601: no operand in tsquery: "a &"
SELECT '(a'::tsquery;
--! 42601: syntax error in tsquery: "(a"
SELECT 'a <x> b'::tsquery;
--! 42601: syntax error in tsquery: "a <x> b"
SELECT 'a <20000> b'::tsquery;
--! 22023: distance in phrase operator must be an integer value between zero and 16384 inclusive
SELECT to_tsvector('english', 'a fat  cat sat on a mat - it ate a fat rats'), to_tsvector('simple', 'The Fat Rats'), to_tsvector('pg_catalog.english', ''), to_tsvector('english', NULL);
--> to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector
--| 'ate':9 'cat':3 'fat':2,11 'mat':7 'rat':12 'sat':4 | 'fat':2 'rats':3 'the':1 |  | ∅
SELECT to_tsvector('english', 'The quick brown foxes were jumping happily over 12 lazy dogs; version 1.2.3 cost $4.50 or -7 and 1e5');
--> to_tsvector:tsvector
--| '-7':17 '1.2.3':13 '12':9 '1e5':19 '4.50':15 'brown':3 'cost':14 'dog':11 'fox':4 'happili':7 'jump':6 'lazi':10 'quick':2 'version':12
SELECT to_tsvector('english', 'Mail joe.bloggs@example.com or see http://www.example.com/path/page.html?x=1 and example.org'), to_tsvector('simple', 'state-of-the-art foo_bar abc123 x-ray don''t Ünïcode straße /usr/local/bin <b>bold</b> &amp; end');
--> to_tsvector:tsvector | to_tsvector:tsvector
--| '/path/page.html?x=1':7 'example.org':9 'joe.bloggs@example.com':2 'mail':1 'see':4 'www.example.com':6 'www.example.com/path/page.html?x=1':5 | '/usr/local/bin':16 'abc123':8 'art':5 'bar':7 'bold':17 'don':12 'end':18 'foo':6 'of':3 'ray':11 'state':2 'state-of-the-art':1 'straße':15 't':13 'the':4 'x':10 'x-ray':9 'ünïcode':14
SELECT to_tsvector('nothing', 'a');
--! 42704: text search configuration "nothing" does not exist
SELECT to_tsquery('english', 'The & Fat & Rats'), to_tsquery('english', 'Fat | Rats:AB'), to_tsquery('english', 'supern:*A & star:A*B'), to_tsquery('english', '''supernovae stars'' & !crab'), to_tsquery('english', 'cats <-> the <-> dogs'), to_tsquery('english', 'cat <-> (the | dog)'), to_tsquery('english', '!the | cats'), to_tsquery('simple', 'The & Cats');
--> to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery | to_tsquery:tsquery
--| 'fat' & 'rat' | 'fat' | 'rat':AB | 'supern':*A & 'star':*AB | 'supernova' <-> 'star' & !'crab' | 'cat' <2> 'dog' | 'cat' <-> 'dog' | 'cat' | 'the' & 'cats'
SELECT to_tsquery('english', 'fat rats');
--! 42601: syntax error in tsquery: "fat rats"
SELECT plainto_tsquery('english', 'The Fat Rats'), plainto_tsquery('english', 'The Fat & Rats:C'), phraseto_tsquery('english', 'The Fat Rats'), phraseto_tsquery('english', 'cats in the house'), phraseto_tsquery('simple', 'a b');
--> plainto_tsquery:tsquery | plainto_tsquery:tsquery | phraseto_tsquery:tsquery | phraseto_tsquery:tsquery | phraseto_tsquery:tsquery
--| 'fat' & 'rat' | 'fat' & 'rat' & 'c' | 'fat' <-> 'rat' | 'cat' <3> 'hous' | 'a' <-> 'b'
SELECT websearch_to_tsquery('english', 'The fat rats'), websearch_to_tsquery('english', '"supernovae stars" -crab'), websearch_to_tsquery('english', '"sad cat" or "fat rat"'), websearch_to_tsquery('english', 'signal -"segmentation fault"'), websearch_to_tsquery('english', 'cat or'), websearch_to_tsquery('simple', 'a b or c d');
--> websearch_to_tsquery:tsquery | websearch_to_tsquery:tsquery | websearch_to_tsquery:tsquery | websearch_to_tsquery:tsquery | websearch_to_tsquery:tsquery | websearch_to_tsquery:tsquery
--| 'fat' & 'rat' | 'supernova' <-> 'star' & !'crab' | 'sad' <-> 'cat' | 'fat' <-> 'rat' | 'signal' & !( 'segment' <-> 'fault' ) | 'cat' | 'a' & 'b' | 'c' & 'd'
SELECT 'a fat cat sat on a mat and ate a fat rat'::tsvector @@ 'cat & rat'::tsquery, 'fat & cow'::tsquery @@ 'a fat cat sat on a mat and ate a fat rat'::tsvector, to_tsvector('english', 'fat cats ate fat rats') @@ to_tsquery('english', 'fat & rat'), to_tsvector('english', 'fatal error') @@ to_tsquery('english', 'fatal <-> error'), to_tsvector('english', 'error is not fatal') @@ to_tsquery('english', 'fatal <-> error'), to_tsvector('simple', 'a b c d') @@ 'a <2> c'::tsquery, to_tsvector('simple', 'a b c d') @@ 'a <-> (b | x) <-> c'::tsquery, to_tsvector('simple', 'a b c d') @@ 'a <-> !x'::tsquery, to_tsvector('simple', 'a b c d') @@ '!x & d'::tsquery, to_tsvector('simple', 'superb thing') @@ 'super:*'::tsquery, 'a:1A b:2'::tsvector @@ 'b:A'::tsquery, 'a:1A b:2'::tsvector @@ 'a:A'::tsquery, 'a:1 b:2 c:3'::tsvector @@ '(a | b) <-> (b & !a | c)'::tsquery;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | f | t | t | t | t | t | f | t | t
SELECT 'a:1 b:2'::tsvector || 'c:1 a:3'::tsvector, setweight('a:1 b:2A'::tsvector, 'B'), setweight('a:1 b:2 c:3'::tsvector, 'A', '{a,c}'), strip('a:1 b:2'::tsvector), length('a:1 b:2 c:3,4'::tsvector), ts_delete('a:1 b:2 c:3'::tsvector, 'b'), ts_delete('a:1 b:2 c:3'::tsvector, ARRAY['a', 'c']), ts_filter('a:1A b:2B c:3'::tsvector, '{a,b}'), tsvector_to_array('b:1 a:2'::tsvector), array_to_tsvector(ARRAY['x', 'y', 'x']);
--> ?column?:tsvector | setweight:tsvector | setweight:tsvector | strip:tsvector | length:int4 | ts_delete:tsvector | ts_delete:tsvector | ts_filter:tsvector | tsvector_to_array:_text | array_to_tsvector:tsvector
--| 'a':1,5 'b':2 'c':3 | 'a':1B 'b':2B | 'a':1A 'b':2 'c':3A | 'a' 'b' | 3 | 'a':1 'c':3 | 'b':2 | 'a':1A 'b':2B | {a,b} | 'x' 'y'
SELECT * FROM unnest('a:1A,3 b:2 c'::tsvector);
--> lexeme:text | positions:_int2 | weights:_text
--| a | {1,3} | {A,D}
--| b | {2} | {D}
--| c | ∅ | ∅
SELECT 'a'::tsquery && 'b | c'::tsquery, 'a'::tsquery || 'b'::tsquery, !!'a & b'::tsquery, 'a'::tsquery <-> 'b'::tsquery, tsquery_phrase('a', 'b', 3), numnode('a & (b | !c)'::tsquery), 'a & b'::tsquery @> 'a'::tsquery, 'a'::tsquery <@ 'a | b'::tsquery;
--> ?column?:tsquery | ?column?:tsquery | ?column?:tsquery | ?column?:tsquery | tsquery_phrase:tsquery | numnode:int4 | ?column?:bool | ?column?:bool
--| 'a' & ( 'b' | 'c' ) | 'a' | 'b' | !( 'a' & 'b' ) | 'a' <-> 'b' | 'a' <3> 'b' | 6 | t | t
SELECT ts_rank(to_tsvector('english', 'the cat and the dog saw another cat'), to_tsquery('english', 'cat')), ts_rank(to_tsvector('english', 'the cat and the dog'), to_tsquery('english', 'cat & dog')), ts_rank(to_tsvector('english', 'the cat and the dog'), to_tsquery('english', 'cat | bird')), ts_rank('{0.1,0.2,0.4,1.0}', 'cat:1A dog:2B'::tsvector, 'cat | dog'::tsquery), ts_rank('cat:1A dog:9'::tsvector, 'cat & dog'::tsquery, 1), ts_rank('cat:1,4,7 dog:9'::tsvector, 'cat <-> dog'::tsquery, 2), ts_rank('cat:1,4,7 dog:9'::tsvector, 'cat & dog'::tsquery, 8), ts_rank('cat dog'::tsvector, 'cat & dog'::tsquery, 32), ts_rank('cat dog'::tsvector, 'bird'::tsquery), ts_rank('cat:1 dog:2'::tsvector, 'cat & bird'::tsquery);
--> ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4 | ts_rank:float4
--| 0.075990885 | 0.09735848 | 0.030396355 | 0.42554897 | 0.12861177 | 0.058443565 | 0.11688713 | 1e-16 | 0 | 1e-20
SELECT ts_headline('english', 'The most common type of search is to find all documents containing given query terms and return them in order of their similarity to the query.', to_tsquery('english', 'query & similarity'));
--> ts_headline:text
--| containing given <b>query</b> terms and return them in order of their <b>similarity</b> to the <b>query</b>.
SELECT ts_headline('english', 'Search terms may occur many times in a document, requiring ranking of the search matches to decide which occurrences to display in the result.', to_tsquery('english', 'search & term'), 'StartSel = <, StopSel = >, MaxWords=10, MinWords=5');
--> ts_headline:text
--| <Search> <terms> may occur many
SELECT ts_headline('english', 'the fat cats ate the rats', to_tsquery('english', 'cat')), ts_headline('english', 'nothing here', to_tsquery('english', 'cat')), ts_headline('the fat cats', 'cat'::tsquery, 'HighlightAll=true');
--> ts_headline:text | ts_headline:text | ts_headline:text
--| the fat <b>cats</b> ate the rats | nothing here | the fat <b>cats</b>
SELECT ts_headline('english', 'a', 'a'::tsquery, 'Wrong=1');
--! 22023: unrecognized headline parameter: "Wrong"
SELECT ts_lexize('english_stem', 'stars'), ts_lexize('english_stem', 'a'), ts_lexize('simple', 'Stars');
--> ts_lexize:_text | ts_lexize:_text | ts_lexize:_text
--| {star} | {} | {stars}
SELECT to_tsvector('english', '{"a": "the fat cats", "b": ["rats", 5]}'::jsonb), to_tsvector('english', '{"a": "x y", "b": "z"}'::json);
--> to_tsvector:tsvector | to_tsvector:tsvector
--| 'cat':3 'fat':2 'rat':5 | 'x':1 'y':2 'z':4
-- Generated columns and expressions in statements.
CREATE TABLE article (id int PRIMARY KEY, title text, body text, words tsvector GENERATED ALWAYS AS (setweight(to_tsvector('english', coalesce(title, '')), 'A') || to_tsvector('english', body)) STORED);
--= CREATE TABLE
INSERT INTO article VALUES (1, 'Databases', 'A database stores data in tables.'), (2, 'Cats', 'Cats chase mice and sleep all day.'), (3, NULL, 'Storing cats in a database is unwise.');
--= INSERT 0 3
SELECT id, words FROM article ORDER BY id;
--> id:int4 | words:tsvector
--| 1 | 'data':5 'databas':1A,3 'store':4 'tabl':7
--| 2 | 'cat':1A,2 'chase':3 'day':8 'mice':4 'sleep':6
--| 3 | 'cat':2 'databas':5 'store':1 'unwis':7
SELECT id, ts_rank(words, q) FROM article, to_tsquery('english', 'database | cat') q WHERE words @@ q ORDER BY 2 DESC, id;
--> id:int4 | ts_rank:float4
--| 1 | 0.31156266
--| 2 | 0.31156266
--| 3 | 0.06079271
SELECT id FROM article WHERE to_tsvector('english', body) @@ plainto_tsquery('english', 'store database') ORDER BY id;
--> id:int4
--| 1
--| 3
SET default_text_search_config = 'pg_catalog.english';
--= SET
SELECT to_tsvector('running dogs'), 'the running dogs' @@ 'dog', to_tsquery('dogs'), get_current_ts_config();
--> to_tsvector:tsvector | ?column?:bool | to_tsquery:tsquery | get_current_ts_config:regconfig
--| 'dog':2 'run':1 | t | 'dog' | english
SELECT DISTINCT words IS NULL, count(*) FROM article GROUP BY 1;
--> ?column?:bool | count:int8
--| f | 3
SELECT 'a:1'::tsvector = 'a:1'::tsvector, 'a'::tsquery = 'a'::tsquery, pg_typeof(to_tsvector('a')), 'english'::regconfig, 'simple'::regconfig::oid;
--> ?column?:bool | ?column?:bool | pg_typeof:regtype | regconfig:regconfig | oid:oid
--| t | t | tsvector | english | 3748

-- A star is the weight A; D leaves room for another weight, and digits behind a weight are passed over.
select 'w:12B w:13* a:1,3* a:3 w asd:1dc'::tsvector;
--> tsvector:tsvector
--| 'a':1,3A 'asd':1C 'w':12B,13A

select 'a:1d2A3'::tsvector, 'a:1A2'::tsvector, 'a:1da'::tsvector;
--> tsvector:tsvector | tsvector:tsvector | tsvector:tsvector
--| 'a':1A | 'a':1A | 'a':1A

select 'a:1AA'::tsvector;
--! 42601: syntax error in tsvector: "a:1AA"

-- symbols beyond the basic plane separate words, letters there and combining marks belong to them
SELECT to_tsvector('simple', 'x😀y 👍🏽 𝒜b-𝒜c 𠀀x कि xⅧy');
--> to_tsvector:tsvector
--| 'x':1 'xⅷy':8 'y':2 'कि':7 '𝒜b':4 '𝒜b-𝒜c':3 '𝒜c':5 '𠀀x':6
SELECT to_tsquery('simple', '😀x😀'), to_tsvector('simple', '"é😀"'::json);
--> to_tsquery:tsquery | to_tsvector:tsvector
--| 'x' | 'é':1
