using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Rules;

/// <summary>What made a statement one of those that are carried out.</summary>
internal enum RuleSource
{
    /// <summary>It is the client's own.</summary>
    Original,
    Also,
    Instead,
    ConditionalInstead,
}

/// <summary>One of the statements that a statement has become by the rules of the relation that it names.</summary>
/// <param name="Place">Where it is bound.</param>
internal sealed record RewrittenStatement(Statement Statement, BindingPlace Place, RuleSource Source);
