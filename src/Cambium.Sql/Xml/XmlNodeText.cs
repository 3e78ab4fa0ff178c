using System.Text;
using System.Xml;
using System.Xml.XPath;

namespace Cambium.Sql.Xml;

/// <summary>A node of a document as XML of its own, spelled as libxml does: an element declares the namespaces that it takes from around it.</summary>
internal static class XmlNodeText
{
    /// <summary>An attribute's or text's value, escaped; any other node with its marks. Sections and texts side by side, one node to XPath, are several.</summary>
    public static IEnumerable<string> Of(XPathNavigator node) => node.NodeType is XPathNodeType.Text or XPathNodeType.Whitespace or XPathNodeType.SignificantWhitespace
        ? Texts(((IHasXmlNode)node).GetNode())
        : [Single(node)];

    private static IEnumerable<string> Texts(XmlNode? first)
    {
        for (XmlNode? node = first; node is XmlCharacterData and not XmlComment; node = node.NextSibling)
        {
            yield return node is XmlCDataSection ? $"<![CDATA[{node.Value}]]>" : XmlText.Escape(node.Value!);
        }
    }

    private static string Single(XPathNavigator node)
    {
        switch (node.NodeType)
        {
            case XPathNodeType.Attribute or XPathNodeType.Namespace:
                return XmlText.Escape(node.Value);
            case XPathNodeType.Root:
                StringBuilder whole = new();
                foreach (XmlNode child in ((IHasXmlNode)node).GetNode().ChildNodes)
                {
                    Write(whole, child, []);
                    whole.Append('\n');
                }

                return whole.ToString();
            default:
                StringBuilder text = new();
                XmlNode top = ((IHasXmlNode)node).GetNode();
                Write(text, top, top is XmlElement element ? Around(element) : []);
                return text.ToString();
        }
    }

    /// <summary>Prefixes used in an element and declared outside of it.</summary>
    private static List<(string Prefix, string Uri)> Around(XmlElement top)
    {
        List<(string Prefix, string Uri)> missing = [];
        Collect(top, []);
        return missing;

        void Collect(XmlElement element, IReadOnlyList<string> declared)
        {
            string[] here = [.. declared, .. element.Attributes.Cast<XmlAttribute>().Where(IsDeclaration).Select(Declared)];
            Use(element.Prefix, element.NamespaceURI, here);
            foreach (XmlAttribute attribute in element.Attributes)
            {
                if (attribute.Prefix.Length > 0 && !IsDeclaration(attribute))
                {
                    Use(attribute.Prefix, attribute.NamespaceURI, here);
                }
            }

            foreach (XmlNode child in element.ChildNodes)
            {
                if (child is XmlElement inner)
                {
                    Collect(inner, here);
                }
            }
        }

        void Use(string prefix, string uri, string[] declared)
        {
            if (uri.Length > 0 && prefix != "xml" && !declared.Contains(prefix) && !missing.Contains((prefix, uri)))
            {
                missing.Add((prefix, uri));
            }
        }
    }

    private static bool IsDeclaration(XmlAttribute attribute) => attribute.Prefix == "xmlns" || attribute.Name == "xmlns";

    private static string Declared(XmlAttribute declaration) => declaration.Prefix == "xmlns" ? declaration.LocalName : "";

    private static void Write(StringBuilder text, XmlNode node, IReadOnlyList<(string Prefix, string Uri)> declared)
    {
        switch (node)
        {
            case XmlElement element:
                text.Append('<').Append(element.Name);
                foreach ((string prefix, string uri) in declared)
                {
                    XmlText.Attribute(text, prefix.Length == 0 ? "xmlns" : "xmlns:" + prefix, uri);
                }

                // Declarations come before other attributes.
                foreach (XmlAttribute attribute in element.Attributes.Cast<XmlAttribute>().OrderBy(static attribute => IsDeclaration(attribute) ? 0 : 1))
                {
                    XmlText.Attribute(text, attribute.Name, attribute.Value);
                }

                if (element.IsEmpty || !element.HasChildNodes)
                {
                    text.Append("/>");
                    break;
                }

                text.Append('>');
                foreach (XmlNode child in element.ChildNodes)
                {
                    Write(text, child, []);
                }

                text.Append("</").Append(element.Name).Append('>');
                break;
            case XmlCDataSection data:
                text.Append("<![CDATA[").Append(data.Value).Append("]]>");
                break;
            case XmlComment comment:
                text.Append("<!--").Append(comment.Value).Append("-->");
                break;
            case XmlProcessingInstruction instruction:
                text.Append("<?").Append(instruction.Name).Append(instruction.Data.Length > 0 ? " " : "").Append(instruction.Data).Append("?>");
                break;
            case XmlCharacterData characters:
                text.Append(XmlText.Escape(characters.Value ?? "").Replace("&#x0d;", "&#13;", StringComparison.Ordinal));
                break;
            case XmlDocumentType type:
                text.Append(type.OuterXml);
                break;
            default:
                text.Append(XmlText.Escape(node.InnerText));
                break;
        }
    }
}
