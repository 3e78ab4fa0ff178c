-- Text is tested when it becomes xml.
CREATE TABLE notes (id int PRIMARY KEY, body xml);
--= CREATE TABLE
INSERT INTO notes VALUES (1, '<n by="Ann">first &amp; last</n>'), (2, 'plain <i>text</i>'), (3, NULL);
--= INSERT 0 3
INSERT INTO notes VALUES (4, '<n>');
--! 2200N: invalid XML content
INSERT INTO notes VALUES (4, '<n></m>');
--! 2200N: invalid XML content
INSERT INTO notes VALUES (4, '<n>&unknown;</n>');
--! 2200N: invalid XML content
INSERT INTO notes VALUES (4, 'a & b');
--! 2200N: invalid XML content
SELECT '<a><b></a>'::text::xml;
--! 2200N: invalid XML content
SELECT '<p:q/>'::xml;
--> xml:xml
--| <p:q/>
SELECT '<?xml version="1.0" encoding="latin1"?><a/>'::xml, '<?xml version="1.0" standalone="yes"?><a/>'::xml;
--> xml:xml | xml:xml
--| <a/> | <?xml version="1.0" standalone="yes"?><a/>
SELECT id, body, body IS DOCUMENT, body IS NOT DOCUMENT FROM notes ORDER BY id;
--> id:int4 | body:xml | ?column?:bool | ?column?:bool
--| 1 | <n by="Ann">first &amp; last</n> | t | f
--| 2 | plain <i>text</i> | f | t
--| 3 | ∅ | ∅ | ∅
SELECT XMLPARSE(DOCUMENT '<a/>'), XMLPARSE(CONTENT 'a' PRESERVE WHITESPACE), XMLPARSE(CONTENT NULL);
--> xmlparse:xml | xmlparse:xml | xmlparse:xml
--| <a/> | a | ∅
SELECT XMLPARSE(DOCUMENT 'a');
--! 2200M: invalid XML document
SELECT XMLPARSE(CONTENT 'a<');
--! 2200N: invalid XML content
SET xmloption = document;
--= SET
SELECT 'a'::xml;
--! 2200M: invalid XML document
SELECT xml_is_well_formed('a'), xml_is_well_formed_content('a'), xml_is_well_formed_document('<a/>');
--> xml_is_well_formed:bool | xml_is_well_formed_content:bool | xml_is_well_formed_document:bool
--| f | t | t
RESET xmloption;
--= RESET
SELECT '<!DOCTYPE a [<!ENTITY e "f">]><a>&e;</a>'::xml;
--> xml:xml
--| <!DOCTYPE a [<!ENTITY e "f">]><a>&e;</a>
SELECT '<!DOCTYPE a><a/><b/>'::xml;
--! 2200N: invalid XML content
SELECT body = body FROM notes;
--! 42883: operator does not exist: xml = xml
SELECT DISTINCT body FROM notes;
--! 42883: could not identify an equality operator for type xml
-- Values become elements, attributes and text.
SELECT XMLELEMENT(NAME order, XMLATTRIBUTES(7 AS number, true AS paid, NULL AS gone), 'a<b', 1.50, date '2024-02-03', XMLELEMENT(NAME "in side"));
--> xmlelement:xml
--| <order number="7" paid="true">a&lt;b1.502024-02-03<in_x0020_side/></order>
SELECT XMLELEMENT(NAME t, timestamp '2024-02-03 04:05:06.5', ARRAY[1, NULL, 3], '{"k": 1}'::jsonb), XMLELEMENT(NAME e), XMLELEMENT(NAME e, NULL);
--> xmlelement:xml | xmlelement:xml | xmlelement:xml
--| <t>2024-02-03T04:05:06.5<element>1</element><element>3</element>{"k": 1}</t> | <e/> | <e/>
SELECT XMLELEMENT(NAME t, timestamp 'infinity');
--! 22008: timestamp out of range
SELECT XMLELEMENT(NAME b, '\xDEADBEEF'::bytea);
--> xmlelement:xml
--| <b>3q2+7w==</b>
SET xmlbinary = hex;
--= SET
SELECT XMLELEMENT(NAME b, '\xDEADBEEF'::bytea);
--> xmlelement:xml
--| <b>DEADBEEF</b>
RESET xmlbinary;
--= RESET
SELECT XMLELEMENT(NAME a, XMLATTRIBUTES(E'quote " tab \t < & >' AS v));
--> xmlelement:xml
--| <a v="quote &quot; tab &#9; &lt; &amp; &gt;"/>
SELECT XMLELEMENT(NAME a, XMLATTRIBUTES(1 AS x, 2 AS x));
--! 42601: XML attribute name "x" appears more than once
SELECT XMLELEMENT(NAME a, XMLATTRIBUTES(1 + 1));
--! 42601: unnamed XML attribute value must be a column reference
SELECT XMLELEMENT(NAME a, XMLATTRIBUTES(id), body) FROM notes ORDER BY id;
--> xmlelement:xml
--| <a id="1"><n by="Ann">first &amp; last</n></a>
--| <a id="2">plain <i>text</i></a>
--| <a id="3"/>
SELECT XMLELEMENT(NAME "a:b", 1), XMLELEMENT(NAME ":a", 1), XMLELEMENT(NAME "1 x_x2", 1);
--> xmlelement:xml | xmlelement:xml | xmlelement:xml
--| <a:b>1</a:b> | <_x003A_a>1</_x003A_a> | <_x0031__x0020_x_x005F_x2>1</_x0031__x0020_x_x005F_x2>
SELECT XMLFOREST(id, body AS text, NULL AS nothing) FROM notes ORDER BY id;
--> xmlforest:xml
--| <id>1</id><text><n by="Ann">first &amp; last</n></text>
--| <id>2</id><text>plain <i>text</i></text>
--| <id>3</id>
SELECT XMLFOREST(NULL::int AS a);
--> xmlforest:xml
--| ∅
SELECT XMLFOREST(1);
--! 42601: unnamed XML element value must be a column reference
SELECT XMLCONCAT('<a/>', NULL, 'text', XMLCOMMENT('c')), XMLCONCAT(NULL, NULL);
--> xmlconcat:xml | xmlconcat:xml
--| <a/>text<!--c--> | ∅
SELECT XMLCONCAT(1);
--! 42804: argument of XMLCONCAT must be type xml, not type integer
SELECT XMLCOMMENT('a--b');
--! 2200S: invalid XML comment
SELECT XMLPI(NAME php, 'echo 1;'), XMLPI(NAME nothing), XMLPI(NAME p, NULL);
--> xmlpi:xml | xmlpi:xml | xmlpi:xml
--| <?php echo 1;?> | <?nothing?> | ∅
SELECT XMLPI(NAME xml, 'version="1.0"');
--! 42601: invalid XML processing instruction
SELECT XMLPI(NAME php, '?>');
--! 2200T: invalid XML processing instruction
SELECT XMLROOT('<a/>', VERSION '1.1', STANDALONE YES), XMLROOT('<?xml version="1.0" standalone="no"?><a/>', VERSION NO VALUE, STANDALONE NO VALUE);
--> xmlroot:xml | xmlroot:xml
--| <?xml version="1.1" standalone="yes"?><a/> | <a/>
SELECT XMLROOT('<a/>', VERSION NO VALUE, STANDALONE NO), XMLROOT(NULL, VERSION NO VALUE);
--> xmlroot:xml | xmlroot:xml
--| <?xml version="1.0" standalone="no"?><a/> | ∅
SELECT XMLSERIALIZE(CONTENT body AS text), XMLSERIALIZE(CONTENT body AS varchar(5)) FROM notes ORDER BY id;
--! 22001: value too long for type character varying(5)
SELECT XMLSERIALIZE(DOCUMENT 'a' AS text);
--! 2200L: not an XML document
SELECT XMLSERIALIZE(CONTENT 'a' AS int);
--! 42846: cannot cast XMLSERIALIZE result to integer
SELECT XMLAGG(body ORDER BY id DESC) FROM notes;
--> xmlagg:xml
--| plain <i>text</i><n by="Ann">first &amp; last</n>
SELECT XMLAGG(body) FROM notes WHERE false;
--> xmlagg:xml
--| ∅
SELECT pg_typeof(XMLELEMENT(NAME a)), pg_typeof(XMLSERIALIZE(CONTENT 'a' AS varchar)), pg_typeof(xpath('/a', '<a/>'));
--> pg_typeof:regtype | pg_typeof:regtype | pg_typeof:regtype
--| xml | character varying | xml[]
-- XPath
SELECT xpath('/n/@by', body), xpath('/n/text()', body), xpath('//n', body) FROM notes WHERE id = 1;
--> xpath:_xml | xpath:_xml | xpath:_xml
--| {Ann} | {"first &amp; last"} | {"<n by=\"Ann\">first &amp; last</n>"}
SELECT xpath('/n', body) FROM notes WHERE id = 2;
--! 2200M: could not parse XML document
SELECT xpath('//c', '<a xmlns:p="urn:p" xmlns="urn:d"><p:b><c x="1" p:y="2"/></p:b></a>');
--> xpath:_xml
--| {}
SELECT xpath('//d:c', '<a xmlns:p="urn:p" xmlns="urn:d"><p:b><c x="1" p:y="2"/></p:b></a>', ARRAY[ARRAY['d', 'urn:d']]);
--> xpath:_xml
--| {"<c xmlns=\"urn:d\" xmlns:p=\"urn:p\" x=\"1\" p:y=\"2\"/>"}
SELECT xpath('count(//b)', '<a><b/><b/></a>'), xpath('string(//b)', '<a><b>1 &lt; 2</b></a>'), xpath('1 = 1', '<a/>');
--> xpath:_xml | xpath:_xml | xpath:_xml
--| {2} | {"1 &lt; 2"} | {true}
SELECT xpath('//b/node()', '<a><b>t<![CDATA[<c>]]><!-- d --><?e f?><g></g></b></a>');
--> xpath:_xml
--| {t,<![CDATA[<c>]]>,"<!-- d -->","<?e f?>",<g/>}
SELECT xpath('//b', '<a><b k="&quot;&lt;"><c></c></b></a>');
--> xpath:_xml
--| {"<b k=\"&quot;&lt;\"><c/></b>"}
SELECT xpath('', '<a/>');
--! 22000: empty XPath expression
SELECT xpath('a', '<a/>', ARRAY['b', 'c']);
--! 22000: invalid array for XML namespace mapping
SELECT xpath_exists('/a/b', '<a><b/></a>'), xpath_exists('/a/c', '<a><b/></a>'), XMLEXISTS('/a/b' PASSING BY VALUE '<a><b/></a>'), XMLEXISTS('//z' PASSING body) FROM notes WHERE id = 1;
--> xpath_exists:bool | xpath_exists:bool | xmlexists:bool | xmlexists:bool
--| t | f | t | f
-- Rows
SELECT query_to_xml('SELECT id, id = 1 AS "is one", NULL AS nothing FROM notes WHERE id < 3 ORDER BY id', false, false, '');
--> query_to_xml:xml
--| <table xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">␊␊<row>␊  <id>1</id>␊  <is_x0020_one>true</is_x0020_one>␊</row>␊␊<row>␊  <id>2</id>␊  <is_x0020_one>false</is_x0020_one>␊</row>␊␊</table>␊
SELECT query_to_xml('SELECT id, NULL AS nothing FROM notes WHERE id < 3 ORDER BY id', true, true, 'urn:n');
--> query_to_xml:xml
--| <row xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:n">␊  <id>1</id>␊  <nothing xsi:nil="true"/>␊</row>␊␊<row xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:n">␊  <id>2</id>␊  <nothing xsi:nil="true"/>␊</row>␊␊
SELECT table_to_xml('notes', true, false, '');
--> table_to_xml:xml
--| <notes xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">␊␊<row>␊  <id>1</id>␊  <body><n by="Ann">first &amp; last</n></body>␊</row>␊␊<row>␊  <id>2</id>␊  <body>plain <i>text</i></body>␊</row>␊␊<row>␊  <id>3</id>␊  <body xsi:nil="true"/>␊</row>␊␊</notes>␊
CREATE SCHEMA two;
--= CREATE SCHEMA
CREATE TABLE two.first (a int);
--= CREATE TABLE
CREATE TABLE two.second (b text);
--= CREATE TABLE
INSERT INTO two.second VALUES ('x > y');
--= INSERT 0 1
SELECT schema_to_xml('two', false, true, 'urn:two');
--> schema_to_xml:xml
--| <two xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns="urn:two">␊␊␊<second>␊  <b>x &gt; y</b>␊</second>␊␊␊</two>␊
SELECT schema_to_xml('none', false, true, '');
--! 3F000: schema "none" does not exist
BEGIN;
--= BEGIN
DECLARE c CURSOR FOR SELECT id FROM notes ORDER BY id;
--= DECLARE CURSOR
SELECT cursor_to_xml('c', 2, false, true, '');
--> cursor_to_xml:xml
--| <row xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">␊  <id>1</id>␊</row>␊␊<row xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">␊  <id>2</id>␊</row>␊␊
COMMIT;
--= COMMIT
SELECT schemaname, tablename, (xpath('/row/n/text()', query_to_xml(format('SELECT count(*) AS n FROM %I.%I', schemaname, tablename), false, true, '')))[1]::text::int AS n
    FROM pg_tables WHERE schemaname = 'two' ORDER BY 2;
--> schemaname:name | tablename:name | n:int4
--| two | first | 0
--| two | second | 1
-- XMLTABLE
CREATE TABLE bills (id int PRIMARY KEY, doc xml);
--= CREATE TABLE
INSERT INTO bills VALUES
    (1, '<bill><line no="1"><item>Nails</item><price>2.50</price></line><line no="2"><item>Glue</item></line></bill>'),
    (2, '<bill/>'), (3, NULL);
--= INSERT 0 3
SELECT b.id, x.* FROM bills b, XMLTABLE('/bill/line' PASSING b.doc COLUMNS
    n FOR ORDINALITY, no int PATH '@no' NOT NULL, item text, price numeric(6, 2) PATH 'price' DEFAULT 1.00, whole xml PATH '.', has boolean PATH 'boolean(price)', parts int PATH 'count(*)') x
    ORDER BY 1, 2;
--> id:int4 | n:int4 | no:int4 | item:text | price:numeric | whole:xml | has:bool | parts:int4
--| 1 | 1 | 1 | Nails | 2.50 | <line no="1"><item>Nails</item><price>2.50</price></line> | t | 2
--| 1 | 2 | 2 | Glue | 1.00 | <line no="2"><item>Glue</item></line> | f | 1
SELECT * FROM XMLTABLE(XMLNAMESPACES('urn:q' AS q), '//q:r' PASSING '<a xmlns="urn:q"><r v="1">one</r><r>two</r></a>' COLUMNS v int PATH '@v', t text PATH '.');
--> v:int4 | t:text
--| 1 | one
--| ∅ | two
SELECT * FROM XMLTABLE('/a' PASSING '<a><b>1</b><b>2</b></a>' COLUMNS b xml);
--> b:xml
--| <b>1</b><b>2</b>
SELECT * FROM XMLTABLE('/a' PASSING '<a><b>1</b><b>2</b></a>' COLUMNS b int);
--! 21000: more than one value returned by column XPath expression
SELECT * FROM XMLTABLE('/a' PASSING '<a/>' COLUMNS b int NOT NULL);
--! 22004: null is not allowed in column "b"
SELECT * FROM XMLTABLE('/a' PASSING '<a/>' COLUMNS b int, b int);
--! 42601: column name "b" is not unique
SELECT * FROM XMLTABLE('/a' PASSING '<a/>' COLUMNS b FOR ORDINALITY, c FOR ORDINALITY);
--! 42601: only one FOR ORDINALITY column is allowed
SELECT * FROM XMLTABLE(XMLNAMESPACES(DEFAULT 'urn:q'), '/a' PASSING '<a/>' COLUMNS b int);
--! 0A000: DEFAULT namespace is not supported
SELECT * FROM XMLTABLE('' PASSING '<a/>' COLUMNS b int);
--! 22000: row path filter must not be empty string
SELECT * FROM XMLTABLE(NULL PASSING '<a/>' COLUMNS b int);
--! 22004: row filter expression must not be null
SELECT id, count(x.n) FROM bills LEFT JOIN XMLTABLE('//line' PASSING doc COLUMNS n FOR ORDINALITY) x ON true GROUP BY id ORDER BY id;
--> id:int4 | count:int8
--| 1 | 2
--| 2 | 0
--| 3 | 0
-- Views keep what they are made of, whatever becomes of names.
CREATE VIEW shown AS
    SELECT XMLELEMENT(NAME "Note", XMLATTRIBUTES(id, 1 AS "one"), XMLFOREST(body), XMLPI(NAME p), XMLROOT(body, VERSION '1.1', STANDALONE NO)) AS made,
        XMLSERIALIZE(CONTENT body AS text) AS text, XMLEXISTS('/n' PASSING body) AS is_note, body IS DOCUMENT AS whole
    FROM notes;
--= CREATE VIEW
CREATE VIEW lines AS SELECT x.* FROM bills, XMLTABLE(XMLNAMESPACES('urn:q' AS q), '/bill/line' PASSING doc COLUMNS n FOR ORDINALITY, no int PATH '@no' NOT NULL, item text DEFAULT '?') x;
--= CREATE VIEW
ALTER TABLE notes RENAME body TO content;
--= ALTER TABLE
SELECT * FROM shown ORDER BY text;
--! 2200M: could not parse XML document
SELECT * FROM lines ORDER BY n;
--> n:int4 | no:int4 | item:text
--| 1 | 1 | Nails
--| 2 | 2 | Glue
