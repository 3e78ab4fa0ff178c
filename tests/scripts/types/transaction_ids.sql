-- Numbers as C writes them.
SELECT '010'::xid, '42'::xid, '0xffffffff'::xid, '-1'::xid, ' 7 '::xid;
--> xid:xid | xid:xid | xid:xid | xid:xid | xid:xid
--| 8 | 42 | 4294967295 | 4294967295 | 7
SELECT '010'::xid8, '42'::xid8, '0xffffffffffffffff'::xid8, '-1'::xid8;
--> xid8:xid8 | xid8:xid8 | xid8:xid8 | xid8:xid8
--| 8 | 42 | 18446744073709551615 | 18446744073709551615
SELECT '0x10'::cid, '010'::cid;
--> cid:cid | cid:cid
--| 16 | 8
--@ differs: PostgreSQL 15 takes what C leaves unread
SELECT 'x'::xid;
--! 22P02: invalid input syntax for type xid: "x"
--@ differs: PostgreSQL 15 takes what C leaves unread
SELECT ''::xid8;
--! 22P02: invalid input syntax for type xid8: ""
--@ differs: PostgreSQL 15 takes what C leaves unread
SELECT '4294967296'::xid;
--! 22003: value "4294967296" is out of range for type xid
