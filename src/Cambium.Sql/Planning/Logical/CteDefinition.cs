using Cambium.Sql.Binding;

namespace Cambium.Sql.Planning.Logical;

/// <summary>A WITH query, shared by all that refer to it. Filled by the binder once; unchanged afterwards.</summary>
public sealed class CteDefinition(string name)
{
    private bool? _isVolatile;
    private bool? _locksRows;

    public string Name { get; } = name;

    /// <summary>The query, or the start of a recursion.</summary>
    public LogicalPlan Plan { get; set; } = LogicalValues.OneRow();

    /// <summary>Names and types of its columns; rows come in this order.</summary>
    public IReadOnlyList<PlanColumn> Columns { get; set; } = [];

    /// <summary>How many of the last columns SEARCH and CYCLE have added: in the recursive part * doesn't yield them.</summary>
    internal int AddedColumns { get; set; }

    /// <summary>The part run on the last step's rows until it yields none; null when not recursive.</summary>
    public LogicalPlan? RecursivePlan { get; internal set; }

    /// <summary>UNION rather than UNION ALL: rows seen before are dropped.</summary>
    public bool IsDistinct { get; internal set; }

    public int References { get; internal set; }

    /// <summary>The binder is inside its recursive part: references mean the last step's rows.</summary>
    internal bool IsBeingBound { get; set; }

    /// <summary>Why a reference at this place is an error: the query may refer to itself only in the second part of a UNION. Told at the reference unless it has a position of its own.</summary>
    internal (string Message, int? Position)? RefusedReference { get; set; }

    /// <summary>Where its recursive part refers to it.</summary>
    internal List<int> StepReferences { get; } = [];

    /// <summary>MATERIALIZED was written (true) or NOT MATERIALIZED (false); null when neither.</summary>
    public bool? IsMaterialized { get; internal set; }

    /// <summary>
    /// Its rows may come out differently each time, and a modification of the same WITH may read them beside the statement: they are computed once for all.
    /// </summary>
    public bool IsShared { get; internal set; }

    /// <summary>An INSERT, UPDATE or DELETE: the session runs it and provides the rows of its RETURNING.</summary>
    public bool IsModifying { get; set; }

    /// <summary>
    /// What it takes from around it: columns of surrounding rows, aggregates over them, arguments of the function that is put in. In its plans each is the
    /// column; each reference has the value as it reads there, so that whatever rewrites the query around rewrites references only.
    /// </summary>
    public IReadOnlyList<Computed> Taken { get; internal set; } = [];

    /// <summary>Whether its rows may come out differently each time. Asked for once it is bound; found once, however many refer to it.</summary>
    public bool IsVolatile => _isVolatile ??= !IsModifying && (Conjuncts.IsVolatile(Plan) || (RecursivePlan is { } step && Conjuncts.IsVolatile(step)));

    /// <summary>
    /// Whether it has FOR UPDATE or the like somewhere: such rows come out once, for what the statement has changed since, and with SKIP LOCKED what others
    /// hold by then, is passed over.
    /// </summary>
    public bool LocksRows => _locksRows ??= !IsModifying && Conjuncts.LocksRows(Plan);

    /// <summary>Whether a single reference may be replaced by the query itself.</summary>
    public bool CanInline => !IsShared && RecursivePlan is null && !IsModifying && IsMaterialized != true && (References <= 1 || IsMaterialized == false);
}
