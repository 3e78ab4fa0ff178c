-- The eight tables of TPC-H with rows by arithmetic instead of dbgen, so that every server gets the same; :scale is the scale factor.

create function pick(i bigint, salt bigint, n bigint) returns bigint language sql immutable as
$$ select ((i * 48271 + salt * 69621 + 11) % 2147483647) * ((i * 48271 + salt * 69621 + 11) % 2147483647) % 2147483647 % n $$;

create table region (r_regionkey int primary key, r_name text not null, r_comment text);
create table nation (n_nationkey int primary key, n_name text not null, n_regionkey int not null, n_comment text);
create table supplier (s_suppkey int primary key, s_name text not null, s_address text not null, s_nationkey int not null, s_phone text not null, s_acctbal numeric(15,2) not null, s_comment text not null);
create table part (p_partkey int primary key, p_name text not null, p_mfgr text not null, p_brand text not null, p_type text not null, p_size int not null, p_container text not null, p_retailprice numeric(15,2) not null, p_comment text not null);
create table partsupp (ps_partkey int not null, ps_suppkey int not null, ps_availqty int not null, ps_supplycost numeric(15,2) not null, ps_comment text not null, primary key (ps_partkey, ps_suppkey));
create table customer (c_custkey int primary key, c_name text not null, c_address text not null, c_nationkey int not null, c_phone text not null, c_acctbal numeric(15,2) not null, c_mktsegment text not null, c_comment text not null);
create table orders (o_orderkey int primary key, o_custkey int not null, o_orderstatus text not null, o_totalprice numeric(15,2) not null, o_orderdate date not null, o_orderpriority text not null, o_clerk text not null, o_shippriority int not null, o_comment text not null);
create table lineitem (l_orderkey int not null, l_linenumber int not null, l_partkey int not null, l_suppkey int not null, l_quantity numeric(15,2) not null, l_extendedprice numeric(15,2) not null, l_discount numeric(15,2) not null, l_tax numeric(15,2) not null, l_returnflag text not null, l_linestatus text not null, l_shipdate date not null, l_commitdate date not null, l_receiptdate date not null, l_shipinstruct text not null, l_shipmode text not null, l_comment text not null, primary key (l_orderkey, l_linenumber));

insert into region select i, (array['AFRICA', 'AMERICA', 'ASIA', 'EUROPE', 'MIDDLE EAST'])[i + 1], 'region ' || i from generate_series(0, 4) i;

insert into nation select i, (array['ALGERIA', 'ARGENTINA', 'BRAZIL', 'CANADA', 'EGYPT', 'ETHIOPIA', 'FRANCE', 'GERMANY', 'INDIA', 'INDONESIA', 'IRAN', 'IRAQ', 'JAPAN', 'JORDAN', 'KENYA', 'MOROCCO', 'MOZAMBIQUE', 'PERU', 'CHINA', 'ROMANIA', 'SAUDI ARABIA', 'VIETNAM', 'RUSSIA', 'UNITED KINGDOM', 'UNITED STATES'])[i + 1],
  (array[0, 1, 1, 1, 4, 0, 3, 3, 2, 2, 4, 4, 2, 4, 0, 0, 0, 1, 2, 3, 4, 2, 3, 3, 1])[i + 1], 'nation ' || i from generate_series(0, 24) i;

insert into supplier select i, 'Supplier#' || lpad(i::text, 9, '0'), 'address ' || pick(i, 1, 100000), pick(i, 2, 25)::int,
  (10 + pick(i, 2, 25)) || '-' || (100 + pick(i, 3, 900)) || '-' || (1000 + pick(i, 4, 9000)), (pick(i, 5, 1100000) - 100000) / 100.0,
  case pick(i, 6, 200) when 0 then 'quick Customer slow Complaints' when 1 then 'the Customer Recommends' else 'comment ' || pick(i, 7, 1000) end
from generate_series(1, (10000 * :scale)::int) i;

insert into part select i,
  concat_ws(' ', (array['almond', 'antique', 'azure', 'beige', 'blue', 'brown', 'chocolate', 'forest', 'green', 'ivory', 'lemon', 'navy', 'olive', 'pink', 'red', 'sky', 'tan'])[1 + pick(i, 11, 17)],
    (array['almond', 'antique', 'azure', 'beige', 'blue', 'brown', 'chocolate', 'forest', 'green', 'ivory', 'lemon', 'navy', 'olive', 'pink', 'red', 'sky', 'tan'])[1 + pick(i, 12, 17)], pick(i, 13, 100)),
  'Manufacturer#' || (1 + pick(i, 14, 5)), 'Brand#' || (1 + pick(i, 14, 5)) || (1 + pick(i, 15, 5)),
  (array['STANDARD', 'SMALL', 'MEDIUM', 'LARGE', 'ECONOMY', 'PROMO'])[1 + pick(i, 16, 6)] || ' ' || (array['ANODIZED', 'BURNISHED', 'PLATED', 'POLISHED', 'BRUSHED'])[1 + pick(i, 17, 5)] || ' ' || (array['TIN', 'NICKEL', 'BRASS', 'STEEL', 'COPPER'])[1 + pick(i, 18, 5)],
  1 + pick(i, 19, 50)::int, (array['SM', 'LG', 'MED', 'JUMBO', 'WRAP'])[1 + pick(i, 20, 5)] || ' ' || (array['CASE', 'BOX', 'BAG', 'JAR', 'PKG', 'PACK', 'CAN', 'DRUM'])[1 + pick(i, 21, 8)],
  (90000 + (i / 10) % 20001 + 100 * (i % 1000)) / 100.0, 'comment ' || pick(i, 22, 1000)
from generate_series(1, (200000 * :scale)::int) i;

insert into partsupp select p, (p + k * ((10000 * :scale)::int / 4 + (p - 1) / (10000 * :scale)::int)) % (10000 * :scale)::int + 1,
  1 + pick(p * 4 + k, 31, 9999)::int, (100 + pick(p * 4 + k, 32, 99901)) / 100.0, 'comment ' || pick(p * 4 + k, 33, 100000)
from generate_series(1, (200000 * :scale)::int) p, generate_series(0, 3) k;

insert into customer select i, 'Customer#' || lpad(i::text, 9, '0'), 'address ' || pick(i, 41, 1000000), pick(i, 42, 25)::int,
  (10 + pick(i, 42, 25)) || '-' || (100 + pick(i, 43, 900)) || '-' || (1000 + pick(i, 44, 9000)), (pick(i, 45, 1100000) - 100000) / 100.0,
  (array['AUTOMOBILE', 'BUILDING', 'FURNITURE', 'HOUSEHOLD', 'MACHINERY'])[1 + pick(i, 46, 5)], 'comment ' || pick(i, 47, 100000)
from generate_series(1, (150000 * :scale)::int) i;

insert into orders select i, (1 + pick(i, 51, (50000 * :scale)::int) * 3 + pick(i, 58, 2))::int, case when pick(i, 52, 2406) < 1200 then 'F' else 'O' end, (100000 + pick(i, 53, 40000000)) / 100.0,
  date '1992-01-01' + pick(i, 52, 2406)::int, (array['1-URGENT', '2-HIGH', '3-MEDIUM', '4-NOT SPECIFIED', '5-LOW'])[1 + pick(i, 54, 5)], 'Clerk#' || lpad(pick(i, 55, (1000 * :scale)::int + 1)::text, 9, '0'), 0,
  case pick(i, 56, 80) when 0 then 'some special handling requests' else 'comment ' || pick(i, 57, 100000) end
from generate_series(1, (1500000 * :scale)::int) i;

insert into lineitem
select o, n, part, ((part + pick(id, 62, 4) * ((10000 * :scale)::int / 4 + (part - 1) / (10000 * :scale)::int)) % (10000 * :scale)::int + 1)::int, quantity,
  quantity * ((90000 + (part / 10) % 20001 + 100 * (part % 1000)) / 100.0), pick(id, 64, 11) / 100.0, pick(id, 65, 9) / 100.0,
  case when receipt <= date '1995-06-17' then (array['R', 'A'])[1 + pick(id, 66, 2)] else 'N' end, case when ship > date '1995-06-17' then 'O' else 'F' end,
  ship, ordered + 30 + pick(id, 67, 61)::int, receipt,
  (array['DELIVER IN PERSON', 'COLLECT COD', 'NONE', 'TAKE BACK RETURN'])[1 + pick(id, 68, 4)], (array['REG AIR', 'AIR', 'RAIL', 'SHIP', 'TRUCK', 'MAIL', 'FOB'])[1 + pick(id, 69, 7)], 'comment ' || pick(id, 70, 100000)
from (
  select o, n, id, (1 + pick(id, 61, (200000 * :scale)::int))::int as part, (1 + pick(id, 63, 50))::int as quantity, ordered, ordered + shipped as ship, ordered + shipped + 1 + pick(id, 72, 30)::int as receipt
  from (
    select o_orderkey as o, n, o_orderkey * 8::bigint + n as id, o_orderdate as ordered, 1 + pick(o_orderkey * 8::bigint + n, 71, 121)::int as shipped
    from orders, generate_series(1, 7) n
    where n <= 1 + pick(o_orderkey, 60, 7)
  ) as numbered
) as items;

create index on orders (o_custkey);
create index on orders (o_orderdate);
create index on lineitem (l_partkey, l_suppkey);
create index on lineitem (l_shipdate);
create index on partsupp (ps_suppkey);
create index on customer (c_nationkey);
create index on supplier (s_nationkey);
analyze;
