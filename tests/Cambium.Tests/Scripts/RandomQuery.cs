using System.Globalization;

namespace Cambium.Tests.Scripts;

/// <summary>
/// Random SELECTs over three small tables full of NULLs and repetitions: joins, subqueries, aggregates, windows, set operations. Every choice
/// comes from one seeded source, so that a seed is a query.
/// </summary>
internal sealed class RandomQuery(Random random)
{
    private static readonly string[] s_tables = ["a", "b", "c"];

    private int _aliases;

    /// <summary>Makes and fills the tables.</summary>
    public static IEnumerable<string> Setup(Random random)
    {
        foreach (string table in s_tables)
        {
            yield return $"CREATE TABLE {table} (id int PRIMARY KEY, x int, y int, t text)";
            int rows = random.Next(4, 12);
            for (int id = 1; id <= rows; id++)
            {
                yield return string.Create(CultureInfo.InvariantCulture, $"INSERT INTO {table} VALUES ({id}, {Small(random)}, {Small(random)}, {Word(random)})");
            }
        }

        yield return "CREATE INDEX ON a (x)";
        yield return "CREATE INDEX ON b (y, x)";
    }

    public string Next()
    {
        _aliases = 0;
        return random.Next(6) switch
        {
            0 => $"{Block(2)} {Pick("UNION", "UNION ALL", "INTERSECT", "EXCEPT", "EXCEPT ALL", "INTERSECT ALL")} {Block(2)}",
            1 => Grouped(),
            2 => Windowed(),
            _ => Block(random.Next(1, 4)),
        };
    }

    private static string Small(Random random) => random.Next(5) == 0 ? "NULL" : random.Next(0, 6).ToString(CultureInfo.InvariantCulture);

    private static string Word(Random random) => random.Next(5) == 0 ? "NULL" : "'" + "abcd"[random.Next(4)] + "'";

    private string Pick(params string[] choices) => choices[random.Next(choices.Length)];

    private string NewAlias() => string.Create(CultureInfo.InvariantCulture, $"r{_aliases++}");

    private string Block(int width)
    {
        List<string> scope = [];
        string from = From(scope);
        IEnumerable<string> columns = Enumerable.Range(0, width).Select(_ => Number(scope, 2));
        return $"SELECT {(random.Next(4) == 0 ? "DISTINCT " : "")}{string.Join(", ", columns)} FROM {from}{Where(scope)}";
    }

    private string Grouped()
    {
        List<string> scope = [];
        string from = From(scope);
        string key = random.Next(4) switch
        {
            0 => $"CASE {Column(scope)} WHEN {random.Next(0, 6)} THEN {Column(scope)} END",
            1 => $"{Column(scope)} = {Pick("ANY", "ALL")} (ARRAY[{Column(scope)}, {random.Next(0, 6)}])",
            _ => Column(scope),
        };
        string aggregate = random.Next(5) == 0 ? $"{Pick("percentile_disc(0.5)", "percentile_cont(0.5)", "mode()", "rank(2)")} WITHIN GROUP (ORDER BY {Number(scope, 1)})" : $"{Pick("sum", "min", "max", "count")}({(random.Next(4) == 0 ? "DISTINCT " : "")}{Number(scope, 1)})";
        string filter = random.Next(3) == 0 ? $" FILTER (WHERE {Condition(scope, 1)})" : "";
        string having = random.Next(3) == 0 ? $" HAVING count(*) > {random.Next(0, 3)}" : "";
        string group = random.Next(5) switch
        {
            0 => $"ROLLUP ({key})",
            1 => $"GROUPING SETS (({key}), (), ({key}, {Column(scope)}))",
            _ => key,
        };
        return $"SELECT {key}, count(*), {aggregate}{filter} FROM {from}{Where(scope)} GROUP BY {group}{having}";
    }

    private string Windowed()
    {
        string table = Pick(s_tables);
        string frame = Pick("", " ROWS BETWEEN 1 PRECEDING AND 1 FOLLOWING", " RANGE BETWEEN 2 PRECEDING AND CURRENT ROW", " GROUPS BETWEEN UNBOUNDED PRECEDING AND 1 FOLLOWING");
        string key = frame.Contains("ROWS", StringComparison.Ordinal) ? "x, id" : "x";
        return $"SELECT id, {Pick("sum(y)", "count(*)", "max(id)", "min(y)", "rank()", "dense_rank()")} OVER (PARTITION BY {Pick("t", "y", "y % 2")} ORDER BY {key}{frame}) FROM {table}";
    }

    private string From(List<string> scope)
    {
        string from = Source(scope);
        for (int joins = random.Next(3); joins > 0; joins--)
        {
            if (random.Next(5) == 0)
            {
                from += " CROSS JOIN " + Source(scope);
                continue;
            }

            if (random.Next(6) == 0)
            {
                from += Lateral(scope);
                continue;
            }

            string kind = Pick("JOIN", "LEFT JOIN", "RIGHT JOIN", "FULL JOIN");
            List<string> left = [.. scope];
            string right = Source(scope);
            string equality = $"{Column(left)} = {Column(scope[left.Count..])}";
            // FULL JOIN in PostgreSQL takes equalities only.
            string rest = kind != "FULL JOIN" && random.Next(3) == 0 ? " AND " + Condition(scope, 0) : "";
            from = $"{from} {kind} {right} ON {equality}{rest}";
        }

        return from;
    }

    private string Source(List<string> scope)
    {
        string alias = NewAlias();
        scope.Add(alias);
        return random.Next(12) switch
        {
            0 or 1 => $"(SELECT x AS id, max(y) AS x, count(*)::int AS y, min(t) AS t FROM {Pick(s_tables)} GROUP BY x) {alias}",
            2 => $"(SELECT p.id, q.x, p.y, q.t FROM {Pair("p", "q")}) {alias}",
            3 => $"(SELECT id, x, y, t FROM {Pick(s_tables)} {Pick("UNION", "UNION ALL", "EXCEPT")} SELECT y, x, id, t FROM {Pick(s_tables)}) {alias}",
            _ => $"{Pick(s_tables)} {alias}",
        };
    }

    private string Lateral(List<string> scope)
    {
        string equal = Column(scope);
        string alias = NewAlias();
        scope.Add(alias);
        return $" LEFT JOIN LATERAL (SELECT max(s.id) AS id, s.x, count(*)::int AS y, min(s.t) AS t FROM {Pick(s_tables)} s WHERE s.{Pick("x", "y")} {Pick("=", "<")} {equal}{(random.Next(3) == 0 ? $" AND {equal} <> {random.Next(0, 6)}" : "")} GROUP BY s.x) {alias} ON true";
    }

    /// <summary>A condition that is the same for all rows.</summary>
    private string OneTime() => random.Next(3) switch
    {
        0 => $"(SELECT {Pick("max", "count")}(s.x) FROM {Pick(s_tables)} s WHERE s.y > {random.Next(0, 6)}) {Pick("<", ">=")} {random.Next(0, 6)}",
        1 => $"EXISTS (SELECT 1 FROM {Pick(s_tables)} s WHERE s.id = {random.Next(0, 12)})",
        _ => $"current_user {Pick("=", "<>")} 'nobody'",
    };

    /// <summary>Two tables joined.</summary>
    private string Pair(string left, string right) =>
        $"{Pick(s_tables)} {left} {Pick("JOIN", "LEFT JOIN")} {Pick(s_tables)} {right} ON {right}.{Pick("id", "x", "y")} = {left}.{Pick("id", "x", "y")}";

    private string Where(List<string> scope) => random.Next(6) switch
    {
        0 or 1 => "",
        2 => $" WHERE {scope[random.Next(scope.Count)]}.id = {random.Next(1, 12)} AND {Condition(scope, 2)}",
        3 => $" WHERE {Equalities(scope)}{(random.Next(4) == 0 ? " AND " + OneTime() : "")}",
        _ => " WHERE " + Condition(scope, 2),
    };

    /// <summary>Columns of which each equals the one before.</summary>
    private string Equalities(List<string> scope)
    {
        string[] columns = [.. Enumerable.Range(0, random.Next(2, 5)).Select(_ => Column(scope))];
        return string.Join(" AND ", Enumerable.Range(1, columns.Length - 1).Select(index => $"{columns[index - 1]} = {columns[index]}"));
    }

    private string Column(List<string> scope) => $"{scope[random.Next(scope.Count)]}.{Pick("id", "x", "y")}";

    private string Number(List<string> scope, int depth) => random.Next(depth == 0 ? 2 : 7) switch
    {
        0 => random.Next(0, 6).ToString(CultureInfo.InvariantCulture),
        1 => Column(scope),
        2 => $"({Number(scope, depth - 1)} {Pick("+", "-", "*")} {Number(scope, depth - 1)})",
        3 => $"coalesce({Column(scope)}, {Number(scope, depth - 1)})",
        4 => $"CASE WHEN {Condition(scope, depth - 1)} THEN {Number(scope, depth - 1)} ELSE {Column(scope)} END",
        5 => $"nullif({Number(scope, depth - 1)}, {Column(scope)})",
        _ => $"(SELECT {Pick("max", "min", "sum", "count")}(s.{Pick("id", "x", "y")})::int FROM {Pick(s_tables)} s WHERE s.{Pick("id", "x", "y")} {Pick("=", "<", ">=")} {Column(scope)})",
    };

    private string Condition(List<string> scope, int depth) => random.Next(depth == 0 ? 3 : 18) switch
    {
        0 => $"{Number(scope, 0)} {Pick("=", "<>", "<", "<=", ">", ">=")} {Number(scope, 0)}",
        1 => $"{Column(scope)} IS {Pick("", "NOT ")}NULL",
        2 => $"{scope[random.Next(scope.Count)]}.t {Pick("=", "<", "LIKE")} {Word(random)}",
        3 => $"({Condition(scope, depth - 1)} {Pick("AND", "OR")} {Condition(scope, depth - 1)})",
        4 => $"NOT ({Condition(scope, depth - 1)})",
        5 => $"{Column(scope)} {Pick("", "NOT ")}IN ({Small(random)}, {Small(random)}, {Small(random)})",
        6 => $"{Column(scope)} {Pick("", "NOT ")}IN (SELECT s.{Pick("x", "y")} FROM {Pick(s_tables)} s WHERE s.id <> {Column(scope)})",
        7 => $"{Pick("", "NOT ")}EXISTS (SELECT 1 FROM {Pick(s_tables)} s WHERE s.{Pick("x", "y")} = {Column(scope)} AND s.id {Pick("<", ">")} {Number(scope, 0)})",
        8 => $"{Column(scope)} {Pick("", "NOT ")}IN (SELECT {Pick("p", "q")}.{Pick("x", "y")} FROM {Pair("p", "q")})",
        9 => $"{Pick("", "NOT ")}EXISTS (SELECT 1 FROM {Pair("p", "q")} WHERE {Pick("p", "q")}.{Pick("x", "y")} = {Column(scope)} AND p.id {Pick("<", ">")} {Number(scope, 0)})",
        10 => $"({Column(scope)}, {Number(scope, 0)}) {Pick("=", "<>", "<", ">=")} ({Column(scope)}, {Small(random)})",
        11 => $"({Column(scope)}, {Column(scope)}) {Pick("", "NOT ")}IN (SELECT s.x, s.y FROM {Pick(s_tables)} s WHERE s.id {Pick("<", "<>")} {Column(scope)})",
        12 => $"({Condition(scope, depth - 1)}) IS {Pick("", "NOT ")}{Pick("TRUE", "FALSE", "UNKNOWN")}",
        13 => $"{Number(scope, 0)} IS {Pick("", "NOT ")}DISTINCT FROM {Column(scope)}",
        14 => $"{Column(scope)} {Pick("=", "<>", "<")} {Pick("ANY", "ALL")} (ARRAY[{Column(scope)}, {Small(random)}])",
        15 => OneTime(),
        16 => $"{Pick("", "NOT ")}EXISTS (SELECT 1 FROM {Pick(s_tables)} s WHERE {Column(scope)} {Pick("<", ">")} {random.Next(0, 6)} AND {(random.Next(2) == 0 ? OneTime() : $"s.x = {Column(scope)}")})",
        _ => $"{Column(scope)} {Pick("=", "<", ">=")} {Pick("ANY", "ALL")} (SELECT s.y FROM {Pick(s_tables)} s WHERE s.x = {Column(scope)})",
    };
}
