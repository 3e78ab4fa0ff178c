using System.Globalization;
using System.Runtime.CompilerServices;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Execution;
using Cambium.Sql.LargeObjects;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Binding;

/// <summary>Binds FROM: tables, views, WITH queries, derived tables, functions and joins.</summary>
internal sealed class FromBinder(BindingContext context, Scope? outer)
{
    /// <summary>PostgreSQL's number for what exists since the database was made.</summary>
    private const uint CatalogVersion = 1;

    /// <summary>What is said of locks behind this FROM.</summary>
    internal IReadOnlyList<LockingClause> Locking { get; init; } = [];

    /// <summary>Binds a FROM list into <paramref name="scope"/>.</summary>
    internal LogicalPlan Bind(IReadOnlyList<TableReference> references, Scope scope)
    {
        LogicalPlan? plan = null;
        foreach (TableReference reference in references)
        {
            FromItem item = BindItem(reference, scope);
            foreach (ScopeRelation relation in item.Relations)
            {
                RefuseDuplicate(relation, scope.Relations);
            }

            item.AddTo(scope);
            plan = plan is null ? item.Plan : new LogicalJoin(LogicalJoinKind.Inner, plan, item.Plan, null);
        }

        return plan ?? LogicalValues.OneRow();
    }

    /// <param name="left">What stands to the left: visible to LATERAL items.</param>
    internal FromItem BindItem(TableReference reference, Scope left)
    {
        RuntimeHelpers.EnsureSufficientExecutionStack();
        if (reference is DerivedTable or FunctionTable)
        {
            context.ScopesInFrom?.TryAdd(reference, left.Copy());
        }

        return reference switch
        {
            NamedTable table => BindNamed(table, left),
            DerivedTable derived => BindDerived(derived, left),
            GivenTable given => given.Bind(),
            FunctionTable function => new TableFunctionBinder(context).Bind(function, left),
            _ => new JoinBinder(context, this).Bind((JoinedTable)reference, left),
        };
    }

    /// <summary>A scan of a stored table under a name.</summary>
    /// <param name="known">What the view around knows of it.</param>
    /// <param name="isOnly">Rows of partitions and heirs aren't meant.</param>
    /// <param name="isTarget">The statement changes its rows: which of them are there is the caller's to say (<see cref="LogicalScan.Security"/>).</param>
    internal FromItem BindTable(TableDefinition table, string name, TableAlias? alias, ViewName? known = null, bool isOnly = false, bool isTarget = false)
    {
        TableDefinition today = context.Past?.Today(table) ?? table;
        table = context.Past?.Open(table) ?? table;
        PlanColumn[] columns = [.. table.LiveColumns.Select(column => new PlanColumn(column.Name, column.Type, table, column) { Relation = name })];
        RelationUse use = context.Access.Add(today, context.ViewOwner, table, columns);
        PlanColumn rowKey = new("row key", DataType.Bytea);
        PlanColumn tableId = new("tableoid", DataType.OidType);
        PartitionTree? partitions = isOnly ? PartitionTree.Only(table) : FindPartitions(table);
        LogicalScan scan = new(table, name, columns, rowKey, tableId) { Partitions = partitions, Security = RowSecurity.Of(today, context) };
        ScopeRelation relation = new(
            name, alias is null ? ViewNames.SchemaName(known, table, context.Catalog) : null, ScopeColumns(columns),
            [.. SystemColumns.Of(table.HasParts ? SystemColumns.PartitionOf(rowKey) : new BoundColumn(tableId), columns), SystemColumns.Tid(table, rowKey, partitions?.Leaves)])
        {
            Scan = scan,
            Use = use,
        };
        relation = ViewNames.Shown(known, table, relation);
        if (table.Id == LargeObjectTables.MetadataOid && !isTarget)
        {
            relation = relation with { Columns = [.. relation.Columns.Select(static column => column.Name == "lomacl" ? column with { Value = LargeObjectGrants.Shown(column.Value) } : column)] };
        }

        relation = relation with { Columns = Rename(relation.Columns, alias, name) };
        LogicalPlan plan = isTarget || scan.Security is null ? scan : scan.Security.Restrict(scan, context, PolicyDefinition.Select);
        return new FromItem(plan, relation);
    }

    private PartitionTree? FindPartitions(TableDefinition table) => context.Past is { } past
        ? PartitionTree.Of(table, past.Catalog.Catalog, past.Open)
        : PartitionTree.Of(table, context.Catalog.Catalog, partition =>
        {
            context.Catalog.NoteUse(partition);
            return partition;
        });

    internal static ScopeColumn[] Rename(IReadOnlyList<PlanColumn> columns, TableAlias? alias, string name) => Rename(ScopeColumns(columns), alias, name);

    internal static ScopeColumn[] Rename(IReadOnlyList<ScopeColumn> columns, TableAlias? alias, string name)
    {
        if (alias is not null && alias.Columns.Count > columns.Count)
        {
            throw new SqlErrorException(
                SqlState.InvalidColumnReference,
                string.Create(CultureInfo.InvariantCulture, $"table \"{name}\" has {columns.Count} columns available but {alias.Columns.Count} columns specified"));
        }

        return [.. columns.Select((column, index) => alias is not null && index < alias.Columns.Count ? column with { Name = alias.Columns[index] } : column)];
    }

    internal static ScopeColumn[] ScopeColumns(IReadOnlyList<PlanColumn> columns) => [.. columns.Select(column => new ScopeColumn(column.Name, new BoundColumn(column)))];

    internal static void RefuseDuplicate(ScopeRelation relation, IEnumerable<ScopeRelation> others)
    {
        if (others.Any(other => other.Name == relation.Name && !AreTwoTables(other, relation) && (other.Schema is null || relation.Schema is null || other.Schema == relation.Schema)))
        {
            throw new SqlErrorException(SqlState.DuplicateAlias, $"table name \"{relation.Name}\" specified more than once");
        }
    }

    /// <summary>Tables of one name from two schemas, both without an alias.</summary>
    private static bool AreTwoTables(ScopeRelation one, ScopeRelation other) =>
        one.Scan is { } first && other.Scan is { } second && first.Table.Id != second.Table.Id && first.Table.Name == one.Name && second.Table.Name == other.Name;

    private FromItem BindNamed(NamedTable table, Scope left)
    {
        int position = table.Span.Position;
        if (table.Sample is { } sample)
        {
            FromItem whole = BindNamed(table with { Sample = null }, left);
            return whole with { Plan = TableSampling.Apply(whole, sample, context, left, position) };
        }

        string name = table.Alias?.Name ?? table.Name.Name;
        if (table.Name.Schema is null && left.FindCte(table.Name.Name) is { } cte)
        {
            return BindCte(cte, name, table.Alias, table.Name.Span.Position);
        }

        if (context.FindOwnRelation(table.Name) is { } own)
        {
            return BindSystem(own, name, table);
        }

        context.RequireOwnDatabase(table.Name);
        object found = ViewNames.FindRelation(context, table.Name, out ViewName? known) ?? throw Missing(table.Name, left);
        switch (found)
        {
            case TableDefinition { Kind: TableKind.View } view:
                return BindView(view, table, name, known);
            case TableDefinition { Kind: TableKind.MaterializedView, ViewOptions: "UNPOPULATED" } empty:
                context.Access.AddUnpopulated(empty);
                return BindTable(empty, name, table.Alias, known);
            case TableDefinition stored:
                return BindTable(stored, name, table.Alias, known, table.IsOnly);
            case SystemView view:
                return BindView(view, table, name);
            case SequenceDefinition sequence:
                LockBinder.Refuse(sequence, Locking, name);
                context.ReadsTemporarySequences |= sequence.IsTemporary;
                context.Catalog.RightsOf(context.ViewOwner)?.Require(sequence, Privileges.Select);
                return BindSystem(new SequenceTable(sequence), name, table);
            default:
                ISystemTable system = (ISystemTable)found;
                RequireAccess(system.Schema, system.Name);
                return BindSystem(system, name, table);
        }
    }

    private SqlErrorException Missing(QualifiedName name, Scope left)
    {
        SqlErrorException missing = context.Catalog.MissingRelation(name);
        return name.Schema is null && left.HasLaterCte(name.Name) && missing.SqlState == SqlState.UndefinedTable
            ? new SqlErrorException(
                missing.SqlState, missing.Message, $"There is a WITH item named \"{name}\", but it cannot be referenced from this part of the query.",
                "Use WITH RECURSIVE, or re-order the WITH items to remove forward references.", position: missing.Position)
            : missing;
    }

    private FromItem BindSystem(ISystemTable system, string name, NamedTable table)
    {
        if (context.Past is { } past)
        {
            system = system.At(past.Catalog.Catalog) ?? throw new SqlErrorException(
                SqlState.FeatureNotSupported,
                $"AS OF cannot be applied to \"{system.Name}\"",
                hint: "It shows the server as it runs now; only what follows from the definitions is kept.",
                position: table.Span.Position);
        }

        PlanColumn[] columns = [.. system.Columns.Select((column, index) => new PlanColumn(column.Name, column.Type) { Origin = new ColumnOrigin(system.Oid, index + 1), System = (system, index), Relation = name })];
        PlanColumn tableId = new("tableoid", DataType.OidType);

        // Rows of the catalogs have no versions; tools ask for them all the same to see whether something changed.
        PlanColumn version = new("xmin", DataType.Xid);
        LogicalPlan plan = new LogicalSystemScan(system, name, columns);
        Computed[] items =
        [
            .. columns.Select(column => new Computed(column, new BoundColumn(column))),
            new Computed(tableId, new BoundConstant(Value.FromUInt32((uint)system.Oid), DataType.OidType)),
            new Computed(version, new BoundConstant(Value.FromUInt32(CatalogVersion), DataType.Xid)),
        ];
        return new FromItem(
            new LogicalProject(plan, items),
            new ScopeRelation(
                name, table.Alias is null ? table.Name.Schema ?? system.Schema : null, Rename(columns, table.Alias, name),
                [new ScopeColumn("tableoid", new BoundColumn(tableId)), new ScopeColumn("xmin", new BoundColumn(version))])
            {
                RowType = RelationFacts.Find(system.Oid)?.RowType ?? DataType.Record,
            });
    }

    private static FromItem BindCte(CteDefinition cte, string name, TableAlias? alias, int position)
    {
        if (cte.RefusedReference is { } refused)
        {
            throw new SqlErrorException(SqlState.InvalidRecursion, refused.Message, position: refused.Position ?? position);
        }

        if (cte is { IsModifying: true, Columns.Count: 0 })
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"WITH query \"{cte.Name}\" does not have a RETURNING clause", position: position);
        }

        cte.References++;
        if (cte.IsBeingBound)
        {
            cte.StepReferences.Add(position);
        }

        PlanColumn[] columns = [.. cte.Columns.Select(column => column.Passed(column.Name, isUnion: cte.IsBeingBound || cte.RecursivePlan is not null))];
        LogicalPlan plan = cte.IsBeingBound ? new LogicalWorkTable(cte, columns, position) : new LogicalCteScan(cte, columns, [.. cte.Taken.Select(static item => item.Value)]);
        int added = cte.IsBeingBound ? cte.AddedColumns : 0;
        return new FromItem(plan, new ScopeRelation(name, null, Rename(columns[..^added], alias, name), ScopeColumns(columns[^added..])));
    }

    private void RequireAccess(string schema, string name)
    {
        if (!context.IsInSystemView && context.Catalog.RightsOf(context.ViewOwner) is { } rights)
        {
            context.Catalog.NoteSystem();
            SystemAccess.Require(rights, context.Catalog.Catalog, schema, name);
        }
    }

    private FromItem BindView(SystemView view, NamedTable table, string name)
    {
        RequireAccess(view.Schema, view.Name);
        bool isInSystemView = context.IsInSystemView;
        context.IsInSystemView = true;
        try
        {
            FromItem item = BindView((SelectStatement)SqlParser.ParseScript(view.Sql)[0], [], context.ViewOwner, [], index => new ColumnOrigin(view.Oid, index + 1), table, name);
            ScopeRelation relation = item.Relations[0] with
            {
                Schema = table.Alias is null ? table.Name.Schema ?? view.Schema : null,
                RowType = RelationFacts.Find(view.Oid)?.RowType ?? DataType.Record,
            };
            return item with { Relations = [relation] };
        }
        finally
        {
            context.IsInSystemView = isInSystemView;
        }
    }

    private FromItem BindView(TableDefinition view, NamedTable table, string name, ViewName? known)
    {
        if (!context.OpenDefinitions.Add(view.Id))
        {
            return context.KeepsViews ? Unread(view, table, name, known) : throw InfiniteRecursion(view);
        }

        RelationUse use = context.Access.Add(context.Past?.Today(view) ?? view, context.ViewOwner, view, []);
        int? role = view.IsSecurityInvoker ? context.User : view.OwnerId;
        FromItem item;
        try
        {
            int[] numbers = [.. view.LiveColumns.Select(column => column.Id)];
            item = BindView(
                HandDown(ViewNames.Query(view), name), view.ViewNames, role, [.. view.LiveColumns.Select(column => column.Name)], index => new ColumnOrigin(view.Id, numbers[index]),
                table with { Alias = null }, name);
        }
        finally
        {
            context.OpenDefinitions.Remove(view.Id);
        }

        use.Columns = item.Plan.Columns;
        item = view.IsSecurityBarrier ? item with { Plan = new LogicalBarrier(item.Plan) } : item;
        return new FromItem(item.Plan, Shown(view, table, name, known, item.Relations[0]) with { Use = use });
    }

    /// <summary>A view that is made of itself, in a definition: it can be named, as long as nobody reads it.</summary>
    private FromItem Unread(TableDefinition view, NamedTable table, string name, ViewName? known)
    {
        LogicalValues rows = new([], [.. view.LiveColumns.Select(column => new PlanColumn(column.Name, column.Type, view, column))]);
        return new FromItem(rows, Shown(view, table, name, known, new ScopeRelation(name, null, ScopeColumns(rows.Columns), [])));
    }

    private ScopeRelation Shown(TableDefinition view, NamedTable table, string name, ViewName? known, ScopeRelation row)
    {
        ScopeRelation relation = ViewNames.Shown(known, view, row);
        return relation with
        {
            Schema = table.Alias is null ? ViewNames.SchemaName(known, view, context.Catalog) : null,
            TableName = view.Name,
            Columns = Rename(relation.Columns, table.Alias, name),
            RowType = view.RowType,
        };
    }

    /// <summary>Rules, or the queries of views, lead back to the relation.</summary>
    internal static SqlErrorException InfiniteRecursion(TableDefinition relation) =>
        new(SqlState.InvalidObjectDefinition, $"infinite recursion detected in rules for relation \"{relation.Name}\"");

    /// <summary>A view's rows as if they were stored: its columns are its own.</summary>
    internal FromItem BindOwnRows(TableDefinition view)
    {
        FromItem rows = BindView(view, new NamedTable(new QualifiedName(view.Name, default), false, null, null, default), view.Name, null);
        RelationUse use = rows.Relations[0].Use!;
        PlanColumn[] columns = [.. view.LiveColumns.Select(column => new PlanColumn(column.Name, column.Type, view, column))];
        LogicalProject own = new(rows.Plan, [.. columns.Zip(use.Columns, static (column, source) => new Computed(column, new BoundColumn(source)))]);
        use.Columns = columns;
        return new FromItem(own, rows.Relations[0] with { Columns = ScopeColumns(columns) });
    }

    /// <summary>The rows of a view that is a set operation are nobody's to lock, and nobody is told.</summary>
    private SelectStatement HandDown(SelectStatement query, string name) => query.Body is SetOperationBody ? query : LockBinder.HandDown(query, Locking, name);

    private FromItem BindView(
        SelectStatement select, IReadOnlyList<ViewName> names, int? owner, IReadOnlyList<string> columnNames, Func<int, ColumnOrigin> origin, NamedTable table, string name)
    {
        context.ViewDepth++;
        try
        {
            BoundQuery query = context.InDefinition(owner, () =>
            {
                context.ViewNames = names;
                return new QueryBinder(context).Bind(select, null);
            });
            PlanColumn[] columns =
            [
                .. query.Columns.Select((column, index) => new PlanColumn(
                    index < columnNames.Count ? columnNames[index] : column.Name, column.Type, column.Column.Table, column.Column.Source) { Origin = origin(index), Collation = column.Column.Collation }),
            ];
            Computed[] shown = [.. columns.Zip(query.Columns, (column, source) => new Computed(column, new BoundColumn(source.Column)))];
            LogicalProject renamed = new(query.Plan, [.. shown, .. query.LockedAround.Select(static scan => new Computed(scan.RowKey, new BoundColumn(scan.RowKey)))]);
            return new FromItem(renamed, new ScopeRelation(name, null, Rename(columns, table.Alias, name), []) { LockedInside = query.LockedAround });
        }
        catch (SqlErrorException error) when (error.Position != 0)
        {
            // Positions inside the view's text mean nothing to the client.
            throw new SqlErrorException(error.SqlState, error.Message, error.Detail, error.Hint, 0, error);
        }
        finally
        {
            context.ViewDepth--;
        }
    }

    private FromItem BindDerived(DerivedTable derived, Scope left)
    {
        Scope parent;
        if (derived.IsLateral)
        {
            parent = left;
        }
        else
        {
            // Names to the left are hidden, what is around the query isn't.
            parent = new Scope(outer);
            parent.HiddenRelations.AddRange(left.HiddenRelations.Concat(left.Relations));
        }

        string name = derived.Alias?.Name ?? "unnamed_subquery";
        BoundQuery query = new QueryBinder(context).BindInner(LockBinder.HandDown(derived.Query, Locking, name), parent, derived.IsLateral ? ExpressionRules.OwnFrom : null);
        PlanColumn[] columns = [.. query.Columns.Select(column => column.Column)];
        ScopeColumn[] renamed = [.. Rename(columns, derived.Alias, name).Select((column, index) =>
            derived.Alias is not null && index < derived.Alias.Columns.Count ? column : column with { Name = query.Columns[index].Name })];
        return new FromItem(query.Plan, new ScopeRelation(name, null, renamed, []) { LockedInside = query.LockedAround });
    }
}
