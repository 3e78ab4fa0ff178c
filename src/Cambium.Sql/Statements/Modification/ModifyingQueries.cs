using Cambium.Engine.Errors;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Modification;

/// <summary>INSERT, UPDATE and DELETE in WITH: each is carried out once, before the statement that may read what it returns.</summary>
internal sealed class ModifyingQueries(BindingContext binding, Planner planner)
{
    private readonly List<(CteDefinition Definition, ModificationPlan Plan)> _queries = [];

    public int Count => _queries.Count;

    public CteDefinition Bind(CommonTableExpression table, Scope scope)
    {
        if (table.Statement is MergeStatement)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "MERGE not supported in WITH query", position: table.Span.Position);
        }

        bool isNested = binding.IsInModifyingCte;
        binding.IsInModifyingCte = true;
        ModificationPlan plan = !binding.KeepsViews && RuleRewriter.Concerns(table.Statement, binding)
            ? RulesPlan.BindOne(table.Statement, scope, binding, planner)
            : StatementAnalyzer.BindAsWritten(table.Statement, scope, binding, planner);
        binding.IsInModifyingCte = isNested;
        CteDefinition definition = new(table.Name)
        {
            Columns =
            [
                .. (plan.Columns ?? []).Select((column, index) =>
                    new PlanColumn(index < table.Columns.Count ? table.Columns[index] : column.Name, column.Type) { Origin = new ColumnOrigin(column.TableOid, column.ColumnNumber) }),
            ],
        };
        _queries.Add((definition, plan));
        return definition;
    }

    /// <summary>The statement with its modifying queries before it.</summary>
    public StatementPlan Wrap(StatementPlan main) => new WithModificationsPlan(_queries, main);
}
