-- Labels and fields have other names in indexes, generated columns and keys of partitions, also where the type goes by a name that stands in them: a column's.
CREATE TYPE status AS ENUM ('new', 'done');
--= CREATE TYPE
CREATE TYPE pair AS (a int, b int);
--= CREATE TYPE
CREATE TABLE t (id int PRIMARY KEY, status status DEFAULT 'new', pair pair, g bool GENERATED ALWAYS AS (status = 'new') STORED, s int GENERATED ALWAYS AS ((pair).a + 1) STORED, CHECK (status <> 'done' OR id > 0));
--= CREATE TABLE
CREATE INDEX partial ON t (id) WHERE status = 'new';
--= CREATE INDEX
CREATE UNIQUE INDEX computed ON t ((status = 'new'), id);
--= CREATE INDEX
CREATE INDEX field ON t (((pair).a)) WHERE (pair).b > 0;
--= CREATE INDEX
CREATE TABLE parts (id int, status status) PARTITION BY LIST ((status = 'new'));
--= CREATE TABLE
CREATE TABLE part PARTITION OF parts FOR VALUES IN (true);
--= CREATE TABLE
INSERT INTO t VALUES (1, 'new', (1, 2)), (2, 'done', (3, 4)), (3, 'new', (5, 0));
--= INSERT 0 3
ALTER TYPE status RENAME VALUE 'new' TO 'open';
--= ALTER TYPE
ALTER TYPE pair RENAME ATTRIBUTE a TO c;
--= ALTER TYPE
SELECT indexname, indexdef FROM pg_indexes WHERE tablename = 't' ORDER BY 1;
--> indexname:name | indexdef:text
--| computed | CREATE UNIQUE INDEX computed ON public.t USING btree (((status = 'open'::status)), id)
--| field | CREATE INDEX field ON public.t USING btree (((pair).c)) WHERE ((pair).b > 0)
--| partial | CREATE INDEX partial ON public.t USING btree (id) WHERE (status = 'open'::status)
--| t_pkey | CREATE UNIQUE INDEX t_pkey ON public.t USING btree (id)
SELECT pg_get_partkeydef('parts'::regclass);
--> pg_get_partkeydef:text
--| LIST (((status = 'open'::status)))
SELECT attname, pg_get_expr(adbin, adrelid) FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum WHERE adrelid = 't'::regclass ORDER BY 1;
--> attname:name | pg_get_expr:text
--| g | (status = 'open'::status)
--| s | ((pair).c + 1)
--| status | 'open'::status
INSERT INTO t VALUES (4, 'open', (7, 8)) RETURNING *;
--> id:int4 | status:user | pair:user | g:bool | s:int4
--| 4 | open | (7,8) | t | 8
--= INSERT 0 1
INSERT INTO parts VALUES (1, 'open');
--= INSERT 0 1
INSERT INTO parts VALUES (2, 'done');
--! 23514: no partition of relation "parts" found for row
SELECT id, status, s FROM t WHERE status = 'open' ORDER BY id;
--> id:int4 | status:user | s:int4
--| 1 | open | 2
--| 3 | open | 6
--| 4 | open | 8
SELECT id, (pair).c FROM t WHERE (pair).c > 2 AND (pair).b > 0 ORDER BY id;
--> id:int4 | c:int4
--| 2 | 3
--| 4 | 7
SELECT id FROM t WHERE (status = 'open') = false ORDER BY id;
--> id:int4
--| 2
ALTER TYPE status RENAME TO state;
--= ALTER TYPE
ALTER TYPE state RENAME VALUE 'open' TO 'new';
--= ALTER TYPE
SELECT id, g FROM t WHERE status = 'new' ORDER BY id;
--> id:int4 | g:bool
--| 1 | t
--| 3 | t
--| 4 | t
SELECT pg_get_indexdef('partial'::regclass);
--> pg_get_indexdef:text
--| CREATE INDEX partial ON public.t USING btree (id) WHERE (status = 'new'::state)
