-- EXPLAIN's structured formats.
CREATE TABLE shown (a int, b text);
--= CREATE TABLE

EXPLAIN (COSTS OFF, FORMAT JSON) SELECT a FROM shown WHERE b <> 'x&"<' ORDER BY a, b DESC;
--> QUERY PLAN:json
--| [␊  {␊    "Plan": {␊      "Node Type": "Sort",␊      "Parallel Aware": false,␊      "Async Capable": false,␊      "Sort Key": ["a", "b DESC"],␊      "Plans": [␊        {␊          "Node Type": "Seq Scan",␊          "Parent Relationship": "Outer",␊          "Parallel Aware": false,␊          "Async Capable": false,␊          "Relation Name": "shown",␊          "Alias": "shown",␊          "Filter": "(b <> 'x&\"<'::text)"␊        }␊      ]␊    }␊  }␊]

EXPLAIN (COSTS OFF, FORMAT YAML) SELECT a FROM shown WHERE b <> 'x&"<' ORDER BY a, b DESC;
--> QUERY PLAN:text
--| - Plan: ␊    Node Type: "Sort"␊    Parallel Aware: false␊    Async Capable: false␊    Sort Key: ␊      - "a"␊      - "b DESC"␊    Plans: ␊      - Node Type: "Seq Scan"␊        Parent Relationship: "Outer"␊        Parallel Aware: false␊        Async Capable: false␊        Relation Name: "shown"␊        Alias: "shown"␊        Filter: "(b <> 'x&\"<'::text)"

EXPLAIN (COSTS OFF, FORMAT XML) SELECT a FROM shown WHERE b <> 'x&"<' ORDER BY a, b DESC;
--> QUERY PLAN:xml
--| <explain xmlns="http://www.postgresql.org/2009/explain">␊  <Query>␊    <Plan>␊      <Node-Type>Sort</Node-Type>␊      <Parallel-Aware>false</Parallel-Aware>␊      <Async-Capable>false</Async-Capable>␊      <Sort-Key>␊        <Item>a</Item>␊        <Item>b DESC</Item>␊      </Sort-Key>␊      <Plans>␊        <Plan>␊          <Node-Type>Seq Scan</Node-Type>␊          <Parent-Relationship>Outer</Parent-Relationship>␊          <Parallel-Aware>false</Parallel-Aware>␊          <Async-Capable>false</Async-Capable>␊          <Relation-Name>shown</Relation-Name>␊          <Alias>shown</Alias>␊          <Filter>(b &lt;&gt; 'x&amp;"&lt;'::text)</Filter>␊        </Plan>␊      </Plans>␊    </Plan>␊  </Query>␊</explain>

EXPLAIN (FORMAT toml) SELECT 1;
--! 22023: unrecognized value for EXPLAIN option "format": "toml"

EXPLAIN (COSTS OFF) SELECT a FROM shown WHERE a = 1 + 2 * 3 AND 1 = 1 AND b = upper('x') || 'y';
--> QUERY PLAN:text
--| Seq Scan on shown
--| ␠ Filter: ((a = 7) AND (b = 'Xy'::text))

EXPLAIN (COSTS OFF) SELECT a FROM shown WHERE a = CASE WHEN 1 > 2 THEN 5 ELSE 7 END AND coalesce(NULL, b, 'x') = 'y';
--> QUERY PLAN:text
--| Seq Scan on shown
--| ␠ Filter: ((a = 7) AND (COALESCE(b, 'x'::text) = 'y'::text))

INSERT INTO shown VALUES (1, 'x'), (2, 'y');
--= INSERT 0 2

-- What changes rows has numbers of its own.
CREATE FUNCTION change(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  plan json;
BEGIN
  EXECUTE query INTO plan;
  plan := plan -> 0 -> 'Plan';
  RETURN concat_ws(' ', plan ->> 'Node Type', plan ->> 'Operation', plan ->> 'Relation Name', plan ->> 'Parallel Aware', (plan ->> 'Total Cost')::float8 > 0, plan ->> 'Actual Rows', plan ->> 'Actual Loops',
    plan -> 'Plans' -> 0 ->> 'Parent Relationship');
END $$;
--= CREATE FUNCTION

SELECT change('EXPLAIN (ANALYZE, FORMAT JSON) UPDATE shown SET a = a + 1 RETURNING b'), change('EXPLAIN (FORMAT JSON) UPDATE shown SET a = a + 1'), change('EXPLAIN (COSTS OFF, FORMAT JSON) DELETE FROM shown');
--> change:text | change:text | change:text
--| ModifyTable Update shown false t 2 1 Outer | ModifyTable Update shown false t Outer | ModifyTable Delete shown false Outer

SELECT change('EXPLAIN (ANALYZE, FORMAT JSON) INSERT INTO shown SELECT a + 10, b FROM shown'), change('EXPLAIN (ANALYZE, FORMAT JSON) DELETE FROM shown WHERE a > 10 RETURNING a');
--> change:text | change:text
--| ModifyTable Insert shown false t 0 1 Outer | ModifyTable Delete shown false t 2 1 Outer

CREATE FUNCTION first(query text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  line text;
BEGIN
  EXECUTE query INTO line;
  RETURN regexp_replace(line, '[0-9]+\.[0-9]+', 'N', 'g');
END $$;
--= CREATE FUNCTION

SELECT first('EXPLAIN UPDATE shown SET a = a + 1'), first('EXPLAIN (ANALYZE, COSTS OFF, TIMING OFF) UPDATE shown SET a = a RETURNING a'), first('EXPLAIN (COSTS OFF) INSERT INTO shown VALUES (1)');
--> first:text | first:text | first:text
--| Update on shown  (cost=N..N rows=0 width=0) | Update on shown (actual rows=2 loops=1) | Insert on shown

DROP FUNCTION change, first;
--= DROP FUNCTION

DROP TABLE shown;
--= DROP TABLE
