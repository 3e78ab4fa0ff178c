-- What pg_dump asks for.
CREATE DOMAIN moment AS timestamptz NOT NULL DEFAULT '1999-06-11T00:00:00Z';
--= CREATE DOMAIN
CREATE DOMAIN name3 AS varchar(3) DEFAULT 'abc';
--= CREATE DOMAIN
CREATE DOMAIN num AS numeric DEFAULT 1;
--= CREATE DOMAIN
SET timezone = 'UTC';
--= SET
SELECT typname, typdefault, pg_get_expr(typdefaultbin, 'pg_type'::regclass) FROM pg_type WHERE typname IN ('moment', 'name3', 'num') ORDER BY 1;
--> typname:name | typdefault:text | pg_get_expr:text
--| moment | '1999-06-11 00:00:00+00'::timestamp with time zone | '1999-06-11 00:00:00+00'::timestamp with time zone
--| name3 | 'abc'::character varying | 'abc'::character varying
--| num | 1 | 1
CREATE UNLOGGED TABLE u (id int GENERATED ALWAYS AS IDENTITY, s serial);
--= CREATE TABLE
CREATE TABLE l (id serial);
--= CREATE TABLE
SELECT relname, relpersistence FROM pg_class WHERE relname IN ('u_id_seq', 'u_s_seq', 'l_id_seq') ORDER BY 1;
--> relname:name | relpersistence:char
--| l_id_seq | p
--| u_id_seq | u
--| u_s_seq | u
CREATE VIEW same_alias AS SELECT l.id FROM l AS l JOIN ONLY u u ON u.id = l.id, l other;
--= CREATE VIEW
SELECT pg_get_viewdef('same_alias');
--> pg_get_viewdef:text
--| ␠SELECT l.id␊   FROM (l l␊     JOIN ONLY u u ON ((u.id = l.id))),␊    l other;
-- COLLATE around a whole part of a key is the part's.
CREATE TABLE ci (a text, b text);
--= CREATE TABLE
CREATE INDEX ON ci ((a COLLATE "C"));
--= CREATE INDEX
CREATE INDEX ON ci ((lower(a) COLLATE "C"));
--= CREATE INDEX
CREATE INDEX ON ci ((a COLLATE "C") COLLATE "POSIX");
--= CREATE INDEX
CREATE INDEX ON ci (((a COLLATE "C") || b));
--= CREATE INDEX
CREATE INDEX ON ci ((a COLLATE "C" COLLATE "POSIX"));
--= CREATE INDEX
SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = 'ci'::regclass ORDER BY indexrelid;
--> pg_get_indexdef:text
--| CREATE INDEX ci_a_idx ON public.ci USING btree (a COLLATE "C")
--| CREATE INDEX ci_lower_idx ON public.ci USING btree (lower(a) COLLATE "C")
--| CREATE INDEX ci_a_idx1 ON public.ci USING btree (a COLLATE "POSIX")
--| CREATE INDEX ci_expr_idx ON public.ci USING btree ((((a COLLATE "C") || b)))
--| CREATE INDEX ci_a_idx2 ON public.ci USING btree (a COLLATE "POSIX")
CREATE UNIQUE INDEX ON ci ((b COLLATE "C"));
--= CREATE INDEX
INSERT INTO ci VALUES ('a', 'b') ON CONFLICT ((b COLLATE "C")) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO ci VALUES ('a', 'b') ON CONFLICT ((b COLLATE "C")) DO NOTHING;
--! 42P10: there is no unique or exclusion constraint matching the ON CONFLICT specification
INSERT INTO ci VALUES ('a', 'b') ON CONFLICT (b) DO NOTHING;
--= INSERT 0 1
