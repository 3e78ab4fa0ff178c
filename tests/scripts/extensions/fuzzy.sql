-- fuzzystrmatch and unaccent.
CREATE EXTENSION fuzzystrmatch;
--= CREATE EXTENSION
CREATE EXTENSION unaccent;
--= CREATE EXTENSION
SELECT levenshtein('kitten', 'sitting'), levenshtein('', 'abc'), levenshtein('ä', 'a'), levenshtein('GUMBO', 'GAMBOL', 2, 1, 1);
--> levenshtein:int4 | levenshtein:int4 | levenshtein:int4 | levenshtein:int4
--| 3 | 3 | 1 | 3
SELECT levenshtein_less_equal('extensive', 'exhaustive', 2), levenshtein_less_equal('extensive', 'exhaustive', 4), levenshtein_less_equal('a', 'bcd', 1, 2, 3, 9);
--> levenshtein_less_equal:int4 | levenshtein_less_equal:int4 | levenshtein_less_equal:int4
--| 3 | 4 | 5
SELECT levenshtein(repeat('a', 300), 'b');
--! 22023: levenshtein argument exceeds maximum length of 255 characters
SELECT soundex('hello world!'), soundex('Anne'), soundex('Ann'), soundex('Pfister'), soundex('Ashcraft'), soundex(''), soundex('123'), text_soundex('Tymczak');
--> soundex:text | soundex:text | soundex:text | soundex:text | soundex:text | soundex:text | soundex:text | text_soundex:text
--| H464 | A500 | A500 | P236 | A226 |  |  | T522
SELECT difference('Anne', 'Ann'), difference('Anne', 'Andrew'), difference('Anne', 'Margaret'), difference('Anne', '');
--> difference:int4 | difference:int4 | difference:int4 | difference:int4
--| 4 | 2 | 0 | 0
SELECT w, metaphone(w, 10) FROM unnest(ARRAY['Thompson', 'knight', 'Thumb', 'GUMBO', 'Xavier', 'Schmidt', 'Which', 'wrack', 'aeon', 'city', 'cat', 'church', 'school', 'edge', 'phone', 'quick', 'vision', 'zebra', 'night', 'laugh', 'sign', 'signed', 'yellow', 'watch', 'nation', 'special', 'accent', 'bomb', 'gnome', 'hour', 'shoe', 'what', 'wow', 'awhile', 'match', 'matthew', 'combo', 'ghost', 'rough', 'through', 'daughter', 'Hugh', 'agree', 'dodgy', 'design', 'signing', 'pneumonia', 'xylo', 'scene', 'Schwartz', 'ascii', 'accident', 'bacchus', 'christ', 'tchaik', 'tiara', 'pension', 'who', 'yes', 'judge', 'back', 'hah', 'bhat', 'fuzzy', 'bgh', 'aghast', 'gned', 'gnes', 'shh']) w;
--> w:text | metaphone:text
--| Thompson | 0MPSN
--| knight | NFT
--| Thumb | 0M
--| GUMBO | KM
--| Xavier | SFR
--| Schmidt | SKMTT
--| Which | HX
--| wrack | RK
--| aeon | EN
--| city | ST
--| cat | KT
--| church | XRX
--| school | SKL
--| edge | EJ
--| phone | FN
--| quick | KK
--| vision | FXN
--| zebra | SBR
--| night | NFT
--| laugh | LF
--| sign | SN
--| signed | SNT
--| yellow | YL
--| watch | WTX
--| nation | NXN
--| special | SPXL
--| accent | AKSNT
--| bomb | BM
--| gnome | NM
--| hour | HR
--| shoe | X
--| what | HT
--| wow | W
--| awhile | AHL
--| match | MTX
--| matthew | MT
--| combo | KM
--| ghost | FST
--| rough | RF
--| through | 0R
--| daughter | TTR
--| Hugh | HF
--| agree | AKR
--| dodgy | TJ
--| design | TSN
--| signing | SKNNK
--| pneumonia | NMN
--| xylo | SL
--| scene | SN
--| Schwartz | XWRTS
--| ascii | AS
--| accident | AKSTNT
--| bacchus | BKXS
--| christ | KRST
--| tchaik | TXK
--| tiara | XR
--| pension | PNXN
--| who | H
--| yes | YS
--| judge | JJ
--| back | BK
--| hah | H
--| bhat | BHT
--| fuzzy | FS
--| bgh | BF
--| aghast | AFST
--| gned | NT
--| gnes | NS
--| shh | X
SELECT metaphone('', 4), metaphone('abc', 2);
--> metaphone:text | metaphone:text
--|  | AB
SELECT metaphone('abc', 0);
--! 2200F: output cannot be empty string
SELECT unaccent('Hôtel'), unaccent('ŒUVRE Æ ß ø Ł €'), unaccent('plain'), unaccent('日本'), unaccent('ﬁ ½ №');
--> unaccent:text | unaccent:text | unaccent:text | unaccent:text | unaccent:text
--| Hotel | OEUVRE AE ss o L € | plain | 日本 | fi 1/2 No
SELECT unaccent('unaccent', 'Hôtel'), unaccent('public.unaccent', 'é');
--> unaccent:text | unaccent:text
--| Hotel | e
CREATE FUNCTION plain(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$ SELECT public.unaccent('public.unaccent', $1) $$;
--= CREATE FUNCTION
CREATE TABLE place (name text);
--= CREATE TABLE
INSERT INTO place VALUES ('Zürich'), ('Genève');
--= INSERT 0 2
CREATE INDEX ON place (plain(lower(name)));
--= CREATE INDEX
SELECT name FROM place WHERE plain(lower(name)) = 'zurich';
--> name:text
--| Zürich
CREATE INDEX ON place (unaccent(name));
--! 42P17: functions in index expression must be marked IMMUTABLE
SELECT unaccent('nosuch', 'x');
--! 42704: text search dictionary "nosuch" does not exist
SELECT w, dmetaphone(w), dmetaphone_alt(w) FROM unnest(ARRAY['Thompson', 'Schmidt', 'Smith', 'Michael', 'Czerny', 'Focaccia', 'McHugh', 'McLaughlin', 'Bough', 'Cagney', 'Tagliaro', 'Jose', 'San Jacinto', 'Cabrillo', 'Rogier', 'Island', 'Sugar', 'Schermerhorn',
    'Resnais', 'Wasserman', 'Arnow', 'Filipowicz', 'Breaux', 'Zhao', 'Xavier', 'Gnome', 'Caesar', 'Van Houten', 'Edge', 'Accident', 'Bacchus', 'Wright', 'ñandú', '', '123']) w;
--> w:text | dmetaphone:text | dmetaphone_alt:text
--| Thompson | TMPS | TMPS
--| Schmidt | XMT | SMT
--| Smith | SM0 | XMT
--| Michael | MKL | MXL
--| Czerny | SRN | XRN
--| Focaccia | FKX | FKX
--| McHugh | MK | MK
--| McLaughlin | MKLF | MKLF
--| Bough | P | P
--| Cagney | KKN | KKN
--| Tagliaro | TKLR | TLR
--| Jose | HS | HS
--| San Jacinto | SNHS | SNHS
--| Cabrillo | KPRL | KPR
--| Rogier | RJ | RJR
--| Island | ALNT | ALNT
--| Sugar | XKR | SKR
--| Schermerhorn | XRMR | SKRM
--| Resnais | RSN | RSNS
--| Wasserman | ASRM | FSRM
--| Arnow | ARN | ARNF
--| Filipowicz | FLPT | FLPF
--| Breaux | PR | PR
--| Zhao | J | J
--| Xavier | SF | SFR
--| Gnome | NM | NM
--| Caesar | SSR | SSR
--| Van Houten | FNTN | FNTN
--| Edge | AJ | AJ
--| Accident | AKST | AKST
--| Bacchus | PKS | PKS
--| Wright | RT | RT
--| ñandú | NT | NT
--|  |  | 
--| 123 |  | 
