namespace Cambium.Engine.Transactions;

/// <summary>Row edits by row key, in the order of first writing; a hash table that looks keys up without allocating.</summary>
internal sealed class RowEditTable
{
    private readonly List<RowEdit> _edits = [];
    private RowEdit?[] _buckets = new RowEdit?[8];

    public int Count => _edits.Count;

    public RowEdit this[int index] => _edits[index];

    public List<RowEdit>.Enumerator GetEnumerator() => _edits.GetEnumerator();

    public RowEdit? Find(ReadOnlySpan<byte> key, int hash)
    {
        for (RowEdit? edit = _buckets[hash & (_buckets.Length - 1)]; edit is not null; edit = edit.NextInBucket)
        {
            if (edit.Hash == hash && key.SequenceEqual(edit.Key))
            {
                return edit;
            }
        }

        return null;
    }

    public void Add(RowEdit edit)
    {
        _edits.Add(edit);
        if (_edits.Count > _buckets.Length)
        {
            _buckets = new RowEdit?[_buckets.Length * 2];
            foreach (RowEdit other in _edits)
            {
                Link(other);
            }
        }
        else
        {
            Link(edit);
        }
    }

    private void Link(RowEdit edit)
    {
        ref RowEdit? bucket = ref _buckets[edit.Hash & (_buckets.Length - 1)];
        edit.NextInBucket = bucket;
        bucket = edit;
    }
}
