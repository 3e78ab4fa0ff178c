using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Xml;

/// <summary>An expression of SQL/XML. Children: the values of its named parts, then its arguments.</summary>
/// <param name="names">Of the parts, as XML writes them.</param>
/// <param name="name">Of the element or the instruction, as SQL has it.</param>
internal sealed class BoundXml(
    XmlForm form, string? name, IReadOnlyList<string> names, bool isDocument, XmlStandalone standalone, IReadOnlyList<BoundExpression> children, int position)
    : BoundExpression(form == XmlForm.Serialize ? DataType.Text : DataType.Xml, position)
{
    public XmlForm Form { get; } = form;

    public string? Name { get; } = name;

    public IReadOnlyList<string> Names { get; } = names;

    public bool IsDocument { get; } = isDocument;

    public XmlStandalone Standalone { get; } = standalone;

    public override IReadOnlyList<BoundExpression> Children { get; } = children;

    public override BoundExpression WithChildren(IReadOnlyList<BoundExpression> children) => new BoundXml(Form, Name, Names, IsDocument, Standalone, children, Position);

    protected override bool SameNode(BoundExpression other) => other is BoundXml xml
        && xml.Form == Form && xml.Name == Name && xml.IsDocument == IsDocument && xml.Standalone == Standalone && xml.Names.SequenceEqual(Names);
}
