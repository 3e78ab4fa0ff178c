using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>Builds an index from the rows of its table on the calling thread.</summary>
internal static class IndexBuilder
{
    /// <exception cref="Errors.SqlErrorException">23505: two rows have the same key of a unique index.</exception>
    public static Tree Build(TableRuntime table, IndexRuntime index, Tree rows)
    {
        IndexBuild build = new(table, index, rows, isShared: false);
        build.TryWork(CancellationToken.None);
        return build.Result!;
    }
}
