-- Literals without a type have that of their column, in VALUES and set operations: what is printed can be read again.
CREATE VIEW vv1 as select * from (values (1,3,'foo'),(0,null,null)) v(a,b,c);
--= CREATE VIEW
CREATE VIEW vv3 as values (1,3),(0,null),(4,5);
--= CREATE VIEW
CREATE VIEW vv4 as select 1 as a union all select null;
--= CREATE VIEW
CREATE VIEW vv6 as select * from (values (null,'2020-01-01'::date),(1.5,null),(2,'2021-01-01')) v(a,b);
--= CREATE VIEW
CREATE VIEW vv7 as select 1 as a, 'x' as b, null as c union select '2', null, null::date except select 3, 'q', '2020-02-02';
--= CREATE VIEW
CREATE VIEW vv8 as (select null as a union all select 1) union all select 1.5;
--= CREATE VIEW
CREATE VIEW vv9 as with recursive t(i, p) as (select 1, null::text union all select i+1, 'x' from t where i < 3) select * from t;
--= CREATE VIEW
CREATE VIEW vv10 as select null as a, 'lit' as b;
--= CREATE VIEW
CREATE VIEW vv12 as select * from (select 'a' union select null) s(x);
--= CREATE VIEW
CREATE VIEW vv13 as select 1 in (values (null),(2)) as c, array(select null union select 3) as d;
--= CREATE VIEW
CREATE VIEW vv14 as select * from generate_series(1,2) g where g in (select 1 union select '2');
--= CREATE VIEW
CREATE VIEW vv15 as values ('a'),(null);
--= CREATE VIEW
CREATE VIEW vv16 as values (array[1,2]),('{3}'),(null);
--= CREATE VIEW
