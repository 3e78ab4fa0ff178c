using System.Globalization;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Settings;

/// <summary>
/// Reads and shows values of settings. The canonical form is what pg_settings.setting shows: on/off, a number in the
/// setting's base unit, or text; SHOW tells numbers with the largest unit that divides them (4096 kB is 4MB).
/// </summary>
public static class SettingValue
{
    private static readonly (string Unit, double Factor)[] s_memoryUnits =
        [("TB", 1024.0 * 1024 * 1024 * 1024), ("GB", 1024.0 * 1024 * 1024), ("MB", 1024.0 * 1024), ("kB", 1024), ("B", 1)];

    private static readonly (string Unit, double Factor)[] s_timeUnits =
        [("d", 86_400_000), ("h", 3_600_000), ("min", 60_000), ("s", 1000), ("ms", 1), ("us", 0.001)];

    /// <summary>The canonical form of what the client wrote.</summary>
    /// <exception cref="SqlErrorException">22023 when it is not a value of this setting.</exception>
    public static string Canonical(SettingDefinition definition, string text) => definition.Type switch
    {
        SettingType.Bool => ParseBoolean(text) is { } value ? (value ? "on" : "off") : throw RequiresBoolean(definition),
        SettingType.Integer => Number(definition, text, isInteger: true),
        SettingType.Real => Number(definition, text, isInteger: false),
        SettingType.Enum => EnumWord(definition, text),
        _ => text,
    };

    /// <summary>What SHOW tells.</summary>
    public static string Show(SettingDefinition definition, string canonical)
    {
        if (definition.IsFileMode)
        {
            return "0" + Convert.ToString(long.Parse(canonical, CultureInfo.InvariantCulture), 8).PadLeft(3, '0');
        }

        if (definition.Unit is not { } unit || definition.Type is not (SettingType.Integer or SettingType.Real))
        {
            return canonical;
        }

        double value = double.Parse(canonical, CultureInfo.InvariantCulture);
        if (value <= 0)
        {
            return canonical;
        }

        (string Unit, double Factor)[] units = IsTime(unit) ? s_timeUnits : s_memoryUnits;
        double smallest = value * BaseFactor(unit);
        foreach ((string name, double factor) in units)
        {
            double told = smallest / factor;
            if (definition.Type == SettingType.Integer ? factor >= 1 && smallest % factor == 0 : Math.Abs((Math.Round(told) / told) - 1) <= 1e-8)
            {
                return string.Create(CultureInfo.InvariantCulture, $"{told:0}{name}");
            }
        }

        return canonical;
    }

    /// <summary>A number of bytes, which may have a unit; null for anything else.</summary>
    public static long? ParseBytes(string text)
    {
        (string unit, double factor) = Array.Find(s_memoryUnits, unit => text.EndsWith(unit.Unit, StringComparison.Ordinal));
        ReadOnlySpan<char> number = unit is null ? text : text.AsSpan(0, text.Length - unit.Length).TrimEnd(Blanks.Characters);
        return double.TryParse(number, NumberStyles.AllowDecimalPoint, CultureInfo.InvariantCulture, out double value) ? (long)(value * (unit is null ? 1 : factor)) : null;
    }

    /// <summary>Any unique prefix of true, false, yes, no, on, off, and 1, 0, as PostgreSQL reads them; null for anything else.</summary>
    public static bool? ParseBoolean(string text)
    {
        string word = text.ToLowerInvariant();
        bool Abbreviates(string full, int least) => word.Length >= least && full.StartsWith(word, StringComparison.Ordinal);
        if (word == "1" || Abbreviates("true", 1) || Abbreviates("yes", 1) || Abbreviates("on", 2))
        {
            return true;
        }

        return word == "0" || Abbreviates("false", 1) || Abbreviates("no", 1) || Abbreviates("off", 2) ? false : null;
    }

    private static string Number(SettingDefinition definition, string text, bool isInteger)
    {
        string trimmed = isInteger ? FromBase(text.Trim(Blanks.Characters)) : text.Trim(Blanks.Characters);
        int end = 0;
        while (end < trimmed.Length && (char.IsAsciiDigit(trimmed[end]) || trimmed[end] is '.' or '-' or '+'
            || (trimmed[end] is 'e' or 'E' && end + 1 < trimmed.Length && (char.IsAsciiDigit(trimmed[end + 1]) || trimmed[end + 1] is '-' or '+'))))
        {
            end++;
        }

        string suffix = trimmed[end..].Trim(Blanks.Characters);
        if (!double.TryParse(trimmed.AsSpan(0, end), NumberStyles.Float, CultureInfo.InvariantCulture, out double value))
        {
            throw Invalid(definition.Name, text);
        }

        if (suffix.Length > 0)
        {
            value = value * UnitFactor(definition, text, suffix) / BaseFactor(definition.Unit!);
        }

        if (isInteger)
        {
            value = Math.Round(value, MidpointRounding.ToEven);
        }

        if (value < definition.Minimum || value > definition.Maximum)
        {
            string unit = definition.Unit is null ? "" : " " + definition.Unit;
            string range = string.Create(
                CultureInfo.InvariantCulture,
                $"{value}{unit} is outside the valid range for parameter \"{definition.Name}\" ({definition.Minimum} .. {definition.Maximum})");
            throw new SqlErrorException(SqlState.InvalidParameterValue, range);
        }

        return value.ToString(isInteger ? "0" : "R", CultureInfo.InvariantCulture);
    }

    /// <summary>As C reads an integer: 0x begins a hexadecimal number, 0 an octal one.</summary>
    private static string FromBase(string text)
    {
        if (text.Length > 2 && text[0] == '0' && text[1] is 'x' or 'X')
        {
            return long.TryParse(text.AsSpan(2), NumberStyles.AllowHexSpecifier, CultureInfo.InvariantCulture, out long number) && number >= 0 ? number.ToString(CultureInfo.InvariantCulture) : text;
        }

        bool isOctal = text.Length is > 1 and < 20 && text[0] == '0' && text.All(static digit => digit is >= '0' and <= '7');
        return isOctal ? Convert.ToInt64(text, 8).ToString(CultureInfo.InvariantCulture) : text;
    }

    private static double UnitFactor(SettingDefinition definition, string text, string suffix)
    {
        if (definition.Unit is null)
        {
            throw Invalid(definition.Name, text);
        }

        bool isTime = IsTime(definition.Unit);
        foreach ((string name, double factor) in isTime ? s_timeUnits : s_memoryUnits)
        {
            if (name == suffix)
            {
                return factor;
            }
        }

        throw new SqlErrorException(
            SqlState.InvalidParameterValue,
            $"invalid value for parameter \"{definition.Name}\": \"{text}\"",
            hint: isTime
                ? "Valid units for this parameter are \"us\", \"ms\", \"s\", \"min\", \"h\", and \"d\"."
                : "Valid units for this parameter are \"B\", \"kB\", \"MB\", \"GB\", and \"TB\".");
    }

    private static bool IsTime(string unit) => unit is "ms" or "s" or "min";

    private static double BaseFactor(string unit) => unit switch
    {
        "ms" or "B" => 1,
        "s" => 1000,
        "min" => 60_000,
        "kB" => 1024,
        "8kB" => 8192,
        _ => 1024 * 1024,
    };

    private static string EnumWord(SettingDefinition definition, string text)
    {
        foreach (string word in definition.EnumValues)
        {
            if (string.Equals(word, text, StringComparison.OrdinalIgnoreCase))
            {
                return word;
            }
        }

        if (definition.EnumValues.Contains("debug2") && string.Equals(text, "debug", StringComparison.OrdinalIgnoreCase))
        {
            return "debug2";
        }

        if (definition.Name == "client_min_messages" && string.Equals(text, "info", StringComparison.OrdinalIgnoreCase))
        {
            // Taken, and not listed.
            return "info";
        }

        if (definition.EnumValues.Contains("on") && ParseBoolean(text) is { } value)
        {
            return value ? "on" : "off";
        }

        throw new SqlErrorException(
            SqlState.InvalidParameterValue,
            $"invalid value for parameter \"{definition.Name}\": \"{text}\"",
            hint: $"Available values: {string.Join(", ", definition.EnumValues)}.");
    }

    private static SqlErrorException RequiresBoolean(SettingDefinition definition) =>
        new(SqlState.InvalidParameterValue, $"parameter \"{definition.Name}\" requires a Boolean value");

    /// <summary>That a setting can't have a value.</summary>
    internal static SqlErrorException Invalid(string name, string value, string? detail = null) =>
        new(SqlState.InvalidParameterValue, $"invalid value for parameter \"{name}\": \"{value}\"", detail);
}
