using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>ntile(n): buckets of equal size, the first ones larger by one row where it doesn't divide.</summary>
internal sealed class NtileState : WindowState
{
    private long? _buckets;

    public override Value Next(IWindowPartition partition, CallContext context)
    {
        if (_buckets is null)
        {
            Value count = partition.GetArgument(0, partition.CurrentRow);
            if (count.IsNull)
            {
                return Value.Null;
            }

            _buckets = count.Int32 > 0 ? count.Int32 : throw new SqlErrorException(SqlState.InvalidArgumentForNtile, "argument of ntile must be greater than zero");
        }

        long size = partition.RowCount / _buckets.Value;
        long larger = partition.RowCount % _buckets.Value;
        long row = partition.CurrentRow;
        long boundary = larger * (size + 1);
        return Value.FromInt32((int)(row < boundary ? (row / (size + 1)) + 1 : larger + ((row - boundary) / Math.Max(size, 1)) + 1));
    }
}
