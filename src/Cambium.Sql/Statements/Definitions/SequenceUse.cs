using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;

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
        if (!sql.Contains(sequence.Name, StringComparison.Ordinal))
        {
            return false;
        }

        BindingContext binding = context.NewBinding();
        binding.Catalog.IsInDefinition = true;
        try
        {
            BoundExpression bound = new ExpressionBinder(binding, new Scope(null), ExpressionRules.Default).Bind(SqlParser.ParseExpression(sql));
            return bound.Nodes().Any(node => node is BoundConstant { Value.IsNull: false } constant && constant.Type.Type == DataType.Regclass && constant.Value.UInt32 == sequence.Id);
        }
        catch (SqlErrorException)
        {
            // A default that can't be bound any more draws from nothing.
            return false;
        }
    }
}
