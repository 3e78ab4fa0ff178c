using Cambium.Engine.Errors;

namespace Cambium.Sql.Binding;

/// <summary>What may stand in an expression at some place, and how messages name that place.</summary>
/// <param name="Construct">As in "aggregate functions are not allowed in WHERE".</param>
public sealed record ExpressionRules(string Construct)
{
    public static readonly ExpressionRules SelectList = new("SELECT") { AllowsAggregates = true, AllowsWindows = true, AllowsSets = true };
    public static readonly ExpressionRules OrderBy = new("ORDER BY") { AllowsAggregates = true, AllowsWindows = true, AllowsSets = true };
    public static readonly ExpressionRules DistinctOn = new("DISTINCT ON") { AllowsAggregates = true, AllowsWindows = true, AllowsSets = true };
    public static readonly ExpressionRules Having = new("HAVING") { AllowsAggregates = true };
    public static readonly ExpressionRules Where = new("WHERE");
    public static readonly ExpressionRules MergeWhen = new("MERGE WHEN conditions") { SystemColumns = new("cannot use system column \"{0}\" in MERGE WHEN condition") };
    public static readonly ExpressionRules GroupBy = new("GROUP BY") { AllowsSets = true };
    public static readonly ExpressionRules Join = new("JOIN conditions");
    public static readonly ExpressionRules From = new("functions in FROM") { AllowsSets = true };

    /// <summary>For aggregates of queries in FROM that turn out to be over columns to the left.</summary>
    public static readonly ExpressionRules OwnFrom = new("FROM clause of their own query level");
    public static readonly ExpressionRules Values = new("VALUES");

    /// <summary>The only row of an INSERT's VALUES.</summary>
    public static readonly ExpressionRules InsertedRow = new("VALUES") { AllowsSets = true };
    public static readonly ExpressionRules Limit = new("LIMIT") { AllowsColumns = false, AllowsOuterColumns = true };
    public static readonly ExpressionRules Offset = new("OFFSET") { AllowsColumns = false, AllowsOuterColumns = true };
    public static readonly ExpressionRules Returning = new("RETURNING");
    public static readonly ExpressionRules Set = new("UPDATE");
    public static readonly ExpressionRules CallArgument = new("CALL arguments") { AllowsSubqueries = false };
    public static readonly ExpressionRules Check = new("check constraints")
    {
        AllowsSubqueries = false, AllowsParameters = false, SystemColumns = new("system column \"{0}\" reference in check constraint is invalid"),
    };
    public static readonly ExpressionRules Policy = new("policy expressions") { AllowsParameters = false };
    public static readonly ExpressionRules Default = new("DEFAULT expressions") { AllowsSubqueries = false, AllowsColumns = false, AllowsParameters = false };
    public static readonly ExpressionRules Generated = new("column generation expressions")
    {
        AllowsSubqueries = false, AllowsParameters = false, RequiresImmutable = true, SystemColumns = new("cannot use system column \"{0}\" in column generation expression"),
    };

    public static readonly ExpressionRules Index = new("index expressions")
    {
        AllowsSubqueries = false, AllowsParameters = false, RequiresImmutable = true, SystemColumns = SystemColumnRefusal.Index,
    };

    public static readonly ExpressionRules IndexPredicate = new("index predicates")
    {
        AllowsSubqueries = false, AllowsParameters = false, RequiresImmutable = true, SystemColumns = SystemColumnRefusal.Index,
    };

    public static readonly ExpressionRules PartitionKey = new("partition key expressions")
    {
        AllowsSubqueries = false, AllowsParameters = false, RequiresImmutable = true,
        SystemColumns = new("partition key expressions cannot contain system column references", SqlState.InvalidObjectDefinition),
    };

    public static readonly ExpressionRules PartitionBound = new("partition bound") { AllowsSubqueries = false, AllowsColumns = false };

    public static readonly ExpressionRules PublishedRows = new("WHERE") { AllowsParameters = false };

    public static readonly ExpressionRules Statistics = new("statistics expressions")
    {
        AllowsSubqueries = false, AllowsParameters = false, SystemColumns = SystemColumnRefusal.Statistics,
    };

    /// <summary>What ON CONFLICT asks of a partial index, with the statement's parameters.</summary>
    public static readonly ExpressionRules Inference = new("index predicates") { AllowsSubqueries = false, RequiresImmutable = true };

    /// <summary>Inside an aggregate's arguments.</summary>
    public static readonly ExpressionRules AggregateArgument = new("aggregate arguments") { IsInsideAggregate = true };

    /// <summary>Inside FILTER (WHERE …).</summary>
    public static readonly ExpressionRules Filter = new("FILTER");

    public bool AllowsAggregates { get; init; }

    public bool AllowsWindows { get; init; }

    public bool AllowsSets { get; init; }

    /// <summary>The construct, CASE or COALESCE, that refuses sets where the place itself would allow them.</summary>
    public string? SetRefuser { get; init; }

    public bool AllowsSubqueries { get; init; } = true;

    public bool AllowsColumns { get; init; } = true;

    /// <summary>Null: they may be named.</summary>
    internal SystemColumnRefusal? SystemColumns { get; init; }

    /// <summary>Columns of surrounding queries may stand where the query's own may not.</summary>
    public bool AllowsOuterColumns { get; init; }

    public bool AllowsParameters { get; init; } = true;

    public bool RequiresImmutable { get; init; }

    public bool IsInsideAggregate { get; init; }

    public bool IsInsideWindow { get; init; }
}
