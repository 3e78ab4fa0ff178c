using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>rank, dense_rank, percent_rank: counts rows and peer groups on the way.</summary>
internal sealed class RankState(RankState.Kind kind) : WindowState
{
    private long _rank;
    private long _dense;

    internal enum Kind
    {
        Rank,
        Dense,
        Percent,
    }

    public override Value Next(IWindowPartition partition, CallContext context)
    {
        long row = partition.CurrentRow;
        if (row == 0 || !partition.ArePeers(row - 1, row))
        {
            _rank = row + 1;
            _dense++;
        }

        return kind switch
        {
            Kind.Rank => Value.FromInt64(_rank),
            Kind.Dense => Value.FromInt64(_dense),
            _ => Value.FromDouble(partition.RowCount > 1 ? (_rank - 1.0) / (partition.RowCount - 1) : 0),
        };
    }
}
