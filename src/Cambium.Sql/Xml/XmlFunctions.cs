using Cambium.Engine.Values;
using Cambium.Engine.Xml;
using Cambium.Sql.Functions;
using Cambium.Sql.Functions.Library;

namespace Cambium.Sql.Xml;

/// <summary>The functions over xml that are called like any other.</summary>
internal static class XmlFunctions
{
    internal static void Register(LibraryBuilder library)
    {
        library.Scalar("xml(text)", static (arguments, context) => XmlContent.Parse(arguments[0].Utf8, context.Format.IsXmlDocument));
        library.Scalar("text(xml)", static (arguments, _) => arguments[0]);
        library.Scalar("xmlcomment", static (arguments, _) => XmlConstruction.Comment(arguments[0].Text));
        library.Scalar("xmlconcat2", static (arguments, _) => arguments[0].IsNull ? arguments[1]
            : arguments[1].IsNull ? arguments[0]
            : XmlConstruction.Concat([arguments[0].Text, arguments[1].Text]));
        library.Aggregate("xmlagg", static _ => static () => new ConcatState(), isStrict: false);
        library.Scalar("xml_is_well_formed", static (arguments, context) => WellFormed(arguments[0], context.Format.IsXmlDocument));
        library.Scalar("xml_is_well_formed_document", static (arguments, _) => WellFormed(arguments[0], isDocument: true));
        library.Scalar("xml_is_well_formed_content", static (arguments, _) => WellFormed(arguments[0], isDocument: false));
        library.Scalar("xpath", static (arguments, _) => Value.FromArray(new ArrayValue(DataType.Xml, [.. Query(arguments).Evaluate(arguments[1].Text)])));
        library.Scalar("xpath_exists", static (arguments, _) => Value.FromBoolean(Query(arguments).Finds(arguments[1].Text)));
        library.Scalar("xmlexists", static (arguments, _) => Value.FromBoolean(Query(arguments).Finds(arguments[1].Text)));
        XmlExport.Register(library);
    }

    private static Value WellFormed(in Value text, bool isDocument) => Value.FromBoolean(XmlContent.IsWellFormed(text.Text, isDocument));

    /// <param name="arguments">The path, the document, and perhaps namespaces.</param>
    private static XPathQuery Query(ReadOnlySpan<Value> arguments) => new(arguments[0].Text, arguments.Length > 2 ? arguments[2].Array : null);

    private sealed class ConcatState : AggregateState, IRowKeeper
    {
        private readonly List<string> _values = [];
        private long _length;

        public long KeptBytes => _length * sizeof(char);

        public override void Add(ReadOnlySpan<Value> arguments, CallContext context)
        {
            if (!arguments[0].IsNull)
            {
                ValueSize.RequireRoom(_length, arguments[0].ByteLength);
                _length += arguments[0].ByteLength;
                _values.Add(arguments[0].Text);
            }
        }

        public override Value Finish(ReadOnlySpan<Value> direct, CallContext context) => _values.Count == 0 ? Value.Null : XmlConstruction.Concat(_values);
    }
}
