using Cambium.Engine.Catalog;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>Something that can be dropped, or depend on what is.</summary>
internal abstract record CatalogObject
{
    /// <summary>In the words of dependency messages: <c>view v</c>, <c>constraint c on table t</c>.</summary>
    /// <param name="name">A definition's name as the session sees it: qualified unless the search path finds it.</param>
    public abstract string Describe(Func<Definition, string> name);

    /// <summary>Identifies the object among all others: a whole definition by its id.</summary>
    public virtual (int Id, int Part) Key => (Definition.Id, 0);

    /// <summary>The definition that it is, or is a part of; its owner may drop it.</summary>
    public abstract Definition Definition { get; }

    /// <summary>The object of a definition; null for a sequence that belongs to a column, and for what isn't dropped as an object.</summary>
    public static CatalogObject? Of(Definition definition) => definition switch
    {
        TableDefinition table => new TableObject(table),
        SequenceDefinition { OwnerTableId: 0 } sequence => new SequenceObject(sequence),
        TypeDefinition type => new TypeObject(type),
        FunctionDefinition function => new FunctionObject(function),
        SchemaDefinition schema => new SchemaObject(schema),
        OperatorDefinition @operator => new OperatorObject(@operator),
        OperatorClassDefinition @class => new OperatorClassObject(@class),
        OperatorFamilyDefinition family => new OperatorFamilyObject(family),
        StatisticsDefinition statistics => new StatisticsObject(statistics),
        CollationDefinition collation => new CollationObject(collation),
        TextSearchConfigurationDefinition configuration => new TextConfigurationObject(configuration),
        TextSearchDictionaryDefinition dictionary => new TextDictionaryObject(dictionary),
        CastDefinition cast => new CastObject(cast),
        ExtensionDefinition extension => new ExtensionObject(extension),
        EventTriggerDefinition trigger => new EventTriggerObject(trigger),
        PublicationDefinition publication => new PublicationObject(publication),
        _ => null,
    };
}

/// <summary>A table, view or materialized view.</summary>
internal sealed record TableObject(TableDefinition Table) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => Words(Table.Kind) + " " + name(Table);

    public override Definition Definition => Table;

    private static string Words(TableKind kind) => kind switch
    {
        TableKind.View => "view",
        TableKind.MaterializedView => "materialized view",
        _ => "table",
    };
}

internal sealed record SequenceObject(SequenceDefinition Sequence) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "sequence " + name(Sequence);

    public override Definition Definition => Sequence;
}

/// <summary>An index; of a constraint, the constraint.</summary>
internal sealed record IndexObject(TableDefinition Table, IndexDefinition Index) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => Index.IsConstraint
        ? $"constraint {Index.Name} on table {name(Table)}"
        : "index " + name(Table with { Name = Index.Name });

    public override (int Id, int Part) Key => (Index.Id, 0);

    public override Definition Definition => Table;
}

internal sealed record ColumnObject(TableDefinition Table, ColumnDefinition Column) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"column {Column.Name} of {new TableObject(Table).Describe(name)}";

    public override (int Id, int Part) Key => (Table.Id, Column.Id);

    public override Definition Definition => Table;
}

/// <summary>A column's default.</summary>
internal sealed record DefaultObject(TableDefinition Table, ColumnDefinition Column) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"default value for column {Column.Name} of table {name(Table)}";

    public override (int Id, int Part) Key => (Table.Id, -Column.Id);

    public override Definition Definition => Table;
}

internal sealed record ForeignKeyObject(TableDefinition Table, ForeignKeyDefinition ForeignKey) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"constraint {ForeignKey.Name} on table {name(Table)}";

    public override (int Id, int Part) Key => (ForeignKey.Id, 0);

    public override Definition Definition => Table;
}

internal sealed record CheckObject(TableDefinition Table, CheckConstraint Check) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"constraint {Check.Name} on table {name(Table)}";

    public override (int Id, int Part) Key => (Check.Id, 0);

    public override Definition Definition => Table;
}

/// <summary>An attribute of a composite type, known by its name.</summary>
internal sealed record AttributeObject(TypeDefinition Composite, string Name) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"column {Name} of composite type {name(Composite)}";

    public override (int Id, int Part) Key => (Composite.Id, Composite.Fields.ToList().FindIndex(attribute => attribute.Name == Name) + 1);

    public override Definition Definition => Composite;
}

/// <summary>A CHECK of a domain.</summary>
internal sealed record DomainCheckObject(TypeDefinition Domain, CheckConstraint Check) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"constraint {Check.Name}";

    public override (int Id, int Part) Key => (Check.Id, 0);

    public override Definition Definition => Domain;
}

internal sealed record TriggerObject(TableDefinition Table, TriggerDefinition Trigger) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"trigger {Trigger.Name} on table {name(Table)}";

    public override (int Id, int Part) Key => (Trigger.Id, 0);

    public override Definition Definition => Table;
}

internal sealed record PolicyObject(TableDefinition Table, PolicyDefinition Policy) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"policy {Policy.Name} on table {name(Table)}";

    public override (int Id, int Part) Key => (Policy.Id, 0);

    public override Definition Definition => Table;
}

internal sealed record RuleObject(TableDefinition Table, RuleDefinition Rule) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"rule {Rule.Name} on {new TableObject(Table).Describe(name)}";

    public override (int Id, int Part) Key => (Rule.Id, 0);

    public override Definition Definition => Table;
}

internal sealed record TypeObject(TypeDefinition Type) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "type " + name(Type);

    public override Definition Definition => Type;
}

internal sealed record FunctionObject(FunctionDefinition Function) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "function " + Signature(Function, name(Function));

    /// <summary><c>name(integer,text)</c>, as commands that drop it take it.</summary>
    /// <param name="name">As SQL has it.</param>
    public static string Signature(FunctionDefinition function, string name) => $"{name}({string.Join(",", function.ArgumentTypes.Select(static type => type.Type.DisplayName))})";

    public override Definition Definition => Function;
}

internal sealed record SchemaObject(SchemaDefinition Schema) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "schema " + Schema.Name;

    public override Definition Definition => Schema;
}

internal sealed record OperatorObject(OperatorDefinition Operator) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) =>
        $"operator {name(Operator)}({Operator.Left?.Type.DisplayName ?? "NONE"},{Operator.Right.Type.DisplayName})";

    public override Definition Definition => Operator;
}

internal sealed record OperatorClassObject(OperatorClassDefinition Class) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"operator class {name(Class)} for access method {Class.Method}";

    public override Definition Definition => Class;
}

/// <summary>A family of operator classes; they go with it.</summary>
internal sealed record OperatorFamilyObject(OperatorFamilyDefinition Family) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"operator family {name(Family)} for access method {Family.Method}";

    public override Definition Definition => Family;
}

internal sealed record StatisticsObject(StatisticsDefinition Statistics) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "statistics object " + name(Statistics);

    public override Definition Definition => Statistics;
}

internal sealed record CollationObject(CollationDefinition Collation) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "collation " + name(Collation);

    public override Definition Definition => Collation;
}

internal sealed record TextConfigurationObject(TextSearchConfigurationDefinition Configuration) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "text search configuration " + name(Configuration);

    public override Definition Definition => Configuration;
}

internal sealed record TextDictionaryObject(TextSearchDictionaryDefinition Dictionary) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "text search dictionary " + name(Dictionary);

    public override Definition Definition => Dictionary;
}

internal sealed record CastObject(CastDefinition Cast) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"cast from {Cast.Source.Type.DisplayName} to {Cast.Target.Type.DisplayName}";

    public override Definition Definition => Cast;
}

/// <summary>An extension; its members go with it, and none goes without it.</summary>
internal sealed record ExtensionObject(ExtensionDefinition Extension) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "extension " + Extension.Name;

    public override Definition Definition => Extension;
}

internal sealed record EventTriggerObject(EventTriggerDefinition Trigger) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "event trigger " + Trigger.Name;

    public override Definition Definition => Trigger;
}

internal sealed record PublicationObject(PublicationDefinition Publication) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => "publication " + Publication.Name;

    public override Definition Definition => Publication;
}

/// <summary>What a publication says of one of its tables.</summary>
internal sealed record PublishedTableObject(PublicationDefinition Publication, PublishedTable Published, TableDefinition Table) : CatalogObject
{
    public override string Describe(Func<Definition, string> name) => $"publication of table {name(Table)} in publication {Publication.Name}";

    public override (int Id, int Part) Key => (Published.Id, 0);

    public override Definition Definition => Publication;
}
