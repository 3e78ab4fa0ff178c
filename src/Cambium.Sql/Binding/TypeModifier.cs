using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Binding;

/// <summary>Numbers behind a type's name, as in numeric(5, 2), and PostgreSQL's one number for them (typmod).</summary>
internal static class TypeModifier
{
    /// <summary>PostgreSQL's mask of an interval without a restriction of fields.</summary>
    public const int AllFields = 0x7FFF;

    private const int FullPrecision = 0xFFFF;

    /// <summary>What typmodin functions do.</summary>
    /// <param name="values">As written; of an interval the mask of its fields before its precision.</param>
    /// <exception cref="SqlErrorException">22023: out of range, too many; 42601: the type takes none.</exception>
    public static int Encode(DataType type, IReadOnlyList<int> values)
    {
        if (type == DataType.Numeric)
        {
            return values.Count > 2 ? throw Invalid("invalid NUMERIC type modifier") : Numeric(values[0], values.Count > 1 ? values[1] : 0);
        }

        if (type == DataType.Interval)
        {
            return values.Count > 2 || (values[0] & ~AllFields) != 0 ? throw Invalid("invalid INTERVAL type modifier")
                : values.Count == 1 ? values[0] == AllFields ? -1 : (values[0] << 16) | FullPrecision
                : (values[0] << 16) | Precision(type, values[1]);
        }

        if (type.Code?.Modifier is { } own)
        {
            return own.Encode(values);
        }

        string? refused = type == DataType.Varchar ? "varchar" : type == DataType.Bpchar ? "char" : type == DataType.VarBit ? "varbit" : type == DataType.Bit ? "bit" : null;
        bool isTime = type == DataType.Time || type == DataType.TimeTz || type == DataType.Timestamp || type == DataType.TimestampTz;
        if (refused is null && !isTime)
        {
            throw new SqlErrorException(SqlState.SyntaxError, $"type modifier is not allowed for type \"{type.Name}\"");
        }

        if (values.Count != 1)
        {
            throw Invalid("invalid type modifier");
        }

        if (isTime)
        {
            return Precision(type, values[0]);
        }

        bool isBits = type == DataType.Bit || type == DataType.VarBit;
        return values[0] switch
        {
            < 1 => throw Invalid($"length for type {refused} must be at least 1"),
            > 10485760 when !isBits => throw Invalid($"length for type {refused} cannot exceed 10485760"),
            _ => isBits ? values[0] : values[0] + 4,
        };
    }

    /// <summary>What typmodout functions do: the text behind the type's name.</summary>
    public static string Print(DataType type, int modifier)
    {
        bool isTime = type.Name.StartsWith("time", StringComparison.Ordinal);
        string name = isTime ? type.DisplayName[..type.DisplayName.IndexOf(' ')] : type.DisplayName;
        return modifier < 0 && !isTime ? "" : new SqlType(type, modifier).Format()[name.Length..];
    }

    private static int Precision(DataType type, int digits) => digits < 0
        ? throw Invalid($"{type.Name.ToUpperInvariant()}({digits.ToString(CultureInfo.InvariantCulture)}) precision must not be negative")
        : Math.Min(digits, 6);

    private static int Numeric(int precision, int scale) =>
        precision is < 1 or > 1000 ? throw Invalid($"NUMERIC precision {precision.ToString(CultureInfo.InvariantCulture)} must be between 1 and 1000")
        : scale is < -1000 or > 1000 ? throw Invalid($"NUMERIC scale {scale.ToString(CultureInfo.InvariantCulture)} must be between -1000 and 1000")
        : ((precision << 16) | (scale & 0x7FF)) + 4;

    private static SqlErrorException Invalid(string message) => new(SqlState.InvalidParameterValue, message);
}
