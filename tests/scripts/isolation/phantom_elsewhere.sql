--@ cambium
-- Inserts into ranges that were not read are no phantoms: both commit.
CREATE TABLE booking (room int, hour int, who text, PRIMARY KEY (room, hour));
@a BEGIN;
@b BEGIN;
@a SELECT count(*) FROM booking WHERE room = 1 AND hour BETWEEN 10 AND 12;
@b SELECT count(*) FROM booking WHERE room = 2 AND hour BETWEEN 10 AND 12;
@a INSERT INTO booking VALUES (1, 10, 'a');
@b INSERT INTO booking VALUES (2, 11, 'b');
@a COMMIT;
@b COMMIT;
SELECT * FROM booking ORDER BY room;
