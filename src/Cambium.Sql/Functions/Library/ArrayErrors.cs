using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>Errors about arrays that more than one function has.</summary>
internal static class ArrayErrors
{
    internal static SqlErrorException NullSubArray() => new(SqlState.NullValueNotAllowed, "cannot accumulate null arrays");

    internal static SqlErrorException EmptySubArray() => new(SqlState.ArraySubscriptError, "cannot accumulate empty arrays");

    internal static SqlErrorException UnequalSubArrays() => new(SqlState.ArraySubscriptError, "cannot accumulate arrays of different dimensionality");

    internal static SqlErrorException Incompatible(string? detail = null) => new(SqlState.ArraySubscriptError, "cannot concatenate incompatible arrays", detail);
}
