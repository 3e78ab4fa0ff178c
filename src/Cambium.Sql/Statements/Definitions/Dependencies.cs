using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Binding;
using Cambium.Sql.Parsing;
using Cambium.Sql.Planning.Logical;
using Cambium.Sql.Routines.Triggers;
using Cambium.Sql.Statements.Definitions.Inheritance;
using Cambium.Sql.Statements.Definitions.Partitions;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.TextSearch;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;
using FunctionDefinition = Cambium.Engine.Catalog.FunctionDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// What depends on what. Definitions hold references by id, and views and defaults by their text, so dependents are found by
/// looking at all definitions; DROP is rare enough for that.
/// </summary>
internal static class Dependencies
{
    /// <summary>Of definitions that may use others.</summary>
    private static readonly NameClass[] s_users =
        [NameClass.Relation, NameClass.Type, NameClass.Function, NameClass.Extension, NameClass.Operator, NameClass.OperatorClass, NameClass.OperatorFamily, NameClass.Cast, NameClass.Statistics, NameClass.TextSearchConfiguration, NameClass.EventTrigger, NameClass.Publication];

    /// <summary>Drops the objects; with CASCADE their dependents too, else refuses when there are any.</summary>
    /// <exception cref="SqlErrorException">2BP01.</exception>
    public static void Drop(StatementContext context, IReadOnlyList<CatalogObject> objects, DropBehavior behavior)
    {
        RequireNoMembers(context, objects);
        if (!objects.All(static item => item.Definition.SchemaId == SystemCatalog.TemporarySchemaId))
        {
            NoteSearch(context);
        }

        Dictionary<(int, int), CatalogObject> all = objects.DistinctBy(item => item.Key).ToDictionary(item => item.Key);
        List<(CatalogObject Dependent, CatalogObject On)> dependents = [];
        // What was named last is followed first, as PostgreSQL does.
        Queue<CatalogObject> queue = new(all.Values.Reverse());
        while (queue.TryDequeue(out CatalogObject? item))
        {
            foreach (CatalogObject owned in Owned(context, item))
            {
                if (all.TryAdd(owned.Key, owned))
                {
                    queue.Enqueue(owned);
                }
            }

            foreach (CatalogObject dependent in Of(context, item).Select(found => Whole(context, found)))
            {
                if (!IsCovered(all, dependent) && all.TryAdd(dependent.Key, dependent))
                {
                    dependents.Add((dependent, item));
                    queue.Enqueue(dependent);
                }
            }
        }

        // What belongs to something that is dropped anyway is no dependent of its own.
        dependents.RemoveAll(pair => Owner(pair.Dependent) is { } owner && all.ContainsKey((owner, 0)));
        if (dependents.Count > 0 && behavior == DropBehavior.Restrict)
        {
            string subject = objects.Count == 1 ? Describe(objects[0]) : "desired object(s)";
            throw new SqlErrorException(
                SqlState.DependentObjectsStillExist,
                objects.Count == 1
                    ? $"cannot drop {subject} because other objects depend on it"
                    : "cannot drop desired object(s) because other objects depend on them",
                string.Join("\n", dependents.Select(pair => $"{Describe(pair.Dependent)} depends on {DescribeUsed(pair.Dependent, pair.On)}")),
                "Use DROP ... CASCADE to drop the dependent objects too.");
        }

        if (dependents.Count == 1)
        {
            context.Notice($"drop cascades to {Describe(dependents[0].Dependent)}");
        }
        else if (dependents.Count > 1)
        {
            context.Notice(
                FormattableString.Invariant($"drop cascades to {dependents.Count} other objects"),
                string.Join("\n", dependents.Select(pair => "drop cascades to " + Describe(pair.Dependent))));
        }

        context.Session.EventTriggers.Dropping(objects, dependents);

        // Attributes last: what has values of their types may be going, too.
        foreach (CatalogObject item in all.Values.Reverse().OrderBy(static item => item is AttributeObject))
        {
            ObjectRemoval.Remove(context, item);
        }

        string Describe(CatalogObject item) => item.Describe(context.Names.VisibleName);

        // A column, a type or a function depends on a table as on the type of its rows, unless a function's body names it; a foreign key on the index of a
        // constraint.
        string DescribeUsed(CatalogObject dependent, CatalogObject on) =>
            dependent is ForeignKeyObject && on is IndexObject index ? "index " + context.Names.VisibleName(index.Table with { Name = index.Index.Name })
            : on is TypeObject { Type: var type } && dependent is ColumnObject { Column: var column } && column.Type.Type.Oid == type.ArrayId ? Describe(on) + "[]"
            : on is TableObject table && DependsOnRows(dependent, table.Table) ? "type " + context.Names.VisibleName(table.Table) : Describe(on);
    }

    private static bool DependsOnRows(CatalogObject dependent, TableDefinition table) => dependent is ColumnObject or TypeObject
        || (dependent is FunctionObject { Function: var function } && !DefinitionUse.Names(function, table) && UsesTypes(function, table.RowTypeId, table.RowArrayId));

    /// <summary>
    /// Whoever looks for the users of a definition reads all definitions: those that others commit before it does would have been found, or have been none.
    /// </summary>
    public static void NoteSearch(StatementContext context) => context.Transaction.Reads.NoteCatalogAll(s_users);

    /// <summary>A view that uses the column, or null.</summary>
    public static TableDefinition? FirstView(StatementContext context, TableDefinition table, ColumnDefinition column)
    {
        NoteSearch(context);
        return Of(context, new ColumnObject(table, column)).OfType<TableObject>().FirstOrDefault()?.Table;
    }

    /// <summary>A member is dropped with its extension only.</summary>
    /// <exception cref="SqlErrorException">2BP01.</exception>
    private static void RequireNoMembers(StatementContext context, IReadOnlyList<CatalogObject> objects)
    {
        foreach (CatalogObject item in objects.Where(item => item.Key == (item.Definition.Id, 0)))
        {
            if (item.Definition.ExtensionId is { } id && context.Catalog.TryGet(id, out ExtensionDefinition? extension) && !objects.OfType<ExtensionObject>().Any(dropped => dropped.Extension.Id == id))
            {
                throw new SqlErrorException(
                    SqlState.DependentObjectsStillExist, $"cannot drop {item.Describe(context.Names.VisibleName)} because extension {extension.Name} requires it",
                    hint: $"You can drop extension {extension.Name} instead.");
            }
        }
    }

    /// <summary>What goes with an object without being asked: a table's own sequences, an extension's members.</summary>
    private static IEnumerable<CatalogObject> Owned(StatementContext context, CatalogObject item) => item switch
    {
        TableObject table => context.Catalog.Uses.SequencesOf(table.Table.Id).Select(sequence => new SequenceObject(sequence))
            .Concat<CatalogObject>(PartitionParts.Partitions(context, table.Table).Select(partition => new TableObject(partition)))
            .Concat(StatisticsCommand.Of(context.Catalog, table.Table).Select(static statistics => new StatisticsObject(statistics))),
        ColumnObject column => context.Catalog.Uses.SequencesOf(column.Table.Id).Where(sequence => sequence.OwnerColumnId == column.Column.Id)
            .Select(sequence => new SequenceObject(sequence))
            .Concat(PartsIn(context, column.Table, partition => partition.FindColumn(column.Column.Name) is { } own ? new ColumnObject(partition, own) : null))
            .Concat(Heirs.ColumnsBelow(context.Catalog, column.Table, column.Column.Name).Select(static below => new ColumnObject(below.Table, below.Column))),
        IndexObject index => PartsIn(context, index.Table, partition => partition.Indexes.FirstOrDefault(own => own.ParentId == index.Index.Id) is { } own ? new IndexObject(partition, own) : null),
        ForeignKeyObject key => PartsIn(context, key.Table, partition => partition.ForeignKeys.FirstOrDefault(own => own.ParentId == key.ForeignKey.Id) is { } own ? new ForeignKeyObject(partition, own) : null),
        TriggerObject trigger => PartsIn(context, trigger.Table, partition => partition.Triggers.FirstOrDefault(own => own.ParentId == trigger.Trigger.Id) is { } own ? new TriggerObject(partition, own) : null),
        CheckObject check => PartsIn(context, check.Table, partition => partition.Checks.FirstOrDefault(own => own.IsInherited && own.Name == check.Check.Name) is { } own ? new CheckObject(partition, own) : null)
            .Concat(check.Check.IsNoInherit ? [] : Heirs.ChecksBelow(context.Catalog, check.Table, check.Check.Name).Select(static below => new CheckObject(below.Table, below.Check))),
        ExtensionObject extension => ExtensionCommand.Members(context.Catalog, extension.Extension).Select(CatalogObject.Of).OfType<CatalogObject>(),
        OperatorFamilyObject family => context.Catalog.OperatorClasses.Where(@class => @class.FamilyId == family.Family.Id).Select(static @class => new OperatorClassObject(@class)),
        TypeObject { Type.MultirangeId: > 0 and var multirangeId } when context.Catalog.TryGet(multirangeId, out TypeDefinition? multirange) => [new TypeObject(multirange)],
        _ => [],
    };

    /// <summary>What is dropped where only a part of it would be: a range type for its multirange type, an extension for a member.</summary>
    private static CatalogObject Whole(StatementContext context, CatalogObject item) =>
        item.Definition.ExtensionId is { } id && context.Catalog.TryGet(id, out ExtensionDefinition? extension) ? new ExtensionObject(extension)
        : item is TypeObject { Type: { TypeKind: TypeKind.Multirange, BaseType: { } range } } && context.Catalog.TryGet(range.Type.Oid, out TypeDefinition? whole) ? new TypeObject(whole) : item;

    /// <summary>What partitions have of a part of their table's definition.</summary>
    private static IEnumerable<CatalogObject> PartsIn(StatementContext context, TableDefinition table, Func<TableDefinition, CatalogObject?> find) =>
        PartitionParts.Partitions(context, table).Select(find).OfType<CatalogObject>();

    private static IEnumerable<CatalogObject> Of(StatementContext context, CatalogObject item)
    {
        CatalogSnapshot catalog = context.Catalog;
        switch (item)
        {
            case TableObject table:
                IEnumerable<CatalogObject> keys = catalog.GetReferencing(table.Table.Id)
                    .Where(key => key.Table.Id != table.Table.Id && key.ForeignKey.ParentId is null)
                    .Select(key => new ForeignKeyObject(key.Table, key.ForeignKey));
                return keys.Concat(table.Table.HasHeirs ? PartitionParts.Children(context, table.Table).Select(heir => new TableObject(heir)) : []).Concat(ColumnsOf(context, table.Table.RowTypeId, table.Table.RowArrayId).Where(column => column.Definition.Id != table.Table.Id))
                    .Concat(Users(context, table.Table.Id, table.Table.RowTypeId, table.Table.RowArrayId)).Concat(ViewsOf(context, table.Table)).Concat(PolicyUse.Of(context, table.Table)).Concat(DefinitionUse.Users(catalog, table.Table));
            case ColumnObject column:
                IEnumerable<CatalogObject> columnKeys = catalog.GetReferencing(column.Table.Id)
                    .Where(key => key.ReferencedColumnIds.Contains(column.Column.Id) && key.ForeignKey.ParentId is null)
                    .Select(key => new ForeignKeyObject(key.Table, key.ForeignKey));
                IEnumerable<CatalogObject> generated = column.Table.LiveColumns
                    .Where(other => other.GeneratedSql is { } sql && ColumnRemoval.Mentions(context, column.Table, sql, column.Column))
                    .Select(other => new ColumnObject(column.Table, other));
                return columnKeys.Concat(generated).Concat(TriggersOf(context, column.Table, column.Column)).Concat(ViewsOf(context, column.Table, column.Column)).Concat(PolicyUse.Of(context, column.Table, column.Column))
                    .Concat(DefinitionUse.Users(catalog, column.Table, column.Column)).Concat(PublicationCommand.Users(context, column.Table, column.Column))
                    .Concat(AttributeUse.Of(context, column.Table, column.Column));
            case IndexObject { Index: { IsUnique: true } index } key:
                IEnumerable<CatalogObject> references = catalog.GetReferencing(key.Table.Id)
                    .Where(reference => reference.ForeignKey.ParentId is null && reference.ForeignKey.FindReferencedIndex(catalog)?.Id == index.Id)
                    .Select(reference => new ForeignKeyObject(reference.Table, reference.ForeignKey));
                return index.IsPrimary
                    ? references.Concat(ViewsOf(context, key.Table).OfType<TableObject>().Where(view => ViewKeys.Of(view.Table, catalog).Any(used => used.Id == index.Id)))
                    : references;
            case SequenceObject sequence:
                return SequenceDefaults(catalog, sequence.Sequence).Concat(ViewsOf(context, sequence.Sequence)).Concat(DefinitionUse.Users(catalog, sequence.Sequence));
            case TypeObject type:
                return TypedTables.Of(catalog, type.Type).Select(CatalogObject (table) => new TableObject(table)).Concat(ColumnsOf(context, type.Type.Id, type.Type.ArrayId))
                    .Concat(Users(context, type.Type.Id, type.Type.ArrayId)).Concat(TypesOver(context, type.Type)).Concat(DefinitionUse.Users(catalog, type.Type));
            case AttributeObject attribute:
                return AttributeUse.Of(context, attribute.Composite, attribute.Name);
            case FunctionObject function:
                return catalog.Uses.Of(function.Function.Id).OfType<TableDefinition>().SelectMany(table => table.Triggers
                    .Where(trigger => trigger.FunctionId == function.Function.Id)
                    .Select(trigger => new TriggerObject(table, trigger)))
                    .Concat<CatalogObject>(catalog.EventTriggers.Where(trigger => trigger.FunctionId == function.Function.Id).OrderBy(static trigger => trigger.Id).Select(static trigger => new EventTriggerObject(trigger)))
                    .Concat(DefinitionUse.Users(catalog, function.Function))
                    .Concat(catalog.Uses.Of(function.Function.Id).OfType<OperatorDefinition>().Where(user => user.FunctionId == function.Function.Id || user.RestrictId == function.Function.Id || user.JoinId == function.Function.Id).Select(user => new OperatorObject(user)))
                    .Concat(ClassesOf(catalog, @class => @class.Functions, function.Function.Id))
                    .Concat(catalog.Uses.Of(function.Function.Id).OfType<CastDefinition>().Select(user => new CastObject(user)))
                    .Concat(catalog.Uses.Of(function.Function.Id).OfType<TypeDefinition>().Where(range => range.SubtypeDifferenceId == function.Function.Id).Select(range => new TypeObject(range)));
            case CollationObject collation:
                return CollationUse.Of(catalog, collation.Collation).Concat(DefinitionUse.Users(catalog, collation.Collation));
            case TextConfigurationObject configuration:
                return DefinitionUse.Users(catalog, configuration.Configuration);
            case TextDictionaryObject dictionary:
                return ConfigurationsOf(catalog, dictionary.Dictionary.Id).Concat(DefinitionUse.Users(catalog, dictionary.Dictionary));
            case ExtensionObject { Extension: var extension }:
                IEnumerable<CatalogObject> others = ExtensionCommand.Requiring(catalog, extension).Select(static other => new ExtensionObject(other));
                return TextDictionaries.OfExtension(extension) is not { } brought ? others : others.Concat(ConfigurationsOf(catalog, brought.Id)).Concat(catalog.TextSearchDictionaries
                    .Where(made => made.TemplateId == brought.Id).OrderBy(static made => made.Id).Select(static made => new TextDictionaryObject(made)));
            case CastObject cast:
                return DefinitionUse.Users(catalog, cast.Cast);
            case OperatorObject @operator:
                return DefinitionUse.Users(catalog, @operator.Operator).Concat(ClassesOf(catalog, @class => @class.Operators, @operator.Operator.Id));
            case OperatorClassObject @class:
                return catalog.Tables.OrderBy(table => table.Id).SelectMany(table => table.Indexes
                    .Where(index => index.Parts.Any(part => OperatorClasses.Of(index.Method, part, catalog) == @class.Class.Id))
                    .Select(CatalogObject (index) => new IndexObject(table, index))
                    .Concat(table.Partitioning is { } partitioning && partitioning.Key.Any(part => OperatorClasses.Of(partitioning.Method, part, catalog) == @class.Class.Id) ? [new TableObject(table)] : []));
            case SchemaObject schema:
                return Contents(context, schema.Schema.Id);
            default:
                return [];
        }
    }

    private static IEnumerable<CatalogObject> ClassesOf(CatalogSnapshot catalog, Func<OperatorClassDefinition, IEnumerable<ClassMember>> members, int id) =>
        catalog.OperatorClasses.Where(@class => members(@class).Any(member => member.Id == id)).Select(static @class => new OperatorClassObject(@class));

    private static IEnumerable<CatalogObject> ConfigurationsOf(CatalogSnapshot catalog, int dictionaryId) => catalog.TextSearchConfigurations
        .Where(configuration => configuration.Mappings.Any(mapping => mapping.DictionaryIds.Contains(dictionaryId))).OrderBy(static configuration => configuration.Id)
        .Select(static configuration => new TextConfigurationObject(configuration));

    /// <summary>Defaults that are drawn from the sequence: known by its id, whatever its name.</summary>
    private static IEnumerable<CatalogObject> SequenceDefaults(CatalogSnapshot catalog, SequenceDefinition sequence) =>
        from table in catalog.Uses.Of(sequence.Id).OfType<TableDefinition>()
        from column in table.LiveColumns
        where column.DefaultSql is not null && column.SequenceId == sequence.Id
        select new DefaultObject(table, column);

    /// <summary>Triggers that fire for changes of a column only, or on a condition over it.</summary>
    public static IEnumerable<CatalogObject> TriggersOf(StatementContext context, TableDefinition table, ColumnDefinition column) => table.Triggers
        .Where(trigger => trigger.UpdateColumnIds.Contains(column.Id) || (trigger.WhenSql is { } when && Mentions(context, table, when, column)))
        .Select(trigger => new TriggerObject(table, trigger));

    /// <summary>Whether a trigger's WHEN is over a column.</summary>
    public static bool Mentions(StatementContext context, TableDefinition table, string when, ColumnDefinition column) =>
        TriggerCondition.Bind(context.NewStoredBinding(), table, SqlParser.ParseExpression(when), out _, out _).Columns().Any(used => used.Source?.Id == column.Id);

    /// <summary>Columns of tables that hold arrays over a type, then those that hold values of it.</summary>
    private static IEnumerable<CatalogObject> ColumnsOf(StatementContext context, int typeId, int arrayId) => UsersOfTypes<TableDefinition>(context.Catalog, typeId, arrayId)
        .Where(table => table.Kind == TableKind.Table && table.ParentId is null)
        .SelectMany(static table => table.LiveColumns, static (table, column) => (Table: table, Column: column))
        .Where(used => used.Column.Type.Type.Oid == typeId || used.Column.Type.Type.Oid == arrayId)
        .OrderBy(used => used.Column.Type.Type.Oid == typeId)
        .Select(used => PartitionKeyBuilder.Columns(used.Table).Contains(used.Column.Id) ? (CatalogObject)new TableObject(used.Table) : new ColumnObject(used.Table, used.Column));

    /// <summary>Functions that take or return a type, or the row of a table.</summary>
    private static IEnumerable<CatalogObject> Users(StatementContext context, params int[] typeIds) => UsersOfTypes<FunctionDefinition>(context.Catalog, typeIds)
        .Where(function => UsesTypes(function, typeIds))
        .Select(function => new FunctionObject(function))
        .Concat<CatalogObject>(UsersOfTypes<OperatorDefinition>(context.Catalog, typeIds)
            .Where(@operator => typeIds.Contains(@operator.Right.Type.Oid) || (@operator.Left is { } left && typeIds.Contains(left.Type.Oid)) || typeIds.Contains(@operator.Result.Type.Oid))
            .Select(@operator => new OperatorObject(@operator)))
        .Concat(context.Catalog.OperatorClasses.Where(@class => typeIds.Contains(@class.InputType.Type.Oid)).OrderBy(@class => @class.Id).Select(@class => new OperatorClassObject(@class)))
        .Concat(UsersOfTypes<CastDefinition>(context.Catalog, typeIds).Select(cast => new CastObject(cast)));

    private static IEnumerable<T> UsersOfTypes<T>(CatalogSnapshot catalog, params int[] typeIds)
        where T : Definition => catalog.Uses.Of(typeIds).OfType<T>();

    private static bool UsesTypes(FunctionDefinition function, params int[] typeIds) =>
        function.Parameters.Select(static parameter => parameter.Type).Append(function.ReturnType).Any(type => typeIds.Contains(type.Type.Oid));

    /// <summary>Domains and ranges over a type, and the attributes of it that composites have.</summary>
    private static IEnumerable<CatalogObject> TypesOver(StatementContext context, TypeDefinition type)
    {
        bool IsOf(SqlType? used) => used is { Type: var found } && (found.Oid == type.Id || found.Oid == type.ArrayId);
        return UsersOfTypes<TypeDefinition>(context.Catalog, type.Id, type.ArrayId).SelectMany(other => IsOf(other.BaseType)
            ? [new TypeObject(other)]
            : other.Fields.Where(field => IsOf(field.Type)).Select(CatalogObject (field) => new AttributeObject(other, field.Name)));
    }

    /// <summary>Members of an extension are not there on their own: the extension is.</summary>
    private static IEnumerable<CatalogObject> Contents(StatementContext context, int schemaId) => context.Catalog.All
        .Where(definition => definition is ExtensionDefinition extension ? extension.MemberSchemaId == schemaId : definition.SchemaId == schemaId && definition.ExtensionId is null)
        .OrderBy(definition => definition.Id)
        .Select(definition => definition is FunctionDefinition function ? new FunctionObject(function) : CatalogObject.Of(definition))
        .OfType<CatalogObject>();

    private static IEnumerable<CatalogObject> ViewsOf(StatementContext context, Definition relation) => context.Catalog.Uses.Of(relation.Id).OfType<TableDefinition>()
        .Where(view => view.Id != relation.Id && view.ViewNames.Any(name => name.RelationId == relation.Id))
        .Select(view => new TableObject(view));

    /// <summary>Views that use a column, by themselves or through the views below them. Whole rows use none: they have the columns that there are.</summary>
    private static IEnumerable<CatalogObject> ViewsOf(StatementContext context, TableDefinition table, ColumnDefinition column) =>
        ViewsOf(context, table).OfType<TableObject>().Where(view => UsedColumns(context, view.Table).Any(used => used.Table?.Id == table.Id && used.Source?.Id == column.Id));

    private static HashSet<PlanColumn> UsedColumns(StatementContext context, TableDefinition view)
    {
        HashSet<PlanColumn> used = [];
        try
        {
            foreach (LogicalPlan node in ViewNames.Bind(view, context.NewBinding(keepsCalls: true)).Plan.Nodes())
            {
                foreach (BoundExpression expression in node.Expressions)
                {
                    expression.Rewrite(static part => part is BoundWholeRow row ? new BoundConstant(Value.Null, row.Type) : null).CollectColumns(used);
                }
            }
        }
        catch (SqlErrorException)
        {
            // A view that can't be expanded (it is made of itself) reads nothing.
        }

        return used;
    }

    private static bool IsCovered(Dictionary<(int, int), CatalogObject> all, CatalogObject item) =>
        item switch
        {
            ForeignKeyObject key => all.ContainsKey((key.Table.Id, 0)),
            IndexObject index => index.Index.Parts.Any(part => all.ContainsKey((index.Table.Id, part.ColumnId))),
            DefaultObject value => all.ContainsKey((value.Table.Id, value.Column.Id)),
            _ => false,
        };

    /// <summary>The table that a part belongs to, or a partition.</summary>
    private static int? Owner(CatalogObject item) => item switch
    {
        ForeignKeyObject key => key.Table.Id,
        IndexObject index => index.Table.Id,
        ColumnObject column => column.Table.Id,
        DefaultObject value => value.Table.Id,
        CheckObject check => check.Table.Id,
        DomainCheckObject check => check.Domain.Id,
        AttributeObject attribute => attribute.Composite.Id,
        TriggerObject trigger => trigger.Table.Id,
        PolicyObject policy => policy.Table.Id,
        RuleObject rule => rule.Table.Id,
        SequenceObject { Sequence.OwnerTableId: > 0 } sequence => sequence.Sequence.OwnerTableId,
        TableObject table => table.Table.ParentId,
        _ => null,
    };
}
