using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>Columns in a trigger's condition: of the old or the new row. There are no queries in it.</summary>
internal sealed class TriggerNames(ConditionRow old, ConditionRow now) : IQueryNames
{
    public string? SystemName(BoundExpression value) => old.SystemName(value) is { } before ? "old." + before : now.SystemName(value) is { } after ? "new." + after : null;

    public string? ArgumentName(string name) => null;

    public string? Name(PlanColumn column) =>
        Array.IndexOf(old.Columns, column) >= 0 ? "old." + Identifier.Quote(column.Name)
        : Array.IndexOf(now.Columns, column) >= 0 ? "new." + Identifier.Quote(column.Name)
        : null;

    public string Query(SelectStatement query, int indent) => throw new InvalidOperationException("A trigger's condition holds no query.");

    public bool BindsParts => false;

    public string? RelationName(string written) => null;

    public SyntaxList<Expression> Expanded(SyntaxList<Expression> items) =>
        [.. items.SelectMany(item => item is WildcardExpression { Qualifier: [var row] } all && row is "old" or "new"
            ? (row == "old" ? old : now).Relation.Columns.Select(Expression (column) => new ColumnReference([row, column.Name], all.Span)) : [item])];

    public BoundExpression Bind(Expression syntax) => throw new InvalidOperationException("A trigger's condition is bound whole.");
}
