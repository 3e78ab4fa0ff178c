using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Xml;

/// <summary>Binds expressions of SQL/XML.</summary>
internal static class XmlBinder
{
    /// <exception cref="SqlErrorException">42804: an argument of another type; 42601: an attribute twice, or a part without a name; 42846: XMLSERIALIZE AS something else than text.</exception>
    public static BoundExpression Bind(XmlExpression expression, ExpressionBinder binder)
    {
        string function = "XML" + (expression.Form == XmlForm.Instruction ? "PI" : expression.Form.ToString().ToUpperInvariant());
        string[] names = Names(expression);
        IEnumerable<BoundExpression> parts = expression.Parts.Select(part => Coercion.ResolveUnknown(binder.Bind(part.Value), binder.Context));
        IEnumerable<BoundExpression> arguments = expression.Arguments.Select((argument, index) =>
        {
            BoundExpression bound = binder.Bind(argument);
            return expression.Form == XmlForm.Element
                ? Coercion.ResolveUnknown(bound, binder.Context)
                : Require(bound, IsText(expression.Form, index) ? DataType.Text : DataType.Xml, function, binder.Context);
        });
        BoundXml xml = new(expression.Form, expression.Name, names, expression.IsDocument, expression.Standalone, [.. parts, .. arguments], expression.Span.Position);
        return expression.Type is { } type ? Serialized(xml, type, binder) : xml;
    }

    private static string[] Names(XmlExpression expression)
    {
        List<string> names = [];
        foreach (XmlPart part in expression.Parts)
        {
            string name = part.Name is { } given ? XmlNames.Of(given, isFull: false)
                : part.Value is ColumnReference column ? XmlNames.Of(column.Name, isFull: true)
                : throw new SqlErrorException(
                    SqlState.SyntaxError, $"unnamed XML {(expression.Form == XmlForm.Element ? "attribute" : "element")} value must be a column reference", position: part.Span.Position);
            if (expression.Form == XmlForm.Element && names.Contains(name))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"XML attribute name \"{name}\" appears more than once", position: part.Span.Position);
            }

            names.Add(name);
        }

        return [.. names];
    }

    private static bool IsText(XmlForm form, int index) => form is XmlForm.Parse or XmlForm.Instruction || (form == XmlForm.Root && index == 1);

    /// <param name="function">As in "argument of XMLCONCAT must be type xml, not type integer".</param>
    public static BoundExpression Require(BoundExpression bound, SqlType type, string function, BindingContext binding) =>
        Coercion.TryCoerce(bound, type, CastContext.Assignment, binding) ?? throw new SqlErrorException(
            SqlState.DatatypeMismatch, $"argument of {function} must be type {type.Type.DisplayName}, not type {bound.Type.Type.DisplayName}", position: ExpressionStart.Of(bound));

    private static BoundExpression Serialized(BoundXml xml, TypeName name, ExpressionBinder binder)
    {
        SqlType type = TypeResolver.Resolve(name, binder.Context.Catalog);
        return Coercion.TryCoerce(xml, type, CastContext.Implicit, binder.Context) ?? throw new SqlErrorException(
            SqlState.CannotCoerce, $"cannot cast XMLSERIALIZE result to {type.Type.DisplayName}", position: xml.Position);
    }
}
