-- Functions of the system that have one row, which is no set: they stand where values do.
CREATE TABLE pair (a int PRIMARY KEY, b int);
--= CREATE TABLE
CREATE SEQUENCE counter INCREMENT 5 MAXVALUE 100;
--= CREATE SEQUENCE
SELECT (pg_identify_object('pg_class'::regclass, 'pair'::regclass, 0)).type;
--> type:text
--| table
SELECT 1 WHERE (pg_identify_object('pg_class'::regclass, 'pair'::regclass, 0)).identity = 'pair';
--> ?column?:int4
SELECT 1 WHERE (pg_identify_object('pg_class'::regclass, 'pair'::regclass, 0)).name = 'pair';
--> ?column?:int4
--| 1
SELECT DISTINCT (pg_identify_object(classid, objid, objsubid)).type FROM pg_depend WHERE refobjid = 'pair'::regclass ORDER BY 1;
--> type:text
--| table constraint
--| type
SELECT CASE WHEN true THEN pg_identify_object('pg_class'::regclass, 'pair'::regclass, 0) END;
--> case:record
--| (table,public,pair,public.pair)
SELECT coalesce(pg_identify_object_as_address('pg_class'::regclass, 'pair'::regclass, 0)::text, '');
--> coalesce:text
--| (table,"{public,pair}",{})
INSERT INTO pair VALUES (1, 2) RETURNING (pg_sequence_parameters('counter'::regclass)).increment;
--> increment:int8
--| 5
--= INSERT 0 1
UPDATE pair SET b = (pg_sequence_parameters('counter'::regclass)).maximum_value::int RETURNING b;
--> b:int4
--| 100
--= UPDATE 1
UPDATE pair SET b = (pg_get_object_address('table', '{pair}', '{}')).objsubid RETURNING b;
--> b:int4
--| 0
--= UPDATE 1
SELECT pg_sequence_parameters(NULL), pg_sequence_parameters('counter'::regclass);
--> pg_sequence_parameters:record | pg_sequence_parameters:record
--| ∅ | (1,1,100,5,f,1,20)
SELECT * FROM pg_sequence_parameters('counter'::regclass);
--> start_value:int8 | minimum_value:int8 | maximum_value:int8 | increment:int8 | cycle_option:bool | cache_size:int8 | data_type:oid
--| 1 | 1 | 100 | 5 | f | 1 | 20
SELECT pg_sequence_parameters(30);
--! 42P01: relation with OID 30 does not exist
SELECT proname, proretset, pg_get_function_result(oid) FROM pg_proc WHERE proname IN ('pg_identify_object', 'pg_sequence_parameters', 'pg_get_object_address', 'pg_partition_tree') ORDER BY 1;
--> proname:name | proretset:bool | pg_get_function_result:text
--| pg_get_object_address | f | record
--| pg_identify_object | f | record
--| pg_partition_tree | t | SETOF record
--| pg_sequence_parameters | f | record
-- what isn't there isn't invisible
SELECT pg_function_is_visible(3), pg_collation_is_visible(99999), pg_operator_is_visible(3), pg_opclass_is_visible(3), pg_opfamily_is_visible(3), pg_conversion_is_visible(3), pg_ts_parser_is_visible(3), pg_ts_template_is_visible(3);
--> pg_function_is_visible:bool | pg_collation_is_visible:bool | pg_operator_is_visible:bool | pg_opclass_is_visible:bool | pg_opfamily_is_visible:bool | pg_conversion_is_visible:bool | pg_ts_parser_is_visible:bool | pg_ts_template_is_visible:bool
--| t | ∅ | ∅ | ∅ | ∅ | ∅ | ∅ | ∅
SELECT pg_function_is_visible('lower(text)'::regprocedure), pg_collation_is_visible('"C"'::regcollation), pg_operator_is_visible('=(int,int)'::regoperator), pg_opclass_is_visible(opc.oid), pg_opfamily_is_visible(opc.opcfamily) FROM pg_opclass opc WHERE opcname = 'int4_ops' AND opcmethod = 403;
--> pg_function_is_visible:bool | pg_collation_is_visible:bool | pg_operator_is_visible:bool | pg_opclass_is_visible:bool | pg_opfamily_is_visible:bool
--| t | t | t | t | t
SELECT pg_ts_parser_is_visible((SELECT oid FROM pg_ts_parser)), pg_ts_template_is_visible((SELECT oid FROM pg_ts_template WHERE tmplname = 'simple'));
--> pg_ts_parser_is_visible:bool | pg_ts_template_is_visible:bool
--| t | t
-- lengths by name: below four there is none
SELECT bpchar('abcd'::bpchar, 6, true), bpchar('abcd'::bpchar, 0, true), bpchar('abcd'::bpchar, 3, false), varchar('abcd'::varchar, 3, true), varchar('abcd'::varchar, 6, true), numeric(1.25, 3), numeric(1.25, 65541);
--! 42601: syntax error at or near "'abcd'"
SELECT 1::numeric('x');
--! 22P02: invalid input syntax for type integer: "x"
