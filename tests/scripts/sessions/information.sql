-- System information functions and catalog queries.
CREATE TABLE t (id serial PRIMARY KEY, a int NOT NULL DEFAULT 5, b varchar(20), c numeric(8,2), d timestamptz, e text[], CONSTRAINT a_pos CHECK (a > 0));
--= CREATE TABLE
CREATE TABLE r (id int PRIMARY KEY, t_id int REFERENCES t ON DELETE CASCADE, UNIQUE (id, t_id));
--= CREATE TABLE
CREATE INDEX t_a ON t (a DESC, b) WHERE c > 0;
--= CREATE INDEX
CREATE UNIQUE INDEX t_lower ON t (lower(b));
--= CREATE INDEX
CREATE VIEW v AS SELECT id, a FROM t;
--= CREATE VIEW
CREATE TYPE mood AS ENUM ('sad', 'ok', 'happy');
--= CREATE TYPE
SELECT current_schema, current_schema(), current_schemas(true), current_user, session_user, user, current_role, current_catalog = current_database();
--> current_schema:name | current_schema:name | current_schemas:_name | current_user:name | session_user:name | user:name | current_role:name | ?column?:bool
--| public | public | {pg_catalog,public} | postgres | postgres | postgres | postgres | t
SELECT version() LIKE 'PostgreSQL 15%', pg_backend_pid() > 0, inet_client_addr() IS NOT NULL, pg_is_in_recovery(), txid_current() > 0;
--> ?column?:bool | ?column?:bool | ?column?:bool | pg_is_in_recovery:bool | ?column?:bool
--| t | t | t | f | t
SELECT pg_typeof(1), pg_typeof('x'), pg_typeof(NULL), pg_typeof(ARRAY[1]), pg_typeof(ROW(1)), pg_typeof(now()), pg_typeof('t'::regclass);
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| integer | unknown | unknown | integer[] | record | timestamp with time zone | regclass
SELECT format_type(23, NULL), format_type(1043, 24), format_type(1700, 524294), format_type(1007, NULL), format_type(0, NULL), format_type(1184, 3), format_type(NULL, NULL), format_type(1042, 5), format_type(99999999, NULL);
--> format_type:text | format_type:text | format_type:text | format_type:text | format_type:text | format_type:text | format_type:text | format_type:text | format_type:text
--| integer | character varying(20) | numeric(8,2) | integer[] | - | timestamp(3) with time zone | ∅ | character(1) | ???
SELECT 't'::regclass, 'public.t'::regclass, 'pg_class'::regclass, 'int4'::regtype, 'integer'::regtype, 'varchar(5)'::regtype, 'pg_catalog.int8'::regtype, 'int[]'::regtype, 'lower'::regproc, 'public'::regnamespace, 'postgres'::regrole;
--! 42725: more than one function named "lower"
SELECT 'nosuch'::regclass;
--! 42P01: relation "nosuch" does not exist
SELECT 'nosuch'::regtype;
--! 42704: type "nosuch" does not exist
SELECT to_regclass('t'), to_regclass('nosuch'), to_regtype('int'), to_regtype('nosuch'), to_regnamespace('public'), to_regproc('lower');
--> to_regclass:regclass | to_regclass:regclass | to_regtype:regtype | to_regtype:regtype | to_regnamespace:regnamespace | to_regproc:regproc
--| t | ∅ | integer | ∅ | public | ∅
SELECT 1259::regclass, 23::regtype, 0::regclass, 'pg_type'::regclass::oid, 'int4'::regtype::oid;
--> regclass:regclass | regtype:regtype | regclass:regclass | oid:oid | oid:oid
--| pg_class | integer | - | 1247 | 23
SELECT relname, relkind, relnatts, relhasindex, relpersistence FROM pg_class WHERE relnamespace = 'public'::regnamespace ORDER BY relname;
--> relname:name | relkind:char | relnatts:int2 | relhasindex:bool | relpersistence:char
--| r | r | 2 | t | p
--| r_id_t_id_key | i | 2 | f | p
--| r_pkey | i | 1 | f | p
--| t | r | 6 | t | p
--| t_a | i | 2 | f | p
--| t_id_seq | S | 3 | f | p
--| t_lower | i | 1 | f | p
--| t_pkey | i | 1 | f | p
--| v | v | 2 | f | p
SELECT attname, attnum, format_type(atttypid, atttypmod), attnotnull, atthasdef, attidentity, attgenerated FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0 ORDER BY attnum;
--> attname:name | attnum:int2 | format_type:text | attnotnull:bool | atthasdef:bool | attidentity:char | attgenerated:char
--| id | 1 | integer | t | t |  | 
--| a | 2 | integer | t | t |  | 
--| b | 3 | character varying(20) | f | f |  | 
--| c | 4 | numeric(8,2) | f | f |  | 
--| d | 5 | timestamp with time zone | f | f |  | 
--| e | 6 | text[] | f | f |  | 
SELECT conname, contype, pg_get_constraintdef(oid), condeferrable, conkey FROM pg_constraint WHERE conrelid IN ('t'::regclass, 'r'::regclass) ORDER BY conname;
--> conname:name | contype:char | pg_get_constraintdef:text | condeferrable:bool | conkey:_int2
--| a_pos | c | CHECK ((a > 0)) | f | {2}
--| r_id_t_id_key | u | UNIQUE (id, t_id) | f | {1,2}
--| r_pkey | p | PRIMARY KEY (id) | f | {1}
--| r_t_id_fkey | f | FOREIGN KEY (t_id) REFERENCES t(id) ON DELETE CASCADE | f | {2}
--| t_pkey | p | PRIMARY KEY (id) | f | {1}
SELECT c.relname, i.indisunique, i.indisprimary, i.indkey, pg_get_indexdef(i.indexrelid), pg_get_expr(i.indpred, i.indrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid WHERE i.indrelid = 't'::regclass ORDER BY 1;
--> relname:name | indisunique:bool | indisprimary:bool | indkey:int2vector | pg_get_indexdef:text | pg_get_expr:text
--| t_a | f | f | 2 3 | CREATE INDEX t_a ON public.t USING btree (a DESC, b) WHERE (c > (0)::numeric) | (c > (0)::numeric)
--| t_lower | t | f | 0 | CREATE UNIQUE INDEX t_lower ON public.t USING btree (lower((b)::text)) | ∅
--| t_pkey | t | t | 1 | CREATE UNIQUE INDEX t_pkey ON public.t USING btree (id) | ∅
SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef WHERE adrelid = 't'::regclass ORDER BY adnum;
--> pg_get_expr:text
--| nextval('t_id_seq'::regclass)
--| 5
SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 't' ORDER BY 1;
--> indexname:name | indexdef:text
--| t_a | CREATE INDEX t_a ON public.t USING btree (a DESC, b) WHERE (c > (0)::numeric)
--| t_lower | CREATE UNIQUE INDEX t_lower ON public.t USING btree (lower((b)::text))
--| t_pkey | CREATE UNIQUE INDEX t_pkey ON public.t USING btree (id)
SELECT tablename, tableowner, hasindexes FROM pg_tables WHERE schemaname = 'public' ORDER BY 1;
--> tablename:name | tableowner:name | hasindexes:bool
--| r | postgres | t
--| t | postgres | t
SELECT viewname, definition FROM pg_views WHERE schemaname = 'public';
--> viewname:name | definition:text
--| v | ␠SELECT t.id,␊    t.a␊   FROM t;
SELECT pg_get_viewdef('v'::regclass, true);
--> pg_get_viewdef:text
--| ␠SELECT t.id,␊    t.a␊   FROM t;
SELECT typname, typtype, typcategory, typlen FROM pg_type WHERE typname IN ('int4', 'text', 'mood', '_mood', 't', '_int4') ORDER BY typname;
--> typname:name | typtype:char | typcategory:char | typlen:int2
--| _int4 | b | A | -1
--| _mood | b | A | -1
--| int4 | b | N | 4
--| mood | e | E | 4
--| t | c | C | -1
--| text | b | S | -1
SELECT enumlabel, enumsortorder FROM pg_enum ORDER BY enumsortorder;
--> enumlabel:name | enumsortorder:float4
--| sad | 1
--| ok | 2
--| happy | 3
SELECT nspname FROM pg_namespace WHERE nspname IN ('public', 'pg_catalog', 'information_schema') ORDER BY 1;
--> nspname:name
--| information_schema
--| pg_catalog
--| public
SELECT table_name, table_type, is_insertable_into FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1;
--> table_name:name | table_type:varchar | is_insertable_into:varchar
--| r | BASE TABLE | YES
--| t | BASE TABLE | YES
--| v | VIEW | YES
SELECT column_name, ordinal_position, column_default, is_nullable, data_type, character_maximum_length, numeric_precision, numeric_scale, datetime_precision, udt_name FROM information_schema.columns WHERE table_name = 't' ORDER BY ordinal_position;
--> column_name:name | ordinal_position:int4 | column_default:varchar | is_nullable:varchar | data_type:varchar | character_maximum_length:int4 | numeric_precision:int4 | numeric_scale:int4 | datetime_precision:int4 | udt_name:name
--| id | 1 | nextval('t_id_seq'::regclass) | NO | integer | ∅ | 32 | 0 | ∅ | int4
--| a | 2 | 5 | NO | integer | ∅ | 32 | 0 | ∅ | int4
--| b | 3 | ∅ | YES | character varying | 20 | ∅ | ∅ | ∅ | varchar
--| c | 4 | ∅ | YES | numeric | ∅ | 8 | 2 | ∅ | numeric
--| d | 5 | ∅ | YES | timestamp with time zone | ∅ | ∅ | ∅ | 6 | timestamptz
--| e | 6 | ∅ | YES | ARRAY | ∅ | ∅ | ∅ | ∅ | _text
SELECT constraint_name, constraint_type FROM information_schema.table_constraints WHERE table_name = 'r' AND constraint_type <> 'CHECK' ORDER BY 1;
--> constraint_name:name | constraint_type:varchar
--| r_id_t_id_key | UNIQUE
--| r_pkey | PRIMARY KEY
--| r_t_id_fkey | FOREIGN KEY
SELECT constraint_name, column_name, ordinal_position FROM information_schema.key_column_usage WHERE table_name IN ('t', 'r') ORDER BY 1, 3;
--> constraint_name:name | column_name:name | ordinal_position:int4
--| r_id_t_id_key | id | 1
--| r_id_t_id_key | t_id | 2
--| r_pkey | id | 1
--| r_t_id_fkey | t_id | 1
--| t_pkey | id | 1
SELECT unique_constraint_name, update_rule, delete_rule FROM information_schema.referential_constraints;
--> unique_constraint_name:name | update_rule:varchar | delete_rule:varchar
--| t_pkey | NO ACTION | CASCADE
SELECT schema_name FROM information_schema.schemata WHERE schema_name = 'public';
--> schema_name:name
--| public
SELECT sequence_name, data_type, start_value, increment FROM information_schema.sequences;
--> sequence_name:name | data_type:varchar | start_value:varchar | increment:varchar
--| t_id_seq | integer | 1 | 1
SELECT table_name FROM information_schema.views WHERE table_schema = 'public';
--> table_name:name
--| v
SELECT oprname, oprleft::regtype, oprright::regtype, oprresult::regtype FROM pg_operator WHERE oprname = '=' AND oprleft = 'int4'::regtype ORDER BY 3;
--> oprname:name | oprleft:regtype | oprright:regtype | oprresult:regtype
--| = | integer | bigint | boolean
--| = | integer | smallint | boolean
--| = | integer | integer | boolean
SELECT proname, pronargs, prorettype::regtype FROM pg_proc WHERE proname = 'lower' AND prorettype = 'text'::regtype;
--> proname:name | pronargs:int2 | prorettype:regtype
--| lower | 1 | text
SELECT amname FROM pg_am WHERE amname = 'btree';
--> amname:name
--| btree
SELECT datname = current_database(), pg_encoding_to_char(encoding), datcollate FROM pg_database WHERE datname = current_database();
--> ?column?:bool | pg_encoding_to_char:name | datcollate:text
--| t | UTF8 | C.UTF-8
SELECT rolname, rolsuper FROM pg_roles WHERE rolname = 'postgres';
--> rolname:name | rolsuper:bool
--| postgres | t
SELECT pg_table_is_visible('t'::regclass), pg_type_is_visible('mood'::regtype), has_schema_privilege('public', 'USAGE'), has_database_privilege(current_database(), 'CONNECT');
--> pg_table_is_visible:bool | pg_type_is_visible:bool | has_schema_privilege:bool | has_database_privilege:bool
--| t | t | t | t
SELECT pg_get_userbyid(10), pg_get_userbyid(0), pg_encoding_to_char(6), pg_char_to_encoding('UTF8'), getdatabaseencoding();
--> pg_get_userbyid:name | pg_get_userbyid:name | pg_encoding_to_char:name | pg_char_to_encoding:int4 | getdatabaseencoding:name
--| postgres | unknown (OID=0) | UTF8 | 6 | UTF8
SELECT pg_relation_size('t') >= 0, pg_total_relation_size('t') >= 0, pg_size_pretty(1024::bigint), pg_size_pretty(10240::bigint), pg_size_pretty(123456789::bigint), pg_size_bytes('1 GB'), pg_database_size(current_database()) > 0;
--> ?column?:bool | ?column?:bool | pg_size_pretty:text | pg_size_pretty:text | pg_size_pretty:text | pg_size_bytes:int8 | ?column?:bool
--| t | t | 1024 bytes | 10 kB | 118 MB | 1073741824 | t
SELECT quote_ident(table_name) FROM information_schema.tables WHERE table_name = 't';
--> quote_ident:text
--| t
SELECT a.attname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid WHERE c.relname = 't' AND n.nspname = 'public' AND a.attnum > 0 AND NOT a.attisdropped ORDER BY a.attnum;
--> attname:name
--| id
--| a
--| b
--| c
--| d
--| e
SELECT count(*) FROM pg_stat_activity WHERE pid = pg_backend_pid();
--> count:int8
--| 1
--@ differs: databases have the comments that users give them
SELECT obj_description('t'::regclass) IS NULL, shobj_description(1, 'pg_database') IS NULL;
--> ?column?:bool | ?column?:bool
--| t | t
SELECT collname FROM pg_collation WHERE collname IN ('C', 'default') ORDER BY 1;
--> collname:name
--| C
--| default
SELECT castsource::regtype, casttarget::regtype, castcontext FROM pg_cast WHERE castsource = 'int4'::regtype AND casttarget IN ('int8'::regtype, 'bool'::regtype, 'numeric'::regtype) ORDER BY 2;
--> castsource:regtype | casttarget:regtype | castcontext:char
--| integer | boolean | e
--| integer | bigint | i
--| integer | numeric | i
SELECT current_setting('server_version_num')::int >= 150000;
--> ?column?:bool
--| t
SELECT tableoid::regclass, id FROM t;
--> tableoid:regclass | id:int4
SELECT ctid IS NULL FROM t;
--> ?column?:bool
SELECT pg_sleep(0), pg_sleep(0.001);
--> pg_sleep:void | pg_sleep:void
--|  | 
SELECT pg_advisory_lock(1), pg_try_advisory_lock(1), pg_advisory_unlock(1), pg_advisory_unlock(1), pg_advisory_unlock(1);
--> pg_advisory_lock:void | pg_try_advisory_lock:bool | pg_advisory_unlock:bool | pg_advisory_unlock:bool | pg_advisory_unlock:bool
--~ you don't own a lock of type ExclusiveLock
--|  | t | t | t | f
SELECT pg_advisory_xact_lock(5), pg_try_advisory_xact_lock(1, 2), pg_try_advisory_lock_shared(7);
--> pg_advisory_xact_lock:void | pg_try_advisory_xact_lock:bool | pg_try_advisory_lock_shared:bool
--|  | t | t
SELECT pg_cancel_backend(0);
--> pg_cancel_backend:bool
--~ PID 0 is not a PostgreSQL backend process
--| f
SELECT count(*) >= 0 FROM pg_locks;
--> ?column?:bool
--| t
CREATE TABLE of_forks (a int);
--= CREATE TABLE
SELECT pg_relation_size('of_forks', 'fsm'), pg_relation_size('of_forks', 'init');
--> pg_relation_size:int8 | pg_relation_size:int8
--| 0 | 0
SELECT pg_relation_size('of_forks', 'files');
--! 22023: invalid fork name
DROP TABLE of_forks;
--= DROP TABLE
SELECT schema_name FROM information_schema.schemata WHERE schema_name LIKE 'pg\_%' ORDER BY 1;
--> schema_name:name
--| pg_catalog
--| pg_toast
