-- What an index computes it computes as the table's owner, whoever makes it.
CREATE ROLE keeper;
--= CREATE ROLE
CREATE TABLE kept (a int);
--= CREATE TABLE
INSERT INTO kept SELECT generate_series(1, 3);
--= INSERT 0 3
ALTER TABLE kept OWNER TO keeper;
--= ALTER TABLE
CREATE FUNCTION acting(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF current_user <> 'keeper' THEN RAISE EXCEPTION 'acting for %', current_user; END IF;
  RETURN $1;
END $$;
--= CREATE FUNCTION
CREATE INDEX kept_acting ON kept (acting(a)) WHERE acting(a) > 1;
--= CREATE INDEX
REINDEX INDEX kept_acting;
--= REINDEX
CREATE FUNCTION defined(int) RETURNS int IMMUTABLE SECURITY DEFINER LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'keeper' THEN RAISE EXCEPTION 'acting for %', current_user; END IF;
  RETURN $1;
END $$;
--= CREATE FUNCTION
CREATE INDEX kept_defined ON kept (defined(a));
--= CREATE INDEX
SELECT count(*) FROM pg_indexes WHERE tablename = 'kept';
--> count:int8
--| 2
--@ differs: a key must be the same whoever writes the row
INSERT INTO kept VALUES (4);
--= INSERT 0 1
DROP TABLE kept;
--= DROP TABLE
DROP ROLE keeper;
--= DROP ROLE
