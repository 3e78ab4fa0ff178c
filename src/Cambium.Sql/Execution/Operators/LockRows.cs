using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions.Partitions;
using Cambium.Engine.Values;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Hands the row keys of SELECT … FOR UPDATE to the transaction's queue; rows it refuses (SKIP LOCKED) are left out.</summary>
internal sealed class LockRows(Operator input, (TableDefinition Table, int Place)[] tables, LockStrength strength, LockWait wait) : Operator
{
    private readonly RowBatch _input = new();
    private QueryContext? _context;

    public override int Width => input.Width;

    public override IReadOnlyList<Operator> Children { get; } = [input];

    public override void Describe(ExplainNode node) => node.NodeType = "LockRows";

    public override void Close()
    {
        _input.Release();
        base.Close();
    }

    protected override void OpenCore(QueryContext context)
    {
        _context = context;
        if (wait != LockWait.Foreseen)
        {
            foreach ((TableDefinition table, _) in tables)
            {
                context.LockQueue?.RequireWritable(table, strength);
            }
        }

        input.Open(context);
    }

    protected override bool NextCore(RowBatch batch)
    {
        _input.RowsWanted = batch.RowsWanted;
        while (input.Next(_input))
        {
            for (int row = 0; row < _input.Count; row++)
            {
                if (Enter(_input[row]))
                {
                    batch.Append(_input[row]);
                }
            }

            if (batch.Count > 0)
            {
                return true;
            }
        }

        return false;
    }

    private bool Enter(ReadOnlySpan<Value> row)
    {
        if (_context!.LockQueue is not { } queue)
        {
            return true;
        }

        foreach ((TableDefinition table, int place) in tables)
        {
            if (row[place].IsNull)
            {
                continue;
            }

            ReadOnlySpan<byte> key = row[place].Utf8;
            TableDefinition stored = table;
            if (table.HasParts && _context.Transaction.Catalog.TryGetTable(PartitionedKey.TableOf(key), out TableDefinition? partition))
            {
                stored = partition;
                key = PartitionedKey.KeyOf(key);
            }

            if ((wait != LockWait.Foreseen && _context.HasOwnChange(stored, key)) || !queue.TryEnter(stored, key, strength, wait))
            {
                return false;
            }
        }

        return true;
    }
}
