using System.Collections.Immutable;
using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;
using ColumnDefinition = Cambium.Engine.Catalog.ColumnDefinition;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>CREATE and ALTER PUBLICATION, and what becomes of publications when their tables change.</summary>
internal static class PublicationCommand
{
    private static readonly string[] s_changes = ["insert", "update", "delete", "truncate"];

    public static string Execute(CreatePublicationStatement statement, StatementContext context)
    {
        SchemaCommand.RequireRight(context);
        if (statement.IsForAllTables && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create FOR ALL TABLES publication");
        }

        RequireFree(context, statement.Name);
        PublicationDefinition publication = WithOptions(
            new PublicationDefinition
            {
                Id = context.Transaction.Ddl.NextId(),
                Name = statement.Name,
                OwnerId = context.Session.Roles.CurrentId,
                IsForAllTables = statement.IsForAllTables,
                Changes = [.. s_changes],
            },
            statement.Options);
        if (statement.Objects.Any(static item => item.Table is null) && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to create FOR TABLES IN SCHEMA publication");
        }

        PublishedObjects objects = new(context, publication);
        objects.Add(statement.Objects, isNew: true);
        context.Transaction.Ddl.Put(objects.Checked());
        if (context.Settings.Get("wal_level") != "logical")
        {
            context.Session.Notice(SqlNotice.Warning(
                SqlState.ObjectNotInPrerequisiteState, "wal_level is insufficient to publish logical changes", hint: "Set wal_level to \"logical\" before creating subscriptions."));
        }

        return "CREATE PUBLICATION";
    }

    public static string Execute(AlterPublicationStatement statement, StatementContext context)
    {
        PublicationDefinition publication = Get(context, statement.Object.Name.Name);
        context.Rights.RequireOwner(publication);
        if (statement.Change == PublicationChange.Options)
        {
            context.Transaction.Ddl.Put(new PublishedObjects(context, WithOptions(publication, statement.Options)).Checked());
            return "ALTER PUBLICATION";
        }

        bool hasSchemas = statement.Objects.Any(static item => item.Table is null);
        if (hasSchemas && statement.Change != PublicationChange.Drop && !context.Rights.IsSuperuser)
        {
            throw new SqlErrorException(SqlState.InsufficientPrivilege, "must be superuser to add or set schemas");
        }

        if (publication.IsForAllTables)
        {
            throw new SqlErrorException(
                SqlState.ObjectNotInPrerequisiteState, $"publication \"{publication.Name}\" is defined as FOR ALL TABLES",
                $"{(hasSchemas ? "Schemas" : "Tables")} cannot be added to or dropped from FOR ALL TABLES publications.");
        }

        PublishedObjects objects = new(context, publication);
        switch (statement.Change)
        {
            case PublicationChange.Add:
                objects.Add(statement.Objects, isNew: false);
                break;
            case PublicationChange.Set:
                objects.Set(statement.Objects);
                break;
            default:
                objects.Drop(statement.Objects);
                break;
        }

        context.Transaction.Ddl.Put(objects.Checked());
        return "ALTER PUBLICATION";
    }

    public static void Rename(StatementContext context, string name, string newName)
    {
        PublicationDefinition publication = Get(context, name);
        RequireFree(context, newName);
        context.Rights.RequireOwner(publication);
        SchemaCommand.RequireRight(context);
        context.Transaction.Ddl.Put(publication with { Name = newName });
    }

    public static PublicationDefinition? Find(StatementContext context, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Publication, 0, name);
        return context.Catalog.Find<PublicationDefinition>(NameClass.Publication, 0, name);
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static PublicationDefinition Get(StatementContext context, string name) =>
        Find(context, name) ?? throw new SqlErrorException(SqlState.UndefinedObject, $"publication \"{name}\" does not exist");

    /// <exception cref="SqlErrorException">42501: the role can't own it.</exception>
    public static void RequireOwner(StatementContext context, PublicationDefinition publication, RoleDefinition owner)
    {
        context.Session.Roles.RightsOf(owner.Id).Require(context.Session.Roles.Database, Privileges.Create);
        string? kind = owner.IsSuperuser ? null : publication.IsForAllTables ? "FOR ALL TABLES" : publication.Schemas.IsEmpty ? null : "FOR TABLES IN SCHEMA";
        if (kind is not null)
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"permission denied to change owner of publication \"{publication.Name}\"", hint: $"The owner of a {kind} publication must be a superuser.");
        }
    }

    /// <summary>Publications that name a column of a table.</summary>
    public static IEnumerable<CatalogObject> Users(StatementContext context, TableDefinition table, ColumnDefinition column) =>
        from publication in context.Catalog.Uses.Of(table.Id).OfType<PublicationDefinition>()
        from published in publication.Tables
        where published.TableId == table.Id
            && (published.ColumnIds.Contains(column.Id) || (published.WhereSql is { } condition && ColumnRemoval.Mentions(context, table, condition, column)))
        select new PublishedTableObject(publication, published, table);

    public static void RenameColumn(StatementContext context, TableDefinition table, ColumnDefinition column, string name)
    {
        foreach (PublicationDefinition publication in context.Catalog.Uses.Of(table.Id).OfType<PublicationDefinition>().Where(publication => publication.Tables.Any(published => published.TableId == table.Id && published.WhereSql is not null)).ToArray())
        {
            context.Transaction.Ddl.Put(publication with
            {
                Tables =
                [
                    .. publication.Tables.Select(published => published.TableId == table.Id && published.WhereSql is { } where && ColumnRemoval.Mentions(context, table, where, column)
                        ? published with { WhereSql = NamesInText.RenameColumn(where, column.Name, name) }
                        : published),
                ],
            });
        }
    }

    private static void RequireFree(StatementContext context, string name)
    {
        if (Find(context, name) is not null)
        {
            throw new SqlErrorException(SqlState.DuplicateObject, $"publication \"{name}\" already exists");
        }
    }

    private static PublicationDefinition WithOptions(PublicationDefinition publication, IEnumerable<Option> options)
    {
        GivenOptions given = new();
        foreach (Option option in options)
        {
            if (option.Name is not ("publish" or "publish_via_partition_root"))
            {
                throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized publication parameter: \"{option.Name}\"");
            }

            given.Add(option.Name, option.Span);
            publication = option.Name == "publish" ? publication with { Changes = Changes(option) } : publication with { IsViaRoot = BooleanOption.IsOn(option) };
        }

        return publication;
    }

    private static ImmutableArray<string> Changes(Option option)
    {
        string text = option.Text ?? throw new SqlErrorException(SqlState.SyntaxError, "publish requires a parameter");
        IReadOnlyList<string> given = IdentifierList.TryParse(text, ',') ?? throw new SqlErrorException(SqlState.SyntaxError, "invalid list syntax for \"publish\" option");
        string? unknown = given.FirstOrDefault(static change => !s_changes.Contains(change));
        return unknown is null
            ? [.. s_changes.Where(given.Contains)]
            : throw new SqlErrorException(SqlState.SyntaxError, $"unrecognized value for publication option \"publish\": \"{unknown}\"");
    }
}
