-- uuid-ossp.
CREATE EXTENSION "uuid-ossp";
--= CREATE EXTENSION
SELECT uuid_nil(), uuid_ns_dns(), uuid_ns_url(), uuid_ns_oid(), uuid_ns_x500();
--> uuid_nil:uuid | uuid_ns_dns:uuid | uuid_ns_url:uuid | uuid_ns_oid:uuid | uuid_ns_x500:uuid
--| 00000000-0000-0000-0000-000000000000 | 6ba7b810-9dad-11d1-80b4-00c04fd430c8 | 6ba7b811-9dad-11d1-80b4-00c04fd430c8 | 6ba7b812-9dad-11d1-80b4-00c04fd430c8 | 6ba7b814-9dad-11d1-80b4-00c04fd430c8
SELECT uuid_generate_v3(uuid_ns_dns(), 'www.example.com'), uuid_generate_v5(uuid_ns_url(), 'http://example.com/ü');
--> uuid_generate_v3:uuid | uuid_generate_v5:uuid
--| 5df41881-3aed-3515-88a7-2f4a814cf09e | 3bdc1b92-e301-5da7-9835-fff02184ba40
SELECT uuid_generate_v3(namespace => uuid_ns_oid(), name => '1.2');
--> uuid_generate_v3:uuid
--| f28f378a-0fa7-30f4-b420-e3aa6f55e9e5
SELECT substr(uuid_generate_v1()::text, 15, 1), substr(uuid_generate_v1mc()::text, 15, 1), substr(uuid_generate_v4()::text, 15, 1);
--> substr:text | substr:text | substr:text
--| 1 | 1 | 4
SELECT count(DISTINCT uuid_generate_v1()), count(DISTINCT uuid_generate_v4()) FROM generate_series(1, 100);
--> count:int8 | count:int8
--| 100 | 100
SELECT uuid_generate_v5(NULL, 'x');
--> uuid_generate_v5:uuid
--| ∅
CREATE TABLE item (id uuid PRIMARY KEY DEFAULT uuid_generate_v4(), key uuid GENERATED ALWAYS AS (uuid_generate_v5(uuid_ns_url(), name)) STORED, name text);
--= CREATE TABLE
INSERT INTO item (name) VALUES ('a') RETURNING key, id IS NOT NULL;
--> key:uuid | ?column?:bool
--| e1407479-3136-56c0-9908-bb02fb0339e2 | t
--= INSERT 0 1
CREATE INDEX ON item (uuid_generate_v3(uuid_ns_url(), name));
--= CREATE INDEX
SELECT name FROM item WHERE uuid_generate_v3(uuid_ns_url(), name) = uuid_generate_v3(uuid_ns_url(), 'a');
--> name:text
--| a
CREATE INDEX ON item (uuid_generate_v4());
--! 42P17: functions in index expression must be marked IMMUTABLE
