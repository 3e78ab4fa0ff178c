using System.Diagnostics;
using System.Text;
using Cambium.Sql.Statements.Caching;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Recovery;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Planning;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Statements.Rules;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements;

/// <summary>Turns a parsed statement into a plan, under the session's settings and the transaction's catalog.</summary>
internal sealed class StatementAnalyzer(SqlSession session)
{
    private readonly LiteralScanner _scanner = new();

    /// <summary>The catalog plans are made for now.</summary>
    public CatalogSnapshot Catalog => session.Transactions.Engine.Catalog;

    public long SettingsVersion => session.Settings.Version;

    /// <summary>Whether a plan made for that catalog and those settings still holds.</summary>
    public bool IsCurrent(StatementPlan plan, CatalogSnapshot? catalog, long settingsVersion) =>
        !plan.NeedsSnapshot || (catalog is not null && plan.HoldsFor(Catalog, catalog) && settingsVersion == SettingsVersion);

    /// <param name="statement">Null for an empty query string.</param>
    /// <param name="givenTypes">Parameter types told by the client, unknown where it leaves them open; null: there are no parameters that it could mention.</param>
    /// <param name="text">What shared plans are found by: the statement's text, literals replaced if they became parameters.</param>
    /// <param name="isEmbedded">It stands in a function, whose variables its query may name: that is analysed when it runs.</param>
    public StatementPlan Analyze(Statement? statement, string text, IReadOnlyList<SqlType>? givenTypes, bool isEmbedded = false)
    {
        switch (statement)
        {
            case null:
                return new EmptyPlan();
            case SelectStatement { Into: not null } select when !isEmbedded:
                return new UtilityPlan(statement, AnalyzeQuery(select.WithoutInto(), givenTypes).ParameterTypes, null);
            case CreateTableAsStatement create when !isEmbedded:
                return new UtilityPlan(statement, AnalyzeInner(create.Query, givenTypes).ParameterTypes, null);
            case DeclareCursorStatement declare when !isEmbedded:
                return new UtilityPlan(statement, AnalyzeQuery(declare.Query, givenTypes).ParameterTypes, null);
            case SelectStatement { Into: not null }:
                return new UtilityPlan(statement, [], null);
            case SelectStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement:
                return FindOrAnalyze(statement, text, givenTypes);
            case ViewQueryStatement view:
                return AnalyzeQuery(view.Query, null, known =>
                {
                    BindingContext binding = NewBinding(givenTypes: null, known);
                    binding.ViewNames = view.Names;
                    binding.Catalog.IsInDefinition = true;
                    (binding.ViewOwner, binding.User) = (view.OwnerId, view.OwnerId);
                    return binding;
                });
            case CursorQueryStatement:
                return AnalyzeQuery(statement, givenTypes);
            case ExecuteStatement execute:
                return ExecutePlan.Create(execute, session, NewBinding(givenTypes));
            case CallStatement call:
                BindingContext called = NewBinding(givenTypes);
                return called.Catalog.Collect(() => CallPlan.Create(call, called));
            case ExplainStatement explain:
                long start = Stopwatch.GetTimestamp();
                StatementPlan explained = AnalyzeExplained(explain.Statement, givenTypes);
                return explained is DeniedPlan ? explained : ExplainPlan.Create(explain, explained, FindExplained(explain, text, givenTypes)?.Foresight, Stopwatch.GetElapsedTime(start));
            case ShowStatement show:
                return new UtilityPlan(statement, [], ShowCommand.Columns(show));
            case FetchStatement fetch:
                return new UtilityPlan(statement, [], CursorCommand.Columns(fetch, session));
            case CursorRowsStatement rows:
                return new CursorRowsPlan(session.Cursors.Get(rows.Cursor));
            case UnsupportedStatement unsupported:
                throw new SqlErrorException(SqlState.FeatureNotSupported, $"{unsupported.Name} is not supported", hint: Alternative(unsupported.Name), position: unsupported.Span.Position);
            default:
                return new UtilityPlan(statement, givenTypes is null or [] ? [] : new ParameterTypes([.. givenTypes.Select(static type => (SqlType?)type)]).Resolve(), null);
        }
    }

    /// <summary>What to use in the place of a statement that isn't there; null where nothing does its work.</summary>
    private static string? Alternative(string statement) => statement[(statement.IndexOf(' ', StringComparison.Ordinal) + 1)..] switch
    {
        "PUBLICATION" or "SUBSCRIPTION" => "The log holds every change: cambium.history() and AS OF show them, and \"cambium backup\" copies the log of a running server.",
        _ => null,
    };

    private Func<string, ISystemTable?>? OwnRelations => session.Routines.Transitions is { } transitions ? transitions.Find : null;

    /// <summary>What everyone sees: the transaction may see definitions of its own beside it.</summary>
    private CatalogSnapshot SharedCatalog => session.Transactions.Engine.Snapshot.Catalog;

    /// <summary>The plan of a statement known by its normalised text.</summary>
    public StatementPlan AnalyzeNormalised(NormalisedStatement statement)
    {
        if (OwnRelations is null && session.Database.Plans.FindAgain(statement, Catalog, SharedCatalog, session.PlanningSettings) is { } known)
        {
            return known;
        }

        StatementPlan plan = Analyze(statement.Statement, statement.CacheText, statement.Types);
        if (MayShare(plan))
        {
            statement.Known = new KnownPlan(plan, SharedCatalog, session.PlanningSettings);
        }

        return plan;
    }

    /// <summary>The plan for the values of those parameters that it asks for.</summary>
    /// <param name="plan">The plan for any values.</param>
    /// <inheritdoc cref="Analyze" path="/param[@name='text']"/>
    public StatementPlan AnalyzeFor(StatementPlan plan, Statement statement, string text, IReadOnlyList<Value> values)
    {
        const int ValuesMax = 16;

        // How many rows have a value, by which a plan is chosen, may be another number soon.
        const int RenewalMilliseconds = 1000;
        Dictionary<int, Value> known = [];
        StringBuilder key = new(text);
        foreach (int index in plan.AskedParameters.Order())
        {
            Value value = values[index];
            known[index] = value;
            key.Append('\u0006').Append(value.IsNull ? "\u0007" : TextFormat.ToText(plan.ParameterTypes[index], value, SessionFormat.Default));
        }

        string own = key.ToString();
        bool isRisky = plan.Cost >= CostModel.PlannedForLiteralsMin;
        long now = Environment.TickCount64;
        bool isKept = plan.PlannedValues!.TryGetValue(own, out long planned);
        if (isKept && (!isRisky || now - planned < RenewalMilliseconds))
        {
            return FindOrAnalyze(statement, own, plan.ParameterTypes, known);
        }

        if (isKept || plan.PlannedValues.Count < ValuesMax)
        {
            plan.PlannedValues[own] = now;
            return AnalyzeAndShare(statement, own, plan.ParameterTypes, known);
        }

        return isRisky ? AnalyzeQuery(statement, plan.ParameterTypes, known: known) : plan;
    }

    /// <summary>The shared plan, if there may be one.</summary>
    private StatementPlan FindOrAnalyze(Statement statement, string text, IReadOnlyList<SqlType>? givenTypes, IReadOnlyDictionary<int, Value>? known = null)
    {
        if (OwnRelations is not null)
        {
            return AnalyzeQuery(statement, givenTypes, known: known);
        }

        // Analysed again, what has no parameters to mention is refused where it does.
        StatementPlan? plan = session.Database.Plans.Find(KeyOf(text, givenTypes), Catalog, SharedCatalog);
        return plan is null || (givenTypes is null && plan.ParameterTypes.Count > 0) ? AnalyzeAndShare(statement, text, givenTypes, known) : plan;
    }

    private StatementPlan AnalyzeAndShare(Statement statement, string text, IReadOnlyList<SqlType>? givenTypes, IReadOnlyDictionary<int, Value>? known)
    {
        StatementPlan plan = AnalyzeQuery(statement, givenTypes, known: known);
        if (MayShare(plan))
        {
            session.Database.Plans.Add(KeyOf(text, givenTypes), plan, SharedCatalog);
        }

        return plan;
    }

    /// <summary>Whether names in it mean to everyone what they mean to the session.</summary>
    private bool MayShare(StatementPlan plan) => plan is { IsShareable: true, IsTimed: false } && OwnRelations is null && plan.HoldsFor(SharedCatalog, Catalog);

    private PlanKey KeyOf(string text, IReadOnlyList<SqlType>? givenTypes) => new(
        text,
        session.PlanningSettings,
        PlanKey.TypesOf(givenTypes));

    private static string OidsOf(IReadOnlyList<SqlType>? types) => types is null or [] ? "" : string.Join(',', types.Select(type => type.Type.Oid));

    /// <summary>The statement that a query string is an instance of; its literals are then in the scanner.</summary>
    private NormalisedStatement? FindNormalised(string sql) => _scanner.TryScan(sql) ? session.Database.Plans.FindNormalised(sql, _scanner) : null;

    /// <summary>The shared plan of the statement that EXPLAIN stands before, as if it had been sent alone; null when nobody has.</summary>
    /// <param name="text">Of EXPLAIN.</param>
    private StatementPlan? FindExplained(ExplainStatement explain, string text, IReadOnlyList<SqlType>? givenTypes)
    {
        int start = explain.Statement.Span.Start - explain.Span.Start;
        if (start + explain.Statement.Span.Length > text.Length)
        {
            return null;
        }

        string explained = text.Substring(start, explain.Statement.Span.Length);
        PlanKey key = FindNormalised(explained) is { } normalised
            ? KeyOf(normalised.CacheText, normalised.Types)
            : KeyOf(explained, givenTypes);
        return session.Database.Plans.Find(key, Catalog, SharedCatalog);
    }

    /// <summary>The same statement, lining up for the rows it reads of its table; null when that can't be.</summary>
    /// <inheritdoc cref="Analyze" path="/param"/>
    public StatementPlan? AnalyzeLiningUp(Statement? statement, string text, IReadOnlyList<SqlType>? givenTypes)
    {
        Statement? liningUp = statement switch
        {
            SelectStatement { Locking.Count: 0, Into: null, Body: SelectBody { From: [NamedTable] } } select =>
                select with { Locking = [new LockingClause(LockStrength.NoKeyUpdate, [], LockWait.Foreseen, select.Span)] },
            UpdateStatement update => update with { LinesUp = true },
            DeleteStatement delete => delete with { LinesUp = true },
            _ => null,
        };
        try
        {
            // Triggers of the statement would have fired before it begins once more.
            return liningUp is not null && FindOrAnalyze(liningUp, "lining up: " + text, givenTypes) is { LocksRows: true } plan and not ModificationPlan { Table.Triggers.IsEmpty: false } ? plan : null;
        }
        catch (SqlErrorException)
        {
            // Not with aggregates and the like.
            return null;
        }
    }

    /// <summary>A SELECT or a modification, whole.</summary>
    /// <param name="parameters">Known when the statement is about to run once; otherwise a statement that reads the past waits for them.</param>
    /// <param name="known">Parameters in whose places their values stand.</param>
    private StatementPlan AnalyzeQuery(Statement statement, IReadOnlyList<SqlType>? givenTypes, Value[]? parameters = null, IReadOnlyDictionary<int, Value>? known = null) =>
        AnalyzeQuery(statement, parameters, values => NewBinding(givenTypes, values, known));

    /// <summary>Has the runs of a plan counted, for the ranking of indexes.</summary>
    public void Record(StatementPlan plan, PreparedStatement statement, IReadOnlyList<SqlType>? givenTypes)
    {
        const int TextLengthMax = 4096;
        if (plan is { IsShareable: true, NeedsSnapshot: true, Workload: null } && OwnRelations is null && statement.Text.Length <= TextLengthMax)
        {
            WorkloadKey key = new(
                statement.CacheText ?? statement.Text,
                session.CurrentUser,
                session.Settings.Get("search_path")!,
                statement.CacheText is not null ? "" : OidsOf(givenTypes));
            plan.Workload = session.Database.Engine.Workload.Find(key, statement.Text);
        }
    }

    /// <summary>A SELECT or a modification of a function's body.</summary>
    public StatementPlan AnalyzeQuery(Statement statement, BindingContext binding) => AnalyzeQuery(statement, null, known => known is null ? binding : NewBinding(binding.Variables!, known));

    /// <summary>EXPLAIN in a function's body.</summary>
    public StatementPlan AnalyzeExplain(ExplainStatement explain, BindingContext binding)
    {
        if (explain.Statement is not (SelectStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement))
        {
            return Analyze(explain, "", []);
        }

        long start = Stopwatch.GetTimestamp();
        StatementPlan explained = AnalyzeQuery(explain.Statement, binding);
        return explained is DeniedPlan ? explained : ExplainPlan.Create(explain, explained, null, Stopwatch.GetElapsedTime(start));
    }

    private StatementPlan AnalyzeQuery(Statement statement, Value[]? parameters, Func<Value[]?, BindingContext> bind)
    {
        BindingContext binding = bind(parameters);
        StatementPlan plan = binding.Catalog.Collect(() => PlanQuery(statement, binding));
        plan.DependsOn = [.. binding.Catalog.Notes];
        return binding.ReadsPast && parameters is null && plan is not DeniedPlan ? new PastPlan(plan, values => AnalyzeQuery(statement, values, bind)) : plan;
    }

    private StatementPlan PlanQuery(Statement statement, BindingContext binding)
    {
        // The user's rights are part of what every plan depends on, hence among its notes.
        binding.Catalog.RightsOf(null);
        Planner planner = new(session.Transactions.Engine, session.Cancellation.Token);
        ModifyingQueries modifying = new(binding, planner);
        binding.ModifyingCteBinder = modifying.Bind;
        StatementPlan plan;
        if (statement is SelectStatement or CursorQueryStatement)
        {
            BoundQuery query = BindQuery(statement as SelectStatement ?? ((CursorQueryStatement)statement).Query, binding, isInterleaved: statement is CursorQueryStatement);
            IReadOnlyList<TableDefinition> keyTables = [];
            if (statement is CursorQueryStatement && !binding.ReadsPast)
            {
                (query, keyTables) = CursorKeys.Add(query);
            }

            plan = new SelectPlan(new PlanPool(query, planner.Plan(query)), ResultColumns(query), [.. binding.Catalog.Notes], binding.ResolveParameters())
            {
                KeyTables = keyTables,
                IsCursor = statement is CursorQueryStatement,
                LocksRows = binding.LocksRows,
            };
        }
        else
        {
            plan = BindModification(statement, null, binding, planner);

            // What triggers and rules have done is not undone when the statement begins once more.
            plan.LocksRows |= binding.LocksRows && plan is ModificationPlan { Table.Triggers.IsEmpty: true };
        }

        plan = modifying.Count > 0 ? modifying.Wrap(plan) : plan;
        plan.IsTimed = binding.IsTimed;
        plan.LackedTrees = [.. planner.LackedTrees];
        plan.MissedTrees = [.. planner.MissedTrees];
        plan.AskFor(planner.AskedParameters);
        return binding.Access.Check(binding.Catalog) is { } denied ? new DeniedPlan(plan, denied) : plan;
    }

    /// <param name="isInterleaved">Other statements write between its rows.</param>
    public static BoundQuery BindQuery(SelectStatement select, BindingContext binding, bool isInterleaved)
    {
        BoundQuery Bind() => new QueryBinder(binding).Bind(select, null);
        return isInterleaved || select.With?.Tables.Any(static table => table.Statement is not SelectStatement) == true
            ? binding.Writing(Bind)
            : binding.Reading(Bind, static query => PlannedRows.SeesWrites(query.Plan));
    }

    /// <summary>INSERT, UPDATE, DELETE or MERGE, by the rules of the relation that it changes.</summary>
    public static StatementPlan BindModification(Statement statement, Scope? outer, BindingContext binding, Planner planner) =>
        statement is UpdateStatement update && CatalogUpdatePlan.TryBind(update, binding, planner) is { } ofCatalog ? ofCatalog
        : RuleRewriter.Concerns(statement, binding) ? RulesPlan.Bind(statement, outer, binding, planner) : BindAsWritten(statement, outer, binding, planner);

    /// <summary>The same where no rules apply any more.</summary>
    public static ModificationPlan BindAsWritten(Statement statement, Scope? outer, BindingContext binding, Planner planner) => statement switch
    {
        InsertStatement insert => new InsertBinder(binding, planner).Bind(insert, outer),
        UpdateStatement update => new ModificationBinder(binding, planner).Bind(update, outer),
        DeleteStatement delete => new ModificationBinder(binding, planner).Bind(delete, outer),
        MergeStatement merge => new MergeBinder(binding, planner).Bind(merge, outer),
        _ => throw new SqlErrorException(SqlState.FeatureNotSupported, "this statement cannot stand here", position: statement.Span.Position),
    };

    /// <summary>
    /// The statement of a simple query string that differs in literals only from one seen before, without parsing it; null
    /// when there is none.
    /// </summary>
    public PreparedStatement? FindSimple(string sql)
    {
        if (FindNormalised(sql) is not { } found)
        {
            return null;
        }

        return new PreparedStatement("", sql, found.Statement, found.Types, this, session.Now, found.Plan)
        {
            IsSimple = true,
            Normalised = found,
            Literals = found.Literals(sql, _scanner.Tokens),
        };
    }

    /// <summary>Remembers a statement that was alone in its query string, for those that differ in literals only.</summary>
    public void RememberSimple(string sql, Statement statement)
    {
        if (_scanner.TryScan(sql) && LiteralLifter.Lift(_scanner.Normalised.ToString(), sql, statement, _scanner.Tokens) is { } lifted)
        {
            session.Database.Plans.AddNormalised(lifted);
        }
    }

    public static ResultColumn[] ResultColumns(BoundQuery query) =>
    [
        .. query.Columns.Select(column => new ResultColumn(
            column.Name, column.Type, column.Column.Origin.RelationOid, (short)column.Column.Origin.Number) { Collation = column.Column.Collation }),
    ];

    /// <summary>A query inside of a statement, which is no statement that shared plans are found by.</summary>
    private StatementPlan AnalyzeInner(Statement query, IReadOnlyList<SqlType>? givenTypes) =>
        query is SelectStatement ? AnalyzeQuery(query, givenTypes) : Analyze(query, "", givenTypes);

    private StatementPlan AnalyzeExplained(Statement statement, IReadOnlyList<SqlType>? givenTypes) => statement switch
    {
        SelectStatement { Into: not null } select => AnalyzeQuery(select.WithoutInto(), givenTypes, []),
        SelectStatement or InsertStatement or UpdateStatement or DeleteStatement or MergeStatement => AnalyzeQuery(statement, givenTypes, []),
        CreateMaterializedViewStatement create => AnalyzeQuery(create.Query, givenTypes, []),
        CreateTableAsStatement create => AnalyzeQuery(create.Query, givenTypes, []),
        DeclareCursorStatement declare => AnalyzeQuery(declare.Query, givenTypes, []),
        _ => Analyze(statement, "", givenTypes),
    };

    /// <summary>For a statement or an expression of a function's body.</summary>
    public BindingContext NewBinding(IVariableNames variables, Value[]? parameters = null) => new(session.Names.Reader(), new ParameterTypes(), session.Calls)
    {
        Cancellation = session.Cancellation.Token,
        OwnRelations = OwnRelations,
        RowSecurity = session.RowSecurity,
        IsReplica = session.Settings.IsReplica,
        Variables = variables,
        PastReader = new PastReader(session, parameters),
    };

    private BindingContext NewBinding(IReadOnlyList<SqlType>? givenTypes, Value[]? parameters = null, IReadOnlyDictionary<int, Value>? known = null) => new(
        session.Names.Reader(),
        givenTypes is null ? ParameterTypes.None() : new ParameterTypes([.. givenTypes.Select(type => type.Type == DataType.Unknown ? (SqlType?)null : type)]),
        session.Calls)
    {
        Cancellation = session.Cancellation.Token,
        OwnRelations = OwnRelations,
        RowSecurity = session.RowSecurity,
        IsReplica = session.Settings.IsReplica,
        KnownParameters = known,
        PastReader = new PastReader(session, parameters),
    };
}
