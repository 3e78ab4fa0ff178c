-- A foreign key depends on the unique index that it was declared over, whatever others there are on the same columns: the oldest, or the primary key where no columns are named.
CREATE TABLE account(id int CONSTRAINT account_pk PRIMARY KEY, name text NOT NULL);
--= CREATE TABLE
CREATE TABLE entry(id int PRIMARY KEY, account int NOT NULL CONSTRAINT entry_account REFERENCES account(id));
--= CREATE TABLE
CREATE UNIQUE INDEX account_id ON account(id);
--= CREATE INDEX
ALTER TABLE account DROP CONSTRAINT account_pk;
--! 2BP01: cannot drop constraint account_pk on table account because other objects depend on it
ALTER TABLE account DROP CONSTRAINT account_pk CASCADE;
--~ drop cascades to constraint entry_account on table entry
--= ALTER TABLE
SELECT conname FROM pg_constraint WHERE conrelid = 'entry'::regclass;
--> conname:name
--| entry_pkey

-- Now over the index.
ALTER TABLE entry ADD CONSTRAINT entry_account FOREIGN KEY (account) REFERENCES account(id);
--= ALTER TABLE
SELECT conindid::regclass FROM pg_constraint WHERE conname = 'entry_account';
--> conindid:regclass
--| account_id
ALTER TABLE account ADD CONSTRAINT account_pk PRIMARY KEY (id);
--= ALTER TABLE
SELECT unique_constraint_name FROM information_schema.referential_constraints WHERE constraint_name = 'entry_account';
--> unique_constraint_name:name
--| ∅
DROP INDEX account_id;
--! 2BP01: cannot drop index account_id because other objects depend on it
ALTER TABLE account DROP CONSTRAINT account_pk;
--= ALTER TABLE
ALTER TABLE account ADD CONSTRAINT account_pk PRIMARY KEY (id);
--= ALTER TABLE

-- The older one again where the column is named, the primary key where none is.
ALTER TABLE entry DROP CONSTRAINT entry_account, ADD CONSTRAINT entry_account FOREIGN KEY (account) REFERENCES account(id);
--= ALTER TABLE
SELECT conindid::regclass FROM pg_constraint WHERE conname = 'entry_account';
--> conindid:regclass
--| account_id
ALTER TABLE entry DROP CONSTRAINT entry_account, ADD CONSTRAINT entry_account FOREIGN KEY (account) REFERENCES account;
--= ALTER TABLE
SELECT conindid::regclass FROM pg_constraint WHERE conname = 'entry_account';
--> conindid:regclass
--| account_pk
SELECT refobjid::regclass FROM pg_depend WHERE objid = (SELECT oid FROM pg_constraint WHERE conname = 'entry_account') AND refobjid::regclass::text LIKE 'account\_%';
--> refobjid:regclass
--| account_pk
DROP INDEX account_id;
--= DROP INDEX
ALTER TABLE account DROP CONSTRAINT account_pk;
--! 2BP01: cannot drop constraint account_pk on table account because other objects depend on it

-- It is kept when the type of the column changes, and when a table refers to itself.
CREATE UNIQUE INDEX account_id ON account(id);
--= CREATE INDEX
ALTER TABLE account ALTER COLUMN id TYPE bigint;
--= ALTER TABLE
SELECT conindid::regclass FROM pg_constraint WHERE conname = 'entry_account';
--> conindid:regclass
--| account_pk
CREATE TABLE node(id int CONSTRAINT node_pk PRIMARY KEY, parent int CONSTRAINT node_parent REFERENCES node, UNIQUE (id));
--= CREATE TABLE
ALTER TABLE node DROP CONSTRAINT node_id_key;
--! 42704: constraint "node_id_key" of relation "node" does not exist
ALTER TABLE node DROP CONSTRAINT node_pk;
--! 2BP01: cannot drop constraint node_pk on table node because other objects depend on it

-- The referencing rows are looked after as before.
INSERT INTO account VALUES (1, 'one');
--= INSERT 0 1
INSERT INTO entry VALUES (1, 1);
--= INSERT 0 1
INSERT INTO entry VALUES (2, 2);
--! 23503: insert or update on table "entry" violates foreign key constraint "entry_account"
DELETE FROM account;
--! 23503: update or delete on table "account" violates foreign key constraint "entry_account" on table "entry"
