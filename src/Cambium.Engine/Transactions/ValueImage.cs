using Cambium.Engine.Rows;
using Cambium.Engine.Values;
using Cambium.Log.Records;

namespace Cambium.Engine.Transactions;

/// <summary>Compares values by all that a client could see: 1.0 and 1.00 are equal to SQL and yet not the same.</summary>
public static class ValueImage
{
    public static bool IsSame(DataType type, in Value left, in Value right)
    {
        if (left.IsNull || right.IsNull)
        {
            return left.IsNull && right.IsNull;
        }

        switch (type.Form)
        {
            case ValueForm.Boolean or ValueForm.Int16 or ValueForm.Int32 or ValueForm.Int64 or ValueForm.UInt32 or ValueForm.UInt64 or ValueForm.Float4 or ValueForm.Float8:
                return left.Int64 == right.Int64;
            case ValueForm.Text or ValueForm.PaddedText or ValueForm.CollatedText or ValueForm.FoldedText or ValueForm.Bytes or ValueForm.Uuid or ValueForm.Jsonb or ValueForm.Tid:
                return left.Utf8.SequenceEqual(right.Utf8);
            default:
                LogValue leftImage = LogValues.Encode(type, left);
                return leftImage.Equals(LogValues.Encode(type, right));
        }
    }
}
