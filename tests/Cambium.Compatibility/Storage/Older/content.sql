-- What the directories here hold, in the database "cambium". The servers that wrote them were killed (-9) at the end.
CREATE SCHEMA shop;
CREATE TYPE shop.mood AS ENUM ('sad', 'ok', 'happy');
CREATE TYPE shop.address AS (street text, number int);
CREATE DOMAIN shop.positive AS int CHECK (VALUE > 0);
CREATE SEQUENCE shop.numbers START 100 INCREMENT 5;
CREATE TABLE shop.customer (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text NOT NULL UNIQUE, feels shop.mood DEFAULT 'ok', lives shop.address, tags text[], born date, balance numeric(12,2) CHECK (balance > -1000), data jsonb, since timestamptz, secret bytea, u uuid, span int4range, n bigint, f float8, ok bool, i interval, net inet, ch char(5), vc varchar(10), t time, ts timestamp, bits bit(4));
CREATE TABLE shop.orders (id int PRIMARY KEY, customer int REFERENCES shop.customer ON DELETE CASCADE, amount shop.positive, total int GENERATED ALWAYS AS (amount * 2) STORED);
CREATE INDEX orders_by_customer ON shop.orders (customer, amount DESC);
CREATE INDEX customer_lower ON shop.customer (lower(name)) WHERE feels <> 'sad';
CREATE TABLE shop.measured (at date, value int) PARTITION BY RANGE (at);
CREATE TABLE shop.measured_1 PARTITION OF shop.measured FOR VALUES FROM ('2020-01-01') TO ('2021-01-01');
CREATE TABLE shop.measured_2 PARTITION OF shop.measured FOR VALUES FROM ('2021-01-01') TO ('2022-01-01');
CREATE TABLE shop.base (a int, b text);
CREATE TABLE shop.heir (c int) INHERITS (shop.base);
CREATE VIEW shop.rich AS SELECT c.name, sum(o.amount) AS spent FROM shop.customer c JOIN shop.orders o ON o.customer = c.id GROUP BY c.name;
CREATE MATERIALIZED VIEW shop.counted AS SELECT feels, count(*) AS n FROM shop.customer GROUP BY feels;
CREATE FUNCTION shop.twice(x int) RETURNS int LANGUAGE sql IMMUTABLE AS 'SELECT x * 2';
CREATE FUNCTION shop.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.amount := NEW.amount + 1; RETURN NEW; END $$;
CREATE TRIGGER more BEFORE INSERT ON shop.orders FOR EACH ROW EXECUTE FUNCTION shop.note();
INSERT INTO shop.customer (name, feels, lives, tags, born, balance, data, since, secret, u, span, n, f, ok, i, net, ch, vc, t, ts, bits)
  SELECT 'name ' || g, (ARRAY['sad', 'ok', 'happy'])[g % 3 + 1]::shop.mood, ROW('street ' || g, g)::shop.address, ARRAY['a' || g, NULL, 'c'], '1970-01-01'::date + g, g * 1.25, ('{"k": ' || g || ', "l": [1, "x"]}')::jsonb,
    '2020-01-01 00:00:00+00'::timestamptz + g * interval '1 hour', decode(lpad(to_hex(g), 8, '0'), 'hex'), ('00000000-0000-0000-0000-' || lpad(g::text, 12, '0'))::uuid, int4range(g, g + 10), g::bigint * 10000000000, g / 3.0, g % 2 = 0,
    g * interval '1 day 2 hours', ('10.0.' || g % 256 || '.1')::inet, 'c' || g % 10, 'v' || g, time '00:00' + g * interval '1 minute', timestamp '2020-01-01' + g * interval '1 second', (g % 16)::bit(4) FROM generate_series(1, 120) g;
INSERT INTO shop.orders (id, customer, amount) SELECT g, g % 120 + 1, g FROM generate_series(1, 400) g;
INSERT INTO shop.measured SELECT '2020-06-01'::date + g, g FROM generate_series(1, 400) g;
INSERT INTO shop.base VALUES (1, 'one');
INSERT INTO shop.heir VALUES (2, 'two', 3);
INSERT INTO shop.customer (name, data) VALUES ('long', to_jsonb(repeat('long text ', 2000)));
SELECT nextval('shop.numbers');
UPDATE shop.orders SET amount = amount + 10 WHERE id % 7 = 0;
DELETE FROM shop.orders WHERE id % 11 = 0;
ALTER TABLE shop.base ADD COLUMN d int DEFAULT 7;
ALTER TABLE shop.customer DROP COLUMN f;
REFRESH MATERIALIZED VIEW shop.counted;
COMMENT ON TABLE shop.base IS 'a base';
CREATE ROLE reader;
GRANT SELECT ON shop.rich TO reader;
CHECKPOINT;

-- Behind the checkpoint.
BEGIN; INSERT INTO shop.orders (id, customer, amount) SELECT g, 3, g FROM generate_series(3001, 3040) g; UPDATE shop.customer SET balance = balance - 1, lives.number = 9 WHERE id < 50; COMMIT;
ALTER TABLE shop.heir ADD COLUMN e text DEFAULT 'later';
CREATE INDEX orders_amount ON shop.orders (amount);
DELETE FROM shop.customer WHERE id = 120;
UPDATE shop.measured SET value = -value WHERE at < '2020-07-01';
