using Cambium.Engine.Catalog;
using Cambium.Engine.Transactions;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution.Expressions;
using Cambium.Sql.Execution.Operators;
using Cambium.Sql.Planning.Logical;

namespace Cambium.Sql.Planning;

/// <summary>Chooses how to read a stored table: in full, through an index, or by key.</summary>
internal sealed class ScanPlanner(PhysicalPlanner planner)
{
    /// <summary>Reading a few hundred rows each time costs no more than hashing them.</summary>
    internal const double HashedCostMin = 2;

    private readonly Dictionary<LogicalScan, IndexForms> _forms = [];

    /// <summary>The cheapest scan of a table under conditions. Columns that aren't the table's are taken from slots.</summary>
    internal PlannedRelation Plan(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, Requirement requirement)
    {
        if (scan.Partitions is not null)
        {
            return new PartitionPlanner(planner, this).Plan(scan, conditions, requirement);
        }

        if (conditions.OfType<BoundCurrentOf>().FirstOrDefault() is { } current)
        {
            return BuildCurrent(scan, [.. conditions.Where(condition => condition != current)], current);
        }

        List<KeyTerm> terms = Terms(scan, conditions);
        ScanChoice[] choices = [.. Choices(scan, conditions, terms, requirement)];
        ScanChoice best = choices.MinBy(static choice => choice.Cost)!;
        NoteRisk(choices, best);
        if (TidCondition.Find(scan, conditions) is { } tids && best.Cost > CostModel.TreeSeek)
        {
            return BuildTidScan(scan, conditions, tids);
        }

        if (best.Cost > CostModel.TreeSeek + CostModel.RowFetch && new AlternativesPlanner(planner, this).TryPlan(scan, conditions, requirement, best) is { } united)
        {
            return united;
        }

        PlannedRelation planned = Build(scan, conditions, best);
        return best.Cost > HashedCostMin && best.Absorbed.All(term => IsWithin(scan, term.Condition)) ? Repeated(scan, conditions, terms, planned) : planned;
    }

    /// <summary>Where rows are met in their order until there are enough, and another index would have found them by a value that isn't known: by that value it may be the better plan by far.</summary>
    private void NoteRisk(ScanChoice[] choices, ScanChoice best)
    {
        if (best.WholeCost < CostModel.PlannedForLiteralsMin || best.WholeCost <= best.Cost)
        {
            return;
        }

        foreach (KeyTerm term in choices.SelectMany(static choice => choice.Absorbed).Where(term => !term.IsConstant && !best.Guarantees(term.Condition)))
        {
            planner.WorstCost = Math.Max(planner.WorstCost, best.WholeCost);
            planner.AskedParameters.UnionWith(term.Operands.SelectMany(static operand => operand.Nodes()).OfType<BoundParameter>().Select(static parameter => parameter.Index));
        }
    }

    /// <summary>Where rows are looked for by values of surrounding rows that no index has, again and again for all that is known, they are hashed by these.</summary>
    private PlannedRelation Repeated(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, List<KeyTerm> terms, PlannedRelation planned)
    {
        BoundComparison[] keys =
            [.. terms.Where(term => term.IsEquality && !IsWithin(scan, term.Condition)).Select(static term => term.Condition).OfType<BoundComparison>().Distinct()];
        if (keys.Length == 0 || conditions.Any(Conjuncts.IsVolatile))
        {
            return planned;
        }

        // Whatever else could fail is not tried on rows that the values don't lead to.
        BoundExpression[] own = [.. conditions.Where(condition => IsWithin(scan, condition) && terms.Exists(term => ReferenceEquals(term.Condition, condition) && term.Implied is null))];
        IEnumerable<BoundExpression> rest = conditions.Except(own).Except(keys);
        return HashLookupPlanner.Plan(planner, planned, Build(scan, own, Cheapest(scan, own), conditions), new HashSet<PlanColumn>(scan.Columns), keys, rest);
    }

    /// <summary>Whether a condition needs nothing but the scan's rows.</summary>
    private static bool IsWithin(LogicalScan scan, BoundExpression condition) => condition.Columns().IsSubsetOf(scan.Columns);

    private PlannedRelation BuildCurrent(LogicalScan scan, List<BoundExpression> conditions, BoundCurrentOf current)
    {
        (RowShape shape, RowReader reader, ReadNotes notes, BoundExpression? filter) = Reading(scan, conditions, conditions);
        CurrentRowScan row = new(reader, planner.Compiler.Compile(current.Cursor, new RowShape(0)), notes, Text(scan, ScanChoice.Full, filter));
        return new PlannedRelation(row, shape, 1, CostModel.TreeSeek, []).WithEstimate();
    }

    private PlannedRelation BuildTidScan(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, TidCondition tids)
    {
        (RowShape shape, RowReader reader, ReadNotes notes, _) = Reading(scan, conditions, conditions);
        BoundExpression? filter = Conjuncts.Join([.. conditions.Where(condition => condition != tids.Condition)]);
        ScanText text = Text(scan, ScanChoice.Full, filter) with { IndexCondition = planner.Texts.Within(scan.Alias).Of(tids.Condition) };
        TidScan rows = new(reader, tids.Compile(planner.Compiler), tids.IsArray, new TableScan(reader, notes, text), notes, text);
        return new PlannedRelation(rows, shape, 1, CostModel.TreeSeek, []).WithEstimate();
    }

    /// <summary>How a scan's rows are read and noted.</summary>
    /// <param name="rest">The conditions that are tested on each row.</param>
    private (RowShape Shape, RowReader Reader, ReadNotes Notes, BoundExpression? Filter) Reading(
        LogicalScan scan, IReadOnlyList<BoundExpression> conditions, IReadOnlyList<BoundExpression> rest, IReadOnlyList<BoundExpression>? later = null, IndexDefinition? index = null)
    {
        rest = ConditionOrder.Apply(rest);
        (RowShape shape, int[] ordinals) = Shape(scan, [.. rest, .. later ?? []]);
        BoundExpression? filter = Conjuncts.Join(rest);
        RowReader reader = new(scan.Table, ordinals, Conditions(rest, shape), scan.Whole, index is { IsPrimary: false } ? index : null);
        ReadNotes notes = new(scan.Table, UsedColumns(scan, conditions, shape), NoteFilterBuilder.Build(scan, rest, planner.Compiler));
        return (shape, reader, notes, filter);
    }

    private RowCondition[] Conditions(IEnumerable<BoundExpression> conditions, RowShape shape) =>
    [
        .. conditions.Select(condition => new RowCondition(
            planner.Compiler.Compile(condition, shape), new HashSet<int>(condition.Columns().Select(shape.PlaceOf).Where(static place => place >= 0)))),
    ];

    /// <summary>The best way to look rows up through an index by terms on columns outside; null when no index fits.</summary>
    internal ScanChoice? PlanLookup(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, IReadOnlySet<PlanColumn> outside)
    {
        if (scan.Partitions is not null || IsCurrent(conditions))
        {
            return null;
        }

        List<KeyTerm> terms = Terms(scan, conditions);
        return Choices(scan, conditions, terms, Requirement.None)
            .Where(choice => choice.Absorbed.Any(term => (term.Implied ?? term.Condition).Columns().Overlaps(outside)) || choice.Looked.Any(condition => condition.Columns().Overlaps(outside)))
            .MinBy(choice => choice.Cost);
    }

    /// <inheritdoc cref="PlanLookup"/>
    /// <returns>Its cost and rows, in a partitioned table those of all partitions in question together.</returns>
    internal (double Cost, double Rows)? EstimateLookup(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, IReadOnlySet<PlanColumn> outside) =>
        scan.Partitions is not null ? new PartitionPlanner(planner, this).EstimateLookup(scan, conditions, outside)
        : PlanLookup(scan, conditions, outside) is { } choice ? (choice.Cost, choice.Rows)
        : null;

    /// <summary>Makes the operator of a choice.</summary>
    /// <param name="later">Conditions that will be tested on its rows; null: none.</param>
    internal PlannedRelation Build(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, ScanChoice choice, IReadOnlyList<BoundExpression>? later = null)
    {
        List<BoundExpression> rest = [.. conditions.Where(condition => !choice.Guarantees(condition))];
        (RowShape shape, RowReader reader, ReadNotes notes, BoundExpression? filter) = Reading(scan, conditions, rest, later, choice.Index);
        ScanText text = Text(scan, choice, filter);
        Execution.Operator scanOperator = choice.Inverted is not null
            ? new InvertedScan(reader, choice.Inverted, new TableScan(reader, notes, text), notes, InvertedText(scan, choice, rest))
            : choice.Index is null
            ? new TableScan(reader, notes, text)
            : choice.Condition!.IsPoint && !choice.Condition.HasList
                ? new KeyLookup(reader, choice.Condition, notes, text)
                : new IndexScan(reader, choice.Condition, choice.IsBackward, notes, text);
        HashSet<int> constants = [.. choice.Absorbed.Where(term => term is { IsEquality: true, Column: not null }).Select(term => shape.PlaceOf(term.Column!)).Where(place => place >= 0)];
        return new PlannedRelation(scanOperator, shape, choice.Rows, choice.Cost, ScanOrder.Of(scan, choice, shape)) { Constants = constants }.WithEstimate();
    }

    /// <summary>COUNT(*) by the tree's counts; null when some condition needs a look at rows.</summary>
    internal Execution.Operator? TryPlanCount(LogicalScan scan, IReadOnlyList<BoundExpression> conditions)
    {
        if (scan.Partitions is not null)
        {
            return null;
        }

        if (conditions.Count == 0)
        {
            ReadNotes all = new(scan.Table, ColumnSet.Empty, null);
            return new CountScan(scan.Table.Id, scan.Table.TreeId, null, all, Text(scan, ScanChoice.Full, null));
        }

        List<KeyTerm> terms = Terms(scan, conditions);
        ScanChoice? choice = Choices(scan, conditions, terms, Requirement.None)
            .Where(candidate => candidate.Index is not null && conditions.All(candidate.Guarantees))
            .MinBy(candidate => candidate.Cost);
        if (choice is null)
        {
            return null;
        }

        ReadNotes notes = new(scan.Table, UsedColumns(scan, conditions, new RowShape(0)), null);
        return new CountScan(scan.Table.Id, scan.Table.TreeId, choice.Condition, notes, Text(scan, choice, null));
    }

    /// <summary>The cheapest way to read a table under conditions, in whatever order.</summary>
    internal ScanChoice Cheapest(LogicalScan scan, IReadOnlyList<BoundExpression> conditions) =>
        Choices(scan, conditions, Terms(scan, conditions), Requirement.None).MinBy(static choice => choice.Cost)!;

    /// <summary>How many rows of a table as it is now pass the conditions.</summary>
    internal double EstimateRows(LogicalScan scan, IReadOnlyList<BoundExpression> conditions)
    {
        if (scan.Partitions is not null)
        {
            return new PartitionPlanner(planner, this).Estimate(scan, conditions, EstimateRows);
        }

        if (IsCurrent(conditions))
        {
            return 1;
        }

        double present = planner.Cardinalities.PresentRows(scan.Table);
        return conditions.Count == 0
            ? present
            : Math.Max(1, Choices(scan, conditions, Terms(scan, conditions), Requirement.None).Min(choice => choice.Rows) * present / planner.Cardinalities.TableRows(scan.Table));
    }

    /// <summary>What the best way of reading them costs.</summary>
    internal double EstimateCost(LogicalScan scan, IReadOnlyList<BoundExpression> conditions) => IsCurrent(conditions) ? CostModel.TreeSeek
        : scan.Partitions is null ? Choices(scan, conditions, Terms(scan, conditions), Requirement.None).Min(choice => choice.Cost)
        : new PartitionPlanner(planner, this).Estimate(scan, conditions, EstimateCost);

    /// <summary>WHERE CURRENT OF: the cursor knows the row, whatever else is asked of it.</summary>
    private static bool IsCurrent(IReadOnlyList<BoundExpression> conditions) => conditions.Any(static condition => condition is BoundCurrentOf);

    private IEnumerable<ScanChoice> Choices(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, List<KeyTerm> terms, Requirement requirement)
    {
        double tableRows = planner.Cardinalities.TableRows(scan.Table);
        double selectivity = Selectivity(scan, conditions, terms);
        double rows = Math.Max(1, tableRows * selectivity);
        ScanChoice full = ScanChoice.Full with { Rows = rows, Cost = tableRows * (CostModel.RowScan + (conditions.Count * CostModel.RowFilter)) };
        List<ScanChoice> choices = [];
        IndexForms forms = FormsOf(scan);
        foreach (IndexDefinition index in scan.Table.Indexes)
        {
            IndexForm? form = forms[index];
            if (!index.IsReady || (index.HasComputedKey && form is null) || (index.PredicateSql is not null && !IsImplied(form!, conditions)))
            {
                continue;
            }

            if (index.IsNominal)
            {
                if (MatchInverted(scan, index, form, conditions, rows) is { } inverted)
                {
                    choices.Add(inverted);
                }

                continue;
            }

            ScanChoice choice = Match(scan, index, form, terms, conditions, rows);
            if (!planner.Cardinalities.IsMissing(index))
            {
                choices.Add(choice);
            }
            else if (choice.IsNarrow || requirement.Order.Count > 0)
            {
                planner.MissedTrees.Add(index.TreeId);
                if (choice.IsNarrow && choice.Cost * CostModel.LackedRatio < full.Cost)
                {
                    planner.LackedTrees.Add(index.TreeId);
                }
            }
        }

        // A scan by key never narrows worse than the conditions themselves.
        double least = choices.Count == 0 ? rows : Math.Min(rows, choices.Min(choice => choice.Rows));
        choices.Add(full);
        return choices.SelectMany(choice => new ScanOrder(scan, planner.Cardinalities).Priced(
            choice with { Rows = Math.Max(1, least) }, conditions.All(choice.Guarantees) ? requirement.Skipping : requirement, tableRows));
    }

    private List<KeyTerm> Terms(LogicalScan scan, IReadOnlyList<BoundExpression> conditions) => KeyTerm.Find(scan, conditions, FormsOf(scan));

    private IndexForms FormsOf(LogicalScan scan)
    {
        if (!_forms.TryGetValue(scan, out IndexForms? forms))
        {
            _forms[scan] = forms = IndexForms.Of(scan, planner.Cardinalities.Catalog);
        }

        return forms;
    }

    /// <summary>Whether all rows that pass the conditions are in a partial index.</summary>
    private bool IsImplied(IndexForm form, IReadOnlyList<BoundExpression> conditions)
    {
        PredicateImplication implication = new(conditions);
        bool isImplied = form.Predicate.All(implication.Implies);
        if (!isImplied)
        {
            planner.AskedParameters.UnionWith(implication.Asked);
        }

        return isImplied;
    }

    private ScanChoice Match(LogicalScan scan, IndexDefinition index, IndexForm? form, List<KeyTerm> terms, IReadOnlyList<BoundExpression> conditions, double rows)
    {
        List<object> equal = [];
        List<KeyTerm> absorbed = [];
        bool isConstant = true;
        int part = 0;
        for (; part < index.Parts.Length; part++)
        {
            KeyTerm[] own = [.. terms.Where(term => term.IsOf(index, part, form))];
            KeyTerm? term = own.FirstOrDefault(candidate => candidate.IsEquality) ?? (equal.Any(entry => entry is KeyList) ? null : own.FirstOrDefault(candidate => candidate.IsList));
            if (term is null)
            {
                break;
            }

            equal.Add(term.ToKey(planner.Compiler));
            absorbed.Add(term);
            isConstant &= term.IsConstant;
        }

        IndexCondition condition = new(index, equal);
        if (part < index.Parts.Length)
        {
            condition = WithRange(condition, [.. terms.Where(term => term.IsOf(index, part, form) && term.IsRange)], absorbed, ref isConstant);
        }

        double covered = planner.Cardinalities.CoveredRows(scan.Table, index);
        double visited = Math.Max(1, covered * planner.Cardinalities.Fraction(scan.Table, condition, isConstant));
        ScanChoice choice = new(index, condition, absorbed, false, Math.Min(rows, visited), 0) { Implied = [.. conditions.Where(tested => form?.Predicate.Any(tested.SameAs) == true)] };
        bool readsRows = !index.IsPrimary && EntryColumns.Of(scan.Table, index, Shape(scan, [.. conditions.Where(tested => !choice.Guarantees(tested))]).Ordinals) is null;
        double fetch = readsRows ? CostModel.RowFetch : CostModel.RowScan;
        int seeks = Math.Max(1, equal.OfType<KeyList>().Sum(list => list.Items.Count));
        return choice with { Cost = (seeks * CostModel.TreeSeek) + (visited * (fetch + ((conditions.Count - absorbed.Count - choice.Implied.Count) * CostModel.RowFilter))) };
    }

    /// <summary>Of an index that is derived from the rows: they come in the table's own order and are all tested, so that it only makes the scan shorter.</summary>
    private ScanChoice? MatchInverted(LogicalScan scan, IndexDefinition index, IndexForm? form, IReadOnlyList<BoundExpression> conditions, double rows)
    {
        if (planner.Cardinalities.Catalog is not { } catalog || scan.Table.IsTemporary)
        {
            return null;
        }

        InvertedTerms terms = new(scan, index, form, catalog, planner.Compiler);
        if (terms.Find(conditions) is not { } condition)
        {
            return null;
        }

        bool isKnown = terms.Conditions.TrueForAll(tested => IsWithin(scan, tested) && KeyTerm.IsKnown(tested));
        (double found, int elements) = planner.Cardinalities.InvertedRows(scan.Table, condition, isKnown);
        double visited = Math.Max(1, found);
        return ScanChoice.Full with
        {
            Inverted = condition,
            Looked = terms.Conditions,
            Rows = Math.Min(rows, visited),
            Cost = (elements * CostModel.TreeSeek) + (visited * (CostModel.RowFetch + (conditions.Count * CostModel.RowFilter))),
        };
    }

    private IndexCondition WithRange(IndexCondition condition, KeyTerm[] ranges, List<KeyTerm> absorbed, ref bool isConstant)
    {
        KeyTerm? lower = ranges.FirstOrDefault(term => term.Operator is ComparisonOperator.Greater or ComparisonOperator.GreaterOrEqual);
        KeyTerm? upper = ranges.FirstOrDefault(term => term.Operator is ComparisonOperator.Less or ComparisonOperator.LessOrEqual);
        KeyTerm? prefix = lower is null && upper is null ? ranges.FirstOrDefault(term => term.Prefix is not null) : null;
        foreach (KeyTerm? term in (KeyTerm?[])[lower, upper, prefix])
        {
            if (term is not null)
            {
                absorbed.Add(term);
                isConstant &= term.IsConstant;
            }
        }

        return new IndexCondition(condition.Index, condition.Equal)
        {
            Lower = lower is null ? null : (KeyOperand)lower.ToKey(planner.Compiler),
            LowerInclusive = lower?.Operator == ComparisonOperator.GreaterOrEqual,
            Upper = upper is null ? null : (KeyOperand)upper.ToKey(planner.Compiler),
            UpperInclusive = upper?.Operator == ComparisonOperator.LessOrEqual,
            Prefix = prefix?.Prefix,
        };
    }

    private double Selectivity(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, List<KeyTerm> terms)
    {
        if (conditions.Count == 0)
        {
            return 1;
        }

        if (planner.UsesSamples && conditions.All(condition => IsSamplable(scan, condition)))
        {
            (RowShape shape, int[] ordinals) = Shape(scan, conditions);
            RowReader reader = new(scan.Table, ordinals, Conditions(conditions, shape));
            if (planner.Cardinalities.SampleFraction(scan.Table, reader) is { } sampled)
            {
                return sampled;
            }
        }

        double selectivity = 1;
        foreach (BoundExpression condition in conditions)
        {
            KeyTerm? term = terms.Find(candidate => ReferenceEquals(candidate.Condition, condition));
            selectivity *= term is null ? CostModel.OtherSelectivity
                : term.IsEquality ? EqualFraction(scan, term)
                : term.IsList ? Math.Min(0.5, CostModel.EqualitySelectivity * 5)
                : CostModel.RangeSelectivity;
        }

        return selectivity;
    }

    /// <summary>Of a value that isn't known: what one is worth on the average, if an index can tell.</summary>
    private double EqualFraction(LogicalScan scan, KeyTerm term) =>
        (term.Column?.Source is { } column ? planner.Cardinalities.EqualFraction(scan.Table, column) : null) ?? CostModel.EqualitySelectivity;

    private static bool IsSamplable(LogicalScan scan, BoundExpression condition) =>
        condition.Columns().All(scan.Columns.Contains)
        && condition.Nodes().All(node => node is not (BoundParameter or BoundSubquery or BoundCase { Placeholder: not null } or BoundQuantifiedArray or BoundDomain or BoundParts)
            && node is not BoundCall { Function.Volatility: not Functions.Volatility.Immutable });

    private (RowShape Shape, int[] Ordinals) Shape(LogicalScan scan, IReadOnlyList<BoundExpression> filters)
    {
        HashSet<PlanColumn> needed = [.. scan.Columns.Where(planner.Used.Contains)];
        foreach (BoundExpression filter in filters)
        {
            filter.CollectColumns(needed);
        }

        needed.IntersectWith(scan.Columns);
        List<PlanColumn> columns = [.. planner.Preferred.Where(needed.Contains)];
        columns.AddRange(scan.Columns.Where(column => needed.Contains(column) && !columns.Contains(column)));
        int[] ordinals =
        [
            .. columns.Select(column => ReferenceEquals(column, scan.RowKey) ? RowReader.RowKeyMark
                : ReferenceEquals(column, scan.TableId) ? RowReader.TableIdMark
                : column.Source!.Ordinal),
        ];
        return (new RowShape(columns), ordinals);
    }

    private static ColumnSet UsedColumns(LogicalScan scan, IReadOnlyList<BoundExpression> conditions, RowShape shape)
    {
        HashSet<PlanColumn> used = [];
        foreach (BoundExpression condition in conditions)
        {
            condition.CollectColumns(used);
        }

        ColumnSet set = ColumnSet.Empty;
        foreach (PlanColumn column in scan.TableColumns)
        {
            if (used.Contains(column) || shape.Contains(column))
            {
                set = set.With(column.Source!.Id);
            }
        }

        return set;
    }

    private ScanText InvertedText(LogicalScan scan, ScanChoice choice, IEnumerable<BoundExpression> tested)
    {
        BoundExpression? filter = Conjuncts.Join([.. tested.Except(choice.Looked)]);
        return Text(scan, ScanChoice.Full, filter) with { IndexName = choice.Inverted!.Index.Name, IndexCondition = planner.Texts.Within(scan.Alias).Of(Conjuncts.Join(choice.Looked)!) };
    }

    private ScanText Text(LogicalScan scan, ScanChoice choice, BoundExpression? filter)
    {
        string table = scan.Table.Name;
        string relation = scan.Alias == table ? table : $"{table} {scan.Alias}";
        BoundExpression? condition = Conjuncts.Join([.. choice.Absorbed.Select(static term => term.Implied ?? term.Condition).Distinct()]);
        ExpressionText texts = planner.Texts.Within(scan.Alias);
        return new ScanText(relation, table, scan.Alias, choice.Index?.Name, condition is null ? null : texts.Of(condition), filter is null ? null : texts.Of(filter));
    }
}
