using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Json.Paths;

/// <summary>A jsonpath: the mode and the first item.</summary>
/// <param name="IsLax">Structural errors are passed over, arrays are opened and scalars wrapped as steps need it.</param>
public sealed record JsonPath(bool IsLax, JsonPathItem Root)
{
    /// <param name="patterns">Asked about patterns of like_regex; null where they are known to be right.</param>
    /// <exception cref="SqlErrorException">42601: not a jsonpath; 2201B: not a regular expression.</exception>
    public static JsonPath Parse(string text, IPatternSyntax? patterns = null) => new JsonPathParser(text, patterns).Read();

    /// <summary>The type's input function: reads the path and writes it in PostgreSQL's form.</summary>
    public static Value ToCanonical(ReadOnlySpan<byte> text, IPatternSyntax? patterns) => Value.FromText(Parse(Encoding.UTF8.GetString(text), patterns).ToString());

    public override string ToString() => JsonPathWriter.Write(this);
}
