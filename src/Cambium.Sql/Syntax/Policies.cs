namespace Cambium.Sql.Syntax;

/// <summary>FOR ALL | SELECT | INSERT | UPDATE | DELETE.</summary>
public enum PolicyCommand
{
    All,
    Select,
    Insert,
    Update,
    Delete,
}

/// <param name="Roles">Empty for PUBLIC.</param>
public sealed record CreatePolicyStatement(
    string Name,
    QualifiedName Table,
    bool IsRestrictive,
    PolicyCommand Command,
    SyntaxList<RoleName> Roles,
    Expression? Using,
    Expression? Check,
    SourceSpan Span) : Statement(Span);

/// <summary>ALTER POLICY; what isn't given stays.</summary>
public sealed record AlterPolicyStatement(
    string Name, QualifiedName Table, SyntaxList<RoleName> Roles, Expression? Using, Expression? Check, SourceSpan Span) : Statement(Span);
