using Cambium.Engine.Catalog;
using Cambium.Engine.Values;
using Cambium.Sql.Access;
using Cambium.Sql.Syntax;
using Cambium.Sql.SystemCatalogs;
using Cambium.Sql.SystemCatalogs.Objects;

namespace Cambium.Sql.Statements.Definitions.Events;

/// <summary>
/// Tells what a command has made or changed, by the difference between the catalogs before and after it: of what others would be said that stand behind
/// it, PostgreSQL carries out commands of their own, and so they are told.
/// </summary>
/// <param name="target">What the command names, of commands that change what is there.</param>
/// <param name="before">The catalog before the command.</param>
internal sealed class CommandCollector(Statement statement, string tag, ObjectAddress? target, CatalogSnapshot before, StatementContext context)
{
    public IEnumerable<CollectedCommand> Collect() => statement switch
    {
        DropStatement => [],
        DropOwnedStatement => Changed<Definition>().Where(LostGrants).Select(static definition => new CollectedCommand("REVOKE", null, RevokedKind(definition))),
        GrantStatement grant => [OfPrivileges(grant)],
        AlterDefaultPrivilegesStatement alter => [new CollectedCommand(tag, null, Words(alter.Grant.Kind) + "S")],
        CreateViewStatement create => OfView(CommandTarget.Find(ObjectKind.View, create.Name, context)),
        CreateTriggerStatement create => Of(CommandTarget.OnTable(ObjectKind.Trigger, create.Name, context.Names.GetTable(create.Table))),
        CreatePolicyStatement create => Of(CommandTarget.OnTable(ObjectKind.Policy, create.Name, context.Names.GetTable(create.Table))),
        CreateFunctionStatement or CreateAggregateStatement => Changed<Engine.Catalog.FunctionDefinition>().Select(function => new CollectedCommand(tag, DefinitionParts.Self(function))),
        CreateExtensionStatement create => Created<ExtensionDefinition>().Where(extension => extension.Name == create.Name).Select(extension => new CollectedCommand(tag, DefinitionParts.Self(extension))),
        CreateIndexStatement => Changed<TableDefinition>().SelectMany(table => Indexes(table, static _ => true)),
        CreateSchemaStatement create => [.. OfSchema(create)],
        AlterTableStatement => [.. NewSequences("CREATE SEQUENCE"), .. ChangedSequences(), .. Of(target), .. NewSequences("ALTER SEQUENCE")],
        _ when target is not null => Of(target),
        _ => Created<Definition>().OrderBy(static definition => definition.Id).SelectMany(definition => New(definition, tag)),
    };

    private IEnumerable<CollectedCommand> Of(ObjectAddress? address) => address is null ? [] : [new CollectedCommand(tag, address)];

    /// <summary>A view that gets another query is altered besides.</summary>
    private IEnumerable<CollectedCommand> OfView(ObjectAddress? view) => view is { } there && before.TryGetTable((int)there.Id, out _) ? [.. Of(view), .. Of(view)] : Of(view);

    private bool LostGrants(Definition now) => before.TryGet(now.Id, out Definition? was) && was.Grants is { } grants && now.Grants is { } left && left.Length < grants.Length;

    private static string RevokedKind(Definition definition) => definition switch
    {
        TableDefinition or SequenceDefinition => "TABLE",
        Engine.Catalog.FunctionDefinition => "ROUTINE",
        _ => ObjectPrivileges.Noun(definition).ToUpperInvariant(),
    };

    private static CollectedCommand OfPrivileges(GrantStatement grant) => new(grant.IsGrant ? "GRANT" : "REVOKE", null, Words(grant.Kind));

    private static string Words(ObjectKind kind) => DropCommand.Words(kind);

    private IEnumerable<T> Created<T>()
        where T : Definition => Changed<T>().Where(definition => !before.TryGet(definition.Id, out Definition? _));

    private IEnumerable<T> Changed<T>()
        where T : Definition => context.Transaction.Ddl.ChangedIds
            .Select(id => context.Catalog.TryGet(id, out T? now) && !(before.TryGet(id, out Definition? was) && ReferenceEquals(was, now)) ? now : null).OfType<T>();

    /// <summary>The commands that make a definition.</summary>
    /// <param name="command">The one that makes the definition itself.</param>
    private IEnumerable<CollectedCommand> New(Definition definition, string command) => definition switch
    {
        SequenceDefinition { OwnerTableId: > 0 } or TypeDefinition { TypeKind: TypeKind.Multirange } => [],
        TableDefinition table =>
        [
            .. Sequences(table, "CREATE SEQUENCE"),
            new CollectedCommand(command, DefinitionParts.Self(table)),
            .. Indexes(table, static index => index.IsConstraint || index.IsPrimary),
            .. table.ForeignKeys.Any(static key => key.ParentId is null) ? (IEnumerable<CollectedCommand>)[new CollectedCommand("ALTER TABLE", DefinitionParts.Self(table))] : [],
            .. Sequences(table, "ALTER SEQUENCE"),
            .. statement is CreateSchemaStatement ? [] : Indexes(table, static index => !index.IsConstraint && !index.IsPrimary),
        ],
        OperatorFamilyDefinition family => [new CollectedCommand("CREATE OPERATOR FAMILY", DefinitionParts.Self(family))],
        _ => [new CollectedCommand(command, DefinitionParts.Self(definition))],
    };

    /// <summary>The schema, then its elements in the order in which they are made.</summary>
    private IEnumerable<CollectedCommand> OfSchema(CreateSchemaStatement create)
    {
        ObjectIdentities identities = new(context.Catalog);
        Definition[] made = [.. Created<Definition>().OrderByDescending(static definition => definition is SchemaDefinition).ThenBy(static definition => definition.Id)];
        foreach (Definition definition in made)
        {
            string kind = identities.Of(DefinitionParts.Self(definition), definition)?.Type ?? "";
            foreach (CollectedCommand command in New(definition, "CREATE " + kind.ToUpperInvariant()))
            {
                yield return command;
            }
        }

        foreach (TableDefinition table in made.OfType<TableDefinition>())
        {
            foreach (CollectedCommand command in Indexes(table, static index => !index.IsConstraint && !index.IsPrimary))
            {
                yield return command;
            }

            foreach (TriggerDefinition trigger in table.Triggers)
            {
                yield return new CollectedCommand("CREATE TRIGGER", new ObjectAddress(CatalogOids.PgTrigger, trigger.Id));
            }
        }

        foreach (GrantStatement grant in create.Elements.OfType<GrantStatement>())
        {
            yield return OfPrivileges(grant);
        }
    }

    /// <summary>New indexes; those of partitions come with the whole table's.</summary>
    private IEnumerable<CollectedCommand> Indexes(TableDefinition table, Func<IndexDefinition, bool> isMeant) => table.Indexes
        .Where(index => index.ParentId is null && isMeant(index) && !before.TryGetIndex(index.Id, out _, out _))
        .Select(static index => new CollectedCommand("CREATE INDEX", new ObjectAddress(CatalogOids.PgClass, index.Id)));

    private IEnumerable<CollectedCommand> Sequences(TableDefinition table, string command) => Created<SequenceDefinition>().Where(sequence => sequence.OwnerTableId == table.Id)
        .OrderBy(static sequence => sequence.OwnerColumnId).Select(sequence => new CollectedCommand(command, DefinitionParts.Self(sequence)));

    private IEnumerable<CollectedCommand> NewSequences(string command) => Changed<TableDefinition>().SelectMany(table => Sequences(table, command));

    /// <summary>A column's new type may be its sequence's, too.</summary>
    private IEnumerable<CollectedCommand> ChangedSequences() => Changed<SequenceDefinition>()
        .Where(sequence => before.TryGet(sequence.Id, out SequenceDefinition? was) && was.Type != sequence.Type)
        .Select(static sequence => new CollectedCommand("ALTER SEQUENCE", DefinitionParts.Self(sequence)));
}
