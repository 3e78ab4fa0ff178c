using System.Text.RegularExpressions;

namespace Cambium.Engine.Xml;

/// <summary>The declaration that a value of type xml may begin with. Its encoding says how it came here, and isn't shown again.</summary>
/// <param name="Version">Null where there is no declaration, or none that says one.</param>
/// <param name="IsStandalone">Null where it says nothing.</param>
public readonly partial record struct XmlDeclaration(string? Version, bool? IsStandalone)
{
    private const string Usual = "1.0";

    /// <summary>The declaration in front of a text, and where what it declares begins. A text that begins with none is all content.</summary>
    /// <returns>False: it begins like a declaration and isn't one.</returns>
    public static bool TryRead(string text, out XmlDeclaration declaration, out int length)
    {
        declaration = default;
        length = 0;
        if (!text.StartsWith("<?xml", StringComparison.Ordinal) || text.Length == 5 || !IsBlank(text[5]))
        {
            return true;
        }

        Match match = Pattern().Match(text);
        if (!match.Success)
        {
            return false;
        }

        length = match.Length;
        Group standalone = match.Groups["standalone"];
        declaration = new XmlDeclaration(match.Groups["version"].Value, standalone.Success ? standalone.Value == "yes" : null);
        return true;
    }

    /// <summary>As a value begins with it: nothing where it says what is understood anyway.</summary>
    public override string ToString() => Version is null or Usual && IsStandalone is null
        ? ""
        : $"<?xml version=\"{Version ?? Usual}\"{(IsStandalone is { } standalone ? $" standalone=\"{(standalone ? "yes" : "no")}\"" : "")}?>";

    private static bool IsBlank(char letter) => letter is ' ' or '\t' or '\r' or '\n';

    [GeneratedRegex(
        """\A<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?<a>["'])(?<version>[A-Za-z0-9_.:-]+)\k<a>([ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?<b>["'])[A-Za-z][A-Za-z0-9._-]*\k<b>)?([ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?<c>["'])(?<standalone>yes|no)\k<c>)?[ \t\r\n]*\?>""",
        RegexOptions.CultureInvariant)]
    private static partial Regex Pattern();
}
