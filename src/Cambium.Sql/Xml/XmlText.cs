using System.Text;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Xml;

/// <summary>SQL values as XML (SQL/XML 9.8), and texts escaped for it.</summary>
internal static class XmlText
{
    /// <summary>A value as the content of an element.</summary>
    /// <param name="escapes">Whether &lt;, &gt; and &amp; are escaped; of values that are XML they aren't.</param>
    /// <exception cref="SqlErrorException">22008: infinite dates and timestamps have no form in XML.</exception>
    public static string Of(SqlType sqlType, in Value value, CallContext context, bool escapes = true)
    {
        DataType type = sqlType.Type.Underlying();
        if (type.IsArray)
        {
            StringBuilder elements = new();
            foreach (Value item in value.Array.Items)
            {
                if (!item.IsNull)
                {
                    elements.Append("<element>").Append(Of(type.Element!, item, context)).Append("</element>");
                }
            }

            return elements.ToString();
        }

        if (type == DataType.Xml)
        {
            return TextFormat.ToText(type, value, context.Format);
        }

        if (type == DataType.Boolean)
        {
            return value.Boolean ? "true" : "false";
        }

        if (type == DataType.Bytea)
        {
            return context.System.GetSetting("xmlbinary") == "hex" ? Convert.ToHexString(value.Utf8) : Convert.ToBase64String(value.Utf8);
        }

        if (type == DataType.Date || type == DataType.Timestamp || type == DataType.TimestampTz)
        {
            string text = JsonText.TimeText(type, value, context);
            string kind = type == DataType.Date ? "date" : "timestamp";
            return text.EndsWith("infinity", StringComparison.Ordinal)
                ? throw new SqlErrorException(SqlState.DatetimeFieldOverflow, $"{kind} out of range", $"XML does not support infinite {kind} values.")
                : text;
        }

        string written = TextFormat.ToText(type, value, context.Format);
        return escapes ? Escape(written) : written;
    }

    public static string Escape(string text)
    {
        if (text.AsSpan().IndexOfAny("<>&\r") < 0)
        {
            return text;
        }

        StringBuilder escaped = new();
        foreach (char letter in text)
        {
            _ = letter switch
            {
                '<' => escaped.Append("&lt;"),
                '>' => escaped.Append("&gt;"),
                '&' => escaped.Append("&amp;"),
                '\r' => escaped.Append("&#x0d;"),
                _ => escaped.Append(letter),
            };
        }

        return escaped.ToString();
    }

    /// <summary> name="value", with a blank in front.</summary>
    public static void Attribute(StringBuilder to, string name, string value)
    {
        to.Append(' ').Append(name).Append("=\"");
        foreach (char letter in value)
        {
            _ = letter switch
            {
                '<' => to.Append("&lt;"),
                '>' => to.Append("&gt;"),
                '&' => to.Append("&amp;"),
                '"' => to.Append("&quot;"),
                '\t' => to.Append("&#9;"),
                '\n' => to.Append("&#10;"),
                '\r' => to.Append("&#13;"),
                _ => to.Append(letter),
            };
        }

        to.Append('"');
    }
}
