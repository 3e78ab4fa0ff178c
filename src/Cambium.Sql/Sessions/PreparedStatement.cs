using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Settings;
using Cambium.Sql.Statements;
using Cambium.Sql.Statements.Caching;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Sessions;

/// <summary>A statement parsed and analysed, ready to be bound to parameters. Planned again when the catalog has changed since.</summary>
public sealed class PreparedStatement
{
    private readonly StatementAnalyzer _analyzer;
    private SqlType[] _givenTypes;
    private string? _text;
    private StatementPlan? _plan;
    private CatalogSnapshot? _catalog;
    private long _settingsVersion;

    internal PreparedStatement(string name, string sql, Statement? statement, SqlType[] givenTypes, StatementAnalyzer analyzer, DateTimeOffset prepared, StatementPlan? plan = null)
    {
        Name = name;
        Sql = sql;
        Statement = statement;
        Prepared = prepared;
        _givenTypes = givenTypes;
        _analyzer = analyzer;
        _plan = plan;
    }

    /// <summary>Empty for the unnamed statement.</summary>
    public string Name { get; }

    public string Sql { get; }

    /// <summary>Given or inferred, in order of $1, $2, …</summary>
    public IReadOnlyList<SqlType> ParameterTypes => (_plan ?? CurrentPlan()).ParameterTypes;

    /// <summary>Null: the statement returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns => (_plan ?? CurrentPlan()).Columns;

    /// <summary>Null for an empty query string.</summary>
    internal Statement? Statement { get; }

    /// <summary>Its own text, without what stands around it in a query string.</summary>
    internal string Text => _text ??= Statement is null ? "" : CacheText is not null ? Sql : Sql.Substring(Statement.Span.Start, Statement.Span.Length);

    /// <summary>When literals became parameters: what it shares with those that differ in literals only; else null.</summary>
    internal NormalisedStatement? Normalised { get; init; }

    /// <summary>When literals became parameters: what its plan is shared by; else null.</summary>
    internal string? CacheText => Normalised?.CacheText;

    /// <summary>When literals became parameters: their texts; else null.</summary>
    internal LiteralText[]? Literals { get; init; }

    /// <summary>Of the function it stands in: what names in it may mean; null outside of functions.</summary>
    internal IVariableNames? Variables { get; init; }

    /// <summary>When it was prepared, for pg_prepared_statements.</summary>
    internal DateTimeOffset Prepared { get; }

    /// <summary>It can be bound in a failed transaction: an empty string can't, and values may need what is there no more.</summary>
    internal bool BindsInFailedTransaction => Statement is not null && RunsInFailedTransaction && ParameterTypes.Count == 0;

    /// <summary>COMMIT, ROLLBACK and ROLLBACK TO, which alone run in a failed transaction; so does an empty string.</summary>
    internal bool RunsInFailedTransaction => Statement is null or CommitStatement or RollbackStatement or RollbackToSavepointStatement or PrepareTransactionStatement;

    /// <summary>Part of a simple query string: answers with its own CommandComplete.</summary>
    internal bool IsSimple { get; init; }

    /// <summary>Made by PREPARE rather than by the protocol.</summary>
    internal bool IsFromSql { get; init; }

    /// <summary>How often it was carried out by a plan for any values, and by one for the values given, as PostgreSQL would: that plans for the values five times.</summary>
    internal (long Generic, long Custom) Runs { get; private set; }

    /// <summary>Counts an execution.</summary>
    internal void CountRun(SessionSettings settings)
    {
        const int CustomPlansFirst = 5;
        string mode = ParameterTypes.Count == 0 ? "force_generic_plan" : settings.Get("plan_cache_mode")!;
        bool isCustom = mode == "force_custom_plan" || (mode != "force_generic_plan" && Runs.Custom < CustomPlansFirst);
        Runs = isCustom ? Runs with { Custom = Runs.Custom + 1 } : Runs with { Generic = Runs.Generic + 1 };
    }

    /// <summary>What its last plan is supposed to cost; 0 when it wasn't planned.</summary>
    internal double Cost => _plan?.Cost ?? 0;

    /// <summary>The plan has been made, and holds still.</summary>
    internal bool IsCurrent => _plan is not null && Holds(_plan);

    /// <inheritdoc cref="StatementPlan.ThrowIfConstantFails"/>
    internal void ThrowIfConstantFails() => _plan?.ThrowIfConstantFails();

    /// <summary>The plan for the transaction's catalog.</summary>
    /// <exception cref="SqlErrorException">0A000 when the result would have other columns than the client was told.</exception>
    internal StatementPlan CurrentPlan()
    {
        if (_plan is null)
        {
            return _plan = Analyze();
        }

        if (!Holds(_plan))
        {
            StatementPlan plan = Analyze();
            // A query string tells its columns with each run.
            if (!IsSimple && !SameColumns(_plan.Columns, plan.Columns))
            {
                // The client knows the columns that were told first: what is measured next time is against them again.
                _settingsVersion = -1;
                throw SqlErrorException.ResultTypeChanged();
            }

            _plan = plan;
        }

        return _plan;
    }

    /// <summary>The plan for these values of the parameters, where the plan for any asks for some of them.</summary>
    /// <param name="plan">The current plan, or another that stands for it.</param>
    internal StatementPlan PlanFor(StatementPlan plan, Value[] values) => plan.AskedParameters.Count > 0 && Variables is null && ReferenceEquals(plan, _plan)
        ? _analyzer.AnalyzeFor(plan, Statement!, CacheText ?? Text, values)
        : plan;

    /// <summary>A plan that lines up for the rows it reads, else like <see cref="CurrentPlan"/>; null when there can be none.</summary>
    internal StatementPlan? LiningUpPlan()
    {
        if (Variables is not null || _plan is not { } plan)
        {
            return null;
        }

        CatalogSnapshot catalog = _analyzer.Catalog;
        if (plan.LiningUp is not { } known || !ReferenceEquals(known.Catalog, catalog))
        {
            plan.LiningUp = known = new LiningUpPlan(_analyzer.AnalyzeLiningUp(Statement, CacheText ?? Text, GivenTypes), catalog);
        }

        return known.Plan;
    }

    internal void ForgetPlan() => _catalog = null;

    /// <summary>Whether a client told of one result can be given the other.</summary>
    internal static bool SameColumns(IReadOnlyList<ResultColumn>? before, IReadOnlyList<ResultColumn>? after)
    {
        if (before is null || after is null)
        {
            return before is null && after is null;
        }

        return before.Count == after.Count && before.Zip(after).All(pair => pair.First.Name == pair.Second.Name && pair.First.Type == pair.Second.Type);
    }

    /// <summary>Whether the plan still holds: for the catalog that it holds for now it isn't asked again.</summary>
    private bool Holds(StatementPlan plan)
    {
        if (!_analyzer.IsCurrent(plan, _catalog, _settingsVersion))
        {
            return false;
        }

        _catalog = plan.NeedsSnapshot ? _analyzer.Catalog : null;
        return true;
    }

    /// <summary>As they are in today's catalog: a row type may have other fields by now, and what is gone is inferred anew.</summary>
    private SqlType[] GivenTypes => Array.Exists(_givenTypes, static type => type.Type.Oid >= SystemCatalog.FirstUserId)
        ? [.. _givenTypes.Select(type => type.Type.Oid < SystemCatalog.FirstUserId ? type : _analyzer.Catalog.FindDataType(type.Type.Oid) is { } today ? type with { Type = today } : DataType.Unknown)]
        : _givenTypes;

    private StatementPlan Analyze()
    {
        SqlType[] given = GivenTypes;
        StatementPlan plan = Normalised is not null ? Analyze(Normalised)
            : Variables is not null && Statement is SelectStatement ? _analyzer.AnalyzeQuery(Statement, _analyzer.NewBinding(Variables))
            : _analyzer.Analyze(Statement, CacheText ?? Text, IsSimple ? null : given, isEmbedded: Variables is not null);
        if (Variables is null)
        {
            _analyzer.Record(plan, this, given);
        }

        if (!IsSimple && Variables is null && Normalised is null)
        {
            // The client has been told them, and hands over such values from now on, whatever else they could be by then.
            _givenTypes = [.. plan.ParameterTypes];
        }

        _catalog = plan.NeedsSnapshot ? _analyzer.Catalog : null;
        _settingsVersion = _analyzer.SettingsVersion;
        return plan;
    }

    private StatementPlan Analyze(NormalisedStatement normalised)
    {
        try
        {
            return _analyzer.AnalyzeNormalised(normalised);
        }
        catch (SqlErrorException error) when (error.Position > 0 && error.MoveTo(normalised.PositionIn(Text, error.Position)))
        {
            throw;
        }
    }
}
