using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Recovery;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Sessions;
using Cambium.Sql.Statistics;

namespace Cambium.Sql.Statements;

/// <summary>
/// A statement bound and planned: immutable, free of any session, so that it can be shared through the plan cache and run any
/// number of times at once.
/// </summary>
internal abstract class StatementPlan(IReadOnlyList<SqlType> parameterTypes, IReadOnlyList<ResultColumn>? columns) : IWorksOnRelations
{
    public IReadOnlyList<SqlType> ParameterTypes { get; } = parameterTypes;

    /// <summary>Null: returns no rows.</summary>
    public IReadOnlyList<ResultColumn>? Columns { get; } = columns;

    /// <summary>BEGIN, SET, SHOW and the like: run without a snapshot of the data.</summary>
    public virtual bool NeedsSnapshot => true;

    /// <summary>Where executions are counted; found with the first.</summary>
    public StatementUsage? Usage { get; set; }

    /// <summary>Whether it depends on nothing but the catalog, so that sessions may share it.</summary>
    public virtual bool IsShareable => false;

    /// <summary>A literal in it was read by the clock: who asks later must not be given it.</summary>
    public bool IsTimed { get; set; }

    /// <summary>What a query is supposed to cost, in units of <see cref="Planning.CostModel"/>; 0: next to nothing, or not known.</summary>
    public virtual double Cost => 0;

    /// <summary>What becomes of it when its transaction's statements are run again.</summary>
    public virtual Repetition Repetition => Repetition.Again;

    /// <summary>Trees of missing indexes that would make it much cheaper.</summary>
    public IReadOnlyList<int> LackedTrees { get; set; } = [];

    /// <summary>Trees of missing indexes that might change it if they were there.</summary>
    public IReadOnlyCollection<int> MissedTrees { get; set; } = [];

    /// <summary>Parameters, counted from 0, by whose values there might be a better plan: partial indexes hold some rows only, and an order is walked in vain where no row has a value.</summary>
    public IReadOnlyCollection<int> AskedParameters { get; private set; } = [];

    /// <summary>The values it has better plans for, or might have, and when these were made, in milliseconds; null: it asks for none.</summary>
    public ConcurrentDictionary<string, long>? PlannedValues { get; private set; }

    /// <summary>The plan is one for any values of these parameters, and there may be better ones.</summary>
    public void AskFor(IReadOnlyCollection<int> parameters)
    {
        if (parameters.Count > 0)
        {
            AskedParameters = [.. parameters];
            PlannedValues = new ConcurrentDictionary<string, long>();
        }
    }

    /// <summary>Where its runs are counted; null: nowhere.</summary>
    public WorkloadStatement? Workload { get; set; }

    /// <summary>Whether transactions go on to write the rows that it reads.</summary>
    public WriteForesight Foresight { get; } = new();

    /// <summary>What lines up for the rows that it reads; null until it was asked for.</summary>
    public LiningUpPlan? LiningUp { get; set; }

    /// <summary>It may have to line up: for rows, for a table, or for a name.</summary>
    public bool LocksRows { get; set; }

    /// <summary>What was looked up for it; null: it is for one catalog only.</summary>
    public IReadOnlyCollection<CatalogNote>? DependsOn { get; set; }

    /// <summary>Whether a plan for one catalog is the plan for another, too: indexes that it has no use for may have come back, and definitions that it has nothing to do with have changed.</summary>
    public bool HoldsFor(CatalogSnapshot other, CatalogSnapshot planned) =>
        ReferenceEquals(other, planned)
        || (other.MissingTrees.IsSubsetOf(planned.MissingTrees) && MissedTrees.All(other.MissingTrees.Contains)
            && (DependsOn is { } notes ? CatalogNote.Hold(notes, planned, other) : other.DifferenceTo(planned).IsEmpty));

    /// <summary>Whether a run may leave something to commit.</summary>
    /// <param name="catalog">Of the transaction it runs in.</param>
    public virtual bool MayWrite(CatalogSnapshot catalog) => true;

    /// <summary>Whether its run reads or writes the table, view or part itself.</summary>
    public virtual bool WorksOn(TableDefinition table) => false;

    /// <summary>Whether its run reads or writes the index.</summary>
    public virtual bool WorksOn(TableDefinition table, IndexDefinition index) => false;

    /// <summary>An error of a constant is the statement's whatever it is run with, so that it is told when it is bound.</summary>
    /// <exception cref="Engine.Errors.SqlErrorException">Class 22.</exception>
    public virtual void ThrowIfConstantFails()
    {
    }

    public abstract IStatementRun Start(StatementContext context);
}
