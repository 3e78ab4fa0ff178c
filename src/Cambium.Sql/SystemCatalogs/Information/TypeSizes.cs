using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>Lengths and precisions as the information schema has them, of a type with its modifier; null where it says nothing of the type.</summary>
internal static class TypeSizes
{
    private const int OctetsPerCharacter = 4;
    private const int TextOctets = 1 << 30;

    public static int? CharacterLength(SqlType type) =>
        type.Modifier < 0 ? null
        : type.Type == DataType.Varchar || type.Type == DataType.Bpchar ? type.Modifier - 4
        : type.Type == DataType.Bit || type.Type == DataType.VarBit ? type.Modifier
        : null;

    public static int? CharacterOctets(SqlType type) =>
        type.Type != DataType.Text && type.Type != DataType.Varchar && type.Type != DataType.Bpchar ? null
        : CharacterLength(type) is { } length ? length * OctetsPerCharacter
        : TextOctets;

    public static int? NumericPrecision(SqlType type) =>
        type.Type == DataType.Numeric ? type.Modifier < 0 ? null : type.NumericPrecision
        : Bits(type.Type) is var bits and > 0 ? bits
        : null;

    public static int? NumericRadix(SqlType type) => type.Type == DataType.Numeric ? 10 : Bits(type.Type) > 0 ? 2 : null;

    public static int? NumericScale(SqlType type) =>
        type.Type == DataType.Numeric ? type.Modifier < 0 ? null : type.NumericScale
        : type.Type.Form is ValueForm.Float4 or ValueForm.Float8 || Bits(type.Type) == 0 ? null
        : 0;

    public static int? DateTimePrecision(SqlType type) =>
        type.Type.Category is not (DataTypeCategory.DateTime or DataTypeCategory.Timespan) ? null
        : type.Type == DataType.Date ? 0
        : type.Modifier < 0 || (type.Modifier & IntervalModifier.FullPrecision) == IntervalModifier.FullPrecision ? 6
        : type.Modifier & IntervalModifier.FullPrecision;

    /// <summary><c>DAY TO SECOND(2)</c> and the like; null for an interval of all fields.</summary>
    public static string? IntervalFields(SqlType type) =>
        type.Type == DataType.Interval && type.ToString()["interval".Length..].Trim() is { Length: > 0 } fields && fields[0] != '(' ? fields.ToUpperInvariant() : null;

    private static int Bits(DataType type) => type.Form switch
    {
        ValueForm.Int16 => 16,
        ValueForm.Int32 when type == DataType.Int4 => 32,
        ValueForm.Int64 when type == DataType.Int8 => 64,
        ValueForm.Float4 => 24,
        ValueForm.Float8 => 53,
        _ => 0,
    };
}
