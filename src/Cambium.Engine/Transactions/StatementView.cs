namespace Cambium.Engine.Transactions;

/// <summary>
/// What a statement sees of its transaction: all trees as they were when the view was taken, whatever the statement itself, functions that it calls, or later
/// statements change. Taking one copies nothing.
/// </summary>
/// <remarks>Used by the transaction's thread, and only while its snapshot stays.</remarks>
public sealed class StatementView
{
    private readonly Transaction _transaction;
    private readonly Dictionary<int, TreeView>? _edited;

    internal StatementView(Transaction transaction)
    {
        _transaction = transaction;
        _edited = transaction.Trees.ViewEdited();
    }

    public TreeView GetTreeView(int treeId) =>
        _edited is not null && _edited.TryGetValue(treeId, out TreeView view) ? view : _transaction.GetUneditedView(treeId);
}
