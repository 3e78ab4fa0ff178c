using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Rows of an operator, hashed on a key.</summary>
/// <param name="HasNullKey">Whether the key of some row, kept or not, has a NULL.</param>
internal sealed record HashedRows(RowList Rows, RowHashTable Table, bool HasNullKey)
{
    /// <summary>Reads an open operator to its end.</summary>
    /// <param name="keepsNullKeys">Rows that equal none because their key has a NULL are kept too.</param>
    /// <param name="batch">What to read into.</param>
    /// <exception cref="Cambium.Engine.Errors.SqlErrorException">53200: no memory for them.</exception>
    internal static HashedRows Read(Operator source, RowKey key, bool keepsNullKeys, RowBatch batch, QueryContext context)
    {
        RowList rows = new(source.Width, context.Memory);
        RowHashTable table = new();
        bool hasNullKey = false;
        batch.RowsWanted = RowBatch.RowsMax;
        while (source.Next(batch))
        {
            for (int row = 0; row < batch.Count; row++)
            {
                ReadOnlySpan<Value> values = batch[row];
                if (key.HasNull(values))
                {
                    hasNullKey = true;
                    if (!keepsNullKeys)
                    {
                        continue;
                    }
                }

                rows.Add(values);
                table.Add(key.Hash(values));
            }

            context.CheckCancellation();
        }

        return new HashedRows(rows, table, hasNullKey);
    }
}
