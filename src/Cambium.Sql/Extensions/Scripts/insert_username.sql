CREATE FUNCTION insert_username() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind pg_catalog.oid := (SELECT atttypid FROM pg_catalog.pg_attribute WHERE attrelid = TG_RELID AND attname = TG_ARGV[0] AND attnum > 0 AND NOT attisdropped);
BEGIN
  IF TG_LEVEL <> 'ROW' THEN
    RAISE EXCEPTION 'insert_username: must be fired for row' USING ERRCODE = 'internal_error';
  ELSIF TG_WHEN <> 'BEFORE' THEN
    RAISE EXCEPTION 'insert_username: must be fired before event' USING ERRCODE = 'internal_error';
  ELSIF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'insert_username: cannot process DELETE events' USING ERRCODE = 'internal_error';
  ELSIF TG_NARGS <> 1 THEN
    RAISE EXCEPTION 'insert_username (%): one argument was expected', TG_TABLE_NAME USING ERRCODE = 'internal_error';
  ELSIF kind IS NULL THEN
    RAISE EXCEPTION '"%" has no attribute "%"', TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'triggered_action_exception';
  ELSIF kind <> 'text'::pg_catalog.regtype THEN
    RAISE EXCEPTION 'attribute "%" of "%" must be type TEXT', TG_ARGV[0], TG_TABLE_NAME USING ERRCODE = 'triggered_action_exception';
  END IF;

  RETURN pg_catalog.jsonb_populate_record(NEW, pg_catalog.jsonb_build_object(TG_ARGV[0], current_user));
END
$$;
