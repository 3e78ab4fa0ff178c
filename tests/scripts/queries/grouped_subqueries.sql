-- A subquery in the output or in ORDER BY that is written as it is in GROUP BY or DISTINCT is the same value.
CREATE TABLE pub (id int PRIMARY KEY, name text);
--= CREATE TABLE
CREATE TABLE book (id int PRIMARY KEY, title text, pub_id int);
--= CREATE TABLE
INSERT INTO pub VALUES (1, 'one'), (2, 'two'), (3, 'three');
--= INSERT 0 3
INSERT INTO book VALUES (1, 'a', 1), (2, 'b', 1), (3, 'c', 2);
--= INSERT 0 3
SELECT (SELECT u.name FROM pub u WHERE u.id = p.id) AS x, count(b.id) FROM pub p JOIN book b ON b.pub_id = p.id GROUP BY (SELECT u.name FROM pub u WHERE u.id = p.id) ORDER BY 1;
--> x:text | count:int8
--| one | 2
--| two | 1
SELECT p.name, (SELECT u.id FROM pub u WHERE u.name = p.name || '' AND u.id = p.id) AS x FROM pub p LEFT JOIN book b ON b.pub_id = p.id GROUP BY p.name, (SELECT u.id FROM pub u WHERE u.name = p.name || '' AND u.id = p.id) HAVING count(b.id) > 0 AND (SELECT u.id FROM pub u WHERE u.name = p.name || '' AND u.id = p.id) IS NOT NULL ORDER BY 1;
--> name:text | x:int4
--| one | 1
--| two | 2
SELECT EXISTS (SELECT 1 FROM book b WHERE b.pub_id = p.id) AS sells, count(*) FROM pub p GROUP BY EXISTS (SELECT 1 FROM book b WHERE b.pub_id = p.id) ORDER BY 1;
--> sells:bool | count:int8
--| f | 1
--| t | 2
SELECT DISTINCT p.name, (SELECT max(b.title) FROM book b WHERE b.pub_id = p.id) AS newest FROM pub p ORDER BY (SELECT max(b.title) FROM book b WHERE b.pub_id = p.id) NULLS FIRST;
--> name:text | newest:text
--| three | ∅
--| one | b
--| two | c
SELECT (SELECT u.name FROM pub u WHERE u.id = p.id + 1) FROM pub p GROUP BY (SELECT u.name FROM pub u WHERE u.id = p.id);
--! 42803: subquery uses ungrouped column "p.id" from outer query
SELECT (SELECT u.name FROM pub u WHERE u.id = p.id) || '!' FROM pub p GROUP BY 1 ORDER BY 1;
--> ?column?:text
--| one!
--| three!
--| two!
DROP TABLE pub, book;
--= DROP TABLE
