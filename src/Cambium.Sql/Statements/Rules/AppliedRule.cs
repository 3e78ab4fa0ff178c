using Cambium.Engine.Catalog;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Rules;

/// <summary>A rule as it applies to a statement.</summary>
/// <param name="Place">Where its commands are bound.</param>
internal sealed record AppliedRule(RuleDefinition Definition, RuleBody Body, BindingPlace Place);
