using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>The defaults that draw from a sequence, by themselves or within an expression.</summary>
internal sealed class SequenceUse(StatementContext context, SequenceDefinition sequence)
{
    public IEnumerable<DefaultObject> Users() =>
        from table in context.Catalog.Tables
        from column in table.LiveColumns
        where column.DefaultSql is { } sql && (column.SequenceId == sequence.Id || Names(sql))
        select new DefaultObject(table, column);

    private bool Names(string sql)
    {
        BoundExpression? bound = null;
        DefinitionExpressions.BindAgain(context, sql, sequence.Name, binding => bound = DefinitionExpressions.BindDefault(binding, sql));
        return bound?.Nodes().Any(node => node is BoundConstant { Value.IsNull: false } constant && constant.Type.Type == DataType.Regclass && constant.Value.UInt32 == sequence.Id) == true;
    }
}
