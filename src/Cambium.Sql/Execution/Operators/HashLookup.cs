using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Planning.Explaining;

namespace Cambium.Sql.Execution.Operators;

/// <summary>
/// Rows of a table that equal values of surrounding rows where no index leads to them. Opened for the first time in an execution it reads the table for these
/// values alone, and notes no more than that. Opened again it hashes the table, once, and from then on only probes. Where the hashed rows find no memory it reads the
/// table each time.
/// </summary>
/// <param name="single">Reads the table for the values of one surrounding row.</param>
/// <param name="whole">Reads it for all of them.</param>
/// <param name="wholeKey">Where its rows have what is looked up.</param>
/// <param name="places">Where its rows have what <paramref name="single"/> yields.</param>
/// <param name="wanted">The values to look up, from slots.</param>
/// <param name="rest">The other conditions on surrounding rows, over rows of <paramref name="whole"/>; null: none.</param>
internal sealed class HashLookup(
    Operator single, Operator whole, RowKey wholeKey, int[] places, CompiledExpression[] wanted, CompiledExpression? rest, string keyText, string? restText) : Operator
{
    private readonly RowBatch _build = new();
    private readonly Value[] _wanted = new Value[wanted.Length];
    private readonly RowKey _wantedKey = new([.. Enumerable.Range(0, wanted.Length)], wholeKey.Types);
    private QueryContext? _context;
    private KeptRows? _kept;
    private bool _readsSingle;
    private bool _isProbing;
    private int _candidate;
    private int _hash;

    public override int Width => single.Width;

    public override IReadOnlyList<Operator> Children { get; } = [whole];

    public override void Describe(ExplainNode node)
    {
        node.NodeType = "Hash Lookup";
        node.Add("Hash Cond", keyText);
        if (restText is not null)
        {
            node.Add("Filter", restText);
        }
    }

    public override void Close()
    {
        _kept = null;
        _build.Release();
        single.Close();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        _kept = context.Kept(this);
        _isProbing = false;
        _readsSingle = _kept.IsFirst() || _kept.AreTooMany;
        if (_readsSingle)
        {
            single.Open(context);
        }
    }

    protected override bool NextCore(RowBatch batch)
    {
        if (!_readsSingle && _kept!.Hashed is null && !TryHash(_kept))
        {
            _readsSingle = true;
            single.Open(_context!);
        }

        return _readsSingle ? single.Next(batch) : Probe(batch, _kept!.Hashed!);
    }

    private bool Probe(RowBatch batch, HashedRows hashed)
    {
        if (!_isProbing)
        {
            _isProbing = true;
            for (int index = 0; index < wanted.Length; index++)
            {
                _wanted[index] = wanted[index].Evaluate([], _context!);
            }

            _hash = _wantedKey.Hash(_wanted);
            _candidate = _wantedKey.HasNull(_wanted) ? -1 : hashed.Table.First(_hash);
        }

        for (; _candidate >= 0 && !batch.IsFull; _candidate = hashed.Table.Next(_candidate, _hash))
        {
            ReadOnlySpan<Value> row = hashed.Rows[_candidate];
            if (_wantedKey.Equals(_wanted, row, wholeKey.Places) && (rest?.IsTrue(row, _context!) ?? true))
            {
                Rows.CopyPlaces(row, batch.Append(), places);
            }

            _context!.Tick();
        }

        return batch.Count > 0;
    }

    private bool TryHash(KeptRows kept)
    {
        whole.Open(_context!);
        try
        {
            kept.Keep(HashedRows.Read(whole, wholeKey, keepsNullKeys: false, _build, _context!));
            return true;
        }
        catch (SqlErrorException error) when (error.SqlState == SqlState.OutOfMemory)
        {
            kept.AreTooMany = true;
            return false;
        }
        finally
        {
            whole.Close();
        }
    }
}
