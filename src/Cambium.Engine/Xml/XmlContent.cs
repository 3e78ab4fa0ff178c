using System.Text;
using System.Xml;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Engine.Xml;

/// <summary>
/// Values of type xml: well-formed text, of a document with one element at its root, or of content, which may stand in one. A value is the text as it was
/// written; as it is shown, it has no encoding.
/// </summary>
public static class XmlContent
{
    /// <summary>How deep elements may lie in one another (as libxml has it); whoever walks over them may recurse.</summary>
    private const int DepthMax = 256;

    /// <summary>How much text entities may stand for.</summary>
    private const int EntityCharactersMax = 10_000_000;

    /// <exception cref="SqlErrorException">2200M, 2200N: not well-formed, where and why in the detail.</exception>
    public static Value Parse(ReadOnlySpan<byte> utf8, bool isDocument)
    {
        string text = Encoding.UTF8.GetString(utf8);
        if (Test(text, isDocument) is { } problem)
        {
            throw isDocument
                ? new SqlErrorException(SqlState.InvalidXmlDocument, "invalid XML document", problem)
                : new SqlErrorException(SqlState.InvalidXmlContent, "invalid XML content", problem);
        }

        return Value.FromUtf8(utf8);
    }

    public static bool IsWellFormed(string text, bool isDocument) => Test(text, isDocument) is null;

    /// <summary>A reader that knows namespaces, resolves nothing outside of the text and lets its entities grow to some size only.</summary>
    public static XmlReader Read(string document) => XmlReader.Create(
        new StringReader(document),
        new XmlReaderSettings { DtdProcessing = DtdProcessing.Parse, XmlResolver = null, MaxCharactersFromEntities = EntityCharactersMax });

    /// <summary>Whether a value isn't shown as it was written.</summary>
    public static bool IsShownOtherwise(ReadOnlySpan<byte> utf8) => utf8 is [(byte)'\n', ..] || utf8.StartsWith("<?xml"u8);

    /// <summary>A value as PostgreSQL's xml_out has it: under a declaration of what isn't understood anyway; without one, a line break in front goes too.</summary>
    public static string Show(string text)
    {
        XmlDeclaration.TryRead(text, out XmlDeclaration declaration, out int length);
        string written = declaration.ToString();
        return string.Concat(written, text.AsSpan(written.Length == 0 && length < text.Length && text[length] == '\n' ? length + 1 : length));
    }

    /// <returns>What is wrong with it; null: nothing.</returns>
    private static string? Test(string text, bool isDocument)
    {
        if (!XmlDeclaration.TryRead(text, out _, out int length))
        {
            return "Its XML declaration is malformed.";
        }

        string content = text[length..];
        bool hasType = BeginsWithType(content);
        try
        {
            // Prefixes needn't be declared; where entities may be, the reader that bounds them wants prefixes declared as well.
            using XmlReader reader = hasType
                ? Read(content)
                : new XmlTextReader(content, isDocument ? XmlNodeType.Document : XmlNodeType.Element, new XmlParserContext(null, null, null, XmlSpace.Default))
                {
                    Namespaces = false,
                    XmlResolver = null,
                };
            while (reader.Read())
            {
                if (reader.Depth >= DepthMax)
                {
                    return $"Elements lie in one another more than {DepthMax} deep.";
                }

                if (reader.NodeType == XmlNodeType.EntityReference && !hasType)
                {
                    return $"Entity \"{reader.Name}\" is not defined.";
                }
            }

            return null;
        }
        catch (XmlException error)
        {
            return error.Message;
        }
    }

    /// <summary>Behind comments and instructions there is a document type declaration, so it can be a document only.</summary>
    private static bool BeginsWithType(string text)
    {
        ReadOnlySpan<char> rest = text.AsSpan().TrimStart();
        while (true)
        {
            string? end = rest.StartsWith("<!--") ? "-->" : rest.StartsWith("<?") ? "?>" : null;
            if (end is null)
            {
                return rest.StartsWith("<!DOCTYPE");
            }

            int at = rest.IndexOf(end);
            if (at < 0)
            {
                return false;
            }

            rest = rest[(at + end.Length)..].TrimStart();
        }
    }
}
