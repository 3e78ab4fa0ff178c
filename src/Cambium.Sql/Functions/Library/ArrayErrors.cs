using Cambium.Engine.Errors;

namespace Cambium.Sql.Functions.Library;

/// <summary>Errors about arrays that more than one function has.</summary>
internal static class ArrayErrors
{
    /// <summary>PostgreSQL's MaxArraySize.</summary>
    internal const int ItemsMax = 134217727;

    internal static SqlErrorException TooLarge() => new(SqlState.ProgramLimitExceeded, "array size exceeds the maximum allowed (134217727)");

    internal static SqlErrorException NullSubArray() => new(SqlState.NullValueNotAllowed, "cannot accumulate null arrays");

    internal static SqlErrorException EmptySubArray() => new(SqlState.ArraySubscriptError, "cannot accumulate empty arrays");

    internal static SqlErrorException UnequalSubArrays() => new(SqlState.ArraySubscriptError, "cannot accumulate arrays of different dimensionality");

    internal static SqlErrorException Incompatible(string? detail = null) => new(SqlState.ArraySubscriptError, "cannot concatenate incompatible arrays", detail);
}
