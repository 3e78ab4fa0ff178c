using System.Globalization;
using Cambium.Tests.Values;
using Xunit;

namespace Cambium.Tests.Scripts;

/// <summary>
/// Operators and functions of json and jsonb answer as PostgreSQL's do, whatever the documents are. Needs <c>CAMBIUM_TEST_POSTGRES</c>; <c>CAMBIUM_TEST_SEED</c>
/// repeats one run. A statement on which the two differ is to be kept as a script.
/// </summary>
public sealed class RandomJsonTests
{
    private const int Scripts = 4;
    private const int Rows = 25;
    private const int StatementsEach = 250;
    private const int Depth = 4;

    // Of all rows: none of these fails.
    private static readonly string[] s_queries =
    [
        "SELECT i, a -> {0}, a ->> {0}, j -> {0}, j ->> {0}, a ? {0}, jsonb_typeof(a), json_typeof(j) FROM d ORDER BY i",
        "SELECT i, a -> {2}, a ->> {2}, j -> {2}, j ->> {2}, a -> {0} -> {2} FROM d ORDER BY i",
        "SELECT i, a #> {1}, a #>> {1}, j #> {1}, j #>> {1}, a @> b, a <@ b, a = b, a < b FROM d ORDER BY i",
        "SELECT i, a || b, a ?| {1}, a ?& {1}, jsonb_strip_nulls(a), json_strip_nulls(j), a::text, jsonb_pretty(b) FROM d ORDER BY i",
        "SELECT x.i, y.i, x.a @> y.b, x.a = y.a, x.a < y.b FROM d x, d y ORDER BY 1, 2",
        "SELECT a, count(*) FROM d GROUP BY a ORDER BY a",
        "SELECT i, key, value FROM d, jsonb_each(CASE jsonb_typeof(a) WHEN 'object' THEN a ELSE '{{}}' END) ORDER BY i",
        "SELECT i, key, value FROM d, json_each_text(CASE json_typeof(j) WHEN 'object' THEN j ELSE '{{}}' END) ORDER BY i",
        "SELECT i, e FROM d, jsonb_array_elements_text(CASE jsonb_typeof(a) WHEN 'array' THEN a ELSE '[]' END) e ORDER BY i",
        "SELECT i, e #>> '{{}}' FROM d, json_array_elements(CASE json_typeof(j) WHEN 'array' THEN j ELSE '[]' END) e ORDER BY i",
        "SELECT jsonb_agg(a ORDER BY i), jsonb_object_agg(coalesce(a ->> {0}, 'none'), b ORDER BY i) FROM d",
        "SELECT i, jsonb_build_object({0}, a, 'k', i, i::text, b), jsonb_build_array(a, {0}, i, null), to_jsonb(d) FROM d ORDER BY i",
        "SELECT i, jsonb_path_query_array(a, '$.*'), jsonb_path_query_array(a, '$[*]'), jsonb_path_query_array(a, '$.**'), a @? '$.* ? (@ == 1)', a @@ '$.a > 1' FROM d ORDER BY i",
        "SELECT i, jsonb_path_query_array(a, '$.** ? (@.type() == \"number\" && @ >= 1)'), jsonb_path_query_array(a, '$.** ? (@ starts with \"x\")'), jsonb_path_query_first(a, '$.keyvalue().key', '{{}}', true) FROM d ORDER BY i",
        "SELECT i, jsonb_path_query_array(a, {5}, '{{\"n\": 1, \"s\": \"x\"}}', true), jsonb_path_exists(a, {5}, '{{\"n\": 1, \"s\": \"x\"}}', true), jsonb_path_query_first(a, {5}, b || '{{\"n\": 1, \"s\": \"x\"}}', true) FROM d WHERE jsonb_typeof(b) = 'object' ORDER BY i",
        "SELECT i, jsonb_path_query_array(a, '$.**.a[last]'), jsonb_path_query_array(a, '$[0 to 1].*'), jsonb_path_exists(a, 'strict $.a.b', '{{}}', true) FROM d ORDER BY i",
    ];

    // Of one row each, since some fail.
    private static readonly string[] s_changes =
    [
        "SELECT jsonb_set(a, {1}, b, {3}) FROM d WHERE i = {4}",
        "SELECT jsonb_insert(a, {1}, b, {3}) FROM d WHERE i = {4}",
        "SELECT a - {0}::text FROM d WHERE i = {4}",
        "SELECT a - {2} FROM d WHERE i = {4}",
        "SELECT a - {1} FROM d WHERE i = {4}",
        "SELECT a #- {1} FROM d WHERE i = {4}",
        "SELECT jsonb_set_lax(a, {1}, null, {3}, 'delete_key') FROM d WHERE i = {4}",
        "UPDATE d SET a[{0}] = b WHERE i = {4} RETURNING a",
        "UPDATE d SET a[{2}] = b WHERE i = {4} RETURNING a",
        "UPDATE d SET a[{0}][{2}][{0}] = b WHERE i = {4} RETURNING a",
        "SELECT jsonb_path_query_array(a, {5}, '{{\"n\": 1, \"s\": \"x\"}}') FROM d WHERE i = {4}",
        "SELECT jsonb_path_match(a, {5}, '{{\"n\": 1, \"s\": \"x\"}}') FROM d WHERE i = {4}",
        "SELECT q FROM d, jsonb_path_query(a, {5}, '{{\"n\": 1, \"s\": \"x\"}}') q WHERE i = {4}",
        "SELECT jsonb_array_length(a), (a -> {0})::numeric FROM d WHERE i = {4}",
        "SELECT * FROM jsonb_to_record((SELECT a FROM d WHERE i = {4})) AS r(a text, b jsonb, ab int[], \"é\" json)",
        "SELECT * FROM json_to_record((SELECT j FROM d WHERE i = {4})) AS r(a text, b jsonb, ab int[], \"é\" json)",
    ];

    private static readonly string[] s_pathNames = ["a", "b", "ab", "\"é\"", "\"\"", "\"]\"", "\"k\\\"\"", "*", "**"];

    private static readonly string[] s_paths =
    [
        "$.{0}.{1}", "$.{0}[0]", "$.{0}[0].{1}", "$[*].{0}[1 to last]", "$[0 to 2, 1]", "$[last - 1].{0}", "$.{0}[*] ? (@ > 1)", "$.** ? (@.{0} == @.{1})", "$.** ? (@.{0} > $n)", "$ ? (@.{0} < 100 || @.{1} >= 1)",
        "$.{0} ? (exists(@.{1}))", "$.** ? (@.{0} starts with $s)", "$.** ? (@ like_regex \"^s\")", "$.{0}.size()", "$.**.{0}.type()", "$.{0}.keyvalue().key", "$.** ? (@.type() == \"number\").abs()", "$.{0} + 1", "-$.{0}[*]", "$.{0} == $.{1}",
        "($.{0} > 1).type()", "$.** ? (@.{0} != null)", "$.** ? (@.{0} == \"x\" && !(@.{1} == 1))", "$.** ? ((@.{0} == 1) is unknown)", "$.** ? (@.{0}.{1} == true)", "$[$n]", "$.{0}[$[0]]", "$.**{{1 to 2}}.{0}", "$.**{{last}}", "$.{0}.double()",
    ];

    [SkippableFact]
    public Task Documents_get_the_answers_that_PostgreSQL_gives() => OracleRun.CompareAsync(Scripts, Generate, static answer => answer);

    private static Script Generate(int seed, int number)
    {
        Random random = new(seed);
        RandomDocument documents = new(random);
        string schema = string.Create(CultureInfo.InvariantCulture, $"documents_{number}");
        string NextDocument() => Quote(random.Next(5) == 0 ? documents.Next(Depth) : documents.NextContainer(Depth));
        IEnumerable<string> rows = Enumerable.Range(0, Rows).Select(i => string.Create(CultureInfo.InvariantCulture, $"INSERT INTO d VALUES ({i}, {NextDocument()}, {NextDocument()}, {NextDocument()})"));
        IEnumerable<string> statements =
        [
            $"CREATE SCHEMA {schema}", $"SET search_path = {schema}", "CREATE TABLE d (i int PRIMARY KEY, a jsonb, b jsonb, j json)", .. rows,
            .. Enumerable.Range(0, StatementsEach).Select(_ => NextStatement(random, documents)),
        ];
        return Script.Parse(string.Concat(statements.Select(static statement => statement + ";\n")));
    }

    private static string NextStatement(Random random, RandomDocument documents)
    {
        bool isQuery = random.Next(3) == 0;
        string[] statements = isQuery ? s_queries : s_changes;

        // PostgreSQL's #> of json keeps the blanks before a scalar where the path is empty, and counts from the end of the first array there is at that depth.
        string path = string.Join(", ", Enumerable.Range(0, random.Next(isQuery ? 1 : 0, 4)).Select(_ => Quote(random.Next(3) == 0 ? random.Next(isQuery ? 0 : -3, 4).ToString(CultureInfo.InvariantCulture) : documents.NextName())));
        return string.Format(
            CultureInfo.InvariantCulture, statements[random.Next(statements.Length)],
            Quote(documents.NextName()), $"array[{path}]::text[]", random.Next(-4, 5), random.Next(2) == 0 ? "true" : "false", random.Next(Rows), Quote(NextPath(random)));
    }

    private static string NextPath(Random random) => (random.Next(4) == 0 ? "strict " : "") + string.Format(
        CultureInfo.InvariantCulture, s_paths[random.Next(s_paths.Length)], s_pathNames[random.Next(s_pathNames.Length)], s_pathNames[random.Next(s_pathNames.Length)]);

    // Statements stand on a line each.
    private static string Quote(string text) => text.Contains('\n', StringComparison.Ordinal) || text.Contains('\\', StringComparison.Ordinal)
        ? "E'" + text.Replace("\\", "\\\\", StringComparison.Ordinal).Replace("\n", "\\n", StringComparison.Ordinal).Replace("'", "\\'", StringComparison.Ordinal) + "'"
        : "'" + text + "'";
}
