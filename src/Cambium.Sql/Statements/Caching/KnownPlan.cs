using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements.Caching;

/// <summary>A plan with what it depends on besides the statement.</summary>
/// <param name="Settings">The settings names and literals are read with, and the user.</param>
internal sealed record KnownPlan(StatementPlan Plan, CatalogSnapshot Catalog, string Settings);
