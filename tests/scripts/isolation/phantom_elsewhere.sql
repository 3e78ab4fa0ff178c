--@ cambium
-- Inserts into ranges that were not read are no phantoms: both commit.
CREATE TABLE booking (room int, hour int, who text, PRIMARY KEY (room, hour));
--= CREATE TABLE
@a BEGIN;
--= BEGIN
@b BEGIN;
--= BEGIN
@a SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
--> count:int8
--| 0
@b SELECT count(*) FROM booking WHERE room = 2 AND hour BETWEEN 10 AND 12;
--> count:int8
--| 0
@a INSERT INTO booking VALUES (1, 10, 'a');
--= INSERT 0 1
@b INSERT INTO booking VALUES (2, 11, 'b');
--= INSERT 0 1
@a COMMIT;
--= COMMIT
@b COMMIT;
--= COMMIT
SELECT * FROM booking ORDER BY room;
--> room:int4 | hour:int4 | who:text
--| 1 | 10 | a
--| 2 | 11 | b
