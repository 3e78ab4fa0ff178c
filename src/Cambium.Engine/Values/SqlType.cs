using System.Globalization;

namespace Cambium.Engine.Values;

/// <summary>A type with its modifier: what a column or an expression has.</summary>
/// <param name="Type">The type.</param>
/// <param name="Modifier">PostgreSQL's typmod, -1 for none: varchar(n) is n + 4, numeric(p,s) is ((p &lt;&lt; 16) | (s &amp; 0x7FF)) + 4.</param>
public readonly record struct SqlType(DataType Type, int Modifier = -1)
{
    /// <summary>What PostgreSQL adds to the modifiers of texts and numeric; below it there is none.</summary>
    internal const int HeaderSize = 4;

    public static implicit operator SqlType(DataType type) => new(type);

    public static SqlType Varchar(int length) => new(DataType.Varchar, length + 4);

    public static SqlType Bpchar(int length) => new(DataType.Bpchar, length + 4);

    public static SqlType Numeric(int precision, int scale = 0) => new(DataType.Numeric, ((precision << 16) | (scale & 0x7FF)) + 4);

    /// <inheritdoc cref="DataType.Collated"/>
    public SqlType Collated(string? collation) => Type.Collated(collation) is var collated && ReferenceEquals(collated, Type) ? this : new SqlType(collated, Modifier);

    /// <summary>Precision of a numeric with modifier.</summary>
    public int NumericPrecision => ((Modifier - 4) >> 16) & 0xFFFF;

    /// <summary>Scale of a numeric with modifier, -1000 to 1000.</summary>
    public int NumericScale => (((Modifier - 4) & 0x7FF) ^ 1024) - 1024;

    /// <summary>format_type's text: numeric(12,2), character varying(20)[], timestamp(3) with time zone.</summary>
    public string Format()
    {
        if (Type.IsArray)
        {
            return new SqlType(Type.Element!, Modifier).Format() + "[]";
        }

        if (Modifier < 0)
        {
            return Type.Oid switch { 1042 => "bpchar", 1560 => "\"bit\"", _ => Type.DisplayName };
        }

        return Type.Oid switch
        {
            1042 or 1043 => string.Create(CultureInfo.InvariantCulture, $"{Type.DisplayName}({Modifier - 4})"),
            1560 or 1562 => string.Create(CultureInfo.InvariantCulture, $"{Type.DisplayName}({Modifier})"),
            1700 => string.Create(CultureInfo.InvariantCulture, $"numeric({NumericPrecision},{NumericScale})"),
            1083 or 1114 => string.Create(CultureInfo.InvariantCulture, $"{Type.Name}({Modifier}) without time zone"),
            1266 => string.Create(CultureInfo.InvariantCulture, $"time({Modifier}) with time zone"),
            1184 => string.Create(CultureInfo.InvariantCulture, $"timestamp({Modifier}) with time zone"),
            1186 => IntervalModifier.Format(Modifier),
            _ => Type.DisplayName + ModifierText,
        };
    }

    /// <summary>The number behind the name of an extension's type, in parentheses; empty where there is none.</summary>
    public string ModifierText => Modifier >= 0 && Type.Code?.Modifier is not null ? string.Create(CultureInfo.InvariantCulture, $"({Modifier})") : "";

    public override string ToString() => Format();
}
