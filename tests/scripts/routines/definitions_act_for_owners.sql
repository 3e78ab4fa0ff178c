-- What an index computes it computes as the table's owner, whoever makes it.
CREATE ROLE keeper;
CREATE TABLE kept (a int);
INSERT INTO kept SELECT generate_series(1, 3);
ALTER TABLE kept OWNER TO keeper;
CREATE FUNCTION acting(int) RETURNS int IMMUTABLE LANGUAGE plpgsql AS $$
BEGIN
  IF current_user <> 'keeper' THEN RAISE EXCEPTION 'acting for %', current_user; END IF;
  RETURN $1;
END $$;
CREATE INDEX kept_acting ON kept (acting(a)) WHERE acting(a) > 1;
REINDEX INDEX kept_acting;
CREATE FUNCTION defined(int) RETURNS int IMMUTABLE SECURITY DEFINER LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'keeper' THEN RAISE EXCEPTION 'acting for %', current_user; END IF;
  RETURN $1;
END $$;
CREATE INDEX kept_defined ON kept (defined(a));
SELECT count(*) FROM pg_indexes WHERE tablename = 'kept';
--@ differs: a key must be the same whoever writes the row
INSERT INTO kept VALUES (4);
DROP TABLE kept;
DROP ROLE keeper;
