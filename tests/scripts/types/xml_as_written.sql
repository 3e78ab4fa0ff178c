-- A value of type xml is the text as it was written, and is shown without its encoding
create table x(a xml); insert into x values(E'\n<a/>'),(E'\n\n<b/>'),(E'<?xml version="1.0"?>\n<c/>'),(E'\nabc'),(E'<?xml version="1.0" encoding="UTF-8"?><d/>'),(E'<?xml version="1.0" standalone="yes"?>\n\n<e/>');
--= CREATE TABLE
--= INSERT 0 6
select a::text from x;
--> a:text
--| ␊<a/>
--| ␊␊<b/>
--| <?xml version="1.0"?>␊<c/>
--| ␊abc
--| <?xml version="1.0" encoding="UTF-8"?><d/>
--| <?xml version="1.0" standalone="yes"?>␊␊<e/>
select a from x;
--> a:xml
--| <a/>
--| ␊<b/>
--| <c/>
--| abc
--| <d/>
--| <?xml version="1.0" standalone="yes"?>␊␊<e/>
select a::varchar, length(a::text), a || 'z', xmlserialize(content a as text), row(a), array[a], to_json(a), format('%s', a), xmlconcat(a,a), xmlelement(name q, a) from x;
--> a:varchar | length:int4 | ?column?:text | xmlserialize:text | row:record | array:_xml | to_json:json | format:text | xmlconcat:xml | xmlelement:xml
--| ␊<a/> | 5 | ␊<a/>z | ␊<a/> | (<a/>) | {<a/>} | "<a/>" | <a/> | <a/>␊<a/> | <q><a/></q>
--| ␊␊<b/> | 6 | ␊␊<b/>z | ␊␊<b/> | ("␊<b/>") | {"␊<b/>"} | "\n<b/>" | ␊<b/> | ␊<b/>␊␊<b/> | <q>␊<b/></q>
--| <?xml version="1.0"?>␊<c/> | 26 | <?xml version="1.0"?>␊<c/>z | <?xml version="1.0"?>␊<c/> | (<c/>) | {<c/>} | "<c/>" | <c/> | <c/>␊<c/> | <q><c/></q>
--| ␊abc | 4 | ␊abcz | ␊abc | (abc) | {abc} | "abc" | abc | abc␊abc | <q>abc</q>
--| <?xml version="1.0" encoding="UTF-8"?><d/> | 42 | <?xml version="1.0" encoding="UTF-8"?><d/>z | <?xml version="1.0" encoding="UTF-8"?><d/> | (<d/>) | {<d/>} | "<d/>" | <d/> | <d/><d/> | <q><d/></q>
--| <?xml version="1.0" standalone="yes"?>␊␊<e/> | 44 | <?xml version="1.0" standalone="yes"?>␊␊<e/>z | <?xml version="1.0" standalone="yes"?>␊␊<e/> | ("<?xml version=""1.0"" standalone=""yes""?>␊␊<e/>") | {"<?xml version=\"1.0\" standalone=\"yes\"?>␊␊<e/>"} | "<?xml version=\"1.0\" standalone=\"yes\"?>\n\n<e/>" | <?xml version="1.0" standalone="yes"?>␊␊<e/> | <?xml version="1.0" standalone="yes"?>␊␊<e/>␊␊<e/> | <q><?xml version="1.0" standalone="yes"?>␊␊<e/></q>
select xmlagg(a) from x; select xmlagg(a) from (select * from x limit 2) q;
--> xmlagg:xml
--| <a/>␊␊<b/>␊<c/>␊abc<d/>␊␊<e/>
--> xmlagg:xml
--| <a/>␊␊<b/>
select xml_send(a) from x;
--> xml_send:bytea
--| \x3c612f3e
--| \x0a3c622f3e
--| \x3c632f3e
--| \x616263
--| \x3c642f3e
--| \x3c3f786d6c2076657273696f6e3d22312e3022207374616e64616c6f6e653d22796573223f3e0a0a3c652f3e
select xmlparse(document '<?xml version="1.0" encoding="UTF-8"?><d/>'), xmlparse(content E'\nabc')::text;
--> xmlparse:xml | xmlparse:text
--| <d/> | ␊abc
select xmlroot(a, version '1.1') from x where a::text like '%<%';
--> xmlroot:xml
--| <?xml version="1.1"?>␊<a/>
--| <?xml version="1.1"?>␊␊<b/>
--| <?xml version="1.1"?>␊<c/>
--| <?xml version="1.1"?><d/>
--| <?xml version="1.1" standalone="yes"?>␊␊<e/>
select a::text::xml::text from x;
--> a:text
--| ␊<a/>
--| ␊␊<b/>
--| <?xml version="1.0"?>␊<c/>
--| ␊abc
--| <?xml version="1.0" encoding="UTF-8"?><d/>
--| <?xml version="1.0" standalone="yes"?>␊␊<e/>
select pg_column_size(a::text) from x;
--> pg_column_size:int4
--| 6
--| 7
--| 27
--| 5
--| 43
--| 45
