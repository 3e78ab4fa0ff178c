-- Configurations of other languages: stems and stop words are PostgreSQL's.
SELECT to_tsvector('german', 'Die Häuser der Bekenntnisse und Ergebnisse'), to_tsvector('french', 'Les chevaux de la mer que j''ai vus, ceci et cela'), to_tsvector('spanish', 'los perros corriendo y vosotros sentidos'), to_tsvector('italian', 'le ragazze correndo');
--> to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector
--| 'bekenntnis':4 'ergebnis':6 'haus':2 | 'cec':10 'cel':12 'cheval':2 'le':1 'mer':5 'vus':9 | 'corr':3 'perr':2 'vosotr':5 | 'corr':3 'ragazz':2
SELECT to_tsvector('portuguese', 'os cães correndo'), to_tsvector('dutch', 'de huizen van de burgers'), to_tsvector('danish', 'pigerne og bilerne'), to_tsvector('swedish', 'flickorna och bilarna'), to_tsvector('norwegian', 'jentene og bilene');
--> to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector
--| 'corr':3 'cã':2 | 'burger':5 'huiz':2 | 'bil':3 'pig':1 | 'bil':3 'flick':1 | 'bil':3 'jent':1
SELECT to_tsvector('finnish', 'talossa ja kirjoista'), to_tsvector('hungarian', 'a házak tövében és az erdőkben'), to_tsvector('romanian', 'fetele și băieții'), to_tsvector('turkish', 'bu kitaplar çok güzel'), to_tsvector('catalan', 'les cases'), to_tsvector('basque', 'etxeak'), to_tsvector('irish', 'na fir'), to_tsvector('armenian', 'տները');
--> to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector | to_tsvector:tsvector
--| 'kirj':3 'talo':1 | 'erdő':6 'ház':2 'töv':3 | 'băieț':3 'fet':1 'și':2 | 'güzel':4 'kitap':2 | 'case':2 'les':1 | 'etxe':1 | 'fir':2 'na':1 | 'տները':1
SELECT to_tsvector('russian', 'Кошки и ёлки, сказал человек, the running cats'), to_tsquery('russian', 'кошка & ёлка & running');
--> to_tsvector:tsvector | to_tsquery:tsquery
--| 'cat':8 'run':7 'елк':3 'кошк':1 'сказа':4 'человек':5 | 'кошк' & 'елк' & 'run'
SELECT to_tsvector('french', 'Les chevaux') @@ to_tsquery('french', 'cheval'), to_tsvector('german', 'Häusern') @@ plainto_tsquery('german', 'Haus'), ts_headline('spanish', 'los perros corren', to_tsquery('spanish', 'perro'));
--> ?column?:bool | ?column?:bool | ts_headline:text
--| t | t | los <b>perros</b> corren
SELECT ts_lexize('french_stem', 'les'), ts_lexize('french_stem', 'chevaux'), ts_lexize('german_stem', 'Ergebnisses'), ts_lexize('english_stem', 'stars'), ts_lexize('simple', 'The'), ts_lexize('hungarian_stem', 'erdőből'), ts_lexize('russian_stem', 'ёлки');
--> ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text
--| {le} | {cheval} | {ergebnis} | {star} | {the} | {erdő} | {елк}
SELECT ts_lexize('nope', 'x');
--! 42704: text search dictionary "nope" does not exist
-- The OIDs of languages depend on how many locales there were when PostgreSQL's catalogs were made.
SELECT 'FRENCH'::regconfig, 'pg_catalog.german'::regconfig, '"swedish"'::regconfig::oid = oid AS is_it, 'swedish_stem'::regdictionary, 3765::regdictionary, oid::regconfig, 'simple'::regconfig::int8
FROM pg_ts_config WHERE cfgname = 'swedish';
--> regconfig:regconfig | regconfig:regconfig | is_it:bool | regdictionary:regdictionary | regdictionary:regdictionary | oid:regconfig | int8:int8
--| french | german | t | swedish_stem | simple | swedish | 3748
SELECT 'klingon'::regconfig;
--! 42704: text search configuration "klingon" does not exist
SELECT 'nope.french'::regconfig;
--! 3F000: schema "nope" does not exist
SELECT c.cfgname, p.prsname, pg_ts_config_is_visible(c.oid), obj_description(c.oid, 'pg_ts_config') FROM pg_ts_config c JOIN pg_ts_parser p ON p.oid = c.cfgparser WHERE c.cfgname IN ('simple', 'french', 'russian') ORDER BY 1;
--> cfgname:name | prsname:name | pg_ts_config_is_visible:bool | obj_description:text
--| french | default | t | configuration for french language
--| russian | default | t | configuration for russian language
--| simple | default | t | simple configuration
SELECT d.dictname, t.tmplname, d.dictinitoption, pg_ts_dict_is_visible(d.oid) FROM pg_ts_dict d JOIN pg_ts_template t ON t.oid = d.dicttemplate WHERE d.dictname IN ('simple', 'french_stem', 'romanian_stem') ORDER BY 1;
--> dictname:name | tmplname:name | dictinitoption:text | pg_ts_dict_is_visible:bool
--| french_stem | snowball | language = 'french', stopwords = 'french' | t
--| romanian_stem | snowball | language = 'romanian' | t
--| simple | simple | ∅ | t
SELECT maptokentype, mapseqno, mapdict::regdictionary FROM pg_ts_config_map WHERE mapcfg = 'russian'::regconfig ORDER BY 1, 2;
--> maptokentype:int4 | mapseqno:int4 | mapdict:regdictionary
--| 1 | 1 | english_stem
--| 2 | 1 | russian_stem
--| 3 | 1 | simple
--| 4 | 1 | simple
--| 5 | 1 | simple
--| 6 | 1 | simple
--| 7 | 1 | simple
--| 8 | 1 | simple
--| 9 | 1 | simple
--| 10 | 1 | russian_stem
--| 11 | 1 | english_stem
--| 15 | 1 | simple
--| 16 | 1 | english_stem
--| 17 | 1 | russian_stem
--| 18 | 1 | simple
--| 19 | 1 | simple
--| 20 | 1 | simple
--| 21 | 1 | simple
--| 22 | 1 | simple
SELECT prsname, prsstart, prstoken, prsend, prsheadline, prslextype FROM pg_ts_parser;
--> prsname:name | prsstart:regproc | prstoken:regproc | prsend:regproc | prsheadline:regproc | prslextype:regproc
--| default | prsd_start | prsd_nexttoken | prsd_end | prsd_headline | prsd_lextype
SELECT tmplname, tmplinit, tmpllexize FROM pg_ts_template WHERE tmplname IN ('simple', 'snowball') ORDER BY 1;
--> tmplname:name | tmplinit:regproc | tmpllexize:regproc
--| simple | dsimple_init | dsimple_lexize
--| snowball | dsnowball_init | dsnowball_lexize
SELECT * FROM ts_token_type('default');
--> tokid:int4 | alias:text | description:text
--| 1 | asciiword | Word, all ASCII
--| 2 | word | Word, all letters
--| 3 | numword | Word, letters and digits
--| 4 | email | Email address
--| 5 | url | URL
--| 6 | host | Host
--| 7 | sfloat | Scientific notation
--| 8 | version | Version number
--| 9 | hword_numpart | Hyphenated word part, letters and digits
--| 10 | hword_part | Hyphenated word part, all letters
--| 11 | hword_asciipart | Hyphenated word part, all ASCII
--| 12 | blank | Space symbols
--| 13 | tag | XML tag
--| 14 | protocol | Protocol head
--| 15 | numhword | Hyphenated word, letters and digits
--| 16 | asciihword | Hyphenated word, all ASCII
--| 17 | hword | Hyphenated word, all letters
--| 18 | url_path | URL path
--| 19 | file | File or path name
--| 20 | float | Decimal notation
--| 21 | int | Signed integer
--| 22 | uint | Unsigned integer
--| 23 | entity | XML entity
SELECT count(*) FROM ts_token_type(3722);
--> count:int8
--| 23
SELECT * FROM ts_token_type('nope');
--! 42704: text search parser "nope" does not exist
SELECT * FROM ts_parse(3722, 'a-b 12');
--> tokid:int4 | token:text
--| 16 | a-b
--| 11 | a
--| 12 | -
--| 11 | b
--| 12 | ␠
--| 22 | 12
SELECT * FROM ts_debug('french', 'Les <b>porte-avions</b> 12 http://example.com/path');
--> alias:text | description:text | token:text | dictionaries:_regdictionary | dictionary:regdictionary | lexemes:_text
--| asciiword | Word, all ASCII | Les | {french_stem} | french_stem | {le}
--| blank | Space symbols | ␠ | {} | ∅ | ∅
--| tag | XML tag | <b> | {} | ∅ | ∅
--| asciihword | Hyphenated word, all ASCII | porte-avions | {french_stem} | french_stem | {porte-av}
--| hword_asciipart | Hyphenated word part, all ASCII | porte | {french_stem} | french_stem | {port}
--| blank | Space symbols | - | {} | ∅ | ∅
--| hword_asciipart | Hyphenated word part, all ASCII | avions | {french_stem} | french_stem | {}
--| tag | XML tag | </b> | {} | ∅ | ∅
--| blank | Space symbols | ␠ | {} | ∅ | ∅
--| uint | Unsigned integer | 12 | {simple} | simple | {12}
--| blank | Space symbols | ␠ | {} | ∅ | ∅
--| protocol | Protocol head | http:// | {} | ∅ | ∅
--| url | URL | example.com/path | {simple} | simple | {example.com/path}
--| host | Host | example.com | {simple} | simple | {example.com}
--| url_path | URL path | /path | {simple} | simple | {/path}
SELECT alias, dictionary, lexemes FROM ts_debug('Stars');
--> alias:text | dictionary:regdictionary | lexemes:_text
--| asciiword | english_stem | {star}
SET default_text_search_config = 'klingon';
--! 22023: invalid value for parameter "default_text_search_config": "klingon"
SET default_text_search_config = German;
--= SET
SHOW default_text_search_config;
--> default_text_search_config:text
--| pg_catalog.german
SELECT to_tsvector('Die Häuser'), get_current_ts_config(), to_tsquery('Häusern');
--> to_tsvector:tsvector | get_current_ts_config:regconfig | to_tsquery:tsquery
--| 'haus':2 | german | 'haus'
RESET default_text_search_config;
--= RESET
CREATE TABLE pages (id int PRIMARY KEY, language regconfig, body text, words tsvector GENERATED ALWAYS AS (to_tsvector(language, body)) STORED, french tsvector GENERATED ALWAYS AS (to_tsvector('french', body)) STORED);
--= CREATE TABLE
CREATE INDEX ON pages ((to_tsvector('german', body)));
--= CREATE INDEX
INSERT INTO pages VALUES (1, 'german', 'Häuser'), (2, 'french', 'chevaux'), (3, 'simple', 'Die');
--= INSERT 0 3
UPDATE pages SET body = body || ' Ergebnisse' WHERE id = 1;
--= UPDATE 1
SELECT * FROM pages ORDER BY id;
--> id:int4 | language:regconfig | body:text | words:tsvector | french:tsvector
--| 1 | german | Häuser Ergebnisse | 'ergebnis':2 'haus':1 | 'ergebn':2 'häus':1
--| 2 | french | chevaux | 'cheval':1 | 'cheval':1
--| 3 | simple | Die | 'die':1 | 'di':1
SELECT id FROM pages WHERE to_tsvector('german', body) @@ to_tsquery('german', 'ergebnis');
--> id:int4
--| 1
SELECT id FROM pages WHERE to_tsvector(language, body) @@ to_tsquery(language, 'cheval');
--> id:int4
--| 2
