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

DROP TABLE shown;
--= DROP TABLE
