-- Names of checks are a table's, or a domain's: information_schema.check_constraints tells each one's own condition.
CREATE TABLE one (x int NOT NULL CONSTRAINT positive CHECK (x > 0));
--= CREATE TABLE
CREATE TABLE other (y int CONSTRAINT positive CHECK (y > 5));
--= CREATE TABLE
CREATE DOMAIN fewer AS int CONSTRAINT positive CHECK (value > 7);
--= CREATE DOMAIN
CREATE DOMAIN more AS int CONSTRAINT positive CHECK (value > 8);
--= CREATE DOMAIN
SELECT check_clause FROM information_schema.check_constraints WHERE constraint_schema = 'public' ORDER BY 1;
--> check_clause:varchar
--| ((VALUE > 7))
--| ((VALUE > 8))
--| ((x > 0))
--| ((y > 5))
--| x IS NOT NULL
SELECT conrelid::regclass, contypid::regtype, pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint') FROM pg_constraint WHERE conname = 'positive' ORDER BY 3;
--> conrelid:regclass | contypid:regtype | pg_get_constraintdef:text | obj_description:text
--| - | fewer | CHECK ((VALUE > 7)) | ∅
--| - | more | CHECK ((VALUE > 8)) | ∅
--| one | - | CHECK ((x > 0)) | ∅
--| other | - | CHECK ((y > 5)) | ∅
COMMENT ON CONSTRAINT positive ON other IS 'of a table';
--= COMMENT
COMMENT ON CONSTRAINT positive ON DOMAIN more IS 'of a domain';
--= COMMENT
SELECT pg_get_constraintdef(oid), obj_description(oid, 'pg_constraint'), pg_describe_object('pg_constraint'::regclass, oid, 0) FROM pg_constraint WHERE conname = 'positive' ORDER BY 1;
--> pg_get_constraintdef:text | obj_description:text | pg_describe_object:text
--| CHECK ((VALUE > 7)) | ∅ | constraint positive
--| CHECK ((VALUE > 8)) | of a domain | constraint positive
--| CHECK ((x > 0)) | ∅ | constraint positive on table one
--| CHECK ((y > 5)) | of a table | constraint positive on table other
ALTER TABLE other DROP CONSTRAINT positive;
--= ALTER TABLE
DROP DOMAIN fewer;
--= DROP DOMAIN
SELECT check_clause FROM information_schema.check_constraints WHERE constraint_schema = 'public' ORDER BY 1;
--> check_clause:varchar
--| ((VALUE > 8))
--| ((x > 0))
--| x IS NOT NULL
