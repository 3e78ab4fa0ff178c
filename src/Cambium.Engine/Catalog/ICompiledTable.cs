using Cambium.Engine.Transactions;
using Cambium.Engine.Values;

namespace Cambium.Engine.Catalog;

/// <summary>
/// A table's expressions, ready to run. Rows are in the order of <see cref="TableDefinition.Columns"/>. Used by sessions and the
/// committer at once: implementations keep no state between calls. Errors of expressions are thrown as SqlErrorException.
/// </summary>
public interface ICompiledTable
{
    /// <summary>Fills in the generated columns from the others.</summary>
    void ComputeGenerated(Span<Value> row);

    /// <summary>Whether the check with that place calls functions of users: those run in the session that writes the row, and nowhere else (<see cref="ITriggers.PassesCheck"/>).</summary>
    bool NeedsSession(int check) => false;

    /// <summary>Whether the row passes the check with that place in <see cref="TableDefinition.Checks"/>: true or NULL.</summary>
    bool PassesCheck(int check, ReadOnlySpan<Value> row);

    /// <summary>Whether a partial index's predicate is true.</summary>
    bool InPartialIndex(IndexDefinition index, ReadOnlySpan<Value> row);

    /// <summary>Computes the values of all parts of an index with expressions.</summary>
    void IndexKey(IndexDefinition index, ReadOnlySpan<Value> row, Span<Value> key);

    /// <summary>An index's expression as \d shows it.</summary>
    string ShowPart(IndexKeyPart part) => part.ExpressionSql!;

    /// <summary>Whether an exclusion constraint forbids two rows to be there both, by the values of its index's parts, none of them NULL.</summary>
    bool Excludes(IndexDefinition index, ReadOnlySpan<Value> existing, ReadOnlySpan<Value> added);

    /// <summary>The column's default; NULL when it has none. Asked for ON DELETE | UPDATE SET DEFAULT only.</summary>
    Value ComputeDefault(ColumnDefinition column);

    /// <summary>Columns the check with that place mentions.</summary>
    ColumnSet ColumnsOfCheck(int check);

    /// <summary>Columns that an index's expressions and predicate mention (its plain columns needn't be included).</summary>
    ColumnSet ColumnsOfIndex(IndexDefinition index);

    /// <summary>Columns that a generated column is computed from.</summary>
    ColumnSet ColumnsOfGenerated(ColumnDefinition column);

    /// <summary>Of a partitioned table; null for others.</summary>
    IPartitionRouter? Router => null;
}
