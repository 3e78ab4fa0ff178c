using System.Collections.Concurrent;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Execution;
using Cambium.Sql.Sessions;

namespace Cambium.Sql.SystemCatalogs.Information;

/// <summary>
/// A relation of the information schema. Its rows depend on the catalog and on who looks; they are made once for both.
/// </summary>
/// <param name="complete">Prints expressions, which depends on the session; null when there are none.</param>
internal sealed class InformationRelation(RelationFacts facts, Action<InformationView, RowCollector> fill, Func<Value[], SqlSession, Value[]>? complete)
    : SystemRelation(facts)
{
    private const double RowsGuess = 1000;

    /// <summary>So many rows are made of tables that are asked for one after the other; then all are, once.</summary>
    private const int PartialRowsMax = 1000;

    /// <summary>What is shown depends on who may see it, so every kind of object has its say, but for what is said of databases and of sessions to come.</summary>
    private static readonly NameClass[] s_shown = [.. Enum.GetValues<NameClass>().Except([NameClass.Database, NameClass.RoleSettings, NameClass.SharedState])];

    private readonly LatestCatalogs<ConcurrentDictionary<int, RowsOfRole>> _rows = new();
    private ConstantRows? _constant;

    /// <summary>Rows that are the same in every catalog and for everyone; they come first, and are made once. Null: there are none.</summary>
    public Action<InformationView, RowCollector>? Constant { get; init; }

    /// <summary>Each row is said of a table that table_schema and table_name tell: those of one table can be made without the others.</summary>
    public bool IsOfTables { get; init; }

    public override double EstimateRows(CatalogSnapshot? catalog) => RowsGuess;

    public override IEnumerable<Value[]> Rows(QueryContext context, SystemConstraint? constraint)
    {
        SqlSession session = ((SystemInformation)context.Call.System).Session;
        context.Transaction.Reads.NoteCatalogAll(s_shown);
        if (context.Transaction.Catalog.TryGetDatabase(session.Database.Name, out DatabaseDefinition? own))
        {
            // Its owner acts as pg_database_owner.
            context.Transaction.Reads.NoteCatalog(own.Id);
        }

        IReadOnlyList<Value[]> found = Find(context.Transaction.Catalog, session, constraint);
        return complete is null ? found : found.Select(row => complete(row, session));
    }

    private IReadOnlyList<Value[]> Find(CatalogSnapshot catalog, SqlSession session, SystemConstraint? constraint)
    {
        int role = session.Roles.CurrentId;
        RowsOfRole known = _rows.Get(catalog, static _ => new ConcurrentDictionary<int, RowsOfRole>()).GetOrAdd(role, static _ => new RowsOfRole());
        if (constraint is not { } equality)
        {
            return (known.All ??= Make(catalog, session, role, null)).Rows;
        }

        if (known.All is null && known.PartialRows < PartialRowsMax && Wanted(catalog, equality) is { } wanted)
        {
            SnapshotRows part = Make(catalog, session, role, wanted);
            known.PartialRows += part.OwnCount;
            return part.Find(equality);
        }

        return (known.All ??= Make(catalog, session, role, null)).Find(equality);
    }

    /// <summary>The tables that the rows looked for are said of; null: any.</summary>
    private Func<TableDefinition, bool>? Wanted(CatalogSnapshot catalog, in SystemConstraint constraint)
    {
        if (!IsOfTables || constraint.Value is not { IsNull: false } value || Facts.Columns[constraint.Column].Type.Type.Form != ValueForm.Text)
        {
            return null;
        }

        string name = value.Text;
        int? schema = RegistryNames.FindSchema(catalog, name);
        return Facts.Columns[constraint.Column].Name switch
        {
            "table_name" => table => table.Name == name,
            "table_schema" => table => table.SchemaId == schema,
            _ => null,
        };
    }

    private SnapshotRows Make(CatalogSnapshot catalog, SqlSession session, int role, Func<TableDefinition, bool>? wanted)
    {
        string database = session.Database.Name;
        RowCollector rows = new(Facts, Template);
        fill(new InformationView(catalog, database, session.Roles.RightsOf(role), wanted), rows);
        return new SnapshotRows(Facts, rows.Rows, Constant is null ? null : MakeConstant(catalog, session, role, Constant));
    }

    private SnapshotRows MakeConstant(CatalogSnapshot catalog, SqlSession session, int role, Action<InformationView, RowCollector> add)
    {
        string database = session.Database.Name;
        if (_constant is { } known && known.Database == database)
        {
            return known.Rows;
        }

        RowCollector rows = new(Facts, Template);
        add(new InformationView(catalog, database, session.Roles.RightsOf(role)), rows);
        return (_constant = new ConstantRows(database, new SnapshotRows(Facts, rows.Rows))).Rows;
    }

    /// <summary>Rows that tell the database's name.</summary>
    private sealed record ConstantRows(string Database, SnapshotRows Rows);

    /// <summary>What was made of one catalog for one role.</summary>
    private sealed class RowsOfRole
    {
        public SnapshotRows? All { get; set; }

        /// <summary>Made so far for those who asked for some tables only.</summary>
        public int PartialRows { get; set; }
    }
}
