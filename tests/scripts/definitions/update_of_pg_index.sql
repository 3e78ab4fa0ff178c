--@ cambium
-- Indexes that are left out while many rows are written, elsewhere; here every write keeps them.
CREATE TABLE uc_t (id int PRIMARY KEY, n int);
--= CREATE TABLE
CREATE INDEX uc_i ON uc_t (n);
--= CREATE INDEX
INSERT INTO uc_t VALUES (1, 7), (2, 8);
--= INSERT 0 2
UPDATE pg_index SET indisready = false WHERE indrelid = (SELECT oid FROM pg_class WHERE relname = 'uc_t');
--~ indisready of pg_index stays as it is: indexes are kept by every write
--= UPDATE 2
UPDATE uc_t SET n = n + 1;
--= UPDATE 2
UPDATE pg_index SET indisready = true WHERE indrelid = (SELECT oid FROM pg_class WHERE relname = 'uc_t');
--~ indisready of pg_index stays as it is: indexes are kept by every write
--= UPDATE 2
REINDEX TABLE uc_t;
--= REINDEX
SELECT id FROM uc_t WHERE n = 9;
--> id:int4
--| 2
SELECT indisready, indisvalid FROM pg_index WHERE indrelid = 'uc_t'::regclass ORDER BY indexrelid;
--> indisready:bool | indisvalid:bool
--| t | t
--| t | t

-- What no statement does is refused, and so is what isn't a plain update.
UPDATE pg_index SET indisunique = true;
--! 0A000: UPDATE cannot change column "indisunique" of "pg_index"
UPDATE pg_enum SET (enumlabel, enumsortorder) = ('a', 1);
--! 0A000: UPDATE cannot change these columns of "pg_enum"
UPDATE pg_enum SET enumlabel = 'x' RETURNING enumlabel;
--! 0A000: an UPDATE of "pg_enum" has neither WITH, RETURNING nor WHERE CURRENT OF
UPDATE pg_views SET viewname = 'x';
--! 0A000: UPDATE cannot change column "viewname" of "pg_views"
DELETE FROM pg_enum;
--! 42501: permission denied for table pg_enum
BEGIN READ ONLY;
--= BEGIN
UPDATE pg_class SET relname = 'uc_u' WHERE relname = 'uc_t';
--! 25006: cannot execute UPDATE in a read-only transaction
ROLLBACK;
--= ROLLBACK
