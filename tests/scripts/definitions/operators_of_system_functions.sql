-- Operators may stand for the system's own functions: drivers that take ? for a parameter need another symbol for jsonb's.
CREATE OPERATOR ~@ (LEFTARG = jsonb, RIGHTARG = text, PROCEDURE = jsonb_exists);
--= CREATE OPERATOR
CREATE OPERATOR === (LEFTARG = int, RIGHTARG = int, FUNCTION = pg_catalog.int4eq, COMMUTATOR = ===, NEGATOR = !==, HASHES, MERGES);
--= CREATE OPERATOR
CREATE OPERATOR !== (LEFTARG = int, RIGHTARG = int, FUNCTION = int4ne, COMMUTATOR = !==, NEGATOR = ===);
--= CREATE OPERATOR
CREATE OPERATOR @- (RIGHTARG = text, FUNCTION = upper);
--= CREATE OPERATOR
CREATE OPERATOR |+| (LEFTARG = anycompatiblearray, RIGHTARG = anycompatiblearray, FUNCTION = array_cat);
--= CREATE OPERATOR
SELECT '{"a": 1}'::jsonb ~@ 'a', '{"a": 1}'::jsonb ~@ 'b', 1 === 1, 1 !== 1, @- 'x'::text, ARRAY[1] |+| ARRAY[2.5];
--> ?column?:bool | ?column?:bool | ?column?:bool | ?column?:bool | ?column?:text | ?column?:_numeric
--| t | f | t | f | X | {1,2.5}
SELECT oid::regoperator, oprcode::regprocedure, oprresult::regtype, nullif(oprcom, 0)::regoperator, nullif(oprnegate, 0)::regoperator FROM pg_operator WHERE oprnamespace = 'public'::regnamespace ORDER BY oprname;
--> oid:regoperator | oprcode:regprocedure | oprresult:regtype | nullif:regoperator | nullif:regoperator
--| !==(integer,integer) | int4ne(integer,integer) | boolean | !==(integer,integer) | ===(integer,integer)
--| ===(integer,integer) | int4eq(integer,integer) | boolean | ===(integer,integer) | !==(integer,integer)
--| @-(NONE,text) | upper(text) | text | ∅ | ∅
--| |+|(anycompatiblearray,anycompatiblearray) | array_cat(anycompatiblearray,anycompatiblearray) | anycompatiblearray | ∅ | ∅
--| ~@(jsonb,text) | jsonb_exists(jsonb,text) | boolean | ∅ | ∅
CREATE TABLE documents (id int PRIMARY KEY, d jsonb, CHECK (d ~@ 'id'), CHECK (id !== 0));
--= CREATE TABLE
CREATE INDEX ON documents ((@- (d ->> 'id')));
--= CREATE INDEX
CREATE VIEW identified AS SELECT id, @- (d ->> 'id') AS name FROM documents WHERE d ~@ 'name' AND id === 1;
--= CREATE VIEW
SELECT pg_get_viewdef('identified'), pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = 'documents'::regclass AND contype = 'c' ORDER BY conname;
--> pg_get_viewdef:text | pg_get_constraintdef:text
--| ␠SELECT documents.id,␊    (@- (documents.d ->> 'id'::text)) AS name␊   FROM documents␊  WHERE ((documents.d ~@ 'name'::text) AND (documents.id === 1)); | CHECK ((d ~@ 'id'::text))
--| ␠SELECT documents.id,␊    (@- (documents.d ->> 'id'::text)) AS name␊   FROM documents␊  WHERE ((documents.d ~@ 'name'::text) AND (documents.id === 1)); | CHECK ((id !== 0))
SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid = 'documents'::regclass AND NOT indisprimary;
--> pg_get_indexdef:text
--| CREATE INDEX documents_expr_idx ON public.documents USING btree (((@- (d ->> 'id'::text))))
INSERT INTO documents VALUES (1, '{"id": "one", "name": "n"}');
--= INSERT 0 1
INSERT INTO documents VALUES (2, '{"name": "n"}');
--! 23514: new row for relation "documents" violates check constraint "documents_d_check"
INSERT INTO documents VALUES (0, '{"id": "n"}');
--! 23514: new row for relation "documents" violates check constraint "documents_id_check"
TABLE identified;
--> id:int4 | name:text
--| 1 | ONE
DROP OPERATOR ~@ (jsonb, text);
--! 2BP01: cannot drop operator ~@(jsonb,text) because other objects depend on it
CREATE OPERATOR ~~@ (LEFTARG = int, RIGHTARG = text, FUNCTION = int4eq);
--! 42883: function int4eq(integer, text) does not exist
CREATE OPERATOR ~~@ (LEFTARG = int, RIGHTARG = int, FUNCTION = public.int4eq);
--! 42883: function public.int4eq(integer, integer) does not exist
-- A function may have a name that is a type's key word: it is the system's then.
CREATE OPERATOR //% (PROCEDURE = bit, LEFTARG = int, RIGHTARG = int);
--= CREATE OPERATOR
CREATE OPERATOR //% (FUNCTION = pg_catalog.bit, LEFTARG = bigint, RIGHTARG = int);
--= CREATE OPERATOR
SELECT 5 //% 4, (-3)::bigint //% 70, 5 //% 0, 5 //% -1;
--> ?column?:bit | ?column?:bit | ?column?:bit | ?column?:bit
--| 0101 | 1111111111111111111111111111111111111111111111111111111111111111111101 | 1 | 1
SELECT "bit"(5, 3), pg_catalog.bit(6::bigint, 2), 'bit(int, int)'::regprocedure;
--> bit:bit | bit:bit | regprocedure:regprocedure
--| 101 | 10 | "bit"(integer,integer)
CREATE OPERATOR //% (PROCEDURE = int, LEFTARG = text, RIGHTARG = int);
--! 42883: function pg_catalog.int4(text, integer) does not exist
DROP OPERATOR //% (int, int), //% (bigint, int);
--= DROP OPERATOR
