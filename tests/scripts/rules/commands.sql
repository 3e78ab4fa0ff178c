-- CREATE RULE and its relatives: what is taken, what is refused, and how it is shown.
CREATE TABLE rc (a int, b text);
--= CREATE TABLE
CREATE TABLE rc_log (what text, a int, b text);
--= CREATE TABLE
CREATE VIEW rc_view AS SELECT a, b FROM rc;
--= CREATE VIEW
CREATE MATERIALIZED VIEW rc_mat AS SELECT a FROM rc;
--= SELECT 0
CREATE SEQUENCE rc_seq;
--= CREATE SEQUENCE
CREATE INDEX rc_index ON rc (a);
--= CREATE INDEX
CREATE RULE r AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('also', NEW.a, NEW.b);
--= CREATE RULE
CREATE RULE r AS ON DELETE TO rc DO INSTEAD NOTHING;
--! 42710: rule "r" for relation "rc" already exists
CREATE OR REPLACE RULE r AS ON DELETE TO rc DO INSTEAD NOTHING;
--= CREATE RULE
CREATE RULE nothing AS ON INSERT TO rc DO ALSO NOTHING;
--= CREATE RULE
CREATE RULE nothing AS ON INSERT TO rc DO NOTHING;
--! 42710: rule "nothing" for relation "rc" already exists
SELECT rulename, ev_type, ev_enabled, is_instead FROM pg_rewrite WHERE ev_class = 'rc'::regclass ORDER BY 1;
--> rulename:name | ev_type:char | ev_enabled:char | is_instead:bool
--| nothing | 3 | O | f
--| r | 4 | O | t
SELECT relname, relhasrules FROM pg_class WHERE relname IN ('rc', 'rc_log', 'rc_view') ORDER BY 1;
--> relname:name | relhasrules:bool
--| rc | t
--| rc_log | f
--| rc_view | t
-- Refused.
CREATE RULE x AS ON INSERT TO missing DO INSTEAD NOTHING;
--! 42P01: relation "missing" does not exist
CREATE RULE x AS ON INSERT TO rc_mat DO INSTEAD NOTHING;
--! 0A000: rules on materialized views are not supported
CREATE RULE x AS ON INSERT TO rc_seq DO INSTEAD NOTHING;
--! 42809: relation "rc_seq" cannot have rules
CREATE RULE x AS ON INSERT TO pg_class DO INSTEAD NOTHING;
--! 42501: permission denied: "pg_class" is a system catalog
CREATE RULE x AS ON INSERT TO rc DO ALSO INSERT INTO missing VALUES (1);
--! 42P01: relation "missing" does not exist
CREATE RULE x AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('x', OLD.a);
--! 42P17: ON INSERT rule cannot use OLD
CREATE RULE x AS ON DELETE TO rc DO ALSO INSERT INTO rc_log VALUES ('x', NEW.a);
--! 42P17: ON DELETE rule cannot use NEW
CREATE RULE x AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('x', NEW.c);
--! 42703: column new.c does not exist
CREATE RULE x AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('x', a);
--! 42703: column "a" does not exist
CREATE RULE x AS ON UPDATE TO rc WHERE a = 1 DO INSTEAD NOTHING;
--! 42702: column reference "a" is ambiguous
CREATE RULE x AS ON UPDATE TO rc WHERE NEW.a DO INSTEAD NOTHING;
--! 42804: argument of WHERE must be type boolean, not type integer
CREATE RULE x AS ON INSERT TO rc WHERE count(*) > 1 DO INSTEAD NOTHING;
--! 42803: aggregate functions are not allowed in WHERE
CREATE RULE x AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('x', 'y');
--! 22P02: invalid input syntax for type integer: "y"
CREATE RULE x AS ON INSERT TO rc DO ALSO DROP TABLE rc_log;
--! 42601: syntax error at or near "DROP"
CREATE RULE x AS ON INSERT TO rc DO ALSO MERGE INTO rc_log USING rc ON true WHEN MATCHED THEN DO NOTHING;
--! 42601: syntax error at or near "MERGE"
CREATE RULE "_RETURN" AS ON INSERT TO rc DO INSTEAD NOTHING;
--! 42P17: non-view rule for "rc" must not be named "_RETURN"
CREATE RULE x AS ON INSERT TO rc WHERE a > 0 DO ALSO NOTIFY rc_channel;
--! 42P17: rules with WHERE conditions can only have SELECT, INSERT, UPDATE, or DELETE actions
CREATE RULE x AS ON INSERT TO rc WHERE a > 0 DO INSTEAD INSERT INTO rc_log SELECT 'x', 1, 'y' UNION SELECT 'x', 2, 'y';
--! 0A000: conditional UNION/INTERSECT/EXCEPT statements are not implemented
-- RETURNING.
CREATE RULE x AS ON INSERT TO rc_view WHERE a > 0 DO INSTEAD INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING *;
--! 0A000: RETURNING lists are not supported in conditional rules
CREATE RULE x AS ON INSERT TO rc_view DO ALSO INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING *;
--! 0A000: RETURNING lists are not supported in non-INSTEAD rules
CREATE RULE x AS ON INSERT TO rc_view DO INSTEAD (INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING *; INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING *);
--! 0A000: cannot have multiple RETURNING lists in a rule
CREATE RULE x AS ON INSERT TO rc_view DO INSTEAD INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING a;
--! 42P17: RETURNING list has too few entries
CREATE RULE x AS ON INSERT TO rc_view DO INSTEAD INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING a, b, 1;
--! 42P17: RETURNING list has too many entries
CREATE RULE x AS ON INSERT TO rc_view DO INSTEAD INSERT INTO rc VALUES (NEW.a, NEW.b) RETURNING b, a;
--! 42P17: RETURNING list's entry 1 has different type from column "a"
-- ON SELECT.
CREATE RULE x AS ON SELECT TO rc_view DO INSTEAD NOTHING;
--! 0A000: rules on SELECT must have action INSTEAD SELECT
CREATE RULE x AS ON SELECT TO rc_view DO INSTEAD (SELECT 1; SELECT 2);
--! 0A000: multiple actions for rules on SELECT are not implemented
CREATE RULE x AS ON SELECT TO rc_view DO ALSO SELECT a, b FROM rc;
--! 0A000: rules on SELECT must have action INSTEAD SELECT
CREATE RULE x AS ON SELECT TO rc_view DO INSTEAD INSERT INTO rc VALUES (1);
--! 0A000: rules on SELECT must have action INSTEAD SELECT
CREATE RULE x AS ON SELECT TO rc_view WHERE OLD.a = 1 DO INSTEAD SELECT a, b FROM rc;
--! 42P17: ON SELECT rule cannot use OLD
CREATE RULE x AS ON SELECT TO rc_view DO INSTEAD SELECT a, b FROM rc;
--! 55000: "rc_view" is already a view
CREATE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a, b FROM rc;
--! 55000: "rc_view" is already a view
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a, b || '!' AS b FROM rc;
--= CREATE RULE
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a FROM rc;
--! 42P17: SELECT rule's target list has too few entries
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a, b, 1 FROM rc;
--! 42P17: SELECT rule's target list has too many entries
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a, a AS b FROM rc;
--! 42P17: SELECT rule's target entry 2 has different type from column "b"
CREATE OR REPLACE RULE "_RETURN" AS ON SELECT TO rc_view DO INSTEAD SELECT a, b AS c FROM rc;
--! 42P17: SELECT rule's target entry 2 has different column name from column "b"
SELECT pg_get_viewdef('rc_view');
--> pg_get_viewdef:text
--| ␠SELECT rc.a,␊    (rc.b || '!'::text) AS b␊   FROM rc;
-- Names.
ALTER RULE r ON rc RENAME TO s;
--= ALTER RULE
ALTER RULE r ON rc RENAME TO t;
--! 42704: rule "r" for relation "rc" does not exist
CREATE RULE t AS ON UPDATE TO rc DO INSTEAD NOTHING;
--= CREATE RULE
ALTER RULE t ON rc RENAME TO s;
--! 42710: rule "s" for relation "rc" already exists
ALTER RULE "_RETURN" ON rc_view RENAME TO x;
--! 42P17: renaming an ON SELECT rule is not allowed
ALTER RULE x ON rc_mat RENAME TO y;
--! 42809: relation "rc_mat" cannot have rules
ALTER RULE x ON missing RENAME TO y;
--! 42P01: relation "missing" does not exist
COMMENT ON RULE s ON rc IS 'nothing goes';
--= COMMENT
COMMENT ON RULE missing ON rc IS 'x';
--! 42704: rule "missing" for relation "rc" does not exist
SELECT obj_description(oid, 'pg_rewrite') FROM pg_rewrite WHERE rulename = 's' AND ev_class = 'rc'::regclass;
--> obj_description:text
--| nothing goes
CREATE OR REPLACE RULE s AS ON DELETE TO rc WHERE OLD.a = 7 DO INSTEAD NOTHING;
--= CREATE RULE
SELECT obj_description(oid, 'pg_rewrite') FROM pg_rewrite WHERE rulename = 's' AND ev_class = 'rc'::regclass;
--> obj_description:text
--| nothing goes
DROP RULE missing ON rc;
--! 42704: rule "missing" for relation "rc" does not exist
DROP RULE missing ON missing;
--! 42P01: relation "missing" does not exist
DROP RULE IF EXISTS missing ON rc;
--~ rule "missing" for relation "rc" does not exist, skipping
--= DROP RULE
DROP RULE IF EXISTS missing ON missing;
--~ relation "missing" does not exist, skipping
--= DROP RULE
DROP RULE IF EXISTS missing ON no_schema.missing;
--~ schema "no_schema" does not exist, skipping
--= DROP RULE
DROP RULE "_RETURN" ON rc_view;
--! 2BP01: cannot drop rule _RETURN on view rc_view because view rc_view requires it
DROP RULE t ON rc CASCADE;
--= DROP RULE
-- How they are shown.
CREATE RULE "Two Words" AS ON UPDATE TO rc WHERE NEW.a <> OLD.a DO ALSO (
    INSERT INTO rc_log VALUES ('from', OLD.a, OLD.b);
--! 42601: syntax error at end of input
    INSERT INTO rc_log (what, a) SELECT 'to', NEW.a FROM rc x WHERE x.a = NEW.a AND EXISTS (SELECT FROM rc_log y WHERE y.a = OLD.a);
--! 42P01: missing FROM-clause entry for table "new"
    DELETE FROM rc_log WHERE rc_log.a = OLD.a AND what = 'x';
--! 42P01: missing FROM-clause entry for table "old"
    UPDATE rc_log SET b = NEW.b, a = rc_log.a + 1 FROM rc z WHERE z.a = rc_log.a;
--! 42P01: missing FROM-clause entry for table "new"
    SELECT NEW.a, OLD.*;
--! 42P01: missing FROM-clause entry for table "new"
    NOTIFY rc_channel, 'moved');
--! 42601: syntax error at or near ")"
CREATE RULE notifies AS ON INSERT TO rc DO ALSO NOTIFY rc_channel;
--= CREATE RULE
CREATE RULE star AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('star', NEW.*);
--= CREATE RULE
CREATE RULE several AS ON INSERT TO rc DO ALSO INSERT INTO rc_log VALUES ('one', NEW.*), ('two', NEW.*);
--= CREATE RULE
CREATE RULE whole AS ON DELETE TO rc DO ALSO INSERT INTO rc_log VALUES ('whole', 0, OLD::text);
--= CREATE RULE
SELECT rulename, definition FROM pg_rules WHERE tablename LIKE 'rc%' ORDER BY 1;
--> rulename:name | definition:text
--| nothing | CREATE RULE nothing AS␊    ON INSERT TO public.rc DO NOTHING;
--| notifies | CREATE RULE notifies AS␊    ON INSERT TO public.rc DO␊ NOTIFY rc_channel;
--| s | CREATE RULE s AS␊    ON DELETE TO public.rc␊   WHERE (old.a = 7) DO INSTEAD NOTHING;
--| several | CREATE RULE several AS␊    ON INSERT TO public.rc DO  INSERT INTO rc_log (what, a, b) VALUES ('one'::text,new.a,new.b), ('two'::text,new.a,new.b);
--| star | CREATE RULE star AS␊    ON INSERT TO public.rc DO  INSERT INTO rc_log (what, a, b)␊  VALUES ('star'::text, new.a, new.b);
--| whole | CREATE RULE whole AS␊    ON DELETE TO public.rc DO  INSERT INTO rc_log (what, a, b)␊  VALUES ('whole'::text, 0, (old.*)::text);
SELECT pg_get_ruledef(oid, true) FROM pg_rewrite WHERE ev_class = 'rc'::regclass ORDER BY rulename;
--> pg_get_ruledef:text
--| CREATE RULE nothing AS␊    ON INSERT TO rc DO NOTHING;
--| CREATE RULE notifies AS␊    ON INSERT TO rc DO␊ NOTIFY rc_channel;
--| CREATE RULE s AS␊    ON DELETE TO rc␊   WHERE old.a = 7 DO INSTEAD NOTHING;
--| CREATE RULE several AS␊    ON INSERT TO rc DO  INSERT INTO rc_log (what, a, b) VALUES ('one'::text,new.a,new.b), ('two'::text,new.a,new.b);
--| CREATE RULE star AS␊    ON INSERT TO rc DO  INSERT INTO rc_log (what, a, b)␊  VALUES ('star'::text, new.a, new.b);
--| CREATE RULE whole AS␊    ON DELETE TO rc DO  INSERT INTO rc_log (what, a, b)␊  VALUES ('whole'::text, 0, old.*::text);
SELECT pg_get_ruledef(0);
--> pg_get_ruledef:text
--| ∅
SELECT pg_describe_object('pg_rewrite'::regclass, oid, 0) FROM pg_rewrite WHERE ev_class IN ('rc'::regclass, 'rc_view'::regclass) ORDER BY 1;
--> pg_describe_object:text
--| rule _RETURN on view rc_view
--| rule nothing on table rc
--| rule notifies on table rc
--| rule s on table rc
--| rule several on table rc
--| rule star on table rc
--| rule whole on table rc
-- WITH queries stand outside of the rows.
CREATE RULE w AS ON UPDATE TO rc DO ALSO WITH x AS (SELECT OLD.a) INSERT INTO rc_log SELECT 'w', a FROM x;
--! 0A000: cannot refer to OLD within WITH query
CREATE RULE w AS ON INSERT TO rc DO ALSO INSERT INTO rc_log WITH x AS (SELECT NEW.a) SELECT 'w', a FROM x;
--! 0A000: cannot refer to NEW within WITH query
CREATE RULE w AS ON DELETE TO rc DO ALSO WITH x AS (SELECT 1 AS a) DELETE FROM rc_log USING x WHERE rc_log.a = x.a AND rc_log.a = OLD.a;
--= CREATE RULE
SELECT pg_get_ruledef(oid) FROM pg_rewrite WHERE ev_class = 'rc'::regclass AND rulename = 'w';
--> pg_get_ruledef:text
--| CREATE RULE w AS␊    ON DELETE TO public.rc DO  WITH x AS (␊         SELECT 1 AS a␊        )␊ DELETE FROM rc_log␊   USING x␊  WHERE ((rc_log.a = x.a) AND (rc_log.a = old.a));
-- A rule that calls a function whose body the search path of now doesn't reach, as where dumps are restored.
CREATE FUNCTION rc_count() RETURNS bigint LANGUAGE sql AS 'SELECT count(*) FROM rc';
--= CREATE FUNCTION
SELECT set_config('search_path', '', false);
--> set_config:text
--| 
CREATE RULE counts AS ON INSERT TO public.rc DO ALSO INSERT INTO public.rc_log (a) VALUES (public.rc_count());
--= CREATE RULE
RESET search_path;
--= RESET
