-- pg_catalog.pg_roles
SELECT rolname, rolsuper, rolinherit, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication, rolconnlimit, '********'::text AS rolpassword,
    rolvaliduntil, rolbypassrls,
    (SELECT s.setconfig FROM pg_catalog.pg_db_role_setting s WHERE s.setrole = a.oid AND s.setdatabase = 0) AS rolconfig, oid
FROM pg_catalog.pg_authid a

-- pg_catalog.pg_shadow
SELECT rolname AS usename, oid AS usesysid, rolcreatedb AS usecreatedb, rolsuper AS usesuper, rolreplication AS userepl, rolbypassrls AS usebypassrls,
    rolpassword AS passwd, rolvaliduntil AS valuntil, NULL::text[] AS useconfig
FROM pg_catalog.pg_authid
WHERE rolcanlogin

-- pg_catalog.pg_user
SELECT usename, usesysid, usecreatedb, usesuper, userepl, usebypassrls, '********'::text AS passwd, valuntil, useconfig
FROM pg_catalog.pg_shadow

-- pg_catalog.pg_group
SELECT rolname AS groname, oid AS grosysid, ARRAY(SELECT m.member FROM pg_catalog.pg_auth_members m WHERE m.roleid = a.oid) AS grolist
FROM pg_catalog.pg_authid a
WHERE NOT rolcanlogin

-- pg_catalog.pg_tables
SELECT n.nspname AS schemaname, c.relname AS tablename, pg_catalog.pg_get_userbyid(c.relowner) AS tableowner, NULL::name AS tablespace,
    c.relhasindex AS hasindexes, c.relhasrules AS hasrules, c.relhastriggers AS hastriggers, c.relrowsecurity AS rowsecurity
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind IN ('r', 'p')

-- pg_catalog.pg_policies
SELECT n.nspname AS schemaname, c.relname AS tablename, pol.polname AS policyname,
    CASE WHEN pol.polpermissive THEN 'PERMISSIVE' ELSE 'RESTRICTIVE' END AS permissive,
    CASE WHEN pol.polroles = '{0}'::oid[] THEN '{public}'::name[]
        ELSE ARRAY(SELECT rolname FROM pg_catalog.pg_authid WHERE oid = ANY (pol.polroles) ORDER BY 1) END AS roles,
    CASE pol.polcmd WHEN 'r' THEN 'SELECT' WHEN 'a' THEN 'INSERT' WHEN 'w' THEN 'UPDATE' WHEN 'd' THEN 'DELETE' WHEN '*' THEN 'ALL' END AS cmd,
    pg_catalog.pg_get_expr(pol.polqual, pol.polrelid) AS qual, pg_catalog.pg_get_expr(pol.polwithcheck, pol.polrelid) AS with_check
FROM pg_catalog.pg_policy pol JOIN pg_catalog.pg_class c ON c.oid = pol.polrelid LEFT JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace

-- pg_catalog.pg_publication_tables
SELECT p.pubname, n.nspname AS schemaname, c.relname AS tablename,
    (SELECT pg_catalog.array_agg(a.attname ORDER BY a.attnum) FROM pg_catalog.pg_attribute a WHERE a.attrelid = t.relid AND a.attnum = ANY (t.attrs)) AS attnames,
    pg_catalog.pg_get_expr(t.qual, t.relid) AS rowfilter
FROM pg_catalog.pg_publication p, LATERAL pg_catalog.pg_get_publication_tables(p.pubname) t(relid, attrs, qual),
    pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.oid = t.relid

-- pg_catalog.pg_views
SELECT n.nspname AS schemaname, c.relname AS viewname, pg_catalog.pg_get_userbyid(c.relowner) AS viewowner, pg_catalog.pg_get_viewdef(c.oid) AS definition
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'v'

-- pg_catalog.pg_matviews
SELECT n.nspname AS schemaname, c.relname AS matviewname, pg_catalog.pg_get_userbyid(c.relowner) AS matviewowner, NULL::name AS tablespace,
    c.relhasindex AS hasindexes, c.relispopulated AS ispopulated, pg_catalog.pg_get_viewdef(c.oid) AS definition
FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE c.relkind = 'm'

-- pg_catalog.pg_indexes
SELECT n.nspname AS schemaname, c.relname AS tablename, i.relname AS indexname, NULL::name AS tablespace, pg_catalog.pg_get_indexdef(i.oid) AS indexdef
FROM pg_catalog.pg_index x
    JOIN pg_catalog.pg_class c ON c.oid = x.indrelid
    JOIN pg_catalog.pg_class i ON i.oid = x.indexrelid
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace

-- pg_catalog.pg_sequences
SELECT n.nspname AS schemaname, c.relname AS sequencename, pg_catalog.pg_get_userbyid(c.relowner) AS sequenceowner, s.seqtypid::regtype AS data_type,
    s.seqstart AS start_value, s.seqmin AS min_value, s.seqmax AS max_value, s.seqincrement AS increment_by, s.seqcycle AS cycle, s.seqcache AS cache_size,
    CASE WHEN pg_catalog.has_sequence_privilege(c.oid, 'SELECT,USAGE') THEN pg_catalog.pg_sequence_last_value(c.oid::regclass) ELSE NULL END AS last_value
FROM pg_catalog.pg_sequence s
    JOIN pg_catalog.pg_class c ON c.oid = s.seqrelid
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace

-- pg_catalog.pg_rules
SELECT n.nspname AS schemaname, c.relname AS tablename, r.rulename, pg_catalog.pg_get_ruledef(r.oid) AS definition
FROM pg_catalog.pg_rewrite r
    JOIN pg_catalog.pg_class c ON c.oid = r.ev_class
    JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
WHERE r.rulename <> '_RETURN'

-- pg_catalog.pg_available_extensions
SELECT e.name, e.default_version, x.extversion AS installed_version, e.comment
FROM pg_catalog.pg_available_extensions() e
    LEFT JOIN pg_catalog.pg_extension x ON e.name = x.extname

-- pg_catalog.pg_available_extension_versions
SELECT e.name, e.version, x.extname IS NOT NULL AS installed, e.superuser, e.trusted, e.relocatable, e.schema, e.requires, e.comment
FROM pg_catalog.pg_available_extension_versions() e
    LEFT JOIN pg_catalog.pg_extension x ON e.name = x.extname AND e.version = x.extversion
