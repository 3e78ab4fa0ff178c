-- FOR goes through the lines of EXPLAIN as well.
CREATE TABLE t (a int);
--= CREATE TABLE
CREATE FUNCTION plan_of(value int) RETURNS SETOF text LANGUAGE plpgsql AS $$
DECLARE line record;
BEGIN
    FOR line IN EXPLAIN (COSTS off) SELECT * FROM t WHERE a = value LOOP
        RETURN NEXT line."QUERY PLAN";
    END LOOP;
    FOR line IN EXPLAIN (COSTS off) VALUES (1), (2) LOOP
        RETURN NEXT line."QUERY PLAN";
    END LOOP;
END $$;
--= CREATE FUNCTION
SELECT count(*) > 1 FROM plan_of(5);
--> ?column?:bool
--| t
DO $$ DECLARE explain int := 1; BEGIN FOR i IN explain..2 LOOP RAISE NOTICE '%', i; END LOOP; END $$;
--~ 1
--~ 2
--= DO
