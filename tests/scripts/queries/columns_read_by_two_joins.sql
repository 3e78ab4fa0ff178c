-- A join that goes on with a row's matches finds its columns as they were, though joins and subqueries above have read the same ones of later rows.
CREATE table a(id int primary key, n int);
--= CREATE TABLE
CREATE table b(a_id int, m int);
--= CREATE TABLE
CREATE table c(id int primary key, ok bool);
--= CREATE TABLE
CREATE table d(a_id int, x int);
--= CREATE TABLE
INSERT INTO a select g, g*10 from generate_series(1,300) g;
--= INSERT 0 300
INSERT INTO b select 1+(g*7)%300, g from generate_series(1,6000) g;
--= INSERT 0 6000
CREATE index on b(a_id);
--= CREATE INDEX
INSERT INTO c select g, g%9=0 from generate_series(1,6000) g;
--= INSERT 0 6000
INSERT INTO d select 1+(g*3)%300, g from generate_series(1,900) g;
--= INSERT 0 900
CREATE index on d(a_id);
--= CREATE INDEX
SELECT count(*), sum(b.m), sum(d.x) from a, lateral (select m from b where b.a_id=a.id and b.m > a.n offset 0) b, lateral (select 1 from c where c.id=b.m and c.ok offset 0) c, lateral (select x from d where d.a_id = a.id and d.x > a.n - 100000 offset 0) d;
--> count:int8 | sum:int8 | sum:int8
--| 4500 | 16509663 | 2004147
SELECT count(*), sum(b.m) from a, lateral (select m from b where b.a_id=a.id and b.m > a.n offset 0) b, lateral (select 1 from c where c.id=b.m and c.ok offset 0) c where (select max(x) from d where d.x > a.n - 100000) > 10;
--> count:int8 | sum:int8
--| 500 | 1834407
CREATE table p(a_id int, m int) partition by hash (m);
--= CREATE TABLE
CREATE table p0 partition of p for values with (modulus 2, remainder 0);
--= CREATE TABLE
CREATE table p1 partition of p for values with (modulus 2, remainder 1);
--= CREATE TABLE
CREATE index on p(a_id);
--= CREATE INDEX
INSERT INTO p select * from b;
--= INSERT 0 6000
SELECT count(*), sum(b.m), sum(d.x) from a, lateral (select m from p where p.a_id=a.id offset 0) b, lateral (select 1 from c where c.id=b.m and c.ok offset 0) c, lateral (select x from d where d.a_id = a.id offset 0) d;
--> count:int8 | sum:int8 | sum:int8
--| 5994 | 17990991 | 2700279
SELECT count(*), sum(m), sum(x) from (select a.id, a.n, b.m from a, lateral (select m from p where p.a_id=a.id offset 0) b, c where c.id=b.m and c.ok) s, lateral (select x from d where d.a_id = s.id and d.x <> s.n offset 0) d;
--> count:int8 | sum:int8 | sum:int8
--| 5987 | 17971461 | 2698109
