using System.Globalization;
using Cambium.Engine.Errors;

namespace Cambium.Sql.Binding;

/// <summary>What is said where columns may be named, but not the system's own.</summary>
/// <param name="message">{0}: the column's name.</param>
/// <param name="sqlState">Null: 42P10, which tells where, and spares tableoid; it is known of a row before there is one.</param>
internal sealed class SystemColumnRefusal(string message, string? sqlState = null)
{
    public static readonly SystemColumnRefusal Index = new("index creation on system columns is not supported", SqlState.FeatureNotSupported);
    public static readonly SystemColumnRefusal Statistics = new("statistics creation on system columns is not supported", SqlState.FeatureNotSupported);

    /// <exception cref="SqlErrorException">It is one that may not be named.</exception>
    public void Test(string name, int position)
    {
        if (sqlState is not null)
        {
            throw Error();
        }

        if (name != "tableoid")
        {
            throw new SqlErrorException(SqlState.InvalidColumnReference, string.Format(CultureInfo.InvariantCulture, message, name), position: position);
        }
    }

    /// <summary>For those that refuse all of them.</summary>
    public SqlErrorException Error() => new(sqlState!, message);
}
