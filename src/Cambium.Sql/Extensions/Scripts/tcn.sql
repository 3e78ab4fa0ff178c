CREATE FUNCTION triggered_change_notification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payload pg_catalog.text := '"' || pg_catalog.replace(TG_TABLE_NAME, '"', '""') || '",' || pg_catalog.left(TG_OP, 1);
  name pg_catalog.text;
  value pg_catalog.text;
BEGIN
  IF TG_WHEN <> 'AFTER' THEN
    RAISE EXCEPTION 'triggered_change_notification: must be called after the change' USING ERRCODE = '39P01';
  ELSIF TG_LEVEL <> 'ROW' THEN
    RAISE EXCEPTION 'triggered_change_notification: must be called for each row' USING ERRCODE = '39P01';
  ELSIF TG_NARGS > 1 THEN
    RAISE EXCEPTION 'triggered_change_notification: must not be called with more than one parameter' USING ERRCODE = '39P01';
  END IF;

  FOR name IN
    SELECT a.attname
    FROM pg_catalog.pg_index i, pg_catalog.unnest(i.indkey::int2[]) WITH ORDINALITY k (number, place), pg_catalog.pg_attribute a
    WHERE i.indrelid = TG_RELID AND i.indisprimary AND a.attrelid = TG_RELID AND a.attnum = k.number
    ORDER BY k.place
  LOOP
    EXECUTE pg_catalog.format('SELECT ($1).%I::text', name) INTO value USING CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
    payload := payload || ',"' || pg_catalog.replace(name, '"', '""') || '"=''' || pg_catalog.replace(value, '''', '''''') || '''';
  END LOOP;

  IF NOT FOUND THEN
    RAISE EXCEPTION 'triggered_change_notification: must be called on a table with a primary key' USING ERRCODE = '39P01';
  END IF;

  PERFORM pg_catalog.pg_notify(COALESCE(TG_ARGV[0], 'tcn'), payload);
  RETURN NULL;
END
$$;
