-- A sequence that a column owns goes where its table goes, and an identity column's can't be dropped by itself.
CREATE TABLE a (id int GENERATED ALWAYS AS IDENTITY, s serial);
--= CREATE TABLE
DROP SEQUENCE a_id_seq;
--! 2BP01: cannot drop sequence a_id_seq because column id of table a requires it
DROP SEQUENCE a_id_seq CASCADE;
--! 2BP01: cannot drop sequence a_id_seq because column id of table a requires it
DROP SEQUENCE IF EXISTS a_s_seq, a_id_seq CASCADE;
--! 2BP01: cannot drop sequence a_id_seq because column id of table a requires it
INSERT INTO a DEFAULT VALUES;
--= INSERT 0 1
CREATE ROLE sequences_of_columns;
--= CREATE ROLE
ALTER SEQUENCE a_id_seq OWNER TO sequences_of_columns;
--! 0A000: cannot change owner of sequence "a_id_seq"
ALTER SEQUENCE a_s_seq OWNER TO sequences_of_columns;
--! 0A000: cannot change owner of sequence "a_s_seq"
ALTER TABLE a_s_seq OWNER TO sequences_of_columns;
--! 0A000: cannot change owner of sequence "a_s_seq"
ALTER SEQUENCE a_s_seq OWNER TO current_user;
--= ALTER SEQUENCE
CREATE SCHEMA other;
--= CREATE SCHEMA
ALTER SEQUENCE a_s_seq SET SCHEMA other;
--! 0A000: cannot move an owned sequence into another schema
ALTER SEQUENCE a_id_seq SET SCHEMA public;
--! 0A000: cannot move an owned sequence into another schema
ALTER TABLE a SET SCHEMA other;
--= ALTER TABLE
ALTER TABLE other.a OWNER TO sequences_of_columns;
--= ALTER TABLE
SELECT relname, relnamespace::regnamespace, relowner::regrole FROM pg_class WHERE relname LIKE 'a\_%seq' ORDER BY 1;
--> relname:name | relnamespace:regnamespace | relowner:regrole
--| a_id_seq | other | sequences_of_columns
--| a_s_seq | other | sequences_of_columns
ALTER SEQUENCE other.a_s_seq OWNED BY NONE;
--= ALTER SEQUENCE
ALTER SEQUENCE other.a_s_seq OWNER TO current_user;
--= ALTER SEQUENCE
ALTER SEQUENCE other.a_s_seq SET SCHEMA public;
--= ALTER SEQUENCE
DROP SEQUENCE a_s_seq CASCADE;
--~ drop cascades to default value for column s of table other.a
--= DROP SEQUENCE
SELECT pg_get_serial_sequence('other.a', 'id'), pg_get_serial_sequence('other.a', 's');
--> pg_get_serial_sequence:text | pg_get_serial_sequence:text
--| other.a_id_seq | ∅
DROP TABLE other.a;
--= DROP TABLE
DROP ROLE sequences_of_columns;
--= DROP ROLE
