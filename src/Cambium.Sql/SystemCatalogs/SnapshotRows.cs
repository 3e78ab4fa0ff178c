using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The rows of a system relation as of one version of the catalog, with hash tables by column. Safe on any thread.</summary>
/// <param name="own">Those of this version.</param>
/// <param name="constant">Those of all versions, in front of them; null when there are none.</param>
internal sealed class SnapshotRows(RelationFacts facts, IReadOnlyList<Value[]> own, SnapshotRows? constant = null)
{
    private readonly ConcurrentDictionary<int, ILookup<object, Value[]>> _byColumn = [];
    private IReadOnlyList<Value[]>? _rows;

    public IReadOnlyList<Value[]> Rows => _rows ??= constant is null ? own : [.. constant.Rows, .. own];

    public int OwnCount => own.Count;

    /// <summary>The rows with that value, or all of them when the column's type has no simple key.</summary>
    public IReadOnlyList<Value[]> Find(in SystemConstraint constraint)
    {
        int column = constraint.Column;
        DataType type = facts.Columns[column].Type.Type;
        return Key(type, constraint.Value) is not { } key ? Rows
            : constant is null ? [.. Lookup(column, type)[key]]
            : [.. constant.Lookup(column, type)[key], .. Lookup(column, type)[key]];
    }

    private ILookup<object, Value[]> Lookup(int column, DataType type) =>
        _byColumn.GetOrAdd(column, _ => own.Where(row => !row[column].IsNull).ToLookup(row => Key(type, row[column])!));

    private static object? Key(DataType type, in Value value) => type.Form switch
    {
        ValueForm.UInt32 => (long)value.UInt32,
        ValueForm.Int16 or ValueForm.Int32 => (long)value.Int32,
        ValueForm.Int64 or ValueForm.UInt64 => value.Int64,
        ValueForm.Text => value.Text,
        _ => null,
    };
}
