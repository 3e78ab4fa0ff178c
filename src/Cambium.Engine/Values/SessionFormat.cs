using Cambium.Engine.Json.Paths;
using Cambium.Engine.Times;

namespace Cambium.Engine.Values;

/// <summary>The settings text input and output depend on. Immutable; a session makes a new one when a setting changes.</summary>
public sealed record SessionFormat
{
    public static readonly SessionFormat Default = new();

    public TimeZoneRules TimeZone { get; init; } = TimeZoneRules.Utc;

    public DateStyle DateStyle { get; init; } = DateStyle.Iso;

    public DateOrder DateOrder { get; init; } = DateOrder.MonthDayYear;

    public IntervalStyle IntervalStyle { get; init; } = IntervalStyle.Postgres;

    /// <summary>1 or more: shortest form that reads back exactly; 0 and less: that many digits fewer than 15 (6).</summary>
    public int ExtraFloatDigits { get; init; } = 1;

    /// <summary>bytea_output: hex, otherwise escape.</summary>
    public bool ByteaHex { get; init; } = true;

    /// <summary>xmloption: text that becomes xml is a document, otherwise content.</summary>
    public bool IsXmlDocument { get; init; }

    /// <summary>array_nulls: NULL without quotes is none in the text of an array; otherwise it is a text like others.</summary>
    public bool ReadsArrayNulls { get; init; } = true;

    /// <summary>Start of the transaction, microseconds since 2000-01-01 UTC: what 'now' and 'today' read as.</summary>
    public long Now { get; init; }

    /// <summary>Regular expressions, for jsonpath; null where nobody checks them.</summary>
    public IPatternSyntax? Patterns { get; init; }

    /// <summary>Told what input has to say beside the value; null where nobody listens.</summary>
    public Action<InputNotice>? Notices { get; init; }

    /// <summary>Names of catalog objects, for the reg* types; null where there is no catalog.</summary>
    public IObjectNames? Names { get; init; }

    /// <summary>A type of users as messages name it: with its schema where the search path doesn't find it.</summary>
    /// <param name="otherwise">Where there is no catalog.</param>
    public string NameOf(int typeId, string otherwise) => Names?.NameOf(DataType.Regtype, (uint)typeId) ?? otherwise;
}
