-- lo: a trigger that keeps large objects no longer than the rows that mention them.
CREATE EXTENSION lo;
--= CREATE EXTENSION
CREATE TABLE image (title text, raster lo);
--= CREATE TABLE
CREATE TRIGGER t_raster BEFORE UPDATE OR DELETE ON image FOR EACH ROW EXECUTE FUNCTION lo_manage(raster);
--= CREATE TRIGGER
SELECT lo_create(43213), lo_create(43214);
--> lo_create:oid | lo_create:oid
--| 43213 | 43214
INSERT INTO image VALUES ('beautiful image', 43213), ('none', NULL);
--= INSERT 0 2
SELECT title, raster, pg_typeof(raster), lo_oid(raster), pg_typeof(lo_oid(raster)) FROM image ORDER BY title;
--> title:text | raster:oid | pg_typeof:regtype | lo_oid:oid | pg_typeof:regtype
--| beautiful image | 43213 | lo | 43213 | oid
--| none | ∅ | lo | ∅ | oid
UPDATE image SET title = 'beautiful picture' WHERE raster IS NOT NULL;
--= UPDATE 1
SELECT oid FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid
--| 43213
--| 43214
UPDATE image SET raster = 43214 WHERE title = 'beautiful picture';
--= UPDATE 1
SELECT oid FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid
--| 43214
UPDATE image SET raster = NULL WHERE title = 'beautiful picture';
--= UPDATE 1
SELECT oid FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid
SELECT lo_create(43215);
--> lo_create:oid
--| 43215
UPDATE image SET raster = 43215 WHERE title = 'none';
--= UPDATE 1
DELETE FROM image;
--= DELETE 2
SELECT oid FROM pg_largeobject_metadata ORDER BY oid;
--> oid:oid
CREATE TABLE wrong (raster lo);
--= CREATE TABLE
CREATE TRIGGER statement BEFORE DELETE ON wrong EXECUTE FUNCTION lo_manage(raster);
--= CREATE TRIGGER
DELETE FROM wrong;
--! XX000: statement: must be fired for row
DROP TRIGGER statement ON wrong;
--= DROP TRIGGER
CREATE TRIGGER nameless BEFORE DELETE ON wrong FOR EACH ROW EXECUTE FUNCTION lo_manage();
--= CREATE TRIGGER
INSERT INTO wrong VALUES (1);
--= INSERT 0 1
DELETE FROM wrong;
--! XX000: nameless: no column name provided in the trigger definition
DROP TRIGGER nameless ON wrong;
--= DROP TRIGGER
CREATE TRIGGER misnamed BEFORE DELETE ON wrong FOR EACH ROW EXECUTE FUNCTION lo_manage(scan);
--= CREATE TRIGGER
DELETE FROM wrong;
--! XX000: misnamed: column "scan" does not exist
DROP TABLE image, wrong;
--= DROP TABLE
DROP EXTENSION lo;
--= DROP EXTENSION
