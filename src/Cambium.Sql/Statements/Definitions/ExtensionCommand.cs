using Cambium.Engine.Catalog;
using Cambium.Engine.Errors;
using Cambium.Engine.Values;
using Cambium.Sql.Extensions;
using Cambium.Sql.Parsing;
using Cambium.Sql.Sessions;
using Cambium.Sql.Syntax;

namespace Cambium.Sql.Statements.Definitions;

/// <summary>
/// CREATE and ALTER EXTENSION. Creating runs the extension's script, plain SQL, in its schema; whatever definitions it leaves are the members.
/// </summary>
internal static class ExtensionCommand
{
    public static string Execute(CreateExtensionStatement statement, StatementContext context)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Extension, 0, statement.Name);
        if (context.Catalog.TryGetExtension(statement.Name, out _))
        {
            string message = $"extension \"{statement.Name}\" already exists";
            if (!statement.IfNotExists)
            {
                throw new SqlErrorException(SqlState.DuplicateObject, message);
            }

            context.Session.Notice(SqlNotice.Notice($"{message}, skipping") with { SqlState = SqlState.DuplicateObject });
            return "CREATE EXTENSION";
        }

        GivenOptions.RequireDistinct(statement.Options);

        AvailableExtension extension = GetAvailable(statement.Name);
        string version = Option(statement, "version") ?? extension.Version;
        if (!extension.Versions.Contains(version))
        {
            throw new SqlErrorException(
                SqlState.InvalidParameterValue, $"extension \"{extension.Name}\" has no installation script nor update path for version \"{version}\"");
        }

        // In PostgreSQL's order: whoever may make neither is told of the one it needs.
        SchemaDefinition schema = Schema(statement, context);
        RequireOthers(extension, statement, context);
        RequireRight(extension, context);
        Create(extension, version, schema, context);
        return "CREATE EXTENSION";
    }

    public static string Execute(UpdateExtensionStatement statement, StatementContext context)
    {
        ExtensionDefinition extension = Get(context, statement.Name);
        context.Rights.RequireOwner(extension);
        string[] versions = [.. AvailableExtension.Find(extension.Name)?.Versions ?? []];
        string wanted = statement.Version ?? versions.LastOrDefault() ?? extension.ExtensionVersion;
        if (wanted == extension.ExtensionVersion)
        {
            context.Notice($"version \"{wanted}\" of extension \"{extension.Name}\" is already installed");
            return "ALTER EXTENSION";
        }

        if (Array.IndexOf(versions, wanted) > Array.IndexOf(versions, extension.ExtensionVersion))
        {
            context.Transaction.Ddl.Put(extension with { ExtensionVersion = wanted });
            return "ALTER EXTENSION";
        }

        throw new SqlErrorException(
            SqlState.InvalidParameterValue, $"extension \"{extension.Name}\" has no update path from version \"{extension.ExtensionVersion}\" to version \"{wanted}\"");
    }

    /// <summary>ALTER EXTENSION … SET SCHEMA: all members move.</summary>
    public static void Move(string name, string schemaName, StatementContext context)
    {
        ExtensionDefinition extension = Get(context, name);
        context.Rights.RequireOwner(extension);
        SchemaDefinition schema = context.Names.GetSchema(schemaName);
        context.Rights.Require(schema, Privileges.Create);
        if (AvailableExtension.Find(extension.Name) is { Schema: not null })
        {
            throw new SqlErrorException(SqlState.FeatureNotSupported, $"extension \"{extension.Name}\" does not support SET SCHEMA");
        }

        // Each as it is by now: what uses a member that was moved has been renewed.
        foreach (int id in Members(context.Catalog, extension).Select(member => member.Id).ToArray())
        {
            Definition member = context.Catalog.TryGet(id, out Definition? current) ? current : throw new InvalidOperationException("A member is gone.");
            context.Transaction.Ddl.Put(member is TypeDefinition type ? type with { SchemaId = schema.Id, SchemaName = schema.Name } : member with { SchemaId = schema.Id });
        }

        context.Transaction.Ddl.Put(extension with { MemberSchemaId = schema.Id });
    }

    /// <exception cref="SqlErrorException">42704.</exception>
    public static ExtensionDefinition Get(StatementContext context, string name)
    {
        context.Transaction.Reads.NoteCatalog(NameClass.Extension, 0, name);
        return context.Catalog.TryGetExtension(name, out ExtensionDefinition? extension)
            ? extension
            : throw new SqlErrorException(SqlState.UndefinedObject, $"extension \"{name}\" does not exist");
    }

    public static IEnumerable<Definition> Members(CatalogSnapshot catalog, ExtensionDefinition extension) =>
        catalog.All.Where(definition => definition.ExtensionId == extension.Id).OrderBy(definition => definition.Id);

    /// <summary>Those that it needs.</summary>
    public static IEnumerable<ExtensionDefinition> Required(CatalogSnapshot catalog, ExtensionDefinition extension) =>
        (AvailableExtension.Find(extension.Name)?.Requires ?? []).Select(name => catalog.TryGetExtension(name, out ExtensionDefinition? required) ? required : null).OfType<ExtensionDefinition>();

    /// <summary>Those that need it.</summary>
    public static IEnumerable<ExtensionDefinition> Requiring(CatalogSnapshot catalog, ExtensionDefinition extension) =>
        catalog.All.OfType<ExtensionDefinition>().Where(other => AvailableExtension.Find(other.Name)?.Requires.Contains(extension.Name) == true).OrderBy(static other => other.Id);

    private static AvailableExtension GetAvailable(string name) => AvailableExtension.Find(name) ?? throw new SqlErrorException(
        SqlState.FeatureNotSupported, $"extension \"{name}\" is not available", hint: "The view pg_available_extensions lists those that are.");

    private static string? Option(CreateExtensionStatement statement, string name) =>
        statement.Options.FirstOrDefault(option => option.Name == name)?.Value is TextOptionValue value ? value.Text : null;

    private static void RequireRight(AvailableExtension extension, StatementContext context)
    {
        bool mayCreate = (context.Rights.On(context.Session.Roles.Database) & Privileges.Create) != 0;
        if (!context.Rights.IsSuperuser && !(extension.IsTrusted && mayCreate))
        {
            throw new SqlErrorException(
                SqlState.InsufficientPrivilege, $"permission denied to create extension \"{extension.Name}\"",
                hint: extension.IsTrusted ? "Must have CREATE privilege on current database to create this extension." : "Must be superuser to create this extension.");
        }
    }

    private static SchemaDefinition Schema(CreateExtensionStatement statement, StatementContext context)
    {
        if (Option(statement, "schema") is { } name)
        {
            return context.Names.GetSchema(name);
        }

        return context.Names.FirstSchema() ?? throw new SqlErrorException(SqlState.UndefinedObject, "no schema has been selected to create in");
    }

    /// <summary>Those it needs are there, or are created by CASCADE.</summary>
    private static void RequireOthers(AvailableExtension extension, CreateExtensionStatement statement, StatementContext context)
    {
        foreach (string required in extension.Requires.Where(required => !context.Catalog.TryGetExtension(required, out _)))
        {
            if (!statement.Options.Any(option => option.Name == "cascade"))
            {
                throw new SqlErrorException(
                    SqlState.UndefinedObject, $"required extension \"{required}\" is not installed", hint: "Use CREATE EXTENSION ... CASCADE to install required extensions too.");
            }

            context.Notice($"installing required extension \"{required}\"");
            Execute(statement with { Name = required, Options = [.. statement.Options.Where(option => option.Name != "version")] }, context);
        }
    }

    private static void Create(AvailableExtension available, string version, SchemaDefinition schema, StatementContext context)
    {
        ExtensionDefinition extension = context.Transaction.Ddl.Put(new ExtensionDefinition
        {
            Id = context.Transaction.Ddl.NextId(),
            Name = available.Name,
            OwnerId = context.Session.Roles.CurrentId,
            ExtensionVersion = version,
            MemberSchemaId = schema.Id,
            Comment = available.Comment,
        });
        HashSet<int> before = [.. context.Catalog.All.Select(definition => definition.Id)];

        // A trusted extension's script may do what its user may not; what it makes belongs to the superuser then.
        using (ActingScope? scope = context.Rights.IsSuperuser ? null : context.Session.Roles.ActAs(SystemCatalog.BootstrapRoleId))
        using (LocalSettings settings = new(context.Session))
        {
            // What it needs may be elsewhere.
            IEnumerable<string> places = Required(context.Catalog, extension).Select(required => context.Names.SchemaName(required.MemberSchemaId)).Prepend(schema.Name);
            settings.Apply("search_path", string.Join(", ", places.Distinct().Select(Identifier.Quote)));
            settings.Apply("check_function_bodies", "off");
            if (context.Settings.Get("client_min_messages") is not "error")
            {
                settings.Apply("client_min_messages", "warning");
            }

            foreach (Statement part in SqlParser.ParseScript(available.ReadScript()))
            {
                UtilityStatements.Execute(part, context, new RowSpool());
            }
        }

        // Each as it is by now: what uses a type has been renewed with it.
        foreach (int id in context.Catalog.All.Select(definition => definition.Id).Where(id => !before.Contains(id)).Order().ToArray())
        {
            if (context.Catalog.TryGet(id, out Definition? member))
            {
                context.Transaction.Ddl.Put(member with { ExtensionId = extension.Id });
            }
        }
    }
}
