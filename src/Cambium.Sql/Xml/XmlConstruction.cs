using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Xml;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Xml;

/// <summary>Values of type xml made of others.</summary>
internal static class XmlConstruction
{
    public static Value Comment(string text) => text.Contains("--", StringComparison.Ordinal) || text.EndsWith('-')
        ? throw new SqlErrorException(SqlState.InvalidXmlComment, "invalid XML comment")
        : Value.FromText($"<!--{text}-->");

    /// <exception cref="SqlErrorException">42601: it would be a declaration.</exception>
    public static void RequireInstructionName(string name)
    {
        if (name.Equals("xml", StringComparison.OrdinalIgnoreCase))
        {
            throw new SqlErrorException(SqlState.SyntaxError, "invalid XML processing instruction", $"XML processing instruction target name cannot be \"{name}\".");
        }
    }

    /// <summary>&lt;?name content?&gt;</summary>
    public static Value Instruction(string name, string? content)
    {
        if (content?.Contains("?>", StringComparison.Ordinal) == true)
        {
            throw new SqlErrorException(
                SqlState.InvalidXmlProcessingInstruction, "invalid XML processing instruction", "XML processing instruction cannot contain \"?>\".");
        }

        string written = XmlNames.Of(name, isFull: false);
        return Value.FromText(content is null ? $"<?{written}?>" : $"<?{written} {content.TrimStart(' ')}?>");
    }

    /// <summary>One behind the other, under one declaration where all have the same or one isn't standalone.</summary>
    public static Value Concat(IEnumerable<string> values)
    {
        StringBuilder content = new();
        string? version = null;
        bool isVersionOfAll = true;
        bool? standalone = true;
        bool isFirst = true;
        foreach (string value in values)
        {
            XmlDeclaration.TryRead(value, out XmlDeclaration declaration, out int length);
            isVersionOfAll &= declaration.Version is not null && (isFirst || declaration.Version == version);
            version = declaration.Version;
            standalone = standalone is null || declaration.IsStandalone is null ? null : standalone.Value && declaration.IsStandalone.Value;
            content.Append(value, length, value.Length - length);
            isFirst = false;
        }

        return Value.FromText(new XmlDeclaration(isVersionOfAll || standalone is not null ? (isVersionOfAll ? version : null) ?? "1.0" : null, standalone) + content.ToString());
    }

    /// <summary>The value under another declaration.</summary>
    /// <param name="version">Null: none in particular.</param>
    public static Value Root(string value, string? version, XmlStandalone standalone)
    {
        XmlDeclaration.TryRead(value, out XmlDeclaration declaration, out int length);
        XmlDeclaration changed = new(version ?? "1.0", standalone switch
        {
            XmlStandalone.Yes => true,
            XmlStandalone.No => false,
            XmlStandalone.NoValue => null,
            _ => declaration.IsStandalone,
        });
        return Value.FromText(string.Concat(changed.ToString(), value.AsSpan(length)));
    }
}
