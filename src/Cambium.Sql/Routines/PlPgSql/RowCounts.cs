using Cambium.Engine.Errors;

namespace Cambium.Sql.Routines.PlPgSql;

/// <summary>How many rows INTO takes.</summary>
internal static class RowCounts
{
    /// <param name="atMostOne">More than one is an error.</param>
    /// <param name="atLeastOne">So is none.</param>
    /// <param name="isDynamic">The command was put together while running.</param>
    /// <exception cref="SqlErrorException">P0002, P0003.</exception>
    public static void Require(long count, bool atMostOne, bool atLeastOne, bool isDynamic)
    {
        if (count == 0 && atLeastOne)
        {
            throw new SqlErrorException(SqlState.NoDataFound, "query returned no rows");
        }

        if (count > 1 && atMostOne)
        {
            throw TooMany(isDynamic);
        }
    }

    public static SqlErrorException TooMany(bool isDynamic) => new(
        SqlState.TooManyRows, "query returned more than one row", hint: isDynamic ? null : "Make sure the query returns a single row, or use LIMIT 1.");
}
