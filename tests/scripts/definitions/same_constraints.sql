-- UNIQUE that says the same as an earlier constraint of the table is that one, and may give it its name; what differs in anything is one of its own.
CREATE TABLE named (a int PRIMARY KEY, UNIQUE (a), CONSTRAINT k UNIQUE (a), CONSTRAINT other UNIQUE (a));
--= CREATE TABLE
CREATE TABLE later (a int UNIQUE, b int, CONSTRAINT k1 UNIQUE (a), UNIQUE (a, b), UNIQUE (b, a));
--= CREATE TABLE
CREATE TABLE differing (a int UNIQUE DEFERRABLE INITIALLY DEFERRED, UNIQUE (a), UNIQUE NULLS NOT DISTINCT (a));
--= CREATE TABLE
SELECT conrelid::regclass, conname, contype, pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid IN ('named'::regclass, 'later'::regclass, 'differing'::regclass) ORDER BY 1, 2;
--> conrelid:regclass | conname:name | contype:char | pg_get_constraintdef:text
--| named | k | p | PRIMARY KEY (a)
--| later | k1 | u | UNIQUE (a)
--| later | later_a_b_key | u | UNIQUE (a, b)
--| later | later_b_a_key | u | UNIQUE (b, a)
--| differing | differing_a_key | u | UNIQUE (a) DEFERRABLE INITIALLY DEFERRED
--| differing | differing_a_key1 | u | UNIQUE (a)
--| differing | differing_a_key2 | u | UNIQUE NULLS NOT DISTINCT (a)
INSERT INTO differing VALUES (NULL);
--= INSERT 0 1
INSERT INTO differing VALUES (NULL);
--! 23505: duplicate key value violates unique constraint "differing_a_key2"
-- Only foreign keys and checks are validated.
ALTER TABLE named VALIDATE CONSTRAINT k;
--! 42809: constraint "k" of relation "named" is not a foreign key or check constraint
-- What outlives a table can't reference it.
CREATE UNLOGGED TABLE fleeting (a int PRIMARY KEY);
--= CREATE TABLE
CREATE TEMPORARY TABLE passing (a int PRIMARY KEY);
--= CREATE TABLE
CREATE TABLE lasting (a int REFERENCES fleeting);
--! 42P16: constraints on permanent tables may reference only permanent tables
CREATE UNLOGGED TABLE referring (a int REFERENCES fleeting);
--= CREATE TABLE
CREATE UNLOGGED TABLE refused (a int REFERENCES passing);
--! 42P16: constraints on unlogged tables may reference only permanent or unlogged tables
-- Comments of constraints that LIKE takes along.
CREATE TABLE said_of (a int, CONSTRAINT positive CHECK (a > 0));
--= CREATE TABLE
COMMENT ON CONSTRAINT positive ON said_of IS 'said';
--= COMMENT
CREATE TABLE inherited_from (a int, CONSTRAINT positive CHECK (a > 0));
--= CREATE TABLE
CREATE TABLE both_ways (LIKE said_of INCLUDING ALL) INHERITS (inherited_from);
--~ merging column "a" with inherited definition
--~ merging constraint "positive" with inherited definition
--= CREATE TABLE
CREATE TABLE without_comments (LIKE said_of INCLUDING CONSTRAINTS) INHERITS (inherited_from);
--~ merging column "a" with inherited definition
--~ merging constraint "positive" with inherited definition
--= CREATE TABLE
CREATE TABLE alone (LIKE said_of INCLUDING CONSTRAINTS);
--= CREATE TABLE
SELECT conrelid::regclass, obj_description(oid, 'pg_constraint') FROM pg_constraint WHERE conname = 'positive' ORDER BY 1;
--> conrelid:regclass | obj_description:text
--| said_of | said
--| inherited_from | ∅
--| both_ways | said
--| without_comments | ∅
--| alone | ∅
