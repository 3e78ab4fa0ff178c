using Cambium.Trees;

namespace Cambium.Engine.Transactions;

/// <summary>One table's part of a transaction merged onto the newest root: its rows, and what to do to the trees.</summary>
internal sealed class TableMerge(TableEdit edit)
{
    public TableEdit Edit { get; } = edit;

    public TableRuntime Table => Edit.Table;

    /// <summary>What becomes of the trees of a bulk load, whose rows are not listed here; else null.</summary>
    public TableCatchUp? Load { get; init; }

    /// <summary>The newest rows before a bulk load.</summary>
    public Tree Newest { get; init; } = Tree.Empty;

    public List<RowMerge> Rows { get; } = new(edit.Rows.Count);

    /// <summary>Rows whose edits change nothing: the newest row has those values already.</summary>
    public List<(RowEdit Edit, byte[] Row)> Unchanged { get; } = [];

    /// <summary>Index entries that go, by tree; carried out before those that come, since one row may take over another's key.</summary>
    public List<(int TreeId, byte[] Key)> RemovedEntries { get; } = [];

    public List<(int TreeId, byte[] Key, byte[] Value)> AddedEntries { get; } = [];
}
