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
        string place = string.Create(CultureInfo.InvariantCulture, $"COPY {table}, line {line}");
        if (column is not null)
        {
            place += $", column {column}";
        }

        if (isNull)
        {
            place += ": null input";
        }
        else if (!data.IsEmpty || column is not null)
        {
            place += $": \"{Shorten(data)}\"";
        }

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
