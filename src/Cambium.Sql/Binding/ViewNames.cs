using System.Collections.Immutable;
using System.Globalization;
using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Parsing;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Binding;

/// <summary>Binding of the text of views and of functions' bodies in SQL, in which names of relations mean what they meant when it was written.</summary>
internal static class ViewNames
{
    /// <summary>A view's query; its names are for <see cref="BindingContext.ViewNames"/>.</summary>
    public static SelectStatement Query(TableDefinition view) => (SelectStatement)SqlParser.ParseScript(view.ViewSql!)[0];

    /// <summary>Binds a view's query by itself.</summary>
    public static BoundQuery Bind(TableDefinition view, BindingContext context)
    {
        context.ViewNames = view.ViewNames;
        return new QueryBinder(context).Bind(Query(view), null);
    }

    /// <summary>The relation that a name means, by the view's names where one is being expanded.</summary>
    /// <param name="known">What the view knows of it.</param>
    public static object? FindRelation(BindingContext context, QualifiedName name, out ViewName? known)
    {
        known = context.ViewNames.FirstOrDefault(entry => entry.Name == name.Name && entry.Schema == name.Schema);
        if (known is not null && context.Catalog.Catalog.TryGet(known.RelationId, out Definition? definition))
        {
            context.Catalog.NoteUse(definition);
            return definition;
        }

        known = null;
        object? found = context.Catalog.FindRelation(name);
        if (found is Definition recorded && context.ViewDepth == 0)
        {
            context.RecordedNames?.Add(Record(name, recorded) with { InSchema = context.Catalog.SchemaName(recorded) });
        }

        return found;
    }

    /// <summary>What a relation's schema is called in the text around: that doesn't follow when it gets another name, or the relation another schema.</summary>
    public static string SchemaName(ViewName? known, Definition relation, CatalogReader catalog) => known?.InSchema ?? known?.Schema ?? catalog.SchemaName(relation);

    /// <summary>What the text around knows of a relation that it changes; null where it knows nothing.</summary>
    public static ViewName? Of(BindingContext context, TableDefinition relation) => context.ViewNames.FirstOrDefault(entry => entry.RelationId == relation.Id);

    /// <summary>A column of a relation that the statement changes, by the name that the text around knows it by.</summary>
    public static ColumnDefinition? FindColumn(BindingContext context, TableDefinition relation, string name) => Of(context, relation) is { } known
        ? known.Columns.FirstOrDefault(column => column.Name == name) is { } column ? relation.FindColumn(column.Id) : null
        : relation.FindColumn(name);

    /// <summary>The row of a relation that the statement changes, its columns called as the text around knows them.</summary>
    public static ScopeRelation Shown(BindingContext context, TableDefinition relation, ScopeRelation row) =>
        Shown(Of(context, relation), relation, row);

    /// <summary>A relation as the text around knows it: named columns are those that it knows, as it calls them.</summary>
    /// <param name="row">With the relation's live columns, in order.</param>
    public static ScopeRelation Shown(ViewName? known, TableDefinition relation, ScopeRelation row)
    {
        if (known is null)
        {
            return row;
        }

        HashSet<int> ids = [.. known.Columns.Select(static column => column.Id)];
        return row with
        {
            Columns = Shown(known, relation, row.Columns),
            LaterColumns = [.. row.Columns.Where((_, index) => index >= relation.LiveColumns.Length || !ids.Contains(relation.LiveColumns[index].Id))],
        };
    }

    /// <summary>A relation's columns as the view knows them.</summary>
    /// <param name="columns">Of the relation's live columns, in order.</param>
    public static IReadOnlyList<ScopeColumn> Shown(ViewName? known, TableDefinition table, IReadOnlyList<ScopeColumn> columns)
    {
        if (known is null)
        {
            return columns;
        }

        Dictionary<int, ScopeColumn> live = table.LiveColumns.Zip(columns).ToDictionary(static column => column.First.Id, static column => column.Second);
        List<ScopeColumn> shown = new(known.Columns.Length);
        foreach (ViewColumnName name in known.Columns)
        {
            if (live.TryGetValue(name.Id, out ScopeColumn column))
            {
                shown.Add(column with { Name = name.Name });
            }
        }

        return shown;
    }

    /// <summary>How many fields of a named row type the text around knows, where they stand for columns: those that the type got later aren't there.</summary>
    /// <remarks>No relation is called by an empty name: the type has it among <see cref="BindingContext.ViewNames"/>, and its OID in place of a schema.</remarks>
    public static int CountFields(BindingContext context, DataType row)
    {
        IReadOnlyList<CompositeField> fields = row.Fields;
        string oid = row.Oid.ToString(CultureInfo.InvariantCulture);
        if (context.ViewNames.FirstOrDefault(entry => entry.Name.Length == 0 && entry.Schema == oid) is { } known)
        {
            return Math.Min(known.Columns.Length, fields.Count);
        }

        if (context.ViewDepth == 0)
        {
            context.RecordedNames?.Add(new ViewName(oid, "", row.Oid, [.. fields.Select(static (field, index) => new ViewColumnName(index + 1, field.Name))]));
        }

        return fields.Count;
    }

    /// <summary>What a name means now.</summary>
    public static ViewName Record(QualifiedName name, Definition relation) => new(
        name.Schema,
        name.Name,
        relation.Id,
        relation is TableDefinition table ? [.. table.LiveColumns.Select(static (ColumnDefinition column) => new ViewColumnName(column.Id, column.Name))] : ImmutableArray<ViewColumnName>.Empty);
}
