using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>System information functions that need the session or its catalog.</summary>
internal static class SystemFunctions
{
    /// <returns>NULL for what isn't known.</returns>
    public static Value Call(SqlSession session, string function, ReadOnlySpan<Value> arguments) => Value.Null;
}
