using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Functions.Library;

/// <summary>
/// <c>*=</c> and its relatives: rows compare as they are kept, whatever the operators of their columns' types say. What equals but isn't the same differs: 1.0 and 1.00,
/// citext in another case. The order is that of bits and bytes, and is good for nothing but to be one.
/// </summary>
internal static class RecordImages
{
    /// <exception cref="SqlErrorException">42804: the rows are of different types.</exception>
    public static int Compare(RecordValue left, RecordValue right, SessionFormat format)
    {
        if (left.Items.Length != right.Items.Length)
        {
            throw new SqlErrorException(SqlState.DatatypeMismatch, "cannot compare record types with different numbers of columns");
        }

        for (int index = 0; index < left.Items.Length; index++)
        {
            SqlType type = left.Types[index];
            if (type.Type != right.Types[index].Type)
            {
                throw new SqlErrorException(
                    SqlState.DatatypeMismatch, $"cannot compare dissimilar column types {type.Format()} and {right.Types[index].Format()} at record column {index + 1}");
            }

            (Value one, Value other) = (left.Items[index], right.Items[index]);
            int order = one.IsNull || other.IsNull ? one.IsNull.CompareTo(other.IsNull) : Compare(one, other, type, format);
            if (order != 0)
            {
                return order;
            }
        }

        return 0;
    }

    private static int Compare(in Value left, in Value right, SqlType type, SessionFormat format) => type.Type.Form switch
    {
        ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 => ((ulong)left.Int64).CompareTo((ulong)right.Int64),
        ValueForm.Text or ValueForm.PaddedText or ValueForm.FoldedText or ValueForm.Bytes or ValueForm.Uuid => left.Utf8.SequenceCompareTo(right.Utf8),
        ValueForm.Record => Compare(left.Record, right.Record, format),
        _ => string.CompareOrdinal(TextFormat.ToText(type, left, format), TextFormat.ToText(type, right, format)),
    };
}
