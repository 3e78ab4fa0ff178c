--@ cambium
-- Keys that are equal in a collation meet, whatever their bytes; so do reads by them.
CREATE COLLATION ci (provider = icu, locale = 'und-u-ks-level2', deterministic = false);
--= CREATE COLLATION
CREATE TABLE member (name text COLLATE ci PRIMARY KEY, town text COLLATE ci);
--= CREATE TABLE
INSERT INTO member VALUES ('Ada', 'Ulm');
--= INSERT 0 1
@a BEGIN ISOLATION LEVEL SERIALIZABLE;
--= BEGIN
@b BEGIN ISOLATION LEVEL SERIALIZABLE;
--= BEGIN
@a SELECT count(*) FROM member WHERE name = 'BOB';
--> count:int8
--| 0
@b SELECT count(*) FROM member WHERE name = 'CY';
--> count:int8
--| 0
@a INSERT INTO member VALUES ('cy', 'Bonn');
--= INSERT 0 1
@b INSERT INTO member VALUES ('bob', 'Bonn');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT name FROM member ORDER BY name;
--> name:text
--| Ada
--| cy
@a BEGIN ISOLATION LEVEL SERIALIZABLE;
--= BEGIN
@b BEGIN ISOLATION LEVEL SERIALIZABLE;
--= BEGIN
@a SELECT count(*) FROM member WHERE town = 'ULM';
--> count:int8
--| 1
@b SELECT count(*) FROM member WHERE town = 'BONN';
--> count:int8
--| 1
@a INSERT INTO member VALUES ('Dee', 'bonn');
--= INSERT 0 1
@b INSERT INTO member VALUES ('Eve', 'ulm');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--! 40001: could not serialize access due to concurrent update
SELECT name FROM member ORDER BY name;
--> name:text
--| Ada
--| cy
--| Dee
