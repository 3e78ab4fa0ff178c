CREATE FUNCTION autoinc() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kind pg_catalog.oid;
  found int4;
BEGIN
  IF TG_LEVEL <> 'ROW' THEN
    RAISE EXCEPTION 'must be fired for row' USING ERRCODE = 'internal_error';
  ELSIF TG_WHEN <> 'BEFORE' THEN
    RAISE EXCEPTION 'must be fired before event' USING ERRCODE = 'internal_error';
  ELSIF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'cannot process DELETE events' USING ERRCODE = 'internal_error';
  ELSIF TG_NARGS = 0 OR TG_NARGS % 2 <> 0 THEN
    RAISE EXCEPTION 'autoinc (%): even number gt 0 of arguments was expected', TG_TABLE_NAME USING ERRCODE = 'internal_error';
  END IF;

  FOR place IN 0 .. TG_NARGS - 1 BY 2 LOOP
    SELECT atttypid INTO kind FROM pg_catalog.pg_attribute WHERE attrelid = TG_RELID AND attname = TG_ARGV[place] AND attnum > 0 AND NOT attisdropped;
    IF kind IS NULL THEN
      RAISE EXCEPTION '"%" has no attribute "%"', TG_TABLE_NAME, TG_ARGV[place] USING ERRCODE = 'triggered_action_exception';
    ELSIF kind <> 'int4'::pg_catalog.regtype THEN
      RAISE EXCEPTION 'attribute "%" of "%" must be type INT4', TG_ARGV[place], TG_TABLE_NAME USING ERRCODE = 'triggered_action_exception';
    END IF;

    EXECUTE pg_catalog.format('SELECT ($1).%I', TG_ARGV[place]) INTO found USING NEW;
    IF found IS NULL OR found = 0 THEN
      found := pg_catalog.nextval(TG_ARGV[place + 1]::pg_catalog.regclass);
      IF found = 0 THEN
        found := pg_catalog.nextval(TG_ARGV[place + 1]::pg_catalog.regclass);
      END IF;

      NEW := pg_catalog.jsonb_populate_record(NEW, pg_catalog.jsonb_build_object(TG_ARGV[place], found));
    END IF;
  END LOOP;

  RETURN NEW;
END
$$;
