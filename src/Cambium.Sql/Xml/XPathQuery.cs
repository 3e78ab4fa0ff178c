using System.Globalization;
using System.Xml;
using System.Xml.XPath;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Engine.Xml;

namespace Cambium.Sql.Xml;

/// <summary>An XPath 1.0 expression over documents.</summary>
internal sealed class XPathQuery
{
    private readonly XPathExpression _expression;

    /// <param name="namespaces">Prefixes and URIs in pairs; null: none.</param>
    /// <exception cref="SqlErrorException">22000: no expression of XPath, or namespaces that aren't pairs; 22004: one is NULL.</exception>
    public XPathQuery(string path, ArrayValue? namespaces)
    {
        if (path.Length == 0)
        {
            throw new SqlErrorException(SqlState.DataException, "empty XPath expression");
        }

        XmlNamespaceManager known = Namespaces(namespaces);
        try
        {
            _expression = XPathExpression.Compile(path);
            _expression.SetContext(known);
        }
        catch (XPathException error)
        {
            throw new SqlErrorException(SqlState.DataException, "invalid XPath expression", error.Message);
        }
    }

    /// <summary>The nodes it finds, each as a value of type xml, or the one result that is no node.</summary>
    /// <exception cref="SqlErrorException">2200M: the value is no document.</exception>
    public List<Value> Evaluate(string document)
    {
        List<Value> found = [];
        switch (Result(Load(document)))
        {
            case XPathNodeIterator nodes:
                while (nodes.MoveNext())
                {
                    found.AddRange(XmlNodeText.Of(nodes.Current!).Select(Value.FromText));
                }

                break;
            case { } single:
                found.Add(Value.FromText(XmlText.Escape(TextOf(single))));
                break;
        }

        return found;
    }

    /// <summary>Whether it finds any node, or has a result that is none.</summary>
    /// <inheritdoc cref="Evaluate" path="/exception"/>
    public bool Finds(string document) => Result(Load(document)) is not XPathNodeIterator nodes || nodes.MoveNext();

    /// <summary>The document as a tree, at its root.</summary>
    public static XPathNavigator Load(string document)
    {
        XmlDocument loaded = new() { PreserveWhitespace = true, XmlResolver = null };
        try
        {
            Engine.Xml.XmlDeclaration.TryRead(document, out _, out int length);
            using XmlReader reader = XmlContent.Read(document[length..]);
            loaded.Load(reader);
        }
        catch (XmlException error)
        {
            throw new SqlErrorException(SqlState.InvalidXmlDocument, "could not parse XML document", error.Message);
        }

        return loaded.CreateNavigator()!;
    }

    /// <summary>What it finds from a node on.</summary>
    public object Result(XPathNavigator from)
    {
        try
        {
            return from.Evaluate(_expression);
        }
        catch (XPathException error)
        {
            throw new SqlErrorException(SqlState.DataException, "could not create XPath object", error.Message);
        }
    }

    /// <summary>A result that is no node, as XPath writes it.</summary>
    public static string TextOf(object single) => single switch
    {
        bool truth => truth ? "true" : "false",
        double number => double.IsPositiveInfinity(number) ? "Infinity" : double.IsNegativeInfinity(number) ? "-Infinity" : number.ToString("R", CultureInfo.InvariantCulture),
        _ => (string)single,
    };

    private static XmlNamespaceManager Namespaces(ArrayValue? pairs)
    {
        XmlNamespaceManager known = new(new NameTable());
        if (pairs is null || pairs.Dimensions == 0)
        {
            return known;
        }

        if (pairs.Dimensions != 2 || pairs.Lengths[1] != 2)
        {
            throw new SqlErrorException(
                SqlState.DataException, "invalid array for XML namespace mapping", "The array must be two-dimensional with length of the second axis equal to 2.");
        }

        for (int index = 0; index < pairs.Count; index += 2)
        {
            if (pairs.Items[index].IsNull || pairs.Items[index + 1].IsNull)
            {
                throw new SqlErrorException(SqlState.NullValueNotAllowed, "neither namespace name nor URI may be null");
            }

            (string prefix, string uri) = (pairs.Items[index].Text, pairs.Items[index + 1].Text);
            try
            {
                known.AddNamespace(prefix, uri);
            }
            catch (ArgumentException)
            {
                throw new SqlErrorException(SqlState.DataException, $"could not register XML namespace with name \"{prefix}\" and URI \"{uri}\"");
            }
        }

        return known;
    }
}
