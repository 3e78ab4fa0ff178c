using System.Globalization;
using System.Text;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Copy;

/// <summary>Errors of COPY FROM with PostgreSQL's CONTEXT: <c>COPY t, line 3, column a: "x"</c>.</summary>
internal static class CopyError
{
    private const int ShownBytesMax = 100;

    public static SqlErrorException BadFormat(string message) => new(SqlState.BadCopyFileFormat, message);

    /// <summary>The error told where in the data it arose.</summary>
    public static SqlErrorException InContext(SqlErrorException error, string table, long line, string? column, ReadOnlySpan<byte> data, bool isNull = false)
    {
        string place = Place(table, line, column);
        if (isNull)
        {
            place += ": null input";
        }
        else if (!data.IsEmpty || column is not null)
        {
            place += $": \"{Shorten(data)}\"";
        }

        return Within(error, place);
    }

    /// <summary>The same for a field in binary format, whose bytes aren't shown.</summary>
    public static SqlErrorException InField(SqlErrorException error, string table, long line, string column) => Within(error, Place(table, line, column));

    private static string Place(string table, long line, string? column) =>
        string.Create(CultureInfo.InvariantCulture, $"COPY {table}, line {line}") + (column is null ? "" : $", column {column}");

    private static SqlErrorException Within(SqlErrorException error, string place)
    {
        SqlErrorException told = new(error.SqlState, error.Message, error.Detail, error.Hint, innerException: error)
        {
            Where = error.Where,
            Schema = error.Schema,
            Table = error.Table,
            Column = error.Column,
            DataType = error.DataType,
            Constraint = error.Constraint,
        };
        told.Within(place);
        return told;
    }

    private static string Shorten(ReadOnlySpan<byte> data) =>
        data.Length <= ShownBytesMax ? Encoding.UTF8.GetString(data) : Encoding.UTF8.GetString(data[..ShownBytesMax]) + "...";
}
