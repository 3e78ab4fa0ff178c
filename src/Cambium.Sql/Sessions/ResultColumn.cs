using Cambium.Engine.Values;

namespace Cambium.Sql.Sessions;

/// <summary>One column of a result, as RowDescription tells it.</summary>
/// <param name="TableOid">The table or view the column comes from unchanged; 0 for an expression.</param>
/// <param name="ColumnNumber">Its attribute number in that table; 0 for an expression.</param>
public sealed record ResultColumn(string Name, SqlType Type, int TableOid = 0, short ColumnNumber = 0)
{
    /// <inheritdoc cref="Binding.PlanColumn.Collation"/>
    internal string? Collation { get; init; }

    /// <summary>Of a cursor that was declared BINARY: sent so where the client has no say.</summary>
    public bool IsBinary { get; init; }
}
