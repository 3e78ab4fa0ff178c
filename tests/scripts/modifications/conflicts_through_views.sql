-- ON CONFLICT through a view finds indexes by what its columns are; ON CONFLICT DO UPDATE leaves rows in their partitions.
CREATE TABLE t (key int, fruit text);
--= CREATE TABLE
CREATE UNIQUE INDEX ON t (key) WHERE fruit LIKE '%berry';
--= CREATE INDEX
CREATE UNIQUE INDEX ON t (lower(fruit));
--= CREATE INDEX
CREATE VIEW v AS SELECT * FROM t;
--= CREATE VIEW
CREATE VIEW renamed AS SELECT fruit AS f, key AS k FROM t;
--= CREATE VIEW
CREATE VIEW swapped AS SELECT fruit AS other, key::text AS fruit FROM t;
--= CREATE VIEW
INSERT INTO v AS x VALUES (23, 'Blackberry') ON CONFLICT (key) WHERE fruit LIKE '%berry' AND x.fruit = 'inconsequential' DO NOTHING;
--= INSERT 0 1
INSERT INTO v VALUES (23, 'Raspberry') ON CONFLICT (key) WHERE fruit LIKE '%berry' DO NOTHING;
--= INSERT 0 0
INSERT INTO renamed AS x VALUES ('Raspberry', 23) ON CONFLICT (k) WHERE x.f LIKE '%berry' DO UPDATE SET f = excluded.f || '!';
--= INSERT 0 1
INSERT INTO renamed VALUES ('raspberry!', 24) ON CONFLICT (lower(f)) DO NOTHING;
--= INSERT 0 0
INSERT INTO swapped (other) VALUES ('raspberry!') ON CONFLICT (lower(fruit)) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO swapped (other) VALUES ('raspberry!') ON CONFLICT (lower(other)) DO NOTHING;
--= INSERT 0 0
SELECT * FROM t;
--> key:int4 | fruit:text
--| 23 | Raspberry!
CREATE TABLE p (a int PRIMARY KEY, b int) PARTITION BY LIST (a);
--= CREATE TABLE
CREATE TABLE p1 PARTITION OF p FOR VALUES IN (1);
--= CREATE TABLE
CREATE TABLE p2 PARTITION OF p FOR VALUES IN (2);
--= CREATE TABLE
INSERT INTO p VALUES (1, 1);
--= INSERT 0 1
INSERT INTO p VALUES (1, 2) ON CONFLICT (a) DO UPDATE SET b = excluded.b;
--= INSERT 0 1
INSERT INTO p VALUES (1, 2) ON CONFLICT (a) DO UPDATE SET a = 2;
--! 0A000: invalid ON UPDATE specification
UPDATE p SET a = 2;
--= UPDATE 1
SELECT tableoid::regclass, * FROM p;
--> tableoid:regclass | a:int4 | b:int4
--| p2 | 2 | 2
