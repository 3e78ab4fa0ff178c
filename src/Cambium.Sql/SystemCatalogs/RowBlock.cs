using Cambium.Engine.Values;

namespace Cambium.Sql.SystemCatalogs;

/// <summary>The rows of a system relation that come of one definition.</summary>
internal readonly record struct RowBlock(int DefinitionId, Value[][] Rows);
