-- x.f is f(x), also for functions and aggregates of the system.
CREATE TABLE posts (id int, kind text);
--= CREATE TABLE
INSERT INTO posts VALUES (1, 'a'), (2, 'a'), (3, 'b');
--= INSERT 0 3
SELECT posts.count FROM posts;
--> count:int8
--| 3
SELECT kind FROM posts GROUP BY kind ORDER BY posts.count DESC, kind;
--> kind:text
--| a
--| b
SELECT kind, p.count FROM posts p GROUP BY kind HAVING p.count > 1;
--> kind:text | count:int8
--| a | 2
SELECT p.to_json, (p).row_to_json, (p.id).abs, (p.kind).upper FROM posts p ORDER BY id;
--> to_json:json | row_to_json:json | abs:int4 | upper:text
--| {"id":1,"kind":"a"} | {"id":1,"kind":"a"} | 1 | A
--| {"id":2,"kind":"a"} | {"id":2,"kind":"a"} | 2 | A
--| {"id":3,"kind":"b"} | {"id":3,"kind":"b"} | 3 | B
SELECT (posts).count, (id).sum FROM posts GROUP BY id ORDER BY id LIMIT 1;
--> count:int8 | sum:int8
--| 1 | 1
SELECT posts.name FROM posts;
--! 42703: column posts.name does not exist
SELECT posts.text FROM posts;
--! 42703: column posts.text does not exist
SELECT posts.max FROM posts;
--! 42703: column posts.max does not exist
SELECT posts.nosuch FROM posts;
--! 42703: column posts.nosuch does not exist
SELECT id FROM posts WHERE posts.count > 1;
--! 42803: aggregate functions are not allowed in WHERE
SELECT posts.row_number FROM posts;
--! 42703: column posts.row_number does not exist
SELECT (id).nosuch FROM posts;
--! 42809: column notation .nosuch applied to type integer, which is not a composite type
SELECT (id).upper FROM posts;
--! 42809: column notation .upper applied to type integer, which is not a composite type
CREATE VIEW counted AS SELECT posts.count FROM posts;
--= CREATE VIEW
ALTER TABLE posts ADD COLUMN count int DEFAULT 100;
--= ALTER TABLE
SELECT * FROM counted;
--> count:int8
--| 3
SELECT posts.count FROM posts;
--> count:int4
--| 100
--| 100
--| 100
