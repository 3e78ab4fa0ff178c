using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.SystemCatalogs.Deparsing;

/// <summary>The columns of one row by their names alone; queries inside the expression name its table too.</summary>
/// <param name="around">Knows the row as that of a query.</param>
internal sealed class RowNames(ScopeRelation row, QueryDeparser around) : IQueryNames
{
    public string? Name(PlanColumn column) =>
        row.Columns.Any(own => own.Value is BoundColumn bound && ReferenceEquals(bound.Column, column)) ? Identifier.Quote(column.Name) : null;

    public string? SystemName(BoundExpression value) =>
        row.SystemColumns.FirstOrDefault(own => ReferenceEquals(own.Value, value)).Name ?? around.SystemName(value);

    public string? ArgumentName(string name) => null;

    public string Query(SelectStatement query, int indent) => around.Query(query, indent);

    public BoundExpression Bind(Expression syntax) => around.Bind(syntax);

    public bool BindsParts => true;

    public SyntaxList<Expression> Expanded(SyntaxList<Expression> items) => around.Expanded(items);

    public string? RelationName(string written) => around.RelationName(written);
}
