using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>How many rows INTO takes.</summary>
internal static class RowCounts
{
    /// <param name="atMostOne">More than one is an error.</param>
    /// <param name="atLeastOne">So is none.</param>
    /// <param name="isDynamic">The command was put together while running.</param>
    /// <param name="parameters">The variables or parameters it uses, which are told where that is asked for.</param>
    /// <exception cref="SqlErrorException">P0002, P0003.</exception>
    public static void Require(PlFrame frame, long count, bool atMostOne, bool atLeastOne, bool isDynamic, Func<IEnumerable<(string Name, SqlType Type, Value Value)>> parameters)
    {
        if (count == 0 && atLeastOne)
        {
            throw new SqlErrorException(SqlState.NoDataFound, "query returned no rows", Detail(frame, parameters));
        }

        if (count > 1 && atMostOne)
        {
            throw TooMany(isDynamic, Detail(frame, parameters));
        }
    }

    public static SqlErrorException TooMany(bool isDynamic, string? detail = null) => new(
        SqlState.TooManyRows, "query returned more than one row", detail, isDynamic ? null : "Make sure the query returns a single row, or use LIMIT 1.");

    private static string? Detail(PlFrame frame, Func<IEnumerable<(string Name, SqlType Type, Value Value)>> parameters)
    {
        if (!(frame.Routine.PrintsParameters ?? frame.Host.PrintsParameters))
        {
            return null;
        }

        string[] told =
        [
            .. parameters().Select(parameter => $"{parameter.Name} = {(parameter.Value.IsNull ? "NULL" : $"'{TextFormat.ToText(parameter.Type, parameter.Value, frame.Host.Calls.Format).Replace("'", "''", StringComparison.Ordinal)}'")}"),
        ];
        return told.Length == 0 ? null : "parameters: " + string.Join(", ", told);
    }
}
