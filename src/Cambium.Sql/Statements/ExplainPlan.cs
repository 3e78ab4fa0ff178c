using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning.Explaining;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>EXPLAIN: shows a plan, and with ANALYZE runs it and shows what it took; with CONFLICTS what it reads in the sense of validation.</summary>
internal sealed class ExplainPlan : StatementPlan
{
    private const string UtilityTitle = "Utility Statement";

    private readonly StatementPlan _inner;
    private readonly bool _analyze;
    private readonly bool _costs;
    private readonly bool _timing;
    private readonly bool _summary;
    private readonly ExplainFormat _format;
    private readonly bool _conflicts;
    private readonly WriteForesight? _foresight;
    private readonly TimeSpan _planning;

    // What ANALYZE makes a table by, or a materialized view, whose query is the plan within; null for other statements.
    private readonly Statement? _makesTable;

    private ExplainPlan(
        StatementPlan inner, Statement explained, bool analyze, bool costs, bool timing, bool summary, ExplainFormat format, bool conflicts, WriteForesight? foresight, TimeSpan planning)
        : base(inner.ParameterTypes, [new ResultColumn("QUERY PLAN", TypeOf(format))])
    {
        (_inner, _analyze, _costs, _timing, _summary, _format, _conflicts, _foresight, _planning) = (inner, analyze, costs, timing, summary, format, conflicts, foresight, planning);
        _makesTable = explained is CreateTableAsStatement or CreateMaterializedViewStatement or SelectStatement { Into: not null } ? explained : null;
    }

    /// <param name="foresight">What is known of the statement when it isn't explained; null: nothing.</param>
    /// <param name="planning">How long it took to make the inner plan.</param>
    public static ExplainPlan Create(ExplainStatement statement, StatementPlan inner, WriteForesight? foresight, TimeSpan planning)
    {
        bool analyze = false, costs = true, wal = false, conflicts = false;
        bool? timing = null, summary = null;
        ExplainFormat format = ExplainFormat.Text;
        foreach (Option option in statement.Options)
        {
            switch (option.Name)
            {
                case "analyze":
                    analyze = BooleanOption.IsOn(option);
                    break;
                case "costs":
                    costs = BooleanOption.IsOn(option);
                    break;
                case "timing":
                    timing = BooleanOption.IsOn(option);
                    break;
                case "format":
                    format = FormatOf(option);
                    break;
                case "conflicts":
                    conflicts = BooleanOption.IsOn(option);
                    break;
                case "summary":
                    summary = BooleanOption.IsOn(option);
                    break;
                case "wal":
                    wal = BooleanOption.IsOn(option);
                    break;
                case "verbose" or "buffers" or "settings":
                    BooleanOption.IsOn(option);
                    break;
                default:
                    throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized EXPLAIN option \"{option.Name}\"", position: option.Span.Position);
            }
        }

        if (!analyze && (wal || timing is true))
        {
            throw new SqlErrorException(SqlState.InvalidParameterValue, $"EXPLAIN option {(wal ? "WAL" : "TIMING")} requires ANALYZE");
        }

        if (conflicts && format is ExplainFormat.Xml or ExplainFormat.Yaml)
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, "EXPLAIN CONFLICTS supports the formats TEXT and JSON");
        }

        return new ExplainPlan(inner, statement.Statement, analyze, costs, timing ?? true, summary ?? analyze, format, conflicts, foresight, planning);
    }

    public override IStatementRun Start(StatementContext context)
    {
        (StatementPlan inner, StatementContext inside) = _inner is ExecutePlan execute ? execute.Bind(context) : (_inner, context);
        return _conflicts ? new ExplainConflictsRun(inner, Columns!, _format == ExplainFormat.Json, (_foresight ?? inner.Foresight).IsActive, inside) : new ExplainRun(this, inner, inside);
    }

    private static ExplainFormat FormatOf(Option option) => (option.Value as TextOptionValue)?.Text.ToLowerInvariant() switch
    {
        "text" => ExplainFormat.Text,
        "json" => ExplainFormat.Json,
        "xml" => ExplainFormat.Xml,
        "yaml" => ExplainFormat.Yaml,
        _ => throw new SqlErrorException(
            SqlState.InvalidParameterValue, $"unrecognized value for EXPLAIN option \"format\": \"{(option.Value as TextOptionValue)?.Text}\"", position: option.Span.Position),
    };

    private static DataType TypeOf(ExplainFormat format) => format switch
    {
        ExplainFormat.Json => DataType.Json,
        ExplainFormat.Xml => DataType.Xml,
        _ => DataType.Text,
    };

    private static (StatementPlan Shown, PlanPool? Plans) Describe(StatementPlan plan) => plan switch
    {
        SelectPlan select => (plan, select.Plans),
        ModificationPlan modification => (plan, modification.Input),
        WithModificationsPlan with => Describe(with.Main),
        _ => (plan, null),
    };

    private sealed class ExplainRun(ExplainPlan plan, StatementPlan inner, StatementContext context) : CompleteRun(plan.Columns)
    {
        private TimeSpan _planning;

        protected override string Execute(IRowReceiver receiver)
        {
            IReadOnlyList<StatementPlan> parts = inner is RulesPlan rules ? rules.Plans : [inner];
            List<string> lines = [];
            List<ExplainGroup> groups = [];
            foreach (StatementPlan part in parts)
            {
                StatementContext own = parts.Count == 1 ? context : context.ForPart();
                Explain(part, own, lines, groups);
                if (plan._analyze && parts.Count > 1)
                {
                    context.Transaction.EndStatement();
                }
            }

            lines = plan._format switch
            {
                ExplainFormat.Json => [JsonExplainWriter.Write(groups)],
                ExplainFormat.Xml => [XmlExplainWriter.Write(groups)],
                ExplainFormat.Yaml => [YamlExplainWriter.Write(groups)],
                _ when parts.Count == 0 => ["Query rewrites to nothing"],
                _ => lines,
            };
            foreach (string line in lines)
            {
                receiver.Row([Value.FromText(line)]);
            }

            return "EXPLAIN";
        }

        /// <summary>One of the statements that are carried out.</summary>
        private void Explain(StatementPlan part, StatementContext own, List<string> lines, List<ExplainGroup> groups)
        {
            long start = System.Diagnostics.Stopwatch.GetTimestamp();
            (StatementPlan shown, PlanPool? plans) = Describe(part);
            QueryPlan? operators = plans?.Rent(own.Transaction);
            operators?.ThrowIfConstantFails();
            operators?.PlanHelpers(own.ToQueryContext());
            _planning = plan._planning + System.Diagnostics.Stopwatch.GetElapsedTime(start);
            (TimeSpan Elapsed, long Rows)? changed = null;
            TimeSpan elapsed = plan._analyze && (operators is not null || part is ModificationPlan) ? Measure(part, own, operators, plans, out changed) : TimeSpan.Zero;
            ExplainedModification? change = shown is ModificationPlan modification ? new ExplainedModification(modification, operators, changed) : null;
            if (plan._format != ExplainFormat.Text)
            {
                groups.Add(Statement(change, operators, elapsed));
                return;
            }

            if (lines.Count > 0)
            {
                lines.Add("");
            }

            lines.AddRange(Text(change, operators, elapsed));
        }

        /// <summary>Runs the statement.</summary>
        /// <param name="changed">What it took, and how many rows it returned, when it changes rows.</param>
        private TimeSpan Measure(StatementPlan part, StatementContext own, QueryPlan? operators, PlanPool? plans, out (TimeSpan Elapsed, long Rows)? changed)
        {
            bool changes = part is ModificationPlan or WithModificationsPlan;
            RowSpool returned = new();
            own.IsInstrumented = true;
            long start = System.Diagnostics.Stopwatch.GetTimestamp();
            if (changes && operators is not null)
            {
                // The change takes what is shown.
                plans!.Return(operators);
            }

            if (plan._makesTable is { } create)
            {
                own.ExplainedQuery = receiver => Run(receiver.Row, receiver);
                UtilityStatements.ExecutePart(create, own);
            }
            else
            {
                Run(static _ => { }, returned);
            }

            TimeSpan elapsed = System.Diagnostics.Stopwatch.GetElapsedTime(start);
            changed = changes ? (elapsed, returned.Rows.Count) : null;
            return elapsed;

            void Run(RowAction queried, IRowReceiver receiver)
            {
                if (!changes)
                {
                    operators!.Run(own.ToQueryContext(), queried);
                    return;
                }

                using IStatementRun run = part.Start(own);
                run.Run(receiver, 0);
            }
        }

        private List<string> Text(ExplainedModification? change, QueryPlan? operators, TimeSpan elapsed)
        {
            List<string> lines = [];
            string? title = change?.Line(plan._costs, plan._timing) ?? (operators is null ? UtilityTitle : null);
            if (title is not null)
            {
                lines.Add(title);
            }

            string indent = title is null ? "" : "  ";
            bool isFirst = title is not null;
            foreach (string line in operators is null ? [] : PlanExplainer.ToText(operators.Root, plan._costs, plan._analyze, plan._timing))
            {
                lines.Add(isFirst ? "  ->  " + line : indent + (title is null ? "" : "    ") + line);
                isFirst = false;
            }

            if (plan._summary)
            {
                lines.Add(FormattableString.Invariant($"Planning Time: {_planning.TotalMilliseconds:0.000} ms"));
            }

            if (plan._summary && plan._analyze)
            {
                lines.Add(FormattableString.Invariant($"Execution Time: {elapsed.TotalMilliseconds:0.000} ms"));
            }

            return lines;
        }

        /// <summary>What the structured formats say.</summary>
        private ExplainGroup Statement(ExplainedModification? change, QueryPlan? operators, TimeSpan elapsed)
        {
            ExplainGroup node = change?.Node(plan._costs, plan._timing) ?? (operators is null ? Utility() : PlanExplainer.ToGroup(operators.Root, plan._costs, plan._analyze, plan._timing));
            ExplainGroup statement = new();
            statement.Add("Plan", node);
            if (plan._summary)
            {
                statement.Add("Planning Time", _planning.TotalMilliseconds, 3);
            }

            if (plan._summary && plan._analyze)
            {
                statement.Add("Execution Time", elapsed.TotalMilliseconds, 3);
            }

            return statement;
        }

        private static ExplainGroup Utility()
        {
            ExplainGroup node = new();
            node.Add("Node Type", UtilityTitle);
            return node;
        }
    }
}
