using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>How large a value may become.</summary>
internal static class ValueSize
{
    /// <summary>Smaller values don't matter before somebody collects them.</summary>
    private const int AskBytes = 16 << 10;

    /// <summary>PostgreSQL's MaxAllocSize.</summary>
    internal const long BytesMax = (1024 * 1024 * 1024) - 1;

    /// <summary>The size of a value about to be made.</summary>
    /// <exception cref="SqlErrorException">54000; 53200 when there is no memory for it.</exception>
    internal static int Require(long bytes, CallContext context)
    {
        if (bytes > BytesMax)
        {
            throw new SqlErrorException(SqlState.ProgramLimitExceeded, "requested length too large");
        }

        if (bytes >= AskBytes)
        {
            context.Memory?.Want(bytes);
        }

        return (int)bytes;
    }

    /// <summary>A value that is put together piece by piece.</summary>
    /// <exception cref="SqlErrorException">54000.</exception>
    internal static void RequireRoom(long bytes, long more)
    {
        if (bytes + more > BytesMax)
        {
            throw new SqlErrorException(
                SqlState.ProgramLimitExceeded, "out of memory", FormattableString.Invariant($"Cannot enlarge string buffer containing {bytes} bytes by {more} more bytes."));
        }
    }
}
