-- Text search configurations and dictionaries that users make.
CREATE TEXT SEARCH CONFIGURATION fr (COPY = french);
--= CREATE TEXT SEARCH CONFIGURATION
--@ differs: 23505 of the catalog's index
CREATE TEXT SEARCH CONFIGURATION fr (COPY = french);
--! 42710: text search configuration "fr" already exists in schema "public"
CREATE TEXT SEARCH CONFIGURATION f2 (COPY = nope);
--! 42704: text search configuration "nope" does not exist
CREATE TEXT SEARCH CONFIGURATION f2 (PARSER = nope);
--! 42704: text search parser "nope" does not exist
CREATE TEXT SEARCH CONFIGURATION f2;
--! 42601: syntax error at end of input
CREATE TEXT SEARCH CONFIGURATION f2 (PARSER = default, COPY = french);
--! 42601: cannot specify both PARSER and COPY options
CREATE TEXT SEARCH CONFIGURATION f2 (foo = 'x');
--! 42601: text search configuration parameter "foo" not recognized
CREATE TEXT SEARCH CONFIGURATION f3 (PARSER = "default");
--= CREATE TEXT SEARCH CONFIGURATION
SELECT to_tsvector('f3', 'a b');
--> to_tsvector:tsvector
--| 
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR hword, hword_part, word WITH simple, french_stem;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR nope WITH simple;
--! 22023: token type "nope" does not exist
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR word WITH nope;
--! 42704: text search dictionary "nope" does not exist
--@ differs: 23505 of the catalog's index
ALTER TEXT SEARCH CONFIGURATION fr ADD MAPPING FOR word WITH simple;
--! 23505: mapping for token type "word" already exists
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR tag WITH simple;
--= ALTER TEXT SEARCH CONFIGURATION
SELECT to_tsvector('fr', '<b>gras</b>');
--> to_tsvector:tsvector
--| '</b>':3 '<b>':1 'gras':2
ALTER TEXT SEARCH CONFIGURATION fr DROP MAPPING FOR tag;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION fr DROP MAPPING FOR entity;
--! 42704: mapping for token type "entity" does not exist
ALTER TEXT SEARCH CONFIGURATION fr DROP MAPPING IF EXISTS FOR entity;
--~ mapping for token type "entity" does not exist, skipping
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING REPLACE french_stem WITH english_stem;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR asciiword REPLACE english_stem WITH german_stem;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION nope ALTER MAPPING REPLACE english_stem WITH german_stem;
--! 42704: text search configuration "nope" does not exist
ALTER TEXT SEARCH CONFIGURATION fr DROP MAPPING FOR email, url;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR word;
--! 42601: syntax error at end of input
SELECT tokid, alias, mapseqno, mapdict::regdictionary FROM pg_ts_config_map, ts_token_type('default') WHERE mapcfg = 'fr'::regconfig AND tokid = maptokentype ORDER BY 1, 3;
--> tokid:int4 | alias:text | mapseqno:int4 | mapdict:regdictionary
--| 1 | asciiword | 1 | german_stem
--| 2 | word | 1 | simple
--| 2 | word | 2 | english_stem
--| 3 | numword | 1 | simple
--| 6 | host | 1 | simple
--| 7 | sfloat | 1 | simple
--| 8 | version | 1 | simple
--| 9 | hword_numpart | 1 | simple
--| 10 | hword_part | 1 | simple
--| 10 | hword_part | 2 | english_stem
--| 11 | hword_asciipart | 1 | english_stem
--| 15 | numhword | 1 | simple
--| 16 | asciihword | 1 | english_stem
--| 17 | hword | 1 | simple
--| 17 | hword | 2 | english_stem
--| 18 | url_path | 1 | simple
--| 19 | file | 1 | simple
--| 20 | float | 1 | simple
--| 21 | int | 1 | simple
--| 22 | uint | 1 | simple
CREATE TEXT SEARCH DICTIONARY d1 (TEMPLATE = simple);
--= CREATE TEXT SEARCH DICTIONARY
CREATE TEXT SEARCH DICTIONARY d2 (Language = french);
--! 42P17: text search template is required
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = nope);
--! 42704: text search template "nope" does not exist
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = snowball);
--! 22023: missing Language parameter
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = snowball, Language = klingon);
--! 42704: no Snowball stemmer available for language "klingon" and encoding "UTF8"
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = snowball, Language = french, foo = bar);
--! 22023: unrecognized Snowball parameter: "foo"
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = simple, foo = bar);
--! 22023: unrecognized simple dictionary parameter: "foo"
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = simple, Accept = maybe);
--! 42601: accept requires a Boolean value
CREATE TEXT SEARCH DICTIONARY d2 (TEMPLATE = simple, StopWords = english, Accept = false);
--= CREATE TEXT SEARCH DICTIONARY
CREATE TEXT SEARCH DICTIONARY "My Stem" (TEMPLATE = pg_catalog.snowball, Language = French, StopWords = 'french');
--= CREATE TEXT SEARCH DICTIONARY
SELECT dictname, dictinitoption FROM pg_ts_dict WHERE oid >= 16384 ORDER BY 1;
--> dictname:name | dictinitoption:text
--| My Stem | language = 'french', stopwords = 'french'
--| d1 | ∅
--| d2 | stopwords = 'english', accept = 'false'
SELECT ts_lexize('d1', 'The'), ts_lexize('d2', 'The'), ts_lexize('d2', 'Stars'), ts_lexize('"My Stem"', 'les'), ts_lexize('"My Stem"', 'chevaux');
--> ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text | ts_lexize:_text
--| {the} | {} | ∅ | {le} | {cheval}
ALTER TEXT SEARCH DICTIONARY d2 (Accept = true, StopWords);
--= ALTER TEXT SEARCH DICTIONARY
SELECT dictinitoption, ts_lexize('d2', 'The') FROM pg_ts_dict WHERE dictname = 'd2';
--> dictinitoption:text | ts_lexize:_text
--| accept = 'true' | {the}
ALTER TEXT SEARCH DICTIONARY d2 (nope = 1);
--! 22023: unrecognized simple dictionary parameter: "nope"
ALTER TEXT SEARCH DICTIONARY nope (nope = 1);
--! 42704: text search dictionary "nope" does not exist
ALTER TEXT SEARCH CONFIGURATION fr ALTER MAPPING FOR asciiword WITH d2;
--= ALTER TEXT SEARCH CONFIGURATION
DROP TEXT SEARCH DICTIONARY d2;
--! 2BP01: cannot drop text search dictionary d2 because other objects depend on it
DROP TEXT SEARCH DICTIONARY IF EXISTS nope;
--~ text search dictionary "nope" does not exist, skipping
--= DROP TEXT SEARCH DICTIONARY
DROP TEXT SEARCH DICTIONARY nope;
--! 42704: text search dictionary "nope" does not exist
DROP TEXT SEARCH CONFIGURATION IF EXISTS nope;
--~ text search configuration "nope" does not exist, skipping
--= DROP TEXT SEARCH CONFIGURATION
DROP TEXT SEARCH CONFIGURATION nope;
--! 42704: text search configuration "nope" does not exist
DROP TEXT SEARCH PARSER nope;
--! 42704: text search parser "nope" does not exist
DROP TEXT SEARCH TEMPLATE IF EXISTS nope;
--~ text search template "nope" does not exist, skipping
--= DROP TEXT SEARCH TEMPLATE
CREATE TABLE t (a text, v tsvector GENERATED ALWAYS AS (to_tsvector('fr', a)) STORED);
--= CREATE TABLE
CREATE VIEW w AS SELECT to_tsvector('fr', a) AS v FROM t;
--= CREATE VIEW
DROP TEXT SEARCH CONFIGURATION fr;
--! 2BP01: cannot drop text search configuration fr because other objects depend on it
ALTER TEXT SEARCH CONFIGURATION fr RENAME TO f3;
--! 42710: text search configuration "f3" already exists in schema "public"
ALTER TEXT SEARCH CONFIGURATION fr RENAME TO fr4;
--= ALTER TEXT SEARCH CONFIGURATION
INSERT INTO t VALUES ('The Stars');
--= INSERT 0 1
CREATE SCHEMA s;
--= CREATE SCHEMA
ALTER TEXT SEARCH CONFIGURATION fr4 SET SCHEMA s;
--= ALTER TEXT SEARCH CONFIGURATION
ALTER TEXT SEARCH DICTIONARY d2 SET SCHEMA s;
--= ALTER TEXT SEARCH DICTIONARY
ALTER TEXT SEARCH DICTIONARY s.d2 RENAME TO d5;
--= ALTER TEXT SEARCH DICTIONARY
INSERT INTO t VALUES ('12 Cats');
--= INSERT 0 1
SELECT * FROM t ORDER BY a;
--> a:text | v:tsvector
--| 12 Cats | '12':1 'cats':2
--| The Stars | 'stars':2 'the':1
SELECT * FROM w;
--> v:tsvector
--| 'stars':2 'the':1
--| '12':1 'cats':2
SELECT to_tsvector('fr4', 'x');
--! 42704: text search configuration "fr4" does not exist
SELECT to_tsvector('s.fr4', 'The Stars');
--> to_tsvector:tsvector
--| 'stars':2 'the':1
SET search_path = s, public;
--= SET
SELECT 's.fr4'::regconfig, pg_ts_config_is_visible('fr4'::regconfig), 's.d5'::regdictionary;
--> regconfig:regconfig | pg_ts_config_is_visible:bool | regdictionary:regdictionary
--| fr4 | t | d5
SET search_path = public;
--= SET
SELECT 's.fr4'::regconfig, pg_ts_config_is_visible('s.fr4'::regconfig), 's.d5'::regdictionary;
--> regconfig:regconfig | pg_ts_config_is_visible:bool | regdictionary:regdictionary
--| s.fr4 | f | s.d5
COMMENT ON TEXT SEARCH CONFIGURATION s.fr4 IS 'of ours';
--= COMMENT
COMMENT ON TEXT SEARCH DICTIONARY s.d5 IS 'of ours, too';
--= COMMENT
SELECT obj_description('s.fr4'::regconfig, 'pg_ts_config'), obj_description('s.d5'::regdictionary, 'pg_ts_dict');
--> obj_description:text | obj_description:text
--| of ours | of ours, too
PREPARE q AS SELECT to_tsvector('s.fr4', 'The Stars'), to_tsvector('s.fr4', a) FROM t ORDER BY a;
--= PREPARE
EXECUTE q;
--> to_tsvector:tsvector | to_tsvector:tsvector
--| 'stars':2 'the':1 | '12':1 'cats':2
--| 'stars':2 'the':1 | 'stars':2 'the':1
ALTER TEXT SEARCH CONFIGURATION s.fr4 ALTER MAPPING FOR asciiword WITH english_stem;
--= ALTER TEXT SEARCH CONFIGURATION
--@ differs: a plan that has computed a constant stays there, though the configuration has changed
EXECUTE q;
--> to_tsvector:tsvector | to_tsvector:tsvector
--| 'star':2 | '12':1 'cat':2
--| 'star':2 | 'star':2
ALTER TEXT SEARCH CONFIGURATION s.fr4 ALTER MAPPING FOR asciiword WITH s.d5;
--= ALTER TEXT SEARCH CONFIGURATION
DROP TEXT SEARCH DICTIONARY s.d5 CASCADE;
--~ drop cascades to 3 other objects
--= DROP TEXT SEARCH DICTIONARY
SELECT count(*) FROM pg_ts_config WHERE cfgname = 'fr4';
--> count:int8
--| 0
DROP SCHEMA s;
--= DROP SCHEMA
