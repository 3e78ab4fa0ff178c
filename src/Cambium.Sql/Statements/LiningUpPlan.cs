using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements;

/// <summary>The plan of the same statement that lines up for the rows it reads (docs/decisions/0035).</summary>
/// <param name="Plan">Null: the statement can't line up.</param>
/// <param name="Catalog">What it was made for.</param>
internal sealed record LiningUpPlan(StatementPlan? Plan, CatalogSnapshot Catalog);
