using System.Text;
using System.Xml.XPath;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;

namespace Cambium.Sql.Xml;

/// <summary>The rows of XMLTABLE.</summary>
/// <param name="prefixes">Of the namespaces.</param>
internal sealed class XmlTableRows(string[] prefixes, XmlTableColumnRule[] rules)
{
    /// <param name="arguments">The document, the rows' path, a URI for each prefix, and what the rules name.</param>
    /// <exception cref="SqlErrorException">22004: a path or value that must not be NULL; 21000: several nodes for one value; and those of <see cref="XPathQuery"/>.</exception>
    public IEnumerable<Value[]> Read(Value[] arguments, CallContext context)
    {
        if (arguments[0].IsNull)
        {
            yield break;
        }

        ArrayValue namespaces = new(
            DataType.Text, [prefixes.Length, 2], [1, 1], [.. prefixes.SelectMany((prefix, index) => (Value[])[Value.FromText(prefix), arguments[2 + index]])]);
        XPathQuery rows = Query(arguments[1], "row");
        XPathQuery?[] columns = [.. rules.Select(rule => rule.Type is null ? null : Query(rule.Path is { } path ? arguments[path] : Value.FromText(rule.Name), "column"))];
        if (rows.Result(XPathQuery.Load(arguments[0].Text)) is not XPathNodeIterator nodes)
        {
            yield break;
        }

        Value[] row = new Value[rules.Length];
        for (int number = 1; nodes.MoveNext(); number++)
        {
            context.Cancellation.ThrowIfCancellationRequested();
            for (int index = 0; index < rules.Length; index++)
            {
                row[index] = columns[index] is { } column ? Read(rules[index], column.Result(nodes.Current!), arguments, context) : Value.FromInt32(number);
            }

            yield return row;
        }

        XPathQuery Query(in Value path, string of) => path.IsNull
            ? throw new SqlErrorException(SqlState.NullValueNotAllowed, $"{of} filter expression must not be null")
            : path.ByteLength == 0 ? throw new SqlErrorException(SqlState.DataException, $"{of} path filter must not be empty string")
            : new XPathQuery(path.Text, prefixes.Length > 0 ? namespaces : null);
    }

    private static Value Read(XmlTableColumnRule rule, object found, Value[] arguments, CallContext context)
    {
        SqlType type = rule.Type!.Value;
        Value value = Text(type, found) is { } text ? TextFormat.Parse(type, text, context.Format) : rule.Default is { } otherwise ? arguments[otherwise] : Value.Null;
        return value.IsNull && rule.IsNotNull ? throw new SqlErrorException(SqlState.NullValueNotAllowed, $"null is not allowed in column \"{rule.Name}\"") : value;
    }

    /// <returns>Null: there is no node.</returns>
    private static string? Text(SqlType type, object found)
    {
        bool isXml = type.Type.Underlying() == DataType.Xml;
        if (found is not XPathNodeIterator nodes)
        {
            string single = found is bool truth && type.Type.Category == DataTypeCategory.Numeric ? truth ? "1" : "0" : XPathQuery.TextOf(found);
            return isXml ? XmlText.Escape(single) : single;
        }

        StringBuilder? text = null;
        while (nodes.MoveNext())
        {
            if (text is not null && !isXml)
            {
                throw new SqlErrorException(SqlState.CardinalityViolation, "more than one value returned by column XPath expression");
            }

            text = (text ?? new StringBuilder()).Append(isXml ? string.Concat(XmlNodeText.Of(nodes.Current!)) : nodes.Current!.Value);
        }

        return text?.ToString();
    }
}
