using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions;

namespace Cambium.Sql.Extensions.Code;

/// <summary>tablefunc: tables made of the rows of queries that are given as text.</summary>
internal static class TableFunctions
{
    internal static void Register(ExtensionLibrary library)
    {
        library.Set("normal_rand", static (arguments, context) => NormalNumbers(arguments[0].Int32, arguments[1].Double, arguments[2].Double, context.Random));
        library.Set("crosstab", static types => (arguments, context) => Crosstab(InnerQuery.Run(arguments[0].Text, context), types.Columns, context));
        library.Set("crosstab_hash", static types => (arguments, context) =>
            CrosstabByCategory(InnerQuery.Run(arguments[0].Text, context), InnerQuery.Run(arguments[1].Text, context), types.Columns, context));
        library.Set("connectby_text", static types => (arguments, context) => new TreeWalk(arguments, isSerial: false, types.Columns, context).Rows());
        library.Set("connectby_text_serial", static types => (arguments, context) => new TreeWalk(arguments, isSerial: true, types.Columns, context).Rows());
    }

    /// <summary>A value as the column's type has it, by its text.</summary>
    internal static Value Convert(in Value value, SqlType from, SqlType to, CallContext context) =>
        value.IsNull || from.Equals(to) ? value : TextFormat.Parse(to, TextFormat.ToText(from, value, context.Format), context.Format);

    private static IEnumerable<Value[]> NormalNumbers(int count, double mean, double deviation, Random random)
    {
        if (count < 0)
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, "number of rows cannot be negative");
        }

        for (int index = 0; index < count; index++)
        {
            // Box and Muller's transformation of two uniform numbers.
            double radius = Math.Sqrt(-2 * Math.Log(1 - random.NextDouble()));
            yield return [Value.FromDouble(mean + (deviation * radius * Math.Cos(2 * Math.PI * random.NextDouble())))];
        }
    }

    /// <summary>Rows (name, category, value), those of a name together, become one: the name and its values in their order.</summary>
    private static IEnumerable<Value[]> Crosstab(InnerQuery source, IReadOnlyList<SetColumn> columns, CallContext context)
    {
        if (source.Columns.Count != 3)
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, "invalid source data SQL statement", "The provided SQL must return 3 columns: rowid, category, and values.");
        }

        bool isCompatible = columns.Count >= 2 && columns[0].Type.Type == source.Columns[0].Type
            && columns.Skip(1).All(column => column.Type.Type == source.Columns[2].Type);
        if (!isCompatible)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "return and sql tuple descriptions are incompatible");
        }

        Value[]? current = null;
        string? name = null;
        int filled = 0;
        foreach (Value[] row in source.Rows)
        {
            string? own = row[0].IsNull ? null : TextFormat.ToText(source.Columns[0], row[0], context.Format);
            if (current is null || own != name)
            {
                if (current is not null)
                {
                    yield return current;
                }

                current = new Value[columns.Count];
                Array.Fill(current, Value.Null);
                current[0] = row[0];
                (name, filled) = (own, 1);
            }

            if (filled < current.Length)
            {
                current[filled++] = row[2];
            }
        }

        if (current is not null)
        {
            yield return current;
        }
    }

    /// <summary>The same with a query that tells the categories, each with its own column; what stands between name and category is taken over.</summary>
    private static IEnumerable<Value[]> CrosstabByCategory(InnerQuery source, InnerQuery categories, IReadOnlyList<SetColumn> columns, CallContext context)
    {
        if (source.Rows.Count == 0)
        {
            yield break;
        }

        if (categories.Columns.Count != 1 || categories.Rows.Count == 0)
        {
            throw new SqlErrorException(SqlState.SyntaxError, "provided \"categories\" SQL must return 1 column of at least one row");
        }

        Dictionary<string, int> places = [];
        foreach (Value[] row in categories.Rows)
        {
            string category = row[0].IsNull
                ? throw new SqlErrorException(SqlState.SyntaxError, "provided \"categories\" SQL must not return NULL values")
                : TextFormat.ToText(categories.Columns[0], row[0], context.Format);
            if (!places.TryAdd(category, places.Count))
            {
                throw new SqlErrorException(SqlState.DuplicateObject, "duplicate category name");
            }
        }

        int extra = source.Columns.Count - 2;
        if (extra < 1)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "invalid source data SQL statement", "The provided SQL must return 3  columns; rowid, category, and values.");
        }

        if (columns.Count != extra + places.Count)
        {
            throw new SqlErrorException(
                SqlState.SyntaxError, "invalid return type",
                string.Create(CultureInfo.InvariantCulture, $"Query-specified return tuple has {columns.Count} columns but crosstab returns {extra + places.Count}."));
        }

        Value[]? current = null;
        string? name = null;
        foreach (Value[] row in source.Rows)
        {
            string? own = row[0].IsNull ? null : TextFormat.ToText(source.Columns[0], row[0], context.Format);
            if (current is null || own != name)
            {
                if (current is not null)
                {
                    yield return current;
                }

                current = new Value[columns.Count];
                Array.Fill(current, Value.Null);
                for (int index = 0; index < extra; index++)
                {
                    current[index] = Convert(row[index], source.Columns[index], columns[index].Type, context);
                }

                name = own;
            }

            if (!row[extra].IsNull && places.TryGetValue(TextFormat.ToText(source.Columns[extra], row[extra], context.Format), out int place))
            {
                current[extra + place] = Convert(row[extra + 1], source.Columns[extra + 1], columns[extra + place].Type, context);
            }
        }

        if (current is not null)
        {
            yield return current;
        }
    }
}
