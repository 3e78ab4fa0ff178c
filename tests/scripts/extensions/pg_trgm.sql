-- pg_trgm.
CREATE EXTENSION pg_trgm;
--= CREATE EXTENSION
SELECT show_trgm('cat'), show_trgm('Two  words-here 12'), show_trgm(''), show_trgm('café');
--> show_trgm:_text | show_trgm:_text | show_trgm:_text | show_trgm:_text
--| {"  c"," ca","at ",cat} | {"  1","  h","  t","  w"," 12"," he"," tw"," wo","12 ","ds ",ere,her,ord,rds,"re ",two,"wo ",wor} | {} | {0xef5960,"  c"," ca",0x544980,caf}
SELECT similarity('word', 'two words'), similarity('', 'a'), similarity('a', 'a'), similarity('ABC', 'abc');
--> similarity:float4 | similarity:float4 | similarity:float4 | similarity:float4
--| 0.36363637 | 0 | 1 | 1
SELECT word_similarity('word', 'two words'), word_similarity('two words', 'word'), strict_word_similarity('word', 'two words'), strict_word_similarity('words', 'two words');
--> word_similarity:float4 | word_similarity:float4 | strict_word_similarity:float4 | strict_word_similarity:float4
--| 0.8 | 0.4 | 0.5714286 | 1
SELECT word_similarity('Baykal', 'Boikalo lake'), strict_word_similarity('Baykal', 'Boikalo lake'), word_similarity('kaln', 'Baikal kaliningrad'), word_similarity('', 'x'), word_similarity('abc', 'xabyabczabc');
--> word_similarity:float4 | strict_word_similarity:float4 | word_similarity:float4 | word_similarity:float4 | word_similarity:float4
--| 0.18181819 | 0.15384616 | 0.6 | 0 | 0.5
SELECT 'word' % 'wordx', 'word' % 'x', 'word' <% 'two words', 'two words' %> 'word', 'words' <<% 'two words', 'two words' %>> 'words';
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool
--| t | f | t | t | t | t
SELECT 'word' <-> 'two words', 'word' <<-> 'two words', 'two words' <->> 'word', 'words' <<<-> 'two words', 'two words' <->>> 'words';
--> ?column?:float4 | ?column?:float4 | ?column?:float4 | ?column?:float4 | ?column?:float4
--| 0.6363636 | 0.19999999 | 0.19999999 | 0 | 0
SELECT show_limit();
--> show_limit:float4
--| 0.3
SELECT set_limit(0.8);
--> set_limit:float4
--| 0.8
SELECT show_limit(), 'word' % 'wordx';
--> show_limit:float4 | ?column?:bool
--| 0.8 | f
SET pg_trgm.similarity_threshold = 0.1;
--= SET
SELECT show_limit(), 'word' % 'wordx';
--> show_limit:float4 | ?column?:bool
--| 0.1 | t
SELECT set_limit(2);
--! 22023: 2 is outside the valid range for parameter "pg_trgm.similarity_threshold" (0 .. 1)
CREATE TABLE place (name text);
--= CREATE TABLE
INSERT INTO place VALUES ('Berlin'), ('Bern'), ('Bremen'), ('Paris');
--= INSERT 0 4
CREATE INDEX place_gin ON place USING gin (name gin_trgm_ops);
--= CREATE INDEX
CREATE INDEX place_gist ON place USING gist (name gist_trgm_ops);
--= CREATE INDEX
CREATE INDEX ON place USING btree (name gin_trgm_ops);
--! 42704: operator class "gin_trgm_ops" does not exist for access method "btree"
CREATE INDEX ON place USING gin ((1) gin_trgm_ops);
--! 42804: operator class "gin_trgm_ops" does not accept data type integer
SET pg_trgm.similarity_threshold = 0.3;
--= SET
SELECT name, similarity(name, 'Berlen') AS s FROM place WHERE name % 'Berlen' ORDER BY s DESC, name;
--> name:text | s:float4
--| Berlin | 0.4
--| Bern | 0.33333334
SELECT name FROM place WHERE name ILIKE '%ER%' ORDER BY 1;
--> name:text
--| Berlin
--| Bern
SELECT name FROM place ORDER BY name <-> 'Breme' LIMIT 2;
--> name:text
--| Bremen
--| Bern
SELECT pg_get_indexdef('place_gin'::regclass), pg_get_indexdef('place_gist'::regclass);
--> pg_get_indexdef:text | pg_get_indexdef:text
--| CREATE INDEX place_gin ON public.place USING gin (name gin_trgm_ops) | CREATE INDEX place_gist ON public.place USING gist (name gist_trgm_ops)
SELECT amname, opcname, opcdefault FROM pg_opclass JOIN pg_am a ON a.oid = opcmethod WHERE opcname LIKE '%trgm%' ORDER BY 1;
--> amname:name | opcname:name | opcdefault:bool
--| gin | gin_trgm_ops | f
--| gist | gist_trgm_ops | f
CREATE INDEX ON place (similarity(name, 'x'));
--= CREATE INDEX
SELECT name FROM place WHERE similarity(name, 'Bern') = 1;
--> name:text
--| Bern
