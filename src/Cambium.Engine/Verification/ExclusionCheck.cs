using Cambium.Engine.Errors;
using Cambium.Engine.Rows;
using Cambium.Engine.Transactions;
using Cambium.Engine.Values;
using Cambium.Log.Verification;

namespace Cambium.Engine.Verification;

/// <summary>
/// An exclusion constraint tested over the rows of a log, each against all others that have the same first part where that is compared with =. A
/// constraint whose operators can't be run on rows alone is given up, and reported.
/// </summary>
internal sealed class ExclusionCheck(LogEvaluator evaluator, TableRuntime table, IndexRuntime index)
{
    // A row is found again by the values of its parts: which of two with the same ones goes makes no difference.
    private readonly Dictionary<byte[], List<Value[]>> _rows = new(KeyBytesComparer.Instance);
    private bool _isGivenUp;

    public string Name => index.Index.Name;

    /// <returns>Whether no other row is in the way.</returns>
    public bool Add(RowImage row)
    {
        if (PartsOf(row, out byte[] group) is not { } parts)
        {
            return true;
        }

        if (!_rows.TryGetValue(group, out List<Value[]>? others))
        {
            _rows.Add(group, others = []);
        }

        bool isAlone = !others.Exists(other => table.Compiled!.Excludes(index.Index, other, parts));
        others.Add(parts);
        return isAlone;
    }

    public void Remove(RowImage row)
    {
        if (PartsOf(row, out byte[] group) is { } parts && _rows.TryGetValue(group, out List<Value[]>? others))
        {
            int place = others.FindIndex(other => KeyOf(other, parts.Length).AsSpan().SequenceEqual(KeyOf(parts, parts.Length)));
            others.RemoveAt(place);
        }
    }

    /// <summary>The values of the index's parts; null where the constraint doesn't cover the row.</summary>
    private Value[]? PartsOf(RowImage row, out byte[] group)
    {
        group = [];
        if (_isGivenUp)
        {
            return null;
        }

        try
        {
            Value[] values = LogRow.Read(table.Table, row);
            Value[] parts = new Value[index.Index.Parts.Length];
            if (!index.Covers(values) || !index.TryReadParts(values, parts))
            {
                return null;
            }

            bool groups = index.Index.Exclusions[0].Symbol == "=" && ValueComparer.IsComparable(index.Index.Parts[0].Type.Type);
            group = groups ? KeyOf(parts, 1) : group;
            return parts;
        }
        catch (Exception exception) when (exception is SqlErrorException or InvalidOperationException)
        {
            _isGivenUp = true;
            evaluator.Report($"exclusion constraint {Name} of table {table.Table.Name}: {exception.Message}");
            return null;
        }
    }

    private byte[] KeyOf(Value[] parts, int count)
    {
        KeyBuilder key = new(stackalloc byte[256]);
        for (int part = 0; part < count; part++)
        {
            KeyEncoding.Append(ref key, index.Index.Parts[part].Type.Type, parts[part]);
        }

        return key.ToArray();
    }
}
