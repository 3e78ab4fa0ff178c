namespace Cambium.Sql.Statements.Modification;

/// <summary>Where inserted rows come from: VALUES (an empty row is DEFAULT VALUES) or a query.</summary>
/// <param name="Width">How many columns it gives values to.</param>
/// <param name="IsStepwise">Each row is computed when those before it have been written.</param>
internal sealed record InsertSource(CompiledValue[][]? Values, PlannedRows? Query, int Width, bool IsStepwise);
