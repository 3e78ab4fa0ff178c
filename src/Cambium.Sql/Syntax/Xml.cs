namespace Cambium.Sql.Syntax;

public enum XmlForm
{
    Concat,
    Element,
    Forest,
    Parse,
    Instruction,
    Root,
    Serialize,
}

/// <summary>What XMLROOT makes of STANDALONE in a value's declaration.</summary>
public enum XmlStandalone
{
    Unmentioned,
    Yes,
    No,
    NoValue,
}

/// <summary>An expression of SQL/XML that is written unlike a call.</summary>
/// <param name="Name">Of the element or the instruction; else null.</param>
/// <param name="Parts">Attributes of an element, elements of a forest.</param>
/// <param name="Arguments">The content of an element or instruction, else what it is made of. Of XMLROOT the value and its version, or NO VALUE for one.</param>
/// <param name="IsDocument">DOCUMENT rather than CONTENT.</param>
/// <param name="Type">Of XMLSERIALIZE; else null.</param>
public sealed record XmlExpression(
    XmlForm Form,
    string? Name,
    SyntaxList<XmlPart> Parts,
    SyntaxList<Expression> Arguments,
    bool IsDocument,
    XmlStandalone Standalone,
    TypeName? Type,
    SourceSpan Span) : Expression(Span);

/// <summary>A value and the name of what is made of it; null: that of its column.</summary>
public sealed record XmlPart(string? Name, Expression Value, SourceSpan Span) : SyntaxNode(Span);

/// <summary>XMLTABLE in FROM.</summary>
/// <param name="Namespaces">URIs and their prefixes; a URI without one is the default namespace.</param>
/// <param name="RowPath">XPath of the nodes that rows are made of.</param>
public sealed record XmlTableExpression(
    SyntaxList<XmlPart> Namespaces, Expression RowPath, Expression Document, SyntaxList<XmlTableColumn> Columns, SourceSpan Span) : Expression(Span);

/// <param name="Type">Null: FOR ORDINALITY.</param>
/// <param name="Path">XPath from the row's node on; null: the column's name.</param>
public sealed record XmlTableColumn(string Name, TypeName? Type, Expression? Path, Expression? Default, bool IsNotNull, SourceSpan Span) : SyntaxNode(Span);
