-- Indexes of gin and gist lead to rows by their elements: by the items of arrays, by keys and scalars of documents, by lexemes, by trigrams.
CREATE EXTENSION pg_trgm;
--= CREATE EXTENSION
CREATE TABLE doc (id int PRIMARY KEY, tags text[], nums int[], body jsonb, words tsvector, name text);
--= CREATE TABLE
INSERT INTO doc SELECT g, array['t' || g % 50, 'u' || g], array[g % 40, g, NULL],
    jsonb_build_object('id', g, 'kind', 'k' || g % 60, 'list', jsonb_build_array('l' || g, g), 'deep', jsonb_build_object('er', g / 10.0)),
    to_tsvector('english', 'Document ' || g || ' tells of cat' || g % 45 || ' running'), md5(g::text) || ' end ' || g
  FROM generate_series(1, 2000) g;
--= INSERT 0 2000
INSERT INTO doc VALUES (3001, '{}', '{}', '{}', '', ''), (3002), (3003, '{NULL}', '{NULL}', '[]', 'a:1', 'x'), (3004, '{t1,NULL}', '{{7,8},{9,10}}', '"l5"', 'run:1A cat1:2B', 'Foo BAR 42');
--! 42601: VALUES lists must all be the same length
CREATE INDEX doc_tags ON doc USING gin (tags);
--= CREATE INDEX
CREATE INDEX doc_nums ON doc USING gin (nums);
--= CREATE INDEX
CREATE INDEX doc_body ON doc USING gin (body);
--= CREATE INDEX
CREATE INDEX doc_path ON doc USING gin (body jsonb_path_ops);
--= CREATE INDEX
CREATE INDEX doc_words ON doc USING gin (words);
--= CREATE INDEX
CREATE INDEX doc_name ON doc USING gin (name gin_trgm_ops);
--= CREATE INDEX
ANALYZE doc;
--= ANALYZE
-- Arrays.
SELECT id FROM doc WHERE tags @> '{u77}';
--> id:int4
--| 77
SELECT id FROM doc WHERE tags @> '{t3,u53}';
--> id:int4
--| 53
SELECT count(*) FROM doc WHERE tags @> '{t3,u54}';
--> count:int8
--| 0
SELECT id FROM doc WHERE tags && '{u1,u2000,none}' ORDER BY id;
--> id:int4
--| 1
--| 2000
SELECT id FROM doc WHERE '{u9,t9}' <@ tags;
--> id:int4
--| 9
SELECT id FROM doc WHERE tags <@ '{t1,u1,u2,t2}' ORDER BY id;
--> id:int4
--| 1
--| 2
SELECT id FROM doc WHERE tags = '{t1,u1}';
--> id:int4
--| 1
SELECT id FROM doc WHERE tags = '{}';
--> id:int4
SELECT id FROM doc WHERE tags = '{NULL}';
--> id:int4
SELECT count(*) FROM doc WHERE tags @> '{}';
--> count:int8
--| 2000
SELECT count(*) FROM doc WHERE tags && '{}';
--> count:int8
--| 0
SELECT id FROM doc WHERE tags <@ '{}';
--> id:int4
SELECT count(*) FROM doc WHERE tags @> '{NULL}';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE tags && '{NULL}';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE tags @> NULL;
--> count:int8
--| 0
SELECT id FROM doc WHERE nums @> '{7,1207}';
--> id:int4
--| 1207
SELECT id FROM doc WHERE nums @> array[9, 10] AND nums @> array[8];
--> id:int4
SELECT id FROM doc WHERE tags @> '{u5}' OR tags @> '{u1500}' OR nums && '{1999}' ORDER BY id;
--> id:int4
--| 5
--| 1500
--| 1999
-- Documents.
SELECT id FROM doc WHERE body @> '{"id": 7}';
--> id:int4
--| 7
SELECT id FROM doc WHERE body @> '{"deep": {"er": 12.30}}';
--> id:int4
--| 123
SELECT id FROM doc WHERE body @> '{"list": ["l9"]}';
--> id:int4
--| 9
SELECT id FROM doc WHERE body @> '"l5"';
--> id:int4
SELECT id FROM doc WHERE body @> '["l5"]';
--> id:int4
SELECT id FROM doc WHERE '{"id": 8, "kind": "k8"}' <@ body;
--> id:int4
--| 8
SELECT count(*) FROM doc WHERE body @> '{}';
--> count:int8
--| 2000
SELECT count(*) FROM doc WHERE body @> '[]';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE body @> '{"kind": "k7"}' AND body @> '{"list": [67]}';
--> count:int8
--| 1
SELECT count(*) FROM doc WHERE body ? 'id';
--> count:int8
--| 2000
SELECT id FROM doc WHERE body ? 'l5';
--> id:int4
SELECT count(*) FROM doc WHERE body ? 'none';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE body ?| '{none,l5}';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE body ?& '{id,kind}';
--> count:int8
--| 2000
SELECT count(*) FROM doc WHERE body ?& '{id,none}';
--> count:int8
--| 0
SELECT id FROM doc WHERE body @? '$.id ? (@ == 17)';
--> id:int4
--| 17
SELECT id FROM doc WHERE body @? '$.list[*] ? (@ == "l17")';
--> id:int4
--| 17
SELECT id FROM doc WHERE body @? '$ ? (@.id == 17 || @.id == 18)' ORDER BY id;
--> id:int4
--| 17
--| 18
SELECT id FROM doc WHERE body @@ '$.deep.er == 4.20';
--> id:int4
--| 42
SELECT id FROM doc WHERE body @@ '$.id == 17 && $.kind == "k17"';
--> id:int4
--| 17
SELECT count(*) FROM doc WHERE body @@ '$.id < 4';
--> count:int8
--| 3
SELECT count(*) FROM doc WHERE body @@ '!($.id == 4)';
--> count:int8
--| 1999
SELECT count(*) FROM doc WHERE body @? '$.id == 4';
--> count:int8
--| 2000
SELECT id FROM doc WHERE body @? '$.** ? (@ == "l18")';
--> id:int4
--| 18
SELECT id FROM doc WHERE body @? '$.* ? (@ == 19)';
--> id:int4
--| 19
SELECT id FROM doc WHERE body @@ 'exists($.list ? (@[1] == 20))';
--> id:int4
SELECT id FROM doc WHERE body @? '$.keyvalue() ? (@.key == "id" && @.value == 5)';
--> id:int4
--| 5
-- Texts.
SELECT id FROM doc WHERE words @@ to_tsquery('english', '77 & documents');
--> id:int4
--| 77
SELECT id FROM doc WHERE words @@ 'cat7 & 97';
--> id:int4
--| 97
SELECT id FROM doc WHERE words @@ '(97 | 98) & !cat8' ORDER BY id;
--> id:int4
--| 97
SELECT id FROM doc WHERE words @@ '199:*' ORDER BY id;
--> id:int4
--| 199
--| 1990
--| 1991
--| 1992
--| 1993
--| 1994
--| 1995
--| 1996
--| 1997
--| 1998
--| 1999
SELECT id FROM doc WHERE words @@ 'document <-> 5';
--> id:int4
--| 5
SELECT id FROM doc WHERE words @@ 'run:A';
--> id:int4
SELECT count(*) FROM doc WHERE words @@ '!run';
--> count:int8
--| 0
SELECT id FROM doc WHERE 'cat1:B'::tsquery @@ words;
--> id:int4
-- Trigrams.
SELECT id FROM doc WHERE name LIKE '%end 77';
--> id:int4
--| 77
SELECT id FROM doc WHERE name LIKE '%c4ca4%';
--> id:int4
--| 1
SELECT count(*) FROM doc WHERE name LIKE '%c4';
--> count:int8
--| 0
SELECT count(*) FROM doc WHERE name LIKE 'c4ca%';
--> count:int8
--| 1
SELECT id FROM doc WHERE name LIKE 'Foo BAR__2';
--> id:int4
SELECT id FROM doc WHERE name ILIKE '%o bar%';
--> id:int4
SELECT id FROM doc WHERE name ~ '^c4ca[0-9]';
--> id:int4
--| 1
SELECT id FROM doc WHERE name ~* 'foo +bar';
--> id:int4
SELECT id FROM doc WHERE name ~ 'end (1|20)7$' ORDER BY id;
--> id:int4
--| 17
--| 207
SELECT id FROM doc WHERE name ~ 'end 19{2}7';
--> id:int4
--| 1997
SELECT id FROM doc WHERE name = 'Foo BAR 42';
--> id:int4
SELECT id FROM doc WHERE name % 'foo bar 4';
--> id:int4
SELECT id FROM doc WHERE 'foo' <% name;
--> id:int4
SELECT count(*) FROM doc WHERE name LIKE '%';
--> count:int8
--| 2000
SELECT id FROM doc WHERE name SIMILAR TO '%(BAR|BAZ) 4%';
--> id:int4
-- Plans.
EXPLAIN (COSTS OFF) SELECT * FROM doc WHERE tags @> '{u77}';
--> QUERY PLAN:text
--| Bitmap Heap Scan on doc
--| ␠ Recheck Cond: (tags @> '{u77}'::text[])
--| ␠ ->  Bitmap Index Scan on doc_tags
--| ␠       Index Cond: (tags @> '{u77}'::text[])
EXPLAIN (COSTS OFF) SELECT * FROM doc WHERE tags @> '{u77}' AND id < 1900 AND body ? 'id';
--> QUERY PLAN:text
--| Bitmap Heap Scan on doc
--| ␠ Recheck Cond: (tags @> '{u77}'::text[])
--| ␠ Filter: ((id < 1900) AND (body ? 'id'::text))
--| ␠ ->  Bitmap Index Scan on doc_tags
--| ␠       Index Cond: (tags @> '{u77}'::text[])
EXPLAIN (COSTS OFF) UPDATE doc SET name = 'y' WHERE words @@ 'cat7';
--> QUERY PLAN:text
--| Update on doc
--| ␠ ->  Bitmap Heap Scan on doc
--| ␠       Recheck Cond: (words @@ '''cat7'''::tsquery)
--| ␠       ->  Bitmap Index Scan on doc_words
--| ␠             Index Cond: (words @@ '''cat7'''::tsquery)
-- Parameters, and what other rows say.
PREPARE by_tag(text[]) AS SELECT id FROM doc WHERE tags @> $1 ORDER BY id;
--= PREPARE
EXECUTE by_tag('{u3}');
--> id:int4
--| 3
EXECUTE by_tag(NULL);
--> id:int4
EXECUTE by_tag('{u4,t4}');
--> id:int4
--| 4
SELECT g, (SELECT min(id) FROM doc WHERE tags @> array['u' || g]) FROM generate_series(10, 12) g;
--> g:int4 | min:int4
--| 10 | 10
--| 11 | 11
--| 12 | 12
SELECT g, id FROM generate_series(10, 12) g JOIN doc ON tags @> array['u' || g] ORDER BY g;
--> g:int4 | id:int4
--| 10 | 10
--| 11 | 11
--| 12 | 12
-- Rows change.
UPDATE doc SET tags = '{new}' WHERE tags @> '{u77}';
--= UPDATE 1
SELECT id FROM doc WHERE tags @> '{u77}';
--> id:int4
SELECT id FROM doc WHERE tags @> '{new}';
--> id:int4
--| 77
BEGIN;
--= BEGIN
UPDATE doc SET tags = tags || '{mine}' WHERE id IN (5, 6);
--= UPDATE 2
INSERT INTO doc (id, tags) VALUES (4000, '{mine}');
--= INSERT 0 1
SELECT id FROM doc WHERE tags @> '{mine}' ORDER BY id;
--> id:int4
--| 5
--| 6
--| 4000
SAVEPOINT s;
--= SAVEPOINT
DELETE FROM doc WHERE tags @> '{mine,u5}';
--= DELETE 1
SELECT id FROM doc WHERE tags @> '{mine}' ORDER BY id;
--> id:int4
--| 6
--| 4000
ROLLBACK TO s;
--= ROLLBACK
SELECT id FROM doc WHERE tags @> '{mine}' ORDER BY id FOR UPDATE;
--> id:int4
--| 5
--| 6
--| 4000
ROLLBACK;
--= ROLLBACK
SELECT id FROM doc WHERE tags @> '{mine}';
--> id:int4
DELETE FROM doc WHERE words @@ 'cat7' RETURNING id % 45;
--> ?column?:int4
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--| 7
--= DELETE 45
SELECT count(*) FROM doc WHERE words @@ 'cat7';
--> count:int8
--| 0
-- Definitions change.
ALTER TABLE doc DROP COLUMN nums;
--= ALTER TABLE
ALTER TABLE doc ADD COLUMN extra int DEFAULT 5;
--= ALTER TABLE
SELECT id, extra FROM doc WHERE tags @> '{u78}';
--> id:int4 | extra:int4
--| 78 | 5
REINDEX INDEX doc_tags;
--= REINDEX
SELECT id FROM doc WHERE tags @> '{u79}';
--> id:int4
--| 79
ALTER TABLE doc ALTER COLUMN tags TYPE varchar[] USING tags || '{all}'::text[];
--= ALTER TABLE
SELECT id FROM doc WHERE tags @> '{u80,all}';
--> id:int4
--| 80
DROP INDEX doc_tags;
--= DROP INDEX
SELECT id FROM doc WHERE tags @> '{u80}';
--> id:int4
--| 80
TRUNCATE doc;
--= TRUNCATE TABLE
SELECT count(*) FROM doc WHERE body @> '{"id": 7}';
--> count:int8
--| 0
-- Several columns, expressions, some rows only.
CREATE TABLE note (id int PRIMARY KEY, title text, body text, labels jsonb, live bool);
--= CREATE TABLE
INSERT INTO note SELECT g, 'Title' || g % 70, 'The body of note ' || g, jsonb_build_object('tags', jsonb_build_array('a' || g, 'b' || g % 30)), g % 2 = 0 FROM generate_series(1, 2000) g;
--= INSERT 0 2000
CREATE INDEX note_text ON note USING gin (to_tsvector('english', title || ' ' || body), (labels -> 'tags'));
--= CREATE INDEX
CREATE INDEX note_live ON note USING gin ((labels -> 'tags')) WHERE live;
--= CREATE INDEX
CREATE INDEX note_gist ON note USING gist (title gist_trgm_ops);
--= CREATE INDEX
ANALYZE note;
--= ANALYZE
SELECT id FROM note WHERE to_tsvector('english', title || ' ' || body) @@ to_tsquery('english', 'notes & 71');
--> id:int4
--| 71
SELECT id FROM note WHERE labels -> 'tags' ? 'a71';
--> id:int4
--| 71
SELECT id FROM note WHERE labels -> 'tags' ? 'b7' AND live AND id < 200 ORDER BY id;
--> id:int4
SELECT id FROM note WHERE to_tsvector('english', title || ' ' || body) @@ to_tsquery('english', 'title7') AND labels -> 'tags' ?| '{a7,a77}' ORDER BY id;
--> id:int4
--| 7
--| 77
SELECT count(*) FROM note WHERE title LIKE 'Title69%';
--> count:int8
--| 28
EXPLAIN (COSTS OFF) SELECT * FROM note WHERE to_tsvector('english', title || ' ' || body) @@ to_tsquery('english', 'notes & 71');
--> QUERY PLAN:text
--| Bitmap Heap Scan on note
--| ␠ Recheck Cond: (to_tsvector('english'::regconfig, ((title || ' '::text) || body)) @@ '''note'' & ''71'''::tsquery)
--| ␠ ->  Bitmap Index Scan on note_text
--| ␠       Index Cond: (to_tsvector('english'::regconfig, ((title || ' '::text) || body)) @@ '''note'' & ''71'''::tsquery)
