CREATE DOMAIN lo AS oid;
CREATE FUNCTION lo_oid(lo) RETURNS oid LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS 'SELECT $1::pg_catalog.oid';
CREATE FUNCTION lo_manage() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  before pg_catalog.oid;
  after pg_catalog.oid;
BEGIN
  IF TG_LEVEL <> 'ROW' THEN
    RAISE EXCEPTION '%: must be fired for row', TG_NAME USING ERRCODE = 'internal_error';
  ELSIF TG_NARGS = 0 THEN
    RAISE EXCEPTION '%: no column name provided in the trigger definition', TG_NAME USING ERRCODE = 'internal_error';
  ELSIF NOT EXISTS (SELECT FROM pg_catalog.pg_attribute WHERE attrelid = TG_RELID AND attname = TG_ARGV[0] AND attnum > 0 AND NOT attisdropped) THEN
    RAISE EXCEPTION '%: column "%" does not exist', TG_NAME, TG_ARGV[0] USING ERRCODE = 'internal_error';
  END IF;

  IF TG_OP IN ('UPDATE', 'DELETE') THEN
    EXECUTE pg_catalog.format('SELECT ($1).%I', TG_ARGV[0]) INTO before USING OLD;
  END IF;

  IF TG_OP = 'UPDATE' THEN
    EXECUTE pg_catalog.format('SELECT ($1).%I', TG_ARGV[0]) INTO after USING NEW;
  END IF;

  IF before IS NOT NULL AND before IS DISTINCT FROM after THEN
    PERFORM pg_catalog.lo_unlink(before);
  END IF;

  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;

  RETURN NEW;
END
$$;
