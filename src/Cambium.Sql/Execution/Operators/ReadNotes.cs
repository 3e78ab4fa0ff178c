using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;

namespace Cambium.Sql.Execution.Operators;

/// <summary>What a scan notes as read: which columns the statement uses of its table, and the part of its filter that notes can express.</summary>
internal sealed class ReadNotes(TableDefinition table, ColumnSet used, NoteFilter? filter)
{
    internal ColumnSet Used { get; } = used;

    /// <summary>Whether threads that help may note with it: a filter's constants are evaluated for that.</summary>
    internal bool IsParallelSafe => filter?.IsParallelSafe ?? true;

    internal void NoteAll(QueryContext context) => context.Reads.NoteAll(table, filter?.Build(context), Used);

    internal void NoteRange(QueryContext context, IndexDefinition? index, byte[]? lower, byte[]? upper) =>
        context.Reads.NoteRange(table, index, lower, upper, filter?.Build(context), Used);

    internal void NoteKey(QueryContext context, IndexDefinition? index, ReadOnlySpan<byte> key) =>
        context.Reads.NoteKey(table, index, key, Used);
}
