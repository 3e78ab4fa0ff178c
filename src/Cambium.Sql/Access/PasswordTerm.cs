using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.Access;

/// <summary>VALID UNTIL, kept as it was written.</summary>
internal static class PasswordTerm
{
    /// <summary>The time meant; null for ever, or for a text that only other settings can read.</summary>
    public static Value? Read(string text)
    {
        try
        {
            return TextFormat.Parse(DataType.TimestampTz, text, SessionFormat.Default);
        }
        catch (SqlErrorException)
        {
            return null;
        }
    }

    public static bool IsOver(string text, DateTimeOffset now) => Read(text) is { } end && end.Int64 < PostgresTime.Micros(now);
}
