using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Sql.Settings;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>A storage parameter of tables or indexes: what its value may be. The errors are those of PostgreSQL's reloptions.</summary>
internal abstract record StorageParameter(string Name)
{
    /// <exception cref="SqlErrorException">22023: not a value of this parameter.</exception>
    public abstract void Check(string value);

    private SqlErrorException Invalid(string kind, string value, string? detail = null) =>
        new(SqlState.InvalidParameterValue, $"invalid value for {kind} option \"{Name}\": {value}", detail);

    private SqlErrorException OutOfBounds(string value, string min, string max) =>
        new(SqlState.InvalidParameterValue, $"value {value} out of bounds for option \"{Name}\"", $"Valid values are between \"{min}\" and \"{max}\".");

    public sealed record Switch(string Name) : StorageParameter(Name)
    {
        public override void Check(string value) => _ = SettingValue.ParseBoolean(value) ?? throw Invalid("boolean", value);
    }

    /// <param name="Multiple">What it is a multiple of.</param>
    public sealed record Whole(string Name, int Min, int Max, int Multiple = 1) : StorageParameter(Name)
    {
        public override void Check(string value)
        {
            if (!double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out double number) || Math.Abs(number) > int.MaxValue)
            {
                throw Invalid("integer", value);
            }

            double rounded = Math.Round(number);
            if (rounded < Min || rounded > Max)
            {
                throw OutOfBounds(value, Min.ToString(CultureInfo.InvariantCulture), Max.ToString(CultureInfo.InvariantCulture));
            }

            if (rounded % Multiple != 0)
            {
                throw new SqlErrorException(SqlState.InvalidParameterValue, FormattableString.Invariant($"{Name} value must be a multiple of {Multiple}"));
            }
        }
    }

    public sealed record Real(string Name, double Min, double Max) : StorageParameter(Name)
    {
        public override void Check(string value)
        {
            if (!double.TryParse(value, NumberStyles.Float, CultureInfo.InvariantCulture, out double number) || double.IsNaN(number))
            {
                throw Invalid("floating point", value);
            }

            if (number < Min || number > Max)
            {
                throw OutOfBounds(value, Min.ToString("F6", CultureInfo.InvariantCulture), Max.ToString("F6", CultureInfo.InvariantCulture));
            }
        }
    }

    /// <param name="Shown">What the error says the values are.</param>
    public sealed record Choice(string Name, string Shown, params string[] Values) : StorageParameter(Name)
    {
        public override void Check(string value)
        {
            if (!Values.Contains(value, StringComparer.OrdinalIgnoreCase))
            {
                throw Invalid("enum", value, $"Valid values are {Shown}.");
            }
        }
    }
}
