using System.Text;

namespace Cambium.Sql.Planning.Explaining;

/// <summary>EXPLAIN (FORMAT XML): names become elements, blanks in them dashes.</summary>
internal sealed class XmlExplainWriter
{
    private readonly StringBuilder _text = new();

    internal static string Write(IReadOnlyList<ExplainGroup> statements)
    {
        XmlExplainWriter writer = new();
        writer._text.Append("<explain xmlns=\"http://www.postgresql.org/2009/explain\">\n");
        foreach (ExplainGroup statement in statements)
        {
            writer.Write("Query", statement, 2);
        }

        return writer._text.Append("</explain>").ToString();
    }

    private void Write(string name, object value, int indent)
    {
        string element = name.Replace(' ', '-');
        _text.Append(' ', indent).Append('<').Append(element).Append('>');
        switch (value)
        {
            case ExplainGroup group:
                _text.Append('\n');
                foreach ((string item, object content) in group.Items)
                {
                    Write(item, content, indent + 2);
                }

                _text.Append(' ', indent);
                break;
            case ExplainGroup.Bare bare:
                _text.Append(bare.Text);
                break;
            case IReadOnlyList<string> texts:
                _text.Append('\n');
                foreach (string text in texts)
                {
                    Write("Item", text, indent + 2);
                }

                _text.Append(' ', indent);
                break;
            case IReadOnlyList<ExplainGroup> groups:
                _text.Append('\n');
                foreach (ExplainGroup group in groups)
                {
                    // "Plans" holds elements named "Plan".
                    Write(name.TrimEnd('s'), group, indent + 2);
                }

                _text.Append(' ', indent);
                break;
            default:
                Escape((string)value);
                break;
        }

        _text.Append("</").Append(element).Append(">\n");
    }

    private void Escape(string text)
    {
        foreach (char c in text)
        {
            _ = c switch
            {
                '&' => _text.Append("&amp;"),
                '<' => _text.Append("&lt;"),
                '>' => _text.Append("&gt;"),
                '\r' => _text.Append("&#x0d;"),
                _ => _text.Append(c),
            };
        }
    }
}
