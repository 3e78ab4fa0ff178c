using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Modification;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using TriggerEvents = Cambium.Engine.Catalog.TriggerEvents;

namespace Cambium.Sql.Statements.Rules;

/// <summary>
/// Turns a statement into those that the rules of its relation say, before anything is bound: PostgreSQL's RewriteQuery (rewriteHandler.c), on syntax. What comes of a rule is rewritten by the
/// rules of its own relation.
/// </summary>
internal sealed class RuleRewriter(BindingContext binding, Planner planner)
{
    private readonly List<(int RelationId, TriggerEvents Event)> _open = [];
    private readonly List<(AppliedRule Rule, RuleRows Rows)> _applied = [];

    /// <summary>One statement on a relation with rules, on the way.</summary>
    private sealed class Rewriting(RewrittenStatement original, RuleRows rows, Modification change)
    {
        public RewrittenStatement Original { get; } = original;

        public RuleRows Rows { get; } = rows;

        public Modification Change { get; } = change;

        public List<RewrittenStatement> Products { get; } = [];

        /// <summary>Conditional INSTEAD: what the original leaves to them.</summary>
        public List<AppliedRule> Exceptions { get; } = [];

        public bool IsInstead { get; set; }

        public bool Returns { get; set; }
    }

    /// <summary>What a statement changes.</summary>
    private sealed record Modification(QualifiedName Table, string? Alias, TriggerEvents Event, ViewChange Change, SyntaxList<SelectItem> Returning, WithClause? With, bool HasOnConflict)
    {
        public static Modification? Of(Statement statement) => statement switch
        {
            InsertStatement insert => new(insert.Table, insert.Alias, TriggerEvents.Insert, ViewChange.Insert, insert.Returning, insert.With, insert.OnConflict is not null),
            UpdateStatement update => new(update.Table.Name, update.Table.Alias?.Name, TriggerEvents.Update, ViewChange.Update, update.Returning, update.With, false),
            DeleteStatement delete => new(delete.Table.Name, delete.Table.Alias?.Name, TriggerEvents.Delete, ViewChange.Delete, delete.Returning, delete.With, false),
            _ => null,
        };
    }

    /// <summary>Whether a statement's relation has rules, or is a view over one that has: all that others pay.</summary>
    public static bool Concerns(Statement statement, BindingContext binding)
    {
        Modification? change = Modification.Of(statement);
        QualifiedName? name = statement is MergeStatement merge ? merge.Table.Name : change?.Table;
        if (name is null || binding.FindOwnRelation(name) is not null || ViewNames.FindRelation(binding, name, out _) is not TableDefinition relation)
        {
            return false;
        }

        return !relation.Rules.IsEmpty || (relation.Kind == TableKind.View && change is not null && Below(relation, change.Event, binding) is { Rules.IsEmpty: false });
    }

    public IReadOnlyList<RewrittenStatement> Rewrite(Statement statement, Scope? outer)
    {
        if (statement is MergeStatement merge)
        {
            throw new SqlErrorException(
                SqlState.FeatureNotSupported, $"cannot execute MERGE on relation \"{merge.Table.Name.Name}\"", "MERGE is not supported for relations with rules.");
        }

        return Rewrite(new RewrittenStatement(statement, BindingPlace.Current(binding, outer), RuleSource.Original));
    }

    /// <summary>To be called when all that was rewritten is bound: what the commands need privileges for, in the names of the owners of their relations.</summary>
    public void NoteAccess()
    {
        foreach ((AppliedRule rule, RuleRows rows) in _applied)
        {
            binding.Access.AddAll(rule.Place.Access, rows.Values);
        }
    }

    private List<RewrittenStatement> Rewrite(RewrittenStatement original)
    {
        if (Modification.Of(original.Statement) is not { } change)
        {
            return [original];
        }

        TableDefinition relation = original.Place.Bind(binding, () => TargetTable.FindChangeable(change.Table, binding));
        List<RewrittenStatement> result = Rewrite(original, change, relation, isThroughView: false);
        if (change.With is not null && result.Count(static one => one.Statement is not NotifyStatement) > 1)
        {
            throw NotSupported("WITH cannot be used in a query that is rewritten by rules into multiple queries");
        }

        return result;
    }

    private List<RewrittenStatement> Rewrite(RewrittenStatement original, Modification change, TableDefinition relation, bool isThroughView)
    {
        RuleDefinition[] rules = [.. relation.Rules.Where(rule => rule.Event == change.Event && rule.Fires(binding.IsReplica))];
        bool isUpdatable = relation.Kind == TableKind.View && !SessionTriggers.AreInsteadOf(relation, change.Event);
        if (rules.Length == 0)
        {
            RefuseConflict(change, relation, hasProducts: false);
            return isUpdatable && original.Place.Bind(binding, () => Below(relation, change.Event, binding)) is { Rules.IsEmpty: false } below ? Rewrite(original, change, below, isThroughView: true) : [original];
        }

        Rewriting rewriting = new(original, Rows(original, relation, isThroughView), change);
        foreach (RuleDefinition rule in rules)
        {
            Apply(rule, rewriting);
        }

        List<RewrittenStatement> products = rewriting.Products;
        if (!rewriting.IsInstead && isUpdatable && rewriting.Exceptions.Count > 0)
        {
            throw change.Change.NotUpdatable(relation, "Views with conditional DO INSTEAD rules are not automatically updatable.");
        }

        List<RewrittenStatement> result = [.. InRule(relation, change.Event, products)];
        if ((rewriting.IsInstead || rewriting.Exceptions.Count > 0) && change.Returning.Count > 0 && !rewriting.Returns)
        {
            throw NotSupported(
                $"cannot perform {change.Change.Event} RETURNING on relation \"{relation.Name}\"", $"You need an unconditional ON {change.Change.Event} DO INSTEAD rule with a RETURNING clause.");
        }

        RefuseConflict(change, relation, products.Count > 0);
        if (rewriting.IsInstead)
        {
            if (result.Count == 0)
            {
                Check(original, relation, isThroughView);
            }

            return result;
        }

        RewrittenStatement rest = rewriting.Exceptions.Count == 0
            ? original
            : original with { Statement = original.Place.Bind(binding, () => rewriting.Rows.Except(rewriting.Exceptions)) };
        IReadOnlyList<RewrittenStatement> last = isUpdatable && original.Place.Bind(binding, () => Below(relation, change.Event, binding)) is { Rules.IsEmpty: false } next
            ? InRule(relation, change.Event, [rest], statement => Rewrite(statement, change, next, isThroughView: true))
            : [rest];
        return change.Event == TriggerEvents.Insert ? [.. last, .. result] : [.. result, .. last];
    }

    /// <summary>Nothing of a statement is carried out, nor its WITH; what is wrong with it is told all the same, but for privileges.</summary>
    private void Check(RewrittenStatement original, TableDefinition relation, bool isThroughView)
    {
        Func<CommonTableExpression, Scope, CteDefinition>? before = binding.ModifyingCteBinder;
        binding.ModifyingCteBinder = new ModifyingQueries(binding, planner).Bind;
        Rows(original with { Place = original.Place with { Access = new StatementAccess() } }, relation, isThroughView).BindRows();
        binding.ModifyingCteBinder = before;
    }

    /// <summary>Applies the rules of what has come of the rules of a relation.</summary>
    /// <exception cref="SqlErrorException">42P17: they lead back to it.</exception>
    private List<RewrittenStatement> InRule(TableDefinition relation, TriggerEvents change, IReadOnlyList<RewrittenStatement> products, Func<RewrittenStatement, IReadOnlyList<RewrittenStatement>>? rewrite = null)
    {
        if (products.Count == 0)
        {
            return [];
        }

        if (_open.Contains((relation.Id, change)))
        {
            throw FromBinder.InfiniteRecursion(relation);
        }

        _open.Add((relation.Id, change));
        List<RewrittenStatement> result = [.. products.SelectMany(rewrite ?? Rewrite)];
        _open.RemoveAt(_open.Count - 1);
        return result;
    }

    private void Apply(RuleDefinition rule, Rewriting rewriting)
    {
        RuleRows rows = rewriting.Rows;
        AppliedRule applied = new(rule, SqlParser.ParseRule(rule.Sql), rewriting.Original.Place.Of(rows.Relation, rule));
        _applied.Add((applied, rows));
        rewriting.IsInstead |= rule is { IsInstead: true, IsConditional: false };
        if (rule is { IsInstead: true, IsConditional: true } && !rewriting.IsInstead)
        {
            rewriting.Exceptions.Add(applied);
        }

        RuleSource source = !rule.IsInstead ? RuleSource.Also : rule.IsConditional ? RuleSource.ConditionalInstead : RuleSource.Instead;
        foreach (Statement action in applied.Body.Actions)
        {
            rewriting.Products.Add(new RewrittenStatement(Product(action, applied, rewriting), applied.Place, source));
        }
    }

    private Statement Product(Statement action, AppliedRule rule, Rewriting rewriting)
    {
        RuleRows.Bound? bound = null;
        bool areMentioned = Mentions(action) || (rule.Body.Condition is { } condition && Mentions(SqlPrinter.Print(condition)));
        GivenTable rows = rewriting.Rows.Of(rule, areMentioned, known => bound = known);
        bool isAlone = rule.Body.Condition is null && rewriting.Original.Statement is InsertStatement { Source: null or { Body: ValuesBody { Rows.Count: 1 }, With: null, OrderBy.Count: 0, Limit: null, Offset: null } };
        Statement product = rule.Place.Bind(binding, () => RuleAction.Over(action, rows, rule.Definition.Relation.Columns.Length, isAlone, binding));
        SyntaxList<SelectItem> returned = Modification.Of(action)?.Returning ?? [];
        if (returned.Count == 0)
        {
            return product;
        }

        Modification change = rewriting.Change;
        if (change.Returning.Count > 0 && rewriting.Returns)
        {
            throw NotSupported("cannot have RETURNING lists in multiple rules");
        }

        rewriting.Returns |= change.Returning.Count > 0;
        SyntaxList<SelectItem> asked = change.Returning.Count == 0 ? [] :
        [
            new SelectItem(
                new RuleReturning(returned, change.Returning, change.Table, change.Alias, change.Change, rewriting.Rows, () => bound!), null, default),
        ];
        return product switch
        {
            InsertStatement insert => insert with { Returning = asked },
            UpdateStatement update => update with { Returning = asked },
            DeleteStatement delete => delete with { Returning = asked },
            _ => product,
        };
    }

    private static bool Mentions(Statement action) => action is not NotifyStatement && Mentions(SqlPrinter.Print(action));

    private static bool Mentions(string text) => Words.Of(text).Any(static word => word is "old" or "new");

    private RuleRows Rows(RewrittenStatement original, TableDefinition relation, bool isThroughView) => original.Statement switch
    {
        InsertStatement insert => new InsertedRows(insert, relation, isThroughView, binding, planner, original.Place),
        UpdateStatement update => new ChangedRows(update, relation, isThroughView, binding, planner, original.Place),
        DeleteStatement delete => new ChangedRows(delete, relation, isThroughView, binding, planner, original.Place),
        _ => throw new InvalidOperationException("Rules are for what changes rows."),
    };

    /// <summary>The table whose rows are a view's, or a view with rules or triggers on the way to it; null where there is none.</summary>
    private static TableDefinition? Below(TableDefinition view, TriggerEvents change, BindingContext binding)
    {
        try
        {
            return binding.InDefinition(binding.ViewOwner, () => UpdatableView.Find(
                view, binding, ViewChange.Update, below => !below.Rules.IsEmpty || SessionTriggers.AreInsteadOf(below, change)).Table);
        }
        catch (SqlErrorException)
        {
            // Whoever changes the view is told why it can't be.
            return null;
        }
    }

    /// <exception cref="SqlErrorException">0A000: rules know nothing of rows that turn out to be there already.</exception>
    private static void RefuseConflict(Modification change, TableDefinition relation, bool hasProducts)
    {
        if (change.HasOnConflict && (hasProducts || relation.Rules.Any(static rule => rule.Event == TriggerEvents.Update)))
        {
            throw NotSupported("INSERT with ON CONFLICT clause cannot be used with table that has INSERT or UPDATE rules");
        }
    }

    private static SqlErrorException NotSupported(string message, string? hint = null) => new(SqlState.FeatureNotSupported, message, hint: hint);
}
