using System.Globalization;

namespace Cambium.Tests.Scripts;

/// <summary>A history of a table: ALTER TABLE of all kinds among changes of its rows, with what the catalogs say of it from time to time.</summary>
internal sealed class RandomAlterations(Random random)
{
    private const int ShownEvery = 6;

    private static readonly Dictionary<string, string[]> s_values = new()
    {
        ["int"] = ["1", "2", "3", "-5", "NULL"],
        ["bigint"] = ["10", "20", "NULL"],
        ["numeric"] = ["1.5", "2", "NULL"],
        ["text"] = ["'a'", "'bb'", "'x y'", "NULL"],
        ["varchar(5)"] = ["'v'", "'w'", "NULL"],
        ["date"] = ["'2020-01-01'", "'2021-05-05'", "NULL"],
        ["boolean"] = ["true", "false", "NULL"],
        ["int[]"] = ["'{1,2}'", "NULL"],
    };

    private static readonly string[] s_numbers = ["int", "bigint", "numeric"];

    private readonly Dictionary<string, string> _columns = [];
    private readonly List<string> _constraints = [];
    private int _names;
    private bool _hasRows;

    public IEnumerable<string> Next(int steps)
    {
        yield return "CREATE TABLE p (id int PRIMARY KEY)";
        yield return "INSERT INTO p SELECT generate_series(-10, 30)";
        yield return $"CREATE TABLE t ({string.Join(", ", Enumerable.Range(0, random.Next(2, 5)).Select(_ => NewColumn()))})";
        _hasRows = true;
        for (int step = 1; step <= steps; step++)
        {
            foreach (string statement in Step())
            {
                yield return statement;
            }

            if (step % ShownEvery == 0 || step == steps)
            {
                yield return "SELECT * FROM t";
                yield return """
                    SELECT attnum, attname, format_type(atttypid, atttypmod), attnotnull, atthasdef, CASE WHEN NOT attisdropped THEN attidentity END, attgenerated, attisdropped
                    FROM pg_attribute WHERE attrelid = 't'::regclass AND attnum > 0
                    """;
                yield return "SELECT conname, contype, convalidated, conkey FROM pg_constraint WHERE conrelid = 't'::regclass";
                yield return "SELECT indexrelid::regclass, indkey, indisunique FROM pg_index WHERE indrelid = 't'::regclass";
            }
        }
    }

    private IEnumerable<string> Step()
    {
        switch (random.Next(100))
        {
            case < 45:
                return [$"ALTER TABLE t {string.Join(", ", Enumerable.Range(0, Pick(1, 1, 1, 2, 3)).Select(_ => Action()))}"];
            case < 50:
                (string before, string after) = (Column(), Name("r"));
                _columns.Remove(before, out string? type);
                _columns[after] = type!;
                return [$"ALTER TABLE t RENAME COLUMN {before} TO {after}"];
            case < 53:
                return [$"ALTER TABLE t RENAME CONSTRAINT {Constraint()} TO {NewConstraint("rc")}"];
            case < 58:
                return [$"CREATE INDEX {Name("i")} ON t ({Pick(Column(), $"({Condition()})", $"{Column()}, {Column()}")}){Pick("", $" WHERE {Condition()}")}"];
            case < 62:
                return [$"CREATE UNIQUE INDEX {Name("ui")} ON t ({Column()})"];
            case < 65:
                return [string.Create(CultureInfo.InvariantCulture, $"DROP INDEX i{random.Next(_names + 1)}")];
            case < 68:
                return [string.Create(CultureInfo.InvariantCulture, $"CREATE VIEW v{random.Next(3)} AS SELECT {Column()} FROM t")];
            case < 70:
                return [string.Create(CultureInfo.InvariantCulture, $"DROP VIEW v{random.Next(3)}")];
            case < 85:
                string[] columns = [.. _columns.Keys.Where(_ => random.Next(2) == 0).DefaultIfEmpty(Column())];
                return [$"INSERT INTO t ({string.Join(", ", columns)}) VALUES ({string.Join(", ", columns.Select(column => Value(_columns[column])))})"];
            case < 93:
                string changed = Column();
                return [$"UPDATE t SET {changed} = {Value(_columns[changed])} WHERE {Condition()}"];
            case < 96:
                return [$"DELETE FROM t WHERE {Column()} IS NULL"];
            default:
                string inserted = Column();
                string insert = $"INSERT INTO t ({inserted}) VALUES ({Value(_columns[inserted])})";
                return ["BEGIN", $"ALTER TABLE t {Action()}", insert, Pick("COMMIT", "ROLLBACK")];
        }
    }

    private string Action()
    {
        string column = Column();
        string type = _columns[column];
        string other = Pick([.. s_values.Keys]);
        switch (random.Next(21))
        {
            case < 4:
                return "ADD COLUMN " + NewColumn();
            case 4 when _columns.Count > 2:
                _columns.Remove(column);
                return $"DROP COLUMN {column}{Cascade()}";
            case 5:
                return $"ALTER COLUMN {column} SET DEFAULT {Value(type)}";
            case 6:
                return $"ALTER COLUMN {column} DROP DEFAULT";
            case 7:
                return $"ALTER COLUMN {column} SET NOT NULL";
            case 8:
                return $"ALTER COLUMN {column} DROP NOT NULL";
            case 9 or 10:
                return $"ALTER COLUMN {column} TYPE {other}{Pick("", $" USING NULL::{other}", $" USING {column}::text::{other}")}";
            case 11:
                return $"ADD CONSTRAINT {NewConstraint("ck")} CHECK ({Condition()}){Pick("", " NOT VALID")}";
            case 12:
                return $"ADD CONSTRAINT {NewConstraint("u")} UNIQUE ({column}{Pick("", $", {Column()}")}){Pick("", " DEFERRABLE")}";
            case 13:
                return $"DROP CONSTRAINT {Constraint()}{Cascade()}";
            case 14:
                return $"VALIDATE CONSTRAINT {Constraint()}";
            case 15:
                return $"ADD PRIMARY KEY ({column})";
            case 16:
                return $"ALTER COLUMN {column} DROP EXPRESSION{Pick("", " IF EXISTS")}";
            case 17:
                return $"ALTER COLUMN {column} ADD GENERATED ALWAYS AS IDENTITY";
            case 18:
                return $"ALTER COLUMN {column} DROP IDENTITY{Pick("", " IF EXISTS")}";
            case 19:
                return $"ADD CONSTRAINT {NewConstraint("fk")} FOREIGN KEY ({ColumnOf(s_numbers)}) REFERENCES p (id){Pick("", " ON DELETE CASCADE", " ON UPDATE SET NULL", " NOT VALID")}";
            default:
                return $"ADD COLUMN IF NOT EXISTS {column} int";
        }
    }

    private string NewColumn()
    {
        string source = _columns.Count > 0 ? ColumnOf(["int", "bigint"]) : "";
        string name = Name("c");
        string type = Pick([.. s_values.Keys]);
        string text = $"{name} {type}";
        if (source.Length > 0 && _columns[source] is "int" or "bigint" && random.Next(12) == 0)
        {
            type = "bigint";
            text = $"{name} bigint GENERATED ALWAYS AS ({source} * 2) STORED";
        }
        else if (!_hasRows && random.Next(8) == 0)
        {
            // Later, the numbers of the rows would hang on the order in which they are read.
            type = "int";
            text = $"{name} int GENERATED BY DEFAULT AS IDENTITY";
        }
        else
        {
            text += Rarely(3, $" DEFAULT {Value(type)}") + Rarely(7, " NOT NULL") + Rarely(10, " UNIQUE") + (s_numbers.Contains(type) ? Rarely(8, $" CHECK ({name} > -100)") : "");
        }

        _columns[name] = type;
        return text;
    }

    private string Condition()
    {
        string column = ColumnOf(s_numbers);
        return Pick($"{column} > -10", $"{column} IS NOT NULL OR {column} IS NULL", $"coalesce({column}, 0) < 1000", $"{column} <> 77");
    }

    private string Column() => Pick([.. _columns.Keys]);

    private string ColumnOf(string[] types) => _columns.Where(column => types.Contains(column.Value)).Select(static column => column.Key).ToArray() is { Length: > 0 } found ? Pick(found) : Column();

    private string Constraint() => _constraints.Count > 0 ? Pick([.. _constraints]) : "none";

    private string NewConstraint(string prefix)
    {
        string name = Name(prefix);
        _constraints.Add(name);
        return name;
    }

    private string Name(string prefix) => string.Create(CultureInfo.InvariantCulture, $"{prefix}{++_names}");

    private string Value(string type) => Pick(s_values[type]);

    private string Cascade() => Pick("", " CASCADE");

    private string Rarely(int times, string text) => random.Next(times) == 0 ? text : "";

    private T Pick<T>(params T[] items) => items[random.Next(items.Length)];
}
