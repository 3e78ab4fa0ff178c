using Cambium.Engine.Memory;
using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Builds an index from the rows of its table on the calling thread.</summary>
internal static class IndexBuilder
{
    /// <exception cref="Errors.SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    /// <exception cref="OperationCanceledException">It was cancelled.</exception>
    public static Tree Build(TableRuntime table, IndexRuntime index, Tree rows, MemoryGuard? memory = null, CancellationToken cancellation = default)
    {
        IndexBuild build = new(table, index, rows, isShared: false) { Memory = memory };
        while (build.TryWork(cancellation))
        {
        }

        return build.Result!;
    }
}
