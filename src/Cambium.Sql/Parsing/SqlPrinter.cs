using Cambium.Sql.Syntax;

namespace Cambium.Sql.Parsing;

/// <summary>Prints a syntax tree as SQL that parses to an equal tree.</summary>
public static class SqlPrinter
{
    public static string Print(SyntaxNode node) => throw new NotSupportedException(node.ToString());
}
