using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Rules;

/// <summary>
/// The statements that one statement has become by rules, carried out one after the other, each seeing what those before have done. The client is told of one of them only: its own, or the last
/// of its kind that is done instead.
/// </summary>
internal sealed class RulesPlan : StatementPlan
{
    private readonly string? _notOne;
    private readonly IReadOnlyList<StatementPlan> _plans;
    private readonly StatementPlan? _told;
    private readonly string _nothingDone;
    private readonly IReadOnlyList<CatalogNote> _notes;

    private RulesPlan(
        string? notOne, IReadOnlyList<StatementPlan> plans, StatementPlan? told, IReadOnlyList<ResultColumn>? columns, string nothingDone, IReadOnlyList<CatalogNote> notes, IReadOnlyList<SqlType> parameterTypes)
        : base(parameterTypes, columns)
    {
        (_notOne, _plans, _told, _nothingDone, _notes) = (notOne, plans, told, nothingDone, notes);
    }

    public override bool IsShareable => true;

    /// <summary>In the order in which they are carried out.</summary>
    public IReadOnlyList<StatementPlan> Plans => _plans;

    public static RulesPlan Bind(Statement statement, Scope? outer, BindingContext binding, Planner planner)
    {
        (IReadOnlyList<RewrittenStatement> statements, StatementPlan[] plans) = BindAll(statement, outer, binding, planner);
        Type kind = statement.GetType();
        int told = statements.ToList().FindIndex(static one => one.Source == RuleSource.Original);
        told = told >= 0 ? told : statements.ToList().FindLastIndex(one => one.Source is RuleSource.Instead or RuleSource.ConditionalInstead && one.Statement.GetType() == kind);

        // What returns rows for the client was made to by its RETURNING.
        StatementPlan? returning = plans.FirstOrDefault(static plan => plan is ModificationPlan { Columns: not null });
        string nothingDone = statement switch { InsertStatement => "INSERT 0 0", UpdateStatement => "UPDATE 0", _ => "DELETE 0" };
        return new RulesPlan(NotOne(statements), plans, told < 0 ? null : plans[told], returning?.Columns, nothingDone, [.. binding.Catalog.Notes], binding.ResolveParameters());
    }

    /// <summary>A statement in WITH, of which one must come.</summary>
    /// <exception cref="SqlErrorException">0A000.</exception>
    public static ModificationPlan BindOne(Statement statement, Scope? outer, BindingContext binding, Planner planner)
    {
        (IReadOnlyList<RewrittenStatement> statements, StatementPlan[] plans) = BindAll(statement, outer, binding, planner);
        RequireOne(NotOne(statements), "data-modifying statements in WITH");
        return plans[0] as ModificationPlan ?? throw new SqlErrorException(SqlState.FeatureNotSupported, "DO INSTEAD SELECT rules are not supported for data-modifying statements in WITH");
    }

    /// <exception cref="SqlErrorException">0A000: it has become none, or several.</exception>
    public void RequireOne(string place) => RequireOne(_notOne, place);

    private static void RequireOne(string? notOne, string place)
    {
        if (notOne is not null)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"{notOne} rules are not supported for {place}");
        }
    }

    /// <summary>Which rules make none of a statement, or several; null: one has come of it.</summary>
    private static string? NotOne(IReadOnlyList<RewrittenStatement> statements) =>
        statements.Count == 0 ? "DO INSTEAD NOTHING"
        : statements is [{ Statement: NotifyStatement }] ? "DO INSTEAD NOTIFY"
        : statements.Count == 1 ? null
        : statements.Select(static one => one.Source).FirstOrDefault(static source => source is RuleSource.ConditionalInstead or RuleSource.Also) switch
        {
            RuleSource.ConditionalInstead => "conditional DO INSTEAD",
            RuleSource.Also => "DO ALSO",
            _ => "multi-statement DO INSTEAD",
        };

    public override IStatementRun Start(StatementContext context) => new RulesRun(this, context);

    private static (IReadOnlyList<RewrittenStatement> Statements, StatementPlan[] Plans) BindAll(Statement statement, Scope? outer, BindingContext binding, Planner planner)
    {
        RuleRewriter rewriter = new(binding, planner);
        IReadOnlyList<RewrittenStatement> statements = rewriter.Rewrite(statement, outer);

        // Types of parameters may be told by any of them.
        bool isPart = binding.IsInModifyingCte;
        binding.IsInModifyingCte = true;
        StatementPlan[] plans = [.. statements.Select(one => Bind(one, binding, planner))];
        binding.IsInModifyingCte = isPart;
        rewriter.NoteAccess();
        return (statements, plans);
    }

    private static StatementPlan Bind(RewrittenStatement statement, BindingContext binding, Planner planner) => statement.Place.Bind<StatementPlan>(binding, () =>
    {
        try
        {
            switch (statement.Statement)
            {
                case SelectStatement select:
                    return BindQuery(select, binding, planner);
                case NotifyStatement notify:
                    return new UtilityPlan(notify, [], null);
                default:
                    return StatementAnalyzer.BindAsWritten(statement.Statement, statement.Place.Outer, binding, planner);
            }
        }
        catch (SqlErrorException error) when (error.Position != 0 && statement.Place.Depth > 0)
        {
            // Positions in the rule's text mean nothing to the client.
            throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, 0, error);
        }
    });

    /// <summary>A query, with what its WITH writes.</summary>
    private static StatementPlan BindQuery(SelectStatement select, BindingContext binding, Planner planner)
    {
        Func<CommonTableExpression, Scope, CteDefinition>? around = binding.ModifyingCteBinder;
        ModifyingQueries own = new(binding, planner);
        binding.ModifyingCteBinder = own.Bind;
        BoundQuery query = StatementAnalyzer.BindQuery(select, binding, isInterleaved: true);
        binding.ModifyingCteBinder = around;
        SelectPlan plan = new(new PlanPool(query, planner.Plan(query)), StatementAnalyzer.ResultColumns(query), [.. binding.Catalog.Notes], []);
        return own.Count > 0 ? own.Wrap(plan) : plan;
    }

    private sealed class RulesRun(RulesPlan plan, StatementContext context) : CompleteRun(plan.Columns)
    {
        /// <summary>What queries of rules return is a result of its own, which only an answer to a query string has room for.</summary>
        private bool IsShown(StatementPlan step) =>
            plan.Columns is not null ? step is ModificationPlan { Columns: not null } : step is SelectPlan or WithModificationsPlan && context.IsQueryString && !context.IsNested;

        protected override string Execute(IRowReceiver receiver)
        {
            CatalogReader.NoteAgain(plan._notes, context.Transaction.Reads);
            string tag = plan._nothingDone;
            for (int index = 0; index < plan._plans.Count; index++)
            {
                StatementPlan step = plan._plans[index];
                StatementContext own = plan._plans.Count == 1 ? context : context.ForPart();
                using IStatementRun run = step.Start(own);
                run.Run(IsShown(step) ? receiver : new RowSpool(), 0);
                tag = ReferenceEquals(step, plan._told) ? run.CommandTag : tag;
                if (index < plan._plans.Count - 1)
                {
                    context.Transaction.EndStatement();
                }
            }

            return tag;
        }
    }
}
