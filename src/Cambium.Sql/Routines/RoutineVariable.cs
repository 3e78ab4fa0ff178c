using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Syntax.PlPgSql;

namespace Cambium.Sql.Routines;

/// <summary>A variable or parameter of a function: a place in the frame of a call.</summary>
/// <param name="Slot">Index into <see cref="RoutineFrame.Values"/>.</param>
/// <param name="Type">Record for one whose structure is that of the last row assigned.</param>
internal sealed record RoutineVariable(string Name, int Slot, SqlType Type)
{
    public bool IsConstant { get; init; }

    public bool IsNotNull { get; init; }

    /// <summary>The query of a bound cursor; null for all other variables.</summary>
    public PlCursor? Cursor { get; init; }

    /// <summary>The table whose row it is, a trigger's; null for other variables.</summary>
    public TableDefinition? RowOf { get; init; }

    /// <summary>Where texts lie that grow in it.</summary>
    public TextRoom Room { get; } = new();

    /// <summary>Has fields: of a composite type, or a record.</summary>
    public bool IsRow => IsRecord || Type.Type.IsRow;

    /// <summary>Its structure is only known while running.</summary>
    public bool IsRecord => Type.Type.Oid == DataType.Record.Oid;
}
