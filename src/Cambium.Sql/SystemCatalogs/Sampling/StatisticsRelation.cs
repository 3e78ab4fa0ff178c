using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Binding;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Sampling;

/// <summary>pg_statistic, and pg_stats, which shows of it what its reader may read of the tables.</summary>
/// <param name="isView">pg_stats.</param>
internal sealed class StatisticsRelation(RelationFacts facts, bool isView) : SystemRelation(facts)
{
    private const double RowsGuess = 300;

    public override double EstimateRows(CatalogSnapshot? catalog) => RowsGuess;

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        SqlSession session = ((SystemInformation)context.Call.System).Session;
        context.Transaction.Reads.NoteCatalogAll(NameClass.Relation);
        int target = session.Settings.GetInteger("default_statistics_target");
        RoleRights rights = session.Roles.Rights;
        RowCollector rows = new(Facts, Template);
        foreach (TableDefinition table in context.Transaction.Catalog.Tables.Where(table => table.Kind != TableKind.View && IsAsked("starelid", "tablename", table.Id, table.Name)).OrderBy(static table => table.Id))
        {
            if (isView && rights.IsSubjectToPolicies(table))
            {
                continue;
            }

            ColumnDefinition[] columns =
            [
                .. table.Columns.Where(column => !column.IsDropped && IsAsked("staattnum", "attname", column.Id, column.Name) && (!isView || rights.HasAny(table, Privileges.Select, columnId: column.Id))),
            ];
            foreach (bool isInherited in (bool[])[false, true])
            {
                if (isInherited ? table.HasParts : !table.IsPartitioned)
                {
                    foreach ((ColumnDefinition column, ColumnStatistics statistics) in TableStatistics.Of(table, columns, isInherited, target, context))
                    {
                        if (isView)
                        {
                            Show(statistics, rows.Add().Set("schemaname", session.Names.SchemaName(table.SchemaId)).Set("tablename", table.Name).Set("attname", column.Name).Set("inherited", isInherited));
                        }
                        else
                        {
                            Store(column, statistics, rows.Add().Set("starelid", table.Id).Set("staattnum", column.Id).Set("stainherit", isInherited));
                        }
                    }
                }
            }
        }

        return rows.Rows;

        bool IsAsked(string id, string name, int ownId, string ownName) => constraint is not { } asked || Columns[asked.Column].Name != (isView ? name : id)
            || (!asked.Value.IsNull && (isView ? asked.Value.Text == ownName : asked.Value.Int64 == ownId));
    }

    private static void Show(ColumnStatistics statistics, RowCollector row)
    {
        row.Set("null_frac", Number(statistics.NullFraction)).Set("avg_width", statistics.Width).Set("n_distinct", Number(statistics.Distinct))
            .Set("most_common_vals", Values(statistics.MostCommon?.Values)).Set("most_common_freqs", Numbers(statistics.MostCommon?.Frequencies))
            .Set("histogram_bounds", Values(statistics.Histogram)).Set("correlation", statistics.Correlation is { } correlation ? Number(correlation) : Value.Null)
            .Set("most_common_elems", Values(statistics.Elements?.Values)).Set("most_common_elem_freqs", Numbers(statistics.Elements?.Frequencies))
            .Set("elem_count_histogram", Numbers(statistics.ElementCounts));
    }

    private static void Store(ColumnDefinition column, ColumnStatistics statistics, RowCollector row)
    {
        row.Set("stanullfrac", Number(statistics.NullFraction)).Set("stawidth", statistics.Width).Set("stadistinct", Number(statistics.Distinct));
        int slot = 0;
        foreach (Slot used in Slots(column, statistics))
        {
            slot++;
            row.Set($"stakind{slot}", (int)used.Kind).Set($"staop{slot}", used.Operator).Set($"stacoll{slot}", used.Collation)
                .Set($"stanumbers{slot}", Numbers(used.Numbers)).Set($"stavalues{slot}", Values(used.Values));
        }
    }

    private static IEnumerable<Slot> Slots(ColumnDefinition column, ColumnStatistics statistics)
    {
        const int Less = 1;
        const int Equal = 3;
        DataType type = column.Type.Type;
        DataType element = statistics.Elements?.Values.Element ?? type.Underlying().Element ?? type;
        int collation = Collations.OidOf(column.Collation, type);
        if (statistics.MostCommon is { } common)
        {
            yield return new Slot(SlotKind.MostCommon, OperatorOf(type, Equal), collation, common.Frequencies, common.Values);
        }

        if (statistics.Histogram is { } histogram)
        {
            yield return new Slot(SlotKind.Histogram, OperatorOf(type, Less), collation, null, histogram);
        }

        if (statistics.Correlation is { } correlation)
        {
            yield return new Slot(SlotKind.Correlation, OperatorOf(type, Less), collation, [correlation], null);
        }

        if (statistics.Elements is { } elements)
        {
            yield return new Slot(SlotKind.Elements, OperatorOf(element, Equal), Collations.OidOf(column.Collation, element), elements.Frequencies, elements.Values);
        }

        if (statistics.ElementCounts is { } counts)
        {
            yield return new Slot(SlotKind.ElementCounts, OperatorOf(element, Equal), Collations.OidOf(column.Collation, element), counts, null);
        }
    }

    private static int OperatorOf(DataType type, int strategy) =>
        OperatorClasses.BuiltInDefaultFor(type, AccessMethod.Find("btree")!) is { } @class
            ? OperatorFamilies.Operator(@class.FamilyOid, strategy, @class.InputType, @class.InputType) ?? 0
            : 0;

    private static Value Values(ArrayValue? values) => values is null ? Value.Null : Value.FromArray(values);

    private static Value Numbers(double[]? numbers) => numbers is null ? Value.Null : Value.FromArray(new ArrayValue(DataType.Float4, [.. numbers.Select(Number)]));

    private static Value Number(double number) => Value.FromDouble((float)number);

    private enum SlotKind
    {
        MostCommon = 1,
        Histogram = 2,
        Correlation = 3,
        Elements = 4,
        ElementCounts = 5,
    }

    private readonly record struct Slot(SlotKind Kind, int Operator, int Collation, double[]? Numbers, ArrayValue? Values);
}
