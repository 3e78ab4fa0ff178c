-- ltree.
CREATE EXTENSION ltree;
--= CREATE EXTENSION
SELECT 'a.b_1.C'::ltree, ''::ltree, nlevel('a.b.c'), nlevel(''), text2ltree('x.y'), ltree2text('x.y');
--> ltree:user | ltree:user | nlevel:int4 | nlevel:int4 | text2ltree:user | ltree2text:text
--| a.b_1.C |  | 3 | 0 | x.y | x.y
SELECT 'a..b'::ltree;
--! 42601: ltree syntax error at character 3
SELECT 'a.b.'::ltree;
--! 42601: ltree syntax error
SELECT '.a'::ltree;
--! 42601: ltree syntax error at character 1
SELECT 'a b'::ltree;
--! 42601: ltree syntax error at character 2
SELECT 'a-b'::ltree;
--! 42601: ltree syntax error at character 2
SELECT repeat('x', 300)::ltree;
--! 42622: label string is too long
SELECT '!a.*{2,}.b|c@*%.d{1,2}.*{,3}.*{2}'::lquery, '*'::lquery, 'a&(b|!c@)'::ltxtquery, 'a& b'::ltxtquery, '((a))|b&c'::ltxtquery;
--> lquery:user | lquery:user | ltxtquery:user | ltxtquery:user | ltxtquery:user
--| !a.*{2,}.b|c%@*.d{1,2}.*{,3}.*{2} | * | a & ( b | !c@ ) | a & b | a | b & c
SELECT ''::lquery;
--! 42601: lquery syntax error
SELECT 'a.*{x}'::lquery;
--! 42601: lquery syntax error at character 5
SELECT 'a.%b'::lquery;
--! 42601: lquery syntax error at character 3
SELECT 'a & '::ltxtquery;
--! 42601: operand syntax error
SELECT subpath('a.b.c', -2), subpath('a.b.c', 0, -1), subpath('a.b.c', 1, 1), subpath('a.b.c', 0, 9), subltree('a.b.c', 1, 9), subltree('a.b.c', 1, 2);
--> subpath:user | subpath:user | subpath:user | subpath:user | subltree:user | subltree:user
--| b.c | a.b | b | a.b.c | b.c | b
SELECT subpath('a.b.c', 5);
--! 22023: invalid positions
SELECT subltree('a.b.c', 2, 1);
--! 22023: invalid positions
SELECT lca('a.b.c', 'a.b.d.e'), lca('a', 'a.b'), lca('a.b', 'a.b'), lca('', 'a') IS NULL, lca(ARRAY['a.b.c', 'a.x']::ltree[]), lca('a.b', 'a.b.c', 'a.b.c.d');
--> lca:user | lca:user | lca:user | ?column?:bool | lca:user | lca:user
--| a.b |  | a | t | a | a
SELECT index('a.b.c.b', 'b', 2), index('a.b.c', 'c', -1), index('a.b.c.d', 'b.c'), index('a', 'b');
--> index:int4 | index:int4 | index:int4 | index:int4
--| 3 | 2 | 1 | -1
SELECT 'a.b'::ltree @> 'a.b.c', 'a.b'::ltree <@ 'a', 'a.b'::ltree @> 'a.bc', 'a'::ltree || 'b', 'a'::ltree || 'b.c'::text, 'x'::text || 'a'::ltree, 'a'::ltree < 'a.b', 'a.b'::ltree = 'a.b', 'a.b' < 'a_'::ltree;
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:user | ?column?:user | ?column?:user | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | a.b | a.b.c | x.a | t | t | t
SELECT 'top.science.astronomy'::ltree ~ 'top.*', 'top.science'::ltree ~ '*.SCIENCE@', 'top.science'::ltree ~ 'top.!science', 'a.b.c'::ltree ~ 'a.*{1}', 'a.b.c'::ltree ~ 'a.*{2}', 'foo_bar.x'::ltree ~ 'bar%.x', 'foobar'::ltree ~ 'foo*', 'a.a.b'::ltree ~ 'a{2}.b', 'a.b'::ltree ? ARRAY['x', '*.b']::lquery[], 'a.b'::ltree ~ 'a|x.b|y';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | t | f | f | t | t | t | t | t | t
SELECT 'top.science_fiction.Books'::ltree @ 'science% & books@', 'top.science'::ltree @ '!top', 'a.b'::ltree @ 'c | b*';
--> ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t
SELECT ARRAY['a.b', 'c.d']::ltree[] @> 'c.d.e', ARRAY['a.b', 'c.d']::ltree[] <@ 'c', ARRAY['a.b', 'c.d']::ltree[] ?<@ 'c', ARRAY['a.b', 'c.d']::ltree[] ?@> 'a.b.c', ARRAY['a.b', 'c.d']::ltree[] ?~ '*.d', ARRAY['a.b']::ltree[] ?@ 'zz', ARRAY['a.b', 'c.d']::ltree[] ~ 'c.*';
--> ?column?:bool | ?column?:bool | ?column?:user | ?column?:user | ?column?:user | ?column?:user | ?column?:bool
--| t | t | c.d | a.b | c.d | ∅ | t
CREATE TABLE category (path ltree PRIMARY KEY, parent ltree GENERATED ALWAYS AS (subpath(path, 0, -1)) STORED);
--= CREATE TABLE
INSERT INTO category (path) VALUES ('top'), ('top.science'), ('top.science.astronomy'), ('top.hobbies') RETURNING *;
--> path:user | parent:user
--| top | 
--| top.science | top
--| top.science.astronomy | top.science
--| top.hobbies | top
--= INSERT 0 4
INSERT INTO category (path) VALUES ('top.science');
--! 23505: duplicate key value violates unique constraint "category_pkey"
CREATE INDEX category_gist ON category USING gist (path);
--= CREATE INDEX
CREATE INDEX category_tree ON category USING btree (path);
--= CREATE INDEX
SELECT path FROM category WHERE path <@ 'top.science' ORDER BY path;
--> path:user
--| top.science
--| top.science.astronomy
SELECT path FROM category WHERE path = 'top.hobbies';
--> path:user
--| top.hobbies
SELECT path FROM category WHERE path ~ '*.science.*' ORDER BY path DESC;
--> path:user
--| top.science.astronomy
--| top.science
SELECT parent, count(*) FROM category GROUP BY parent ORDER BY parent;
--> parent:user | count:int8
--|  | 1
--| top | 2
--| top.science | 1
SELECT path::text || '!' FROM category WHERE nlevel(path) = 1;
--> ?column?:text
--| top!
SELECT typname, typinput, typarray <> 0 FROM pg_type WHERE typname IN ('ltree', 'lquery', 'ltxtquery') ORDER BY 1;
--> typname:name | typinput:regproc | ?column?:bool
--| lquery | lquery_in | t
--| ltree | ltree_in | t
--| ltxtquery | ltxtq_in | t
SELECT q::lquery FROM unnest(ARRAY['a{0,}', 'a{,}', 'a{1}', 'a{1,1}.b', '*{,65535}', '*{0}', '*{65535}', '!a{2,}', 'a*|b{,3}']) q;
--> q:user
--| a{,}
--| a{,}
--| a{1}
--| a{1}.b
--| *
--| *{0}
--| *{65535}
--| !a{2,}
--| a*|b{,3}
SELECT '1.!.3'::lquery;
--! 42601: lquery syntax error at character 4
SELECT '1.2.!'::lquery;
--! 42601: lquery syntax error at character 6
SELECT '1.2.!@'::lquery;
--! 42601: lquery syntax error at character 6
SELECT 'a|'::lquery;
--! 42601: lquery syntax error
SELECT '*{}'::lquery;
--! 42601: lquery syntax error at character 3
SELECT '*{1'::lquery;
--! 42601: lquery syntax error
SELECT '*{65536}'::lquery;
--! 54000: lquery syntax error
SELECT '*{,65536}'::lquery;
--! 54000: lquery syntax error
SELECT '*{4,3}'::lquery;
--! 42601: lquery syntax error
SELECT (repeat('x', 256) || '*@')::lquery;
--! 42622: label string is too long
SELECT nlevel(('1' || repeat('.1', 65534))::ltree);
--> nlevel:int4
--| 65535
SELECT nlevel(('1' || repeat('.1', 65535))::ltree);
--! 54000: number of ltree labels (65536) exceeds the maximum allowed (65535)
SELECT nlevel(('1' || repeat('.1', 65534))::ltree || '1');
--! 54000: number of ltree levels (65536) exceeds the maximum allowed (65535)
SELECT ('1' || repeat('.1', 65535))::lquery IS NULL;
--! 54000: number of lquery items (65536) exceeds the maximum allowed (65535)
SELECT (repeat(repeat('x', 255) || '|', 248) || 'x')::lquery IS NULL, 1 AS "fits";
--> ?column?:bool | fits:int4
--| f | 1
SELECT (repeat(repeat('x', 255) || '|', 249) || 'x')::lquery IS NULL;
--! 54000: lquery level is too large
