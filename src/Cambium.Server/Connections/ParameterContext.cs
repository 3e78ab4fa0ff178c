using System.Globalization;
using System.Text;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;

namespace Cambium.Server.Connections;

/// <summary>What errors tell of the parameters of a portal, as far as log_parameter_max_length_on_error allows.</summary>
/// <param name="lengthMax">Bytes of each value; -1: all of them, 0: none.</param>
internal readonly struct ParameterContext(string portalName, int lengthMax)
{
    /// <summary>The error is in the text of one parameter.</summary>
    public string OfText(int index, ReadOnlySpan<byte> utf8) => $"{OfBinary(index)} = {Quote(utf8)}";

    /// <summary>The error is in the bytes of one parameter, which is no text.</summary>
    public string OfBinary(int index) => string.Create(CultureInfo.InvariantCulture, $"{Name} parameter ${index + 1}");

    /// <summary>The portal's statement failed; null: nothing of its parameters is told.</summary>
    public string? Of(Portal portal) => lengthMax == 0 || portal.ParameterTexts() is not { Length: > 0 } texts ? null : $"{Name} with parameters: {string.Join(", ", texts.Select(Show))}";

    private string Name => portalName.Length == 0 ? "unnamed portal" : $"portal \"{portalName}\"";

    private string Show(string? text, int index) =>
        string.Create(CultureInfo.InvariantCulture, $"${index + 1} = {(text is null ? "NULL" : Quote(Encoding.UTF8.GetBytes(text)))}");

    private string Quote(ReadOnlySpan<byte> utf8)
    {
        ReadOnlySpan<byte> shown = lengthMax < 0 ? utf8 : Utf8Text.Clip(utf8, lengthMax);
        return $"'{Doubled(shown)}{(shown.Length < utf8.Length ? "..." : "")}'";
    }

    private static string Doubled(ReadOnlySpan<byte> utf8) => Encoding.UTF8.GetString(utf8).Replace("'", "''", StringComparison.Ordinal);
}
