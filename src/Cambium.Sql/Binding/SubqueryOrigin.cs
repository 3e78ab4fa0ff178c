using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>What a subquery was bound from: the same words bound in the same scope are the same value, as in <c>GROUP BY (SELECT …)</c>.</summary>
internal sealed class SubqueryOrigin(SelectStatement query, Scope scope)
{
    private readonly Scope _scope = scope;
    private string? _text;

    private string Text => _text ??= SqlPrinter.Print(query);

    public bool IsSameAs(SubqueryOrigin other) => ReferenceEquals(_scope, other._scope) && Text == other.Text;
}
