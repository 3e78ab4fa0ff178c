-- Columns renamed by subqueries among joins, level upon level, as object-relational mappers write them.
CREATE TABLE city (id int PRIMARY KEY, mayor int, name text);
--= CREATE TABLE
CREATE TABLE officer (id int PRIMARY KEY, city int, name text);
--= CREATE TABLE
CREATE TABLE weapon (id int PRIMARY KEY, owner int, kind text);
--= CREATE TABLE
INSERT INTO city VALUES (1, 2, 'Ephyra'), (2, 1, 'Jacinto'), (3, NULL, 'Hanover');
--= INSERT 0 3
INSERT INTO officer VALUES (1, 1, 'Dom'), (2, 1, 'Marcus'), (3, 2, 'Baird'), (4, NULL, 'Cole');
--= INSERT 0 4
INSERT INTO weapon VALUES (1, 1, 'lancer'), (2, 2, 'lancer'), (3, 2, 'gnasher'), (4, 4, 'boltok'), (5, NULL, 'hammer');
--= INSERT 0 5

-- A name of a name of a column, read beside and above an outer join.
SELECT s.o, s.c, w.kind FROM (SELECT t.n AS o, c.name AS c, t.i AS k FROM (SELECT o.name AS n, o.city AS l, o.id AS i FROM officer o) t JOIN city c ON t.l = c.id) s LEFT JOIN weapon w ON w.owner = s.k ORDER BY 1, 3;
--> o:text | c:text | kind:text
--| Baird | Jacinto | ∅
--| Dom | Ephyra | lancer
--| Marcus | Ephyra | gnasher
--| Marcus | Ephyra | lancer
SELECT u.x, u.y FROM (SELECT s.o AS x, s.k AS y FROM (SELECT t.n AS o, t.i AS k FROM (SELECT o.name AS n, o.city AS l, o.id AS i FROM officer o WHERE o.id > 1) t JOIN city c ON t.l = c.id) s JOIN weapon w ON w.owner = s.k) u LEFT JOIN city m ON m.mayor = u.y ORDER BY 1;
--> x:text | y:int4
--| Marcus | 2
--| Marcus | 2
SELECT s.o, a.kinds FROM (SELECT t.n AS o, t.i AS k FROM (SELECT o.name AS n, o.city AS l, o.id AS i FROM officer o) t JOIN city c ON t.l = c.id) s LEFT JOIN LATERAL (SELECT string_agg(w.kind, ',' ORDER BY w.kind) AS kinds FROM weapon w WHERE w.owner = s.k) a ON true ORDER BY 1;
--> o:text | kinds:text
--| Baird | ∅
--| Dom | lancer
--| Marcus | gnasher,lancer

-- A subquery's column that is one of a row outside.
SELECT o.name, l.k, l.n FROM officer o JOIN LATERAL (SELECT t.k, w.n FROM (SELECT c.id AS i, o.name AS k FROM city c WHERE c.id = o.city) t JOIN weapon v ON v.owner = t.i LEFT JOIN (SELECT kind AS n, 'Dom' AS s FROM weapon) w ON w.s = t.k) l ON true ORDER BY 1, 3;
--> name:text | k:text | n:text
--| Baird | Baird | ∅
--| Baird | Baird | ∅
--| Dom | Dom | boltok
--| Dom | Dom | gnasher
--| Dom | Dom | hammer
--| Dom | Dom | lancer
--| Dom | Dom | lancer
--| Marcus | Marcus | ∅

-- ORDER BY a column of a row outside, and what a volatile expression takes from there.
SELECT o.name, o.city, l.kind FROM officer o JOIN LATERAL (SELECT w.kind FROM weapon w WHERE w.owner = o.id ORDER BY o.city, w.kind LIMIT 1) l ON true ORDER BY 1;
--> name:text | city:int4 | kind:text
--| Cole | ∅ | boltok
--| Dom | 1 | lancer
--| Marcus | 1 | gnasher
SELECT o.name, o.city, l.kind FROM officer o LEFT JOIN LATERAL (SELECT w.kind FROM weapon w ORDER BY o.city DESC, w.id OFFSET o.id LIMIT 1) l ON o.city IS NOT NULL ORDER BY 1;
--> name:text | city:int4 | kind:text
--| Baird | 2 | boltok
--| Cole | ∅ | ∅
--| Dom | 1 | lancer
--| Marcus | 1 | gnasher
SELECT o.name, o.city, l.kind, l.u FROM officer o JOIN LATERAL (SELECT w.kind, o.city + random() * 0 AS u FROM weapon w WHERE w.owner = o.id ORDER BY w.kind LIMIT 1) l ON true ORDER BY 1;
--> name:text | city:int4 | kind:text | u:float8
--| Cole | ∅ | boltok | ∅
--| Dom | 1 | lancer | 1
--| Marcus | 1 | gnasher | 1
SELECT o.name, (SELECT w.kind FROM weapon w WHERE w.owner = o.id ORDER BY o.name, w.kind LIMIT 1), o.name FROM officer o ORDER BY o.id;
--> name:text | kind:text | name:text
--| Dom | lancer | Dom
--| Marcus | gnasher | Marcus
--| Baird | ∅ | Baird
--| Cole | boltok | Cole
SELECT o.name, l.kind FROM officer o JOIN LATERAL (SELECT DISTINCT ON (w.owner) w.kind FROM weapon w WHERE w.owner = o.id ORDER BY w.owner, o.name, w.kind) l ON true ORDER BY 1;
--> name:text | kind:text
--| Cole | boltok
--| Dom | lancer
--| Marcus | gnasher
