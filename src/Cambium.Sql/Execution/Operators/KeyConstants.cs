using Cambium.Engine.Values;

namespace Cambium.Sql.Execution.Operators;

/// <summary>Constants beside a column, brought to the column's type exactly or not at all.</summary>
internal static class KeyConstants
{
    /// <summary>Whether the types are told apart only in width, so that a constant of one may stand in the other's key.</summary>
    internal static bool AreCompatible(DataType constant, DataType column) =>
        constant == column || constant.Form == column.Form || (IsInteger(constant) && IsInteger(column));

    /// <summary>False when the value doesn't exist in the column's type (an int8 out of an int4's range).</summary>
    internal static bool TryConvert(in Value value, DataType constant, DataType column, out Value converted)
    {
        converted = value;
        if (constant == column || value.IsNull)
        {
            return true;
        }

        if (!IsInteger(constant) || !IsInteger(column))
        {
            return constant.Form == column.Form;
        }

        long number = value.Int64;
        return column.Form switch
        {
            ValueForm.Int16 => number == (short)number,
            ValueForm.Int32 => number == (int)number,
            _ => true,
        };
    }

    private static bool IsInteger(DataType type) => type == DataType.Int4 || type == DataType.Int8 || type == DataType.Int2;
}
